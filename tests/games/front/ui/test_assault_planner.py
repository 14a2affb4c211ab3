"""Assaults planned and fought at the front's table by drag, click and keys."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.messages import Illegal
from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front.phases.assault import preview
from game.games.front.ui.assault_facts import Forecast, planned
from tests.games.front.table import DE, US
from tests.games.front.ui.fights import AUW, before_auw, calm, seated
from tests.games.front.ui.seated import Seated

ALL = ("de_244", "de_294_i", "de_294_ii", "de_295_i")


def _aimed(table: Seated) -> None:
    table.pilot.click(f"hex:{AUW}")
    calm(table)


def test_a_click_on_the_enemy_hex_takes_everybody_in_who_can_attack_it() -> None:
    """10.1.0: all units next to it are in the plan at once."""
    table = seated(before_auw())
    _aimed(table)
    plan = table.table.fights.plan
    assert (plan.target, plan.units) == (AUW, ALL)


def test_the_sheet_shows_the_rules_own_forecast() -> None:
    """24.5, F124: odds, each shift with its rule, and the final column are those of the preview."""
    table = seated(before_auw())
    _aimed(table)
    fights = table.table.fights
    shown = planned(fights.rules, fights.state, fights.plan)
    told = preview(fights.rules.course(fights.state), AUW, ALL)
    assert isinstance(shown, Forecast)
    assert (shown.attack, shown.defence) == (told.attack, told.defence) == (17, 7)
    assert shown.column == told.column
    assert [(row.rule, row.key, row.value) for row in shown.rows] == list(told.rows)
    assert shown.defender.mean == pytest.approx(told.defender.mean_loss if told.defender else -1)


@pytest.mark.parametrize("hand", ["click", "drag", "keys", "map"])
def test_an_attacker_is_taken_out_and_in_again_by_every_hand(hand: str) -> None:
    """10.1.0: by a click or a drag of the counter on the sheet, by keys, or by the counter on the map."""
    table = seated(before_auw())
    _aimed(table)
    for expected in (tuple(one for one in ALL if one != "de_295_i"), ALL):
        chip = table.table.fights.position_of("unit:de_295_i")
        assert chip is not None
        if hand == "drag":
            table.pilot.drag(chip, (chip[0] - 480, 600))
        elif hand == "keys":
            for _ in range(20):
                focus = table.table.fights.group.focus
                if focus is not None and focus.name == "unit:de_295_i":
                    break
                table.pilot.key("tab")
            table.pilot.key("enter")
        elif hand == "map":
            table.table.fights.touch("unit:de_295_i")
        else:
            table.pilot.click(chip)
        assert table.table.fights.plan.units == expected


def test_the_leaders_switch_says_what_his_column_is_worth() -> None:
    """22.1.3, 10.4.12: one column to the right, told before it is used."""
    table = seated(before_auw())
    _aimed(table)
    fights = table.table.fights
    before = planned(fights.rules, fights.state, fights.plan)
    table.pilot.click("leader:L_hoffmann")
    after = planned(fights.rules, fights.state, fights.plan)
    assert isinstance(before, Forecast)
    assert isinstance(after, Forecast)
    assert fights.plan.leader == "L_hoffmann"
    assert after.column == before.column + 1
    assert ("10.4.12", "leader_att", 1) in [(row.rule, row.key, row.value) for row in after.rows]


def test_a_unit_that_stands_too_far_is_refused_with_its_rule() -> None:
    """10.1.0, 24.1: the refusal is a toast, and the plan stays as it was."""
    table = seated(before_auw())
    _aimed(table)
    refused: list[Illegal] = []
    table.table.refuse = refused.append  # type: ignore[method-assign,assignment]
    table.table.fights.touch("unit:de_293_i")
    assert [one.rule for one in refused] == ["10.1.0"]
    assert table.table.fights.plan.units == ALL


def test_the_attack_is_handed_in_as_planned() -> None:
    """10.1.0, 10.5.0: target, attackers and the announced leader."""
    table = seated(before_auw())
    _aimed(table)
    table.pilot.click("leader:L_hoffmann")
    table.pilot.click("button:attack")
    assert table.last_command == c.DeclareAssault(
        seat=DE, target=AUW, attackers=ALL, leader="L_hoffmann", air=False
    )


def test_the_defender_answers_at_the_same_screen_before_the_dice() -> None:
    """A15: his leader cancels the attacker's column; both are spent."""
    table = seated(before_auw(), 4, 8, 9, 9)
    _aimed(table)
    table.pilot.click("leader:L_hoffmann")
    table.pilot.click("button:attack")
    calm(table)
    assert table.desk.hand == US
    table.pilot.click("leader:L_jones")
    table.pilot.click("button:roll")
    assert table.last_command == c.AnswerAssault(seat=US, leader="L_jones")
    spent = [
        event.leader
        for index in range(table.session.index)
        for event in table.session.batch(index, "referee").events
        if isinstance(event, f.ShiftUsed)
    ]
    assert spent == ["L_hoffmann", "L_jones"]


