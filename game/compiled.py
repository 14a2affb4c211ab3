"""The duel's packed core, compiled: used where `tools/compile_duel.py` has built it for these very sources.

The plain modules are the same code, and what everybody has without a C compiler. A build lies in a folder
named by the digest of the sources and the Python it is for, so that an old one is never used.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType

from game import places

PACKAGE = "game.games.duel"
NAMES = ("fast", "fast_beam", "fast_ground", "fast_moves", "fast_turns", "fast_win", "fast_worth")
SWITCH = "LEADERS_COMPILED"
"""Set to `off`, the plain modules are used whatever has been built."""


def sources() -> list[Path]:
    """The modules that are compiled together."""
    folder = Path(__file__).resolve().parent.joinpath(*PACKAGE.split(".")[1:])
    return [folder / f"{name}.py" for name in NAMES]


def folder() -> Path:
    """Where a build of these sources for this Python belongs."""
    digest = hashlib.blake2b(digest_size=8)
    digest.update(f"{sys.implementation.cache_tag} {EXTENSION_SUFFIXES[0]}".encode())
    for path in sources():
        digest.update(path.read_bytes())
    return places.data_dir() / "compiled" / digest.hexdigest()


def enable() -> bool:
    """Let later imports of the packed core find its build, if there is one. Whether there is."""
    if os.environ.get(SWITCH) == "off":
        return False
    root = folder()
    if not root.is_dir():
        return False
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder(root))
    return True


class _Finder:
    """Finds the compiled modules and the library they share."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._ours = {f"{PACKAGE}.{name}" for name in NAMES}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The built module of this name, if it is one of ours."""
        if name not in self._ours and not name.endswith("__mypyc"):
            return None
        file = self._root.joinpath(*name.split("."))
        built = file.with_name(file.name + EXTENSION_SUFFIXES[0])
        return importlib.util.spec_from_file_location(name, built) if built.exists() else None
