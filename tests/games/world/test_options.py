"""The settings of a world game, as text and as JSON values."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.world import WORLD
from game.games.world.book import load_book
from game.games.world.model import WorldOptions
from game.games.world.rulebook import rule_text
from game.games.world.settings import option_choices
from game.games.world.words import load_catalogue


def test_nothing_given_is_the_free_game_with_skills_and_no_timer() -> None:
    """R029, R031"""
    assert WORLD.parse_options({}) == WorldOptions()
    options = WORLD.parse_options({})
    assert (options.scenario, options.special_skills, options.timer, options.turn_limit) == (
        "free_game", "on", "off", "off",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        ({"timer": "40"}, "timer", "40"),
        ({"timer": 40}, "timer", "40"),
        ({"special_skills": False}, "special_skills", "off"),
        ({"turn_limit": "12"}, "turn_limit", 12),
        ({"turn_limit": 12}, "turn_limit", 12),
        ({"turn_limit": "off"}, "turn_limit", "off"),
        ({"scenario": "homelands"}, "scenario", "homelands"),
    ],
)
def test_settings_are_read_as_people_and_files_give_them(
    given: dict[str, Any], field: str, value: object
) -> None:
    """R016, R029, R031, Z01"""
    assert getattr(WORLD.parse_options(given), field) == value


@pytest.mark.parametrize(
    "given",
    [{"timer": "31"}, {"turn_limit": "0"}, {"turn_limit": True}, {"scenario": "risk"}, {"players": "3"}],
)
def test_a_wrong_setting_is_named(given: dict[str, Any]) -> None:
    """R029, Z01"""
    with pytest.raises(ValueError, match=next(iter(given))):
        WORLD.parse_options(given)


def test_every_setting_lists_its_choices_with_the_default_first() -> None:
    """R029, R031"""
    choices = option_choices()
    assert choices["timer"][0] == "off" and "30" in choices["timer"]
    assert set(choices) == set(WorldOptions.__struct_fields__)
    for name, row in choices.items():
        assert row[0] == str(getattr(WorldOptions(), name))


def test_a_setting_goes_before_the_scenarios_own_way() -> None:
    """R018, R019, R020, R021, R022, R023"""
    book = load_book()
    options = WORLD.parse_options({"scenario": "quick_game", "start": "free", "nations": "by_bloc"})
    assert (book.start_mode(options), book.nation_mode(options)) == ("free", "by_bloc")
    plain = WORLD.parse_options({"scenario": "quick_game"})
    assert (book.start_mode(plain), book.nation_mode(plain)) == ("fixed", "free")


def test_every_id_of_the_data_has_its_words() -> None:
    """R038: names and texts for nations, scenarios, missions, research"""
    book, words = load_book(), load_catalogue()
    assert set(words.nations) == set(book.nations.nations)
    assert set(words.scenarios) == set(book.scenarios)
    assert set(words.missions) == set(book.missions.missions)
    assert len(words.badges) == book.missions.badges and words.badges[-1] == "LEADERS"
    for field, texts in words.research.items():
        assert len(texts) == len(book.research.fields[field].effects)


def test_a_rule_can_be_looked_up() -> None:
    """R127"""
    assert rule_text("R127").startswith("R127  In every territory")
    with pytest.raises(KeyError):
        rule_text("R999")
