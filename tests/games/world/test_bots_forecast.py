"""The hard player's view of a plan: what of it can be held, where a rival's reserve cannot be everywhere."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.bots.campaign import Attack, plan
from game.games.world.bots.forecast import Forecast
from game.games.world.bots.levels import LEVELS
from game.games.world.bots.weighing import weighed
from game.games.world.commands import EndPlacing, Place
from game.games.world.model import WorldState
from tests.games.world.table import BLUE, GREEN, RED, stand, u
from tests.games.world.test_bots import RULES, chosen

HARD = LEVELS["hard"]
AT_THE_GOAL = {
    **{
        place: "0:i"
        for continent in ("north_america", "south_america", "europe")
        for place in RULES.ground.members[continent]
    },
    **dict.fromkeys(("maghreb", "egypt", "anatolia", "west_africa", "levant"), "0:i"),
    **dict.fromkeys(
        ("arabia", "iran", "central_asia", "siberia", "far_east", "sahel", "central_africa"), "1:i"
    ),
}
HEART_OF_ASIA = {
    **dict.fromkeys(("china", "india", "siberia", "central_asia"), "0:i"),
    **dict.fromkeys(("mongolia", "manchuria", "western_china", "indochina"), "1:i"),
    **dict.fromkeys(("pakistan", "far_east", "iran"), "1:i"),
}
SHORE = {"brazil": "0:i", "southern_cone": "1:i", "west_africa": "1:i", "andean_countries": "0:i"}


def forecast(state: WorldState) -> Forecast:
    """What Blue foresees from a state, as he is shown it."""
    return Forecast(RULES.course(RULES.conceal(state, BLUE)), BLUE, HARD)


def at_once(pace: float = 0.0) -> float:
    """A clock that stands still."""
    return pace


def attacked(attacks: list[Attack], state: WorldState, seat: Seat) -> set[str]:
    """The territories of a seat that a plan attacks."""
    return {attack.target for attack in attacks if state.owners.get(attack.target) == seat}


def from_brazil(place: str) -> list[Attack]:
    """Two infantry out of the Base Camp, by way of Brazil."""
    return [Attack(place, (("brazil", u("2i")),), 0.0)]


def test_a_marker_at_the_goal_is_held_rather_than_raised() -> None:
    """R025, R138: Blue wins with his next entry if eight infantry do not break in; two he need not fear"""
    strong, weak = (
        stand(AT_THE_GOAL, camp={0: "4t", 1: camp}, options={"scenario": "quick_game"})
        for camp in ("8i", "2i")
    )
    assert strong.realms[BLUE].track >= 115
    assert plan(RULES.course(strong), BLUE, HARD, at_once)
    assert chosen("hard", strong) == EndPlacing(seat=BLUE)
    assert isinstance(chosen("hard", weak), Place)


def test_of_two_like_territories_the_one_without_foes_beside_it_is_held() -> None:
    """R079, R127: Africa's owner comes back with what stands beside it, to the Southern Cone he has no way"""
    seen = forecast(stand({**SHORE, "sahel": "1:3i", "central_africa": "1:3i"}, camp={0: "2i"}))
    kept: dict[str, float] = {}
    for place in ("southern_cone", "west_africa"):
        seen.value(from_brazil(place))
        kept[place] = seen.holds[place][BLUE]
    assert kept["southern_cone"] > 0.7
    assert kept["west_africa"] < 0.3


def test_a_thin_reserve_is_met_at_several_places() -> None:
    """R138: three infantry cannot be everywhere, though they could be anywhere"""
    state = stand(HEART_OF_ASIA, camp={0: "12i", 1: "3i"})
    course = RULES.course(state)
    assert len(attacked(plan(course, BLUE, HARD, at_once), state, RED)) == 1
    assert len(attacked(weighed(course, BLUE, HARD, at_once), state, RED)) > 1


def test_only_rivals_who_stand_beside_the_seat_are_foreseen() -> None:
    """R124: an army far away changes nothing, the same one beside it does"""
    board = {"new_zealand": "0:i", "new_south_wales": "1:i", "scandinavia": "2:i"}

    def empty_plan(camp: dict[int, str]) -> float:
        return forecast(stand(board, seats=3, camp=camp)).value([])

    assert empty_plan({2: "9i"}) == empty_plan({})
    assert empty_plan({1: "9i"}) < empty_plan({})


def test_a_plan_that_is_weighed_leaves_the_position_as_it_was() -> None:
    """The same value again, whatever was weighed between"""
    seen = forecast(stand({**SHORE, "sahel": "1:3i"}, camp={0: "2i", 1: "3i"}))
    first = seen.value(from_brazil("west_africa"))
    seen.value([])
    assert seen.value(from_brazil("west_africa")) == first
    assert seen.lost[BLUE] > 0 and GREEN not in seen.lost


def test_time_that_is_over_leaves_the_first_plan() -> None:
    """Nothing further is weighed"""
    state = stand(AT_THE_GOAL, camp={0: "4t", 1: "8i"}, options={"scenario": "quick_game"})
    course = RULES.course(state)
    calls = iter((0.0,) * 2)
    first = plan(course, BLUE, HARD, at_once)
    hurried = weighed(course, BLUE, HARD, lambda: next(calls, 1.0))
    assert hurried == first[: len(hurried)]
    assert weighed(course, BLUE, HARD, at_once) != first


def test_the_normal_player_goes_for_the_better_ground_though_a_reserve_could_come() -> None:
    """R138: he counts in a part of five infantry at each place; who counts in all takes the poorest ground"""
    course = RULES.course(stand(HEART_OF_ASIA, camp={0: "8i", 1: "5i"}))
    normal = LEVELS["normal"]
    wary = plan(course, BLUE, normal._replace(share=1.0), at_once)
    assert attacked(plan(course, BLUE, normal, at_once), course.state, RED) == {"manchuria"}
    assert attacked(wary, course.state, RED) == {"pakistan"}
