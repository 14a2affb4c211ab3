"""Why a command is refused: whose turn and phase it is, then the reason in the command itself.

Every refusal names its rule, a key of the catalogue and what is in the way. The legal commands are
found elsewhere (actions, nemesis, recruitment); what is told here is why another is not among them.
"""

from __future__ import annotations

from typing import assert_never

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.duel.commands import (
    AcceptDraw,
    Ban,
    DeclineDraw,
    DuelCommand,
    EndActions,
    OfferDraw,
    Recruit,
    Run,
)
from game.games.duel.field import Field
from game.games.duel.model import RECRUITS, CardId, DuelState, pieces_of
from game.games.duel.nemesis import routes_of_two, runs
from game.games.duel.recruitment import free_spaces
from game.kit.board import Space


def to_act(state: DuelState) -> frozenset[Seat]:
    """The seat that may command now (D015, D130, D141, D154); nobody before set-up and after the end."""
    match state.phase:
        case "actions" | "recruitment":
            return frozenset({state.active})
        case "ban":
            return frozenset(state.bans_due[:1])
        case "nemesis":
            return frozenset() if state.runner is None else frozenset({state.runner})
        case "draw_offer":
            return frozenset() if state.offered_by is None else frozenset({Seat(1 - state.offered_by)})
        case "setup" | "over":
            return frozenset()
        case _:
            assert_never(state.phase)


def seat_refusal(state: DuelState, seat: Seat) -> Illegal | None:
    """Why a seat may not command at all now."""
    if state.phase == "over":
        return Illegal("T02", "game_over")
    if seat not in to_act(state):
        return Illegal("T01", "not_your_turn", seat=seat)
    return None


def phase_refusal(state: DuelState, command: DuelCommand) -> Illegal | None:
    """Why this kind of command does not fit the phase (D015, D126, D141, D154)."""
    phase = state.phase
    if phase == "nemesis" and not isinstance(command, Run):
        return Illegal("D126", "nemesis_must_run", piece="nemesis")
    if phase == "ban" and not isinstance(command, Ban):
        return Illegal("D141", "ban_first")
    if phase == "draw_offer" and not isinstance(command, AcceptDraw | DeclineDraw):
        return Illegal("D154", "answer_first")
    match command:
        case Run():
            return None if phase == "nemesis" else Illegal("D028", "no_run_due", piece="nemesis")
        case Ban():
            return None if phase == "ban" else Illegal("D141", "no_ban_due")
        case AcceptDraw() | DeclineDraw():
            return None if phase == "draw_offer" else Illegal("D154", "no_offer")
        case OfferDraw():
            return _offer_refusal(state)
        case Recruit():
            return None if phase == "recruitment" else Illegal("D015", "actions_first")
        case EndActions():
            return None if phase == "actions" else Illegal("D015", "actions_over")
        case _:
            return None if phase == "actions" else Illegal("D015", "actions_over")


def run_refusal(field: Field, command: Run) -> Illegal:
    """Why the Nemesis may not run this way (D127, A35)."""
    path, here = command.path, field.where["nemesis"]
    if len(path) > 2:
        return Illegal("D127", "run_too_long")
    for start, space in zip((here, *path), path, strict=False):
        if space not in field.ground.beside:
            return unknown_space(space)
        if space == here:
            return Illegal("D127", "run_returns", space=space)
        if space in field.at:
            return space_taken(field, "D127", space)
        if space not in field.ground.beside[start]:
            return Illegal("D127", "run_gap", space=space)
    ways = runs(field)
    if len(path) < len(ways[0]):
        return Illegal("D127", "run_too_short", steps=len(ways[0]))
    if len(path) == 2 and path not in routes_of_two(field):
        raise AssertionError(f"no reason against {command}")
    return Illegal("A35", "run_surrounds_own_leader", space=path[-1])


def recruit_refusal(field: Field, state: DuelState, command: Recruit) -> Illegal:
    """Why this card may not be placed so (D030-D035, A18, A19)."""
    refusal = card_refusal(field, state, command.card)
    if refusal is not None:
        return refusal
    count = len(pieces_of(command.card))
    if len(command.spaces) != count:
        return Illegal("D035", "wrong_number_of_spaces", card=command.card, count=count)
    for space in command.spaces:
        space_fault = recruit_space_refusal(field, state, space)
        if space_fault is not None:
            return space_fault
    if len(set(command.spaces)) < len(command.spaces):
        return Illegal("D035", "same_space_twice", space=command.spaces[0])
    return Illegal("D034", "recruit_surrounds_own_leader", spaces=command.spaces)


def card_refusal(field: Field, state: DuelState, card: CardId) -> Illegal | None:
    """Why a card cannot be recruited at all (D006, D030, A19, A49)."""
    if card in state.banned:
        return Illegal("A49", "card_banned", card=card)
    if any(card in team for team in state.teams):
        return Illegal("D006", "card_taken", card=card)
    if card not in state.market:
        return Illegal("D030", "card_not_open" if card in RECRUITS else "no_such_card", card=card)
    free = free_spaces(field, state, state.active)
    if len(free) < len(pieces_of(card)):
        return Illegal("A19", "no_room_for_pair", card=card, spaces=tuple(free))
    return None


def recruit_space_refusal(field: Field, state: DuelState, space: Space) -> Illegal | None:
    """Why no recruit of the active seat may be put on a space (D004, D031, D032)."""
    ground, seat = field.ground, state.active
    if space not in ground.beside:
        return unknown_space(space)
    if space not in ground.recruitment(seat, state.options):
        if space == ground.starts[seat]:
            return Illegal("D004", "start_closed", space=space)
        return Illegal("D032", "not_own_recruitment_space", space=space)
    if space in field.at:
        return space_taken(field, "D031", space)
    return None


def ban_refusal(state: DuelState, card: CardId) -> Illegal:
    """Why a card cannot be banned (D141, A49)."""
    if card in state.banned:
        return Illegal("D141", "already_banned", card=card)
    if any(card in team for team in state.teams):
        return Illegal("A49", "ban_recruited", card=card)
    return Illegal("D141", "no_such_card", card=card)


def unknown_space(space: Space) -> Illegal:
    """There is no such space on the board."""
    return Illegal("D002", "unknown_space", space=space)


def space_taken(field: Field, rule: str, space: Space) -> Illegal:
    """Somebody stands there."""
    return Illegal(rule, "space_taken", space=space, by=field.at[space])


def _offer_refusal(state: DuelState) -> Illegal | None:
    if state.options.draw_offer == "off":
        return Illegal("D154", "offers_off")
    if state.offer_made:
        return Illegal("D154", "offered_already")
    return None


