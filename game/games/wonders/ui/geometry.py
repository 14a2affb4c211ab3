"""Where everything lies: two cities facing each other, the display between them, track, tablets and pile.

One city above, one below; each city's tablets lie beside the display on its side. The track runs up and
down between the cities, so that the pawn goes towards the city that is in danger.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.model import other
from game.ui.context import Context

CARD_RATIO = 14 / 9  # height of a card by its width
TABLET_RATIO = 2 / 3
AIR = 8
RAIL, NARROW_RAIL = 264, 220
NARROW = 1180  # below this width (at scale 1) the rail shrinks
_FAR, _NEAR = 0.185, 0.205  # shares of the height that the cities take
_LEAST_BAND = 104
_WIDEST_TABLETS = 300
_TRACK, _TOKENS = 62, 58
_COLUMNS = 6  # cards side by side in the widest row
_SHOWN = {1: 0.47, 2: 0.47, 3: 0.35}  # how much of a card shows below the one that lies on it
_ROWS = {1: 5, 2: 5, 3: 7}


@dataclass(frozen=True)
class CityGround:
    """The parts of one city: the whole band, its purse and goods, its cards, its people and tokens."""

    band: pygame.Rect
    goods: pygame.Rect
    cards: pygame.Rect
    people: pygame.Rect
    tablets: pygame.Rect


class Geometry:
    """Lays the table out into a rectangle. `below` is the seat whose city lies at the near edge."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self.below = Seat(0)
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.rail = pygame.Rect(0, 0, 1, 1)
        self.display = pygame.Rect(0, 0, 1, 1)
        self.track = pygame.Rect(0, 0, 1, 1)
        self.tokens = pygame.Rect(0, 0, 1, 1)
        self.pile = pygame.Rect(0, 0, 1, 1)
        blank = pygame.Rect(0, 0, 1, 1)
        self._far = self._near = CityGround(blank, blank, blank, blank, blank)

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        ctx, air = self._ctx, self._ctx.px(AIR)
        self.rect = rect
        inner = rect.inflate(-2 * air, -2 * air)
        wide = ctx.px(NARROW_RAIL if rect.width < ctx.px(NARROW) else RAIL)
        self.rail = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)
        board = pygame.Rect(inner.left, inner.top, inner.width - wide - air, inner.height)
        far = max(ctx.px(_LEAST_BAND), round(board.height * _FAR))
        near = max(ctx.px(_LEAST_BAND), round(board.height * _NEAR))
        top = pygame.Rect(board.left, board.top, board.width, far)
        foot = pygame.Rect(board.left, board.bottom - near, board.width, near)
        middle = pygame.Rect(board.left, top.bottom + air, board.width, foot.top - top.bottom - 2 * air)
        self._lay_middle(middle, top, foot)

    def ground(self, seat: Seat) -> CityGround:
        """The parts of a seat's city."""
        return self._near if seat == self.below else self._far

    def is_near(self, seat: Seat) -> bool:
        """Whether a seat's city lies at the near edge."""
        return seat == self.below

    def places(self, age: int) -> list[pygame.Rect]:
        """Where the cards of an age's display lie, place by place."""
        slots = load_book().layouts[age].slots
        width, height = self.card_size(age)
        across = max(slot.x for slot in slots) + 1  # in half steps
        gap = max(self._ctx.px(3), (self.display.width - _COLUMNS * width) // (_COLUMNS + 1))
        half = (width + min(gap, self._ctx.px(12))) / 2
        down = height * _SHOWN[age]
        left = self.display.centerx - half * across / 2
        top = self.display.centery - (down * (_ROWS[age] - 1) + height) / 2
        return [
            pygame.Rect(
                round(left + slot.x * half - width / 2), round(top + (slot.row - 1) * down), width, height
            )
            for slot in slots
        ]

    def card_size(self, age: int) -> tuple[int, int]:
        """Width and height of a card in an age's display."""
        high = self.display.height / (_SHOWN[age] * (_ROWS[age] - 1) + 1)
        wide = (self.display.width - (_COLUMNS + 1) * self._ctx.px(4)) / _COLUMNS
        width = min(high / CARD_RATIO, wide)
        return int(width), int(width * CARD_RATIO)

    def _lay_middle(self, middle: pygame.Rect, top: pygame.Rect, foot: pygame.Rect) -> None:
        ctx, air = self._ctx, self._ctx.px(AIR)
        left = ctx.px(_TRACK)
        self.track = pygame.Rect(middle.left, middle.top, left, middle.height)
        side = min(ctx.px(_TOKENS), middle.height // 6)
        self.tokens = pygame.Rect(self.track.right + air // 2, middle.top, side, middle.height)
        room = middle.width - left - side - 2 * air
        half = middle.height * 0.5 - ctx.px(34) - air  # what two rows of tablets may take
        tablet = min(ctx.px(_WIDEST_TABLETS) / 2, half / 2 / TABLET_RATIO, room * 0.165)
        wide = int(2 * tablet + ctx.px(6))
        right = pygame.Rect(middle.right - wide, middle.top, wide, middle.height)
        high = int(2 * tablet * TABLET_RATIO + ctx.px(6))
        far_tablets = pygame.Rect(right.left, right.top, wide, high)
        near_tablets = pygame.Rect(right.left, right.bottom - high, wide, high)
        between = near_tablets.top - far_tablets.bottom - 2 * air
        self.pile = pygame.Rect(right.left, far_tablets.bottom + air, wide, between)
        x = self.tokens.right + air
        plates = ctx.px(12)  # the prices hang over the lowest cards
        self.display = pygame.Rect(x, middle.top, right.left - air - x, middle.height - plates)
        self._far = self._city(top, far_tablets)
        self._near = self._city(foot, near_tablets)

    def _city(self, band: pygame.Rect, tablets: pygame.Rect) -> CityGround:
        ctx = self._ctx
        inner = band.inflate(-ctx.px(16), -ctx.px(12))
        goods = min(ctx.px(292), round(inner.width * 0.3))
        people = min(ctx.px(232), round(inner.width * 0.235))
        gap = ctx.px(12)
        return CityGround(
            band,
            pygame.Rect(inner.left, inner.top, goods, inner.height),
            pygame.Rect(
                inner.left + goods + gap, inner.top, inner.width - goods - people - 2 * gap, inner.height
            ),
            pygame.Rect(inner.right - people, inner.top, people, inner.height),
            tablets,
        )


def facing(geometry: Geometry) -> tuple[Seat, Seat]:
    """The seats from the far city to the near one."""
    return other(geometry.below), geometry.below
