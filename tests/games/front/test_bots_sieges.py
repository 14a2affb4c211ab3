"""What the front's hard player knows of places that end the game, of arrivals and of units cut off."""

from __future__ import annotations

from typing import Any

from game.core.ids import Seat
from game.games.front import commands as c
from game.games.front.bots.cuts import Cuts
from game.games.front.bots.levels import LEVELS
from game.games.front.bots.sieges import Sieges
from game.games.front.bots.stations import Stations
from game.games.front.bots.theatre import Theatre
from game.games.front.bots.ways import Ways
from game.games.front.course import Course
from game.games.front.order import in_order
from tests.games.front.boards import rules_of
from tests.games.front.play import full_state, new_session
from tests.games.front.table import DE, US, stand, unit
from tests.games.front.test_bots import chosen, contest

VIELSALM, POTEAU, ST_VITH, MALMEDY = "0110", "0509", "1111", "0601"
POCKET, BESIDE, AWAY = "1004", "0904", "0803"


def theatre(course: Course, seat: Seat, level: str = "hard") -> Theatre:
    """The war as a level sees it."""
    return Theatre(course, seat, LEVELS[level], Ways(course.ground))


def test_the_second_of_the_places_that_end_the_game_is_worth_more_than_its_points() -> None:
    """20.4: to both sides, once the first is in German hands"""
    counters = {"de_p1": POTEAU, "us_1_112": VIELSALM}
    for seat in (DE, US):
        worth = []
        for control in ({}, {ST_VITH: DE}):
            course = stand(counters, scenario="st_vith", turn="18P", active=seat, control=control)
            worth.append(theatre(course, seat).prizes[VIELSALM])
        assert worth[1] > worth[0] + 8


def test_the_best_hex_is_the_best_of_all_in_reach() -> None:
    """Though most of them are not looked at closely; nor are more lines cut than were at risk"""
    session, checked = new_session("best", "st_vith"), 0
    for number, _ in enumerate(contest(session, ("easy", "easy"), 30)):
        state = full_state(session)
        if state.phase != "D" or number % 9 or state.assault is not None:
            continue
        war = theatre(rules_of("st_vith").course(in_order(state)), state.active)
        stations = Stations(war)
        for one in [name for name in war.own if name in war.movable and state.units[name].hex][::7]:
            start = state.units[one].hex
            rated = [(stations.worth(one, start), start)]
            for here in war.reach((one,)).costs:
                assert stations.cuts.most(one, here) >= stations.cuts.by(one, here)
                if here != start and stations.has_room(one, here):
                    rated.append((stations.worth(one, here) - 0.01, here))
            fresh = Stations(war)
            assert fresh.best(one) == max(rated)
            checked += 1
    assert checked > 3


def ends(course: Course, name: str) -> str:
    """Where a unit stands when hard has given its first march of a phase, if that is its own."""
    command: Any = chosen("hard", course.state)
    if isinstance(command, c.Move) and name in command.counters:
        return command.path[-1]
    return course.state.units[name].hex


def test_a_place_by_which_the_enemy_is_about_to_arrive_is_not_left_empty() -> None:
    """16.1: Malmedy is an American entry until the 18th, not any more on the 19th"""
    found = {}
    for turn in ("17A", "19A"):
        course = stand({"de_fj8": MALMEDY}, scenario="st_vith", turn=turn, control={MALMEDY: DE})
        found[turn] = ends(course, "de_fj8")
    assert found["17A"] == MALMEDY
    assert found["19A"] != MALMEDY


def pocket(isolation: int, *more: str) -> Course:
    """An American battalion without a line, and German ones around."""
    ring = dict(zip(("de_294_i", "de_294_ii", "de_295_i"), (AWAY, *more), strict=False))
    return stand({"us_1_422": unit("us_1_422", POCKET, isolation=isolation, is_cut=True), **ring})


def test_who_must_check_surrender_is_pressed() -> None:
    """14.8.1: from isolation 3 on, which two levels will be when they are counted; one besieger is enough"""
    for isolation, presses in ((0, False), (2, True), (3, True)):
        war = theatre(pocket(isolation), DE)
        stations = Stations(war)
        stations.cuts.__dict__["off"] = ("us_1_422",)
        assert (stations.sieges.pressed("de_294_i", BESIDE) > 0) == presses
    war = theatre(pocket(3, BESIDE), DE)
    cuts = Cuts(war)
    cuts.__dict__["off"] = ("us_1_422",)
    assert Sieges(war, cuts).pressed("de_294_i", BESIDE) == 0
    assert Sieges(war, cuts).pressed("de_294_ii", BESIDE) > 0


def test_who_is_cut_off_keeps_away_from_enemies() -> None:
    """14.8.1: only next to an enemy a unit must check"""
    course = stand(
        {"us_1_422": unit("us_1_422", POCKET, isolation=3, is_cut=True), "de_294_i": BESIDE},
        turn="1P", active=US,
    )  # fmt: skip
    sieges = Stations(theatre(course, US)).sieges
    sieges.theatre.lines.onward.clear()
    assert sieges.risked("us_1_422", POCKET) > 0
    assert sieges.risked("us_1_422", "1105") == 0
