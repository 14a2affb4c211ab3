"""The two laws of secrets at the front, fog of war on: a view is enough, and it holds no more."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.commands import FrontCommand
from game.games.front.field import Field
from game.games.front.model import FrontState, Unit
from tests.games.front.boards import rules_of
from tests.games.front.play import GAME, full_state, new_session, play
from tests.games.front.table import at, do, stand
from tests.laws import check_commutation, check_noninterference, states_of

SEATS = [Seat(0), Seat(1)]


@pytest.mark.parametrize(("scenario", "most"), [("tutorial", 900), ("st_vith", 200)])
def test_a_view_kept_by_redacted_events_is_the_view_of_the_truth(scenario: str, most: int) -> None:
    """F110, 18.4.0"""
    session = new_session("fog", scenario, fog_of_war="on", cc_leaders="on")
    for _ in play(session, "fog", most):
        pass
    viewpoints: list[Viewpoint] = [*SEATS, SPECTATOR, REFEREE]
    log = session.full_log()
    assert check_commutation(GAME, rules_of(scenario), log.header, log.entries, viewpoints) > 400


def permuted(state: FrontState, seat: Seat, luck: Chance) -> FrontState:
    """A twin in which the enemy counters that the seat cannot read are others: other steps, modes, marks,
    and units of one hex and another exchanged."""
    seen = (state.seen or ((), ()))[seat]
    rules = rules_of(state.options.scenario)
    unread = [
        name for name, one in state.units.items()
        if one.hex and rules.book.seat(name) != seat and name not in seen
    ]  # fmt: skip
    units = dict(state.units)
    for name in unread:
        one = units[name]
        units[name] = replace(
            one, isolation=luck.below(5), mode=("tactical", "road")[luck.below(2)],
            is_suppressed=bool(luck.below(2)), steps=1 + luck.below(rules.book.units[name].steps),
        )  # fmt: skip
    places = [units[name].hex for name in unread]
    mixed = [int(place) for place in luck.shuffle([str(n) for n in range(len(places))])]
    for name, place in zip(unread, mixed, strict=True):
        units[name] = replace(units[name], hex=places[place])
    leaders = {
        name: one
        if rules.book.seat(name) == seat or name in seen
        else replace(one, is_active=not one.is_active)
        for name, one in state.leaders.items()
    }
    return replace(state, units=units, leaders=leaders)


def shows(state: FrontState, event: Any, seat: Seat) -> bool:
    """Events that rightly tell what was hidden: sight itself, supply, who is lost, what chance decides."""
    del seat
    if isinstance(event, e.Moved | e.SightChanged | e.BridgeTried | e.BonusRolled | e.NightTried):
        return True  # that somebody could do it; by whom and with what rating stays hidden
    if isinstance(event, f.BarrageFired | f.EventRolled):
        return True  # guns give themselves away when they fire, movers by the marker beside them
    return isinstance(event, e.PhaseBegan | e.PhasePassed | e.SupplyJudged | e.UnitLost | e.GameEnded)


def tries(state: FrontState) -> list[FrontCommand]:
    """Commands that are refused for many reasons."""
    out: list[FrontCommand] = []
    for seat in SEATS:
        for unit in ("us_81e", "de_244", "de_294_i", "L_jones", "L_lucht", "nobody"):
            spots = ("0903", "0905", "1003", "1102", "0101")
            out.extend(c.Move(seat=seat, counters=(unit,), path=(here,)) for here in spots)
            out.append(c.SetMode(seat=seat, counter=unit, mode="road"))
            out.append(c.RollBonus(seat=seat, leader=unit))
            out.append(c.Replace(seat=seat, unit=unit))
            out.extend(c.DeclareAssault(seat=seat, target=to, attackers=(unit,)) for to in spots)
            out.extend(c.Fire(seat=seat, target=to, guns=guns) for to in spots for guns in ((unit,), ()))
            out.append(c.AnswerAssault(seat=seat, leader=unit))
    return out


def test_what_is_not_read_changes_nothing_that_a_seat_gets() -> None:
    """F110, 18.4.0"""
    session = new_session("twins", fog_of_war="on")
    for _ in play(session, "twins", 900):
        pass
    log = session.full_log()
    differing, phases = 0, set()
    for number, state in enumerate(states_of(GAME, rules_of("tutorial"), log.header, log.entries)):
        if number < 2 or number % 20 or state.outcome is not None:
            continue
        phases.add(state.phase)
        differing += check_noninterference(
            GAME, rules_of("tutorial"), state, permuted, SEATS, reveals=shows, tries=tries(state),
            salt=f"{number}", depth=2,
        )  # fmt: skip
    assert differing > 2
    assert len(phases) > 1


def test_without_fog_of_war_everybody_sees_the_same() -> None:
    """18.4.0: what the rules hide is nothing then: all views are the referee's, event for event"""
    session = new_session("open", cc_leaders="on")
    everybody: list[Viewpoint] = [*SEATS, SPECTATOR]
    for _ in play(session, "open", 400):
        truth = full_state(session)
        assert all(session.view(viewpoint).state == truth for viewpoint in everybody)
        told = session.batch(session.index - 1, REFEREE).events
        assert all(session.batch(session.index - 1, viewpoint).events == told for viewpoint in everybody)
    assert session.outcome is not None


