"""The painted figures on their bases: colour and symbol tell the seat, the ring the kind; acted: matt."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.games.duel.model import ACTIVE, LEADERS, PASSIVE, PieceId
from game.ui.context import Context
from game.ui.theme import Colour

_SMOOTH = 3


def kind_of(piece: PieceId) -> str:
    """The kind that a base's ring tells: leader, active, passive or special."""
    if piece in LEADERS:
        return "leader"
    if piece in ACTIVE:
        return "active"
    return "passive" if piece in PASSIVE else "special"


class Figures:
    """Composes figure, base and shadow once per size and keeps them."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self.figure = lru_cache(maxsize=512)(self._figure)
        self.foot = lru_cache(maxsize=64)(self._foot)

    def draw(
        self,
        surface: pygame.Surface,
        piece: PieceId,
        seat: int,
        middle: tuple[float, float],
        size: int,
        acted: bool = False,
        lift: float = 0.0,
        alpha: int = 255,
        on_board: bool = False,
    ) -> None:
        """Draw a figure around `middle`; `lift` (0–1) raises it: larger, its shadow longer.

        On the board the seat's colour fills the space below the figure.
        """
        side = round(size * (1 + 0.06 * lift))
        image = self.figure(piece, self._ctx.seat_colour(seat).name, side, acted)
        shadow = self._ctx.sprites.sized("duel/figures/shadow", side, side)
        drop = size * (0.02 + 0.10 * lift)
        at = (round(middle[0] - side / 2), round(middle[1] - side / 2 - size * 0.10 * lift))
        if on_board:
            colour = self._ctx.seat_colour(seat)
            foot = self.foot(colour.fill, colour.rim, side, acted)
            if alpha < 255:
                foot = foot.copy()
                foot.set_alpha(alpha)
            surface.blit(foot, (at[0], round(at[1] + size * 0.05)))
        if alpha >= 255:
            surface.blit(shadow, (at[0] + round(drop), at[1] + round(drop + size * 0.10 * lift)))
        else:
            image = image.copy()
            image.set_alpha(alpha)
        surface.blit(image, at)

    def _foot(self, seat_fill: Colour, rim: Colour, side: int, acted: bool) -> pygame.Surface:
        """The seat's colour as a disc that fills a space's inlay, drawn large and scaled down."""
        big = side * _SMOOTH
        out = pygame.Surface((big, big), pygame.SRCALPHA)
        middle, radius = (big // 2, big // 2), round(big * 0.40)
        alpha = 150 if acted else 235
        pygame.draw.circle(out, (0, 0, 0, 70), (middle[0] + big // 60, middle[1] + big // 45), radius)
        pygame.draw.circle(out, (*seat_fill, alpha), middle, radius)
        pygame.draw.circle(out, (*rim, alpha), middle, radius, max(2, round(big * 0.022)))
        light = tuple(min(255, round(channel * 0.72 + 255 * 0.28)) for channel in seat_fill)
        pygame.draw.circle(
            out, (*light, alpha // 3), middle, round(radius * 0.86), max(2, round(big * 0.012))
        )
        return pygame.transform.smoothscale(out, (side, side))

    def _figure(self, piece: PieceId, colour: str, side: int, acted: bool) -> pygame.Surface:
        sprites = self._ctx.sprites
        matt = "_matt" if acted else ""
        out = pygame.Surface((side, side), pygame.SRCALPHA)
        out.blit(sprites.sized(f"duel/bases/{colour}_{kind_of(piece)}{matt}", side, side), (0, 0))
        figure = sprites.sized(f"duel/figures/{piece}", side, side)
        if acted:
            figure = pygame.transform.grayscale(figure)
            figure.fill((215, 208, 196, 255), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(figure, (0, 0))
        return out
