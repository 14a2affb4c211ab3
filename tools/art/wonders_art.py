"""Renders the pictures of wonders whose name holds a word: `python -m tools.art.wonders_art [word ...]`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial

from tools.art import (
    wonders_cards_blue,
    wonders_cards_blue_late,
    wonders_cards_brown,
    wonders_cards_green,
    wonders_cards_grey,
    wonders_cards_purple,
    wonders_cards_red,
    wonders_cards_yellow,
    wonders_leaders,
    wonders_symbols,
    wonders_tablets_east,
    wonders_tablets_west,
    wonders_tokens,
)
from tools.art.wonders_paint import hash_of, paint, piece

VIGNETTE = (104, 91)

Job = tuple[str, Callable[[], None]]


def main(words: list[str]) -> None:
    """Draw the sprites whose name holds one of the words, or all of them."""
    for name, draw in jobs():
        if not words or any(word in name for word in words):
            draw()


def jobs() -> Iterator[Job]:
    """Every sprite of wonders by name, and what draws it."""
    for name, body in wonders_symbols.SYMBOLS.items():
        full = f"wonders/symbols/{name}"
        yield full, partial(_symbol, full, body)
    for name, body in {
        **wonders_cards_brown.SCENES,
        **wonders_cards_grey.SCENES,
        **wonders_cards_blue.SCENES,
        **wonders_cards_blue_late.SCENES,
        **wonders_cards_red.SCENES,
        **wonders_cards_green.SCENES,
        **wonders_cards_yellow.SCENES,
        **wonders_cards_purple.SCENES,
    }.items():
        full = f"wonders/vignettes/{name}"
        yield full, partial(_vignette, full, body)
    for name in wonders_leaders.LEADERS:
        full = f"wonders/leaders/{name}"
        yield full, partial(_leader, full, name)
    for name, body in {**wonders_tablets_east.SCENES, **wonders_tablets_west.SCENES}.items():
        full = f"wonders/wonders/{name}"
        yield full, partial(_tablet, full, body)
    for name in wonders_tokens.TOKENS:
        yield f"wonders/tokens/{name}", partial(_token, name)
    for name in wonders_tokens.BACKS:
        yield f"wonders/backs/{name}", partial(_back, name)
    for name, (body, size, view) in wonders_tokens.OPAQUE.items():
        yield f"wonders/{name}", partial(_ground, f"wonders/{name}", body, size, view)


def _token(name: str) -> None:
    piece(f"wonders/tokens/{name}", wonders_tokens.token(name), (64, 64), wonders_symbols.VIEW)


def _back(name: str) -> None:
    size, view = ((160, 96), (320, 192)) if name == "wonder" else ((100, 150), (200, 300))
    full = f"wonders/backs/{name}"
    paint(full, wonders_tokens.back(name), size, (0, 0, *view), hash_of(name) % 10_000, 0.25)


def _ground(
    name: str, body: Callable[[], str], size: tuple[int, int], view: tuple[float, float, float, float]
) -> None:
    paint(name, body(), size, view, hash_of(name) % 10_000)


def _tablet(name: str, body: Callable[[], str]) -> None:
    paint(name, body(), (213, 128), (0, 0, 640, 384), hash_of(name) % 10_000)


def _leader(full: str, name: str) -> None:
    paint(full, wonders_leaders.portrait(name), (90, 108), (0, 0, 300, 360), hash_of(name) % 10_000)


def _symbol(name: str, body: Callable[[], str]) -> None:
    side = wonders_symbols.SIZE
    piece(name, body(), (side, side), wonders_symbols.VIEW)


def _vignette(name: str, body: Callable[[], str]) -> None:
    paint(name, body(), VIGNETTE, (0, 0, 320, 280), hash_of(name) % 10_000)


if __name__ == "__main__":
    main(sys.argv[1:])
