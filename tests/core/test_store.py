"""Logs as files: on disk before the next command, whole or as before, never altered by reading."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.core import store
from game.core.ids import Seat
from game.core.log import LogError
from game.core.session import Session
from game.core.store import Fsync, LogFile, StoreError, read_bytes, read_log, read_log_header, write_log
from game.core.verify import verify
from tests.core.damage import find_toy, log_bytes
from tests.toy import TOY, ToyRules
from tests.toy import commands as c
from tests.toy.play import ToySession, lay, play

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "game" / "core"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a log goes."""
    return tmp_path / "game.leaders"


def play_into(path: Path, entries: int = 12) -> ToySession:
    """A toy game kept in a file."""
    with LogFile.create(path) as file:
        return play(lay("file", 3, file), entries)


def go_on(path: Path) -> tuple[ToySession, LogFile]:
    """Open a game to play on."""
    file, read = LogFile.append(path, find_toy)
    return Session.resume(TOY, read.log, file), file


def test_a_game_is_on_disk_as_it_was_played(path: Path) -> None:
    session = play_into(path)
    assert path.read_bytes() == log_bytes(session)
    assert read_log(path, find_toy).entries == session.full_log().entries
    assert read_log_header(path) == session.header


def test_save_quit_and_resume_five_times_holds_each_entry_once(path: Path) -> None:
    whole = play(lay("file", 3), 12)
    play_into(path)
    for turn in range(5):
        session, file = go_on(path)
        play(session, 6, str(turn))
        play(whole, 6, str(turn))
        file.close()
    entries = read_log(path, find_toy).entries
    assert [entry.index for entry in entries] == list(range(whole.index))
    assert entries == whole.full_log().entries
    assert verify(TOY, ToyRules(), path.read_bytes()).ok


def test_each_entry_is_forced_to_disk_before_it_is_answered(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    write, fsync = os.write, os.fsync

    def writing(handle: int, data: bytes) -> int:
        happened.append("write")
        return write(handle, data)

    def forcing(handle: int) -> None:
        happened.append("fsync")
        fsync(handle)

    monkeypatch.setattr(os, "write", writing)
    monkeypatch.setattr(os, "fsync", forcing)
    with LogFile.create(path) as file:
        session = lay("sync", 2, file)
        session.subscribe(Seat(0), lambda batch: happened.append("told"))
        happened.clear()
        session.submit(c.Roll(seat=Seat(0)))
        session.submit(c.Pass(seat=Seat(0)))
    assert happened == ["write", "fsync", "told"] * 2


def test_a_new_file_and_its_folder_are_forced_to_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(stat.S_ISDIR(os.fstat(handle).st_mode)))
    with LogFile.create(path) as file:
        lay("sync", 2, file)
    assert synced == ([False] if sys.platform == "win32" else [False, True])


def test_mass_play_by_computers_does_not_wait_for_the_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    with LogFile.create(path, Fsync.NEVER) as file:
        session = play(lay("fast", 2, file), 10)
        assert path.read_bytes() == log_bytes(session)
    write_log(path.with_name("copy.leaders"), session.full_log(), Fsync.NEVER)
    assert synced == []


def test_a_new_game_never_writes_over_a_log(path: Path) -> None:
    play_into(path)
    before = path.read_bytes()
    with pytest.raises(StoreError, match="there already"):
        LogFile.create(path)
    assert path.read_bytes() == before


def test_a_game_that_cannot_be_laid_leaves_no_file(path: Path) -> None:
    with pytest.raises(ValueError, match="seats"):
        lay("x", 9, LogFile.create(path))
    assert not path.exists()


def test_a_torn_tail_is_taken_off_only_when_the_game_goes_on(path: Path) -> None:
    play_into(path)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"index":13,"comm')
    read = read_log(path, find_toy)
    assert read.dropped is not None and "line 15" in read.dropped
    session, file = go_on(path)
    assert path.read_bytes() == whole + b'{"index":13,"comm'
    play(session, 1)
    file.close()
    assert path.read_bytes() == log_bytes(session)
    assert path.read_bytes().startswith(whole)


