"""The shelf of saved games: go on with one, watch it, or open a log from anywhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.ui.game_tile import draw_painting
from game.ui.screen import Screen
from game.ui.sit_down import from_home, go_on, go_on_beside, look_back
from game.ui.theme import (
    BAD_ON_DARK,
    BAD_ON_PAPER,
    BRASS,
    BRASS_BRIGHT,
    INK,
    INK_SOFT,
    ON_DARK,
    ON_DARK_SOFT,
    Colour,
)
from game.ui.told import age_line, fault_line, game_title, moves_line, players_line
from game.ui.widgets import Button, Label, Panel, Row, ScrollArea, TextField, Widget

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.shelf import SavedGame

_ROW = 60
_SIDE = 340


class SavedGamesScene(Screen):
    """A list at the left, the chosen game at the right, a path to type at the foot; files may be dropped."""

    first = "log:0"

    def __init__(self, ctx: Context, dropped: Path | None = None) -> None:
        super().__init__(ctx)
        self.logs: tuple[SavedGame, ...] = tuple(ctx.shelf.saved())
        self.chosen = 0
        self.path = ""
        self.fault = ""
        self._dropped = dropped

    def layout(self, size: tuple[int, int]) -> None:
        """Build, then open what was dropped on the title screen."""
        super().layout(size)
        if self._dropped is not None:
            path, self._dropped = self._dropped, None
            self.open_path(path)

    def resume(self) -> None:
        """A game was played or watched: read the shelf again."""
        self.logs = tuple(self.ctx.shelf.saved())
        self.chosen = min(self.chosen, max(0, len(self.logs) - 1))
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        """Dropped files are opened; moving the focus through the list chooses."""
        if event.type == pygame.DROPFILE:
            self.open_path(Path(event.file))
            return
        super().handle(event)
        focus = self.group.focus
        if event.type == pygame.KEYDOWN and isinstance(focus, _LogRow) and focus.place != self.chosen:
            self._choose(focus.place)

    def build(self) -> None:
        """List, details, path."""
        room = self.header(self.ctx.words("saved.title"))
        px = self.ctx.px
        width = min(room.width, px(1400))
        room = pygame.Rect(room.centerx - width // 2, room.top, width, room.height)
        foot = pygame.Rect(room.left, room.bottom - px(66), room.width, px(66))
        high = foot.top - room.top - px(14)
        side = pygame.Rect(room.right - px(_SIDE), room.top, px(_SIDE), high)
        shelf = pygame.Rect(room.left, room.top, side.left - room.left - px(18), high)
        self._build_list(shelf)
        self._build_side(side)
        self._build_foot(foot)

    def open_path(self, path: Path) -> None:
        """Open a log from anywhere: go on with it, or watch it when that is not possible."""
        self.path = str(path)
        self._try(lambda: self._open_any(from_home(path)))

    def _open_any(self, path: Path) -> None:
        if not path.is_file():
            raise ValueError(self.ctx.words("fault.no_file"))
        try:
            go_on(self.ctx, path, replace=False)
        except ValueError as first:
            try:
                look_back(self.ctx, path)
            except ValueError:
                raise first from None

    def _build_list(self, box: pygame.Rect) -> None:
        px = self.ctx.px
        panel = self.group.add(Panel(self.ctx, "paper"))
        panel.rect = box
        inner = box.inflate(-2 * px(14), -2 * px(14))
        if not self.logs:
            empty = self.group.add(
                Label(self.ctx, self.ctx.words("saved.empty"), "serif", 16, INK_SOFT, "center", middle=True)
            )
            empty.rect = inner.inflate(-px(80), 0)
            return
        area = self.group.add(ScrollArea(self.ctx, "list"))
        area.rect = inner
        rows: list[Widget] = []
        for place, log in enumerate(self.logs):
            row = _LogRow(self.ctx, place, log, self._press)
            row.selected = row.tab_stop = place == self.chosen
            row.rect = pygame.Rect(inner.left, inner.top + place * px(_ROW), inner.width - px(16), px(_ROW))
            rows.append(row)
        area.place(rows, len(rows) * px(_ROW))
        area.reveal(rows[self.chosen])

    def _build_side(self, box: pygame.Rect) -> None:
        px, words = self.ctx.px, self.ctx.words
        panel = self.group.add(Panel(self.ctx, "dark"))
        panel.rect = box
        inner = box.inflate(-2 * px(18), -2 * px(18))
        log = self.logs[self.chosen] if self.logs else None
        beside = log is not None and log.problem is not None and not log.lost
        text = words("saved.play_beside" if beside else "saved.play_on")
        play = Button(self.ctx, "play_on", text, self._play, icon="play", primary=True)
        watch = Button(self.ctx, "watch", words("saved.watch"), self._watch, icon="film")
        high = px(44)
        watch.rect = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        play.rect = pygame.Rect(inner.left, watch.rect.top - high - px(10), inner.width, high)
        play.disabled = self._no_play(log)
        watch.disabled = words("saved.none_chosen") if log is None else self._unreadable(log)
        self.group.add(_Details(self.ctx, log)).rect = pygame.Rect(
            inner.left, inner.top, inner.width, play.rect.top - inner.top - px(12)
        )
        self.group.add(play)
        self.group.add(watch)

    def _build_foot(self, box: pygame.Rect) -> None:
        px, words = self.ctx.px, self.ctx.words
        field = self.group.add(
            TextField(
                self.ctx,
                "path",
                self.path,
                placeholder=words("saved.path"),
                changed=self._write,
                entered=self._open_typed,
            )
        )
        field.fault = bool(self.fault)
        button = self.group.add(
            Button(self.ctx, "open", words("saved.open"), self._open_typed, icon="folder")
        )
        button.rect = pygame.Rect(box.right - px(130), box.top, px(130), px(40))
        field.rect = pygame.Rect(box.left, box.top, button.rect.left - box.left - px(12), px(40))
        hint = self.group.add(
            Label(
                self.ctx,
                self.fault or words("saved.drop"),
                "body",
                14,
                BAD_ON_DARK if self.fault else ON_DARK_SOFT,
                name="fault",
            )
        )
        hint.rect = pygame.Rect(box.left, field.rect.bottom + px(5), box.width, px(20))
        if self.ctx.type.width(hint.words, "body", 14) > box.width:
            hint.tip = hint.words
            hint.words = self.ctx.type.fit(hint.words, "body", 14, box.width)

    def _no_play(self, log: SavedGame | None) -> str | None:
        if log is None:
            return self.ctx.words("saved.none_chosen")
        return self._unreadable(log) or (self.ctx.words("saved.is_over") if log.finished else None)

    def _unreadable(self, log: SavedGame) -> str | None:
        return self.ctx.words("saved.broken", problem=log.problem) if log.lost else None

    def _press(self, place: int) -> None:
        """A first press chooses, a second one goes on (or watches a game that is over)."""
        if place != self.chosen:
            self._choose(place)
            return
        log = self.logs[place]
        if log.lost:
            self.ctx.sounds.play("refuse")
        else:  # a damaged one is looked at first
            (self._watch if log.finished or log.problem is not None else self._play)()

    def _choose(self, place: int) -> None:
        self.chosen = place
        self.rebuild()

    def _play(self) -> None:
        log = self.logs[self.chosen]
        act = go_on if log.problem is None else go_on_beside
        self._try(lambda: act(self.ctx, log.path, replace=False))

    def _watch(self) -> None:
        path = self.logs[self.chosen].path
        self._try(lambda: look_back(self.ctx, path))

    def _write(self, value: str) -> None:
        self.path = value

    def _open_typed(self) -> None:
        if self.path.strip():
            self.open_path(Path(self.path.strip()))
        else:
            self._say(self.ctx.words("saved.no_path"))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except (ValueError, OSError) as problem:
            self._say(fault_line(self.ctx, problem))
        else:
            self.fault = ""

    def _say(self, fault: str) -> None:
        self.fault = fault
        self.ctx.sounds.play("refuse")
        self.rebuild()


class _LogRow(Row):
    """A saved game: its name and players, how far it is and how old; or what is wrong with it."""

    def __init__(self, ctx: Context, place: int, log: SavedGame, pressed: Callable[[int], None]) -> None:
        super().__init__(ctx, f"log:{place}", lambda: pressed(place))
        self.place = place
        self.log = log

    @property
    def label(self) -> str:
        """The file's name."""
        return self.log.path.name

    def draw(self, surface: pygame.Surface) -> None:
        """Paint two lines at the left and two at the right."""
        super().draw(surface)
        px, ctx, log = self.ctx.px, self.ctx, self.log
        picture = pygame.Rect(
            self.rect.left + px(12), self.rect.top + px(8), px(70), self.rect.height - px(16)
        )
        draw_painting(ctx, surface, log.game, picture, veiled=log.problem is not None)
        pygame.draw.rect(surface, BRASS, picture, 1)
        left = picture.right + px(14)
        half = self.rect.width * 58 // 100 - (left - self.rect.left)
        top, low = self.rect.top + px(9), self.rect.top + px(32)
        if log.problem is not None:
            side = px(18)
            mark = pygame.Rect(left, low + px(1), side, side)
            self.icon(surface, "ui/icons/warning", mark, BAD_ON_PAPER)
            width = self.rect.right - left - side - px(18)
            name = ctx.type.fit(log.path.name, "bold", 16, width)
            self.write(surface, name, (left, top), "bold", 16, INK)
            told = ctx.type.fit(log.problem, "body", 14, width)
            self.write(surface, told, (left + side + px(6), low), "body", 14, BAD_ON_PAPER)
            return
        title = ctx.type.fit(game_title(ctx, log.game), "bold", 16, half)
        self.write(surface, title, (left, top), "bold", 16, INK)
        who = ctx.type.fit(players_line(ctx, log.players), "body", 14, half)
        self.write(surface, who, (left, low), "body", 14, INK_SOFT)
        right = self.rect.right - px(12)
        self.write(surface, moves_line(ctx, log), (right, top + px(1)), "body", 14, INK, "topright")
        self.write(surface, age_line(ctx, log.modified), (right, low), "body", 14, INK_SOFT, "topright")


