"""E1, the Barrage Segment: defensive missions, then offensive ones; ammunition and losses (12.0)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front import shelling
from game.games.front.casualties import lose_step, strongest
from game.games.front.course import Course, d10
from game.games.front.fights import Mission
from game.games.front.model import FrontState, HexId, UnitId, other
from game.games.front.shelling import BarragePreview
from game.games.front.standing import strength


def open(course: Course, chance: Chance) -> None:
    """Nothing happens by itself."""
    del course, chance


def close(course: Course, chance: Chance) -> None:
    """Nothing is left to do."""
    del course, chance


def shooter(course: Course) -> Seat:
    """Who fires in this part of the segment (12.4.0)."""
    return course.enemy if course.state.is_defensive else course.state.active


def is_idle(course: Course) -> bool:
    """Nobody has a gun for any target."""
    return next(_missions(course, shooter(course)), None) is None


def end_segment(course: Course) -> bool:
    """The defensive barrage is over, the offensive one comes (12.4.0); False if that one is over."""
    if not course.state.is_defensive:
        return False
    course.tell(f.SegmentTurned())
    return True


def acting(state: FrontState) -> Seat | None:
    """Who picks: the enemy a gun without ammunition, the owner his losses."""
    return None if state.mission is None else other(state.mission.seat)


def commands(course: Course, seat: Seat) -> Iterator[c.FrontCommand]:
    """Missions of each gun alone and of the heaviest group; in a mission its decision."""
    mission = course.state.mission
    if mission is None:
        yield from _missions(course, seat)
    elif mission.stage == "deplete":
        for gun in mission.guns:
            yield c.Deplete(seat=seat, unit=gun)
    else:
        for unit in losers(course, mission):
            yield c.LoseStep(seat=seat, unit=unit)


def decide(course: Course, command: c.FrontCommand, chance: Chance) -> None:
    """Fire, or a decision of the mission. Raises Illegal."""
    mission = course.state.mission
    match command:
        case c.Fire() if mission is None:
            _fire(course, command, chance)
        case c.Deplete() if mission is not None and mission.stage == "deplete":
            if command.unit not in mission.guns:
                raise Illegal("12.6.0", "has_not_fired", unit=command.unit)
            course.tell(f.Depleted(seat=mission.seat, unit=command.unit), f.MissionSet(mission=None))
        case c.LoseStep() if mission is not None and mission.stage == "losses":
            if command.unit not in losers(course, mission):
                raise _loss_refusal(course, mission, command.unit)
            _lose(course, chance, mission, command.unit)
            _go_on(course, chance)
        case _ if mission is not None:
            raise Illegal("12.1.0", "barrage_first", hex=mission.target)
        case _:
            raise Illegal("3.2.0", "not_in_this_phase", phase=course.state.phase)


def preview(course: Course, seat: Seat, target: HexId, guns: tuple[UnitId, ...]) -> BarragePreview:
    """What a barrage promises: factors, column, each shift with its rule, chances of ten dice. Raises
    Illegal for one that cannot be fired."""
    illegal = fire_refusal(course, seat, target, guns)
    if illegal is not None:
        raise illegal
    return shelling.weigh(course, target, guns)


def fire_refusal(course: Course, seat: Seat, target: HexId, guns: tuple[UnitId, ...]) -> Illegal | None:
    """Why a mission cannot be fired; None if it can."""
    illegal = shelling.target_refusal(course, seat, target)
    if illegal is not None:
        return illegal
    if not guns:
        return shelling.free_refusal(course, seat)
    refusals = (shelling.gun_refusal(course, seat, gun, target) for gun in guns)
    illegal = next((found for found in refusals if found is not None), None)
    return illegal or shelling.battery_refusal(course, guns)


def _missions(course: Course, seat: Seat) -> Iterator[c.Fire]:
    is_free = shelling.free_refusal(course, seat) is None
    for target in shelling.targets(course, seat):
        if is_free:
            yield c.Fire(seat=seat, target=target, guns=())
        guns = shelling.guns_for(course, seat, target)
        for group in dict.fromkeys((*((gun,) for gun in guns), *_batteries(course, guns))):
            yield c.Fire(seat=seat, target=target, guns=group)


def _batteries(course: Course, guns: tuple[UnitId, ...]) -> Iterator[tuple[UnitId, ...]]:
    """For each gun the heaviest group that it can lead."""
    for first in guns:
        group: tuple[UnitId, ...] = (first,)
        for gun in guns:
            if gun not in group and shelling.battery_refusal(course, (*group, gun)) is None:
                group = (*group, gun)
        yield tuple(sorted(group))


def _fire(course: Course, command: c.Fire, chance: Chance) -> None:
    seat, target, guns = command.seat, command.target, command.guns
    illegal = fire_refusal(course, seat, target, guns)
    if illegal is not None:
        raise illegal
    found = shelling.weigh(course, target, guns)
    die = d10(chance)
    result = course.book.tables.barrage.results[found.column][die]
    course.tell(f.BarrageFired(
        seat=seat, target=target, guns=guns, factors=found.factors, base=found.base, shifts=found.rows,
        column=found.column, die=die, result=result,
    ))  # fmt: skip
    if not die and len(guns) == 1:
        course.tell(f.Depleted(seat=seat, unit=guns[0]))
    elif not die and guns:
        course.tell(f.MissionSet(mission=Mission(seat=seat, target=target, guns=guns, stage="deplete")))
    elif result != "-":
        steps = int(result) if result.isdigit() else 0
        mission = Mission(seat=seat, target=target, guns=guns, stage="losses", losses=steps)
        course.tell(f.MissionSet(mission=mission))
        _go_on(course, chance)


def _go_on(course: Course, chance: Chance) -> None:
    """Take the losses that leave no choice; at the end who is left is suppressed (12.5.0)."""
    while (mission := course.state.mission) is not None:
        owner = other(mission.seat)
        stack = course.field.stack(mission.target, owner)
        if not mission.losses or not stack:
            if stack:
                course.tell(f.Suppressed(seat=owner, hex=mission.target, units=stack))
            course.tell(f.MissionSet(mission=None))
            return
        options = losers(course, mission)
        if len(options) > 1 and course.field.steps(mission.target, owner) > mission.losses:
            return
        _lose(course, chance, mission, options[0])


def _lose(course: Course, chance: Chance, mission: Mission, unit: UnitId) -> None:
    stacked = lose_step(course, chance, unit, mission.stacked)
    left = replace(mission, losses=mission.losses - 1, is_first=False, stacked=stacked)
    course.tell(f.MissionSet(mission=left))


def losers(course: Course, mission: Mission) -> tuple[UnitId, ...]:
    """Who may lose the next step: the strongest first, then as the owner likes (11.1.0)."""
    strengths = _strengths(course, mission)
    return strongest(strengths) if mission.is_first else tuple(strengths)


def _strengths(course: Course, mission: Mission) -> dict[UnitId, int]:
    units = course.state.units
    stack = course.field.stack(mission.target, other(mission.seat))
    return {unit: strength(course.book, unit, units[unit], "defence") for unit in stack}


def _loss_refusal(course: Course, mission: Mission, unit: UnitId) -> Illegal:
    if unit in _strengths(course, mission):
        return Illegal("11.1.0", "strongest_first", unit=unit, enemy=losers(course, mission)[0])
    return Illegal("11.1.0", "not_in_the_fight", unit=unit)
