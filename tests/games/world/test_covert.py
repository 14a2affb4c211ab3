"""Espionage, sabotage, boycott: chances, rolls, who learns what."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.games.world.commands import Confirm
from game.games.world.covert import attempt, chance_of, known_chance
from game.games.world.model import Deed, Draft, Intel, Notice, Order, Toll, Units, WorldState
from tests.games.world.headquarters_table import (
    ALEX,
    BOOK,
    CHRIS,
    KIM,
    attempts,
    envoy,
    in_camp,
    mail_of,
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

COVERT: tuple[Deed, ...] = ("boycott", "espionage", "sabotage")
HIT, MISS, CAUGHT, UNSEEN = 0, 99, 0, 99


def agents(state: WorldState, *seats: int, count: int = 3) -> WorldState:
    """Diplomats and spies at home."""
    for seat in seats:
        state = with_office(state, ALEX if seat == 0 else CHRIS, diplomats=count, spies=count)
    return state


@pytest.mark.parametrize(
    ("deed", "base", "step"), [("espionage", 75, 7), ("sabotage", 60, 6), ("boycott", 60, 6)]
)
def test_every_idle_agent_at_the_target_lowers_the_chance(deed: Deed, base: int, step: int) -> None:
    """R208, R213, R233, R235, R240: the agents of the kind that is sent; never below 5 percent."""
    for guards in range(11):
        kind = "diplomats" if deed == "boycott" else "spies"
        state = with_office(table(3), CHRIS, **{kind: guards})
        assert chance_of(BOOK, state, deed, ALEX, CHRIS) == max(5, base - step * guards)
        other = with_office(table(3), CHRIS, **{"spies" if kind == "diplomats" else "diplomats": guards})
        assert chance_of(BOOK, other, deed, ALEX, CHRIS) == base


@pytest.mark.parametrize("deed", COVERT)
def test_technology_1_adds_ten_percent_in_sending_and_in_warding_off(deed: Deed) -> None:
    """R198, R213, R235, R240"""
    base = BOOK.agents.covert[deed].base
    mine = with_office(table(3), ALEX, technology=1)
    theirs = with_office(table(3), CHRIS, technology=1)
    assert chance_of(BOOK, mine, deed, ALEX, CHRIS) == base + 10
    assert chance_of(BOOK, theirs, deed, ALEX, CHRIS) == base - 10
    assert chance_of(BOOK, with_office(mine, CHRIS, technology=3), deed, ALEX, CHRIS) == base


@pytest.mark.parametrize(
    ("actor", "target", "changes"),
    [
        ("soviet_union", None, {"espionage": 20, "sabotage": 20, "boycott": 0}),
        (None, "soviet_union", {"espionage": 0, "sabotage": 0, "boycott": 0}),
        (None, "canada", {"espionage": -20, "sabotage": -20, "boycott": -20}),
        ("canada", None, {"espionage": 0, "sabotage": 0, "boycott": 0}),
        ("india", None, {"espionage": 0, "sabotage": 0, "boycott": 20}),
        (None, "india", {"espionage": 0, "sabotage": 0, "boycott": -20}),
        ("soviet_union", "canada", {"espionage": 0, "sabotage": 0, "boycott": -20}),
    ],
)
def test_nations_skills_change_the_chances(
    actor: str | None, target: str | None, changes: dict[Deed, int]
) -> None:
    """R213, R235, R240, R031: the factor of the nation's special ability; none with skills off."""
    nations = (actor, target)
    for deed, change in changes.items():
        base = BOOK.agents.covert[deed].base
        assert chance_of(BOOK, table(3, nations=nations), deed, ALEX, CHRIS) == base + change
        off = table(3, nations=nations, special_skills="off")
        assert chance_of(BOOK, off, deed, ALEX, CHRIS) == base


def test_chances_stay_between_five_and_ninety_five_percent() -> None:
    """R213, R235, R240"""
    strong = with_office(table(3, nations=("soviet_union", None)), ALEX, technology=1)
    assert chance_of(BOOK, strong, "espionage", ALEX, CHRIS) == 95
    weak = with_office(table(3, nations=(None, "canada")), CHRIS, spies=10, technology=1)
    assert chance_of(BOOK, weak, "sabotage", ALEX, CHRIS) == 5


