"""What a card or wonder would cost a seat now and what it would bring, as short lines asked of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.wonders import effects as f
from game.games.wonders.actions import discard_income, is_limited
from game.games.wonders.book import load_book
from game.games.wonders.display import accessible, uncovers
from game.games.wonders.model import BACK, BOTH, CAPITAL, GONE, WEST, ZONES, WondersState, other
from game.games.wonders.payment import Payer, Payment, unit_prices
from game.games.wonders.powers import powers_of, symbols_of, unused_power
from game.games.wonders.science import PAIR, SYMBOLS_TO_WIN
from game.games.wonders.scoring import count, most, score
from game.games.wonders.ui.thing_words import ThingWords


@dataclass(frozen=True)
class Row:
    """A line of a sheet: a symbol (`coin:4` and `points:3` hold a number), what it says."""

    icon: str
    text: str
    is_bad: bool = False


class Outlook:
    """Lines about what may be bought. `seat` is always who asks."""

    def __init__(self, words: ThingWords) -> None:
        self._words = words

    def prices(self, state: WondersState, seat: Seat, thing: str, with_rival: bool = True) -> list[Row]:
        """What it costs the seat, how it would be paid, and what the rival would pay."""
        payment = Payer(state, seat).cheapest(thing)
        rows = [self._price(state, seat, payment)]
        if with_rival:
            rival = other(seat)
            payment = Payer(state, rival).cheapest(thing)
            have = state.cities[rival].coins
            key = "free" if payment.total == 0 else "short" if payment.total > have else "price"
            told = self._words.say(f"explain.rival_{key}", coins=payment.total, have=have)
            rows.append(Row(f"coin:{payment.total}", told))
        return rows

    def card(self, state: WondersState, seat: Seat, card: str) -> list[Row]:
        """What a card would bring the seat if it were built now."""
        printed = load_book().cards[card]
        city = state.cities[seat]
        after = _with(state, seat, cards=(*city.cards, card))
        payment = Payer(state, seat).cheapest(card)
        return [
            *self._coins(after, seat, printed.effects, payment),
            *self._points(state, after, seat),
            *self._shields(state, seat, printed.effects, printed.colour == "red"),
            *self._symbol(state, seat, printed.effects),
            *self._rival_prices(state, after, seat),
            *self._links(state, printed.gives),
        ]

    def wonder(self, state: WondersState, seat: Seat, wonder: str) -> list[Row]:
        """What a wonder would bring the seat if it were built now."""
        printed = load_book().wonders[wonder]
        after = _with(state, seat, built=(*state.cities[seat].built, wonder))
        rows = [
            *self._coins(after, seat, printed.effects, None),
            *self._points(state, after, seat),
            *self._shields(state, seat, printed.effects, False),
        ]
        rows += [Row(icon_of(one), self._words.effect(one)) for one in printed.effects if _is_special(one)]
        return [*rows, *self._turn(state, seat, printed.effects)]

    def uncovered(self, state: WondersState, card: str) -> Row:
        """What taking a card of the display frees, or what lies on it."""
        if card in accessible(state):
            freed = [self._words.name(state.display[place]) for place in uncovers(state, card)]
            if freed:
                return Row("build", self._words.say("explain.frees", cards=self._words.listed(freed)))
            return Row("build", self._words.say("explain.frees_nothing"))
        return Row(
            "build", self._words.say("explain.covered", cards=self.above(state, state.display.index(card)))
        )

    def above(self, state: WondersState, place: int) -> str:
        """The cards that lie on a place, as a list in words."""
        return self._words.listed([self._words.name(one) for one in above(state, place)])

    def income(self, state: WondersState, seat: Seat) -> Row:
        """What selling brings."""
        coins = discard_income(state, seat)
        return Row(f"coin:{coins}", self._words.say("explain.sells", coins=coins))

    def limit(self, state: WondersState, seat: Seat) -> list[Row]:
        """Whether the fourth wonder has to wait."""
        return (
            [Row("wonder", self._words.say("explain.wonder_waits"), True)] if is_limited(state, seat) else []
        )

    def where(self, seat: Seat, pawn: int) -> str:
        """Where the pawn stands, as the seat sees it."""
        if pawn == 0:
            return self._words.say("explain.where.middle")
        is_rival = (pawn > 0) == (seat == WEST)
        return self._words.say(f"explain.where.{'rival' if is_rival else 'own'}", count=abs(pawn))

    def _price(self, state: WondersState, seat: Seat, payment: Payment) -> Row:
        have, total = state.cities[seat].coins, payment.total
        key = "price_free" if total == 0 else "price_short" if total > have else "price"
        favour = powers_of(state.cities[seat], state.options).source(f.OneUnit)
        how = self._words.payment(payment, favour or "")
        told = self._words.say(f"explain.{key}", coins=total, have=have, how=how)
        return Row(f"coin:{total}", told, total > have)

    def _coins(
        self, after: WondersState, seat: Seat, effects: tuple[f.Effect, ...], payment: Payment | None
    ) -> Iterator[Row]:
        coins = 0
        for one in effects:
            if isinstance(one, f.Coins):
                coins += one.amount
            elif isinstance(one, f.CoinsPer):
                many = most(after, one.count) if one.of == "most" else count(after, seat, one.count)
                coins += one.amount * many
        if coins:
            yield Row(f"coin:{coins}", self._words.say("explain.coins", coins=coins))
        powers = powers_of(after.cities[seat], after.options)
        if payment is not None and payment.link is not None:
            for bonus in powers.all(f.LinkCoins):
                source = self._words.name(powers.source(f.LinkCoins) or "")
                told = self._words.say("explain.link_coins", source=source, coins=bonus.amount)
                yield Row(f"coin:{bonus.amount}", told)

    def _points(self, state: WondersState, after: WondersState, seat: Seat) -> Iterator[Row]:
        points = score(after, seat).total - score(state, seat).total
        if points:
            key = "explain.points.one" if points == 1 else "explain.points"
            yield Row(f"points:{points}", self._words.say(key, points=points))

    def _shields(
        self, state: WondersState, seat: Seat, effects: tuple[f.Effect, ...], is_red: bool
    ) -> Iterator[Row]:
        shields = sum(one.amount for one in effects if isinstance(one, f.Shields))
        powers = powers_of(state.cities[seat], state.options)
        if not shields:
            return
        if is_red:
            shields += sum(one.amount for one in powers.all(f.RedBonus))
        for owner in BOTH:
            leader = unused_power(
                state.cities[owner], powers_of(state.cities[owner], state.options), f.CancelMove
            )
            if leader is not None:
                told = self._words.say("explain.pawn_stopped", leader=self._words.name(leader))
                yield Row("cancel_move", told, True)
                return
        way = 1 if seat == WEST else -1
        to = max(-CAPITAL, min(CAPITAL, state.pawn + way * shields))
        key = "explain.pawn.one" if shields == 1 else "explain.pawn"
        yield Row("shield", self._words.say(key, shields=shields, where=self.where(seat, to)))
        rival = other(seat)
        left = state.cities[rival].coins
        for coins in state.loot[rival]:
            if to * way >= ZONES[coins]:
                nominal = coins
                for one in powers.all(f.LootTimes):
                    nominal *= one.amount
                lost = min(nominal, left)
                left -= lost
                yield Row(f"loot_{coins}", self._words.say("explain.loot", coins=coins, lost=lost))
        if to * way == CAPITAL:
            yield Row("crown", self._words.say("explain.capital"))

    def _symbol(self, state: WondersState, seat: Seat, effects: tuple[f.Effect, ...]) -> Iterator[Row]:
        for one in effects:
            if not isinstance(one, f.ShowSymbol):
                continue
            have = symbols_of(state.cities[seat])
            if have[one.symbol] == 0:
                many = len(+have) + 1
                key = "explain.symbol_wins" if many >= SYMBOLS_TO_WIN else "explain.symbol_new"
                yield Row(one.symbol, self._words.say(key, count=many))
            else:
                is_pair = have[one.symbol] == PAIR - 1 and bool(state.board)
                yield Row(one.symbol, self._words.say(f"explain.symbol_{'pair' if is_pair else 'more'}"))

    def _rival_prices(self, state: WondersState, after: WondersState, seat: Seat) -> Iterator[Row]:
        """What the rival would pay more for, once the seat makes it."""
        foe = other(seat)
        before, then = (
            unit_prices(powers_of(s.cities[foe], s.options), powers_of(s.cities[seat], s.options))
            for s in (state, after)
        )
        for resource, old, new in zip(f.RESOURCES, before, then, strict=True):
            if new != old:
                told = self._words.say("explain.rival_prices", price=new, resource=self._words.name(resource))
                yield Row(resource, told)

    def _links(self, state: WondersState, gives: str | None) -> Iterator[Row]:
        free = [one.id for one in load_book().cards.values() if gives and one.link == gives]
        free = [one for one in free if all(one not in city.cards for city in state.cities)]
        if gives and free:
            key = "explain.gives_link" if len(free) == 1 else "explain.gives_links"
            cards = self._words.listed([self._words.name(one) for one in free])
            yield Row(gives, self._words.say(key, link=self._words.name(gives), cards=cards))

    def _turn(self, state: WondersState, seat: Seat, effects: tuple[f.Effect, ...]) -> Iterator[Row]:
        theology = powers_of(state.cities[seat], state.options).source(f.WonderTurns)
        is_own = any(isinstance(one, f.ExtraTurn) for one in effects)
        if not is_own and theology is None:
            return
        if sum(one != GONE for one in state.display) == 1:
            yield Row("play_again", self._words.say("explain.extra_lost"), True)
        elif is_own:
            yield Row("play_again", self._words.say("explain.extra_turn"))
        else:
            source = self._words.name(theology or "")
            yield Row("play_again", self._words.say("explain.theology", source=source))


def icon_of(effect: f.Effect) -> str:
    """The symbol that stands for an effect in a line of words."""
    match effect:
        case f.MakeOneOf(options=options):
            return options[0]
        case f.Make(resources=made):
            return next(iter(made))
        case f.ShowSymbol(symbol=symbol):
            return symbol
        case f.Points(amount=amount):
            return f"points:{amount}"
        case f.Coins(amount=amount) | f.CoinsPer(amount=amount):
            return f"coin:{amount}"
        case f.PointsPer(amount=amount) | f.PointsPerSet(amount=amount):
            return f"points:{amount}"
        case f.Shields():
            return "shield"
        case f.ExtraTurn():
            return "play_again"
        case _:
            return str(effect.__struct_config__.tag)


def above(state: WondersState, place: int) -> list[str]:
    """The cards and backs of the display that lie on a place."""
    slot = load_book().layouts[state.age].slots[place]
    return [state.display[one] for one in slot.covered_by if state.display[one] != GONE]


def hidden_count(state: WondersState, back: str) -> int:
    """How many cards a face-down one could be."""
    return len(state.guilds if back == BACK + "guild" else state.unseen)


def _with(state: WondersState, seat: Seat, **changes: tuple[str, ...]) -> WondersState:
    cities = list(state.cities)
    cities[seat] = replace(cities[seat], **changes)
    return replace(state, cities=(cities[0], cities[1]))


def _is_special(effect: f.Effect) -> bool:
    """Whether an effect is told by its own sentence, not by a figure."""
    return not isinstance(effect, f.Coins | f.CoinsPer | f.Points | f.Shields | f.ExtraTurn)
