"""Random games of the front, and what must hold in every state of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
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


def play(session: FrontSession, salt: str, most: int = 20000, haste: int = 9) -> Iterator[FrontCommand]:
    """Play at random for `most` commands at most; gives each command taken. One in `haste` ends a phase."""
    for number in range(most):
        if session.outcome is not None:
            return
        seat = min(session.to_act)
        luck = Chance(salt, number)
        legal = session.rules.commands(session.view(seat).state, seat)
        command = pick(legal, luck, rests=not luck.below(haste))
        session.submit(command)
        yield command


WIDTHS = (12, 60, 10**6)
"""How many of the legal commands are looked at: all are too many to list every time."""


def pick(commands: Iterator[FrontCommand], luck: Chance, *, rests: bool) -> FrontCommand:
    """One of the legal commands: a kind first, so that rare ones come up; or, to rest, a lull."""
    legal = list(commands) if rests else list(islice(commands, WIDTHS[luck.below(3)]))
    lulls = [command for command in legal if isinstance(command, LULLS)]
    if lulls and (rests or len(lulls) == len(legal)):
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