def test_the_sender_can_tell_no_more_of_the_chance_than_it_knows() -> None:
    """R213, R235: what a screen may show: lowest and highest chance, from the sender's own view."""
    rules = world_rules()
    state = with_office(table(3, nations=("soviet_union", "canada")), ALEX, technology=1)
    for spies, technology in ((0, 0), (10, 1), (4, 3)):
        true = with_office(state, CHRIS, spies=spies, technology=technology)
        assert known_chance(BOOK, rules.conceal(true, ALEX), "espionage", ALEX, CHRIS) == (5, 85)
        assert 5 <= chance_of(BOOK, true, "espionage", ALEX, CHRIS) <= 85
    told = with_office(state, ALEX, intel=(Intel(CHRIS, 3, (0, 1, 0)),))
    assert known_chance(BOOK, rules.conceal(told, ALEX), "espionage", ALEX, CHRIS) == (5, 75)


def test_a_deed_is_decided_when_headquarters_is_confirmed_by_one_roll_in_the_log() -> None:
    """A45: against the agents idle then, those under way do not count."""
    state = with_office(agents(table(3), 0), CHRIS, spies=2, orders=(Order("spy", 5, 6),))
    (done,) = attempts(state, envoy("espionage", CHRIS), rolls=(60,))
    assert (done.percent, done.roll, done.is_success) == (61, 60, True)
    (done,) = attempts(state, envoy("espionage", CHRIS), rolls=(61, UNSEEN))
    assert (done.roll, done.is_success, done.is_caught) == (61, False, False)


def test_agents_sent_this_visit_do_not_ward_off_any_more() -> None:
    """A44: used up on every action, at once; also when it fails."""
    state = agents(table(3), 0, 1)
    after = visit(
        state, ventures=(envoy("sabotage", CHRIS), envoy("espionage", CHRIS)), rolls=(MISS, UNSEEN, HIT)
    )
    assert office(after, ALEX).spies == 1
    assert chance_of(BOOK, after, "espionage", CHRIS, ALEX) == 75 - 7


def test_without_spies_there_is_neither_espionage_nor_sabotage() -> None:
    """R231"""
    state = with_office(table(3), ALEX, points=50, diplomats=3)
    for deed in ("espionage", "sabotage"):
        assert refused(state, ventures=(envoy(deed, CHRIS),)) == ("R231", "not_enough_spies", {"there": 0})
    one = with_office(state, ALEX, spies=1)
    both = (envoy("espionage", CHRIS), envoy("sabotage", CHRIS))
    assert refused(one, ventures=both) == ("R231", "not_enough_spies", {"there": 1})
    assert refused(one, ventures=both[:1], spies=1, units=Units(infantry=8))[1] == "not_enough_points"


def test_hired_spies_serve_from_the_next_round_on() -> None:
    """R102, R232"""
    state = with_office(table(3), ALEX, points=20)
    assert refused(state, spies=1, ventures=(envoy("sabotage", CHRIS),))[0] == "R231"
    state = visit(state, spies=3)
    assert office(state, ALEX).points == 20 - 12 and office(state, ALEX).spies == 0
    assert chance_of(BOOK, state, "sabotage", CHRIS, ALEX) == 60
    state, _ = news_of(state, ALEX, 6)
    assert page(state, ALEX, "new_spies").amount == 3 and office(state, ALEX).spies == 3
    assert chance_of(BOOK, state, "sabotage", CHRIS, ALEX) == 42


def test_no_more_than_ten_spies_may_be_held() -> None:
    """R233, A43: those who wait to serve count, those who are sent out do not."""
    state = with_office(table(3), ALEX, points=200, spies=8)
    assert refused(state, spies=3) == ("R233", "too_many_spies", {"most": 10})
    assert office(visit(state, spies=2), ALEX).orders == (Order("spy", 2, 6),)
    assert visit(state, spies=3, ventures=(envoy("sabotage", CHRIS),)) is not None
    waiting = with_office(state, ALEX, orders=(Order("spy", 2, 6),))
    assert refused(waiting, spies=1)[1] == "too_many_spies"


