"""What a player has begun at a game and not handed in yet: kept beside the settings, never in the log.

A log's length and times are for all to see, so what is only tried must leave no trace there. One small file
a game holds the newest of it, and goes as soon as it is handed in. It is as secret as the log beside it:
screens show it to nobody but its own player. A disk that refuses costs this file, not the game.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.core.log import Header

T = TypeVar("T", bound=msgspec.Struct)
_LARGEST = 1_000_000  # bytes of a file that is looked into


class UnreadableError(ValueError):
    """The file is there but cannot be used."""


class Begun(Generic[T]):
    """The file of one game, for one kind of thing. `folder` None: nothing is kept."""

    def __init__(self, kind: type[T], folder: Path | None, header: Header) -> None:
        self._kind = kind
        self._path = None if folder is None else folder / f"{_name(header)}.json"

    def read(self) -> T | None:
        """What was kept; None where nothing was. Raises UnreadableError."""
        if self._path is None:
            return None
        try:
            if self._path.stat().st_size > _LARGEST:
                raise UnreadableError(f"{self._path.name} is too large")
            return msgspec.json.decode(self._path.read_bytes(), type=self._kind)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, RecursionError) as fault:
            raise UnreadableError(str(fault)) from None

    def keep(self, thing: T) -> None:
        """Write it whole or not at all, in the place of what was kept before."""
        if self._path is None:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            part = self._path.with_suffix(".part")
            part.write_bytes(msgspec.json.encode(thing))
            os.replace(part, self._path)  # noqa: PTH105 - atomic on every platform
        except OSError as fault:
            print(f"not kept: {fault}", file=sys.stderr)

    def forget(self) -> None:
        """It is handed in, or of no use any more."""
        if self._path is None:
            return
        try:
            self._path.unlink(missing_ok=True)
        except OSError as fault:
            print(f"not removed: {fault}", file=sys.stderr)


def _name(header: Header) -> str:
    """A name that only this game has: by its header, of which the seed is a part that nobody can guess."""
    stated = msgspec.json.encode(header, order="deterministic")
    return hashlib.blake2b(stated, digest_size=16).hexdigest()
