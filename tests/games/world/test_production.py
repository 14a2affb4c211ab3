"""Units and agents that are paid for, wait and arrive; and what a turn's points are made of."""

from __future__ import annotations

import pytest

from game.games.world.commands import Confirm
from game.games.world.events import SparePiecesTaken, UnitsArrived
from game.games.world.model import NO_UNITS, UNIT_KINDS, Draft, Income, Notice, Order, Units
from game.games.world.production import cost_of_agent, cost_of_units
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
)

TANKS_3 = Units(tank=3)


@pytest.mark.parametrize(
    ("players", "prices"), [(2, (9, 12, 15)), (3, (6, 8, 10)), (4, (5, 6, 8)), (5, (4, 5, 6)), (6, (3, 4, 5))]
)
def test_units_cost_what_the_number_of_players_says(players: int, prices: tuple[int, int, int]) -> None:
    """R011, R013, R014, R177, R179: 9, 12, 15 for two, 6, 8, 10 for three; then 3, 4, 5 times 6 / players."""
    for kind, price, base in zip(UNIT_KINDS, prices, (3, 4, 5), strict=True):
        state = with_office(table(players), ALEX, points=100)
        after = visit(state, units=Units(**{kind: 2}))
        assert office(after, ALEX).points == 100 - 2 * price
        assert price == (base * 6 * 2 + players) // (2 * players)


def test_unspent_points_are_kept() -> None:
    """R174"""
    state = with_office(table(3), ALEX, points=50)
    draft = Draft(units=Units(infantry=2, tank=1))
    after = submit(state, Confirm(seat=ALEX, draft=draft))
    assert office(after, ALEX).points == 50 - 12 - 8
    again = until(after, ALEX, "headquarters")
    assert again.round == state.round + 1
    assert office(again, ALEX).points == 30 + (again.realms[ALEX].entered or 0)


def test_nothing_can_be_bought_beyond_the_points() -> None:
    """R174"""
    state = with_office(table(3), ALEX, points=17)
    assert refused(state, units=Units(infantry=3)) == ("R174", "not_enough_points", {"cost": 18, "there": 17})
    assert office(visit(state, units=Units(infantry=1, aircraft=1)), ALEX).points == 1
    assert refused(state, units=Units(infantry=-1, aircraft=2))[:2] == ("R184", "order_below_zero")


@pytest.mark.parametrize(("kind", "rounds"), [("infantry", 1), ("tank", 2), ("aircraft", 3)])
def test_units_arrive_after_their_production_time_and_only_then_leave_the_supply(
    kind: str, rounds: int
) -> None:
    """R179, R185, R089, A41"""
    ordered = Units(**{kind: 3})
    before = with_office(table(3, number=4), ALEX, points=60)
    state = visit(before, units=ordered)
    assert office(state, ALEX).orders == (Order(kind, 3, 4 + rounds),)  # type: ignore[arg-type]
    assert state.realms[ALEX].supply == before.realms[ALEX].supply and state.realms[ALEX].camp == NO_UNITS
    for number in range(5, 4 + rounds):
        state, events = news_of(state, ALEX, number)
        assert "troop_reinforcements" not in pages(state, ALEX)
        assert not any(isinstance(event, UnitsArrived) for event in events)
    state, events = news_of(state, ALEX, 4 + rounds)
    assert page(state, ALEX, "troop_reinforcements").units == ordered
    assert UnitsArrived(seat=ALEX, units=ordered, cause="reinforcements") in events
    assert state.realms[ALEX].camp == ordered
    assert state.realms[ALEX].supply == before.realms[ALEX].supply - ordered
    assert office(state, ALEX).orders == ()


