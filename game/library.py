"""The games that are here, and how a table of one is laid, opened or looked back at.

The composition root: the only place that knows every game by name, where maps lie, what time it is and
where a fresh seed comes from. Everything heavy is imported when it is asked for.
"""

from __future__ import annotations

import importlib
import os
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import game as package
from game import places

if TYPE_CHECKING:
    from game.core.chance import Draw
    from game.core.log import Header
    from game.core.replay import Replay
    from game.core.ruleset import Game, MapData, Ruleset
    from game.core.session import Session, Sink
    from game.core.store import LogFile

KINDS = ("human", "easy", "normal", "hard")
"""Who may sit in a seat: a person, or a computer player of a level."""

LEVELS = KINDS[1:]

_HOMES: dict[str, tuple[str, str]] = {
    "duel": ("game.games.duel", "DUEL"),
    "world": ("game.games.world", "WORLD"),
    "wonders": ("game.games.wonders", "WONDERS"),
    "front": ("game.games.front", "FRONT"),
}
_REGISTERED: dict[str, Callable[[], Game]] = {}


class UnknownGameError(LookupError):
    """A game that is not here; the text names those that are."""


class Opened(msgspec.Struct, frozen=True):
    """A live table from a log; `notice` tells what was dropped at the log's end. `file` is the log it goes on
    in, for the owner of the table to close; None for a game in memory."""

    session: Session[Any, Any, Any]
    notice: str | None = None
    file: LogFile | None = None


class Reopened(msgspec.Struct, frozen=True):
    """A log opened for looking; `notice` tells what was dropped or is damaged at its end."""

    replay: Replay[Any, Any, Any]
    notice: str | None = None


def names() -> tuple[str, ...]:
    """The games that can be played, in the order of the title screen."""
    return (*_HOMES, *_REGISTERED)


def load(name: str) -> Game:
    """The game of a name. Raises UnknownGameError."""
    if name in _REGISTERED:
        return _REGISTERED[name]()
    if name not in _HOMES:
        raise UnknownGameError(f"there is no game {name!r}; there is {', '.join(names())}")
    module, attribute = _HOMES[name]
    found: Game = getattr(importlib.import_module(module), attribute)
    return found


def register(name: str, loader: Callable[[], Game]) -> Callable[[], None]:
    """Put a further game on the shelf, for tests and additions; gives back how to take it off again."""
    if name in names():
        raise ValueError(f"there is a game {name!r} already")
    _REGISTERED[name] = loader
    return lambda: _REGISTERED.pop(name, None) and None


def bundled_map(game: Game, options: Mapping[str, Any] | None = None) -> MapData | None:
    """The map that comes with a game, as data; None for a game without one. Raises MapError."""
    name = map_name(game, options or {})
    return None if name is None else _map_at(places.maps_dir() / name, game.name)


def map_name(game: Game, options: Mapping[str, Any]) -> str | None:
    """Which bundled map a game with these options is played on: a game of several battles has several."""
    choose = getattr(game, "map_for", None)
    chosen: str | None = game.default_map if choose is None else choose(options)
    return chosen


def map_data(game: Game, path: Path) -> MapData:
    """A map of the player's own, as data fit for this game. Raises MapError."""
    from game.core.ruleset import MapError

    data = _map_at.__wrapped__(path, game.name)
    try:
        game.rules(data)
    except MapError as fault:
        raise MapError("\n".join(f"{path.name}: {line}" for line in str(fault).splitlines())) from None
    return data


def fresh_seed() -> str:
    """A seed that nobody can foresee: the only randomness that does not come from a log."""
    return os.urandom(16).hex()


