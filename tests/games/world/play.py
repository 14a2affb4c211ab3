"""Random games of the world, and what must hold in every state of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.session import Session
from game.games.world import WORLD
from game.games.world.commands import (
    Confirm,
    DropMove,
    EndBattles,
    EndMoves,
    EndPlacing,
    Place,
    PlanMove,
    Retreat,
    Stay,
    WorldCommand,
)
from game.games.world.events import WorldEvent
from game.games.world.model import WorldState
from game.games.world.rules import WorldRules
from tests.games.world.boards import world_board

GAME: Any = WORLD
WorldSession = Session[WorldState, WorldCommand, WorldEvent]


@cache
def world_rules() -> WorldRules:
    """The rules on the tests' map."""
    return WORLD.rules(world_board())


def new_session(seats: int, seed: str, **options: Any) -> WorldSession:
    """A table after set-up's first entry."""
    given: Mapping[str, Any] = {"scenario": "quick_game", **options}
    return Session.new(GAME, seats=seats, seed=seed, options=given, map_data=world_board(), map_name="world")


def play(session: WorldSession, salt: str, most: int) -> Iterator[WorldCommand]:
    """Play at random, with a taste for attacks, for `most` commands at most; gives each command taken."""
    for number in range(most):
        if session.outcome is not None:
            return
        luck = Chance(salt, number)
        seat = min(session.to_act)
        command = pick(list(session.rules.commands(session.view(seat).state, seat)), luck)
        session.submit(command)
        yield command


def pick(legal: list[WorldCommand], luck: Chance) -> WorldCommand:
    """One of the legal commands, warlike: places and moves as long as it can, seldom retreats."""
    urges = [command for command in legal if isinstance(command, Place | PlanMove)]
    if urges and luck.below(6):
        return max((urges[luck.below(len(urges))] for _ in range(4)), key=lambda command: command.count)
    plain = [command for command in legal if isinstance(command, EndPlacing | EndMoves | EndBattles | Stay)]
    if plain and luck.below(8):
        return plain[0]
    calm = [command for command in legal if not isinstance(command, Retreat | DropMove)] or legal
    if isinstance(calm[0], Confirm) and len(calm) > 1:
        return calm[1 + luck.below(len(calm) - 1)]
    kinds = sorted({type(command).__name__ for command in calm})
    kind = luck.pick(kinds)
    same = [command for command in calm if type(command).__name__ == kind]
    return same[luck.below(len(same))]


def full_state(session: WorldSession) -> WorldState:
    """All that is, secrets included."""
    return session.view("referee").state


def seats_of(session: WorldSession) -> tuple[Seat, ...]:
    """The seats at the table."""
    return tuple(Seat(seat) for seat in range(session.header.seats))
