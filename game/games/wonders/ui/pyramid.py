"""The display of the age: cards and backs on the forum, with the price of each free card for both cities."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.games.wonders.model import BACK, GONE, WondersState, other
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.geometry import Geometry
from game.games.wonders.ui.lights import draw_veil
from game.games.wonders.ui.prices import Prices
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_shadow
from game.ui.theme import BAD_ON_DARK, BRASS, ON_DARK, ON_DARK_SOFT, WALNUT

_UNDER = 96  # how dark a covered card is
_TOO_DEAR = 70
_PLATE = 20


class Pyramid:
    """Draws the display and knows where each place of it is."""

    def __init__(self, ctx: Context, geometry: Geometry, faces: CardFaces) -> None:
        self._ctx = ctx
        self._geometry = geometry
        self._faces = faces

    def tokens(self, state: WondersState) -> dict[str, pygame.Rect]:
        """Where what is left lies: `card:ID`, or `back:PLACE` for a card face down; the upper ones last."""
        if not state.display or not state.age:
            return {}
        places = self._geometry.places(state.age)
        return {
            (f"back:{place}" if card.startswith(BACK) else f"card:{card}"): places[place]
            for place, card in enumerate(state.display)
            if card != GONE
        }

    def draw(
        self,
        surface: pygame.Surface,
        state: WondersState,
        prices: Prices,
        hidden: frozenset[str],
        seat: Seat | None,
        picked: str | None = None,
    ) -> None:
        """Paint it; `hidden` are tokens under way, `seat` is whose purse dims what is too dear.

        With a card `picked` all others step back.
        """
        ctx = self._ctx
        for token, rect in self.tokens(state).items():
            if token in hidden:
                continue
            draw_shadow(ctx, surface, rect.inflate(-ctx.px(12), -ctx.px(12)))
            kind, _, name = token.partition(":")
            if kind == "back":
                surface.blit(self._faces.back(state.display[int(name)], rect.size), rect)
                continue
            surface.blit(self._faces.card(name, rect.size), rect)
            if name not in prices.accessible:
                draw_veil(ctx, surface, rect, _UNDER)
            elif (seat is not None and not prices.can_pay(seat, name)) or picked not in (None, token):
                draw_veil(ctx, surface, rect, _TOO_DEAR)

    def draw_prices(
        self, surface: pygame.Surface, state: WondersState, prices: Prices, hidden: frozenset[str]
    ) -> None:
        """Paint the plates below the free cards."""
        if state.phase not in ("turn", "laid", "begin"):
            return
        for token, rect in self.tokens(state).items():
            name = token.partition(":")[2]
            if token not in hidden and name in prices.accessible:
                self._draw_price(surface, rect, name, prices)

    def _draw_price(self, surface: pygame.Surface, rect: pygame.Rect, card: str, prices: Prices) -> None:
        """A plate at the foot of a card: what it costs the near city and the far one."""
        ctx = self._ctx
        high = ctx.px(_PLATE)
        plate = pygame.Rect(rect.left + ctx.px(3), rect.bottom - high // 3, rect.width - ctx.px(6), high)
        pygame.draw.rect(surface, WALNUT, plate, border_radius=high // 2)
        pygame.draw.rect(surface, BRASS, plate, max(1, ctx.px(1)), high // 2)
        near = self._geometry.below
        half = plate.width // 2
        self._draw_half(surface, plate.left + ctx.px(3), plate, near, card, prices)
        self._draw_half(surface, plate.left + half + ctx.px(1), plate, other(near), card, prices)

    def _draw_half(
        self, surface: pygame.Surface, x: int, plate: pygame.Rect, seat: Seat, card: str, prices: Prices
    ) -> None:
        ctx, side = self._ctx, plate.height - self._ctx.px(6)
        payment = prices.payment(seat, card)
        draw_badge(ctx, surface, ctx.seat_colour(seat), (x + side // 2, plate.centery), side)
        x += side + ctx.px(3)
        if payment.link is not None:
            icon = self._faces.symbols.symbol("link", side + ctx.px(2))
            surface.blit(icon, icon.get_rect(midleft=(x, plate.centery)))
            return
        is_near = seat == self._geometry.below
        tone = ON_DARK if is_near else ON_DARK_SOFT
        if not prices.can_pay(seat, card):
            tone = BAD_ON_DARK
        rect = ctx.type.draw(surface, str(payment.total), (x, plate.centery), "bold", 14, tone, "midleft")
        coin = self._faces.symbols.symbol("coin", side)
        if rect.right + ctx.px(2) + side <= plate.left + plate.width // 2 * (1 if is_near else 2):
            surface.blit(coin, coin.get_rect(midleft=(rect.right + ctx.px(2), plate.centery)))
