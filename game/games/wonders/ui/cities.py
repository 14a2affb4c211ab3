"""Both cities: goods at the left, built cards in columns by colour, people and tokens at the right."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.effects import Colour
from game.games.wonders.model import BOTH, City, WondersState
from game.games.wonders.refusals import to_act
from game.games.wonders.ui.card_face import COLOURS as TONES
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.geometry import Geometry
from game.games.wonders.ui.goods import Goods
from game.games.wonders.ui.people import People
from game.games.wonders.ui.prices import Prices
from game.games.wonders.ui.words import WondersWords
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import ON_DARK_SOFT

_ORDER: tuple[Colour, ...] = ("brown", "grey", "yellow", "blue", "green", "red", "purple")
_STRIP = 20
_DAWN = ((0x6A, 0x3F, 0x3A), (0xC7, 0x8A, 0x55), (0xE0, 0xB8, 0x78))
_DUSK = ((0x23, 0x24, 0x45), (0x4A, 0x38, 0x5E), (0x7A, 0x4A, 0x5C))


class Cities:
    """Draws the two bands and knows where each thing of a city lies."""

    def __init__(self, ctx: Context, geometry: Geometry, faces: CardFaces, words: WondersWords) -> None:
        self._ctx = ctx
        self._geometry = geometry
        self._faces = faces
        self.goods = Goods(ctx, geometry, faces, words)
        self.people = People(ctx, geometry, faces)

    def tokens(self, state: WondersState) -> dict[str, pygame.Rect]:
        """Everything in the cities, the upper things last."""
        out: dict[str, pygame.Rect] = {}
        for seat in BOTH:
            out[f"seat:{seat}"] = self._geometry.ground(seat).band
            out |= self.goods.tokens(seat)
            out |= {f"card:{card}": rect for card, rect in self.strips(state.cities[seat], seat).items()}
            out |= self.people.tokens(state, seat)
        return out

    def strips(self, city: City, seat: Seat) -> dict[str, pygame.Rect]:
        """The built cards, column by column."""
        return {
            card: self.strip_at(city, seat, column, row)
            for column, cards in enumerate(_columns(city.cards))
            for row, card in enumerate(cards)
        }

    def next_strip(self, city: City, seat: Seat, card: str) -> pygame.Rect:
        """Where a card will lie once it is built."""
        column = _ORDER.index(load_book().cards[card].colour)
        cards = _columns(city.cards)[column]
        row = cards.index(card) if card in cards else len(cards)
        return self.strip_at(city, seat, column, row)

    def strip_at(self, city: City, seat: Seat, column: int, row: int) -> pygame.Rect:
        """A place of a column; the steps get smaller when it is full."""
        box = self._geometry.ground(seat).cards
        wide, gap = box.width // len(_ORDER), self._ctx.px(4)
        high = self._ctx.px(_STRIP)
        count = max(row + 1, len(_columns(city.cards)[column]))
        step = min(high + self._ctx.px(1), (box.height - high) / max(1, count - 1))
        return pygame.Rect(box.left + column * wide, box.top + round(row * step), wide - gap, high)

    def draw(
        self,
        surface: pygame.Surface,
        state: WondersState,
        prices: Prices,
        hidden: frozenset[str],
        coins: dict[Seat, int],
    ) -> None:
        """Paint both; `hidden` are tokens that are under way, `coins` what the purses show."""
        acting = to_act(state)
        for seat in BOTH:
            ground = self._geometry.ground(seat)
            self._draw_band(surface, ground.band, self._geometry.is_near(seat))
            self.goods.draw(
                surface, state, prices, seat, seat in acting, coins.get(seat, state.cities[seat].coins)
            )
            self._draw_cards(surface, state.cities[seat], seat, hidden)
            self.people.draw(surface, state, seat, hidden)

    def _draw_band(self, surface: pygame.Surface, band: pygame.Rect, is_near: bool) -> None:
        ctx = self._ctx
        draw_slice(ctx, surface, "ui/panel_dark", band)
        inner = band.inflate(-ctx.px(10), -ctx.px(10))
        name = "wonders/table/dawn" if is_near else "wonders/table/dusk"
        if ctx.sprites.exists(name):
            surface.blit(_skyline(ctx.sprites, name, inner.size), inner)
        else:
            surface.blit(_sky(inner.size, is_near), inner)

    def _draw_cards(self, surface: pygame.Surface, city: City, seat: Seat, hidden: frozenset[str]) -> None:
        ctx, box = self._ctx, self._geometry.ground(seat).cards
        for column, colour in enumerate(_ORDER):
            place = self.strip_at(city, seat, column, 0)
            slot = pygame.Rect(place.left, box.top, place.width, box.height)
            surface.blit(_slot(slot.size, TONES[colour], ctx.px(5)), slot)
        for card, rect in self.strips(city, seat).items():
            if f"card:{card}" not in hidden:
                surface.blit(self._faces.strip(card, rect.size), rect)
        for column, cards in enumerate(_columns(city.cards)):
            if len(cards) > 1:
                place = self.strip_at(city, seat, column, 0)
                low = self.strip_at(city, seat, column, len(cards) - 1).bottom
                if low + ctx.px(14) <= box.bottom:
                    at = (place.centerx, box.bottom - ctx.px(1))
                    ctx.type.draw(surface, str(len(cards)), at, "bold", 12, ON_DARK_SOFT, "midbottom")


@lru_cache(maxsize=64)
def _columns(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    book = load_book()
    return tuple(tuple(card for card in cards if book.cards[card].colour == colour) for colour in _ORDER)


@lru_cache(maxsize=32)
def _slot(size: tuple[int, int], tone: tuple[int, int, int], radius: int) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, (14, 10, 8, 120), out.get_rect(), border_radius=radius)
    pygame.draw.rect(out, (*tone, 110), out.get_rect(), 1, radius)
    pygame.draw.rect(out, (*tone, 200), (radius, size[1] - 3, size[0] - 2 * radius, 2))
    return out


@lru_cache(maxsize=4)
def _skyline(sprites: object, name: str, size: tuple[int, int]) -> pygame.Surface:
    """The painted strip, cut to the band from its middle."""
    wide, high = sprites.natural(name)  # type: ignore[attr-defined]
    scale = max(size[0] / wide, size[1] / high)
    whole = sprites.sized(name, round(wide * scale), round(high * scale))  # type: ignore[attr-defined]
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.blit(whole, whole.get_rect(midbottom=(size[0] // 2, size[1])))
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((10, 7, 5, 130))
    out.blit(veil, (0, 0))
    return out


@lru_cache(maxsize=8)
def _sky(size: tuple[int, int], is_dawn: bool) -> pygame.Surface:
    """The light of dawn or dusk behind a city."""
    top, middle, low = _DAWN if is_dawn else _DUSK
    strip = pygame.Surface((1, 3))
    for y, tone in enumerate((top, middle, low)):
        strip.set_at((0, y), tone)
    out = pygame.transform.smoothscale(strip, size).convert_alpha() if pygame.display.get_surface() else strip
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((10, 7, 5, 140))
    out.blit(veil, (0, 0))
    return out
