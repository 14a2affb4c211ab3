"""A turn from entering points to the next player's; withdrawing; how a game ends."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.core.ids import SPECTATOR, Seat
from game.games.world.commands import Confirm, EnterPoints, KeepUnit, Withdraw
from game.games.world.events import (
    DropZoneEmptied,
    PointsEntered,
    SeatEliminated,
    StepBegan,
    TurnBegan,
    UnitsWithdrawn,
)
from game.games.world.model import PHASES, ActiveMission, Order, Study
from tests.games.world.play import full_state, new_session, play, world_rules
from tests.games.world.table import (
    BLUE,
    GREEN,
    RED,
    after,
    begin,
    offered,
    offered_as,
    refused,
    stand,
    to_act,
    told,
    troops,
    u,
)

SOUTH_AMERICA = {"venezuela": "0:i", "andean_countries": "0:i", "brazil": "0:i", "southern_cone": "0:i"}
REST = {"france": "1:i", "china": "1:i"}


def test_all_of_south_america_is_entered_as_sixteen() -> None:
    """R051, R056, R074, R077: 4 + 3 + 3 + 3 = 13, and the bonus of 3"""
    state = stand({**SOUTH_AMERICA, **REST}, step="points")
    events = told(state, EnterPoints(seat=BLUE))
    assert events[0] == PointsEntered(seat=BLUE, points=16)
    assert state.realms[BLUE].track == 16


def test_what_is_entered_is_seen_by_all() -> None:
    """R069, R074"""
    state = stand({**SOUTH_AMERICA, **REST}, step="points")
    (entered,) = (e for e in told(state, EnterPoints(seat=BLUE)) if isinstance(e, PointsEntered))
    for viewpoint in (RED, SPECTATOR):
        assert world_rules().redact(state, entered, viewpoint) == entered


def test_research_and_skills_are_no_part_of_the_entered_value() -> None:
    """R032, R076, A36: Germany with everything of economy and technology still enters 16"""
    strong = {0: {"technology": 3, "economy": 3}}
    state = stand(
        {**SOUTH_AMERICA, **REST}, step="points", nations={0: "germany", 1: "china"}, offices=strong
    )
    state = after(state, EnterPoints(seat=BLUE))
    assert state.realms[BLUE].entered == 16
    office = state.offices[BLUE]
    assert office is not None and office.points > 16


def test_a_turn_goes_through_five_phases_in_order() -> None:
    """R066, R067, R113"""
    session = new_session(3, "phases")
    seen: list[str] = []
    for _ in play(session, "phases", 400):
        for event in session.batch(session.index - 1, SPECTATOR).events:
            if isinstance(event, TurnBegan):
                seen.append("points")
            elif isinstance(event, StepBegan):
                seen.append(event.step)
    steps = [step for step in seen if step in PHASES]
    order = list(PHASES)
    for earlier, later in pairwise(steps):
        assert later == "points" or order.index(later) > order.index(earlier) or later == "battles"
    assert {PHASES[step] for step in steps} == {0, 1, 2, 3, 4}


def test_a_round_is_one_turn_of_each_in_an_order_that_never_changes() -> None:
    """R066, R072, R073"""
    session = new_session(4, "rounds")
    order, turns = full_state(session).order, []
    for _ in play(session, "rounds", 500):
        turns += [e for e in session.batch(session.index - 1, SPECTATOR).events if isinstance(e, TurnBegan)]
    assert len(turns) > 8
    for number, turn in enumerate(turns):
        assert turn.seat == order[number % 4]
        assert turn.round == 1 + number // 4


def test_one_unit_stays_in_each_territory_and_the_choice_is_the_players() -> None:
    """R079, R080, R083: Central Africa keeps the infantry, the Horn of Africa the tank"""
    board = {"central_africa": "0:2t1i", "horn_of_africa": "0:ta", "brazil": "0:3i", **REST}
    state = after(stand(board, step="points"), EnterPoints(seat=BLUE))
    assert state.step == "withdraw"
    assert KeepUnit(seat=BLUE, place="horn_of_africa", kind="aircraft") in offered(state)
    assert all(c.place != "brazil" for c in offered_as(state, KeepUnit))
    state = after(
        state,
        KeepUnit(seat=BLUE, place="central_africa", kind="tank"),
        KeepUnit(seat=BLUE, place="central_africa", kind="infantry"),
    )
    state = after(state, Withdraw(seat=BLUE))
    assert troops(state, "central_africa", BLUE) == u("i")
    assert troops(state, "horn_of_africa", BLUE) == u("t")
    assert troops(state, "brazil", BLUE) == u("i")
    assert state.realms[BLUE].camp == u("2i2t1a")


def test_only_a_unit_that_is_there_can_stay_in_a_territory_of_ones_own() -> None:
    """R079, R080, R081"""
    state = stand({"central_africa": "0:2t1i", **REST}, step="withdraw", fleets={"mediterranean": "0:it"})
    assert refused(state, KeepUnit(seat=BLUE, place="central_africa", kind="aircraft")) == (
        "R080",
        "no_such_unit_there",
    )
    assert refused(state, KeepUnit(seat=BLUE, place="china", kind="infantry")) == (
        "R079",
        "not_own_territory",
    )
    assert refused(state, KeepUnit(seat=BLUE, place="mediterranean", kind="tank")) == ("R081", "sea_stays")


def test_units_at_sea_are_not_withdrawn() -> None:
    """R081, A08"""
    state = stand({"brazil": "0:2i", **REST}, step="points", fleets={"south_atlantic": "0:2t"})
    state = after(state, EnterPoints(seat=BLUE))
    assert troops(state, "south_atlantic", BLUE) == u("2t")
    assert state.realms[BLUE].camp == u("i")


def test_the_drop_zone_is_emptied_after_the_territories() -> None:
    """R082"""
    state = stand({"brazil": "0:2i", **REST}, step="points", drop={0: "2a"})
    events = told(state, EnterPoints(seat=BLUE))
    kinds = [type(e) for e in events]
    assert kinds.index(UnitsWithdrawn) < kinds.index(DropZoneEmptied)
    state = after(state, EnterPoints(seat=BLUE))
    assert state.realms[BLUE].drop_zone == u("") and state.realms[BLUE].camp == u("1i2a")


def test_units_on_a_partners_ground_go_home_entirely() -> None:
    """A12, A13"""
    board = {"ontario": "1:i 0:2t", "quebec": "0:i", "china": "2:i"}
    state = stand(board, step="points", seats=3, allies=[(0, 1)])
    state = after(state, EnterPoints(seat=BLUE))
    assert troops(state, "ontario", BLUE) == u("")
    assert troops(state, "ontario", RED) == u("i")
    assert state.realms[BLUE].camp == u("2t")


@pytest.mark.parametrize(("seats", "points"), [(2, 130), (3, 110), (4, 90), (5, 80), (6, 75)])
def test_the_free_game_is_won_by_arms_at_its_number_of_points(seats: int, points: int) -> None:
    """R025, R251: one point less is not enough"""
    victory = world_rules().book.scenarios["free_game"].victory
    assert victory.points[str(seats)] == points
    assert (victory.research, victory.badge) == (3, 7)


def _holding(points: int) -> dict[str, str]:
    """Territories of blue worth exactly this much with bonuses, the largest first; red has the rest."""
    ground, own = world_rules().ground, dict[str, Seat]()
    for place in sorted(ground.territories, key=ground.production, reverse=True):
        if ground.points({**own, place: BLUE}, BLUE) <= points:
            own[place] = BLUE
    assert ground.points(own, BLUE) == points
    return {place: f"{0 if place in own else 1}:i" for place in ground.territories}


@pytest.mark.parametrize(("points", "winners"), [(130, (BLUE,)), (129, None)])
def test_entering_the_number_wins_at_once(points: int, winners: tuple[Seat, ...] | None) -> None:
    """R024, R025, R250, R251, A36"""
    board = _holding(points)
    state = after(stand(board, step="points"), EnterPoints(seat=BLUE))
    assert (state.outcome.winners if state.outcome else None) == winners
    if state.outcome:
        assert (state.outcome.kind, state.outcome.rule) == ("points", "R025")
        assert world_rules().to_act(state) == frozenset()


def test_partners_share_neither_points_nor_victory() -> None:
    """A35"""
    board = {"china": "0:i", "france": "1:i", "brazil": "2:i"}
    state = after(stand(board, step="points", seats=3, allies=[(0, 1)]), EnterPoints(seat=BLUE))
    assert state.realms[BLUE].entered == 7


def test_level_three_in_every_field_wins_when_the_last_is_finished() -> None:
    """R026, R252, A37"""
    office = {"technology": 3, "economy": 2, "studies": (Study("economy", 3, 3),)}
    state = stand({"china": "0:i", "france": "1:i"}, step="points", military={0: 3}, offices={0: office})
    state = after(state, EnterPoints(seat=BLUE))
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.kind, state.outcome.rule) == ((BLUE,), "research", "R026")


def test_two_fields_are_not_enough() -> None:
    """R026, R252"""
    office = {"technology": 3, "economy": 2}
    state = stand({"china": "0:i", "france": "1:i"}, step="points", military={0: 3}, offices={0: office})
    assert after(state, EnterPoints(seat=BLUE)).outcome is None


def test_the_seventh_badge_wins_when_it_is_shown() -> None:
    """R027, R253, A37"""
    mission = ActiveMission("troop_strength", since=2, count=30)
    state = stand({"china": "0:i", "france": "1:i"}, step="points", offices={0: {"mission": mission}})
    realms = (replace(state.realms[BLUE], badges=6), state.realms[RED])
    state = after(replace(state, realms=realms), EnterPoints(seat=BLUE))
    assert state.realms[BLUE].badges == 7
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.kind, state.outcome.rule) == ((BLUE,), "missions", "R027")


def test_whoever_is_first_wins_though_others_have_had_fewer_turns() -> None:
    """R250: blue wins in the middle of the round, red and green have not played it"""
    office = {"technology": 3, "economy": 2, "studies": (Study("economy", 3, 3),)}
    board = {"china": "0:i", "france": "1:i", "brazil": "2:i"}
    state = stand(board, step="points", seats=3, military={0: 3}, offices={0: office})
    assert after(state, EnterPoints(seat=BLUE)).step == "over"


def test_a_seat_without_territory_and_fleet_is_out_with_all_it_had() -> None:
    """A33, A53"""
    board = {"china": "0:i", "brazil": "2:i"}
    lost = {"points": 50, "orders": (Order("tank", 2, 5),), "spies": 3}
    pacts = {0: {"offers_sent": (RED,)}}
    state = stand(
        board,
        step="headquarters",
        seats=3,
        camp={1: "3i"},
        drop={1: "t"},
        offices={1: lost, **pacts},
        allies=[(1, 2)],
    )
    events = told(state, Confirm(seat=BLUE))
    assert SeatEliminated(seat=RED) in events
    state = after(state, Confirm(seat=BLUE))
    realm, office = state.realms[RED], state.offices[RED]
    assert realm.is_out and realm.supply == u("30i10t10a")
    assert office is not None and (office.points, office.orders, office.spies) == (0, (), 0)
    assert [o.allies for o in state.offices if o] == [(), (), ()]
    assert [o.offers_sent for o in state.offices if o] == [(), (), ()]
    assert to_act(state) == GREEN


def test_a_fleet_keeps_its_seat_in_the_game() -> None:
    """A33"""
    state = stand({"china": "0:i"}, step="headquarters", fleets={"north_pacific": "1:i"})
    state = after(state, Confirm(seat=BLUE))
    assert not state.realms[RED].is_out
    assert to_act(state) == RED


def test_the_last_player_left_wins() -> None:
    """A34"""
    state = after(stand({"china": "0:i"}, step="headquarters", camp={1: "9i"}), Confirm(seat=BLUE))
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.kind, state.outcome.rule) == ((BLUE,), "last", "A34")


def test_the_order_closes_up_and_the_round_is_counted_on() -> None:
    """A33, R072: green is last and out, so blue begins round 4"""
    board = {"china": "0:i", "brazil": "1:i"}
    state = stand(board, step="headquarters", seats=3, active=RED)
    state = after(state, Confirm(seat=RED))
    assert (to_act(state), state.round) == (BLUE, 4)


@pytest.mark.parametrize(("china", "winners"), [("0:i", (BLUE,)), ("1:i", (RED,))])
def test_at_the_turn_limit_the_highest_value_entered_wins(china: str, winners: tuple[Seat, ...]) -> None:
    """Z01"""
    board = {"china": china, "brazil": "0:i", "southern_cone": "1:i"}
    state = stand(board, step="headquarters", active=RED, options={"turn_limit": 3})
    state = after(state, Confirm(seat=RED))
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.kind) == (winners, "turn_limit")


def test_equal_values_at_the_turn_limit_draw_and_before_it_play_goes_on() -> None:
    """Z01"""
    board = {"brazil": "0:i", "southern_cone": "1:i"}
    state = stand(board, step="headquarters", active=RED, options={"turn_limit": 3})
    ended = after(state, Confirm(seat=RED))
    assert ended.outcome is not None and ended.outcome.winners == ()
    early = stand(board, step="headquarters", active=RED, options={"turn_limit": 4})
    assert after(early, Confirm(seat=RED)).outcome is None


def test_the_first_turn_belongs_to_the_first_of_the_order() -> None:
    """R066, R073"""
    state = begin(3, draws=["1", "2"], scenario="great_powers")
    assert (state.active, state.round, state.step) == (RED, 1, "points")
    assert offered(state) == [EnterPoints(seat=RED)]
