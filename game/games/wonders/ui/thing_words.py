"""The words for cards, wonders, tokens and leaders: sentences of effects, and of the sheets about them.

Sentences are composed from the kinds of effects; nothing is written for one card alone.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from game.core.ids import Seat
from game.games.wonders import effects as f
from game.games.wonders.book import load_book
from game.games.wonders.model import BACK, SIDES
from game.games.wonders.payment import Payment
from game.games.wonders.text import load_catalogue

_NUMBERS = ("coins", "points", "count", "shields")


class ThingWords:
    """`say(key, …)` speaks from data/things_en.json."""

    def __init__(self) -> None:
        self._by_key = _catalogue()
        self._shared = load_catalogue()

    def say(self, key: str, **values: object) -> str:
        """A sentence of the catalogue; the one for a single coin, card or point where there is one."""
        single = f"{key}.one"
        if single in self._by_key and any(values.get(name) == 1 for name in _NUMBERS):
            key = single
        return self._by_key[key].format(**values)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return key in self._by_key

    def side(self, seat: Seat | int) -> str:
        """What a seat is called."""
        return self._shared.sides[SIDES[seat]]

    def name(self, thing: str) -> str:
        """What a card, wonder, token, leader, back, link, symbol or resource is called."""
        if thing.startswith(BACK):
            return self.say(f"back.{thing.removeprefix(BACK)}")
        found = load_book().name(thing)
        if found != thing:
            return found
        for shelf in (self._shared.resources, self._shared.symbols, self._shared.links):
            if thing in shelf:
                return shelf[thing]
        return self._by_key.get(f"thing.{thing}", thing)

    def units(self, amounts: Iterable[tuple[str, int]]) -> str:
        """`2 wood and 1 clay`."""
        return self.listed([self.say("units", count=count, thing=self.name(one)) for one, count in amounts])

    def listed(self, parts: Sequence[str], last: str = "and") -> str:
        """`a, b and c`, or with another word before the last."""
        if not parts:
            return self.say("nothing")
        *most, end = parts
        return self.say(f"list.{last}", most=", ".join(most), last=end) if most else end

    def payment(self, payment: Payment, favour: str = "") -> str:
        """How you would pay: `2 wood from the bank at 3 each and 1 clay from your own`."""
        if payment.link is not None:
            return self.say("pay.link", link=self.name(payment.link))
        parts = [self.say("pay.coins", coins=payment.coins)] if payment.coins else []
        for lot in payment.bought:
            key = "pay.favour" if lot.is_favour else "pay.bought.one" if lot.count == 1 else "pay.bought"
            units = self.units([(lot.resource, lot.count)])
            parts.append(self.say(key, units=units, price=lot.price, source=self.name(favour)))
        if payment.own:
            parts.append(self.say("pay.own", units=self.units(payment.own.items())))
        for source, one in payment.chosen:
            parts.append(self.say("pay.chosen", units=self.units([(one, 1)]), source=self.name(source)))
        if payment.spared:
            parts.append(self.say("pay.spared", units=self.units(Counter(payment.spared).items())))
        return self.listed(parts) if parts else self.say("pay.free")

    def effects(self, effects: Sequence[f.Effect]) -> list[str]:
        """A sentence for each effect; coins and points for the same thing share one."""
        match effects:
            case [f.CoinsPer() as coins, f.PointsPer() as points]:
                if (coins.count, coins.amount, coins.of) == (points.count, points.amount, points.of):
                    key = f"effect.both_per.{coins.of}" + (".one" if coins.amount == 1 else "")
                    return [self.say(key, amount=coins.amount, thing=self._counted(coins))]
        return [self.effect(one) for one in effects]

    def effect(self, effect: f.Effect) -> str:
        """One effect as a sentence."""
        kind = str(effect.__struct_config__.tag)
        values: dict[str, Any] = msgspec.structs.asdict(effect)
        key = f"effect.{kind}"
        match effect:
            case f.Make(resources=made):
                values["units"] = self.units(made.items())
            case f.MakeOneOf(options=options):
                values["options"] = self.listed([self.name(one) for one in options], "or")
            case f.Points(amount=1) | f.Shields(amount=1):
                key += ".one"
            case f.ShowSymbol(symbol=symbol):
                values["symbol"] = self.name(symbol)
            case f.FixedPrice(resources=fixed):
                values["units"] = self.listed([self.name(one) for one in fixed])
            case f.CoinsPer(of=of, amount=amount) | f.PointsPer(of=of, amount=amount):
                key += f".{of}.one" if amount == 1 else f".{of}"
                values["thing"] = self._counted(effect)
            case f.PointsTable(table=table):
                values["table"] = self.listed([str(one) for one in table[1:]], "or")
            case f.PointsPerSet(colours=colours):
                values["colours"] = self.listed([self.say(f"colour.{one}") for one in colours])
            case f.Destroy(colour=family):
                values["colour"] = self.say(f"colour.{family}")
            case f.Rebate(on=on):
                values["thing"] = self.say(f"rebate.{on}")
            case f.FromDiscard(optional=is_optional):
                key += ".may" if is_optional else ".must"
            case f.Links(symbols=symbols):
                values["symbols"] = self.listed([self.name(one) for one in symbols])
            case f.SplitPair(symbol=symbol):
                values["symbol"] = self.name(symbol)
            case _:
                pass
        return self.say(key, **values)

    def _counted(self, effect: f.CoinsPer | f.PointsPer) -> str:
        return self.say(f"counted.{effect.count}")


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.wonders").joinpath("data/things_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
