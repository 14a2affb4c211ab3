"""The rendered art: sprites at any size from the nearest larger rendering, nine-slices, tiles and tints."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

from game.ui.theme import Colour

_RENDERINGS = (1, 2, 3)
_KEPT = 1024


class Sprites:
    """Loads from `folder` (the repo's sprites/). Sizes are real pixels; returned surfaces are shared."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._load = lru_cache(maxsize=None)(self._read)
        self.sized = lru_cache(maxsize=_KEPT)(self._sized)
        self.nine = lru_cache(maxsize=_KEPT)(self._nine)
        self.tiled = lru_cache(maxsize=64)(self._tiled)
        self.faded = lru_cache(maxsize=32)(self._faded)
        self.shadow = lru_cache(maxsize=64)(self._shadow)
        self.veiled = lru_cache(maxsize=32)(self._veiled)
        self.tinted = lru_cache(maxsize=_KEPT)(self._tinted)

    def exists(self, name: str) -> bool:
        """Whether there is such a sprite."""
        return (self._folder / f"{name}@1x.png").exists()

    def natural(self, name: str) -> tuple[int, int]:
        """The sprite's size at 1x."""
        return self._load(name, 1).get_size()

    def _read(self, name: str, rendering: int) -> pygame.Surface:
        image = pygame.image.load(str(self._folder / f"{name}@{rendering}x.png"))
        if pygame.display.get_surface():
            return image.convert_alpha()
        if image.get_bitsize() >= 24:
            return image
        full = pygame.Surface(image.get_size(), pygame.SRCALPHA, 32)  # a palette cannot be scaled smoothly
        full.blit(image, (0, 0))
        return full

    def _best(self, name: str, width: int) -> pygame.Surface:
        base = self._load(name, 1).get_width()
        for rendering in _RENDERINGS:
            if base * rendering >= width:
                return self._load(name, rendering)
        return self._load(name, _RENDERINGS[-1])

    def _sized(self, name: str, width: int, height: int) -> pygame.Surface:
        """The sprite scaled to these pixels."""
        source = self._best(name, width)
        if source.get_size() == (width, height):
            return source
        return pygame.transform.smoothscale(source, (max(1, width), max(1, height)))

    def _nine(self, name: str, width: int, height: int, scale: float) -> pygame.Surface:
        """A nine-slice frame of these pixels; the corners are a quarter of the source, scaled by `scale`."""
        base = self._load(name, 1).get_width()
        edge = base // 4
        corner = max(1, round(edge * scale))
        corner = min(corner, width // 2, height // 2)
        source = self._best(name, round(base * scale))
        cut = source.get_width() // 4
        out = pygame.Surface((width, height), pygame.SRCALPHA)
        for sx, sw, dx, dw in _thirds(source.get_width(), cut, width, corner):
            for sy, sh, dy, dh in _thirds(source.get_height(), cut, height, corner):
                if dw > 0 and dh > 0:
                    part = source.subsurface((sx, sy, sw, sh))
                    out.blit(pygame.transform.smoothscale(part, (dw, dh)), (dx, dy))
        return out

    def _tiled(self, name: str, width: int, height: int, scale: float) -> pygame.Surface:
        """A seamless texture laid over these pixels."""
        base_width, base_height = self.natural(name)
        tile = self.sized(name, max(1, round(base_width * scale)), max(1, round(base_height * scale)))
        out = pygame.Surface((width, height))
        for x in range(0, width, tile.get_width()):
            for y in range(0, height, tile.get_height()):
                out.blit(tile, (x, y))
        return out

    def _faded(self, name: str, width: int, height: int, scale: float, strength: int = 255) -> pygame.Surface:
        """A texture that fades out over its last 8 pixels (at scale 1), to lie on a sheet without a seam.

        `strength` of 255 covers what is below, less lets it through.
        """
        out = pygame.Surface((width, height), pygame.SRCALPHA)
        out.blit(self.tiled(name, width, height, scale), (0, 0))
        steps = max(1, min(round(8 * scale), width // 2, height // 2))
        for i in range(steps):
            veil = (255, 255, 255, round(255 * (i + 0.5) / steps))
            wide, high = width - 2 * i, height - 2 * i
            for rim in ((i, i, wide, 1), (i, i + high - 1, wide, 1)):
                out.fill(veil, rim, special_flags=pygame.BLEND_RGBA_MULT)
            for rim in ((i, i + 1, 1, high - 2), (i + wide - 1, i + 1, 1, high - 2)):
                out.fill(veil, rim, special_flags=pygame.BLEND_RGBA_MULT)
        if strength < 255:
            out.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    def _shadow(self, width: int, height: int, border: int) -> pygame.Surface:
        """The soft shadow of something of about these pixels, fading over `border`."""
        side = self.natural("table/panel_shadow")[0]
        source = self._load("table/panel_shadow", 1)
        out = pygame.Surface((width, height), pygame.SRCALPHA)
        edge = min(border, width // 2, height // 2)
        for sx, sw, dx, dw in _thirds(side, side // 3, width, edge):
            for sy, sh, dy, dh in _thirds(side, side // 3, height, edge):
                if dw > 0 and dh > 0:
                    part = source.subsurface((sx, sy, sw, sh))
                    out.blit(pygame.transform.smoothscale(part, (dw, dh)), (dx, dy))
        return out

    def _veiled(self, name: str, width: int, height: int, strength: int) -> pygame.Surface:
        """The sprite let through by `strength` of 255."""
        out = self.sized(name, width, height).copy()
        out.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    def _tinted(self, name: str, width: int, height: int, colour: Colour) -> pygame.Surface:
        """A white mask in a colour."""
        out = self.sized(name, width, height).copy()
        out.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return out


def _thirds(source: int, cut: int, target: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Edge, middle and edge of one axis as (source start, source length, target start, target length)."""
    return (
        (0, cut, 0, corner),
        (cut, source - 2 * cut, corner, target - 2 * corner),
        (source - cut, cut, target - corner, corner),
    )
