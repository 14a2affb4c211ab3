"""A computer player in a process of its own: the window never waits for it, and it sees only its view.

The process starts with the first question. One that dies is replaced and asked again; one that cannot
answer is stood in for, so that nobody waits for ever.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from multiprocessing.connection import Connection
from typing import Any, Literal

from game import library
from game.ai.plain import sober_commands
from game.core.codec import Codec, canonical, decode_json, plain
from game.core.ids import Seat
from game.core.log import Header
from game.core.messages import Command
from game.core.ruleset import Ruleset
from game.core.view import PlayerView
from game.worker import serve

TIME_MS = {"easy": 250, "normal": 700, "hard": 1500}
GRACE_MS = 8000
"""How much longer than its time it may take, its process's start included, before it is replaced."""

MOST_STARTS = 2
"""How many processes one question may cost before a legal command of its view is played in their place."""

Trouble = Literal["brain_restarted", "brain_stood_in"]
"""What has gone wrong, as a key of the interface's catalogue."""


class WorkerBrain:
    """Implements `Brain`. `trouble` names what went wrong with the last question, `fault` how it was told."""

    def __init__(self, header: Header, rules: Ruleset[Any, Any, Any], seat: Seat, level: str) -> None:
        """Raises ValueError for a level that does not think at tables."""
        if level not in TIME_MS:
            raise ValueError(f"there is no computer player {level!r}")
        self._game = library.load(header.game)
        embedded = header.map.data if header.map is not None else None
        self._map = library.map_of(self._game, header) if embedded is None else embedded
        self._rules, self._seat, self._level = rules, seat, level
        self._codec: Codec[Any, Any, Any] = Codec(self._game)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._view: PlayerView[Any] | None = None
        self._question = b""
        self._number, self._starts, self._deadline = 0, 0, 0.0
        self.trouble: Trouble | None = None
        self.fault = ""

    @property
    def process_id(self) -> int | None:
        """The process that thinks, while there is one."""
        return self._process.pid if self._process is not None else None

    def ask(self, view: PlayerView[Any]) -> None:
        """Begin to think about this view; an earlier question is dropped."""
        self._view = view
        self._number += 1
        self._starts, self.trouble, self.fault = 0, None, ""
        asked = {"number": self._number, "view": plain(view), "seed": library.fresh_seed()}
        self._question = canonical(asked)
        self._put()

    def poll(self) -> Command | None:
        """The command, once it is there. Never waits for the process."""
        if self._view is None:
            return None
        command: Command | None = self._heard(self._view)
        if command is None and (not self._alive or time.monotonic() > self._deadline):
            self.close()
            if self._starts < MOST_STARTS and not self.fault:
                self.trouble = "brain_restarted"
                self._put()
                return None
            self.trouble = "brain_stood_in"
            command = sober_commands(self._rules, self._view.state, self._seat)[0]
        if command is not None:
            self._view = None
        return command

    def close(self) -> None:
        """Stop thinking for good; a later question starts anew. No process is left behind."""
        process, self._process = self._process, None
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = None
        if process is not None:
            process.terminate()
            process.join(1)
            if process.is_alive():
                process.kill()
                process.join(1)
            process.close()

    @property
    def _alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def _put(self) -> None:
        """Put the question to a process; one that has died is noticed by `poll`."""
        self._deadline = time.monotonic() + (TIME_MS[self._level] + GRACE_MS) / 1000
        with contextlib.suppress(OSError):
            self._started().send_bytes(self._question)

    def _heard(self, view: PlayerView[Any]) -> Any:
        """The answer to the question asked last, if it has come; one of an earlier question is dropped."""
        try:
            while self._pipe is not None and self._pipe.poll():
                answer = decode_json(self._pipe.recv_bytes())
                if answer["number"] != self._number:
                    continue
                if "fault" in answer:
                    self.fault = answer["fault"]
                    self.close()
                    return None
                command = self._codec.command(answer["command"])
                if self._is_legal(view, command):
                    return command
                self.fault = f"it would play {command}, which is not possible"
                self.close()
        except (EOFError, OSError):
            return None
        return None

    def _is_legal(self, view: PlayerView[Any], command: Any) -> bool:
        """Whether the command is listed, or taken by rules that list a part of their commands alone."""
        if command in list(self._rules.commands(view.state, self._seat)):
            return True
        takes = getattr(self._rules, "takes", None)
        return takes is not None and command.seat == self._seat and bool(takes(view.state, command))

    def _started(self) -> Connection:
        if self._pipe is not None and self._alive:
            return self._pipe
        self.close()
        self._starts += 1
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=serve,
            args=(theirs, self._game.name, self._level, self._map, int(self._seat), TIME_MS[self._level]),
            name=f"{self._level} at seat {self._seat}",
            daemon=True,
        )
        self._process.start()
        theirs.close()
        return self._pipe
