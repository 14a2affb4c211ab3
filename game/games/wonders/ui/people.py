"""A city's leaders and progress tokens: recruited, spent, buried and available ones told apart."""

from __future__ import annotations

from typing import Literal

import pygame

from game.core.ids import Seat
from game.games.wonders.model import City, WondersState
from game.games.wonders.scoring import cost_of
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.geometry import Geometry
from game.ui.context import Context
from game.ui.theme import BRASS_BRIGHT, INK, ON_DARK

Standing = Literal["available", "active", "spent", "buried"]


class People:
    """Draws the right part of a city."""

    def __init__(self, ctx: Context, geometry: Geometry, faces: CardFaces) -> None:
        self._ctx = ctx
        self._geometry = geometry
        self._faces = faces

    def tokens(self, state: WondersState, seat: Seat) -> dict[str, pygame.Rect]:
        """`leader:ID` and `token:ID` in the city."""
        city = state.cities[seat]
        upper, lower = self._rows(state, seat)
        leaders = [name for name, _ in standings(city)]
        out = _spread([f"leader:{one}" for one in leaders], upper, self._ctx.px(5)) if upper.height else {}
        return out | _spread([f"token:{one}" for one in city.tokens], lower, self._ctx.px(5))

    def place_for(self, state: WondersState, seat: Seat, kind: str) -> pygame.Rect:
        """Where the next leader or token of the city will lie."""
        city = state.cities[seat]
        upper, lower = self._rows(state, seat)
        row, count = (upper, len(standings(city))) if kind == "leader" else (lower, len(city.tokens))
        names = [str(number) for number in range(count + 1)]
        return list(_spread(names, row, self._ctx.px(5)).values())[-1]

    def draw(self, surface: pygame.Surface, state: WondersState, seat: Seat, hidden: frozenset[str]) -> None:
        """Paint leaders above, tokens below."""
        ctx, city, places = self._ctx, state.cities[seat], self.tokens(state, seat)
        for leader, standing in standings(city):
            rect = places[f"leader:{leader}"]
            if f"leader:{leader}" in hidden:
                continue
            face = self._faces.medallion(leader, rect.width, state=standing)
            surface.blit(face, rect)
            if standing == "available":
                self._draw_cost(surface, rect, cost_of(state.options, leader))
            elif standing == "active":
                pygame.draw.circle(surface, BRASS_BRIGHT, rect.center, rect.width // 2, max(2, ctx.px(2)))
        for token in city.tokens:
            if f"token:{token}" not in hidden:
                rect = places[f"token:{token}"]
                surface.blit(self._faces.token(token, rect.width), rect)

    def _draw_cost(self, surface: pygame.Surface, rect: pygame.Rect, cost: int) -> None:
        ctx = self._ctx
        radius = ctx.px(8)
        middle = (rect.right - radius + ctx.px(2), rect.bottom - radius + ctx.px(2))
        pygame.draw.circle(surface, INK, middle, radius)
        pygame.draw.circle(surface, BRASS_BRIGHT, middle, radius, max(1, ctx.px(1)))
        ctx.type.draw(surface, str(cost), middle, "bold", 12, ON_DARK, "center")

    def _rows(self, state: WondersState, seat: Seat) -> tuple[pygame.Rect, pygame.Rect]:
        box = self._geometry.ground(seat).people
        if state.options.leaders == "off":
            return pygame.Rect(box.left, box.top, box.width, 0), box
        high = box.height * 54 // 100
        return (
            pygame.Rect(box.left, box.top, box.width, high),
            pygame.Rect(
                box.left, box.top + high + self._ctx.px(3), box.width, box.height - high - self._ctx.px(3)
            ),
        )


def standings(city: City) -> list[tuple[str, Standing]]:
    """Every leader of a city with what has become of him: at work first, then what is still to come."""
    recruited: list[tuple[str, Standing]] = [
        (one, "spent" if one in city.spent else "active") for one in city.leaders
    ]
    waiting: list[tuple[str, Standing]] = [(one, "available") for one in city.hand]
    return [*recruited, *((one, "buried") for one in city.buried), *waiting]


def _spread(names: list[str], row: pygame.Rect, gap: int) -> dict[str, pygame.Rect]:
    """Round things side by side from the left, overlapping where there are too many."""
    side = min(row.height, (row.width - 3 * gap) // 4)
    count = len(names)
    step = side + gap if count < 2 else min(side + gap, (row.width - side) / (count - 1))
    top = row.top + (row.height - side) // 2
    return {
        name: pygame.Rect(row.left + round(place * step), top, side, side) for place, name in enumerate(names)
    }
