"""Phase B: initiative checks of the own leaders, at AM of all, else of those that arrive (22.1.0)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import events as e
from game.games.front.commands import CheckInitiative, FrontCommand
from game.games.front.course import Course, d10
from game.games.front.model import LeaderId, slot_of


def due(course: Course) -> tuple[LeaderId, ...]:
    """The active seat's leaders that roll now (A02, A03)."""
    state = course.state
    arrived = {start.id for start in course.book.starts(state.options) if start.turn == state.turn}
    return tuple(
        leader for leader, one in state.leaders.items()
        if course.book.seat(leader) == state.active
        and not one.has_checked
        and (slot_of(state) == "A" or leader in arrived)
    )  # fmt: skip


def open(course: Course, chance: Chance) -> None:
    """Nothing happens by itself: the dice are the player's."""
    del course, chance


def is_idle(course: Course) -> bool:
    """No leader has to check."""
    return not due(course)


def commands(course: Course, seat: Seat) -> Iterator[FrontCommand]:
    """One command rolls for all of them."""
    if due(course):
        yield CheckInitiative(seat=seat)


def decide(course: Course, command: FrontCommand, chance: Chance) -> None:
    """Roll for every leader, in the order of the counters (4.4.0). Raises Illegal."""
    if not isinstance(command, CheckInitiative):
        raise Illegal("3.2.0", "not_in_this_phase", phase=course.state.phase)
    leaders = due(course)
    if not leaders:
        raise Illegal("22.1.0", "all_checked")
    for leader in leaders:
        die, rating = d10(chance), course.book.leaders[leader].initiative
        course.tell(
            e.InitiativeChecked(leader=leader, die=die, initiative=rating, passed=die <= rating)
        )  # fmt: skip


def close(course: Course, chance: Chance) -> None:
    """The check is no choice: whoever goes on has rolled."""
    if due(course):
        decide(course, CheckInitiative(seat=course.state.active), chance)
