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
    short. A failure of the player's own, or a command that is not legal, is answered as `fault`: to find that
    out may take longer than a frame of the window."""
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
                command = player.choose(view, rules, Seat(seat), time_ms, question["seed"])
                if is_legal(rules, view, Seat(seat), command):
                    answer["command"] = command
                else:
                    answer["fault"] = f"it would play {command}, which is not possible"
            except Exception as fault:  # told to the table, which plays on
                answer["fault"] = f"{type(fault).__name__}: {fault}"
            pipe.send_bytes(canonical(answer))


def is_legal(rules: Any, view: PlayerView[Any], seat: Seat, command: Any) -> bool:
    """Whether a command is listed, or taken by rules that list a part of their commands alone."""
    if command in list(rules.commands(view.state, seat)):
        return True
    takes = getattr(rules, "takes", None)
    return takes is not None and command.seat == seat and bool(takes(view.state, command))


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
