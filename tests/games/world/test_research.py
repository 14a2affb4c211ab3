"""Research in three fields: order, price, time, who is told, what it changes, and the victory by it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.ids import REFEREE, SPECTATOR
from game.games.world.commands import Confirm
from game.games.world.events import MilitaryAdvanced, NewsOpened
from game.games.world.model import FIELDS, Draft, Field, Notice, Study, Units
from game.games.world.research import cost_of, next_level
from tests.games.world.headquarters_table import (
    ALEX,
    BOOK,
    CHRIS,
    in_camp,
    news_of,
    office,
    page,
    pages,
    refused,
    submit,
    table,
    until,
    visit,
    with_mail,
    with_office,
    with_realm,
    world_rules,
)


def test_levels_of_a_field_are_researched_in_order_and_one_at_a_time() -> None:
    """R186"""
    state = with_office(table(3, number=1), ALEX, points=1000)
    number = 1
    for level, rounds in ((1, 2), (2, 3), (3, 4)):
        assert next_level(BOOK, state, ALEX, "economy") == level
        state = visit(state, research=("economy",))
        assert office(state, ALEX).studies == (Study("economy", level, number + rounds),)
        state, _ = news_of(state, ALEX, number + 1)
        assert office(state, ALEX).economy == level - 1
        again = replace(state, step="headquarters")
        assert refused(again, research=("economy",)) == ("R186", "research_under_way", {"field": "economy"})
        number += rounds
        state, _ = news_of(state, ALEX, number)
        assert office(state, ALEX).economy == level and office(state, ALEX).studies == ()
    assert number == 10  # three levels in each field on the tenth turn at the earliest
    full = replace(state, step="headquarters")
    assert refused(full, research=("economy",)) == ("R186", "research_complete", {"field": "economy"})


def test_all_three_fields_are_researched_at_the_same_time() -> None:
    """R187"""
    state = visit(with_office(table(3), ALEX, points=84), research=FIELDS)
    assert office(state, ALEX).points == 84 - 30 - 30 - 24
    assert [study.field for study in office(state, ALEX).studies] == list(FIELDS)
    assert refused(with_office(table(3), ALEX, points=83), research=FIELDS)[:2] == (
        "R174",
        "not_enough_points",
    )
    assert refused(with_office(table(3), ALEX, points=900), research=("military", "military"))[:2] == (
        "R186",
        "research_twice",
    )


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_level_costs_five_ten_fifteen_infantry_or_a_little_less_for_economy(
    field: Field, players: int
) -> None:
    """R011, R177, R188: base prices 15, 30, 45 and 12, 21, 30, times 6 / players, halves up."""
    base = (12, 21, 30) if field == "economy" else (15, 30, 45)
    state = table(players)
    for level in (1, 2, 3):
        price = cost_of(BOOK, state, ALEX, field, level)
        assert price == (base[level - 1] * 12 + players) // (2 * players)


def test_saved_points_pay_for_research_that_one_income_cannot() -> None:
    """R188: Military 3 costs 90 with three players; sixty points are entered a turn."""
    state = with_office(with_realm(table(3), ALEX, military=2, entered=60), ALEX, points=60)
    assert refused(state, research=("military",))[1] == "not_enough_points"
    saved = until(submit(state, Confirm(seat=ALEX)), ALEX, "headquarters")
    assert office(saved, ALEX).points == 120
    assert office(visit(saved, research=("military",)), ALEX).points == 30


def test_japan_pays_fifteen_percent_less() -> None:
    """R031, R038: 30 becomes 25.5, rounded half up to 26; 24 becomes 20.4, so 20."""
    japan, other = table(3, nations=("japan",)), table(3, nations=("japan",), special_skills="off")
    assert cost_of(BOOK, japan, ALEX, "military", 1) == 26 and cost_of(BOOK, other, ALEX, "military", 1) == 30
    assert cost_of(BOOK, japan, ALEX, "economy", 1) == 20
    state = with_office(japan, ALEX, points=26)
    assert office(visit(state, research=("military",)), ALEX).points == 0


def test_finished_military_research_is_told_to_all_and_stands_on_the_board() -> None:
    """R092, R189, R190"""
    state = with_office(table(3), ALEX, studies=(Study("military", 1, 6),))
    after, events = news_of(state, ALEX, 6)
    notice = page(after, ALEX, "new_technology_military")
    assert notice in after.bulletins and (notice.field, notice.level) == ("military", 1)
    assert MilitaryAdvanced(seat=ALEX, level=1) in events and after.realms[ALEX].military == 1
    rules = world_rules()
    for viewpoint in (CHRIS, SPECTATOR):
        assert rules.conceal(after, viewpoint).realms[ALEX].military == 1
        assert notice in rules.conceal(after, viewpoint).bulletins


@pytest.mark.parametrize("field", ["technology", "economy"])
def test_finished_technology_and_economy_are_told_to_their_seat_alone(field: Field) -> None:
    """R094, R190, R197, R202"""
    state = with_office(table(3), ALEX, studies=(Study(field, 1, 6),))
    after, events = news_of(state, ALEX, 6)
    notice = page(after, ALEX, "new_technology")
    assert (notice.field, notice.level) == (field, 1)
    assert after.bulletins == () and office(after, ALEX).news[0] == notice
    assert (office(after, ALEX).technology, office(after, ALEX).economy) == (
        (1, 0) if field == "technology" else (0, 1)
    )
    (opened,) = (event for event in events if isinstance(event, NewsOpened))
    rules = world_rules()
    for viewpoint in (CHRIS, SPECTATOR):
        assert rules.redact(state, opened, viewpoint) == replace(opened, office=None)
        assert rules.conceal(after, viewpoint).offices[ALEX] is None
    assert rules.redact(state, opened, REFEREE) == opened == rules.redact(state, opened, ALEX)


def test_that_research_is_under_way_is_secret_in_every_field() -> None:
    """R190: only finished military research is public."""
    rules = world_rules()
    state = with_office(table(3), ALEX, points=500)
    with_it = submit(state, Confirm(seat=ALEX, draft=Draft(research=FIELDS)))
    without = submit(state, Confirm(seat=ALEX))
    assert rules.conceal(with_it, CHRIS) == rules.conceal(without, CHRIS)
    assert rules.conceal(with_it, ALEX) != rules.conceal(without, ALEX)


def test_research_finished_now_counts_from_these_national_events_on() -> None:
    """R199, R200, R203: the reading used: shown first, credited last."""
    state = with_office(table(3), ALEX, studies=(Study("technology", 2, 6),), technology=1)
    after, _ = news_of(state, ALEX, 6)
    assert after.realms[ALEX].camp.infantry == 1
    state = with_office(table(3), ALEX, studies=(Study("economy", 1, 6),))
    after, _ = news_of(state, ALEX, 6)
    assert office(after, ALEX).income.economy == 3


def test_level_three_in_every_field_wins_when_it_is_shown() -> None:
    """R026, R252, A37: in the own national events, not when it is paid for."""
    state = with_office(table(3), ALEX, technology=3, economy=2, studies=(Study("economy", 3, 6),))
    state = with_realm(state, ALEX, military=3)
    waiting = until(submit(state, Confirm(seat=ALEX)), CHRIS, "headquarters")
    assert waiting.outcome is None
    end = until(submit(waiting, Confirm(seat=CHRIS)), ALEX, "headquarters")
    assert end.outcome is not None and end.step == "over"
    assert (end.outcome.winners, end.outcome.kind, end.outcome.rule) == ((ALEX,), "research", "R026")
    assert "new_technology" in pages(end, ALEX)


def test_who_wins_by_news_gives_up_no_units_to_sabotage_first() -> None:
    """R026, R087, R250: a victory ends the game at once."""
    state = in_camp(with_office(table(3), ALEX, technology=3, economy=3), ALEX, Units(tank=2, infantry=2))
    state = with_mail(with_realm(state, ALEX, military=3), ALEX, Notice("sabotage", amount=3))
    end = until(submit(state, Confirm(seat=ALEX)), ALEX, "headquarters")
    assert end.outcome is not None and end.toll is None and end.realms[ALEX].camp == Units(infantry=3, tank=2)
    assert world_rules().inconsistencies(end) == []


def test_two_fields_are_not_enough_and_the_quick_game_asks_for_less() -> None:
    """R026, R252, F13"""
    state = with_office(table(3), ALEX, technology=3, economy=2)
    state = with_realm(state, ALEX, military=3)
    assert until(submit(state, Confirm(seat=ALEX)), ALEX, "headquarters").outcome is None
    quick = replace(state, options=replace(state.options, scenario="quick_game"))
    end = until(submit(quick, Confirm(seat=ALEX)), ALEX, "headquarters").outcome
    assert end is not None and end.kind == "research"
