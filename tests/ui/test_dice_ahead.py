"""What dice are drawn from is reckoned before one is thrown, and is all that a throw needs."""

from __future__ import annotations

import pygame
import pytest

from game.kit.dice import Die, DieKind
from game.ui import dice_faces
from game.ui.dice_camera import Camera
from game.ui.dice_throw import Pose
from game.ui.dice_tray import DiceTray

CAMERA = Camera((60.0, 60.0), 30.0)
POSE = Pose(0.0, 0.0, 0.5, (1.0, 0.0, 0.0, 0.0))
FACES: dict[DieKind, int] = {"d6": 6, "d10": 10}


@pytest.mark.parametrize("kind", FACES)
def test_after_painting_ahead_no_die_waits_for_its_shape_or_its_marks(kind: DieKind) -> None:
    """Rolling or at rest; each step of it does a part of the work."""
    die = Die(kind, tuple(str(face) for face in range(FACES[kind])), "bone")
    dice_faces._mesh.cache_clear()
    dice_faces._cut.cache_clear()
    for count, _ in enumerate(dice_faces.paint_ahead(die), 1):
        assert _reckoned() <= count
    reckoned = _reckoned()
    assert reckoned > FACES[kind]
    surface = pygame.Surface((120, 120))
    for moving in (True, False):
        dice_faces.draw_die(surface, CAMERA, POSE, die, moving)
    assert _reckoned() == reckoned


def _reckoned() -> int:
    return dice_faces._mesh.cache_info().misses + dice_faces._cut.cache_info().misses


def test_a_tray_painted_ahead_is_the_tray_that_is_drawn() -> None:
    """An empty one, as large as it is laid; another one is painted for itself."""
    small, large = (DiceTray(pygame.Rect(0, 0, wide, 100), 1.0) for wide in (160, 200))
    small.paint_ahead()
    for tray in (small, large):
        surface, fresh = pygame.Surface((200, 100)), pygame.Surface((200, 100))
        tray.draw(surface)
        DiceTray(tray.rect, 1.0).draw(fresh)
        assert surface.get_buffer().raw == fresh.get_buffer().raw
