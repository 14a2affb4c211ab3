"""The few kinds of effects that every card, wonder, token and leader is composed of.

A printed effect is one of these with its figures; nothing in the rules asks for a card by its name.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Resource = Literal["wood", "clay", "stone", "glass", "papyrus"]
Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
Symbol = Literal["quill", "mortar", "plumb", "wheel", "sundial", "armillary", "law"]
Counted = Literal[
    "brown", "grey", "brown_and_grey", "blue", "green", "yellow", "red", "purple", "wonders", "coin_triples",
    "tokens", "linked_pairs", "conquests",
]  # fmt: skip

RESOURCES: tuple[Resource, ...] = ("wood", "clay", "stone", "glass", "papyrus")
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: tuple[Symbol, ...] = ("quill", "mortar", "plumb", "wheel", "sundial", "armillary", "law")


class Kind(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One printed effect."""


class Make(Kind, frozen=True, tag="make"):
    """Resources every turn (W040)."""

    resources: dict[Resource, int]


class MakeOneOf(Kind, frozen=True, tag="make_one_of"):
    """One unit of one of these for each payment (W035)."""

    options: tuple[Resource, ...]


class Points(Kind, frozen=True, tag="points"):
    """Points at the end."""

    amount: int


class Shields(Kind, frozen=True, tag="shields"):
    """Steps of the pawn, at once (W043)."""

    amount: int


class ShowSymbol(Kind, frozen=True, tag="symbol"):
    """A science symbol (W042, W124)."""

    symbol: Symbol


class Coins(Kind, frozen=True, tag="coins"):
    """Coins from the bank, at once."""

    amount: int


class FixedPrice(Kind, frozen=True, tag="fixed_price"):
    """These resources cost so much in the bank, whatever the opponent has (W033)."""

    resources: tuple[Resource, ...]
    price: int


class CoinsPer(Kind, frozen=True, tag="coins_per"):
    """Coins at once for each of these, in the own city or in the one that has most (W044, W045)."""

    count: Counted
    amount: int
    of: Literal["own", "most"] = "own"


class PointsPer(Kind, frozen=True, tag="points_per"):
    """Points at the end for each of these, in the own city or in the one that has most (W045)."""

    count: Counted
    amount: int
    of: Literal["own", "most"] = "own"


class PointsTable(Kind, frozen=True, tag="points_table"):
    """Points at the end by how many there are: the place in the table (W201)."""

    count: Counted
    table: tuple[int, ...]


class PointsPerSet(Kind, frozen=True, tag="points_per_set"):
    """Points for each complete set of these colours (W222, W231)."""

    colours: tuple[Colour, ...]
    amount: int


class ExtraTurn(Kind, frozen=True, tag="extra_turn"):
    """The same player takes the next turn (W028)."""


class Drain(Kind, frozen=True, tag="drain"):
    """The opponent loses coins to the bank (W101, W212, W213)."""

    amount: int


class Destroy(Kind, frozen=True, tag="destroy"):
    """A card of this colour in the opponent's city goes to the discard pile (W102, W111)."""

    colour: Colour


class BoxToken(Kind, frozen=True, tag="box_token"):
    """Draw tokens from the box and keep one (W104)."""

    draw: int


class FromDiscard(Kind, frozen=True, tag="from_discard"):
    """Build a discarded card free (W107, W238)."""

    optional: bool


class Rebate(Kind, frozen=True, tag="rebate"):
    """Wonders or blue cards need so many units less (W122)."""

    on: Literal["wonder", "blue"]
    amount: int


class TradeShare(Kind, frozen=True, tag="trade_share"):
    """The opponent's trade coins come to the owner (W123)."""


class TradeToll(Kind, frozen=True, tag="trade_toll"):
    """Coins from the bank for each unit the opponent buys (W218)."""

    amount: int


class RedBonus(Kind, frozen=True, tag="red_bonus"):
    """More shields on red cards built later (W126)."""

    amount: int


class WonderTurns(Kind, frozen=True, tag="wonder_turns"):
    """Wonders built later bring an extra turn (W127)."""


class LinkCoins(Kind, frozen=True, tag="link_coins"):
    """Coins for each card built by link (W128)."""

    amount: int


class Links(Kind, frozen=True, tag="links"):
    """Link symbols; `by_colour` are those of the other setting (W311)."""

    symbols: tuple[str, ...]
    by_colour: tuple[str, ...]


class CancelMove(Kind, frozen=True, tag="cancel_move"):
    """The next movement of the pawn does not happen (W205)."""


class IncomeBonus(Kind, frozen=True, tag="income_bonus"):
    """More coins for a discarded card (W206)."""

    amount: int


class OneUnit(Kind, frozen=True, tag="one_unit"):
    """One unit of each purchase may be had at this price (W207)."""

    price: int


class LootTimes(Kind, frozen=True, tag="loot_times"):
    """The opponent's losses by conquest are so many times as large (W209)."""

    amount: int


class LootToOwner(Kind, frozen=True, tag="loot_to_owner"):
    """The opponent's losses by conquest come to the owner (W228)."""


class LootMirror(Kind, frozen=True, tag="loot_mirror"):
    """Who takes the owner's coins by conquest loses as many (W239)."""


class ConquestShields(Kind, frozen=True, tag="conquest_shields"):
    """Shields for each conquest of the opponent (W237)."""

    amount: int


class NoWonderLimit(Kind, frozen=True, tag="no_wonder_limit"):
    """The fourth wonder may be built whatever the opponent has built (W221)."""


class DrawLeaders(Kind, frozen=True, tag="draw_leaders"):
    """Unused leaders join the own available ones (W113)."""

    draw: int


class FreeLeader(Kind, frozen=True, tag="free_leader"):
    """Recruit an available leader free, or none (W113)."""


class LookAtLeaders(Kind, frozen=True, tag="look_at_leaders"):
    """Look at unused leaders and recruit one free, or none (W224)."""

    draw: int


class Bury(Kind, frozen=True, tag="bury"):
    """A recruited leader goes under the wonder, for so many times the cost in points (W114)."""

    times: int


class FromRemoved(Kind, frozen=True, tag="from_removed"):
    """Look at the removed cards of the age and build one free (W211)."""

    draw: int


class FromGuilds(Kind, frozen=True, tag="from_guilds"):
    """Look at unused guilds once this age's display lies, and build one free, or none (W235)."""

    draw: int
    age: int


class SplitPair(Kind, frozen=True, tag="split_pair"):
    """Once: one card of a pair shows this symbol instead (W215)."""

    symbol: Symbol


class CopySymbol(Kind, frozen=True, tag="copy_symbol"):
    """Once, in these ages: a green card being built copies an own one's symbol (W233)."""

    ages: tuple[int, ...]


class TuckCard(Kind, frozen=True, tag="tuck_card"):
    """Once: the taken card is put away for another turn (W234)."""


Effect = (
    Make | MakeOneOf | Points | Shields | ShowSymbol | Coins | FixedPrice | CoinsPer | PointsPer | PointsTable
    | PointsPerSet | ExtraTurn | Drain | Destroy | BoxToken | FromDiscard | Rebate | TradeShare | TradeToll
    | RedBonus | WonderTurns | LinkCoins | Links | CancelMove | IncomeBonus | OneUnit | LootTimes
    | LootToOwner | LootMirror | ConquestShields | NoWonderLimit | DrawLeaders | FreeLeader | LookAtLeaders
    | Bury | FromRemoved | FromGuilds | SplitPair | CopySymbol | TuckCard
)  # fmt: skip
