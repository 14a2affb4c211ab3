"""The course of a game as a line a seat on graph paper, in the seats' colours with their marks at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui.badges import draw_badge
from game.ui.theme import INK, INK_SOFT, PAPER_SHADE
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.context import Context

Point = tuple[int, tuple[float, ...]]
_FINE = 3
_ABREAST, _APART, _LEGEND = 3, 20, 22  # seats in a line of the legend, what is between them, its height


class GraphView(Widget):
    """`points` are (entry, value of each seat); `names` the seats for the legend."""

    focusable = False

    def __init__(self, ctx: Context, points: Sequence[Point], length: int, names: Sequence[str]) -> None:
        super().__init__(ctx, "graph")
        self.points = tuple(points)
        self.length = max(1, length)
        self.names = tuple(names)

    def plot(self) -> pygame.Rect:
        """The squared part."""
        px = self.ctx.px
        foot = px(36) + px(_LEGEND) * (self._legend_rows() - 1)
        high = self.rect.height - foot
        return pygame.Rect(self.rect.left, self.rect.top + px(4), self.rect.width - px(14), high)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint squares, lines and legend."""
        self.lines.clear()
        plot = self.plot()
        if len(self.points) < 2 or plot.height < self.ctx.px(30):
            return
        self._draw_squares(surface, plot)
        self._draw_lines(surface, plot)
        self._draw_legend(surface, plot)

    def at(self, plot: pygame.Rect, index: int, value: float) -> tuple[int, int]:
        """Where an entry's value lies."""
        values = [v for _, pair in self.points for v in pair]
        low, high = min(0.0, *values), max(values)
        span = (high - low) or 1.0
        x = plot.left + round(plot.width * index / self.length)
        return x, plot.bottom - round(plot.height * (value - low) / (span * 1.06))

    def _draw_squares(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        step = max(6, self.ctx.px(20))
        for x in range(plot.left, plot.right + 1, step):
            pygame.draw.line(surface, PAPER_SHADE, (x, plot.top), (x, plot.bottom))
        for y in range(plot.bottom, plot.top - 1, -step):
            pygame.draw.line(surface, PAPER_SHADE, (plot.left, y), (plot.right, y))
        line = max(1, self.ctx.px(2))
        pygame.draw.line(surface, INK_SOFT, plot.bottomleft, plot.bottomright, line)
        pygame.draw.line(surface, INK_SOFT, plot.topleft, plot.bottomleft, line)

    def _draw_lines(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        """The seats' lines with a dark edge (an ivory one shows on paper), drawn large for smoothness."""
        air = self.ctx.px(8)
        box = plot.inflate(2 * air, 2 * air)
        sheet = pygame.Surface((box.width * _FINE, box.height * _FINE), pygame.SRCALPHA)
        wide = max(2, self.ctx.px(3)) * _FINE
        for side in self._sides():
            fill = self.ctx.seat_colour(side).fill
            places = [self.at(plot, index, pair[side]) for index, pair in self.points]
            fine = [((x - box.left) * _FINE, (y - box.top) * _FINE) for x, y in places]
            for tone, width in ((INK, wide + 2 * _FINE), (fill, wide)):
                pygame.draw.lines(sheet, tone, False, fine, width)
                for place in fine:
                    pygame.draw.circle(sheet, tone, place, width // 2)
        surface.blit(pygame.transform.smoothscale(sheet, box.size), box)
        for side in self._sides():
            index, pair = self.points[-1]
            end = self.at(plot, index, pair[side])
            draw_badge(self.ctx, surface, self.ctx.seat_colour(side), end, self.ctx.px(22))

    def _sides(self) -> range:
        return range(len(self.points[-1][1]))

    def _draw_legend(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        """The seats below the plot, three a line at most; only a name that finds no room is cut."""
        px = self.ctx.px
        for row in range(self._legend_rows()):
            sides = range(row * _ABREAST, min(len(self.names), (row + 1) * _ABREAST))
            room = self.rect.width - len(sides) * px(24 + _APART) + px(_APART)
            widths = _shared([self.ctx.type.width(self.names[side], "body", 14) for side in sides], room)
            x, y = self.rect.left, plot.bottom + px(18) + row * px(_LEGEND)
            for side, width in zip(sides, widths, strict=True):
                draw_badge(self.ctx, surface, self.ctx.seat_colour(side), (x + px(9), y), px(18))
                name = self.ctx.type.fit(self.names[side], "body", 14, width)
                self.write(surface, name, (x + px(24), y), "body", 14, INK, "midleft")
                x += px(24 + _APART) + width

    def _legend_rows(self) -> int:
        return -(-len(self.names) // _ABREAST)


def _shared(wished: list[int], room: int) -> list[int]:
    """As much of its wish for each as fits a room together: the longest give way first."""
    given = list(wished)
    while sum(given) > max(0, room):
        most = max(given)
        longest = [place for place, width in enumerate(given) if width == most]
        next_ = max((width for width in given if width < most), default=0)
        each = max(next_, most - -(-(sum(given) - room) // len(longest)))
        for place in longest:
            given[place] = each
    return given
