"""The scene stack: what is on the table now, and the life of a scene.

A scene lives through: `enter` (pushed, once) → `layout` (before the first frame and whenever window or
scale change) → `handle` / `update` / `draw` while on top → `pause` when another scene covers it and
`resume` when that one is gone → `leave` (popped, once). A scene that is not `opaque` (a dialog) has the
scenes below drawn first, but only the top scene gets events. Scenes change the stack through
`ctx.scenes`; changes are carried out at once and the lifecycle calls happen in that order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.context import Context


class Scene:
    """One screen. Subclasses project state and ask the session; they never decide rules."""

    opaque = True
    keys: tuple[str, ...] = ()  # the sections of the key table that hold here, besides "everywhere"
    unused_keys: frozenset[str] = frozenset()  # actions of those sections that mean nothing here

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.size = (0, 0)

    def enter(self) -> None:
        """The scene has been pushed."""

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for this window size (pixels) at the context's scale."""
        self.size = size

    def handle(self, event: pygame.event.Event) -> None:
        """One input event; positions come from `event.pos` only."""

    def update(self, dt_ms: float) -> None:
        """Time has passed; called every frame while on top."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the whole scene."""

    def key_words(self, action: str) -> str | None:
        """What the page of keys says of an action here; None: what it says of it everywhere."""
        return None

    @property
    def typing(self) -> bool:
        """Whether printable keys are being written somewhere, so that they mean nothing else."""
        return False

    @property
    def animating(self) -> bool:
        """Whether the picture changes by itself, so that frames must go on."""
        return False

    def pause(self) -> None:
        """Another scene covers this one."""

    def resume(self) -> None:
        """This scene is on top again."""

    def leave(self) -> None:
        """The scene has been popped; let go of what it holds."""


class SceneStack:
    """The scenes from the bottom up; the last is on top. An empty stack ends the program."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.size = (0, 0)

    @property
    def top(self) -> Scene | None:
        """The scene that gets events."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, bottom first."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        if self.top:
            self.top.pause()
        self._scenes.append(scene)
        scene.enter()
        if self.top is scene and self.size != (0, 0):
            scene.layout(self.size)

    def pop(self) -> None:
        """Take the top scene away."""
        gone = self._scenes.pop()
        gone.leave()
        if self.top:
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self._scenes:
            self._scenes.pop().leave()
        self._scenes.append(scene)
        scene.enter()
        if self.top is scene and self.size != (0, 0):
            scene.layout(self.size)

    def reset(self, scene: Scene | None = None) -> None:
        """Take everything away, top first, and begin with `scene` (none: the program ends)."""
        while self._scenes:
            self._scenes.pop().leave()
        if scene:
            self.push(scene)

    def layout(self, size: tuple[int, int]) -> None:
        """The window or the scale has changed."""
        self.size = size
        for scene in self._scenes:
            scene.layout(size)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint from the topmost opaque scene upwards."""
        first = 0
        for place, scene in enumerate(self._scenes):
            if scene.opaque:
                first = place
        for scene in self._scenes[first:]:
            scene.draw(surface)
