"""The battle's still picture: kept while dice roll, painted anew as soon as anything in it changes."""

from __future__ import annotations

import pygame
import pytest

from game.games.world.ui.battle_ground import Ground
from game.ui import dice_faces
from game.ui.settings import Settings
from tests.games.world.ui.fought import PLACE, Fought, battle


def test_a_ground_is_painted_once_for_each_key_and_each_size() -> None:
    ground, painted, window = Ground(), [], pygame.Surface((40, 30))

    def draw(colour: str) -> pygame.Color:
        ground.draw(window, (colour,), lambda target: painted.append(target.fill(colour)))
        return window.get_at((39, 29))

    assert [draw(one) for one in ("red", "red", "blue", "blue", "red")] == [
        pygame.Color(one) for one in ("red", "red", "blue", "blue", "red")
    ]
    assert len(painted) == ground.painted == 3
    window = pygame.Surface((50, 40))
    assert draw("red") == pygame.Color("red") and ground.painted == 4


def _blue(target: pygame.Surface) -> None:
    target.fill("blue")


def test_a_painting_that_failed_is_not_kept() -> None:
    def fail(target: pygame.Surface) -> None:
        target.fill("red")
        raise ValueError

    ground, window = Ground(), pygame.Surface((40, 30))
    ground.draw(window, ("blue",), _blue)
    with pytest.raises(ValueError):
        ground.draw(window, ("red",), fail)
    ground.draw(window, ("blue",), _blue)
    assert window.get_at((0, 0)) == pygame.Color("blue")


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_a_kept_picture_is_what_would_be_painted_now(size: tuple[int, int], scale: float) -> None:
    """Odds, who is asked, losses and units change from decision to decision, and all of it is seen."""
    board = {PLACE: "1:2i 0:2it"}
    fought = Fought(battle(board), size=size, settings=Settings(scale=scale), draws=(1, 1, 4, 1, 1))
    grounds = []
    for _ in range(3):
        fought.rest()
        surface = fought.pilot.app.surface
        fought.scene.draw(surface)
        kept = surface.copy()
        grounds.append(kept.get_buffer().raw)
        fought.scene.frame.ground = Ground()
        fought.scene.draw(surface)
        assert surface.get_buffer().raw == kept.get_buffer().raw
        fought.pilot.key("enter")
    assert len(set(grounds)) == 3


def test_another_colour_of_a_seat_is_seen_in_the_kept_picture() -> None:
    fought = Fought(battle({PLACE: "1:2i 0:2it"}))
    fought.rest()
    before = fought.scene.frame.ground.painted
    colours = fought.pilot.ctx.settings.seat_colours
    fought.pilot.ctx.settings.seat_colours = (*colours[1:], colours[0])
    fought.pilot.ctx.settings_changed()
    fought.pilot.frame()
    assert fought.scene.frame.ground.painted > before


def test_a_battle_gets_its_dice_ready_while_nothing_rolls() -> None:
    """The shapes of rolling and of lying dice, one a frame."""
    dice_faces._mesh.cache_clear()
    fought = Fought(battle({PLACE: "1:2i 0:2it"}), draws=(1, 1, 1, 1, 1))
    fought.pilot.wait(100)
    ready = dice_faces._mesh.cache_info().misses
    assert ready == 2
    for _ in range(2):
        fought.pilot.key("enter")
        fought.pilot.wait(500)
    assert fought.scene.is_rolling
    fought.rest()
    fought.pilot.shot()
    assert dice_faces._mesh.cache_info().misses == ready
