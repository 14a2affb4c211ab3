"""The table between the moves: cancelling, refusals, undo, aids, log, impatience, and games to their end."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.chance import Chance
from game.core.ids import Viewpoint
from game.core.store import StoreError
from game.games.duel.events import PieceMoved
from game.games.duel.model import SOUTH
from game.games.duel.ui.strip import may_still_act
from game.games.duel.ui.table import DuelTable
from game.ui.result import ResultScene
from game.ui.settings import Settings
from tests.games.duel.table import stand
from tests.games.duel.ui.seated import Seated

RIDER = stand("Ki D1 Ri D4", "Qu D7 Ja G4")


def test_a_drag_out_and_back_selects_nothing_and_does_nothing() -> None:
    seated = Seated(RIDER)
    seated.pilot.press("piece:rider")
    seated.pilot.haul("space:D6")
    seated.pilot.haul("piece:rider")
    seated.pilot.release()
    assert seated.table.hand.picks == ()
    assert seated.session.index == 1


def test_a_second_click_on_a_picked_piece_lets_go_of_it() -> None:
    seated = Seated(RIDER)
    seated.pilot.click("piece:rider")
    assert len(seated.table.hand.picks) == 1
    seated.pilot.click("piece:rider")
    assert len(seated.table.hand.picks) == 0


@pytest.mark.parametrize("cancel", ["esc", "right"])
def test_a_drag_cancelled_midway_does_nothing_when_the_button_comes_up(cancel: str) -> None:
    seated = Seated(RIDER)
    seated.pilot.press("piece:rider")
    seated.pilot.haul("space:D6")
    if cancel == "esc":
        seated.pilot.key("esc")
    else:
        seated.pilot.press(button=3)
    seated.pilot.release()
    assert seated.session.index == 1
    assert seated.table.hand.picks == ()
    seated.pilot.drag("piece:rider", "space:D6")
    assert seated.notes == ["Ri D4-D6"]


@pytest.mark.parametrize(
    "target", ["space:A1", "piece:king", "piece:jailer", (3, 3), (1279, 719), (-40, 900)]
)
def test_a_piece_dropped_where_it_may_not_go_returns_and_the_next_drag_works(
    target: str | tuple[int, int],
) -> None:
    seated = Seated(RIDER)
    seated.pilot.drag("piece:rider", target)
    assert seated.session.index == 1
    assert seated.state.where["rider"] == "D4"
    assert seated.table.hand.picks == ()
    seated.pilot.drag("piece:rider", "space:D5")
    assert seated.notes == ["Ri D4-D5"]


def test_less_than_four_pixels_of_motion_is_a_click_and_the_piece_stays_picked() -> None:
    seated = Seated(RIDER)
    x, y = seated.pilot.at("piece:rider")
    seated.pilot.drag((x, y), (x + 2, y + 2), steps=2)
    assert seated.table.hand.picks == ("piece:rider",)


@pytest.mark.parametrize(
    ("south", "north", "acted", "tokens", "rule"),
    [
        ("Ki D1 Ri D4", "Qu D7", "Ri", ("piece:rider",), "D020"),
        ("Ki D1 Ri D4", "Qu D7 Br D3 Ja C2", "", ("piece:king", "space:D2"), "D057"),
        ("Ki D1 Il D4", "Qu D7 Ja D5 Ri G1", "", ("piece:illusionist", "piece:rider"), "D122"),
        ("Ki D1 Ne D4", "Qu D7", "", ("piece:nemesis",), "D028"),
    ],
)
def test_what_is_not_possible_says_why_with_its_rule(
    south: str, north: str, acted: str, tokens: tuple[str, ...], rule: str
) -> None:
    """D020 D028 D057 D122: the refusal names the row at the pointer and changes nothing."""
    seated = Seated(stand(south, north, acted=acted))
    for token in tokens:
        seated.pilot.click(token)
    assert seated.table.toasts.rule == rule
    assert len(seated.table.toasts.text) > 20
    assert seated.session.index == 1


def test_undo_takes_back_and_redo_does_again_by_button_and_key() -> None:
    """D152"""
    seated = Seated(RIDER)
    seated.pilot.drag("piece:rider", "space:D6")
    seated.pilot.click("undo")
    assert seated.state.where["rider"] == "D4"
    assert seated.table.state.where["rider"] == "D4"
    seated.pilot.key("ctrl+y")
    assert seated.state.where["rider"] == "D6"
    seated.pilot.key("ctrl+z")
    assert seated.state.where["rider"] == "D4"
    seated.pilot.click("undo")
    assert seated.table.toasts.text != ""


def test_undo_stops_at_a_card_that_was_shown() -> None:
    """D152"""
    seated = Seated(stand("Ki D1", phase="recruitment", market=("rider", "archer", "jailer")))
    seated.pilot.drag("card:rider", "space:F1")
    index = seated.session.index
    seated.pilot.click("undo")
    assert seated.session.index == index
    assert seated.table.toasts.rule == "T04"


@pytest.mark.parametrize("widget", ["end_actions", "undo", "offer_draw"])
def test_quick_double_clicks_count_once_or_harmlessly(widget: str) -> None:
    seated = Seated(RIDER)
    seated.pilot.drag("piece:rider", "space:D5")
    at = seated.pilot.at(widget)
    for _ in range(3):
        seated.pilot.press(at)
        seated.pilot.release()
    kinds = [note for note in seated.notes if note.startswith("Ri")]
    assert len(kinds) <= 1
    assert seated.state.phase in ("actions", "recruitment", "draw_offer")
    assert isinstance(seated.pilot.top, DuelTable)


def test_space_ends_all_motion_and_the_picture_equals_the_model() -> None:
    seated = Seated(RIDER)
    seated.pilot.drag("piece:rider", "space:D6")
    assert not seated.desk.timeline.idle
    seated.pilot.key("space")
    assert seated.desk.timeline.idle
    assert seated.table.state.where == seated.state.where


def test_a_skipped_motion_and_one_that_was_waited_for_leave_the_same_picture() -> None:
    pictures = []
    for skip in (True, False):
        seated = Seated(RIDER)
        seated.pilot.drag("piece:rider", "space:D6")
        seated.pilot.move((5, 5))
        if skip:
            seated.pilot.key("space")
        seated.pilot.settle()
        pictures.append(pygame.image.tobytes(seated.pilot.shot(), "RGB"))
    assert pictures[0] == pictures[1]


def test_reduced_motion_and_speed_leave_the_same_log() -> None:
    logs = []
    for settings in (Settings(), Settings(animation_speed=4.0), Settings(reduced_motion=True)):
        seated = Seated(RIDER, settings=settings)
        seated.pilot.drag("piece:rider", "space:D6")
        seated.pilot.settle()
        seated.pilot.click("end_actions")
        logs.append([entry.state for entry in seated.session.full_log().entries])
    assert logs[0] == logs[1] == logs[2]


def test_threats_are_shown_on_a_key_with_the_weight_at_each_leader() -> None:
    """D050 D053: who weighs on a leader, and who could after one action."""
    seated = Seated(stand("Ki D1 Ri D5", "Qu D7 Ja B3"))
    assert seated.table.marking.marks().threats == frozenset()
    seated.pilot.key("t")
    marks = seated.table.marking.marks()
    assert "piece:rider" in marks.threats
    assert "space:D6" in marks.threats
    assert marks.notes == {"piece:king": "0", "piece:queen": "0"}
    beside = Seated(stand("Ki D1 Ri D6", "Qu D7 Ja B3"))
    beside.pilot.key("t")
    assert beside.table.marking.marks().notes["piece:queen"] == "1"


def test_the_threat_overlay_can_be_switched_off_for_a_game() -> None:
    seated = Seated(stand("Ki D1 Ri D5", "Qu D7 Ja B3", options={"aid_threats": "off"}))
    seated.pilot.key("t")
    assert seated.table.marking.marks().threats == frozenset()


def test_a_click_on_a_line_of_the_log_marks_it_on_the_board() -> None:
    seated = Seated(RIDER)
    seated.pilot.drag("piece:rider", "space:D6")
    seated.pilot.settle()
    seated.pilot.drag("piece:king", "space:D2")
    seated.pilot.settle()
    seated.pilot.key("l")
    seated.pilot.shot()
    place = next(rect for rect, index in seated.table.log._places if index == 1)
    seated.pilot.click(place.center)
    moved = [event for event in seated.table.marking.marks().last if isinstance(event, PieceMoved)]
    assert moved[0].origin == "D4"


def test_the_last_move_stays_marked_until_the_next() -> None:
    seated = Seated(RIDER)
    seated.pilot.drag("piece:rider", "space:D6")
    seated.pilot.click("end_actions")
    seated.pilot.settle()
    marked = [event for event in seated.table.marking.marks().last if isinstance(event, PieceMoved)]
    assert marked[0].path[-1] == "D6"


def test_hovering_explains_what_lies_there_and_the_rules_open_at_its_page() -> None:
    seated = Seated(RIDER)
    seated.pilot.move("piece:jailer")
    assert seated.table.marking.about() == "piece:jailer"
    seated.pilot.key("r")
    assert not isinstance(seated.pilot.top, DuelTable)
    seated.pilot.key("esc")
    assert isinstance(seated.pilot.top, DuelTable)


def test_a_capture_ends_on_the_result_screen_with_its_reason() -> None:
    """D017 D050 D121"""
    seated = Seated(stand("Ki D1 As D5"))
    seated.pilot.drag("piece:assassin", "space:D6")
    seated.pilot.wait(2500)
    assert isinstance(seated.pilot.top, ResultScene)
    assert "D050" in seated.pilot.top.reason or "D121" in seated.pilot.top.reason


@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_whole_duel_is_played_by_clicks_alone(seed: str) -> None:
    """D015 D017: from the first recruit to the end, by whatever the screen offers."""
    seated = Seated(seed=seed, settings=Settings(animation_speed=4.0))
    luck = Chance(seed, 0)
    for _ in range(900):
        if seated.state.outcome is not None:
            break
        table = seated.table
        offers = [token for token in table.hand.offers if token not in ("button:offer_draw",)]
        acting = [token for token in offers if not token.startswith("button:")]
        choose = acting if acting and (len(acting) == len(offers) or luck.below(3)) else offers
        if table.hand.pending is not None and luck.below(2):
            seated.pilot.click("confirm")
            continue
        seated.pilot.click(choose[luck.below(len(choose))])
        assert table.toasts.text == "", table.toasts.text
    assert seated.state.outcome is not None
    seated.pilot.wait(2500)
    assert isinstance(seated.pilot.top, ResultScene)


def test_the_hand_is_the_owners_at_every_moment_of_a_hot_seat_game() -> None:
    """D015 D130"""
    seated = Seated(stand("Ki D1", "Qu D7 Ne B3 Ri G4"))
    assert seated.desk.hand == SOUTH
    seated.pilot.drag("piece:king", "space:D2")
    assert seated.desk.hand in seated.session.to_act


def test_a_log_that_cannot_be_written_is_told_and_the_move_is_not_made() -> None:
    class FullDisk:
        """A sink that has no room."""

        def begin(self, header: object) -> None:
            """Never called."""

        def add(self, entry: object) -> None:
            """No room."""
            raise StoreError("no space left on device")

        def take_back(self, index: int, seat: int) -> None:
            """No room."""
            raise StoreError("no space left on device")

    seated = Seated(RIDER)
    seated.pilot.drag("piece:rider", "space:D5")
    disk: Any = FullDisk()
    seated.session._sink = disk
    index = seated.session.index
    seated.pilot.drag("piece:king", "space:D2")
    assert "no space left" in seated.table.toasts.text
    seated.pilot.click("undo")
    assert seated.session.index == index
    seated.session._sink = None
    seated.pilot.drag("piece:king", "space:D2")
    assert seated.session.index == index + 1


@pytest.mark.parametrize(("reduced", "ms"), [(False, 9000), (True, 1500)])
def test_a_forced_run_that_waits_for_its_owner_stops_asking_for_frames(reduced: bool, ms: int) -> None:
    """Field report 70: a table left alone at the Nemesis's prompt must not use a core."""
    hunted = stand("Ki D1 Wa E2 Ar F3", "Qu D7 Ne B3 Ri G4 Ja E5")
    seated = Seated(hunted, settings=Settings(reduced_motion=reduced))
    seated.touch("click", "piece:king", "space:C1")
    assert seated.state.phase == "nemesis"
    seated.pilot.move((2, 2))
    seated.pilot.wait(ms)
    assert not seated.table.animating
    drawn = seated.pilot.app.frames
    seated.pilot.wait(2000)
    assert seated.pilot.app.frames == drawn


