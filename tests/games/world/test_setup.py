"""Set-up: players, nations, territories, compensation."""

from __future__ import annotations

import pytest

from game.core.codec import CodecError
from game.core.ids import Seat
from game.core.log import SetupError
from game.core.session import Session
from game.games.world.commands import ChooseNation, Claim
from game.games.world.events import MarkerMoved, OrderDrawn
from game.games.world.model import Units, WorldState
from tests.games.world.boards import world_board
from tests.games.world.play import GAME, full_state, new_session, world_rules
from tests.games.world.table import (
    BLUE,
    GREEN,
    RED,
    after,
    begin,
    offered,
    offered_as,
    refused,
    to_act,
    told,
    u,
)


def with_nations(*nations: str, seats: int = 2, **options: str) -> WorldState:
    """After all have taken these nations."""
    state = begin(seats, **options)
    for nation in nations:
        state = after(state, ChooseNation(seat=to_act(state), nation=nation))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    """R010"""
    assert new_session(seats, "s").header.seats == seats
    assert sorted(begin(seats).order) == list(range(seats))


@pytest.mark.parametrize("seats", [1, 7])
def test_one_or_seven_cannot_play(seats: int) -> None:
    """R010"""
    with pytest.raises((SetupError, CodecError)):
        Session.new(GAME, seats=seats, seed="s", map_data=world_board())


@pytest.mark.parametrize(
    ("seats", "prices"),
    [(2, (9, 12, 15)), (3, (6, 8, 10)), (4, (5, 6, 8)), (5, (4, 5, 6)), (6, (3, 4, 5))],
)
def test_units_cost_by_the_number_of_players(seats: int, prices: tuple[int, int, int]) -> None:
    """R011, R013, R014, R177"""
    book = world_rules().book
    found = tuple(book.cost_of_unit(kind, seats) for kind in ("infantry", "tank", "aircraft"))
    assert found == prices


def test_research_pays_by_the_number_of_players() -> None:
    """R011"""
    effects = world_rules().book.research.fields["economy"].effects
    assert [effect.by_players["2"] for effect in effects] == [5, 9, 14]
    assert [effect.by_players["6"] for effect in effects] == [2, 3, 5]


@pytest.mark.parametrize("scenario", ["free_game", "quick_game", "power_blocs", "homelands", "great_powers"])
def test_every_scenario_begins_with_the_same_pieces_and_leads_to_the_same_turn(scenario: str) -> None:
    """R016"""
    session = new_session(4, "same", scenario=scenario)
    while full_state(session).step in ("nations", "claim"):
        seat = min(session.to_act)
        session.submit(next(iter(session.rules.commands(session.view(seat).state, seat))))
    state = full_state(session)
    assert state.step == "points" and state.round == 1
    assert len(state.owners) == 56
    assert world_rules().inconsistencies(state) == []


def test_the_order_is_drawn_once_from_the_seed() -> None:
    """A59, R073"""
    orders = set()
    for number in range(20):
        session = new_session(3, f"order {number}")
        (drawn,) = [e for e in session.batch(0, BLUE).events if isinstance(e, OrderDrawn)]
        orders.add(drawn.order)
        assert full_state(session).order == drawn.order
        assert min(session.to_act) == drawn.order[0]
    assert len(orders) > 3
    assert new_session(3, "order 1").batch(0, BLUE) == new_session(3, "order 1").batch(0, BLUE)


def test_each_takes_a_free_nation_in_the_player_order() -> None:
    """R017, R018, R034"""
    state = begin(3, draws=["2", "0"])
    assert to_act(state) == GREEN
    assert {c.nation for c in offered(state) if isinstance(c, ChooseNation)} == {
        "usa", "united_kingdom", "france", "germany", "soviet_union", "china",
    }  # fmt: skip
    state = after(state, ChooseNation(seat=GREEN, nation="france"))
    assert to_act(state) == BLUE
    assert refused(state, ChooseNation(seat=BLUE, nation="france")) == ("R017", "nation_taken")
    assert refused(state, ChooseNation(seat=BLUE, nation="japan")) == ("R017", "nation_not_in_set")
    assert refused(state, ChooseNation(seat=BLUE, nation="ruritania")) == ("R017", "no_such_nation")


