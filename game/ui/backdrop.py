"""The table under every screen: felt in warm lamp light, between walnut rails where asked."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.ui.sprites import Sprites
from game.ui.theme import BRASS, INK

if TYPE_CHECKING:
    from game.ui.context import Context

RAIL = 14  # pixels at scale 1


def draw(
    ctx: Context, surface: pygame.Surface, rails: bool = True, hidden: pygame.Rect | None = None
) -> None:
    """Paint the empty table over the whole surface (kept per size and scale), but for a part that something
    opaque will hide."""
    table = _table(ctx.sprites, surface.get_size(), ctx.scale, rails)
    for strip in around(surface.get_rect(), hidden) if hidden is not None else [surface.get_rect()]:
        surface.blit(table, strip, strip)


def around(room: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """A rectangle without another one: the strips above, below, left and right of it."""
    hole = hole.clip(room)
    if not hole.width or not hole.height:
        return [room]
    strips = (
        pygame.Rect(room.left, room.top, room.width, hole.top - room.top),
        pygame.Rect(room.left, hole.bottom, room.width, room.bottom - hole.bottom),
        pygame.Rect(room.left, hole.top, hole.left - room.left, hole.height),
        pygame.Rect(hole.right, hole.top, room.right - hole.right, hole.height),
    )
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]


def inside(ctx: Context, size: tuple[int, int]) -> pygame.Rect:
    """The felt between the rails."""
    rail = ctx.px(RAIL)
    return pygame.Rect(rail, rail, size[0] - 2 * rail, size[1] - 2 * rail)


def dim(surface: pygame.Surface, depth: int = 150) -> None:
    """Turn the lamp down over what is drawn, for a dialog to lie on."""
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill((6, 5, 3, depth))
    surface.blit(veil, (0, 0))


@lru_cache(maxsize=4)
def _table(sprites: Sprites, size: tuple[int, int], scale: float, rails: bool) -> pygame.Surface:
    table = sprites.tiled("table/felt", *size, scale).copy()
    if rails:
        _lay_rails(sprites, table, scale)
    light = sprites.sized("table/light", *size)
    table.blit(light, (0, 0))
    return table.convert() if pygame.display.get_surface() else table


def _lay_rails(sprites: Sprites, table: pygame.Surface, scale: float) -> None:
    width, height = table.get_size()
    rail = round(RAIL * scale)
    line = max(1, round(scale))
    lying = sprites.tiled("table/walnut", width, rail, scale)
    standing = pygame.transform.rotate(sprites.tiled("table/walnut", height, rail, scale), 90)
    table.blit(standing, (0, 0))
    table.blit(pygame.transform.flip(standing, True, False), (width - rail, 0))
    for y, flipped in ((0, False), (height - rail, True)):
        table.blit(_mitred(pygame.transform.flip(lying, flipped, flipped), rail, flipped), (0, y))
    frame = pygame.Rect(0, 0, width, height).inflate(-2 * rail, -2 * rail)
    _shade_edge(table, frame, round(8 * scale))
    pygame.draw.rect(table, INK, frame.inflate(2 * line, 2 * line), line)
    inlay = frame.inflate(2 * round(5 * scale), 2 * round(5 * scale))
    pygame.draw.rect(table, INK, inlay.inflate(2 * line, 2 * line), 3 * line)
    pygame.draw.rect(table, BRASS, inlay, line)
    pygame.draw.rect(table, (0x16, 0x0D, 0x07), table.get_rect(), line)


def _shade_edge(table: pygame.Surface, frame: pygame.Rect, deep: int) -> None:
    """The rails' shadow on the felt, `deep` pixels from every side."""
    for i in range(deep):
        ring = frame.inflate(-2 * i, -2 * i)
        dark = (0, 0, 0, round(90 * (1 - (i + 1) / (deep + 1))))
        for side in (
            (ring.left, ring.top, ring.width, 1),
            (ring.left, ring.bottom - 1, ring.width, 1),
            (ring.left, ring.top + 1, 1, ring.height - 2),
            (ring.right - 1, ring.top + 1, 1, ring.height - 2),
        ):
            line = pygame.Surface(side[2:], pygame.SRCALPHA)
            line.fill(dark)
            table.blit(line, side)


def _mitred(board: pygame.Surface, rail: int, flipped: bool) -> pygame.Surface:
    """A lying rail with its ends cut at 45 degrees."""
    out = board.convert_alpha() if pygame.display.get_surface() else board.copy()
    cut = pygame.Surface(board.get_size(), pygame.SRCALPHA)
    cut.blit(out, (0, 0))
    width = board.get_width()
    for x in range(rail):
        top = (0, rail - x - 1) if flipped else (x + 1, rail)
        for column in (x, width - 1 - x):
            cut.fill((0, 0, 0, 0), (column, top[0], 1, top[1] - top[0]))
    return cut
