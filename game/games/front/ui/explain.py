"""The sheet in the rail: what is under the pointer in full, or what may be done and what has happened."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.front.model import FrontState
from game.games.front.rules import FrontRules
from game.games.front.ui.cards import Card, Cards
from game.games.front.ui.stacks import Stacks
from game.games.front.ui.words import FrontWords
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.text import Family
from game.ui.theme import INK, INK_SOFT, WALNUT, Colour

_PICTURE = 72
_TURN = 28  # pixels a wheel step


class ExplainPanel:
    """A paper sheet in the rail that can be turned with the wheel. `about` is a token or None."""

    def __init__(self, ctx: Context, rules: FrontRules, words: FrontWords, stacks: Stacks) -> None:
        self._ctx = ctx
        self._words = words
        self._stacks = stacks
        self.cards = Cards(rules, words)
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._scroll = 0
        self._most = 0
        self._about: str | None = None

    def turn(self, steps: int) -> None:
        """Turn the sheet."""
        self._scroll = max(0, min(self._most, self._scroll + steps * self._ctx.px(_TURN)))

    def draw(
        self,
        surface: pygame.Surface,
        state: FrontState,
        about: str | None,
        advice: Sequence[str],
        recap: Sequence[str],
    ) -> None:
        """Paint the sheet."""
        draw_slice(self._ctx, surface, "ui/panel", self.rect)
        if about != self._about:
            self._about, self._scroll = about, 0
        found = self.cards.card(state, about) if about else None
        box = self.rect.inflate(-self._ctx.px(24), -self._ctx.px(20))
        clip = surface.get_clip()
        surface.set_clip(box.inflate(self._ctx.px(6), self._ctx.px(4)))
        if found is None:
            end = self._draw_advice(surface, advice, recap, box)
        else:
            end = self._draw_card(surface, state, found, box)
        surface.set_clip(clip)
        self._most = max(0, end + self._scroll - box.bottom)
        if self._scroll < self._most:
            at = (box.right, box.bottom + self._ctx.px(3))
            self._ctx.type.draw(surface, "▾", at, "bold", 14, INK_SOFT, "midright")

    def _draw_card(self, surface: pygame.Surface, state: FrontState, card: Card, box: pygame.Rect) -> int:
        px = self._ctx.px
        y, left, wide = box.top - self._scroll, box.left, box.width
        bottom = y
        if card.picture:
            image = self._stacks.image(state, card.picture, px(_PICTURE))
            if image is not None:
                surface.blit(image, (left, y))
                bottom = y + px(_PICTURE + 6)
                left, wide = left + px(_PICTURE + 10), wide - px(_PICTURE + 10)
        y = self._write(surface, card.title, (left, y), wide, "title", 18, INK)
        y = self._write(surface, card.second, (left, y), wide, "body", 13, INK_SOFT)
        y = max(y, bottom) + px(4)
        pygame.draw.line(surface, WALNUT, (box.left, y), (box.right, y))
        y += px(5)
        column = px(76) if all(len(row.label) < 16 for row in card.rows) else px(96)
        for row in card.rows:
            label_end = self._write(surface, row.label, (box.left, y), column - px(6), "bold", 13, INK_SOFT)
            text_end = self._write(
                surface, row.text, (box.left + column, y), box.width - column, "body", 13, INK
            )
            y = max(label_end, text_end) + px(3)
        return y

    def _draw_advice(
        self, surface: pygame.Surface, advice: Sequence[str], recap: Sequence[str], box: pygame.Rect
    ) -> int:
        px = self._ctx.px
        y = box.top - self._scroll
        for number, line in enumerate(advice):
            family: Family = "bold" if number == 0 else "body"
            y = self._write(surface, line, (box.left, y), box.width, family, 14, INK) + px(5)
        if not recap:
            return y
        y += px(2)
        pygame.draw.line(surface, WALNUT, (box.left, y), (box.right, y))
        y += px(5)
        y = self._write(surface, self._words.say("recap.title"), (box.left, y), box.width, "title", 16, INK)
        for line in recap:
            y = self._write(surface, line, (box.left, y + px(2)), box.width, "body", 13, INK)
        return y

    def _write(
        self,
        surface: pygame.Surface,
        text: str,
        at: tuple[int, int],
        width: int,
        family: Family,
        size: int,
        colour: Colour,
    ) -> int:
        y = at[1]
        step = self._ctx.type.height(family, size)
        for line in self._ctx.type.wrap(text, family, size, width):
            self._ctx.type.draw(surface, line, (at[0], y), family, size, colour)
            y += step
        return y
