"""A table with everybody in possession of a share of the world, for tests of headquarters and its news."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from game.core.chance import Chance, Draw
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import WORLD, headquarters, headquarters_news
from game.games.world.book import Book, load_book
from game.games.world.commands import CloseNews, Confirm, WorldCommand
from game.games.world.course import Course
from game.games.world.events import OrdersGiven, WorldEvent
from game.games.world.model import (
    FIELDS,
    Attempt,
    Deed,
    Draft,
    Notice,
    Office,
    Realm,
    Stack,
    Tribute,
    Units,
    Venture,
    WorldOptions,
    WorldState,
    office_of,
)
from game.games.world.phases import news
from game.games.world.rules import WorldRules
from tests.games.world.boards import world_board

ALEX, CHRIS, KIM = Seat(0), Seat(1), Seat(2)
BOOK: Book = load_book()


@cache
def world_rules() -> WorldRules:
    """The rules on the tests' map."""
    return WORLD.rules(world_board())


def table(
    seats: int = 3,
    *,
    active: Seat = ALEX,
    step: Any = "headquarters",
    number: int = 5,
    nations: Sequence[str | None] = (),
    **options: Any,
) -> WorldState:
    """Round `number`, `active` in `step`: territories dealt one after another, one infantry in each."""
    rules, given = world_rules(), WorldOptions(**options)
    places = list(rules.ground.territories)
    owners = {place: Seat(at % seats) for at, place in enumerate(places)}
    pieces, unused = BOOK.units.pieces, BOOK.units.colours - seats
    realms = []
    for seat in range(seats):
        held = sum(owner == seat for owner in owners.values())
        points = rules.ground.points(owners, Seat(seat))
        nation = nations[seat] if seat < len(nations) else None
        supply = pieces - Units(infantry=held)
        realms.append(Realm(nation=nation, track=points, entered=points, supply=supply))
    office = headquarters.first_office(BOOK, given, seats)
    return WorldState(
        options=given,
        seats=seats,
        step=step,
        order=tuple(Seat(seat) for seat in range(seats)),
        active=active,
        round=number,
        realms=tuple(realms),
        offices=(office,) * seats,
        mail=((),) * seats,
        spare=Units(pieces.infantry * unused, pieces.tank * unused, pieces.aircraft * unused),
        owners=owners,
        troops={place: (Stack(owner, Units(infantry=1)),) for place, owner in owners.items()},
    )


def with_office(state: WorldState, seat: Seat, **fields: Any) -> WorldState:
    """The state with some of a seat's headquarters changed."""
    office = replace(office_of(state, seat), **fields)
    return replace(state, offices=_put(state.offices, seat, office))


def with_realm(state: WorldState, seat: Seat, **fields: Any) -> WorldState:
    """The state with some of a seat's public board changed."""
    return replace(state, realms=_put(state.realms, seat, replace(state.realms[seat], **fields)))


def in_camp(state: WorldState, seat: Seat, units: Units) -> WorldState:
    """The state with units moved from the supply to the Base Camp."""
    realm = state.realms[seat]
    return with_realm(state, seat, supply=realm.supply - units, camp=realm.camp + units)


def with_mail(state: WorldState, seat: Seat, *letters: Notice) -> WorldState:
    """The state with letters waiting for a seat."""
    assert state.mail is not None
    return replace(state, mail=_put(state.mail, seat, (*state.mail[seat], *letters)))


def mail_of(state: WorldState, seat: Seat) -> tuple[Notice, ...]:
    """What waits for a seat."""
    assert state.mail is not None
    return state.mail[seat]


def visit(
    state: WorldState, draft: Draft | None = None, rolls: Sequence[Draw] = (), **set_: Any
) -> WorldState:
    """The state after the active seat's visit, before the turn passes; `rolls` are the results to come."""
    course = Course(world_rules().ground, BOOK, state)
    command = Confirm(seat=state.active, draft=Draft(**set_) if draft is None else draft)
    headquarters.decide(course, command, Chance("visit", 1, rolls))
    return course.state


def attempts(state: WorldState, *ventures: Venture, rolls: Sequence[Draw] = ()) -> tuple[Attempt, ...]:
    """The rolls of a visit's covert deeds, as the log keeps them."""
    course = Course(world_rules().ground, BOOK, state)
    headquarters.decide(
        course, Confirm(seat=state.active, draft=Draft(ventures=ventures)), Chance("a", 1, rolls)
    )
    (given,) = (event for event in course.events if isinstance(event, OrdersGiven))
    assert given.attempts is not None
    return given.attempts


