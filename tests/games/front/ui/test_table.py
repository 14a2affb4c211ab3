"""The front's table: three equal hands, why not, stacks, modes, aids, phases, dice, curtain, undo, motion."""

from __future__ import annotations

import msgspec
import pytest

from game.core.ids import SPECTATOR, Seat
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front.events import FrontEvent
from game.games.front.ui.board import FrontMarks
from game.games.front.ui.cues import cue
from game.games.front.ui.rolls import roll_of
from game.games.front.victory import lines
from game.ui.curtain import CurtainScene
from game.ui.dialog import Dialog
from game.ui.settings import Settings
from tests.games.front.ui.seated import HANDS, Seated

SIZES = [((1024, 640), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5), ((2560, 1440), 1.0)]
GUNS, GOAL = "de_1818", "1101"  # an artillery regiment on the edge, and a hex it reaches


def marching(**given: object) -> Seated:
    """The tutorial in the first German Movement Phase."""
    seated = Seated(**given)  # type: ignore[arg-type]
    seated.until("D")
    seated.pilot.settle()
    return seated


@pytest.mark.parametrize("hand", HANDS)
def test_a_counter_marches_by_each_of_the_three_hands_with_the_same_command(hand: str) -> None:
    """5.1.0: drag, click-click and keys leave the same log; the path is the cheapest one."""
    seated = marching()
    seated.march(hand, GUNS, GOAL)
    command = seated.last_command
    assert isinstance(command, c.Move)
    assert command == c.Move(seat=Seat(0), counters=(GUNS,), path=("1201", "1101"))
    assert seated.table.hand.picks == ()
    assert seated.state.units[GUNS].hex == GOAL


def test_a_whole_stack_goes_at_once_by_the_foot_of_its_fan() -> None:
    """5.1.0: a stack moves as one; nobody has to be taken up one by one."""
    seated = marching()
    seated.find(GUNS)
    place = seated.state.units[GUNS].hex
    seated.pilot.click(f"stack:{place}")
    held = seated.table.ahead.counters()
    own = [name for name, one in seated.state.units.items() if one.hex == place]
    assert set(own) <= set(held) and len(held) > 1
    ways = seated.table.ahead.ways()
    assert ways is not None
    goal = min(ways.reach.costs)
    seated.pilot.click(f"hex:{goal}")
    assert isinstance(seated.last_command, c.Move)
    assert set(seated.last_command.counters) == set(held)
    assert {seated.state.units[name].hex for name in own} == {goal}


def test_every_counter_of_a_pile_can_be_read_and_taken_in_its_fan() -> None:
    """Stacks fan out under the pointer: no counter hides another, each is hit where it is drawn."""
    seated = marching()
    seated.find(GUNS)
    stacks = seated.table.picture.board.stacks
    place = seated.state.units[GUNS].hex
    assert stacks.fan == place
    pieces = stacks.pieces(seated.state, place)
    assert len(pieces) > 2
    for piece in pieces:
        assert piece.rect.width >= 54
        assert all(one is piece or not one.rect.colliderect(piece.rect) for one in pieces)
        assert seated.table.token_at(piece.rect.center) == piece.token
    seated.pilot.move((20, 600))
    assert stacks.fan is None


@pytest.mark.parametrize("how", ["esc", "right", "home"])
def test_letting_go_leaves_nothing_behind(how: str) -> None:
    """Esc, the right button, and a drop at home: no entry, an empty hand."""
    seated = marching()
    index = seated.session.index
    seated.find(GUNS)
    seated.pilot.press(f"unit:{GUNS}")
    assert f"unit:{GUNS}" in seated.table.hand.picks
    if how == "home":
        seated.pilot.haul((seated.pilot.pos[0] + 9, seated.pilot.pos[1] + 9))
        seated.pilot.release()
    else:
        seated.pilot.release()
        if how == "esc":
            seated.pilot.key("esc")
        else:
            seated.pilot.press(button=3)
    assert seated.table.hand.picks == ()
    assert seated.session.index == index


