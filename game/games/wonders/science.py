"""Science symbols: pairs, the six that win, copies and split pairs (W060-W064, W215, W233, W302)."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Outcome
from game.games.wonders.book import load_book
from game.games.wonders.course import Course
from game.games.wonders.effects import CopySymbol, SplitPair
from game.games.wonders.events import PairMade
from game.games.wonders.model import City, Task, WondersState
from game.games.wonders.powers import printed_symbol, symbol_of, symbols_of, unused_power

SYMBOLS_TO_WIN = 6  # W064
PAIR = 2


def study(course: Course, seat: Seat, card: str) -> None:
    """A green card has come into a city: it may copy another's symbol, then shows its own (W042, W233)."""
    symbol = printed_symbol(load_book(), card)
    if not symbol:
        return
    city, powers = course.city(seat), course.powers(seat)
    leader = unused_power(city, powers, CopySymbol)
    ages = [age for effect in powers.all(CopySymbol) for age in effect.ages]
    if leader is not None and course.state.age in ages and models(city, card):
        course.add_due(Task("copy", seat, card, optional=True))
        return
    gain_symbol(course, seat, symbol, card)


def gain_symbol(course: Course, seat: Seat, symbol: str, card: str | None) -> None:
    """A city shows one more of a symbol, on a card or (None) on a token: perhaps a pair, perhaps the sixth.

    The second of a kind makes the pair; a third brings nothing (W233).
    """
    shown = symbols_of(course.city(seat))
    if shown[symbol] == PAIR:
        if card is not None and unused_power(course.city(seat), course.powers(seat), SplitPair):
            course.add_due(Task("split", seat, card, optional=True))
        else:
            complete_pair(course, seat, symbol)
    if len(+shown) >= SYMBOLS_TO_WIN:
        course.end(Outcome(winners=(seat,), kind="science", rule="W064"))


def complete_pair(course: Course, seat: Seat, symbol: str) -> None:
    """A pair brings a progress token, if the board has one (W061, W063)."""
    course.tell(PairMade(seat=seat, symbol=symbol))
    is_optional = course.state.options.token_optional == "on"
    course.add_due(Task("token", seat, symbol, optional=is_optional))


def models(city: City, card: str) -> list[str]:
    """The own green cards whose symbol a card being built could copy to become another (W233)."""
    printed = printed_symbol(load_book(), card)
    greens = [one for one in city.cards if one != card and printed_symbol(load_book(), one)]
    return [one for one in greens if symbol_of(city, one) != printed]


def pair_of(state: WondersState, seat: Seat, card: str) -> list[str]:
    """The two cards of the pair that a card completes (W215)."""
    city = state.cities[seat]
    symbol = symbol_of(city, card)
    greens = [one for one in city.cards if printed_symbol(load_book(), one)]
    return [one for one in greens if symbol_of(city, one) == symbol]
