"""The front's counters: card with a branch sign, strengths, steps and badges; leaders with a bust, whose gold
side shows when they are active. Drawn by code in any size and kept; returned surfaces are shared.

A surface is `size` pixels wide and high plus `shadow(size)` to the right and below.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.games.front.ui.counter_badges import draw_badge, draw_isolation
from game.games.front.ui.counter_busts import draw_bust
from game.games.front.ui.counter_symbols import draw_sign, draw_size
from game.games.front.ui.map_tones import mixed
from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, PAPER, Colour

FINE = 3
DETAIL_FROM = 34  # pixels at scale 1 from which names and badges can be read
_CARDS: dict[str, Colour] = {"DE": (0xA9, 0xB4, 0xAC), "SS": (0x4B, 0x4F, 0x52), "US": (0xB4, 0xAE, 0x74)}
_BANDS: tuple[Colour, ...] = (
    (0xA3, 0x2A, 0x20), (0x2B, 0x5C, 0x94), (0xD6, 0xA2, 0x2D), (0x2F, 0x6D, 0x4A), (0x7A, 0x3F, 0x7C),
    (0xC4, 0x6A, 0x16), (0x3B, 0x8A, 0x8C), (0x8A, 0x5A, 0x34), (0xE8, 0xE2, 0xD0), (0x2A, 0x2A, 0x2E),
)  # fmt: skip
_ELITE = ("1SS", "9SS", "ISS", "IISS")


@dataclass(frozen=True)
class UnitFace:
    """What is printed on a unit's counter and laid on it. Strengths are those it has now."""

    name: str
    side: str  # DE or US
    type: str
    attack: int
    defence: int
    ma: int
    steps: int
    full: int
    proficiency: int
    division: str
    formation: str = ""
    barrage: int = 0
    range: int = 0
    mode: str = "tactical"
    states: tuple[str, ...] = ()  # of counter_badges.INKS
    isolation: int = 0
    is_done: bool = False  # has acted in this phase


@dataclass(frozen=True)
class LeaderFace:
    """What is printed on a leader's counter."""

    name: str
    side: str
    level: str  # corps, division, brigade, kampfgruppe, CC
    initiative: int
    is_active: bool = False
    mode: str = "tactical"
    division: str = ""
    is_done: bool = False


