"""Barrage: missions, range and observers, the defensive part first, suppression, ammunition (12.0)."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front import shelling
from game.games.front.course import Course
from game.games.front.marching import allowance
from game.games.front.model import HexId, Leader
from game.games.front.phases import barrage
from tests.games.front.fighting import GROUND, battle, near, rows, spot, told
from tests.games.front.table import BOOK, DE, US, at, do, refused, unit

TABLE = BOOK.tables.barrage


def shoot(units: Any, leaders: Any = None, **marks: Any) -> Course:
    """The German barrage of 16 December, AM."""
    return battle(units, leaders, **{"phase": "E1", "weather": "overcast", **marks})


def ring(here: HexId, far: int) -> HexId:
    """A hex exactly that far away."""
    return next(there for there in GROUND.ids if GROUND.distance(here, there) == far)


def why(course: Course, seat: Any, target: HexId, *guns: str) -> tuple[str, str]:
    """The refusal of a mission."""
    illegal = refused(course, c.Fire(seat=seat, target=target, guns=guns))
    return illegal.rule, illegal.key


def fire(course: Course, target: HexId, *guns: str, dice: tuple[int, ...], seat: Any = DE) -> list[Any]:
    """A mission with these dice."""
    return do(course, c.Fire(seat=seat, target=target, guns=guns), *dice)


def test_one_mission_for_a_hex_and_one_for_a_gun() -> None:
    """F089, F120, 12.1.0: the second at the same hex and the second of the same gun are refused"""
    here = spot()
    beside = near(here, 3)
    course = shoot({
        "us_1_422": here, "us_2_422": beside, "de_294_i": near(here, 0), "de_295_i": near(here, 2),
        "de_1818": near(here, 0), "de_vw16": near(here, 0), "de_162a": near(here, 0),
    })  # fmt: skip
    assert c.Fire(seat=DE, target=here, guns=("de_1818",)) in set(barrage.commands(course, DE))
    fire(course, here, "de_1818", dice=(1,))
    assert why(course, DE, here, "de_vw16") == ("12.1.0", "barraged_already")
    assert why(course, DE, beside, "de_1818") == ("12.1.0", "has_fired")
    assert course.state.targets == (here,)
    assert {(one.target, one.guns) for one in barrage.commands(course, DE) if isinstance(one, c.Fire)} == {
        (beside, ("de_vw16",)), (beside, ("de_162a",)), (beside, ("de_162a", "de_vw16")),
    }  # fmt: skip
    fire(course, beside, "de_vw16", dice=(1,))
    assert course.state.phase != "E1" or why(course, DE, beside, "de_162a")[1] == "barraged_already"


def test_at_most_three_guns_of_one_division_and_its_corps() -> None:
    """F089, 12.1.0: a division with corps guns, not two divisions, not another corps, not a gun twice"""
    here = spot()
    home = near(here, 0)
    course = shoot({
        "us_1_422": here, "de_294_i": home, "de_1818": home, "de_vw16": home, "de_162a": home,
        "de_vak": home, "de_ssar": home,
    })  # fmt: skip
    assert why(course, DE, here, "de_1818", "de_162a") == ("12.1.0", "not_one_division")
    assert why(course, DE, here, "de_1818", "de_vak") == ("12.1.0", "not_one_division")
    assert why(course, DE, here, "de_1818", "de_1818") == ("12.1.0", "too_many_guns")
    assert barrage.preview(course, DE, here, ("de_1818", "de_vw16")).factors == 14
    assert barrage.preview(course, DE, here, ("de_ssar", "de_vak")).factors == 13
    assert why(course, DE, here, "de_294_i") == ("12.1.0", "no_gun")
    ours = shoot({
        "de_294_i": here, "us_1_422": home, "us_589": home, "us_590": home, "us_591": home, "us_229": home,
    }, active=US)  # fmt: skip
    assert barrage.preview(ours, US, here, ("us_589", "us_590", "us_591")).factors == 14
    assert why(ours, US, here, "us_589", "us_590", "us_591", "us_229") == ("12.1.0", "too_many_guns")


@pytest.mark.parametrize(("far", "key"), [(4, ""), (5, "out_of_range")])
def test_range_is_counted_to_the_last_hex(far: int, key: str) -> None:
    """F090, 12.1.0: a launcher of range 4 reaches four hexes, not five"""
    here = spot()
    course = shoot({"us_1_422": here, "de_294_i": near(here, 0), "de_vw16": ring(here, far)})
    assert BOOK.units["de_vw16"].range == 4
    illegal = barrage.fire_refusal(course, DE, here, ("de_vw16",))
    assert (illegal.key if illegal else "") == key
    if illegal:
        given = illegal.args_by_name
        assert (illegal.rule, given["count"], given["reach"]) == ("12.1.0", 5, 4)


@pytest.mark.parametrize(
    ("weather", "turn", "sight"),
    [
        ("overcast", "16A", 2), ("clear", "16P", 2), ("fog", "16A", 1), ("overcast", "16N", 1),
        ("clear", "16N", 1),
    ],
)  # fmt: skip
def test_an_observer_stands_within_sight(weather: str, turn: str, sight: int) -> None:
    """F090, F041, 12.1.0: two hexes in Overcast or Clear daylight, one in fog or at night"""
    here = spot()
    for far in (1, 2, 3):
        course = shoot({
            "us_1_422": here, "de_294_i": ring(here, far), "de_1818": ring(here, 4),
        }, weather=weather, turn=turn)  # fmt: skip
        illegal = barrage.fire_refusal(course, DE, here, ("de_1818",))
        assert (illegal is None) == (far <= sight), far
        if illegal is not None:
            assert (illegal.rule, illegal.key) == ("12.1.0", "no_observer")


def test_leaders_observe_nothing_and_are_no_target() -> None:
    """F090, A32, 12.1.0: the observer is a combat unit; a hex with a leader alone cannot be fired at"""
    here = spot()
    blind = shoot({"us_1_422": here, "de_1818": ring(here, 4)}, {"L_hoffmann": Leader(hex=near(here, 0))})
    assert why(blind, DE, here, "de_1818") == ("12.1.0", "no_observer")
    alone = shoot(
        {"us_1_422": near(here, 3), "de_294_i": near(here, 0), "de_1818": near(here, 0)}, {"L_jones": here}
    )
    assert why(alone, DE, here, "de_1818") == ("A32", "only_leaders")
    assert why(alone, DE, near(here, 1), "de_1818") == ("12.1.0", "no_enemy_there")


@pytest.mark.parametrize(
    ("marks", "why_not"),
    [
        ({"is_depleted": True}, ("12.6.0", "no_ammunition")),
        ({"isolation": 3}, ("12.6.0", "gun_isolated")),
        ({"isolation": 2}, None),
        ({"mode": "road"}, ("6.2.0", "gun_on_the_road")),
        ({"has_moved": True}, ("6.5.0", "gun_has_moved")),
        ({"is_suppressed": True}, None),
    ],
)
def test_a_gun_that_may_not_fire(marks: dict[str, Any], why_not: tuple[str, str] | None) -> None:
    """F089, F092, 12.1.0, 12.5.0, 12.6.0: no ammunition, isolation of three; suppression does not silence"""
    here = spot()
    gun = unit("de_1818", near(here, 0), **marks)
    course = shoot({"us_1_422": here, "de_294_i": near(here, 0), "de_1818": gun})
    illegal = barrage.fire_refusal(course, DE, here, ("de_1818",))
    assert (illegal and (illegal.rule, illegal.key)) == why_not


@pytest.mark.parametrize(
    ("guns", "base"),
    [
        (("us_590",), "4-6"), (("us_589",), "4-6"), (("us_590", "us_591"), "7-9"),
        (("us_589", "us_590"), "10-13"), (("us_589", "us_590", "us_591"), "14-18"),
    ],
)  # fmt: skip
def test_factors_find_the_column(guns: tuple[str, ...], base: str) -> None:
    """F089, 12.1.0: 4, 6, 8, 10 and 14 factors"""
    here = spot()
    home = near(here, 0)
    course = shoot(
        {"de_294_i": here, "us_1_422": home, "us_589": home, "us_590": home, "us_591": home}, active=US
    )
    found = barrage.preview(course, US, here, guns)
    assert TABLE.columns[found.base] == base
    assert found.column == found.base


@pytest.mark.parametrize(
    ("terrain", "marks", "mode", "shift"),
    [
        ("clear", {}, "tactical", 0), ("woods", {}, "tactical", 0),
        ("clear", {"weather": "clear"}, "tactical", 1),
        ("clear", {"weather": "fog"}, "tactical", -1), ("clear", {"turn": "16N"}, "tactical", -2),
        ("clear", {"turn": "16N", "weather": "clear"}, "tactical", -2), ("clear", {}, "road", 1),
        ("forest", {}, "tactical", -1), ("city", {}, "tactical", -1), ("town", {}, "tactical", 0),
    ],
)  # fmt: skip
def test_the_column_shifts(terrain: str, marks: dict[str, Any], mode: str, shift: int) -> None:
    """F089, 12.1.0, 18.2, 3.3.0, 6.2.0: ground, weather, night and Road Mode of the target"""
    here = spot(terrain, dry=False)
    course = shoot({
        "us_1_422": unit("us_1_422", here, mode=mode), "de_294_i": near(here, 0), "de_1818": near(here, 0),
        "de_vw16": near(here, 0),
    }, **marks)  # fmt: skip
    found = barrage.preview(course, DE, here, ("de_1818", "de_vw16"))
    assert sum(value for _, _, value in found.rows) == shift
    assert found.column == found.base + shift


def test_the_column_stays_on_the_table() -> None:
    """F089, 12.1.0: four factors by night in the fog read the first column"""
    here = spot("forest", dry=False)
    home = near(here, 0)
    course = shoot(
        {"de_294_i": here, "us_1_422": home, "us_590": home}, active=US, turn="16N", weather="fog"
    )
    found = barrage.preview(course, US, here, ("us_590",))
    assert (found.base, found.column) == (1, 0)
    assert found.suppressed == 2


def test_the_defender_fires_first_at_hexes_beside_his_units() -> None:
    """F091, F040, 12.4.0: the attacker waits; two hexes away is for the offensive part only"""
    here = spot()
    away = ring(here, 2)
    course = shoot({
        "us_1_422": here, "us_589": here, "de_294_i": near(here, 0), "de_1818": near(here, 0),
        "de_295_i": away,
    }, is_defensive=True, turn="16P")  # fmt: skip
    early = refused(course, c.Fire(seat=DE, target=here, guns=("de_1818",)))
    assert (early.rule, early.key) == ("T01", "not_your_turn")
    assert why(course, US, away, "us_589") == ("12.4.0", "not_beside_us")
    assert {one.target for one in barrage.commands(course, US) if isinstance(one, c.Fire)} == {near(here, 0)}
    events = fire(course, near(here, 0), "us_589", dice=(9,), seat=US)
    assert told(events, f.Suppressed) or told(events, f.StepLost)
    assert told(events, f.SegmentTurned)
    assert not course.state.is_defensive
    fire(course, here, "de_1818", dice=(1,))


def test_the_offensive_part_comes_when_the_defender_is_done() -> None:
    """F091, 12.4.0: he ends it without a shot; what was barraged may be barraged again by the other"""
    here = spot()
    course = shoot({
        "us_1_422": here, "us_589": here, "de_294_i": near(here, 0), "de_1818": near(here, 0),
    }, is_defensive=True, turn="16P")  # fmt: skip
    assert refused(course, c.EndPhase(seat=DE)).rule == "T01"
    do(course, c.EndPhase(seat=US))
    assert (course.state.phase, course.state.is_defensive) == ("E1", False)
    assert refused(course, c.Fire(seat=US, target=near(here, 0), guns=("us_589",))).rule == "T01"
    fire(course, here, "de_1818", dice=(1,))


def test_an_s_suppresses_the_whole_stack() -> None:
    """F092, 12.5.0: both units, no step lost; it shifts in assault, halves the MA"""
    here = spot()
    course = shoot({
        "us_1_422": here, "us_2_422": here, "us_81e": near(here, 3), "de_294_i": near(here, 0),
        "de_1818": near(here, 0), "de_vw16": near(here, 0),
    })  # fmt: skip
    before = allowance(course, "us_1_422")
    events = fire(course, here, "de_1818", "de_vw16", dice=(4,))
    assert told(events, f.BarrageFired)[0].result == "s"
    assert not told(events, f.StepLost)
    units = course.state.units
    assert [units[name].is_suppressed for name in ("us_1_422", "us_2_422", "us_81e")] == [True, True, False]
    assert units["us_1_422"].steps == 3
    assert (before, allowance(course, "us_1_422")) == (5, 3)
    fight = battle({"us_1_422": units["us_1_422"], "de_294_i": near(here, 0), "de_294_ii": near(here, 0)})
    assert rows(fight, here, "de_294_i", "de_294_ii")["suppressed_def"] == 1


@pytest.mark.parametrize(("die", "result"), [(2, "-"), (3, "s"), (5, "s"), (6, "1"), (8, "1"), (9, "2")])
def test_the_die_reads_the_column(die: int, result: str) -> None:
    """F092, 12.1.0, 12.5.0: who loses steps is suppressed too; a dash does nothing"""
    here = spot()
    course = shoot({
        "us_1_422": here, "de_294_i": near(here, 0), "de_1818": near(here, 0), "de_vw16": near(here, 0),
    })  # fmt: skip
    events = fire(course, here, "de_1818", "de_vw16", dice=(die,))
    rolled = told(events, f.BarrageFired)[0]
    assert (TABLE.columns[rolled.column], rolled.result) == ("14-18", result)
    one = course.state.units["us_1_422"]
    assert one.steps == 3 - (int(result) if result.isdigit() else 0)
    assert one.is_suppressed == (result != "-")


def test_the_owner_picks_losses_after_the_strongest() -> None:
    """F092, F085, 11.1.0, 12.1.0: first the stronger battalion, then either; then both are suppressed"""
    here = spot()
    course = shoot({
        "us_1_422": here, "us_81e": here, "us_2_422": near(here, 3), "de_294_i": near(here, 0),
        "de_1818": near(here, 0), "de_vw16": near(here, 0),
    })  # fmt: skip
    fire(course, here, "de_1818", "de_vw16", dice=(9,))
    assert course.state.units["us_1_422"].steps == 2
    assert course.state.mission is not None
    assert set(barrage.commands(course, US)) == {
        c.LoseStep(seat=US, unit="us_1_422"), c.LoseStep(seat=US, unit="us_81e"),
    }  # fmt: skip
    no = refused(course, c.LoseStep(seat=US, unit="us_2_422"))
    assert (no.rule, no.key) == ("11.1.0", "not_in_the_fight")
    do(course, c.LoseStep(seat=US, unit="us_81e"))
    units = course.state.units
    assert (units["us_1_422"].steps, units["us_81e"].steps) == (2, 1)
    assert units["us_1_422"].is_suppressed
    assert units["us_81e"].is_suppressed
    assert course.state.mission is None


def test_suppression_lasts_to_the_own_phase_g() -> None:
    """F092, 12.5.0: it outlives the enemy's phase G and goes in the own one"""
    here = spot()
    units = {
        "us_1_422": unit("us_1_422", here, is_suppressed=True),
        "de_294_i": unit("de_294_i", near(here, 3), is_suppressed=True),
    }
    german = battle(units, phase="F")
    do(german, c.EndPhase(seat=DE))
    while german.state.active == DE and german.state.phase not in ("A", "over"):
        do(german, c.EndPhase(seat=DE))
    assert german.state.units["us_1_422"].is_suppressed
    assert not german.state.units["de_294_i"].is_suppressed


