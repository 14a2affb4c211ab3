"""`leaders maps`: checks a map and says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from game import library
from game.cli import GOOD, NO, Unusable
from game.core.ruleset import MapError
from game.tiled.load import load_board


def check(path: Path) -> int:
    """Print that the map is good, or one line for each fault."""
    if not path.is_file():
        raise Unusable(f"{path}: there is no such file")
    try:
        read = load_board(path)
        library.map_data(library.load(read.game), path)
    except MapError as fault:
        print(fault)
        return NO
    except library.UnknownGameError as fault:
        print(f"{path.name}: map: property game: {fault}")
        return NO
    board = read.board
    print(f"{path.name}: good: {board.name!r}, {len(board.spaces)} spaces, for {read.game}")
    return GOOD
