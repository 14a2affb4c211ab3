"""Phase 2: national events: pages that all see, pages for the seat alone, decisions (R084-R112)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import events as e
from game.games.world.commands import CloseNews, LoseUnit
from game.games.world.course import Course, reachable
from game.games.world.headquarters_news import call_toll, close_news, open_news
from game.games.world.model import UNIT_KINDS, Units, WorldState, office_of, units
from game.games.world.phases import place
from game.games.world.turn import begin_step, has_won_by_news


def begin(course: Course) -> None:
    """Open the events; a finished level or a badge may win; sabotage is carried out first (R086, A49)."""
    seat = course.state.active
    open_news(course, seat)
    if has_won_by_news(course, seat):
        return
    call_toll(course, seat)
    if course.state.toll is not None:
        begin_step(course, "sabotage")
        pay_forced_toll(course)
    if course.state.toll is None:
        begin_step(course, "news")


def commands(course: Course, seat: Seat) -> Iterator[CloseNews]:
    """Close the events, with every set of offers that may be accepted."""
    offers = office_of(course.state, seat).offers_got
    for count in range(len(offers) + 1):
        for accept in combinations(offers, count):
            yield CloseNews(seat=seat, read=pages(course.state, seat), accept=accept)


def pages(state: WorldState, seat: Seat) -> int:
    """How many pages there are: public ones, and secret ones with the offers to decide among them."""
    office = office_of(state, seat)
    return len(state.bulletins) + len(office.news)


def refusal(course: Course, command: CloseNews) -> Illegal | None:
    """Pages are unread, or an offer is accepted that nobody made."""
    state, seat = course.state, command.seat
    left = pages(state, seat) - command.read
    if left != 0:
        return Illegal("R086", "pages_unread", left=left)
    offers = office_of(state, seat).offers_got
    for other in command.accept:
        if other not in offers:
            return Illegal("R112", "no_such_offer", player=other)
    if list(command.accept) != sorted(set(command.accept)):
        return Illegal("R112", "offer_twice")
    return None


def decide(course: Course, command: CloseNews) -> None:
    """Answer the offers and go on to placing."""
    illegal = refusal(course, command)
    if illegal is not None:
        raise illegal
    close_news(course, command.seat, command.accept)
    place.begin(course)


def toll_commands(course: Course, seat: Seat) -> Iterator[LoseUnit]:
    """Sabotage: the kinds in the Base Camp (R087)."""
    for kind in course.state.realms[seat].camp.kinds():
        yield LoseUnit(seat=seat, kind=kind)


def decide_toll(course: Course, command: LoseUnit) -> None:
    """Take a unit of the chosen kind out of the Base Camp (R087)."""
    if course.state.realms[command.seat].camp.of(command.kind) == 0:
        raise Illegal("R087", "not_in_camp", kind=command.kind)
    lost = units(command.kind)
    course.tell(e.UnitsLost(seat=command.seat, place=None, units=lost, toll=command.seat))
    pay_forced_toll(course)
    if course.state.toll is None:
        begin_step(course, "news")


def pay_forced_toll(course: Course) -> None:
    """What leaves no choice goes by itself: all there is, or the only kind there is (R088)."""
    toll = course.state.toll
    if toll is None:
        return
    camp = course.state.realms[toll.seat].camp
    kinds = camp.kinds()
    lost = camp
    if camp.total > toll.count:
        if len(kinds) > 1:
            return
        lost = reachable(Units(**dict.fromkeys(UNIT_KINDS, toll.count)), camp)
    course.tell(e.UnitsLost(seat=toll.seat, place=None, units=lost, toll=toll.seat))
