"""A refusal told near the pointer: one line on a paper note that stays a while and fades."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.grounds import draw_shadow, draw_slice
from game.ui.theme import BAD_ON_PAPER, INFO, INK

if TYPE_CHECKING:
    from game.ui.context import Context

STAY_MS = 3200.0
FADE_MS = 350.0
_WIDEST = 420
_AIR = 16  # around a note, for its shadow


class Toasts:
    """Shows one toast at a time: a new one takes the old one's place, the same words begin again."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.text = ""
        self.rule = ""
        self._bad = True
        self._held = False
        self._left = 0.0
        self._at: tuple[int, int] | None = None
        self._pointer: tuple[int, int] | None = None
        self._picture: pygame.Surface | None = None
        self.room: Callable[[], pygame.Rect | None] = lambda: None  # where a held one hides no tool

    @property
    def animating(self) -> bool:
        """While one is shown that will go by itself."""
        return self._left > 0 and not self._held

    def pointer(self, event: pygame.event.Event) -> None:
        """Follow the pointer by its events, to know where to speak."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pointer = event.pos

    def refuse(self, text: str, rule: str = "", at: tuple[int, int] | None = None) -> None:
        """Say why something is not possible; `rule` is the rule's id, `at` a point (else the pointer)."""
        self.ctx.sounds.play("refuse")
        self._show(text, rule, at, bad=True)

    def tell(self, text: str, at: tuple[int, int] | None = None) -> None:
        """Say something that is no refusal."""
        self._show(text, "", at, bad=False)

    def hold(self, text: str) -> None:
        """Say something on the strip along the top that stays until it is let go or another is shown."""
        self._show(text, "", None, bad=False)
        self._held = True

    def release(self) -> None:
        """What was held may go."""
        if self._held:
            self.clear()

    def clear(self) -> None:
        """Take it away at once."""
        self._left, self._held = 0.0, False

    def update(self, dt_ms: float) -> None:
        """Let it stay, then fade."""
        if not self._held:
            self._left = max(0.0, self._left - dt_ms)

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        """Paint it beside its point, inside the window; returns where it lies."""
        if self._left <= 0:
            return None
        note = self._note()
        box = note.get_rect()
        gap = self.ctx.px(18)
        window = surface.get_rect().inflate(-gap, -gap)
        at = self._at or (surface.get_width() // 2, surface.get_height() - self.ctx.px(96))
        box.midbottom = (at[0], at[1] - gap)
        if self._held:
            box.midtop = (surface.get_width() // 2, 0)
        elif box.top < window.top:
            box.top = at[1] + gap
        box = box.clamp(window.inflate(0, gap) if self._held else window)
        room = self.room() if self._held else None
        if room is not None:
            air = self.ctx.px(_AIR)
            box.right = min(box.right, room.right + air)
            box.left = max(box.left, room.left - air)
        note.set_alpha(min(255, round(255 * self._left / FADE_MS)))
        surface.blit(note, box)
        return box

    def _show(self, text: str, rule: str, at: tuple[int, int] | None, bad: bool) -> None:
        self.text, self.rule, self._bad = text, rule, bad
        self._at = at or self._pointer
        self._left, self._held = STAY_MS, False
        self._picture = None

    def _note(self) -> pygame.Surface:
        if self._picture is None:
            self._picture = self._painted()
        return self._picture

    def _painted(self) -> pygame.Surface:
        px, kind = self.ctx.px, self.ctx.type
        mark = px(20)
        lines = kind.wrap(self.text, "body", 14, px(_WIDEST))
        badge = kind.width(self.rule, "bold", 12) + px(14) if self.rule else 0
        width = max(kind.width(line, "body", 14) for line in lines) + mark + badge + px(44)
        step = kind.height("body", 14)
        height = len(lines) * step + px(18)
        air = px(_AIR)
        out = pygame.Surface((width + 2 * air, height + 2 * air), pygame.SRCALPHA)
        box = pygame.Rect(air, air, width, height)
        draw_shadow(self.ctx, out, box)
        draw_slice(self.ctx, out, "ui/tooltip", box)
        tone = BAD_ON_PAPER if self._bad else INFO
        icon = self.ctx.sprites.tinted(f"ui/icons/{'warning' if self._bad else 'info'}", mark, mark, tone)
        out.blit(icon, icon.get_rect(midleft=(box.left + px(12), box.centery)))
        y = box.centery - len(lines) * step // 2
        for line in lines:
            kind.draw(out, line, (box.left + px(20) + mark, y), "body", 14, INK)
            y += step
        if self.rule:
            plate = pygame.Rect(0, 0, badge, px(20))
            plate.midright = (box.right - px(12), box.centery)
            pygame.draw.rect(out, tone, plate, max(1, px(1)), border_radius=px(4))
            kind.draw(out, self.rule, plate.center, "bold", 12, tone, "center")
        return out