def test_espionage_tells_the_research_levels_in_the_senders_next_events() -> None:
    """R106, R234"""
    state = with_realm(with_office(agents(table(3), 0), CHRIS, technology=2, economy=1), CHRIS, military=3)
    state = visit(state, ventures=(envoy("espionage", CHRIS),), rolls=(HIT,))
    assert office(state, ALEX).intel == () and mail_of(state, CHRIS) == ()
    after, _ = news_of(state, ALEX, 6)
    notice = page(after, ALEX, "secret_information")
    assert (notice.other, notice.levels) == (CHRIS, (3, 2, 1))
    assert office(after, ALEX).intel == (Intel(CHRIS, 6, (3, 2, 1)),)
    assert after.bulletins == ()
    victim, _ = news_of(after, CHRIS, 6)
    assert [page.kind for page in office(victim, CHRIS).news] == [
        "production_points"
    ]  # a success leaves no trace at the target


def test_a_second_report_replaces_the_first() -> None:
    """R234"""
    state = with_office(
        agents(table(3), 0), ALEX, intel=(Intel(CHRIS, 2, (0, 0, 0)), Intel(KIM, 3, (1, 0, 0)))
    )
    state = visit(state, ventures=(envoy("espionage", CHRIS),), rolls=(HIT,))
    after, _ = news_of(with_office(state, CHRIS, technology=1), ALEX, 6)
    assert office(after, ALEX).intel == (Intel(CHRIS, 6, (0, 0, 0)), Intel(KIM, 3, (1, 0, 0)))


@pytest.mark.parametrize("deed", COVERT)
def test_a_failure_is_told_to_the_sender_and_half_the_time_the_target_learns_who(deed: Deed) -> None:
    """R098, R099, R100, R104, R105, R107, R108, R109, R212, R214, R236, R241, A48"""
    caught = "diplomat_caught" if deed == "boycott" else "spy_caught"
    for second, kind, name in ((49, caught, ALEX), (50, f"{deed}_foiled", None)):
        state = visit(agents(table(3), 0, 1), ventures=(envoy(deed, CHRIS),), rolls=(MISS, second))
        sender, _ = news_of(state, ALEX, 6)
        assert page(sender, ALEX, f"{deed}_failed").other == CHRIS
        target, _ = news_of(sender, CHRIS, 6)
        assert page(target, CHRIS, kind).other == name
        assert target.bulletins == ()
        assert mail_of(state, KIM) == ()


def test_half_of_the_failures_are_caught_and_successes_come_as_often_as_said() -> None:
    """R214, R236, R241: 4,000 visits with real rolls; within four standard deviations."""
    state = agents(table(3), 0, count=10)
    state = with_office(state, CHRIS, spies=4)
    done, failed, caught = 0, 0, 0
    for number in range(4000):
        tried = attempt(BOOK, state, ALEX, envoy("sabotage", CHRIS), Chance("often", number))
        assert tried.percent == 36
        done += tried.is_success
        failed += not tried.is_success
        caught += tried.is_caught
    assert abs(done - 0.36 * 4000) < 4 * (4000 * 0.36 * 0.64) ** 0.5
    assert abs(caught - failed / 2) < 4 * (failed / 4) ** 0.5


def test_a_sabotage_takes_three_units_of_the_victims_choice_out_of_the_base_camp() -> None:
    """R087, R090, R103, R239, A47, A49, F09: three of seven; the victim is not told by whom."""
    state = in_camp(agents(table(3), 0), CHRIS, Units(infantry=4, tank=2, aircraft=1))
    state = visit(state, ventures=(envoy("sabotage", CHRIS),), rolls=(HIT,))
    sender, _ = news_of(state, ALEX, 6)
    assert (page(sender, ALEX, "sabotage_successful").other, sender.toll) == (CHRIS, None)
    state, _ = news_of(sender, CHRIS, 6)
    notice = page(state, CHRIS, "sabotage")
    assert notice in state.bulletins and (notice.amount, notice.other) == (3, None)
    assert state.toll == Toll(CHRIS, 3)
    assert state.realms[CHRIS].camp.total == 7


def test_a_sabotage_takes_no_more_than_there_is() -> None:
    """R088"""
    for there, toll in ((Units(tank=2), Toll(CHRIS, 2)), (Units(), None)):
        state = in_camp(with_mail(table(3), CHRIS, Notice("sabotage", amount=3)), CHRIS, there)
        state, _ = news_of(state, CHRIS, 6)
        assert page(state, CHRIS, "sabotage").amount == 3 and state.toll == toll