def test_short_writes_are_finished(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, bytes(data[:7])))
    session = play_into(path)
    assert path.read_bytes() == log_bytes(session)


def test_a_full_disk_refuses_the_entry_keeps_the_log_whole_and_play_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_into(path)
    session, file = go_on(path)
    before, whole = session.state_hash, path.read_bytes()
    write = os.write

    def half(handle: int, data: Any) -> int:
        if len(data) > 20:
            return write(handle, bytes(data[:20]))
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "write", half)
        for _ in range(3):
            with pytest.raises(StoreError, match="cannot be saved: no space left on device"):
                play(session, 1)
            assert path.read_bytes() == whole
    assert session.state_hash == before
    play(session, 3)
    file.close()
    assert path.read_bytes() == log_bytes(session)


@pytest.mark.parametrize("broken", ["fsync", "ftruncate"])
def test_a_disk_that_fails_leaves_no_entry_that_was_not_accepted(
    path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    play_into(path)
    session, file = go_on(path)

    def fail(*args: int) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as failing:
        failing.setattr(os, "fsync", fail)
        if broken == "ftruncate":
            failing.setattr(os, "ftruncate", fail)
        with pytest.raises(StoreError, match="input/output error"):
            play(session, 1)
    play(session, 1, "another choice")
    file.close()
    assert path.read_bytes() == log_bytes(session)


FULL = """
import resource, sys
from pathlib import Path
from game.core.store import LogFile, StoreError
from tests.core.damage import log_bytes
from tests.toy.play import lay, play
path = Path(sys.argv[1])
with LogFile.create(path) as file:
    session = lay("limit", 3, file, rounds=99)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4000, resource.RLIM_INFINITY))
    try:
        play(session, 99)
    except StoreError as fault:
        print(session.index, path.read_bytes() == log_bytes(session), fault)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    play(session, 9)
    print(path.read_bytes() == log_bytes(session))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="file size limits are a POSIX thing")
def test_a_file_that_may_not_grow_behaves_like_a_full_disk(path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, cwd=ROOT, check=True
    )
    first, second = ran.stdout.splitlines()
    assert re.match(r"\d+ True .*cannot be saved: file too large", first), first
    assert second == "True"


def test_two_tables_never_write_to_one_log(path: Path) -> None:
    play_into(path)
    session, file = go_on(path)
    with pytest.raises(StoreError, match="another table is writing"):
        LogFile.append(path, find_toy)
    assert len(read_log(path, find_toy).entries) == session.index  # looking on is no writing
    file.close()
    again, other = go_on(path)
    other.close()
    assert again.index == session.index


def test_another_process_cannot_write_to_a_log_in_play(path: Path) -> None:
    play_into(path)
    _, file = go_on(path)
    code = (
        "import sys; from pathlib import Path; from game.core.store import LogFile, StoreError\n"
        "from tests.core.damage import find_toy\n"
        "try: LogFile.append(Path(sys.argv[1]), find_toy)\n"
        "except StoreError as fault: print(fault)"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, cwd=ROOT)
    file.close()
    assert "another table is writing" in ran.stdout, ran.stderr


def test_a_closed_file_takes_nothing(path: Path) -> None:
    session = play_into(path)
    before = session.index
    with pytest.raises(StoreError, match="is closed"):
        play(session, 1)
    assert session.index == before


def test_a_damaged_log_is_not_written_to_and_stays_as_it_is(path: Path) -> None:
    play_into(path)
    damaged = path.read_bytes().replace(b'"index":5', b'"index":6', 1)
    path.write_bytes(damaged)
    with pytest.raises(LogError, match=r"game.leaders, line 7, entry 5: "):
        LogFile.append(path, find_toy)
    assert path.read_bytes() == damaged
    read = read_log(path, find_toy)
    assert len(read.entries) == 5
    fresh = path.with_name("fresh.leaders")
    with LogFile.create(fresh) as file:
        branch: ToySession = Session.resume(TOY, read.log)
        play(branch.branch(5, "on", file), 4)
    assert verify(TOY, ToyRules(), fresh.read_bytes()).entries == 9


def test_no_log_grows_past_what_can_be_read_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MAX_FILE", 6000)
    with pytest.raises(StoreError, match="too large"):
        play_into(path, 100)
    assert len(path.read_bytes()) <= 6000
    assert read_log(path, find_toy).dropped is None
    monkeypatch.setattr(store, "MAX_LINE", 100)
    with pytest.raises(StoreError, match="too large"):
        lay("x", 2, LogFile.create(path.with_name("other.leaders")))
    assert not path.with_name("other.leaders").exists()


def test_a_huge_file_is_refused_unread(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(10 * 1024**3)
    with pytest.raises(LogError, match="larger than 67108864 bytes"):
        read_log(path, find_toy)


@pytest.mark.parametrize("name", ["", "no_such.leaders", "no/such/folder.leaders", "nul\0", "x" * 400])
def test_a_path_that_cannot_be_opened_is_named(tmp_path: Path, name: str) -> None:
    for opened in (read_bytes, lambda p: read_log(p, find_toy), lambda p: LogFile.append(p, find_toy)):
        with pytest.raises(LogError) as caught:
            opened(tmp_path / name)
        assert str(caught.value).startswith(str(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="devices and pipes with names are POSIX")
def test_devices_and_pipes_are_refused_without_waiting(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.leaders"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), Path("/dev/full")):
        with pytest.raises(LogError, match="is not a file"):
            read_log(path, find_toy)
        with pytest.raises(LogError, match="is not a file"):
            LogFile.append(path, find_toy)
        with pytest.raises(StoreError, match="is not a file"):
            write_log(path, lay().full_log())
        with pytest.raises(StoreError, match="there already"):
            LogFile.create(path)


def test_a_folder_that_is_not_there_cannot_take_a_game(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        lay("x", 2, LogFile.create(tmp_path / "no" / "game.leaders"))
    with pytest.raises(StoreError, match="cannot be saved"):
        write_log(tmp_path / "no" / "game.leaders", lay().full_log())


def test_saving_replaces_a_log_at_once_or_not_at_all(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_into(path, 5)
    old = path.read_bytes()
    play_on = play(lay("file", 3), 20)

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fail)
        with pytest.raises(StoreError, match="no space left"):
            write_log(path, play_on.full_log())
    assert path.read_bytes() == old == log_bytes(session)
    assert [item.name for item in path.parent.iterdir()] == [path.name]
    write_log(path, play_on.full_log())
    assert path.read_bytes() == log_bytes(play_on)
    assert [item.name for item in path.parent.iterdir()] == [path.name]


def test_nothing_in_the_core_can_run_what_a_log_holds() -> None:
    risky = re.compile(r"\b(pickle|marshal|shelve|yaml|eval|exec|__import__|ctypes|subprocess)\b\s*[.(]?")
    for source in sorted(CORE.glob("*.py")):
        code = re.sub(r'""".*?"""|#.*', "", source.read_text(), flags=re.S)
        assert not risky.search(code), source


def test_only_the_store_touches_files_and_nothing_reads_a_clock() -> None:
    impure = re.compile(
        r"^\s*(import|from) (os|io|pathlib|time|datetime|random|secrets|tempfile|shutil)\b", re.M
    )
    users = [source.name for source in sorted(CORE.glob("*.py")) if impure.search(source.read_text())]
    assert users == ["store.py"]


def test_a_branch_is_written_in_one_go(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, synced = play(lay("trunk", 3), 20), 0

    def count(handle: int) -> None:
        nonlocal synced
        synced += 1

    monkeypatch.setattr(os, "fsync", count)
    with LogFile.create(path) as file:
        twin = session.branch(15, "luck", file)
        assert synced == (1 if sys.platform == "win32" else 2)  # the file and its folder
        play(twin, 3)
    assert path.read_bytes() == log_bytes(twin)


def test_a_new_game_that_does_not_fit_on_the_disk_leaves_no_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(handle: int, data: Any) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "write", fail)
        with pytest.raises(StoreError, match="no space left"):
            lay("x", 2, LogFile.create(path))
    assert not path.exists()
    with LogFile.create(path) as file:
        assert lay("x", 2, file).index == 1