def test_a_computer_player_that_stopped_thinking_is_told_once() -> None:
    class Stumbling:
        """A brain that was started again, then answers."""

        trouble: str | None = "brain_restarted"

        def ask(self, view: object) -> None:
            """Nothing to do."""

        def poll(self) -> None:
            """Still thinking."""

        def close(self) -> None:
            """Nothing to let go."""

    seated = Seated(players=("normal", "human"), options={"first_player": "chosen"})
    stumbling: Any = Stumbling()
    seated.desk._brains[SOUTH] = stumbling
    seated.pilot.wait(1500)
    assert seated.table.toasts.text.startswith("South: ") and "started again" in seated.table.toasts.text
    seated.table.toasts.clear()
    seated.table.toasts.text = ""
    seated.pilot.wait(1500)
    assert seated.table.toasts.text == ""
    seated.desk.close()


def test_an_open_log_tells_each_entry_once_and_follows_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game's frames must not tell and break its whole log again and again."""
    seated = Seated(RIDER)
    told: list[range] = []
    whole = seated.session.text

    def counted(viewpoint: Viewpoint, start: int, stop: int) -> list[tuple[int, str]]:
        told.append(range(start, stop))
        return whole(viewpoint, start, stop)

    seated.pilot.key("l")
    seated.pilot.drag("piece:rider", "space:D6")
    seated.pilot.settle()
    monkeypatch.setattr(seated.session, "text", counted)
    seated.pilot.wait(200)
    assert told == []
    seated.pilot.key("ctrl+z")
    seated.pilot.wait(100)
    assert seated.table.telling.lines(seated.table.public_eyes) == whole(SOUTH, 0, seated.session.index)
    seated.pilot.drag("piece:rider", "space:D2")
    seated.pilot.settle()
    assert seated.table.telling.lines(seated.table.public_eyes) == whole(SOUTH, 0, seated.session.index)
    assert "D2" in seated.table.telling.lines(seated.table.public_eyes)[-1][1]
    assert all(len(part) == 1 for part in told)


