"""The desk at night and what lies on it: folder, sheets of paper, stamps, clips, cold lamp light."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.context import Context
from game.ui.grounds import draw_panel, draw_shadow, draw_slice
from game.ui.sprites import Sprites
from game.ui.text import Type
from game.ui.theme import Colour

STAMP_RED: Colour = (0xA8, 0x2A, 0x24)
STAMP_BLUE: Colour = (0x2A, 0x4E, 0x86)
STAMP_GREEN: Colour = (0x2E, 0x6B, 0x43)
STAMP_GREY: Colour = (0x6A, 0x5C, 0x48)
_SHADOW = 22  # how far a folder's shadow reaches at the most, at scale 1
SHEET_EDGE = 16  # manila around the sheet in a folder, at scale 1


def draw_desk(ctx: Context, surface: pygame.Surface) -> None:
    """Paint the bare desk over the whole surface (kept per size and scale)."""
    surface.blit(_desk(ctx.sprites, surface.get_size(), ctx.scale), (0, 0))


def draw_folder(ctx: Context, surface: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
    """An open folder with a sheet in it; returns the sheet."""
    draw_shadow(ctx, surface, rect)
    draw_slice(ctx, surface, "world/desk/folder", rect)
    edge = ctx.px(SHEET_EDGE)
    sheet = rect.inflate(-2 * edge, -2 * edge)
    draw_panel(ctx, surface, sheet, "paper")
    return sheet


class FolderOnDesk:
    """A folder with nothing but the desk below it: painted once for each window, place and scale."""

    def __init__(self) -> None:
        self.painted = 0  # times that it was painted anew
        self._key: object = None
        self._kept = pygame.Surface((1, 1))

    def draw(self, ctx: Context, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Paint it with its shadow, which covers what else lay there."""
        box = rect.inflate(2 * ctx.px(_SHADOW), 2 * ctx.px(_SHADOW))
        key = (surface.get_size(), tuple(rect), ctx.scale)
        if key != self._key:
            self._kept = pygame.Surface(box.size)
            self._kept.blit(_desk(ctx.sprites, surface.get_size(), ctx.scale), (-box.left, -box.top))
            draw_folder(ctx, self._kept, rect.move(-box.left, -box.top))
            self._key = key
            self.painted += 1
        surface.blit(self._kept, box)


def draw_clip(ctx: Context, surface: pygame.Surface, at: tuple[int, int]) -> None:
    """A paper clip whose top is at a point."""
    clip = ctx.sprites.sized("world/desk/clip", ctx.px(20), ctx.px(51))
    surface.blit(clip, clip.get_rect(midtop=at))


def draw_stamp(
    ctx: Context,
    surface: pygame.Surface,
    text: str,
    middle: tuple[int, int],
    size: int = 28,
    colour: Colour = STAMP_RED,
    turn: float = 8.0,
    strength: int = 225,
) -> pygame.Rect:
    """A stamp's print around a point: words in a double frame, ink that did not take everywhere."""
    image = _stamp(ctx.sprites, ctx.type, text, size, colour, turn, strength)
    rect = image.get_rect(center=middle)
    surface.blit(image, rect)
    return rect


@lru_cache(maxsize=64)
def _stamp(
    sprites: Sprites, kind: Type, text: str, size: int, colour: Colour, turn: float, strength: int
) -> pygame.Surface:
    words = kind.line(text.upper(), "title", size, colour)
    pad, line = round(size * 0.42 * kind.scale), max(1, round(size * 0.09 * kind.scale))
    print_ = pygame.Surface((words.get_width() + 4 * pad, words.get_height() + 2 * pad), pygame.SRCALPHA)
    frame, corner = print_.get_rect().inflate(-2, -2), round(6 * kind.scale)
    pygame.draw.rect(print_, colour, frame, line * 2, border_radius=corner)
    pygame.draw.rect(
        print_, colour, frame.inflate(-line * 6, -line * 6), max(1, line // 2), border_radius=corner
    )
    print_.blit(words, words.get_rect(center=print_.get_rect().center))
    wear = sprites.sized("world/desk/wear", *print_.get_size()).copy()
    wear.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    print_.blit(wear, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(print_, turn, 1.0)


@lru_cache(maxsize=4)
def _desk(sprites: Sprites, size: tuple[int, int], scale: float) -> pygame.Surface:
    desk = sprites.tiled("table/walnut", *size, scale * 1.4).copy()
    desk.blit(sprites.sized("world/desk/night", *size), (0, 0))
    return desk.convert() if pygame.display.get_surface() else desk
