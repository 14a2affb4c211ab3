"""Random games and what must hold in every state of them."""

from __future__ import annotations

import os
import secrets
import time
from collections import Counter
from typing import Any

import pytest

from game.core.chance import Chance
from game.games.wonders.events import AgeLaid, CardBuilt, CardSold, CardTucked, GameEnded, WonderBuilt
from game.games.wonders.model import BACK, BOTH, CAPITAL, GONE, ZONES, WondersState
from game.games.wonders.powers import symbols_of
from tests.games.wonders.table import BOOK, fold, game, wonders_rules

MIXES: tuple[dict[str, Any], ...] = (
    {},
    {"leaders": "on"},
    {
        "leaders": "on",
        "leader_costs": "alternative",
        "link_symbols": "by_colour",
        "croesus_timing": "next_build",
    },
    {"payment": "ask", "token_optional": "on", "wonder_setup": "first_game"},
    {"leaders": "on", "bilkis_wonders": "on", "payment": "ask"},
)


def assert_kept(state: WondersState) -> None:
    """Cards are conserved, coins are not negative, pawn and tokens agree, nobody plays on after a victory."""
    assert wonders_rules().inconsistencies(state) == []
    held = [c for one in state.cities for c in (*one.cards, *one.under, *one.tucked)]
    shown = [card for card in state.display if card != GONE and not card.startswith(BACK)]
    backs = [card for card in state.display if card.startswith(BACK)]
    everywhere = Counter([*held, *state.discard, *shown])
    assert not everywhere or max(everywhere.values()) == 1
    if state.age and state.display:
        own = [card for card in everywhere if card in BOOK.decks[str(state.age)]]
        hidden = backs.count(f"{BACK}{state.age}")
        removed = len(BOOK.decks[str(state.age)]) - len(own) - hidden
        croesus = sum("croesus" in one.spent for one in state.cities)
        assert 3 - croesus <= removed <= 3
        guilds = [card for card in everywhere if card in BOOK.decks["guild"]]
        ramses = sum("ramses" in one.spent for one in state.cities)
        if state.age == 3:
            assert 3 <= len(guilds) + backs.count(f"{BACK}guild") <= 3 + ramses
    assert -CAPITAL <= state.pawn <= CAPITAL and all(one.coins >= 0 for one in state.cities)
    for seat in BOTH:
        ahead = state.pawn if seat == 1 else -state.pawn
        assert all(ahead < ZONES[coins] for coins in state.loot[seat])
        assert len(state.cities[seat].built) == len(state.cities[seat].under) <= 4
    six = [seat for seat in BOTH if len(symbols_of(state.cities[seat])) >= 6]
    fallen = abs(state.pawn) == CAPITAL
    if state.outcome is None:
        assert not six and not fallen
    else:
        assert {"military": fallen, "science": bool(six)}.get(state.outcome.kind, not six and not fallen)


def run(seed: str, options: dict[str, Any]) -> WondersState:
    last, left, every = None, Counter[int](), 0
    for state, _, events in game(seed, options):
        if every % 5 == 0:
            assert_kept(state)
        every += 1
        age = state.age
        for event in events:
            if isinstance(event, AgeLaid):
                age = event.age
                assert all(card in BOOK.decks[str(age)] for card in event.unseen)
            if isinstance(event, CardBuilt) and event.origin != "display":
                continue
            if isinstance(event, CardBuilt | CardSold | CardTucked | WonderBuilt):
                left[age] += 1
        last = fold(state, events)
    assert last is not None and last.outcome is not None
    assert_kept(last)
    ended = [event for event in events if isinstance(event, GameEnded)]
    assert len(ended) == 1
    if last.outcome.rule not in ("W054", "W064"):
        assert left == {1: 20, 2: 20, 3: 20}
    return last


@pytest.mark.parametrize("mix", range(len(MIXES)))
def test_random_games_keep_what_must_be_kept(mix: int) -> None:
    """W016, W046, W050, W081"""
    for number in range(8):
        run(f"random {mix} {number}", MIXES[mix])


def test_what_is_offered_is_exactly_what_is_accepted() -> None:
    """W020, W027"""
    rules = wonders_rules()
    for number, options in enumerate(MIXES[:2]):
        for step, (state, command, _) in enumerate(game(f"offers {number}", options)):
            if step % 6:
                continue
            for seat in BOTH:
                legal = list(rules.commands(state, seat))
                assert len(set(legal)) == len(legal)
                assert bool(legal) == (seat in rules.to_act(state))
                for one in legal[:40]:
                    rules.decide(state, one, Chance("try", 1))
            assert command in list(rules.commands(state, command.seat))


@pytest.mark.soak
def test_many_random_games() -> None:
    """W016, W046, W070"""
    ends, salt = Counter[str](), secrets.token_hex(4)
    end = time.monotonic() + 60 * float(os.environ.get("LEADERS_SOAK_MINUTES", "2"))
    while not ends or (sum(ends.values()) < 100_000 and time.monotonic() < end):
        number = sum(ends.values())
        outcome = run(f"{salt} {number}", MIXES[number % len(MIXES)]).outcome
        assert outcome is not None
        ends[outcome.kind] += 1
    print(f"\n{sum(ends.values())} games of {salt}: {dict(ends)}")
