"""Controls of the dossiers: painted fields, tabs, steppers, orders to tick; what is refused says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.grounds import draw_slice
from game.ui.theme import (
    BLUE_INK,
    INFO,
    INK,
    INK_SOFT,
    ON_DARK,
    PALE_INK,
    PAPER,
    PRICE_BLUE,
    TIME_RED,
    Colour,
)
from game.ui.widgets import Button, Press, Widget

if TYPE_CHECKING:
    from game.ui.context import Context

_KEYS = {
    pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1, pygame.K_RIGHT: 1, pygame.K_PLUS: 1,
    pygame.K_EQUALS: 1, pygame.K_KP_PLUS: 1, pygame.K_PAGEUP: 5, pygame.K_PAGEDOWN: -5,
}  # fmt: skip

Refuse = Callable[[], None]


class Field(Widget):
    """A part of a page that paints itself by a function; it takes no input but may have a note."""

    focusable = False

    def __init__(
        self, ctx: Context, paint: Callable[[pygame.Surface, Widget], None], name: str = "", tip: str = ""
    ) -> None:
        super().__init__(ctx, name, tip)
        self._paint = paint

    def contains(self, pos: tuple[int, int]) -> bool:
        """Without a note it lets the pointer through."""
        return bool(self.note) and super().contains(pos)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it."""
        self.lines.clear()
        self._paint(surface, self)


