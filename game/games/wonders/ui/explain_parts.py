"""What the sheet says about track, discard pile, and what a city has: coins, points, goods, symbols."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.wonders.actions import discard_income
from game.games.wonders.effects import COLOURS, RESOURCES
from game.games.wonders.model import BOTH, CAPITAL, WEST, ZONES, WondersState, other
from game.games.wonders.payment import unit_prices
from game.games.wonders.powers import powers_of, symbols_of
from game.games.wonders.scoring import CATEGORIES, COINS_A_POINT, pawn_points, score
from game.games.wonders.ui.outlook import Outlook, Row
from game.games.wonders.ui.thing_words import ThingWords

Told = tuple[str, list[Row]]


class PartSheets:
    """Title and rows for tokens such as `loot:1:5`, `track:pawn`, `resource:0:wood`."""

    def __init__(self, words: ThingWords) -> None:
        self._words = words
        self._outlook = Outlook(words)

    def about(self, state: WondersState, seat: Seat, token: str) -> Told | None:
        """What is told about a token for a seat; None where there is nothing."""
        kind, *rest = token.split(":")
        if kind == "track":
            return self._pawn(state, seat)
        if token == "place:discard":
            return self._pile(state, seat)
        if not rest or not rest[0].isdigit() or int(rest[0]) not in BOTH:
            return None
        owner = Seat(int(rest[0]))
        if kind == "loot" and rest[-1].isdigit():
            return self._loot(owner, int(rest[-1]))
        if kind in ("resource", "symbol") and len(rest) == 2:
            return (self._resource if kind == "resource" else self._symbol)(state, owner, rest[1])
        about = {"seat": self._seat, "purse": self._purse, "points": self._points}.get(kind)
        return None if about is None else about(state, owner)

    def _pawn(self, state: WondersState, seat: Seat) -> Told:
        say = self._words.say
        rows = [Row("pawn", say("explain.pawn_now", where=self._outlook.where(seat, state.pawn)))]
        for who in BOTH:
            left = CAPITAL - (state.pawn if who == WEST else -state.pawn)
            rows.append(Row("shield", say("explain.pawn_left", who=self._words.side(who), count=left)))
        for who in BOTH:
            points = pawn_points(state, who)
            if points:
                told = say("explain.pawn_points", who=self._words.side(who), points=points)
                rows.append(Row(f"points:{points}", told))
        return say("explain.title.pawn"), rows

    def _pile(self, state: WondersState, seat: Seat) -> Told:
        say, many = self._words.say, len(state.discard)
        told = say("explain.pile", count=many) if many else say("explain.pile_empty")
        income = discard_income(state, seat)
        rows = [Row("discard", told), Row(f"coin:{income}", say("explain.pile_income", coins=income))]
        return say("explain.title.discard"), rows

    def _loot(self, owner: Seat, coins: int) -> Told:
        who = self._words.side(owner)
        told = self._words.say("explain.loot_text", count=ZONES[coins], who=who, coins=coins)
        return self._words.say("explain.title.loot", coins=coins), [Row(f"loot_{coins}", told)]

    def _seat(self, state: WondersState, owner: Seat) -> Told:
        say, city = self._words.say, state.cities[owner]
        counts = powers_of(city, state.options).counts
        rows = [
            Row(colour, say("explain.seat_cards", count=counts[colour], family=say(f"family.{colour}")))
            for colour in COLOURS
            if counts[colour]
        ]
        rows.append(Row("armillary", say("explain.seat_symbols", count=len(+symbols_of(city)))))
        rows.append(Row("wonder", say("explain.seat_wonders", count=len(city.built))))
        total = score(state, owner).total
        rows.append(Row(f"points:{total}", say("explain.seat_points", points=total)))
        return say("explain.title.seat", who=self._words.side(owner)), rows

    def _purse(self, state: WondersState, owner: Seat) -> Told:
        coins = state.cities[owner].coins
        told = self._words.say("explain.purse", coins=coins, points=coins // COINS_A_POINT)
        title = self._words.say("explain.title.purse", who=self._words.side(owner))
        return title, [Row(f"coin:{coins}", told)]

    def _points(self, state: WondersState, owner: Seat) -> Told:
        say, counted = self._words.say, score(state, owner)
        rows = [
            Row(f"points:{counted.points[one]}", say(f"category.{one}"))
            for one in CATEGORIES
            if counted.points[one]
        ]
        rows.append(Row(f"points:{counted.total}", say("explain.seat_points", points=counted.total)))
        return say("explain.title.points", who=self._words.side(owner)), rows

    def _resource(self, state: WondersState, owner: Seat, name: str) -> Told | None:
        if name not in RESOURCES:
            return None
        say, place, who = self._words.say, RESOURCES.index(name), self._words.side(owner)
        own = powers_of(state.cities[owner], state.options)
        foreign = powers_of(state.cities[other(owner)], state.options)
        rows = [Row(name, say("explain.makes", count=own.made[place]))]
        rows += [
            Row(name, say("explain.makes_choice", source=self._words.name(source)))
            for source, options in own.choosers
            if name in options
        ]
        price = unit_prices(own, foreign)[place]
        rows.append(Row(f"coin:{price}", say("explain.buys", who=who, price=price)))
        key = "explain.buys_fixed" if own.fixed[place] else "explain.buys_why"
        rows.append(Row("", say(key, count=foreign.sold[place])))
        return say("explain.title.resource", resource=self._words.name(name).capitalize(), who=who), rows

    def _symbol(self, state: WondersState, owner: Seat, name: str) -> Told | None:
        del owner
        say = self._words.say
        rows = []
        for who in BOTH:
            shown = symbols_of(state.cities[who])
            rows.append(Row(name, say("explain.symbol_count", who=self._words.side(who), count=shown[name])))
        for who in BOTH:
            many = len(+symbols_of(state.cities[who]))
            rows.append(Row("armillary", say("explain.symbol_all", who=self._words.side(who), count=many)))
        return say("explain.title.symbol", symbol=self._words.name(name)), rows
