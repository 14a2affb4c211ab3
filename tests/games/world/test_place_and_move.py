"""Placing from the Base Camp and moving: limits, ways, sea areas, empty territories."""

from __future__ import annotations

from game.games.world.commands import DropMove, EndMoves, EndPlacing, Place, PlanMove, WorldCommand
from game.games.world.events import AllianceShown, MarkerMoved, TerritoryTaken, UnitsMoved
from game.games.world.model import Battle, March, Units, WorldState
from tests.games.world.table import (
    BLUE,
    GREEN,
    RED,
    after,
    offered,
    offered_as,
    refused,
    stand,
    to_act,
    told,
    troops,
    u,
)

FOE = {"france": "1:i"}


def put(place: str, kind: str, count: int = 1) -> WorldCommand:
    """Blue places units."""
    return Place(seat=BLUE, place=place, kind=kind, count=count)  # type: ignore[arg-type]


def go(origin: str, to: str, kind: str = "infantry", count: int = 1) -> WorldCommand:
    """Blue plans a move."""
    return PlanMove(seat=BLUE, origin=origin, to=to, kind=kind, count=count)  # type: ignore[arg-type]


def most(state: WorldState, place: str, kind: str = "infantry") -> int:
    """The largest number of a kind that may be placed there."""
    return max((c.count for c in offered_as(state, Place) if (c.place, c.kind) == (place, kind)), default=0)


def test_china_takes_six_beside_the_one_that_is_there() -> None:
    """R114, R117, R121"""
    state = stand({"china": "0:i", **FOE}, camp={0: "9i"})
    assert most(state, "china") == 6
    state = after(state, put("china", "infantry", 6))
    assert troops(state, "china", BLUE) == u("7i") and state.realms[BLUE].camp == u("3i")
    assert refused(state, put("china", "infantry")) == ("R117", "limit")


def test_brazil_takes_two_beside_the_one_and_a_tank_is_placed() -> None:
    """R117, R122"""
    state = stand({"brazil": "0:i", **FOE}, camp={0: "5t"})
    assert most(state, "brazil", "tank") == 2
    state = after(state, put("brazil", "tank"))
    assert troops(state, "brazil", BLUE) == u("it")


def test_of_four_units_one_goes_to_new_guinea_and_three_to_indonesia() -> None:
    """R117, R123: New Guinea is full with 2, Indonesia could hold 6"""
    state = stand({"indonesia": "0:i", "new_guinea": "0:i", **FOE}, camp={0: "3i1t"})
    state = after(state, put("new_guinea", "tank"), put("indonesia", "infantry", 3))
    assert troops(state, "new_guinea", BLUE) == u("it")
    assert troops(state, "indonesia", BLUE) == u("4i")
    assert state.realms[BLUE].camp == u("")


def test_placing_is_barred_at_sea_on_foreign_ground_and_beyond_the_camp() -> None:
    """R114, R116"""
    state = stand({"brazil": "0:i", **FOE}, camp={0: "it"}, fleets={"south_atlantic": "0:i"})
    assert refused(state, put("south_atlantic", "infantry")) == ("R116", "place_at_sea")
    assert refused(state, put("france", "infantry")) == ("R114", "place_on_foreign_ground")
    assert refused(state, put("cuba", "infantry")) == ("R114", "place_on_foreign_ground")
    assert refused(state, put("atlantis", "infantry")) == ("R114", "no_such_place")
    assert refused(state, put("brazil", "infantry", 2)) == ("R114", "not_enough_in_camp")
    assert refused(state, put("brazil", "aircraft")) == ("R114", "not_enough_in_camp")
    assert refused(state, put("brazil", "infantry", 0)) == ("R114", "count_too_small")


def test_military_two_raises_the_limit_by_one() -> None:
    """R118, R193, R194: Western Australia takes 4 instead of 3"""
    plain = stand({"western_australia": "0:i", **FOE}, camp={0: "9i"})
    assert most(plain, "western_australia") == 2
    trained = stand({"western_australia": "0:i", **FOE}, camp={0: "9i"}, military={0: 2})
    assert most(trained, "western_australia") == 3
    assert most(stand({"brazil": "0:i", **FOE}, camp={0: "9i"}, military={0: 1}), "brazil") == 2