class Counters:
    """Draws and keeps counters at one interface scale."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self._bands: dict[str, Colour] = {}
        self.unit = lru_cache(maxsize=1024)(self._unit)
        self.leader = lru_cache(maxsize=256)(self._leader)
        self.hidden = lru_cache(maxsize=64)(self._hidden)
        self.marker = lru_cache(maxsize=64)(self._marker)

    @staticmethod
    def shadow(size: int) -> int:
        """How many pixels of shadow a surface has beyond its counter."""
        return max(2, size // 12)

    def band(self, division: str) -> Colour:
        """The colour of a division's stripe: the same for all its counters, in the order first asked for."""
        if division not in self._bands:
            self._bands[division] = _BANDS[len(self._bands) % len(_BANDS)]
        return self._bands[division]

    def _unit(self, face: UnitFace, size: int) -> pygame.Surface:
        card = _CARDS["SS" if face.division in _ELITE else face.side]
        ink = INK if sum(card) > 330 else PAPER
        big, box = self._blank(size, card)
        is_large = size >= DETAIL_FROM * self._ctx.scale
        u = box.width / 100
        band = pygame.Rect(box.left + round(3 * u), box.top + round(3 * u), round(8 * u), round(94 * u))
        pygame.draw.rect(big, self.band(face.division), band, border_radius=round(3 * u))
        sign = pygame.Rect(0, 0, round(52 * u), round(34 * u))
        sign.midtop = (box.left + round(52 * u), box.top + round(26 * u if is_large else 16 * u))
        if not is_large:
            sign.inflate_ip(round(12 * u), round(8 * u))
            sign.top = box.top + round(13 * u)
        draw_sign(big, face.type, sign, (0x22, 0x1C, 0x18), (0xF4, 0xEE, 0xDC))
        if is_large:
            mark = "II" if face.full >= 2 else "I"
            draw_size(big, mark, (sign.centerx, sign.top - 5.5 * u), 7.5 * u, ink)
        self._steps(big, face, box, ink)
        out = self._shrunk(big, size)
        self._print_unit(out, face, size, ink, is_large)
        self._badges(out, face.mode, face.states if is_large else (), face.isolation, size)
        if face.is_done:
            _veil(out, size)
        return out

    def _steps(self, big: pygame.Surface, face: UnitFace, box: pygame.Rect, ink: Colour) -> None:
        """A pip for each step down the right edge; lost ones are hollow."""
        u = box.width / 100
        for k in range(face.full):
            at = (box.right - 10 * u, box.top + (31 + 12 * k) * u)
            pygame.draw.circle(big, ink, at, 4.4 * u)
            if k >= face.steps:
                pygame.draw.circle(big, _CARDS[face.side], at, 2.8 * u)

    def _print_unit(
        self, out: pygame.Surface, face: UnitFace, size: int, ink: Colour, is_large: bool
    ) -> None:
        strong = (
            ink if face.steps == face.full else ((0x8E, 0x1C, 0x14) if ink == INK else (0xFF, 0xA8, 0x94))
        )
        if face.barrage:
            left = self._text(f"{face.barrage}", "title", size * 0.31, strong)
            right = self._text(f"/{face.range}  {face.defence}-{face.ma}", "title", size * 0.21, ink)
            width = left.get_width() + right.get_width()
            x = round(size * 0.55 - width / 2)
            out.blit(left, left.get_rect(midleft=(x, round(size * 0.81))))
            out.blit(right, right.get_rect(midleft=(x + left.get_width(), round(size * 0.83))))
        else:
            text = f"{face.attack}-{face.defence}-{face.ma}"
            image = self._text(text, "title", size * (0.29 if len(text) < 6 else 0.25), strong)
            out.blit(image, image.get_rect(center=(round(size * 0.54), round(size * 0.81))))
        if is_large:
            first = 0.27 if face.mode != "tactical" else 0.13
            last = 0.75 if face.isolation or len(face.states) > 2 else 0.97
            name = self._text(face.name, "bold", size * 0.125, ink, (last - first) * size)
            out.blit(name, name.get_rect(midtop=(round(size * (first + last) / 2), round(size * 0.025))))
            skill = self._text(str(face.proficiency), "bold", size * 0.15, ink)
            out.blit(skill, skill.get_rect(center=(round(size * 0.185), round(size * 0.45))))

    def _leader(self, face: LeaderFace, size: int) -> pygame.Surface:
        card: Colour = BRASS if face.is_active else mixed(_CARDS[face.side], (0x8A, 0x82, 0x72), 0.45)
        big, box = self._blank(size, card)
        u = box.width / 100
        if face.is_active:
            for k in range(14):
                part = k / 13
                shine = mixed(BRASS, BRASS_BRIGHT, part)
                inner = box.inflate(-round((10 + 74 * part) * u), -round((10 + 74 * part) * u))
                pygame.draw.rect(big, shine, inner, border_radius=round((8 + 30 * part) * u))
        frame = pygame.Rect(box.left + round(18 * u), box.top + round(16 * u), round(64 * u), round(58 * u))
        draw_bust(big, face.side, frame, face.is_active)
        pygame.draw.rect(big, mixed(card, INK, 0.55), frame, max(2, round(2 * u)), border_radius=round(5 * u))
        plate = pygame.Rect(box.left + round(4 * u), box.top + round(74 * u), round(92 * u), round(22 * u))
        pygame.draw.rect(
            big, PAPER if face.is_active else (0x4A, 0x42, 0x38), plate, border_radius=round(4 * u)
        )
        mark = {"corps": "XXX", "division": "XX", "brigade": "X", "kampfgruppe": "X", "CC": "X"}[face.level]
        draw_size(big, mark, (box.centerx, box.top + 9 * u), 8 * u, INK)
        disc = (box.right - 14 * u, box.top + 14 * u)
        pygame.draw.circle(big, INK, disc, 13 * u)
        pygame.draw.circle(big, BRASS_BRIGHT if face.is_active else (0xD8, 0xD0, 0xBC), disc, 11.5 * u)
        out = self._shrunk(big, size)
        ink = INK if face.is_active else PAPER
        name = self._text(face.name, "bold", size * 0.17, ink, size * 0.88)
        out.blit(name, name.get_rect(center=(size // 2, round(size * 0.85))))
        rating = self._text(str(face.initiative), "title", size * 0.2, INK)
        out.blit(rating, rating.get_rect(center=(round(size * 0.86), round(size * 0.14))))
        if size >= DETAIL_FROM * self._ctx.scale:
            self._badges(out, face.mode, (), 0, size)
        if face.is_done:
            _veil(out, size)
        return out

    def _hidden(self, side: str, count: int, size: int) -> pygame.Surface:
        """A stack that is not read: its side and how many counters it holds (18.4.0)."""
        card = _CARDS[side]
        big, box = self._blank(size, card)
        u = box.width / 100
        for k in range(-1, 4):  # a woven back
            for turn in (0, 1):
                a = (box.left + (10 + 26 * k) * u, box.top + 10 * u)
                b = (box.left + (36 + 26 * k) * u, box.bottom - 10 * u)
                if turn:
                    a, b = (b[0], a[1]), (a[0], b[1])
                pygame.draw.line(big, mixed(card, INK, 0.22), a, b, max(1, round(2 * u)))
        pygame.draw.circle(big, PAPER, box.center, 27 * u)
        pygame.draw.circle(big, INK, box.center, 27 * u, max(2, round(3 * u)))
        out = self._shrunk(big, size)
        text = self._text(str(count), "title", size * 0.34, INK)
        out.blit(text, text.get_rect(center=(size // 2, size // 2)))
        return out

    def _marker(self, side: str, size: int) -> pygame.Surface:
        """A movement event that waits, with the colour of the side it is for (23.3.0)."""
        big, box = self._blank(size, (0xE7, 0xC8, 0x5A))
        u = box.width / 100
        points = [(box.centerx, box.top + 12 * u), (box.right - 10 * u, box.bottom - 14 * u),
                  (box.left + 10 * u, box.bottom - 14 * u)]  # fmt: skip
        pygame.draw.polygon(big, _CARDS[side], points)
        pygame.draw.polygon(big, INK, points, max(2, round(5 * u)))
        out = self._shrunk(big, size)
        text = self._text("?", "title", size * 0.42, INK)
        out.blit(text, text.get_rect(center=(size // 2, round(size * 0.6))))
        return out

    def _blank(self, size: int, card: Colour) -> tuple[pygame.Surface, pygame.Rect]:
        """A piece of card with lit edges and a soft shadow."""
        full = (size + self.shadow(size)) * FINE
        big = pygame.Surface((full, full), pygame.SRCALPHA)
        big.fill((20, 14, 8, 0))
        box = pygame.Rect(0, 0, size * FINE, size * FINE)
        corner, reach = max(2, box.width // 12), self.shadow(size) * FINE
        for k in range(4):
            off = round(reach * (1 - k * 0.22))
            pygame.draw.rect(big, (20, 14, 8, 34 + 26 * k), box.move(off, off).clip(big.get_rect()),
                             border_radius=corner)  # fmt: skip
        edge = max(2, round(box.width * 0.022))
        pygame.draw.rect(big, mixed(card, INK, 0.62), box, border_radius=corner)
        pygame.draw.rect(big, mixed(card, (255, 255, 255), 0.5),
                         pygame.Rect(edge // 2, edge // 2, box.width - edge * 2, box.height - edge * 2),
                         border_radius=corner)  # fmt: skip
        pygame.draw.rect(big, card, pygame.Rect(edge * 3 // 2, edge * 3 // 2, box.width - edge * 3,
                                                box.height - edge * 3), border_radius=corner)  # fmt: skip
        return big, box

    def _shrunk(self, big: pygame.Surface, size: int) -> pygame.Surface:
        full = size + self.shadow(size)
        return pygame.transform.smoothscale(big, (full, full))

    def _badges(
        self, out: pygame.Surface, mode: str, states: tuple[str, ...], isolation: int, size: int
    ) -> None:
        """The mode at the upper left, what is wrong beside the sign and at the upper right."""
        radius = max(5.0, size * 0.125)
        small = radius * 0.84
        full = out.get_width()
        big = pygame.Surface((full * FINE, full * FINE), pygame.SRCALPHA)
        spots = [(small, size * 0.61), (size - small, size * 0.65)]
        if not isolation:
            spots.append((size - small, small))
        if mode != "tactical":
            draw_badge(big, mode, (radius * FINE, radius * FINE), radius * FINE)
        shown = [one for one in states if not (one == "cut" and isolation)]
        for kind, (x, y) in zip(shown, spots, strict=False):
            draw_badge(big, kind, (x * FINE, y * FINE), small * FINE)
        if isolation:
            at = ((size - radius) * FINE, radius * FINE)
            font = self._font("title", radius * 1.5 * FINE)
            draw_isolation(big, isolation, at, radius * FINE, font)
        out.blit(pygame.transform.smoothscale(big, (full, full)), (0, 0))

    def _text(
        self, text: str, family: Family, pixels: float, ink: Colour, room: float | None = None
    ) -> pygame.Surface:
        image = self._font(family, pixels).render(text, True, ink)
        if room is not None and image.get_width() > room:
            high = max(1, round(image.get_height() * max(0.8, room / image.get_width())))
            return pygame.transform.smoothscale(image, (round(room), high))
        return image

    def _font(self, family: Family, pixels: float) -> pygame.font.Font:
        return self._ctx.type.font(family, pixels / self._ctx.scale)  # type: ignore[arg-type]


def _veil(out: pygame.Surface, size: int) -> None:
    """A counter that has acted lies in half shade."""
    veil = pygame.Surface(out.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(veil, (22, 18, 12, 104), (0, 0, size, size), border_radius=max(1, size // 12))
    out.blit(veil, (0, 0))
