"""From phase to phase, turn to turn and day to day (3.1.0-3.6.0), to the end (19.1, 20.4)."""

from __future__ import annotations

from types import ModuleType

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Outcome
from game.games.front import events as e
from game.games.front import excess, victory
from game.games.front.course import Course, d10
from game.games.front.model import Phase, Weather, day_of, other, slot_of
from game.games.front.phases import (
    activation,
    admin,
    assault,
    barrage,
    evening,
    modes,
    movement,
    night,
    supply,
)

PHASES: dict[str, tuple[Phase, ...]] = {
    "A": ("A", "B", "C", "D", "E1", "E2", "F", "G"),
    "P": ("A", "B", "C", "D", "E1", "E2", "F", "G"),
    "N": ("A", "B", "C", "D", "E1", "E2", "G"),
    "X": ("N1", "D", "E2", "G"),
}
"""By part of the day (3.2.0, 3.3.0, 3.4.0)."""

MODULES: dict[str, ModuleType] = {
    "A": supply, "B": activation, "C": modes, "D": movement, "E1": barrage, "E2": assault, "F": movement,
    "G": admin, "N1": night, "R": evening,
}  # fmt: skip


def begin(course: Course, chance: Chance) -> None:
    """The first turn of the scenario."""
    _begin_turn(course, chance, course.scenario.turns[0])
    settle(course, chance)


def end_phase(course: Course, chance: Chance) -> None:
    """The player is done with a phase; the next one that has something to do begins."""
    if course.state.phase == "E1" and barrage.end_segment(course):
        return
    close(course, chance)
    settle(course, chance)


def close(course: Course, chance: Chance) -> None:
    """Leave the phase: what it still owes, and stacks over the limit (8.2)."""
    MODULES[course.state.phase].close(course, chance)
    if not excess.check(course, is_closing=True):
        _next(course, chance)


def resume(course: Course, chance: Chance) -> None:
    """After a decision that no phase asks for: leave the phase it stood behind, then go on by itself."""
    if not waits(course) and course.state.phase in ("A", "G"):
        close(course, chance)
    settle(course, chance)


def after_excess(course: Course, chance: Chance) -> None:
    """The last stack over the limit is within it."""
    if course.state.is_closing:
        _next(course, chance)
        settle(course, chance)


def settle(course: Course, chance: Chance) -> None:
    """Let empty phases pass by (3.6.0). That one passed tells the enemy that nothing could be done in it;
    under fog of war the setting `stop` keeps that back too, replacements included."""
    stops = course.state.options.empty_phases == "stop"
    automatic = ("A", "G") if course.is_foggy else ("A", "G", "R")
    while course.state.outcome is None and not waits(course):
        state = course.state
        if not MODULES[state.phase].is_idle(course) or (stops and state.phase not in automatic):
            return
        course.tell(e.PhasePassed(seat=state.active, phase=state.phase))
        if state.phase == "E1" and barrage.end_segment(course):
            continue
        close(course, chance)


def waits(course: Course) -> bool:
    """Whether a decision is open that comes before the phase goes on."""
    state = course.state
    return bool(state.excess or state.assault or state.mission or state.trial or state.surrender)


def _next(course: Course, chance: Chance) -> None:
    """The phase after this one."""
    state = course.state
    first = first_seat(course)
    if state.phase == "R":
        if state.active == first:
            _begin_phase(course, chance, other(first), "R")
        else:
            _next_day(course, chance)
        return
    phases = PHASES[slot_of(state)]
    place = phases.index(state.phase)
    if place + 1 < len(phases):
        _begin_phase(course, chance, state.active, phases[place + 1])
    elif state.active == first:
        _begin_phase(course, chance, other(first), phases[0])
    else:
        _turn_over(course, chance)


def _turn_over(course: Course, chance: Chance) -> None:
    state = course.state
    slot = slot_of(state)
    if slot == "N":
        if victory.is_sudden(course):
            points = victory.total(course)
            outcome = Outcome(winners=(Seat(0),), kind="german_major", rule="20.4")
            course.tell(e.GameEnded(outcome=outcome, points=points))
            return
        _begin_turn(course, chance, f"{day_of(state)}X")
    elif slot == "X":
        evening.upkeep(course, chance)
        _begin_phase(course, chance, first_seat(course), "R")
    else:
        _begin_turn(course, chance, course.scenario.turns[state.turns_begun])


def _next_day(course: Course, chance: Chance) -> None:
    state = course.state
    if state.turns_begun < len(course.scenario.turns):
        _begin_turn(course, chance, course.scenario.turns[state.turns_begun])
        return
    points = victory.total(course)
    outcome = victory.outcome(course, points)
    course.tell(e.GameEnded(outcome=outcome, points=points))


def _begin_turn(course: Course, chance: Chance, turn: str) -> None:
    course.tell(e.TurnBegan(turn=turn))
    if turn.endswith("A"):
        _weather(course, chance)
    _begin_phase(course, chance, first_seat(course), PHASES[turn[-1]][0])


def _weather(course: Course, chance: Chance) -> None:
    """By the list, or by a die (18.1.0)."""
    if course.state.options.weather == "rolled":
        die = d10(chance)
        course.tell(e.WeatherSet(weather=course.book.tables.weather[die], die=die))
        return
    listed: Weather = course.scenario.weather.get(str(day_of(course.state)), "fog")
    course.tell(e.WeatherSet(weather=listed, die=None))


def _begin_phase(course: Course, chance: Chance, seat: Seat, phase: Phase) -> None:
    course.tell(e.PhaseBegan(seat=seat, phase=phase))
    MODULES[phase].open(course, chance)


def first_seat(course: Course) -> Seat:
    """Who plays first in every turn (3.1.0)."""
    return Seat(0) if course.scenario.first == "DE" else Seat(1)
