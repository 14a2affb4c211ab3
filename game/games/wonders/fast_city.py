"""One city of the packed core: what lies there, and the sums that payment and points ask for."""

from __future__ import annotations

from typing import Any, TypeVar

from game.games.wonders import effects as f
from game.games.wonders.effects import COLOURS
from game.games.wonders.fast_book import FastBook, Printed
from game.games.wonders.model import City

K = TypeVar("K")
_LISTS = ("cards", "wonders", "built", "under", "tokens", "hand", "leaders", "spent", "buried", "tucked")
_BROWN_OR_GREY = (COLOURS.index("brown"), COLOURS.index("grey"))


class FastCity:
    """A city that changes in place. `copy` is cheap; whoever searches copies, then plays."""

    __slots__ = (
        *_LISTS, "book", "by_colour", "choosers", "coins", "counts", "fixed", "kinds", "links", "looks",
        "made", "points", "scorers", "sold", "symbols",
    )  # fmt: skip

    def __init__(self, book: FastBook, city: City, by_colour: bool) -> None:
        self.book, self.by_colour, self.coins = book, by_colour, city.coins
        for name in _LISTS:
            setattr(self, name, list(getattr(city, name)))
        self.looks: dict[str, str] = dict(city.looks)
        self.cards: list[str]
        self.wonders: list[str]
        self.built: list[str]
        self.under: list[str]
        self.tokens: list[str]
        self.hand: list[str]
        self.leaders: list[str]
        self.spent: list[str]
        self.buried: list[str]
        self.tucked: list[str]
        self.gather()

    def city(self) -> City:
        """The same city as the rules keep it."""
        lists = {name: tuple(getattr(self, name)) for name in _LISTS}
        return City(coins=self.coins, looks=dict(self.looks), **lists)

    def copy(self) -> FastCity:
        """Another that can change alone."""
        twin = FastCity.__new__(FastCity)
        twin.book, twin.by_colour, twin.coins = self.book, self.by_colour, self.coins
        twin.cards, twin.wonders, twin.built = self.cards[:], self.wonders[:], self.built[:]
        twin.under, twin.tokens, twin.hand = self.under[:], self.tokens[:], self.hand[:]
        twin.leaders, twin.spent, twin.buried = self.leaders[:], self.spent[:], self.buried[:]
        twin.tucked, twin.looks = self.tucked[:], self.looks
        twin.made, twin.sold, twin.fixed = self.made, self.sold, self.fixed
        twin.choosers, twin.links, twin.kinds = self.choosers, self.links, self.kinds
        twin.counts, twin.symbols = self.counts[:], self.symbols[:]
        twin.points, twin.scorers = self.points, self.scorers
        return twin

    def gather(self) -> None:
        """All sums anew: at the start, and when something leaves the city."""
        self.made = self.sold = self.fixed = (0, 0, 0, 0, 0)
        self.choosers: tuple[tuple[int, ...], ...] = ()
        self.links: frozenset[str] = frozenset()
        self.kinds: tuple[tuple[str, f.Effect], ...] = ()
        self.scorers: tuple[tuple[str, f.Effect], ...] = ()
        self.counts = [0] * len(COLOURS)
        self.symbols = [0] * len(f.SYMBOLS)
        self.points = 0
        for card in self.cards:
            self.count_card(card)
        for thing in (*self.built, *self.tokens, *self.leaders):
            self.count_thing(thing)

    def count_card(self, card: str) -> None:
        """A card counts from now on."""
        book = self.book
        colour = book.colour[card]
        self.counts[colour] += 1
        printed = book.printed[card]
        if colour in _BROWN_OR_GREY:
            self.sold = _sum(self.sold, printed.made)
        gives = book.gives[card]
        if gives is not None:
            self.links |= {gives}
        self._count(card, printed)
        if printed.symbol >= 0 and card in self.looks:
            self.symbols[printed.symbol] -= 1
            self.symbols[f.SYMBOLS.index(self.looks[card])] += 1

    def count_thing(self, thing: str) -> None:
        """A wonder, token or leader counts from now on."""
        printed = self.book.printed[thing]
        if printed.links:
            self.links |= frozenset(printed.links_by_colour if self.by_colour else printed.links)
        self._count(thing, printed)

    def look(self, card: str, symbol: str) -> None:
        """A green card shows another symbol from now on."""
        before = self.looks.get(card)
        at = self.book.symbol[card] if before is None else f.SYMBOLS.index(before)
        self.looks = {**self.looks, card: symbol}
        self.symbols[at] -= 1
        self.symbols[f.SYMBOLS.index(symbol)] += 1

    def symbol_of(self, card: str) -> str:
        """The symbol that a green card shows."""
        return self.looks.get(card) or f.SYMBOLS[self.book.symbol[card]]

    def source(self, kind: type[Any]) -> str | None:
        """The first thing with a lasting effect of this kind."""
        for source, effect in self.kinds:
            if type(effect) is kind:
                return source
        return None

    def all(self, kind: type[K]) -> list[K]:
        """Every lasting effect of this kind."""
        return [effect for _, effect in self.kinds if type(effect) is kind]

    def unused(self, kind: type[Any]) -> str | None:
        """The leader whose one use of this kind is still to come."""
        source = self.source(kind)
        return None if source is None or source in self.spent else source

    def rebate(self, on: str) -> int:
        """Units that wonders or cards of a colour need less (W122)."""
        return sum(one.amount for one in self.all(f.Rebate) if one.on == on) if self.kinds else 0

    def _count(self, thing: str, printed: Printed) -> None:
        if printed.made != (0, 0, 0, 0, 0):
            self.made = _sum(self.made, printed.made)
        if printed.choices:
            self.choosers = (*self.choosers, *printed.choices)
        for resource, price in printed.fixed:
            self.fixed = tuple(price if at == resource else old for at, old in enumerate(self.fixed))  # type: ignore[assignment]
        if printed.symbol >= 0:
            self.symbols[printed.symbol] += 1
        self.points += printed.points
        if printed.scorers:
            self.scorers = (*self.scorers, *((thing, one) for one in printed.scorers))
        if printed.kinds:
            self.kinds = (*self.kinds, *((thing, one) for one in printed.kinds))


def _sum(one: tuple[int, ...], two: tuple[int, ...]) -> Any:
    return (one[0] + two[0], one[1] + two[1], one[2] + two[2], one[3] + two[3], one[4] + two[4])
