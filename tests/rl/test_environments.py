"""The four games in PettingZoo's interface, checked by PettingZoo's own tests, and what they show a seat."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra `rl`")

import numpy as np
from msgspec.structs import replace
from pettingzoo.test import api_test, seed_test

from game import library
from game.core.chance import Chance
from game.core.ids import Seat
from game.rl.env import LeadersEnv, env
from game.rl.row import Row
from game.rl.world import encode

GAMES: dict[str, dict[str, Any]] = {
    "duel": {},
    "wonders": {"options": {"leaders": "on"}},
    "world": {"seats": 3, "options": {"turn_limit": "2"}},
    "front": {"options": {"fog_of_war": "on"}},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_interfaces_own_test(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for usual in (
            "Observation space for each agent probably should be",
            "Observation is not a NumPy array",
        ):
            warnings.filterwarnings("ignore", message=usual)  # of every environment with a mask
        api_test(env(game, **GAMES[game]), num_cycles=12)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_the_same_for_the_same_seed(game: str) -> None:
    seed_test(lambda: env(game, **GAMES[game]), num_cycles=6)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_stay_in_range_and_sizes_stay_fixed_to_a_games_end(game: str) -> None:
    """Whatever is played, and for the seats that wait too; the rewards come with the end."""
    table = LeadersEnv(game, **GAMES[game], most_entries=60)
    table.reset(seed=7)
    told: set[bytes] = set()
    for turn in range(61):
        seen, reward, ended, cut, _ = table.last()
        if ended or cut:
            break
        told.add(seen["observation"].tobytes())
        assert reward == 0
        waiting = next(agent for agent in table.agents if agent != table.agent_selection)
        for agent in (table.agent_selection, waiting) if turn % 16 == 0 else ():
            assert table.observation_space(agent).contains(table.observe(agent))
        assert not table.observe(waiting)["action_mask"].any()
        open_ones = np.flatnonzero(seen["action_mask"])
        table.step(int(open_ones[Chance("walk", turn).below(len(open_ones))]))
    assert len(told) > 20
    rewards = dict(table.rewards)
    assert all(table.terminations.values()) != all(table.truncations.values())
    if all(table.terminations.values()):
        assert set(rewards.values()) <= {-1.0, 0.0, 1.0}


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    """Duels of moves at random until one is won."""
    for seed in range(5):
        table = LeadersEnv("duel", options={"mode": "quick"})
        table.reset(seed=seed)
        turn = 0
        while not any(table.terminations.values()):
            open_ones = np.flatnonzero(table.last()[0]["action_mask"])
            kinds = [type(table.command(int(one))).__name__ for one in open_ones]
            sober = [one for one, kind in zip(open_ones, kinds, strict=True) if "Draw" not in kind]
            chosen = sober or [one for one, kind in zip(open_ones, kinds, strict=True) if kind[0] == "D"]
            table.step(int(chosen[Chance(str(seed), turn).below(len(chosen))]))
            turn += 1
        if set(table.rewards.values()) != {0.0}:
            assert sorted(table.rewards.values()) == [-1.0, 1.0]
            return
    raise AssertionError("five draws in a row")


def test_further_games_follow_from_the_seed_and_differ() -> None:
    first, second = LeadersEnv("duel"), LeadersEnv("duel")
    seen = []
    for table in (first, second):
        table.reset(seed=3)
        games = [table.observe("seat_0")["observation"].tobytes()]
        for _ in range(2):
            table.reset()
            games.append(table.observe("seat_0")["observation"].tobytes())
        seen.append(games)
    assert seen[0] == seen[1]
    assert len(set(seen[0])) == 3


def test_a_seat_sees_nothing_of_the_secrets_of_another() -> None:
    """World: after a visit to headquarters the others' numbers do not tell what was ordered there."""
    table = LeadersEnv("world", seats=2, options={"scenario": "quick_game"})
    table.reset(seed=1)
    rules: Any = table._session.rules
    state = table._session.view("referee").state
    office = replace(state.offices[0], points=state.offices[0].points + 50, spies=state.offices[0].spies + 1)
    twin = replace(state, offices=(office, *state.offices[1:]))
    for seat, differs in ((Seat(0), True), (Seat(1), False)):
        rows = []
        for world in (state, twin):
            row = Row()
            encode(row, rules.conceal(world, seat), seat, rules)
            rows.append(row.array().tobytes())
        assert (rows[0] != rows[1]) == differs


def test_the_environment_tells_the_last_entry_in_sentences() -> None:
    table = LeadersEnv("duel", render_mode="ansi")
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    told = table.render()
    assert told is not None and told.endswith(".")


def test_settings_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(library.UnknownGameError):
        env("chess")
    with pytest.raises(ValueError, match="colour"):
        env("duel", options={"colour": "red"})
