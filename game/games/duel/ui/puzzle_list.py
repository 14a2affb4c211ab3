"""The duel's puzzles as small boards to choose from, which are solved, and a position of one's own."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.core.codec import plain
from game.games.duel.model import SIDES
from game.games.duel.puzzles import NoWinError, Puzzle, load_puzzles, read_puzzle
from game.games.duel.ui.board import BoardPicture
from game.games.duel.ui.figures import Figures
from game.games.duel.ui.puzzle_table import PLAYERS, Named, PuzzleTable
from game.games.duel.ui.words import DuelWords
from game.ui.badges import draw_badge
from game.ui.face import Marks
from game.ui.grounds import draw_shadow
from game.ui.screen import Screen
from game.ui.sit_down import from_home
from game.ui.theme import BAD_ON_DARK, BRASS, BRASS_BRIGHT, ON_DARK, ON_DARK_SOFT
from game.ui.widgets import Button, Label, ScrollArea, TextField, Widget
from game.ui.widgets.base import Action
from game.ui.widgets.buttons import Press

if TYPE_CHECKING:
    from game.games.duel.ground import Ground
    from game.games.duel.rules import DuelRules
    from game.ui.context import Context

_TILE, _PLATE, _GAP = 250, 58, 16  # at scale 1
_FOOT = 84
_WIDEST = 1500
_LARGEST_FILE = 1_000_000


class PuzzleListScene(Screen):
    """Tiles in rows; a file's path at the foot, or a file dropped on the window."""

    first = "puzzle:p01"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.words = DuelWords()
        self.puzzles = load_puzzles()
        self.path, self.fault = "", ""
        position = plain(msgspec.to_builtins(self.puzzles[0].state))
        self.rules: DuelRules = ctx.shelf.position_table("duel", position, PLAYERS).rules
        self._first_open()

    def resume(self) -> None:
        """A puzzle may have been solved."""
        self._first_open()
        if self.size != (0, 0):
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        """A dropped file is read as a position."""
        if event.type == pygame.DROPFILE:
            self.open_path(Path(event.file))
            return
        super().handle(event)

    def build(self) -> None:
        """Heading with the count, tiles, the path at the foot."""
        px, say = self.ctx.px, self.words.say
        room = self.header(say("puzzle.title"))
        solved = sum(self.is_solved(puzzle) for puzzle in self.puzzles)
        count = Label(
            self.ctx,
            say("puzzle.count", solved=solved, count=len(self.puzzles)),
            "body",
            16,
            ON_DARK_SOFT,
            "right",
        )
        count.rect = pygame.Rect(room.right - px(260), room.top - px(44), px(260), px(26))
        self.group.add(count)
        width = min(room.width, px(_WIDEST))
        room = pygame.Rect(room.centerx - width // 2, room.top, width, room.height)
        self._build_tiles(pygame.Rect(room.left, room.top, room.width, room.height - px(_FOOT)))
        self._build_foot(pygame.Rect(room.left, room.bottom - px(_FOOT - 14), room.width, px(_FOOT - 14)))

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Whether the player has solved it."""
        return f"duel/{puzzle.id}" in self.ctx.settings.puzzles_solved

    def open_path(self, path: Path) -> None:
        """Open a position from a file, or say what is wrong with it."""
        self.path = str(path)
        try:
            puzzle = read_puzzle(self.rules, self._read(from_home(path)))
        except NoWinError as problem:
            side = self.words.say(f"side.{SIDES[problem.seat]}")
            self._refuse(self.words.say("puzzle.fault.no_win", side=side))
            return
        except (ValueError, OSError) as problem:
            self._refuse(self.words.say("puzzle.fault", reason=str(problem).strip()))
            return
        self.fault = ""
        self._open((puzzle, self.words.say("puzzle.name.own")), lambda: None)

    def named(self, place: int) -> Named:
        """A puzzle with its name."""
        return self.puzzles[place], self.words.say("puzzle.name", number=place + 1)

    def _refuse(self, fault: str) -> None:
        self.fault = fault
        self.ctx.sounds.play("refuse")
        self.rebuild()

    def _first_open(self) -> None:
        """The keyboard begins at the first puzzle that is not solved."""
        open_ones = [puzzle for puzzle in self.puzzles if not self.is_solved(puzzle)]
        self.first = f"puzzle:{(open_ones or self.puzzles)[0].id}"

    def _read(self, path: Path) -> bytes:
        if not path.is_file():
            raise ValueError(self.words.say("puzzle.fault.none"))
        with path.open("rb") as file:
            return file.read(_LARGEST_FILE)

    def _build_tiles(self, box: pygame.Rect) -> None:
        px, gap = self.ctx.px, self.ctx.px(_GAP)
        area = self.group.add(ScrollArea(self.ctx, "tiles"))
        area.rect = box
        area.on_walnut = True
        inner = box.width - px(16)
        across = max(2, (inner + gap) // (px(_TILE) + gap))
        wide = (inner - (across - 1) * gap) // across
        high = wide * 4 // 5 + px(_PLATE)
        tiles: list[Widget] = []
        for place, puzzle in enumerate(self.puzzles):
            tile = PuzzleTile(self, place, partial(self._choose, place))
            x, y = box.left + place % across * (wide + gap), box.top + place // across * (high + gap)
            tile.rect = pygame.Rect(x, y, wide, high)
            tile.tip = self.words.say("puzzle.boards", boards=f"{puzzle.boards:,}")
            tiles.append(tile)
        rows = -(-len(self.puzzles) // across)
        area.place(tiles, rows * (high + gap))

    def _build_foot(self, box: pygame.Rect) -> None:
        px, say = self.ctx.px, self.words.say
        field = TextField(
            self.ctx,
            "path",
            self.path,
            placeholder=say("puzzle.path"),
            changed=self._write,
            entered=self._typed,
        )
        field.fault = bool(self.fault)
        button = Button(self.ctx, "open", say("puzzle.open"), self._typed, icon="folder")
        button.rect = pygame.Rect(box.right - px(130), box.top, px(130), px(40))
        field.rect = pygame.Rect(box.left, box.top, button.rect.left - box.left - px(12), px(40))
        text = self.ctx.type.fit(self.fault or say("puzzle.own.note"), "body", 14, box.width)
        told = Label(self.ctx, text, "body", 14, BAD_ON_DARK if self.fault else ON_DARK_SOFT, name="told")
        told.tip = self.fault if text != self.fault else ""
        told.rect = pygame.Rect(box.left, field.rect.bottom + px(6), box.width, px(22))
        for widget in (field, button, told):
            self.group.add(widget)

    def _write(self, value: str) -> None:
        self.path, self.fault = value, ""

    def _typed(self) -> None:
        self.open_path(Path(self.path.strip()))

    def _choose(self, place: int) -> None:
        at = [place]

        def following() -> Named | None:
            at[0] += 1
            return self.named(at[0]) if at[0] < len(self.puzzles) else None

        self._open(self.named(place), following)

    def _open(self, named: Named, following: object) -> None:
        assert callable(following)
        self.ctx.scenes.push(PuzzleTable(self.ctx, named, following))


class PuzzleTile(Press):
    """A puzzle's board in small, its name, how many actions it takes, a mark when it is solved."""

    def __init__(self, scene: PuzzleListScene, place: int, action: Action) -> None:
        puzzle, name = scene.named(place)
        super().__init__(scene.ctx, f"puzzle:{puzzle.id}", action)
        self._name, self._puzzle, self._words = name, puzzle, scene.words
        self._ground: Ground = scene.rules.ground
        self._solved = scene.is_solved(puzzle)
        self._picture: tuple[tuple[int, int], pygame.Surface] | None = None

    @property
    def label(self) -> str:
        """The puzzle's name."""
        return self._name

    def draw(self, surface: pygame.Surface) -> None:
        """Frame, board, plate."""
        self.lines.clear()
        px = self.ctx.px
        draw_shadow(self.ctx, surface, self.rect)
        self.slice(surface, "ui/panel_dark", self.rect)
        box = self.rect.inflate(-px(12), -px(12))
        box.height -= px(_PLATE - 6)
        surface.blit(self._drawn(box.size), box)
        lit = self.hovered or (self.focused and self.ring)
        pygame.draw.rect(surface, BRASS_BRIGHT if lit else BRASS, box, max(1, px(2 if lit else 1)))
        left, top = box.left + px(4), box.bottom
        solver = self.ctx.seat_colour(self._puzzle.state.active)
        draw_badge(self.ctx, surface, solver, (left + px(10), top + px(17)), px(20))
        self.write(surface, self._name, (left + px(26), top + px(6)), "title", 16, BRASS_BRIGHT)
        task = self._words.say("puzzle.line", actions=self._puzzle.actions)
        self.write(surface, task, (left, top + px(29)), "body", 14, ON_DARK)
        if self._solved:
            words = self._words.say("puzzle.solved.mark")
            at = (box.right - px(4), top + px(29))
            drawn = self.write(surface, words, at, "bold", 14, BRASS_BRIGHT, "topright")
            mark = pygame.Rect(0, 0, px(18), px(18))
            mark.midright = (drawn.left - px(5), drawn.centery)
            self.icon(surface, "ui/icons/check", mark, BRASS_BRIGHT)
        for pip in range(self._puzzle.actions):
            middle = (box.right - px(10 + 14 * pip), top + px(17))
            pygame.draw.circle(surface, BRASS_BRIGHT, middle, px(4))

    def _drawn(self, size: tuple[int, int]) -> pygame.Surface:
        """The board, painted once for a size."""
        if self._picture is None or self._picture[0] != size:
            out = pygame.Surface(size)
            out.fill((22, 33, 28))
            board = BoardPicture(self.ctx, self._ground.board, Figures(self.ctx), small=True)
            board.layout(pygame.Rect((0, 0), size))
            board.draw(out, self._puzzle.state, Marks(), None)
            self._picture = size, out
        return self._picture[1]
