"""The compiled core is found only where it was built from these very sources; nothing needs it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game import compiled
from tools import compile_duel

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folder of one's own, for builds of the suffix that stands in."""
    monkeypatch.setenv("LEADERS_HOME", str(tmp_path))
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    monkeypatch.setattr(compiled, "SUFFIX", SUFFIX)
    return tmp_path


def test_without_a_build_the_plain_modules_are_used(home: Path) -> None:
    """The install needs no compiler."""
    before = list(sys.meta_path)
    assert not compiled.enable()
    assert sys.meta_path == before
    assert compiled.folder().is_relative_to(home)


SCRIPT = """
import sys
from pathlib import Path
from game import compiled
compiled.SUFFIX = sys.argv[2]
if sys.argv[1] == "mixed":
    import game.games.duel.fast
from game.players import make
make("duel", "easy")
origins = {sys.modules[f"{compiled.PACKAGE}.{name}"].__spec__.origin for name in compiled.NAMES}
print(len(origins), sum(origin.endswith(sys.argv[2]) for origin in origins))
"""
"""Whose modules make a player: how many there are, and how many of them are built."""

SUFFIX = ".built.py"
"""A build of copies in Python stands in for one in machine code, which takes a compiler and half a minute."""


def build(suffix: str = SUFFIX, tail: bytes = b"") -> Path:
    """A whole build in the player's folder, with `tail` behind its last module."""
    root = compiled.folder()
    for path in compiled.sources():
        file = root / "game" / "games" / "duel" / f"{path.stem}{suffix}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(path.read_bytes() + (tail if path.stem == compiled.NAMES[-1] else b""))
    compiled.keep_list(root)
    return root


def used(how: str = "alone", suffix: str = SUFFIX) -> tuple[str, str]:
    """What a process of its own uses, and what it says."""
    command = [sys.executable, "-c", SCRIPT, how, suffix]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip(), done.stderr


def test_a_sound_build_is_used_whole_and_the_switch_turns_it_off(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = build()
    assert compiled.damage(root, looks_inside=True) == ""
    assert used() == ("7 7", "")
    monkeypatch.setenv(compiled.SWITCH, "off")
    assert used() == ("7 0", "")


def test_a_plain_module_that_is_there_already_keeps_all_of_them_plain(home: Path) -> None:
    """Compiled ones would take its classes for their own."""
    build()
    assert used("mixed") == ("7 0", "")


def cut(root: Path) -> str:
    """A disk was full."""
    file = root / "game" / "games" / "duel" / f"fast_moves{SUFFIX}"
    file.write_bytes(file.read_bytes()[:3000])
    return "fast_moves.built.py is not as it was built"


def lose(root: Path) -> str:
    """Somebody tidied up."""
    (root / "game" / "games" / "duel" / f"fast_win{SUFFIX}").unlink()
    return "fast_win.built.py is missing"


def lose_list(root: Path) -> str:
    """The copy was broken off, or an older version built it."""
    (root / compiled.LIST).unlink()
    return "build.json is missing"


def spoil_list(root: Path) -> str:
    """Not what is expected there."""
    (root / compiled.LIST).write_text('["?"]', "utf-8")
    return "build.json: "


def list_less(root: Path) -> str:
    """A module that was never built."""
    (root / "game" / "games" / "duel" / f"fast_beam{SUFFIX}").unlink()
    compiled.keep_list(root)
    return "game.games.duel.fast_beam is missing"


@pytest.mark.parametrize("damage", [cut, lose, lose_list, spoil_list, list_less])
def test_damage_is_seen_without_looking_inside(home: Path, damage: Callable[[Path], str]) -> None:
    """A library that was cut off would end the process when it is loaded."""
    root = build()
    reason = damage(root)
    assert reason in compiled.damage(root)


def test_a_damaged_build_is_passed_over_whole_and_told_once(home: Path) -> None:
    """Twice the same start: the second one is silent. A build put in its place leaves nothing of it."""
    root = build()
    reason = cut(root)
    counts, told = used()
    assert counts == "7 0"
    assert told.count("\n") == 1 and reason in told and "tools.compile_duel" in told
    assert used() == ("7 0", "")
    part = root.with_suffix(".part")
    shutil.copytree(root, part)
    compile_duel.replace(part, root)
    assert sorted(path.name for path in root.parent.iterdir()) == [root.name]


@pytest.mark.parametrize("tail", [b"\nraise ImportError('undefined symbol')\n", b"\nimport nothing_here\n"])
def test_a_build_whose_last_module_does_not_load_leaves_none_of_the_others(home: Path, tail: bytes) -> None:
    """All or none: six were imported by then."""
    build(tail=tail)
    counts, told = used()
    assert counts == "7 0" and told.count("\n") == 1


def test_files_that_are_no_libraries_are_passed_over(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as the list says, yet of another kind."""
    suffix = EXTENSION_SUFFIXES[0]
    monkeypatch.setattr(compiled, "SUFFIX", suffix)
    build(suffix)
    counts, told = used(suffix=suffix)
    assert counts == "7 0" and "ImportError" in told and told.count("\n") == 1


def test_the_tool_takes_a_sound_build_as_built_and_sees_what_sizes_hide(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_duel, "has_compiler", lambda: False)
    root = build()
    assert compile_duel.main([]) == 0
    assert "already built" in capsys.readouterr().out
    file = root / "game" / "games" / "duel" / f"fast{SUFFIX}"
    file.write_bytes(file.read_bytes()[:-1] + b"#")
    assert compiled.damage(root) == "" and compiled.damage(root, looks_inside=True)
    assert compile_duel.main([]) == 1
    out, err = capsys.readouterr()
    assert "damaged" in out and "already built" not in out and "no C compiler" in err


def test_other_sources_have_another_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A build of yesterday's code is never used for today's."""
    changed = home / "fast.py"
    changed.write_text("changed = True\n", "utf-8")
    before, paths = compiled.folder(), compiled.sources()
    monkeypatch.setattr(compiled, "sources", lambda: [changed, *paths[1:]])
    assert compiled.folder() != before


def test_every_module_of_the_packed_core_is_compiled() -> None:
    """None is forgotten: the list is the folder's."""
    folder = compiled.sources()[0].parent
    assert sorted(path.stem for path in folder.glob("fast*.py")) == sorted(compiled.NAMES)
    assert all(path.exists() for path in compiled.sources())
