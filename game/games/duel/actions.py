"""The action phase: who may still act, what each character can do, and that it keeps the own leader safe."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.duel.abilities import ABILITIES, Plan
from game.games.duel.capture import loss
from game.games.duel.commands import (
    Ability,
    Action,
    Dash,
    Escort,
    Fly,
    Jump,
    Nudge,
    Pull,
    Push,
    Rally,
    Slip,
    Step,
    Swap,
)
from game.games.duel.events import Acted, DuelEvent, PieceMoved, PiecesSwapped
from game.games.duel.field import Field
from game.games.duel.model import PIECES, DuelState, PieceId
from game.kit.board import Space

MATES: dict[PieceId, PieceId] = {"hermit": "cub", "cub": "hermit"}
ABILITY_OF: dict[type[Ability], PieceId] = {
    Jump: "acrobat",
    Dash: "rider",
    Push: "bruiser",
    Rally: "royal_guard",
    Swap: "illusionist",
    Fly: "claw_launcher",
    Pull: "claw_launcher",
    Nudge: "manipulator",
    Slip: "wanderer",
    Escort: "brewmaster",
}
TURN_ORDER = tuple(PIECES)


def actor_of(command: Action) -> PieceId:
    """The character that a command would have act."""
    return command.piece if isinstance(command, Step) else ABILITY_OF[type(command)]


def may_act(state: DuelState, piece: PieceId) -> bool:
    """Whether a piece of the active seat still has its action (D020, D028, D125, A16)."""
    if piece == "nemesis" or piece in state.acted or state.owner.get(piece) != state.active:
        return False
    mate = MATES.get(piece)
    return mate not in state.acted or state.acted[-1] == mate


def plans(field: Field, state: DuelState, piece: PieceId) -> Iterator[Plan]:
    """All a piece could do now, steps before its ability, whatever becomes of the own leader."""
    if not may_act(state, piece):
        return
    yield from _steps(field, state.active, piece)
    if piece in ABILITIES and not field.silencer(piece):
        yield from ABILITIES[piece](field, state.active)


def safe_plans(field: Field, state: DuelState, piece: PieceId) -> Iterator[Plan]:
    """What a piece may do: the plans that leave the own leader neither captured nor surrounded (D057)."""
    for plan in plans(field, state, piece):
        if loss(field.after(plan.ends), state.active) is None:
            yield plan


def all_safe_plans(field: Field, state: DuelState) -> Iterator[Plan]:
    """Every action of the active seat, piece by piece in a fixed order."""
    for piece in TURN_ORDER:
        if piece in field.where:
            yield from safe_plans(field, state, piece)


def plan_events(field: Field, plan: Plan) -> tuple[DuelEvent, ...]:
    """An action told as events: who acts, then each move (D024)."""
    acted = Acted(piece=plan.piece, deed=plan.deed, target=plan.target)
    if plan.deed == "swap":
        (one, one_path), (two, two_path) = plan.moves
        return acted, PiecesSwapped(one=one, one_to=one_path[-1], other=two, other_to=two_path[-1])
    return acted, *(PieceMoved(piece=p, origin=field.where[p], path=path) for p, path in plan.moves)


def has_vizier(state: DuelState, piece: PieceId) -> bool:
    """Whether a piece is a leader whose own Vizier is on the board (D124)."""
    owner = state.owner.get(piece)
    return piece in state.leaders and "vizier" in state.where and state.owner.get("vizier") == owner


def _steps(field: Field, seat: Seat, piece: PieceId) -> Iterator[Plan]:
    first_steps = field.free_beside(field.where[piece])
    for first in first_steps:
        yield _step(seat, piece, (first,))
    if piece in field.leaders and field.owner.get("vizier") == seat:
        for first in first_steps:
            for second in field.free_beside(first):  # its own start still counts as taken (D124)
                yield _step(seat, piece, (first, second))


def _step(seat: Seat, piece: PieceId, path: tuple[Space, ...]) -> Plan:
    return Plan(Step(seat=seat, piece=piece, path=path), piece, "step", None, ((piece, path),))
