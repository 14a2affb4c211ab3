"""The levels of the duel's computer players: how far each sees, in positions and turns."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """How far a player looks. It never errs on purpose; a lower level sees less."""

    width: int  # boards gone on from after each action of a turn; 0: single actions only
    win_limit: int  # boards looked into for a win this turn; 0: none but a win in one action
    replies: int  # end boards after which the enemy's wins are looked for
    threat: int = 2  # actions of such a win at a glance, at most
    glance: int = 150  # boards looked into for it
    threat_limit: int = 0  # boards looked into for any win of the enemy's, where a long look is taken
    deep: int = 0  # safe end boards among them whose answers are searched
    answers: int = 0  # of the enemy's turns against each
    answer_width: int = 0  # boards gone on from after each action of such a turn


LEVELS: dict[str, Level] = {
    "easy": Level(width=0, win_limit=0, replies=0),
    "normal": Level(width=60, win_limit=4000, replies=40),
    "hard": Level(
        width=160,
        win_limit=20_000,
        replies=60,
        threat_limit=3000,
        deep=6,
        answers=4,
        answer_width=8,
    ),
}

YARDSTICKS: dict[str, Level] = {
    # One whole turn by evaluation, blind to answers: what any player that looks ahead must beat.
    "greedy": Level(width=60, win_limit=4000, replies=0),
}
"""For measuring; not offered at the table."""
