"""Why an action is refused: who would act, who or what is in the way, and what would become of the leader."""

from __future__ import annotations

from typing import assert_never

from game.core.messages import Illegal
from game.games.duel.abilities import Plan, far_spaces, is_guarded_enemy
from game.games.duel.actions import MATES, actor_of, has_vizier
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
from game.games.duel.field import Field
from game.games.duel.model import DuelState, PieceId, other
from game.games.duel.refusals import space_taken, unknown_space
from game.kit.board import Space

MOST_ENTERED = 2  # a Vizier's leader, the Acrobat and the Royal Guard alike (D101, D104, D124)


def action_refusal(field: Field, state: DuelState, command: Action, plans: list[Plan]) -> Illegal:
    """Why the active seat may not do this; `plans` is what the piece could do but for D057."""
    piece = actor_of(command)
    refusal = piece_refusal(state, piece)
    if refusal is not None:
        return refusal
    for plan in plans:
        if plan.command == command:
            return _exposes(field, state, plan)
    if isinstance(command, Step):
        return _step(field, state, command)
    jailer = field.silencer(piece)
    if jailer is not None:
        return Illegal("D122", "silenced", piece=piece, by=jailer)
    return _ability(field, state, command)


def piece_refusal(state: DuelState, piece: PieceId) -> Illegal | None:
    """Why a piece has no action now (D020, D028, D125, A16)."""
    if piece not in state.where:
        return Illegal("D020", "not_on_board", piece=piece)
    if state.owner[piece] != state.active:
        return Illegal("D020", "not_yours", piece=piece)
    if piece == "nemesis":
        return Illegal("D028", "nemesis_never_acts", piece=piece)
    if piece in state.acted:
        return Illegal("D020", "has_acted", piece=piece)
    mate = MATES.get(piece)
    if mate in state.acted and state.acted[-1] != mate:
        return Illegal("D125", "mate_too_late", piece=piece, mate=mate, by=state.acted[-1])
    return None


def _exposes(field: Field, state: DuelState, plan: Plan) -> Illegal:
    after = field.after(plan.ends)
    own = loss(after, state.active)
    if own is None:
        raise AssertionError(f"no reason against {plan.command}")
    if loss(after, other(state.active)) is not None:
        return Illegal("A05", "both_leaders_lost", by=own.by)
    key = "own_leader_captured" if own.kind == "capture" else "own_leader_surrounded"
    return Illegal("D057", key, by=own.by)


def _ability(field: Field, state: DuelState, command: Ability) -> Illegal:
    match command:
        case Jump():
            return _jump(field, command.path)
        case Dash():
            return _dash(field, command.to)
        case Push():
            return _push(field, command)
        case Rally():
            return _rally(field, state, command.path)
        case Swap() | Fly() | Pull() | Nudge():
            return _at_a_distance(field, command)
        case Slip():
            return _slip(field, state, command.to)
        case Escort():
            return _escort(field, command)
        case _:
            assert_never(command)


def _step(field: Field, state: DuelState, command: Step) -> Illegal:
    piece, path = command.piece, command.path
    here = field.where[piece]
    if not path:
        return Illegal("D023", "step_nowhere", piece=piece)
    if len(path) > 1:
        if not has_vizier(state, piece):
            return Illegal("D023", "step_is_one", piece=piece)
        if len(path) > MOST_ENTERED:
            return Illegal("D124", "vizier_gives_two", piece=piece)
        if path[-1] == here:
            return Illegal("D124", "step_returns", piece=piece, space=here)
    return _walk(field, "D023", piece, here, path)


def _walk(field: Field, rule: str, piece: PieceId, here: Space, path: tuple[Space, ...]) -> Illegal:
    for start, space in zip((here, *path), path, strict=False):
        if space not in field.ground.beside:
            return unknown_space(space)
        if space in field.at:
            return space_taken(field, rule, space)
        if space not in field.ground.beside[start]:
            return Illegal(rule, "too_far", piece=piece, space=space)
    raise AssertionError(f"no reason against {piece} walking {path}")


def _jump(field: Field, path: tuple[Space, ...]) -> Illegal:
    start = here = field.where["acrobat"]
    if not 1 <= len(path) <= MOST_ENTERED:
        return Illegal("D101", "jump_count")
    for space in path:
        if space not in field.ground.beside:
            return unknown_space(space)
        way, steps = field.ground.lines.get((here, space), (0, 0))
        if steps != 2:
            return Illegal("D101", "jump_shape", space=space)
        over = field.ground.rays[here][way][0]
        if over not in field.at or over == start:
            return Illegal("D101", "jump_over_nobody", space=over)
        if space in field.at and space != start:
            return space_taken(field, "D101", space)
        here = space
    return Illegal("A13", "jump_returns", space=start)


