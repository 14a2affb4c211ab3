"""Positions in which everything happens: both sides mixed up in a small part of the St. Vith map, cut off,
suppressed, with leaders and event markers among them; and random play from there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.front import commands as c
from game.games.front.commands import FrontCommand
from game.games.front.events import FrontEvent
from game.games.front.model import FrontState, HexId, Leader, Marker, Unit
from game.games.front.phases import surrender
from tests.games.front.boards import rules_of
from tests.games.front.play import pick
from tests.games.front.table import at, stand

RULES = rules_of("st_vith")
TURNS = ("16A", "17A", "17P", "18N", "17X", "18A")
PHASES: dict[str, tuple[str, ...]] = {
    "A": ("D", "E1", "E2", "F", "G"), "P": ("D", "E1", "E2", "F", "G"), "N": ("D", "E1", "E2"),
    "X": ("N1", "D", "E2"),
}  # fmt: skip
FIGHTS = (c.DeclareAssault, c.AnswerAssault)
ARENA = tuple(
    at(column, row)
    for column in range(8, 14)
    for row in range(6, 11)
    if RULES.ground.terrain[at(column, row)] != "forest"
)


@dataclass(frozen=True)
class Step:
    """One decision: the state before it, who decided what, the events of it."""

    state: FrontState
    seat: Seat
    command: FrontCommand
    events: tuple[FrontEvent, ...]


def mixed_up(name: str, **options: Any) -> FrontState:
    """A position by its name: who stands where in which state is drawn."""
    luck = Chance(name, 0)
    turn = TURNS[luck.below(len(TURNS))]
    phases = PHASES[turn[-1]]
    there = _there(turn)
    names = {side: luck.shuffle([one for one in there if one.startswith(side)]) for side in ("us", "de")}
    homes = luck.shuffle(list(ARENA))
    places = {"us": homes[:8], "de": homes[8:16]}
    units = {
        one: _unit(one, places[side][place % 8], luck)
        for side in ("us", "de")
        for place, one in enumerate(names[side][:11])
    }
    leaders = {
        one: Leader(hex=units[here].hex, is_active=luck.below(4) > 0, has_checked=True)
        for one in there
        if RULES.book.is_leader(one)
        and (here := next((unit for unit in units if RULES.book.commands(one, unit)), ""))
    }
    markers = tuple(Marker(hex=homes[8 * n + 7], affects=Seat(n)) for n in (0, 1))
    course = stand(
        units, leaders, scenario="st_vith", turn=turn, phase=phases[luck.below(len(phases))],
        active=Seat(luck.below(2)), options=options, markers=markers, seen=((), ()),
        is_defensive=bool(luck.below(2)), free_barrages=2 * luck.below(2),
        weather=("clear", "fog", "overcast")[luck.below(3)],
        roused=tuple(one for one in units if luck.below(2)) if turn == "17X" else (),
        control={here: Seat(luck.below(2)) for here in RULES.ground.places},
    )  # fmt: skip
    course.look()
    if course.state.phase == "G":
        surrender.begin(course, luck)
    return course.state


def _there(turn: str) -> list[str]:
    """The counters that are in play by then; those of the turn itself have yet to come."""
    scenario = RULES.book.scenarios["st_vith"]
    past = ("", *scenario.turns[: scenario.turns.index(turn.replace("X", "N"))])
    return [start.id for start in scenario.counters if start.turn in past and not start.option]


def _unit(name: str, here: HexId, luck: Chance) -> Unit:
    isolation = (0, 0, 3, 6)[luck.below(4)]
    full = RULES.book.units[name].steps
    return Unit(
        hex=here, steps=1 + luck.below(full), isolation=isolation, is_cut=isolation > 0,
        is_suppressed=not luck.below(5), is_depleted=not luck.below(6), has_worked=bool(luck.below(2)),
        mode="road" if not luck.below(6) else "tactical",
    )  # fmt: skip


def walk(state: FrontState, salt: str, most: int) -> Iterator[Step]:
    """Random play from a position, `most` decisions at most; every other assault calls an event."""
    for number in range(most):
        if state.outcome is not None:
            return
        seat = min(RULES.to_act(state))
        luck = Chance(salt, number)
        command = pick(RULES.commands(state, seat), luck, rests=not luck.below(9))
        double = (luck.below(10),) * 2 if isinstance(command, FIGHTS) and luck.below(2) else ()
        events = RULES.decide(state, command, Chance(f"{salt} dice", number, double))
        yield Step(state, seat, command, events)
        for event in events:
            state = RULES.evolve(state, event)
