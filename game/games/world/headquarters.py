"""Phase 4: the headquarters. One command applies all that was set there (R173-R249)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.world import covert, diplomacy, missions, production, research
from game.games.world import events as e
from game.games.world.book import Book
from game.games.world.commands import Confirm
from game.games.world.course import Course
from game.games.world.headquarters_basis import basis
from game.games.world.headquarters_draft import cost, in_order, refusals, remaining
from game.games.world.model import (
    Attempt,
    Draft,
    Notice,
    Office,
    WorldOptions,
    WorldState,
    office_of,
)


def first_office(book: Book, options: WorldOptions, seats: int) -> Office:
    """The headquarters that a seat begins with; the same for all."""
    del seats
    return Office(
        points=book.units.treasury,
        diplomats=book.agents.start["diplomat"],
        spies=book.agents.start["spy"],
        open_missions=missions.first_rows(book, options),
    )


def draft_commands(book: Book, state: WorldState, seat: Seat) -> Iterator[Confirm]:
    """A basis of the visits that are legal: nothing set, each single order, and some mixes of many. Any other
    combination that `headquarters_draft.refusals` lets pass is legal as well; they are too many to list."""
    for draft in basis(book, state, seat):
        yield Confirm(seat=seat, draft=draft)


def draft_cost(book: Book, state: WorldState, seat: Seat, draft: Draft) -> int:
    """The price of all that is set in a draft."""
    return cost(book, state, seat, draft)


def decide(course: Course, command: Confirm, chance: Chance) -> None:
    """Apply what was set, by choice or because the time was up (R175, R176). Raises Illegal.

    Chance: for each covert deed, in the order of the draft's written form, a number below 100; where it fails
    a second one for being caught (A45, A48)."""
    book, state, seat = course.book, course.state, command.seat
    for illegal in refusals(book, state, seat, command.draft):
        raise illegal
    draft = in_order(command.draft)
    attempts = tuple(
        covert.attempt(book, state, seat, venture, chance)
        for venture in draft.ventures
        if covert.is_covert(book, venture)
    )
    office = _applied(book, state, seat, draft)
    mail = _letters(book, state, seat, draft, attempts)
    course.tell(e.OrdersGiven(seat=seat, office=office, attempts=attempts, mail=mail))
    for venture in draft.ventures:
        if venture.deed == "dissolve":
            diplomacy.part(course, seat, venture.target)


def _applied(book: Book, state: WorldState, seat: Seat, draft: Draft) -> Office:
    """The office after everything is paid, ordered, begun and sent; how covert deeds went is not in it."""
    office, left = office_of(state, seat), remaining(book, state, seat, draft)
    orders = (*office.orders, *production.new_orders(book, draft, state.round))
    mission = office.mission
    if draft.mission is not None:
        mission = missions.activated(book, state, seat, office, draft.mission)
    office = replace(
        office,
        points=left.points,
        diplomats=left.diplomats,
        spies=left.spies,
        orders=production.merged(orders),
        studies=(*office.studies, *research.begun(book, state, seat, draft.research)),
        mission=mission,
    )
    office = diplomacy.undertaken(office, draft.ventures)
    return missions.after_visit(book, state, office, draft)


def _letters(
    book: Book, state: WorldState, seat: Seat, draft: Draft, attempts: tuple[Attempt, ...]
) -> e.Letters:
    """What every seat will be told in its next national events (R210-R241)."""
    mail: list[list[Notice]] = [[] for _ in range(state.seats)]
    for tribute in draft.tributes:
        mail[tribute.to].append(Notice("tributes_received", other=seat, amount=tribute.points))
    for venture in draft.ventures:
        letter = diplomacy.letter_of(seat, venture)
        if letter is not None:
            mail[venture.target].append(letter)
    for done in attempts:
        for reader, letter in covert.letters_of(book, state, seat, done):
            mail[reader].append(letter)
    return tuple(map(tuple, mail))
