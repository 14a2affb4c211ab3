"""Games as they are played hold when their logs are audited, and open again as they stood."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game import cli, library
from game.core.codec import canonical, plain
from game.core.ids import REFEREE, SPECTATOR, Seat
from game.core.session import Session
from game.core.store import write_log
from game.core.verify import verify
from game.insights import insight
from game.players import make
from game.shelf import LibraryShelf

TABLES = [
    ("duel", 2, {}, 60),
    ("front", 2, {}, 60),
    ("front", 2, {"fog_of_war": "on"}, 40),
    ("front", 2, {"scenario": "st_vith_extension"}, 25),
    ("wonders", 2, {"leaders": "on"}, 70),
    ("world", 3, {}, 60),
]
"""A game, its seats and options, and how many commands are played."""


def played(game: str, seats: int, options: dict[str, str], count: int) -> Session[Any, Any, Any]:
    """A game whose players do anything that is legal."""
    session = library.new_table(game, ("human",) * seats, options, seed="fresh")
    anybody = make(game, "random")
    for number in range(count):
        if session.outcome is not None:
            break
        seat = Seat(min(session.to_act))
        view = session.view(seat)
        session.submit(anybody.choose(view, session.rules, seat, None, f"fresh {number}"))
    return session


@pytest.mark.parametrize(
    "table", TABLES, ids=lambda table: f"{table[0]} {' '.join(table[2].values())}".strip()
)
def test_a_log_as_it_was_played_holds(table: tuple[str, int, dict[str, str], int], tmp_path: Path) -> None:
    """Where a die falls for each of several counters, the log's reader must take them in the same order."""
    session = played(*table)
    path = tmp_path / "fresh.leaders"
    write_log(path, session.full_log())
    report = verify(session.game, session.rules, path.read_bytes())
    assert report.ok and report.entries == session.index, report
    again = library.open_copy(path).session
    live, read = session.view(REFEREE).state, again.view(REFEREE).state
    assert canonical(live) == canonical(read)
    if session.game.name == "front":
        assert (list(live.units), list(live.leaders)) == (list(read.units), list(read.leaders))


@pytest.mark.parametrize("game", ["duel", "front", "wonders", "world"])
def test_a_position_typed_in_any_order_holds(game: str, tmp_path: Path) -> None:
    """What `set` takes may name its fields in another order than the log keeps them in."""
    session = played(game, 2, {}, 12)
    state = turned(plain(session.view(REFEREE).state))
    begun = library.position_table(session.header, state, seed="fresh")
    anybody = make(game, "random")
    for number in range(8):
        seat = Seat(min(begun.to_act))
        begun.submit(anybody.choose(begun.view(seat), begun.rules, seat, None, f"fresh {number}"))
    path = tmp_path / "position.leaders"
    write_log(path, begun.full_log())
    assert verify(begun.game, begun.rules, path.read_bytes()).ok


def turned(value: Any) -> Any:
    """Plain values with all dicts turned round."""
    if isinstance(value, dict):
        return {key: turned(one) for key, one in reversed(value.items())}
    return [turned(one) for one in value] if isinstance(value, list) else value


def as_draft(log: bytes) -> bytes:
    """A log in the draft format, which knew neither maps nor hashes."""
    header, *lines = map(json.loads, log.splitlines())
    old: list[dict[str, Any]] = [{"v": 0, "opts": header["options"]}]
    old[0] |= {key: header[key] for key in ("game", "rules", "seed", "players")}
    old += [{"n": line["index"], "cmd": line["command"], "ev": line["events"]} for line in lines]
    return "".join(json.dumps(line) + "\n" for line in old).encode()


@pytest.mark.parametrize("game", ["duel", "front", "wonders", "world"])
def test_a_log_of_the_draft_format_opens_and_can_be_analysed(game: str, tmp_path: Path) -> None:
    """It names no map: it was played on the one that is bundled."""
    session = played(game, 2, {}, 12)
    path, draft = tmp_path / "fresh.leaders", tmp_path / "draft.leaders"
    write_log(path, session.full_log())
    draft.write_bytes(as_draft(path.read_bytes()))
    assert cli.main(["verify", str(draft)]) == 0
    replay = LibraryShelf().open_replay(draft)
    assert canonical(replay.view(replay.length, REFEREE).state) == canonical(session.view(REFEREE).state)
    for eyes in (REFEREE, SPECTATOR, Seat(0)):
        analysis = insight(game).analyse(replay.view(replay.length, eyes), replay.rules)
        assert len(analysis.shares) == 2
    adviser = LibraryShelf().adviser(replay.header)
    assert adviser is not None
    adviser.close()
    assert replay.play_on(5, "other luck").index == 5
