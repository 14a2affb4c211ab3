"""Leaders outside combat: activation, movement bonus, Extended Night, danger (22.0-22.3.0)."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import lives
from game.games.front.book import load_book
from game.games.front.course import Course
from game.games.front.marching import March, allowance
from game.games.front.model import Leader
from game.games.front.phases import bonus, evening, movement, night
from game.games.front.steps import to_act
from tests.games.front.boards import rules_of
from tests.games.front.table import DE, US, Counters, at, do, refused, stand, unit


def active(here: str, **marks: object) -> Leader:
    """An activated leader."""
    return Leader(hex=here, is_active=True, has_checked=True, **marks)  # type: ignore[arg-type]


def test_both_sides_have_leaders_with_level_initiative_and_command() -> None:
    """F001, 22.0"""
    leaders = load_book().leaders
    assert {leader.side for leader in leaders.values()} == {"DE", "US"}
    for leader in leaders.values():
        assert leader.commands
        assert 0 <= leader.initiative <= 9
        assert leader.level in ("corps", "division", "brigade", "kampfgruppe", "cc")
    assert leaders["L_jones"].initiative == 3
    assert leaders["L_jones"].level == "division"


def test_any_link_of_the_chain_makes_a_unit_subordinate() -> None:
    """F054, F003, 4.6.0: regiment, division or corps; the other side's never"""
    book = load_book()
    assert book.commands("L_jones", "us_1_422")  # by division
    assert book.commands("L_jones", "us_18a")  # by the cavalry group
    assert book.commands("L_lucht", "de_294_i")  # by corps
    assert book.commands("L_peiper", "de_p1")
    assert book.commands("L_mohnke", "de_p1")  # two leaders
    assert not book.commands("L_peiper", "de_h1")
    assert not book.commands("L_jones", "us_14t")
    assert not book.commands("L_lucht", "us_1_422")


def test_the_active_player_checks_every_own_leader_on_the_map() -> None:
    """F004, 22.1.0: the enemy's are not rolled for; two dice for two leaders"""
    course = stand({}, {"L_lucht": at(9, 1), "L_hoffmann": at(9, 1), "L_jones": at(2, 2)}, phase="B")
    events = do(course, c.CheckInitiative(seat=DE), 5, 7)
    checks = [event for event in events if isinstance(event, e.InitiativeChecked)]
    assert [(one.leader, one.passed) for one in checks] == [("L_lucht", True), ("L_hoffmann", False)]
    assert not course.state.leaders["L_jones"].has_checked


@pytest.mark.parametrize(("rating_of", "die", "passes"), [
    ("L_jones", 3, True), ("L_jones", 4, False), ("L_jones", 0, True), ("L_hoffmann", 6, True),
    ("L_hoffmann", 7, False), ("L_clarke", 8, True), ("L_clarke", 9, False),
])  # fmt: skip
def test_a_check_passes_up_to_the_rating(rating_of: str, die: int, passes: bool) -> None:
    """F005, F035, F052, 22.1.0, 4.4.0: d10 = rating passes, one more fails; zero is zero"""
    seat = load_book().seat(rating_of)
    course = stand(
        {}, {rating_of: at(3, 3)}, phase="B", active=seat, scenario="st_vith", turn="16A",
        options={"cc_leaders": "on"},
    )  # fmt: skip
    do(course, c.CheckInitiative(seat=seat), die)
    assert course.state.leaders[rating_of].is_active is passes


def test_rating_nine_always_and_zero_on_zero_alone() -> None:
    """F005, A05: rating N passes N + 1 times in ten"""
    for rating in (0, 3, 9):
        assert sum(die <= rating for die in range(10)) == rating + 1


def test_there_is_one_check_a_day_and_he_stays_activated() -> None:
    """F006, F040, A02, 22.1.0: PM asks nobody who has rolled; who failed is out for the day"""
    checked = {"L_lucht": active(at(9, 1)), "L_hoffmann": Leader(hex=at(9, 1), has_checked=True)}
    course = stand({}, checked, phase="B", turn="1P")
    assert refused(course, c.CheckInitiative(seat=DE)).rule == "22.1.0"
    for turn in ("1A", "1P", "1N", "1X"):
        assert stand({}, checked, turn=turn).state.leaders["L_lucht"].is_active