def refused(state: WorldState, **set_: Any) -> tuple[str, str, dict[str, Any]]:
    """Rule, key and what is in the way, of a visit that must be refused; its sentence must read."""
    rules = world_rules()
    try:
        rules.decide(state, Confirm(seat=state.active, draft=Draft(**set_)), Chance("refused", 1))
    except Illegal as illegal:
        sentence = WORLD.narrator(rules).refusal(rules.conceal(state, state.active), illegal)
        assert sentence.startswith(f"{illegal.rule}: ") and "{" not in sentence
        return illegal.rule, illegal.key, illegal.args_by_name
    raise AssertionError(f"{set_} was not refused")


def news_of(state: WorldState, seat: Seat, number: int) -> tuple[WorldState, list[WorldEvent]]:
    """A seat's national events in round `number`, opened and no more: the state and the events."""
    state = replace(state, active=seat, round=number, step="withdraw")
    course = Course(world_rules().ground, BOOK, state)
    headquarters_news.open_news(course, seat)
    headquarters_news.call_toll(course, seat)
    return course.state, course.events


def pages(state: WorldState, seat: Seat) -> list[str]:
    """The kinds of the pages that lie open for a seat, public ones first."""
    return [page.kind for page in (*state.bulletins, *office_of(state, seat).news)]


def page(state: WorldState, seat: Seat, kind: str) -> Notice:
    """The one page of this kind."""
    (found,) = (page for page in (*state.bulletins, *office_of(state, seat).news) if page.kind == kind)
    return found


def fold(state: WorldState, events: Iterable[WorldEvent]) -> WorldState:
    """The state after the events."""
    for event in events:
        state = world_rules().evolve(state, event)
    return state


def submit(state: WorldState, command: WorldCommand, rolls: Sequence[Draw] = ()) -> WorldState:
    """The state after a command decided by the whole rules."""
    return fold(state, world_rules().decide(state, command, Chance(f"{state.round}/{state.step}", 1, rolls)))


def until(state: WorldState, seat: Seat, step: str, accept: tuple[Seat, ...] = ()) -> WorldState:
    """Play on in the quietest way until `seat` is in `step`; `accept` are the offers it then says yes to."""
    for _ in range(400):
        if state.outcome is not None or (state.active == seat and state.step == step):
            return state
        state = submit(state, _quiet(state, accept if state.active == seat else ()))
    raise AssertionError(f"seat {seat} never came to {step}")


def envoy(deed: Deed, target: Seat) -> Venture:
    """A deed towards a seat."""
    return Venture(deed, target)


def gift(to: Seat, points: int) -> Tribute:
    """A tribute."""
    return Tribute(to, points)


FULL = Draft(
    units=Units(infantry=2, tank=1, aircraft=1),
    diplomats=1,
    spies=2,
    research=FIELDS,
    tributes=(gift(CHRIS, 7), gift(KIM, 1)),
    ventures=(
        envoy("boycott", KIM),
        envoy("alliance", KIM),
        envoy("dissolve", CHRIS),
        envoy("espionage", CHRIS),
        envoy("sabotage", KIM),
    ),
    mission="cunning",
)
"""Everything at once, in a game of four or more."""


def rich(seats: int = 4) -> WorldState:
    """Alex can do anything in headquarters; Chris is his partner."""
    state = with_office(table(seats), ALEX, points=400, diplomats=6, spies=6, allies=(CHRIS,))
    return with_office(state, CHRIS, allies=(ALEX,))


def office(state: WorldState, seat: Seat) -> Office:
    """A seat's headquarters."""
    return office_of(state, seat)


def _quiet(state: WorldState, accept: tuple[Seat, ...]) -> WorldCommand:
    rules = world_rules()
    (seat,) = rules.to_act(state)
    if state.step == "news":
        return CloseNews(seat=seat, read=news.pages(state, seat), accept=accept)
    legal = list(rules.commands(state, seat))
    return legal[0] if state.step in ("sabotage", "headquarters") else legal[-1]


def _put(row: tuple[Any, ...], seat: Seat, item: Any) -> tuple[Any, ...]:
    return (*row[:seat], item, *row[seat + 1 :])