def test_the_recap_tells_the_rivals_moves_and_recruits_without_the_words_between() -> None:
    """D015"""
    seated = Seated(stand("Ki D1 Ri D4", "Qu D7 Ja G4"))
    seated.pilot.drag("piece:rider", "space:D5")
    seated.pilot.click("end_actions")
    seated.pilot.click("card:" + seated.state.market[0])
    seated.pilot.click("space:F1")
    recap = " ".join(seated.table._recap)
    assert "Rider" in recap and "recruits" in recap
    assert "Turn" not in recap and "done acting" not in recap and "turned up" not in recap
    seated.pilot.settle()
    seated.pilot.drag("piece:queen", "space:D6")
    assert " ".join(seated.table._recap) == recap


@pytest.mark.parametrize("piece", ["piece:nemesis", "piece:queen"])
def test_a_drag_of_what_cannot_be_taken_up_says_why_as_a_click_does(piece: str) -> None:
    """D028"""
    seated = Seated(stand("Ki D1 Ne B3"))
    seated.pilot.drag(piece, "space:D4")
    assert seated.table.toasts.text != ""
    assert seated.session.index == 1


def test_the_hermit_stands_where_it_was_placed_and_the_cub_is_asked_for() -> None:
    """D035"""
    seated = Seated(stand("Ki D1", phase="recruitment", market=("hermit_and_cub", "archer", "jailer")))
    seated.pilot.drag("card:hermit_and_cub", "space:A1")
    assert seated.table.marking.marks().preview == {"piece:hermit": "space:A1"}
    assert "Cub" in seated.table.marking.advice()[0]


def test_a_nemesis_who_must_run_is_in_the_hand_at_once_and_stays_there() -> None:
    """D126"""
    seated = Seated(stand("Ki D1", "Qu D7 Ne B3 Ri G4"))
    seated.pilot.drag("piece:king", "space:D2")
    assert seated.table.hand.picks == ("piece:nemesis",)
    seated.pilot.key("esc")
    seated.pilot.click("space:G1", button=3)
    assert seated.table.hand.picks == ("piece:nemesis",)
    seated.pilot.settle()
    seated.pilot.click("space:C4")
    assert seated.state.where["nemesis"] == "C4"


def test_the_strip_counts_only_who_may_still_act() -> None:
    """D125: the mate of a bear that acted before somebody else has missed its chance."""
    state = stand("Ki D1 He D4 Cu D3 Ri F3")
    assert len(may_still_act(state)) == 4
    seated = Seated(state)
    seated.pilot.drag("piece:hermit", "space:D5")
    assert len(may_still_act(seated.state)) == 3
    seated.pilot.drag("piece:rider", "space:F2")
    assert may_still_act(seated.state) == ["king"]
