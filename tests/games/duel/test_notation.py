"""The short form of commands (D153), as it looks on paper."""

from __future__ import annotations

import pytest

from game.games.duel.commands import Run
from game.games.duel.model import NORTH
from game.games.duel.notation import NotationError, format_command, parse_command
from tests.games.duel.table import after, begin, duel_rules, offered, stand


@pytest.mark.parametrize(
    ("south", "north", "text"),
    [
        ("Ki D1 Ri D4", "Qu D7", "Ri D4-D5"),
        ("Ki D1 Ri D4", "Qu D7", "Ri D4-D6"),
        ("Ki D1 Vi G1", "Qu D7", "Ki D1-D2-C2"),
        ("Ki D1 Ac D2 Ri D3", "Qu D7 Ar E3", "Ac D2-D4-F2"),
        ("Ki D1 Br B4", "Qu D7 Ri A3", "Br B4: A3>A2"),
        ("Ki D1 Rg A4", "Qu D7", "Rg A4~C1-B1"),
        ("Ki D1 Il A4", "Qu D4", "Il A4xD4"),
        ("Ki D4 Cl A4", "Qu D7", "Cl A4: D4>B4"),
        ("Ki D4 Cl A4", "Qu D7", "Cl A4~C4"),
        ("Ki A1 Ma D2", "Qu D5", "Ma D2: D5>D4"),
        ("Ki D1 Wa A1", "Qu D7", "Wa A1~A4"),
        ("Ki D1 Bm C1", "Qu D7", "Bm C1: D1>D2"),
        ("Ki D1", "Qu D7", "end"),
        ("Ki D1", "Qu D7", "draw?"),
    ],
)
def test_each_kind_of_action_has_its_short_form(south: str, north: str, text: str) -> None:
    """D153"""
    state = stand(south, north)
    command = parse_command(duel_rules(), state, f"  {text.replace(' ', '  ')} ")
    assert format_command(duel_rules(), state, command) == text


def test_an_ability_is_told_from_a_step_to_the_same_space() -> None:
    """D153 D104 D106 D108"""
    assert {"Rg C2-D2", "Rg C2~D2"} <= offered(stand("Ki D1 Rg C2"))
    assert {"Wa A1-A2", "Wa A1~A2"} <= offered(stand("Ki D1 Wa A1"))
    assert {"Cl D2-D3", "Cl D2~D3", "Cl D2: D4>D3"} <= offered(stand("Ki A1 Cl D2 Ri D4"))


def test_recruits_bans_and_answers_have_short_forms() -> None:
    """D153"""
    recruiting = stand("Ki D1", phase="recruitment", market=["rider", "hermit_and_cub"])
    assert {"+Ri F1", "+Hc A1 B1", "+Hc B1 A1"} <= offered(recruiting)
    assert "ban Ri" in offered(begin(mode="strategist"))
    assert offered(after(stand("Ki D1"), "draw?")) == {"draw!", "draw-"}


def test_a_run_names_its_route_only_where_several_lead_to_its_end() -> None:
    """D153 A52"""
    state = after(stand("Ki D1", "Qu D7 Ne D4"), "Ki D1-D2")
    assert {"Ne>D6", "Ne>C4>D5", "Ne>E4>D5"} <= offered(state)
    assert parse_command(duel_rules(), state, "Ne>C4>D5") == Run(seat=NORTH, path=("C4", "D5"))


@pytest.mark.parametrize("text", ["", "Ri D4-D7", "Zz A1-A2", "+Ri F1", "draw!", "Ne>D4"])
def test_a_text_that_spells_no_legal_command_is_refused(text: str) -> None:
    """D153"""
    with pytest.raises(NotationError):
        parse_command(duel_rules(), stand("Ki D1 Ri D4"), text)