def test_the_united_states_exceed_the_limit_by_one_and_with_military_two_by_two() -> None:
    """R033, R120, R031: and by none with special skills off"""
    nations = {0: "usa", 1: "china"}
    board = {"brazil": "0:i", **FOE}
    assert most(stand(board, camp={0: "9i"}, nations=nations), "brazil") == 3
    assert most(stand(board, camp={0: "9i"}, nations=nations, military={0: 2}), "brazil") == 4
    off = {"special_skills": "off"}
    assert most(stand(board, camp={0: "9i"}, nations=nations, options=off), "brazil") == 2


def test_brazils_skill_is_for_defence_alone() -> None:
    """A27"""
    nations = {0: "brazil", 1: "china"}
    state = stand({"brazil": "0:i", **FOE}, camp={0: "9i"}, nations=nations)
    assert most(state, "brazil") == 2


def test_a_partners_ground_may_be_used_and_its_units_count() -> None:
    """R115, R220, R221, R228: two infantry in Ontario, which has 4 points and one of Chris's units"""
    board = {"ontario": "1:i", "quebec": "0:i", "midwest": "2:i"}
    state = stand(board, seats=3, camp={0: "9i"}, allies=[(0, 1)])
    assert most(state, "ontario") == 3
    state = after(state, put("ontario", "infantry", 2), EndPlacing(seat=BLUE))
    assert troops(state, "ontario", BLUE) == u("2i")
    assert refused(state, go("quebec", "midwest")) == ("R124", "not_adjacent")
    state = after(state, go("ontario", "midwest", "infantry", 2), EndMoves(seat=BLUE))
    assert state.battles == (Battle("midwest", GREEN),)
    assert troops(state, "midwest", BLUE) == u("2i")


def test_the_bonus_to_the_limit_counts_on_a_partners_ground() -> None:
    """A28"""
    board = {"ontario": "1:i", "quebec": "0:i", "midwest": "2:i"}
    state = stand(board, seats=3, camp={0: "9i"}, allies=[(0, 1)], military={0: 2})
    assert most(state, "ontario") == 4


def test_using_a_partners_ground_shows_the_alliance() -> None:
    """A50"""
    board = {"ontario": "1:i", "quebec": "0:i", "midwest": "2:i"}
    state = stand(board, seats=3, camp={0: "9i"}, allies=[(0, 1)])
    assert AllianceShown(one=BLUE, other=RED) in told(state, put("ontario", "infantry"))
    assert after(state, put("ontario", "infantry")).seen_allied == ((BLUE, RED),)
    assert after(state, put("quebec", "infantry")).seen_allied == ()


def test_without_an_alliance_foreign_ground_is_closed() -> None:
    """R115"""
    board = {"ontario": "1:i", "quebec": "0:i", "midwest": "2:i"}
    state = stand(board, seats=3, camp={0: "9i"})
    assert most(state, "ontario") == 0
    assert refused(state, put("ontario", "infantry")) == ("R114", "place_on_foreign_ground")


def test_china_sends_four_to_mongolia_two_to_manchuria_and_keeps_one() -> None:
    """R124, R125, R127, R134"""
    state = stand({"china": "0:7i", "mongolia": "1:i", "manchuria": "1:i"}, step="move")
    state = after(state, go("china", "mongolia", count=4), go("china", "manchuria", count=2))
    assert refused(state, go("china", "manchuria")) == ("R127", "one_must_stay")
    assert state.marches == (March("china", "manchuria", u("2i")), March("china", "mongolia", u("4i")))
    assert troops(state, "china", BLUE) == u("7i")
    state = after(state, EndMoves(seat=BLUE))
    assert troops(state, "china", BLUE) == u("i")
    assert troops(state, "mongolia", BLUE) == u("4i") and troops(state, "manchuria", BLUE) == u("2i")
    assert [battle.place for battle in state.battles] == ["mongolia", "manchuria"]


def test_brazil_sends_one_of_two_to_the_southern_cone() -> None:
    """R127, R135, A05: either of the two may go"""
    state = stand({"brazil": "0:it", "southern_cone": "1:i"}, step="move")
    assert go("brazil", "southern_cone", "tank") in offered(state)
    assert go("brazil", "southern_cone", "infantry") in offered(state)
    state = after(state, go("brazil", "southern_cone", "infantry"))
    assert refused(state, go("brazil", "southern_cone", "tank")) == ("R127", "one_must_stay")
    state = after(state, EndMoves(seat=BLUE))
    assert troops(state, "brazil", BLUE) == u("t")


