"""How messages and states become bytes and come back: strict reading, canonical writing, state hashes.

Canonical bytes are JSON without spaces, dict keys and sets in sorted order, so that equal values give
equal bytes on every machine and hash seed. Dicts of messages and states have string keys.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from game.core.messages import Command, Event
from game.core.ruleset import Game, MapData

JSON = Any
"""A plain JSON value: null, flag, number, text, list or dict."""

S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
T = TypeVar("T")

_CANONICAL = msgspec.json.Encoder(order="deterministic")
_ANY = msgspec.json.Decoder()
_READ_FAULTS = (msgspec.MsgspecError, RecursionError, UnicodeError, OverflowError)
_WRITE_FAULTS = (msgspec.MsgspecError, RecursionError, UnicodeError, OverflowError, TypeError)


class CodecError(ValueError):
    """A value that is not what it should be; the text names the field by path."""


def canonical(value: Any) -> bytes:
    """The canonical JSON bytes of a message, a state or a plain value. Raises CodecError."""
    try:
        return _CANONICAL.encode(value)
    except _WRITE_FAULTS as fault:
        raise CodecError(f"cannot be written as JSON: {fault}") from None


def digest(data: bytes) -> str:
    """The hash used for states, maps and the chain of lines: blake2b of 16 bytes, as 32 hex digits."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def map_digest(data: MapData) -> str:
    """The digest by which a log names its map."""
    return digest(canonical(data))


def state_hash(state: Any) -> str:
    """The hash of a full state, the same on every machine, Python and hash seed."""
    return digest(canonical(state))


def plain(value: Any) -> JSON:
    """A message or state as plain JSON values, for the line protocol. Raises CodecError."""
    return decode_json(canonical(value))


def decode_json(data: bytes | str) -> JSON:
    """Any JSON text as plain values. Raises CodecError, for too deep nesting too."""
    return _read(_ANY.decode, data)


def convert(value: JSON, kind: type[T]) -> T:
    """Plain JSON values as a typed one (header, options). Raises CodecError."""
    return _read(lambda given: msgspec.convert(given, kind), value)


class Codec(Generic[S, C, E]):
    """The strict reader of one game's commands, events and states.

    Unknown fields, unknown kinds, wrong types and missing fields raise CodecError with the path.
    """

    def __init__(self, game: Game) -> None:
        self._command_type, self._event_type = game.command_type, game.event_type
        self._state_type = game.state_type
        self._commands = msgspec.json.Decoder(game.command_type)
        self._events = msgspec.json.Decoder(game.event_type)
        self._states = msgspec.json.Decoder(game.state_type)

    def command(self, value: JSON) -> C:
        """A command from plain JSON values, as the line protocol takes it."""
        return self._convert(value, self._command_type)  # type: ignore[no-any-return]

    def event(self, value: JSON) -> E:
        """An event from plain JSON values."""
        return self._convert(value, self._event_type)  # type: ignore[no-any-return]

    def state(self, value: JSON) -> S:
        """A state from plain JSON values: a position edited by hand."""
        return self._convert(value, self._state_type)  # type: ignore[no-any-return]

    def decode_command(self, data: bytes) -> C:
        """A command from JSON bytes."""
        return _read(self._commands.decode, data)  # type: ignore[no-any-return]

    def decode_event(self, data: bytes) -> E:
        """An event from JSON bytes."""
        return _read(self._events.decode, data)  # type: ignore[no-any-return]

    def decode_state(self, data: bytes) -> S:
        """A state from JSON bytes."""
        return _read(self._states.decode, data)  # type: ignore[no-any-return]

    @staticmethod
    def _convert(value: JSON, kind: Any) -> Any:
        return _read(lambda given: msgspec.convert(given, kind), value)


def _read(how: Callable[[Any], T], data: Any) -> T:
    try:
        return how(data)
    except RecursionError:
        raise CodecError("nested too deeply") from None
    except _READ_FAULTS as fault:
        raise CodecError(str(fault)) from None
