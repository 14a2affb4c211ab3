"""The three levels of the duel's computer players: how far each sees, in positions and turns."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """How far a player looks. It never errs on purpose; a lower level sees less."""

    width: int  # positions gone on from after each action of a turn; 0: single actions only
    win_limit: int  # positions looked into for a win this turn
    replies: int  # end boards whose answers are looked at
    reply_depth: int  # actions of the enemy's in such an answer
    answers: int  # safe end boards for which the enemy's best whole turn is searched
    answer_width: int  # its width


LEVELS: dict[str, Level] = {
    "easy": Level(width=0, win_limit=0, replies=0, reply_depth=0, answers=0, answer_width=0),
    "normal": Level(width=60, win_limit=1500, replies=16, reply_depth=1, answers=0, answer_width=0),
    "hard": Level(width=200, win_limit=6000, replies=60, reply_depth=3, answers=10, answer_width=10),
}
