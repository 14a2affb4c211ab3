"""What is wrong with a position edited by hand: things that are twice or nowhere, counts that cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.display import freed
from game.games.wonders.model import (
    BACK,
    BOTH,
    CAPITAL,
    GONE,
    SIDES,
    ZONES,
    City,
    WondersState,
)
from game.games.wonders.powers import symbols_of
from game.games.wonders.refusals import to_act
from game.games.wonders.science import SYMBOLS_TO_WIN

LAST_AGE = 3


def inconsistencies(state: WondersState) -> list[str]:
    """One line a fault, each naming its field; none for a position that play can go on from."""
    return [*_ids(state)] or [*_cards(state), *_things(state), *_track(state), *_course(state)]


def _ids(state: WondersState) -> Iterator[str]:
    """Only what is printed, each thing in its right place."""
    book = load_book()
    for seat in BOTH:
        city, side = state.cities[seat], SIDES[seat]
        fields: list[tuple[str, tuple[str, ...], object]] = [
            ("cards", city.cards, book.cards), ("under", city.under, book.cards),
            ("tucked", city.tucked, book.cards), ("wonders", city.wonders, book.wonders),
            ("tokens", city.tokens, book.tokens), ("hand", city.hand, book.leaders),
            ("leaders", city.leaders, book.leaders), ("buried", city.buried, book.leaders),
        ]  # fmt: skip
        for name, things, shelf in fields:
            for thing in things:
                if thing not in shelf:  # type: ignore[operator]
                    yield f"cities.{side}.{name}: there is no {thing!r}"
        if city.coins < 0:
            yield f"cities.{side}.coins: {city.coins} is below zero"
        for card, symbol in city.looks.items():
            if card not in city.cards or symbol not in ("law", *_symbols()):
                yield f"cities.{side}.looks: {card!r} cannot show {symbol!r}"
    for card in (*state.discard, *state.unseen, *state.guilds):
        if card not in book.cards:
            yield f"discard, unseen, guilds: there is no card {card!r}"
    for card in state.display:
        if card != GONE and not card.startswith(BACK) and card not in book.cards:
            yield f"display: there is no card {card!r}"
    if state.age not in range(LAST_AGE + 1):
        yield f"age: {state.age} is not from 0 to {LAST_AGE}"
    elif state.display and len(state.display) != len(book.layouts[max(1, state.age)].slots):
        yield f"display: Age {state.age} has {len(book.layouts[max(1, state.age)].slots)} places"


def _symbols() -> set[str]:
    return {symbol for card in load_book().cards for symbol in _shown(card)}


def _shown(card: str) -> Iterator[str]:
    for effect in load_book().cards[card].effects:
        symbol = getattr(effect, "symbol", None)
        if symbol is not None:
            yield symbol


def _cards(state: WondersState) -> Iterator[str]:
    """Every card once; the unseen ones of the age are as many as lie face down, were removed or looked at."""
    book = load_book()
    open_cards = [card for card in state.display if card != GONE and not card.startswith(BACK)]
    seen = [
        *(card for seat in BOTH for card in _held(state.cities[seat])), *state.discard, *open_cards,
        *state.unseen, *state.guilds,
    ]  # fmt: skip
    for card, times in sorted(Counter(seen).items()):
        if times > 1:
            yield f"cities, display, discard, unseen: {card} is in {times} places"
    if state.display:
        deck = str(state.age)
        missing = set(book.decks[deck]) - set(seen)
        if missing:
            yield f"unseen: {', '.join(sorted(missing))} of Age {deck} are nowhere"
        for back, pool in ((BACK + deck, state.unseen), (BACK + "guild", state.guilds)):
            if state.display.count(back) > len(pool):
                yield f"display: more backs {back} than cards they could be"


def _held(city: City) -> tuple[str, ...]:
    return (*city.cards, *city.under, *city.tucked)


def _things(state: WondersState) -> Iterator[str]:
    """Wonders, tokens and leaders are each in one place."""
    cities = state.cities
    groups = {
        "wonders": [*cities[0].wonders, *cities[1].wonders, *state.pool],
        "tokens": [*cities[0].tokens, *cities[1].tokens, *state.board, *state.box],
        "leaders": [
            *(one for city in cities for one in (*city.hand, *city.leaders, *city.buried)), *state.unused,
        ],
    }  # fmt: skip
    for name, things in groups.items():
        for thing, times in sorted(Counter(things).items()):
            if times > 1:
                yield f"cities, {name}: {thing} is in {times} places"
    for seat in BOTH:
        city = cities[seat]
        if not set(city.built) <= set(city.wonders) or len(city.under) != len(city.built):
            yield f"cities.{SIDES[seat]}.built: only own wonders, each with the card under it"
        if not set(city.spent) <= {*city.leaders, *city.buried}:
            yield f"cities.{SIDES[seat]}.spent: only recruited leaders can be spent"


def _track(state: WondersState) -> Iterator[str]:
    """The pawn is on the track, and where it has been no token lies."""
    if not -CAPITAL <= state.pawn <= CAPITAL:
        yield f"pawn: {state.pawn} is not from {-CAPITAL} to {CAPITAL}"
        return
    for seat in BOTH:
        ahead = state.pawn if seat == Seat(1) else -state.pawn
        left = state.loot[seat]
        if any(coins not in ZONES for coins in left) or len(set(left)) != len(left):
            yield f"loot: {SIDES[seat]} has at most one token of 2 and one of 5"
        elif any(ahead >= ZONES[coins] for coins in left):
            yield f"loot: the pawn stands where {SIDES[seat]}'s token should be gone"
    if state.outcome is None and abs(state.pawn) == CAPITAL:
        yield "pawn: a capital has fallen although the game goes on"


def _course(state: WondersState) -> Iterator[str]:
    """The phase fits what lies on the table."""
    if (state.phase == "over") != (state.outcome is not None):
        yield "outcome: it is set exactly in the phase over"
        return
    if state.phase == "over":
        return
    for seat in BOTH:
        if len(+symbols_of(state.cities[seat])) >= SYMBOLS_TO_WIN:
            yield f"cities.{SIDES[seat]}: six symbols although the game goes on"
    if state.phase != "setup" and not to_act(state):
        yield f"phase: nobody is to act in {state.phase}"
    if state.phase in ("turn", "begin", "laid") and not state.agenda:
        if state.age == 0 or not state.display or all(card == GONE for card in state.display):
            yield "display: there is no card to take"
        elif freed(state):
            yield "display: a card that lies free is still face down"
    elif state.phase in ("choose", "declare") and state.options.leaders == "off":
        yield "phase: leaders are chosen only in a game with leaders"
