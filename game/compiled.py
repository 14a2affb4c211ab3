"""The duel's packed core, compiled: used where `tools/compile_duel.py` has built it for these very sources.

The plain modules are the same code, and what everybody has without a C compiler. A build lies in a folder
named by the digest of the sources and the Python it is for, so that an old one is never used. It is used
whole or not at all: a damaged one is passed over, and that is told once.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType

import msgspec

from game import places

PACKAGE = "game.games.duel"
NAMES = ("fast", "fast_beam", "fast_ground", "fast_moves", "fast_turns", "fast_win", "fast_worth")
SUFFIX = EXTENSION_SUFFIXES[0]
SWITCH = "LEADERS_COMPILED"
"""Set to `off`, the plain modules are used whatever has been built."""

LIST = "build.json"
"""The file in a build that lists the others: path → size and digest."""

_TOLD = "damage-told"


def sources() -> list[Path]:
    """The modules that are compiled together."""
    folder = Path(__file__).resolve().parent.joinpath(*PACKAGE.split(".")[1:])
    return [folder / f"{name}.py" for name in NAMES]


def folder() -> Path:
    """Where a build of these sources for this Python belongs."""
    digest = hashlib.blake2b(digest_size=8)
    digest.update(f"{sys.implementation.cache_tag} {SUFFIX}".encode())
    for path in sources():
        digest.update(path.read_bytes())
    return places.data_dir() / "compiled" / digest.hexdigest()


def enable() -> bool:
    """Import the build of the packed core, if there is a sound one, in place of the plain modules.

    Whether it is used. Where a plain one has been imported already all of them stay plain.
    """
    if os.environ.get(SWITCH) == "off":
        return False
    known = [module for module in map(sys.modules.get, _ours()) if module is not None]
    if known:
        return all(_is_built(module) for module in known)
    root = folder()
    if not root.is_dir():
        return False
    fault = damage(root) or _import_all(root)
    if fault:
        _tell_once(root, fault)
    return not fault


def damage(root: Path, looks_inside: bool = False) -> str:
    """What is wrong with a build, empty if nothing is: by the sizes of its files, or by what is in them."""
    try:
        listed = msgspec.json.decode((root / LIST).read_bytes(), type=dict[str, tuple[int, str]])
        for name, (size, digest) in listed.items():
            path = root / name
            if path.stat().st_size != size or (looks_inside and digest_of(path) != digest):
                return f"{name} is not as it was built"
    except FileNotFoundError as fault:
        return f"{Path(fault.filename).name} is missing"
    except (OSError, msgspec.MsgspecError) as fault:
        return f"{LIST}: {fault}"
    missing = [name for name in _ours() if _file(Path(), name).as_posix() not in listed]
    return f"{missing[0]} is missing" if missing else ""


def keep_list(root: Path) -> None:
    """Write down what a new build consists of."""
    own = (LIST, _TOLD)
    files = sorted(path for path in root.rglob("*") if path.is_file() and path.name not in own)
    listed = {path.relative_to(root).as_posix(): (path.stat().st_size, digest_of(path)) for path in files}
    (root / LIST).write_bytes(msgspec.json.format(msgspec.json.encode(listed)) + b"\n")


def digest_of(path: Path) -> str:
    """The digest of a file of a build."""
    return hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()


def _ours() -> list[str]:
    return [f"{PACKAGE}.{name}" for name in NAMES]


def _file(root: Path, name: str) -> Path:
    """Where a build has a module."""
    file = root.joinpath(*name.split("."))
    return file.with_name(file.name + SUFFIX)


def _is_built(module: ModuleType) -> bool:
    return str(getattr(module.__spec__, "origin", "")).endswith(SUFFIX)


def _import_all(root: Path) -> str:
    """Import every module of a build; if one fails none of them stays. What failed, or empty."""
    finder, before = _Finder(root), set(sys.modules)
    sys.meta_path.insert(0, finder)
    try:
        for name in _ours():
            importlib.import_module(name)
    except Exception as fault:  # what a damaged library does on import is not for us to foresee
        package = sys.modules.get(PACKAGE)
        for name in set(sys.modules) - before:
            if name in _ours() or name.endswith("__mypyc"):
                del sys.modules[name]
                vars(package).pop(name.rpartition(".")[2], None)
        return f"{type(fault).__name__}: {fault}"
    finally:
        sys.meta_path.remove(finder)
    return ""


def _tell_once(root: Path, fault: str) -> None:
    """On standard error, once for each damaged build: of many processes the first one tells."""
    try:
        (root / _TOLD).touch(exist_ok=False)
    except FileExistsError:
        return
    except OSError:
        pass  # where nothing can be written each process tells
    print(
        f"leaders: the compiled core of the duel in {root} is damaged ({fault}); the plain modules are used,"
        " and computer players look less far. `python -m tools.compile_duel` builds it anew.",
        file=sys.stderr,
    )


class _Finder:
    """Finds the compiled modules and the library they share."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._ours = set(_ours())

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The built module of this name, if it is one of ours."""
        if name not in self._ours and not name.endswith("__mypyc"):
            return None
        return importlib.util.spec_from_file_location(name, _file(self._root, name))
