"""A visit to headquarters as a whole: one command, what it costs, what is refused, what stays secret."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.codec import Codec, canonical
from game.core.ids import SPECTATOR, Seat
from game.core.messages import Illegal
from game.games.world import WORLD, headquarters
from game.games.world import headquarters_draft as pages
from game.games.world.commands import Confirm, EnterPoints
from game.games.world.events import OrdersGiven
from game.games.world.headquarters_hands import spellings, tokens_of
from game.games.world.model import (
    FIELDS,
    ActiveMission,
    Deed,
    Draft,
    Intel,
    Notice,
    Order,
    Stack,
    Study,
    Units,
    WorldState,
)
from game.games.world.words import load_catalogue
from tests.games.world.headquarters_play import random_draft, rounds
from tests.games.world.headquarters_table import (
    ALEX,
    BOOK,
    CHRIS,
    KIM,
    envoy,
    gift,
    office,
    refused,
    submit,
    table,
    visit,
    with_office,
    with_realm,
    world_rules,
)

GAME: Any = WORLD


def rich(seats: int = 4) -> WorldState:
    """Alex can do anything in headquarters; Chris is his partner."""
    state = with_office(table(seats), ALEX, points=400, diplomats=6, spies=6, allies=(CHRIS,))
    return with_office(state, CHRIS, allies=(ALEX,))


FULL = Draft(
    units=Units(infantry=2, tank=1, aircraft=1),
    diplomats=1,
    spies=2,
    research=FIELDS,
    tributes=(gift(CHRIS, 7), gift(KIM, 1)),
    ventures=(
        envoy("boycott", KIM),
        envoy("alliance", KIM),
        envoy("dissolve", CHRIS),
        envoy("espionage", CHRIS),
        envoy("sabotage", KIM),
    ),
    mission="cunning",
)


def test_one_command_applies_everything_that_was_set_in_all_five_areas() -> None:
    """R173, R175, R176, R177: also what the timer leaves when it runs out."""
    state = rich()
    after = office(visit(state, FULL), ALEX)
    units = 2 * 5 + 6 + 8
    assert after.points == 400 - units - 3 * 3 - 23 - 23 - 18 - 8
    assert after.points == 400 - headquarters.draft_cost(BOOK, state, ALEX, FULL)
    assert (after.diplomats, after.spies) == (2, 4)
    assert {(order.item, order.count) for order in after.orders} == {
        ("infantry", 2), ("tank", 1), ("aircraft", 1), ("diplomat", 1), ("spy", 2),
    }  # fmt: skip
    assert [study.field for study in after.studies] == list(FIELDS)
    assert (after.allies, after.offers_sent) == ((), (KIM,))
    assert after.mission == ActiveMission("cunning", 5)


def test_nothing_need_be_set() -> None:
    """R174, R175: an empty visit passes the turn and changes nothing."""
    state = rich()
    after = submit(state, Confirm(seat=ALEX))
    assert office(after, ALEX) == office(state, ALEX) and after.mail == state.mail
    assert (after.active, after.step) == (CHRIS, "points")


def test_what_is_left_is_shown_while_it_is_set() -> None:
    """R178: points, diplomats and spies."""
    state = rich()
    left = pages.remaining(BOOK, state, ALEX, FULL)
    assert (left.points, left.diplomats, left.spies) == (295, 2, 4) == (400 - 105, 6 - 4, 6 - 2)
    assert pages.remaining(BOOK, state, ALEX, Draft()) == pages.Remaining(400, 6, 6)
    poor = pages.remaining(BOOK, with_office(state, ALEX, points=0), ALEX, Draft(units=Units(tank=2)))
    assert poor.points == -12


def test_plus_and_minus_and_marks_change_a_draft_and_back() -> None:
    """R184, R187, R206, R226, R231, R243: in whatever order things are set, the draft is the same."""
    draft = pages.with_mission(Draft(), "cunning")
    for venture in reversed(FULL.ventures):
        draft = pages.with_venture(draft, venture.deed, venture.target, is_on=True)
    draft = pages.with_tribute(pages.with_tribute(draft, KIM, 1), CHRIS, 7)
    for field in reversed(FIELDS):
        draft = pages.with_research(draft, field, is_on=True)
    for item, count in (("spy", 2), ("diplomat", 1), ("aircraft", 1), ("tank", 1), ("infantry", 2)):
        draft = pages.with_item(draft, item, count)  # type: ignore[arg-type]
        assert pages.count_of(draft, item) == count  # type: ignore[arg-type]
    assert draft == FULL == pages.in_order(FULL)
    for venture in FULL.ventures:
        draft = pages.with_venture(draft, venture.deed, venture.target, is_on=False)
    draft = pages.with_tribute(pages.with_tribute(draft, KIM, 0), CHRIS, 0)
    for field in FIELDS:
        draft = pages.with_research(draft, field, is_on=False)
    for item in ("spy", "diplomat", "aircraft", "tank", "infantry"):
        draft = pages.with_item(draft, item, 0)  # type: ignore[arg-type]
    assert pages.with_mission(draft, None) == Draft()


def test_the_order_in_which_things_were_set_changes_no_result() -> None:
    """A45: rolls follow the written order of the deeds."""
    state = rich()
    turned = replace(FULL, ventures=FULL.ventures[::-1], research=FIELDS[::-1], tributes=FULL.tributes[::-1])
    assert submit(state, Confirm(seat=ALEX, draft=turned)) == submit(state, Confirm(seat=ALEX, draft=FULL))


def test_a_refused_visit_changes_nothing_and_every_reason_is_given() -> None:
    """R173, R174, R186, R206, R231, R243"""
    state = with_office(table(3), ALEX, points=10, studies=(Study("military", 1, 7),), mission=_mission())
    draft = Draft(
        units=Units(infantry=-1, tank=4),
        research=("military",),
        tributes=(gift(ALEX, 5),),
        ventures=(envoy("boycott", CHRIS), envoy("sabotage", CHRIS), envoy("dissolve", KIM)),
        mission="cunning",
    )
    reasons = [(one.rule, one.key) for one in pages.refusals(BOOK, state, ALEX, draft)]
    assert reasons == [
        ("R184", "order_below_zero"),
        ("R186", "research_under_way"),
        ("R210", "not_oneself"),
        ("R226", "not_allied"),
        ("R243", "mission_active"),
        ("R206", "not_enough_diplomats"),
        ("R231", "not_enough_spies"),
        ("R174", "not_enough_points"),
    ]
    assert refused(state, units=draft.units)[1] == "order_below_zero"
    assert list(pages.refusals(BOOK, rich(), ALEX, FULL)) == []


def test_headquarters_takes_no_other_command_and_no_other_seats() -> None:
    """R067, R070"""
    rules = world_rules()
    for command in (EnterPoints(seat=ALEX), Confirm(seat=CHRIS)):
        with pytest.raises(Illegal):
            rules.decide(rich(), command, Chance("other", 1))
    with pytest.raises(Illegal) as early:
        rules.decide(replace(rich(), step="place"), Confirm(seat=ALEX), Chance("early", 1))
    assert early.value.rule == "R067"


def test_every_refusal_of_headquarters_has_its_sentence() -> None:
    """R173: each key that can come out of here is in the catalogue."""
    known = set(load_catalogue().refusals)
    for key in ("diplomats", "spies"):
        assert {f"too_many_{key}", f"not_enough_{key}"} <= known
    narrator, rules = WORLD.narrator(world_rules()), world_rules()
    for token in ("item:tank", "count:99", "seat:0", "seat:9", "research:military", "mission:none", "deed:x"):
        view = rules.conceal(table(3), ALEX)
        illegal = rules.why_not(view, ALEX, (), token)
        assert illegal is not None and "{" not in narrator.refusal(view, illegal)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_listed_visits_are_legal_different_and_hold_every_single_order(seats: int) -> None:
    """R173: a basis: nothing, each kind of order alone, some mixes."""
    rules = world_rules()
    state = with_office(table(seats), ALEX, points=150, diplomats=3, spies=3)
    commands = [command for command in rules.commands(state, ALEX) if isinstance(command, Confirm)]
    assert commands[0].draft == Draft()
    assert len(set(commands)) == len(commands)
    for command in commands:
        rules.decide(state, command, Chance("basis", 1))
    drafts = [command.draft for command in commands]
    for kind in ("infantry", "tank", "aircraft"):
        assert Draft(units=Units(**{kind: 1})) in drafts
    assert Draft(spies=1) in drafts and Draft(diplomats=1) in drafts
    for field in FIELDS:
        assert Draft(research=(field,)) in drafts
    deeds: tuple[Deed, ...] = ("boycott", "espionage", "sabotage", *(("alliance",) if seats > 2 else ()))
    for other in range(1, seats):
        assert Draft(tributes=(gift(Seat(other), 5),)) in drafts
        for deed in deeds:
            assert Draft(ventures=(envoy(deed, Seat(other)),)) in drafts
    assert any(draft.research and draft.units.total and draft.mission for draft in drafts)


def test_what_a_hand_touches_spells_the_visit() -> None:
    """R184: item and number, field, seat and deed, mission, then the button."""
    (touches,) = spellings(Confirm(seat=ALEX, draft=FULL))
    assert touches[:4] == ("item:infantry", "count:2", "item:tank", "count:1")
    assert touches[-4:] == ("seat:2", "deed:sabotage", "mission:cunning", "button:confirm")
    rules, state = world_rules(), rich()
    choice = rules.choices(state, ALEX, ("item:tank", "count:3"))["button:confirm"]
    assert choice.command == Confirm(seat=ALEX, draft=Draft(units=Units(tank=3)))
    assert rules.choices(state, ALEX, ())["button:confirm"].command == Confirm(seat=ALEX)
    poor = with_office(state, ALEX, points=0, diplomats=0)
    for picks, token, rule in (
        ((), "item:tank", "R174"),
        (("seat:2",), "deed:boycott", "R206"),
        ((), "research:economy", "R174"),
        (("seat:1",), "deed:alliance", "R217"),
        ((), "mission:foresight", "R243"),
        ((), "seat:0", "R206"),
    ):
        illegal = rules.why_not(poor, ALEX, picks, token)
        assert illegal is not None and illegal.rule == rule
    assert list(tokens_of(Draft())) == []


def test_a_visit_survives_its_json_and_is_short_where_little_is_set() -> None:
    """R007"""
    codec: Codec[Any, Any, Any] = Codec(GAME)
    command = Confirm(seat=ALEX, draft=FULL)
    assert codec.decode_command(canonical(command)) == command
    assert len(canonical(Confirm(seat=ALEX))) < 45


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
    """What must hold after every entry."""
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


def _news(state: WorldState) -> tuple[Notice, ...]:
    return office(state, state.active).news


def test_positions_with_an_impossible_headquarters_are_refused() -> None:
    """R186, R209, R233, R243: each fault is named with its field."""
    rules, state = world_rules(), table(3)
    assert rules.inconsistencies(state) == []
    faults: list[dict[str, Any]] = [
        {"spies": 11},
        {"diplomats": 8, "orders": (Order("diplomat", 3, 6),)},
        {"technology": 4},
        {"economy": -1},
        {"studies": (Study("economy", 2, 7),)},
        {"studies": (Study("economy", 1, 7), Study("economy", 1, 8))},
        {"open_missions": {}},
        {"open_missions": {**office(state, ALEX).open_missions, "special": ("cunning", "cunning")}},
        {"mission": ActiveMission("top_secret", 5)},
        {"allies": (KIM, CHRIS)},
        {"allies": (ALEX,)},
        {"intel": (Intel(ALEX, 5, (0, 0, 0)),)},
        {"intel": (Intel(Seat(7), 5, (0, 0, 0)),)},
    ]
    for fields in faults:
        (fault,) = rules.inconsistencies(with_office(state, ALEX, **fields))
        assert fault.startswith("offices: ") and "seat 0" in fault
    assert rules.inconsistencies(with_realm(state, ALEX, military=4))


def test_units_on_a_former_partners_ground_are_counted_after_he_has_left_headquarters() -> None:
    """A14, A33: the turn passes with every piece accounted for."""
    state = rich()
    hers = next(place for place, owner in state.owners.items() if owner == CHRIS)
    tank = Units(tank=1)
    state = with_realm(state, ALEX, supply=state.realms[ALEX].supply - tank)
    state = replace(state, troops={**state.troops, hers: (*state.troops[hers], Stack(ALEX, tank))})
    after = submit(state, Confirm(seat=ALEX, draft=FULL))
    assert after.realms[ALEX].drop_zone == tank and world_rules().inconsistencies(after) == []


def _mission() -> ActiveMission:
    return ActiveMission("troop_strength", 4)
