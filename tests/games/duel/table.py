"""A table for rules tests: positions written in short, commands in notation, refusals caught."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Setup
from game.games.duel import DUEL
from game.games.duel.commands import DuelCommand
from game.games.duel.events import DuelEvent
from game.games.duel.model import MARKET_SIZE, RECRUITS, SOUTH, CardId, DuelState, card_of
from game.games.duel.notation import format_command, parse_command
from game.games.duel.rules import DuelRules
from tests.games.duel.boards import standard_board

ODD_TURN = 5  # the first player's, past the second player's double recruit


@cache
def duel_rules() -> DuelRules:
    """The rules on the standard board."""
    return DUEL.rules(standard_board())


def stand(
    south: str,
    north: str = "Qu D7",
    *,
    to_move: Seat = SOUTH,
    acted: str = "",
    phase: str = "actions",
    market: Sequence[CardId] = (),
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> DuelState:
    """A position such as `stand("Ki D1 Ri D4", "Qu D7 Ja D5")`; a side without a leader gets one at home.

    The cards follow from the pieces; `market` names cards that must lie open. Asserts that the rules find
    nothing wrong with it.
    """
    rules = duel_rules()
    sides = (_pieces(south), _pieces(north))
    leaders = ("queen", "king") if "queen" in sides[0] or "king" in sides[1] else ("king", "queen")
    for seat, side in enumerate(sides):
        side.setdefault(leaders[seat], ("D1", "D7")[seat])
    teams = tuple(
        (leaders[seat], *sorted({card_of(piece) for piece in side if piece != leaders[seat]}))
        for seat, side in enumerate(sides)
    )
    settings = DUEL.parse_options(options or {})
    out = [card for card in RECRUITS if card not in teams[0] + teams[1] + tuple(changes.get("banned", ()))]
    shown = [*market, *(card for card in out if card not in market)]
    count = len(shown) if settings.mode == "strategist" else MARKET_SIZE
    state = DuelState(
        options=settings,
        phase=phase,  # type: ignore[arg-type]
        leaders=leaders,
        first=SOUTH,
        active=to_move,
        turn=ODD_TURN + to_move,
        where={piece: space for side in sides for piece, space in side.items()},
        owner={piece: Seat(seat) for seat, side in enumerate(sides) for piece in side},
        teams=teams,  # type: ignore[arg-type]
        market=() if settings.mode == "quick" else tuple(shown[:count]),
        pile=() if settings.mode == "quick" else tuple(sorted(shown[count:])),
        acted=tuple(piece_of(code) for code in acted.split()),
        recruits_left=0 if settings.mode == "quick" else min(1, 5 - len(teams[to_move])),
    )
    state = replace(state, **changes)
    assert rules.inconsistencies(state) == []
    return state


def begin(seed: str = "seed", draws: Sequence[int | str] = (), **options: Any) -> DuelState:
    """A new duel after set-up."""
    state = duel_rules().initial(Setup(seats=2, options=DUEL.parse_options(options)))
    return fold(state, duel_rules().setup(state, Chance(seed, 0, draws)))


def fold(state: DuelState, events: Sequence[DuelEvent]) -> DuelState:
    """The state after these events."""
    for event in events:
        state = duel_rules().evolve(state, event)
    return state


def told(state: DuelState, text: str, *draws: int | str) -> tuple[DuelEvent, ...]:
    """The events of a legal command in notation."""
    command = parse_command(duel_rules(), state, text)
    return duel_rules().decide(state, command, Chance("told", 1, draws))


def after(state: DuelState, *texts: str) -> DuelState:
    """The state after these commands in notation, all of them legal."""
    for number, text in enumerate(texts):
        command = parse_command(duel_rules(), state, text)
        state = fold(state, duel_rules().decide(state, command, Chance("after", number + 1)))
    return state


def offered(state: DuelState) -> set[str]:
    """Every legal command in notation, whoever is to act."""
    rules = duel_rules()
    return {
        format_command(rules, state, command)
        for seat in rules.to_act(state)
        for command in rules.commands(state, seat)
    }


def offered_to(state: DuelState, start: str) -> set[str]:
    """The legal commands that begin like this, without that beginning: `offered_to(state, "Ri D4-")`."""
    return {text.removeprefix(start) for text in offered(state) if text.startswith(start)}


def refused(state: DuelState, command: DuelCommand) -> tuple[str, str, dict[str, Any]]:
    """Rule, key and what is in the way, of a command that must be refused; its sentence must read."""
    rules = duel_rules()
    try:
        rules.decide(state, command, Chance("refused", 1))
    except Illegal as illegal:
        sentence = DUEL.narrator(rules).refusal(state, illegal)
        assert sentence.startswith(f"{illegal.rule}: ") and "{" not in sentence
        return illegal.rule, illegal.key, illegal.args_by_name
    raise AssertionError(f"{command} was not refused")


def piece_of(code: str) -> str:
    """The piece called by these two letters."""
    return next(piece for piece, entry in duel_rules().cast.pieces.items() if entry.code == code)


def _pieces(text: str) -> dict[str, str]:
    words = text.split()
    return {piece_of(code): space for code, space in zip(words[::2], words[1::2], strict=True)}
