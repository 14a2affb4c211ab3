"""Secret missions and the badges that they bring."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.ids import SPECTATOR, Seat
from game.games.world.commands import Confirm
from game.games.world.events import BadgeAwarded
from game.games.world.missions import first_rows, open_missions, rounds_left
from game.games.world.model import (
    CATEGORIES,
    ActiveMission,
    Draft,
    Notice,
    Units,
    WorldOptions,
    WorldState,
)
from tests.games.world.headquarters_table import (
    ALEX,
    BOOK,
    CHRIS,
    envoy,
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

SUCCESSES = {
    "cunning": "sabotage_successful",
    "top_secret": "secret_information",
    "trade_war": "boycott_successful",
}


def on_mission(name: str, *, number: int = 5, battles_won: int = 0, **fields: Any) -> WorldState:
    """Alex has activated the mission in round `number`; its category's row begins with it."""
    state = with_office(table(3, number=number, scenario="homelands"), ALEX, points=1000, **fields)
    rows = office(state, ALEX).open_missions
    row = rows[BOOK.missions.missions[name].category]
    at = row.index(name)
    rows = {**rows, BOOK.missions.missions[name].category: (*row[at:], *row[:at])}
    state = replace(state, battles_won=battles_won)
    return visit(with_office(state, ALEX, open_missions=rows), mission=name)


def later(state: WorldState, number: int, *letters: Notice, entered: int | None = None) -> WorldState:
    """Alex's national events in round `number`."""
    if entered is not None:
        state = with_realm(state, ALEX, entered=entered)
    state, _ = news_of(with_mail(state, ALEX, *letters), ALEX, number)
    return replace(state, step="headquarters")


def is_fulfilled(state: WorldState) -> bool:
    """A badge was shown; nothing else ended the mission."""
    shown = "fame_and_glory" in pages(state, ALEX)
    assert not (shown and "mission_failed" in pages(state, ALEX))
    return shown


def test_three_missions_are_open_one_of_each_category() -> None:
    """R242, F14"""
    state = table(3)
    assert open_missions(office(state, ALEX)) == ("troop_strength", "troop_strength_2", "cunning")
    rows = first_rows(BOOK, WorldOptions())
    assert rows == {
        "military": ("troop_strength", "defence"),
        "strategic": ("troop_strength_2", "expansion", "foresight"),
        "special": ("cunning", "top_secret"),
    }
    assert sum(len(row) for row in rows.values()) == 7 == BOOK.missions.badges


def test_our_further_missions_are_played_in_our_own_scenarios_alone() -> None:
    """R242, R016"""
    extra = {name for name, mission in BOOK.missions.missions.items() if mission.extra}
    assert extra == {"trade_war", "blitz", "continent"}
    for name in BOOK.scenarios:
        rows = first_rows(BOOK, WorldOptions(scenario=name))  # type: ignore[arg-type]
        given = {mission for row in rows.values() for mission in row}
        assert (extra <= given) == BOOK.scenarios[name].extra and set(rows) == set(CATEGORIES)
        assert extra <= given or not extra & given


def test_a_mission_is_activated_and_only_one_at_a_time() -> None:
    """R243: no way to drop it is offered either."""
    state = table(3)
    assert refused(state, mission="defence") == ("R243", "mission_not_open", {"mission": "defence"})
    state = visit(state, mission="cunning")
    assert office(state, ALEX).mission == ActiveMission("cunning", 5)
    assert open_missions(office(state, ALEX)) == ()
    under_way = ("R243", "mission_active", {"mission": "cunning"})
    assert refused(state, mission="troop_strength") == under_way
    assert refused(state, mission="cunning") == under_way


def test_nothing_counts_that_is_not_activated() -> None:
    """R243"""
    state = with_office(table(3), ALEX, points=500)
    state = later(visit(state, units=Units(infantry=40)), 6, Notice("sabotage_successful", other=CHRIS))
    assert not is_fulfilled(state) and state.realms[ALEX].badges == 0


@pytest.mark.parametrize("name", ["cunning", "top_secret", "trade_war"])
def test_a_covert_success_counts_when_it_is_reported_in_one_of_the_next_three_rounds(name: str) -> None:
    """R244, R247, A54: counting from the next round; other deeds do not count."""
    told = Notice(SUCCESSES[name], other=CHRIS, levels=(0, 0, 0))  # type: ignore[arg-type]
    others = [Notice(kind, other=CHRIS) for key, kind in SUCCESSES.items() if key != name]  # type: ignore[arg-type]
    for number in (6, 7, 8):
        state = on_mission(name)
        for before in range(6, number):
            state = later(state, before, *others)
            assert not is_fulfilled(state) and office(state, ALEX).mission is not None
        state = later(state, number, told)
        assert is_fulfilled(state) and office(state, ALEX).mission is None
    state = on_mission(name)
    for number in (6, 7):
        state = later(state, number, *others)
        assert rounds_left(BOOK, office(state, ALEX).mission or ActiveMission("", 0), number) == 8 - number
    state = later(state, 8, *others)
    assert page(state, ALEX, "mission_failed").mission == name
    assert not is_fulfilled(state)


