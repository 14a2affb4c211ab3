"""Supply lines that are cut, and marches by waypoints, as the table shows them."""

from __future__ import annotations

import pygame
import pytest

from game.core.ids import Seat
from game.games.front import commands as c
from game.games.front.detour import Detour
from game.games.front.marching import March
from tests.games.front.ui.fights import AUW, before_auw
from tests.games.front.ui.fights import seated as at_fights
from tests.games.front.ui.seated import Seated


def marching(**given: object) -> Seated:
    """The tutorial in the first German Movement Phase."""
    seated = Seated(**given)  # type: ignore[arg-type]
    seated.until("D")
    seated.pilot.settle()
    return seated


def test_what_cuts_a_line_is_lit_and_named_while_the_unit_is_pointed_at() -> None:
    """14.1.0: the barred hex is marked, the way drawn as far as it, and the sheet names who stands there."""
    seated = marching()
    seated.find("us_18a")
    marks = seated.table.marking.marks()
    assert marks.labels["1002"][0] == seated.table.words.say("label.cut_here")
    assert any(one.hex == "1002" and one.outline for one in marks.hexes)
    assert marks.lines[-1].path == ("1102", "1002")
    card = seated.table.explain.cards.card(seated.state, "unit:us_18a")
    assert card is not None
    supply = next(row.text for row in card.rows if row.label == "Supply")
    assert "1002" in supply and "294" in supply and "14.1.0" in supply
    seated.pilot.move((5, 5))
    assert "1002" not in seated.table.marking.marks().labels


def test_the_supply_aid_names_every_stack_that_is_cut_off() -> None:
    """14.0: a sentence for each, the hex that cuts it marked on the map."""
    seated = Seated()
    table = seated.table
    told = table.aids.cuts.sentences(seated.state, Seat(1), 3)
    assert len(told) == 1
    assert "A/18 Cav" in told[0] and "hex 1002" in told[0] and "294" in told[0]
    assert table.aids.cuts.sentences(seated.state, Seat(0), 3) == []


@pytest.fixture
def column() -> tuple[Seated, tuple[str, ...]]:
    """A battalion in the hand that can go to a hex by a way that is not the cheapest, and that way."""
    seated = marching()
    ground = seated.desk.rules.ground
    for token in seated.table.outlook.units_left():
        seated.table.hand.cancel()
        seated.table.touching.touch(token)
        ways = seated.table.ahead.ways()
        assert ways is not None
        march = Detour(seated.desk.rules.course(seated.state), ways.counters)
        for by in ways.reach.costs:
            if by in ways.zone or len(ways.path(by)) != 1:
                continue
            beyond = march.reach_over((by,))
            for to in beyond.costs:
                if to in ground.around[by] and to in ways.reach.costs and ways.path(to) != (by, to):
                    seated.table.hand.cancel()
                    return seated, (token.partition(":")[2], by, to)
    raise AssertionError("every way is the cheapest")


@pytest.mark.parametrize("hand", ["drag", "click", "keys"])
def test_a_march_goes_by_the_waypoints_that_each_hand_sets(
    column: tuple[Seated, tuple[str, ...]], hand: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """5.1.0: shift and clicks, a drag with shift through the hexes, and keys lay the same way in the log."""
    seated, (unit, by, to) = column
    pilot, table = seated.pilot, seated.table
    held = [0]
    monkeypatch.setattr(pygame.key, "get_mods", lambda: held[0])
    token = f"unit:{unit}"
    seated.find(unit)
    if hand == "drag":
        pilot.press(token)
        pilot.haul(f"hex:{by}")
        held[0] = pygame.KMOD_SHIFT
        pilot.haul(f"hex:{by}")
        pilot.haul(f"hex:{to}")
        pilot.release()
    elif hand == "click":
        pilot.click(token)
        held[0] = pygame.KMOD_SHIFT
        pilot.click(f"hex:{by}")
        held[0] = 0
        assert table.waypoints.points == (by,)
        assert by in table.marking.marks().lines[-1].knots
        pilot.click(f"hex:{to}")
    else:
        pilot.click(token)
        seated.walk(by)
        pilot.key("w")
        assert table.waypoints.points == (by,)
        seated.walk(to)
        pilot.key("enter")
    assert seated.last_command == c.Move(seat=Seat(0), counters=(unit,), path=(by, to))


def test_a_waypoint_shows_what_is_left_from_there_and_is_taken_away_again(
    column: tuple[Seated, tuple[str, ...]],
) -> None:
    """5.1.0: the overlay tells the points left by that way; Backspace takes the waypoint away, Esc all."""
    seated, (unit, by, to) = column
    table = seated.table
    seated.find(unit)
    seated.pilot.click(f"unit:{unit}")
    plain = table.ahead.ways()
    assert plain is not None and table.waypoints.add(by)
    ways = table.ahead.ways()
    assert ways is not None
    assert ways.path(to) == (by, to)
    march = March(seated.desk.rules.course(seated.state), (unit,))
    assert ways.reach.costs[to] == march.cost((by, to)) >= plain.reach.costs[to]
    far = next(here for here in plain.reach.costs if here not in ways.reach.costs)
    index = seated.session.index
    assert table.waypoints.go(far) and seated.session.index == index
    assert "5.1.0" in table.toasts.text
    seated.pilot.key("backspace")
    assert table.waypoints.points == () and table.ahead.ways() is not None
    table.waypoints.add(by)
    seated.pilot.key("esc")
    assert table.waypoints.points == () and table.hand.picks == ()


def test_a_counter_dragged_in_another_phase_stays_and_is_told_why() -> None:
    """3.2.0 24.1: nothing moves, not even the map; the refusal names the phase."""
    seated = Seated()
    seated.pilot.settle(60_000)
    middle = seated.table.board.map.camera.middle
    seated.find("de_294_i")
    seated.pilot.drag("unit:de_294_i", "hex:0504")
    assert "Leader Activation" in seated.table.toasts.text
    assert seated.session.index == 1
    assert seated.table.board.map.camera.middle == middle


def test_an_enemy_out_of_reach_of_every_attacker_is_told_why() -> None:
    """10.1.0 24.1: a click on a stack that is no target says so; a click on one that is aims at it."""
    seated = at_fights(before_auw(leaders=False))
    seated.pilot.click("unit:us_1_422")
    assert not seated.table.fights.plan.target
    assert "0705" in seated.table.toasts.text or "0805" in seated.table.toasts.text
    seated.pilot.click(f"hex:{AUW}")
    assert seated.table.fights.plan.target == AUW
