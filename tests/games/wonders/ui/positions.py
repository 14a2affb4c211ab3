"""Positions for the screens: whole tables that play can go on from, and games played up to a phase."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.games.wonders.book import load_book
from game.games.wonders.model import City, WondersState
from tests.games.wonders.table import after, begin, city, offered, table


def whole(state: WondersState) -> WondersState:
    """The same with every card of the age somewhere: what is not seen is unseen."""
    book = load_book()
    seen = {card for one in state.cities for card in (*one.cards, *one.under, *one.tucked)}
    seen |= {*state.discard, *state.display}
    unseen = tuple(card for card in book.decks[str(state.age)] if card not in seen)
    return replace(state, unseen=unseen, guilds=tuple(c for c in book.decks["guild"] if c not in seen))


def mid_game(**changes: Any) -> WondersState:
    """West to play in Age II with leaders, links, tokens and wonders on both sides."""
    west = city(
        "lumber_yard quarry altar workshop scriptorium guard_tower tavern",
        coins=6, wonders="sphinx pyramids rome", built="colossus", tokens=("urbanism",),
        leaders=("caligula", "aspasia"), spent=("aspasia",), hand=("plato", "midas"),
    )  # fmt: skip
    east = city(
        "clay_pool glassworks theater apothecary", coins=4, wonders="piraeus mausoleum",
        leaders=("hypatia",), hand=("nero",),
    )  # fmt: skip
    display = {18: "walls", 19: "library", 15: "back:2", 16: "temple", 12: "statue", 11: "laboratory"}
    made: dict[str, Any] = {
        "pawn": 1,
        "discard": ("stable", "baths"),
        "unused": ("sappho", "varro", "zenobia"),
    }
    state = table(west, east, display=display, options={"leaders": "on"}, **{**made, **changes})
    return whole(replace(state, board=("agriculture", "economy", "law")))


def at_phase(phase: str, seed: str = "phase") -> WondersState:
    """A game with leaders, each first offer taken, up to this phase."""
    state = begin(seed, leaders="on")
    while state.phase != phase:
        state = after(state, offered(state)[0])
    return state


def rich(state: WondersState, coins: int) -> WondersState:
    """The same with so many coins on either side."""
    west, east = (replace(one, coins=coins) for one in state.cities)
    return replace(state, cities=(west, east))


def with_city(state: WondersState, seat: int, one: City) -> WondersState:
    """The same with another city for a seat."""
    cities = list(state.cities)
    cities[seat] = one
    return replace(state, cities=(cities[0], cities[1]))
