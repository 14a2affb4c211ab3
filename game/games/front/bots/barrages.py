"""The Barrage Segment: which gun fires at what, and what is lost to the enemy's."""

from __future__ import annotations

from game.games.front import shelling
from game.games.front.bots.attacks import Attacks
from game.games.front.bots.marches import planned
from game.games.front.bots.stations import Stations
from game.games.front.bots.theatre import Theatre
from game.games.front.commands import EndPhase, Fire, FrontCommand
from game.games.front.model import HexId
from game.games.front.phases import barrage

QUIET = 0.05  # what suppression is worth where no assault is planned
LOUD = 0.3  # and where one is: a column
HALTED = 0.2  # and on those who may attack: a column for us
SHELL = 0.08  # what a gun's part in a mission costs: it may run out of ammunition


def fired(theatre: Theatre) -> FrontCommand:
    """The mission that promises the most; else the end of the segment."""
    course, seat = theatre.course, theatre.seat
    assaulted: dict[HexId, int] = {}
    if not course.state.is_defensive:
        stations = Stations(theatre)
        parties = planned(theatre, Attacks(theatre, stations), fixed=True)
        assaulted = {party.target: len(party.places) for party in parties}
    best: tuple[float, Fire] | None = None
    for command in barrage.commands(course, seat):
        if isinstance(command, Fire):
            gain = _gain(theatre, command, assaulted)
            if gain > 0 and (best is None or gain > best[0]):
                best = gain, command
    return best[1] if best is not None else EndPhase(seat=seat)


def _gain(theatre: Theatre, command: Fire, assaulted: dict[HexId, int]) -> float:
    course = theatre.course
    found = shelling.weigh(course, command.target, command.guns)
    units = course.field.stack(command.target, theatre.enemy)
    price = theatre.prices(units) if units else 0.3
    if course.state.is_defensive:
        hush = HALTED if any(course.book.units[unit].attack for unit in units) else QUIET
    else:
        hush = LOUD if command.target in assaulted else QUIET
    return found.mean_loss * price + found.suppressed / 10 * hush - SHELL * len(command.guns)
