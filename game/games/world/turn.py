"""From step to step and from turn to turn: what follows when something is done, and how the game ends."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Outcome
from game.games.world import events as e
from game.games.world.course import Course
from game.games.world.model import FIELDS, Step, Units, office_of
from game.games.world.standing import living


def begin_step(course: Course, step: Step, seat: Seat | None = None) -> None:
    """Go on to a step of the turn (R067, R113)."""
    course.tell(e.StepBegan(seat=course.state.active if seat is None else seat, step=step))


def begin_game(course: Course) -> None:
    """Compensation for those who come later, then the first turn (R061, R062, R066)."""
    state = course.state
    for place, seat in enumerate(state.order):
        wanted = course.book.units.compensation[place]
        found = course.fetch_pieces(seat, Units(infantry=wanted))
        course.tell(e.UnitsArrived(seat=seat, units=found, cause="compensation"))
    course.tell(e.TurnBegan(seat=state.order[0], round=1))


def end_turn(course: Course) -> None:
    """After headquarters: settle fleets, take out who has nothing left, pass the turn (R072, A33)."""
    course.tell(e.TurnEnded(seat=course.state.active))
    eliminate(course)
    left = living(course.state)
    if len(left) < 2:
        course.tell(e.GameEnded(outcome=Outcome(winners=left, kind="last", rule="A34")))
        return
    state = course.state
    seat = next_seat(course)
    is_new_round = state.order.index(seat) <= state.order.index(state.active)
    limit = state.options.turn_limit
    if is_new_round and limit != "off" and state.round >= limit:
        course.tell(e.GameEnded(outcome=outcome_at_limit(course)))
        return
    course.tell(e.TurnBegan(seat=seat, round=state.round + is_new_round))


def next_seat(course: Course) -> Seat:
    """The next seat in player order that is not out (R073)."""
    state = course.state
    place = state.order.index(state.active)
    turned = (*state.order[place + 1 :], *state.order[: place + 1])
    return next(seat for seat in turned if not state.realms[seat].is_out)


def eliminate(course: Course) -> None:
    """Seats without a territory and without a unit in a sea area are out (A33)."""
    state = course.state
    at_sea = {fleet.seat for fleets in state.fleets.values() for fleet in fleets}
    for seat in living(state):
        if seat not in at_sea and seat not in state.owners.values():
            course.tell(e.SeatEliminated(seat=seat))


def has_won_by_points(course: Course, seat: Seat, points: int) -> bool:
    """End the game if the value entered reaches the scenario's (R025, R251, A35, A36)."""
    victory = course.book.scenario(course.state.options).victory
    if points < victory.points[str(course.state.seats)]:
        return False
    course.tell(e.GameEnded(outcome=Outcome(winners=(seat,), kind="points", rule="R025")))
    return True


def has_won_by_news(course: Course, seat: Seat) -> bool:
    """End the game if a finished level or a new badge wins (R026, R027, R252, R253, A37)."""
    victory, state = course.book.scenario(course.state.options).victory, course.state
    realm, office = state.realms[seat], office_of(state, seat)
    if all(office.level(field, realm) >= victory.research for field in FIELDS):
        course.tell(e.GameEnded(outcome=Outcome(winners=(seat,), kind="research", rule="R026")))
    elif realm.badges >= victory.badge:
        course.tell(e.GameEnded(outcome=Outcome(winners=(seat,), kind="missions", rule="R027")))
    return course.state.outcome is not None


def outcome_at_limit(course: Course) -> Outcome:
    """The turn limit: the highest value entered last wins; equal ones draw (setting `turn_limit`)."""
    state = course.state
    entered = {seat: state.realms[seat].entered or 0 for seat in living(state)}
    best = [seat for seat, points in entered.items() if points == max(entered.values())]
    return Outcome(winners=tuple(best) if len(best) == 1 else (), kind="turn_limit", rule="Z01")
