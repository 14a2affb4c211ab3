"""Starting where there is no screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.display import missing_display

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


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


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere a desktop is always there")
@pytest.mark.parametrize(
    "environ", [{"DISPLAY": ":77"}, {"WAYLAND_DISPLAY": "nowhere"}, {"SDL_VIDEODRIVER": "nonsense"}]
)
def test_a_screen_that_does_not_answer_is_named_instead_of_an_unseen_window(
    environ: dict[str, str], tmp_path: Path
) -> None:
    """SDL would go on in its own memory: a window that nobody sees and nobody can close."""
    inherited = {name: value for name, value in os.environ.items() if name not in SCREENS}
    done = subprocess.run(
        [sys.executable, "-m", "game"],
        env={**inherited, **environ, "LEADERS_HOME": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    ((name, value),) = environ.items()
    assert done.returncode == 2
    assert f"{name}={value} cannot be reached" in done.stderr
    assert "leaders show" in done.stderr and "Traceback" not in done.stderr