def test_our_six_more_nations_can_be_let_in() -> None:
    """R017"""
    assert len(offered_as(begin(2, nation_set="all"), ChooseNation)) == 12


@pytest.mark.parametrize(
    ("seats", "places"), [(2, (1, 0, 1)), (3, (1, 1, 1)), (4, (1, 2, 1)), (5, (2, 1, 2)), (6, (2, 2, 2))]
)
def test_by_bloc_each_bloc_has_its_places(seats: int, places: tuple[int, int, int]) -> None:
    """R019, R035, R040"""
    session = new_session(seats, "blocs", scenario="power_blocs")
    while full_state(session).step == "nations":
        seat = min(session.to_act)
        session.submit(next(iter(session.rules.commands(session.view(seat).state, seat))))
    nations = world_rules().book.nations.nations
    blocs = [nations[realm.nation or ""].bloc for realm in full_state(session).realms]
    assert tuple(blocs.count(bloc) for bloc in ("capitalist", "neutral", "communist")) == places


def test_a_full_bloc_takes_nobody_more() -> None:
    """R019, R035"""
    state = with_nations("usa", scenario="power_blocs")
    assert refused(state, ChooseNation(seat=RED, nation="united_kingdom")) == ("R019", "bloc_full")
    assert refused(state, ChooseNation(seat=RED, nation="germany")) == ("R019", "bloc_full")
    assert {c.nation for c in offered_as(state, ChooseNation)} == {"soviet_union", "china"}


def test_fixed_nations_are_given_in_the_player_order() -> None:
    """R020"""
    state = begin(3, draws=["2", "0"], scenario="great_powers")
    assert [state.realms[seat].nation for seat in (GREEN, BLUE, RED)] == ["usa", "germany", "soviet_union"]
    assert state.step == "points"


def test_every_nation_has_one_skill_a_home_and_a_bloc() -> None:
    """R038, R039, R040"""
    rules = world_rules()
    assert len(rules.book.nations.nations) == 12
    for nation in rules.book.nations.nations.values():
        assert nation.home_area in rules.ground.territories
        assert nation.bloc in ("capitalist", "neutral", "communist")
        assert nation.skill.type


def test_a_colour_has_thirty_infantry_ten_tanks_and_ten_aircraft_in_supply() -> None:
    """R044"""
    state = begin(2)
    assert [realm.supply for realm in state.realms] == [Units(30, 10, 10)] * 2
    assert state.spare == Units(120, 40, 40)


def test_the_first_infantry_may_stand_anywhere_on_land() -> None:
    """R021, R048, R050, R055"""
    state = with_nations("usa", "germany")
    assert state.step == "claim"
    assert {c.place for c in offered_as(state, Claim)} == set(world_rules().ground.territories)
    assert refused(state, Claim(seat=BLUE, place="north_pacific")) == ("R055", "sea_in_setup")
    assert refused(state, Claim(seat=BLUE, place="atlantis")) == ("R048", "no_such_place")
    state = after(state, Claim(seat=BLUE, place="brazil"))
    assert state.owners == {"brazil": BLUE}
    assert state.troops["brazil"][0].units == u("i")
    assert state.realms[BLUE].supply == Units(29, 10, 10)
    assert to_act(state) == RED


def test_a_claim_moves_the_marker_by_the_territorys_points() -> None:
    """R051"""
    state = with_nations("usa", "germany")
    events = told(state, Claim(seat=BLUE, place="china"))
    assert MarkerMoved(seat=BLUE, value=7) in events


