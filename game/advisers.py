"""Hints and analyses for the screens, thought out in a process of its own from views alone.

A process that dies is replaced and asked again; one question may cost only so many of them.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from game import library
from game.advice_worker import serve
from game.core.codec import Codec, plain
from game.core.ids import Seat
from game.core.log import Header
from game.core.view import PlayerView
from game.kit.insight import Analysis, Line
from game.pipe_process import PipeProcess
from game.players import levels
from game.ui.shelf import AdviceFault, Hint

TIME_MS = 1500
GRACE_MS = 12_000
"""How much longer than its time an answer may take, the process's start included."""

MOST_STARTS = 2
"""How many processes one question may cost before it is left without an answer."""


class WorkerAdviser:
    """Implements `Adviser`: one question at a time, a new one drops the one before."""

    def __init__(self, header: Header) -> None:
        game = library.load(header.game)
        embedded = header.map.data if header.map is not None else None
        map_data = library.map_of(game, header) if embedded is None else embedded
        self._codec: Codec[Any, Any, Any] = Codec(game)
        best = levels(header.game)[-1]
        self._process = PipeProcess("adviser", serve, header.game, best, map_data, TIME_MS)
        self._question: dict[str, Any] = {}
        self._number, self._before, self._deadline = 0, 0, 0.0
        self.is_busy = self.has_restarted = False

    @property
    def process_id(self) -> int | None:
        """The process that thinks, while there is one."""
        return self._process.process_id

    def ask_hint(self, view: PlayerView[Any], seat: Seat) -> None:
        """Begin to look for a seat's best command in its own view."""
        self._ask({"do": "hint", "view": plain(view), "seat": int(seat), "seed": "hint"})

    def ask_analysis(self, view: PlayerView[Any]) -> None:
        """Begin to judge a position as that view shows it."""
        self._ask({"do": "analyse", "view": plain(view)})

    def poll(self) -> Hint | Analysis | AdviceFault | None:
        """The answer, once it is there. Never waits."""
        if not self.is_busy:
            return None
        for answer in self._process.received():
            if answer["number"] == self._number:
                self.is_busy = False
                return self._answer(answer)
        if self._process.is_alive and time.monotonic() <= self._deadline:
            return None
        self._process.close()
        if self._process.starts - self._before < MOST_STARTS:
            self.has_restarted = True
            self._put()
            return None
        self.is_busy = False
        return AdviceFault("nobody answered")

    def drop(self) -> None:
        """The answer to the last question is wanted no more."""
        self.is_busy = False

    def close(self) -> None:
        """End the process."""
        self.is_busy = False
        self._process.close()

    def _ask(self, question: dict[str, Any]) -> None:
        self._number += 1
        self.is_busy, self.has_restarted = True, False
        self._before = self._process.starts
        self._question = {"number": self._number, **question}
        self._put()

    def _put(self) -> None:
        """Put the question to a process; one that has died is noticed by `poll`."""
        self._deadline = time.monotonic() + (TIME_MS + GRACE_MS) / 1000
        self._process.send(self._question)

    def _answer(self, answer: dict[str, Any]) -> Hint | Analysis | AdviceFault:
        if "fault" in answer:
            return AdviceFault(answer["fault"])
        if "analysis" in answer:
            return msgspec.convert(answer["analysis"], Analysis)
        reason = msgspec.convert(answer["reason"], Line)
        return Hint(self._codec.command(answer["command"]), reason)
