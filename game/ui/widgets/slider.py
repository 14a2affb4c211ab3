"""A value between two ends: a brass rail in a walnut groove with a knob."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.theme import BRASS, BRASS_BRIGHT, INK, WALNUT
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.ui.context import Context

_KEYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: -5, pygame.K_PAGEUP: 5}
_FACES = {
    "disabled": "ui/button_disabled",
    "pressed": "ui/button_primary_down",
    "hover": "ui/button_primary_hover",
}


class Slider(Widget):
    """Drag the knob, click the rail, turn the wheel or use the arrow keys; Home and End go to the ends.

    `changed` hears every value, `settled` the last one of a drag (and each single step).
    """

    def __init__(
        self,
        ctx: Context,
        name: str,
        span: tuple[float, float],
        step: float,
        value: float,
        changed: Callable[[float], None],
        settled: Callable[[float], None] = lambda value: None,
        tip: str = "",
    ) -> None:
        super().__init__(ctx, name, tip)
        self.span = span
        self.step = step
        self.value = value
        self.changed = changed
        self.settled = settled

    def press(self, pos: tuple[int, int]) -> None:
        """The knob comes to the pointer."""
        if self.disabled is None:
            self._set(self.value_at(pos[0]))

    def move(self, pos: tuple[int, int]) -> None:
        """The knob follows the pointer."""
        if self.pressed and self.disabled is None:
            self._set(self.value_at(pos[0]))

    def release(self, pos: tuple[int, int]) -> None:
        """The drag is over."""
        if self.disabled is not None:
            self.refuse()
        else:
            self.settled(self.value)

    def wheel(self, steps: float) -> bool:
        """A notch is a step; only while it has the focus, so that scrolling past changes nothing."""
        if not self.focused or self.disabled is not None:
            return False
        self._step(round(steps))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Arrows step, Home and End go to the ends."""
        if self.disabled is not None:
            return False
        steps = _KEYS.get(event.key)
        if steps is not None:
            self._step(steps)
            return True
        if event.key in (pygame.K_HOME, pygame.K_END):
            self._set(self.span[0] if event.key == pygame.K_HOME else self.span[1])
            self.settled(self.value)
            return True
        return False

    def value_at(self, x: int) -> float:
        """The value under a column of the window."""
        rail = self.rail()
        part = (x - rail.left) / max(1, rail.width)
        low, high = self.span
        raw = low + min(1.0, max(0.0, part)) * (high - low)
        return min(high, max(low, low + round((raw - low) / self.step) * self.step))

    def rail(self) -> pygame.Rect:
        """The groove: as long as the knob's middle can travel."""
        knob = self.ctx.px(20)
        box = pygame.Rect(self.rect.left + knob // 2, 0, self.rect.width - knob, max(3, self.ctx.px(6)))
        box.centery = self.rect.centery
        return box

    def knob(self) -> tuple[int, int]:
        """The middle of the knob."""
        low, high = self.span
        rail = self.rail()
        part = (self.value - low) / (high - low) if high > low else 0.0
        return rail.left + round(part * rail.width), rail.centery

    def draw(self, surface: pygame.Surface) -> None:
        """Paint groove, filled part and knob."""
        rail = self.rail()
        corner = rail.height // 2
        groove = rail.inflate(self.ctx.px(4), self.ctx.px(4))
        pygame.draw.rect(surface, INK, groove, border_radius=groove.height // 2)
        pygame.draw.rect(surface, WALNUT, rail, border_radius=corner)
        x, y = self.knob()
        filled = pygame.Rect(rail.left, rail.top, x - rail.left, rail.height)
        tone = BRASS if self.disabled is None else WALNUT
        pygame.draw.rect(surface, tone, filled, border_radius=corner)
        side = self.ctx.px(20)
        plate = pygame.Rect(0, 0, side, side)
        plate.center = (x, y)
        face = _FACES.get("pressed" if self.pressed else self.state, "ui/button_primary")
        self.slice(surface, face, plate)
        if self.disabled is None:
            pygame.draw.circle(surface, BRASS_BRIGHT, (x, y), max(2, self.ctx.px(3)))
            pygame.draw.circle(surface, INK, (x, y), max(2, self.ctx.px(3)), 1)

    def _step(self, steps: int) -> None:
        low, high = self.span
        self._set(min(high, max(low, self.value + steps * self.step)))
        self.settled(self.value)

    def _set(self, value: float) -> None:
        value = round(value, 6)
        if value != self.value:
            self.value = value
            self.changed(value)