def test_reach_says_the_points_left_in_each_hex_and_darkens_the_rest() -> None:
    """5.2.0: what is shown is what the rules reckon."""
    seated = marching()
    seated.find(GUNS)
    seated.pilot.click(f"unit:{GUNS}")
    marks = seated.table.marking.marks()
    ways = seated.table.ahead.ways()
    assert ways is not None and isinstance(marks, FrontMarks)
    assert {here: int(text) for here, (text, _) in marks.labels.items()} == {
        here: ways.points - cost for here, cost in ways.reach.costs.items()
    }
    assert marks.bright == frozenset(ways.reach.costs) | {ways.start}
    seated.pilot.move(f"hex:{GOAL}")
    assert seated.table.marking.marks().lines[-1].path == ("1202", "1201", "1101")
    assert "MP" in seated.table.ahead.note(GOAL)


def test_a_hex_out_of_reach_says_why_at_the_pointer_and_refuses_with_its_rule() -> None:
    """24.1: the refusal names rule and hex; nothing changes."""
    seated = marching()
    index = seated.session.index
    seated.find(GUNS)
    seated.pilot.click(f"unit:{GUNS}")
    note = seated.table.ahead.note("0403")
    assert "0403" in note and note.startswith("5.")
    seated.pilot.click("hex:0403")
    assert seated.session.index == index
    assert "0403" in seated.table.toasts.text


def test_an_enemy_hex_names_who_stands_there() -> None:
    """5.3.0: enemies close their hex."""
    seated = marching()
    seated.find("de_294_i")
    seated.pilot.click("unit:de_294_i")
    assert "81 Eng" in seated.table.ahead.note(seated.state.units["us_81e"].hex)


def test_a_zone_that_ends_the_march_is_named() -> None:
    """7.2: the note tells which unit's zone stops the counter there."""
    seated = marching()
    for token in seated.table.outlook.unmoved():
        seated.table.hand.cancel()
        seated.table.touching.touch(token)
        ways = seated.table.ahead.ways()
        assert ways is not None
        stopped = [here for here in ways.reach.costs if here in ways.zone]
        if stopped:
            assert "7.2" in seated.table.ahead.note(stopped[0])
            return
    raise AssertionError("no counter reaches a zone")


def test_reinforcements_are_dragged_in_from_beside_the_map() -> None:
    """16.1: the tanks wait at their entry in the afternoon; a warning names them, a drag brings them in."""
    seated = Seated(settings=Settings(animation_speed=8.0))
    for _ in range(60):
        seated.pilot.settle(60_000)
        if isinstance(seated.pilot.top, Dialog):
            seated.pilot.click("end")
        elif seated.state.turn == "1P" and seated.state.active == 1 and seated.state.phase == "D":
            break
        elif "button:check_initiative" in seated.table.hand.starts:
            seated.pilot.click("button:check_initiative")
        else:
            seated.pilot.click("button:end_phase")
    assert seated.state.units["us_14t"].hex == ""
    assert seated.table.outlook.arrivals() == ("unit:us_14t",)
    assert any("beside the map" in line for line in seated.table.outlook.warnings())
    entry = seated.desk.rules.ground.entries["TW"].hex
    seated.find("us_14t")
    seated.pilot.drag("unit:us_14t", f"hex:{entry}")
    assert seated.state.units["us_14t"].hex == entry


def test_an_engineer_blows_a_bridge_by_a_click_on_it_and_a_button() -> None:
    """17.1: the bridge is marked, the die shown; the log has the try."""
    plain = marching()
    state = plain.state
    engineers = msgspec.structs.replace(state.units["us_81e"], hex="0504")
    state = msgspec.structs.replace(state, active=Seat(1), units={**state.units, "us_81e": engineers})
    seated = Seated(state)
    seated.pilot.settle()
    seated.find("us_81e")
    seated.pilot.click("unit:us_81e")
    side = next(token for token in seated.table.hand.offers if token.startswith("side:"))
    assert any(line.path == tuple(side[5:].split("-")) for line in seated.table.marking.marks().lines)
    seated.pilot.click(side.replace(":", "_"))
    assert seated.last_command == c.BlowBridge(seat=Seat(1), unit="us_81e", side=side[5:])


def test_undo_takes_a_march_back_and_redo_makes_it_again() -> None:
    """24.2: back to the last roll."""
    seated = marching()
    seated.march("drag", GUNS, GOAL)
    seated.pilot.settle()
    seated.pilot.key("ctrl+z")
    assert seated.state.units[GUNS].hex == "1202"
    seated.pilot.key("ctrl+y")
    assert seated.state.units[GUNS].hex == GOAL


