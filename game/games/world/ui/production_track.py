"""The production track along the bottom edge: a wooden rail with a scale, every seat's peg, and the goal."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.ids import Seat
from game.games.world.book import Book
from game.games.world.model import WorldState
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import BRASS, BRASS_BRIGHT, ON_DARK, ON_DARK_SOFT

HEIGHT = 46
_BADGE = 20
_BEYOND = 8  # points that the rail goes on behind the goal


class ProductionTrack:
    """Draws the markers (R075) and how far it is to the victory by points (R025)."""

    def __init__(self, ctx: Context, book: Book) -> None:
        self._ctx = ctx
        self._book = book
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._most = 1

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        self.rect = rect

    def goal(self, state: WorldState) -> int:
        """The value that wins when it is entered."""
        return self._book.scenario(state.options).victory.points[str(state.seats)]

    def draw(self, surface: pygame.Surface, state: WorldState, values: Sequence[float] | None = None) -> None:
        """Paint it; `values` stand in for the markers while one moves."""
        ctx = self._ctx
        draw_slice(ctx, surface, "ui/panel_dark", self.rect)
        if not state.realms:
            return
        shown = list(values) if values is not None else [float(realm.track) for realm in state.realms]
        self._most = max(self.goal(state) + _BEYOND, *(round(value) + _BEYOND for value in shown))
        self._draw_scale(surface, self.goal(state))
        for seat, x, exact in self._pegs(state, shown):
            self._draw_peg(surface, seat, x, exact, round(shown[seat]), seat == state.active)

    def token_at(self, state: WorldState, pos: tuple[int, int]) -> str | None:
        """`seat:N` of the peg under a point."""
        if not self.rect.collidepoint(pos) or not state.realms:
            return None
        shown = [float(realm.track) for realm in state.realms]
        wide = self._wide()
        for seat, x, _ in self._pegs(state, shown):
            if abs(pos[0] - x) <= wide / 2 and pos[1] < self._line_y():
                return f"seat:{seat}"
        return None

    def _x(self, value: float) -> int:
        air = self._ctx.px(26)
        return self.rect.left + air + round((self.rect.width - 2 * air) * value / self._most)

    def _line_y(self) -> int:
        return self.rect.bottom - self._ctx.px(17)

    def _draw_scale(self, surface: pygame.Surface, goal: int) -> None:
        ctx, y = self._ctx, self._line_y()
        line = max(1, ctx.px(1))
        pygame.draw.line(
            surface, (0x1A, 0x10, 0x08), (self._x(0), y + line), (self._x(self._most), y + line), 3 * line
        )
        pygame.draw.line(surface, BRASS, (self._x(0), y), (self._x(self._most), y), line)
        for value in range(0, self._most + 1, 5):
            tall = ctx.px(5 if value % 10 == 0 else 3)
            pygame.draw.line(surface, BRASS, (self._x(value), y), (self._x(value), y + tall), line)
            if value % 10 == 0 and abs(self._x(value) - self._x(goal)) > ctx.px(22):
                at = (self._x(value), y + ctx.px(3))
                ctx.type.draw(surface, str(value), at, "body", 12, ctx.tone(ON_DARK_SOFT), "midtop")
        x = self._x(goal)
        pygame.draw.line(surface, BRASS_BRIGHT, (x, self.rect.top + ctx.px(5)), (x, y + ctx.px(4)), 2 * line)
        flag = [
            (x, self.rect.top + ctx.px(5)),
            (x + ctx.px(13), self.rect.top + ctx.px(9)),
            (x, self.rect.top + ctx.px(13)),
        ]
        pygame.draw.polygon(surface, BRASS_BRIGHT, flag)
        ctx.type.draw(surface, str(goal), (x, y + ctx.px(3)), "bold", 12, BRASS_BRIGHT, "midtop")

    def _wide(self) -> int:
        return self._ctx.px(_BADGE + 24)

    def _pegs(self, state: WorldState, shown: Sequence[float]) -> list[tuple[Seat, int, int]]:
        """Each seat's (seat, x of its peg, exact x): those that would overlap stand side by side."""
        wide = self._wide()
        seats = sorted(
            (Seat(seat) for seat, realm in enumerate(state.realms) if not realm.is_out),
            key=lambda seat: (shown[seat], seat),
        )
        places = [self._x(shown[seat]) for seat in seats]
        low, high = self.rect.left + wide // 2, self.rect.right - wide // 2 - self._ctx.px(6)
        spots = list(places)
        for _ in range(24):
            for i in range(1, len(spots)):
                lack = wide - (spots[i] - spots[i - 1])
                if lack > 0:
                    spots[i - 1] -= lack // 2
                    spots[i] += lack - lack // 2
        for i in range(len(spots)):  # whatever is left of an overlap goes to the right, then off the end
            spots[i] = max(spots[i], spots[i - 1] + wide if i else low)
        for i in reversed(range(len(spots))):
            spots[i] = min(spots[i], spots[i + 1] - wide if i + 1 < len(spots) else high)
        return list(zip(seats, spots, places, strict=True))

    def _draw_peg(
        self, surface: pygame.Surface, seat: Seat, x: int, exact: int, value: int, active: bool
    ) -> None:
        ctx, side = self._ctx, self._ctx.px(_BADGE)
        y = self.rect.top + ctx.px(4) + side // 2
        colour = ctx.seat_colour(seat)
        foot = (exact, self._line_y())
        pygame.draw.line(surface, colour.rim, (x - ctx.px(10), y + side // 2 - 2), foot, max(2, ctx.px(3)))
        pygame.draw.line(surface, colour.fill, (x - ctx.px(10), y + side // 2 - 2), foot, max(1, ctx.px(2)))
        pygame.draw.circle(surface, colour.rim, foot, ctx.px(4))
        pygame.draw.circle(surface, colour.fill, foot, ctx.px(3))
        if active:
            pygame.draw.circle(
                surface, BRASS_BRIGHT, (x - ctx.px(10), y), side // 2 + ctx.px(2), max(1, ctx.px(2))
            )
        draw_badge(ctx, surface, colour, (x - ctx.px(10), y), side)
        ctx.type.draw(surface, str(value), (x + ctx.px(3), y), "title", 14, ON_DARK, "midleft")
