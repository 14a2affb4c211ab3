"""How far each level sees. None of them errs on purpose: a lower one looks less far."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """What a computer player looks at before it moves."""

    rounds: int  # walks through the tree, 0: the moves are only judged by where they lead at once
    depth: int  # moves that a walk goes down before it judges
    sees_victories: bool  # what pawn and symbols may become counts, beyond the points they bring
    sees_growth: bool  # what resources, links and wonders are still worth counts
    sees_ages: bool = True  # ... over all ages to come, else to the end of the running one


LEVELS: dict[str, Level] = {
    "easy": Level(rounds=0, depth=0, sees_victories=False, sees_growth=True, sees_ages=False),
    "normal": Level(rounds=0, depth=0, sees_victories=True, sees_growth=True),
    "hard": Level(rounds=4000, depth=9, sees_victories=True, sees_growth=True),
}

YARDSTICKS: dict[str, Level] = {
    "greedy": Level(rounds=0, depth=0, sees_victories=False, sees_growth=False),
}
"""Measures of the others, at no table: who takes what scores most at once."""
