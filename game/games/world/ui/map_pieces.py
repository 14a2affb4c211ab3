"""Infantry, tanks and aircraft as cast pieces in a seat's colour, and as counters where they are small."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.games.world.ui.map_places import COUNTER, LARGE, MIDDLE
from game.games.world.ui.map_tones import mixed
from game.ui.context import Context
from game.ui.theme import INK, PAPER, Colour, SeatColour

KINDS = ("infantry", "tank", "aircraft")


class MapPieces:
    """Draws units. Surfaces are made once for a kind, seat colour and size."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self.cast = lru_cache(maxsize=256)(self._cast)
        self.stack = lru_cache(maxsize=512)(self._stack)
        self.counter = lru_cache(maxsize=512)(self._counter)

    def draw(
        self,
        surface: pygame.Surface,
        kind: str,
        seat: int,
        middle: tuple[float, float],
        size: int,
        count: int = 1,
        faded: bool = False,
    ) -> pygame.Rect:
        """A unit, or several of a kind with their number, around `middle`; where it was drawn.

        `size` is its width in pixels (`MapPicture.sizes.piece`).
        """
        image = self.image(kind, seat, size, count)
        rect = image.get_rect(center=(round(middle[0]), round(middle[1])))
        if faded:
            image = image.copy()
            image.set_alpha(110)
        surface.blit(image, rect)
        return rect

    def image(self, kind: str, seat: int, size: int, count: int = 1) -> pygame.Surface:
        """The picture of a unit or of several; a counter where pieces would be too small."""
        colour = self._ctx.seat_colour(seat)
        if size * 2 < self._ctx.px(COUNTER[0] + MIDDLE):
            return self.counter(kind, colour, (size, round(size * COUNTER[1] / COUNTER[0])), count)
        return self.stack(kind, colour, size, count)

    def _stack(self, kind: str, colour: SeatColour, size: int, count: int) -> pygame.Surface:
        image = self.cast(kind, colour, size)
        return image if count == 1 else self._numbered(image, colour, size, count)

    def _cast(self, kind: str, colour: SeatColour, size: int) -> pygame.Surface:
        """A cast piece: greys times the colour, the rim of the seat around it, light on top."""
        sprites, name = self._ctx.sprites, f"world/pieces/{kind}"
        out = pygame.Surface((size + 2, size + 2), pygame.SRCALPHA)
        rim = sprites.tinted(f"{name}_mark", size, size, _rim(colour))
        for shift in ((0, 1), (2, 1), (1, 0), (1, 2)):
            out.blit(rim, shift)
        out.blit(sprites.tinted(name, size, size, _metal(colour)), (1, 1))
        out.blit(sprites.sized(f"{name}_shine", size, size), (1, 1))
        return out

    def _numbered(self, image: pygame.Surface, colour: SeatColour, size: int, count: int) -> pygame.Surface:
        ctx = self._ctx
        out = image.copy()
        text = ctx.type.line(str(count), "title", 14 if size >= ctx.px(LARGE) else 12, colour.rim)
        radius = max(text.get_height() // 2 - ctx.px(2), text.get_width() // 2 + ctx.px(2))
        at = (out.get_width() - radius - 1, out.get_height() - radius - 1)
        pygame.draw.circle(out, colour.rim, at, radius + 1)
        pygame.draw.circle(out, colour.fill, at, radius)
        out.blit(text, text.get_rect(center=at))
        return out

    def _counter(self, kind: str, colour: SeatColour, size: tuple[int, int], count: int) -> pygame.Surface:
        """A tag of the seat's colour: the kind's silhouette above, how many below."""
        ctx, (width, height) = self._ctx, size
        out = pygame.Surface((width + 2, height + 2), pygame.SRCALPHA)
        body, corner = pygame.Rect(0, 0, width, height), ctx.px(3)
        pygame.draw.rect(out, (15, 10, 5, 110), body.move(2, 2), border_radius=corner)
        pygame.draw.rect(out, INK, body, border_radius=corner)
        pygame.draw.rect(out, colour.rim, body.inflate(-1, -1), border_radius=corner)
        pygame.draw.rect(out, colour.fill, body.inflate(-3, -3), border_radius=max(1, corner - 1))
        side = width - 2
        mark = ctx.sprites.tinted(f"world/pieces/{kind}_mark", side, side, colour.rim)
        out.blit(mark, (1, 1))
        text = ctx.type.line(str(count), "title", 11, colour.rim)
        text = text.subsurface(text.get_bounding_rect())
        out.blit(text, text.get_rect(center=(width // 2, round(side + (height - side) / 2 - 1))))
        return out


def _metal(colour: SeatColour) -> Colour:
    """The colour of the paint on the metal, lighter than the seat's, for the greys darken it."""
    return mixed(colour.fill, (255, 255, 255), 0.34 if colour.name == "charcoal" else 0.2)


def _rim(colour: SeatColour) -> Colour:
    return mixed(colour.rim, INK, 0.0 if colour.rim == PAPER else 0.4)