def test_activated_he_stays_so_through_night_and_extended_night() -> None:
    """F006, F007, 22.0, 22.1.0: all parts of the day, the enemy's turns too; then no longer"""
    units = {"de_294_i": at(9, 1), "us_1_422": at(3, 6)}
    course = stand(units, {"L_hoffmann": active(at(9, 1))}, scenario="st_vith", turn="16A", phase="C")
    seen = set()
    while course.state.turn != "17A":
        seen.add(course.state.turn)
        assert course.state.leaders["L_hoffmann"].is_active
        do(course, c.EndPhase(seat=min(to_act(course.state))), 9, 9, 9, 9, 9, 9)
    assert seen == {"16A", "16P", "16N", "16X"}
    assert not course.state.leaders["L_hoffmann"].is_active


def test_a_leader_who_arrives_later_checks_in_his_turn() -> None:
    """F040, A03, A25: phase B exists in other turns for those who arrive"""
    late = Leader(hex="", entry="TW")
    course = stand({}, {"L_hoge": late}, phase="B", turn="1P", active=US, options={"cc_leaders": "on"})
    do(course, c.CheckInitiative(seat=US), 7)
    assert course.state.leaders["L_hoge"].is_active
    again = stand({}, {"L_jones": at(2, 2)}, phase="B", turn="1P", active=US)
    assert refused(again, c.CheckInitiative(seat=US)).key == "all_checked"


def test_all_leaders_are_inactive_when_the_day_ends() -> None:
    """F007, F043, 22.1.0, 3.5.0"""
    course = stand({}, {"L_lucht": active(at(9, 1)), "L_jones": active(at(2, 2))}, turn="1X", phase="G")
    evening.upkeep(course, Chance("x", 1))
    assert not any(one.is_active or one.has_checked for one in course.state.leaders.values())


@pytest.mark.parametrize(("die", "points"), [(0, 0), (1, 0), (2, 1), (6, 1), (7, 2), (9, 2)])
def test_the_bonus_die_gives_nothing_one_or_two(die: int, points: int) -> None:
    """F010, F011, 22.1.1, A06: 0-1, 2-6, 7-9; all his units at any distance, and himself"""
    course = stand({"de_294_i": at(11, 9), "de_1818": at(0, 0)}, {"L_hoffmann": active(at(5, 5))})
    before = {name: allowance(course, name) for name in ("de_294_i", "de_1818", "L_hoffmann")}
    do(course, c.RollBonus(seat=DE, leader="L_hoffmann"), die)
    gained = {name: allowance(course, name) - had for name, had in before.items()}
    assert gained == dict.fromkeys(before, points)


def test_an_inactive_leader_gives_no_bonus() -> None:
    """F002, 22.0: refused with the rule"""
    course = stand({"de_294_i": at(9, 1)}, {"L_hoffmann": at(9, 1)})
    illegal = refused(course, c.RollBonus(seat=DE, leader="L_hoffmann"))
    assert (illegal.rule, illegal.key) == ("22.0", "leader_inactive")


def test_the_bonus_helps_nobody_of_another_command() -> None:
    """F003, 22.1.1"""
    course = stand({"us_1_422": at(2, 2), "us_14t": at(3, 2)}, {"L_jones": active(at(2, 2))}, active=US)
    do(course, c.RollBonus(seat=US, leader="L_jones"), 9)
    assert course.state.bonuses == {"us_1_422": 2, "L_jones": 2}


