"""Counters on the panel: to be clicked, dragged in or out, or picked for a loss."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.games.front.model import FrontState
from game.games.front.ui.stacks import Stacks
from game.ui.context import Context
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, INK_SOFT, Colour
from game.ui.widgets.buttons import Press

DRAG = 6  # pixels at scale 1 after which a press is a drag


class CounterChip(Press):
    """A counter as on the map. `home` is the row it lies in: dropped outside of it, it changes sides."""

    def __init__(
        self, ctx: Context, token: str, stacks: Stacks, state: FrontState, action: Callable[[], None],
        tip: str = "",
    ) -> None:  # fmt: skip
        super().__init__(ctx, token, action, tip)
        self._stacks = stacks
        self._state = state
        self.caption = ""
        self.home = pygame.Rect(0, 0, 0, 0)
        self.edge: Colour | None = None
        self.is_faded = False
        self.is_fixed = False  # only to be read
        self.glow = 0.0
        self._from: tuple[int, int] | None = None
        self._at: tuple[int, int] | None = None

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Counters that only stand there take no keyboard."""
        return not self.is_fixed

    @property
    def is_dragged(self) -> bool:
        """Whether it hangs at the pointer."""
        if self._from is None or self._at is None:
            return False
        far = max(abs(self._at[0] - self._from[0]), abs(self._at[1] - self._from[1]))
        return not self.is_fixed and far > self.ctx.px(DRAG)

    def press(self, pos: tuple[int, int]) -> None:
        """It is held."""
        self._from = self._at = pos

    def move(self, pos: tuple[int, int]) -> None:
        """It hangs at the pointer."""
        self._at = pos

    def release(self, pos: tuple[int, int]) -> None:
        """Dropped in another row, or clicked."""
        self._at = pos
        dragged = self.is_dragged
        self._from = self._at = None
        clicked = not dragged and not self.is_fixed and self.contains(pos)
        if clicked or (dragged and not self.home.collidepoint(pos)):
            self.activate()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the counter with its frame and caption."""
        side = self.rect.width
        box = pygame.Rect(self.rect.left, self.rect.top, side, side)
        image = self._stacks.image(self._state, self.name, side)
        if image is None:
            return
        if self.is_dragged:
            pygame.draw.rect(surface, INK_SOFT, box, 1, border_radius=self.ctx.px(4))
            return
        if self.edge is not None:
            wide = self.ctx.px(3)
            pygame.draw.rect(surface, INK, box.inflate(2 * wide, 2 * wide), border_radius=self.ctx.px(5))
            tone = _between(BRASS, self.edge, self.glow) if self.glow else self.edge
            pygame.draw.rect(
                surface, tone, box.inflate(2 * wide - 2, 2 * wide - 2), border_radius=self.ctx.px(5)
            )
        lift = self.ctx.px(2) if self.hovered and not self.is_fixed else 0
        if self.is_faded and not self.hovered:
            image = image.copy()
            image.set_alpha(150)
        surface.blit(image, box.move(0, -lift))
        if self.caption:
            at = (box.centerx, box.bottom + self.ctx.px(3))
            self.ctx.type.draw(surface, self.caption, at, "bold", 12, INK, "midtop")

    def draw_dragged(self, surface: pygame.Surface) -> None:
        """Paint it at the pointer."""
        if not self.is_dragged or self._at is None:
            return
        side = round(self.rect.width * 1.06)
        image = self._stacks.image(self._state, self.name, side)
        if image is not None:
            shadow = pygame.Surface((side, side), pygame.SRCALPHA)
            pygame.draw.rect(shadow, (0, 0, 0, 80), shadow.get_rect(), border_radius=self.ctx.px(5))
            surface.blit(shadow, shadow.get_rect(center=(self._at[0] + side // 7, self._at[1] + side // 6)))
            surface.blit(image, image.get_rect(center=self._at))


class Switch(Press):
    """Something that is announced or not: a leader with his counter, or the air marker; with its effect."""

    def __init__(
        self, ctx: Context, name: str, words: str, effect: str, is_on: bool, action: Callable[[], None],
        tip: str, image: pygame.Surface | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ctx, name, action, tip)
        self.words = words
        self.effect = effect
        self.is_on = is_on
        self.image = image

    @property
    def label(self) -> str:
        """What is announced."""
        return self.words

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the row: counter, words, effect, and the switch itself."""
        self.lines.clear()
        px, rect = self.ctx.px, self.rect
        ground: Colour = (0xF3, 0xE3, 0xB2) if self.is_on else (0xE6, 0xD8, 0xB8)
        if self.hovered and self.disabled is None:
            ground = (min(255, ground[0] + 6), min(255, ground[1] + 8), min(255, ground[2] + 14))
        pygame.draw.rect(surface, ground, rect, border_radius=px(5))
        pygame.draw.rect(surface, BRASS if self.is_on else INK_SOFT, rect, max(1, px(2 if self.is_on else 1)),
                         border_radius=px(5))  # fmt: skip
        x = rect.left + px(6)
        if self.image is not None:
            surface.blit(self.image, self.image.get_rect(midleft=(x, rect.centery)))
            x += self.image.get_width() + px(6)
        knob = pygame.Rect(0, 0, px(34), px(18))
        knob.midright = (rect.right - px(8), rect.centery)
        room = knob.left - px(6) - x
        middle = rect.centery
        words = self.ctx.type.fit(self.words, "bold", 14, room)
        effect = self.ctx.type.fit(self.effect, "body", 12, room)
        self.write(surface, words, (x, middle + px(1)), "bold", 14, INK, "bottomleft")
        self.write(surface, effect, (x, middle), "body", 12, INK_SOFT, "topleft")
        pygame.draw.rect(surface, INK, knob.inflate(2, 2), border_radius=knob.height)
        pygame.draw.rect(surface, BRASS_BRIGHT if self.is_on else INK_SOFT, knob, border_radius=knob.height)
        spot = (
            (knob.right - knob.height // 2, knob.centery)
            if self.is_on
            else (knob.left + knob.height // 2, knob.centery)
        )
        pygame.draw.circle(surface, INK, spot, knob.height // 2 - px(2))
        if self.is_on:
            a, b, c = (
                (spot[0] - px(3), spot[1]),
                (spot[0] - px(1), spot[1] + px(3)),
                (spot[0] + px(4), spot[1] - px(3)),
            )
            pygame.draw.lines(surface, BRASS_BRIGHT, False, (a, b, c), max(1, px(2)))


def _between(a: Colour, b: Colour, part: float) -> Colour:
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )
