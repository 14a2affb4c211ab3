"""What effects look like: each kind as a few small parts, the same on cards, wonders, tokens and leaders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.games.wonders import effects as f

PartKind = Literal["symbol", "text", "coin", "points", "drain", "slash", "arrow"]


@dataclass(frozen=True)
class Part:
    """One small thing in a row: a symbol, words, a coin or laurel with a number."""

    kind: PartKind
    name: str = ""
    is_crossed: bool = False


Parts = tuple[Part, ...]
_MOST_COLOURS = 4  # of a set that are drawn one by one

_COUNTED: dict[f.Counted, tuple[str, ...]] = {
    "brown": ("brown",), "grey": ("grey",), "brown_and_grey": ("brown", "grey"), "blue": ("blue",),
    "green": ("green",), "yellow": ("yellow",), "red": ("red",), "purple": ("purple",),
    "wonders": ("wonder",), "coin_triples": ("coin:3",), "tokens": ("token",), "linked_pairs": ("link",),
    "conquests": ("loot_back",),
}  # fmt: skip


def parts_of(effect: f.Effect) -> Parts:
    """The parts that one effect is drawn as, from left to right."""
    match effect:
        case f.Make(resources=resources):
            return tuple(_symbol(one) for one, count in resources.items() for _ in range(count))
        case f.MakeOneOf(options=options):
            return _parted([_symbol(one) for one in options])
        case f.Points(amount=amount):
            return (Part("points", str(amount)),)
        case f.Shields(amount=amount):
            return (_symbol("shield"),) * amount
        case f.ShowSymbol(symbol=symbol):
            return (_symbol(symbol),)
        case f.Coins(amount=amount):
            return (Part("coin", str(amount)),)
        case f.FixedPrice(resources=resources, price=price):
            return (*(_symbol(one) for one in resources), _text("="), Part("coin", str(price)))
        case f.CoinsPer(count=what, amount=amount):
            return (Part("coin", str(amount)), _text("×"), *_counted(what))
        case f.PointsPer(count=what, amount=amount):
            return (Part("points", str(amount)), _text("×"), *_counted(what))
        case f.PointsTable(count=what, table=table):
            return _parted([Part("points", str(one)) for one in table[1:]])
        case f.PointsPerSet(colours=colours, amount=amount) if len(colours) > _MOST_COLOURS:
            return (Part("points", str(amount)), _text("×"), _symbol("points_per_set"))
        case f.PointsPerSet(colours=colours, amount=amount):
            return (Part("points", str(amount)), _text("×"), *(_symbol(one) for one in colours))
        case f.ExtraTurn():
            return (_symbol("play_again"),)
        case _:
            return _special(effect)


def row_of(effects: Sequence[f.Effect]) -> list[Parts]:
    """The groups of a thing's effects. Coins and points for the same thing share one picture of it."""
    groups = [parts_of(one) for one in effects]
    match effects:
        case [f.CoinsPer(count=one), f.PointsPer(count=another)] if one == another:
            return [(groups[0][0], *groups[1])]
    return groups


def _special(effect: f.Effect) -> Parts:
    """What works on other things than the own stock: a symbol of its own kind with a figure."""
    match effect:
        case f.Drain(amount=amount):
            return (Part("drain", str(amount)),)
        case f.Destroy(colour=colour):
            return (Part("symbol", colour, is_crossed=True),)
        case f.Rebate(on=on, amount=amount):
            return (_symbol("blue" if on == "blue" else "wonder"), _text(f"−{amount}"), _symbol("rebate"))
        case f.RedBonus(amount=amount):
            return (_symbol("red"), _text("+"), *((_symbol("shield"),) * amount))
        case f.WonderTurns():
            return (_symbol("wonder"), _text("+"), _symbol("play_again"))
        case f.LinkCoins(amount=amount):
            return (_symbol("link"), _text("+"), Part("coin", str(amount)))
        case f.Links(symbols=symbols):
            return tuple(_symbol(one) for one in symbols)
        case f.IncomeBonus(amount=amount):
            return (_symbol("discard"), _text("+"), Part("coin", str(amount)))
        case f.OneUnit(price=price):
            return (_text("1"), _symbol("one_unit"), _text("="), Part("coin", str(price)))
        case f.TradeToll(amount=amount):
            return (_symbol("trade_toll"), _text("+"), Part("coin", str(amount)))
        case f.LootTimes(amount=amount):
            return (_symbol("loot_back"), _text(f"×{amount}"))
        case f.ConquestShields(amount=amount):
            return (_symbol("loot_back"), Part("arrow"), *((_symbol("shield"),) * amount))
        case f.SplitPair(symbol=symbol):
            return (_symbol("split_pair"), Part("arrow"), _symbol(symbol))
        case f.Bury(times=times):
            return (_symbol("bury"), _text(f"×{times}"))
        case f.TuckCard():
            return (_symbol("tuck_card"), Part("arrow"), _symbol("play_again"))
        case f.BoxToken(draw=draw):
            return (_symbol("box_token"), _text(f"1/{draw}"))
        case f.DrawLeaders(draw=draw):
            return (_symbol(_kind(effect)), _text(f"+{draw}"))
        case f.FromRemoved(draw=draw) | f.FromGuilds(draw=draw) | f.LookAtLeaders(draw=draw):
            return (_symbol(_kind(effect)), _text(f"1/{draw}"))
        case _:
            return (_symbol(_kind(effect)),)


def _kind(effect: f.Effect) -> str:
    return str(effect.__struct_config__.tag)


def _counted(what: f.Counted) -> Parts:
    return tuple(
        Part("coin", name.partition(":")[2]) if name.startswith("coin:") else _symbol(name)
        for name in _COUNTED[what]
    )


def _symbol(name: str) -> Part:
    return Part("symbol", name)


def _text(words: str) -> Part:
    return Part("text", words)


def _parted(parts: Sequence[Part]) -> Parts:
    out: list[Part] = []
    for part in parts:
        out += [part] if not out else [Part("slash"), part]
    return tuple(out)
