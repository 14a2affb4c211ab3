"""The wonders of a city: wide tablets beside the display, dark until built, each with the card under it."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.model import BOTH, WondersState
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.geometry import Geometry
from game.games.wonders.ui.lights import draw_veil
from game.games.wonders.ui.prices import Prices
from game.ui.context import Context
from game.ui.grounds import draw_shadow
from game.ui.theme import BAD_ON_DARK, BRASS, ON_DARK, WALNUT

_ACROSS = 2


class Tablets:
    """Draws the wonders of both cities."""

    def __init__(self, ctx: Context, geometry: Geometry, faces: CardFaces) -> None:
        self._ctx = ctx
        self._geometry = geometry
        self._faces = faces

    def places(self, state: WondersState, seat: Seat) -> dict[str, pygame.Rect]:
        """Where each of a seat's wonders lies, by id."""
        box, gap = self._geometry.ground(seat).tablets, self._ctx.px(6)
        wide, high = (box.width - gap) // 2, (box.height - gap) // 2
        return {
            wonder: pygame.Rect(
                box.left + place % _ACROSS * (wide + gap),
                box.top + place // _ACROSS * (high + gap),
                wide,
                high,
            )
            for place, wonder in enumerate(state.cities[seat].wonders[:4])
        }

    def tokens(self, state: WondersState) -> dict[str, pygame.Rect]:
        """Where each wonder of both cities lies."""
        return {
            f"wonder:{wonder}": rect for seat in BOTH for wonder, rect in self.places(state, seat).items()
        }

    def draw(self, surface: pygame.Surface, state: WondersState, prices: Prices) -> None:
        """Paint both cities' wonders and the places of those that are not there."""
        ctx = self._ctx
        for seat in BOTH:
            city = state.cities[seat]
            for wonder, rect in self.places(state, seat).items():
                built = wonder in city.built
                if built:
                    self._draw_under(surface, rect, city.under[city.built.index(wonder)])
                draw_shadow(ctx, surface, rect.inflate(-ctx.px(12), -ctx.px(12)))
                surface.blit(self._faces.wonder(wonder, rect.size, built=built), rect)
                if not built and state.phase == "turn":
                    if not prices.can_pay(seat, wonder):
                        draw_veil(ctx, surface, rect, 50)
                    self._draw_price(surface, rect, seat, wonder, prices)

    def _draw_under(self, surface: pygame.Surface, rect: pygame.Rect, card: str) -> None:
        """The card under a built wonder looks out at its upper edge."""
        wide = rect.width // 3
        back = self._faces.back(load_book().cards[card].deck, (wide, wide * 3 // 2))
        surface.blit(back, (rect.right - wide - self._ctx.px(6), rect.top - self._ctx.px(5)))

    def _draw_price(
        self, surface: pygame.Surface, rect: pygame.Rect, seat: Seat, wonder: str, prices: Prices
    ) -> None:
        ctx = self._ctx
        total = str(prices.payment(seat, wonder).total)
        side = ctx.px(14)
        plate = pygame.Rect(0, 0, ctx.type.width(total, "bold", 14) + side + ctx.px(12), ctx.px(18))
        plate.topright = (rect.right - ctx.px(2), rect.top + ctx.px(2))
        pygame.draw.rect(surface, WALNUT, plate, border_radius=plate.height // 2)
        pygame.draw.rect(surface, BRASS, plate, max(1, ctx.px(1)), plate.height // 2)
        tone = ON_DARK if prices.can_pay(seat, wonder) else BAD_ON_DARK
        at = (plate.left + ctx.px(6), plate.centery)
        done = ctx.type.draw(surface, total, at, "bold", 14, tone, "midleft")
        coin = self._faces.symbols.symbol("coin", side)
        surface.blit(coin, coin.get_rect(midleft=(done.right + ctx.px(2), plate.centery)))
