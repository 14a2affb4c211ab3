"""The state of a game of wonders: two cities, the display, the track, and the choices that are due.

What may be known: everything but the cards that a seat has looked at in private (`boxed`, the options of a
private task) and a leader or declaration laid down until both are (`chosen`, `declared`). Face-down cards are
not decided before they are turned up: `unseen` and `guilds` are what nobody has seen; both can work it out.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat
from game.core.messages import Outcome

CardId = str
WonderId = str
TokenId = str
LeaderId = str

WEST, EAST = Seat(0), Seat(1)
SIDES = ("west", "east")  # names of seats 0 and 1
BOTH = (WEST, EAST)

Phase = Literal[
    "setup", "leader_draft", "wonder_draft",
    "choose", "declare", "enlist",  # the Recruitment Phase (W146)
    "laid", "begin",  # the display lies; who begins is chosen (W015)
    "turn", "over",
]  # fmt: skip

TaskKind = Literal[
    "enlist",  # a leader's effects, by themselves (W152)
    "token", "box_token", "destroy", "discard_pile", "removed", "guild", "leaders", "hire", "bury",
    "copy", "split",
]  # fmt: skip

PRIVATE: frozenset[TaskKind] = frozenset({"box_token", "removed", "guild", "leaders"})
"""Choices among things that only the chooser sees."""

CAPITAL = 9  # spaces from the middle (W054)
ZONES = {2: 3, 5: 6}  # the spaces from the middle where a token's zone begins, by its coins (W051)
GONE = ""  # an empty place of the display
HIDDEN = "hidden"  # a secret choice that is made, in the eyes of others
BACK = "back:"  # a face-down card: back:1, back:2, back:3 or back:guild (W013)


class WondersOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings (section 7 of the rules); the first choice of each is the default."""

    leaders: Literal["off", "on"] = "off"
    first_player: Literal["random", "chosen", "loser_of_last"] = "random"
    chosen_first: Literal["west", "east"] = "west"  # read when first_player is `chosen`
    last_loser: Literal["nobody", "west", "east"] = "nobody"  # read when it is `loser_of_last`
    wonder_setup: Literal["draft", "first_game"] = "draft"
    tie_break: Literal["auto", "blue", "coins"] = "auto"
    leader_costs: Literal["official", "alternative"] = "official"
    link_symbols: Literal["spread", "by_colour"] = "spread"
    croesus_timing: Literal["display", "next_build"] = "display"
    bilkis_wonders: Literal["off", "on"] = "off"
    token_optional: Literal["off", "on"] = "off"
    payment: Literal["cheapest", "ask"] = "cheapest"
    undo: Literal["on", "off"] = "on"


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before one player."""

    coins: int = 0
    cards: tuple[CardId, ...] = ()  # in the order they were built
    wonders: tuple[WonderId, ...] = ()  # drafted, built or not
    built: tuple[WonderId, ...] = ()
    under: tuple[CardId, ...] = ()  # the cards under the built wonders, in the same order
    tokens: tuple[TokenId, ...] = ()
    hand: tuple[LeaderId, ...] = ()  # available leaders (W145)
    leaders: tuple[LeaderId, ...] = ()  # recruited, at work
    spent: tuple[LeaderId, ...] = ()  # recruited, whose one use is over
    buried: tuple[LeaderId, ...] = ()  # under a wonder (W114)
    tucked: tuple[CardId, ...] = ()  # under a leader (W234)
    looks: dict[CardId, str] = {}  # green cards that show another symbol than the printed one


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something due before play goes on; `source` is the card, wonder or leader it comes from.

    `options` are what a private choice is among, empty for others; `is_open` once they have been looked at.
    """

    kind: TaskKind
    seat: Seat
    source: str
    options: tuple[str, ...] = ()
    optional: bool = False
    is_open: bool = False


class WondersState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that changes during a game."""

    options: WondersOptions
    phase: Phase = "setup"
    first: Seat = WEST  # the first player (W007)
    active: Seat = WEST  # whose turn it is, or was last
    age: int = 0
    turn: int = 0  # turns begun
    cities: tuple[City, City] = (City(), City())
    pawn: int = 0  # spaces from the middle, positive towards east's capital
    loot: tuple[tuple[int, ...], tuple[int, ...]] = ((2, 5), (2, 5))  # tokens left on each seat's side
    board: tuple[TokenId, ...] = ()  # tokens that can be had for a pair
    box: tuple[TokenId, ...] = ()  # tokens in the box, sorted
    draft: tuple[str, ...] = ()  # leaders or wonders on offer
    drafters: tuple[Seat, ...] = ()  # who takes, in order, from what is on offer
    pool: tuple[WonderId, ...] = ()  # wonders not shown, sorted
    unused: tuple[LeaderId, ...] = ()  # leaders that have not been shown to both, sorted
    display: tuple[str, ...] = ()  # by place: a card, a back or GONE
    unseen: tuple[CardId, ...] = ()  # cards of this age that have not been shown to both, sorted
    guilds: tuple[CardId, ...] = ()  # guilds that have not been shown to both, sorted
    discard: tuple[CardId, ...] = ()  # the discard pile, oldest first
    gone: tuple[str, ...] = ()  # wonders and leaders that went to the box in play (W025, W150)
    boxed: tuple[tuple[str, ...] | None, tuple[str, ...] | None] = ((), ())  # by seat: looked at, not in play
    order: tuple[Seat, ...] = ()  # whose leader comes first in this age (W152)
    chosen: tuple[str, str] = ("", "")  # by seat: the leader laid down
    declared: tuple[str, str] = ("", "")  # by seat: recruit or discard
    agenda: tuple[Task, ...] = ()  # what is due, in order
    extra: bool = False  # an extra turn has been won
    outcome: Outcome | None = None


def other(seat: Seat) -> Seat:
    """The opponent's seat."""
    return EAST if seat == WEST else WEST


def seat_named(side: str) -> Seat:
    """The seat of a side's name."""
    return WEST if side == "west" else EAST
