"""The demo of the dice tray: keys and clicks throw, skip and choose, and the log agrees with the dice."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from game.ui.context import Context
from game.ui.dice_demo import DiceDemo
from game.ui.scenes import SceneStack
from game.ui.settings import Settings
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites
from game.ui.text import Type


@pytest.fixture
def demo(tmp_path: Path) -> DiceDemo:
    """The demo in a window of 1024x640, its first throw under way."""
    pygame.font.init()
    table = SimpleNamespace(
        settings=Settings(),
        sprites=Sprites(tmp_path),
        sounds=Sounds(tmp_path, 0.0),
        scenes=SceneStack(),
        type=Type(1.0),
        scale=1.0,
        px=round,
    )
    ctx = cast(Context, table)
    scene = DiceDemo(ctx)
    ctx.scenes.size = (1024, 640)
    ctx.scenes.push(scene)
    return scene


def press(demo: DiceDemo, key: int) -> None:
    """One key."""
    demo.handle(pygame.event.Event(pygame.KEYDOWN, key=key))


def play(demo: DiceDemo) -> None:
    """Let the roll come to its end."""
    while demo.animating:
        demo.update(16.0)


def test_every_throw_of_the_demo_lies_as_decided_with_any_dice(demo: DiceDemo) -> None:
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
        press(demo, key)
        play(demo)
    assert len(demo.log) == 6
    assert all(decided == on_top for decided, on_top in demo.log)


def test_dice_knock_while_they_roll_and_are_still_when_the_roll_is_ended_by_space(demo: DiceDemo) -> None:
    demo.update(700.0)
    assert any(name.startswith("dice_knock_") for name in demo.ctx.sounds.played)
    assert demo.animating
    press(demo, pygame.K_SPACE)
    assert not demo.animating
    assert len(demo.log) == 1
    press(demo, pygame.K_SPACE)
    assert demo.animating
    assert len(demo.log) == 2


def test_the_number_of_dice_stays_between_one_and_twelve(demo: DiceDemo) -> None:
    for _ in range(9):
        press(demo, pygame.K_DOWN)
    assert len(demo.log[-1][0]) == 1
    for _ in range(14):
        press(demo, pygame.K_UP)
    assert len(demo.log[-1][0]) == 12


def test_a_new_window_size_keeps_the_throw_at_rest(demo: DiceDemo) -> None:
    thrown = demo.log[-1]
    demo.layout((1920, 1080))
    assert not demo.animating
    assert demo.log == [thrown]
    surface = pygame.Surface((1920, 1080))
    demo.draw(surface)
    assert demo.tray is not None
    assert len(demo.tray.top_values()) == len(thrown[0])


def test_reduced_motion_shows_the_dice_at_rest_at_once(demo: DiceDemo) -> None:
    demo.ctx.settings.reduced_motion = True
    press(demo, pygame.K_SPACE)
    press(demo, pygame.K_SPACE)
    assert not demo.animating


def test_clicking_the_tray_ends_the_roll_and_escape_leaves(demo: DiceDemo) -> None:
    assert demo.tray is not None
    demo.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=demo.tray.rect.center))
    assert not demo.animating
    press(demo, pygame.K_ESCAPE)
    assert demo.ctx.scenes.top is None
