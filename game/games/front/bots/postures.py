"""Phase C: the mode of every counter, planned as if all were Tactical so that each answer fits the others."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.front.bots.attacks import Attacks
from game.games.front.bots.levels import Level
from game.games.front.bots.marches import planned
from game.games.front.bots.stations import Stations
from game.games.front.bots.theatre import Theatre
from game.games.front.bots.ways import Ways
from game.games.front.commands import EndPhase, FrontCommand, SetMode
from game.games.front.course import Course
from game.games.front.marching import March
from game.games.front.model import FrontState, HexId, Mode, UnitId, slot_of
from game.games.front.phases import modes
from game.games.front.standing import in_zone

EXPOSED = 0.3  # what it costs to be met in Road Mode
WORTH_A_DRIVE = 0.1
LIKELY = 0.6  # that the way is free after the assaults


class Postures:
    """Sets modes, one after another. The plan of the position last asked about is kept: it depends on that
    position alone."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self._plan: tuple[FrontState, Seat, dict[str, Mode]] | None = None

    def next(self, course: Course, seat: Seat, ways: Ways) -> FrontCommand:
        """The next mode to set; else the end of the phase."""
        plain = plain_course(course, seat)
        plan = self._plan
        if plan is None or plan[0] != plain.state or plan[1] != seat:
            plan = self._plan = plain.state, seat, _wanted(plain, seat, self.level, ways)
        for command in modes.commands(course, seat):
            if isinstance(command, SetMode) and command.mode == plan[2].get(command.counter, "tactical"):
                return command
        return EndPhase(seat=seat)


def plain_course(course: Course, seat: Seat) -> Course:
    """The position with all own counters Tactical, in the movement phase to come."""
    state, book = course.state, course.book
    units = {
        name: replace(one, mode="tactical") if book.seat(name) == seat else one
        for name, one in state.units.items()
    }
    leaders = {
        name: replace(one, mode="tactical") if book.seat(name) == seat else one
        for name, one in state.leaders.items()
    }
    plain: FrontState = replace(state, units=units, leaders=leaders, phase="D")
    return Course(course.ground, book, plain)


def _wanted(course: Course, seat: Seat, level: Level, ways: Ways) -> dict[str, Mode]:
    """The modes that counters should take, those that are not Tactical."""
    if not level.prepares:
        return {}
    theatre = Theatre(course, seat, level, ways)
    stations = Stations(theatre)
    out: dict[str, Mode] = {}
    fighters: set[UnitId] = set()
    parties = planned(theatre, Attacks(theatre, stations), fixed=False)
    for party in parties:
        for unit, spot in party.places:
            fighters.add(unit)
            here = course.state.units[unit].hex
            if here == spot or _half_way(theatre, unit) >= theatre.reach((unit,)).costs.get(spot, 99):
                out[unit] = "prepared"
    for unit in theatre.own:
        if unit not in fighters:
            mode = _column(theatre, stations, unit, [party.target for party in parties])
            if mode != "tactical":
                out[unit] = mode
    return out


def _half_way(theatre: Theatre, unit: UnitId) -> int:
    """Points that are left in Prepared Assault Mode."""
    return theatre.reach((unit,)).points // 2


def _column(theatre: Theatre, stations: Stations, unit: UnitId, targets: list[HexId]) -> Mode:
    """How a unit that does not fight gets the farthest: by road now, through a gap later, or as it is."""
    course, goal = theatre.course, stations.goals.get(unit)
    one = course.state.units[unit]
    if goal is None or one.is_held or (one.hex and in_zone(course, theatre.seat, one.hex)):
        return "tactical"
    here, ground = theatre.spot(unit), course.ground
    if not any(ground.road(here, there) for there in ground.around[here]):
        return "tactical"
    best = stations.best(unit)[0] + WORTH_A_DRIVE
    mode: Mode = "tactical"
    driven = _driven(theatre, stations, unit, "road", [])
    if driven > best:
        best, mode = driven, "road"
    if targets and course.book.is_motorised(unit) and slot_of(course.state) in ("A", "P"):
        now = stations.best(unit)[0]
        later = now + LIKELY * (_driven(theatre, stations, unit, "exploit", targets) - now)
        mode = "exploit" if later > best else mode
    return mode


def _driven(theatre: Theatre, stations: Stations, unit: UnitId, mode: Mode, gone: list[HexId]) -> float:
    """The best hex that a unit reaches in a mode when the enemy has left some."""
    course = theatre.course
    away = {foe for here in gone for foe in course.field.stack(here, theatre.enemy)}
    units = {name: one for name, one in course.state.units.items() if name not in away}
    units[unit] = replace(units[unit], mode=mode)
    after = Course(course.ground, course.book, replace(course.state, units=units))
    hexes = March(after, (unit,)).reach().costs
    free = [to for to in sorted(hexes) if stations.has_room(unit, to)]
    return max((stations.worth(unit, to) - EXPOSED * (to in theatre.strikes) for to in free), default=-9.0)
