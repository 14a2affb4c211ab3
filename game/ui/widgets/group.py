"""The controls of one screen together: pointer, keyboard focus, notes and drawing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

import pygame

from game.ui.grounds import draw_slice
from game.ui.theme import TOOLTIP_DELAY_MS
from game.ui.tooltip import draw_note
from game.ui.widgets.base import Widget
from game.ui.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from game.ui.context import Context

W = TypeVar("W", bound=Widget)
_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class WidgetGroup:
    """Widgets in drawing order; Tab goes through them in that order, arrows to the nearest one that way.

    `handle` says whether an event was used, so that a scene can go on with those that were not. The
    focus ring shows only once the keyboard has been used.
    """

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self._by_keys = False  # the last input was a key: notes follow the focus
        self.hover: Widget | None = None
        self._held: Widget | None = None
        self._note_ms = 0.0

    def add(self, widget: W) -> W:
        """Take a widget; returns it."""
        self.widgets.append(widget)
        return widget

    def clear(self) -> None:
        """Let go of all widgets; the pointer's place and the name in focus are kept for `restore`."""
        self.widgets.clear()
        self.hover = self._held = None
        self._note_ms = 0.0

    def restore(self, name: str | None = None) -> None:
        """After the widgets were made anew: give the focus back by name (or to `name`), hover again."""
        old = self.focus
        self.focus = None
        wanted = name if name is not None else (old.name if old else "")
        found = self.find(wanted) if wanted else None
        if found:
            self.set_focus(found, ring=bool(old and old.ring))
        self._set_hover(self.at(self.ctx.pointer))

    def find(self, name: str) -> Widget | None:
        """The visible widget of that name, or with those words."""
        shown = [widget for widget in self.all() if widget.visible]
        for widget in shown:
            if widget.name == name:
                return widget
        return next((widget for widget in shown if widget.label == name), None)

    def all(self) -> Iterator[Widget]:
        """Every widget, children of scroll areas after their area."""
        for widget in self.widgets:
            yield widget
            if isinstance(widget, ScrollArea):
                yield from widget.children

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget under a point."""
        found = None
        for widget in self.all():
            if widget.contains(pos):
                found = widget
        return found

    @property
    def animating(self) -> bool:
        """Whether a note is due or a widget moves."""
        return (self._about() is not None and self._note_ms < TOOLTIP_DELAY_MS) or any(
            widget.animating for widget in self.all() if widget.visible
        )

    @property
    def note(self) -> str | None:
        """The text of the paper note that is shown now."""
        about = self._about()
        return about.note if about and self._note_ms >= TOOLTIP_DELAY_MS else None

    def handle(self, event: pygame.event.Event) -> bool:
        """One input event; whether it was used."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._released(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(getattr(event, "precise_y", event.y) or event.y)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.TEXTINPUT and self.focus and self.focus.takes_text:
            self.focus.text(event.text)
            return True
        if event.type == pygame.WINDOWLEAVE:
            self._set_hover(None)
        return False

    def update(self, dt_ms: float) -> None:
        """Let time pass: notes appear, carets and knobs move."""
        if self._about() is not None:
            self._note_ms += dt_ms
        for widget in self.all():
            widget.update(dt_ms)

    def draw(self, surface: pygame.Surface, note: bool = True) -> None:
        """Paint the widgets, the focus ring and the note."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
            if isinstance(widget, ScrollArea) and widget.visible:
                self._draw_children(surface, widget)
        if self.focus and self.focus.ring and self.focus.visible:
            self._draw_ring(surface, self.focus)
        if note:
            self.draw_note(surface)

    def draw_note(self, surface: pygame.Surface) -> None:
        """Paint the note alone (for scenes that draw something above their widgets)."""
        about = self._about()
        if about and self._note_ms >= TOOLTIP_DELAY_MS:
            draw_note(self.ctx, surface, about.note, about.note_rect())

    def set_focus(self, widget: Widget | None, ring: bool = False) -> None:
        """Give a widget the keyboard."""
        if self.focus and self.focus is not widget:
            self.focus.focused = self.focus.ring = False
        if widget is not self.focus:
            self._note_ms = 0.0
        self.focus = widget
        if widget:
            widget.focused = True
            widget.ring = ring
            if widget.area and ring:
                widget.area.reveal(widget)

    def overflow(self) -> list[str]:
        """Texts that left their control in the last drawing."""
        return [text for widget in self.all() if widget.visible for text in widget.overflow()]

    def _about(self) -> Widget | None:
        """What a note would be about: what the pointer or, after a key, the focus ring is on."""
        if self._held:
            return None
        ringed = self.focus if self.focus and self.focus.ring else None
        widget = ringed if self._by_keys and ringed else self.hover
        return widget if widget and widget.note else None

    def _moved(self, pos: tuple[int, int]) -> bool:
        self._by_keys = False
        self._set_hover(self.at(pos))
        if self._held:
            self._held.move(pos)
            return True
        if self.hover:
            self.hover.move(pos)
        return self.hover is not None

    def _pressed(self, pos: tuple[int, int]) -> bool:
        self._by_keys = False
        self._set_hover(self.at(pos))
        widget = self.hover
        if not widget:
            if self.focus:
                self.set_focus(None)
            return False
        self._held = widget
        widget.pressed = True
        if widget.focusable:
            self.set_focus(widget)
        widget.press(pos)
        return True

    def _released(self, pos: tuple[int, int]) -> bool:
        widget, self._held = self._held, None
        if not widget:
            return False
        widget.pressed = False
        widget.release(pos)
        self._note_ms = 0.0
        return True

    def _wheel(self, steps: float) -> bool:
        widget = self.at(self.ctx.pointer)
        while widget:
            if widget.wheel(steps):
                self._set_hover(self.at(self.ctx.pointer))
                return True
            widget = widget.area
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        self._by_keys = True
        if event.key == pygame.K_TAB:
            back = bool(event.mod & pygame.KMOD_SHIFT)
            if self.focus and not self.focus.ring and not self.focus.takes_text:
                self.set_focus(self.focus, ring=True)
            else:
                self._step(-1 if back else 1)
            return True
        if self.focus and self.focus.visible and self.focus.key(event):
            if self.focus:
                self.focus.ring = True
            return True
        if event.key in _ARROWS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self._go(_ARROWS[event.key])
        return False

    def _stops(self) -> list[Widget]:
        return [widget for widget in self.all() if widget.focusable and widget.visible]

    def _step(self, step: int) -> None:
        stops = [widget for widget in self._stops() if widget.tab_stop or widget is self.focus]
        if not stops:
            return
        if self.focus in stops:
            place = (stops.index(self.focus) + step) % len(stops)
        else:
            place = 0 if step > 0 else len(stops) - 1
        self.set_focus(stops[place], ring=True)

    def _go(self, way: tuple[int, int]) -> bool:
        """Move the focus to the nearest widget in a direction."""
        stops = self._stops()
        if self.focus not in stops:
            self._step(1)
            return bool(stops)
        here = self.focus.rect
        best = min(
            (
                (distance, widget)
                for widget in stops
                if widget is not self.focus and (distance := _distance(here, widget.rect, way)) is not None
            ),
            key=lambda pair: pair[0],
            default=None,
        )
        if best is None:
            return False
        self.set_focus(best[1], ring=True)
        return True

    def _set_hover(self, widget: Widget | None) -> None:
        if widget is self.hover:
            return
        if self.hover:
            self.hover.hovered = False
        self.hover = widget
        self._note_ms = 0.0
        if widget:
            widget.hovered = True

    def _draw_children(self, surface: pygame.Surface, area: ScrollArea) -> None:
        before = surface.get_clip()
        edge = self.ctx.px(4)
        surface.set_clip(area.rect.inflate(2 * edge, 0).clip(before))
        for child in area.children:
            if child.visible and child.rect.colliderect(area.rect):
                child.draw(surface)
        area.draw_edges(surface)
        surface.set_clip(before)

    def _draw_ring(self, surface: pygame.Surface, widget: Widget) -> None:
        before = surface.get_clip()
        if widget.area:
            edge = self.ctx.px(6)
            surface.set_clip(widget.area.rect.inflate(2 * edge, 2 * edge).clip(before))
        air = self.ctx.px(2)
        draw_slice(self.ctx, surface, "ui/focus", widget.focus_rect().inflate(2 * air, 2 * air))
        surface.set_clip(before)


def _distance(here: pygame.Rect, there: pygame.Rect, way: tuple[int, int]) -> float | None:
    """How far another control is in a direction; None when it does not lie that way."""
    along, across = (0, 1) if way[0] else (1, 0)
    sign = way[along]
    start, end = (here.left, here.right) if along == 0 else (here.top, here.bottom)
    low, high = (there.left, there.right) if along == 0 else (there.top, there.bottom)
    gap = low - end if sign > 0 else start - high
    if gap < -min(here.size[along], there.size[along]) // 2:
        return None
    shift = abs(here.center[across] - there.center[across])
    overlap = min(here.size[across], there.size[across]) // 2
    aside = max(0, shift - (here.size[across] + there.size[across]) // 2 + overlap)
    return max(0, gap) + 2.5 * aside + shift * 0.05
