"""How far each level sees. None of them errs on purpose: a lower one weighs less."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """What a computer player takes into account. Weights are in victory points or parts of one."""

    party: int  # units that are brought together for one assault
    caution: float  # what the harm counts that the enemy can do next
    bar: float  # gain from which an assault is made
    decay: float  # what a turn's march takes off an objective
    stacks: int = 6  # hexes from which one assault may come
    combines: bool = False  # units march to where they can attack together
    shares: bool = False  # objectives are shared out among the units by their need
    keeps: float = 0.0  # how far places are kept from enemies near them
    supply: float = 0.0  # what a line of supply is worth
    cuts: float = 0.0  # what cutting an enemy's line is worth
    pockets: bool = False  # what retreat and advance lead to
    shifts: bool = False  # leaders stand where they give a column, and give it where it matters most
    prepares: bool = False  # Prepared Assault, Road and Exploit Mode
    bridges: bool = False  # engineers blow bridges
    nights: bool = False  # Extended Night Activity before the last night


LEVELS: dict[str, Level] = {
    "easy": Level(party=3, caution=0.0, bar=0.2, decay=0.8, stacks=1),
    "normal": Level(
        party=5, caution=0.3, bar=0.0, decay=0.8, combines=True, keeps=0.5, supply=0.5, shifts=True,
        prepares=True,
    ),
    "hard": Level(
        party=7, caution=0.5, bar=0.0, decay=0.8, combines=True, shares=True, keeps=1.0, supply=0.8, cuts=0.5,
        pockets=True, shifts=True, prepares=True, bridges=True, nights=True,
    ),
}  # fmt: skip
