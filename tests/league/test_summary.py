"""What a series says: scores of games, balance by what each seat had, lengths."""

from __future__ import annotations

import pytest

from game.core.report import GameReport
from game.league.match import Match, Played, play
from game.league.series import Series
from game.league.summary import balance, length, scores, summary
from game.league.told import told


def played(number: int, *winners: int, kind: str = "points", turns: int = 10) -> Played:
    """A game of two whose seats had one leader each; contestants change seats after every game."""
    seating = (number % 2, (number + 1) % 2)
    report = GameReport(({"leader": ("king",)}, {"leader": ("queen",)}), turns, "turns")
    return Played(number, winners, kind, 30, seating, report)


def test_the_balance_goes_by_what_the_winners_seat_had() -> None:
    """Game 0: contestant 0 sits first; game 1: contestant 1 does."""
    rows = balance([played(0, 0), played(1, 1), played(2, 1), played(3)])["leader"]
    assert [(row["name"], row["wins"], row["games"]) for row in rows] == [("king", 2, 4), ("queen", 1, 4)]


def test_endings_are_shares_of_all_games() -> None:
    rows = balance([played(0, 0), played(1, 1), played(2, 1, kind="science")])["ending"]
    assert [(row["name"], row["share"]) for row in rows] == [("points", 0.6667), ("science", 0.3333)]


def test_lengths_are_told_by_tenths() -> None:
    told_lengths = length([played(n, 0, turns=n) for n in range(11)])
    assert told_lengths is not None
    assert told_lengths["tenths"] == list(range(1, 10))
    assert (told_lengths["least"], told_lengths["most"], told_lengths["unit"]) == (0, 10, "turns")


def test_of_several_winners_each_beats_each_loser_and_levels_do_not_meet_themselves() -> None:
    series = Series("world", 1, (("hard", "easy", "easy", "hard"),), "s")
    game = Played(0, (0, 1), "points", 9, (0, 1, 2, 3))
    assert sorted(scores(series, [game])) == [("easy", "hard", 1.0), ("hard", "easy", 1.0)]
    drawn = Played(0, (), "turn_limit", 9, (0, 1, 2, 3))
    assert {score for *_, score in scores(series, [drawn])} == {0.5}
    assert not list(scores(series, [Played(0, (), "unfinished", 9, (0, 1, 2, 3))]))


def test_a_round_robin_tells_each_meeting_and_one_table_of_strengths() -> None:
    series = Series("duel", 1, (("easy", "hard"), ("easy", "normal"), ("hard", "normal")), "s")
    games = [
        Played(number, (winner,), "capture", 9, match.seating)
        for match, winner in zip(series.matches(2), (1, 1, 0, 1, 1, 0), strict=True)
        for number in (match.number,)
    ]
    result = summary(series, games)
    assert [meeting["levels"] for meeting in result["meetings"]] == [list(two) for two in series.meetings]
    assert [one["level"] for one in result["elo"]] == ["hard", "normal", "easy"]
    assert all(meeting["contestants"][0]["wins"] in (0, 2) for meeting in result["meetings"])
    text = told(result)
    assert "easy against hard, 2 games" in text
    assert "Elo" in text


def test_contestants_of_every_meeting_change_seats() -> None:
    series = Series("duel", 1, (("a", "b"), ("c", "d")), "s")
    assert [match.seating for match in series.matches(2)] == [(0, 1), (0, 1), (1, 0), (1, 0)]
    assert [match.number for match in series.matches(2)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("game", "options", "kinds", "unit"),
    [
        ("duel", {}, {"side", "leader card", "order", "character"}, "turns"),
        ("wonders", {"leaders": "on"}, {"order", "leader", "wonder", "token"}, "turns"),
        ("world", {"turn_limit": "1", "scenario": "quick_game"}, {"nation", "order"}, "rounds"),
        ("front", {}, {"side"}, "turns"),
    ],
)
def test_each_game_reports_what_its_seats_had(
    game: str, options: dict[str, str], kinds: set[str], unit: str
) -> None:
    """A quick game of players who do not think, to its end."""
    one = play(Match(game, ("random", "random"), "report", 0, options=options, keeps_log=True))
    assert one.is_finished
    assert one.report is not None
    assert [set(had) for had in one.report.seats] == [kinds, kinds]
    assert (one.report.unit, one.report.length > 0) == (unit, True)
    assert all(had[kind] for had in one.report.seats for kind in kinds - {"character", "leader", "token"})
    assert one.log.count(b"\n") == one.entries + 1
