"""Random duels: invariants, the exactness of the command list, undo as refolding, sanity figures."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from statistics import mean, median
from typing import Any

import pytest
from msgspec.structs import asdict

from game.core.chance import Chance
from game.core.codec import canonical
from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Setup
from game.games.duel import DUEL
from game.games.duel.commands import (
    AcceptDraw,
    Ban,
    Dash,
    DeclineDraw,
    DuelCommand,
    EndActions,
    Escort,
    Fly,
    Jump,
    Nudge,
    OfferDraw,
    Pull,
    Push,
    Rally,
    Recruit,
    Run,
    Slip,
    Step,
    Swap,
)
from game.games.duel.events import PieceMoved, PiecePlaced, PiecesSwapped, Recruited
from game.games.duel.model import NORTH, PIECES, RECRUITS, SOUTH, DuelState
from game.games.duel.notation import format_command, parse_command
from tests.games.duel.random_play import MIXES, any_command, check_invariants, duel, states
from tests.games.duel.solver import end_boards
from tests.games.duel.table import duel_rules, fold

GAMES = 60
SOAK_GAMES = 10_000


def play_checked(number: int) -> str:
    """Play one random duel with every check that is cheap; gives how it ended."""
    rules, options = duel_rules(), MIXES[number % len(MIXES)]
    pieces: set[str] = set()
    state = None
    for before, _, events in duel(number, options):
        check_invariants(before)
        assert pieces <= set(before.where)  # nobody ever leaves (D059)
        pieces = set(before.where)
        for event in events:
            if isinstance(event, Recruited):
                own = rules.ground.recruitment(event.seat, before.options)
                assert set(event.spaces) <= set(own) and not set(event.spaces) & set(before.where.values())
        state = fold(before, events)
    assert state is not None and state.outcome is not None
    check_invariants(state)
    return state.outcome.kind


def test_random_duels_end_by_rule_with_no_broken_invariant() -> None:
    """D017 D031 D032 D059 D009 D007 D058"""
    kinds = Counter(play_checked(number) for number in range(GAMES))
    assert sum(kinds.values()) == GAMES and kinds["capture"] > GAMES / 2


@pytest.mark.soak
def test_ten_thousand_random_duels_end_by_rule() -> None:
    """D017 D059 D150 D151"""
    kinds = Counter(play_checked(number) for number in range(SOAK_GAMES))
    assert set(kinds) <= {"capture", "surround", "barrage", "repetition", "turn_limit"}
    assert kinds["capture"] and kinds["surround"]


@pytest.mark.parametrize("number", range(12))
def test_undo_of_anything_equals_refolding(number: int) -> None:
    """D152"""
    rules = duel_rules()
    entries = list(duel(number, MIXES[number % len(MIXES)]))
    state = rules.initial(Setup(2, DUEL.parse_options(MIXES[number % len(MIXES)])))
    state = fold(state, rules.setup(state, Chance(f"duel {number}", 0)))
    for before, _, events in entries:
        assert state == before
        state = fold(state, events)


@pytest.mark.parametrize("number", range(len(MIXES) * 2))
def test_every_listed_command_is_accepted_and_listed_once(number: int) -> None:
    """D020 D039 D057 D127 D141"""
    rules = duel_rules()
    for state in states(number, MIXES[number % len(MIXES)])[:-1][::4]:
        (seat,) = rules.to_act(state)
        listed = list(rules.commands(state, seat))
        assert listed and len(set(listed)) == len(listed)
        assert list(rules.commands(state, seat)) == listed
        assert list(rules.commands(state, Seat(1 - seat))) == []
        for command in listed:
            assert rules.decide(state, command, Chance("listed", 1))


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_no_other_legal_command_one_character_away_does_the_same(number: int) -> None:
    """So that the audit finds any changed character of a log's last command by its events."""
    rules = duel_rules()
    for state in states(number, MIXES[number % len(MIXES)])[:-1][::4]:
        alike: dict[bytes, list[bytes]] = {}
        for seat in rules.to_act(state):
            for command in rules.commands(state, seat):
                events = rules.decide(state, command, Chance("alike", 1))
                alike.setdefault(canonical(events), []).append(canonical(command))
        for written in alike.values():
            for one, two in combinations(written, 2):
                assert len(one) != len(two) or sum(a != b for a, b in zip(one, two, strict=True)) > 1


