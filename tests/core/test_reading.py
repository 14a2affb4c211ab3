"""Logs read whole, torn, damaged, foreign, older and newer."""

from __future__ import annotations

import json
import re
import tracemalloc
from typing import Any

import pytest

from game.core import lines, reading
from game.core.chance import Chance
from game.core.codec import digest
from game.core.ids import Seat
from game.core.log import LogError
from game.core.reading import parse_log
from game.core.session import Session
from tests.core.damage import find_toy, finder, log_bytes, written
from tests.toy import TOY, ToyGame
from tests.toy import commands as c
from tests.toy.play import ToySession, lay, play

DATA = log_bytes(play(lay("read", 3), 25))
ZERO = Seat(0)
ABSENT = "absent"
LINES = DATA.split(b"\n")[:-1]


def header_with(**fields: Any) -> bytes:
    """The log under a header changed by hand; ABSENT takes a field away."""
    header = {**json.loads(LINES[0]), **fields}
    return b"\n".join([written({k: v for k, v in header.items() if v != ABSENT}), *LINES[1:], b""])


def why_unread(data: bytes) -> str:
    """Why a log cannot be opened."""
    with pytest.raises(LogError) as caught:
        parse_log(data, find_toy)
    return str(caught.value)


def test_a_log_comes_back_as_it_was_written() -> None:
    session = play(lay("read", 3), 25)
    read = parse_log(DATA, find_toy)
    assert read.log.header == session.header
    assert read.entries == session.full_log().entries
    assert (read.dropped, read.damage, read.size) == (None, None, len(DATA))
    assert read.tip == digest(LINES[-1])


def test_a_log_cut_at_any_byte_opens_up_to_the_last_whole_entry() -> None:
    whole = parse_log(DATA, find_toy).entries
    for cut in range(len(DATA)):
        if cut <= len(LINES[0]):
            assert "header" in why_unread(DATA[:cut]) or "empty" in why_unread(DATA[:cut])
            continue
        read = parse_log(DATA[:cut], find_toy)
        kept = DATA.count(b"\n", 0, cut) - 1
        assert read.entries == whole[:kept]
        assert read.damage is None
        assert (read.dropped is None) == (DATA[cut - 1 : cut] == b"\n")
        assert read.size == DATA.rfind(b"\n", 0, cut) + 1


def test_a_bigger_log_cut_at_500_bytes_opens_up_to_the_last_whole_entry() -> None:
    data = log_bytes(play(lay("big", 4, rounds=99), 400))
    whole, luck = parse_log(data, find_toy).entries, Chance("cut", 0)
    start = data.index(b"\n") + 1
    for _ in range(500):
        cut = start + luck.below(len(data) - start)
        read = parse_log(data[:cut], find_toy)
        assert read.entries == whole[: data.count(b"\n", 0, cut) - 1]
        assert read.damage is None


@pytest.mark.parametrize("tail", [b"\0" * 512, b'{"index":26,', b"garbage\n", b"\xff\n", b"[" * 9999 + b"\n"])
def test_a_torn_tail_is_dropped_with_a_notice(tail: bytes) -> None:
    read = parse_log(DATA + tail, find_toy)
    assert len(read.entries) == 26
    assert read.dropped is not None and "line 28 was torn off" in read.dropped
    assert str(len(tail.rstrip(b"\n"))) in read.dropped


def test_damage_in_the_middle_is_named_and_the_game_offered_up_to_it() -> None:
    damaged = b"\n".join([*LINES[:10], b'{"torn":', *LINES[11:], b""])
    read = parse_log(damaged, find_toy)
    assert read.damage is not None
    assert (read.damage.line, read.damage.entry) == (11, 9)
    assert [entry.index for entry in read.entries] == list(range(9))


def test_a_line_that_was_exchanged_is_found_by_the_line_after_it() -> None:
    exchanged = log_bytes(play(lay("other", 3), 25)).split(b"\n")[12]
    prev = json.loads(LINES[12])["prev"].encode()
    line = exchanged.replace(json.loads(exchanged)["prev"].encode(), prev)
    read = parse_log(b"\n".join([*LINES[:12], line, *LINES[13:], b""]), find_toy)
    assert read.damage is not None and read.damage.line == 13
    assert len(read.entries) == 11


def test_a_missing_line_is_named_where_the_next_stands() -> None:
    read = parse_log(b"\n".join([*LINES[:9], *LINES[10:], b""]), find_toy)
    assert read.damage is not None
    assert str(read.damage) == "line 10, entry 8: entry 9 stands where entry 8 is due"


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda line: line["events"][1].pop("seat"), r"event 1 \(card_drawn\).*seat"),
        (lambda line: line["events"][1].update(card=7), r"event 1 \(card_drawn\).*\$.card"),
        (lambda line: line["events"][2].update(type="stolen"), r"event 2 \(stolen\).*stolen"),
        (lambda line: line["events"].insert(0, 3), r"event 0 \(of no kind\)"),
        (lambda line: line["events"][0].update(extra=1), r"event 0 \(pile_made\).*extra"),
        (lambda line: line.pop("events"), "events are missing"),
        (lambda line: line.update(command={"type": "jump", "seat": 0}), r"command \(jump\)"),
        (lambda line: line.pop("state"), "state"),
        (lambda line: line.pop("prev"), "prev"),
        (lambda line: line.update(more=1), "more"),
        (lambda line: line.update(index="0"), r"\$.index"),
        (lambda line: line.update(by_hand=[1.5]), r"by_hand"),
    ],
)
def test_what_is_wrong_in_an_entry_is_named_by_event_and_kind(change: Any, named: str) -> None:
    line = json.loads(LINES[1])
    change(line)
    read = parse_log(b"\n".join([LINES[0], written(line), *LINES[2:], b""]), find_toy)
    assert read.damage is not None and read.damage.line == 2
    assert re.search(named, read.damage.reason), read.damage


