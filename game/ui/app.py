"""The window and its loop: events in, frames out, no work while nothing changes."""

from __future__ import annotations

import gc

import pygame

from game.ui.context import LEAST, Context
from game.ui.keys import action_of
from game.ui.scenes import Scene

_FRAME_MS = 1000 / 60
_IDLE_WAIT_MS = 500  # asleep this long when nothing moves
_LOOK_MS = 20
_PLACED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class App:
    """Drives the scene stack. `step` is one turn of the loop and all that tests need; `run` is the loop."""

    def __init__(self, ctx: Context, surface: pygame.Surface | None = None) -> None:
        self.ctx = ctx
        self._window = surface is None
        self.surface = surface or self._open()
        ctx.window_changed = self._apply_window
        ctx.scenes.size = self.surface.get_size()
        ctx.fit(ctx.scenes.size)
        self._dirty = True
        self._tidied: tuple[int, ...] = ()  # the scenes there were when memory was last searched
        self.frames = 0

    def step(self, events: list[pygame.event.Event], dt_ms: float) -> bool:
        """Handle events, let time pass, draw if anything may have changed; False when the app is done.

        Memory is not searched meanwhile, which can take half a frame, but in the pause that follows.
        """
        searching = gc.isenabled()
        gc.disable()
        try:
            return self._step(events, dt_ms)
        finally:
            if searching:
                gc.enable()

    def _step(self, events: list[pygame.event.Event], dt_ms: float) -> bool:
        for event in events:
            self._handle(event)
            if not self.ctx.scenes.top:
                return False
        top = self.ctx.scenes.top
        if not top:
            return False
        moving = top.animating
        top.update(dt_ms)
        top = self.ctx.scenes.top
        if not top:
            return False
        if events or moving or top.animating or self._dirty:
            self.draw()
        return True

    def draw(self) -> None:
        """Paint one frame."""
        self._dirty = False
        self.ctx.scenes.draw(self.surface)
        self.frames += 1
        if self._window:
            pygame.display.flip()

    def tidy(self) -> None:
        """Search memory for what is no longer used, once for each change of scenes, while nothing moves.

        A search of everything takes as long as two frames; what is there now is left out of later ones.
        """
        scenes = tuple(map(id, self.ctx.scenes.scenes))
        if scenes != self._tidied:
            self._tidied = scenes
            gc.unfreeze()
            gc.collect()
            gc.freeze()

    def run(self) -> None:
        """Until the last scene is gone: 60 frames a second while something moves, asleep otherwise."""
        clock = pygame.time.Clock()
        while True:
            top = self.ctx.scenes.top
            if top and not top.animating and not self._dirty:
                self.tidy()
                events = _asleep()
                clock.tick()
                dt = _FRAME_MS  # the sleep is not animation time
            else:
                dt = min(100.0, clock.tick(60))
                events = pygame.event.get()
            if not self.step(events, dt):
                return

    def _handle(self, event: pygame.event.Event) -> None:
        scenes = self.ctx.scenes
        if event.type in _PLACED:
            self.ctx.pointer = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self.ctx.pointer = (-1, -1)
        if event.type == pygame.QUIT:
            scenes.reset()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self._dirty = True
        elif scenes.top and not self._everywhere(scenes.top, event):
            scenes.top.handle(event)

    def _everywhere(self, top: Scene, event: pygame.event.Event) -> bool:
        """The keys that mean the same on every screen; whether this was one."""
        action = action_of(event, typing=top.typing)
        if action == "full_screen":
            self.ctx.settings.full_screen = not self.ctx.settings.full_screen
            self.ctx.settings_changed()
        elif action == "help":
            from game.ui.help_scene import open_help

            open_help(self.ctx)
        else:
            return False
        return True

    def _resized(self) -> None:
        if self._window:
            self.surface = pygame.display.get_surface() or self.surface
        size = self.surface.get_size()
        if size != self.ctx.scenes.size:
            if self._window and not self.ctx.settings.full_screen:
                self.ctx.settings.window = size
            self.ctx.fit(size)
            self.ctx.scenes.layout(size)
        self._dirty = True

    def _open(self) -> pygame.Surface:
        flags = pygame.RESIZABLE
        settings = self.ctx.settings
        width, height = (max(side, least) for side, least in zip(settings.window, LEAST, strict=True))
        if settings.full_screen:
            return pygame.display.set_mode((0, 0), flags | pygame.FULLSCREEN)
        return pygame.display.set_mode((width, height), flags)

    def _apply_window(self) -> None:
        self._dirty = True
        if not self._window:
            return
        full = bool(self.surface.get_flags() & pygame.FULLSCREEN)
        if full != self.ctx.settings.full_screen:
            self.surface = self._open()
            self.ctx.scenes.size = self.surface.get_size()


def _asleep() -> list[pygame.event.Event]:
    """Wait for events, at most half a second.

    SDL's own wait looks every millisecond and costs 2 % of a core; looking every 20 ms costs a third.
    """
    for _ in range(_IDLE_WAIT_MS // _LOOK_MS):
        events = pygame.event.get()
        if events:
            return events
        pygame.time.wait(_LOOK_MS)
    return []
