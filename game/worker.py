"""The process in which a computer player thinks: questions come in over a pipe, answers go back.

It knows the rules, the map and the views it is asked about; it imports nothing that draws.
"""

from __future__ import annotations

import contextlib
from multiprocessing.connection import Connection
from typing import Any

from game import library
from game.core.codec import Codec, canonical, decode_json
from game.core.ids import Seat
from game.core.ruleset import MapData
from game.core.view import PlayerView
from game.players import make


def serve(pipe: Connection, name: str, level: str, map_data: MapData | None, seat: int, time_ms: int) -> None:
    """Answer questions until the other end is gone. A newer question cuts the thinking about an older one
    short. A failure of the player's own is answered as `fault`."""
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        game = library.load(name)
        rules = game.rules(map_data)
        codec: Codec[Any, Any, Any] = Codec(game)
        player = make(name, level, pipe.poll)
        while True:
            question = decode_json(pipe.recv_bytes())
            answer: dict[str, Any] = {"number": question["number"]}
            try:
                view = view_of(codec, question["view"])
                answer["command"] = player.choose(view, rules, Seat(seat), time_ms, question["seed"])
            except Exception as fault:  # told to the table, which plays on
                answer["fault"] = f"{type(fault).__name__}: {fault}"
            pipe.send_bytes(canonical(answer))


def view_of(codec: Codec[Any, Any, Any], raw: dict[str, Any]) -> PlayerView[Any]:
    """A view of a game that goes on, from its plain values. Raises CodecError."""
    return PlayerView(
        game=raw["game"],
        viewpoint=raw["viewpoint"],
        index=raw["index"],
        state=codec.state(raw["state"]),
        to_act=frozenset(Seat(seat) for seat in raw["to_act"]),
        outcome=None,
    )
