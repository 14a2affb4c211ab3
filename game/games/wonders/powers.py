"""What a city can do: its lasting effects, gathered once for each set of cards, wonders, tokens, leaders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar

from game.games.wonders.book import Book, load_book
from game.games.wonders.effects import (
    COLOURS,
    RESOURCES,
    Effect,
    FixedPrice,
    Links,
    Make,
    MakeOneOf,
    Resource,
    ShowSymbol,
)
from game.games.wonders.model import City, WondersOptions

K = TypeVar("K")
Amounts = tuple[int, int, int, int, int]
"""Units or prices of the five resources, in the order of RESOURCES."""

NOTHING: Amounts = (0, 0, 0, 0, 0)


class Powers:
    """A city's standing effects. Equal cities share one object, so it can be a key of caches."""

    def __init__(
        self, printed: tuple[tuple[str, Effect], ...], cards: tuple[str, ...], by_colour: bool
    ) -> None:
        book = load_book()
        self.effects = printed
        counts = Counter(book.cards[card].colour for card in cards)
        self.counts = {colour: counts[colour] for colour in COLOURS}
        self.made = _summed(effect for _, effect in printed)
        self.sold = _summed(
            effect
            for card in cards
            if book.cards[card].colour in ("brown", "grey")
            for effect in book.cards[card].effects
        )
        """What brown and grey cards make: it raises the opponent's prices (W031, W032)."""
        self.choosers = tuple((source, one.options) for source, one in self._all(MakeOneOf))
        fixed = {r: one.price for _, one in self._all(FixedPrice) for r in one.resources}
        self.fixed: Amounts = tuple(fixed.get(resource, 0) for resource in RESOURCES)  # type: ignore[assignment]
        links = {gives for card in cards if (gives := book.cards[card].gives)}
        for _, one in self._all(Links):
            links.update(one.by_colour if by_colour else one.symbols)
        self.links = frozenset(links)

    def has(self, kind: type[K]) -> bool:
        """Whether an effect of this kind is at work."""
        return any(isinstance(effect, kind) for _, effect in self.effects)

    def all(self, kind: type[K]) -> list[K]:
        """Every effect of this kind."""
        return [effect for _, effect in self._all(kind)]

    def source(self, kind: type[K]) -> str | None:
        """The first thing that has an effect of this kind."""
        return next((source for source, _ in self._all(kind)), None)

    def _all(self, kind: type[K]) -> Iterator[tuple[str, K]]:
        return ((source, effect) for source, effect in self.effects if isinstance(effect, kind))


def powers_of(city: City, options: WondersOptions) -> Powers:
    """The standing effects of a city; those of buried leaders have ended (W318)."""
    return _powers(city.cards, city.built, city.tokens, city.leaders, options.link_symbols == "by_colour")


def unused_power(city: City, powers: Powers, kind: type[K]) -> str | None:
    """The leader whose one use of this kind is still to come, or None."""
    source = powers.source(kind)
    return None if source is None or source in city.spent else source


def symbols_of(city: City) -> Counter[str]:
    """The science symbols a city shows, each with its number (W042, W124, W215, W233)."""
    book = load_book()
    shown: Counter[str] = Counter()
    for card in city.cards:
        if book.cards[card].colour == "green":
            shown[symbol_of(city, card)] += 1
    for token in city.tokens:
        for effect in book.tokens[token].effects:
            if isinstance(effect, ShowSymbol):
                shown[effect.symbol] += 1
    return shown


def symbol_of(city: City, card: str) -> str:
    """The symbol that a green card shows now."""
    return city.looks.get(card) or printed_symbol(load_book(), card)


def printed_symbol(book: Book, card: str) -> str:
    """The symbol printed on a green card; empty for other cards."""
    return next((one.symbol for one in book.cards[card].effects if isinstance(one, ShowSymbol)), "")


@lru_cache(maxsize=8192)
def _powers(
    cards: tuple[str, ...],
    built: tuple[str, ...],
    tokens: tuple[str, ...],
    leaders: tuple[str, ...],
    by_colour: bool,
) -> Powers:
    book = load_book()
    printed = [(card, effect) for card in cards for effect in book.cards[card].effects]
    printed += [(wonder, effect) for wonder in built for effect in book.wonders[wonder].effects]
    printed += [(token, effect) for token in tokens for effect in book.tokens[token].effects]
    printed += [(leader, effect) for leader in leaders for effect in book.leaders[leader].effects]
    return Powers(tuple(printed), cards, by_colour)


def _summed(effects: Iterator[Effect]) -> Amounts:
    total: Counter[Resource] = Counter()
    for effect in effects:
        if isinstance(effect, Make):
            total.update(effect.resources)
    return tuple(total[resource] for resource in RESOURCES)  # type: ignore[return-value]
