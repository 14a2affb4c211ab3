"""Random games of the front, and what must hold in every state of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.chance import Chance
from game.core.session import Session
from game.games.front import FRONT
from game.games.front import commands as c
from game.games.front.commands import FrontCommand
from game.games.front.events import FrontEvent
from game.games.front.model import FrontState
from tests.games.front.boards import map_of, rules_of

GAME: Any = FRONT
FrontSession = Session[FrontState, FrontCommand, FrontEvent]
LULLS = (c.EndPhase, c.LetHappen, c.EndAdvance)


def new_session(seed: str, scenario: str = "tutorial", **options: Any) -> FrontSession:
    """A table after set-up."""
    given = {"scenario": scenario, **options}
    return Session.new(GAME, seats=2, seed=seed, options=given, map_data=map_of(scenario), map_name="front")


def play(session: FrontSession, salt: str, most: int = 20000) -> Iterator[FrontCommand]:
    """Play at random for `most` commands at most; gives each command taken."""
    for number in range(most):
        if session.outcome is not None:
            return
        seat = min(session.to_act)
        legal = list(session.rules.commands(session.view(seat).state, seat))
        command = pick(legal, Chance(salt, number))
        session.submit(command)
        yield command


def pick(legal: list[FrontCommand], luck: Chance) -> FrontCommand:
    """One of the legal commands: a kind first, so that rare ones come up; lulls now and then."""
    lulls = [command for command in legal if isinstance(command, LULLS)]
    if lulls and (len(lulls) == len(legal) or not luck.below(9)):
        return lulls[0]
    busy = [command for command in legal if not isinstance(command, LULLS)]
    if isinstance(busy[0], c.SetMode) and luck.below(3) == 0 and lulls:
        return lulls[0]
    kinds = sorted({type(command).__name__ for command in busy})
    kind = luck.pick(kinds)
    same = [command for command in busy if type(command).__name__ == kind]
    return same[luck.below(len(same))]


def full_state(session: FrontSession) -> FrontState:
    """All that is."""
    return session.view("referee").state


def faults(state: FrontState) -> list[str]:
    """Broken invariants: stacking, forbidden hexes, counters lost or doubled, steps out of bounds."""
    scenario = state.options.scenario
    return rules_of(scenario).inconsistencies(state)


def steps_of(state: FrontState) -> dict[str, int]:
    """Steps by unit, those in play."""
    return {name: unit.steps for name, unit in state.units.items()}
