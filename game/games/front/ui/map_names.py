"""The printed words of a front's map at one scale: names set where they hide nothing, numbers, entries."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.games.front.ui import map_tones as tones
from game.games.front.ui.atlas import Point
from game.games.front.ui.map_paint import BUSY, Drawing, Label
from game.kit.hexmap import Place
from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import PAPER, Colour

_NAMES_FROM = 0.62  # pixels a unit below which villages that are worth nothing stay unnamed
_LOOK: dict[str, tuple[Family, float, float]] = {  # font, height in units, least pixels
    "village": ("serif", 10.5, 10.0),
    "town": ("serif_bold", 12.5, 11.5),
    "city": ("serif_bold", 15.5, 13.5),
}
_SOURCE: dict[str, Colour] = {"DE": (0x3C, 0x4A, 0x57), "US": (0x55, 0x60, 0x32), "": (0x6A, 0x5A, 0x44)}


class MapNames:
    """Sets the words; `labels` lists them with their upper left corners in pixels of the sheet."""

    def __init__(self, ctx: Context, drawing: Drawing, scale: float, printed: dict[str, str]) -> None:
        self._ctx, self._drawing, self._scale = ctx, drawing, scale
        self._printed = printed
        self._taken: list[pygame.Rect] = []
        self.labels: list[Label] = [*self._entries(), *self._names()]

    def _names(self) -> Iterator[Label]:
        order = sorted(
            self._drawing.atlas.map.places, key=lambda one: (-_WEIGHT[one.kind], -one.vp, one.name)
        )
        for place in order:
            if place.kind == "village" and not place.vp and self._scale / self._ctx.scale < _NAMES_FROM:
                continue
            image = self._name(place)
            spot = self._spot(place, image.get_size())
            if spot is not None:
                self._taken.append(pygame.Rect(spot, image.get_size()).inflate(2, 0))
                yield image, float(spot[0]), float(spot[1])

    def _spot(self, place: Place, size: tuple[int, int]) -> tuple[int, int] | None:
        """The upper left corner at which a name covers least; None where it would lie on another."""
        x, y = (one * self._scale for one in self._drawing.lines.nodes[place.hex])
        off = {"village": 7.5, "town": 11.5, "city": 14.5}[place.kind] * self._scale
        wide, high = size
        best: tuple[float, tuple[int, int]] | None = None
        for rank, (ax, ay) in enumerate(_AROUND):
            left = x + ax * off - wide / 2 + ax * wide / 2
            top = y + ay * off - high / 2 + ay * high / 2 * (1.0 if ax == 0 else 0.55)
            box = pygame.Rect(round(left), round(top), wide, high)
            if box.collidelist(self._taken) >= 0 or not self._is_inside(box):
                continue
            inner = box.inflate(-2, -round(high * 0.3))
            covered = self._covered(inner)
            cost = covered + rank * 0.6
            if best is None or cost < best[0]:
                best = cost, (box.left, box.top)
        return None if best is None else best[1]

    def _is_inside(self, box: pygame.Rect) -> bool:
        width, height = (one * self._scale for one in self._drawing.atlas.size)
        room = 9 * self._scale
        return bool(
            -room < box.left and box.right < width + room and -room < box.top and box.bottom < height + room
        )

    def _covered(self, box: pygame.Rect) -> float:
        """How much of roads, waters and houses lies under a box."""
        total, scale = 0.0, self._scale
        left, top, right, bottom = (one / scale for one in (box.left, box.top, box.right, box.bottom))
        for column in range(int(left // BUSY), int(right // BUSY) + 1):
            for row in range(int(top // BUSY), int(bottom // BUSY) + 1):
                for x, y, weight in self._drawing.busy.get((column, row), ()):
                    if left <= x < right and top <= y < bottom:
                        total += weight
        return total

    def _name(self, place: Place) -> pygame.Surface:
        family, units, least = _LOOK[place.kind]
        pixels = max(least * self._ctx.scale, units * self._scale)
        text = self._printed.get(place.name, place.name)
        name = self._haloed(text.upper() if place.kind == "city" else text, family, pixels, tones.NAME)
        if not place.vp:
            return name
        badge = self._badge(place.vp, round(pixels * 0.62))
        out = pygame.Surface(
            (name.get_width() + badge.get_width() - 1, max(name.get_height(), badge.get_height())),
            pygame.SRCALPHA,
        )
        out.blit(badge, badge.get_rect(midleft=(0, out.get_height() // 2)))
        out.blit(name, name.get_rect(midright=(out.get_width(), out.get_height() // 2)))
        return out

    def _badge(self, points: int, radius: int) -> pygame.Surface:
        """A red star with what a place is worth."""
        fine, size = 4, 2 * radius + 2
        big = pygame.Surface((size * fine, size * fine), pygame.SRCALPHA)
        middle = size * fine / 2
        for grow, ink in ((1.0, tones.HALO), (0.88, tones.POINTS)):
            star = [
                (
                    middle + math.sin(k * math.pi / 8) * radius * fine * grow * (1.0 if k % 2 == 0 else 0.82),
                    middle - math.cos(k * math.pi / 8) * radius * fine * grow * (1.0 if k % 2 == 0 else 0.82),
                )
                for k in range(16)
            ]
            pygame.draw.polygon(big, ink, star)
        out = pygame.transform.smoothscale(big, (size, size))
        text = self._font("title", radius * 1.3).render(str(points), True, PAPER)
        out.blit(text, text.get_rect(center=(size // 2, size // 2)))
        return out

    def _entries(self) -> Iterator[Label]:
        """Flags on the margin where reinforcements come in."""
        atlas = self._drawing.atlas
        for entry in atlas.map.entries:
            at, way = atlas.centres[entry.hex], atlas.outwards(entry.hex)
            image = self._flag(entry.id, _SOURCE.get(entry.supply, _SOURCE[""]), way)
            x, y = (at[0] + way[0] * 25) * self._scale, (at[1] + way[1] * 25) * self._scale
            box = image.get_rect(center=(round(x), round(y)))
            self._taken.append(box)
            yield image, float(box.left), float(box.top)

    def _flag(self, text: str, ink: Colour, way: Point) -> pygame.Surface:
        pixels = max(10.0 * self._ctx.scale, 10.5 * self._scale)
        word = self._font("title", pixels).render(text, True, PAPER)
        wide, high = word.get_width() + round(pixels * 0.7), round(pixels * 1.45)
        arrow = round(pixels * 0.62)
        fine = 3
        big = pygame.Surface(((wide + 2 * arrow) * fine, (high + 2 * arrow) * fine), pygame.SRCALPHA)
        body = pygame.Rect(arrow * fine, arrow * fine, wide * fine, high * fine)
        cx, cy = body.center
        reach_x, reach_y = (wide / 2 + arrow) * fine, (high / 2 + arrow) * fine
        tip = (cx - way[0] * reach_x, cy - way[1] * reach_y)
        side = (-way[1] * arrow * fine, way[0] * arrow * fine)
        base = (cx - way[0] * wide / 2 * fine * 0.6, cy - way[1] * high / 2 * fine * 0.6)
        head = [tip, (base[0] + side[0], base[1] + side[1]), (base[0] - side[0], base[1] - side[1])]
        pygame.draw.polygon(big, ink, head)
        pygame.draw.rect(big, tones.HALO, body.inflate(2 * fine, 2 * fine), border_radius=4 * fine)
        pygame.draw.rect(big, ink, body, border_radius=3 * fine)
        out = pygame.transform.smoothscale(big, (big.get_width() // fine, big.get_height() // fine))
        out.blit(word, word.get_rect(center=(out.get_width() // 2, out.get_height() // 2)))
        return out

    def _haloed(self, text: str, family: Family, pixels: float, ink: Colour) -> pygame.Surface:
        font = self._font(family, pixels)
        line, back = font.render(text, True, ink), font.render(text, True, tones.HALO)
        pad = max(2, round(pixels / 6))
        out = pygame.Surface((line.get_width() + 2 * pad, line.get_height() + 2), pygame.SRCALPHA)
        out.fill((*tones.HALO, 0))
        back.set_alpha(120)
        for dx in range(-pad, pad + 1):
            for dy in range(-pad, pad + 1):
                if dx * dx + dy * dy <= pad * pad:
                    out.blit(back, (pad + dx, 1 + dy))
        out.blit(line, (pad, 1))
        return out

    def _font(self, family: Family, pixels: float) -> pygame.font.Font:
        return self._ctx.type.font(family, pixels / self._ctx.scale)  # type: ignore[arg-type]


_WEIGHT = {"village": 0, "town": 1, "city": 2}
_AROUND: tuple[tuple[float, float], ...] = (
    (1, 0), (1, -0.8), (1, 0.8), (-1, 0), (-1, -0.8), (-1, 0.8), (0, -1), (0, 1),
    (0.45, -1), (0.45, 1), (-0.45, -1), (-0.45, 1), (1, -1.5), (1, 1.5), (-1, -1.5), (-1, 1.5),
)  # fmt: skip
