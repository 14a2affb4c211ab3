"""The duel's sentences: one for every event and refusal, with the names of the chosen language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from game.core.chance import Chance
from game.core.messages import Illegal
from game.core.ruleset import Setup
from game.games import duel as package
from game.games.duel import DUEL
from game.games.duel.characters import Card, Character, load_cast
from game.games.duel.commands import Ability, OfferDraw
from game.games.duel.events import Acted, DuelEvent
from game.games.duel.model import NORTH, SOUTH
from game.games.duel.text import load_catalogue
from tests.games.duel.random_play import MIXES, duel
from tests.games.duel.table import after, begin, duel_rules, stand, told

SOURCES = list(Path(str(package.__file__)).parent.glob("*.py"))
TABLE_KEYS = {  # said by the table itself, not by the duel's rules
    "nothing_to_undo", "nothing_to_redo", "undo_stops_at_reveal", "undo_stops_at_other", "unknown_seat",
}  # fmt: skip


def sentence(state_text: str, command: str) -> list[str]:
    state = stand(*state_text.split("|"))
    narrator, out = DUEL.narrator(duel_rules()), []
    for event in told(state, command):
        line = narrator.sentence(state, event)
        out += [line] if line else []
        state = duel_rules().evolve(state, event)
    return out


def keys_in_the_rules() -> set[str]:
    """Every key that the duel's rules refuse with, read off their source."""
    keys = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            is_refusal = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal"
            if is_refusal and isinstance(node, ast.Call):
                keys |= {leaf.value for leaf in ast.walk(node.args[1]) if isinstance(leaf, ast.Constant)}
    return {key for key in keys if isinstance(key, str)} | {"own_leader_captured", "own_leader_surrounded"}


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    """D020 D057"""
    assert keys_in_the_rules() | TABLE_KEYS == set(load_catalogue().refusals)


def test_every_refusal_of_the_rules_is_tested() -> None:
    """D020 D057"""
    here = Path(__file__)
    tests = "".join(path.read_text("utf-8") for path in here.parent.glob("test_*.py") if path != here)
    assert [key for key in sorted(keys_in_the_rules()) if f'"{key}"' not in tests] == []


@pytest.mark.parametrize("key", sorted(TABLE_KEYS))
def test_the_tables_own_refusals_can_be_told_too(key: str) -> None:
    """T03 T04 T05"""
    line = DUEL.narrator(duel_rules()).refusal(stand("Ki D1"), Illegal("T04", key, seat=9))
    assert line.startswith("T04: ") and line.endswith(".")


def test_a_refusal_names_its_rule_and_who_is_in_the_way() -> None:
    """D057 D122 D123"""
    narrator, state = DUEL.narrator(duel_rules()), stand("Ki D1 Il D4", "Qu D7 Ja D5")
    silenced = Illegal("D122", "silenced", piece="illusionist", by="jailer")
    line = narrator.refusal(state, silenced)
    assert line.startswith("D122: North's Jailer stands beside South's Illusionist")
    captured = Illegal("D057", "own_leader_captured", by=("jailer", "queen"))
    assert narrator.refusal(state, captured) == (
        "D057: your leader would be captured by North's Jailer and North's Queen."
    )


def test_every_event_of_random_duels_reads_as_a_sentence() -> None:
    """D150 D153"""
    narrator, met = DUEL.narrator(duel_rules()), set()
    for number in range(18):
        for state, _, events in duel(number, MIXES[number % len(MIXES)]):
            for event in events:
                line = narrator.sentence(state, event)
                met.add(type(event))
                if line is None:
                    assert isinstance(event, Acted) and event.deed == "step"
                else:
                    assert re.fullmatch(r"[A-Z][^{}]*[.)]", line), line
                state = duel_rules().evolve(state, event)
    assert len(met) >= 13


def test_there_is_a_sentence_for_every_kind_of_event() -> None:
    """D018"""
    tags = {str(kind.__struct_config__.tag) for kind in get_args(DuelEvent)}
    told_by_deed_or_kind = {"acted", "game_ended"}
    assert tags - told_by_deed_or_kind <= set(load_catalogue().events)
    deeds = {str(kind.__struct_config__.tag) for kind in get_args(Ability)}
    assert deeds <= set(load_catalogue().events)


