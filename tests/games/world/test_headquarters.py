"""A visit to headquarters as a whole: one command, what it costs, what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.codec import Codec, canonical
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import WORLD, headquarters
from game.games.world import headquarters_draft as pages
from game.games.world.commands import Confirm, EnterPoints
from game.games.world.headquarters_hands import spellings, tokens_of
from game.games.world.model import (
    FIELDS,
    ActiveMission,
    Deed,
    Draft,
    Intel,
    Order,
    Stack,
    Study,
    Units,
)
from game.games.world.words import load_catalogue
from tests.games.world.headquarters_table import (
    ALEX,
    BOOK,
    CHRIS,
    FULL,
    KIM,
    envoy,
    gift,
    office,
    refused,
    rich,
    submit,
    table,
    visit,
    with_office,
    with_realm,
    world_rules,
)

GAME: Any = WORLD


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
