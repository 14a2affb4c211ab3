"""Dice as flat pictures, and as the tray's solids: the faces that the rules give to each colour."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.games.world.book import Book
from game.games.world.model import Colour
from game.kit.dice import Die
from game.ui.dice_faces import FINISHES
from game.ui.dice_marks import marks
from game.ui.theme import INK

SYMBOL = {0: "", 1: "hit", 2: "double"}
_OVERSIZE = 4


def symbol_of(hits: int) -> str:
    """What is cut into a face with so many hits."""
    return SYMBOL.get(hits, str(hits))


def die_of(book: Book, colour: Colour) -> Die:
    """The tray's die of a colour."""
    return Die("d6", tuple(symbol_of(hits) for hits in book.units.dice.faces[colour]), colour)


@lru_cache(maxsize=256)
def flat_die(colour: Colour, hits: int | None, side: int) -> pygame.Surface:
    """A die's face from straight above, `side` pixels wide; `hits` None shows no face but the bare die."""
    finish = FINISHES[colour]
    big = side * _OVERSIZE
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    line, corner = max(_OVERSIZE, big // 20), big // 5
    pygame.draw.rect(out, INK, out.get_rect(), border_radius=corner)
    pygame.draw.rect(out, finish.body, out.get_rect().inflate(-line, -line), border_radius=corner)
    light = tuple(min(255, value + 22) for value in finish.body)
    pygame.draw.rect(out, light, out.get_rect().inflate(-4 * line, -4 * line), border_radius=corner)
    reach = big * 0.3
    for ring in marks(symbol_of(hits), False) if hits is not None else ():
        points = [(big / 2 + x * reach, big / 2 - y * reach) for x, y in ring.points]
        pygame.draw.polygon(out, finish.ink if ring.cut else light, points)
    return pygame.transform.smoothscale(out, (side, side))
