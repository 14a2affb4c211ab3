"""The engine as a process: whatever is said or done to it, answers come and nothing answered is lost."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import library
from game.core.codec import plain
from game.core.store import read_log
from game.engine import MOST_BYTES, Engine

ROOT = Path(__file__).resolve().parents[2]
ENGINE = (sys.executable, "-m", "game", "engine")
DEEP = 100_000

GARBAGE = (
    b"",
    b"   \t",
    b"\x00",
    b"\xff\xfe\x80 not UTF-8",
    b"null",
    b"[]",
    b'"do"',
    b"{",
    b"{}",
    b'{"do":',
    b'{"do":"new"}',
    b'{"do":NaN}',
    b'{"do":"new","game":"duel","seats":1e999}',
    b'{"do":"new","game":"duel","seats":' + b"9" * 5000 + b"}",
    b'{"do":"new","game":"\\ud800","seats":2}',
    b'{"do":"new","game":["duel"],"seats":{"a":1}}',
    b'{"do":"legal","seat":true}',
    b'{"do":"legal","seat":-0}',
    b"[" * DEEP + b"]" * DEEP,
    b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    b'{"do":"set","state":' + b'{"x":' * DEEP + b"1" + b"}" * DEEP + b"}",
    b'{"do":"submit","command":{"type":"step","seat":0,"piece":"king","path":'
    + b"[" * DEEP
    + b"]" * DEEP
    + b"}}",
    b"x" * 1_500_000,
    b'{"do":"text","viewpoint":"' + b"y" * 1_500_000 + b'"}',
    b'{"do":"hash","id":"' + b"z" * 1_000_000 + b'"}',
    b"\r",
    b'{"do":"save","log":"/proc/self/mem"}',
    b'{"do":"open","log":"/dev/zero"}',
    b'{"do":"open","log":"."}',
    b'{"do":"new","game":"duel","seats":2,"map":"/dev/urandom"}',
)


def test_every_line_of_garbage_is_answered_and_the_engine_goes_on() -> None:
    """No traceback, one answer a line, exit 0 at the end of input."""
    hello = b'{"do":"new","game":"duel","seats":2,"seed":"tea","id":"hello"}'
    said = b"\n".join((hello, *GARBAGE, b"g" * (MOST_BYTES + 50), b'{"do":"hash","id":"still here"}'))
    done = subprocess.run(ENGINE, input=said, capture_output=True, cwd=ROOT, timeout=120)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(answers) == len(GARBAGE) + 3
    assert answers[0]["ok"] is True
    assert all(answer["error"] in ("bad_request", "illegal") for answer in answers if not answer["ok"])
    assert "longer than" in answers[-2]["reason"]
    assert (answers[-1]["ok"], answers[-1]["id"]) == (True, "still here")  # though it had no newline


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
DOES = st.sampled_from(
    ("new", "open", "legal", "submit", "undo", "redo", "view", "set", "chance", "hash", "text")
)
FIELDS = st.sampled_from(
    (
        "id",
        "game",
        "seats",
        "seed",
        "options",
        "at",
        "seat",
        "command",
        "viewpoint",
        "state",
        "draws",
        "from",
        "to",
    )
)
SENSE = st.sampled_from(
    ("duel", "toy", 0, 1, 2, ["human", "human"], "spectator", "referee", {"type": "end_actions", "seat": 0})
)
ASKED = st.builds(
    lambda do, fields: {"do": do, **fields}, DOES, st.dictionaries(FIELDS, SENSE | JSON, max_size=5)
)


@given(
    st.lists(
        st.binary(max_size=60) | (ASKED | JSON).map(lambda value: json.dumps(value).encode()), max_size=12
    )
)
def test_any_lines_get_one_sound_answer_each(lines: list[bytes]) -> None:
    """Arbitrary JSON, arbitrary bytes, and requests that are nearly right."""
    engine = Engine()
    engine.answer(b'{"do":"new","game":"toy","seats":2,"seed":"tea"}')
    for line in lines:
        reply = json.loads(engine.answer(line))
        assert reply["ok"] is True or reply["error"] in ("illegal", "bad_request"), reply
    assert json.loads(engine.answer(b'{"do":"hash"}'))["ok"]


class Talking:
    """An engine process and the lines to and from it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)

    def send(self, **request: Any) -> None:
        """Send a request and do not wait."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and read the answer."""
        self.send(**request)
        assert self.process.stdout
        reply: dict[str, Any] = json.loads(self.process.stdout.readline())
        return reply

    def end(self) -> None:
        """Close its pipes and let it go."""
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe
            pipe.close()
        self.process.wait(10)


def killed_game(path: Path, luck: random.Random) -> None:
    """Play a scripted game, kill the process at a random moment, compare its log with what was answered."""
    talking = Talking()
    answered: list[Any] = []
    seats = talking.ask(do="new", game="duel", seats=2, seed=luck.random().hex(), log=str(path))["to_act"]
    for _ in range(luck.randrange(25)):
        command = luck.choice(talking.ask(do="legal", seat=seats[0])["commands"])
        reply = talking.ask(do="submit", command=command)
        answered.append(command)
        seats = reply["to_act"]
        if not seats:
            break
    if seats:
        command = luck.choice(talking.ask(do="legal", seat=seats[0])["commands"])
        talking.send(do="submit", command=command)
        time.sleep(luck.random() * 0.004)
    talking.process.kill()
    talking.end()
    read = read_log(path, library.load)
    assert read.damage is None
    kept = [plain(entry.command) for entry in read.entries[1:]]
    assert kept[: len(answered)] == answered
    assert kept[len(answered) :] in ([], [command])
    if read.dropped is None:
        assert library.open_copy(path).session.index == len(kept) + 1


def test_a_killed_engine_has_lost_no_command_that_it_had_answered(tmp_path: Path) -> None:
    """kill -9 at eight random moments."""
    for number in range(8):
        killed_game(tmp_path / f"{number}.leaders", random.Random(number))


@pytest.mark.soak
def test_two_hundred_killed_engines_have_lost_nothing(tmp_path: Path) -> None:
    """kill -9 at 200 random moments."""
    for number in range(200):
        killed_game(tmp_path / f"{number}.leaders", random.Random(f"soak {number}"))


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_a_polite_request_to_end_is_followed_between_two_lines(tmp_path: Path) -> None:
    """SIGTERM and SIGINT: exit code 0, no traceback, the log is whole."""
    for number in (signal.SIGTERM, signal.SIGINT):
        path = tmp_path / f"{number}.leaders"
        talking = Talking()
        talking.ask(do="new", game="duel", seats=2, log=str(path))
        talking.process.send_signal(number)
        assert talking.process.wait(10) == 0
        talking.end()
        assert read_log(path, library.load).dropped is None


def test_a_reader_that_goes_away_ends_the_engine_quietly() -> None:
    """A broken pipe is nobody's error."""
    process = subprocess.Popen(
        ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    )
    assert process.stdin and process.stdout and process.stderr
    process.stdout.close()
    process.stdin.write(b'{"do":"hash"}\n' * 3)
    process.stdin.close()
    assert process.wait(20) == 0
    assert process.stderr.read() == b""
    process.stderr.close()