def test_units_of_several_visits_that_are_due_together_come_together() -> None:
    """R185"""
    state = with_office(table(3, number=4), ALEX, points=100)
    state = visit(state, units=TANKS_3)
    state, _ = news_of(state, ALEX, 5)
    state = visit(state, units=Units(infantry=2, tank=1))
    state, _ = news_of(state, ALEX, 6)
    assert state.realms[ALEX].camp == Units(infantry=2, tank=3)
    state, _ = news_of(state, ALEX, 7)
    assert state.realms[ALEX].camp == Units(infantry=2, tank=4)


def test_an_empty_supply_takes_pieces_of_colours_nobody_plays() -> None:
    """A42, F11"""
    state = in_camp(table(3), ALEX, Units(tank=9))
    state = with_office(state, ALEX, orders=(Order("tank", 4, 6),))
    after, events = news_of(state, ALEX, 6)
    assert SparePiecesTaken(seat=ALEX, units=TANKS_3) in events
    assert after.realms[ALEX].camp.tank == 13 and after.realms[ALEX].supply.tank == 0
    assert after.spare.tank == state.spare.tank - 3
    assert page(after, ALEX, "troop_reinforcements").units == Units(tank=4)


def test_without_any_piece_left_units_wait_in_the_queue() -> None:
    """A42: six players leave no spare colour; nothing bought is lost."""
    state = in_camp(table(6), ALEX, Units(tank=9))
    assert state.spare == NO_UNITS
    state = with_office(state, ALEX, orders=(Order("tank", 2, 6), Order("tank", 2, 7)))
    state, _ = news_of(state, ALEX, 6)
    assert state.realms[ALEX].camp.tank == 10
    assert office(state, ALEX).orders == (Order("tank", 1, 6), Order("tank", 2, 7))
    state, _ = news_of(state, ALEX, 7)
    assert "troop_reinforcements" not in pages(state, ALEX)
    realm = state.realms[ALEX]
    freed = Units(tank=2)
    state = with_realm(state, ALEX, camp=realm.camp - freed, supply=realm.supply + freed)
    state, _ = news_of(state, ALEX, 8)
    assert page(state, ALEX, "troop_reinforcements").units == freed
    assert office(state, ALEX).orders == (Order("tank", 1, 7),)


def test_technology_2_brings_an_infantry_every_round_in_the_reinforcements() -> None:
    """R199"""
    state = with_office(table(3), ALEX, technology=2)
    for number in (6, 7):
        before = state.realms[ALEX].camp.infantry
        state, _ = news_of(state, ALEX, number)
        assert page(state, ALEX, "troop_reinforcements").units == Units(infantry=1)
        assert state.realms[ALEX].camp.infantry == before + 1
    without, _ = news_of(with_office(table(3), ALEX, technology=1), ALEX, 6)
    assert "troop_reinforcements" not in pages(without, ALEX)


def test_china_has_an_infantry_more_every_round_unless_skills_are_off() -> None:
    """R031, R038: the nation's skill; with Technology 2 it makes two."""
    china, _ = news_of(table(3, nations=("china",)), ALEX, 6)
    assert page(china, ALEX, "troop_reinforcements").units == Units(infantry=1)
    both, _ = news_of(with_office(table(3, nations=("china",)), ALEX, technology=2), ALEX, 6)
    assert page(both, ALEX, "troop_reinforcements").units == Units(infantry=2)
    off, _ = news_of(table(3, nations=("china",), special_skills="off"), ALEX, 6)
    assert "troop_reinforcements" not in pages(off, ALEX)


def test_fifty_points_become_fifty_five_by_technology_3() -> None:
    """R200, R201, R076: the percent is not part of what was entered."""
    state = with_realm(with_office(table(3), ALEX, technology=3, points=7), ALEX, entered=50)
    after, _ = news_of(state, ALEX, 6)
    assert office(after, ALEX).income == Income(entered=50, percent=5)
    assert page(after, ALEX, "production_points").amount == 55
    assert office(after, ALEX).points == 7 + 55
    assert after.realms[ALEX].entered == 50


