"""The timer of headquarters: it runs while the dossiers are open and ticks once a second (R029)."""

from __future__ import annotations

import pygame

from game.ui.context import Context
from game.ui.theme import BAD_ON_DARK, ON_DARK

_LAST_S = 10  # the clock turns red


class HeadquartersClock:
    """Counts down from `seconds` (None: no timer). It stands still until `run` and after `rest`."""

    def __init__(self, ctx: Context, seconds: int | None) -> None:
        self._ctx = ctx
        self.left_ms: float | None = None if seconds is None else 1000.0 * seconds
        self._since: float | None = None
        self._drawn = -1

    @property
    def seconds(self) -> int:
        """Whole seconds left, rounded up."""
        return 0 if self.left_ms is None else -int(-self.left_ms // 1000)

    @property
    def ticked(self) -> bool:
        """Whether it shows another second than the one that was drawn last."""
        return self._since is not None and self.left_ms is not None and self.seconds != self._drawn

    def run(self) -> None:
        """Go on from here."""
        self._since = self._ctx.now_ms()

    def rest(self) -> None:
        """Stand still: the menu or the rules lie on the desk."""
        self.update()
        self._since = None

    def update(self) -> bool:
        """Let the time since the last look pass; whether it has run out now."""
        if self.left_ms is None or self._since is None:
            return False
        now = self._ctx.now_ms()
        self.left_ms, self._since = max(0.0, self.left_ms - (now - self._since)), now
        if self.left_ms > 0.0:
            return False
        self.left_ms = None
        return True

    def draw(self, surface: pygame.Surface, strip: pygame.Rect) -> None:
        """Paint it into the strip, left of the tools."""
        if self.left_ms is None or self._since is None:
            return
        ctx, px = self._ctx, self._ctx.px
        self._drawn = self.seconds
        is_late = self._drawn <= _LAST_S
        tone = BAD_ON_DARK if is_late else ON_DARK
        text = f"{self._drawn // 60}:{self._drawn % 60:02d}"
        at = (strip.right - px(150), strip.centery)
        box = ctx.type.draw(surface, text, at, "title", 28 if is_late else 20, tone, "midright")
        glass = ctx.sprites.tinted("ui/icons/hourglass", px(22), px(22), tone)
        surface.blit(glass, glass.get_rect(midright=(box.left - px(6), strip.centery)))
