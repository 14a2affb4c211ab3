"""What others can tell of a visit to headquarters: nothing; and random games of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.codec import canonical
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.games.world import WORLD, headquarters
from game.games.world import headquarters_draft as pages
from game.games.world.commands import Confirm
from game.games.world.events import NewsOpened, OrdersGiven, UnitsDropped
from game.games.world.model import (
    DEEDS,
    Draft,
    Notice,
    Order,
    WorldState,
)
from tests.games.world.headquarters_play import random_draft, rounds
from tests.games.world.headquarters_table import (
    ALEX,
    BOOK,
    CHRIS,
    FULL,
    KIM,
    envoy,
    gift,
    office,
    rich,
    table,
    with_office,
    world_rules,
)
from tests.laws import check_noninterference

GAME: Any = WORLD


def test_others_see_the_same_bare_entry_whatever_was_set() -> None:
    """R070, R175, A50: one entry, one event without content, the same sentence; field report 31."""
    rules, narrator = world_rules(), WORLD.narrator(world_rules())
    state = rich()
    told = {}
    for number in range(60):
        draft = random_draft(state, ALEX, Chance("bare", number)) if number else FULL
        events = rules.decide(state, Confirm(seat=ALEX, draft=draft), Chance("bare", number))
        for viewpoint in (CHRIS, KIM, SPECTATOR):
            learnt = tuple(rules.redact(state, event, viewpoint) for event in events)
            sentences = tuple(narrator.sentence(rules.conceal(state, viewpoint), event) for event in learnt)
            told[viewpoint, canonical(learnt), sentences] = draft
            assert learnt[0] == OrdersGiven(seat=ALEX, office=None, attempts=None, mail=None)
    assert len(told) == 3


def test_the_own_view_of_a_visit_holds_no_rolls_and_no_mail() -> None:
    """R212, A45"""
    rules = world_rules()
    events = rules.decide(rich(), Confirm(seat=ALEX, draft=FULL), Chance("own", 1))
    own = rules.redact(rich(), events[0], ALEX)
    assert isinstance(own, OrdersGiven) and own.office is not None
    assert own.attempts is None and own.mail is None
    assert isinstance(events[0], OrdersGiven) and len(events[0].attempts or ()) == 3


def test_what_may_be_set_depends_on_the_own_office_and_the_public_board_alone() -> None:
    """R070, R190: the same offers and refusals, whatever others hide."""
    rules, state = world_rules(), rich()
    hidden = with_office(
        state,
        KIM,
        points=77,
        spies=9,
        diplomats=9,
        technology=2,
        economy=3,
        allies=(CHRIS,),
        offers_sent=(ALEX,),
    )
    hidden = replace(hidden, mail=tuple((Notice("alliance_offer", other=KIM),) for _ in range(state.seats)))
    worlds = (state, hidden, rules.conceal(hidden, ALEX))
    offers = [list(rules.commands(world, ALEX)) for world in worlds]
    assert offers[0] == offers[1] == offers[2]
    for number in range(40):
        draft = random_draft(rich(), ALEX, Chance("tries", number), tries=30)
        poor = [with_office(world, ALEX, points=20, diplomats=1, spies=1) for world in worlds]
        reasons = [[(r.rule, r.key) for r in pages.refusals(BOOK, world, ALEX, draft)] for world in poor]
        assert reasons[0] == reasons[1] == reasons[2]


@pytest.mark.parametrize("block", range(10))
def test_two_hundred_games_of_headquarters_break_nothing(block: int) -> None:
    """R173-R249, A41-A58: random visits of many orders, ten rounds each; all quantities add up."""
    kinds: set[str] = set()
    for game in range(20):
        number = block * 20 + game
        seats = 2 + number % 5
        nations = ("germany", "china", "soviet_union", "japan", "cuba", "india")[:seats]
        state = table(seats, step="points", number=1, nations=nations, scenario="homelands")
        for seat in range(seats):
            state = with_office(state, Seat(seat), points=60, diplomats=3, spies=3)
        entries = 0
        for before, command, events in rounds(state, f"game {number}", 10):
            entries += 1
            after = before
            for event in events:
                after = world_rules().evolve(after, event)
            check(before, command, after)
            state = after
            kinds |= {page.kind for page in (*after.bulletins, *_news(after))}
        assert entries > 10 * seats or state.outcome is not None
    assert {"sabotage", "boycott", "alliance_accepted", "secret_information", "fame_and_glory"} <= kinds


def check(before: WorldState, command: Any, after: WorldState) -> None:
    """What must hold after every entry; the whole table is gone over once a round."""
    if after.step == "points" and after.active == after.order[0]:
        assert world_rules().inconsistencies(after) == []
    for seat in range(after.seats):
        was, now = office(before, Seat(seat)), office(after, Seat(seat))
        assert now.points >= 0 and 0 <= now.diplomats <= 10 and 0 <= now.spies <= 10
        if isinstance(command, Confirm) and command.seat == seat:
            assert now.points == was.points - headquarters.draft_cost(BOOK, before, Seat(seat), command.draft)
        elif was.income != now.income or now.points != was.points:
            assert now.points == was.points + now.income.credited
            assert before.active == seat and after.step in ("sabotage", "news", "over")
        for other in now.allies:
            mail = [*(after.mail or ())[seat], *(after.mail or ())[other]]
            is_due = any(letter.kind in ("alliance_accepted", "alliance_dissolved") for letter in mail)
            assert seat in office(after, other).allies or is_due


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_view_kept_by_what_is_told_of_headquarters_is_the_view_of_the_truth(seats: int) -> None:
    """R069, R070: the law of commutation over games of headquarters."""
    rules = world_rules()
    state = table(seats, step="points", number=1)
    for seat in range(seats):
        state = with_office(state, Seat(seat), points=90, diplomats=4, spies=4)
    eyes: list[Viewpoint] = [*map(Seat, range(seats)), SPECTATOR, REFEREE]
    views = {eye: rules.conceal(state, eye) for eye in eyes}
    for before, _, events in rounds(state, f"views {seats}", 5):
        state = before
        for event in events:
            after = rules.evolve(state, event)
            for eye in eyes:
                views[eye] = rules.evolve(views[eye], rules.redact(state, event, eye))
                assert views[eye] == rules.conceal(after, eye)
            state = after


@pytest.mark.parametrize("seats", range(2, 7))
def test_no_seat_can_infer_what_others_keep_in_headquarters(seats: int) -> None:
    """R070, R190, A50: the law of non-interference; only opened news and a broken camp may show something."""
    state = table(seats, step="points", number=1)
    for seat in range(seats):
        state = with_office(state, Seat(seat), points=40, diplomats=2, spies=2)
    found = [s for s, _, _ in rounds(state, f"twins {seats}", 6) if s.step in ("headquarters", "news")]
    differing = 0
    for number in range(seats, len(found), 2 * seats + 1):
        differing += check_noninterference(
            GAME,
            world_rules(),
            found[number],
            _twin,
            [Seat(seat) for seat in range(seats)],
            reveals=lambda _, event, __: isinstance(event, UnitsDropped | NewsOpened),
            tries=_tries(seats),
            salt=f"{number}",
        )
    assert differing >= 2 * seats


def _twin(state: WorldState, seat: Seat, luck: Chance) -> WorldState:
    """All that the seat may not know is another: others' headquarters, all letters."""
    offices = []
    for other, theirs in enumerate(state.offices):
        if theirs is None or other == seat:
            offices.append(theirs)
            continue
        levels = (luck.below(4), luck.below(4))
        offices.append(
            replace(
                theirs,
                points=luck.below(200),
                diplomats=luck.below(11),
                spies=luck.below(11),
                technology=levels[0],
                economy=levels[1],
                orders=(Order("aircraft", 1 + luck.below(9), state.round + 3),),
                studies=(),
                unshown_badges=luck.below(2),
                intel=(),
                news=(Notice("new_spies", amount=3),) * luck.below(3),
            )
        )
    mail = tuple((*row, Notice("sabotage", amount=3)) if luck.below(2) else () for row in state.mail or ())
    return replace(state, offices=tuple(offices), mail=mail)


def _tries(seats: int) -> list[Confirm]:
    drafts = [FULL, Draft(spies=11), Draft(mission="blitz"), Draft(research=("military", "military"))]
    for other in range(seats):
        drafts += [Draft(ventures=(envoy(deed, Seat(other)),)) for deed in DEEDS]
        drafts.append(Draft(tributes=(gift(Seat(other), 9),)))
    return [Confirm(seat=Seat(seat), draft=draft) for seat in range(seats) for draft in drafts]


def _news(state: WorldState) -> tuple[Notice, ...]:
    return office(state, state.active).news