def options_of(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """Options given as text or JSON values, as the game takes them. Raises SetupError, by option."""
    from game.core.codec import CodecError, convert, plain
    from game.core.log import SetupError

    own = getattr(game, "parse_options", None)
    if own is not None:  # a game that reads its options itself names the choices too
        try:
            stated: dict[str, Any] = plain(own(given))
        except ValueError as fault:
            raise SetupError(str(fault)) from None
        return stated
    known = [field.name for field in msgspec.structs.fields(game.options_type)]
    out: dict[str, Any] = {}
    for key, value in given.items():
        if key not in known:
            raise SetupError(f"option {key!r}: unknown; {game.name} has {', '.join(known) or 'none'}")
        first: CodecError | None = None
        for reading in _readings(value):
            try:
                convert({key: reading}, game.options_type)
            except CodecError as fault:
                first = first or fault
            else:
                out[key] = reading
                break
        else:
            raise SetupError(f"option {key!r}: {first}")
    plain(out)
    return out


def new_table(
    name: str,
    players: Sequence[str],
    options: Mapping[str, Any] | None = None,
    *,
    seed: str | None = None,
    map_path: Path | None = None,
    draws: Sequence[Draw] = (),
    sink: Sink | None = None,
) -> Session[Any, Any, Any]:
    """Lay a table and set it up. `sink` keeps its log; without one the game is in memory alone.

    Raises UnknownGameError, SetupError (players, options), MapError, StoreError, and UnfitDrawError
    for typed-in `draws` that set-up cannot use.
    """
    from game.core.session import Session

    game = load(name)
    stated = options_of(game, options or {})
    data = bundled_map(game, stated) if map_path is None else map_data(game, map_path)
    own = re.sub(r"[^\w .()-]", "_", map_path.name) if map_path is not None else ""
    return Session.new(
        game,
        seats=len(players),
        seed=fresh_seed() if seed is None else seed,
        options=stated,
        map_data=data,
        map_name=own or map_name(game, stated) or "",
        bundled=not own,
        app=package.__version__,
        created=_now(),
        players=tuple(players),
        draws=draws,
        sink=sink,
    )


def position_table(
    like: Header,
    position: Any,
    *,
    players: Sequence[str] | None = None,
    seed: str | None = None,
    sink: Sink | None = None,
) -> Session[Any, Any, Any]:
    """A new game from an edited state, at a table `like` another one: its game, map, seats and options.

    A state that holds options of its own keeps them. Raises PositionError with a line a fault, SetupError.
    """
    from game.core.session import Session

    game = load(like.game)
    seated = like.players if players is None else tuple(players)
    own = position.get("options") if isinstance(position, dict) else None
    ref = like.map
    stated = options_of(game, own) if isinstance(own, dict) else like.options
    return Session.new(
        game,
        seats=like.seats if players is None else len(players),
        seed=fresh_seed() if seed is None else seed,
        options=stated,
        map_data=bundled_map(game, stated) if ref is None or ref.data is None else ref.data,
        map_name="" if ref is None else ref.name,
        bundled=ref is None or ref.data is None,
        position=position,
        app=package.__version__,
        created=_now(),
        players=seated,
        sink=sink,
    )


def example_table(name: str, key: str) -> Session[Any, Any, Any]:
    """A worked example of a game's rules, played to its end in memory: a game begun from its position.

    Raises UnknownGameError, LookupError for an example that the game does not have.
    """
    from game.core.codec import plain
    from game.core.session import Session

    game = load(name)
    examples = getattr(game, "examples", None)
    if examples is None:
        raise LookupError(f"{name} has no examples")
    data = bundled_map(game)
    example = examples()[key]
    state = example.position(game.rules(data))
    session: Session[Any, Any, Any] = Session.new(
        game,
        seats=example.seats,
        seed=key,
        options=plain(state.options),
        map_data=data,
        map_name=game.default_map or "",
        bundled=True,
        position=plain(state),
        app=package.__version__,
        players=("human",) * example.seats,
    )
    session.queue_chance(example.draws)
    for command in example.commands:
        session.submit(command)
    return session


def open_table(path: Path) -> Opened:
    """Go on with a log in its own file. Raises LogError, MapError, StoreError.

    A damaged log is not gone on with in its file: look at it and play on from there.
    """
    from game.core.session import Session
    from game.core.store import LogFile

    file, read = LogFile.append(path, load)
    try:
        game = load(read.header.game)
        session: Session[Any, Any, Any] = Session.resume(
            game, read.log, file, map_data=map_of(game, read.header)
        )
    except BaseException:
        file.close()
        raise
    return Opened(session, read.dropped, file)


def open_copy(path: Path) -> Opened:
    """Go on with a log in memory, up to its last good entry. Raises LogError, MapError."""
    from game.core.session import Session
    from game.core.store import read_log

    read = read_log(path, load)
    game = load(read.header.game)
    session: Session[Any, Any, Any] = Session.resume(game, read.log, map_data=map_of(game, read.header))
    return Opened(session, _notice(read.dropped, read.damage))


def open_replay(path: Path) -> Reopened:
    """Look back at a log, up to its last good entry. Raises LogError, MapError."""
    from game.core.replay import Replay
    from game.core.store import read_log

    read = read_log(path, load)
    game = load(read.header.game)
    replay = Replay(game, rules_for(game, read.header), read.log, read.damage)
    replay.dropped = read.dropped
    return Reopened(replay, _notice(read.dropped, replay.damage))


def rules_for(game: Game, header: Header) -> Ruleset[Any, Any, Any]:
    """The rules on the map that a log was played on. Raises LogError, MapError."""
    from game.core.opening import rules_of

    return rules_of(game, header, map_of(game, header))


def map_of(game: Game, header: Header) -> MapData | None:
    """The bundled map for a log that holds none, if the game has one. No name in a log is ever a path."""
    if header.map is not None and header.map.data is not None:
        return None
    return bundled_map(game, header.options)


@cache
def _map_at(path: Path, name: str) -> MapData:
    from game.core.ruleset import MapError
    from game.tiled.maps import load_map

    read = load_map(path)
    if read.game != name:
        raise MapError(f"{path.name}: map: is made for the game {read.game!r}, not for {name!r}")
    return read.data


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _readings(value: Any) -> list[Any]:
    """What an option's value may mean: itself, or what its text says as JSON."""
    if not isinstance(value, str):
        return [value]
    try:
        return [value, msgspec.json.decode(value)]
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return [value]


def _notice(dropped: str | None, damage: object | None) -> str | None:
    parts = [part for part in (dropped, f"damaged at {damage}" if damage is not None else None) if part]
    return "; ".join(parts) or None
