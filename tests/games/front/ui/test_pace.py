"""Speed of play: a click for each decision, and phases without any pass by themselves."""

from __future__ import annotations

import pytest

from game.games.front import commands as c
from game.games.front import events as e
from game.ui.dialog import Dialog
from game.ui.widgets import Button
from tests.games.front.ui.seated import Seated


class Counted:
    """A table at which every press of the mouse is counted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seated = Seated()
        self.presses = 0
        press = self.seated.pilot.press

        def counted(place: object = None, button: int = 1) -> None:
            self.presses += 1
            press(place, button)  # type: ignore[arg-type]

        monkeypatch.setattr(self.seated.pilot, "press", counted)

    def end(self) -> None:
        """End the phase; a warning is one press more."""
        self.seated.pilot.settle(60_000)
        self.seated.pilot.click("button:end_phase")
        if isinstance(self.seated.pilot.top, Dialog):
            self.presses -= 1  # the dialog is a question of its own
            self.seated.pilot.click("end")


def test_a_turn_needs_one_press_for_each_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """3.6.0: all leaders by one press, each march by one drag, modes by a key, each phase ended by one."""
    table = Counted(monkeypatch)
    seated, pilot = table.seated, table.seated.pilot
    began = seated.session.index
    pilot.click("button:check_initiative")
    pilot.settle(60_000)
    seated.find("de_293_i")
    pilot.key("c")
    table.end()
    pilot.settle(60_000)
    marched = 0
    for token in seated.table.outlook.units_left()[:4]:
        unit = token.partition(":")[2]
        reach = seated.desk.rules.course(seated.state)
        seated.find(unit)
        seated.table.touching.touch(token)
        ways = seated.table.ahead.ways()
        seated.table.hand.cancel()
        assert ways is not None and reach is not None
        goal = max(ways.reach.costs, key=lambda here: (ways.reach.costs[here], here))
        seated.find(unit)
        pilot.drag(token, f"hex:{goal}")
        pilot.settle(60_000)
        marched += seated.state.units[unit].hex == goal
    assert marched >= 2
    table.end()
    while seated.state.active == 0:
        table.end()
    decisions = seated.session.index - began
    assert table.presses <= decisions


def test_phases_in_which_nothing_can_be_done_pass_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """3.6.0: they are in the record, and no command was needed for them."""
    table = Counted(monkeypatch)
    seated = table.seated
    pilot = seated.pilot
    pilot.click("button:check_initiative")
    while seated.state.active == 0:
        table.end()
    entries = seated.session.full_log().entries
    phases = [event for entry in entries for event in entry.events if isinstance(event, e.PhaseBegan)]
    commands = [entry.command for entry in entries if isinstance(entry.command, c.EndPhase)]
    assert len(phases) > len(commands) + 3
    assert {event.phase for event in phases} >= {"A", "B", "C", "D", "E1", "E2", "F", "G"}


def test_the_phase_bar_counts_down_and_the_end_button_brightens_when_nothing_is_left() -> None:
    """What is still to do: the badge is the number of counters that can march; at none the end is bright."""
    seated = Seated()
    seated.until("D")
    seated.pilot.settle(60_000)
    table = seated.table
    left = table.outlook.badge()
    assert left == len(table.outlook.unmoved()) > 0
    end = seated.pilot.find("end_phase")
    assert isinstance(end, Button) and not end.primary
    token = next(one for one in table.outlook.units_left())
    table.touching.touch(token)
    ways = table.ahead.ways()
    assert ways is not None
    table.touching.touch(f"hex:{min(ways.reach.costs, key=ways.reach.costs.__getitem__)}")
    seated.pilot.settle(60_000)
    assert table.outlook.badge() < left
