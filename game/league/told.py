"""The results of a series as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any


def told(result: dict[str, Any]) -> str:
    """All of a summary, for a person to read."""
    return "\n".join(_lines(result))


def _lines(result: dict[str, Any]) -> Iterator[str]:
    yield f"{result['games']} games of {result['game']}, seed {result['seed']}"
    for meeting in result.get("meetings", ()):
        yield ""
        yield f"{' against '.join(meeting['levels'])}, {meeting['games']} games"
        yield from _shares((f"level {one['level']}", one) for one in meeting["contestants"])
    yield ""
    if "contestants" in result:
        yield from _shares((f"level {one['level']}", one) for one in result["contestants"])
        yield ""
    yield from _shares((f"seat {one['seat']}", one) for one in result["seats"])
    yield ""
    if result["elo"]:
        yield "Elo, 1500 being the mean"
        for one in result["elo"]:
            interval = f"95 %: {one['low']:.0f} to {one['high']:.0f}"
            yield f"  {one['level']:<20} {one['elo']:>6.0f}   {interval}   {one['games']} games"
        yield ""
    for kind, rows in result["balance"].items():
        yield f"By {kind.replace('_', ' ')}"
        yield from _shares((row["name"], row) for row in rows)
        yield ""
    yield from _lengths(result)


def _shares(rows: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[str]:
    for who, one in rows:
        count = f"{one['wins']} of {one['games']}" if "games" in one else str(one["wins"])
        interval = f"95 %: {one['low']:.1%} to {one['high']:.1%}"
        yield f"  {who:<20} {count:>11}  {one['share']:>7.1%}   {interval}"


def _lengths(result: dict[str, Any]) -> Iterator[str]:
    yield f"  draws {result['draws']}, unfinished {result['unfinished']}"
    yield "  ended by " + ", ".join(f"{kind} {count}" for kind, count in result["endings"].items())
    for of in (result["entries"], result["length"]):
        if of is not None:
            unit = of.get("unit", "entries")
            yield f"  {unit} a game: {of['mean']} ({of['least']} to {of['most']})"
    if result["length"] is not None:
        tenths = ", ".join(f"{value:g}" for value in result["length"]["tenths"])
        yield f"  a tenth of the games each is no longer than {tenths} {result['length']['unit']}"
