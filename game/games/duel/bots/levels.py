"""The three levels of the duel's computer players: how far each sees, in positions and turns."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """How far a player looks. It never errs on purpose; a lower level sees less."""

    width: int  # positions gone on from after each action of a turn; 0: single actions only
    win_limit: int  # positions looked into for a win this turn
    replies: int  # end boards after which the enemy's quick wins are looked for
    deep: int  # safe ones among them that are looked at closely
    deep_limit: int  # positions looked into for a longer win of the enemy's against each
    answer_width: int  # width of the search for the enemy's best whole turn against each; 0: none


LEVELS: dict[str, Level] = {
    "easy": Level(width=0, win_limit=0, replies=0, deep=0, deep_limit=0, answer_width=0),
    "normal": Level(width=60, win_limit=1500, replies=40, deep=0, deep_limit=0, answer_width=0),
    "hard": Level(width=160, win_limit=5000, replies=60, deep=12, deep_limit=1000, answer_width=8),
}
