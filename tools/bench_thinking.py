"""Frames of each game's window while two hard players think in processes of their own, for tools/bench.py.

`python -m tools.bench_thinking GAME WIDTH HEIGHT SCALE [SECONDS]` prints a JSON object: figures of the frames
while they play and think, and of the same game shown again with their commands at hand, as a person's are.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.core.ids import Seat
from tools.bootstrap import ROOT

GAMES = ("duel", "wonders", "world", "front")
SIZES = ((1280, 720, 1.0), (1920, 1080, 1.5))
FRAME_S = 1 / 60
OVER_MS = 16.7
WARM_FRAMES = 400
SEED = "thinking"
SEATS = (Seat(0), Seat(1))
LEVELS = ("hard", "hard")


class Prompter:
    """A computer player that has the commands of a game already played."""

    trouble: str | None = None

    def __init__(self, commands: Iterator[Any]) -> None:
        self._commands = commands

    def ask(self, view: Any) -> None:
        """The next command is known."""

    def poll(self) -> Any:
        """The next command; None, once there are no more."""
        return next(self._commands, None)

    def close(self) -> None:
        """Nothing to end."""


def rows(seconds: float = 8.0) -> Iterator[str]:
    """A line for each game and size, one process at a time."""
    for game in GAMES:
        for width, height, scale in SIZES:
            asked = [game, str(width), str(height), str(scale), str(seconds)]
            run = [sys.executable, "-m", "tools.bench_thinking", *asked]
            done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True)
            found = json.loads(done.stdout.splitlines()[-1])
            yield f"{game} {width}x{height} at scale {scale}, {found['commands']} commands"
            for kind in ("thinking", "at hand"):
                processor, wall = (told(found[kind][clock]) for clock in ("processor", "wall"))
                yield f"  {kind}: processor {processor}; clock {wall}"


def told(figures: dict[str, float]) -> str:
    """Figures in milliseconds as words."""
    return (
        f"median {figures['median']:.1f}, p95 {figures['p95']:.1f}, longest {figures['longest']:.1f} ms, "
        f"{figures['over']:.0f} of {figures['frames']:.0f} over {OVER_MS}"
    )


def measured(game: str, size: tuple[int, int], scale: float, seconds: float) -> dict[str, Any]:
    """Both figures of a game, at a table that has been painted before."""
    app = _window(size, scale)
    desk = _seat(app, game)
    desk._brains.clear()
    thinking = figures(_frames(app, seconds))
    commands = [entry.command for entry in desk.session.full_log().entries if entry.command is not None]
    app.ctx.scenes.reset(_title(app.ctx))
    desk = _seat(app, game)
    desk._brains.update(dict.fromkeys(SEATS, Prompter(iter(commands))))
    at_hand = figures(_frames(app, seconds))
    return {"commands": len(commands), "thinking": thinking, "at hand": at_hand}


def figures(frames: list[tuple[float, float]]) -> dict[str, dict[str, float]]:
    """Median, nineteen of twenty, longest and the number of long frames, by processor and by the clock."""
    out = {}
    for place, clock in enumerate(("processor", "wall")):
        times = sorted(1000 * frame[place] for frame in frames)
        out[clock] = {
            "frames": len(times),
            "median": statistics.median(times),
            "p95": times[len(times) * 95 // 100],
            "longest": times[-1],
            "over": sum(time > OVER_MS for time in times),
        }
    return out


def _window(size: tuple[int, int], scale: float) -> Any:
    import pygame

    from game import places
    from game.shelf import LibraryShelf
    from game.ui.app import App
    from game.ui.context import Context
    from game.ui.settings import Settings
    from game.ui.sounds import Sounds
    from game.ui.sprites import Sprites

    pygame.display.init()
    pygame.font.init()
    surface, sprites = pygame.display.set_mode(size), places.sprites_dir()
    ctx = Context(Settings(scale=scale), Sprites(sprites), Sounds(sprites / "sounds", 0.0), LibraryShelf())
    app = App(ctx, surface)
    ctx.scenes.push(_title(ctx))
    return app


def _title(ctx: Any) -> Any:
    from game.ui.title import TitleScene

    return TitleScene(ctx)


def _seat(app: Any, game: str) -> Any:
    """The desk of a table that is painted, at which two computer players sit who have not begun to think."""
    from game.ui.desk import Desk

    ctx = app.ctx
    session: Any = ctx.shelf.new_table(game, LEVELS, {}, SEED)
    face = ctx.shelf.face(game)
    desk = Desk(ctx, session, LEVELS, face.has_secrets)
    desk._brains.update(dict.fromkeys(SEATS, Prompter(iter(()))))
    ctx.scenes.push(face.table(ctx, desk))
    for _ in range(WARM_FRAMES):
        app.step([], 1000 * FRAME_S)
    app.tidy()
    desk._thinking = None
    return desk


def _frames(app: Any, seconds: float) -> list[tuple[float, float]]:
    """Processor and clock seconds of each turn of the loop, 60 of them a second where that can be held."""
    times: list[tuple[float, float]] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        busy, began = time.thread_time(), time.perf_counter()
        app.step([], 1000 * FRAME_S)
        times.append((time.thread_time() - busy, time.perf_counter() - began))
        time.sleep(max(0.0, FRAME_S - times[-1][1]))
    return times


def main(arguments: list[str]) -> None:
    """Print one table's figures."""
    game, width, height, scale, *more = arguments
    with tempfile.TemporaryDirectory() as home:
        os.environ["LEADERS_HOME"] = home
        seconds = float(more[0]) if more else 8.0
        print(json.dumps(measured(game, (int(width), int(height)), float(scale), seconds)))


if __name__ == "__main__":
    main(sys.argv[1:])
