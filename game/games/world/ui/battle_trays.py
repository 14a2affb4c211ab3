"""The two dice trays of a battle: what the log says is thrown, rolls, and lies there to be clicked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.ids import Seat
from game.games.world import events as e
from game.games.world.book import Book
from game.games.world.model import Fight, Rolled, WorldState
from game.games.world.ui.battle_faces import die_of
from game.kit.dice import Throw
from game.ui.context import Context
from game.ui.dice_faces import paint_ahead
from game.ui.dice_throw import FRAME_MS, MOST_FRAMES
from game.ui.dice_tray import DiceTray
from game.ui.theme import BAD, BRASS_BRIGHT, INK
from game.ui.timeline import Playing
from game.ui.widgets.buttons import Press

REST_MS = 300.0  # the dice are looked at before the battle goes on
KNOCK_GAP_MS = 40.0
KNOCKS = 4
_CATCH_UP_MS = 500.0  # of a roll, in which it makes good the time that its preparing took
_LONGEST_MS = MOST_FRAMES * FRAME_MS + REST_MS  # until a throw is prepared nobody knows how long it rolls

EntryOf = Callable[[type[e.DiceRolled] | type[e.DieRerolled], Seat | None], int]


@dataclass
class _Half:
    """One side's tray, and the row that lies in it."""

    tray: DiceTray
    row: tuple[Rolled, ...] = ()
    heard: float = 0.0


