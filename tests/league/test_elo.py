"""Strengths from games won, against known values."""

from __future__ import annotations

import math

import pytest

from game.league.elo import MEAN, ratings


def test_three_wins_of_four_are_as_many_points_as_the_logistic_curve_says() -> None:
    """With 300 of 400 won the added drawn game hardly counts: 400 log10 3 = 190.8 points apart."""
    best, second = ratings([("hard", "easy", 1.0)] * 300 + [("easy", "hard", 1.0)] * 100)
    assert (best.level, second.level) == ("hard", "easy")
    assert best.elo - second.elo == pytest.approx(400 * math.log10(300.5 / 100.5), abs=0.2)
    assert best.elo + second.elo == pytest.approx(2 * MEAN, abs=0.2)


def test_the_interval_of_two_is_that_of_their_log_odds() -> None:
    """Half the difference has half the standard error of the log odds: 1 / sqrt(n p q)."""
    best, _ = ratings([("a", "b", 1.0)] * 300 + [("a", "b", 0.0)] * 100)
    p, n = 300.5 / 401, 401
    half = 1.959964 * 400 / math.log(10) / math.sqrt(n * p * (1 - p)) / 2
    assert best.high - best.elo == pytest.approx(half, abs=0.1)


def test_strengths_add_up_over_a_third_level() -> None:
    """a beats b 10 to 1 in odds, b beats c 10 to 1; a and c never met."""
    games = [("a", "b", 1.0)] * 1000 + [("a", "b", 0.0)] * 100
    games += [("c", "b", 0.0)] * 1000 + [("c", "b", 1.0)] * 100
    a, b, c = ratings(games)
    assert (a.level, b.level, c.level) == ("a", "b", "c")
    assert a.elo - c.elo == pytest.approx(800, abs=5)
    assert b.elo == pytest.approx(MEAN, abs=0.2)
    assert a.high - a.low > b.high - b.low


def test_a_level_that_never_lost_is_strong_and_not_infinitely_so() -> None:
    best, worst = ratings([("a", "b", 1.0)] * 20)
    assert 400 < best.elo - worst.elo < 1000
    assert best.low < best.elo < best.high


def test_draws_make_equals_and_nobody_met_gives_nothing() -> None:
    assert [one.elo for one in ratings([("a", "b", 0.5)] * 9)] == [MEAN, MEAN]
    assert ratings([]) == []
