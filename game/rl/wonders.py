"""What a seat of wonders sees, as numbers: both cities, its own first, the display place by place."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.model import BACK, CAPITAL, HIDDEN, City, WondersState, other
from game.games.wonders.rules import WondersRules
from game.rl.row import Row

NUMBERS = 512
"""Forty commands are a long list."""

_PHASES = (
    "setup", "leader_draft", "wonder_draft", "choose", "declare", "enlist", "laid", "begin", "turn", "over",
)  # fmt: skip
_TASKS = (
    "enlist", "token", "box_token", "destroy", "discard_pile", "removed", "guild", "leaders", "hire", "bury",
    "copy", "split",
)  # fmt: skip
_PLACES = 20  # in a display
_BACKS = tuple(BACK + deck for deck in ("1", "2", "3", "guild"))
_LOOT = 2  # tokens of each side


def encode(row: Row, state: WondersState, seat: Seat, rules: WondersRules) -> None:
    """The moment, the track from the seat's side, both cities, the display, what is due and what is left."""
    del rules  # this game has no board
    book, foe = load_book(), other(seat)
    cards, leaders = tuple(book.cards), tuple(book.leaders)
    things = (*cards, *book.wonders, *book.tokens, *leaders)
    row.one_of(state.phase, _PHASES)
    row.one_of(state.age, (1, 2, 3))
    row.flag(state.active == seat, state.first == seat, state.extra, state.options.leaders == "on")
    row.number(70, state.turn)
    row.number(CAPITAL, state.pawn if seat == 0 else -state.pawn)
    row.number(_LOOT, len(state.loot[seat]), len(state.loot[foe]))
    for one in (seat, foe):
        _city(row, state.cities[one])
    for place in range(_PLACES):
        shown = state.display[place] if place < len(state.display) else ""
        row.one_of(shown, (*_BACKS, *cards))
    for lying in (state.discard, state.unseen, state.guilds):
        row.some_of(lying, cards)
    row.some_of((*state.board, *state.draft, *state.gone), things)
    row.some_of((*state.box, *(state.boxed[seat] or ())), things)
    row.one_of(state.chosen[seat], leaders)
    row.one_of(state.chosen[foe], (HIDDEN, *leaders))
    row.one_of(state.declared[seat], ("recruit", "discard"))
    head = state.agenda[0] if state.agenda else None
    row.one_of(head.kind if head else "", _TASKS)
    row.flag(head is not None and head.seat == seat, head is not None and head.optional)
    row.some_of(head.options if head and head.seat == seat else (), things)


def _city(row: Row, city: City) -> None:
    book = load_book()
    row.number(30, city.coins)
    row.some_of(city.cards, tuple(book.cards))
    for wonders in (city.wonders, city.built):
        row.some_of(wonders, tuple(book.wonders))
    row.some_of(city.tokens, tuple(book.tokens))
    for leaders in (city.hand, city.leaders, city.spent, city.buried):
        row.some_of(leaders, tuple(book.leaders))
