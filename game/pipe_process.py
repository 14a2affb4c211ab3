"""A process that answers over a pipe, for what must not hold the window up: never waited for."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from game.core.codec import canonical, decode_json

NICER = 5
"""How much its priority is below the window's, where the system knows such a thing."""


class PipeProcess:
    """Runs `target(pipe, *args)` in a process of its own. Messages are plain JSON values both ways."""

    def __init__(self, name: str, target: Callable[..., None], *args: Any) -> None:
        self._name, self._target, self._args = name, target, args
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self.starts = 0
        """How many processes there have been."""

    @property
    def process_id(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid if self._process is not None else None

    @property
    def is_alive(self) -> bool:
        """Whether there is somebody to answer."""
        return self._process is not None and self._process.is_alive()

    def send(self, message: dict[str, Any]) -> None:
        """Say something; starts the process if there is none. One that dies of it is noticed later."""
        with contextlib.suppress(OSError):
            self._started().send_bytes(canonical(message))

    def received(self) -> list[Any]:
        """What has been answered since the last time, oldest first. Never waits."""
        answers = []
        with contextlib.suppress(EOFError, OSError):
            while self._pipe is not None and self._pipe.poll():
                answers.append(decode_json(self._pipe.recv_bytes()))
        return answers

    def close(self) -> None:
        """End it; a later message starts anew. No process is left behind."""
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

    def _started(self) -> Connection:
        if self._pipe is not None and self.is_alive:
            return self._pipe
        self.close()
        self.starts += 1
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=_run, args=(self._target, theirs, *self._args), name=self._name, daemon=True
        )
        self._process.start()
        theirs.close()
        return self._pipe


def _run(target: Callable[..., None], *args: Any) -> None:
    """Think behind the window: where both want a core, the window's next frame gets it."""
    if hasattr(os, "nice"):
        os.nice(NICER)
    target(*args)