def test_a_natural_nought_depletes_one_gun_the_enemy_picks() -> None:
    """F092, F093, 12.6.0: one gun at once, of two the opponent's choice; only guns that fired"""
    here = spot()
    home = near(here, 0)
    spots = {"us_1_422": here, "de_294_i": home, "de_1818": home, "de_vw16": home, "de_162a": home}
    single = shoot(spots)
    fire(single, here, "de_1818", dice=(0,))
    assert single.state.units["de_1818"].is_depleted
    assert single.state.mission is None
    spared = shoot(spots)
    fire(spared, here, "de_1818", dice=(1,))
    assert not spared.state.units["de_1818"].is_depleted
    both = shoot(spots)
    fire(both, here, "de_1818", "de_vw16", dice=(0,))
    assert barrage.acting(both.state) == US
    no = refused(both, c.Deplete(seat=US, unit="de_162a"))
    assert (no.rule, no.key) == ("12.6.0", "has_not_fired")
    do(both, c.Deplete(seat=US, unit="de_vw16"))
    units = both.state.units
    assert [units[gun].is_depleted for gun in ("de_1818", "de_vw16", "de_162a")] == [False, True, False]


def test_the_guns_are_listed_the_heaviest_first() -> None:
    """F089, 12.1.0: of the able ones only"""
    here = spot()
    home = near(here, 0)
    course = shoot({
        "us_1_422": here, "de_294_i": home, "de_162a": home, "de_1818": home, "de_vak": at(24, 18),
    })  # fmt: skip
    assert shelling.guns_for(course, DE, here)[:2] == ("de_1818", "de_162a")
