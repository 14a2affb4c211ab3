"""What every test stands on: no real screen or sound, a data folder of its own, Hypothesis profiles, markers.

All set before anything imports pygame. A test that drives a real window runs it as a subprocess with
variables of its own.
"""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# Real settings and autosaves of whoever runs the tests are never read or written.
_HOME = tempfile.mkdtemp(prefix="leaders-tests-")
os.environ["LEADERS_HOME"] = _HOME

_TOO_SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile(
    "ci", deadline=None, derandomize=True, max_examples=50, suppress_health_check=_TOO_SLOW, print_blob=True
)
settings.register_profile(
    "soak",
    deadline=None,
    max_examples=int(os.environ.get("LEADERS_SOAK_EXAMPLES", "2000")),
    suppress_health_check=_TOO_SLOW,
    print_blob=True,
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --soak, which lets the long tests run and gives Hypothesis many more examples."""
    parser.addoption("--soak", action="store_true", default=False, help="run the tests marked soak too")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the Hypothesis profile for this run."""
    settings.load_profile("soak" if _soak_asked(config) else "ci")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Let no last search of all memory begin: a process that is not gone in 5 s is interrupted in it."""
    gc.freeze()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove this run's data folder."""
    shutil.rmtree(_HOME, ignore_errors=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the soak tests out unless they were asked for."""
    if _soak_asked(config):
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a real-window test where no window can be driven, or fail it where one is required."""
    if item.get_closest_marker("window") is None:
        return
    reason = window_obstacle(sys.platform, os.environ, shutil.which)
    if reason is None:
        return
    if os.environ.get("LEADERS_REQUIRE_WINDOW") == "1":
        pytest.fail(f"LEADERS_REQUIRE_WINDOW=1, but {reason}", pytrace=False)
    pytest.skip(reason)


def window_obstacle(
    platform: str, environ: Mapping[str, str], which: Callable[[str], str | None]
) -> str | None:
    """Say why a real window cannot be driven here; None when it can."""
    if not platform.startswith("linux"):
        return "the real-window test drives X11 with xdotool, which is for Linux only"
    if which("xdotool") is None:
        return "xdotool is missing (Debian, Ubuntu: apt install xdotool)"
    if not environ.get("DISPLAY") and which("Xvfb") is None:
        return "there is neither a display nor Xvfb (Debian, Ubuntu: apt install xvfb)"
    return None


@pytest.fixture
def leaders_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give one test a data folder that nothing has written to yet."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("LEADERS_HOME", str(home))
    return home


def _soak_asked(config: pytest.Config) -> bool:
    if config.getoption("--soak"):
        return True
    chosen = str(config.getoption("markexpr") or "")
    return "soak" in chosen and "not soak" not in chosen
