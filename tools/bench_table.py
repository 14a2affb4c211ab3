"""Frame figures of the duel's table for tools/bench.py, on a surface without a window."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import library, places
from game.games.duel.ui.picture import DuelPicture
from game.shelf import LibraryShelf
from game.ui import backdrop
from game.ui.app import App
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.face import Marks
from game.ui.settings import Settings
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites


def frame_times(size: tuple[int, int], scale: float, rounds: int = 12) -> tuple[list[float], list[float]]:
    """Seconds of each frame while figures move; and of filling and blitting such a window."""
    ctx, surface = _context(size, scale)
    app = App(ctx, surface)
    session = library.new_table("duel", ("human", "human"), {"first_player": "chosen"}, seed="frames")
    desk = Desk(ctx, session, ("human", "human"), False)
    ctx.scenes.push(ctx.shelf.face("duel").table(ctx, desk))
    for _ in range(5):
        app.step([], 16.0)
    times: list[float] = []
    for _ in range(rounds):
        seat = next(iter(session.to_act))
        commands = [
            c for c in session.rules.commands(session.view(seat).state, seat)
            if c.__struct_config__.tag not in ("offer_draw", "accept_draw")
        ]  # fmt: skip
        desk.submit(commands[0])
        while not desk.timeline.idle:
            began = time.perf_counter()
            app.step([], 16.0)
            times.append(time.perf_counter() - began)
    return times, _blank_times(size)


def drawer(rules: Any, size: tuple[int, int], scale: float) -> Callable[[Any], None]:
    """A function that draws a duel's state whole."""
    ctx, surface = _context(size, scale)
    picture = DuelPicture(ctx, rules.ground)
    picture.layout(backdrop.inside(ctx, size))

    def draw(state: Any) -> None:
        backdrop.draw(ctx, surface)
        picture.draw(surface, state, Marks())

    return draw


def _context(size: tuple[int, int], scale: float) -> tuple[Context, pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(size)
    sprites = places.sprites_dir()
    ctx = Context(Settings(scale=scale), Sprites(sprites), Sounds(sprites / "sounds", 0.0), LibraryShelf())
    return ctx, surface


def _blank_times(size: tuple[int, int]) -> list[float]:
    surface, other = pygame.Surface(size), pygame.Surface(size)
    times = []
    for _ in range(50):
        began = time.perf_counter()
        surface.fill((31, 45, 39))
        surface.blit(other, (0, 0))
        times.append(time.perf_counter() - began)
    return times
