"""Strict reading, canonical writing, hashes that do not depend on the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.codec import Codec, CodecError, canonical, decode_json, plain, state_hash
from game.core.ids import Seat
from tests.toy import TOY
from tests.toy.commands import Peek, ToyCommand
from tests.toy.events import ToyEvent
from tests.toy.model import ToyState
from tests.toy.play import lay, play

ROOT = Path(__file__).resolve().parents[2]
CODEC: Codec[ToyState, ToyCommand, ToyEvent] = Codec(TOY)


class Bag(msgspec.Struct):
    names: frozenset[str]
    counts: dict[str, int]


def test_messages_and_states_come_back_as_they_were() -> None:
    session = play(lay("codec", 3), 60)
    for entry in session.full_log().entries:
        if entry.command is not None:
            assert CODEC.decode_command(canonical(entry.command)) == entry.command
            assert CODEC.command(plain(entry.command)) == entry.command
        for event in entry.events:
            assert CODEC.decode_event(canonical(event)) == event
    state = session.view("referee").state
    assert CODEC.decode_state(canonical(state)) == CODEC.state(plain(state)) == state


def test_a_command_reads_as_an_object_with_its_type() -> None:
    assert plain(Peek(seat=Seat(0), owner=Seat(1), place=2)) == {
        "type": "peek",
        "owner": 1,
        "place": 2,
        "seat": 0,
    }


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ({"type": "peek", "seat": 0, "owner": 1}, "place"),
        ({"type": "peek", "seat": 0, "owner": 1, "place": "2"}, r"\$.place"),
        ({"type": "peek", "seat": 0, "owner": 1, "place": 2.5}, r"\$.place"),
        ({"type": "peek", "seat": None, "owner": 1, "place": 2}, r"\$.seat"),
        ({"type": "peek", "seat": 0, "owner": 1, "place": 2, "why": 1}, "why"),
        ({"type": "steal", "seat": 0}, "steal"),
        ({"seat": 0}, "type"),
        ({}, "type"),
        ([], "object"),
        (None, "null"),
        (float("nan"), "float"),
    ],
)
def test_a_command_with_a_fault_is_refused_and_the_field_named(value: Any, named: str) -> None:
    with pytest.raises(CodecError, match=named):
        CODEC.command(value)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"nul",
        b"NaN",
        b"Infinity",
        b"1e999",
        b"\xff\xfe",
        b'"\\ud800"',
        b"[" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
        b"9" * 10_000,
        b"{}{}",
    ],
    ids=lambda text: repr(text[:12]),
)
def test_text_that_is_no_sound_json_is_refused_cleanly(text: bytes) -> None:
    with pytest.raises(CodecError):
        decode_json(text)
    for decode in (CODEC.decode_command, CODEC.decode_event, CODEC.decode_state):
        with pytest.raises(CodecError):
            decode(text)


def test_values_nested_too_deeply_are_refused_in_writing_too() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(CodecError, match="recursion"):
        canonical(deep)
    with pytest.raises(CodecError):
        CODEC.command({"type": "pass", "seat": deep})
    while deep:  # taken apart by hand: letting it go at once would recurse as well
        deep = deep.pop()


@pytest.mark.parametrize("value", ["\ud800", {1: 2}, object()])
def test_what_json_cannot_hold_is_refused(value: Any) -> None:
    with pytest.raises(CodecError, match="cannot be written"):
        canonical(value)


def test_equal_values_have_equal_bytes_whatever_the_order_of_their_making() -> None:
    one = Bag(frozenset(["rider", "archer", "queen"]), {"b": 2, "a": 1})
    other = Bag(frozenset(["queen", "rider", "archer"]), {"a": 1, "b": 2})
    assert (
        canonical(one) == canonical(other) == b'{"names":["archer","queen","rider"],"counts":{"a":1,"b":2}}'
    )


PRINT_HASH = """
import sys
from game.core.codec import state_hash
from tests.core.test_codec import Bag
from tests.toy.play import lay, play
names = frozenset(f"name{i}" for i in range(50))
print(play(lay("codec", 3), 60).state_hash, state_hash(Bag(names, {name: 1 for name in names})))
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "99"])
def test_the_state_hash_is_the_same_in_every_process(hash_seed: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PRINT_HASH],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    names = [f"name{number}" for number in range(50)]
    bag = Bag(frozenset(names), dict.fromkeys(reversed(names), 1))
    assert ran.stdout.split() == [play(lay("codec", 3), 60).state_hash, state_hash(bag)]
