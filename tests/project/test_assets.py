"""Everything that the code can ask for is there: pictures, sounds, maps, data (field report 73)."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPRITES = ROOT / "sprites"
_PICTURE = re.compile(r'(f?)"((?:ui|table|world|duel|wonders|front)/[a-z0-9_/{][^".\n]*)"')
_SOUND = re.compile(r'(?:sounds\.play\(|Cue\([^,()\n]*, ?)(f?)"([^"\n]*)"')
_MAP = re.compile(r'"([a-z0-9_]+/[a-z0-9_]+\.tmx)"')
_HOLE = re.compile(r"\{[^{}]*\}")


@cache
def _code() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "game").rglob("*.py")))


def _named(pattern: re.Pattern[str]) -> tuple[set[str], set[str]]:
    """Names that stand whole in the code, and patterns of those that are put together."""
    whole, parts = set(), set()
    for is_put, text in pattern.findall(_code()):
        if is_put and "{" in text:
            parts.add(".+".join(map(re.escape, _HOLE.split(text))))
        elif "{" not in text:
            whole.add(text)
    return whole, parts


def _sprites() -> dict[str, set[str]]:
    """The sprites that are there, with their renderings."""
    found: dict[str, set[str]] = {}
    for path in SPRITES.rglob("*@?x.png"):
        name, _, rendering = path.relative_to(SPRITES).as_posix().removesuffix("x.png").rpartition("@")
        found.setdefault(name, set()).add(rendering)
    return found


def test_every_picture_that_the_code_names_is_there_in_all_renderings() -> None:
    """Field report 73: by name, or by a pattern that at least one picture fits."""
    there = _sprites()
    whole, parts = _named(_PICTURE)
    assert len(whole) > 40 and len(parts) > 10
    folders = {parent.as_posix() for name in there for parent in Path(name).parents}
    assert [name for name in sorted(whole) if {name, name.rstrip("/")}.isdisjoint({*there, *folders})] == []
    assert [one for one in sorted(parts) if not any(re.match(one, name) for name in there)] == []
    assert [name for name, got in sorted(there.items()) if got != {"1", "2", "3"}] == []


def test_every_sound_that_the_code_plays_is_there() -> None:
    """Field report 73: those played by name, and those of cues."""
    there = {path.stem for path in (SPRITES / "sounds").glob("*.wav")}
    whole, parts = _named(_SOUND)
    assert len(whole) > 6
    assert sorted(whole - there - {""}) == []
    assert [one for one in sorted(parts) if not any(re.fullmatch(one, name) for name in there)] == []


def test_every_bundled_map_that_the_code_names_is_there() -> None:
    """Field report 73"""
    named = set(_MAP.findall(_code()))
    assert "world/world.tmx" in named
    assert [name for name in sorted(named) if not (ROOT / "maps" / name).exists()] == []


def test_every_data_file_of_the_package_is_packed_with_it() -> None:
    """Field report 73: what lies under game/ and is no code is named by the package's data."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        packed = tomllib.load(file)["tool"]["setuptools"]["package-data"]["*"]
    files = [path for path in (ROOT / "game").rglob("*") if path.is_file()]
    data = [path for path in files if path.suffix not in (".py", ".pyc", ".md")]
    assert len(data) > 20
    assert [path.name for path in data if not any(path.match(pattern) for pattern in packed)] == []