def test_the_initiative_dice_are_shown_at_their_leaders() -> None:
    """22.1.0: what lies on top is what the log says."""
    seated = Seated()
    seated.pilot.click("button:check_initiative")
    shown = set()
    for _ in range(400):
        playing = seated.desk.timeline.playing
        if playing is not None and isinstance(playing.event, e.InitiativeChecked):
            roll = roll_of(seated.table.words, playing.event)
            assert roll is not None and roll.dice == (playing.event.die,)
            shown.add(playing.event.leader)
        if seated.desk.timeline.idle:
            break
        seated.pilot.frame()
    assert shown == {name for name in seated.state.leaders if seated.desk.rules.book.seat(name) == 0}


def test_modes_are_given_by_key_to_the_pointed_counter_and_by_number_to_the_chosen_ones() -> None:
    """6.0: C takes the next mode the counter may take; one click each, then one for all of them."""
    seated = Seated()
    seated.until("C")
    seated.pilot.settle()
    seated.find("de_1818")
    seated.pilot.key("c")
    assert isinstance(seated.last_command, c.SetMode)
    assert seated.last_command.counter == "de_1818"
    seated.find("de_293_i")
    for name in ("de_293_i", "de_293_ii"):
        seated.pilot.click(f"unit:{name}")
    assert set(seated.table.touching.selection) == {"unit:de_293_i", "unit:de_293_ii"}
    before = seated.session.index
    seated.pilot.click("mode_prepared")
    assert seated.session.index == before + 2
    assert {seated.state.units[name].mode for name in ("de_293_i", "de_293_ii")} == {"prepared"}


def test_a_mode_that_may_not_be_taken_says_why_on_its_button() -> None:
    """6.0: Road cannot be chosen in an enemy zone."""
    seated = Seated()
    seated.until("C")
    seated.pilot.settle()
    seated.find("de_294_i")
    seated.pilot.click("unit:de_294_i")
    button = seated.pilot.find("mode_road")
    assert button.disabled is not None and "6.0" in button.disabled


def test_next_unit_goes_through_all_that_can_still_move_and_takes_each_up() -> None:
    """Speed of play: N shows the next one, and a march by keys needs no pointer."""
    seated = marching()
    left = seated.table.outlook.unmoved()
    found: set[str] = set()
    for _ in left:
        seated.pilot.key("n")
        found.update(seated.table.hand.picks)
    assert found == set(left)
    seated.pilot.key("shift+n")
    assert len(seated.table.hand.picks) == 1


def test_ending_a_phase_warns_of_what_would_be_forgotten() -> None:
    """The last-minute bonus: an activated leader who has not rolled is told of, and nothing has ended."""
    seated = marching()
    assert seated.table.outlook.warnings()
    seated.pilot.click("button:end_phase")
    assert isinstance(seated.pilot.top, Dialog)
    seated.pilot.click("back")
    assert seated.state.phase == "D"
    seated.pilot.key("e")
    seated.pilot.click("end")
    assert seated.state.phase != "D" or seated.state.active != 0


def test_a_leaders_bonus_is_rolled_by_a_click_on_him_and_a_button() -> None:
    """22.1.1: the dice are shown; his units have the points."""
    seated = marching()
    roller = seated.table.outlook.rollers()[0]
    seated.find(roller.partition(":")[2])
    seated.pilot.click(roller)
    seated.pilot.click("button:roll_bonus")
    assert isinstance(seated.last_command, c.RollBonus)
    assert roller.partition(":")[2] in seated.state.asked


@pytest.mark.parametrize("key", ["t", "s", "d", "v"])
def test_aids_lie_over_the_map_while_their_key_has_been_pressed(key: str) -> None:
    """Zones, supply, command and sight change the picture and leave it as it was."""
    seated = marching()
    seated.pilot.move((5, 5))
    seated.pilot.settle()
    plain = seated.pilot.shot().copy()
    seated.pilot.key(key)
    shown = seated.pilot.shot().copy()
    seated.pilot.key(key)
    after = seated.pilot.shot()
    data = [one.get_view("2").raw for one in (plain, shown, after)]
    assert data[0] != data[1] and data[0] == data[2]


def test_points_are_told_line_by_line() -> None:
    """19.1: every line of the account stands on the sheet, with what is still to take."""
    seated = marching()
    card = seated.table.explain.cards.card(seated.state, "points:all")
    assert card is not None
    account = lines(seated.desk.rules.course(seated.state))
    assert len([row for row in card.rows if row.label.startswith(("+", "-"))]) == len(account)
    assert any("Schönberg" in row.text for row in card.rows)