@pytest.mark.parametrize("number", range(len(MIXES) * 2))
def test_commands_that_are_not_listed_are_refused_with_a_sentence(number: int) -> None:
    """D020 D023 D057 D127 D141"""
    rules, rng, narrator = duel_rules(), random.Random(number), DUEL.narrator(duel_rules())
    for state in states(number, MIXES[number % len(MIXES)])[::5]:
        listed = {command for seat in (SOUTH, NORTH) for command in rules.commands(state, seat)}
        for _ in range(60):
            command = mutated(rng, state, sorted(listed, key=repr))
            if command in listed:
                rules.decide(state, command, Chance("mutated", 1))
                continue
            with pytest.raises(Illegal) as caught:
                rules.decide(state, command, Chance("mutated", 1))
            sentence = narrator.refusal(state, caught.value)
            assert sentence.startswith(f"{caught.value.rule}: ") and "{" not in sentence


def mutated(rng: random.Random, state: DuelState, listed: list[DuelCommand]) -> DuelCommand:
    """A legal command with one field changed, or any command at all."""
    if listed and rng.random() < 0.5:
        command = rng.choice(listed)
        fields: dict[str, Any] = asdict(command)
        name = rng.choice(sorted(fields))
        fields[name] = _other_value(rng, name, fields[name])
        return type(command)(**fields)
    seat = Seat(rng.randrange(2)) if rng.random() < 0.2 else _to_act(rng, state)
    makers = (
        lambda: Step(seat=seat, piece=_piece(rng), path=_path(rng)),
        lambda: Jump(seat=seat, path=_path(rng)),
        lambda: Dash(seat=seat, to=_space(rng)),
        lambda: Push(seat=seat, target=_piece(rng), to=_space(rng)),
        lambda: Rally(seat=seat, path=_path(rng)),
        lambda: Swap(seat=seat, target=_piece(rng)),
        lambda: Fly(seat=seat, target=_piece(rng)),
        lambda: Pull(seat=seat, target=_piece(rng)),
        lambda: Nudge(seat=seat, target=_piece(rng), to=_space(rng)),
        lambda: Slip(seat=seat, to=_space(rng)),
        lambda: Escort(seat=seat, target=_piece(rng), to=_space(rng)),
        lambda: Run(seat=seat, path=_path(rng)),
        lambda: Recruit(seat=seat, card=rng.choice(RECRUITS), spaces=_path(rng)),
        lambda: Ban(seat=seat, card=rng.choice(RECRUITS)),
        lambda: rng.choice((EndActions, OfferDraw, AcceptDraw, DeclineDraw))(seat=seat),
    )
    return rng.choice(makers)()


def _to_act(rng: random.Random, state: DuelState) -> Seat:
    return next(iter(duel_rules().to_act(state)), Seat(rng.randrange(2)))


def _other_value(rng: random.Random, name: str, value: Any) -> Any:
    if name == "seat":
        return Seat(1 - value)
    if name in ("path", "spaces"):
        longer = (*value, _space(rng)) if rng.random() < 0.3 else value[:-1]
        return rng.choice((longer, (*value[:-1], _space(rng)), (_space(rng), *value[1:])))
    if name == "to":
        return _space(rng)
    return rng.choice(RECRUITS) if name == "card" else _piece(rng)


def _space(rng: random.Random) -> str:
    return rng.choice((*duel_rules().ground.spaces, "H9"))


def _piece(rng: random.Random) -> str:
    return rng.choice((*PIECES, "dragon"))


