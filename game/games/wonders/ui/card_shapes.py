"""What all cards are cut from: rounded corners, a thin rim, paper, colour bands, filled frames."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.context import Context
from game.ui.theme import INK, PAPER, PAPER_SHADE, WALNUT, Colour

_FINE = 4  # corners are cut at this many times the size and averaged down


def rounded(image: pygame.Surface, radius: int, rim: Colour = INK) -> None:
    """Cut the corners of a card in place and draw its thin rim."""
    image.blit(_cut(image.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(_rim(image.get_size(), radius, rim), (0, 0))


@lru_cache(maxsize=32)
def _cut(size: tuple[int, int], radius: int) -> pygame.Surface:
    """White where a card of this size is. Kept: it takes longer than all else on a card."""
    width, height = size
    big = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    pygame.draw.rect(big, (255, 255, 255, 255), big.get_rect(), border_radius=radius * _FINE)
    return pygame.transform.smoothscale(big, size)


@lru_cache(maxsize=32)
def _rim(size: tuple[int, int], radius: int, rim: Colour) -> pygame.Surface:
    """The thin line around it, with a light one within."""
    width, height = size
    line = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    wide = max(2, round(_FINE * max(1.0, width / 130)))
    pygame.draw.rect(line, (*rim, 255), line.get_rect(), wide, border_radius=radius * _FINE)
    inner = line.get_rect().inflate(-2 * wide, -2 * wide)
    pygame.draw.rect(line, (255, 246, 224, 70), inner, wide, border_radius=max(1, radius * _FINE - wide))
    return pygame.transform.smoothscale(line, size)


def disc(image: pygame.Surface) -> pygame.Surface:
    """The same picture cut round."""
    side = image.get_width()
    big = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    pygame.draw.circle(big, (255, 255, 255, 255), big.get_rect().center, side * _FINE // 2)
    out = image.convert_alpha() if pygame.display.get_surface() else image.copy()
    out = out.copy()
    out.blit(pygame.transform.smoothscale(big, (side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def ring(image: pygame.Surface, colour: Colour, width: int) -> None:
    """A smooth ring along the edge of a round picture."""
    side = image.get_width()
    big = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    pygame.draw.circle(big, (*colour, 255), big.get_rect().center, side * _FINE // 2, width * _FINE)
    image.blit(pygame.transform.smoothscale(big, (side, side)), (0, 0))


def band(image: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
    """A band of colour, lit from above."""
    for y in range(rect.height):
        share = y / max(1, rect.height - 1)
        tone = shade(colour, 0.16 * (1 - share) - 0.2 * share)
        pygame.draw.line(image, tone, (rect.left, rect.top + y), (rect.right - 1, rect.top + y))
    pygame.draw.line(
        image, shade(colour, -0.5), (rect.left, rect.bottom - 1), (rect.right - 1, rect.bottom - 1)
    )


def paper(ctx: Context, image: pygame.Surface, rect: pygame.Rect) -> None:
    """Paper with its fibres."""
    if rect.width < 1 or rect.height < 1:
        return
    image.blit(ctx.sprites.tiled("table/paper", rect.width, rect.height, ctx.scale), rect)
    pygame.draw.line(image, PAPER_SHADE, rect.topleft, (rect.right - 1, rect.top))


def picture(ctx: Context, image: pygame.Surface, sprite: str, rect: pygame.Rect, blank: Colour) -> None:
    """A picture that fills a frame, its middle kept; a plain ground where it is not painted."""
    if rect.width < 1 or rect.height < 1:
        return
    if not ctx.sprites.exists(sprite):
        band(image, rect, shade(blank, 0.35))
        return
    wide, high = ctx.sprites.natural(sprite)
    scale = max(rect.width / wide, rect.height / high)
    size = (max(rect.width, round(wide * scale)), max(rect.height, round(high * scale)))
    full = ctx.sprites.sized(sprite, *size)
    part = pygame.Rect((size[0] - rect.width) // 2, (size[1] - rect.height) // 2, *rect.size)
    image.blit(full, rect, part)


def shade(colour: Colour, by: float) -> Colour:
    """A colour lighter (to 1) or darker (to -1)."""
    aim = 255 if by > 0 else 0
    return tuple(round(one + (aim - one) * abs(by)) for one in colour)  # type: ignore[return-value]


def dimmed(image: pygame.Surface, strength: float, tint: Colour = WALNUT) -> pygame.Surface:
    """The picture in the dark: grey and deep, `strength` from 0 to 1."""
    out = pygame.transform.grayscale(image)
    out.fill((*shade(tint, 0.25), 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.fill((40, 34, 40, 0), special_flags=pygame.BLEND_RGBA_ADD)
    mixed = image.copy()
    out.set_alpha(round(255 * strength))
    mixed.blit(out, (0, 0))
    alpha = image.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)  # keep its own cut
    mixed.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mixed


def plate(image: pygame.Surface, rect: pygame.Rect, strength: int = 215, colour: Colour = PAPER) -> None:
    """A strip of paper let through, for symbols over a picture."""
    strip = pygame.Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(strip, (*colour, strength), strip.get_rect(), border_radius=max(1, rect.height // 5))
    image.blit(strip, rect)
