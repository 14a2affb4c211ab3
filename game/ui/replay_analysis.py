"""The analysis in the viewer: how the seats stand at this moment in words, and over the game as a graph."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.analyst import Analyst
from game.ui.badges import draw_badge
from game.ui.shot import eyes_name
from game.ui.theme import BRASS, INK, INK_SOFT, PAPER_SHADE
from game.ui.widgets.base import Widget
from game.ui.widgets.labels import draw_panel

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.replay_reel import Reel
    from game.ui.toast import Toasts

_AIR, _BAR, _LEAST_GRAPH, _MOST_GRAPH = 14, 22, 64, 150


class AnalysisSheet(Widget):
    """Works while it is seen. `scrub(index, begun)` hears clicks and drags on the graph."""

    focusable = False

    def __init__(
        self,
        ctx: Context,
        reel: Reel,
        analyst: Analyst,
        scrub: Callable[[int, bool], None],
        toasts: Toasts,
    ) -> None:
        super().__init__(ctx, "analysis")
        self.reel, self.analyst, self.scrub, self.toasts = reel, analyst, scrub, toasts
        self.visible = False
        self.plot = pygame.Rect(0, 0, 0, 0)
        self._begun = False

    @property
    def animating(self) -> bool:
        """While more is to come."""
        return self.visible and self.analyst.is_busy

    def update(self, dt_ms: float) -> None:
        """Let the analyst work, and tell when it had to be started again."""
        if self.visible:
            self.analyst.work()
        if self.analyst.has_restarted:
            self.analyst.has_restarted = False
            eyes = eyes_name(self.ctx, self.reel.face, self.reel.view.state, self.reel.eyes)
            self.toasts.tell(self.ctx.words("replay.analysis.restarted", eyes=eyes))

    def press(self, pos: tuple[int, int]) -> None:
        """Go to a moment of the graph."""
        if self.plot.collidepoint(pos):
            self._begun = True
            self.move(pos)
            self._begun = False

    def move(self, pos: tuple[int, int]) -> None:
        """Drag along the graph."""
        if self.plot.width > 1 and (self._begun or self.pressed):
            part = min(1.0, max(0.0, (pos[0] - self.plot.left) / (self.plot.width - 1)))
            self.scrub(round(part * self.reel.length), self._begun)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the sheet: title, shares, sentences, graph."""
        self.lines.clear()
        draw_panel(self.ctx, surface, self.rect)
        px, say = self.ctx.px, self.ctx.words
        inner = self.rect.inflate(-2 * px(_AIR), -2 * px(8))
        self.write(surface, say("replay.analysis"), inner.topleft, "title", 16, INK)
        top = inner.top + px(28)
        now, told = self.analyst.now, self._told()
        if now is not None:
            self._draw_shares(surface, pygame.Rect(inner.left, top, inner.width, px(_BAR)), now.shares)
            top += px(_BAR) + px(8)
        caption = self.ctx.type.height("italic", 12)
        free = inner.bottom - top - self._height(told, inner.width) - caption
        high = max(px(_LEAST_GRAPH), min(px(_MOST_GRAPH), inner.height * 2 // 5, free))
        self.plot = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        self._write_lines(surface, told, inner, top, self.plot.top - caption)
        self.write(
            surface, say("replay.analysis.graph"), self.plot.topleft, "italic", 12, INK_SOFT, "bottomleft"
        )
        self._draw_graph(surface)

    def _told(self) -> list[str]:
        """What is known of the present moment in sentences, or why nothing is."""
        now, say = self.analyst.now, self.ctx.words
        if now is None:
            return [say("replay.analysis.failed" if self.analyst.is_missed else "replay.analysis.thinking")]
        state, rules = self.reel.view.state, self.reel.replay.rules
        return [self.reel.face.insight(rules, state, line) for line in now.lines]

    def _height(self, told: list[str], width: int) -> int:
        """How high all the sentences are."""
        kind, px = self.ctx.type, self.ctx.px
        rows = sum(len(kind.wrap(text, "body", 14, width)) for text in told)
        return rows * kind.height("body", 14) + len(told) * px(4) + px(4)

    def _draw_shares(self, surface: pygame.Surface, bar: pygame.Rect, shares: tuple[float, ...]) -> None:
        """Each seat's part of all hopes as a part of a bar in its colour, with its mark."""
        px, left = self.ctx.px, float(bar.left)
        for seat, share in enumerate(shares):
            right = left + share * bar.width
            part = pygame.Rect(round(left), bar.top, round(right) - round(left), bar.height)
            pygame.draw.rect(surface, self.ctx.seat_colour(seat).fill, part)
            if part.width >= px(24):
                draw_badge(self.ctx, surface, self.ctx.seat_colour(seat), part.center, px(18))
            left = right
        pygame.draw.rect(surface, INK, bar, max(1, px(1)))

    def _write_lines(
        self, surface: pygame.Surface, told: list[str], inner: pygame.Rect, top: int, bottom: int
    ) -> None:
        """As many sentences as fit above the graph's caption."""
        kind, px = self.ctx.type, self.ctx.px
        step = kind.height("body", 14)
        for text in told:
            rows = kind.wrap(text, "body", 14, inner.width)
            if top + len(rows) * step > bottom:
                return
            for row in rows:
                self.write(surface, row, (inner.left, top), "body", 14, INK)
                top += step
            top += px(4)

    def _draw_graph(self, surface: pygame.Surface) -> None:
        """The parts of the seats over the game, stacked; a brass line at the present moment."""
        px, plot = self.ctx.px, self.plot
        points = sorted(self.analyst.found.items())
        pygame.draw.rect(surface, PAPER_SHADE, plot)
        if len(points) > 1:
            seats = len(points[0][1].shares)
            for seat in reversed(range(seats)):
                edge = [
                    (self._x(index), plot.bottom - round(plot.height * sum(found.shares[: seat + 1])))
                    for index, found in points
                ]
                area = [(edge[0][0], plot.bottom), *edge, (edge[-1][0], plot.bottom)]
                pygame.draw.polygon(surface, self.ctx.seat_colour(seat).fill, area)
                pygame.draw.lines(surface, INK, False, edge, max(1, px(1)))
        middle = plot.centery
        pygame.draw.line(surface, INK_SOFT, (plot.left, middle), (plot.right - 1, middle))
        x = self._x(self.reel.index)
        pygame.draw.line(surface, BRASS, (x, plot.top), (x, plot.bottom - 1), max(2, px(3)))
        pygame.draw.rect(surface, INK, plot, max(1, px(1)))

    def _x(self, index: int) -> int:
        return self.plot.left + round((self.plot.width - 1) * index / max(1, self.reel.length))
