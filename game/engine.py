"""The line protocol: one JSON object a line in, one a line out, and no input ends the process."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import IO, Any

import msgspec

from game.core.chance import UnfitDrawError
from game.core.codec import CodecError
from game.core.ids import SPECTATOR, Viewpoint
from game.core.log import LogError, SetupError
from game.core.messages import Illegal
from game.core.opening import PositionError
from game.core.ruleset import MapError
from game.core.store import StoreError
from game.engine_requests import DEEDS, AnyRequest
from game.engine_table import BadRequest, EngineTable
from game.library import UnknownGameError
from game.players import UnknownLevelError
from game.report import keep_report

MOST_BYTES = 16 * 1024 * 1024
"""The longest line that is looked at; a longer one is skipped and told so."""

_OBJECTS = msgspec.json.Decoder(dict[str, Any])
_NOT_UNDERSTOOD = (
    BadRequest,
    CodecError,
    LogError,
    MapError,
    PositionError,
    SetupError,
    UnfitDrawError,
    UnknownGameError,
    UnknownLevelError,
    OSError,
)


class Engine:
    """Answers lines, each by itself; holds one table."""

    def __init__(self) -> None:
        self.table = EngineTable()

    def answer(self, line: bytes) -> bytes:
        """The answer to one line, without its newline. Never raises for what is in the line."""
        echo: dict[str, Any] = {}
        try:
            asked = self._object(line)
            if "id" in asked:
                echo["id"] = asked["id"]
            return msgspec.json.encode({"ok": True, **echo, **self._reply(asked)})
        except _NOT_UNDERSTOOD as fault:
            more = getattr(fault, "more", {})
            if isinstance(fault, PositionError):
                more = {"faults": list(fault.faults)}
            return self._refuse("bad_request", str(fault), {**echo, **more})
        except Illegal as illegal:
            return self._refuse("illegal", self.table.refusal(illegal, self._asker(asked)), echo)
        except StoreError as fault:  # while playing it is the disk's fault, else that of the name given
            played = asked.get("do") in ("submit", "undo", "redo")
            return self._refuse("failed" if played else "bad_request", str(fault), echo)
        except Exception as fault:  # our own mistake: said, reported, and the table goes on
            reason = f"an error of ours ({type(fault).__name__}); nothing was done. {keep_report(fault)}"
            return self._refuse("failed", reason, echo)

    def _object(self, line: bytes) -> dict[str, Any]:
        if len(line) > MOST_BYTES:
            raise BadRequest(f"the line is longer than {MOST_BYTES} bytes")
        if not line.strip():
            raise BadRequest("the line is empty")
        try:
            return _OBJECTS.decode(line)
        except RecursionError:
            raise BadRequest("the line is nested too deeply") from None
        except (msgspec.MsgspecError, UnicodeError, OverflowError) as fault:
            raise BadRequest(f"the line is not a JSON object: {fault}") from None

    def _reply(self, asked: dict[str, Any]) -> dict[str, Any]:
        if asked.get("do") not in DEEDS:
            raise BadRequest(f"do: is not one of {', '.join(DEEDS)}")
        try:
            request = msgspec.convert(asked, AnyRequest)
        except (msgspec.MsgspecError, OverflowError, RecursionError) as fault:
            raise BadRequest(str(fault)) from None
        return self.table.answer(request)

    @staticmethod
    def _asker(asked: dict[str, Any]) -> Viewpoint:
        """Whose eyes a refusal may look through: those of the seat that asked."""
        command = asked.get("command")
        seat = command.get("seat") if isinstance(command, dict) else asked.get("seat")
        return seat if isinstance(seat, int) else SPECTATOR  # type: ignore[return-value]

    @staticmethod
    def _refuse(error: str, reason: str, more: dict[str, Any]) -> bytes:
        return msgspec.json.encode({"ok": False, "error": error, "reason": reason, **more})


class _Stop(Exception):  # noqa: N818 - not an error
    """Asked to end, by a signal."""


class _Signals:
    """Ends the process on SIGTERM between two lines, never in the middle of one."""

    def __init__(self) -> None:
        self.busy, self.due = False, False
        signal.signal(signal.SIGTERM, self._heard)

    def _heard(self, _number: int, _frame: FrameType | None) -> None:
        self.due = True
        if not self.busy:
            raise _Stop

    def __enter__(self) -> None:
        self.busy = True

    def __exit__(self, *_failure: object) -> None:
        self.busy = False
        if self.due:
            raise _Stop


def run() -> int:
    """Answer standard input until it ends."""
    engine, signals = Engine(), _Signals()
    out = sys.stdout.buffer
    try:
        for line in lines(sys.stdin.buffer):
            with signals:
                out.write(engine.answer(line) + b"\n")
                out.flush()
    except (_Stop, KeyboardInterrupt):
        pass
    finally:
        engine.table.close()
    return 0


def lines(source: IO[bytes]) -> Iterator[bytes]:
    """The lines without their newlines; of one too long just so much that it is seen to be."""
    while line := source.readline(MOST_BYTES + 2):
        rest = line
        while len(rest) == MOST_BYTES + 2 and not rest.endswith(b"\n"):
            rest = source.readline(MOST_BYTES + 2)
        yield line.removesuffix(b"\n").removesuffix(b"\r")
