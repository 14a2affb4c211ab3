"""A computer player in a process of its own: the window never waits for it, and it sees only its view.

The process starts with the first question. One that dies is replaced and asked again; one that cannot
answer is stood in for, so that nobody waits for ever.
"""

from __future__ import annotations

import time
from typing import Any, Literal

from game import library
from game.ai.plain import sober_commands
from game.core.codec import Codec, plain
from game.core.ids import Seat
from game.core.log import Header
from game.core.messages import Command
from game.core.ruleset import Ruleset
from game.core.view import PlayerView
from game.pipe_process import PipeProcess
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
        game = library.load(header.game)
        embedded = header.map.data if header.map is not None else None
        board = library.map_of(game, header) if embedded is None else embedded
        self._rules, self._seat, self._level = rules, seat, level
        self._codec: Codec[Any, Any, Any] = Codec(game)
        name, time_ms = f"{level} at seat {seat}", TIME_MS[level]
        self._worker = PipeProcess(name, serve, game.name, level, board, int(seat), time_ms)
        self._view: PlayerView[Any] | None = None
        self._question: dict[str, Any] = {}
        self._number, self._before, self._deadline = 0, 0, 0.0
        self.trouble: Trouble | None = None
        self.fault = ""

    @property
    def process_id(self) -> int | None:
        """The process that thinks, while there is one."""
        return self._worker.process_id

    def ask(self, view: PlayerView[Any]) -> None:
        """Begin to think about this view; an earlier question is dropped."""
        self._view = view
        self._number += 1
        self._before, self.trouble, self.fault = self._worker.starts, None, ""
        self._question = {"number": self._number, "view": plain(view), "seed": library.fresh_seed()}
        self._put()

    def poll(self) -> Command | None:
        """The command, once it is there. Never waits for the process."""
        if self._view is None:
            return None
        command: Command | None = self._heard()
        if command is None and (not self._worker.is_alive or time.monotonic() > self._deadline):
            self.close()
            if self._worker.starts - self._before < MOST_STARTS and not self.fault:
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
        self._worker.close()

    def _put(self) -> None:
        """Put the question to a process; one that has died is noticed by `poll`."""
        self._deadline = time.monotonic() + (TIME_MS[self._level] + GRACE_MS) / 1000
        self._worker.send(self._question)

    def _heard(self) -> Any:
        """The answer to the question asked last, if it has come; one of an earlier question is dropped."""
        for answer in self._worker.received():
            if answer["number"] != self._number:
                continue
            if "fault" not in answer:
                return self._codec.command(answer["command"])
            self.fault = answer["fault"]
            self.close()
        return None
