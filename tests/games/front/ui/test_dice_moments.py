"""Rolls of fights shown at the table and in the viewer: the tray shows the log's dice, the card says why."""

from __future__ import annotations

import pygame
import pytest

from game.core.messages import Event
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.ui.dice_moments import FAST_MS, FightDice
from game.games.front.ui.dice_told import told
from game.games.front.ui.tables_chances import assault_chances, barrage_chances, read_result
from game.games.front.ui.tables_words import FightWords
from game.ui.settings import Settings
from game.ui.timeline import Playing
from tests.games.front.boards import rules_of
from tests.games.front.table import DE, US
from tests.games.front.ui.fights import AUW, before_auw
from tests.ui.pilot import Pilot

RULES = rules_of("tutorial")
ROLLED = f.AssaultRolled(
    seat=DE, base=5, shifts=(), column=6, att_die=4, def_die=8, def_result="1r1", att_result="1"
)
CASES: tuple[tuple[Event, str, tuple[str, ...]], ...] = (
    (ROLLED, "10.5.0", ("4", "8")),
    (
        f.AssaultReread(seat=DE, shifts=(), column=7, att_die=4, def_die=4, def_result="1", att_result="1"),
        "A26",
        ("4", "4"),
    ),
    (f.DieRerolled(seat=US, was=2, die=7), "23.2.0", ("7",)),
    (e.LifeRolled(seat=US, leader="L_jones", tens=0, units=5, survived=False), "22.2.0", ("00", "5")),
    (f.StubbornChecked(seat=US, unit="us_81e", die=5, target=5, passed=True), "11.3.0", ("5",)),
    (f.EventCalled(hex=AUW, affects=DE, die=3, is_combat=True), "23.1.0", ("3",)),
    (
        f.EventRolled(seat=DE, hex=AUW, die=4, event="panic", is_movement=False),
        "23.2.0",
        ("4",),
    ),
    (
        f.EventKeptOff(seat=DE, leader="L_hoffmann", die=7, initiative=6, passed=False),
        "22.1.5",
        ("7",),
    ),
    (
        f.SurrenderSpared(seat=US, leader="L_jones", die=3, initiative=3, passed=True, units=("us_81e",)),
        "22.1.4",
        ("3",),
    ),
    (
        f.SurrenderChecked(
            seat=US, unit="us_81e", die=4, modifiers=(("half_lost", 1),), proficiency=5, passed=True
        ),
        "14.8.1",
        ("4",),
    ),
    (e.FuelRolled(seat=DE, unit="de_244", die=1, is_dry=True), "4.3.6", ("1",)),
)


@pytest.mark.parametrize(("event", "rule", "faces"), CASES, ids=lambda one: type(one).__name__)
def test_every_roll_of_a_fight_names_its_rule_and_shows_its_dice(
    event: Event, rule: str, faces: tuple[str, ...]
) -> None:
    """24.3, F122: rule, dice, target and result."""
    found = told(RULES, FightWords(RULES), before_auw(), event)
    assert found is not None
    assert found.rule == rule
    assert found.throw is not None
    assert found.throw.shown == faces
    assert found.title
    assert all(found.lines)


@pytest.mark.parametrize(("event", "rule", "faces"), CASES[:3], ids=lambda one: type(one).__name__)
def test_the_tray_comes_to_rest_on_the_dice_of_the_log(
    event: Event, rule: str, faces: tuple[str, ...]
) -> None:
    """24.3: what lies on top is what was rolled, and the card is painted inside its room."""
    del rule
    pilot = Pilot()
    dice = FightDice(pilot.ctx, RULES)
    state = before_auw()
    cue = dice.cue(state, event)
    assert cue is not None
    assert cue.ms > FAST_MS
    surface, room = pygame.Surface((1280, 720)), pygame.Rect(0, 60, 870, 650)
    assert dice.draw(surface, state, Playing(event, 1.0, False), room)
    found = told(RULES, dice.words, state, event)
    assert found is not None
    assert found.throw is not None
    assert dice.top_values() == found.throw.values
    assert room.contains(dice.rect)
    assert faces == found.throw.shown


def test_fast_dice_lie_at_once() -> None:
    """The setting `quick_dice`: no throw, the same card; checks on the map are shorter too."""
    pilot = Pilot(settings=Settings(quick_dice=True))
    dice = FightDice(pilot.ctx, RULES)
    cue = dice.cue(before_auw(), CASES[2][0])
    assert cue is not None
    assert cue.ms == FAST_MS


def test_events_without_dice_are_left_to_the_table() -> None:
    """No card for a step that is lost or a counter that these eyes cannot read."""
    dice = FightDice(Pilot().ctx, RULES)
    assert dice.cue(before_auw(), f.StepLost(seat=US, unit="us_81e", hex=AUW)) is None
    hidden = e.LifeRolled(seat=US, leader="", tens=0, units=0, survived=True)
    assert dice.cue(before_auw(), hidden) is None


def test_the_chances_of_the_columns_are_exact() -> None:
    """10.3.0, 12.1.0: the means of the rules' table of exact figures."""
    table = RULES.book.tables.assault
    means = [assault_chances(column).mean for column in table.defender]
    assert means == pytest.approx([0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.0, 1.3, 1.5, 1.8])
    backs = [assault_chances(column).retreat for column in table.defender]
    assert backs == pytest.approx([0.1, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.9, 0.9])
    shells = [barrage_chances(column).suppressed for column in RULES.book.tables.barrage.results]
    assert shells == pytest.approx([0.2, 0.4, 0.5, 0.6, 0.7, 0.8])
    assert read_result("2r3") == (2, 3)