@pytest.mark.parametrize(("entered", "percent"), [(0, 0), (4, 0), (5, 1), (14, 1), (15, 2), (44, 4), (45, 5)])
def test_a_tenth_is_rounded_half_up(entered: int, percent: int) -> None:
    """A38"""
    state = with_realm(with_office(table(3), ALEX, technology=3), ALEX, entered=entered)
    after, _ = news_of(state, ALEX, 6)
    assert office(after, ALEX).income.percent == percent


@pytest.mark.parametrize(
    ("players", "levels"),
    [(2, (5, 9, 14)), (3, (3, 6, 9)), (4, (3, 5, 8)), (5, (2, 4, 6)), (6, (2, 3, 5))],
)
def test_economy_levels_bring_points_each_round_and_add_up(players: int, levels: tuple[int, ...]) -> None:
    """R203, R204, R205, R011, A39, A40: about half, one and one and a half infantry."""
    for level in (0, 1, 2, 3):
        after, _ = news_of(with_office(table(players), ALEX, economy=level), ALEX, 6)
        assert office(after, ALEX).income.economy == sum(levels[:level])
    infantry = BOOK.cost_of_unit("infantry", players)
    assert levels[1] == infantry and abs(levels[2] - 1.5 * infantry) <= 0.5


def test_germany_is_credited_an_infantry_worth_more() -> None:
    """R032, R076, F04: added by the program after entering; off with the skills."""
    for players, points in ((2, 9), (3, 6), (4, 5), (5, 4), (6, 3)):
        after, _ = news_of(table(players, nations=("germany",)), ALEX, 6)
        entered = after.realms[ALEX].entered or 0
        assert office(after, ALEX).income == Income(entered=entered, skill=points)
        assert page(after, ALEX, "production_points").amount == entered + points
    off, _ = news_of(table(3, nations=("germany",), special_skills="off"), ALEX, 6)
    assert office(off, ALEX).income.skill == 0


def test_income_is_added_up_before_boycotts_are_taken_off_and_tributes_come_last() -> None:
    """A38: entered 40, a tenth, economy 3, skill 6, less 12, plus 5."""
    state = with_office(table(3, nations=("germany",)), ALEX, technology=3, economy=1)
    state = with_realm(state, ALEX, entered=40)
    state = with_mail(state, ALEX, Notice("boycott", amount=12), _tribute(5))
    after, _ = news_of(state, ALEX, 6)
    income = office(after, ALEX).income
    assert income == Income(entered=40, percent=4, economy=3, skill=6, boycotts=12, tributes=5)
    assert income.own == 53 and income.credited == 46
    assert page(after, ALEX, "production_points").amount == 46 == office(after, ALEX).points


def test_boycotts_take_nothing_below_zero_and_no_tribute() -> None:
    """A38"""
    state = with_realm(with_office(table(3), ALEX, points=9), ALEX, entered=10)
    state = with_mail(state, ALEX, *[Notice("boycott", amount=12)] * 2, _tribute(7))
    after, _ = news_of(state, ALEX, 6)
    assert office(after, ALEX).income.credited == 7
    assert office(after, ALEX).points == 16


def test_prices_are_those_of_the_players_who_began() -> None:
    """R011, A33: nobody's prices change when another is out."""
    state = with_realm(with_office(table(3), ALEX, points=30), CHRIS, is_out=True)
    assert office(visit(state, units=Units(infantry=1)), ALEX).points == 24
    assert cost_of_units(BOOK, Units(infantry=1, tank=2, aircraft=3), 3) == 6 + 16 + 30
    assert [cost_of_agent(BOOK, "spy", players) for players in range(2, 7)] == [6, 4, 3, 2, 2]
    assert [cost_of_agent(BOOK, "diplomat", players) for players in range(2, 7)] == [6, 4, 3, 2, 2]


def _tribute(points: int) -> Notice:
    return Notice("tributes_received", other=CHRIS, amount=points)
