"""The wonders of a city: wide tablets beside the display, dark until built, each with the card under it."""

from __future__ import annotations

from functools import lru_cache

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
from game.ui.theme import BAD

_EACH = 4


class Tablets:
    """Draws the wonders of both cities."""

    def __init__(self, ctx: Context, geometry: Geometry, faces: CardFaces) -> None:
        self._ctx = ctx
        self._geometry = geometry
        self._faces = faces

    def places(self, state: WondersState, seat: Seat) -> dict[str, pygame.Rect]:
        """Where each of a seat's wonders lies, by id."""
        return dict(zip(state.cities[seat].wonders, self.slots(seat), strict=False))

    def slots(self, seat: Seat) -> list[pygame.Rect]:
        """The four places of a seat's wonders."""
        box, gap = self._geometry.ground(seat).tablets, self._ctx.px(6)
        wide, high = (box.width - gap) // 2, (box.height - gap) // 2
        return [
            pygame.Rect(box.left + place % 2 * (wide + gap), box.top + place // 2 * (high + gap), wide, high)
            for place in range(_EACH)
        ]

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
            for slot in self.slots(seat)[len(city.wonders) :]:
                surface.blit(_hollow(slot.size, ctx.px(6)), slot)
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
        """What it costs now, on a coin in the corner; a red rim where the coins are not there."""
        ctx, side = self._ctx, self._ctx.px(22)
        coin = self._faces.symbols.coin(prices.payment(seat, wonder).total, side)
        spot = coin.get_rect(center=(rect.right - side // 3, rect.top + side // 3))
        surface.blit(coin, spot)
        if not prices.can_pay(seat, wonder):
            pygame.draw.circle(surface, BAD, spot.center, side // 2 + ctx.px(1), max(2, ctx.px(2)))


@lru_cache(maxsize=8)
def _hollow(size: tuple[int, int], radius: int) -> pygame.Surface:
    """A place where no tablet lies."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, (0, 0, 0, 70), out.get_rect(), border_radius=radius)
    pygame.draw.rect(out, (0xB9, 0x8F, 0x3E, 90), out.get_rect(), 1, radius)
    return out
