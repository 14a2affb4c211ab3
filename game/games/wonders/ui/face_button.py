"""A card, tablet, leader or token to be picked: it lifts under the pointer and shows that it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.grounds import draw_shadow
from game.ui.theme import BRASS_BRIGHT, ON_DARK, ON_DARK_SOFT
from game.ui.widgets import Press

if TYPE_CHECKING:
    from game.ui.context import Context

Paint = Callable[[tuple[int, int]], pygame.Surface]
_LIFT = 6  # pixels at scale 1
_DEAL_MS = 260.0


class FaceButton(Press):
    """`paint` gives the picture for a size; `caption` stands below it, outside the picture."""

    def __init__(
        self, ctx: Context, name: str, words: str, paint: Paint, action: Callable[[], None], caption: str = ""
    ) -> None:
        super().__init__(ctx, name, action)
        self.words = words
        self.caption = caption
        self.chosen = False
        self.passive = False  # only looked at: nothing to pick
        self.is_round = name.startswith("token:")
        self.delay_ms = 0.0  # until it is dealt
        self._paint = paint
        self._age_ms = 0.0

    @property
    def label(self) -> str:
        """What it is called."""
        return self.words

    @property
    def animating(self) -> bool:
        """While it is being dealt."""
        return self._age_ms < self.delay_ms + self.ctx.motion(_DEAL_MS) and self.delay_ms >= 0

    def update(self, dt_ms: float) -> None:
        """It comes sliding onto the table."""
        self._age_ms += dt_ms

    def at_rest(self) -> None:
        """It lies already."""
        self.delay_ms = -1.0

    def activate(self) -> None:
        """Pick it, unless it only lies there."""
        if not self.passive:
            super().activate()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it with its shadow, caption and, if chosen, a bright rim."""
        ctx, px = self.ctx, self.ctx.px
        self.lines.clear()
        image = self._paint(self.rect.size)
        rect = self.rect.move(0, self._offset())
        lifted = (self.hovered or self.chosen) and not self.passive and self.disabled is None
        if lifted:
            rect.move_ip(0, -px(_LIFT))
        if not self.is_round:
            draw_shadow(ctx, surface, rect.inflate(-px(4), -px(4)).move(0, px(_LIFT) if lifted else 0))
        if self.chosen:
            glow = rect.inflate(px(10), px(10))
            radius = glow.width // 2 if self.is_round else px(14)
            pygame.draw.rect(surface, BRASS_BRIGHT, glow, px(4), border_radius=radius)
        surface.blit(image, rect)
        if self.disabled is not None:
            veil = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.rect(veil, (16, 18, 16, 120), veil.get_rect(), border_radius=px(8))
            surface.blit(veil, rect)
        if self.caption:
            tone = ON_DARK if lifted else ctx.tone(ON_DARK_SOFT)
            text = ctx.type.fit(self.caption, "body", 14, self.rect.width + px(16))
            at = (self.rect.centerx, self.rect.bottom + px(4))
            ctx.type.draw(surface, text, at, "body", 14, tone, "midtop")

    def _offset(self) -> int:
        """How far it still is from its place while it is dealt."""
        length = self.ctx.motion(_DEAL_MS)
        if self.delay_ms < 0 or not length:
            return 0
        share = min(1.0, max(0.0, (self._age_ms - self.delay_ms) / length))
        return -round((1 - share) ** 3 * self.ctx.px(90))
