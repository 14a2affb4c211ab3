"""Every shared screen at every scale and size: nothing leaves its place, nothing lies on something else."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.ui.text import Type
from game.ui.theme import Colour
from game.ui.widgets import Panel, ScrollArea, Widget
from tests.ui.cases import SCENES, pilot, show
from tests.ui.pilot import Pilot, groups

SCALES = (0.75, 1.0, 1.5, 2.0, 2.5)
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
SMALL = ((640, 480), (800, 600), (1024, 600))


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_text_leaves_its_control_and_nothing_overlaps(
    name: str, scale: float, size: tuple[int, int]
) -> None:
    check_layout(show(name, size, scale))


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", SMALL, ids=str)
def test_a_window_below_the_minimum_is_scaled_down_and_stays_whole(name: str, size: tuple[int, int]) -> None:
    check_layout(show(name, size, 1.0))


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_lays_itself_out_anew_when_window_or_scale_change(name: str) -> None:
    p = show(name)
    p.resize((1920, 1080))
    check_layout(p)
    p.ctx.settings.scale = 1.5
    p.ctx.settings_changed()
    check_layout(p)
    again = show(name, (1920, 1080), 1.5)
    if name != "saved_games_fault":  # it opens the dropped file once
        assert [w.rect for w in widgets(p)] == [w.rect for w in widgets(again)]


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("strong", [False, True])
def test_every_text_stands_out_from_its_ground(
    name: str, strong: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[float, str]] = []
    draw = Type.draw

    def measured(self: Type, surface: pygame.Surface, text: str, at: Any, *args: Any, **more: Any) -> Any:
        colour = args[2] if len(args) > 2 else more.get("colour", (0x2A, 0x21, 0x18))
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(0, 0, 0, 0))
        rect = draw(self, surface, text, at, *args, **more)
        surface.set_clip(clip)
        box = rect.clip(clip)
        if box.width and box.height and text.strip() and box.height == rect.height:
            ground = pygame.transform.average_color(surface, box)
            seen.append((contrast(colour, ground[:3]), text))
        return draw(self, surface, text, at, *args, **more)

    p = pilot(high_contrast=strong)
    scene = SCENES[name](p)
    p.ctx.scenes.push(scene)
    surface = pygame.Surface((1280, 720))
    below = [s for s in p.ctx.scenes.scenes if s is not scene]
    for other in below:
        other.draw(surface)  # what lies below a dialog is dimmed on purpose
    monkeypatch.setattr(Type, "draw", measured)
    scene.draw(surface)
    assert seen
    least = 7.0 if strong else 4.5
    assert [pair for pair in seen if pair[0] < least] == []


@pytest.mark.parametrize("name", SCENES)
def test_body_text_is_never_under_twelve_pixels_at_scale_one(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: set[int] = set()
    font = Type.font

    def noted(self: Type, family: Any, size: int) -> pygame.font.Font:
        sizes.add(size)
        return font(self, family, size)

    monkeypatch.setattr(Type, "font", noted)
    show(name)
    assert min(sizes) >= 12


@pytest.mark.parametrize("name", SCENES)
def test_an_idle_screen_asks_for_no_frames(name: str) -> None:
    p = show(name)
    p.settle()
    drawn = p.app.frames
    p.wait(2000)
    assert p.app.frames == drawn


def widgets(p: Pilot) -> list[Widget]:
    """All visible widgets of the top screen."""
    return [w for group in groups(p.top) for w in group.all() if w.visible]


def check_layout(p: Pilot) -> None:
    """Texts inside their controls, controls inside the window, no two controls on one spot."""
    p.shot()
    assert p.overflow() == []
    window = p.app.surface.get_rect()
    shown = [
        w for w in widgets(p) if not isinstance(w, ScrollArea | Panel) and w.rect.width and w.rect.height
    ]
    for widget in widgets(p):
        if widget.area is None:
            assert window.contains(widget.rect), widget.name or widget.label
        else:
            assert widget.area.rect.left <= widget.rect.left, widget.label
            assert widget.rect.right <= widget.area.rect.right, widget.label
    for one, other in combinations(shown, 2):
        if one.area is other.area:
            shared = one.rect.clip(other.rect)
            assert min(shared.size) <= 2, (one.name or one.label, other.name or other.label, shared)


def contrast(one: Colour, other: tuple[int, ...]) -> float:
    """The contrast ratio of two colours (WCAG)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: tuple[int, ...]) -> float:
    parts = [value / 255 for value in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