def test_several_sabotages_add_up_and_reinforcements_are_not_safe_from_them() -> None:
    """R087, A49: the units that arrive in these events are in the Base Camp by then."""
    state = with_mail(table(3), CHRIS, *[Notice("sabotage", amount=3)] * 2)
    state = with_office(state, CHRIS, orders=(Order("infantry", 8, 6),))
    state, _ = news_of(state, CHRIS, 6)
    assert pages(state, CHRIS)[:3] == ["troop_reinforcements", "sabotage", "sabotage"]
    assert state.toll == Toll(CHRIS, 6)


def test_a_cuban_sabotage_destroys_one_unit_more() -> None:
    """R038, R239"""
    for skills, amount in (("on", 4), ("off", 3)):
        state = agents(table(3, nations=("cuba",), special_skills=skills), 0)
        state = visit(state, ventures=(envoy("sabotage", CHRIS),), rolls=(HIT,))
        assert mail_of(state, CHRIS) == (Notice("sabotage", amount=amount),)


@pytest.mark.parametrize(("players", "points"), [(2, 18), (3, 12), (4, 10), (5, 8), (6, 6)])
def test_a_boycott_costs_two_infantry_and_gains_nothing(players: int, points: int) -> None:
    """R091, R097, R211, A47"""
    state = visit(agents(table(players), 0), ventures=(envoy("boycott", CHRIS),), rolls=(HIT,))
    sender, _ = news_of(state, ALEX, 6)
    assert page(sender, ALEX, "boycott_successful").other == CHRIS
    assert office(sender, ALEX).income.credited == sender.realms[ALEX].entered
    target, _ = news_of(sender, CHRIS, 6)
    notice = page(target, CHRIS, "boycott")
    assert notice in target.bulletins and (notice.amount, notice.other) == (points, None)
    assert office(target, CHRIS).income.credited == (target.realms[CHRIS].entered or 0) - points


def test_partners_may_be_harmed_too() -> None:
    """R216, R238"""
    state = with_office(agents(table(3), 0), ALEX, allies=(CHRIS,))
    ventures = tuple(envoy(deed, CHRIS) for deed in COVERT)
    after = visit(state, ventures=ventures, rolls=(HIT, HIT, HIT))
    assert [letter.kind for letter in mail_of(after, CHRIS)] == ["boycott", "sabotage"]
    assert office(after, ALEX).allies == (CHRIS,)


def test_one_deed_of_each_kind_against_each_player_a_visit() -> None:
    """A46"""
    state = agents(table(3), 0, count=10)
    twice = (envoy("sabotage", CHRIS), envoy("sabotage", CHRIS))
    assert refused(state, ventures=twice)[:2] == ("A46", "deed_twice")
    ventures = tuple(envoy(deed, seat) for deed in COVERT for seat in (CHRIS, KIM))
    assert len(attempts(state, *ventures)) == 6


def test_nobody_is_a_target_who_is_out_or_oneself_or_not_there() -> None:
    """R211, R234, R239, A33"""
    state = with_realm(agents(table(3), 0), CHRIS, is_out=True)
    rules = {"boycott": "R211", "espionage": "R234", "sabotage": "R239"}
    for deed in COVERT:
        assert refused(state, ventures=(envoy(deed, CHRIS),))[:2] == (rules[deed], "player_out")
        assert refused(state, ventures=(envoy(deed, ALEX),))[:2] == (rules[deed], "not_oneself")


def test_the_sender_hears_of_it_only_in_its_next_events() -> None:
    """R212, R234, R239: nothing in its own headquarters tells how it went."""
    rules = world_rules()
    state = agents(table(3), 0)
    draft = Draft(ventures=tuple(envoy(deed, CHRIS) for deed in COVERT))
    worlds = [submit(state, Confirm(seat=ALEX, draft=draft), rolls) for rolls in ((0, 0, 0), (99, 0) * 3)]
    assert worlds[0] != worlds[1]
    assert rules.conceal(worlds[0], ALEX) == rules.conceal(worlds[1], ALEX)
    told = [pages(until(world, ALEX, "news"), ALEX) for world in worlds]
    assert told[0][:3] == ["boycott_successful", "sabotage_successful", "secret_information"]
    assert told[1][:3] == ["boycott_failed", "sabotage_failed", "espionage_failed"]
