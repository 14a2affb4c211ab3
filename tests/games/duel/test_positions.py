"""The 32 worked positions of the rules, each played through the real interface."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.duel import DUEL
from game.games.duel.commands import Action, DuelCommand, Recruit, Run, Step
from game.games.duel.events import PieceMoved, PiecesSwapped
from game.games.duel.field import Field
from game.games.duel.model import MARKET_SIZE, RECRUITS, SOUTH, DuelOptions, DuelState, card_of
from game.games.duel.recruitment import free_spaces
from tests.games.duel.solver import can_force_win
from tests.games.duel.table import duel_rules, fold

Case = dict[str, Any]
CASES: list[Case] = json.loads(Path(__file__).with_name("positions.json").read_text("utf-8"))
WITH_COMMAND = [case for case in CASES if "command" in case]


def by_id(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[case["id"] for case in cases])


def state_of(case: Case) -> DuelState:
    """The position as a state edited by hand: teams follow from the pieces, other cards lie open or wait."""
    sides = (case["south"], case["north"])
    teams = tuple(
        (leader, *sorted({card_of(piece) for piece in side if piece != leader}))
        for leader, side in zip(("king", "queen"), sides, strict=True)
    )
    command = command_of(case)
    wanted = [command.card] if isinstance(command, Recruit) else []
    left = [card for card in RECRUITS if card not in teams[0] + teams[1] and card not in wanted]
    shown = [*wanted, *left]
    state = DuelState(
        options=DuelOptions(),
        phase="actions",
        active=Seat(case["to_move"]),
        turn=5,
        where={**sides[0], **sides[1]},
        owner={piece: Seat(seat) for seat, side in enumerate(sides) for piece in side},
        teams=(teams[0], teams[1]),
        market=tuple(shown[:MARKET_SIZE]),
        pile=tuple(sorted(shown[MARKET_SIZE:])),
        acted=tuple(case["acted"]),
        recruits_left=1 if len(teams[case["to_move"]]) < 5 else 0,
    )
    if wanted:
        state = msgspec.structs.replace(state, phase="recruitment")
    assert duel_rules().inconsistencies(state) == []
    return state


def command_of(case: Case) -> DuelCommand | None:
    if "command" not in case:
        return None
    read: DuelCommand = msgspec.convert(case["command"], DUEL.command_type)
    return read


def played(state: DuelState, command: DuelCommand) -> DuelState | None:
    """The state after the command, or None if it is refused."""
    try:
        return fold(state, duel_rules().decide(state, command, Chance("position", 1)))
    except Illegal:
        return None


def destinations(state: DuelState, actor: str, piece: str, *, steps: bool) -> set[str]:
    """Where `piece` would end by all legal actions of `actor`: its steps, or its ability."""
    ends = set()
    for command in duel_rules().commands(state, state.active):
        if not isinstance(command, Action) or isinstance(command, Step) != steps:
            continue
        events = duel_rules().decide(state, command, Chance("position", 1))
        if getattr(events[0], "piece", None) != actor:
            continue
        for event in events:
            if isinstance(event, PieceMoved) and event.piece == piece:
                ends.add(event.path[-1])
            if isinstance(event, PiecesSwapped):
                swapped = {event.one: event.one_to, event.other: event.other_to}
                ends |= {swapped[piece]} if piece in swapped else set()
    return ends


@by_id(WITH_COMMAND)
def test_the_action_of_each_worked_position_is_allowed_or_refused(case: Case) -> None:
    """D020 D050 D057 D101 D102 D103 D104 D105 D106 D107 D108 D109"""
    state, command, expect = state_of(case), command_of(case), case["expect"]
    assert command is not None
    end = played(state, command)
    assert (end is not None) == expect["legal"]
    assert (command in list(duel_rules().commands(state, state.active))) == expect["legal"]
    if end is None:
        return
    for piece, space in case.get("ends", {}).items():
        assert end.where[piece] == space
    winners = () if expect["winner"] is None else (expect["winner"],)
    assert (end.outcome.winners if end.outcome else ()) == winners
    if "by" in expect:
        assert end.outcome is not None and end.outcome.kind == expect["by"]


@by_id([case for case in CASES if "move_destinations" in case["expect"]])
def test_the_steps_of_each_worked_position_are_complete(case: Case) -> None:
    """D023 D057 D124 A01 A10"""
    found = destinations(state_of(case), case["actor"], case["actor"], steps=True)
    assert found == set(case["expect"]["move_destinations"])


@by_id([case for case in CASES if "ability_destinations" in case["expect"]])
def test_the_ability_of_each_worked_position_reaches_exactly_these_spaces(case: Case) -> None:
    """D122 D123 A03 A12 A13 A14 A15"""
    found = destinations(state_of(case), case["actor"], case["expect"]["ability_piece"], steps=False)
    assert found == set(case["expect"]["ability_destinations"])


@by_id([case for case in CASES if "nemesis_of" in case["expect"]])
def test_the_nemesis_of_each_worked_position_may_run_to_exactly_these_spaces(case: Case) -> None:
    """D126 D127 D130 A07 A08 A20"""
    command, expect = command_of(case), case["expect"]
    assert command is not None
    state = played(state_of(case), command)
    assert state is not None and state.phase == "nemesis" and state.runner == expect["nemesis_of"]
    runs = list(duel_rules().commands(state, Seat(expect["nemesis_of"])))
    ends = {run.path[-1] for run in runs if isinstance(run, Run)}
    assert ends == set(expect["nemesis_destinations"])
    if "nemesis_goes" in case:
        run = next(r for r in runs if isinstance(r, Run) and r.path[-1] == case["nemesis_goes"])
        end = played(state, run)
        assert end is not None
        winners = () if expect["final_winner"] is None else (expect["final_winner"],)
        assert (end.outcome.winners if end.outcome else ()) == winners


@by_id([case for case in CASES if "win_this_turn" in case["expect"]])
def test_a_search_of_the_whole_action_phase_finds_the_win_or_none(case: Case) -> None:
    """D020 D122 D123 A01 A02 (T31, T32)"""
    assert can_force_win(state_of(case), Seat(case["to_move"])) == case["expect"]["win_this_turn"]


@by_id([case for case in CASES if "free_recruit_cells" in case["expect"]])
def test_the_free_recruitment_spaces_of_each_worked_position(case: Case) -> None:
    """D031 D035 A18 A19 (T27, T28)"""
    state = state_of(case)
    free = free_spaces(Field.of(duel_rules().ground, state), state, SOUTH)
    assert sorted(free) == case["expect"]["free_recruit_cells"]


@by_id([case for case in CASES if "then_may_act" in case["expect"] or "may_act" in case["expect"]])
def test_who_may_still_act_in_each_worked_position(case: Case) -> None:
    """D020 D125 A16 A21 (T25, T30)"""
    state, command = state_of(case), command_of(case)
    if command is not None:
        end = played(state, command)
        assert end is not None
        state = end
    steps = [c for c in duel_rules().commands(state, state.active) if isinstance(c, Step)]
    actors = {step.piece for step in steps}
    for piece in case["expect"].get("then_may_act", ()):
        assert piece in actors
    if "may_act" in case["expect"]:
        assert (case["actor"] in actors) == case["expect"]["may_act"]


def test_all_thirty_two_positions_are_here() -> None:
    """D050"""
    assert [case["id"] for case in CASES] == [f"T{number:02}" for number in range(1, 33)]
