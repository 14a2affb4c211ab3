"""The packed core plays the rules' game: state by state, move by move, point by point."""

from __future__ import annotations

import os
import random
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.ruleset import Setup
from game.games.wonders import WONDERS
from game.games.wonders import commands as c
from game.games.wonders.fast import Fast
from game.games.wonders.fast_moves import command_of, move_of
from game.games.wonders.model import BACK, BOTH, CAPITAL, WondersState
from game.games.wonders.payment import Payer
from game.games.wonders.scoring import score
from tests.games.wonders.table import BOOK, wonders_rules

MIXES: tuple[dict[str, Any], ...] = (
    {},
    {"leaders": "on"},
    {
        "leaders": "on", "leader_costs": "alternative", "link_symbols": "by_colour",
        "croesus_timing": "next_build",
    },
    {"token_optional": "on", "wonder_setup": "first_game", "tie_break": "coins"},
    {"leaders": "on", "bilkis_wonders": "on", "tie_break": "blue"},
)  # fmt: skip


def compare(seed: str, options: dict[str, Any]) -> int:
    """One random game on both; gives the moves made."""
    rules, rng = wonders_rules(), random.Random(seed)
    state = rules.initial(Setup(seats=2, options=WONDERS.parse_options(options)))
    for event in rules.setup(state, Chance(seed, 0)):
        state = rules.evolve(state, event)
    fast, made = Fast(state), 0
    while state.outcome is None:
        made += 1
        seat = rng.choice(sorted(rules.to_act(state)))
        commands = list(rules.commands(state, seat))
        assert [command_of(move, seat, state) for move in fast.moves(seat)] == commands, (seed, made)
        command = rng.choice(commands)
        for event in rules.decide(state, command, Chance(seed, made)):
            state = rules.evolve(state, event)
        before = fast.copy()
        untouched = before.state()
        fast.play(seat, move_of(command), Chance(seed, made))
        assert before.state() == untouched, "a copy changes with its original"
        assert as_is(fast.state()) == as_is(state), (seed, made, command)
        for one in BOTH:
            assert fast.score(one) == score(state, one).total, (seed, made)
    winners = state.outcome.winners
    assert fast.winner == (winners[0] if len(winners) == 1 else -1)
    assert fast.kind == state.outcome.kind
    return made


def as_is(state: WondersState) -> WondersState:
    """The state without the words of its outcome, which the packed core leaves to the rules."""
    return replace(state, outcome=None)


@pytest.mark.parametrize("mix", range(len(MIXES)))
def test_the_packed_core_plays_the_same_game_as_the_rules(mix: int) -> None:
    """W001-W074, W101-W128, W141-W162, W201-W241: every state, every legal move, every score"""
    assert all(compare(f"same {mix} {number}", MIXES[mix]) > 30 for number in range(4))


@pytest.mark.soak
def test_the_packed_core_plays_the_same_game_many_times() -> None:
    end = time.monotonic() + 60 * float(os.environ.get("LEADERS_SOAK_MINUTES", "2"))
    salt, games, moves = secrets.token_hex(4), 0, 0
    while games == 0 or time.monotonic() < end:
        moves += compare(f"{salt} {games}", MIXES[games % len(MIXES)])
        games += 1
    print(f"\n{games} games, {moves} moves")


def test_prices_of_the_packed_core_are_those_of_the_rules_for_every_thing() -> None:
    """W030-W037, W122, W207: each card and wonder, also those that cannot be paid"""
    rules, rng = wonders_rules(), random.Random(7)
    for number in range(6):
        seed = f"prices {number}"
        state = rules.initial(Setup(seats=2, options=WONDERS.parse_options({"leaders": "on"})))
        for event in rules.setup(state, Chance(seed, 0)):
            state = rules.evolve(state, event)
        made = 0
        while state.outcome is None:
            made += 1
            if made % 9 == 0:
                fast = Fast(state)
                for seat in BOTH:
                    payer = Payer(state, seat)
                    for thing in (*BOOK.cards, *BOOK.wonders):
                        assert fast.price(seat, thing) == payer.cheapest(thing).total, (seed, made, thing)
            seat = rng.choice(sorted(rules.to_act(state)))
            command = rng.choice(list(rules.commands(state, seat)))
            for event in rules.decide(state, command, Chance(seed, made)):
                state = rules.evolve(state, event)


def test_moves_and_commands_name_the_same_things() -> None:
    """each word there and back"""
    seat = Seat(1)
    for command in (
        c.Build(seat=seat, card="altar"), c.Discard(seat=seat, card="altar"), c.Tuck(seat=seat, card="altar"),
        c.Construct(seat=seat, wonder="sphinx", card="altar"), c.LayLeader(seat=seat, leader="nero"),
        c.Recruit(seat=seat), c.Dismiss(seat=seat), c.LetBegin(seat=seat, who=Seat(0)), c.Decline(seat=seat),
    ):  # fmt: skip
        assert command_of(move_of(command), seat, None) == command


class _Luck:
    """Quick luck for many games."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def pick(self, items: Sequence[str]) -> str:
        return items[int(self.rng.random() * len(items))]


def play_packed(state: WondersState, seed: str) -> Fast:
    """One random game on the packed core, each state of it looked through."""
    rng = random.Random(seed)
    game, luck = Fast(state), _Luck(rng)
    while not game.is_over:
        seat = game.to_act()
        legal = game.moves(seat)
        game.play(seat, legal[int(rng.random() * len(legal))], luck)
        assert game.cities[0].coins >= 0 and game.cities[1].coins >= 0, seed
        assert -CAPITAL <= game.pawn <= CAPITAL, seed
        known = [card for card in game.display if card and not card.startswith(BACK)]
        assert all(BOOK.cards[card].deck in (str(game.age), "guild") for card in known), seed
    cards = [card for card in game.display if card and not card.startswith(BACK)] + game.discard
    for city in game.cities:
        cards += [*city.cards, *city.under, *city.tucked]
    assert len(cards) == len(set(cards)), seed
    is_fallen = abs(game.pawn) == CAPITAL
    is_six = any(sum(1 for shown in city.symbols if shown > 0) >= 6 for city in game.cities)
    assert (game.kind == "military") == is_fallen, seed
    assert (game.kind == "science") == (is_six and not is_fallen), seed
    return game


def _laid(seed: str, options: dict[str, Any]) -> WondersState:
    rules = wonders_rules()
    state = rules.initial(Setup(seats=2, options=WONDERS.parse_options(options)))
    for event in rules.setup(state, Chance(seed, 0)):
        state = rules.evolve(state, event)
    return state


def test_packed_games_keep_what_must_be_kept() -> None:
    """W016, W046, W050, W054, W064"""
    for number in range(60):
        play_packed(_laid(f"kept {number}", MIXES[number % len(MIXES)]), f"kept {number}")


@pytest.mark.soak
def test_a_hundred_thousand_packed_games_keep_what_must_be_kept() -> None:
    """W016, W046, W050; how games between random players end"""
    salt = secrets.token_hex(4)
    for name, options in (("without leaders", {}), ("with leaders", {"leaders": "on"})):
        ends = Counter[str]()
        for number in range(50_000):
            seed = f"{salt} {name} {number}"
            ends[play_packed(_laid(seed, options), seed).kind] += 1
        print(f"\n{name}: {dict(ends.most_common())}")
