"""What a player sets in headquarters before it is applied: changes of a draft, its price, what forbids it.

A screen keeps the draft and asks here; nothing is said to the rules before `Confirm`, so nobody can tell what
was tried. All works on the seat's own view: reasons depend on that seat's office and the public board alone.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import production, research
from game.games.world.book import Book
from game.games.world.headquarters_reach import tribute_refusals, venture_refusals
from game.games.world.missions import open_missions
from game.games.world.model import (
    AGENT_KINDS,
    DEEDS,
    FIELDS,
    UNIT_KINDS,
    AgentKind,
    Deed,
    Draft,
    Field,
    Item,
    MissionId,
    Tribute,
    Venture,
    WorldState,
    office_of,
)

_AGENT_OF: dict[Deed, AgentKind | None] = {
    "boycott": "diplomat", "alliance": "diplomat", "dissolve": None, "espionage": "spy", "sabotage": "spy",
}  # fmt: skip
_LACKING: dict[AgentKind, tuple[str, str]] = {"diplomat": ("R206", "diplomats"), "spy": ("R231", "spies")}
_RESERVE: dict[AgentKind, str] = {"diplomat": "R209", "spy": "R233"}


class Remaining(msgspec.Struct, frozen=True):
    """What is left for further orders when a draft is applied; below zero where too much is set (R178)."""

    points: int
    diplomats: int
    spies: int


def refusals(book: Book, state: WorldState, seat: Seat, draft: Draft) -> Iterator[Illegal]:
    """Every reason why this draft cannot be applied, in a fixed order; none if it can."""
    yield from _order_refusals(book, state, seat, draft)
    yield from _research_refusals(book, state, seat, draft)
    yield from tribute_refusals(state, seat, draft)
    yield from venture_refusals(state, seat, draft)
    yield from _mission_refusals(state, seat, draft)
    yield from _means_refusals(book, state, seat, draft)


def remaining(book: Book, state: WorldState, seat: Seat, draft: Draft) -> Remaining:
    """What the draft leaves of points, diplomats and spies."""
    office = office_of(state, seat)
    return Remaining(
        points=office.points - cost(book, state, seat, draft),
        diplomats=office.diplomats - sent(draft, "diplomat"),
        spies=office.spies - sent(draft, "spy"),
    )


def cost(book: Book, state: WorldState, seat: Seat, draft: Draft) -> int:
    """The price of everything set: units, agents, research, and the tributes themselves."""
    price = production.cost_of_units(book, draft.units, state.seats)
    for kind in AGENT_KINDS:
        price += production.agents_in(draft, kind) * production.cost_of_agent(book, kind, state.seats)
    for field in draft.research:
        level = research.next_level(book, state, seat, field)
        price += 0 if level is None else research.cost_of(book, state, seat, field, level)
    return price + sum(tribute.points for tribute in draft.tributes)


def sent(draft: Draft, kind: AgentKind) -> int:
    """How many agents the draft sends out: one for each tribute and each deed that needs one (A44)."""
    tributes = len(draft.tributes) if kind == "diplomat" else 0
    return tributes + sum(_AGENT_OF[venture.deed] == kind for venture in draft.ventures)


def in_order(draft: Draft) -> Draft:
    """The draft in its one written form; what is set comes in the same order however it was set."""
    return replace(
        draft,
        research=tuple(sorted(draft.research, key=FIELDS.index)),
        tributes=tuple(sorted(draft.tributes, key=lambda tribute: tribute.to)),
        ventures=tuple(sorted(draft.ventures, key=lambda one: (DEEDS.index(one.deed), one.target))),
    )


def count_of(draft: Draft, item: Item) -> int:
    """How many of an item are set."""
    if item in AGENT_KINDS:
        return draft.diplomats if item == "diplomat" else draft.spies
    return next(draft.units.of(kind) for kind in UNIT_KINDS if kind == item)


def with_item(draft: Draft, item: Item, count: int) -> Draft:
    """The draft with this many of an item (R184, R207, R232)."""
    if item == "diplomat":
        return replace(draft, diplomats=count)
    if item == "spy":
        return replace(draft, spies=count)
    return replace(draft, units=replace(draft.units, **{item: count}))


def with_research(draft: Draft, field: Field, is_on: bool) -> Draft:
    """The draft with the field's next level begun, or not (R187)."""
    others = tuple(one for one in draft.research if one != field)
    return in_order(replace(draft, research=(*others, field) if is_on else others))