def test_the_bonus_is_offered_once_when_movement_opens_and_need_not_be_taken() -> None:
    """F008, F012, 22.1.1: once for a leader; not after the first march; the phase may end without it"""
    course = stand({"de_294_i": at(9, 1)}, {"L_hoffmann": active(at(9, 1))})
    assert bonus.offers(course, DE) == ("L_hoffmann",)
    do(course, c.RollBonus(seat=DE, leader="L_hoffmann"), 0)
    assert refused(course, c.RollBonus(seat=DE, leader="L_hoffmann")).key == "bonus_rolled"
    late = stand({"de_294_i": at(9, 1), "de_295_i": at(11, 1)}, {"L_hoffmann": active(at(9, 1))})
    do(late, c.Move(seat=DE, counters=("de_295_i",), path=(at(10, 1),)))
    assert refused(late, c.RollBonus(seat=DE, leader="L_hoffmann")).key == "movement_has_begun"
    unused = stand({"de_294_i": at(9, 1)}, {"L_hoffmann": active(at(9, 1))})
    assert "BonusRolled" not in [type(event).__name__ for event in do(unused, c.EndPhase(seat=DE))]


def test_a_leader_in_exploit_mode_rolls_when_exploitation_opens() -> None:
    """F009, F067, A08, 6.4.0: not before, and then only for his units in Exploit Mode"""
    chief = active(at(9, 1), mode="exploit")
    units: Counters = {"de_244": unit("de_244", at(11, 1), mode="exploit"), "de_294_i": at(9, 1)}
    early = stand(units, {"L_hoffmann": chief})
    assert refused(early, c.RollBonus(seat=DE, leader="L_hoffmann")).key == "bonus_in_other_phase"
    course = stand(units, {"L_hoffmann": chief, "L_lucht": active(at(9, 1))}, phase="F")
    assert refused(course, c.RollBonus(seat=DE, leader="L_lucht")).key == "bonus_in_other_phase"
    do(course, c.RollBonus(seat=DE, leader="L_hoffmann"), 8)
    assert course.state.bonuses == {"de_244": 2, "L_hoffmann": 2}


def test_under_two_leaders_a_unit_takes_one_bonus_and_names_the_leader_first() -> None:
    """F055, A10, 4.6.0: Mohnke and Peiper both activated; no second try by the other"""
    units = {"de_p1": at(5, 5), "de_p3": at(5, 5), "de_h1": at(6, 6)}
    leaders = {"L_mohnke": active(at(5, 5)), "L_peiper": active(at(5, 5))}
    course = stand(units, leaders, scenario="st_vith", turn="17P")
    do(course, c.RollBonus(seat=DE, leader="L_peiper"), 0)
    do(course, c.RollBonus(seat=DE, leader="L_mohnke"), 9)
    assert course.state.bonuses["de_p1"] == 0
    assert course.state.bonuses["de_h1"] == 2
    named = stand(units, leaders, scenario="st_vith", turn="17P")
    do(named, c.RollBonus(seat=DE, leader="L_mohnke", without=("de_p1", "de_p3")), 9)
    assert "de_p1" not in named.state.bonuses
    do(named, c.RollBonus(seat=DE, leader="L_peiper"), 3)
    assert named.state.bonuses["de_p1"] == 1
    wrong = stand(units, leaders, scenario="st_vith", turn="17P")
    assert refused(wrong, c.RollBonus(seat=DE, leader="L_mohnke", without=("de_h1",))).key == "not_shared"


NIGHT = {"us_1_422": at(9, 4), "us_2_422": at(10, 3), "us_81e": at(8, 2), "us_14t": at(2, 2)}


def night_course(units: Counters = NIGHT, jones: Leader | None = None) -> Course:
    """Extended Night at Auw: three of Jones' units and one that is not his."""
    leaders = {"L_jones": jones or active(at(8, 2))}
    return stand(units, leaders, turn="1X", phase="N1", active=US)


@pytest.mark.parametrize(("die", "passes"), [(4, True), (5, False)])
def test_a_unit_tries_the_night_by_its_proficiency(die: int, passes: bool) -> None:
    """F047, F053, 4.3.3, 4.5.0: d10 = proficiency passes"""
    course = night_course()
    do(course, c.TryNight(seat=US, unit="us_1_422"), die)
    assert ("us_1_422" in course.state.roused) is passes
    assert refused(course, c.TryNight(seat=US, unit="us_1_422")).rule == "4.3.1"


