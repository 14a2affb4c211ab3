"""One moment as a picture, without a window."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.core.ids import REFEREE, Seat
from game.core.messages import Illegal
from game.games.duel.ui.face import DuelFace
from game.ui.shot import render, save
from tests.ui import played
from tests.visual.compare import check

ROOT = Path(__file__).resolve().parents[2]
_ALONE = """
import hashlib, os, pygame
from tests.ui import played
from game.ui.shot import render
from game.games.duel.ui.face import DuelFace
picture = render(played.stored(), DuelFace(), 40, "referee", (640, 400), 0.5)
assert not pygame.display.get_init(), "the display was left open"
assert os.environ.get("SDL_VIDEODRIVER") == "x11", "the driver was not put back"
print(hashlib.sha256(pygame.image.tobytes(picture, "RGB")).hexdigest())
"""


def test_a_picture_has_the_size_it_was_asked_for_and_shows_its_moment() -> None:
    replay = played.stored()
    early, late = (render(replay, DuelFace(), index, REFEREE, (800, 500), 0.6) for index in (5, 60))
    assert early.get_size() == late.get_size() == (800, 500)
    assert pygame.image.tobytes(early, "RGB") != pygame.image.tobytes(late, "RGB")


def test_the_same_moment_is_the_same_picture_without_any_display() -> None:
    here = render(played.stored(), DuelFace(), 40, REFEREE, (640, 400), 0.5)
    environ = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    environ["SDL_VIDEODRIVER"] = "x11"  # which cannot be opened here
    run = subprocess.run(
        [sys.executable, "-c", _ALONE], cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    wanted = hashlib.sha256(pygame.image.tobytes(here, "RGB")).hexdigest()
    assert run.stdout.split()[-1] == wanted


def test_a_picture_is_written_as_png(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "move.png"
    save(played.stored(), DuelFace(), out, index=12, size=(640, 400), scale=0.5)
    wanted = render(played.stored(), DuelFace(), 12, REFEREE, (640, 400), 0.5)
    assert out.read_bytes()[:4] == b"\x89PNG"
    assert pygame.image.tobytes(pygame.image.load(out), "RGB") == pygame.image.tobytes(wanted, "RGB")


def test_moments_and_seats_that_are_not_there_are_refused(tmp_path: Path) -> None:
    replay = played.stored()
    with pytest.raises(IndexError):
        render(replay, DuelFace(), replay.length + 1, REFEREE)
    with pytest.raises(Illegal):
        render(replay, DuelFace(), 1, Seat(7))
    with pytest.raises(OSError):
        (tmp_path / "file").write_text("")
        save(replay, DuelFace(), tmp_path / "file" / "move.png", index=1, size=(64, 40), scale=0.1)


def test_a_picture_of_an_unfinished_game_shows_no_seat_secrets() -> None:
    """Whatever the pile and hands hide: two games that look alike to a spectator give the same picture."""
    one, other = (played.replay_of(played.collectors(seed, 1)) for seed in (1, 2))
    pictures = [render(replay, played.ToyFace(), 1, None, (640, 400), 0.5) for replay in (one, other)]
    assert one.state_hash(1) != other.state_hash(1), "the hands differ"
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")


def test_golden_picture_of_a_shot() -> None:
    check(render(played.stored(), DuelFace(), 60, REFEREE), "shot_1280x720")


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.5])
@pytest.mark.parametrize("size", [(320, 200), (640, 480), (200, 320)])
def test_a_picture_smaller_than_any_screen_is_drawn_at_a_scale_that_fits(
    size: tuple[int, int], scale: float
) -> None:
    assert render(played.stored(), DuelFace(), 12, REFEREE, size, scale).get_size() == size
