"""Plays the toy into a log file and says each entry that was accepted; its parent kills it. See test_kill."""

from __future__ import annotations

import sys
from pathlib import Path

from game.core.chance import Chance
from game.core.store import LogFile
from tests.toy.play import lay


def main(path: Path) -> None:
    """Play until killed."""
    session = lay("killed", 3, LogFile.create(path), rounds=10**6)
    luck = Chance("child", 0)
    while True:
        seat = min(session.to_act)
        legal = list(session.rules.commands(session.view(seat).state, seat))[-12:]
        session.submit(legal[luck.below(len(legal))])
        print(session.index - 1, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
