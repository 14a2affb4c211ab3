"""Hands of the front: touches make the listed commands, and what is out of reach says why."""

from __future__ import annotations

from typing import Any

from game.core.messages import Illegal
from game.games.front import FRONT
from game.games.front import commands as c
from game.games.front.commands import FrontCommand
from game.games.front.marching import March
from game.games.front.model import FrontState, HexId, Leader, Unit
from tests.games.front.boards import rules_of
from tests.games.front.play import full_state, new_session, play
from tests.games.front.table import DE, at, stand, unit


def made(state: FrontState, seat: Any, depth: int = 3) -> set[FrontCommand]:
    """Every command that touches lead to, to this depth."""
    rules, found = rules_of(state.options.scenario), set()
    due: list[tuple[str, ...]] = [()]
    while due:
        picks = due.pop()
        for token, choice in rules.choices(state, seat, picks).items():
            assert rules.why_not(state, seat, picks, token) is None
            if choice.command is not None:
                found.add(choice.command)
            if choice.further and len(picks) + 1 < depth:
                due.append((*picks, token))
    return found


def test_touches_make_every_listed_command_and_none_that_is_refused() -> None:
    """24.1, F120"""
    session = new_session("hands", cc_leaders="on")
    phases = set()
    for number, _ in enumerate(play(session, "hands")):
        if number % 6 or session.outcome is not None:
            continue
        seat = min(session.to_act)
        state = session.view(seat).state
        phases.add(state.phase)
        by_hand = made(state, seat)
        assert set(session.rules.commands(state, seat)) <= by_hand
        assert all(rules_of("tutorial").takes(state, command) for command in by_hand)
    assert len(phases) > 2


def test_every_refused_touch_says_why_in_words() -> None:
    """F120, 24.1: rule and sentence for whatever is touched"""
    session = new_session("words")
    rules, narrator = rules_of("tutorial"), FRONT.narrator(rules_of("tutorial"))
    for number, _ in enumerate(play(session, "words", 60)):
        if number % 7:
            continue
        state = full_state(session)
        for seat in (0, 1):
            for first in ("unit:us_81e", "unit:de_294_i", "leader:L_lucht", "button:nothing", "hex:0903"):
                for second in ("hex:0101", "hex:0903", "hex:off", "mode:road", "side:0101-0102"):
                    illegal = rules.why_not(state, seat, (first,), second)  # type: ignore[arg-type]
                    if illegal is not None:
                        assert narrator.refusal(state, illegal).startswith(illegal.rule)


def test_a_hex_out_of_reach_names_what_bars_the_way() -> None:
    """F120: the enemy, the cost of the way"""
    rules = rules_of("tutorial")
    course = stand({"de_294_i": at(9, 1), "us_81e": at(8, 2)})

    def why(to: str) -> Illegal:
        found = rules.why_not(course.state, DE, ("unit:de_294_i",), f"hex:{to}")
        assert found is not None
        return found

    assert (why(at(8, 2)).rule, why(at(8, 2)).args_by_name["unit"]) == ("5.3.0", "us_81e")
    assert why(at(0, 0)).key == "too_far"
    assert why(at(9, 1)).key == "stands_there"
    moved = stand({"de_294_i": at(9, 1)}, done=("de_294_i",))
    touched = rules.why_not(moved.state, DE, (), "unit:de_294_i")
    assert touched is not None
    assert touched.key == "has_moved"


def test_a_stack_is_taken_up_counter_by_counter() -> None:
    """5.1.0: units and leaders of one hex, then where to"""
    rules = rules_of("tutorial")
    here = at(9, 1)
    course = stand({"de_294_i": here, "de_294_ii": here, "de_295_i": at(11, 1)}, {"L_hoffmann": here})
    first = rules.choices(course.state, DE, ("unit:de_294_i",))
    assert {"unit:de_294_ii", "leader:L_hoffmann"} <= set(first)
    assert "unit:de_295_i" not in first
    both = rules.choices(course.state, DE, ("unit:de_294_i", "leader:L_hoffmann"))
    command = both[f"hex:{at(9, 0)}"].command
    assert isinstance(command, c.Move)
    assert command.counters == ("de_294_i", "L_hoffmann")


def test_the_way_off_the_map_is_a_touch_of_its_own() -> None:
    """F060, 5.5.0"""
    rules = rules_of("st_vith")
    course = stand({"de_p1": at(1, 4)}, scenario="st_vith", turn="17A")
    near = next(n for n in course.ground.around[at(1, 4)] if n in course.ground.exits)
    choice = rules.choices(course.state, DE, ("unit:de_p1",))[f"hex:{near}"]
    assert choice.further
    away = rules.choices(course.state, DE, ("unit:de_p1", f"hex:{near}"))["hex:off"].command
    assert isinstance(away, c.Move)
    assert away.exit


def test_a_leader_offers_his_bonus_while_it_may_be_rolled() -> None:
    """F008, 22.1.1"""
    rules = rules_of("tutorial")
    chief = Leader(hex=at(9, 1), is_active=True, has_checked=True)
    course = stand({"de_294_i": unit("de_294_i", at(9, 1))}, {"L_hoffmann": chief})
    picked = rules.choices(course.state, DE, ("leader:L_hoffmann",))
    assert isinstance(picked["button:roll_bonus"].command, c.RollBonus)
    late = stand({"de_294_i": at(9, 1)}, {"L_hoffmann": chief}, done=("de_feb18",))
    assert "button:roll_bonus" not in rules.choices(late.state, DE, ("leader:L_hoffmann",))
    reason = rules.why_not(late.state, DE, ("leader:L_hoffmann",), "button:roll_bonus")
    assert reason is not None
    assert reason.key == "movement_has_begun"


def test_every_hex_that_a_unit_cannot_reach_says_what_is_in_its_way() -> None:
    """F120, 24.1: the cost of the way, or the enemy, zone, water, terrain or missing road that bars it"""
    rules = rules_of("tutorial")
    column = unit("de_244", at(10, 2), mode="road")
    units: dict[str, HexId | Unit] = {"de_294_i": at(9, 1), "de_244": column, "de_1818": at(11, 1)}
    course = stand({**units, "us_81e": at(8, 2), "us_2_423": at(4, 4)})
    told = set()
    for name in units:
        reach = March(course, (name,)).reach()
        for here in course.ground.ids:
            if here in reach.costs or here == course.state.units[name].hex:
                continue
            reason = rules.why_not(course.state, DE, (f"unit:{name}",), f"hex:{here}")
            assert reason is not None
            assert reason.key != "out_of_reach", (name, here)
            if reason.key == "too_far":
                assert reason.args_by_name["cost"] > reason.args_by_name["points"]
            told.add(reason.key)
    assert {"too_far", "enemy_there", "zone_stops", "off_road"} <= told
