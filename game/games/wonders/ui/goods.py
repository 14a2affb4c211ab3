"""A city's purse at a glance: whose it is, coins, points, what it makes, what it must buy at, its symbols."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.games.wonders.effects import RESOURCES, SYMBOLS, Resource
from game.games.wonders.model import WondersState
from game.games.wonders.powers import symbols_of
from game.games.wonders.scoring import score
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.geometry import Geometry
from game.games.wonders.ui.prices import USUAL_PRICE, Prices
from game.games.wonders.ui.words import WondersWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.theme import BAD_ON_DARK, BRASS, BRASS_BRIGHT, ON_DARK, ON_DARK_SOFT

_GHOST = 60
GOOD_ON_DARK = (0xA8, 0xE0, 0xAE)


class Goods:
    """Draws the left part of a city."""

    def __init__(self, ctx: Context, geometry: Geometry, faces: CardFaces, words: WondersWords) -> None:
        self._ctx = ctx
        self._geometry = geometry
        self._faces = faces
        self._words = words
        self._places: dict[tuple[int, ...], dict[str, pygame.Rect]] = {}

    def tokens(self, seat: Seat) -> dict[str, pygame.Rect]:
        """`purse:SEAT`, `points:SEAT`, `resource:SEAT:NAME`, `symbol:SEAT:NAME`."""
        key = (*self._geometry.ground(seat).goods, seat)
        if key not in self._places:
            self._places[key] = self._tokens(seat)
        return self._places[key]

    def _tokens(self, seat: Seat) -> dict[str, pygame.Rect]:
        box, third = self._geometry.ground(seat).goods, self._rows(seat)
        out = {f"purse:{seat}": self.purse(seat), f"points:{seat}": self._points_box(seat)}
        wide = self._cell()
        for place, one in enumerate(RESOURCES):
            out[f"resource:{seat}:{one}"] = pygame.Rect(
                box.left + place * wide, third[1].top, wide - self._ctx.px(3), third[1].height
            )
        step = third[2].width // len(SYMBOLS)
        for place, symbol in enumerate(SYMBOLS):
            out[f"symbol:{seat}:{symbol}"] = pygame.Rect(
                third[2].left + place * step, third[2].top, step, third[2].height
            )
        return out

    def purse(self, seat: Seat) -> pygame.Rect:
        """Where a city's coins lie."""
        top = self._rows(seat)[0]
        return pygame.Rect(top.right - self._ctx.px(130), top.top, self._ctx.px(64), top.height)

    def draw(
        self,
        surface: pygame.Surface,
        state: WondersState,
        prices: Prices,
        seat: Seat,
        is_to_act: bool,
        coins: int,
    ) -> None:
        """Paint it; `coins` is how many the purse shows now."""
        self._draw_head(surface, state, seat, is_to_act, coins)
        self._draw_resources(surface, prices, seat)
        self._draw_symbols(surface, state, seat)

    def _rows(self, seat: Seat) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        box, px = self._geometry.ground(seat).goods, self._ctx.px
        head, foot = min(px(30), box.height // 3), min(px(26), box.height // 4)
        return (
            pygame.Rect(box.left, box.top, box.width, head),
            pygame.Rect(box.left, box.top + head + px(4), box.width, box.height - head - foot - px(8)),
            pygame.Rect(box.left, box.bottom - foot, box.width, foot),
        )

    def _cell(self) -> int:
        return self._geometry.ground(self._geometry.below).goods.width * 10 // 64

    def _points_box(self, seat: Seat) -> pygame.Rect:
        top = self._rows(seat)[0]
        return pygame.Rect(top.right - self._ctx.px(60), top.top, self._ctx.px(60), top.height)

    def _draw_head(
        self, surface: pygame.Surface, state: WondersState, seat: Seat, is_to_act: bool, coins: int
    ) -> None:
        ctx, row = self._ctx, self._rows(seat)[0]
        side = row.height
        middle = (row.left + side // 2, row.centery)
        if is_to_act:
            pygame.draw.circle(surface, BRASS_BRIGHT, middle, side // 2 + ctx.px(2))
        draw_badge(ctx, surface, ctx.seat_colour(seat), middle, side)
        x = row.left + side + ctx.px(8)
        room = self.purse(seat).left - x - ctx.px(4)
        name = ctx.type.fit(self._words.side(seat), "title", 20, room)
        tone = BRASS_BRIGHT if is_to_act else ON_DARK
        ctx.type.draw(surface, name, (x, row.centery), "title", 20, tone, "midleft")
        purse, icon = self.purse(seat), ctx.px(26)
        coin = self._faces.symbols.symbol("coin", icon)
        surface.blit(coin, coin.get_rect(midleft=(purse.left, purse.centery)))
        at = (purse.left + icon + ctx.px(5), purse.centery)
        ctx.type.draw(surface, str(coins), at, "title", 20, BRASS_BRIGHT, "midleft")
        points, at = self._points_box(seat), (self._points_box(seat).left, row.centery)
        laurel = self._faces.symbols.symbol("point", icon)
        surface.blit(laurel, laurel.get_rect(midleft=at))
        total = str(score(state, seat).total)
        ctx.type.draw(
            surface, total, (points.left + icon + ctx.px(5), row.centery), "title", 20, ON_DARK, "midleft"
        )

    def _draw_resources(self, surface: pygame.Surface, prices: Prices, seat: Seat) -> None:
        """Each resource with what the city makes of it, and below what a unit costs in the bank."""
        ctx, powers, units = self._ctx, prices.powers(seat), prices.units(seat)
        for place, one in enumerate(RESOURCES):
            cell = self.tokens(seat)[f"resource:{seat}:{one}"]
            pygame.draw.rect(surface, (22, 16, 12), cell, border_radius=ctx.px(5))
            made = powers.made[place]
            side = min(ctx.px(28), cell.height * 6 // 10)
            icon = self._faces.symbols.symbol(one, side)
            if not made:
                icon = icon.copy()
                icon.set_alpha(_GHOST + 60)
            spot = icon.get_rect(midtop=(cell.left + side // 2 + ctx.px(2), cell.top + ctx.px(2)))
            surface.blit(icon, spot)
            tone = BRASS_BRIGHT if made else ON_DARK_SOFT
            at = (spot.right + ctx.px(3), spot.centery)
            ctx.type.draw(surface, str(made), at, "title", 16, tone, "midleft")
            self._draw_unit_price(surface, cell, units[place])
        self._draw_choosers(surface, seat, [options for _, options in powers.choosers])

    def _draw_unit_price(self, surface: pygame.Surface, cell: pygame.Rect, price: int) -> None:
        ctx = self._ctx
        tone = GOOD_ON_DARK if price < USUAL_PRICE else BAD_ON_DARK if price > USUAL_PRICE else ON_DARK_SOFT
        side = ctx.px(12)
        coin = self._faces.symbols.symbol("coin", side)
        y = cell.bottom - ctx.px(9)
        surface.blit(coin, coin.get_rect(center=(cell.centerx - ctx.px(7), y)))
        ctx.type.draw(surface, str(price), (cell.centerx + ctx.px(2), y), "bold", 12, tone, "midleft")

    def _draw_choosers(
        self, surface: pygame.Surface, seat: Seat, choosers: list[tuple[Resource, ...]]
    ) -> None:
        """Producers that give one of several: small groups at the right of the goods."""
        ctx, row = self._ctx, self._rows(seat)[1]
        x = self.tokens(seat)[f"resource:{seat}:{RESOURCES[-1]}"].right + ctx.px(5)
        if not choosers:
            return
        high = min(row.height // len(choosers), ctx.px(22))
        for place, options in enumerate(choosers):
            side = min(high - ctx.px(4), (row.right - x - ctx.px(4)) // 3)
            box = pygame.Rect(x, row.top + place * high, (side) * len(options) + ctx.px(6), high - ctx.px(2))
            pygame.draw.rect(surface, (22, 16, 12), box, border_radius=ctx.px(4))
            pygame.draw.rect(surface, BRASS, box, 1, ctx.px(4))
            for number, one in enumerate(options):
                icon = self._faces.symbols.symbol(one, side)
                surface.blit(icon, icon.get_rect(midleft=(box.left + ctx.px(3) + number * side, box.centery)))

    def _draw_symbols(self, surface: pygame.Surface, state: WondersState, seat: Seat) -> None:
        """The science symbols: seven places, the held ones bright, pairs marked."""
        ctx, held = self._ctx, symbols_of(state.cities[seat])
        for symbol in SYMBOLS:
            cell = self.tokens(seat)[f"symbol:{seat}:{symbol}"]
            side = min(cell.height, cell.width - ctx.px(2))
            icon = self._faces.symbols.symbol(symbol, side)
            if not held[symbol]:
                icon = icon.copy()
                icon.set_alpha(_GHOST)
            spot = icon.get_rect(midleft=cell.midleft)
            surface.blit(icon, spot)
            if held[symbol] > 1:
                at = (spot.right - ctx.px(2), spot.bottom)
                ctx.type.draw(surface, f"×{held[symbol]}", at, "bold", 12, BRASS_BRIGHT, "bottomleft")
