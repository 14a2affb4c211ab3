"""Baselines by other projects, measured in the same session; each is only used where it is installed."""

from __future__ import annotations

import random
import time


def chess_entries(games: int = 60, moves: int = 80) -> float:
    """Moves a second of python-chess pushing recorded random games onto fresh boards."""
    import chess

    luck, records = random.Random(1), []
    for _ in range(games):
        board, record = chess.Board(), []
        for _ in range(moves):
            legal = list(board.legal_moves)
            if not legal:
                break
            record.append(luck.choice(legal))
            board.push(record[-1])
        records.append(record)
    began = time.perf_counter()
    for record in records:
        board = chess.Board()
        for move in record:
            board.push(move)
    return sum(map(len, records)) / (time.perf_counter() - began)


def spiel_games(games: int) -> float:
    """Moves a second of OpenSpiel's hex played at random from Python."""
    import pyspiel

    luck, game, moves = random.Random(1), pyspiel.load_game("hex"), 0
    began = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            moves += 1
    return moves / (time.perf_counter() - began)


def gin_games(games: int) -> tuple[float, float]:
    """Games a second of OpenSpiel's gin rummy played at random from Python, and clones a second."""
    import pyspiel

    luck, game = random.Random(1), pyspiel.load_game("gin_rummy")
    began = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                results, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(results, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
    played = time.perf_counter() - began
    state, count = game.new_initial_state(), 5_000
    began = time.perf_counter()
    for _ in range(count):
        state.clone()
    return games / played, count / (time.perf_counter() - began)
