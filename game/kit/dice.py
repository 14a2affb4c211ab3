"""The dice a game may throw and the result its rules have already decided.

Nothing here is random and nothing here is drawn: the rules decide `Throw.values`, the table only shows
them. A value is an index into the die's own `faces`, so custom symbols need no numbers behind them.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

DieKind = Literal["d6", "d10"]
DieColour = Literal["white", "grey", "black", "bone"]

KINDS: tuple[DieKind, ...] = get_args(DieKind)
COLOURS: tuple[DieColour, ...] = get_args(DieColour)
SIDES: dict[DieKind, int] = {"d6": 6, "d10": 10}
NUMBERED: dict[DieKind, tuple[str, ...]] = {
    "d6": tuple(str(pips) for pips in range(1, 7)),
    "d10": tuple(str(digit) for digit in range(10)),
}
MOST_DICE = 12


class Die(msgspec.Struct, frozen=True):
    """One die as it lies in the box: its shape, what is cut into each face, its colour.

    `faces` holds one text a side, in the order the rules count them: on a d6 faces 0 and 5 lie opposite
    each other (as do 1–4 and 2–3), on a d10 faces k and 9-k. "" is a blank face; the same text may stand
    on several faces. Raises ValueError for an unknown kind or colour or a wrong number of faces.
    """

    kind: DieKind
    faces: tuple[str, ...]
    colour: DieColour = "white"

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"unknown kind of die {self.kind!r}: known are {', '.join(KINDS)}")
        if self.colour not in COLOURS:
            raise ValueError(f"unknown colour of die {self.colour!r}: known are {', '.join(COLOURS)}")
        if len(self.faces) != SIDES[self.kind]:
            raise ValueError(f"a {self.kind} has {SIDES[self.kind]} faces, not {len(self.faces)}")


class Throw(msgspec.Struct, frozen=True):
    """Dice thrown together, with the face of each that the rules have decided to be on top.

    `values[i]` indexes `dice[i].faces`. Raises ValueError when there are no dice or more than
    `MOST_DICE`, when the two lengths differ, or when a value is not the index of a face.
    """

    dice: tuple[Die, ...]
    values: tuple[int, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.dice) <= MOST_DICE:
            raise ValueError(f"a throw takes 1 to {MOST_DICE} dice, not {len(self.dice)}")
        if len(self.dice) != len(self.values):
            raise ValueError(f"{len(self.dice)} dice need as many values, not {len(self.values)}")
        for number, (die, value) in enumerate(zip(self.dice, self.values, strict=True)):
            if not 0 <= value < len(die.faces):
                raise ValueError(f"die {number} is a {die.kind}: it has no face {value}")

    @property
    def shown(self) -> tuple[str, ...]:
        """What the decided faces say, die by die."""
        return tuple(die.faces[value] for die, value in zip(self.dice, self.values, strict=True))


def numbered(kind: DieKind, colour: DieColour = "white") -> Die:
    """The ordinary die of a kind: pips 1–6, or digits 0–9."""
    return Die(kind, NUMBERED[kind], colour)