class BattleTrays:
    """Two trays side by side. `entry_of` finds the last log entry with a kind of event (of a seat), the
    number that a throw is seeded with beside a public text; nothing here is decided or drawn by lot."""

    def __init__(self, ctx: Context, book: Book, entry_of: EntryOf) -> None:
        self._ctx = ctx
        self._book = book
        self._entry_of = entry_of
        self._halves: list[_Half] = []
        self._last_knock = 0.0
        self._thrown: list[_Half] = []  # the trays that the throw in motion is seen in
        self._ahead = paint_ahead(*(die_of(book, colour) for colour in book.units.dice.faces))
        self._late = 0.0  # how long they were prepared, in ms at speed 1

    @property
    def length(self) -> float | None:
        """How long the throw in motion is seen, in ms at speed 1; None as long as nobody knows."""
        if any(half.tray.preparing for half in self._thrown):
            return None
        rolls = (half.tray.trajectory for half in self._thrown)
        return max((roll.length_ms for roll in rolls if roll), default=0.0) + REST_MS

    @property
    def rects(self) -> tuple[pygame.Rect, ...]:
        """Where the trays lie."""
        return tuple(half.tray.rect for half in self._halves)

    @property
    def trays(self) -> tuple[DiceTray, ...]:
        """The attacker's tray and the defender's."""
        return tuple(half.tray for half in self._halves)

    def layout(self, left: pygame.Rect, right: pygame.Rect) -> None:
        """Use these parts of the window; what lay in the trays is laid there again by `rest`."""
        if self._halves and (left, right) == self.rects:
            return
        scale, sprites = self._ctx.scale, self._ctx.sprites
        self._halves = [_Half(DiceTray(rect, scale, sprites)) for rect in (left, right)]

    def rest(self, state: WorldState) -> None:
        """Let lie what the state says lies there."""
        fight = state.fight
        rows = ((), ()) if fight is None else (fight.attacker_dice, fight.defender_dice)
        for side, (half, row) in enumerate(zip(self._halves, rows, strict=True)):
            if _faces(half.row) != _faces(row) and fight is not None:
                self._lay(half, row, fight, state, side)
            half.row = row
            half.tray.skip()
            half.heard = half.tray.elapsed_ms

    def begin(self, state: WorldState, event: e.DiceRolled | e.DieRerolled) -> float:
        """Throw; gives how long it is seen at the most, in ms at speed 1. `length` knows better once the
        throw is prepared, over the first calls of `follow`."""
        fight = state.fight
        if fight is None or not self._halves:
            return 0.0
        if isinstance(event, e.DiceRolled):
            index = self._entry_of(e.DiceRolled, None)
            for side, row in enumerate((event.attacker, event.defender)):
                self._throw(self._halves[side], row, _seed(state, fight, side), index)
            moving = self._halves
        else:
            self.rest(state)
            side = 0 if event.seat == state.active else 1
            half, index = self._halves[side], self._entry_of(e.DieRerolled, event.seat)
            half.tray.again(event.die, event.face, _seed(state, fight, side), index)
            shown = Rolled(event.colour, event.face, is_rerolled=True)
            half.row = (*half.row[: event.die], shown, *half.row[event.die + 1 :])
            half.heard, moving = 0.0, [half]
        self._thrown, self._late = [half for half in moving if half.row], 0.0
        return _LONGEST_MS if self._thrown else REST_MS

    def follow(self, state: WorldState, playing: Playing | None, length: float) -> None:
        """Let the dice be where the event in motion has them; knock for the hits of this frame."""
        if playing is None or not isinstance(playing.event, e.DiceRolled | e.DieRerolled):
            self.rest(state)
            next(self._ahead, None)
            return
        ms = playing.t * length
        if not playing.fade and any(half.tray.preparing for half in self._halves):
            self._late = ms
            for half in self._halves:
                half.tray.update(0.0)
            return
        for half in self._halves:
            half.tray.skip() if playing.fade else self._roll_to(half, self._seen(ms))

    def values(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The faces on top at rest, read from the trays."""
        return self._halves[0].tray.top_values(), self._halves[1].tray.top_values()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint both."""
        for half in self._halves:
            half.tray.draw(surface)

    def die_rect(self, side: int, number: int) -> pygame.Rect:
        """Where a die lies in the window."""
        (x, y), reach = self._halves[side].tray.place_of(number)
        return pygame.Rect(round(x - reach), round(y - reach), round(2 * reach), round(2 * reach))

    def _seen(self, ms: float) -> float:
        """How far the roll is when its event has been in motion for so long: from its beginning on, and soon
        where it would be if it had not been prepared."""
        since = ms - self._late
        return since + self._late * min(1.0, max(0.0, since) / _CATCH_UP_MS)

    def _roll_to(self, half: _Half, ms: float) -> None:
        half.tray.update(max(0.0, ms - half.tray.elapsed_ms))
        for hit in half.tray.impacts(half.heard):
            if abs(hit.at_ms - self._last_knock) >= KNOCK_GAP_MS:
                self._last_knock = hit.at_ms
                self._ctx.sounds.play(f"dice_knock_{1 + min(KNOCKS - 1, int(hit.strength * KNOCKS))}")
        half.heard = half.tray.elapsed_ms

    def _throw(self, half: _Half, row: tuple[Rolled, ...], seed: str, index: int) -> None:
        half.row, half.heard = row, 0.0
        if row:
            half.tray.start(_throw_of(self._book, row), seed, index)
        else:
            half.tray.clear()

    def _lay(self, half: _Half, row: tuple[Rolled, ...], fight: Fight, state: WorldState, side: int) -> None:
        """After a new layout, or when the screen is opened on dice that lie already."""
        seat, seed = (state.active, fight.battle.defender)[side], _seed(state, fight, side)
        self._throw(half, row, seed, self._entry_of(e.DiceRolled, None))
        for number, die in enumerate(row):
            if die.is_rerolled:
                half.tray.again(number, die.face, seed, self._entry_of(e.DieRerolled, seat))


class DieSpot(Press):
    """A die in a tray, to be read by its note and, where Military 1 allows, clicked to roll it again."""

    def __init__(
        self, ctx: Context, name: str, rect: pygame.Rect, action: Callable[[], None], tip: str
    ) -> None:
        super().__init__(ctx, name, action, tip)
        self.rect = rect
        self.tray = rect  # the tray it lies in; its note leaves all dice there to be seen
        self.lit = False
        self.is_doubled = False
        self.glow = 0.0

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Only dice that may be rolled again take the keyboard."""
        return self.lit

    def note_rect(self) -> pygame.Rect:
        """The whole tray."""
        return self.tray

    def activate(self) -> None:
        """Roll it again, or say why not."""
        self.action()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the ring of a die that may be rolled again and the mark of a doubled hit."""
        if self.lit:
            plate = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            wide = self.ctx.px(4 if self.hovered else 3)
            tone = (*BRASS_BRIGHT, 255 if self.hovered else round(130 + 110 * self.glow))
            pygame.draw.circle(plate, tone, plate.get_rect().center, self.rect.width // 2, wide)
            surface.blit(plate, self.rect)
        if self.is_doubled:
            side = self.ctx.px(26)
            badge = pygame.Rect(0, 0, round(side * 1.3), side)
            badge.center = (self.rect.right - side // 4, self.rect.top + side // 4)
            pygame.draw.rect(surface, INK, badge.inflate(2, 2), border_radius=side // 2)
            pygame.draw.rect(surface, BAD, badge, border_radius=side // 2)
            pygame.draw.rect(surface, BRASS_BRIGHT, badge, max(1, self.ctx.px(2)), border_radius=side // 2)
            self.ctx.type.draw(surface, "×2", badge.center, "title", 16, (255, 255, 255), "center")


def _throw_of(book: Book, row: tuple[Rolled, ...]) -> Throw:
    return Throw(tuple(die_of(book, die.colour) for die in row), tuple(die.face for die in row))


def _faces(row: tuple[Rolled, ...]) -> tuple[tuple[str, int, bool], ...]:
    return tuple((die.colour, die.face, die.is_rerolled) for die in row)


def _seed(state: WorldState, fight: Fight, side: int) -> str:
    """The public text that a throw is seeded with."""
    return f"world battle {fight.battle.place} {state.round} {fight.round} {side}"
