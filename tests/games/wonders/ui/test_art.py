"""The pictures of wonders: all the printed data names can be shown, and no two pictures are mixed up."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.games.wonders.book import load_book
from game.games.wonders.ui import effect_symbols

SPRITES = Path(__file__).resolve().parents[4] / "sprites" / "wonders"
BOOK = load_book()
GOODS = ("wood", "clay", "stone", "glass", "papyrus")
FAMILIES = ("brown", "grey", "blue", "yellow", "green", "red", "purple")
SCIENCE = ("quill", "mortar", "plumb", "wheel", "sundial", "armillary", "law")
MARKS = (
    *("coin", "point", "shield", "any", "any_good", "build", "discard", "play_again", "drain"),
    *("pawn", "loot_2", "loot_5", "loot_back", "guild", "wonder", "leader", "token", "crown"),
    *("age_1", "age_2", "age_3", "link"),
)
LINKS = sorted({link for card in BOOK.cards.values() if (link := card.gives)})
SIZES = {
    "vignettes": ((104, 91), list(BOOK.cards)),
    "wonders": ((213, 128), list(BOOK.wonders)),
    "leaders": ((90, 108), list(BOOK.leaders)),
    "tokens": ((64, 64), list(BOOK.tokens)),
    "symbols": ((44, 44), [*GOODS, *FAMILIES, *SCIENCE, *MARKS, *LINKS]),
}
BACKS = {"1": (100, 150), "2": (100, 150), "3": (100, 150), "guild": (100, 150), "leader": (100, 150)}
EXPECTED = [
    *((f"{folder}/{name}", size) for folder, (size, names) in SIZES.items() for name in names),
    *((f"backs/{name}", size) for name, size in BACKS.items()),
    ("backs/wonder", (160, 96)),
    ("table/dawn", (480, 80)),
    ("table/dusk", (480, 80)),
]
# Mean difference (0-255) of two pictures drawn to 32 x 32; measured: 11.9, 22.2, 8.1 and 6.8 at least.
ALIKE = {"vignettes": 9.0, "wonders": 15.0, "leaders": 7.0, "tokens": 6.0}  # tokens share rim and enamel


def load(name: str, scale: int = 1) -> pygame.Surface:
    return pygame.image.load(SPRITES / f"{name}@{scale}x.png")


@pytest.mark.parametrize(("name", "size"), EXPECTED, ids=[name for name, _ in EXPECTED])
def test_everything_printed_has_its_picture_at_three_sizes(name: str, size: tuple[int, int]) -> None:
    for scale in (1, 2, 3):
        assert load(name, scale).get_size() == (size[0] * scale, size[1] * scale)


def test_the_data_names_as_many_things_as_the_box_holds() -> None:
    """W001, W003 and the leaders: the list above is not empty by mistake."""
    counts = {folder: len(names) for folder, (_, names) in SIZES.items() if folder != "symbols"}
    assert counts == {"vignettes": 73, "wonders": 14, "leaders": 43, "tokens": 10}
    assert len(LINKS) == 17


@pytest.mark.parametrize("kind", ["cards", "wonders", "tokens", "leaders"])
def test_every_symbol_an_effect_is_told_with_exists(kind: str) -> None:
    missing = set()
    for thing in getattr(BOOK, kind).values():
        for group in effect_symbols.row_of(thing.effects):
            for part in group:
                if part.kind == "symbol" and not (SPRITES / "symbols" / f"{part.name}@1x.png").exists():
                    missing.add(part.name)
    assert not missing


@pytest.mark.parametrize("folder", ["vignettes", "wonders", "leaders", "tokens"])
def test_no_two_pictures_of_a_kind_look_alike(folder: str) -> None:
    seen = {name: small(f"{folder}/{name}") for name in SIZES[folder][1]}
    alike = {
        (one, two): difference
        for one, two in combinations(seen, 2)
        if (difference := apart(seen[one], seen[two])) < ALIKE[folder]
    }
    assert not alike


def small(name: str) -> bytes:
    picture = load(name)
    full = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    full.blit(picture, (0, 0))
    return pygame.image.tobytes(pygame.transform.smoothscale(full, (32, 32)), "RGB")


def apart(one: bytes, two: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, two, strict=True)) / len(one)


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in SPRITES.rglob("*.png")) < 12_000_000
