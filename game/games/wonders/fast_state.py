"""A packed game of wonders as it stands, for search: lists that change, and what can be read off them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar

from game.core.ids import Seat
from game.games.wonders import effects as f
from game.games.wonders.effects import COLOURS
from game.games.wonders.fast_book import fast_book
from game.games.wonders.fast_city import FastCity
from game.games.wonders.model import BACK, Task, WondersState

K = TypeVar("K")
_BLUE, _YELLOW, _BROWN, _GREY = (COLOURS.index(one) for one in ("blue", "yellow", "brown", "grey"))


class FastState:
    """A packed game as it stands: `winner` is -2 while it goes on, -1 for a shared victory."""

    __slots__ = (
        "active", "age", "agenda", "board", "book", "box", "boxed", "chosen", "cities", "declared", "discard",
        "display", "draft", "drafters", "due", "extra", "first", "gone", "guilds", "kind", "left", "loot",
        "options", "order", "pawn", "phase", "pool", "turn", "unseen", "unused", "winner",
    )  # fmt: skip

    def __init__(self, state: WondersState) -> None:
        book = self.book = fast_book()
        self.options = state.options
        self.phase: str = state.phase
        self.first, self.active = int(state.first), int(state.active)
        self.age, self.turn, self.pawn = state.age, state.turn, state.pawn
        by_colour = state.options.link_symbols == "by_colour"
        self.cities = [FastCity(book, city, by_colour) for city in state.cities]
        self.loot: list[tuple[int, ...]] = list(state.loot)
        self.board, self.box, self.pool = list(state.board), list(state.box), list(state.pool)
        self.draft, self.drafters = list(state.draft), [int(seat) for seat in state.drafters]
        self.unused, self.unseen, self.guilds = list(state.unused), list(state.unseen), list(state.guilds)
        self.display = list(state.display)
        self.left: list[int] = []  # by place: how many cards lie on it
        self.count_covers()
        self.discard, self.gone = list(state.discard), list(state.gone)
        self.boxed = [list(known or ()) for known in state.boxed]
        self.order = [int(seat) for seat in state.order]
        self.chosen, self.declared = list(state.chosen), list(state.declared)
        self.agenda, self.due = list(state.agenda), list[Task]()
        self.extra = state.extra
        self.winner, self.kind = -2, ""
        if state.outcome is not None:
            winners = state.outcome.winners
            self.winner, self.kind = (int(winners[0]) if len(winners) == 1 else -1), state.outcome.kind

    def copy(self) -> Self:
        """Another game at the same point."""
        twin = type(self).__new__(type(self))
        twin.book, twin.options, twin.phase = self.book, self.options, self.phase
        twin.first, twin.active, twin.age = self.first, self.active, self.age
        twin.turn, twin.pawn, twin.extra = self.turn, self.pawn, self.extra
        twin.cities = [self.cities[0].copy(), self.cities[1].copy()]
        twin.loot, twin.board, twin.box, twin.pool = self.loot[:], self.board[:], self.box[:], self.pool[:]
        twin.draft, twin.drafters = self.draft[:], self.drafters[:]
        twin.unused, twin.unseen, twin.guilds = self.unused[:], self.unseen[:], self.guilds[:]
        twin.display, twin.left = self.display[:], self.left[:]
        twin.discard, twin.gone = self.discard[:], self.gone[:]
        twin.boxed = [self.boxed[0][:], self.boxed[1][:]]
        twin.order, twin.chosen, twin.declared = self.order[:], self.chosen[:], self.declared[:]
        twin.agenda, twin.due = self.agenda[:], self.due[:]
        twin.winner, twin.kind = self.winner, self.kind
        return twin

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.winner != -2

    @property
    def who_decides(self) -> int:
        """Who says who begins an age (W015)."""
        if self.pawn == 0:
            return self.active
        return 1 if self.pawn > 0 else 0

    def count_covers(self) -> None:
        """How many cards lie on each place of the display."""
        display = self.display
        slots = self.book.covered_by[self.age] if display else ()
        self.left = [sum(1 for above in covers if display[above]) for covers in slots]

    def state(self) -> WondersState:
        """The same game as the rules keep it, but for the words of the outcome."""
        west, east = self.cities
        return WondersState(
            options=self.options, phase=self.phase, first=Seat(self.first), active=Seat(self.active),  # type: ignore[arg-type]
            age=self.age, turn=self.turn, cities=(west.city(), east.city()), pawn=self.pawn,
            loot=(self.loot[0], self.loot[1]), board=tuple(self.board), box=tuple(self.box),
            draft=tuple(self.draft), drafters=tuple(Seat(one) for one in self.drafters),
            pool=tuple(self.pool),
            unused=tuple(self.unused), display=tuple(self.display), unseen=tuple(self.unseen),
            guilds=tuple(self.guilds), discard=tuple(self.discard), gone=tuple(self.gone),
            boxed=(tuple(self.boxed[0]), tuple(self.boxed[1])), order=tuple(Seat(one) for one in self.order),
            chosen=(self.chosen[0], self.chosen[1]), declared=(self.declared[0], self.declared[1]),
            agenda=tuple(self.agenda), extra=self.extra,
        )  # fmt: skip

    def accessible(self) -> list[str]:
        """The cards that can be taken, place by place (W011)."""
        left = self.left
        return [
            card
            for place, card in enumerate(self.display)
            if card and not left[place] and not card.startswith(BACK)
        ]

    def trade(self, seat: int, thing: str) -> tuple[int, int]:
        """Coins for resources, and units bought, by the cheapest way to a card or wonder (W030-W037)."""
        cost = self.book.costs[thing]
        city = self.cities[seat]
        if cost.link is not None and cost.link in city.links:
            return (-cost.coins, 0)  # free of all: the coins, too
        made, needs = city.made, cost.needs
        lack = tuple(need - have if need > have else 0 for need, have in zip(needs, made, strict=True))
        if not any(lack):
            return (0, 0)
        sold, fixed = self.cities[1 - seat].sold, city.fixed
        prices = tuple(own or 2 + theirs for own, theirs in zip(fixed, sold, strict=True))
        favour = rebate = 0
        if city.kinds:
            rebate = city.rebate(cost.rebate)
            if cost.is_card or self.options.bilkis_wonders == "on":
                favour = min((one.price for one in city.all(f.OneUnit)), default=0)
        return self.book.trade(lack, city.choosers, prices, rebate, favour)  # type: ignore[arg-type]

    def price(self, seat: int, thing: str) -> int:
        """All coins for a card or wonder."""
        return self.book.costs[thing].coins + self.trade(seat, thing)[0]

    def income(self, seat: int) -> int:
        """What a sold card brings (W022, W206)."""
        city = self.cities[seat]
        return 2 + city.counts[_YELLOW] + sum(one.amount for one in city.all(f.IncomeBonus))

    def open_wonders(self, seat: int) -> list[str]:
        """The own wonders that may be built (W024, W158)."""
        city, foe = self.cities[seat], self.cities[1 - seat]
        is_late = self.options.leaders == "on" and len(city.built) == 3 and len(foe.built) == 4
        if is_late and city.source(f.NoWonderLimit) is None:
            return []
        return [one for one in city.wonders if one not in city.built]

    def leader_cost(self, leader: str) -> int:
        """What a leader costs in this game (W321)."""
        return self.book.leader_costs[leader][self.options.leader_costs == "alternative"]

    def options_of(self, task: Task) -> Sequence[str]:
        """What a choice is among."""
        city = self.cities[task.seat]
        match task.kind:
            case "token":
                return self.board
            case "destroy":
                colour = COLOURS.index(effect_of(self, task.source, f.Destroy).colour)
                return [one for one in self.cities[1 - task.seat].cards if self.book.colour[one] == colour]
            case "discard_pile":
                return self.discard
            case "hire":
                return city.hand
            case "bury":
                return city.leaders
            case "copy":
                return self.models(city, task.source)
            case "split":
                shown = city.symbol_of(task.source)
                return [one for one in city.cards if one in self.book.symbol and city.symbol_of(one) == shown]
            case _:
                return task.options

    def models(self, city: FastCity, card: str) -> list[str]:
        printed, symbol = f.SYMBOLS[self.book.symbol[card]], self.book.symbol
        return [one for one in city.cards if one != card and one in symbol and city.symbol_of(one) != printed]

    def score(self, seat: int) -> int:
        """All points of a seat as the table stands (W071)."""
        city = self.cities[seat]
        ahead = self.pawn if seat == 0 else -self.pawn
        pawn = 0 if ahead <= 0 else 2 if ahead < 3 else 5 if ahead < 6 else 10
        total = city.points + pawn + city.coins // 3
        for _, effect in city.scorers:
            match effect:
                case f.PointsPer(count=what, amount=amount, of=of):
                    total += amount * self.many(seat, what, of)
                case f.PointsTable(count=what, table=table):
                    total += table[self.many(seat, what, "own")]
                case f.PointsPerSet(colours=colours, amount=amount):
                    total += amount * min(city.counts[COLOURS.index(one)] for one in colours)
                case f.Bury(times=times):
                    total += times * sum(self.leader_cost(one) for one in city.buried)
        return total

    def blue(self, seat: int) -> int:
        """The points of the blue cards, for a tie (W073)."""
        book = self.book
        return sum(book.printed[one].points for one in self.cities[seat].cards if book.colour[one] == _BLUE)

    def many(self, seat: int, what: f.Counted, of: str) -> int:
        """How many of these a city, or the one with most of them, has (W045)."""
        if of == "most":
            return max(self._count(0, what), self._count(1, what))
        return self._count(seat, what)

    def _count(self, seat: int, what: f.Counted) -> int:
        city = self.cities[seat]
        match what:
            case "wonders":
                return len(city.built)
            case "tokens":
                return len(city.tokens)
            case "coin_triples":
                return city.coins // 3
            case "conquests":
                return 2 - len(self.loot[1 - seat])
            case "linked_pairs":
                book = self.book
                given = {book.gives[card] for card in city.cards} - {None}
                return sum(book.costs[card].link in given for card in city.cards)
            case "brown_and_grey":
                return city.counts[_BROWN] + city.counts[_GREY]
            case _:
                return city.counts[COLOURS.index(what)]


def effect_of(game: FastState, source: str, kind: type[K]) -> K:
    """The effect of a kind that a wonder or leader has."""
    printed = game.book.printed[source]
    return next(one for one in (*printed.tasks, *printed.kinds) if isinstance(one, kind))
