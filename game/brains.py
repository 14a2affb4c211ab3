"""A computer player in a process of its own: the window never waits for it, and it sees only its view."""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from multiprocessing.connection import Connection
from typing import Any

from game import library
from game.core.codec import Codec, canonical, decode_json, plain
from game.core.ids import Seat
from game.core.log import Header
from game.core.messages import Command
from game.core.ruleset import MapData, Ruleset
from game.core.view import PlayerView

TIME_MS = {"easy": 250, "normal": 700, "hard": 1500}
GRACE_MS = 8000
"""How much longer than its time it may take, its process's start included, before a legal command of its
view is played in its place: nobody waits for ever."""


class WorkerBrain:
    """Implements `Brain`. The process starts with the first question and serves until `close`."""

    def __init__(self, header: Header, rules: Ruleset[Any, Any, Any], seat: Seat, level: str) -> None:
        if level not in TIME_MS:
            raise ValueError(f"there is no computer player {level!r}")
        game = library.load(header.game)
        self._game, self._rules, self._seat, self._level = game, rules, seat, level
        self._map = header.map.data if header.map is not None else None
        self._codec: Codec[Any, Any, Any] = Codec(game)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._view: PlayerView[Any] | None = None
        self._number, self._deadline = 0, 0.0

    def ask(self, view: PlayerView[Any]) -> None:
        """Begin to think about this view; an earlier question is dropped."""
        self._view = view
        self._number += 1
        self._deadline = time.monotonic() + (TIME_MS[self._level] + GRACE_MS) / 1000
        question = {
            "number": self._number,
            "view": plain(view),
            "seed": library.fresh_seed(),
        }
        with contextlib.suppress(OSError):  # a process that has died is noticed by `poll`
            self._started().send_bytes(canonical(question))

    def poll(self) -> Command | None:
        """The command, once it is there."""
        if self._view is None:
            return None
        command: Command | None = self._heard()
        if command is None and (time.monotonic() > self._deadline or not self._alive):
            command = next(iter(self._rules.commands(self._view.state, self._seat)))
            self.close()
        if command is not None:
            self._view = None
        return command

    def close(self) -> None:
        """Stop thinking for good; a later question starts anew."""
        if self._process is not None:
            self._process.terminate()
            self._process.join(1)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    @property
    def _alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def _heard(self) -> Any:
        """The answer to the question asked last, if it has come; one of an earlier question is dropped."""
        try:
            while self._pipe is not None and self._pipe.poll():
                answer = decode_json(self._pipe.recv_bytes())
                if answer["number"] == self._number:
                    return self._codec.command(answer["command"])
        except (EOFError, OSError):
            return None
        return None

    def _started(self) -> Connection:
        if self._pipe is not None and self._alive:
            return self._pipe
        self.close()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=think, args=(theirs, self._game.name, self._level, self._map, int(self._seat)), daemon=True
        )
        self._process.start()
        theirs.close()
        return self._pipe


def think(pipe: Connection, name: str, level: str, map_data: MapData | None, seat: int) -> None:
    """Answer questions until the other end is gone: the body of a brain's process."""
    from game.players import make

    game = library.load(name)
    rules = game.rules(library.bundled_map(game) if map_data is None else map_data)
    codec: Codec[Any, Any, Any] = Codec(game)
    player = make(name, level)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            question = decode_json(pipe.recv_bytes())
            view = _view_of(codec, question["view"])
            command = player.choose(view, rules, Seat(seat), TIME_MS[level], question["seed"])
            pipe.send_bytes(canonical({"number": question["number"], "command": command}))


def _view_of(codec: Codec[Any, Any, Any], raw: dict[str, Any]) -> PlayerView[Any]:
    return PlayerView(
        game=raw["game"],
        viewpoint=raw["viewpoint"],
        index=raw["index"],
        state=codec.state(raw["state"]),
        to_act=frozenset(Seat(seat) for seat in raw["to_act"]),
        outcome=None,
    )
