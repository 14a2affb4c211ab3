"""What dice are drawn from is reckoned before one is thrown, and is all that a throw needs."""

from __future__ import annotations

import pygame
import pytest

from game.kit.dice import Die, DieKind
from game.ui import dice_faces
from game.ui.dice_camera import Camera
from game.ui.dice_throw import Pose

CAMERA = Camera((60.0, 60.0), 30.0)
POSE = Pose(0.0, 0.0, 0.5, (1.0, 0.0, 0.0, 0.0))
FACES: dict[DieKind, int] = {"d6": 6, "d10": 10}


@pytest.mark.parametrize("kind", FACES)
def test_after_painting_ahead_no_die_waits_for_its_shape(kind: DieKind) -> None:
    """Rolling or at rest; each step of it does a part of the work."""
    dice_faces._mesh.cache_clear()
    steps = dice_faces.paint_ahead(kind)
    for count in (1, 2):
        next(steps)
        assert dice_faces._mesh.cache_info().misses <= count
    assert next(steps, "done") == "done"
    reckoned = dice_faces._mesh.cache_info().misses
    die = Die(kind, tuple(str(face) for face in range(FACES[kind])), "bone")
    surface = pygame.Surface((120, 120))
    for moving in (True, False):
        dice_faces.draw_die(surface, CAMERA, POSE, die, moving)
    assert dice_faces._mesh.cache_info().misses == reckoned
