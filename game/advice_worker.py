"""The process in which hints and analyses are thought out: it is asked with views and knows nothing else."""

from __future__ import annotations

import contextlib
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from game import library
from game.core.codec import Codec, canonical, decode_json
from game.core.ids import Seat
from game.core.ruleset import MapData
from game.insights import insight
from game.players import make
from game.worker import view_of


def serve(pipe: Connection, name: str, level: str, map_data: MapData | None, time_ms: int) -> None:
    """Answer questions until the other end is gone; a newer one cuts the thinking about an older short.

    `hint` gives a command of the level and the reason for it, `analyse` how a position stands. A failure is
    answered as `fault`.
    """
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        game = library.load(name)
        rules, codec = game.rules(map_data), Codec[Any, Any, Any](game)
        player, judge = make(name, level, pipe.poll), insight(name)
        while True:
            question = decode_json(pipe.recv_bytes())
            answer: dict[str, Any] = {"number": question["number"]}
            try:
                view = view_of(codec, question["view"])
                if question["do"] == "hint":
                    seat = Seat(question["seat"])
                    command = player.choose(view, rules, seat, time_ms, question["seed"])
                    answer["command"] = command
                    answer["reason"] = judge.reason(view, rules, seat, command)
                else:
                    answer["analysis"] = judge.analyse(view, rules)
            except Exception as fault:  # told to the table, which plays on
                answer["fault"] = f"{type(fault).__name__}: {fault}"
            pipe.send_bytes(canonical(msgspec.to_builtins(answer)))
