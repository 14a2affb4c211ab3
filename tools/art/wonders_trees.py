"""Trees and bushes of the wonders' scenes; x is the middle, y the ground, h the height."""

from __future__ import annotations

import random

from tools.art.wonders_paint import (
    across,
    dim,
    disc,
    down,
    faint,
    line,
    lit,
    moved,
    poly,
    shape,
)


def cypress(x: float, y: float, h: float, colour: str = "#2f5a40") -> str:
    w = h * 0.15
    d = (
        f"M{x} {y - h} C{x + w * 1.6} {y - h * 0.5} {x + w * 1.2} {y - h * 0.06} {x}"
        f" {y - h * 0.05} C{x - w * 1.2} {y - h * 0.06} {x - w * 1.6} {y - h * 0.5} {x}"
        f" {y - h}Z"
    )
    marks = line(
        f"M{x - w * 0.5} {y - h * 0.3} q{w * 0.2} {-h * 0.2} {w * 0.3} {-h * 0.36}"
        f" M{x - w * 0.1} {y - h * 0.14} q{w * 0.3} {-h * 0.2} {w * 0.2} {-h * 0.4}",
        lit(colour, 0.28),
        1.6,
    )
    return (
        line(f"M{x} {y} v{-h * 0.1}", "#5a3a20", 3)
        + shape(d, across(lit(colour, 0.3), (0.4, colour), dim(colour, 0.5)))
        + marks
    )


def leafy(
    x: float, y: float, h: float, colour: str = "#5f7f3a", trunk: str = "#6b4728", seed: int = 3
) -> str:
    """A round tree of daubed leaves: olive, fig, oak."""
    rng = random.Random(seed + int(x * 7 + y))
    body = line(
        f"M{x} {y} C{x - 2} {y - h * 0.2} {x + 3} {y - h * 0.3} {x} {y - h * 0.5} M{x}"
        f" {y - h * 0.3} L{x + h * 0.16} {y - h * 0.55}",
        trunk,
        h * 0.07,
    )
    for tone, dx, dy, count in (
        (dim(colour, 0.4), 0.05, 0.05, 9),
        (colour, 0.0, 0.0, 9),
        (lit(colour, 0.32), -0.08, -0.07, 6),
    ):
        for _ in range(count):
            px = x + h * (rng.uniform(-0.3, 0.3) + dx)
            py = y - h * 0.68 + h * (rng.uniform(-0.2, 0.2) + dy)
            body += shape(disc(px, py, h * rng.uniform(0.09, 0.17), h * rng.uniform(0.07, 0.12)), tone)
    return body


def umbrella(x: float, y: float, h: float, colour: str = "#4a7044") -> str:
    """A stone pine."""
    trunk = line(
        f"M{x} {y} C{x + 3} {y - h * 0.4} {x - 2} {y - h * 0.5} {x} {y - h * 0.72} M{x}"
        f" {y - h * 0.6} L{x - h * 0.16} {y - h * 0.78} M{x} {y - h * 0.6} L{x + h * 0.16}"
        f" {y - h * 0.78}",
        "#6a432a",
        h * 0.05,
    )
    crown = (
        f"M{x - h * 0.42} {y - h * 0.74} C{x - h * 0.38} {y - h * 0.95} {x - h * 0.1}"
        f" {y - h * 1.02} {x} {y - h} C{x + h * 0.2} {y - h * 1.04} {x + h * 0.42}"
        f" {y - h * 0.92} {x + h * 0.42} {y - h * 0.74} C{x + h * 0.2} {y - h * 0.68}"
        f" {x - h * 0.2} {y - h * 0.68} {x - h * 0.42} {y - h * 0.74}Z"
    )
    return trunk + shape(crown, down(lit(colour, 0.3), colour, dim(colour, 0.45)))


def fir(x: float, y: float, h: float, colour: str = "#2e5540") -> str:
    body = line(f"M{x} {y} v{-h * 0.2}", "#4f3220", h * 0.06)
    for k in range(4):
        top, foot, w = y - h + k * h * 0.18, y - h * 0.62 + k * h * 0.17, h * (0.13 + 0.055 * k)
        body += shape(
            poly(((x, top), (x + w, foot), (x, foot - h * 0.03), (x - w, foot))),
            across(lit(colour, 0.28), (0.45, colour), dim(colour, 0.45)),
        )
    return body


def palm(x: float, y: float, h: float, colour: str = "#4f7f3c") -> str:
    top = (x + h * 0.08, y - h * 0.78)
    body = line(f"M{x} {y} Q{x - h * 0.03} {y - h * 0.4} {top[0]} {top[1]}", "#8a6238", h * 0.055) + faint(
        line(f"M{x + 1.5} {y} Q{x - h * 0.02} {y - h * 0.4} {top[0] + 1.5} {top[1]}", "#4f3218", h * 0.02),
        0.7,
    )
    for turn, size in (
        (-170, 0.9),
        (-140, 1.0),
        (-105, 0.9),
        (-70, 0.95),
        (-38, 1.0),
        (-8, 0.9),
        (18, 0.7),
        (162, 0.7),
    ):
        leaf = (
            f"M0 0 C{h * 0.12} {-h * 0.07} {h * 0.26} {-h * 0.05} {h * 0.36} {h * 0.06}"
            f" C{h * 0.24} {h * 0.0} {h * 0.12} {h * 0.01} 0 0Z"
        )
        body += moved(
            shape(leaf, across(dim(colour, 0.15), lit(colour, 0.25 if turn < -60 else 0.0))),
            top[0],
            top[1],
            size,
            turn,
        )
    return body


def bush(
    x: float, y: float, w: float, colour: str = "#54753c", berries: str | None = None, seed: int = 5
) -> str:
    rng = random.Random(seed + int(x * 3))
    body = ""
    for tone, lift in ((dim(colour, 0.35), 0.1), (colour, 0.3), (lit(colour, 0.28), 0.46)):
        for _ in range(6):
            body += shape(
                disc(
                    x + w * rng.uniform(-0.42, 0.42), y - w * lift * rng.uniform(0.5, 1), w * 0.14, w * 0.11
                ),
                tone,
            )
    if berries:
        for _ in range(9):
            body += shape(
                disc(x + w * rng.uniform(-0.45, 0.45), y - w * rng.uniform(0.08, 0.5), w * 0.04), berries
            )
    return body