@pytest.mark.parametrize(("die", "passes"), [(3, True), (4, False)])
def test_an_activated_leaders_rating_may_stand_in(die: int, passes: bool) -> None:
    """F013, 22.1.2: proficiency 5, initiative 3; others under no command of his may not use it"""
    course = night_course()
    do(course, c.TryNight(seat=US, unit="us_81e", leader="L_jones"), die)
    assert ("us_81e" in course.state.roused) is passes
    assert refused(course, c.TryNight(seat=US, unit="us_14t", leader="L_jones")).rule == "4.6.0"
    idle = night_course(jones=Leader(hex=at(8, 2)))
    assert refused(idle, c.TryNight(seat=US, unit="us_81e", leader="L_jones")).rule == "22.0"


@pytest.mark.parametrize(("die", "passes"), [(3, True), (4, False)])
def test_one_roll_of_a_leader_covers_all_his_units(die: int, passes: bool) -> None:
    """F014, F048, A11, A12, 22.1.2: it is each unit's attempt, pass or fail; he goes with them"""
    course = night_course()
    do(course, c.LeadNight(seat=US, leader="L_jones"), die)
    his = {"us_1_422", "us_2_422", "us_81e"}
    assert set(course.state.roused) == (his | {"L_jones"} if passes else set())
    assert set(course.state.tried) == his
    assert refused(course, c.TryNight(seat=US, unit="us_1_422")).rule == "4.3.1"
    assert "us_14t" in night.candidates(course, US)


@pytest.mark.parametrize(("marks", "key"), [
    ({"isolation": 3}, "night_isolated"), ({"is_suppressed": True}, "night_suppressed"),
    ({"fatigue": 1}, "night_fatigued"), ({"has_attacked": True}, "night_attacked"),
    ({"is_held": True}, "not_released"),
])  # fmt: skip
def test_who_may_not_try_the_night(marks: dict[str, object], key: str) -> None:
    """F049, 4.3.2: isolation 3+, suppressed, fatigued, attacker of this Night, not released"""
    course = night_course({"us_1_422": unit("us_1_422", at(9, 4), **marks)})
    illegal = refused(course, c.TryNight(seat=US, unit="us_1_422"))
    assert (illegal.rule, illegal.key) == ("4.3.2", key)
    allowed = night_course({"us_1_422": unit("us_1_422", at(9, 4), isolation=2)})
    assert night.candidates(allowed, US) == ("us_1_422",)


def test_in_extended_night_only_the_activated_act() -> None:
    """F042, A12, 3.4.0: others stay; a leader may go with an activated unit of his"""
    course = stand(
        {"us_1_422": at(3, 3), "us_2_422": at(3, 3)}, {"L_jones": active(at(3, 3))}, turn="1X", active=US,
        roused=("us_1_422",),
    )  # fmt: skip
    to = at(4, 3)
    assert refused(course, c.Move(seat=US, counters=("us_2_422",), path=(to,))).rule == "3.4.0"
    assert refused(course, c.Move(seat=US, counters=("L_jones",), path=(to,))).rule == "3.4.0"
    assert allowance(course, "us_1_422") == 3
    do(course, c.Move(seat=US, counters=("us_1_422", "L_jones"), path=(to,)))
    assert course.state.leaders["L_jones"].hex == to


def test_activity_leaves_fatigue_and_rest_takes_it_off() -> None:
    """F050, 4.3.5: after the Extended Night turn; gone after a later Night without moving or fighting"""
    course = stand({"us_1_422": at(9, 4)}, turn="1X", phase="D", active=US, roused=("us_1_422",))
    do(course, c.EndPhase(seat=US))
    tired = course.state.units["us_1_422"]
    assert tired.fatigue == 1
    later = stand(
        {"us_1_422": unit("us_1_422", at(9, 4), fatigue=16),
         "us_2_422": unit("us_2_422", at(9, 4), fatigue=16, has_worked=True),
         "us_81e": unit("us_81e", at(8, 2), fatigue=17)},
        turn="17X", scenario="st_vith", phase="G", active=US,
    )  # fmt: skip
    evening.upkeep(later, Chance("x", 1))
    left = {name: one.fatigue for name, one in later.state.units.items()}
    assert left == {"us_1_422": 0, "us_2_422": 16, "us_81e": 17}


