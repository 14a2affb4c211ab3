"""The continent legend along the foot of the map: name, bonus, and how each continent is shared out."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.core.ids import Seat
from game.games.world.ground import Ground
from game.games.world.model import WorldState
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, PAPER_SHADE, WALNUT

HEIGHT = 44


class Legend:
    """A row of compartments, one a continent."""

    def __init__(self, ctx: Context, ground: Ground) -> None:
        self._ctx = ctx
        self._ground = ground
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._sheet = lru_cache(maxsize=4)(self._painted)

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        self.rect = rect
        self._sheet.cache_clear()

    def box(self, continent: str) -> pygame.Rect:
        """A continent's compartment."""
        names = list(self._ground.continents)
        place, count = names.index(continent), len(names)
        left = self.rect.left + self.rect.width * place // count
        right = self.rect.left + self.rect.width * (place + 1) // count
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def token_at(self, pos: tuple[int, int]) -> str | None:
        """`continent:ID` under a point."""
        return next(
            (f"continent:{one}" for one in self._ground.continents if self.box(one).collidepoint(pos)), None
        )

    def draw(self, surface: pygame.Surface, state: WorldState, hovered: str | None) -> None:
        """Paint it."""
        shares = tuple(
            tuple(sorted(self._shares(state, one).items(), key=lambda pair: (-pair[1], pair[0])))
            for one in self._ground.continents
        )
        colours = tuple(self._ctx.seat_colour(seat).name for seat in range(max(1, state.seats)))
        surface.blit(self._sheet(shares, colours), self.rect)
        if hovered and hovered.startswith("continent:"):
            box = self.box(hovered.partition(":")[2]).inflate(-self._ctx.px(4), -self._ctx.px(4))
            pygame.draw.rect(surface, BRASS, box, max(1, self._ctx.px(1)), border_radius=self._ctx.px(4))

    def _shares(self, state: WorldState, continent: str) -> dict[Seat, int]:
        out: dict[Seat, int] = {}
        for place in self._ground.members[continent]:
            owner = state.owners.get(place)
            if owner is not None:
                out[owner] = out.get(owner, 0) + 1
        return out

    def _painted(self, shares: tuple[tuple[tuple[Seat, int], ...], ...], colours: object) -> pygame.Surface:
        del colours  # part of the key alone
        out = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_slice(self._ctx, out, "ui/panel", out.get_rect())
        for continent, share in zip(self._ground.continents, shares, strict=True):
            self._paint_one(out, continent, share)
        return out

    def _paint_one(self, out: pygame.Surface, continent: str, share: tuple[tuple[Seat, int], ...]) -> None:
        ctx = self._ctx
        box = self.box(continent).move(-self.rect.left, -self.rect.top)
        pad = ctx.px(8)
        inner = box.inflate(-2 * pad, -ctx.px(10))
        if box.left > 0:
            pygame.draw.line(
                out, PAPER_SHADE, (box.left, inner.top), (box.left, inner.bottom), max(1, ctx.px(1))
            )
        one = self._ground.continents[continent]
        held = len(share) == 1 and share[0][1] == len(self._ground.members[continent])
        plus = f"+{one.bonus}"
        right = ctx.type.draw(out, plus, inner.topright, "title", 14, INK, "topright")
        name = ctx.type.fit(one.name, "bold", 12, right.left - ctx.px(4) - inner.left)
        ctx.type.draw(out, name, (inner.left, inner.top + ctx.px(1)), "bold", 12, INK)
        bar = pygame.Rect(inner.left, inner.bottom - ctx.px(13), inner.width, ctx.px(13))
        self._paint_bar(out, bar, continent, share)
        if held:
            pygame.draw.rect(
                out, BRASS_BRIGHT, bar.inflate(ctx.px(2), ctx.px(2)), max(1, ctx.px(2)), ctx.px(4)
            )

    def _paint_bar(
        self, out: pygame.Surface, bar: pygame.Rect, continent: str, share: tuple[tuple[Seat, int], ...]
    ) -> None:
        """One field a territory, gathered by owner; the owner's symbol where there is room."""
        ctx, total = self._ctx, len(self._ground.members[continent])
        pygame.draw.rect(out, PAPER_SHADE, bar, border_radius=ctx.px(3))
        done = 0
        for seat, count in share:
            colour = ctx.seat_colour(seat)
            left, right = bar.left + bar.width * done // total, bar.left + bar.width * (done + count) // total
            part = pygame.Rect(left, bar.top, right - left, bar.height)
            pygame.draw.rect(out, colour.fill, part)
            pygame.draw.line(out, colour.rim, part.topright, part.bottomright, 1)
            side = bar.height - ctx.px(3)
            text = ctx.type.line(str(count), "bold", 12, colour.rim)
            if part.width >= side + text.get_width() + ctx.px(5):
                mark = ctx.sprites.tinted(f"ui/seats/{colour.symbol}", side, side, colour.rim)
                wide = side + ctx.px(3) + text.get_width()
                out.blit(mark, mark.get_rect(midleft=(part.centerx - wide // 2, part.centery)))
                out.blit(text, text.get_rect(midright=(part.centerx - wide // 2 + wide, part.centery)))
            elif part.width >= text.get_width() + 1:
                out.blit(text, text.get_rect(center=part.center))
            done += count
        pygame.draw.rect(out, WALNUT, bar, 1, border_radius=ctx.px(3))
