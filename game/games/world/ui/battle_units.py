"""The units of a side as pieces that can be looked at and, when some must fall, chosen."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.core.ids import Seat
from game.games.world.model import UNIT_KINDS, Stack, UnitKind
from game.games.world.ui.map_pieces import MapPieces
from game.ui.context import Context
from game.ui.theme import BAD, BRASS_BRIGHT, PAPER
from game.ui.widgets.buttons import Press

SIZES = (84, 72, 60, 52, 46, 40, 34, 28)  # of a piece, at scale 1; the largest at which all fit is taken
GAP = 6
HEADER = 22
BREATH_MS = 1400.0


@dataclass(frozen=True)
class Spot:
    """A piece: whose, of which kind, the how manieth of that kind, where; `count` more than 1 for a pile."""

    seat: Seat
    kind: UnitKind
    number: int
    rect: pygame.Rect
    count: int = 1


@dataclass(frozen=True)
class Block:
    """A stack's pieces; `header` is the line above them where several stacks make the side."""

    seat: Seat
    header: pygame.Rect | None
    spots: tuple[Spot, ...]


def lay_units(ctx: Context, stacks: Sequence[Stack], area: pygame.Rect) -> tuple[Block, ...]:
    """Place all pieces of a side in an area: one by one, or as numbered piles where they are too many."""
    for size in SIZES:
        found = _laid(ctx, stacks, area, size, piles=False)
        if found is not None:
            return found
    for size in SIZES:
        found = _laid(ctx, stacks, area, size, piles=True)
        if found is not None:
            return found
    return ()


def _laid(
    ctx: Context, stacks: Sequence[Stack], area: pygame.Rect, size: int, piles: bool
) -> tuple[Block, ...] | None:
    side, gap, headed = ctx.px(size), ctx.px(GAP), len(stacks) > 1
    across = max(1, (area.width + gap) // (side + gap))
    y, blocks = area.top, []
    for stack in stacks:
        header = None
        if headed:
            header = pygame.Rect(area.left, y, area.width, ctx.px(HEADER))
            y += header.height
        spots, place = [], 0
        for kind in reversed(UNIT_KINDS):
            there = stack.units.of(kind)
            for number in range(min(1, there) if piles else there):
                row, column = divmod(place, across)
                rect = pygame.Rect(area.left + column * (side + gap), y + row * (side + gap), side, side)
                spots.append(Spot(stack.seat, kind, number, rect, there if piles else 1))
                place += 1
        y += math.ceil(place / across) * (side + gap)
        blocks.append(Block(stack.seat, header, tuple(spots)))
    return tuple(blocks) if y - gap <= area.bottom else None


class UnitPiece(Press):
    """A piece on the battle screen. `lit`: may be chosen to fall; `chosen`: is going to."""

    def __init__(
        self, ctx: Context, name: str, pieces: MapPieces, spot: Spot, action: Callable[[], None], tip: str
    ) -> None:
        super().__init__(ctx, name, action, tip)
        self.spot = spot
        self.rect = spot.rect.copy()
        self.lit = False
        self.chosen = False
        self.offset = (0.0, 0.0)
        self.alpha = 255
        self.glow = 0.0
        self._pieces = pieces

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Only pieces that may be chosen take the keyboard."""
        return self.lit

    def activate(self) -> None:
        """Choose it, or say why not."""
        self.action()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint shadow, piece and marks; a chosen one lies lower and is crossed out."""
        lift = self.ctx.px(2) if self.lit and self.hovered and not self.chosen else 0
        box = self.rect.move(round(self.offset[0]), round(self.offset[1]) - lift)
        if self.lit and not self.chosen:
            self._draw_ring(surface, box)
        size = box.width - self.ctx.px(4)
        colour = self.ctx.seat_colour(self.spot.seat)
        shadow = self.ctx.sprites.shadow(size, size // 2, size // 3)
        shadow.set_alpha(self.alpha)
        surface.blit(shadow, shadow.get_rect(center=(box.centerx + 2 + lift, box.bottom - size // 6 + lift)))
        shadow.set_alpha(255)
        image = self._pieces.cast(self.spot.kind, colour, size)
        if self.spot.count > 1:
            image = self._pieces.stack(self.spot.kind, colour, size, self.spot.count)
        if self.alpha < 255 or self.chosen:
            image = image.copy()
            image.set_alpha(min(self.alpha, 120 if self.chosen else 255))
        surface.blit(image, image.get_rect(center=box.center))
        if self.chosen:
            self._draw_cross(surface, box)

    def _draw_ring(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        plate = pygame.Surface(box.size, pygame.SRCALPHA)
        corner = self.ctx.px(8)
        pygame.draw.rect(plate, (*BRASS_BRIGHT, round(60 + 70 * self.glow)), plate.get_rect(), 0, corner)
        pygame.draw.rect(plate, (*BAD, round(150 + 90 * self.glow)), plate.get_rect(), self.ctx.px(2), corner)
        surface.blit(plate, box)

    def _draw_cross(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        arm = round(box.width * 0.3)
        x, y = box.center
        for wide, colour in ((self.ctx.px(8), PAPER), (self.ctx.px(5), BAD)):
            pygame.draw.line(surface, colour, (x - arm, y - arm), (x + arm, y + arm), wide)
            pygame.draw.line(surface, colour, (x - arm, y + arm), (x + arm, y - arm), wide)
