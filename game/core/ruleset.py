"""What a game must offer to be played here: the `Ruleset` of pure rules and the `Game` around it.

A ruleset holds what never changes during play (board, cards, tables); a state holds what does. Both
are immutable. `decide` makes every choice of chance and legality; `evolve` only keeps the books.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from game.core.chance import Chance
from game.core.ids import Seat, Viewpoint
from game.core.messages import Command, Event, Illegal, Outcome

S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
S_read = TypeVar("S_read", contravariant=True)
E_read = TypeVar("E_read", bound=Event, contravariant=True)

Token = str
"""What a hand can touch, as `kind:id`: `piece:rider`, `space:D6`, `card:archer`, `button:end_actions`."""

MapData = Mapping[str, Any]
"""A map as plain JSON values, the way the log embeds it and its digest is taken."""


class Setup(msgspec.Struct, frozen=True):
    """How a table is laid: how many seats, and the game's own options struct."""

    seats: int
    options: Any


class Choice(msgspec.Struct, Generic[C], frozen=True):
    """What touching a token would do next: `command` if the action is whole with it (None if not yet),
    `further` if more may be touched after it, `routes` the other whole commands that end the same way."""

    command: C | None
    further: bool = False
    routes: tuple[C, ...] = ()


class Ruleset(Protocol[S, C, E]):
    """One game's rules, pure: no clock, no files, no randomness except the `chance` it is handed."""

    def initial(self, setup: Setup) -> S:
        """The empty table before set-up."""

    def setup(self, state: S, chance: Chance) -> tuple[E, ...]:
        """The events of set-up: entry 0 of every log."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may command now; empty when the game is over."""

    def decide(self, state: S, command: C, chance: Chance) -> tuple[E, ...]:
        """The events of a command. Raises Illegal, only for reasons that the command's seat can see."""

    def evolve(self, state: S, event: E) -> S:
        """The state after an event. Works the same on a concealed state with the redacted event."""

    def commands(self, state: S, seat: Seat) -> Iterator[C]:
        """Every legal command of a seat, each once, in a fixed order; works on that seat's view."""

    def choices(self, state: S, seat: Seat, picks: tuple[Token, ...]) -> Mapping[Token, Choice[C]]:
        """What a hand that has touched `picks` may touch next; with no picks: what may be taken up."""

    def why_not(self, state: S, seat: Seat, picks: tuple[Token, ...], token: Token) -> Illegal | None:
        """Why touching `token` after `picks` is not possible; None where it is."""

    def conceal(self, state: S, viewpoint: Viewpoint) -> S:
        """The state as that viewpoint knows it."""

    def redact(self, state: S, event: E, viewpoint: Viewpoint) -> E:
        """The event as that viewpoint learns it; `state` is the full state before it."""

    def seals(self, state: S, event: E) -> bool:
        """Whether the event shows something new or passes the turn, so that undo stops behind it."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def inconsistencies(self, state: S) -> list[str]:
        """What is wrong with a state edited by hand, one line a fault, each naming its field."""


class Narrator(Protocol[S_read, E_read]):
    """Turns events and refusals into sentences from the game's catalogue."""

    def sentence(self, state: S_read, event: E_read) -> str | None:
        """The event told to whoever sees `state` (concealed, before it); None when not worth a line."""

    def refusal(self, state: S_read, illegal: Illegal) -> str:
        """The refusal as one sentence that names the rule and what is in the way."""


class Game(Protocol):
    """A game as the registry knows it: its name, seats, message types, and how to make its rules."""

    name: str
    version: int
    seats: tuple[int, ...]
    default_map: str | None
    options_type: type[Any]
    state_type: Any
    command_type: Any
    event_type: Any

    def rules(self, map_data: MapData | None) -> Ruleset[Any, Any, Any]:
        """The rules on that map (None for games without one). Raises MapError with place and reason."""

    def narrator(self, rules: Ruleset[Any, Any, Any]) -> Narrator[Any, Any]:
        """Who tells this game's events."""


class MapError(ValueError):
    """A map that cannot be played; the text names layer, object and reason, one fault a line."""
