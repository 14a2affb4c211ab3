"""The table's art and sounds: all there at its sizes, tiles repeat, sounds are clean."""

from __future__ import annotations

import array
import wave
from pathlib import Path

import pygame
import pytest

SPRITES = Path(__file__).resolve().parents[2] / "sprites"

ICONS = [
    "undo",
    "redo",
    "menu",
    "settings",
    "log",
    "help",
    "play",
    "pause",
    "step_forward",
    "step_back",
    "to_start",
    "to_end",
    "eye",
    "eye_off",
    "flag",
    "hand",
    "handshake",
    "sound",
    "sound_off",
    "fullscreen",
    "close",
    "check",
    "arrow_left",
    "arrow_right",
    "arrow_up",
    "arrow_down",
    "graph",
    "lamp",
    "hourglass",
    "crown",
    "cards",
    "dice",
    "save",
    "folder",
    "camera",
    "film",
    "branch",
    "warning",
    "info",
    "swap",
    "threat",
    "skip",
    "speed",
]
SEATS = ["triangle", "disc", "square", "diamond", "star", "cross"]
BOARD = [
    "space_a",
    "space_b",
    "space_c",
    "recruit",
    "start",
    "lit",
    "lit_strong",
    "lit_capture",
    "dim",
    "last_from",
    "last_to",
    "threat",
    "select",
    "focus",
]
SLICES = [
    "button",
    "button_hover",
    "button_down",
    "button_primary",
    "button_primary_hover",
    "button_primary_down",
    "button_disabled",
    "panel",
    "panel_dark",
    "tooltip",
    "focus",
]
SIZES: dict[str, tuple[int, int]] = {
    "table/felt": (512, 512),
    "table/light": (640, 360),
    "table/walnut": (512, 512),
    "table/paper": (256, 256),
    "table/panel_shadow": (72, 72),
    "table/well": (72, 72),
    "duel/board/frame": (256, 256),
    "duel/board/ornament": (160, 160),
    "ui/card": (60, 60),
    "ui/title": (420, 420),
    "ui/window_icon": (64, 64),
    **{f"duel/board/{name}": (112, 97) for name in BOARD},
    **{f"ui/{name}": (48, 48) for name in SLICES},
    **{f"ui/icons/{name}": (24, 24) for name in ICONS},
    **{f"ui/seats/{name}": (24, 24) for name in SEATS},
    **{f"ui/tiles/{name}": (320, 200) for name in ("duel", "world", "wonders", "front")},
}
TILES = ("table/felt", "table/walnut", "table/paper", "duel/board/frame")
SOUNDS = [
    "pick",
    "place",
    "slide",
    "capture",
    "card",
    "refuse",
    "turn",
    "win",
    "dice_knock_1",
    "dice_knock_2",
    "dice_knock_3",
    "dice_knock_4",
    "dice_throw",
    "click",
    "undo",
]
MARKS = ("lit", "lit_strong", "lit_capture", "dim", "last_from", "last_to", "threat", "select", "focus")


