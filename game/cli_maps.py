"""`leaders maps`: checks a map and says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from game import library
from game.cli import GOOD, NO, Unusable
from game.core.ruleset import MapError
from game.tiled.maps import is_regions, load_map
from game.tiled.outlines import outline_faults
from game.tiled.regions import load_regions


def check(path: Path) -> int:
    """Print that the map is good, or one line for each fault."""
    if not path.is_file():
        raise Unusable(f"{path}: there is no such file")
    try:
        read = load_map(path)
        library.map_data(library.load(read.game), path)
        if is_regions(path):
            faults = [f"{path.name}: {fault}" for fault in outline_faults(load_regions(path))]
            if faults:
                raise MapError("\n".join(faults))
    except MapError as fault:
        print(fault)
        return NO
    except library.UnknownGameError as fault:
        print(f"{path.name}: map: property game: {fault}")
        return NO
    print(f"{path.name}: good: {read.name!r}, {read.count}, for {read.game}")
    return GOOD
