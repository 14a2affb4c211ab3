"""Logs of every format that was ever written still open, replay and hold. The stored logs never change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.core.ids import Seat
from game.core.log import FORMAT, LogError
from game.core.reading import parse_log
from game.core.replay import Replay
from game.core.session import Session
from game.core.store import LogFile, read_log, read_log_header, write_log
from game.core.upcast import UPCASTERS
from game.core.verify import verify
from tests.core.damage import find_toy
from tests.toy import TOY, ToyRules
from tests.toy.events import ToyEvent
from tests.toy.model import ToyState
from tests.toy.play import ToySession

HERE = Path(__file__).parent
DRAFT = HERE / "old_logs" / "format_0.leaders"
STORED = {  # file: entries that stand, hash of the last state
    DRAFT: (27, "d7f22e5e31fe5c315d62bfd495701ce7"),
    HERE / "golden" / "toy_format_1.leaders": (33, "cf0fd81f7e35c24f14bdc03baf99f39b"),
}


def test_a_log_of_every_format_is_stored() -> None:
    assert {read_log(path, find_toy).format for path in STORED} == set(range(FORMAT + 1))
    assert set(UPCASTERS) == set(range(FORMAT))
    assert sorted(STORED) == sorted(HERE.glob("*/*.leaders"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_log_opens_replays_and_holds(path: Path) -> None:
    entries, last = STORED[path]
    read = read_log(path, find_toy)
    assert (read.damage, read.dropped, len(read.entries)) == (None, None, entries)
    replay: Replay[ToyState, object, ToyEvent] = Replay(TOY, ToyRules(), read.log)  # type: ignore[type-var]
    assert (replay.damage, replay.length, replay.state_hash(entries)) == (None, entries, last)
    assert replay.view(entries, Seat(0)).outcome is not None
    report = verify(TOY, ToyRules(), path.read_bytes())
    assert (report.ok, report.entries) == (True, entries), report


def test_the_header_of_an_old_log_is_told_in_todays_words() -> None:
    header = read_log_header(DRAFT)
    assert (header.game, header.seats, header.players) == ("toy", 2, ("human", "human"))
    assert header.options == {"goal": 0, "hand": 2, "rounds": 2}


def test_an_old_log_is_not_written_to_but_played_on_in_a_new_file(tmp_path: Path) -> None:
    old = tmp_path / "old.leaders"
    old.write_bytes(DRAFT.read_bytes())
    with pytest.raises(LogError, match="is of format 0, this app writes 1: play on from it in a new file"):
        LogFile.append(old, find_toy)
    assert old.read_bytes() == DRAFT.read_bytes()
    session: ToySession = Session.resume(TOY, read_log(old, find_toy).log)
    new = tmp_path / "new.leaders"
    write_log(new, session.full_log())
    assert verify(TOY, ToyRules(), new.read_bytes()).ok
    file, read = LogFile.append(new, find_toy)
    file.close()
    assert (read.format, len(read.entries)) == (FORMAT, 27)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (5, "7"),
        (5, '{"n":3}'),
        (5, '{"n":"3","cmd":null,"ev":[]}'),
        (5, '{"n":3,"cmd":{"type":"fly","seat":0},"ev":[]}'),
        (5, '{"n":3,"cmd":null,"ev":7}'),
        (5, '{"back":3,"seat":0}'),
        (5, '{"back":"x","seat":0}'),
        (5, '{"back":2}'),
    ],
)
def test_damage_in_an_old_log_is_named_by_line(line: int, text: str) -> None:
    lines = DRAFT.read_text().splitlines()
    lines[line - 1] = text
    read = parse_log("\n".join([*lines, ""]).encode(), find_toy)
    assert read.damage is not None and read.damage.line == line
    assert not verify(TOY, ToyRules(), "\n".join([*lines, ""]).encode()).ok


@pytest.mark.parametrize("change", [{"players": 3}, {"opts": []}, {"seed": 5}, {"rules": None}])
def test_an_old_header_with_a_fault_is_refused(change: dict[str, object]) -> None:
    header, *lines = DRAFT.read_text().splitlines()
    data = "\n".join([json.dumps({**json.loads(header), **change}), *lines, ""]).encode()
    with pytest.raises(LogError, match=r"line 1: .*not sound"):
        parse_log(data, find_toy)


def test_events_changed_in_an_old_log_are_found_without_a_chain() -> None:
    data = DRAFT.read_bytes()
    report = verify(TOY, ToyRules(), data.replace(b'"card_drawn","seat":1', b'"card_drawn","seat":0', 1))
    assert (report.ok, report.line) == (False, 2)
