"""The duel's art: every figure, base, card and icon is there at its sizes, and figures cannot be mixed up.

Likeness is measured on the 40 px picture a crowded board shows: the mean difference (0–255) over the
premultiplied colour and alpha of all pixels, and over alpha alone (the silhouette). Measured on this set:
the two most alike figures differ by 22 (silhouettes: 21), while one drawing against itself moved by up
to 3 px differs by at most 19, and recoloured and moved by 1 px its silhouette by at most 11.
"""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
FIGURES = [
    "king",
    "queen",
    "acrobat",
    "rider",
    "bruiser",
    "royal_guard",
    "illusionist",
    "claw_launcher",
    "manipulator",
    "wanderer",
    "brewmaster",
    "archer",
    "assassin",
    "jailer",
    "protector",
    "vizier",
    "hermit",
    "cub",
    "nemesis",
]
CARDS = [name for name in FIGURES if name not in ("hermit", "cub")] + ["hermit_and_cub"]
COLOURS = ("charcoal", "crimson", "blue", "green", "gold", "ivory")
KINDS = ("leader", "active", "passive", "special")
ICONS = ("active", "passive", "special", "leader", "step", "captured", "surround", "weight")

EXPECTED = [
    *((f"duel/figures/{name}", 96, 96) for name in [*FIGURES, "shadow"]),
    *((f"duel/bases/{c}_{k}{matt}", 96, 96) for c, k, matt in product(COLOURS, KINDS, ("", "_matt"))),
    *((f"duel/cards/{name}", 200, 150) for name in CARDS),
    ("duel/cards/back", 200, 280),
    *((f"duel/icons/{name}", 32, 32) for name in ICONS),
]

ALIKE = 20.0
SAME_SILHOUETTE = 15.0


def load(name: str, scale: int = 1) -> pygame.Surface:
    return pygame.image.load(SPRITES / f"{name}@{scale}x.png")


def at_40_px(picture: pygame.Surface, moved: int = 0) -> bytes:
    canvas = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    canvas.blit(picture, (moved, 0))
    return pygame.image.tobytes(pygame.transform.smoothscale(canvas, (40, 40)).premul_alpha(), "RGBA")


def difference(a: bytes, b: bytes) -> float:
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def alpha(picture: bytes) -> bytes:
    return picture[3::4]


def figures_at_40_px() -> dict[str, bytes]:
    return {name: at_40_px(load(f"duel/figures/{name}")) for name in FIGURES}


@pytest.mark.parametrize(("name", "width", "height"), EXPECTED)
def test_every_sprite_has_its_source_and_three_sizes(name: str, width: int, height: int) -> None:
    assert (SPRITES / "src" / f"{name}.svg").is_file()
    for scale in (1, 2, 3):
        assert load(name, scale).get_size() == (width * scale, height * scale)


def test_no_two_figures_look_alike_at_40_px() -> None:
    pictures = figures_at_40_px()
    close = {
        (a, b): found
        for a, b in combinations(FIGURES, 2)
        if (found := difference(pictures[a], pictures[b])) < ALIKE
    }
    assert close == {}


def test_no_two_figures_share_a_silhouette_at_40_px() -> None:
    pictures = {name: alpha(picture) for name, picture in figures_at_40_px().items()}
    close = {
        (a, b): found
        for a, b in combinations(FIGURES, 2)
        if (found := difference(pictures[a], pictures[b])) < SAME_SILHOUETTE
    }
    assert close == {}


@pytest.mark.parametrize("name", FIGURES)
def test_the_thresholds_catch_one_drawing_used_twice(name: str) -> None:
    """Moved by up to 3 px, or recoloured and moved by 1 px, a drawing still counts as the same."""
    picture = load(f"duel/figures/{name}")
    here = at_40_px(picture)
    assert max(difference(here, at_40_px(picture, moved)) for moved in (1, 2, 3)) < ALIKE
    tinted = picture.copy()
    tinted.fill((90, 160, 255, 255), special_flags=pygame.BLEND_RGBA_MULT)
    assert difference(alpha(here), alpha(at_40_px(tinted, 1))) < SAME_SILHOUETTE


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_fits_its_square_and_stands_on_the_base(name: str) -> None:
    """Clear of the edges, and its feet on the top face (rows 66 to 84 of 96)."""
    box = load(f"duel/figures/{name}").get_bounding_rect(min_alpha=128)
    assert box.left >= 1 and box.right <= 95 and box.top >= 1
    assert 66 <= box.bottom <= 84


@pytest.mark.parametrize("colour", COLOURS)
def test_kinds_differ_in_ring_and_acted_bases_are_duller(colour: str) -> None:
    glossy = {kind: at_40_px(load(f"duel/bases/{colour}_{kind}")) for kind in KINDS}
    assert all(difference(glossy[a], glossy[b]) > 2.0 for a, b in combinations(KINDS, 2))
    for kind in KINDS:
        assert vividness(at_40_px(load(f"duel/bases/{colour}_{kind}_matt"))) < 0.7 * vividness(glossy[kind])


def vividness(picture: bytes) -> float:
    """Mean spread between the strongest and weakest colour channel, plus the brightest tenth's level."""
    pixels = [picture[i : i + 3] for i in range(0, len(picture), 4) if picture[i + 3] > 200]
    levels = sorted((sum(p) / 3 for p in pixels), reverse=True)
    bright = levels[: len(levels) // 10]
    return sum(max(p) - min(p) for p in pixels) / len(pixels) + 0.25 * sum(bright) / len(bright)


@pytest.mark.parametrize(("name", "width", "height"), [row for row in EXPECTED if "/cards/" in row[0]])
def test_a_card_picture_is_opaque(name: str, width: int, height: int) -> None:
    picture = load(name).convert(32)
    corners = ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1))
    assert all(picture.get_at(corner).a == 255 for corner in corners)
    assert load(name).get_bounding_rect(min_alpha=255).size == (width, height)


def test_the_kept_sources_are_what_the_scripts_draw() -> None:
    pytest.importorskip("resvg_py", reason="the art scripts need the extra [art]")
    from tools.art import figures

    drawn = {name: (width, height) for name, _, width, height, _ in figures.sprites()}
    assert drawn == {name: (width, height) for name, width, height in EXPECTED}
    stale = [
        name
        for name, paint, *_ in figures.sprites()
        if (SPRITES / "src" / f"{name}.svg").read_text(encoding="utf-8") != paint()
    ]
    assert stale == []