def test_a_sabotage_sent_in_the_activating_visit_counts_when_it_is_reported() -> None:
    """R244, A54: it is told in the next round, so it counts only from then on."""
    state = with_office(table(3), ALEX, spies=1)
    draft = Draft(mission="cunning", ventures=(envoy("sabotage", CHRIS),))
    state = submit(state, Confirm(seat=ALEX, draft=draft), rolls=(0,))
    assert office(state, ALEX).unshown_badges == 0 and office(state, ALEX).mission is not None
    state = until(state, ALEX, "headquarters")
    assert state.realms[ALEX].badges == 1


def test_thirty_units_ordered_in_four_visits_fulfil_troop_strength() -> None:
    """R245, A57: any kinds; the activating visit counts, free units do not; listed in two categories."""
    for name in ("troop_strength", "troop_strength_2"):
        state = on_mission(name, technology=2)
        for number, ordered in (
            (6, Units(infantry=5, tank=2)),
            (7, Units(aircraft=1)),
            (8, Units(infantry=21)),
        ):
            state = later(visit(replace(state, round=number - 1), units=ordered), number)
            assert not is_fulfilled(state)
        state = later(visit(replace(state, round=8), units=Units(infantry=1)), 9)
        assert is_fulfilled(state)
    state = on_mission("troop_strength")
    for number in (6, 7, 8):
        state = later(visit(replace(state, round=number - 1), units=Units(infantry=9)), number)
    state = later(visit(replace(state, round=8), units=Units(infantry=2)), 9)
    assert "mission_failed" in pages(state, ALEX)


def test_troop_strength_is_fulfilled_as_soon_as_thirty_are_ordered() -> None:
    """R245, A54"""
    state = with_office(table(3), ALEX, points=180)
    state = later(visit(state, mission="troop_strength", units=Units(infantry=30)), 6)
    assert is_fulfilled(state)


def test_defence_holds_for_five_rounds_if_no_entered_value_is_below_the_one_before() -> None:
    """R246, A55: only at the end; each value is measured against the last."""
    state = with_realm(table(3), ALEX, entered=60)
    state = with_office(state, ALEX, open_missions={"military": ("defence", "troop_strength")})
    state = visit(state, mission="defence")
    for number, entered in ((6, 60), (7, 64), (8, 64), (9, 70)):
        state = later(state, number, entered=entered)
        assert not is_fulfilled(state)
    assert is_fulfilled(later(state, 10, entered=70))
    assert "mission_failed" in pages(later(state, 10, entered=69), ALEX)


def test_defence_is_lost_by_one_fall_and_that_is_told_when_its_time_is_over() -> None:
    """R246, A55: 60, 66, 65: a fall against the value before, though above the first."""
    state = with_realm(table(3), ALEX, entered=60)
    state = with_office(state, ALEX, open_missions={"military": ("defence", "troop_strength")})
    state = visit(state, mission="defence")
    for number, entered in ((6, 66), (7, 65), (8, 80), (9, 90)):
        state = later(state, number, entered=entered)
        assert "mission_failed" not in pages(state, ALEX)
    state = later(state, 10, entered=90)
    assert page(state, ALEX, "mission_failed").mission == "defence" and not is_fulfilled(state)


def test_expansion_wants_fifteen_points_of_income_more_by_conquest_or_research() -> None:
    """R248, A56: tributes do not help, boycotts do not harm."""
    start = with_office(with_realm(table(3), ALEX, entered=50), ALEX, economy=0)
    start, _ = news_of(start, ALEX, 5)
    start = with_office(start, ALEX, open_missions={"strategic": ("expansion", "foresight")})
    state = visit(start, mission="expansion")
    gift, loss = Notice("tributes_received", other=CHRIS, amount=40), Notice("boycott", amount=12)
    state = later(state, 6, gift, entered=64)
    assert not is_fulfilled(state)
    assert is_fulfilled(later(state, 7, loss, entered=65))
    assert is_fulfilled(later(with_office(state, ALEX, economy=1), 7, entered=62))  # 62 + 3
    for number in (7, 8, 9):
        state = later(state, number, entered=60)
    assert page(later(state, 10, entered=64), ALEX, "mission_failed").mission == "expansion"


def test_a_hundred_saved_points_at_the_end_of_a_turn_fulfil_foresight() -> None:
    """R249: what is spent in the visit is not saved; the badge is shown in the next events (A58)."""
    rows = {"strategic": ("foresight", "troop_strength_2", "expansion")}
    start = with_office(table(3), ALEX, open_missions=rows, points=106)
    spent = visit(start, mission="foresight", units=Units(infantry=2))
    assert office(spent, ALEX).points == 94 and office(spent, ALEX).mission is not None
    kept = visit(start, mission="foresight", units=Units(infantry=1))
    assert office(kept, ALEX).points == 100
    assert office(kept, ALEX).mission is None and office(kept, ALEX).unshown_badges == 1
    assert kept.realms[ALEX].badges == 0
    shown = later(kept, 6)
    assert is_fulfilled(shown) and shown.realms[ALEX].badges == 1 and office(shown, ALEX).unshown_badges == 0


