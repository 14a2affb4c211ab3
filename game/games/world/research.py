"""Research in three fields: prices, times, what is finished and what it does (R186-R205)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.book import Book, Effect
from game.games.world.model import FIELDS, Field, Notice, NoticeKind, Office, Study, WorldState, office_of


def next_level(book: Book, state: WorldState, seat: Seat, field: Field) -> int | None:
    """The level that can be begun now: the one after the finished one, unless it is under way or there is
    none (R186)."""
    office = office_of(state, seat)
    if study_of(office, field) is not None:
        return None
    level = office.level(field, state.realms[seat]) + 1
    return level if level <= highest_level(book, field) else None


def study_of(office: Office, field: Field) -> Study | None:
    """What is under way in a field; one level at a time, all fields side by side (R187)."""
    return next((study for study in office.studies if study.field == field), None)


def highest_level(book: Book, field: Field) -> int:
    """How many levels a field has."""
    return len(book.research.fields[field].effects)


def cost_of(book: Book, state: WorldState, seat: Seat, field: Field, level: int) -> int:
    """The price of a level by the number of players, less or more by the nation's skill, halves up (R011,
    R177)."""
    price = book.research.cost[field][str(level)][str(state.seats)]
    skill = book.skill(state, seat, "research_cost_percent")
    return price if skill is None else (price * (100 + skill.value) + 50) // 100


def begun(book: Book, state: WorldState, seat: Seat, fields: tuple[Field, ...]) -> Iterator[Study]:
    """The studies that begin when the next levels of these fields are paid for (A41)."""
    for field in fields:
        level = next_level(book, state, seat, field)
        if level is not None:
            yield Study(field, level, state.round + book.research.rounds[str(level)])


def finish(office: Office, number: int) -> tuple[Office, tuple[Study, ...]]:
    """The office after the studies due in round `number`, and those studies. The military level itself is on
    the public board (R189)."""
    done = tuple(study for study in office.studies if study.due <= number)
    levels = {study.field: study.level for study in done}
    office = replace(
        office,
        studies=tuple(study for study in office.studies if study.due > number),
        technology=levels.get("technology", office.technology),
        economy=levels.get("economy", office.economy),
    )
    return office, done


def notices(book: Book, done: tuple[Study, ...]) -> Iterator[Notice]:
    """How finished levels are told: public fields to all, the others to their seat (R190, R197, R202)."""
    for study in done:
        is_public = book.research.fields[study.field].public
        kind: NoticeKind = "new_technology_military" if is_public else "new_technology"
        yield Notice(kind, field=study.field, level=study.level)


def secret_effects(book: Book, office: Office, kind: str) -> Iterator[Effect]:
    """The effects of one type of the finished technology and economy levels. Where a field's levels do not
    stack, only its highest counts (A40)."""
    for field in FIELDS:
        entry = book.research.fields[field]
        if entry.public:
            continue
        level = office.technology if field == "technology" else office.economy
        found = [effect for effect in entry.effects[:level] if effect.type == kind]
        yield from found if entry.stacking == "cumulative" else found[-1:]
