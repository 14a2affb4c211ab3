"""Plays the interface as a person would: posts mouse and key events into an App that draws off screen.

    pilot = Pilot(size=(1280, 720))
    pilot.show(TitleScene(pilot.ctx))
    pilot.click("new_game")              # by widget name or words, by token, or by (x, y)
    pilot.drag("piece:rider", "space:D6")
    pilot.key("ctrl+z"); pilot.type("lucky"); pilot.wait(400)
    check(pilot.shot(), "title-1280x720")

A place is a point, the name or words of a widget of the scene on top (its `group` or `widgets`), or a
token (`kind:id`) that the scene finds with `position_of(token) -> (x, y)`. Time goes on only through
`wait` and by one 16 ms frame per event.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.ui.app import App
from game.ui.context import Context
from game.ui.scenes import Scene
from game.ui.settings import Settings
from game.ui.shelf import Shelf
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites
from game.ui.widgets import Widget, WidgetGroup
from tests.ui.fakes import FakeShelf

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
FRAME_MS = 16.0
Place = tuple[int, int] | str

_shared: list[Sprites] = []
_MODS = {
    "ctrl": pygame.KMOD_CTRL,
    "shift": pygame.KMOD_SHIFT,
    "alt": pygame.KMOD_ALT,
}
_KEYS = {
    "enter": pygame.K_RETURN,
    "esc": pygame.K_ESCAPE,
    "space": pygame.K_SPACE,
    "tab": pygame.K_TAB,
    "pageup": pygame.K_PAGEUP,
    "pagedown": pygame.K_PAGEDOWN,
}


class BareScene(Scene):
    """A scene with nothing on it, to stand for one that is not under test."""

    def __init__(self, ctx: Context, name: str) -> None:
        super().__init__(ctx)
        self.name = name

    def draw(self, surface: pygame.Surface) -> None:
        """An empty table."""
        surface.fill((30, 44, 38))


class Pilot:
    """An App on an off-screen surface, its context, and hands to work it."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        shelf: Shelf | None = None,
        settings: Settings | None = None,
        settings_path: Path | None = None,
    ) -> None:
        _start_pygame()
        self.now = 0.0
        self.shelf: Any = shelf if shelf is not None else FakeShelf()
        chosen = settings or Settings()
        self.ctx = Context(
            settings=chosen,
            sprites=_sprites(),
            sounds=Sounds(SPRITES / "sounds", 0.0),
            shelf=self.shelf,
            settings_path=settings_path,
            now_ms=lambda: self.now,
        )
        self.app = App(self.ctx, pygame.Surface(size))
        self.pos = (0, 0)
        self.alive = True

    @property
    def top(self) -> Scene:
        """The scene that gets events."""
        top = self.ctx.scenes.top
        assert top is not None, "there is no scene any more"
        return top

    @property
    def sounds(self) -> list[str]:
        """The sounds asked for so far (the last 32)."""
        return self.ctx.sounds.played

    def show(self, scene: Scene) -> Scene:
        """Push a scene and draw a frame of it."""
        self.ctx.scenes.push(scene)
        self.frame()
        return scene

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.app.surface = pygame.Surface(size)
        self._post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def frame(self, *events: pygame.event.Event) -> None:
        """One turn of the loop."""
        self.now += FRAME_MS
        self.alive = self.app.step(list(events), FRAME_MS)

    def wait(self, ms: float) -> None:
        """Let time pass in frames, drawing as the app would."""
        end = self.now + ms
        while self.now < end and self.alive:
            self.frame()

    def settle(self, limit_ms: float = 10_000) -> None:
        """Wait until nothing moves any more."""
        end = self.now + limit_ms
        while self.alive and self.top.animating:
            assert self.now < end, "the scene does not come to rest"
            self.frame()

    def move(self, place: Place) -> None:
        """Move the pointer there."""
        pos = self.at(place)
        rel = (pos[0] - self.pos[0], pos[1] - self.pos[1])
        self.pos = pos
        self._post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(0, 0, 0), touch=False))

    def press(self, place: Place | None = None, button: int = 1) -> None:
        """Press a mouse button there (or where the pointer is)."""
        if place is not None:
            self.move(place)
        self._post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self.pos, button=button, touch=False))

    def release(self, button: int = 1) -> None:
        """Let the button up again."""
        self._post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.pos, button=button, touch=False))

    def click(self, place: Place, button: int = 1) -> None:
        """Move there, press and release."""
        self.press(place, button)
        self.release(button)

    def drag(self, start: Place, end: Place, steps: int = 8) -> None:
        """Press at `start`, move to `end` in steps, release."""
        first = self.at(start)
        self.press(first)
        self.haul(end, steps)
        self.release()

    def haul(self, end: Place, steps: int = 8) -> None:
        """Move in steps while the left button is held."""
        first, last = self.pos, self.at(end)
        for step in range(1, steps + 1):
            pos = (
                first[0] + round((last[0] - first[0]) * step / steps),
                first[1] + round((last[1] - first[1]) * step / steps),
            )
            rel = (pos[0] - self.pos[0], pos[1] - self.pos[1])
            self.pos = pos
            self._post(
                pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(1, 0, 0), touch=False)
            )

    def wheel(self, steps: int, place: Place | None = None) -> None:
        """Turn the wheel: positive is up."""
        if place is not None:
            self.move(place)
        self._post(
            pygame.event.Event(
                pygame.MOUSEWHEEL,
                x=0,
                y=steps,
                precise_x=0.0,
                precise_y=float(steps),
                flipped=False,
                touch=False,
            )
        )

    def pinch(self, apart: float, place: Place | None = None, steps: int = 4) -> None:
        """Two fingers go apart (positive) or together, by parts of the window's size, around a place."""
        if place is not None:
            self.move(place)
        for _ in range(steps):
            about: dict[str, Any] = {"touch_id": 1, "x": 0.5, "y": 0.5, "rotated": 0.0, "num_fingers": 2}
            self._post(pygame.event.Event(pygame.MULTIGESTURE, pinched=apart / steps, **about))

    def key(self, *names: str) -> None:
        """Strike keys: `"tab"`, `"ctrl+z"`, `"f1"`, `"a"`, `"?"`."""
        for name in names:
            self._strike(name)

    def type(self, text: str) -> None:
        """Write text, as key and text events."""
        for letter in text:
            self._strike(letter)

    def drop(self, path: Path) -> None:
        """Drop a file onto the window."""
        self._post(pygame.event.Event(pygame.DROPFILE, file=str(path)))

    def shot(self) -> pygame.Surface:
        """The picture as it is now (a copy)."""
        self.app.draw()
        return self.app.surface.copy()

    def find(self, name: str) -> Widget:
        """A visible widget of the top scene, by name or by its words."""
        for group in groups(self.top):
            widget = group.find(name)
            if widget:
                return widget
        raise AssertionError(f"{type(self.top).__name__} shows no widget {name!r}; it has {self.names()}")

    def names(self) -> list[str]:
        """Names of the visible widgets of the top scene."""
        return [w.name for group in groups(self.top) for w in group.all() if w.visible and w.name]

    def at(self, place: Place) -> tuple[int, int]:
        """The point of a place. A widget in a scroll area is scrolled into view first."""
        if not isinstance(place, str):
            return place
        for group in groups(self.top):
            widget = group.find(place)
            if widget:
                if widget.area:
                    widget.area.reveal(widget)
                return widget.rect.center
        if ":" in place and hasattr(self.top, "position_of"):
            x, y = self.top.position_of(place)
            return round(x), round(y)
        raise AssertionError(f"{type(self.top).__name__} has no place {place!r}; widgets: {self.names()}")

    def focus_on(self, name: str, limit: int = 80) -> None:
        """Strike Tab until that widget has the focus ring."""
        for _ in range(limit):
            focus = next((g.focus for g in groups(self.top) if g.focus and g.focus.ring), None)
            if focus and name in (focus.name, focus.label):
                return
            self.key("tab")
        raise AssertionError(f"Tab never reaches {name!r}; widgets: {self.names()}")

    def overflow(self) -> list[str]:
        """Texts of the top scene that left their control in the last frame."""
        return [text for group in groups(self.top) for text in group.overflow()]

    def _strike(self, name: str) -> None:
        *mods, last = name.split("+") if len(name) > 1 else [name]
        mod = 0
        for word in mods:
            mod |= _MODS[word]
        key = _KEYS.get(last) or (ord(last.lower()) if len(last) == 1 else pygame.key.key_code(last))
        if last.isupper() and len(last) == 1:
            mod |= pygame.KMOD_SHIFT
        letter = last if len(last) == 1 and not mod & pygame.KMOD_CTRL else ""
        if last == "space":
            letter = " "
        self._post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))
        if letter:
            self._post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self._post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0))

    def _post(self, event: pygame.event.Event) -> None:
        if self.alive:
            self.frame(event)


def groups(scene: Scene) -> list[WidgetGroup]:
    """The widget groups that a scene holds as attributes."""
    return [value for value in vars(scene).values() if isinstance(value, WidgetGroup)]


def _sprites() -> Sprites:
    """The real art, read once for all tests."""
    if not _shared:
        _shared.append(Sprites(SPRITES))
    return _shared[0]


def _start_pygame() -> None:
    """A display is always set, so that pictures have one pixel format in every test."""
    pygame.font.init()
    if not pygame.display.get_init():
        pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
