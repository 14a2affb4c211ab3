"""The worked fights of the tutorial's first morning: Auw (section 7 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.course import Course
from game.games.front.model import Leader
from game.games.front.phases import assault
from tests.games.front.fighting import active, told
from tests.games.front.table import BOOK, DE, US, at, do, stand, unit

AUW = at(8, 2)
PAIR = ("de_294_i", "de_294_ii")
COLUMNS = BOOK.tables.assault.columns


def auw(*, jones: Leader | None = None, phase: str = "E2") -> Course:
    """81 Eng at Auw, two prepared battalions with Hoffmann-Schonborn beside it, AR 1818 behind."""
    units: dict[str, Any] = {name: unit(name, at(9, 1), mode="prepared") for name in PAIR}
    units |= {"us_81e": AUW, "de_1818": at(11, 1)}
    leaders = {"L_hoffmann": active(at(9, 1))}
    if jones is not None:
        leaders["L_jones"] = jones
    return stand(units, leaders, phase=phase)


def test_the_column_is_three_to_one() -> None:
    """F081, 10.4.0: base 2:1, terrain -1, prepared +1, leader +1"""
    found = assault.preview(auw(), AUW, PAIR, "L_hoffmann")
    assert (found.attack, found.defence) == (8, 4)
    assert COLUMNS[found.base or 0] == "2:1"
    assert {row: value for _, row, value in found.rows} == {"terrain": -1, "prepared": 1, "leader_att": 1}
    assert COLUMNS[found.column or 0] == "3:1"
    assert found.stubborn == 5


def declare(course: Course, *dice: int) -> list[Any]:
    """The assault with Hoffmann-Schonborn's column."""
    command = c.DeclareAssault(seat=DE, target=AUW, attackers=PAIR, leader="L_hoffmann")
    return do(course, command, *dice)


def test_dice_four_and_eight() -> None:
    """F083, F086, F027, 10.5.0: defender 1r1, attacker 1, Stubborn Defence; both leaders in danger"""
    course = auw(jones=Leader(hex=AUW))
    events = declare(course, 4, 8, 5, 0)
    rolled = told(events, f.AssaultRolled)[0]
    assert (rolled.def_result, rolled.att_result) == ("1r1", "1")
    assert told(events, e.LifeRolled)[0].leader == "L_jones"
    events = do(course, c.Stand(seat=US, firm=True), 5, 5, 0)
    assert told(events, f.StubbornChecked)[0].passed
    assert "us_81e" in course.state.gone  # it had one step left
    events = do(course, c.LoseStep(seat=DE, unit="de_294_i"), 0, 6)
    assert [one.leader for one in told(events, e.LifeRolled)] == ["L_hoffmann"]
    assert told(events, e.LifeRolled)[0].survived


def test_jones_used_for_the_defender_cancels() -> None:
    """F019, A15: net 0, final 2:1, both bonuses spent"""
    course = auw(jones=active(AUW))
    first = declare(course)
    events = do(course, c.AnswerAssault(seat=US, leader="L_jones"), 4, 8, 5, 0)
    assert COLUMNS[told(events, f.AssaultRolled)[0].column] == "2:1"
    spent = [one.leader for one in told([*first, *events], f.ShiftUsed)]
    assert spent == ["L_hoffmann", "L_jones"]


def test_dice_four_and_four_call_an_event_on_the_attacker() -> None:
    """F115, F116, 23.1.0"""
    called = told(declare(auw(), 4, 4, 9, 9), f.EventCalled)[0]
    assert (called.affects, called.hex, called.is_combat) == (DE, AUW, False)


@pytest.mark.parametrize(
    ("die", "steps", "suppressed", "depleted"),
    [(6, 2, True, False), (9, 1, True, False), (0, 2, False, True)],
)
def test_the_guns_shell_auw_in_fog(
    die: int, steps: int, suppressed: bool, depleted: bool
) -> None:
    """F090, F092, F093, 12.0: BF 7 less a column of fog: column 4-6"""
    course = auw(phase="E1")
    events = do(course, c.Fire(seat=DE, target=AUW, guns=("de_1818",)), die)
    fired = told(events, f.BarrageFired)[0]
    assert BOOK.tables.barrage.columns[fired.column] == "4-6"
    assert course.state.units["us_81e"].steps == steps
    assert course.state.units["us_81e"].is_suppressed == suppressed
    assert course.state.units["de_1818"].is_depleted == depleted
