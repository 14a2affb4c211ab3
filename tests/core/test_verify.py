"""The audit: every single changed character is caught, with its line and why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game.core.chance import Chance
from game.core.codec import digest, plain
from game.core.ids import REFEREE, Seat
from game.core.lines import log_lines
from game.core.log import Log
from game.core.session import Session
from game.core.store import Fsync, LogFile
from game.core.verify import verify
from tests.core.damage import change_one, log_bytes, written
from tests.toy import TOY, ToyGame
from tests.toy.commands import Roll
from tests.toy.play import ToySession, lay, play
from tests.toy.rules import ToyRules

RULES = ToyRules()


def chained(lines: list[dict[str, Any]]) -> bytes:
    """Lines whose chain is made good: a forger's work."""
    out: list[bytes] = []
    for line in lines:
        if out:
            line["prev"] = digest(out[-1])
        out.append(written(line))
    return b"\n".join(out) + b"\n"


def forged(change: Callable[[list[dict[str, Any]]], Any], seed: str = "forge") -> bytes:
    """A log changed by a forger who knows the chain."""
    session = lay(seed, 3)
    session.submit(Roll(seat=Seat(0)))
    lines = [json.loads(line) for line in log_bytes(play(session, 30)).splitlines()]
    change(lines)
    return chained(lines)


def log_with_takebacks(path: Any, seed: str = "taken", entries: int = 40) -> bytes:
    """A log file with undo and redo lines in it, and dice typed in."""
    sink = LogFile.create(path, Fsync.NEVER)
    session = lay(seed, 3, sink)
    session.queue_chance([6, 6])
    session.submit(Roll(seat=Seat(0)))
    play(session, entries, seed, takes_back=True)
    sink.close()
    data: bytes = path.read_bytes()
    return data


def some_logs(tmp_path: Any) -> list[bytes]:
    """Logs of every kind."""
    branch = play(play(lay("trunk", 2), 20).branch(9, "more"), 12)
    position: ToySession = Session.new(
        TOY, seats=3, seed="s", position=plain(play(lay("set", 3), 12).view(REFEREE).state)
    )
    mapped: ToySession = Session.new(TOY, seats=2, seed="m", map_data={"shape": [1, 2]}, map_name="isle/ä")
    return [
        log_bytes(play(lay("plain", 2), 25)),
        log_with_takebacks(tmp_path / "taken.leaders"),
        log_bytes(branch),
        log_bytes(play(position, 10)),
        log_bytes(play(mapped, 10)),
        log_bytes(lay("fresh", 4)),
    ]


def test_sound_logs_hold(tmp_path: Any) -> None:
    for data in some_logs(tmp_path):
        report = verify(TOY, RULES, data)
        assert report.ok, report
        assert (report.line, report.index) == (None, None)


def test_the_log_with_takebacks_holds_them(tmp_path: Any) -> None:
    data = log_with_takebacks(tmp_path / "taken.leaders")
    assert data.count(b'{"undo"') > 3
    assert b'"by_hand":[6,6]' in data
    assert verify(TOY, RULES, data).entries < data.count(b"\n") - 1


def test_any_single_changed_character_is_caught_with_its_line(tmp_path: Any) -> None:
    changed_characters_are_caught(some_logs(tmp_path), 40)


@pytest.mark.soak
def test_any_of_two_thousand_changed_characters_is_caught_in_each_log(tmp_path: Any) -> None:
    changed_characters_are_caught(some_logs(tmp_path), 2000)


def changed_characters_are_caught(logs: list[bytes], times: int) -> None:
    """Change characters, one at a time."""
    for number, data in enumerate(logs):
        luck = Chance("change", number)
        for _ in range(times):
            changed, line, done = change_one(data, luck)
            report = verify(TOY, RULES, changed)
            assert not report.ok, done
            assert report.line == line, (done, report)


def test_every_character_of_a_small_log_is_caught() -> None:
    data = log_bytes(play(lay("small"), 3))
    for place, byte in enumerate(data):
        changed = data[:place] + bytes([byte ^ 1]) + data[place + 1 :]
        report = verify(TOY, RULES, changed)
        assert not report.ok
        assert report.line == data.count(b"\n", 0, place) + 1, (data[place - 20 : place + 20], report)


