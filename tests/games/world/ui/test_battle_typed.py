"""Results of real dice, typed in before a battle's throw: validated, logged, the table's own roll on wish."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.world.commands import Reroll, Stay
from game.games.world.ui.battle_typed import TypedDice
from game.ui.settings import Settings
from tests.games.world.table import BLUE, RED
from tests.games.world.ui.fought import PLACE, Fought, battle

TYPED = {"typed_dice": "on"}


def _asked(**more: Any) -> tuple[Fought, TypedDice]:
    """A battle at the point where the defender has chosen to fight."""
    fought = Fought(battle({PLACE: "1:2i 0:ta"}, options=TYPED, **more))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    sheet = fought.pilot.top
    assert isinstance(sheet, TypedDice)
    return fought, sheet


def test_nothing_is_rolled_before_all_dice_are_entered() -> None:
    """The throw waits; Enter with dice missing is refused."""
    fought, sheet = _asked()
    fought.pilot.key("2", "1", "enter")
    assert fought.pilot.top is sheet
    assert fought.commands == [Stay(seat=BLUE)]
    assert fought.pilot.find("take").disabled is not None


@pytest.mark.parametrize("hand", ["keys", "mouse"])
def test_what_is_typed_lies_on_top_and_is_in_the_log(hand: str) -> None:
    """R155, R180-R182: black double, grey hit, white blank and hit; marked as entered by hand."""
    fought, _ = _asked()
    if hand == "keys":
        fought.pilot.key("2", "1", "0", "1", "enter")
    else:
        for name in ("die:0:2", "die:1:1", "die:2:0", "die:3:1", "take"):
            fought.pilot.click(name)
    assert fought.pilot.top is fought.scene
    assert fought.commands[-1] == Stay(seat=RED)
    entry = fought.session.full_log().entries[-1]
    assert len(entry.by_hand) == 4
    book = fought.scene.book
    rolled = next(event for event in entry.events if hasattr(event, "attacker"))
    assert [book.hits(die.colour, die.face) for die in rolled.attacker] == [2, 1]
    assert [book.hits(die.colour, die.face) for die in rolled.defender] == [0, 1]
    assert fought.session.queued == 0


def test_a_die_takes_only_what_is_on_its_faces_and_backspace_takes_it_out() -> None:
    """R180: no white die shows a double; a click on another face corrects an entry."""
    fought, sheet = _asked()
    fought.pilot.key("1", "2", "1")
    assert sheet.entered == [1, 1, None, None]
    fought.pilot.key("2")
    assert sheet.entered == [1, 1, None, None]
    fought.pilot.key("backspace")
    assert sheet.entered == [1, None, None, None]
    fought.pilot.click("die:0:0")
    assert sheet.entered == [0, None, None, None]


def test_the_table_may_roll_instead_and_the_defender_may_think_again() -> None:
    """Esc and `Not yet` leave everything as it was; the table's own roll needs no entry."""
    fought, _ = _asked()
    fought.pilot.key("esc")
    assert fought.pilot.top is fought.scene and fought.commands == [Stay(seat=BLUE)]
    fought.pilot.click("stay")
    fought.pilot.click("not_yet")
    assert fought.commands == [Stay(seat=BLUE)]
    fought.pilot.click("stay")
    fought.pilot.click("let_roll")
    assert fought.commands[-1] == Stay(seat=RED)
    assert fought.session.full_log().entries[-1].by_hand == ()


def test_a_reroll_asks_for_one_die() -> None:
    """R191: the black miss is thrown again by hand."""
    fought, _ = _asked(military={0: 1})
    fought.pilot.key("0", "1", "0", "0", "enter")
    fought.rest()
    fought.pilot.click("die:0")
    sheet = fought.pilot.top
    assert isinstance(sheet, TypedDice) and len(sheet.entered) == 1
    fought.pilot.key("2", "enter")
    assert fought.commands[-1] == Reroll(seat=BLUE, die=0)
    assert fought.session.full_log().entries[-1].by_hand == (6,)


def test_a_computer_players_throw_waits_for_the_real_dice_too() -> None:
    """What it has decided is held back until the results are there; a retreat asks for none."""
    state = battle({PLACE: "1:2i 0:ta"}, options=TYPED)
    fought = Fought(state, players=("human", "easy"), script=[Stay(seat=RED)])
    fought.rest()
    fought.pilot.key("enter")
    while fought.pilot.top is fought.scene:
        fought.pilot.frame()
    assert isinstance(fought.pilot.top, TypedDice)
    fought.pilot.key("esc")
    assert isinstance(fought.pilot.top, TypedDice)
    assert "not_yet" not in fought.pilot.names()
    fought.pilot.key("1", "1", "1", "1", "enter")
    assert fought.commands[-1] == Stay(seat=RED)
    assert len(fought.session.full_log().entries[-1].by_hand) == 4


def test_without_the_option_nothing_is_asked() -> None:
    """The option is off unless chosen."""
    fought = Fought(battle({PLACE: "1:2i 0:ta"}))
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    assert fought.pilot.top is fought.scene
    assert fought.commands[-1] == Stay(seat=RED)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_eight_dice_fit_on_the_sheet(size: tuple[int, int]) -> None:
    """Four black ones a side at most; every face lies on the sheet and no two overlap."""
    state = battle({PLACE: "1:3a 0:3a"}, options=TYPED)
    fought = Fought(state, size=size, settings=Settings())
    for _ in range(2):
        fought.rest()
        fought.pilot.key("enter")
    sheet = fought.pilot.top
    assert isinstance(sheet, TypedDice)
    fought.pilot.shot()
    assert fought.pilot.overflow() == []
    paper = sheet.group.widgets[0].rect
    faces = [w.rect for w in sheet.group.widgets if w.name.startswith("die:")]
    assert len(faces) == 18 and all(paper.contains(face) for face in faces)
    assert all(not a.colliderect(b) for i, a in enumerate(faces) for b in faces[i + 1 :])
