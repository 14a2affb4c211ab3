"""Frame figures of the front's table for tools/bench.py: St. Vith opened and panned, without a window."""

from __future__ import annotations

import os
import time
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import library, places
from game.shelf import LibraryShelf
from game.ui.app import App
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.settings import Settings
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites

FRAME_MS = 16.0
STEPS = 120  # frames of a pan, there and back in stretches of 30
PACE = (9, 5)  # pixels a frame


def opening(size: tuple[int, int], scale: float = 1.0) -> tuple[App, Any, list[float]]:
    """St. Vith's table from its first frame until the map is sharp: processor seconds of each frame."""
    pygame.display.init()
    pygame.font.init()
    surface, sprites = pygame.display.set_mode(size), places.sprites_dir()
    ctx = Context(Settings(scale=scale), Sprites(sprites), Sounds(sprites / "sounds", 0.0), LibraryShelf())
    app, people = App(ctx, surface), ("human", "human")
    session = library.new_table("front", people, {"scenario": "st_vith"}, seed="frames")
    table: Any = ctx.shelf.face("front").table(ctx, Desk(ctx, session, people, False))
    ctx.scenes.push(table)
    return app, table, settled(app, table)


def settled(app: App, table: Any) -> list[float]:
    """Frames until nothing moves any more."""
    times = [_step(app, [])]
    while table.animating:
        times.append(_step(app, []))
    return times


def panning(app: App, table: Any) -> list[float]:
    """The map dragged by the mouse at each zoom: processor seconds of each frame."""
    times: list[float] = []
    middle = table.picture.board.map.rect.center
    for _ in range(len(table.picture.board.map.camera.scales)):
        table.zoom(1, middle)
    for _ in table.picture.board.map.camera.scales:
        settled(app, table)
        times += _pan(app, table, middle)
        table.zoom(-1, middle)
    return times


def _pan(app: App, table: Any, middle: tuple[int, int]) -> list[float]:
    x, y = middle
    while not (table.token_at((x, y)) or "hex:").startswith("hex:"):
        x, y = x + 13, y + 7
    _step(app, [_mouse(pygame.MOUSEMOTION, (x, y)), _mouse(pygame.MOUSEBUTTONDOWN, (x, y))])
    times = []
    for number in range(STEPS):
        way = 1 if number // 30 % 2 == 0 else -1
        x, y = x + way * PACE[0], y + way * PACE[1]
        times.append(_step(app, [_mouse(pygame.MOUSEMOTION, (x, y))]))
    _step(app, [_mouse(pygame.MOUSEBUTTONUP, (x, y))])
    return times


def _step(app: App, events: list[pygame.event.Event]) -> float:
    began = time.thread_time()
    app.step(events, FRAME_MS)
    return time.thread_time() - began


def _mouse(kind: int, pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, rel=(0, 0), buttons=(1, 0, 0), button=1, touch=False)
