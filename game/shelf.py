"""The shelf that the window is handed: games with their faces, saved logs, computer players."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

from game import library, places
from game.core.ids import Seat
from game.core.log import LogError
from game.core.store import LogFile, StoreError, read_log
from game.players import levels
from game.ui.face import Face
from game.ui.shelf import Adviser, Brain, OpenedTable, SavedGame

TABLES = ("duel", "front", "wonders", "world")
"""The games with a face: others can be played over the line protocol and by computer players alone."""

_LARGEST_LISTED = 60  # newest logs that the list reads


class LibraryShelf:
    """Implements `Shelf` over the library, with logs in the player's folder.

    It holds the files of its live tables; a log that is opened again, or closed, is let go first.
    """

    def __init__(self) -> None:
        self._files: dict[Path, LogFile] = {}

    def games(self) -> Sequence[str]:
        """The games that have a table to sit down at."""
        return tuple(name for name in library.names() if name in TABLES)

    def face(self, game: str) -> Face:
        """A game's part of the interface; imported when it is asked for. Raises UnknownGameError."""
        if game == "duel":
            from game.games.duel.ui.face import DuelFace

            return DuelFace()
        if game == "front":
            from game.games.front.ui.face import FrontFace

            return FrontFace()
        if game == "wonders":
            from game.games.wonders.ui.face import WondersFace

            return WondersFace()
        if game == "world":
            from game.games.world.ui.face import WorldFace

            return WorldFace()
        raise library.UnknownGameError(f"{game} has no table")

    def maps(self, game: str) -> Sequence[tuple[str, Path | None]]:
        """The bundled map, and the other maps in the game's folder."""
        default = library.load(game).default_map
        if default is None:
            return ()
        first = places.maps_dir() / default
        others = sorted(path for path in first.parent.glob("*.tmx") if path != first)
        return ((_spoken(first), None), *((_spoken(path), path) for path in others))

    def levels(self, game: str) -> Sequence[str]:
        """The levels of a game's computer players, the lowest first."""
        return levels(game)

    def new_table(
        self,
        game: str,
        players: Sequence[str],
        options: Mapping[str, Any],
        seed: str | None = None,
        map_path: Path | None = None,
        log_path: Path | None = None,
    ) -> Any:
        """A new session that saves itself, by default in a file of its own. Raises ValueError, MapError."""
        with _told_as_log_error():
            sink = LogFile.create(log_path or self._fresh(game))
            session = library.new_table(game, players, options, seed=seed, map_path=map_path, sink=sink)
        self._hold(sink)
        return _seated(session)

    def saved(self) -> Sequence[SavedGame]:
        """The logs in the player's folder, newest first."""
        return [_told(path) for path in _newest_logs()]

    def unfinished(self) -> SavedGame | None:
        """The newest log to go on with; those behind it are not read, so that the title opens at once."""
        told = (_told(path) for path in _newest_logs())
        return next((log for log in told if not log.finished and log.problem is None), None)

    def open_table(self, path: Path) -> OpenedTable:
        """Go on with a log in its own file. Raises LogError, MapError."""
        self._let_go(path)
        with _told_as_log_error():
            opened = library.open_table(path)
        if opened.file is not None:
            self._hold(opened.file)
        return OpenedTable(_seated(opened.session), opened.notice)

    def open_replay(self, path: Path) -> Any:
        """A replay of a log, up to its last good entry. Raises LogError (also where none is), MapError."""
        replay = library.open_replay(path).replay
        if not replay.length:
            raise LogError(str(replay.damage or "the log has no set-up entry"), path=str(path))
        return replay

    def replay_of(self, session: Any) -> Any:
        """A replay of a live game as far as it is played."""
        from game.core.replay import Replay

        return Replay(session.game, session.rules, session.full_log())

    def example(self, game: str, name: str) -> Any:
        """A replay of a worked example of the rules; it can be played on from any moment."""
        return self.replay_of(library.example_table(game, name))

    def position_table(self, game: str, position: Any, players: Sequence[str]) -> Any:
        """A game from a position, in memory alone. Raises ValueError, a line a fault."""
        like = library.new_table(game, players, {}).header
        return library.position_table(like, position, players=players)

    def branch(self, replay: Any, at: int) -> Any:
        """A new game from a moment of another, with luck and a file of its own. Raises LogError."""
        with _told_as_log_error():
            sink = LogFile.create(self._fresh(replay.game.name))
            session = replay.play_on(at, library.fresh_seed(), sink)
        self._hold(sink)
        return _seated(session)

    def brain(self, session: Any, seat: Seat, level: str) -> Brain:
        """A computer player in a process of its own."""
        from game.brains import WorkerBrain

        return WorkerBrain(session.header, session.rules, seat, level)

    def adviser(self, header: Any) -> Adviser | None:
        """Hints and analyses by the strongest computer player of the game."""
        if not levels(header.game):
            return None
        from game.advisers import WorkerAdviser

        return WorkerAdviser(header)

    def replays_folder(self) -> Path:
        """Where exported pictures go."""
        return places.data_dir() / "exports"

    def close(self) -> None:
        """Let the files of all tables go."""
        for path in tuple(self._files):
            self._let_go(path)

    def _hold(self, file: LogFile) -> None:
        self._files[file.path.resolve()] = file

    def _let_go(self, path: Path) -> None:
        file = self._files.pop(path.resolve(), None)
        if file is not None:
            file.close()

    def _fresh(self, game: str) -> Path:
        """A file name that nobody has: the day and time, and a number where two begin in one second."""
        folder = places.logs_dir()
        folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
        path, n = folder / f"{stamp}-{game}.leaders", 2
        while path.exists():
            path, n = folder / f"{stamp}-{game}-{n}.leaders", n + 1
        return path


@contextmanager
def _told_as_log_error() -> Iterator[None]:
    """A file that cannot be written is a log that cannot be opened, for the screens."""
    try:
        yield
    except (StoreError, OSError) as fault:
        raise LogError(str(fault)) from None


def _seated(session: Any) -> Any:
    """The session; what its computer players need is imported now, so that no frame waits for it."""
    if any(kind != "human" for kind in session.header.players):
        import_module("game.brains")
    return session


def _spoken(path: Path) -> str:
    return re.sub(r"[-_]+", " ", path.stem).capitalize()


def _newest_logs() -> list[Path]:
    folder = places.logs_dir()
    found = sorted(folder.glob("*.leaders"), key=_modified, reverse=True) if folder.is_dir() else []
    return found[:_LARGEST_LISTED]


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _told(path: Path) -> SavedGame:
    """A log's line in the list. It is read but not folded: opening it looks closer."""
    try:
        read = read_log(path, library.load)
    except (ValueError, LookupError, OSError) as fault:
        return SavedGame(path, "", (), 0, False, _modified(path), str(fault))
    header, entries = read.header, read.log.entries
    over = bool(entries) and any(_ends(event) for event in entries[-1].events)
    problem = None if read.damage is None else str(read.damage)
    return SavedGame(path, header.game, header.players, len(entries), over, _modified(path), problem)


def _ends(event: Any) -> bool:
    """Whether an event ends a game: every game names it so."""
    return bool(type(event).__struct_config__.tag == "game_ended")
