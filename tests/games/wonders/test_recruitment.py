"""The Recruitment Phase."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.ids import SPECTATOR, Seat
from game.games.wonders.commands import (
    BuildFree,
    Decline,
    Discard,
    Dismiss,
    Hire,
    LayLeader,
    LetBegin,
    Recruit,
)
from game.games.wonders.events import AgeLaid, CoinsGained, CoinsLost, GameEnded, LeaderLaid, LeaderRecruited
from game.games.wonders.model import HIDDEN, City, WondersState
from game.games.wonders.scoring import score
from tests.games.wonders.table import (
    FOE,
    ME,
    after,
    begin,
    city,
    offered,
    refused,
    table,
    told,
    wonders_rules,
)


def phase(
    west: City, east: City, *, age: int = 2, order: tuple[Seat, ...] = (ME, FOE), **more: Any
) -> WondersState:
    """Both choose a leader for this age."""
    options = {"leaders": "on", **more.pop("options", {})}
    return table(west, east, age=age, display={}, options=options, phase="choose", order=order, **more)


def used(
    state: WondersState, west: str, east: str, west_does: Any = Recruit, east_does: Any = Recruit
) -> WondersState:
    """After these choices and declarations."""
    return after(
        state,
        LayLeader(seat=ME, leader=west),
        LayLeader(seat=FOE, leader=east),
        west_does(seat=ME),
        east_does(seat=FOE),
    )


def test_every_age_begins_with_recruiting_before_its_display() -> None:
    """W146, W145, W153"""
    state = begin("r", leaders="on", first_player="chosen", chosen_first="east")
    while state.draft:
        state = after(state, offered(state)[0])
    assert state.phase == "choose" and state.age == 1 and state.display == () and state.order == (FOE, ME)
    assert all(len(wonders_rules().conceal(state, SPECTATOR).cities[seat].hand) == 4 for seat in (ME, FOE))
    last = table(
        city(hand=("midas",)), city(hand=("nero",)), age=1, display={19: "altar"}, options={"leaders": "on"}
    )
    for pawn, order in ((0, (ME, FOE)), (2, (FOE, ME)), (-2, (ME, FOE))):
        now = after(replace(last, pawn=pawn), Discard(seat=ME, card="altar"))
        assert now.phase == "choose" and now.age == 2 and now.order == order


def test_the_choice_is_secret_until_both_have_made_it() -> None:
    """W147, W160, W145"""
    rules = wonders_rules()
    state = phase(city(hand=("midas", "nero")), city(hand=("plato", "varro")))
    assert rules.to_act(state) == {ME, FOE}
    (event,) = told(state, LayLeader(seat=ME, leader="nero"))
    assert isinstance(event, LeaderLaid)
    assert rules.redact(state, event, FOE) == LeaderLaid(seat=ME, leader=HIDDEN)
    assert rules.redact(state, event, ME) == event
    state = after(state, LayLeader(seat=ME, leader="nero"))
    assert rules.to_act(state) == {FOE}
    for viewpoint, seen in ((ME, "nero"), (FOE, HIDDEN), (SPECTATOR, HIDDEN)):
        assert rules.conceal(state, viewpoint).chosen[ME] == seen
    assert rules.conceal(state, FOE).cities[ME].hand == ("midas", "nero")
    assert refused(state, LayLeader(seat=FOE, leader="midas")) == ("W147", "not_available")
    assert refused(state, Recruit(seat=FOE)) == ("W147", "now_choose")
    state = after(state, LayLeader(seat=FOE, leader="plato"))
    assert state.phase == "declare" and rules.conceal(state, FOE).chosen == ("nero", "plato")


def test_both_declare_together() -> None:
    """W147"""
    rules = wonders_rules()
    state = phase(city(hand=("midas",), coins=5), city(hand=("plato",), coins=5))
    state = after(
        state, LayLeader(seat=ME, leader="midas"), LayLeader(seat=FOE, leader="plato"), Recruit(seat=ME)
    )
    assert rules.conceal(state, FOE).declared == (HIDDEN, "") and rules.to_act(state) == {FOE}
    assert state.cities[ME].leaders == ()
    state = after(state, Dismiss(seat=FOE))
    assert state.cities[ME].leaders == ("midas",) and state.gone == ("plato",)


def test_one_leader_is_used_each_age() -> None:
    """W148, W149, W154, W157"""
    state = phase(city(hand=("midas", "nero"), coins=2), city(hand=("plato", "varro"), coins=3))
    assert len(offered(state)) == 4 and all(isinstance(one, LayLeader) for one in offered(state))
    assert refused(state, Decline(seat=ME))[0] == "W147"
    state = after(state, LayLeader(seat=ME, leader="midas"), LayLeader(seat=FOE, leader="plato"))
    assert offered(state) == [Dismiss(seat=ME), Dismiss(seat=FOE)]
    assert refused(state, Recruit(seat=ME)) == ("W149", "leader_too_dear")
    state = after(state, Dismiss(seat=ME), Dismiss(seat=FOE))
    assert state.cities[ME].hand == ("nero",) and state.cities[FOE].hand == ("varro",)
    assert state.phase == "begin" and len(state.display) == 20


def test_a_discarded_leader_brings_two_coins_whatever_else_there_is() -> None:
    """W150, W206, W159"""
    west = city("tavern forum brewery", hand=("midas",), leaders=("berenice",))
    state = used(phase(west, city(hand=("sappho",), coins=1)), "midas", "sappho", Dismiss)
    assert state.cities[ME].coins == 2 and state.gone == ("midas",) and "midas" not in state.unused


def test_a_leaders_cost_goes_to_the_bank_and_is_no_trade() -> None:
    """W151, W161, W321"""
    for costs, price in (("official", 6), ("alternative", 3)):
        east = city(hand=("sappho",), coins=1, tokens=("economy",), leaders=("hatshepsut",))
        state = phase(city(hand=("pericles",), coins=7), east, options={"leader_costs": costs})
        state = used(state, "pericles", "sappho")
        assert state.cities[ME].coins == 7 - price and state.cities[FOE].coins == 0
        assert state.cities[ME].leaders == ("pericles",)


def test_income_then_payments_then_effects_in_order() -> None:
    """W152"""
    state = phase(city(hand=("diocletian",), coins=5), city(hand=("plato",), coins=1))
    state = after(
        state, LayLeader(seat=ME, leader="diocletian"), LayLeader(seat=FOE, leader="plato"), Recruit(seat=ME)
    )
    events = told(state, Dismiss(seat=FOE))
    coins = [
        (type(event).__name__, event.seat, event.amount)
        for event in events
        if isinstance(event, CoinsGained | CoinsLost)
    ]
    assert coins == [("CoinsGained", FOE, 2), ("CoinsLost", ME, 2), ("CoinsLost", FOE, 3)]
    both = phase(city(hand=("diocletian",), coins=5), city(hand=("cleopatra",), coins=4), order=(FOE, ME))
    both = after(both, LayLeader(seat=ME, leader="diocletian"), LayLeader(seat=FOE, leader="cleopatra"))
    events = told(after(both, Recruit(seat=ME)), Recruit(seat=FOE))
    taken = [event.leader for event in events if isinstance(event, LeaderRecruited)]
    assert taken == ["cleopatra", "diocletian"]


def test_who_begins_is_chosen_by_the_pawn_after_the_phase() -> None:
    """W153, W015: Caesar takes the choice away from his owner"""
    state = phase(city(hand=("caesar",), coins=5), city(hand=("sappho",), coins=1), pawn=-1, order=(ME, FOE))
    state = used(state, "caesar", "sappho")
    assert state.pawn == 1 and refused(state, LetBegin(seat=ME, who=ME))[0] == "T01"
    assert after(state, LetBegin(seat=FOE, who=ME)).active == ME


@pytest.mark.parametrize("leader", ["caesar", "hannibal"])
def test_the_game_may_end_while_recruiting(leader: str) -> None:
    """W155, W208, W217"""
    state = phase(city(hand=(leader,), coins=9), city(hand=("sappho",), coins=9), pawn=8, loot=((2, 5), ()))
    state = after(
        state, LayLeader(seat=ME, leader=leader), LayLeader(seat=FOE, leader="sappho"), Recruit(seat=ME)
    )
    events = told(state, Recruit(seat=FOE))
    assert isinstance(events[-1], GameEnded) and events[-1].outcome.rule == "W054"
    assert not any(isinstance(event, AgeLaid) for event in events)


def test_science_may_win_while_recruiting() -> None:
    """W155, W238"""
    west = city("workshop apothecary scriptorium pharmacist academy", hand=("solomon",), coins=3)
    state = phase(west, city(hand=("sappho",), coins=1), age=3, discard=("university", "altar"))
    state = after(used(state, "solomon", "sappho"), BuildFree(seat=ME, card="university"))
    assert state.outcome is not None and state.outcome.rule == "W064"


def test_leader_points_are_a_category() -> None:
    """W156, W157: the available ones count nothing"""
    points = score(table(city(leaders=("cleopatra", "sappho"), hand=("nefertiti",))), ME).points
    assert points["leaders"] == 7


def test_whoever_comes_by_rome_or_maecenas_takes_effect_at_once() -> None:
    """W162, W224, W330"""
    state = phase(
        city(hand=("maecenas",), coins=1), city(hand=("diocletian",), coins=9), unused=("caesar", "plato")
    )
    state = used(state, "maecenas", "diocletian")
    assert state.agenda[0].kind == "leaders" and state.cities[FOE].leaders == ()
    rules = wonders_rules()
    assert rules.conceal(state, FOE).agenda[0].options == ()
    assert rules.conceal(state, ME).agenda[0].options == state.agenda[0].options
    state = after(state, Hire(seat=ME, leader="caesar"))
    assert state.pawn == 2 and state.cities[FOE].leaders == ("diocletian",)