def _path(rng: random.Random) -> tuple[str, ...]:
    """Mostly neighbouring spaces, so that paths are nearly right."""
    path = [rng.choice(duel_rules().ground.spaces)]
    for _ in range(rng.randrange(3)):
        near = duel_rules().ground.neighbours[path[-1]]
        path.append(rng.choice((*near, rng.choice(duel_rules().ground.spaces))))
    return tuple(path[: rng.randrange(len(path) + 1)]) if rng.random() < 0.1 else tuple(path)


@pytest.mark.parametrize("number", range(len(MIXES) * 2))
def test_notation_reads_back_every_legal_command(number: int) -> None:
    """D153"""
    rules = duel_rules()
    for state in states(number, MIXES[number % len(MIXES)])[:-1][::3]:
        (seat,) = rules.to_act(state)
        listed = list(rules.commands(state, seat))
        texts = [format_command(rules, state, command) for command in listed]
        assert len(set(texts)) == len(texts)
        sample = random.Random(number).sample(range(len(listed)), min(6, len(listed)))
        for index in sample:
            assert parse_command(rules, state, texts[index]) == listed[index]


def test_moves_are_told_from_where_the_pieces_stand_to_where_they_end() -> None:
    """D024"""
    for number in range(6):
        for state, _, events in duel(number, MIXES[number]):
            for event in events:
                if isinstance(event, PieceMoved):
                    assert event.origin == state.where[event.piece] and event.path
                if isinstance(event, PiecesSwapped):
                    assert event.one_to == state.where[event.other]
                    assert event.other_to == state.where[event.one]
                assert not isinstance(event, PiecePlaced)


def wins_if_it_can(rng: random.Random, state: DuelState, commands: list[DuelCommand]) -> DuelCommand:
    """Any win that one action brings, else any command."""
    for command in commands:
        if isinstance(command, OfferDraw | EndActions):
            continue
        outcome = fold(state, duel_rules().decide(state, command, Chance("greedy", 1))).outcome
        if outcome is not None and outcome.winners == (command.seat,):
            return command
    return any_command(rng, state, commands)


def test_the_number_of_actions_is_of_the_expected_size() -> None:
    """D020 (section 8: 3, 10, 15, 20, 26 and 27 actions with 1 to 6 pieces)"""
    counts: dict[int, list[int]] = {}
    for number in range(20):
        for state, _, _ in duel(number):
            if state.phase == "actions" and not state.acted:
                own = sum(owner == state.active for owner in state.owner.values())
                listed = list(duel_rules().commands(state, state.active))
                counts.setdefault(own, []).append(len(listed) - 2)  # but for ending and offering a draw
    for own, expected in {1: 3, 2: 10, 3: 15, 4: 20, 5: 26}.items():
        assert 0.6 * expected <= mean(counts[own]) <= 1.5 * expected, (own, mean(counts[own]))


def test_the_number_of_end_boards_is_of_the_expected_size() -> None:
    """D021 D022 (section 8: 45 boards with 2 pieces, 130 with 3)"""
    boards: dict[int, list[int]] = {2: [], 3: []}
    for number in range(16):
        for state, _, _ in duel(number):
            own = sum(owner == state.active for owner in state.owner.values())
            if own > max(boards):
                break
            if state.phase == "actions" and not state.acted and own in boards and len(boards[own]) < 12:
                boards[own].append(len(end_boards(state)))
    assert 20 <= median(boards[2]) <= 90 and 65 <= median(boards[3]) <= 400


def test_random_duels_that_take_wins_last_about_thirteen_turns() -> None:
    """D058 (section 8: 13 turns on average, mostly captures)"""
    turns, kinds = [], Counter[str]()
    for number in range(24):
        state = None
        for before, _, events in duel(number, {}, wins_if_it_can):
            state = fold(before, events)
        assert state is not None and state.outcome is not None
        turns.append(state.turn)
        kinds[state.outcome.kind] += 1
    assert 8 <= mean(turns) <= 20 and median(turns) <= 18
    assert kinds["capture"] > 18
