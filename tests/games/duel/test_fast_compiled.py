"""The compiled core is found only where it was built from these very sources; nothing needs it."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game import compiled


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folder of one's own, and an import system that forgets afterwards."""
    monkeypatch.setenv("LEADERS_HOME", str(tmp_path))
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    return tmp_path


def test_without_a_build_the_plain_modules_are_used(home: Path) -> None:
    """The install needs no compiler."""
    before = list(sys.meta_path)
    assert not compiled.enable()
    assert sys.meta_path == before
    assert compiled.folder().is_relative_to(home)


def test_a_build_is_found_by_the_digest_of_its_sources(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only its own modules are answered for, and the library they share; the switch turns it off."""
    built = compiled.folder() / "game" / "games" / "duel" / f"fast{EXTENSION_SUFFIXES[0]}"
    built.parent.mkdir(parents=True)
    built.touch()
    monkeypatch.setenv(compiled.SWITCH, "off")
    assert not compiled.enable()
    monkeypatch.delenv(compiled.SWITCH)
    assert compiled.enable() and compiled.enable()
    finder = sys.meta_path[0]
    spec = finder.find_spec("game.games.duel.fast", None)
    assert spec is not None and spec.origin == str(built)
    assert finder.find_spec("game.games.duel.fast_moves", None) is None
    assert finder.find_spec("game.games.duel.rules", None) is None


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