def test_points_credited_in_national_events_are_not_saved_yet_and_time_runs_ninety_nine_rounds() -> None:
    """R249: only what is left at the end of the own turn counts."""
    rows = {"strategic": ("foresight", "troop_strength_2", "expansion")}
    state = visit(with_office(table(3), ALEX, open_missions=rows, points=50), mission="foresight")
    state = later(state, 6, entered=60)
    assert office(state, ALEX).points == 110 and not is_fulfilled(state)
    state = visit(replace(state, round=6), units=Units(infantry=2))
    assert office(state, ALEX).mission is not None
    waiting = later(replace(state, round=102), 103, entered=0)
    assert "mission_failed" not in pages(waiting, ALEX)
    assert "mission_failed" in pages(later(waiting, 104, entered=0), ALEX)
    assert office(visit(replace(waiting, round=103)), ALEX).unshown_badges == 0
    assert office(visit(with_office(replace(waiting, round=103), ALEX, points=100)), ALEX).unshown_badges == 1


def test_four_battles_won_in_one_later_turn_fulfil_blitz() -> None:
    """R242 (our addition): battles of the activating turn and of several turns together do not count."""
    state = later(on_mission("blitz", battles_won=4), 6)
    assert not is_fulfilled(state)
    for number in (6, 7):
        state = later(visit(replace(state, round=number, battles_won=3)), number + 1)
        assert not is_fulfilled(state)
    state = later(visit(replace(state, round=8, battles_won=4)), 9)
    assert is_fulfilled(state)


def test_a_whole_continent_fulfils_continental_power() -> None:
    """R242 (our addition)"""
    state = later(on_mission("continent"), 6)
    assert not is_fulfilled(state)
    ground = world_rules().ground
    held = dict.fromkeys(ground.members["south_america"], ALEX)
    assert is_fulfilled(later(replace(state, owners={**state.owners, **held}), 7))


def test_the_next_mission_of_a_row_opens_and_a_failed_one_comes_again_after_the_others() -> None:
    """R242, R243: fulfilled and failed ones go to the end of their row."""
    won = later(on_mission("cunning"), 6, Notice("sabotage_successful", other=CHRIS))
    assert office(won, ALEX).open_missions["special"] == ("top_secret", "trade_war", "cunning")
    lost = on_mission("cunning")
    for number in (6, 7, 8):
        lost = later(lost, number)
    assert office(lost, ALEX).open_missions["special"] == ("top_secret", "trade_war", "cunning")
    assert "top_secret" in open_missions(office(lost, ALEX))
    assert office(visit(lost, mission="top_secret"), ALEX).mission == ActiveMission("top_secret", 8)


def test_one_badge_a_mission_is_shown_to_all_at_once_without_naming_the_mission() -> None:
    """R093, R242, A58"""
    state = with_realm(on_mission("cunning"), ALEX, badges=2)
    state = with_mail(state, ALEX, Notice("sabotage_successful", other=CHRIS))
    after, events = news_of(state, ALEX, 6)
    assert page(after, ALEX, "fame_and_glory") == Notice("fame_and_glory", amount=3)
    assert BadgeAwarded(seat=ALEX, badges=3) in events and after.realms[ALEX].badges == 3
    assert world_rules().conceal(after, SPECTATOR).realms[ALEX].badges == 3


def test_the_seventh_badge_wins_in_the_national_events() -> None:
    """R027, R250, R253, A37"""
    state = with_office(with_realm(table(3), ALEX, badges=6), ALEX, unshown_badges=1)
    waiting = until(submit(state, Confirm(seat=ALEX)), Seat(2), "headquarters")
    assert waiting.outcome is None
    end = until(waiting, ALEX, "headquarters")
    assert end.outcome is not None and end.realms[ALEX].badges == 7
    assert (end.outcome.winners, end.outcome.kind, end.outcome.rule) == ((ALEX,), "missions", "R027")
    six = with_office(with_realm(table(3), ALEX, badges=5), ALEX, unshown_badges=1)
    assert until(submit(six, Confirm(seat=ALEX)), ALEX, "headquarters").outcome is None


def test_which_mission_is_active_is_nobody_elses_business() -> None:
    """R242"""
    rules = world_rules()
    ends = [
        rules.conceal(submit(table(3), Confirm(seat=ALEX, draft=Draft(mission=name))), CHRIS)
        for name in (None, "cunning", "troop_strength", "troop_strength_2")
    ]
    assert all(end == ends[0] for end in ends)
