"""The duel's things: characters, cards, options and the state of a game.

Pieces, cards and spaces are plain strings; a piece's id is its character's (D006: each exists once),
so `rider` is both a card and a piece and `hermit_and_cub` is a card of two pieces.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat
from game.core.messages import Outcome
from game.kit.board import Space

PieceId = str
CardId = str
Phase = Literal["setup", "ban", "actions", "nemesis", "recruitment", "draw_offer", "over"]

SOUTH, NORTH = Seat(0), Seat(1)
SIDES = ("south", "north")  # names of seats 0 and 1, also used by the map

LEADERS: tuple[PieceId, PieceId] = ("king", "queen")
ACTIVE: tuple[PieceId, ...] = (
    "acrobat", "rider", "bruiser", "royal_guard", "illusionist", "claw_launcher", "manipulator", "wanderer",
    "brewmaster",
)  # fmt: skip
PASSIVE: tuple[PieceId, ...] = ("archer", "assassin", "jailer", "protector", "vizier")
SPECIAL: tuple[PieceId, ...] = ("hermit", "cub", "nemesis")
PIECES: tuple[PieceId, ...] = (*LEADERS, *ACTIVE, *PASSIVE, *SPECIAL)
RECRUITS: tuple[CardId, ...] = (*ACTIVE, *PASSIVE, "hermit_and_cub", "nemesis")

FULL_TEAM = 5  # cards, the leader's included (D009)
MARKET_SIZE = 3  # D007


def pieces_of(card: CardId) -> tuple[PieceId, ...]:
    """The pieces that come with a card (D005, D035)."""
    return ("hermit", "cub") if card == "hermit_and_cub" else (card,)


def card_of(piece: PieceId) -> CardId:
    """The card that a piece came with."""
    return "hermit_and_cub" if piece in ("hermit", "cub") else piece


class DuelOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a duel (section 5 of the rules); the first choice of each is the default."""

    mode: Literal["discovery", "strategist", "quick"] = "discovery"
    first_player: Literal["king", "random", "chosen"] = "king"
    chosen_first: Literal["south", "north"] = "south"  # read when first_player is `chosen`
    start_space_recruits: Literal["yes", "no"] = "yes"
    ban_order: Literal["second_first", "first_first"] = "second_first"
    barrage: Literal["off", "on"] = "off"
    draw_repetition: Literal["3", "off"] = "3"
    draw_turn_limit: int | Literal["off"] = 120
    draw_offer: Literal["on", "off"] = "on"
    undo: Literal["turn", "off"] = "turn"
    names: Literal["en", "fr"] = "en"
    aid_threats: Literal["on", "off"] = "on"
    aid_targets: Literal["on", "off"] = "on"
    aid_win_hint: Literal["off", "on"] = "off"


class DuelState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that changes during a duel; the order of the pile is not in it (it is drawn when shown)."""

    options: DuelOptions
    phase: Phase = "setup"
    leaders: tuple[PieceId, PieceId] = LEADERS  # by seat
    first: Seat = SOUTH  # who begins (D012)
    active: Seat = SOUTH  # whose turn it is
    turn: int = 0  # turns begun, both players together
    where: dict[PieceId, Space] = {}  # pieces on the board
    owner: dict[PieceId, Seat] = {}
    teams: tuple[tuple[CardId, ...], tuple[CardId, ...]] = ((), ())  # cards by seat, the leader's first
    market: tuple[CardId, ...] = ()  # cards that lie open
    pile: tuple[CardId, ...] = ()  # cards not shown yet, sorted by name: their order is not decided (D018)
    banned: tuple[CardId, ...] = ()  # D141
    bans_due: tuple[Seat, ...] = ()  # who still bans in this round, in order (D142)
    ban_rounds: int = 0  # rounds of bans begun
    acted: tuple[PieceId, ...] = ()  # who has acted this turn, in order (D020, D125)
    recruits_left: int = 0  # recruits still due in this turn (D014)
    runner: Seat | None = None  # whose Nemesis must run now (D126)
    quiet_turns: int = 0  # turns begun since the last recruit, the running one included (D151)
    positions: dict[str, int] = {}  # how often each position has started a turn since the last recruit (D150)
    warnings: tuple[int, int] = (0, 0)  # barrage warnings in a row (D143)
    offered_by: Seat | None = None  # a draw lies on the table (D154)
    offer_made: bool = False  # one offer a turn
    resume: Phase = "actions"  # the phase that an answered draw offer returns to
    outcome: Outcome | None = None


def other(seat: Seat) -> Seat:
    """The opponent's seat."""
    return NORTH if seat == SOUTH else SOUTH
