"""Entry 0 of every game: counters stand as the map and the scenario say (2.1)."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.ruleset import MapError
from game.games.front import events as e
from game.games.front import flow
from game.games.front.book import Book
from game.games.front.course import Course
from game.games.front.field import Field
from game.games.front.ground import Ground
from game.games.front.model import FrontOptions, FrontState, HexId, Leader, Marker, Unit, other
from game.games.front.sighting import readable


def lay_out(course: Course, chance: Chance) -> None:
    """The events of set-up, then the first turn begins."""
    ground, options = course.ground, course.state.options
    faults = scenario_faults(ground, course.book, options)
    if faults:
        raise MapError("\n".join(faults))
    units, leaders = starting(ground, course.book, options)
    control = first_control(ground, course.book, units)
    markers = tuple(
        Marker(ground.place_hex(row["place"]), Seat(0) if row["affects"] == "DE" else Seat(1))
        for row in course.scenario.markers
    )
    seen: tuple[tuple[str, ...], ...] = ((), ())
    if options.fog_of_war == "on":
        trial = FrontState(options=options, units=units, leaders=leaders)
        seen = readable(ground, course.book, trial)
    course.tell(e.CountersPlaced(
        units=units, leaders=leaders, control=control, markers=markers,
        free_barrages=course.scenario.free_barrages, seen=seen,
    ))  # fmt: skip
    flow.begin(course, chance)


def starting(
    ground: Ground, book: Book, options: FrontOptions
) -> tuple[dict[str, Unit], dict[str, Leader]]:
    """The counters on the map at the start."""
    spots = {spot.unit: spot.hex for spot in ground.map.setup}
    units: dict[str, Unit] = {}
    leaders: dict[str, Leader] = {}
    for start in book.starts(options):
        if start.turn or start.id not in spots:
            continue
        if book.is_leader(start.id):
            leaders[start.id] = Leader(hex=spots[start.id])
        else:
            units[start.id] = Unit(
                hex=spots[start.id], steps=book.units[start.id].steps, isolation=start.isolation,
                is_held=bool(start.release), is_cut=bool(start.isolation),
            )  # fmt: skip
    return units, leaders


def first_control(ground: Ground, book: Book, units: dict[str, Unit]) -> dict[HexId, Seat]:
    """Places are American, entries their side's, but for what a German unit stands on (13.1, 19.1)."""
    control = {place.hex: Seat(1) for place in ground.map.places}
    for entry in ground.map.entries:
        if entry.supply:
            control[entry.hex] = Seat(0) if entry.supply == "DE" else Seat(1)
    for unit, one in units.items():
        if one.hex in control:
            control[one.hex] = book.seat(unit)
    return control


def scenario_faults(ground: Ground, book: Book, options: FrontOptions) -> list[str]:
    """Why a scenario cannot be played on a map, one line a fault; none if it can."""
    faults: list[str] = []
    spots = {spot.unit: spot.hex for spot in ground.map.setup}
    for unit, here in spots.items():
        if not book.is_known(unit):
            faults.append(f"setup: there is no counter {unit!r}")
        elif not ground.has(here):
            faults.append(f"setup: {unit} stands on {here}, which is not on the map")
    for start in book.starts(options):
        if not start.turn and start.id not in spots:
            faults.append(f"setup: {start.id} has no place on the map")
        faults += [
            f"entries: {start.id} arrives at {name}, which is not there"
            for name in start.entries
            if name not in ground.entries
        ]
    for row in course_markers(book, options):
        if not ground.place_hex(row):
            faults.append(f"places: a marker lies on {row}, which is not there")
    return faults or _stack_faults(ground, book, options)


def course_markers(book: Book, options: FrontOptions) -> tuple[str, ...]:
    """The places with an event marker at the start (T1)."""
    return tuple(row["place"] for row in book.scenario(options).markers)


def _stack_faults(ground: Ground, book: Book, options: FrontOptions) -> list[str]:
    units, leaders = starting(ground, book, options)
    state = FrontState(options=options, units=units, leaders=leaders)
    field, limit = Field(ground, book, state), book.tables.stack
    faults = []
    for seat in (Seat(0), Seat(1)):
        for here, stack in field.units[seat].items():
            if len(stack) > limit["counters"] or field.steps(here, seat) > limit["steps"]:
                faults.append(f"setup: hex {here} is over the stacking limit (8.1): {', '.join(stack)}")
            if seat == 0 and field.count(here, other(seat)):
                faults.append(f"setup: both sides stand on hex {here}")
    return faults
