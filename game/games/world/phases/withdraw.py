"""Phase 1: one unit stays in each own territory, all others go to the Base Camp (R079-R083)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import events as e
from game.games.world.commands import KeepUnit, Withdraw
from game.games.world.course import Course
from game.games.world.model import PlaceId, UnitKind, Units, units
from game.games.world.phases import news
from game.games.world.standing import own_troops
from game.games.world.turn import begin_step


def begin(course: Course) -> None:
    """Ask which units stay; where nothing can be chosen all goes by itself."""
    if any(True for _ in choices(course)):
        begin_step(course, "withdraw")
    else:
        carry_out(course)


def commands(course: Course, seat: Seat) -> Iterator[KeepUnit | Withdraw]:
    """Another unit may stay in each territory with several kinds; then withdraw."""
    for place, kind in choices(course):
        if kind != stays(course, place):
            yield KeepUnit(seat=seat, place=place, kind=kind)
    yield Withdraw(seat=seat)


def choices(course: Course) -> Iterator[tuple[PlaceId, UnitKind]]:
    """The kinds between which the active seat may choose, by territory (R080)."""
    state = course.state
    for place in course.ground.territories:
        if state.owners.get(place) == state.active:
            kinds = own_troops(state, place, state.active).kinds()
            if len(kinds) > 1:
                for kind in kinds:
                    yield place, kind


def stays(course: Course, place: PlaceId) -> UnitKind:
    """The kind that stays: the one chosen, else the weakest there."""
    there = own_troops(course.state, place, course.state.active)
    return course.state.keep.get(place, there.kinds()[0])


def refusal(course: Course, command: KeepUnit) -> Illegal | None:
    """At sea nothing is withdrawn; elsewhere the unit must be there, in an own territory."""
    state, place = course.state, command.place
    if course.ground.is_sea(place):
        return Illegal("R081", "sea_stays", place=place)
    if state.owners.get(place) != command.seat:
        return Illegal("R079", "not_own_territory", place=place)
    if own_troops(state, place, command.seat).of(command.kind) == 0:
        return Illegal("R080", "no_such_unit_there", place=place, kind=command.kind)
    return None


def decide(course: Course, command: KeepUnit | Withdraw) -> None:
    """Note the choice, or withdraw."""
    if isinstance(command, Withdraw):
        carry_out(course)
        return
    illegal = refusal(course, command)
    if illegal is not None:
        raise illegal
    course.tell(e.KeepChosen(seat=command.seat, place=command.place, kind=command.kind))


def carry_out(course: Course) -> None:
    """Withdraw from own territories all but one, from partners' all (A12, A13), then empty the Drop Zone."""
    state = course.state
    seat = state.active
    for place in course.ground.territories:
        moved = surplus(course, place, seat)
        if moved.total:
            course.tell(e.UnitsWithdrawn(seat=seat, place=place, units=moved))
    waiting = course.state.realms[seat].drop_zone
    if waiting.total:
        course.tell(e.DropZoneEmptied(seat=seat, units=waiting))
    news.begin(course)


def surplus(course: Course, place: PlaceId, seat: Seat) -> Units:
    """What a seat withdraws from a territory."""
    there = own_troops(course.state, place, seat)
    if there.total == 0 or course.state.owners.get(place) != seat:
        return there
    return there - units(stays(course, place))
