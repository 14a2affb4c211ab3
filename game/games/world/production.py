"""Production: what units and agents cost, when they arrive, and what a turn's income is (R174-R185, A38)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.book import Book, Effect
from game.games.world.model import (
    AGENT_KINDS,
    NO_UNITS,
    UNIT_KINDS,
    AgentKind,
    Draft,
    Income,
    Item,
    Notice,
    Office,
    Order,
    Units,
    WorldState,
    units,
)
from game.games.world.research import secret_effects


def cost_of_agent(book: Book, kind: AgentKind, players: int) -> int:
    """The price of a diplomat or spy (R177)."""
    return book.agents.agents[kind].cost[str(players)]


def cost_of_units(book: Book, ordered: Units, players: int) -> int:
    """The price of all these units (R013, R014)."""
    return sum(ordered.of(kind) * book.cost_of_unit(kind, players) for kind in UNIT_KINDS)


def agents_in(draft: Draft, kind: AgentKind) -> int:
    """How many diplomats or spies the draft orders (R207, R232)."""
    return draft.diplomats if kind == "diplomat" else draft.spies


def new_orders(book: Book, draft: Draft, number: int) -> Iterator[Order]:
    """The orders of a visit in round `number`: an item with time r arrives in round `number` + r (A41)."""
    for kind in UNIT_KINDS:
        if draft.units.of(kind):
            yield Order(kind, draft.units.of(kind), number + book.units.units[kind].rounds)
    for agent in AGENT_KINDS:
        if agents_in(draft, agent):
            yield Order(agent, agents_in(draft, agent), number + book.agents.agents[agent].rounds)


def merged(orders: tuple[Order, ...]) -> tuple[Order, ...]:
    """Orders of the same item for the same round are one; the earliest due first."""
    counts: dict[tuple[int, Item], int] = {}
    for order in orders:
        place = (order.due, order.item)
        counts[place] = counts.get(place, 0) + order.count
    row: tuple[Item, ...] = (*UNIT_KINDS, *AGENT_KINDS)
    ranked = sorted(counts, key=lambda place: (place[0], row.index(place[1])))
    return tuple(Order(item, counts[due, item], due) for due, item in ranked)


def free_units(book: Book, state: WorldState, seat: Seat, office: Office) -> Units:
    """Units that come every round by research or skill (R199)."""
    found = NO_UNITS
    for effect in _effects(book, state, seat, office, "free_units"):
        found = found + units(effect.unit, effect.count)
    return found


def deliver(book: Book, state: WorldState, seat: Seat, office: Office, pieces: Units) -> tuple[Office, Units]:
    """The office after the units due now, and those units. `pieces` are all that can be fetched: what finds
    none waits in the queue, the earliest order first (R185, A42)."""
    number = state.round
    extra = free_units(book, state, seat, office)
    free = tuple(Order(kind, extra.of(kind), number) for kind in extra.kinds())
    arrived, left = NO_UNITS, []
    for order in merged((*office.orders, *free)):
        if order.due > number or order.item in AGENT_KINDS:
            left.append(order)
            continue
        kind = next(kind for kind in UNIT_KINDS if kind == order.item)
        come = min(order.count, pieces.of(kind) - arrived.of(kind))
        arrived = arrived + units(kind, come)
        if come < order.count:
            left.append(replace(order, count=order.count - come))
    return replace(office, orders=tuple(left)), arrived


def take_up_duty(office: Office, number: int) -> tuple[Office, dict[AgentKind, int]]:
    """The office after the agents due in round `number` are in service, and how many of each kind (R207,
    R232)."""
    due = [order for order in office.orders if order.due <= number]
    new = {kind: sum(order.count for order in due if order.item == kind) for kind in AGENT_KINDS}
    office = replace(
        office,
        orders=tuple(order for order in office.orders if order.due > number or order.item not in AGENT_KINDS),
        diplomats=office.diplomats + new["diplomat"],
        spies=office.spies + new["spy"],
    )
    return office, new


def income_of(
    book: Book, state: WorldState, seat: Seat, office: Office, letters: tuple[Notice, ...]
) -> Income:
    """The points of a turn: entered, research, skill, less boycotts, then tributes (R076, R200-R205, A38)."""
    entered = state.realms[seat].entered or 0
    percent = sum(effect.value for effect in secret_effects(book, office, "income_percent"))
    skill = book.skill(state, seat, "income_flat")
    flat = (effect.by_players[str(state.seats)] for effect in secret_effects(book, office, "income_flat"))
    return Income(
        entered=entered,
        percent=(entered * percent + 50) // 100,
        economy=sum(flat),
        skill=0 if skill is None else skill.by_players[str(state.seats)],
        boycotts=sum(letter.amount for letter in letters if letter.kind == "boycott"),
        tributes=sum(letter.amount for letter in letters if letter.kind == "tributes_received"),
    )


def _effects(book: Book, state: WorldState, seat: Seat, office: Office, kind: str) -> Iterator[Effect]:
    yield from secret_effects(book, office, kind)
    skill = book.skill(state, seat, kind)
    if skill is not None:
        yield skill