def test_units_of_two_territories_gather_in_queensland() -> None:
    """R126, R136: three from Indonesia, one from New Guinea, one stays in each"""
    board = {"indonesia": "0:4i", "new_guinea": "0:it", "queensland": "1:i"}
    state = stand(board, step="move")
    state = after(
        state,
        go("indonesia", "queensland", count=3),
        go("new_guinea", "queensland", "tank"),
        EndMoves(seat=BLUE),
    )
    assert troops(state, "queensland", BLUE) == u("3i1t")
    assert troops(state, "indonesia", BLUE) == u("i") and troops(state, "new_guinea", BLUE) == u("i")


def test_no_limit_holds_in_moving() -> None:
    """R131: nine units attack New Guinea, which has 2 points"""
    state = stand({"indonesia": "0:9i", "new_guinea": "1:i"}, step="move")
    state = after(state, go("indonesia", "new_guinea", count=8), EndMoves(seat=BLUE))
    assert troops(state, "new_guinea", BLUE) == u("8i")


def test_an_empty_territory_is_taken_at_once_by_any_number() -> None:
    """R128, A30: marker and continent bonus too"""
    board = {"venezuela": "0:i", "andean_countries": "0:i", "southern_cone": "0:6i", **FOE}
    state = stand(board, step="move")
    state = after(state, go("southern_cone", "brazil", count=5))
    events = told(state, EndMoves(seat=BLUE))
    assert TerritoryTaken(seat=BLUE, place="brazil", loser=None) in events
    assert MarkerMoved(seat=BLUE, value=16) in events
    state = after(state, EndMoves(seat=BLUE))
    assert state.owners["brazil"] == BLUE and troops(state, "brazil", BLUE) == u("5i")
    assert state.battles == ()


def test_land_moves_go_to_neighbours_and_never_into_own_or_partners_ground() -> None:
    """R124, R219, A04"""
    board = {"china": "0:5i", "mongolia": "0:i", "manchuria": "1:i", "far_east": "2:i"}
    state = stand(board, step="move", seats=3, allies=[(0, 1)])
    assert refused(state, go("china", "mongolia")) == ("A04", "move_into_own")
    assert refused(state, go("china", "manchuria")) == ("R219", "partners_ground")
    assert refused(state, go("china", "brazil")) == ("R124", "not_adjacent")
    assert refused(state, go("china", "atlantis")) == ("R124", "no_such_place")
    assert refused(state, go("brazil", "southern_cone")) == ("R124", "none_there")
    assert refused(state, go("mongolia", "china")) == ("A04", "move_into_own")
    assert refused(state, go("china", "far_east", count=6)) == ("R124", "not_enough_there")
    assert refused(state, go("china", "far_east", count=0)) == ("R124", "count_too_small")


def test_ground_where_a_partner_stands_may_not_be_attacked() -> None:
    """R219: green's units support red in Manchuria, and green is blue's partner"""
    board = {"china": "0:5i", "manchuria": "1:i 2:t", "brazil": "2:i"}
    state = stand(board, step="move", seats=3, allies=[(0, 2), (1, 2)])
    assert refused(state, go("china", "manchuria")) == ("R219", "partners_ground")


def test_all_units_may_leave_a_partners_ground() -> None:
    """A13"""
    board = {"ontario": "1:i 0:2i", "quebec": "0:i", "midwest": "2:i"}
    state = stand(board, step="move", seats=3, allies=[(0, 1)])
    state = after(state, go("ontario", "midwest", count=2), EndMoves(seat=BLUE))
    assert troops(state, "ontario", BLUE) == u("") and troops(state, "ontario", RED) == u("i")


def test_a_planned_move_can_be_taken_back_until_the_step_ends() -> None:
    """R132"""
    state = stand({"china": "0:7i", "mongolia": "1:i"}, step="move")
    state = after(state, go("china", "mongolia", count=4))
    back = DropMove(seat=BLUE, origin="china", to="mongolia")
    assert back in offered(state)
    assert after(state, back).marches == ()
    assert refused(after(state, back), back) == ("R124", "no_such_move")
    done = after(state, EndMoves(seat=BLUE))
    assert not offered_as(done, PlanMove) and done.marches == ()


def test_a_dotted_line_is_a_way_like_any_other() -> None:
    """R054, R124: Brazil - West Africa"""
    state = stand({"brazil": "0:2i", "west_africa": "1:i"}, step="move")
    state = after(state, go("brazil", "west_africa"), EndMoves(seat=BLUE))
    assert state.battles == (Battle("west_africa", RED),)


