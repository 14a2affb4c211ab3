"""One window's figure in a process of its own, for tools/bench.py; prints seconds, or a share of a core.

`python -m tools.bench_window STARTED bare|title|idle[:GAME]`: STARTED is the clock when the
process was asked for.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from typing import Any


def main(arguments: list[str]) -> None:
    """Print the figure."""
    started, what = float(arguments[0]), arguments[1]
    if not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("win32", "darwin")
    ):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    with tempfile.TemporaryDirectory() as home:
        os.environ["LEADERS_HOME"] = home
        if what in ("bare", "title"):
            print(_bare(started) if what == "bare" else _title(started))
        else:
            print(_idle(what.partition(":")[2] or "duel"))


def _bare(started: float) -> float:
    import pygame

    pygame.display.init()
    surface = pygame.display.set_mode((1280, 720))
    surface.fill((31, 45, 39))
    pygame.display.flip()
    return time.time() - started


def _title(started: float) -> float:
    """The same way as `leaders` goes, up to its first frame."""
    import pygame

    from game import (
        cli_window,  # noqa: F401 - the command line is part of the start
        places,
    )
    from game.shelf import LibraryShelf
    from game.ui.app import App
    from game.ui.main import make_context
    from game.ui.title import TitleScene

    pygame.display.init()
    pygame.font.init()
    ctx = make_context(LibraryShelf(), places.sprites_dir(), None)
    app = App(ctx)
    ctx.scenes.push(TitleScene(ctx))
    app.step([], 16.0)
    return time.time() - started


def _seated(players: tuple[str, str], game: str = "duel") -> Any:
    """An app with a table that stands in its window and has come to rest."""
    import pygame

    from game import places
    from game.shelf import LibraryShelf
    from game.ui.app import App
    from game.ui.main import make_context
    from game.ui.sit_down import sit_down

    pygame.display.init()
    pygame.font.init()
    shelf = LibraryShelf()
    ctx = make_context(shelf, places.sprites_dir(), None)
    app = App(ctx)
    sit_down(ctx, shelf.new_table(game, players, {}, "bench"), replace=False)
    for _ in range(600):
        app.step([], 16.0)
    return app


def _idle(game: str = "duel", seconds: float = 8.0) -> float:
    """Processor time over clock time of the real loop on a table where nothing happens."""
    import threading

    import pygame

    app = _seated(("human", "human"), game)
    figure: list[float] = []

    def watch() -> None:
        time.sleep(1.0)
        busy, clock = time.process_time(), time.perf_counter()
        time.sleep(seconds)
        figure.append((time.process_time() - busy) / (time.perf_counter() - clock))
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    app.run()
    return figure[0]


if __name__ == "__main__":
    main(sys.argv[1:])