def test_later_infantry_stand_beside_an_own_territory() -> None:
    """R052, R054, R055: West Africa lies across a dotted line; Central Africa only shares a sea area"""
    state = with_nations("usa", "germany")
    state = after(state, Claim(seat=BLUE, place="brazil"), Claim(seat=RED, place="venezuela"))
    beside = {c.place for c in offered_as(state, Claim)}
    assert beside == {"andean_countries", "southern_cone", "west_africa"}
    assert refused(state, Claim(seat=BLUE, place="central_africa")) == ("R052", "claim_beside_own")
    assert refused(state, Claim(seat=BLUE, place="venezuela")) == ("R048", "occupied")


def test_a_boxed_in_player_starts_anew_anywhere() -> None:
    """R053: Alaska's neighbours are all taken"""
    state = with_nations("usa", "germany", "france", "china", seats=4)
    for place in ("alaska", "far_east", "northern_canada", "western_canada"):
        state = after(state, Claim(seat=to_act(state), place=place))
    assert to_act(state) == BLUE
    assert len(offered_as(state, Claim)) == 56 - 4
    state = after(state, Claim(seat=BLUE, place="cuba"))
    for place in ("mongolia", "greenland", "ontario"):
        state = after(state, Claim(seat=to_act(state), place=place))
    near = {c.place for c in offered_as(state, Claim)}
    assert near == set(world_rules().ground.neighbours["cuba"])


def test_a_whole_continent_adds_its_bonus_in_setup() -> None:
    """R056, R077"""
    state = with_nations("usa", "germany")
    for place in ("brazil", "china", "venezuela", "mongolia", "andean_countries", "manchuria"):
        state = after(state, Claim(seat=to_act(state), place=place))
    assert state.realms[BLUE].track == 10
    state = after(state, Claim(seat=BLUE, place="southern_cone"))
    assert state.realms[BLUE].track == 4 + 3 + 3 + 3 + 3 == 16


def test_the_home_area_start_begins_at_home_and_goes_on_freely() -> None:
    """R022, R039, R057, R058"""
    state = with_nations("china", "france", scenario="homelands")
    assert offered(state) == [Claim(seat=BLUE, place="china")]
    assert refused(state, Claim(seat=BLUE, place="brazil")) == ("R057", "home_first")
    state = after(state, Claim(seat=BLUE, place="china"), Claim(seat=RED, place="france"))
    near = {c.place for c in offered_as(state, Claim)}
    assert near == set(world_rules().ground.neighbours["china"])


def test_a_home_area_matters_in_no_other_start() -> None:
    """R039"""
    state = with_nations("china", "france")
    assert Claim(seat=BLUE, place="brazil") in offered(state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_fixed_start_deals_an_infantry_into_each_and_sets_markers(seats: int) -> None:
    """R023, R059, R060"""
    state = begin(seats, scenario="great_powers")
    assert len(state.owners) == 56
    assert all(len(row) == 1 and row[0].units == u("i") for row in state.troops.values())
    for seat in map(Seat, range(seats)):
        assert state.realms[seat].track == world_rules().ground.points(state.owners, seat)
    tracks = [realm.track for realm in state.realms]
    assert max(tracks) - min(tracks) <= 3


def test_setup_ends_when_all_is_occupied_and_makes_good_for_acting_later() -> None:
    """R049, R061, R062"""
    session = new_session(5, "full", scenario="free_game")
    while full_state(session).step in ("nations", "claim"):
        assert full_state(session).round == 0
        seat = min(session.to_act)
        session.submit(next(iter(session.rules.commands(session.view(seat).state, seat))))
    state = full_state(session)
    assert len(state.owners) == 56
    for number, seat in enumerate(state.order, start=1):
        realm = state.realms[seat]
        standing = sum(row[0].units.total for row in state.troops.values() if row[0].seat == seat)
        assert realm.camp == Units(infantry=number)
        assert realm.supply == Units(30 - standing - number, 10, 10)
    assert (state.active, state.step, state.round) == (state.order[0], "points", 1)


def test_with_two_players_setup_uses_all_thirty_infantry_of_the_second() -> None:
    """R044, R061, A42: 28 on the board and 2 in the Base Camp"""
    state = begin(2, scenario="great_powers")
    assert state.realms[RED].supply.infantry == 0
    assert state.spare == Units(120, 40, 40)
