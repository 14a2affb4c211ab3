"""Phase 2, the headquarters' half: what arrives, is credited and told, answers to offers (R084-R112)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world import diplomacy, missions, production, research
from game.games.world import events as e
from game.games.world.course import Course
from game.games.world.model import (
    PUBLIC_NOTICES,
    Intel,
    Notice,
    NoticeKind,
    Office,
    Study,
    Toll,
    Units,
    office_of,
)

_PAGE_ORDER = {kind: number for number, kind in enumerate(get_args(NoticeKind))}


def open_news(course: Course, seat: Seat) -> None:
    """Open the national events of a seat: deliveries, research, agents, letters, income, missions (R084).

    Research finished now counts from these events on. Public changes follow as events of their own; what
    sabotage takes is called afterwards (A49)."""
    book, ground, state = course.book, course.ground, course.state
    letters = _letters(course, seat)
    office, done = research.finish(office_of(state, seat), state.round)
    office, arrived = production.deliver(book, state, seat, office, _pieces(course, seat))
    office, agents = production.take_up_duty(office, state.round)
    office = _read(office, letters, state.round)
    income = production.income_of(book, state, seat, office, letters)
    office = replace(office, income=income, points=office.points + income.credited)
    office, badges, failure = missions.judge(book, ground, state, seat, office, letters)
    pages = [
        *([Notice("troop_reinforcements", units=arrived)] if arrived.total else []),
        *research.notices(book, done),
        *(Notice("fame_and_glory", amount=state.realms[seat].badges + n + 1) for n in range(badges)),
        *([Notice("new_diplomats", amount=agents["diplomat"])] if agents["diplomat"] else []),
        *([Notice("new_spies", amount=agents["spy"])] if agents["spy"] else []),
        *([failure] if failure is not None else []),
        Notice("production_points", amount=income.credited),
        *letters,
    ]
    _tell(course, seat, replace(office, news=_in_order(pages, is_public=False)), pages)
    _change_board(course, seat, arrived, done, badges)


def call_toll(course: Course, seat: Seat) -> None:
    """Sabotage: all that was destroyed together, but no more than the Base Camp holds (R087, R088). It comes
    after the pages are open, when the reinforcements are in the Base Camp, and only if nobody has won."""
    wanted = sum(page.amount for page in course.state.bulletins if page.kind == "sabotage")
    count = min(wanted, course.state.realms[seat].camp.total)
    if count:
        course.tell(e.TollCalled(toll=Toll(seat, count)))


def close_news(course: Course, seat: Seat, accept: tuple[Seat, ...]) -> None:
    """Answer the offers: accepted ones hold from now on; those who made them will be told (R112, A51)."""
    office = office_of(course.state, seat)
    told = diplomacy.answers(seat, office, accept)
    mail = tuple((told[Seat(other)],) if other in told else () for other in range(course.state.seats))
    course.tell(e.NewsClosed(seat=seat, office=diplomacy.answered(office, accept), mail=mail))


def _letters(course: Course, seat: Seat) -> tuple[Notice, ...]:
    """The seat's mail, without what has lapsed because the other is out (A53)."""
    mail = course.state.mail
    if mail is None:
        raise LookupError("national events cannot be opened in a view: the mail is the referee's")
    return tuple(one for one in mail[seat] if not diplomacy.is_news_of_the_dead(course.state, one))


def _pieces(course: Course, seat: Seat) -> Units:
    """All pieces that can be fetched: the own supply and those of colours nobody plays (A42)."""
    return course.state.realms[seat].supply + course.state.spare


def _read(office: Office, letters: Iterable[Notice], number: int) -> Office:
    """The office after the letters: alliances, offers to decide, what espionage has told (R101, R106)."""
    for letter in letters:
        office = diplomacy.told(office, letter)
        if letter.kind == "secret_information" and letter.other is not None and letter.levels is not None:
            others = tuple(one for one in office.intel if one.about != letter.other)
            intel = (*others, Intel(letter.other, number, letter.levels))
            office = replace(office, intel=tuple(sorted(intel, key=lambda one: one.about)))
    return office


def _in_order(pages: Iterable[Notice], *, is_public: bool) -> tuple[Notice, ...]:
    """The public or the secret pages in the order of the rules' list (R089-R112)."""
    found = (page for page in pages if (page.kind in PUBLIC_NOTICES) == is_public)
    return tuple(sorted(found, key=lambda page: _PAGE_ORDER[page.kind]))


def _tell(course: Course, seat: Seat, office: Office, pages: Iterable[Notice]) -> None:
    course.tell(e.NewsOpened(seat=seat, bulletins=_in_order(pages, is_public=True), office=office))


def _change_board(course: Course, seat: Seat, arrived: Units, done: tuple[Study, ...], badges: int) -> None:
    """What the public pages change on the seat's board (R089, R092, R093)."""
    if arrived.total:
        come = course.fetch_pieces(seat, arrived)
        course.tell(e.UnitsArrived(seat=seat, units=come, cause="reinforcements"))
    for study in done:
        if study.field == "military":
            course.tell(e.MilitaryAdvanced(seat=seat, level=study.level))
    for _ in range(badges):
        course.tell(e.BadgeAwarded(seat=seat, badges=course.state.realms[seat].badges + 1))
