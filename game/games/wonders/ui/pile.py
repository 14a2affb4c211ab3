"""The discard pile between the tablets: its top card, its number, and what selling brings now."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.games.wonders.model import WondersState
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.geometry import CARD_RATIO, Geometry
from game.games.wonders.ui.prices import Prices
from game.games.wonders.ui.words import WondersWords
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import BRASS_BRIGHT, ON_DARK, ON_DARK_SOFT


class Pile:
    """Draws the discard pile."""

    def __init__(self, ctx: Context, geometry: Geometry, faces: CardFaces, words: WondersWords) -> None:
        self._ctx = ctx
        self._geometry = geometry
        self._faces = faces
        self._words = words

    def top_place(self) -> pygame.Rect:
        """Where the top card lies."""
        box, px = self._geometry.pile, self._ctx.px
        high = box.height - px(14)
        out = pygame.Rect(0, 0, round(high / CARD_RATIO), high)
        out.midleft = (box.left + px(12), box.centery)
        return out

    def tokens(self, state: WondersState) -> dict[str, pygame.Rect]:
        """The pile as a target, and its top card."""
        out = {"place:discard": self._geometry.pile}
        if state.discard:
            out[f"card:{state.discard[-1]}"] = self.top_place()
        return out

    def draw(
        self,
        surface: pygame.Surface,
        state: WondersState,
        prices: Prices,
        hidden: frozenset[str],
        seat: Seat | None,
    ) -> None:
        """Paint it; `seat` is whose income is told."""
        ctx, box, top = self._ctx, self._geometry.pile, self.top_place()
        draw_slice(ctx, surface, "ui/panel_dark", box)
        shown = [card for card in state.discard if f"card:{card}" not in hidden]
        for place, card in enumerate(shown[-3:]):
            surface.blit(self._faces.card(card, top.size), top.move(ctx.px(2 * place - 2), ctx.px(1 - place)))
        if not shown:
            pygame.draw.rect(surface, ON_DARK_SOFT, top, max(1, ctx.px(1)), ctx.px(5))
        x = top.right + ctx.px(12)
        room = box.right - x - ctx.px(6)
        title = ctx.type.fit(self._words.say("pile.title"), "title", 14, room)
        top_line = box.centery - ctx.type.height("title", 14)
        ctx.type.draw(surface, title, (x, top_line), "title", 14, BRASS_BRIGHT)
        count = self._words.say(
            "pile.count" if len(state.discard) != 1 else "pile.one", count=len(state.discard)
        )
        at = (x, box.centery + ctx.px(1))
        ctx.type.draw(surface, ctx.type.fit(count, "body", 12, room), at, "body", 12, ON_DARK)
        if seat is not None and state.phase == "turn":
            side = min(ctx.px(34), box.height - ctx.px(16))
            income = self._faces.symbols.coin(f"+{prices.income(seat)}", side)
            surface.blit(
                income, income.get_rect(bottomright=(box.right - ctx.px(10), box.bottom - ctx.px(8)))
            )