class Tab(Press):
    """A folder's tab: mark and name; `on` is the open one, `set_here` counts what is drafted there."""

    def __init__(
        self, ctx: Context, name: str, text: str, mark: str, action: Callable[[], None], tip: str
    ) -> None:
        super().__init__(ctx, name, action, tip)
        self.words, self.mark = text, mark
        self.on = False
        self.set_here = 0

    @property
    def label(self) -> str:
        """The words on the tab."""
        return self.words

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the tab; the open one stands higher and runs into the folder."""
        self.lines.clear()
        px = self.ctx.px
        face = self.rect if self.on else self.rect.move(0, px(4))
        face = pygame.Rect(face.left, face.top, face.width, self.rect.bottom + px(6) - face.top)
        before = surface.get_clip()
        surface.set_clip(
            pygame.Rect(
                face.left - px(4), face.top - px(4), face.width + px(8), self.rect.bottom - face.top + px(4)
            ).clip(before)
        )
        is_bright = self.on or self.ctx.settings.high_contrast
        draw_slice(self.ctx, surface, "world/desk/tab_on" if is_bright else "world/desk/tab", face)
        surface.set_clip(before)
        tone = INK
        middle = (face.top + self.rect.bottom) // 2
        side = px(18)
        count = f" {self.set_here}" if self.set_here else ""
        room = self.rect.width - px(20) - side - px(6) - (px(20) if count else 0)
        words = self.ctx.type.fit(self.words, "title", 16, room)
        wide = side + px(6) + self.ctx.type.width(words, "title", 16) + (px(22) if count else 0)
        x = self.rect.centerx - wide // 2
        self.icon(surface, f"world/desk/{self.mark}", pygame.Rect(x, middle - side // 2, side, side), tone)
        end = self.write(surface, words, (x + side + px(6), middle), "title", 16, tone, "midleft").right
        if count:
            at = (end + px(13), middle)
            pygame.draw.circle(surface, self.ctx.tone(TIME_RED), at, px(9))
            self.write(surface, count.strip(), at, "bold", 12, PAPER, "center")
        if self.on and self.ctx.settings.high_contrast:
            line = pygame.Rect(x, middle + px(12), end - x, max(2, px(2)))
            pygame.draw.rect(surface, INK, line)


class Stepper(Widget):
    """A number between a minus and a plus plate. Arrows, plus and minus keys, the wheel and clicks change it
    by one, the Page keys by five; End takes the most, Home none. `change(number)` is asked to take it."""

    def __init__(
        self, ctx: Context, name: str, value: int, most: int, change: Callable[[int], None], tip: str = ""
    ) -> None:
        super().__init__(ctx, name, tip)
        self.value, self.most = value, most
        self.change = change
        self.step = 1
        self.suffix = ""

    def minus(self) -> pygame.Rect:
        """The plate on the left."""
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.height, self.rect.height)

    def plus(self) -> pygame.Rect:
        """The plate on the right."""
        side = self.rect.height
        return pygame.Rect(self.rect.right - side, self.rect.top, side, side)

    def release(self, pos: tuple[int, int]) -> None:
        """A click on a plate."""
        steps = -1 if self.minus().collidepoint(pos) else 1 if self.plus().collidepoint(pos) else 0
        if steps and self.contains(pos):
            self._add(steps)

    def wheel(self, steps: float) -> bool:
        """A notch is one."""
        self._add(1 if steps > 0 else -1)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """The keys named above."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key in (pygame.K_HOME, pygame.K_END):
            goal = 0 if event.key == pygame.K_HOME else self.most
            if goal != self.value:
                self._take(goal)
            return True
        steps = _KEYS.get(event.key)
        if steps is None:
            return False
        self._add(steps)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the plates and the number on a white slip."""
        self.lines.clear()
        px = self.ctx.px
        slip = pygame.Rect(self.minus().right + px(3), self.rect.top + px(2), 0, self.rect.height - px(4))
        slip.width = self.plus().left - px(3) - slip.left
        pygame.draw.rect(surface, (0xFB, 0xF6, 0xE9), slip, border_radius=px(3))
        pygame.draw.rect(surface, (0xB8, 0xA3, 0x78), slip, max(1, px(1)), border_radius=px(3))
        text = f"{self.value}{self.suffix}"
        tone = BLUE_INK if self.value else INK_SOFT
        self.write(
            surface, text, slip.center, "title", 20 if self.rect.height >= px(32) else 16, tone, "center"
        )
        self._plate(surface, self.minus(), "minus", self.value > 0)
        self._plate(surface, self.plus(), "plus", self.value + self.step <= self.most)

    def _plate(self, surface: pygame.Surface, rect: pygame.Rect, sign: str, is_open: bool) -> None:
        px = self.ctx.px
        under = self.hovered and rect.collidepoint(self.ctx.pointer)
        face = (
            "ui/button_disabled"
            if not is_open
            else "ui/button_down"
            if under and self.pressed
            else "ui/button_hover"
            if under
            else "ui/button"
        )
        self.slice(surface, face, rect.inflate(-px(2), -px(2)))
        tone = ON_DARK if is_open else (0xB9, 0xAC, 0x96)
        arm, thick = rect.width // 4, max(2, px(2.4))
        x, y = rect.center
        pygame.draw.rect(surface, tone, (x - arm, y - thick // 2, 2 * arm, thick))
        if sign == "plus":
            pygame.draw.rect(surface, tone, (x - thick // 2, y - arm, thick, 2 * arm))

    def _add(self, steps: int) -> None:
        goal = self.value + steps * self.step
        if abs(steps) > 1:
            goal = min(goal, max(self.most, self.value + self.step))
        goal = max(0, goal)
        if goal == self.value:
            self.ctx.sounds.play("refuse")
            return
        self._take(goal)

    def _take(self, goal: int) -> None:
        self.change(goal)


class Tick(Press):
    """An order to set or take back: mark, words, what it takes on the right. `on` is set; `refused` says why
    it cannot be set and is told when it is pressed."""

    def __init__(
        self,
        ctx: Context,
        name: str,
        text: str,
        mark: str,
        action: Callable[[], None],
        *,
        on: bool = False,
        aside: str = "",
        about: str = "",
        tip: str = "",
        reason: str | None = None,
        refused: Refuse | None = None,
    ) -> None:
        super().__init__(ctx, name, action, tip)
        self.words, self.mark, self.aside, self.about = text, mark, aside, about
        self.on = on
        self.disabled = reason
        self._refused = refused

    @property
    def label(self) -> str:
        """The words on it."""
        return self.words

    def refuse(self) -> None:
        """Say why not."""
        if self._refused is not None:
            self._refused()
        else:
            super().refuse()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the slip: blue ink and a cross in the box when set, grey when it cannot be."""
        self.lines.clear()
        px, box = self.ctx.px, self.rect
        ground = (
            (0xDD, 0xE4, 0xEC)
            if self.on
            else (0xF8, 0xF0, 0xDD)
            if self.hovered and not self.disabled
            else (0xF3, 0xE8, 0xD0)
        )
        edge = BLUE_INK if self.on else (0xC2, 0xAD, 0x80) if self.disabled else (0x8C, 0x74, 0x4A)
        pygame.draw.rect(surface, ground, box, border_radius=px(4))
        pygame.draw.rect(surface, edge, box, max(1, px(2 if self.on else 1)), border_radius=px(4))
        tone = BLUE_INK if self.on else PALE_INK if self.disabled else INK
        side = px(14)
        tick = pygame.Rect(box.left + px(8), box.centery - side // 2, side, side)
        pygame.draw.rect(surface, (0xFF, 0xFC, 0xF4), tick)
        pygame.draw.rect(surface, tone, tick, max(1, px(1)))
        if self.on:
            self.icon(surface, "ui/icons/check", tick.inflate(px(6), px(6)).move(px(1), -px(2)), TIME_RED)
        x = tick.right + px(7)
        if self.mark:
            mark = pygame.Rect(x, box.centery - px(10), px(20), px(20))
            self.icon(surface, f"world/desk/{self.mark}", mark, tone)
            x = mark.right + px(6)
        right = box.right - px(9)
        if self.aside:
            at = (right, box.centery)
            right = self.write(surface, self.aside, at, "bold", 14, tone, "midright").left - px(6)
        words = self.ctx.type.fit(self.words, "bold", 14, right - x)
        about = self.about if self.ctx.type.width(self.about, "body", 12) <= right - x else ""
        y = box.centery - (px(8) if about else 0)
        self.write(surface, words, (x, y), "bold", 14, tone, "midleft")
        if about:
            soft = tone if self.on or self.disabled else INK_SOFT
            self.write(surface, about, (x, y + px(17)), "body", 12, soft, "midleft")


class Signature(Button):
    """A button that tells why it is off where it is pressed."""

    refused: Refuse | None = None

    def refuse(self) -> None:
        """Say why not."""
        if self.refused is not None:
            self.refused()
        else:
            super().refuse()


def draw_price(
    widget: Widget, surface: pygame.Surface, cost: int, middle: tuple[int, int], side: int = 32
) -> None:
    """A cost as a blue gear with its number (R178)."""
    px = widget.ctx.px
    box = pygame.Rect(0, 0, px(side), px(side))
    box.center = middle
    widget.icon(surface, "world/desk/gear", box, widget.ctx.tone(PRICE_BLUE))
    widget.write(
        surface,
        str(cost),
        box.center,
        "title",
        14 if side >= 30 else 12,
        PAPER,
        "center",
        box.inflate(px(8), px(8)),
    )


def draw_time(
    widget: Widget, surface: pygame.Surface, rounds: int, middle: tuple[int, int], side: int = 26
) -> None:
    """A production time as a red circle with its number (R178)."""
    px = widget.ctx.px
    radius = px(side) // 2
    pygame.draw.circle(surface, widget.ctx.tone(TIME_RED), middle, radius)
    pygame.draw.circle(surface, PAPER, middle, radius - px(2), max(1, px(1)))
    box = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    box.center = middle
    widget.write(
        surface,
        str(rounds),
        middle,
        "title",
        14 if side >= 24 else 12,
        PAPER,
        "center",
        box.inflate(px(6), px(6)),
    )


def draw_bar(
    widget: Widget, surface: pygame.Surface, rect: pygame.Rect, part: float, colour: Colour = INFO
) -> None:
    """How far something is."""
    px = widget.ctx.px
    pygame.draw.rect(surface, (0xD8, 0xC7, 0xA2), rect, border_radius=px(3))
    full = pygame.Rect(rect.left, rect.top, round(rect.width * min(1.0, max(0.0, part))), rect.height)
    if full.width > 1:
        pygame.draw.rect(surface, colour, full, border_radius=px(3))
    pygame.draw.rect(surface, INK_SOFT, rect, max(1, px(1)), border_radius=px(3))
