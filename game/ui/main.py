"""Opens the window: pygame, the context, the first scene, the loop, and a tidy end."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import places
from game.display import UNSEEN_DRIVERS, unreachable_display
from game.ui.app import App
from game.ui.context import Context
from game.ui.requests import OpenReplay, OpenTable, Request
from game.ui.settings import Settings, load
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites
from game.ui.title import TitleScene

if TYPE_CHECKING:
    from game.ui.shelf import Shelf

WINDOW_CLASS = "leaders-tabletop"


def run(request: Request, shelf: Shelf) -> int:
    """Show the window until it is closed; 0 when all was well, 2 when the request cannot be met."""
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_ID"):
        os.environ[name] = WINDOW_CLASS  # pygame has put the script's name there when it was imported
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    unopened = _begin_display()
    if unopened is not None:
        print(unopened, file=sys.stderr)
        return 2
    pygame.font.init()
    try:
        return _run(request, shelf, places.sprites_dir(), places.data_dir() / "settings.json")
    finally:
        pygame.quit()


def _begin_display() -> str | None:
    """Start SDL's display; why there is no screen to be seen, if so.

    Where a screen is named that cannot be reached, SDL goes on in its own memory, and nobody would ever
    see the window or be able to close it.
    """
    try:
        pygame.display.init()
    except pygame.error as fault:
        return unreachable_display(str(fault), os.environ)
    driver = pygame.display.get_driver()
    if driver in UNSEEN_DRIVERS and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        return unreachable_display("", os.environ)
    return None


def make_context(shelf: Shelf, sprites: Path, settings_path: Path | None) -> Context:
    """The context of a real window; settings that make no sense are told on stderr and fall back."""
    settings, fallen = load(settings_path) if settings_path else (Settings(), [])
    for name in fallen:
        print(f"settings: {name} made no sense and is back at its default", file=sys.stderr)
    if settings_path and not settings_path.exists():
        settings.scale = _first_scale()
    return Context(
        settings=settings,
        sprites=Sprites(sprites),
        sounds=Sounds(sprites / "sounds", settings.volume),
        shelf=shelf,
        settings_path=settings_path,
        now_ms=lambda: time.monotonic() * 1000,
        today=time.time,
    )


def _run(request: Request, shelf: Shelf, sprites: Path, settings_path: Path) -> int:
    ctx = make_context(shelf, sprites, settings_path)
    icon = sprites / "ui" / "window_icon@1x.png"
    if icon.exists():
        pygame.display.set_icon(pygame.image.load(str(icon)))
    pygame.display.set_caption(ctx.words("product.caption"))
    app = App(ctx)
    try:
        ctx.scenes.push(TitleScene(ctx))
        _open(ctx, request)
        app.run()
    except (ValueError, OSError) as problem:
        if app.frames:
            raise
        print(f"leaders: {problem}", file=sys.stderr)
        return 2
    finally:
        ctx.scenes.reset()
        ctx.keep()
    return 0


def _open(ctx: Context, request: Request) -> None:
    """Lay what was asked for upon the title screen."""
    from game.ui.sit_down import look_back, sit_down

    if isinstance(request, OpenTable):
        session = ctx.shelf.new_table(
            request.game, request.seats, request.options, request.seed, request.map, request.log
        )
        sit_down(ctx, session, replace=False)
    elif isinstance(request, OpenReplay):
        look_back(ctx, request.path, request.at, request.seat)


def _first_scale() -> float:
    """A scale that makes the interface as large on a big desktop as it is on a 900 pixel high one."""
    sizes = pygame.display.get_desktop_sizes()
    height = sizes[0][1] if sizes else 0
    return 2.0 if height >= 2000 else 1.5 if height >= 1400 else 1.0
