"""Points: one function for the running score sheet, the end of the game and the computer players (W070-W074).

Categories in the order of the sheet; each line of a category names what brings its points.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat
from game.core.messages import Outcome
from game.games.wonders.book import load_book
from game.games.wonders.effects import (
    Bury,
    Counted,
    Effect,
    Points,
    PointsPer,
    PointsPerSet,
    PointsTable,
)
from game.games.wonders.model import (
    BOTH,
    EAST,
    WEST,
    City,
    LeaderId,
    WondersOptions,
    WondersState,
    other,
)
from game.games.wonders.powers import powers_of

Category = Literal[
    "military", "blue", "green", "yellow", "guilds", "wonders", "tokens", "leaders", "coins"
]  # fmt: skip
CATEGORIES: tuple[Category, ...] = (
    "military", "blue", "green", "yellow", "guilds", "wonders", "tokens", "leaders", "coins",
)  # fmt: skip

COINS_A_POINT = 3  # W071
_OF_COLOUR: dict[str, Category] = {"blue": "blue", "green": "green", "yellow": "yellow", "purple": "guilds"}


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points of one thing: `source` is a card, wonder, token or leader, or `pawn`, `coins`."""

    category: Category
    source: str
    points: int


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's points by category."""

    points: dict[Category, int]
    total: int


def lines(state: WondersState, seat: Seat) -> list[Line]:
    """Everything that brings the seat points as the table stands, by category."""
    book, city = load_book(), state.cities[seat]
    out = [Line("military", "pawn", pawn_points(state, seat))]
    for card in city.cards:
        category = _OF_COLOUR.get(book.cards[card].colour)
        if category is not None:
            out.append(Line(category, card, _points(state, seat, book.cards[card].effects)))
    for wonder in city.built:
        points = _points(state, seat, book.wonders[wonder].effects)
        for effect in book.wonders[wonder].effects:
            if isinstance(effect, Bury):
                points += sum(effect.times * cost_of(state.options, leader) for leader in city.buried)
        out.append(Line("wonders", wonder, points))
    out += [Line("tokens", one, _points(state, seat, book.tokens[one].effects)) for one in city.tokens]
    out += [Line("leaders", one, _points(state, seat, book.leaders[one].effects)) for one in city.leaders]
    out.append(Line("coins", "coins", city.coins // COINS_A_POINT))
    return sorted((line for line in out if line.points), key=lambda line: CATEGORIES.index(line.category))


def score(state: WondersState, seat: Seat) -> Score:
    """The seat's points as the table stands."""
    points: dict[Category, int] = dict.fromkeys(CATEGORIES, 0)
    for line in lines(state, seat):
        points[line.category] += line.points
    return Score(points, sum(points.values()))


def count(state: WondersState, seat: Seat, what: Counted) -> int:
    """How many of these a city has."""
    city = state.cities[seat]
    match what:
        case "wonders":
            return len(city.built)
        case "tokens":
            return len(city.tokens)
        case "coin_triples":
            return city.coins // COINS_A_POINT
        case "conquests":
            return 2 - len(state.loot[other(seat)])
        case "linked_pairs":
            return linked_pairs(city)
        case "brown_and_grey":
            counts = powers_of(city, state.options).counts
            return counts["brown"] + counts["grey"]
        case _:
            return powers_of(city, state.options).counts[what]


def most(state: WondersState, what: Counted) -> int:
    """How many of these the city with most of them has (W045, W131)."""
    return max(count(state, seat, what) for seat in BOTH)


def linked_pairs(city: City) -> int:
    """Pairs of cards in the city that share a link symbol, giver and receiver (W241)."""
    book = load_book()
    given = {book.cards[card].gives for card in city.cards} - {None}
    return sum(book.cards[card].link in given for card in city.cards)


def pawn_points(state: WondersState, seat: Seat) -> int:
    """What the pawn is worth to a seat: 2, 5 or 10 by its distance on the opponent's side (W055)."""
    ahead = state.pawn if seat == WEST else -state.pawn
    if ahead <= 0:
        return 0
    return 2 if ahead < 3 else 5 if ahead < 6 else 10


def cost_of(options: WondersOptions, leader: LeaderId) -> int:
    """What a leader costs in this game (W321)."""
    printed = load_book().leaders[leader]
    if options.leader_costs == "alternative" and printed.other_cost is not None:
        return printed.other_cost
    return printed.cost


def civil_outcome(state: WondersState) -> Outcome:
    """Who wins by points, with the ways a tie is settled (W070, W073, W074, W323)."""
    totals = [score(state, seat).total for seat in BOTH]
    if totals[WEST] != totals[EAST]:
        return Outcome(winners=(_leader(totals),), kind="points", rule="W071")
    by_coins = state.options.tie_break == "coins" or (
        state.options.tie_break == "auto" and state.options.leaders == "on"
    )
    coins = [state.cities[seat].coins for seat in BOTH]
    if by_coins and coins[WEST] != coins[EAST]:
        return Outcome(winners=(_leader(coins),), kind="tie_coins", rule="W074")
    blue = [score(state, seat).points["blue"] for seat in BOTH]
    if blue[WEST] != blue[EAST]:
        return Outcome(winners=(_leader(blue),), kind="tie_blue", rule="W073")
    return Outcome(winners=BOTH, kind="shared", rule="W073")


def _leader(values: list[int]) -> Seat:
    return WEST if values[WEST] > values[EAST] else EAST


def _points(state: WondersState, seat: Seat, effects: tuple[Effect, ...]) -> int:
    total = 0
    for effect in effects:
        match effect:
            case Points(amount=amount):
                total += amount
            case PointsPer(count=what, amount=amount, of=of):
                total += amount * (most(state, what) if of == "most" else count(state, seat, what))
            case PointsTable(count=what, table=table):
                total += table[count(state, seat, what)]
            case PointsPerSet(colours=colours, amount=amount):
                total += amount * min(count(state, seat, colour) for colour in colours)
            case _:
                pass
    return total
