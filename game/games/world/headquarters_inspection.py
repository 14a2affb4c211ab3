"""Reads the headquarters of a position edited by hand and says what cannot be (line protocol `set`)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.world.book import Book
from game.games.world.missions import first_rows
from game.games.world.model import AGENT_KINDS, FIELDS, Office, WorldState
from game.games.world.research import highest_level


def office_faults(book: Book, state: WorldState, seat: Seat, office: Office) -> Iterator[str]:
    """Every fault of one seat's office, a line each; none in any state that play can reach."""
    yield from _research_faults(book, state, seat, office)
    yield from _mission_faults(book, state, seat, office)
    for kind in AGENT_KINDS:
        there = office.diplomats if kind == "diplomat" else office.spies
        coming = sum(order.count for order in office.orders if order.item == kind)
        most = book.agents.agents[kind].most
        if there + coming > most:
            yield f"offices: seat {seat} has {there + coming} of the kind {kind}; it may be {most}"
    for row in (office.allies, office.offers_sent, office.offers_got):
        if list(row) != sorted(set(row)):
            yield f"offices: the dealings of seat {seat} name seats twice or out of order"
    if any(one.about == seat or one.about not in range(state.seats) for one in office.intel):
        yield f"offices: seat {seat} knows of itself or of nobody by espionage"


def _research_faults(book: Book, state: WorldState, seat: Seat, office: Office) -> Iterator[str]:
    for field in FIELDS:
        level, top = office.level(field, state.realms[seat]), highest_level(book, field)
        if level > top:
            yield f"offices: the {field} level of seat {seat} is {level}; it may be 0 to {top}"
        under_way = [study.level for study in office.studies if study.field == field]
        if under_way and (under_way != [level + 1] or level >= top):
            yield f"offices: seat {seat} does not study the next level of {field}"


def _mission_faults(book: Book, state: WorldState, seat: Seat, office: Office) -> Iterator[str]:
    rows = first_rows(book, state.options)
    given = {category: sorted(row) for category, row in office.open_missions.items()}
    if not state.realms[seat].is_out and given != {category: sorted(row) for category, row in rows.items()}:
        yield f"offices: the missions of seat {seat} are not those of the scenario, each once"
    active = office.mission
    if active is not None and not any(row[:1] == (active.mission,) for row in office.open_missions.values()):
        yield f"offices: the active mission of seat {seat} is not the first of a row"
