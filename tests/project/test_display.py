"""Starting where there is no screen."""

from __future__ import annotations

import pytest

from game.display import missing_display


def test_without_a_screen_the_message_names_what_is_missing_and_what_still_works() -> None:
    message = missing_display("linux", {"HOME": "/home/ann", "DISPLAY": ""})
    assert message is not None
    for word in ("DISPLAY", "WAYLAND_DISPLAY", "show", "verify", "shot", "engine"):
        assert word in message


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
def test_any_screen_or_a_chosen_driver_is_enough(name: str) -> None:
    assert missing_display("linux", {name: "x"}) is None


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_always_have_a_desktop(platform: str) -> None:
    assert missing_display(platform, {}) is None