@pytest.mark.parametrize(("die", "dry"), [(0, True), (1, True), (2, False)])
def test_german_motorised_units_check_their_fuel(die: int, dry: bool) -> None:
    """F051, 4.3.6: after activity; 0-1 no fuel; legs and Americans do not roll"""
    course = stand(
        {"de_244": at(9, 1), "de_294_i": at(9, 1)}, turn="1X", phase="D", roused=("de_244", "de_294_i")
    )  # fmt: skip
    events = do(course, c.EndPhase(seat=DE), die)
    rolls = [event for event in events if isinstance(event, e.FuelRolled)]
    assert [(one.unit, one.is_dry) for one in rolls] == [("de_244", dry)]
    assert course.state.units["de_244"].is_dry is dry
    ours = stand({"us_81e": at(8, 2)}, turn="1X", phase="D", active=US, roused=("us_81e",))
    assert not [event for event in do(ours, c.EndPhase(seat=US), die) if isinstance(event, e.FuelRolled)]


@pytest.mark.parametrize(
    ("tens", "ones", "lives_on"), [(0, 5, False), (0, 6, True), (5, 0, True), (0, 0, False)]
)
def test_05_on_the_two_dice_is_fatal_and_06_is_not(tens: int, ones: int, lives_on: bool) -> None:
    """F029, F031, F034, 22.2.0: the first die is the tens; inactive leaders too; he leaves play"""
    course = stand({"us_81e": at(8, 2)}, {"L_jones": at(8, 2)})
    assert lives.roll_for_life(course, Chance("x", 1, (tens, ones)), "L_jones") is lives_on
    assert ("L_jones" in course.state.leaders) is lives_on
    assert ("L_jones" in course.state.gone) is not lives_on


def test_a_lone_leader_whom_the_enemy_reaches_slips_away_or_is_lost() -> None:
    """F033, F034, 22.3.0, A32: to the nearest stack of his command within five hexes, else eliminated"""
    here = at(8, 2)
    near = stand({"de_294_i": at(9, 1), "us_2_422": at(6, 4)}, {"L_jones": here})
    events = do(near, c.Move(seat=DE, counters=("de_294_i",), path=(here,)))
    assert [event.to for event in events if isinstance(event, e.Displaced)] == [at(6, 4)]
    assert near.state.leaders["L_jones"].hex == at(6, 4)
    lost = stand({"de_294_i": at(9, 1), "us_14t": at(6, 4)}, {"L_jones": here})
    do(lost, c.Move(seat=DE, counters=("de_294_i",), path=(here,)))
    assert lost.state.gone["L_jones"].cause == "lost"


@pytest.mark.parametrize(("far", "found"), [(1, True), (5, True), (6, False)])
def test_the_nearest_stack_of_his_is_at_most_five_hexes_away(far: int, found: bool) -> None:
    """F033, F034, 22.3.0: five hexes count, six do not"""
    here = at(8, 2)
    ground = rules_of("tutorial").ground
    friend = next(hex_id for hex_id in ground.ids if ground.distance(hex_id, here) == far)
    course = stand({"us_2_422": friend}, {"L_jones": here})
    lives.displace(course, Chance("x", 1), here, US)
    assert ("L_jones" in course.state.leaders) is found
    if found:
        assert course.state.leaders["L_jones"].hex == friend