def test_the_sheet_of_a_unit_says_every_figure_and_why() -> None:
    """4.1.0 A23: strength, movement with its factors, supply, leaders."""
    seated = marching()
    cards = seated.table.explain.cards
    unit = cards.card(seated.state, "unit:us_18a")
    assert unit is not None
    text = " ".join(f"{row.label} {row.text}" for row in unit.rows)
    for part in ("isolation 2", "printed", "Jones", "proficiency".capitalize()):
        assert part in text, part
    for token in (
        [f"unit:{name}" for name in seated.state.units]
        + [f"leader:{name}" for name in seated.state.leaders]
        + [f"hex:{here}" for here in seated.desk.rules.ground.ids]
    ):
        card = cards.card(seated.state, token)
        assert card is not None and card.rows


def test_the_view_pans_by_drag_and_zooms_at_the_pointer() -> None:
    """The hex under the pointer stays under it."""
    seated = marching()
    chart = seated.table.picture.board.map
    start = chart.camera.middle
    seated.pilot.press((300, 560))
    seated.pilot.haul((360, 520))
    seated.pilot.release()
    assert chart.camera.middle != start
    pos = (420, 400)
    here = chart.hex_at(pos)
    seated.pilot.move(pos)
    seated.pilot.wheel(1)
    seated.pilot.settle()
    assert chart.hex_at(pos) == here


def test_without_fog_two_people_pass_the_table_without_a_curtain() -> None:
    """Nothing is hidden: the other side simply goes on."""
    seated = marching()
    for _ in range(12):
        if seated.state.active == 1:
            break
        seated.pilot.settle(60_000)
        seated.pilot.key("e")
        if isinstance(seated.pilot.top, Dialog):
            seated.pilot.click("end")
    seated.pilot.settle(60_000)
    assert seated.pilot.top is seated.table
    assert seated.desk.hand == 1


def test_under_fog_of_war_the_curtain_falls_between_two_people() -> None:
    """18.4.0: the other sits down behind it, and the table shows what that seat may know."""
    seated = marching(options={"fog_of_war": "on"})
    for _ in range(12):
        if seated.session.to_act == frozenset({Seat(1)}):
            break
        seated.pilot.settle(60_000)
        seated.pilot.key("e")
        if isinstance(seated.pilot.top, Dialog):
            seated.pilot.click("end")
    seated.pilot.settle(60_000)
    assert isinstance(seated.pilot.top, CurtainScene)
    seated.pilot.click("lift")
    if isinstance(seated.pilot.top, Dialog):
        seated.pilot.click("ok")
    seated.pilot.settle(60_000)
    assert seated.desk.eyes == 1 and seated.desk.hand == 1
    assert seated.table.state.viewer == 1
    piles = seated.table.picture.board.stacks.piles(seated.table.state)
    shown = {token for row in piles.values() for token in row}
    assert any(token.startswith("hidden:") for token in shown)
    assert seated.table.public_eyes == 1


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_overlaps_at_any_size(size: tuple[int, int], scale: float) -> None:
    """Board, leaders, sheet and buttons keep apart; the board has two thirds of the window."""
    seated = marching(size=size, settings=Settings(scale=scale))
    table = seated.table
    rects = [table.picture.board.rect, table.picture.leaders.rect, table.explain.rect, table.strip.rect]
    for number, one in enumerate(rects):
        assert all(not one.colliderect(other) for other in rects[number + 1 :])
    for name in seated.pilot.names():
        widget = seated.pilot.find(name)
        assert not widget.rect.colliderect(table.picture.board.rect)
        assert not widget.rect.colliderect(table.explain.rect)
    assert table.picture.board.rect.width * table.picture.board.rect.height >= 0.6 * size[0] * size[1]


def test_every_event_has_a_length_and_moving_ones_are_short() -> None:
    """Motion explains in 150 to 450 ms; a roll stays long enough to be read."""
    seated = marching()
    events = [
        event
        for index in range(seated.session.index)
        for event in seated.session.batch(index, SPECTATOR).events
    ]
    assert events
    for event in events:
        length = cue(seated.state, event).ms
        limit = 900 if roll_of(seated.table.words, event) is not None else 450
        assert 0 <= length <= limit
    longest: FrontEvent = e.Moved(seat=Seat(0), counters=(GUNS,), count=1, path=("0101",) * 20, cost=20)
    assert cue(seated.state, longest).ms == 450
