"""Bridges: which to blow before the enemy crosses (17.1)."""

from __future__ import annotations

from msgspec.structs import replace

from game.games.front.bots.theatre import Theatre
from game.games.front.bots.ways import FAR
from game.games.front.commands import BlowBridge
from game.games.front.course import Course
from game.games.front.lines import Lines
from game.games.front.phases import bridges

DUE = 1.6  # marches of the enemy to the bridge at which it is blown
BAR = 0.6


def blown(theatre: Theatre) -> BlowBridge | None:
    """The bridge whose loss holds the enemy up the most, if any is worth it."""
    rated = [(_gain(theatre, one), one.side, one) for one in bridges.commands(theatre.course, theatre.seat)]
    best = max(rated, key=lambda row: (row[0], row[1]), default=None)
    return best[2] if best is not None and best[0] > BAR else None


def _gain(theatre: Theatre, command: BlowBridge) -> float:
    """Points that are delayed, less the own units that it would cut off."""
    course, ends = theatre.course, command.side.split("-")
    units = course.state.units
    foes = [
        foe for foe in theatre.foes
        if min(theatre.turns(foe, units[foe].hex, end) for end in ends) <= DUE and theatre.attack(foe)
    ]  # fmt: skip
    if not foes or course.ground.water(ends[0], ends[1]) != "river":
        return 0.0
    state = replace(course.state, blown=tuple(sorted((*course.state.blown, command.side))))
    after = Course(course.ground, course.book, state)
    gain = 0.0
    for here, points in theatre.prizes.items():
        if theatre.is_mine(here):
            delays = []
            for foe in foes:
                kind, start = course.book.class_of(foe), units[foe].hex
                now = theatre.ways.to(course, here, kind).get(start, FAR)
                then = theatre.ways.to(after, here, kind).get(start, FAR)
                delays.append(min(1.5, (then - now) / course.book.units[foe].ma))
            gain += points * 0.3 * sum(delays) / len(delays)
    lines = Lines(after, theatre.seat, known_only=True)
    cut = [u for u in theatre.own if theatre.lines.has(units[u].hex) and not lines.has(units[u].hex)]
    return gain - 1.5 * len(cut)