@pytest.mark.parametrize(("dice", "safe"), [((0, 6), True), ((0, 5), False)])
def test_through_an_enemy_zone_he_risks_his_life(dice: tuple[int, int], safe: bool) -> None:
    """F033, 22.3.0: the battalion that comes in controls all around; a stack of his next to him spares the
    roll"""
    here, friend = at(8, 2), at(6, 4)
    course = stand({"de_294_i": at(9, 1), "us_2_422": friend}, {"L_jones": here})
    events = do(course, c.Move(seat=DE, counters=("de_294_i",), path=(here,)), *dice)
    rolled = [(event.tens, event.units) for event in events if isinstance(event, e.LifeRolled)]
    assert rolled == [dice]
    assert ("L_jones" in course.state.leaders) is safe
    next_to_him = rules_of("tutorial").ground.near[here][4]
    beside = stand({"de_294_i": at(9, 1), "us_2_422": next_to_him}, {"L_jones": here})
    events = do(beside, c.Move(seat=DE, counters=("de_294_i",), path=(here,)), *dice)
    assert not [event for event in events if isinstance(event, e.LifeRolled)]
    assert beside.state.leaders["L_jones"].hex == next_to_him


def test_a_leader_marches_by_himself_with_ten_points() -> None:
    """F032, 22.3.0: listed among the commands to every hex that his ten points reach, wheeled"""
    course = stand({}, {"L_lucht": at(9, 1)})
    listed = {one.path[-1] for one in movement.commands(course, DE) if isinstance(one, c.Move)}
    reach = March(course, ("L_lucht",)).reach()
    assert (reach.points, March(course, ("L_lucht",)).classes) == (10, ("wheeled",))
    assert listed == set(reach.costs)
    assert max(reach.costs.values()) == 10


def test_a_leader_leaves_out_only_units_that_another_could_lead_by_night() -> None:
    """F055, A10, 4.6.0: named before the roll; a unit of his alone is not left out"""
    spots = {"de_294_i": at(9, 1), "de_p1": at(3, 3)}
    leaders = {"L_lucht": active(at(9, 1)), "L_hoffmann": active(at(9, 1))}
    course = stand(spots, leaders, turn="1X", phase="N1")
    shared = c.LeadNight(seat=DE, leader="L_hoffmann", without=("de_294_i",))
    assert refused(course, shared).key == "nobody_to_rouse"
    alone = stand(spots, {"L_hoffmann": active(at(9, 1))}, turn="1X", phase="N1")
    illegal = refused(alone, shared)
    assert (illegal.rule, illegal.key) == ("4.6.0", "not_shared")


def test_the_bonus_roll_is_listed_until_it_is_made_or_the_march_begins() -> None:
    """F008, F012, 22.1.1: among the commands when movement opens, with all his units and, where another could
    lead some, without them"""
    spots = {"de_294_i": at(9, 1), "de_295_i": at(11, 1)}
    leaders = {"L_lucht": active(at(9, 1)), "L_hoffmann": active(at(9, 1))}
    course = stand(spots, leaders)
    roll = c.RollBonus(seat=DE, leader="L_hoffmann")
    listed = {one for one in movement.commands(course, DE) if isinstance(one, c.RollBonus)}
    assert {roll, c.RollBonus(seat=DE, leader="L_lucht")} <= listed
    assert any(one.leader == "L_hoffmann" and one.without for one in listed)
    do(course, roll, 5)
    left = {one.leader for one in movement.commands(course, DE) if isinstance(one, c.RollBonus)}
    assert left == {"L_lucht"}
    step = next(one for one in movement.commands(course, DE) if isinstance(one, c.Move))
    do(course, step)
    assert not [one for one in movement.commands(course, DE) if isinstance(one, c.RollBonus)]


@pytest.mark.parametrize("turn", ["1P", "1N", "1X"])
def test_the_bonus_may_be_rolled_in_every_movement_phase_of_the_day(turn: str) -> None:
    """F008, A09, 22.1.1: afternoon, Night and Extended Night"""
    spots, lucht = {"de_294_i": at(9, 1)}, {"L_lucht": active(at(9, 1))}
    course = stand(spots, lucht, turn=turn, roused=("de_294_i", "L_lucht"))
    roll = c.RollBonus(seat=DE, leader="L_lucht")
    assert roll in set(movement.commands(course, DE))
    do(course, roll, 9)
    assert course.state.bonuses["de_294_i"] == 2