def _dash(field: Field, to: Space) -> Illegal:
    here = field.where["rider"]
    if to not in field.ground.beside:
        return unknown_space(to)
    way, steps = field.ground.lines.get((here, to), (0, 0))
    if steps != 2:
        return Illegal("D102", "dash_shape", space=to)
    ray = field.ground.rays[here][way]
    return space_taken(field, "D102", ray[0] if ray[0] in field.at else ray[1])


def _push(field: Field, command: Push) -> Illegal:
    target, to = command.target, command.to
    if target not in field.where:
        return Illegal("D103", "target_not_on_board", piece=target)
    if field.owner[target] == command.seat:
        return Illegal("D103", "push_ally", piece=target)
    if not field.is_adjacent("bruiser", target):
        return Illegal("D103", "not_beside", actor="bruiser", piece=target)
    guardian = field.guardian(target)
    if guardian is not None:
        return Illegal("A29", "guarded", piece=target, by=guardian)
    if to not in field.ground.beside:
        return unknown_space(to)
    far = far_spaces(field, target)
    if all(space in field.at for space in far):
        return Illegal("A12", "push_no_room", piece=target)
    if to not in far:
        return Illegal("D103", "push_not_far", piece=target, space=to)
    return space_taken(field, "D103", to)


def _rally(field: Field, state: DuelState, path: tuple[Space, ...]) -> Illegal:
    here = field.where["royal_guard"]
    around = field.ground.neighbours[field.where[state.leaders[state.active]]]
    if not 1 <= len(path) <= MOST_ENTERED:
        return Illegal("D104", "rally_count")
    first = path[0]
    for space in path:
        if space not in field.ground.beside:
            return unknown_space(space)
    if first not in around:
        return Illegal("D104", "rally_not_beside_leader", space=first)
    if path[-1] == here:
        return Illegal("D104", "rally_stays", space=here)
    if first != here and first in field.at:
        return space_taken(field, "D104", first)
    return _walk(field, "D104", "royal_guard", first, path[1:])


def _at_a_distance(field: Field, command: Swap | Fly | Pull | Nudge) -> Illegal:
    actor, target = actor_of(command), command.target
    if target not in field.where:
        return Illegal("D100", "target_not_on_board", piece=target)
    here, there = field.where[actor], field.where[target]
    if target == actor:
        return Illegal("D100", "target_self", piece=actor)
    if isinstance(command, Nudge) and field.owner[target] == command.seat:
        return Illegal("D107", "nudge_ally", piece=target)
    if (here, there) not in field.ground.lines:
        return Illegal("D100", "not_in_line", actor=actor, piece=target)
    way, steps = field.ground.lines[here, there]
    if steps == 1:
        return Illegal("A38", "too_close", actor=actor, piece=target)
    for between in field.ground.rays[here][way][: steps - 1]:
        if between in field.at:
            return Illegal("A39", "sight_blocked", piece=target, by=field.at[between])
    if not isinstance(command, Fly) and is_guarded_enemy(field, command.seat, target):
        rule = {Swap: "A30", Pull: "A03", Nudge: "D123"}[type(command)]
        return Illegal(rule, "guarded", piece=target, by="protector")
    if isinstance(command, Nudge):
        return _walk(field, "D107", target, there, (command.to,))
    raise AssertionError(f"no reason against {command}")


def _slip(field: Field, state: DuelState, to: Space) -> Illegal:
    if to not in field.ground.beside:
        return unknown_space(to)
    if to in field.at:
        return space_taken(field, "D108", to)
    near = tuple(
        field.at[space]
        for space in field.ground.neighbours[to]
        if space in field.at and field.owner[field.at[space]] != state.active
    )
    return Illegal("D108", "slip_beside_enemy", space=to, by=near)


def _escort(field: Field, command: Escort) -> Illegal:
    target = command.target
    if target not in field.where:
        return Illegal("D109", "target_not_on_board", piece=target)
    if target == "brewmaster":
        return Illegal("D109", "target_self", piece=target)
    if field.owner[target] != command.seat:
        return Illegal("D109", "escort_enemy", piece=target)
    if not field.is_adjacent("brewmaster", target):
        return Illegal("D109", "not_beside", actor="brewmaster", piece=target)
    return _walk(field, "D109", target, field.where[target], (command.to,))
