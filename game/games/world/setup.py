"""Entry 0 of every game: the order is drawn, pieces are dealt, nations and territories given or asked for."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.world import events as e
from game.games.world.course import Course
from game.games.world.headquarters import first_office
from game.games.world.model import Units
from game.games.world.phases import nations


def lay_out(course: Course, chance: Chance) -> None:
    """The events of set-up (R044, R048, A42, A59). Chance: one pick for each place in the order but the last,
    by the number of the seat as text."""
    seats = course.state.seats
    drawn = chance.shuffle([str(seat) for seat in range(seats)])
    course.tell(e.OrderDrawn(order=tuple(Seat(int(seat)) for seat in drawn)))
    book = course.book.units
    unused, pieces = book.colours - seats, book.pieces
    spare = Units(pieces.infantry * unused, pieces.tank * unused, pieces.aircraft * unused)
    office = first_office(course.book, course.state.options, seats)
    course.tell(e.PiecesDealt(supply=pieces, spare=spare, offices=(office,) * seats, mail=((),) * seats))
    nations.begin(course)
