"""A basis of the legal visits to headquarters: single orders and a few mixes, for bots, tests and hands.

The legal combinations are too many to list. Single orders show everything that can be set at all; the mixes
are filled up greedily with one turn of mind each, so that random play uses the whole of headquarters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.core.ids import Seat
from game.games.world.book import Book
from game.games.world.headquarters_draft import (
    count_of,
    refusals,
    remaining,
    with_item,
    with_mission,
    with_research,
    with_tribute,
    with_venture,
)
from game.games.world.missions import open_missions
from game.games.world.model import DEEDS, FIELDS, Deed, Draft, Item, UnitKind, WorldState, office_of
from game.games.world.standing import others_in_order

Change = Callable[[Draft], Draft]

_COUNTS = (1, 2, 3, 5, 8, 13, 21, 34)
_TRIBUTES = (1, 5, 10, 25)
_ITEMS: tuple[Item, ...] = ("infantry", "tank", "aircraft", "diplomat", "spy")


def basis(book: Book, state: WorldState, seat: Seat) -> Iterator[Draft]:
    """The empty draft, each single order that is legal, the mixes; each once."""
    seen: list[Draft] = []
    for draft in (Draft(), *_singles(state, seat), *_mixes(book, state, seat)):
        if draft not in seen and next(refusals(book, state, seat, draft), None) is None:
            seen.append(draft)
            yield draft


def _singles(state: WorldState, seat: Seat) -> Iterator[Draft]:
    nothing = Draft()
    for item in _ITEMS:
        for count in _COUNTS:
            yield with_item(nothing, item, count)
    for change in (*_research(), *_missions(state, seat)):
        yield change(nothing)
    for other in others_in_order(state, seat):
        for points in _TRIBUTES:
            yield with_tribute(nothing, other, points)
    for deed in DEEDS:
        for change in _deeds(state, seat, deed):
            yield change(nothing)


def _mixes(book: Book, state: WorldState, seat: Seat) -> Iterator[Draft]:
    """Scientist, soldier, spymaster, diplomat, breaker of alliances: each takes all it can, in its order."""
    fill, stock = partial(_filled, book, state, seat), partial(_stocked, book, state, seat)
    begin = fill(Draft(), _missions(state, seat))
    scholar = fill(begin, _research())
    yield stock(scholar, "infantry")
    yield stock(fill(begin, [_more("aircraft"), _more("tank")] * 3), "infantry")
    dark: list[Change] = [*_deeds(state, seat, "sabotage"), *_deeds(state, seat, "espionage")]
    yield stock(fill(fill(begin, dark), [_more("spy")] * 4), "infantry")
    kind: list[Change] = [*_deeds(state, seat, "alliance"), *_deeds(state, seat, "boycott")]
    gifts = [partial(with_tribute, to=other, points=3) for other in others_in_order(state, seat)]
    yield fill(fill(begin, [*kind, *gifts]), [_more("diplomat"), _more("diplomat"), _more("infantry")] * 3)
    yield fill(scholar, [*_deeds(state, seat, "dissolve"), _more("spy"), _more("diplomat"), _more("tank")])


def _filled(book: Book, state: WorldState, seat: Seat, draft: Draft, changes: list[Change]) -> Draft:
    """The draft after every change that is still legal."""
    for change in changes:
        further = change(draft)
        if next(refusals(book, state, seat, further), None) is None:
            draft = further
    return draft


def _stocked(book: Book, state: WorldState, seat: Seat, draft: Draft, kind: UnitKind) -> Draft:
    """The draft with as many units of a kind as the points left can pay."""
    price = book.cost_of_unit(kind, state.seats)
    more = remaining(book, state, seat, draft).points // price if price else 0
    return with_item(draft, kind, count_of(draft, kind) + more)


def _more(item: Item) -> Change:
    return lambda draft: with_item(draft, item, count_of(draft, item) + 1)


def _research() -> list[Change]:
    return [partial(with_research, field=field, is_on=True) for field in reversed(FIELDS)]


def _missions(state: WorldState, seat: Seat) -> list[Change]:
    return [partial(with_mission, mission=name) for name in open_missions(office_of(state, seat))]


def _deeds(state: WorldState, seat: Seat, deed: Deed) -> list[Change]:
    return [
        partial(with_venture, deed=deed, target=other, is_on=True) for other in others_in_order(state, seat)
    ]
