"""The levels of the duel's computer players: how far each sees, in positions and turns."""

from __future__ import annotations

from typing import NamedTuple


class Reach(NamedTuple):
    """How far one look into whole turns goes."""

    turns: int  # whole turns after the one that is weighed; 1 is the enemy's answer
    roots: int  # end boards that are weighed, the best of the look before
    replies: int  # of a side's turns that are followed in each position, once one of them is safe
    width: int  # boards gone on from after each action of such a turn
    win_limit: int  # boards looked into for a win in one turn
    ways_out: int = 24  # so many turns are followed at most while none is safe


class Level(NamedTuple):
    """How far a player looks. It never errs on purpose; a lower level sees less."""

    width: int  # boards gone on from after each action of a turn; 0: single actions only
    win_limit: int  # boards looked into for a win this turn; 0: none but a win in one action
    replies: int  # end boards after which the enemy's wins are looked for
    threat: int = 2  # actions of such a win at a glance, at most
    glance: int = 150  # boards looked into for it
    threat_limit: int = 0  # boards looked into for any win of the enemy's, where a long look is taken
    is_seasoned: bool = False  # judges cards by how they have fared, not by how they look
    deep: int = 0  # safe end boards among them that are looked on from
    looks: tuple[Reach, ...] = ()  # each goes farther than the one before, as long as there is time
    steady: int = 0  # so many of them are taken where no clock runs


LEVELS: dict[str, Level] = {
    "easy": Level(width=0, win_limit=0, replies=0),
    "normal": Level(width=60, win_limit=4000, replies=40),
    "hard": Level(
        width=160,
        win_limit=500_000,
        replies=60,
        threat_limit=3000,
        is_seasoned=True,
        deep=16,
        looks=(
            Reach(turns=2, roots=16, replies=8, width=8, win_limit=1000),
            Reach(turns=3, roots=6, replies=4, width=6, win_limit=500),
            Reach(turns=3, roots=10, replies=8, width=12, win_limit=1000),
            Reach(turns=4, roots=6, replies=4, width=8, win_limit=500),
            Reach(turns=4, roots=8, replies=8, width=16, win_limit=1000),
        ),
        steady=2,
    ),
}

YARDSTICKS: dict[str, Level] = {
    # One whole turn by evaluation, blind to answers: what any player that looks ahead must beat.
    "greedy": Level(width=60, win_limit=4000, replies=0),
}
"""For measuring; not offered at the table."""
