"""The shelf that the window is handed: tables that save themselves, lists of logs, computer players."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from game import places
from game.brains import WorkerBrain
from game.core.ids import Seat
from game.core.lines import GameFinder
from game.core.log import LogError
from game.core.reading import ReadLog
from game.core.store import LogFile, read_log
from game.shelf import LibraryShelf
from tests.toy.play import lay, play


def test_a_new_table_saves_itself_and_is_found_again(leaders_home: Path) -> None:
    """Closed in the middle of the game, listed, gone on with: on the same shelf and on a new one."""
    shelf = LibraryShelf()
    session = shelf.new_table("duel", ("human", "human"), {})
    seat = min(session.to_act)
    session.submit(next(iter(session.rules.commands(session.view(seat).state, seat))))
    (listed,) = shelf.saved()
    assert (listed.game, listed.entries, listed.finished, listed.problem) == ("duel", 2, False, None)
    assert listed.path.parent == places.logs_dir()
    again = shelf.open_table(listed.path).session
    assert again.state_hash == session.state_hash
    shelf.close()
    assert LibraryShelf().open_table(listed.path).session.state_hash == session.state_hash


def test_two_shelves_never_write_to_one_log(leaders_home: Path) -> None:
    """The second is told that another table is at it."""
    shelf = LibraryShelf()
    shelf.new_table("duel", ("human", "human"), {})
    (listed,) = shelf.saved()
    with pytest.raises(LogError, match="another table"):
        LibraryShelf().open_table(listed.path)
    shelf.close()


def test_playing_on_from_a_moment_is_a_new_log(leaders_home: Path) -> None:
    """The old one stays as it was."""
    shelf = LibraryShelf()
    session = shelf.new_table("duel", ("human", "human"), {}, seed="tea")
    (listed,) = shelf.saved()
    before = listed.path.read_bytes()
    branch = shelf.branch(shelf.open_replay(listed.path), 1)
    assert branch.index == session.index == 1
    assert len(shelf.saved()) == 2
    assert listed.path.read_bytes() == before
    shelf.close()


def test_a_log_that_cannot_be_opened_says_why_in_the_list(leaders_home: Path) -> None:
    """Field report 18."""
    places.logs_dir().mkdir(parents=True)
    (places.logs_dir() / "torn.leaders").write_bytes(b'{"format":77}\n')
    (listed,) = LibraryShelf().saved()
    assert listed.problem is not None
    assert "newer version" in listed.problem


def test_a_log_without_a_good_entry_shows_nothing_and_says_so(leaders_home: Path) -> None:
    """A power cut may leave the first line alone: there is no table to look at yet"""
    shelf = LibraryShelf()
    shelf.new_table("toy", ("human", "human"), {})
    (path,) = (leaders_home / "games").glob("*.leaders")
    head, set_up = path.read_bytes().splitlines(keepends=True)[:2]
    for rest in (b"", set_up[:-9], b"{}\n"):
        path.write_bytes(head + rest)
        with pytest.raises(LogError, match="entry") as refused:
            shelf.open_replay(path)
        assert str(path) in str(refused.value)


def test_a_damaged_log_is_listed_with_its_good_entries_and_the_one_before_is_offered(
    leaders_home: Path,
) -> None:
    """Field report 20: the newest autosave is damaged, the title offers the one before; and the damaged one
    is watched and played on up to its last good entry."""
    shelf = LibraryShelf()
    played(shelf, 3)
    (older,) = shelf.saved()
    played(shelf, 8)
    shelf.close()
    newest = next(log.path for log in shelf.saved() if log.path != older.path)
    lines = newest.read_bytes().split(b"\n")
    newest.write_bytes(b"\n".join([*lines[:6], lines[6].replace(b"seat", b"seal"), *lines[7:]]))
    os.utime(older.path, (1, 1))
    listed = shelf.saved()[0]
    assert (listed.path, listed.entries, listed.lost, listed.players) == (newest, 5, False, ("human",) * 2)
    assert listed.problem is not None and listed.problem.startswith("line 7, entry 5")
    offered = shelf.unfinished()
    assert offered is not None and offered.path == older.path
    replay = shelf.open_replay(newest)
    assert shelf.branch(replay, replay.length).index == replay.length == 5
    shelf.close()


def test_an_autosave_torn_by_a_crash_is_offered_and_opens_with_a_notice(leaders_home: Path) -> None:
    """The torn line is dropped; all before it is there."""
    shelf = LibraryShelf()
    played(shelf, 4)
    shelf.close()
    (log,) = shelf.saved()
    log.path.write_bytes(log.path.read_bytes()[:-20])
    offered = shelf.unfinished()
    assert offered is not None and (offered.problem, offered.entries) == (None, 4)
    opened = shelf.open_table(offered.path)
    assert opened.notice is not None and "torn off" in opened.notice
    assert opened.session.index == 4
    shelf.close()


def test_the_title_reads_no_more_logs_than_it_must(
    leaders_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty long logs on the shelf cost the start nothing."""
    shelf = LibraryShelf()
    for _ in range(3):
        played(shelf, 1)
    shelf.close()
    read: list[Path] = []

    def counted(path: Path, find: GameFinder) -> ReadLog:
        read.append(path)
        return read_log(path, find)

    monkeypatch.setattr("game.shelf.read_log", counted)
    assert shelf.unfinished() is not None
    assert len(read) == 1


def played(shelf: LibraryShelf, commands: int) -> None:
    """A duel that has saved itself, some commands far."""
    session = shelf.new_table("duel", ("human", "human"), {}, seed="shelf")
    for _ in range(commands):
        seat = min(session.to_act)
        session.submit(next(iter(session.rules.commands(session.view(seat).state, seat))))


def test_a_disk_that_refuses_is_told_and_not_a_crash(leaders_home: Path) -> None:
    """A folder that cannot be made, a file in its place."""
    places.data_dir().rmdir()
    places.data_dir().write_text("in the way")
    with pytest.raises(LogError):
        LibraryShelf().new_table("duel", ("human", "human"), {})


def test_finished_games_are_listed_as_finished(leaders_home: Path) -> None:
    """With their players and length."""
    places.logs_dir().mkdir(parents=True)
    with LogFile.create(places.logs_dir() / "x.leaders") as file:
        session = play(lay(sink=file), 500)
    (listed,) = LibraryShelf().saved()
    assert (listed.finished, listed.entries) == (True, session.index)


def test_a_thinker_that_dies_is_replaced_by_a_legal_command(capfd: pytest.CaptureFixture[str]) -> None:
    """Nobody waits for ever: field report 48. (Its process does not know the toy game and ends at once.)"""
    session = lay()
    brain = WorkerBrain(session.header, session.rules, Seat(0), "easy")
    view = session.view(Seat(0))
    assert brain.poll() is None
    brain.ask(view)
    end = time.monotonic() + 20
    command = brain.poll()
    while command is None and time.monotonic() < end:
        time.sleep(0.02)
        command = brain.poll()
    assert command in list(session.rules.commands(view.state, Seat(0)))
    brain.close()


def test_a_level_that_is_not_there_is_named() -> None:
    """Before any process starts."""
    session = lay()
    with pytest.raises(ValueError, match="genius"):
        WorkerBrain(session.header, session.rules, Seat(0), "genius")
