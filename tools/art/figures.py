"""Paints all art of the duel: `python -m tools.art.figures [word ...]` renders what has a word in its name.

Without words everything is rendered: figures, shadow, bases, cards, card back and icons.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial

from tools.art import (
    figures_bases,
    figures_cards,
    figures_court,
    figures_emblems,
    figures_forest,
    figures_shadow,
    figures_street,
)
from tools.art.figures_paint import picture
from tools.art.render import render

FIGURES: dict[str, Callable[[str], str]] = {
    "king": figures_court.king,
    "queen": figures_court.queen,
    "acrobat": figures_street.acrobat,
    "rider": figures_street.rider,
    "bruiser": figures_street.bruiser,
    "royal_guard": figures_court.royal_guard,
    "illusionist": figures_shadow.illusionist,
    "claw_launcher": figures_street.claw_launcher,
    "manipulator": figures_shadow.manipulator,
    "wanderer": figures_forest.wanderer,
    "brewmaster": figures_street.brewmaster,
    "archer": figures_forest.archer,
    "assassin": figures_shadow.assassin,
    "jailer": figures_shadow.jailer,
    "protector": figures_court.protector,
    "vizier": figures_court.vizier,
    "hermit": figures_forest.hermit,
    "cub": figures_forest.cub,
    "nemesis": figures_shadow.nemesis,
}


def sprites() -> Iterator[tuple[str, Callable[[], str], int, int, int | None]]:
    """(name, painter, width, height, palette) of every sprite of the duel that is drawn here."""
    for name in FIGURES:
        yield f"duel/figures/{name}", partial(figure, name), 96, 96, None
    yield "duel/figures/shadow", figures_bases.shadow, 96, 96, None
    for name, seat, kind, matt in figures_bases.all_bases():
        yield f"duel/bases/{name}", partial(figures_bases.base, seat, kind, matt), 96, 96, None
    for name in figures_cards.SCENES:
        yield f"duel/cards/{name}", partial(figures_cards.card, name, FIGURES), 200, 150, 256
    yield "duel/cards/back", figures_emblems.card_back, 200, 280, 256
    for name in figures_emblems.ICONS:
        yield f"duel/icons/{name}", partial(figures_emblems.icon, name), 32, 32, None


def figure(name: str) -> str:
    """One figure alone, as a whole SVG picture."""
    return picture(FIGURES[name](name))


def main(words: list[str]) -> None:
    """Render the sprites whose name holds one of the words, or all of them."""
    for name, paint, width, height, palette in sprites():
        if not words or any(word in name for word in words):
            render(name, paint(), width, height, palette)


if __name__ == "__main__":
    main(sys.argv[1:])
