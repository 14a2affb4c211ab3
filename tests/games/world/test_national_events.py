"""Phase 2: the pages of the national events, what must be done before going on, and who sees what."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import REFEREE, SPECTATOR
from game.core.messages import Illegal
from game.games.world import WORLD
from game.games.world.commands import CloseNews, Confirm, LoseUnit
from game.games.world.events import NewsOpened
from game.games.world.model import (
    PUBLIC_NOTICES,
    ActiveMission,
    Notice,
    NoticeKind,
    Order,
    Study,
    Units,
    WorldState,
)
from tests.games.world.headquarters_table import (
    ALEX,
    CHRIS,
    KIM,
    in_camp,
    news_of,
    office,
    pages,
    submit,
    table,
    until,
    with_mail,
    with_office,
    with_realm,
    world_rules,
)

LETTERS = (
    Notice("alliance_offer", other=KIM),
    Notice("spy_caught", other=KIM),
    Notice("espionage_foiled"),
    Notice("espionage_failed", other=CHRIS),
    Notice("secret_information", other=CHRIS, levels=(1, 2, 0)),
    Notice("sabotage_foiled"),
    Notice("sabotage_failed", other=KIM),
    Notice("sabotage_successful", other=CHRIS, amount=3),
    Notice("alliance_dissolved", other=CHRIS),
    Notice("alliance_declined", other=KIM),
    Notice("alliance_accepted", other=CHRIS),
    Notice("diplomat_caught", other=CHRIS),
    Notice("boycott_foiled"),
    Notice("boycott_failed", other=CHRIS),
    Notice("boycott_successful", other=KIM, amount=12),
    Notice("tributes_received", other=CHRIS, amount=4),
    Notice("boycott", amount=12),
    Notice("sabotage", amount=3),
)


def eventful() -> WorldState:
    """Everything that can happen to Alex is due in round 6."""
    state = in_camp(table(3), ALEX, Units(infantry=2, tank=2))
    state = with_office(
        state,
        ALEX,
        orders=(Order("infantry", 2, 6), Order("tank", 1, 9), Order("diplomat", 1, 6), Order("spy", 2, 6)),
        studies=(Study("military", 1, 6), Study("technology", 1, 6), Study("economy", 1, 6)),
        offers_sent=(CHRIS, KIM),
        mission=ActiveMission("troop_strength", 2),
        unshown_badges=1,
    )
    return with_mail(state, ALEX, *LETTERS)


def at_news(state: WorldState) -> WorldState:
    """Alex before the pages, by the whole rules."""
    state = replace(state, active=KIM, step="headquarters")
    return until(submit(state, Confirm(seat=KIM)), ALEX, "news")


def test_pages_come_public_first_each_kind_once_in_the_order_of_the_rules_list() -> None:
    """R084, R089, R090, R091, R092, R093, R094, R095, R096, R097, R098, R099, R100, R101, R102, R103, R104,
    R105, R106, R107, R108, R109, R110, R111, R112"""
    state, _ = news_of(eventful(), ALEX, 6)
    shown = pages(state, ALEX)
    expected = list(get_args(NoticeKind))
    assert [kind for at, kind in enumerate(shown) if kind not in shown[:at]] == expected
    assert shown.count("new_technology") == 2 and len(shown) == len(expected) + 1
    assert {page.kind for page in state.bulletins} == PUBLIC_NOTICES
    assert not {page.kind for page in office(state, ALEX).news} & PUBLIC_NOTICES


def test_every_page_is_told_in_a_sentence() -> None:
    """R084"""
    narrator = WORLD.narrator(world_rules())
    state, events = news_of(eventful(), ALEX, 6)
    (opened,) = (event for event in events if isinstance(event, NewsOpened))
    for page in (*state.bulletins, *office(state, ALEX).news):
        sentence = narrator.notice(state, ALEX, page)
        assert sentence and "{" not in sentence and sentence in (narrator.sentence(state, opened) or "")


def test_a_turn_without_news_has_one_page_of_points() -> None:
    """R084, R111"""
    state, _ = news_of(table(3), ALEX, 6)
    assert pages(state, ALEX) == ["production_points"]


def test_news_are_told_once() -> None:
    """R084"""
    state, _ = news_of(eventful(), ALEX, 6)
    assert state.mail is not None and state.mail[ALEX] == ()
    again, _ = news_of(replace(state, toll=None), ALEX, 7)
    assert pages(again, ALEX) == ["production_points"]


def test_public_pages_are_for_all_and_secret_ones_for_their_seat() -> None:
    """R069, R070, R084"""
    rules, narrator = world_rules(), WORLD.narrator(world_rules())
    before = eventful()
    after, events = news_of(before, ALEX, 6)
    (opened,) = (event for event in events if isinstance(event, NewsOpened))
    for viewpoint in (CHRIS, KIM, SPECTATOR):
        shown = rules.redact(before, opened, viewpoint)
        assert isinstance(shown, NewsOpened) and shown.office is None
        assert shown.bulletins == after.bulletins
        told = narrator.sentence(rules.conceal(before, viewpoint), shown) or ""
        secret = [narrator.notice(after, ALEX, page) for page in office(after, ALEX).news]
        assert not [line for line in secret if line in told]
    assert rules.redact(before, opened, ALEX) == rules.redact(before, opened, REFEREE) == opened


def test_sabotage_is_carried_out_before_the_pages_are_closed() -> None:
    """R086, R087: three units of the victim's choice, in this case two tanks and an infantry."""
    camp = Units(infantry=3, tank=2, aircraft=1)
    state = in_camp(with_mail(table(3), ALEX, Notice("sabotage", amount=3)), ALEX, camp)
    state = replace(state, active=KIM, step="headquarters")
    state = until(submit(state, Confirm(seat=KIM)), ALEX, "sabotage")
    with pytest.raises(Illegal):
        world_rules().decide(state, CloseNews(seat=ALEX, read=2), Chance("early", 1))
    supply = state.realms[ALEX].supply
    for kind in ("tank", "tank", "infantry"):
        assert state.step == "sabotage"
        state = submit(state, LoseUnit(seat=ALEX, kind=kind))
    assert state.step == "news"
    assert state.realms[ALEX].camp == Units(infantry=2, aircraft=1)
    assert state.realms[ALEX].supply == supply + Units(infantry=1, tank=2)