@pytest.mark.parametrize("name", sorted(SIZES))
def test_every_sprite_exists_at_three_sizes(name: str) -> None:
    for scale in (1, 2, 3):
        width, height = SIZES[name]
        assert load(name, scale).get_size() == (width * scale, height * scale)


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("scale", (1, 2, 3))
def test_tiles_repeat_without_a_seam(name: str, scale: int) -> None:
    """The step across the edge is no larger than steps between neighbours inside, on either axis."""
    tile = load(name, scale)
    width, height = tile.get_size()
    columns = [
        rows(tile, x, True) for x in (width - 1, 0, width // 3, width // 3 + 1, width // 2, width // 2 + 1)
    ]
    lines = [
        rows(tile, y, False)
        for y in (height - 1, 0, height // 3, height // 3 + 1, height // 2, height // 2 + 1)
    ]
    for edge_a, edge_b, one, two, three, four in (columns, lines):
        inside = max(difference(one, two), difference(three, four))
        assert difference(edge_a, edge_b) <= 1.6 * inside + 0.5


@pytest.mark.parametrize("name", MARKS)
def test_marks_leave_the_corners_outside_the_space_clear(name: str) -> None:
    mark = load(f"duel/board/{name}", 1)
    assert [mark.get_at(corner).a for corner in ((0, 0), (111, 0), (0, 96), (111, 96))] == [0, 0, 0, 0]
    assert max(mark.get_at((x, y)).a for x in range(112) for y in range(97)) > 60


def test_marks_are_told_apart_without_colour() -> None:
    """In greys laid over a space, any two marks differ in many pixels: shape speaks, not hue."""
    greys = {name: grey_over_space(name) for name in MARKS}
    for index, one in enumerate(MARKS):
        for two in MARKS[index + 1 :]:
            apart = sum(abs(a - b) > 24 for a, b in zip(greys[one], greys[two], strict=True))
            assert apart > 250, (one, two)


def test_neighbouring_spaces_meet_without_a_gap() -> None:
    """Laid 84 across and 97 down, three spaces cover the point where they meet."""
    canvas = pygame.Surface((300, 300), pygame.SRCALPHA)
    for letter, at in (("a", (50, 50)), ("b", (134, 98)), ("c", (134, 1))):
        canvas.blit(load(f"duel/board/space_{letter}", 1), at)
    assert min(canvas.get_at((x, y)).a for x in range(130, 175) for y in range(85, 110)) > 225


@pytest.mark.parametrize("name", [*(f"icons/{n}" for n in ICONS), *(f"seats/{n}" for n in SEATS)])
def test_icons_are_white_masks_that_can_be_tinted(name: str) -> None:
    icon = load(f"ui/{name}", 1)
    seen = [icon.get_at((x, y)) for x in range(24) for y in range(24)]
    solid = [pixel for pixel in seen if pixel.a > 128]
    assert len(solid) > 20
    assert all(min(pixel.r, pixel.g, pixel.b) >= 250 for pixel in solid)


@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_clean(name: str) -> None:
    """44100 Hz mono 16 bit; never clipped, no constant offset, silence at both ends, no jump at the start."""
    samples = read_sound(SPRITES / "sounds" / f"{name}.wav")
    peak = max(map(abs, samples))
    assert 0.3 * 32767 < peak <= 0.81 * 32767
    assert abs(sum(samples) / len(samples)) < 8
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[:40])) < 0.12 * 32767
    assert len(samples) < 3 * 44100


def test_the_four_knocks_differ() -> None:
    assert len({(SPRITES / "sounds" / f"dice_knock_{k}.wav").read_bytes() for k in (1, 2, 3, 4)}) == 4


def test_the_sound_script_writes_the_same_bytes_again(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    from tools.art.sounds import write_all

    write_all(tmp_path / "one")
    write_all(tmp_path / "two")
    for name in SOUNDS:
        assert (tmp_path / "one" / f"{name}.wav").read_bytes() == (
            tmp_path / "two" / f"{name}.wav"
        ).read_bytes()
        fresh, kept = (
            read_sound(tmp_path / "one" / f"{name}.wav"),
            read_sound(SPRITES / "sounds" / f"{name}.wav"),
        )
        assert len(fresh) == len(kept)
        assert max(abs(a - b) for a, b in zip(fresh, kept, strict=True)) <= 2, (
            "the stored sound is not the script's"
        )


def test_the_art_stays_compact() -> None:
    folders = (SPRITES / "table", SPRITES / "duel" / "board", SPRITES / "ui", SPRITES / "sounds")
    assert sum(path.stat().st_size for folder in folders for path in folder.rglob("*.*")) < 12_000_000


def load(name: str, scale: int) -> pygame.Surface:
    return pygame.image.load(str(SPRITES / f"{name}@{scale}x.png"))


def rows(tile: pygame.Surface, at: int, upright: bool) -> list[pygame.Color]:
    width, height = tile.get_size()
    if upright:
        return [pygame.Color(tile.get_at((at, y))) for y in range(height)]
    return [pygame.Color(tile.get_at((x, at))) for x in range(width)]


def difference(one: list[pygame.Color], two: list[pygame.Color]) -> float:
    return sum(abs(a.r - b.r) + abs(a.g - b.g) + abs(a.b - b.b) for a, b in zip(one, two, strict=True)) / len(
        one
    )


def grey_over_space(mark: str) -> list[int]:
    space = load("duel/board/space_a", 1)
    space.blit(load(f"duel/board/{mark}", 1), (0, 0))
    return [sum(space.get_at((x, y))[:3]) // 3 for x in range(112) for y in range(97)]


def read_sound(path: Path) -> array.array[int]:
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (44100, 1, 2)
        return array.array("h", file.readframes(file.getnframes()))
