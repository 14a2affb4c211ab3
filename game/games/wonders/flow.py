"""From one step to the next: the end of an action and of an age, who begins (W010-W018, W146)."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.wonders.agenda import advance
from game.games.wonders.course import Course
from game.games.wonders.deeds import look_at_guilds, look_at_removed
from game.games.wonders.display import freed, fresh_display, is_empty, turned_up
from game.games.wonders.events import (
    AgeEnded,
    BeginAsked,
    CardShown,
    RecruitmentBegan,
    TurnBegan,
)
from game.games.wonders.model import EAST, WEST, WondersState, other
from game.games.wonders.scoring import civil_outcome

LAST_AGE = 3


def settle(course: Course) -> None:
    """Go on until somebody has to decide, or the game is over."""
    while True:
        course.set_tasks()
        if course.is_over:
            return
        if course.state.agenda:
            if not advance(course):
                return
        elif not _go_on(course):
            return


def begin_age(course: Course, age: int) -> None:
    """An age starts: with leaders by recruiting, else by laying the display (W016, W146)."""
    if course.state.options.leaders == "on":
        chooser = course.state.first if age == 1 else who_decides(course.state)
        course.tell(RecruitmentBegan(age=age, order=(chooser, other(chooser))))
    else:
        course.tell(fresh_display(course, age))


def who_decides(state: WondersState) -> Seat:
    """Who says who begins: the weaker one by the pawn, in the middle the last active player (W015, W153)."""
    if state.pawn == 0:
        return state.active
    return EAST if state.pawn > 0 else WEST


def begin_turn(course: Course, seat: Seat, is_extra: bool = False) -> None:
    """The next turn (W018, W028)."""
    course.tell(TurnBegan(seat=seat, number=course.state.turn + 1, is_extra=is_extra))


def _go_on(course: Course) -> bool:
    """The next step when nothing is due; False when a seat is to decide."""
    match course.state.phase:
        case "enlist":
            course.tell(fresh_display(course, course.state.age))
            _use_the_display(course)
            return True
        case "laid":
            _begin(course)
            return False
        case "turn":
            return _end_action(course)
        case _:
            return False


def _use_the_display(course: Course) -> None:
    """Leaders that work right after the display is laid (W211, W235, W320, W327)."""
    for seat in course.state.order:
        if course.state.options.croesus_timing == "display":
            look_at_removed(course, seat)
        look_at_guilds(course, seat)


def _begin(course: Course) -> None:
    """The first player begins Age I; who begins later is chosen (W014, W015)."""
    if course.state.age == 1:
        begin_turn(course, course.state.first)
    else:
        course.tell(BeginAsked(seat=who_decides(course.state)))


def _end_action(course: Course) -> bool:
    """Cards are turned up, then comes an extra turn, the other player, or the end of the age (W012, W029)."""
    for place in freed(course.state):
        course.tell(CardShown(place=place, card=turned_up(course, place)))
    state = course.state
    if not is_empty(state):
        begin_turn(course, state.active if state.extra else other(state.active), is_extra=state.extra)
        return False
    course.tell(AgeEnded(age=state.age))
    if state.age == LAST_AGE:
        course.end(civil_outcome(course.state))
    else:
        begin_age(course, state.age + 1)
    return True
