"""One real window, driven by a real pointer: Xvfb and xdotool, or the display that is there."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.games.duel.ui.table import DuelTable
from tests.games.duel.ui.seated import Seated

pytestmark = pytest.mark.window
WINDOW = (1280, 720)
OPTIONS = {"first_player": "chosen"}
SEED = "window"
PATIENCE_S = 40.0
SERVER = ("-nolisten", "tcp", "-noreset")


@pytest.fixture
def display(tmp_path: Path) -> Iterator[dict[str, str]]:
    """An environment with a display of its own.

    Without -noreset the server starts anew whenever its last client leaves, which is what each look for
    the window is before the game has come: a game that comes in that moment is turned away.
    """
    number_file = tmp_path / "display"
    with number_file.open("w") as told:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(told.fileno()), "-screen", "0", "1400x900x24", *SERVER],
            pass_fds=(told.fileno(),),
            stderr=subprocess.DEVNULL,
        )
    try:
        wait_for(lambda: number_file.read_text().strip() != "", "Xvfb")
        env = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")}
        yield {
            **env,
            "DISPLAY": f":{number_file.read_text().strip()}",
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "LEADERS_HOME": str(tmp_path / "home"),
        }
    finally:
        server.terminate()
        server.wait(timeout=10)


def wait_for(happened: Callable[[], bool], what: str) -> None:
    """Look again and again until it happened."""
    end = time.monotonic() + PATIENCE_S
    while not happened():
        if time.monotonic() > end:
            pytest.fail(f"waited {PATIENCE_S:.0f} s in vain for {what}")
        time.sleep(0.1)


def xdo(env: dict[str, str], *arguments: object) -> str:
    """Run xdotool; gives what it prints."""
    command = ["xdotool", *map(str, arguments)]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False).stdout.strip()


def commands_in(log: Path) -> list[dict[str, object]]:
    """The commands that are safe in the log file."""
    if not log.exists():
        return []
    lines = [json.loads(line) for line in log.read_bytes().split(b"\n")[1:] if line]
    return [line["command"] for line in lines if line.get("command")]


@pytest.mark.skipif(
    shutil.which("Xvfb") is None or shutil.which("xdotool") is None, reason="needs Xvfb, xdotool"
)
def test_a_figure_is_dragged_in_a_real_window_and_the_game_goes_on_after_closing_it(
    display: dict[str, str], tmp_path: Path
) -> None:
    log = tmp_path / "window.leaders"
    places = Seated(options=OPTIONS, seed=SEED, size=WINDOW)
    assert isinstance(places.table, DuelTable)
    start, goal = places.pilot.at("piece:" + places.state.leaders[0]), places.pilot.at("space:D2")
    arguments = ["play", "duel", "--seats", "human,human", "--seed", SEED, "--log", str(log)]
    for key, value in OPTIONS.items():
        arguments += ["--option", f"{key}={value}"]
    game = subprocess.Popen(
        [sys.executable, "-m", "game", *arguments], env=display, stderr=subprocess.PIPE, text=True
    )
    try:
        drag(display, game, start, goal, until=lambda: len(commands_in(log)) == 1)
        assert commands_in(log)[0]["type"] == "step"
        assert commands_in(log)[0]["path"] == ["D2"]
        game.send_signal(signal.SIGTERM)  # the session is over; the log is safe already
        game.wait(timeout=PATIENCE_S)
    finally:
        game.kill()
    verified = subprocess.run(
        [sys.executable, "-m", "game", "verify", str(log)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def find_window(env: dict[str, str], game: subprocess.Popen[str]) -> str:
    """The game's window that is seen now, by its class: an earlier one may have been made anew since."""
    found: list[str] = []

    def seen() -> bool:
        if game.poll() is not None:
            pytest.fail(f"the game ended by itself: {game.communicate()[1]}")
        found[:] = xdo(env, "search", "--onlyvisible", "--classname", "leaders-tabletop").split()
        return bool(found)

    wait_for(seen, "the window")
    xdo(env, "windowfocus", found[-1])
    return found[-1]


def drag(
    env: dict[str, str],
    game: subprocess.Popen[str],
    start: tuple[int, int],
    goal: tuple[int, int],
    until: Callable[[], bool],
) -> None:
    """Drag with the left button; tried again while the window is still painting its first frame."""

    def tried() -> bool:
        window = find_window(env, game)
        xdo(env, "mousemove", "--window", window, *start)
        xdo(env, "mousedown", 1)
        for step in range(1, 9):
            x = start[0] + (goal[0] - start[0]) * step // 8
            y = start[1] + (goal[1] - start[1]) * step // 8
            xdo(env, "mousemove", "--window", window, x, y)
        xdo(env, "mouseup", 1)
        time.sleep(0.5)
        return until()

    wait_for(tried, "the drag to arrive in the log")