def test_a_whole_fight_goes_by_clicks_on_sheet_and_map() -> None:
    """10.6.0, 11.1.0, 11.3.0, 11.7.0, 11.8.0: losses, no stubbornness, two hexes back, and in they go."""
    table = seated(before_auw(leaders=False), 8, 3, 5, 5)
    _aimed(table)
    table.pilot.click("button:attack")
    calm(table)
    table.pilot.click("button:proposed")
    calm(table)
    table.pilot.click("button:fall_back")
    calm(table)
    for _ in range(2):
        offered = [token for token in table.table.hand.offers if token.startswith("hex:")]
        point = table.table.picture.position_of(table.state, offered[0])
        assert point is not None
        table.pilot.click(point)  # the hex on the map itself
        calm(table)
    assert table.state.assault is not None
    assert table.state.assault.stage == "advance"
    table.pilot.click("unit:de_294_i")
    calm(table)
    table.pilot.click("button:end_advance")
    calm(table)
    assert table.state.assault is None
    assert table.state.units["de_294_i"].hex == AUW
    assert AUW not in {table.state.units[one].hex for one in ("us_81e", "us_423p")}


def test_escape_goes_back_to_the_choice_of_the_target() -> None:
    """10.1.0: nothing has happened before the attack is handed in."""
    table = seated(before_auw())
    _aimed(table)
    table.pilot.key("escape")
    assert table.table.fights.plan.target == ""
    assert table.state.assault is None


def test_counters_are_dragged_from_the_map_onto_their_target_or_the_sheet() -> None:
    """10.1.0: the first drag names hex and attacker together, the next ones bring more in."""
    table = seated(before_auw())
    fights, board = table.table.fights, table.table.picture.board
    table.find("de_244")
    table.pilot.drag("unit:de_244", f"hex:{AUW}")
    assert (fights.plan.target, fights.plan.units) == (AUW, ("de_244",))
    on_map = board.position_of(table.state, "unit:de_294_i")
    for _ in range(2):  # the pile fans out under the pointer
        assert on_map is not None
        table.pilot.move(on_map)
        table.pilot.wait(300)
        on_map = board.position_of(table.state, "unit:de_294_i")
    assert on_map is not None
    table.pilot.drag(on_map, fights.rect.center)
    assert fights.plan.units == ("de_244", "de_294_i")


def test_space_shows_the_end_of_the_dice_at_once() -> None:
    """A roll can always be skipped."""
    table = seated(before_auw(leaders=False), 8, 3, 5, 5)
    _aimed(table)
    table.pilot.click("button:attack")
    table.pilot.wait(200)
    assert not table.desk.timeline.idle
    table.pilot.key("space")
    assert table.desk.timeline.idle


def test_the_map_keeps_two_thirds_of_the_window_beside_the_sheet() -> None:
    """The board stays in sight and nothing overlaps."""
    table = seated(before_auw())
    _aimed(table)
    board, sheet = table.table.picture.board.rect, table.table.fights.rect
    assert not board.colliderect(sheet)
    assert board.width >= 0.65 * 1280
    assert all(sheet.contains(widget.rect) for widget in table.table.fights.group.widgets), (
        "every control lies on the sheet"
    )


def test_no_text_of_the_sheet_leaves_its_control() -> None:
    """At the smallest window too."""
    table = seated(before_auw(), size=(1024, 640))
    _aimed(table)
    assert [text for widget in table.table.fights.group.widgets for text in widget.overflow()] == []


def test_a_barrage_is_planned_and_fired() -> None:
    """12.1.0: target, gun, column; the shells fall as the log has it."""
    table = seated(before_auw(phase="E1"), 6)
    _aimed(table)
    assert table.table.fights.plan.units == ("de_1818",)
    table.pilot.click("button:fire")
    calm(table)
    assert table.state.units["us_81e"].is_suppressed
    assert isinstance(table.last_command, c.Fire)


def test_losses_and_retreats_are_seen_to_happen() -> None:
    """A step that goes and a stack that goes back take their time and are painted on the way."""
    table = seated(before_auw(leaders=False), 8, 3, 5, 5)
    _aimed(table)
    table.pilot.click("button:attack")
    seen = set()
    for _ in range(400):
        playing = table.desk.timeline.playing
        if table.desk.timeline.idle:
            break
        if playing is not None:
            seen.add(type(playing.event).__name__)
        table.pilot.frame()
    calm(table)
    table.pilot.click("button:proposed")
    calm(table)
    table.pilot.click("button:fall_back")
    calm(table)
    before = table.pilot.shot().copy()
    table.pilot.click("hex:0802")
    table.pilot.wait(150)
    playing = table.desk.timeline.playing
    assert playing is not None
    assert isinstance(playing.event, f.Relocated)
    assert before.get_buffer().raw != table.pilot.shot().get_buffer().raw
    assert {"AssaultRolled", "StepLost"} <= seen


def test_without_proposals_every_step_is_chosen() -> None:
    """11.1.0, the setting `auto_losses`: ask."""
    state = before_auw(leaders=False)
    asking = replace(state, options=replace(state.options, auto_losses="ask"))
    table = seated(asking, 8, 3, 5, 5)
    _aimed(table)
    table.pilot.click("button:attack")
    calm(table)
    assert table.table.fights.position_of("button:proposed") is None
    table.pilot.click("unit:us_81e")
    assert table.last_command == c.LoseStep(seat=US, unit="us_81e")


def test_a_double_press_on_attack_does_not_answer_for_the_defender() -> None:
    """A15: the defender's button comes to lie where the attacker's was; a moment later it is his to press."""
    table = seated(before_auw(), 4, 8, 9, 9)
    _aimed(table)
    place = table.pilot.at("button:attack")
    table.pilot.click(place)
    for gap in (0, 60, 150):
        table.pilot.wait(gap)
        table.pilot.click(place)
    answers = [entry.command for entry in table.session.full_log().entries if entry.command]
    assert not any(isinstance(one, c.AnswerAssault) for one in answers)
    calm(table)
    table.pilot.click("button:roll")
    assert table.last_command == c.AnswerAssault(seat=US)
