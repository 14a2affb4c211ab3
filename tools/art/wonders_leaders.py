"""The 43 leaders of wonders: their portraits by id."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_glyphs as glyphs
from tools.art import wonders_marks as marks
from tools.art.wonders_faces import backdrop, bust
from tools.art.wonders_leaders_early import EARLY
from tools.art.wonders_leaders_late import LATE
from tools.art.wonders_leaders_props import (
    BLUE,
    BROWN,
    GREEN,
    GREY,
    PURPLE,
    RED,
    YELLOW,
)
from tools.art.wonders_paint import lit

LEADERS = {**EARLY, **LATE}

MOTIFS: dict[str, Callable[[str, str], str]] = {
    RED: marks.cross_swords,
    BLUE: glyphs.pediment,
    GREEN: marks.owl,
    YELLOW: glyphs.vase,
    BROWN: marks.trowel,
    PURPLE: marks.crown,
    GREY: glyphs.column,
}


def portrait(name: str) -> str:
    """One leader's whole picture."""
    one = LEADERS[name]
    motif = MOTIFS[one.ground](lit(one.ground, 0.5), one.ground)
    return backdrop(one.ground, motif) + bust(one)