def test_with_fog_of_war_a_view_lacks_what_the_rules_hide_and_nothing_else() -> None:
    """F110, 18.4.0: a seat's view is the referee's but for enemy counters that it does not read, the notes on
    them, and who reads what"""
    session = new_session("fields", fog_of_war="on")
    secret = {"units", "leaders", "hidden", "seen", "viewer"}
    notes = {"done", "bonuses", "hampers", "tried", "roused", "asked", "mission", "trial", "surrender"}
    book = rules_of("tutorial").book
    for _ in play(session, "fields", 400):
        truth = full_state(session)
        for seat in SEATS:
            view = session.view(seat).state
            for field in truth.__struct_fields__:
                if field not in secret | notes:
                    assert getattr(view, field) == getattr(truth, field), field
            for field in ("units", "leaders"):
                shown, all_of_it = getattr(view, field), getattr(truth, field)
                lacking = all_of_it.keys() - shown.keys()
                assert shown == {name: one for name, one in all_of_it.items() if name not in lacking}
                assert all(book.seat(name) != seat and all_of_it[name].hex for name in lacking)
            for field in notes:
                mine = [name for name in getattr(truth, field) or () if book.is_known(name)]
                mine = [name for name in mine if book.seat(name) == seat]
                assert all(name in getattr(view, field) for name in mine), field


def test_who_has_to_pick_from_a_stack_reads_it() -> None:
    """F075, F110, 8.2: and no longer when it is within the limit"""
    here, enemy = at(11, 5), Seat(1)
    battalions = ("de_294_i", "de_294_ii", "de_295_i")
    course = stand(
        dict.fromkeys((*battalions, "de_feb18"), here), options={"fog_of_war": "on"}, seen=((), ())
    )
    do(course, c.EndPhase(seat=Seat(0)))
    rules = rules_of("tutorial")
    view = rules.conceal(course.state, enemy)
    assert set(rules.commands(view, enemy)) == set(rules.commands(course.state, enemy))
    picks = [one for one in rules.commands(view, enemy) if isinstance(one, c.GiveUp)]
    assert {pick.unit for pick in picks} == {*battalions, "de_feb18"}
    do(course, c.GiveUp(seat=enemy, unit="de_feb18"))
    assert rules.conceal(course.state, enemy).hidden[0] == {here: 3}


def test_a_stack_is_read_from_the_next_hex_and_only_counted_from_farther() -> None:
    """F110, 18.4.0: side and number of counters alone"""
    session = new_session("far", fog_of_war="on")
    view, truth = session.view(Seat(0)).state, full_state(session)
    near = "us_81e"  # at Auw, beside the two battalions of the 294th
    assert view.units[near] == truth.units[near]
    far = "us_2_423"
    assert far not in view.units
    assert view.hidden[1][truth.units[far].hex] == 1
    field = Field(rules_of("tutorial").ground, rules_of("tutorial").book, view)
    assert field.count(truth.units[far].hex, Seat(1)) == 1
    assert isinstance(truth.units[far], Unit)


@pytest.mark.parametrize(("far", "is_read"), [(1, True), (2, False)])
def test_one_hex_away_a_stack_is_read_and_two_hexes_away_it_is_not(far: int, is_read: bool) -> None:
    """F110, 18.4.0: by a combat unit next to it; a leader beside it reads nothing"""
    here = at(5, 5)
    rules = rules_of("tutorial")
    there = next(one for one in rules.ground.ids if rules.ground.distance(one, here) == far)
    course = stand(
        {"us_1_422": here, "de_294_i": there}, {"L_lucht": there, "L_jones": at(1, 1)},
        options={"fog_of_war": "on"}, seen=((), ()),
    )  # fmt: skip
    course.look()
    view = rules.conceal(course.state, Seat(1))
    assert ("de_294_i" in view.units, "L_lucht" in view.leaders) == (is_read, is_read)
    assert view.hidden[0] == ({} if is_read else {there: 2})
    lone = stand({"de_294_i": there}, {"L_jones": here}, options={"fog_of_war": "on"}, seen=((), ()))
    lone.look()
    assert rules.conceal(lone.state, Seat(1)).hidden[0] == {there: 1}
