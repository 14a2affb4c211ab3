"""Diplomats, tributes, offers, answers and ends of alliances."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import SPECTATOR
from game.core.messages import Illegal
from game.games.world.commands import CloseNews, Confirm, Place, PlanMove
from game.games.world.covert import chance_of
from game.games.world.events import UnitsDropped
from game.games.world.model import Draft, Notice, Order, Stack, Units, WorldState
from tests.games.world.headquarters_table import (
    ALEX,
    BOOK,
    CHRIS,
    KIM,
    envoy,
    gift,
    in_camp,
    mail_of,
    news_of,
    office,
    page,
    pages,
    refused,
    submit,
    table,
    until,
    visit,
    with_mail,
    with_office,
    with_realm,
    world_rules,
)

OFFER = (envoy("alliance", CHRIS),)
END = (envoy("dissolve", CHRIS),)


def offered() -> WorldState:
    """Alex has offered Chris an alliance and passed the turn."""
    state = with_office(table(3), ALEX, diplomats=2)
    return submit(state, Confirm(seat=ALEX, draft=Draft(ventures=OFFER)))


def allied(state: WorldState) -> WorldState:
    """Alex and Chris are partners and know it."""
    return with_office(with_office(state, ALEX, allies=(CHRIS,)), CHRIS, allies=(ALEX,))


def test_tribute_boycott_and_offers_need_diplomats() -> None:
    """R206"""
    state = with_office(table(3), ALEX, points=50, spies=5)
    lacking = ("R206", "not_enough_diplomats", {"there": 0})
    assert refused(state, tributes=(gift(CHRIS, 5),)) == lacking
    assert refused(state, ventures=(envoy("boycott", CHRIS),)) == lacking
    assert refused(state, ventures=OFFER) == lacking
    two = with_office(state, ALEX, diplomats=2)
    sent = Draft(tributes=(gift(CHRIS, 5),), ventures=(envoy("boycott", CHRIS), envoy("alliance", CHRIS)))
    three = refused(two, tributes=sent.tributes, ventures=sent.ventures)
    assert three == ("R206", "not_enough_diplomats", {"there": 2})
    assert office(visit(with_office(state, ALEX, diplomats=3), sent), ALEX).diplomats == 0


def test_appointed_diplomats_serve_from_the_next_round_on() -> None:
    """R095, R207"""
    state = with_office(table(3), ALEX, points=20)
    assert refused(state, diplomats=1, ventures=OFFER)[0] == "R206"
    state = visit(state, diplomats=2)
    assert office(state, ALEX).points == 12 and office(state, ALEX).diplomats == 0
    state, _ = news_of(state, ALEX, 6)
    assert page(state, ALEX, "new_diplomats").amount == 2 and office(state, ALEX).diplomats == 2
    assert page(state, ALEX, "new_diplomats") not in state.bulletins


def test_diplomats_at_home_ward_off_boycotts_and_those_sent_do_not() -> None:
    """R208, A44"""
    state = with_office(table(3), ALEX, diplomats=3)
    assert chance_of(BOOK, state, "boycott", CHRIS, ALEX) == 60 - 18
    after = visit(state, ventures=OFFER)
    assert chance_of(BOOK, after, "boycott", CHRIS, ALEX) == 60 - 12


def test_no_more_than_ten_diplomats_may_be_held() -> None:
    """R209, A43"""
    state = with_office(table(3), ALEX, points=200, diplomats=9)
    assert refused(state, diplomats=2) == ("R209", "too_many_diplomats", {"most": 10})
    assert office(visit(state, diplomats=1), ALEX).orders == (Order("diplomat", 1, 6),)
    assert visit(state, diplomats=2, ventures=OFFER) is not None


def test_a_tribute_costs_a_diplomat_and_its_points_and_arrives_in_the_next_round() -> None:
    """R096, R210"""
    state = with_office(table(3), ALEX, points=30, diplomats=1)
    state = visit(state, tributes=(gift(CHRIS, 12),))
    assert (office(state, ALEX).points, office(state, ALEX).diplomats) == (18, 0)
    assert office(state, CHRIS).points == 0
    state, _ = news_of(state, CHRIS, 5)
    notice = page(state, CHRIS, "tributes_received")
    assert (notice.other, notice.amount) == (ALEX, 12) and state.bulletins == ()
    assert office(state, CHRIS).points == (state.realms[CHRIS].entered or 0) + 12


def test_tributes_are_refused_that_cannot_be_sent() -> None:
    """R210, R174, A46, A33"""
    state = with_office(table(3), ALEX, points=30, diplomats=4)
    assert refused(state, tributes=(gift(CHRIS, 31),))[:2] == ("R174", "not_enough_points")
    assert refused(state, tributes=(gift(CHRIS, 0),))[:2] == ("R210", "tribute_too_small")
    assert refused(state, tributes=(gift(CHRIS, -5),))[:2] == ("R210", "tribute_too_small")
    assert refused(state, tributes=(gift(ALEX, 5),))[:2] == ("R210", "not_oneself")
    assert refused(state, tributes=(gift(CHRIS, 5), gift(CHRIS, 1)))[:2] == ("A46", "tribute_twice")
    out = with_realm(state, KIM, is_out=True)
    assert refused(out, tributes=(gift(KIM, 5),)) == ("R210", "player_out", {"player": KIM})


def test_alex_offers_chris_accepts_it_holds_at_once_and_alex_hears_in_his_next_turn() -> None:
    """R085, R101, R112, R217, R227, A51"""
    state = in_camp(offered(), CHRIS, Units(tank=2))
    assert office(state, ALEX).diplomats == 1 and office(state, ALEX).offers_sent == (CHRIS,)
    state = until(state, CHRIS, "news")
    assert page(state, CHRIS, "alliance_offer").other == ALEX and office(state, CHRIS).offers_got == (ALEX,)
    read = len(pages(state, CHRIS))
    state = submit(state, CloseNews(seat=CHRIS, read=read, accept=(ALEX,)))
    assert office(state, CHRIS).allies == (ALEX,) and office(state, CHRIS).offers_got == ()
    assert office(state, ALEX).allies == ()  # not heard yet
    with pytest.raises(Illegal) as attack:  # the one who accepted may not attack in the same turn
        world_rules().decide(_ready(state), _attack(), Chance("attack", 1))
    assert attack.value.rule == "R219"
    state = until(state, ALEX, "news")
    assert page(state, ALEX, "alliance_accepted").other == CHRIS
    assert office(state, ALEX).allies == (CHRIS,) and office(state, ALEX).offers_sent == ()


def test_a_declined_offer_has_no_effect() -> None:
    """R101, R218"""
    state = until(offered(), CHRIS, "headquarters")
    assert office(state, CHRIS).allies == ()
    state = until(state, ALEX, "news")
    assert page(state, ALEX, "alliance_declined").other == CHRIS
    assert office(state, ALEX).allies == () and office(state, ALEX).offers_sent == ()
    again = until(state, ALEX, "headquarters")
    assert office(visit(again, ventures=OFFER), ALEX).offers_sent == (CHRIS,)


def test_nobody_else_learns_of_offers_and_alliances() -> None:
    """A50: known to the two alone until it is used on the board."""
    rules = world_rules()
    offer, nothing = offered(), submit(with_office(table(3), ALEX, diplomats=2), Confirm(seat=ALEX))
    ends = [
        until(offer, KIM, "headquarters", ()),
        until(until(offer, CHRIS, "headquarters", (ALEX,)), KIM, "headquarters"),
        until(nothing, KIM, "headquarters"),
    ]
    assert office(ends[1], CHRIS).allies == (ALEX,)
    for viewpoint in (KIM, SPECTATOR):
        assert len({repr(rules.conceal(end, viewpoint)) for end in ends}) == 1


def test_one_pending_offer_per_pair_and_none_to_a_partner() -> None:
    """A53, R217"""
    state = with_office(table(3), ALEX, diplomats=3)
    waiting = with_office(state, ALEX, offers_sent=(CHRIS,))
    assert refused(waiting, ventures=OFFER) == ("A53", "offer_pending", {"player": CHRIS})
    assert refused(allied(state), ventures=OFFER) == ("R217", "already_allied", {"player": CHRIS})
    assert refused(state, ventures=OFFER * 2)[:2] == ("A46", "deed_twice")
    assert len(office(visit(state, ventures=(*OFFER, envoy("alliance", KIM))), ALEX).offers_sent) == 2


def test_alliances_are_off_with_two_players_and_by_the_setting() -> None:
    """A50"""
    for state in (table(2), table(3, alliances="off")):
        ready = with_office(state, ALEX, diplomats=1)
        assert refused(ready, ventures=OFFER) == ("A50", "alliances_off", {})


def test_an_offer_lapses_when_its_maker_is_out() -> None:
    """A53, A33"""
    state = with_realm(with_mail(table(3), CHRIS, Notice("alliance_offer", other=ALEX)), ALEX, is_out=True)
    state, _ = news_of(state, CHRIS, 6)
    assert office(state, CHRIS).offers_got == () and "alliance_offer" not in pages(state, CHRIS)


def test_dissolving_needs_no_diplomat_and_the_other_hears_it_in_his_next_events() -> None:
    """R101, R226, R230, A52"""
    state = visit(allied(table(3)), ventures=END)
    assert office(state, ALEX).allies == ()
    assert mail_of(state, CHRIS) == (Notice("alliance_dissolved", other=ALEX),)
    state, _ = news_of(state, CHRIS, 5)
    assert page(state, CHRIS, "alliance_dissolved").other == ALEX and office(state, CHRIS).allies == ()
    assert refused(table(3), ventures=END) == ("R226", "not_allied", {"player": CHRIS})


def test_former_partners_may_fight_each_other_from_their_own_next_turns_on() -> None:
    """R226, R230, A52"""
    state = in_camp(allied(table(3)), CHRIS, Units(tank=2))
    with pytest.raises(Illegal) as attack:
        world_rules().decide(_ready(submit(state, Confirm(seat=ALEX))), _attack(), Chance("attack", 1))
    assert attack.value.rule == "R219"
    ended = submit(state, Confirm(seat=ALEX, draft=Draft(ventures=END)))
    assert submit(_ready(ended), _attack()).marches[0].units == Units(tank=1)


def test_units_in_each_others_land_go_to_their_owners_drop_zone_when_it_ends() -> None:
    """A14"""
    state = allied(table(3))
    hers = next(place for place, owner in state.owners.items() if owner == CHRIS)
    his = next(place for place, owner in state.owners.items() if owner == ALEX)
    troops = {
        **state.troops,
        hers: (*state.troops[hers], Stack(ALEX, Units(tank=2))),
        his: (*state.troops[his], Stack(CHRIS, Units(aircraft=1))),
    }
    tanks, aircraft = Units(tank=2), Units(aircraft=1)
    state = with_realm(state, ALEX, supply=state.realms[ALEX].supply - tanks)
    state = with_realm(state, CHRIS, supply=state.realms[CHRIS].supply - aircraft)
    state = replace(state, troops=troops, seen_allied=((ALEX, CHRIS),))
    assert world_rules().inconsistencies(state) == []
    events = world_rules().decide(state, Confirm(seat=ALEX, draft=Draft(ventures=END)), Chance("end", 1))
    dropped = [event for event in events if isinstance(event, UnitsDropped)]
    assert dropped == [
        UnitsDropped(seat=ALEX, place=hers, units=Units(tank=2)),
        UnitsDropped(seat=CHRIS, place=his, units=Units(aircraft=1)),
    ]
    after = visit(state, ventures=END)
    assert after.realms[ALEX].drop_zone == tanks and after.realms[CHRIS].drop_zone == aircraft
    assert after.troops[hers] == (Stack(CHRIS, Units(infantry=1)),)
    assert world_rules().inconsistencies(after) == []


def test_an_accepted_alliance_may_be_dissolved_before_the_other_has_heard_of_it() -> None:
    """A51, A52: both are told, in this order, and nothing is left."""
    state = until(offered(), CHRIS, "headquarters", accept=(ALEX,))
    assert office(state, CHRIS).allies == (ALEX,)
    state = submit(state, Confirm(seat=CHRIS, draft=Draft(ventures=(envoy("dissolve", ALEX),))))
    state = until(state, ALEX, "news")
    assert {"alliance_accepted", "alliance_dissolved"} < set(pages(state, ALEX))
    assert office(state, ALEX).allies == () and office(state, ALEX).offers_sent == ()


def _border() -> tuple[str, str]:
    """A territory of Chris and one of Alex's beside it; another of Kim's touches it too."""
    state, ground = table(3), world_rules().ground
    for place, owner in state.owners.items():
        near = {state.owners[one]: one for one in ground.neighbours[place]}
        if owner == CHRIS and ground.production(place) > 1 and ALEX in near and KIM in near:
            return place, near[ALEX]
    raise AssertionError("the deal has no such border")


def _ready(state: WorldState) -> WorldState:
    """Chris has brought a tank to the border and may move."""
    origin, _ = _border()
    state = submit(until(state, CHRIS, "place"), Place(seat=CHRIS, place=origin, kind="tank", count=1))
    return until(state, CHRIS, "move")


def _attack() -> PlanMove:
    origin, to = _border()
    return PlanMove(seat=CHRIS, origin=origin, to=to, kind="tank", count=1)