def test_every_page_must_be_read() -> None:
    """R086"""
    state = at_news(with_mail(table(3), ALEX, Notice("sabotage_foiled"), Notice("espionage_foiled")))
    assert len(pages(state, ALEX)) == 3
    for read, left in ((0, 3), (2, 1), (4, -1)):
        with pytest.raises(Illegal) as unread:
            world_rules().decide(state, CloseNews(seat=ALEX, read=read), Chance("read", 1))
        assert (unread.value.rule, unread.value.args_by_name) == ("R086", {"left": left})
    assert submit(state, CloseNews(seat=ALEX, read=3)).step != "news"


def test_each_offer_is_answered_yes_or_no() -> None:
    """R085, R112"""
    offers = (Notice("alliance_offer", other=CHRIS), Notice("alliance_offer", other=KIM))
    state = at_news(with_mail(table(3), ALEX, *offers))
    assert office(state, ALEX).offers_got == (CHRIS, KIM)
    accepts = [c.accept for c in world_rules().commands(state, ALEX) if isinstance(c, CloseNews)]
    assert accepts == [(), (CHRIS,), (KIM,), (CHRIS, KIM)]
    after = submit(state, CloseNews(seat=ALEX, read=3, accept=(KIM,)))
    assert office(after, ALEX).allies == (KIM,) and office(after, ALEX).offers_got == ()
    assert after.mail is not None
    assert after.mail[CHRIS] == (Notice("alliance_declined", other=ALEX),)
    assert after.mail[KIM] == (Notice("alliance_accepted", other=ALEX),)


def test_an_offer_that_nobody_made_cannot_be_accepted() -> None:
    """R112"""
    state = at_news(with_mail(table(3), ALEX, Notice("alliance_offer", other=CHRIS)))
    with pytest.raises(Illegal) as unknown:
        world_rules().decide(state, CloseNews(seat=ALEX, read=2, accept=(KIM,)), Chance("offer", 1))
    assert unknown.value.rule == "R112"


def test_how_many_secret_pages_there_were_cannot_be_told_from_outside() -> None:
    """R070, A60"""
    rules = world_rules()
    quiet = at_news(table(3))
    busy = at_news(with_mail(table(3), ALEX, Notice("sabotage_foiled"), Notice("alliance_offer", other=KIM)))
    closed = [submit(s, CloseNews(seat=ALEX, read=len(pages(s, ALEX)))) for s in (quiet, busy)]
    for viewpoint in (CHRIS, KIM, SPECTATOR):
        assert rules.conceal(quiet, viewpoint) == rules.conceal(busy, viewpoint)
        assert rules.conceal(closed[0], viewpoint) == rules.conceal(closed[1], viewpoint)


def test_a_seat_that_is_out_reads_nothing_and_offers_nothing_more() -> None:
    """A33, A53"""
    offers = (Notice("alliance_offer", other=CHRIS), Notice("alliance_accepted", other=KIM))
    state = with_realm(with_realm(with_mail(table(3), ALEX, *offers), CHRIS, is_out=True), KIM, is_out=True)
    state, _ = news_of(state, ALEX, 6)
    assert pages(state, ALEX) == ["production_points"]
    assert office(state, ALEX).allies == () and office(state, ALEX).offers_got == ()