def test_sea_areas_are_entered_by_an_anchor_and_shared_without_limit() -> None:
    """R129, A01"""
    state = stand(
        {"brazil": "0:9i", "ontario": "0:3i", **FOE}, step="move", fleets={"south_atlantic": "1:4i"}
    )
    assert refused(state, go("ontario", "north_atlantic")) == ("R129", "no_anchor")
    assert refused(state, go("brazil", "north_atlantic")) == ("R129", "no_anchor")
    state = after(state, go("brazil", "south_atlantic", count=8), EndMoves(seat=BLUE))
    assert troops(state, "south_atlantic", BLUE) == u("8i")
    assert troops(state, "south_atlantic", RED) == u("4i")
    assert state.battles == ()


def test_units_that_went_to_sea_do_nothing_more_this_turn() -> None:
    """R130, A02, A07"""
    state = stand({"brazil": "0:3i", **FOE}, step="move", fleets={"south_atlantic": "1:4i"})
    state = after(state, go("brazil", "south_atlantic", count=2), EndMoves(seat=BLUE))
    assert state.step == "headquarters"  # no battle at sea with units that have just come
    assert [fleet.fresh for fleet in state.fleets["south_atlantic"] if fleet.seat == BLUE] == [True]


def test_no_way_leads_from_sea_to_sea() -> None:
    """A02"""
    state = stand({"brazil": "0:i", **FOE}, step="move", fleets={"south_atlantic": "0:2i"})
    assert refused(state, go("south_atlantic", "central_atlantic")) == ("A02", "sea_to_sea")


def test_units_at_sea_land_at_anchors_of_that_area() -> None:
    """A03: enemy, empty, or own up to its limit; never a partner's"""
    board = {"southern_cone": "0:2i", "south_africa": "1:i", "west_africa": "2:i", "venezuela": "1:i"}
    state = stand(board, step="move", seats=3, fleets={"south_atlantic": "0:4i"}, allies=[(0, 2)])
    assert refused(state, go("south_atlantic", "venezuela")) == ("A03", "no_landing")
    assert refused(state, go("south_atlantic", "west_africa")) == ("R219", "partners_ground")
    assert refused(state, go("south_atlantic", "southern_cone", count=2)) == ("A03", "landing_limit")
    state = after(
        state,
        go("south_atlantic", "southern_cone"),
        go("south_atlantic", "south_africa"),
        go("south_atlantic", "central_africa", count=2),
    )
    assert refused(state, go("south_atlantic", "southern_cone"))[1] in ("not_enough_there", "none_there")
    state = after(state, EndMoves(seat=BLUE))
    assert troops(state, "southern_cone", BLUE) == u("3i")
    assert state.owners["central_africa"] == BLUE
    assert state.battles == (Battle("south_africa", RED, is_from_sea=True),)
    assert "south_atlantic" not in state.fleets


def test_moves_happen_all_at_once_and_none_later() -> None:
    """R132, A32: units that have moved elsewhere stay there whatever battles bring"""
    state = stand({"china": "0:7i", "mongolia": "1:i", **FOE}, step="move")
    state = after(state, go("china", "mongolia", count=3), go("china", "manchuria", count=2))
    moved = [e for e in told(state, EndMoves(seat=BLUE)) if isinstance(e, UnitsMoved)]
    assert [(e.to, e.units) for e in moved] == [("manchuria", Units(2)), ("mongolia", Units(3))]
    state = after(state, EndMoves(seat=BLUE))
    assert state.owners["manchuria"] == BLUE
    assert refused(state, go("china", "manchuria"))[0] == "R067"


def test_a_conquered_territory_may_stay_above_its_limit_but_takes_no_more() -> None:
    """A29"""
    state = stand({"mongolia": "0:5i", **FOE}, camp={0: "3i"})
    assert most(state, "mongolia") == 0
    assert refused(state, put("mongolia", "infantry")) == ("R117", "limit")


def test_the_four_steps_come_once_each_and_in_order() -> None:
    """R113"""
    state = stand({"china": "0:2i", "mongolia": "1:i", **FOE}, camp={0: "i", 1: "i"})
    assert refused(state, EndMoves(seat=BLUE)) == ("R067", "not_in_this_step")
    state = after(state, EndPlacing(seat=BLUE))
    assert state.step == "move"
    assert refused(state, put("china", "infantry")) == ("R067", "not_in_this_step")
    state = after(state, go("china", "mongolia"), EndMoves(seat=BLUE))
    assert (state.step, to_act(state)) == ("defend", RED)
