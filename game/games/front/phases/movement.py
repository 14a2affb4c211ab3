"""Phases D and F: counters march, bridges are blown (5.0, 15.0, 17.1)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import events as e
from game.games.front import lives
from game.games.front.commands import BlowBridge, FrontCommand, Move, RollBonus
from game.games.front.course import Course
from game.games.front.marching import March, allowance
from game.games.front.model import HexId, other
from game.games.front.phases import bonus, bridges, markers
from game.games.front.standing import counter_of, in_zone, may_act, own_counter

RELEASE_RANGE = 2  # an enemy that near lets a held unit go (S2)


def open(course: Course, chance: Chance) -> None:
    """Nothing happens by itself."""
    del course, chance


def is_idle(course: Course) -> bool:
    """Nobody can move, no bridge can be blown."""
    seat = course.state.active
    if any(reachable(course, (counter,)) for counter in movable(course, seat)):
        return False
    return next(bridges.commands(course, seat), None) is None


def reachable(course: Course, counters: tuple[str, ...]) -> bool:
    """Whether they can go anywhere."""
    march = March(course, counters)
    return bool(march.reach().costs)


def movable(course: Course, seat: Seat) -> tuple[str, ...]:
    """Counters of the seat that have not moved in this phase and may."""
    out = [unit for unit in course.state.units if course.book.seat(unit) == seat]
    out += [leader for leader in course.state.leaders if course.book.seat(leader) == seat]
    return tuple(counter for counter in out if refusal(course, counter) is None)


def commands(course: Course, seat: Seat) -> Iterator[FrontCommand]:
    """Bonus rolls; every counter alone to every hex in reach by the cheapest path; exits; bridges."""
    yield from bonus.commands(course, seat)
    for counter in movable(course, seat):
        march = March(course, (counter,))
        reach = march.reach()
        for to in sorted(reach.costs):
            yield Move(seat=seat, counters=(counter,), path=reach.path(to))
        for here in exits(course, counter):
            if here in reach.costs and reach.costs[here] < reach.points:
                yield Move(seat=seat, counters=(counter,), path=reach.path(here), exit=True)
    yield from bridges.commands(course, seat)


def decide(course: Course, command: FrontCommand, chance: Chance) -> None:
    """A bonus roll, a march or a bridge. Raises Illegal."""
    match command:
        case RollBonus():
            bonus.decide(course, command, chance)
        case Move():
            illegal = move_refusal(course, command)
            if illegal is not None:
                raise illegal
            if markers.about_to_move(course, command, chance):
                return
            _march(course, command, chance)
        case BlowBridge():
            bridges.check(course, command)
            if not markers.about_to_move(course, command, chance):
                bridges.decide(course, command, chance)
        case _:
            raise Illegal("3.2.0", "not_in_this_phase", phase=course.state.phase)


def close(course: Course, chance: Chance) -> None:
    """Nothing is left to do."""
    del course, chance


def refusal(course: Course, counter: str) -> Illegal | None:
    """Why a counter cannot move in this phase; None if it can (as far as it itself goes)."""
    state = course.state
    one = counter_of(state, counter)
    if one is None:
        return Illegal("4.1.0", "not_in_play", unit=counter)
    if counter in state.done:
        return Illegal("5.1.0", "has_moved", unit=counter)
    held = may_act(course, counter)
    if held is not None:
        return held
    if (one.mode == "exploit") != (state.phase == "F"):
        rule, key = ("6.4.0", "exploit_moves_later") if one.mode == "exploit" else ("15.1", "only_exploit")
        return Illegal(rule, key, unit=counter)
    seat = course.book.seat(counter)
    if state.phase == "F" and one.hex and in_zone(course, seat, one.hex):
        enemy = course.field.against(seat)[one.hex][0]
        return Illegal("15.1", "exploit_in_zone", unit=counter, enemy=enemy, hex=one.hex)
    if not allowance(course, counter):
        return Illegal("A23", "no_points", unit=counter)
    return None


def exits(course: Course, counter: str) -> tuple[HexId, ...]:
    """The hexes by which a unit may leave the map (5.5.0)."""
    if course.book.is_leader(counter):
        return ()
    print_ = course.book.units[counter]
    names = {*print_.chain, print_.division}
    return tuple(here for here, who in course.ground.exits.items() if names & set(who))


def move_refusal(course: Course, command: Move) -> Illegal | None:
    """Why a march is not possible; None if it is."""
    counters = command.counters
    if not counters or len(set(counters)) < len(counters):
        return Illegal("5.1.0", "nobody_moves")
    try:
        rows = [own_counter(course, command.seat, counter) for counter in counters]
    except Illegal as caught:
        return caught
    if len({(one.hex, one.entry if not one.hex else "") for one in rows}) > 1:
        return Illegal("5.1.0", "not_one_stack", unit=counters[-1])
    for counter in counters:
        illegal = refusal(course, counter)
        if illegal is not None and not may_join(course, illegal, counter, counters):
            return illegal
    march = March(course, counters)
    illegal = march.refusal(command.path)
    if illegal is not None or not command.exit:
        return illegal
    for counter in counters:
        if command.path[-1] not in exits(course, counter):
            return Illegal("5.5.0", "no_exit", unit=counter, hex=command.path[-1])
    if march.cost(command.path) >= march.points:
        return Illegal("5.1.0", "too_far", hex=command.path[-1], cost=march.points + 1, points=march.points)
    return None


def may_join(course: Course, illegal: Illegal, counter: str, counters: tuple[str, ...]) -> bool:
    """A leader goes with an activated unit of his in Extended Night though he has not rolled (A12)."""
    return illegal.key == "not_roused" and course.book.is_leader(counter) and any(
        unit in course.state.roused and course.book.commands(counter, unit)
        for unit in counters
        if not course.book.is_leader(unit)
    )


def _march(course: Course, command: Move, chance: Chance) -> None:
    """Go along the path as far as the truth allows: an enemy not read before may halt the march."""
    march = March(course, command.counters)
    start, halt = march.start, ""
    path: tuple[HexId, ...] = command.path
    true = course.field.zones[other(command.seat)]
    for depth, here in enumerate(command.path):
        if here in march.zone or here not in true or "gap" in march.hampers:
            continue
        own = march.units or course.field.stack(here, command.seat)
        stays_out = march.was_road or not own
        path, halt = command.path[: depth + (0 if stays_out else 1)], "zone"
        break
    whole = (start, *path)
    cost = march.cost(path) if path else 0
    course.tell(e.Moved(
        seat=command.seat, counters=command.counters, count=len(command.counters), path=whole, cost=cost,
        halt="zone" if halt else "",
    ))  # fmt: skip
    if march.units:
        for here in path:
            lives.enter(course, chance, command.seat, here)
    markers.on_move(course, command.counters, chance)
    if command.exit and not halt:
        for counter in command.counters:
            if counter in course.state.units:
                steps = course.state.units[counter].steps
                course.tell(e.Exited(seat=command.seat, counter=counter, hex=path[-1], steps=steps))
    release_near(course, command.seat)
    course.look()


def release_near(course: Course, seat: Seat) -> None:
    """Held units of the enemy with a unit of this seat within two hexes may move from now on (S2)."""
    held = [
        unit for unit, one in course.state.units.items()
        if one.is_held and one.hex and course.book.seat(unit) != seat
    ]  # fmt: skip
    near = tuple(
        unit
        for unit in held
        if any(
            course.ground.distance(course.state.units[unit].hex, here) <= RELEASE_RANGE
            for here in course.field.units[seat]
        )
    )
    if near or (held and course.is_foggy):
        course.tell(e.UnitsReleased(units=near))
