"""Draws the wonders' symbols, alone or as the row of a thing's effects, at any height."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.games.wonders.effects import Effect
from game.games.wonders.ui.effect_symbols import Part, Parts, row_of
from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import BRASS, INK, PAPER, Colour

_RED: Colour = (0xC0, 0x2C, 0x22)
_COIN_INK: Colour = (0x4A, 0x2E, 0x08)
_GOLD: Colour = (0xE6, 0xBE, 0x62)
_CRIMSON: Colour = (0x8C, 0x1F, 0x24)
_KEPT = 512
_OUTLINED = 36  # below this height leaves would only crowd the number


class SymbolPaint:
    """Surfaces are cached and shared; sizes are real pixels."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self.symbol = lru_cache(maxsize=_KEPT)(self._symbol)
        self.part = lru_cache(maxsize=_KEPT)(self._part)
        self._row = lru_cache(maxsize=_KEPT)(self._make_row)

    def row(self, effects: Sequence[Effect], height: int, width: int) -> pygame.Surface:
        """All effects of a thing side by side, no wider than `width`."""
        return self._row(tuple(tuple(group) for group in row_of(effects)), height, width)

    def parts(self, parts: Sequence[Part], height: int, width: int) -> pygame.Surface:
        """Some parts side by side, no wider than `width`."""
        return self._row((tuple(parts),), height, width)

    def coin(self, number: int | str, side: int) -> pygame.Surface:
        """A coin with a number on it."""
        return self.part(Part("coin", str(number)), side)

    def points(self, number: int | str, side: int) -> pygame.Surface:
        """A laurel with a number in it."""
        return self.part(Part("points", str(number)), side)

    def words(self, text: str, pixels: int, family: Family = "title", colour: Colour = INK) -> pygame.Surface:
        """A line of text whose letters are so many real pixels high."""
        return self._ctx.type.line(text, family, max(1, round(pixels / self._ctx.scale)), colour)

    def _symbol(self, name: str, side: int) -> pygame.Surface:
        sprite = f"wonders/symbols/{name}"
        if self._ctx.sprites.exists(sprite):
            return self._ctx.sprites.sized(sprite, side, side)
        out = pygame.Surface((side, side), pygame.SRCALPHA)
        pygame.draw.circle(out, BRASS, (side / 2, side / 2), side / 2 - 1)
        image = self.words(name[:2], side // 2)
        out.blit(image, image.get_rect(center=out.get_rect().center))
        return out

    def _part(self, part: Part, height: int) -> pygame.Surface:
        match part.kind:
            case "text":
                return _outlined(self, part.name, round(height * 0.72))
            case "coin" | "drain":
                return self._numbered(
                    "coin" if part.kind == "coin" else "drain", part.name, height, _COIN_INK
                )
            case "points":
                return self._numbered("point", part.name, height, PAPER)
            case "slash":
                full = self.symbol("any", height)
                slim = pygame.Surface((round(height * 0.34), height), pygame.SRCALPHA)
                slim.blit(full, full.get_rect(center=slim.get_rect().center))
                return slim
            case "arrow":
                return _arrow(height)
        image = self.symbol(part.name, height)
        if not part.is_crossed:
            return image
        out, wide = image.copy(), max(2, height // 9)
        ends = ((height * 0.16, height * 0.84), (height * 0.84, height * 0.16))
        pygame.draw.line(out, PAPER, *ends, wide + 2)
        pygame.draw.line(out, _RED, *ends, wide)
        return out

    def _numbered(self, name: str, number: str, height: int, ink: Colour) -> pygame.Surface:
        if number == "":
            return self.symbol(name, height)
        is_small = name == "point" and height < _OUTLINED
        out = _plain_laurel(height) if is_small else self.symbol(name, height).copy()
        size = round(height * (0.68 if len(number) == 1 else 0.56))
        is_outlined = ink == PAPER and height >= _OUTLINED
        image = _outlined(self, number, size) if is_outlined else self.words(number, size, "title", ink)
        out.blit(image, image.get_rect(center=(height // 2, round(height * 0.5))))
        return out

    def _make_row(self, groups: tuple[Parts, ...], height: int, width: int) -> pygame.Surface:
        side = height
        while True:
            images = [[self.part(part, side) for part in group] for group in groups]
            inner, between = max(1, side // 14), max(2, side // 4)
            total = sum(sum(i.get_width() for i in group) + inner * (len(group) - 1) for group in images)
            total += between * (len(images) - 1)
            if total <= width or side <= 8:
                break
            side = max(8, min(side - 1, side * width // total))
        out = pygame.Surface((max(1, total), height), pygame.SRCALPHA)
        x = 0
        for group in images:
            for image in group:
                out.blit(image, image.get_rect(midleft=(x, height // 2)))
                x += image.get_width() + inner
            x += between - inner
        return out


def _plain_laurel(side: int) -> pygame.Surface:
    """What a laurel is where its leaves would only crowd the number: crimson with a golden ring."""
    fine = 4
    big = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    middle = big.get_rect().center
    for share, colour in ((1.0, INK), (0.94, _GOLD), (0.78, _CRIMSON)):
        pygame.draw.circle(big, colour, middle, round(side * fine * share / 2))
    return pygame.transform.smoothscale(big, (side, side))


def _arrow(height: int) -> pygame.Surface:
    """An arrow to the right, light with a dark rim."""
    big = pygame.Surface((height * 2, height * 4), pygame.SRCALPHA)
    w, h = big.get_size()
    shape = [(0.06, 0.44), (0.5, 0.44), (0.5, 0.34), (0.96, 0.5), (0.5, 0.66), (0.5, 0.56), (0.06, 0.56)]
    points = [(round(x * w), round(y * h)) for x, y in shape]
    pygame.draw.polygon(big, PAPER, points)
    pygame.draw.polygon(big, INK, points, max(2, height // 5))
    return pygame.transform.smoothscale(big, (height // 2, height))


def _outlined(paint: SymbolPaint, text: str, pixels: int) -> pygame.Surface:
    """Light letters with a dark rim, readable on any colour."""
    dark, light = paint.words(text, pixels, "title", INK), paint.words(text, pixels, "title", PAPER)
    rim = max(1, pixels // 14)
    out = pygame.Surface((dark.get_width() + 2 * rim, dark.get_height() + 2 * rim), pygame.SRCALPHA)
    for dx in (0, rim, 2 * rim):
        for dy in (0, rim, 2 * rim):
            out.blit(dark, (dx, dy))
    out.blit(light, (rim, rim))
    return out
