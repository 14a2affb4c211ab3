"""The catalogue says everything that the rules can say, and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

from game.games.front.book import load_book
from game.games.front.model import Mode, Phase, Weather
from game.games.front.rulebook import rule_text
from game.games.front.standing import strength
from game.games.front.words import load_catalogue
from tests.games.front.play import new_session, play
from tests.games.front.table import unit

CODE = Path(__file__).resolve().parents[3] / "game" / "games" / "front"
OF_THE_TABLE = {
    "game_over", "nothing_to_undo", "nothing_to_redo", "undo_stops_at_reveal", "undo_stops_at_other",
    "unknown_seat",
}  # fmt: skip


def source() -> str:
    """All code of the rules."""
    return "\n".join(path.read_text("utf-8") for path in CODE.rglob("*.py") if "ui" not in path.parts)


def test_every_refusal_in_the_code_has_a_sentence_and_the_other_way_round() -> None:
    """24.1: a key that the rules use and the catalogue lacks would break the table"""
    used = set(re.findall(r'Illegal\(\s*"[^"]+",\s*"([a-z_]+)"', source()))
    assert len(used) > 40
    assert used <= set(load_catalogue().refusals)
    left = {key for key in load_catalogue().refusals if f'"{key}"' not in source()}
    assert left <= OF_THE_TABLE


def test_phases_modes_weather_and_ends_have_their_words() -> None:
    """3.2.0, 6.0, 18.1.0, 19.1"""
    words = load_catalogue()
    assert set(words.phases) == set(get_args(Phase))
    assert set(words.modes) == set(get_args(Mode))
    assert set(words.weather) == set(get_args(Weather))
    results = {level.result for scenario in load_book().scenarios.values() for level in scenario.levels}
    assert results <= set(words.ends)
    assert set(load_book().scenarios) == set(words.scenarios)


def test_whole_games_are_told_without_a_gap() -> None:
    """F122, 24.3"""
    for scenario, fog, most in (("tutorial", "on", 2000), ("st_vith", "off", 200)):
        session = new_session("told", scenario, fog_of_war=fog)
        for _ in play(session, "told", most):
            pass
        for viewpoint in (0, 1, "spectator", "referee"):
            told = session.text(viewpoint, 0, session.index)  # type: ignore[arg-type]
            assert len(told) > 60
            assert all("{" not in line for _, line in told)


def test_every_row_of_the_rules_page_has_its_rule_and_its_words() -> None:
    """F001 to F125 on the rules pages"""
    rows = json.loads((CODE / "data" / "rules.json").read_text("utf-8"))
    assert list(rows) == [f"F{number:03}" for number in range(1, 126)]
    assert all(rule_text(row).startswith(f"{row}  {rows[row]['rule']}  ") for row in rows)


def test_counters_are_printed_as_their_kind_says() -> None:
    """F045, 4.2.0: battalion 3, reduced battalion 2, company and artillery 1"""
    book = load_book()
    assert book.units["us_1_422"].steps == 3
    assert book.units["us_81e"].steps == 2
    assert book.units["us_18a"].steps == 1
    for name, counter in book.units.items():
        assert 1 <= counter.steps <= 3
        if book.is_artillery(name):
            assert (counter.steps, counter.attack) == (1, 0)
            assert counter.barrage > 0
            assert counter.range > 0


def test_strength_shrinks_with_the_steps_and_is_rounded_up() -> None:
    """F036, F046, 4.2.0, 1.3: attack 4 of 3 steps: with 2 left 3, with 1 left 2"""
    book = load_book()
    left = [strength(book, "us_1_422", unit("us_1_422", "", steps=n), "attack") for n in (3, 2, 1)]
    assert left == [4, 3, 2]
    assert strength(book, "us_1_422", unit("us_1_422", "", steps=1), "defence") == 2
