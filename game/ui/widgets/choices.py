"""Choosing one of a few: a row of segments (or a stepper where they do not fit), and a switch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.ui.theme import BRASS, BRASS_BRIGHT, INK, ON_DARK, ON_DARK_SOFT, Colour
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Press

if TYPE_CHECKING:
    from game.ui.context import Context

_OFF: Colour = (0x8E, 0x80, 0x6A)


class Choice(Widget):
    """One value of several, as a walnut tray of segments with the chosen one in brass.

    `options` are (value, words). Left and right change it. Where the segments would not fit side by
    side it becomes a stepper: the chosen words between two arrows.
    """

    def __init__(
        self,
        ctx: Context,
        name: str,
        options: Sequence[tuple[str, str]],
        value: str,
        changed: Callable[[str], None],
        tip: str = "",
        size: int = 14,
    ) -> None:
        super().__init__(ctx, name, tip)
        self.options = tuple(options)
        self.value = value
        self.changed = changed
        self.size = size
        self._pointer: tuple[int, int] | None = None

    @property
    def label(self) -> str:
        """The words of the chosen value."""
        return self.options[self.index][1] if self.options else ""

    @property
    def index(self) -> int:
        """Which option is chosen."""
        values = [value for value, _ in self.options]
        return values.index(self.value) if self.value in values else 0

    @property
    def folded(self) -> bool:
        """Whether it is a stepper."""
        return self.natural_width() > self.rect.width

    def natural_width(self) -> int:
        """Pixels that all segments side by side need."""
        widest = max(self.ctx.type.width(words, "bold", self.size) for _, words in self.options)
        return (widest + self.ctx.px(20)) * len(self.options) + self.ctx.px(8)

    def move(self, pos: tuple[int, int]) -> None:
        """Remember the pointer for the lit segment."""
        self._pointer = pos

    def release(self, pos: tuple[int, int]) -> None:
        """Choose the segment, or step with the arrows."""
        if not self.contains(pos):
            return
        if self.disabled is not None:
            self.refuse()
            return
        for index, rect in enumerate(self.parts()):
            if rect.collidepoint(pos):
                self._choose((self.index + (-1, 1)[index]) if self.folded else index)

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right step."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_SPACE: 1, pygame.K_RETURN: 1}.get(event.key)
        if step is None or self.disabled is not None:
            return False
        self._choose(self.index + step)
        return True

    def parts(self) -> list[pygame.Rect]:
        """The segments, or the two halves of the stepper."""
        inner = self.rect.inflate(-self.ctx.px(6), -self.ctx.px(6))
        count = 2 if self.folded else max(1, len(self.options))
        edges = [inner.left + inner.width * i // count for i in range(count + 1)]
        return [pygame.Rect(left, inner.top, right - left, inner.height) for left, right in pairwise(edges)]

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the tray and its segments."""
        self.lines.clear()
        self.slice(surface, "ui/button_down" if self.disabled is None else "ui/button_disabled", self.rect)
        if self.folded:
            self._draw_stepper(surface)
            return
        for index, (rect, (_, words)) in enumerate(zip(self.parts(), self.options, strict=True)):
            chosen = index == self.index
            lit = self.hovered and self._pointer is not None and rect.collidepoint(self._pointer)
            if chosen and self.disabled is None:
                self.slice(surface, "ui/button_primary", rect.inflate(-self.ctx.px(2), -self.ctx.px(2)))
            colour = INK if chosen else (BRASS_BRIGHT if lit else ON_DARK_SOFT)
            if self.disabled is not None:
                colour = ON_DARK_SOFT
            self.write(surface, words, rect.center, "bold", self.size, colour, "center", rect)

    def _draw_stepper(self, surface: pygame.Surface) -> None:
        side = self.ctx.px(16)
        left = pygame.Rect(self.rect.left + self.ctx.px(8), self.rect.centery - side // 2, side, side)
        right = left.copy()
        right.right = self.rect.right - self.ctx.px(8)
        colour = BRASS_BRIGHT if self.disabled is None else _OFF
        self.icon(surface, "ui/icons/arrow_left", left, colour)
        self.icon(surface, "ui/icons/arrow_right", right, colour)
        between = pygame.Rect(left.right, self.rect.top, right.left - left.right, self.rect.height)
        words = self.ctx.type.fit(self.label, "bold", self.size, between.width - self.ctx.px(8))
        if words != self.label:
            self.lines.append((self.label, between.inflate(4, 4), between))
        tone = ON_DARK if self.disabled is None else ON_DARK_SOFT
        self.write(surface, words, between.center, "bold", self.size, tone, "center", between)

    def _choose(self, index: int) -> None:
        value = self.options[index % len(self.options)][0]
        if value == self.value:
            return
        self.value = value
        self.ctx.sounds.play("click")
        self.changed(value)


class Toggle(Press):
    """On or off: a small walnut channel with a brass slide, and a check mark when on."""

    def __init__(
        self, ctx: Context, name: str, value: bool, changed: Callable[[bool], None], tip: str = ""
    ) -> None:
        super().__init__(ctx, name, self._flip, tip)
        self.value = value
        self.changed = changed

    def key(self, event: pygame.event.Event) -> bool:
        """Left is off, right is on; Enter and Space flip."""
        wish = {pygame.K_LEFT: False, pygame.K_RIGHT: True}.get(event.key)
        if wish is None:
            return super().key(event)
        if wish != self.value:
            self.activate()
        return True

    def channel(self) -> pygame.Rect:
        """The part that is drawn, at the left of its rect."""
        box = pygame.Rect(0, 0, self.ctx.px(60), self.ctx.px(30))
        box.midleft = self.rect.midleft
        return box

    def focus_rect(self) -> pygame.Rect:
        """Only the channel is ringed."""
        return self.channel()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint channel and slide."""
        box = self.channel()
        self.slice(surface, "ui/button_down", box)
        half = box.width // 2
        slide = pygame.Rect(box.left + (half if self.value else 0), box.top, half, box.height)
        slide = slide.inflate(-self.ctx.px(8), -self.ctx.px(8))
        if self.value:
            self.slice(surface, "ui/button_primary", slide)
            mark = slide.inflate(-self.ctx.px(6), -self.ctx.px(6))
            side = min(mark.size)
            tick = pygame.Rect(0, 0, side, side)
            tick.center = slide.center
            self.icon(surface, "ui/icons/check", tick, INK)
        else:
            self.slice(surface, "ui/button_hover" if self.hovered else "ui/button", slide)
        if self.disabled is not None:
            pygame.draw.line(surface, BRASS, box.midleft, box.midright)

    def _flip(self) -> None:
        self.value = not self.value
        self.changed(self.value)