@pytest.mark.parametrize("line", [b"7", b"[]", b"null", b'{"undo":true}', b'{"undo":1,"seat":0}', b"{}"])
def test_a_line_that_is_no_entry_is_damage(line: bytes) -> None:
    read = parse_log(b"\n".join([*LINES[:5], line, *LINES[5:], b""]), find_toy)
    assert read.damage is not None and read.damage.line == 6


def test_a_line_written_another_way_is_damage() -> None:
    spaced = json.dumps(json.loads(LINES[3])).encode()
    read = parse_log(b"\n".join([*LINES[:3], spaced, *LINES[4:], b""]), find_toy)
    assert read.damage is not None and read.damage.line == 4
    assert "canonical" in read.damage.reason


def test_a_newer_format_is_named_with_what_can_be_done() -> None:
    assert why_unread(header_with(format=2)) == (
        "line 1: the log is of format 2; this app reads formats 0 to 1:"
        " open it with a newer version of the app"
    )


@pytest.mark.parametrize("stated", [ABSENT, None, "1", True, 1.5])
def test_a_header_without_a_format_is_named(stated: Any) -> None:
    assert "states no format; this app reads formats 0 to 1" in why_unread(header_with(format=stated))


def test_a_format_that_never_was_is_named() -> None:
    assert "states format -1, which never was" in why_unread(header_with(format=-1))


def test_an_unknown_game_is_named() -> None:
    reason = why_unread(header_with(game="chess"))
    assert "the game 'chess', which this version of the app does not have" in reason


def test_newer_rules_are_named_with_both_versions() -> None:
    reason = why_unread(header_with(rules=2))
    assert "written by version 2 of the toy rules, this app has version 1" in reason
    assert "open it with a newer version" in reason


def test_older_rules_are_read() -> None:
    assert len(parse_log(DATA, finder(ToyGame(version=2))).entries) == 26


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\n\n",
        b"{",
        b"PK\x03\x04\n",
        b"\x89PNG\r\n\x1a\n",
        b"null\n",
        b"[]\n",
        b"{}\n",
        b"\xff\n",
    ],
)
def test_what_is_no_log_is_refused_at_line_1(data: bytes) -> None:
    assert why_unread(data).startswith("line 1: ")


@pytest.mark.parametrize(
    "fields", [{"seats": "2"}, {"seed": ABSENT}, {"options": []}, {"more": 1}, {"reseeds": 1}]
)
def test_a_header_with_a_fault_is_refused(fields: dict[str, Any]) -> None:
    assert "header is not sound" in why_unread(header_with(**fields))


@pytest.mark.parametrize(
    "name", ["../../etc/passwd", "/etc/passwd", "C:\\maps\\x", "a//b", "./a", "a/..", "a\0b", "c:x"]
)
def test_a_map_name_that_leads_elsewhere_is_refused(name: str) -> None:
    ref = {"name": name, "digest": "0" * 32, "data": None}
    assert "is not a plain name" in why_unread(header_with(map=ref))


def test_a_log_and_a_line_past_the_limits_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MAX_LINE", 2000)
    read = parse_log(DATA + b'{"x":"' + b"y" * 3000 + b'"}\n', find_toy)
    assert read.damage is not None and "longer than 2000" in read.damage.reason
    monkeypatch.setattr(reading, "MAX_FILE", 500)
    assert "larger than 500" in why_unread(DATA)


def test_a_crafted_pickle_is_refused_and_runs_nothing(tmp_path: Any) -> None:
    trap = tmp_path / "ran"
    payload = f"cposix\nsystem\n(S'touch {trap}'\ntR.".encode()
    assert why_unread(payload + b"\n").startswith("line 1")
    assert parse_log(DATA + payload, find_toy).dropped
    assert not trap.exists()


def test_entries_taken_back_are_not_in_the_log_but_can_be_redone() -> None:
    session = lay("back")
    session.submit(c.Stow(seat=ZERO, card=session.view(ZERO).state.hands[0][0]))
    header, setup, stowed = log_bytes(session).split(b"\n")[:-1]
    undo = lines.undo_line(1, ZERO, digest(stowed))
    read = parse_log(b"\n".join([header, setup, stowed, undo, b""]), find_toy)
    assert (len(read.entries), len(read.log.undone)) == (1, 1)
    resumed: ToySession = Session.resume(TOY, read.log)
    resumed.redo(ZERO)
    assert resumed.state_hash == session.state_hash
    redone = stowed.replace(digest(setup).encode(), digest(undo).encode())
    again = parse_log(b"\n".join([header, setup, stowed, undo, redone, b""]), find_toy)
    assert (len(again.entries), again.log.undone, again.log.lines) == (2, (), (2, 5))


@pytest.mark.parametrize("index", [0, 24, 26])
def test_only_the_last_entry_is_taken_back(index: int) -> None:
    undo = lines.undo_line(index, ZERO, digest(LINES[-1]))
    read = parse_log(DATA + undo + b"\n", find_toy)
    assert read.damage is not None and read.damage.line == 28
    assert "is taken back where the last is entry 25" in read.damage.reason


@pytest.mark.parametrize("filler", [b"\n", b"{}\n", b'{"undo":1}\n', b"[]"], ids=repr)
def test_a_file_of_filler_is_refused_without_filling_the_memory(filler: bytes) -> None:
    data = DATA + filler * (8 * 1024 * 1024 // len(filler)) + b"\n"
    tracemalloc.start()
    read = parse_log(data, find_toy)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(read.entries) == 26
    assert read.damage is not None and read.damage.line == 28
    assert peak < len(data) + 4 * 1024 * 1024
