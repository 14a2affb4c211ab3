"""The two laws of secrets where everything happens at once, fog of war on: fights, events, surrender."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from game.core.chance import Chance
from game.core.codec import canonical
from game.core.ids import SPECTATOR, Seat, Viewpoint
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.model import FrontState, Marker
from game.games.front.sight import Eyes
from tests.games.front.crucible import RULES, mixed_up, walk
from tests.games.front.play import GAME
from tests.games.front.table import DE, at, do, stand, unit
from tests.games.front.test_laws import SEATS, permuted
from tests.laws import check_noninterference

POSITIONS = ("c51", "c1", "c55", "c17")
"""Together they bring every event of a fight but one, which has its own test."""

OPEN = (
    e.CountersArrived, e.UnitLost, e.LeaderDied, e.RebuildTried, e.Exited, e.InitiativeChecked,
    f.BarrageFired, f.MissionSet, f.Depleted, f.ShiftUsed, f.AssaultDeclared, f.AssaultAnswered, f.AssaultSet,
)  # fmt: skip
"""Events that name counters to everybody: who comes and goes, who fires, who helps in an assault."""


def commute(state: FrontState, events: Any, views: dict[Viewpoint, FrontState]) -> FrontState:
    """Fold events into the truth and into the views; they must stay the views of the truth."""
    narrator = GAME.narrator(RULES)
    for event in events:
        after = RULES.evolve(state, event)
        for viewpoint, view in views.items():
            learnt = RULES.redact(state, event, viewpoint)
            narrator.sentence(view, learnt)
            views[viewpoint] = RULES.evolve(view, learnt)
            assert views[viewpoint] == RULES.conceal(after, viewpoint), (viewpoint, event)
            if viewpoint in SEATS:
                assert not named_in_secret(state, after, event, learnt, viewpoint), (viewpoint, event)
        state = after
    return state


def named_in_secret(state: FrontState, after: FrontState, event: Any, learnt: Any, seat: Any) -> list[str]:
    """Counters that an event names to a seat which reads them neither before nor behind it."""
    if isinstance(event, OPEN):
        return []
    before, behind = Eyes(RULES.book, state, seat), Eyes(RULES.book, after, seat)
    told = canonical(learnt).decode()
    names = (*RULES.book.units, *RULES.book.leaders)
    return [
        name for name in names if f'"{name}"' in told and not before.reads(name) and not behind.reads(name)
    ]


def views_of(state: FrontState) -> dict[Viewpoint, FrontState]:
    """What both seats and spectators see."""
    viewpoints: list[Viewpoint] = [*SEATS, SPECTATOR]
    return {viewpoint: RULES.conceal(state, viewpoint) for viewpoint in viewpoints}


def test_every_event_of_a_fight_keeps_the_views_true() -> None:
    """F110, 18.4.0: all kinds of events in fights; no other than an open one names what is not read"""
    kinds: set[type] = set()
    for name in POSITIONS:
        state = mixed_up(name, fog_of_war="on")
        views = views_of(state)
        for step in walk(state, name, 30):
            state = commute(state, step.events, views)
            kinds |= {type(event) for event in step.events}
    assert set(get_args(f.FightEvent)) - kinds == {f.SupplyFound}


def test_a_dump_that_is_found_keeps_the_views_true() -> None:
    """F110, F118, 23.3.0: far from the enemy who found it nobody else learns"""
    here = at(12, 8)
    course = stand(
        {"us_1_422": unit("us_1_422", here, is_cut=True), "de_294_i": at(2, 8)},
        scenario="st_vith", turn="16A", active=Seat(1), options={"fog_of_war": "on"},
        markers=(Marker(hex=here, affects=Seat(1)),),
    )  # fmt: skip
    course.look()
    views = views_of(course.state)
    start, dump = course.state, RULES.book.tables.movement_events.index("dump")
    events = do(course, c.Move(seat=Seat(1), counters=("us_1_422",), path=(at(12, 9),)), dump)
    assert f.SupplyFound in {type(event) for event in events}
    commute(start, events, views)
    assert f.SupplyFound(seat=Seat(1), unit="") in [RULES.redact(start, event, DE) for event in events]


def reveals(state: FrontState, event: Any, seat: Seat) -> bool:
    """What rightly shows a seat something: a meeting, a shelled or lost unit, lines that hidden enemies cut,
    a phase that passes by itself (3.6.0), and what hidden enemies did, though not who or with what luck."""
    del state
    match event:
        case e.Moved(halt=halt, seat=mover):
            return bool(halt) or mover != seat
        case e.SightChanged(sights=sights):
            return bool(sights[seat].revealed or sights[seat].veiled)
        case e.PhasePassed(phase=phase):
            return phase not in ("A", "G")
        case e.BridgeTried() | e.BonusRolled() | e.NightTried() | e.StepReplaced() | f.EventRolled():
            return event.seat != seat
        case e.ModeSet(counter=counter):
            return RULES.book.seat(counter) != seat  # that one changed its mode, not which and to what
        case _:
            return isinstance(event, f.BarrageFired | e.SupplyJudged | e.UnitLost | e.GameEnded)


@pytest.mark.parametrize(
    ("name", "empty"), [("c51", "pass"), ("c1", "pass"), ("c17", "stop"), ("c3", "stop")]
)
def test_what_is_not_read_changes_nothing_in_a_fight(name: str, empty: str) -> None:
    """F110, 18.4.0: phases that would pass by themselves are kept back too where the setting says `stop`"""
    state = mixed_up(name, fog_of_war="on", empty_phases=empty)
    differing, passed = 0, set()
    for number, step in enumerate(walk(state, name, 22)):
        passed |= {event.phase for event in step.events if isinstance(event, e.PhasePassed)}
        if number % 7 == 3 and step.state.phase != "D":  # marches: test_laws.py
            differing += check_noninterference(
                GAME, RULES, step.state, permuted, SEATS, reveals=reveals, salt=f"{number}", depth=1
            )  # fmt: skip
    assert differing >= 2
    assert empty == "pass" or passed <= {"A", "G"}


def test_the_twins_of_a_fight_differ_in_what_is_not_read() -> None:
    """The law is not tested on twins that are alike"""
    state = mixed_up("c51", fog_of_war="on")
    for seat in SEATS:
        twin = permuted(state, seat, Chance("twin", seat))
        assert twin.units != state.units
        assert RULES.conceal(twin, seat) == RULES.conceal(state, seat)
