"""The title screen: the emblem, what can be done, and the four games as paintings on the wall."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.ui import backdrop
from game.ui.dialog import confirm, inform
from game.ui.game_tile import GameTile
from game.ui.keys import shown
from game.ui.screen import Screen
from game.ui.sit_down import go_on
from game.ui.theme import BRASS_BRIGHT, ON_DARK_SOFT
from game.ui.told import GAMES, age_line, fault_line, game_title, moves_line, players_line
from game.ui.widgets import Button, Label

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.shelf import SavedGame

_WALL = (1560, 980)  # the largest part of the felt that is used, at scale 1
_MENU = 320


class TitleScene(Screen):
    """Continue, New game, Open log, Settings, Quit; a tile begins its game."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._saved: SavedGame | None = None
        self._emblem = pygame.Rect(0, 0, 0, 0)

    def enter(self) -> None:
        """Look for a game to go on with."""
        self._look()

    def resume(self) -> None:
        """Another screen is gone: a game may have been begun or ended there."""
        self._look()
        if self.size != (0, 0):
            self.rebuild()

    def back(self) -> None:
        """Esc asks before it ends the program."""
        words = self.ctx.words
        confirm(self.ctx, words("quit.title"), words("quit.text"), words("title.quit"), self._quit)

    def handle(self, event: pygame.event.Event) -> None:
        """A file dropped on the window is opened."""
        if event.type == pygame.DROPFILE:
            from game.ui.saved_games import SavedGamesScene

            self.ctx.scenes.push(SavedGamesScene(self.ctx, Path(event.file)))
            return
        super().handle(event)

    def build(self) -> None:
        """Menu at the left, four tiles at the right, all centred on the felt."""
        px = self.ctx.px
        felt = backdrop.inside(self.ctx, self.size)
        wall = pygame.Rect(0, 0, min(felt.width, px(_WALL[0])), min(felt.height, px(_WALL[1])))
        wall.center = felt.center
        wall = wall.inflate(-2 * px(28), -2 * px(20))
        menu = pygame.Rect(wall.left, wall.top, px(_MENU), wall.height)
        games = pygame.Rect(menu.right + px(32), wall.top, wall.right - menu.right - px(32), wall.height)
        self._hang_tiles(games)
        self._build_menu(menu)

    def paint(self, surface: pygame.Surface) -> None:
        """The emblem."""
        box = self._emblem
        surface.blit(self.ctx.sprites.sized("ui/title", box.width, box.height), box)

    def _build_menu(self, menu: pygame.Rect) -> None:
        px, words = self.ctx.px, self.ctx.words
        step, high = px(52), px(44)
        below = px(30) + 5 * step
        names = px(60) + px(26)
        side = min(menu.width, menu.height - below - names - px(8))
        block = side + names + below
        top = menu.top + max(0, (menu.height - block) // 2)
        self._emblem = pygame.Rect(0, top, side, side)
        self._emblem.centerx = menu.centerx
        y = self._emblem.bottom - px(4)
        for text, size, colour, height in (
            (words("product.name"), 40, BRASS_BRIGHT, 60),
            (words("product.kind"), 16, ON_DARK_SOFT, 26),
        ):
            label = Label(self.ctx, text, "title", size, colour, "center", middle=True)
            label.rect = pygame.Rect(menu.left, y, menu.width, px(height))
            self.group.add(label)
            y += px(height)
        y += px(10)
        for button in self._buttons():
            button.rect = pygame.Rect(menu.left + px(20), y, menu.width - px(40), high)
            self.group.add(button)
            y += step
            if button.name == "continue":
                y += self._add_saved_line(menu, y - px(6))

    def _add_saved_line(self, menu: pygame.Rect, y: int) -> int:
        """Who, how far and when, under Continue."""
        px = self.ctx.px
        line = Label(
            self.ctx, self._saved_line(), "body", 12, ON_DARK_SOFT, "center", name="saved", middle=True
        )
        line.rect = pygame.Rect(menu.left, y, menu.width, px(18))
        line.words = self.ctx.type.fit(line.words, "body", 12, line.rect.width)
        self.group.add(line)
        return px(18)

    def _buttons(self) -> list[Button]:
        ctx, words = self.ctx, self.ctx.words
        going_on = Button(ctx, "continue", words("title.continue"), self._continue, icon="play")
        if self._saved is None:
            going_on.disabled = words("title.nothing_saved")
        new = Button(ctx, "new_game", words("title.new_game"), self._new, icon="flag")
        (going_on if self._saved else new).primary = True
        return [
            going_on,
            new,
            Button(ctx, "open_log", words("title.open_log"), self._open, icon="folder"),
            Button(ctx, "settings", words("title.settings"), self._settings, icon="settings"),
            Button(
                ctx,
                "quit",
                words("title.quit"),
                self.back,
                icon="close",
                tip=words("title.help", key=shown("help")),
            ),
        ]

    def _hang_tiles(self, area: pygame.Rect) -> None:
        """Two by two, as large as the wall allows."""
        px = self.ctx.px
        gap, plate = px(22), px(62)
        width = min((area.width - gap) // 2, round(((area.height - gap) // 2 - plate) * 1.6))
        height = round(width / 1.6) + plate
        block = pygame.Rect(0, 0, 2 * width + gap, 2 * height + gap)
        block.center = area.center
        for place, game in enumerate(GAMES):
            tile = GameTile(self.ctx, game, partial(self._new, game))
            x = block.left + (place % 2) * (width + gap)
            y = block.top + (place // 2) * (height + gap)
            tile.rect = pygame.Rect(x, y, width, height)
            self.group.add(tile)

    def _saved_line(self) -> str:
        saved = self._saved
        if saved is None:
            return self.ctx.words("title.nothing_saved")
        parts = (
            game_title(self.ctx, saved.game),
            players_line(self.ctx, saved.players),
            moves_line(self.ctx, saved),
            age_line(self.ctx, saved.modified),
        )
        return " · ".join(parts)

    def _look(self) -> None:
        """Find the newest unfinished game; what Enter does first follows from it."""
        self._saved = self.ctx.shelf.unfinished()
        self.first = "continue" if self._saved else "new_game"

    def _continue(self) -> None:
        if self._saved is None:
            return
        try:
            go_on(self.ctx, self._saved.path, replace=False)
        except (ValueError, OSError) as problem:
            inform(self.ctx, self.ctx.words("fault.title"), fault_line(self.ctx, problem))

    def _new(self, game: str = "") -> None:
        from game.ui.new_game import NewGameScene

        self.ctx.scenes.push(NewGameScene(self.ctx, game or self.ctx.shelf.games()[0]))

    def _open(self) -> None:
        from game.ui.saved_games import SavedGamesScene

        self.ctx.scenes.push(SavedGamesScene(self.ctx))

    def _settings(self) -> None:
        from game.ui.settings_scene import SettingsScene

        self.ctx.scenes.push(SettingsScene(self.ctx))

    def _quit(self) -> None:
        self.ctx.scenes.reset()
