"""The military track between the cities, with its pawn and loot, and the progress tokens beside it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.core.ids import Seat
from game.games.wonders.model import BOTH, CAPITAL, EAST, WEST, ZONES, WondersState
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.geometry import Geometry
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, ON_DARK_SOFT

TOKENS_SHOWN = 5
_ZONES = ((1, 2, 2), (3, 5, 5), (6, 8, 10))  # first and last space from the middle, points
_RAMP = ((0x3A, 0x24, 0x12), (0x8A, 0x5C, 0x2C), (0xC0, 0x8C, 0x4A), (0x8A, 0x5C, 0x2C), (0x3A, 0x24, 0x12))
_TONES = ((0x5E, 0x3E, 0x22), (0x7A, 0x38, 0x22), (0x94, 0x28, 0x20))


class Track:
    """Draws the track and the tokens on the board."""

    def __init__(self, ctx: Context, geometry: Geometry, faces: CardFaces) -> None:
        self._ctx = ctx
        self._geometry = geometry
        self._faces = faces

    def tokens(self, state: WondersState) -> dict[str, pygame.Rect]:
        """`track:pawn`, `loot:SEAT:COINS` and `token:ID`."""
        out = {"track:rail": self._geometry.track}
        for seat in BOTH:
            for coins in state.loot[seat]:
                out[f"loot:{seat}:{coins}"] = self.loot_place(seat, coins)
        for place, token in enumerate(state.board):
            out[f"token:{token}"] = self.token_place(place)
        out["track:pawn"] = self.pawn_place(state.pawn)
        return out

    def token_place(self, place: int) -> pygame.Rect:
        """A place for a progress token."""
        box = self._geometry.tokens
        side = min(box.width, box.height // TOKENS_SHOWN - self._ctx.px(4))
        step = box.height / TOKENS_SHOWN
        out = pygame.Rect(0, 0, side, side)
        out.center = (box.centerx, round(box.top + step * (place + 0.5)))
        return out

    def pawn_place(self, space: float) -> pygame.Rect:
        """Where the pawn stands at a space (positive: on East's side)."""
        side = min(self._ctx.px(34), self._geometry.track.width * 6 // 10)
        out = pygame.Rect(0, 0, side, side)
        out.center = (self._rail().centerx, round(self._y(space)))
        return out

    def loot_place(self, seat: Seat, coins: int) -> pygame.Rect:
        """Where a military token lies on a seat's side."""
        away = ZONES[coins] + 1  # the middle of its zone
        side = min(self._ctx.px(30), self._geometry.track.width // 2)
        out = pygame.Rect(0, 0, side, side)
        y = self._y(away if seat == EAST else -away)
        out.midright = (self._geometry.track.right - self._ctx.px(1), round(y))
        return out

    def draw(self, surface: pygame.Surface, state: WondersState, hidden: frozenset[str], pawn: float) -> None:
        """Paint rail, loot, pawn (at `pawn`, in spaces) and the tokens on the board."""
        ctx = self._ctx
        box = self._geometry.track
        draw_slice(ctx, surface, "ui/panel_dark", box)
        self._draw_rail(surface)
        for seat in BOTH:
            for coins in state.loot[seat]:
                if f"loot:{seat}:{coins}" not in hidden:
                    rect = self.loot_place(seat, coins)
                    surface.blit(self._faces.loot(coins, rect.width), rect)
        self._draw_pawn(surface, pawn)
        for place in range(TOKENS_SHOWN):
            rect = self.token_place(place)
            pygame.draw.circle(surface, (12, 16, 14), rect.center, rect.width // 2 + ctx.px(2))
            pygame.draw.circle(surface, BRASS, rect.center, rect.width // 2 + ctx.px(2), max(1, ctx.px(1)))
        for place, token in enumerate(state.board):
            if f"token:{token}" not in hidden:
                rect = self.token_place(place)
                surface.blit(self._faces.token(token, rect.width), rect)

    def _rail(self) -> pygame.Rect:
        box, px = self._geometry.track, self._ctx.px
        return pygame.Rect(box.left + px(7), box.top + px(6), box.width * 5 // 10, box.height - px(12))

    def _y(self, space: float) -> float:
        rail = self._rail()
        up = 1 if self._geometry.below == WEST else -1
        step = rail.height / (2 * CAPITAL + 1)
        return rail.centery - up * space * step

    def _draw_rail(self, surface: pygame.Surface) -> None:
        ctx, rail = self._ctx, self._rail()
        surface.blit(_bronze(rail.size, ctx.px(6)), rail)
        for first, last, points in _ZONES:
            tone = _TONES[(2, 5, 10).index(points)]
            for side in (1, -1):
                ends = sorted((self._y(side * (first - 0.5)), self._y(side * (last + 0.5))))
                zone = pygame.Rect(rail.left + ctx.px(3), round(ends[0]) + 1, rail.width - ctx.px(6), 0)
                zone.height = round(ends[1]) - zone.top - 1
                veil = pygame.Surface(zone.size, pygame.SRCALPHA)
                pygame.draw.rect(veil, (*tone, 120), veil.get_rect(), border_radius=ctx.px(3))
                surface.blit(veil, zone)
                at = (self._geometry.track.right - ctx.px(16), round(self._y(side * first)))
                ctx.type.draw(surface, str(points), at, "title", 14, ON_DARK_SOFT, "center")
        for space in range(-CAPITAL + 1, CAPITAL):
            at = (rail.centerx, round(self._y(space)))
            pygame.draw.circle(surface, INK, at, ctx.px(4 if space else 6))
            pygame.draw.circle(
                surface, BRASS_BRIGHT if space == 0 else BRASS, at, ctx.px(4 if space else 6), 1
            )
        for seat in BOTH:
            y = round(self._y(CAPITAL if seat == EAST else -CAPITAL))
            draw_badge(
                ctx,
                surface,
                ctx.seat_colour(seat),
                (rail.centerx, y),
                min(ctx.px(22), rail.width - ctx.px(4)),
            )

    def _draw_pawn(self, surface: pygame.Surface, space: float) -> None:
        ctx, rect = self._ctx, self.pawn_place(space)
        shade = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.circle(shade, (0, 0, 0, 120), shade.get_rect().center, rect.width // 2)
        surface.blit(shade, rect.move(ctx.px(2), ctx.px(3)))
        pygame.draw.circle(surface, (0x7A, 0x1E, 0x18), rect.center, rect.width // 2)
        pygame.draw.circle(surface, BRASS_BRIGHT, rect.center, rect.width // 2, max(2, ctx.px(2)))
        side = rect.width * 7 // 10
        icon = self._faces.symbols.symbol("shield", side)
        surface.blit(icon, icon.get_rect(center=rect.center))


@lru_cache(maxsize=8)
def _bronze(size: tuple[int, int], radius: int) -> pygame.Surface:
    """A cast rail: bright along its middle, dark at the edges."""
    ramp = pygame.Surface((5, 1))
    for x, tone in enumerate(_RAMP):
        ramp.set_at((x, 0), tone)
    bar = pygame.transform.smoothscale(ramp, size)
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, (255, 255, 255, 255), out.get_rect(), border_radius=radius)
    out.blit(bar, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    pygame.draw.rect(out, (0x20, 0x12, 0x08), out.get_rect(), 2, radius)
    return out
