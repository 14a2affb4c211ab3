"""The settings screen and the file it keeps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.settings import Settings, load, save
from game.ui.settings_scene import SettingsScene
from game.ui.theme import SEAT_COLOURS
from game.ui.widgets import Choice, Slider
from tests.ui.fakes import FakeShelf
from tests.ui.pilot import Pilot

FIELDS = (
    "scale",
    "animation_speed",
    "reduced_motion",
    "volume",
    "full_screen",
    "seat_colours",
    "high_contrast",
    "quick_dice",
)


def opened(path: Path) -> Pilot:
    """The settings screen over the settings of a file, as after a start."""
    settings, fallen = load(path)
    assert fallen == []
    p = Pilot((1920, 1080), FakeShelf(), settings, path)
    p.show(SettingsScene(p.ctx))
    return p


def pick(p: Pilot, name: str, place: int) -> None:
    choice = p.find(name)
    assert isinstance(choice, Choice)
    p.click(choice.parts()[place].center)


def change_by_mouse(p: Pilot) -> None:
    for name in ("full_screen", "high_contrast", "reduced_motion", "quick_dice"):
        channel = p.find(name).focus_rect()
        p.click(channel.center)
    pick(p, "speed", 2)
    volume = p.find("volume")
    assert isinstance(volume, Slider)
    p.drag(volume.knob(), (volume.rect.left, volume.rect.centery))
    p.click("colour:0:gold")
    pick(p, "scale", 3)


def change_by_keyboard(p: Pilot) -> None:
    for name in ("full_screen", "high_contrast", "reduced_motion", "quick_dice"):
        p.focus_on(name)
        p.key("space")
    p.focus_on("speed")
    p.key("right")
    p.focus_on("volume")
    p.key("home")
    p.focus_on("colour:0:charcoal")
    p.key("right", "right", "right", "right", "enter")
    p.focus_on("scale")
    p.key("right", "right")


@pytest.mark.parametrize("change", [change_by_mouse, change_by_keyboard])
def test_every_setting_is_changed_and_survives_a_restart(tmp_path: Path, change: Any) -> None:
    path = tmp_path / "settings.json"
    p = opened(path)
    change(p)
    kept, fallen = load(path)
    assert fallen == []
    wanted = {
        "scale": 1.5,
        "animation_speed": 2.0,
        "reduced_motion": True,
        "volume": 0.0,
        "full_screen": True,
        "seat_colours": ("gold", "ivory", "crimson", "blue", "green", "charcoal"),
        "high_contrast": True,
        "quick_dice": True,
    }
    assert {name: getattr(kept, name) for name in FIELDS} == wanted
    again = opened(path)
    assert again.ctx.scale == 1.5
    assert again.ctx.sounds.volume == 0.0 == again.ctx.settings.volume


def test_the_scale_is_applied_without_a_restart(tmp_path: Path) -> None:
    p = opened(tmp_path / "settings.json")
    before = p.find("heading").rect.height
    pick(p, "scale", 3)
    assert p.ctx.scale == 1.5
    assert p.find("heading").rect.height == round(before * 1.5)
    focus = p.top.group.focus  # type: ignore[attr-defined]
    assert focus is not None and focus.name == "scale"


def test_a_scale_that_the_window_has_no_room_for_is_cut_and_said_so(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save(Settings(scale=2.5), path)
    p = opened(path)
    p.resize((1280, 720))
    assert p.ctx.scale == pytest.approx(1.125)
    assert p.ctx.settings.scale == 2.5
    assert p.find("This window has room for 112 %.")
    p.resize((3840, 2160))
    assert p.ctx.scale == 2.5


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1024, 640), (1280, 720), (3840, 2160)])
def test_the_applied_scale_never_asks_for_more_than_the_window(size: tuple[int, int]) -> None:
    p = Pilot(size, FakeShelf(), Settings(scale=2.5))
    assert round(1024 * p.ctx.scale) <= size[0]
    assert round(640 * p.ctx.scale) <= size[1]


def test_two_seats_never_share_a_colour(tmp_path: Path) -> None:
    p = opened(tmp_path / "settings.json")
    for seat, colour in ((0, "blue"), (3, "blue"), (1, "gold"), (5, "ivory"), (2, "ivory")):
        p.click(f"colour:{seat}:{colour}")
        assert sorted(p.ctx.settings.seat_colours) == sorted(c.name for c in SEAT_COLOURS)
        assert p.ctx.settings.seat_colours[seat] == colour


def test_f11_switches_full_screen_and_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    p = opened(path)
    p.key("f11")
    assert load(path)[0].full_screen is True
    p.key("f11")
    assert load(path)[0].full_screen is False


def test_a_settings_file_that_cannot_be_written_costs_the_setting_not_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file" / "settings.json"
    (tmp_path / "file").write_text("in the way")
    p = Pilot((1280, 720), FakeShelf(), Settings(), path)
    p.show(SettingsScene(p.ctx))
    p.click(p.find("full_screen").focus_rect().center)
    assert p.ctx.settings.full_screen
    assert "settings not kept" in capsys.readouterr().err


_JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(field=st.sampled_from((*FIELDS, "window", "language", "unknown")), junk=_JUNK)
def test_a_broken_value_falls_back_by_itself_and_leaves_the_others(
    tmp_path_factory: pytest.TempPathFactory, field: str, junk: Any
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "settings.json"
    good = Settings(
        scale=1.25,
        animation_speed=2.0,
        reduced_motion=True,
        volume=0.25,
        full_screen=True,
        window=(1400, 900),
        seat_colours=("gold", "ivory", "crimson", "blue", "green", "charcoal"),
        high_contrast=True,
    )
    save(good, path)
    raw = json.loads(path.read_text("utf-8"))
    raw[field] = junk
    path.write_text(json.dumps(raw), "utf-8")
    settings, fallen = load(path)
    assert set(fallen) <= {field}
    assert settings.problems() == []
    for name in FIELDS:
        if name != field:
            assert getattr(settings, name) == getattr(good, name)
    if fallen:
        assert getattr(settings, field) == getattr(Settings(), field)


@given(data=st.binary(max_size=200))
def test_a_file_of_any_bytes_gives_usable_settings(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "settings.json"
    path.write_bytes(data)
    settings, _ = load(path)
    assert settings.problems() == []