def test_moves_are_told_with_names_and_spaces() -> None:
    """D153 D102 D105 D127"""
    assert sentence("Ki D1 Ri D4|Qu D7", "Ri D4-D6") == [
        "South's Rider dashes.",
        "South's Rider goes from D4 to D6 by way of D5.",
    ]
    assert sentence("Ki D1 Ri D4|Qu D7", "Ri D4-D5") == ["South's Rider goes from D4 to D5."]
    assert sentence("Ki D1 Il D4|Qu D7", "Il D4xD7") == [
        "South's Illusionist trades places with North's Queen.",
        "South's Illusionist now stands on D7, North's Queen on D4.",
    ]
    assert sentence("Ki D1|Qu D7 Ne A4", "Ki D1-D2")[-1].startswith("The enemy leader has moved: North's")


def test_a_nemesis_without_a_way_is_told_too() -> None:
    """D127"""
    told_lines = sentence("Ki D1 Ne A4 Ri B5 Bm B4 Ma G1|Qu G3 Ja A3", "Ma G1: G3>G4")
    assert told_lines[-1] == "South's Nemesis should run but has nowhere to go."


def test_french_names_are_used_when_asked_for() -> None:
    """D105"""
    state = stand("Ki D1 Il D4", options={"names": "fr"})
    narrator = DUEL.narrator(duel_rules())
    assert narrator.sentence(state, told(state, "Il D4xD7")[0]) == (
        "South's Illusionniste trades places with North's Reine."
    )


def test_refusals_use_the_chosen_names_too() -> None:
    """D101 D126"""
    state = stand("Ki D1 Ac D2", options={"names": "fr"})
    line = DUEL.narrator(duel_rules()).refusal(state, Illegal("D101", "jump_count"))
    assert line == "D101: the Acrobate leaps once or twice."
    running = stand("Ki D1", "Qu D7 Ne A4", options={"names": "fr"})
    called = told(running, "Ki D1-D2")[-1]
    sentence = DUEL.narrator(duel_rules()).sentence(running, called)
    assert sentence is not None and "Némésis" in sentence


def test_the_end_is_told_with_its_rule() -> None:
    """D050 D151 D154"""
    narrator = DUEL.narrator(duel_rules())
    won = stand("Ki D1 As D5")
    assert narrator.sentence(won, told(won, "As D5-D6")[-1]) == (
        "South wins: North's leader is captured. (D050)"
    )
    asked = after(stand("Ki D1"), "draw?")
    assert narrator.sentence(asked, told(asked, "draw!")[0]) == "Draw by agreement. (D154)"


def test_every_character_and_card_has_its_words_in_both_languages() -> None:
    """D005 D008"""
    cast = load_cast()
    codes = [entry.code for entry in cast.pieces.values()]
    assert len(set(codes)) == len(codes) == 19
    assert len({card.code for card in cast.cards.values()}) == 18
    everyone: list[Character | Card] = [*cast.pieces.values(), *cast.cards.values()]
    for entry in everyone:
        for words in (entry.en, entry.fr):
            assert words.name and words.text.endswith(".") and words.tip
            assert len(words.tip) <= 90 and len(words.text) <= 200
    assert all(1 <= card.value <= 9 for name, card in cast.cards.items() if name not in ("king", "queen"))


def test_the_set_up_of_every_mode_can_be_told() -> None:
    """D010 D141 D146"""
    rules, narrator = duel_rules(), DUEL.narrator(duel_rules())
    for options in MIXES:
        state = rules.initial(Setup(2, DUEL.parse_options(options)))
        for event in rules.setup(state, Chance("told", 0)):
            assert narrator.sentence(state, event)
            state = rules.evolve(state, event)
    assert OfferDraw(seat=SOUTH) in list(rules.commands(begin(first_player="chosen"), SOUTH))
    assert list(rules.commands(begin(first_player="chosen"), NORTH)) == []