def with_tribute(draft: Draft, to: Seat, points: int) -> Draft:
    """The draft with a tribute to this seat; 0 points for none (R210)."""
    others = tuple(one for one in draft.tributes if one.to != to)
    return in_order(replace(draft, tributes=(*others, Tribute(to, points)) if points else others))


def with_venture(draft: Draft, deed: Deed, target: Seat, is_on: bool) -> Draft:
    """The draft with a deed set towards a seat, or not (A46)."""
    others = tuple(one for one in draft.ventures if (one.deed, one.target) != (deed, target))
    return in_order(replace(draft, ventures=(*others, Venture(deed, target)) if is_on else others))


def with_mission(draft: Draft, mission: MissionId | None) -> Draft:
    """The draft with a mission to activate, or none (R243)."""
    return replace(draft, mission=mission)


def _order_refusals(book: Book, state: WorldState, seat: Seat, draft: Draft) -> Iterator[Illegal]:
    """Numbers below zero; more agents than may be held, those at home and under way counted (A43)."""
    for unit in UNIT_KINDS:
        if draft.units.of(unit) < 0:
            yield Illegal("R184", "order_below_zero")
    office, left = office_of(state, seat), remaining(book, state, seat, draft)
    for kind in AGENT_KINDS:
        ordered, most = production.agents_in(draft, kind), book.agents.agents[kind].most
        if ordered < 0:
            yield Illegal("R184", "order_below_zero")
        coming = sum(order.count for order in office.orders if order.item == kind)
        at_home = left.diplomats if kind == "diplomat" else left.spies
        if ordered > 0 and at_home + coming + ordered > most:
            rule, name = _RESERVE[kind], _LACKING[kind][1]
            yield Illegal(rule, f"too_many_{name}", most=most)


def _research_refusals(book: Book, state: WorldState, seat: Seat, draft: Draft) -> Iterator[Illegal]:
    office, realm = office_of(state, seat), state.realms[seat]
    for number, field in enumerate(draft.research):
        if field in draft.research[:number]:
            yield Illegal("R186", "research_twice", field=field)
        elif research.study_of(office, field) is not None:
            yield Illegal("R186", "research_under_way", field=field)
        elif office.level(field, realm) >= research.highest_level(book, field):
            yield Illegal("R186", "research_complete", field=field)


def _mission_refusals(state: WorldState, seat: Seat, draft: Draft) -> Iterator[Illegal]:
    office = office_of(state, seat)
    if draft.mission is None:
        return
    if office.mission is not None:
        yield Illegal("R243", "mission_active", mission=office.mission.mission)
    elif draft.mission not in open_missions(office):
        yield Illegal("R243", "mission_not_open", mission=draft.mission)


def _means_refusals(book: Book, state: WorldState, seat: Seat, draft: Draft) -> Iterator[Illegal]:
    """Too few diplomats or spies at home, or too few points (R174, R206, R231)."""
    office, left = office_of(state, seat), remaining(book, state, seat, draft)
    for kind in AGENT_KINDS:
        rule, name = _LACKING[kind]
        there = office.diplomats if kind == "diplomat" else office.spies
        if sent(draft, kind) > there:
            yield Illegal(rule, f"not_enough_{name}", there=there)
    if left.points < 0:
        yield Illegal("R174", "not_enough_points", cost=office.points - left.points, there=office.points)
