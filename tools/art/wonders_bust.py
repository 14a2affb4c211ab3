"""What makes a leader of wonders look like nobody else, and the stroke that busts share."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.wonders_paint import (
    across,
    dim,
    lit,
    shape,
)

GOLD = "#d9a840"
FACE = (
    "M100 130 C98 90 122 70 150 70 C178 70 202 90 200 130 C200 160 196 178 184 196 C174"
    " 211 162 218 150 218 C138 218 126 211 116 196 C104 178 100 160 100 130Z"
)
SOFT = (
    "M102 132 C100 92 124 72 150 72 C176 72 200 92 198 132 C197 160 190 178 178 194 C168"
    " 207 160 213 150 213 C140 213 132 207 122 194 C110 178 103 160 102 132Z"
)


@dataclass(frozen=True)
class Bust:
    """What makes one leader."""

    skin: str = "#cf9a6c"
    hair: str = "#3a2418"
    style: str = "short"
    beard: str = ""
    gear: str = ""
    dress: str = "#e9dcc0"
    trim: str = "#8a2a3a"
    kind: str = "toga"
    woman: bool = False
    old: bool = False
    ground: str = "#2c63ab"
    extra: str = ""
    turn: bool = False


def shine(d: str, colour: str, strength: float = 0.35) -> str:
    """A shape lit from the left."""
    return shape(d, across(lit(colour, strength), (0.45, colour), dim(colour, strength + 0.1)))
