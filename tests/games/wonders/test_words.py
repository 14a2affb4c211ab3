"""Sentences, the rules page, hands and their reasons, settings, edited positions."""

from __future__ import annotations

import json
import random
from importlib import resources
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.ids import REFEREE, SPECTATOR
from game.core.messages import Illegal
from game.core.ruleset import MapError
from game.core.session import Session
from game.games.wonders import WONDERS
from game.games.wonders import events as e
from game.games.wonders.commands import Build, Construct, Discard, Recruit
from game.games.wonders.model import BOTH
from game.games.wonders.rulebook import rule_text
from game.games.wonders.settings import option_choices, parse_options
from game.games.wonders.text import WondersNarrator, load_catalogue
from tests.games.wonders.table import FOE, ME, city, game, offered, table, wonders_rules
from tests.games.wonders.test_laws import OPTIONS, play_on, sit_down


@pytest.mark.parametrize("number", range(3))
def test_a_whole_game_reads_as_sentences(number: int) -> None:
    """W082, W330"""
    session: Session[Any, Any, Any] = sit_down(f"told {number}", OPTIONS[number])
    play_on(session, random.Random(number))
    for viewpoint in (ME, FOE, SPECTATOR, REFEREE):
        told = session.text(viewpoint, 0, session.index)
        assert len(told) > 150
        assert not any("{" in sentence or "None" in sentence or "_" in sentence for _, sentence in told)


def test_every_kind_of_event_has_its_sentence() -> None:
    """W082"""
    telling = set(load_catalogue().events)
    silent = {"tasks_set", "declarations_told", "game_ended", "task_ended", "task_opened", "coins_gained"}
    silent |= {"coins_lost", "card_built", "token_taken", "draft_shown"}
    for kind in e.WondersEvent.__args__:
        assert kind.__struct_config__.tag in telling | silent
    words = load_catalogue()
    for cause in e.Gain.__args__:  # type: ignore[attr-defined]
        assert f"gain_{cause}" in words.events
    for cause in e.Loss.__args__:  # type: ignore[attr-defined]
        assert f"lose_{cause}" in words.events


def test_the_rules_page_tells_every_row() -> None:
    """W001"""
    text = resources.files("game.games.wonders").joinpath("data/rules.json").read_text("utf-8")
    rows = json.loads(text)
    assert len(rows) == 187 and all(row["text"].endswith(".") for row in rows.values())
    assert rule_text("W021") == "W021  Nobody may pass."
    with pytest.raises(KeyError):
        rule_text("W999")


def test_hands_reach_every_command_and_nothing_else() -> None:
    """W020, W036"""
    rules = wonders_rules()
    for number, options in enumerate(({}, {"leaders": "on", "payment": "ask"})):
        for step, (state, _, _) in enumerate(game(f"hands {number}", options)):
            if step % 9:
                continue
            for seat in sorted(rules.to_act(state)):
                found: list[object] = []
                due: list[tuple[str, ...]] = [()]
                while due:
                    picks = due.pop()
                    for token, choice in rules.choices(state, seat, picks).items():
                        assert rules.why_not(state, seat, picks, token) is None
                        found += [choice.command] if choice.command is not None else []
                        due += [(*picks, token)] if choice.further else []
                assert sorted(map(str, found)) == sorted(map(str, rules.commands(state, seat)))


REASONS: list[tuple[tuple[str, ...], str, str]] = [
    ((), "card:statue", "W011"),
    ((), "card:altar", "W020"),
    (("card:walls",), "place:city", "W027"),
    (("card:walls",), "place:tuck", "W234"),
    (("card:walls",), "wonder:sphinx", "W024"),
    (("card:walls",), "wonder:pyramids", "W027"),
    (("card:walls",), "wonder:piraeus", "W024"),
    ((), "button:recruit", "W020"),
    ((), "button:fly", "T06"),
    ((), "token:law", "T06"),
]


@pytest.mark.parametrize(("picks", "token", "rule"), REASONS)
def test_a_hand_is_told_why_not(picks: tuple[str, ...], token: str, rule: str) -> None:
    """W011, W020, W024, W027, W234"""
    lying = {18: "walls", 19: "sawmill", 15: "statue"}
    state = table(city(built="sphinx", wonders="pyramids"), display=lying)
    reason = wonders_rules().why_not(state, ME, picks, token)
    assert isinstance(reason, Illegal) and reason.rule == rule
    assert "{" not in WondersNarrator().refusal(state, reason)
    asleep = wonders_rules().why_not(state, FOE, picks, token)
    assert asleep is not None and asleep.rule == "T01"


def test_settings_have_their_choices() -> None:
    """W007, W009, W062, W074, W207, W311, W320, W321, W323"""
    choices = option_choices()
    assert choices["leaders"] == ("off", "on") and choices["tie_break"] == ("auto", "blue", "coins")
    assert choices["first_player"] == ("random", "chosen", "loser_of_last")
    assert choices["wonder_setup"] == ("draft", "first_game") and choices["payment"] == ("cheapest", "ask")
    assert choices["leader_costs"] == ("official", "alternative")
    assert choices["link_symbols"] == ("spread", "by_colour")
    assert choices["croesus_timing"] == ("display", "next_build")
    assert parse_options({"leaders": True}).leaders == "on"
    for name, value in (("leaders", "maybe"), ("colour", "red")):
        with pytest.raises(ValueError, match=name):
            parse_options({name: value})
    with pytest.raises(MapError):
        WONDERS.rules({"spaces": []})


def test_an_impossible_position_is_described() -> None:
    """W001"""
    rules = wonders_rules()
    start = next(iter(game("fine")))[0]
    assert rules.inconsistencies(start) == []
    state = table(city("forum rostrum"), city("statue"), unseen=())
    wrong = {
        "coins": replace(state, cities=(city(coins=-1), city())),
        "display": replace(state, display=("walls",)),
        "pawn": replace(state, pawn=10),
        "loot": replace(state, pawn=4),
        "age": replace(state, age=4, display=()),
        "outcome": replace(state, phase="over"),
        "unseen": state,
        "cards": replace(state, cities=(city("palace_of_nobody"), city())),
        "built": replace(state, cities=(replace(city(), built=("sphinx",)), city())),
        "spent": replace(state, cities=(city(spent=("midas",)), city())),
        "wonders": replace(state, cities=(city(wonders="sphinx"), city(wonders="sphinx"))),
        "phase": replace(state, phase="choose"),
        "looks": replace(state, cities=(city("altar", looks={"study": "law"}), city())),
        "discard": replace(state, discard=("atlantis",)),
        "symbols": replace(
            state,
            cities=(city("workshop apothecary scriptorium pharmacist academy university"), city()),
        ),
    }
    for field, faulty in wrong.items():
        assert any(field in fault for fault in rules.inconsistencies(faulty)), field


def test_commands_of_another_phase_are_refused_with_a_reason() -> None:
    """W020, W147"""
    state = table(options={"leaders": "on"})
    for command in (Recruit(seat=ME), Discard(seat=FOE, card="walls")):
        assert command not in offered(state)
    assert {type(one) for one in offered(state)} <= {Build, Discard, Construct}
    assert wonders_rules().outcome(state) is None and len(BOTH) == 2
