"""What a game shows of itself to the shared screens: its table, its picture, its options and pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import pygame

from game.core.ids import Seat, Viewpoint
from game.core.messages import Event
from game.kit.insight import Line
from game.ui.timeline import Cue, Playing

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.desk import Desk
    from game.ui.scenes import Scene
    from game.ui.widgets import Widget


@dataclass(frozen=True)
class OptionField:
    """One line of the new-game form: the option's key, its label, its choices as (value, label), a note.

    `card(ctx, seats, picks, width)` makes a picture or text about what is chosen, to lie below the line."""

    key: str
    label: str
    choices: tuple[tuple[str, str], ...]
    note: str = ""
    card: Callable[[Context, int, Mapping[str, str], int], Widget] | None = None


@dataclass(frozen=True)
class RulesPage:
    """One page of the rules: a token it explains (`piece:rider`), a title, a picture, paragraphs; the name of
    the worked example that it tells, if it does."""

    token: str
    title: str
    sprite: str | None
    paragraphs: tuple[str, ...]
    example: str = ""


@dataclass(frozen=True)
class Advice:
    """A command that is advised: the tokens that a hand would touch for it, and what it does in words."""

    tokens: tuple[str, ...]
    text: str


@dataclass
class Marks:
    """What lies over a picture: lit targets, selection, last move; tokens as hands use them."""

    lit: frozenset[str] = frozenset()
    winning: frozenset[str] = frozenset()
    selected: str | None = None
    hovered: str | None = None
    focused: str | None = None
    last: tuple[Event, ...] = ()
    threats: frozenset[str] = frozenset()  # pieces and spaces that endanger a leader
    route: tuple[str, ...] = ()  # spaces of the way that would be taken
    dimmed: bool = False
    held: tuple[str, tuple[int, int]] | None = None  # a piece at the pointer
    notes: dict[str, str] = field(default_factory=dict)  # token → short text at the target
    preview: dict[str, str] = field(default_factory=dict)  # piece token → space token it would stand on


class Picture(Protocol):
    """The board of a game as a picture: a projection of a state, for play, viewer and screenshots."""

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""

    def draw(self, surface: pygame.Surface, state: Any, marks: Marks, playing: Playing | None = None) -> None:
        """Paint the state, with the event in motion."""

    def token_at(self, state: Any, pos: tuple[int, int]) -> str | None:
        """What lies under a point: the topmost thing a hand could touch."""

    def cue(self, state: Any, event: Event) -> Cue:
        """Length and sound of an event; every event type has one."""


class Face(Protocol):
    """A game's part of the interface."""

    name: str
    has_secrets: bool  # whether seats at one screen need the curtain
    seats: tuple[int, ...]  # how many may play

    def title(self) -> str:
        """The game's name."""

    def blurb(self) -> str:
        """One sentence for the game's tile."""

    def seat_name(self, state: Any, seat: Seat) -> str:
        """What a seat is called in this game."""

    def options(self) -> Sequence[OptionField]:
        """The lines of the new-game form."""

    def pages(self) -> Sequence[RulesPage]:
        """The rules pages."""

    def picture(self, ctx: Context, rules: Any) -> Picture:
        """The picture for viewer and screenshots."""

    def table(self, ctx: Context, desk: Desk) -> Scene:
        """The table for play."""

    def status(self, state: Any, viewpoint: Viewpoint) -> str:
        """The line of the top strip: round, phase, whose turn."""

    def result(self, rules: Any, state: Any) -> tuple[str, str]:
        """Headline and reason of a finished game."""

    def graph(self, rules: Any, state: Any) -> tuple[float, ...] | None:
        """A point of the game's graph for each seat, or None where there is nothing to draw."""

    def advice(self, rules: Any, state: Any, command: Any) -> Advice:
        """A command of a hint in words and tokens, told to whoever sees `state` (before it)."""

    def insight(self, rules: Any, state: Any, line: Line) -> str:
        """A sentence of the game's own judgement, told to whoever sees `state`."""

    def marker(self, state: Any, events: Sequence[Event]) -> str | None:
        """Kind of mark on the time line for an entry (turn, reveal, dice, end), or None."""


@runtime_checkable
class HasSides(Protocol):
    """A face whose seats are known by a side before a game begins; the new-game form names them so."""

    def side_name(self, seat: Seat) -> str:
        """The side that sits there."""


@runtime_checkable
class HasPuzzles(Protocol):
    """A face whose game has puzzles besides its table; the new-game form leads there."""

    def puzzles(self, ctx: Context) -> Scene:
        """The list of puzzles."""
