"""How a header becomes a table: the rules on its map and the state that entry 0 starts from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from game.core.codec import Codec, CodecError, map_digest
from game.core.log import Header, LogError, table_of
from game.core.messages import Command, Event
from game.core.ruleset import Game, MapData, Ruleset

S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)


class PositionError(ValueError):
    """An edited position that cannot be played: `faults` lists what is inconsistent, one field a line."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


def rules_of(game: Game, header: Header, bundled_map: MapData | None = None) -> Ruleset[Any, Any, Any]:
    """The rules of a log, on its own map or on the bundled one. Raises LogError, MapError.

    The draft format names no map: its games were played on what was bundled.
    """
    if header.map is None:
        return game.rules(bundled_map)
    data = header.map.data if header.map.data is not None else bundled_map
    if data is None:
        raise LogError(f"the map {header.map.name!r} is not in the log and not bundled here", line=1)
    if map_digest(data) != header.map.digest:
        raise LogError(f"the map {header.map.name!r} is not the one this game was played on", line=1)
    return game.rules(data)


def start_of(game: Game, rules: Ruleset[S, C, E], header: Header) -> S:
    """The table before entry 0: empty, or the edited position. Raises SetupError, PositionError."""
    setup = table_of(game, header)
    if header.position is None:
        return rules.initial(setup)
    codec: Codec[S, C, E] = Codec(game)
    try:
        state = codec.state(header.position)
    except CodecError as fault:
        raise PositionError([str(fault)]) from None
    try:
        faults = rules.inconsistencies(state)
    except Exception as fault:  # a position typed in by hand may be wrong in ways no rule foresees
        raise PositionError([f"cannot be checked: {fault!r}"]) from fault
    if faults:
        raise PositionError(faults)
    return state


def written_by(game: Game, header: Header) -> str:
    """For messages: which rules wrote a log, where they are not those of this app."""
    if header.rules == game.version:
        return ""
    return (
        f" (the log was written by version {header.rules} of the {game.name} rules,"
        f" app {header.app or 'unknown'}; this app has version {game.version})"
    )