class _Details(Widget):
    """The chosen game in full."""

    focusable = False

    def __init__(self, ctx: Context, log: SavedGame | None) -> None:
        super().__init__(ctx, "details")
        self.log = log

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the picture and the facts, or the problem."""
        self.lines.clear()
        log, ctx, px = self.log, self.ctx, self.ctx.px
        if log is None:
            side = min(self.rect.size)
            emblem = ctx.sprites.veiled("ui/title", side, side, 90)
            surface.blit(emblem, emblem.get_rect(center=self.rect.center))
            return
        high = min(round(self.rect.width / 1.6), self.rect.height - px(150))
        picture = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, max(px(40), high))
        draw_painting(ctx, surface, log.game, picture, veiled=log.problem is not None)
        pygame.draw.rect(surface, BRASS, picture, max(1, px(1)))
        y = picture.bottom + px(10)
        self.write(surface, game_title(ctx, log.game), (self.rect.left, y), "title", 20, BRASS_BRIGHT)
        y += px(32)
        facts: list[tuple[str, Colour]] = []
        if log.problem is not None:
            told = log.problem if log.lost else ctx.words("saved.damaged", problem=log.problem)
            facts.append((told, BAD_ON_DARK))
        if not log.lost:
            facts += [(players_line(ctx, log.players), ON_DARK), (moves_line(ctx, log), ON_DARK)]
            facts.append((age_line(ctx, log.modified), ON_DARK_SOFT))
        facts.append((log.path.name, ON_DARK_SOFT))
        step = ctx.type.height("body", 14)
        for text, colour in facts:
            for line in ctx.type.wrap(text, "body", 14, self.rect.width):
                if y + step <= self.rect.bottom:
                    shown = ctx.type.fit(line, "body", 14, self.rect.width)
                    self.write(surface, shown, (self.rect.left, y), "body", 14, colour)
                y += step
            y += px(2)
