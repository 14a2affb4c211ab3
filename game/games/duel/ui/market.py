"""The cards on offer: three that lie open and the pile, or all sixteen in strategist mode."""

from __future__ import annotations

import pygame

from game.games.duel import events as e
from game.games.duel.model import MARKET_SIZE, RECRUITS, CardId, DuelState
from game.games.duel.ui.cards import Cards
from game.games.duel.ui.words import DuelWords
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.theme import BRASS_BRIGHT, ON_DARK
from game.ui.timeline import Playing

ROW_HEIGHT, ROW_GAP, CHIP_HEIGHT, HEAD = 88, 6, 34, 26


class MarketPicture:
    """Draws the market into a rail and tells which card lies under a point."""

    def __init__(self, ctx: Context, cards: Cards, words: DuelWords) -> None:
        self._ctx = ctx
        self._cards = cards
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window; `height` says how much is needed."""
        self.rect = rect

    def height(self, state: DuelState) -> int:
        """Pixels from the top that the market takes."""
        if state.options.mode == "strategist":
            return self._ctx.px(HEAD + (len(RECRUITS) // 2) * (CHIP_HEIGHT + 4))
        return self._ctx.px(HEAD + MARKET_SIZE * (ROW_HEIGHT + ROW_GAP))

    def places(self, state: DuelState) -> dict[CardId, pygame.Rect]:
        """Where each card lies."""
        ctx, rect = self._ctx, self.rect
        top = rect.top + ctx.px(HEAD)
        if state.options.mode == "strategist":
            gap = ctx.px(4)
            width, height = (rect.width - gap) // 2, ctx.px(CHIP_HEIGHT)
            return {
                card: pygame.Rect(
                    rect.left + (place % 2) * (width + gap),
                    top + (place // 2) * (height + gap),
                    width,
                    height,
                )
                for place, card in enumerate(RECRUITS)
            }
        height, step = ctx.px(ROW_HEIGHT), ctx.px(ROW_HEIGHT + ROW_GAP)
        return {
            card: pygame.Rect(rect.left, top + place * step, rect.width, height)
            for place, card in enumerate(state.market)
        }

    def draw(self, surface: pygame.Surface, state: DuelState, marks: Marks, playing: Playing | None) -> None:
        """Paint the cards; the one that is being shown turns over."""
        if state.options.mode == "quick" or state.phase == "setup":
            return
        self._draw_head(surface, state)
        names = state.options.names
        taken = {card for team in state.teams for card in team}
        for card, place in self.places(state).items():
            lit = f"card:{card}" in marks.lit or f"card:{card}" in (marks.selected, marks.hovered)
            if state.options.mode == "strategist":
                self._cards.chip(surface, card, place, names, lit, card in state.banned or card in taken)
            else:
                self._cards.row(surface, card, place, names, lit)
            if marks.focused == f"card:{card}":
                pygame.draw.rect(surface, BRASS_BRIGHT, place.inflate(4, 4), 2, self._ctx.px(8))
        if playing and isinstance(playing.event, e.CardShown) and state.options.mode != "strategist":
            self._draw_turning(surface, state, playing.event.card, playing)

    def token_at(self, state: DuelState, pos: tuple[int, int]) -> str | None:
        """`card:ID` under a point."""
        if state.options.mode == "quick":
            return None
        return next(
            (f"card:{card}" for card, rect in self.places(state).items() if rect.collidepoint(pos)), None
        )

    def _draw_head(self, surface: pygame.Surface, state: DuelState) -> None:
        ctx, rect = self._ctx, self.rect
        title = self._words.say("market.title.open" if state.options.mode == "strategist" else "market.title")
        ctx.type.draw(surface, title, (rect.left + ctx.px(2), rect.top), "title", 16, BRASS_BRIGHT)
        if state.options.mode == "discovery":
            count = self._words.say("market.pile", count=len(state.pile))
            spot = (rect.right - ctx.px(2), rect.top + ctx.px(2))
            ctx.type.draw(surface, count, spot, "body", 14, ON_DARK, "topright")

    def _draw_turning(
        self, surface: pygame.Surface, state: DuelState, card: CardId, playing: Playing
    ) -> None:  # fmt: skip
        """The new card turns around its long axis, from back to face."""
        ctx = self._ctx
        step = ctx.px(ROW_HEIGHT + ROW_GAP)
        top = self.rect.top + ctx.px(HEAD) + len(state.market) * step
        full = pygame.Rect(self.rect.left, top, self.rect.width, ctx.px(ROW_HEIGHT))
        face = pygame.Surface(full.size, pygame.SRCALPHA)
        box = face.get_rect()
        if playing.t < 0.5 and not playing.fade:
            self._cards.back(face, box)
        else:
            self._cards.row(face, card, box, state.options.names)
        if playing.fade:
            face.set_alpha(round(255 * playing.t))
            surface.blit(face, full)
            return
        high = max(1, round(full.height * abs(2 * playing.t - 1)))
        turned = pygame.transform.smoothscale(face, (full.width, high))
        surface.blit(turned, turned.get_rect(center=full.center))
