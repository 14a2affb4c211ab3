"""What is printed, laid out for the packed core: tuples by resource, plain numbers, who covers whom."""

from __future__ import annotations

from functools import cache
from itertools import product

from game.games.wonders import effects as f
from game.games.wonders.book import Book, load_book
from game.games.wonders.effects import COLOURS, RESOURCES
from game.games.wonders.powers import NOTHING, Amounts, printed_symbol

COLOUR_AT: dict[str, int] = {colour: place for place, colour in enumerate(COLOURS)}
SYMBOL_AT: dict[str, int] = {symbol: place for place, symbol in enumerate(f.SYMBOLS)}
_RESOURCE_AT: dict[str, int] = {resource: place for place, resource in enumerate(RESOURCES)}


_Question = tuple[Amounts, tuple[tuple[int, ...], ...], Amounts, int, int]


class Cost:
    """What a card or wonder needs, and which rebate may spare some of it."""

    __slots__ = ("coins", "is_card", "link", "needs", "rebate")

    def __init__(self, coins: int, needs: Amounts, link: str | None, rebate: str, is_card: bool) -> None:
        self.coins, self.needs, self.link, self.rebate, self.is_card = coins, needs, link, rebate, is_card


class Printed:
    """One thing's effects, sorted by what the packed core does with them."""

    __slots__ = (
        "choices", "coins", "coins_per", "drain", "extra_turn", "fixed", "kinds", "links", "links_by_colour",
        "made", "points", "scorers", "shields", "symbol", "tasks",
    )  # fmt: skip

    def __init__(self, effects: tuple[f.Effect, ...]) -> None:
        self.made = NOTHING
        self.choices: list[tuple[int, ...]] = []
        self.fixed: list[tuple[int, int]] = []
        self.points = self.shields = self.coins = self.drain = 0
        self.symbol = -1
        self.extra_turn = False
        self.links: tuple[str, ...] = ()
        self.links_by_colour: tuple[str, ...] = ()
        self.coins_per: list[f.CoinsPer] = []
        self.scorers: list[f.Effect] = []
        self.kinds: list[f.Effect] = []  # lasting and rare
        self.tasks: list[f.Effect] = []  # done when it comes, in order
        for effect in effects:
            self._sort(effect)

    def _sort(self, effect: f.Effect) -> None:
        match effect:
            case f.Make(resources=resources):
                self.made = tuple(resources.get(one, 0) for one in RESOURCES)  # type: ignore[assignment]
            case f.MakeOneOf(options=options):
                self.choices.append(tuple(_RESOURCE_AT[one] for one in options))
            case f.FixedPrice(resources=those, price=price):
                self.fixed += [(_RESOURCE_AT[one], price) for one in those]
            case f.Points(amount=amount):
                self.points += amount
            case f.Shields(amount=amount):
                self.shields += amount
            case f.Coins(amount=amount):
                self.coins += amount
            case f.Drain(amount=amount):
                self.drain += amount
            case f.ShowSymbol(symbol=symbol):
                self.symbol = SYMBOL_AT[symbol]
            case f.ExtraTurn():
                self.extra_turn = True
            case f.Links(symbols=symbols, by_colour=by_colour):
                self.links, self.links_by_colour = symbols, by_colour
            case f.CoinsPer():
                self.coins_per.append(effect)
            case f.PointsPer() | f.PointsTable() | f.PointsPerSet():
                self.scorers.append(effect)
            case f.Destroy() | f.BoxToken() | f.FromDiscard() | f.DrawLeaders() | f.FreeLeader() | f.Bury():
                self.tasks.append(effect)
                if isinstance(effect, f.Bury):
                    self.scorers.append(effect)
            case _:
                self.kinds.append(effect)


class FastBook:
    """All printed things for the packed core."""

    def __init__(self, book: Book) -> None:
        self.cards = book.cards
        self.decks = book.decks
        self.printed = {
            one.id: Printed(one.effects)
            for shelf in (book.cards, book.wonders, book.tokens, book.leaders)
            for one in shelf.values()
        }
        self.colour = {card.id: COLOUR_AT[card.colour] for card in book.cards.values()}
        self.symbol = {card: SYMBOL_AT[shown] for card in book.cards if (shown := printed_symbol(book, card))}
        self.gives = {card.id: card.gives for card in book.cards.values()}
        self.costs: dict[str, Cost] = {}
        for card in book.cards.values():
            self.costs[card.id] = Cost(card.coins, _needs(card.needs), card.link, card.colour, True)
        for wonder in book.wonders.values():
            self.costs[wonder.id] = Cost(wonder.coins, _needs(wonder.needs), None, "wonder", False)
        self.covered_by = {
            age: tuple(slot.covered_by for slot in shape.slots) for age, shape in book.layouts.items()
        }
        self.face_up = {
            age: tuple(slot.face_up for slot in shape.slots) for age, shape in book.layouts.items()
        }
        self.covers = {
            age: tuple(_covered(slots, place) for place in range(len(slots)))
            for age, slots in self.covered_by.items()
        }
        self.leader_costs = {
            one.id: (one.cost, one.cost if one.other_cost is None else one.other_cost)
            for one in book.leaders.values()
        }
        self._trades: dict[_Question, tuple[int, int]] = {}

    def trade(
        self, lack: Amounts, choosers: tuple[tuple[int, ...], ...], prices: Amounts, rebate: int, favour: int
    ) -> tuple[int, int]:
        """The fewest coins for units that are lacking, and how many are bought then (W035, W122, W207).

        `favour` is the price of one unit by a leader, 0 without. Remembered for each question.
        """
        key = (lack, choosers, prices, rebate, favour)
        known = self._trades.get(key)
        if known is None:
            if len(self._trades) > _MOST:
                self._trades.clear()
            known = self._trades[key] = _best(lack, choosers, prices, rebate, favour)
        return known


@cache
def fast_book() -> FastBook:
    """The printed things of the package, laid out once."""
    return FastBook(load_book())


def _best(
    lack: Amounts, choosers: tuple[tuple[int, ...], ...], prices: Amounts, rebate: int, favour: int
) -> tuple[int, int]:
    best: tuple[int, int] | None = None
    useful = [tuple(one for one in options if lack[one]) or (-1,) for options in choosers]
    for given in product(*useful):
        rest = list(lack)
        for one in given:
            if one >= 0 and rest[one]:
                rest[one] -= 1
        costs = sorted((prices[r] for r in range(5) for _ in range(rest[r])), reverse=True)[rebate:]
        if favour and costs and costs[0] > favour:
            costs[0] = favour
        found = (sum(costs), len(costs))
        if best is None or found < best:
            best = found
    assert best is not None  # product() of nothing is one empty way
    return best


def _covered(slots: tuple[tuple[int, ...], ...], place: int) -> tuple[int, ...]:
    """The places that a card at `place` lies on."""
    return tuple(below for below, above in enumerate(slots) if place in above)


def _needs(needs: dict[f.Resource, int]) -> Amounts:
    return tuple(needs.get(one, 0) for one in RESOURCES)  # type: ignore[return-value]


_MOST = 400_000  # remembered prices