@pytest.mark.parametrize(
    ("change", "line", "named"),
    [
        (
            lambda ls: ls[2]["events"][0].update(dice=[6, 6]),
            3,
            r"event 0 \(dice_rolled\) is not as",
        ),
        (lambda ls: ls[1]["events"].pop(3), 2, r"event 3 \(card_drawn\)"),
        (lambda ls: ls[1]["events"].pop(), 2, r"event \d+ \(round_began\) is missing"),
        (
            lambda ls: ls[1]["events"].append(ls[1]["events"][0]),
            2,
            r"\(pile_made\) is one too many",
        ),
        (lambda ls: ls[5].update(state="0" * 32), 6, "state after it differs"),
        (lambda ls: ls[2]["command"].update(seat=2), 3, "not legal: T01"),
        (lambda ls: ls[2]["command"].update(seat=7), 3, "not legal: T05"),
        (lambda ls: ls[2].update(by_hand=[2, 1]), 3, r"event 0 \(dice_rolled\)"),
        (lambda ls: ls[2].update(by_hand=[1, 9]), 3, "does not fit: draw 2"),
        (lambda ls: ls[1].update(by_hand=["x"]), 2, "does not fit: draw 1"),
        (lambda ls: ls[2].update(command=None), 3, "has no command"),
        (lambda ls: ls[1].update(command=ls[2]["command"]), 2, "has no command"),
        (lambda ls: ls[0].update(seed="guessed"), 2, r"event \d+ \(card_drawn\)"),
        (lambda ls: ls[0].update(seats=2), 2, "event"),
        (lambda ls: ls[0].update(options={"rounds": "x"}), 1, "rounds"),
        (lambda ls: ls[0].update(seats=9), 1, "seats: 9"),
        (lambda ls: ls[0].update(map={"name": "m", "digest": "0" * 32, "data": {}}), 1, "digest"),
        (lambda ls: ls.insert(3, {"undo": 1, "seat": 0, "prev": ""}), 4, "could not be taken back: T04"),
    ],
)
def test_a_forger_who_knows_the_chain_is_found_out(change: Any, line: int, named: str) -> None:
    report = verify(TOY, RULES, forged(change))
    assert not report.ok
    assert report.line == line, report
    assert re.search(named, report.reason), report


def test_results_marked_as_typed_in_must_all_be_used() -> None:
    session = lay("typed")
    session.queue_chance([3, 4])
    session.submit(Roll(seat=Seat(0)))
    lines = [json.loads(line) for line in log_bytes(session).splitlines()]
    lines[-1]["by_hand"] = [3, 4, 5]
    report = verify(TOY, RULES, chained(lines))
    assert not report.ok
    assert report.reason == "3 results are marked as typed in, 2 were asked for"


def test_a_torn_last_line_is_a_fault() -> None:
    data = log_bytes(play(lay("torn"), 5))
    report = verify(TOY, RULES, data[:-1])
    assert (report.ok, report.line, report.index, report.entries) == (False, 7, 5, 5)
    assert "torn" in report.reason


def test_a_log_without_set_up_does_not_hold() -> None:
    header = log_bytes(lay("bare")).split(b"\n")[0] + b"\n"
    report = verify(TOY, RULES, header)
    assert (report.ok, report.line) == (False, 2)
    assert "set-up entry is missing" in report.reason


@pytest.mark.parametrize("data", [b"", b"\n", b"junk", b"{}\n", b"[" * 99999])
def test_what_is_no_log_does_not_hold_and_raises_nothing(data: bytes) -> None:
    report = verify(TOY, RULES, data)
    assert (report.ok, report.line) == (False, 1)


def test_a_log_of_another_game_does_not_hold() -> None:
    log = lay("x").full_log()
    other: Log[Any, Any] = msgspec.structs.replace(log, header=msgspec.structs.replace(log.header, game="go"))
    report = verify(TOY, RULES, b"".join(line + b"\n" for line in log_lines(other)))
    assert not report.ok and "'go'" in report.reason


def test_a_changed_rule_is_named_with_the_version_that_wrote_the_log() -> None:
    class Richer(ToyRules):
        def evolve(self, state: Any, event: Any) -> Any:
            after = super().evolve(state, event)
            return msgspec.structs.replace(after, gold=tuple(max(gold, 4) for gold in after.gold))

    report = verify(ToyGame(version=2), Richer(), log_bytes(play(lay("old"), 9)))
    assert (report.ok, report.line, report.index) == (False, 2, 0)
    assert "state after it differs" in report.reason
    assert "written by version 1 of the toy rules" in report.reason


def test_a_rule_that_fails_on_a_damaged_entry_is_reported_not_raised() -> None:
    class Failing(ToyRules):
        def decide(self, state: Any, command: Any, chance: Chance) -> Any:
            raise KeyError("D9")

    report = verify(TOY, Failing(), log_bytes(play(lay("old"), 2)))
    assert (report.line, report.index) == (3, 1)
    assert "KeyError('D9')" in report.reason
