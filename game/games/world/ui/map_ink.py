"""Small printed things of the wall map: brass discs with numbers, haloed names, sea roundels, plaques."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.games.world.ui.map_tones import mixed
from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, PAPER, PAPER_SHADE, WALNUT, Colour

_FINE = 4
SEA_INK: Colour = (0x1F, 0x44, 0x5C)
SEA_HALO: Colour = (0xB4, 0xC8, 0xD0)


class MapInk:
    """Makes and keeps the printed things at one interface scale; returned surfaces are shared."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self.disc = lru_cache(maxsize=128)(self._disc)
        self.haloed = lru_cache(maxsize=512)(self._haloed)
        self.roundel = lru_cache(maxsize=16)(self._roundel)
        self.anchor = lru_cache(maxsize=16)(self._anchor)
        self.plaque = lru_cache(maxsize=64)(self._plaque)

    def _disc(self, number: str, radius: int) -> pygame.Surface:
        """A brass disc with a number."""
        size = 2 * radius + 3
        fine = pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
        middle, full = size * _FINE // 2, radius * _FINE
        pygame.draw.circle(fine, (20, 14, 8, 90), (middle + _FINE, middle + _FINE), full)
        pygame.draw.circle(fine, WALNUT, (middle, middle), full)
        for k in range(12):  # turned brass, lit from the upper left
            part = k / 11
            at = round(middle - full * 0.22 * part)
            pygame.draw.circle(fine, mixed(BRASS, BRASS_BRIGHT, part), (at, at), full * (0.88 - 0.52 * part))
        pygame.draw.circle(fine, mixed(BRASS, WALNUT, 0.45), (middle, middle), full * 0.78, _FINE // 2)
        out = pygame.transform.smoothscale(fine, (size, size))
        text = self._number(number, radius * 1.36)
        out.blit(text, text.get_rect(center=(size // 2, size // 2)))
        return out

    def _number(self, number: str, height: float) -> pygame.Surface:
        font = self._ctx.type.font("title", max(9, round(height / self._ctx.scale)))
        return font.render(number, True, (0x22, 0x16, 0x0A))

    def _haloed(self, text: str, family: Family, size: int, ink: Colour, halo: Colour) -> pygame.Surface:
        """Lines of text (parted by line breaks) with a soft halo, so that they read over lines and tints."""
        lines = [self._ctx.type.line(line, family, size, ink) for line in text.split("\n")]
        back = [self._ctx.type.line(line, family, size, halo) for line in text.split("\n")]
        pad = max(2, self._ctx.px(2))
        pitch = round(lines[0].get_height() * 0.82)
        width = max(line.get_width() for line in lines) + 2 * pad
        out = pygame.Surface(
            (width, pitch * (len(lines) - 1) + lines[0].get_height() + 2 * pad), pygame.SRCALPHA
        )
        for row, line in enumerate(back):
            x, y = (width - line.get_width()) // 2, pad + row * pitch
            ghost = line.copy()
            ghost.set_alpha(150)
            for dx in range(-pad, pad + 1):
                for dy in range(-pad, pad + 1):
                    if dx * dx + dy * dy <= pad * pad:
                        out.blit(ghost, (x + dx, y + dy))
        for row, line in enumerate(lines):
            out.blit(line, ((width - line.get_width()) // 2, pad + row * pitch))
        return out

    def _roundel(self, radius: int) -> pygame.Surface:
        """The circle of a sea area: where units at sea stand."""
        size = 2 * radius + 2
        fine = pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
        middle, full = size * _FINE // 2, radius * _FINE
        pygame.draw.circle(fine, (*SEA_HALO, 120), (middle, middle), full)
        pygame.draw.circle(fine, (*SEA_INK, 235), (middle, middle), full, round(1.4 * _FINE))
        pygame.draw.circle(fine, (*SEA_INK, 150), (middle, middle), full * 0.84, round(0.8 * _FINE))
        _draw_anchor(fine, (middle, middle), full * 0.58, (*SEA_INK, 255))
        return pygame.transform.smoothscale(fine, (size, size))

    def _anchor(self, radius: int) -> pygame.Surface:
        """The mark on a coast from which a sea area is reached."""
        size = 2 * radius + 2
        fine = pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
        middle, full = size * _FINE // 2, radius * _FINE
        pygame.draw.circle(fine, (*SEA_INK, 255), (middle, middle), full)
        pygame.draw.circle(fine, (0xF3, 0xF6, 0xF4, 255), (middle, middle), full * 0.84)
        _draw_anchor(fine, (middle, middle), full * 0.62, (*SEA_INK, 255))
        return pygame.transform.smoothscale(fine, (size, size))

    def _plaque(self, title: str, bonus: str, tight: bool, holder: int | None) -> pygame.Surface:
        """A continent's plate: its name, what holding it adds, and the colour of the seat that does."""
        ctx = self._ctx
        text = ctx.type.line(title, "title", 11 if tight else 13, INK)
        radius = ctx.px(8 if tight else 10)
        pad, disc = ctx.px(5), self.disc(bonus, radius)
        width, height = text.get_width() + disc.get_width() + 3 * pad, disc.get_height() + ctx.px(5)
        out = pygame.Surface((width + 3, height + 3), pygame.SRCALPHA)
        body = pygame.Rect(0, 0, width, height)
        corner = ctx.px(3)
        pygame.draw.rect(out, (20, 14, 8, 80), body.move(2, 2), border_radius=corner)
        pygame.draw.rect(out, WALNUT, body, border_radius=corner)
        pygame.draw.rect(out, BRASS, body.inflate(-2, -2), border_radius=corner)
        inner = body.inflate(-2 - ctx.px(3), -2 - ctx.px(3))
        colour = ctx.seat_colour(holder) if holder is not None else None
        pygame.draw.rect(out, mixed(PAPER, PAPER_SHADE, 0.3), inner, border_radius=max(1, corner - 1))
        if colour is not None:
            flag = pygame.Rect(inner.left, inner.bottom - ctx.px(3), inner.width, ctx.px(3))
            pygame.draw.rect(out, colour.fill, flag)
        out.blit(text, text.get_rect(midleft=(2 * pad // 2 + pad // 2, height // 2)))
        out.blit(disc, disc.get_rect(midright=(width - pad, height // 2 + 1)))
        return out


def _draw_anchor(
    surface: pygame.Surface, middle: tuple[float, float], half: float, ink: tuple[int, int, int, int]
) -> None:
    """An anchor that fits a circle of radius `half`."""
    x, y = middle
    wide = max(2, round(half * 0.24))
    pygame.draw.circle(surface, ink, (x, y - half * 0.72), half * 0.27, max(2, round(wide * 0.8)))
    pygame.draw.line(surface, ink, (x, y - half * 0.45), (x, y + half * 0.86), wide)
    pygame.draw.line(
        surface, ink, (x - half * 0.45, y - half * 0.22), (x + half * 0.45, y - half * 0.22), wide
    )
    box = pygame.Rect(round(x - half * 0.8), round(y - half * 0.72), round(half * 1.6), round(half * 1.6))
    pygame.draw.arc(surface, ink, box, 3.5, 5.93, wide)
    for side in (-1, 1):
        tip = (x + side * half * 0.9, y + half * 0.1)
        back = (tip[0] - side * half * 0.42, tip[1] + half * 0.1)
        pygame.draw.polygon(surface, ink, [tip, back, (tip[0] - side * half * 0.02, tip[1] + half * 0.46)])
