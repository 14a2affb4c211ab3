"""What leaves the viewer: pictures, films, and new games; and logs that are damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game import library
from game.core.codec import state_hash
from game.core.ids import REFEREE
from game.core.replay import Replay
from game.core.store import read_log
from game.shelf import LibraryShelf
from game.ui import replay_export
from game.ui.replay_export import Film, free_path
from game.ui.replay_scene import ReplayScene
from game.ui.shot import Stage, render
from game.ui.sit_down import look_back
from tests.ui import played
from tests.ui.pilot import Pilot


def viewer(replay: Any, folder: Path, **more: Any) -> tuple[Pilot, ReplayScene]:
    """The viewer at rest, exporting into a folder."""
    face: Any = played.FACES[replay.game.name]()
    pilot = Pilot((1280, 720), played.ReplayShelf(folder, face))
    scene = ReplayScene(pilot.ctx, replay, face, **more)
    pilot.show(scene)
    pilot.settle()
    return pilot, scene


def test_a_picture_of_the_moment_is_kept_and_named(tmp_path: Path) -> None:
    pilot, scene = viewer(played.stored(), tmp_path, at=12, path=Path("friday night.leaders"))
    pilot.key("p")
    (kept,) = tmp_path.iterdir()
    assert kept.name == "friday_night-0012.png"
    assert str(kept) in scene.toasts.text
    wanted = render(played.stored(), scene.face, 12, REFEREE, (1280, 720), 1.0)
    assert pygame.image.tobytes(pygame.image.load(kept), "RGB") == pygame.image.tobytes(wanted, "RGB")
    pilot.click("picture")
    assert len(list(tmp_path.iterdir())) == 2, "nothing is written over"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_export, "FILM_SIZE", (320, 200))
    monkeypatch.setattr(replay_export, "FILM_SCALE", 0.3125)
    blocked = tmp_path / "file"
    blocked.write_text("")
    pilot, scene = viewer(played.stored(), blocked, at=12)
    pilot.key("p")
    assert "could not be written" in scene.toasts.text
    scene.reel.span = (11, 12)
    pilot.key("g")
    pilot.settle(60_000)
    assert "could not be written" in scene.toasts.text and scene.exports.film is None


def test_a_marked_range_becomes_a_film(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_export, "FILM_SIZE", (320, 200))
    monkeypatch.setattr(replay_export, "FILM_SCALE", 0.3125)
    pilot, scene = viewer(played.stored(), tmp_path, at=20)
    pilot.key("i", "right", "right", "right", "o")
    assert scene.reel.span == (20, 23)
    pilot.key("g")
    pilot.frame()
    assert scene.exports.film is not None and scene.animating
    pilot.settle(60_000)
    (kept,) = tmp_path.iterdir()
    assert kept.name == "duel-0020-0023.gif"
    frames = pygame.image.load_animation(str(kept))
    assert len(frames) >= 4
    assert all(frame.get_size() == (320, 200) for frame, _ in frames)
    last = Stage(played.stored(), scene.face, (320, 200), 0.3125).frame(23, REFEREE)
    assert far_apart(frames[-1][0], last) < 12
    assert far_apart(frames[0][0], frames[-1][0]) > 0


def test_without_marks_the_film_shows_this_turn_up_to_here(tmp_path: Path) -> None:
    scene = viewer(played.stored(), tmp_path, at=1)[1]
    for _ in range(4):
        scene.turn_forward()
    start = scene.reel.index
    scene.step(1)
    scene.step(1)
    assert scene.reel.film_span() == (start, start + 2)


def test_a_range_marked_backwards_begins_anew(tmp_path: Path) -> None:
    scene = viewer(played.stored(), tmp_path, at=20)[1]
    scene.reel.set_range(1)
    scene.jump(30)
    scene.reel.set_range(0)
    assert list(scene.reel.span) == [30, None]
    scene.reel.set_range(0)
    assert list(scene.reel.span) == [None, None]


def test_a_film_can_be_stopped_and_leaves_nothing(tmp_path: Path) -> None:
    pilot, scene = viewer(played.stored(), tmp_path, at=20)
    scene.reel.span = (10, 20)
    pilot.key("g", "esc")
    assert scene.exports.film is None and pilot.top is scene
    assert list(tmp_path.iterdir()) == []


def test_a_range_that_is_too_long_is_refused(tmp_path: Path) -> None:
    pilot, scene = viewer(played.replay_of(played.shuttle(200)), tmp_path)
    scene.reel.span = (0, 190)
    pilot.key("g")
    assert scene.exports.film is None and "190" in scene.toasts.text
    with pytest.raises(ValueError, match="190"):
        Film(Stage(scene.reel.replay, scene.face, (64, 40), 0.1), REFEREE, (0, 190), tmp_path / "a.gif")


def test_file_names_are_made_safe(tmp_path: Path) -> None:
    assert free_path(tmp_path, "../../etc/passwd", ".png").parent == tmp_path
    assert free_path(tmp_path, "a/b c", ".gif").name == "a_b_c.gif"


def test_playing_on_begins_a_new_game_and_leaves_the_log(tmp_path: Path) -> None:
    replay = played.stored()
    pilot, scene = viewer(replay, tmp_path, at=30)
    pilot.click("play_on")
    assert pilot.top is not scene
    (session,) = pilot.shelf.branched
    assert session.index == 30
    assert session.state_hash == replay.state_hash(30)
    assert (replay.length, scene.reel.index) == (102, 30)


def test_there_is_no_playing_on_before_set_up_or_after_the_end(tmp_path: Path) -> None:
    pilot, scene = viewer(played.stored(), tmp_path)
    for key, reason in (("home", "not set up"), ("end", "over")):
        pilot.key(key, "b")
        assert pilot.top is scene and reason in scene.toasts.text
        assert reason in (pilot.find("play_on").disabled or "")


def test_a_shelf_that_cannot_branch_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, scene = viewer(played.stored(), tmp_path, at=30)

    def full(replay: Any, at: int) -> Any:
        raise ValueError("the disk is full")

    monkeypatch.setattr(pilot.shelf, "branch", full)
    pilot.key("b")
    assert pilot.top is scene and "the disk is full" in scene.toasts.text


def test_a_damaged_log_opens_up_to_its_last_good_entry_with_a_notice(tmp_path: Path) -> None:
    whole = played.stored()
    log = read_log(played.LOG, library.load).log
    lost = next(e.index for e in log.entries[30:] if type(e.events[-1]).__name__ == "PieceMoved")
    entries = tuple(entry for entry in log.entries if entry.index != lost)
    replay: Replay[Any, Any, Any] = Replay(
        whole.game, whole.rules, msgspec.structs.replace(log, entries=entries)
    )
    assert replay.damage is not None and replay.length == lost
    pilot, scene = viewer(replay, tmp_path)
    assert scene.notice is not None and str(replay.damage.entry) in scene.notice
    pilot.key("end")
    assert state_hash(replay.view(lost, REFEREE).state) == replay.state_hash(lost)
    assert scene.reel.index == lost
    before = pilot.shot()
    pilot.click((640, 84))
    assert not scene.notice_open
    assert far_apart(before, pilot.shot()) > 0
    pilot.key("n")
    assert any(scene.notice == text for _, text in pilot.top.facts)  # type: ignore[attr-defined]


def test_a_log_cut_short_opens_with_a_note_of_what_is_missing(tmp_path: Path) -> None:
    cut = tmp_path / "cut.leaders"
    cut.write_bytes(played.LOG.read_bytes()[:-40])
    replay = library.open_replay(cut).replay
    scene = viewer(replay, tmp_path)[1]
    assert replay.length == 101
    assert scene.notice is not None and str(replay.dropped) in scene.notice


def test_a_missing_or_foreign_file_is_an_error_for_who_opens_it(tmp_path: Path) -> None:
    foreign = tmp_path / "picture.leaders"
    foreign.write_bytes(b"\x89PNG not a log")
    pilot = Pilot((1280, 720), LibraryShelf())
    for path in (tmp_path / "none.leaders", foreign):
        with pytest.raises(ValueError, match=path.name):
            look_back(pilot.ctx, path)
    look_back(pilot.ctx, played.LOG, at=7, eyes=REFEREE)
    pilot.frame()
    top = pilot.top
    assert isinstance(top, ReplayScene) and (top.reel.index, top.path) == (7, played.LOG)


def far_apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures' colours, 0 to 255."""
    a, b = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    assert len(a) == len(b)
    return sum(abs(x - y) for x, y in zip(a[::7], b[::7], strict=True)) / len(a[::7])
