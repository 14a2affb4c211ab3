"""Why a token cannot be touched: the command a hand seems to mean by it, and why that one is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Token
from game.games.duel.abilities import far_spaces
from game.games.duel.actions import plans
from game.games.duel.commands import (
    AcceptDraw,
    Ban,
    Dash,
    DeclineDraw,
    DuelCommand,
    EndActions,
    Escort,
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
from game.games.duel.field import Field
from game.games.duel.hands import Touches
from game.games.duel.model import DuelState, PieceId, pieces_of
from game.games.duel.refusals import (
    card_refusal,
    phase_refusal,
    recruit_space_refusal,
    space_taken,
    unknown_space,
)
from game.games.duel.refusals_action import piece_refusal
from game.kit.board import Space

Refuse = Callable[[DuelCommand], Illegal | None]
TARGETING = frozenset({"bruiser", "illusionist", "claw_launcher", "manipulator", "brewmaster"})


class Finger:
    """One seat's hand over a state; `refuse` tells why a command is illegal."""

    def __init__(self, field: Field, state: DuelState, seat: Seat, refuse: Refuse) -> None:
        self.field = field
        self.state = state
        self.seat = seat
        self.refuse = refuse

    def why_not(self, picks: Touches, token: Token) -> Illegal:
        """Why `token` may not be touched after `picks`, which all could be."""
        kind, _, name = token.partition(":")
        if not picks:
            return self._take_up(kind, name) or _nothing(token)
        first_kind, _, first = picks[0].partition(":")
        if first_kind == "card":
            return self._place(first, picks[1:], kind, name) or _nothing(token)
        if kind == "piece" and name not in self.field.where:
            return Illegal("D100", "target_not_on_board", piece=name)
        if first_kind != "piece" or kind not in ("piece", "space"):
            return _nothing(token)
        if kind == "space" and name not in self.field.ground.beside:
            return unknown_space(name)
        return self._act(first, picks[1:], kind, name) or _nothing(token)

    def _take_up(self, kind: str, name: str) -> Illegal | None:
        state, seat = self.state, self.seat
        if kind == "space":
            if name not in self.field.ground.beside:
                return unknown_space(name)
            if name not in self.field.at:
                return Illegal("D020", "nobody_there", space=name)
            kind, name = "piece", self.field.at[name]
        if kind == "piece":
            return phase_refusal(state, Step(seat=seat, piece=name, path=())) or self._idle(name)
        if kind == "card":
            if state.phase == "ban":
                return self.refuse(Ban(seat=seat, card=name))
            recruit = Recruit(seat=seat, card=name, spaces=())
            return phase_refusal(state, recruit) or self._unplaceable(name)
        if kind == "button":
            return self._button(name)
        return None

    def _idle(self, piece: PieceId) -> Illegal:
        refusal = piece_refusal(self.state, piece)
        if refusal is not None:
            return refusal
        for plan in plans(self.field, self.state, piece):
            return self.refuse(plan.command) or _nothing(f"piece:{piece}")
        jailer = self.field.silencer(piece)
        if jailer is not None:
            return Illegal("D122", "silenced_and_stuck", piece=piece, by=jailer)
        return Illegal("A45", "piece_stuck", piece=piece)

    def _unplaceable(self, card: str) -> Illegal:
        refusal = card_refusal(self.field, self.state, card)
        if refusal is not None:
            return refusal
        spaces = tuple(
            s
            for s in self.field.ground.recruitment(self.seat, self.state.options)
            if s not in self.field.at
        )
        return Illegal("A18", "no_safe_space", card=card, spaces=spaces)

    def _button(self, name: str) -> Illegal | None:
        if name == "ban":
            ban = phase_refusal(self.state, Ban(seat=self.seat, card=""))
            return ban or Illegal("D141", "ban_which_card")
        buttons: dict[str, DuelCommand] = {
            "end_actions": EndActions(seat=self.seat),
            "offer_draw": OfferDraw(seat=self.seat),
            "accept_draw": AcceptDraw(seat=self.seat),
            "decline_draw": DeclineDraw(seat=self.seat),
        }
        return self.refuse(buttons[name]) if name in buttons else None

    def _place(self, card: str, spaces: Iterable[Token], kind: str, name: str) -> Illegal | None:
        if self.state.phase == "ban":
            return Illegal("D141", "ban_first")
        if kind == "piece" and name in self.field.where:
            kind, name = "space", self.field.where[name]
        if kind != "space":
            return None
        chosen = (*(token.partition(":")[2] for token in spaces), name)
        refusal = recruit_space_refusal(self.field, self.state, name)
        if refusal is not None or len(chosen) == len(pieces_of(card)):
            return refusal or self.refuse(Recruit(seat=self.seat, card=card, spaces=chosen))
        return Illegal("D034", "recruit_surrounds_own_leader", spaces=chosen)

    def _act(self, actor: PieceId, so_far: Touches, kind: str, name: str) -> Illegal | None:
        if kind == "piece" and name == actor:
            return Illegal("D100", "target_self", piece=actor)
        space = self.field.where[name] if kind == "piece" else name
        touched = tuple(token.partition(":")[2] for token in so_far)
        if actor == "nemesis":
            return self._run(space)
        if so_far and so_far[0].startswith("piece:"):
            return self._finish(actor, touched[0], space)
        if not so_far and space in self.field.at and actor in TARGETING:
            return self._aim(actor, self.field.at[space])
        return self._go(actor, touched, space)

    def _aim(self, actor: PieceId, target: PieceId) -> Illegal | None:
        seat, where = self.seat, self.field.where
        if actor == "illusionist":
            return self.refuse(Swap(seat=seat, target=target))
        if actor == "claw_launcher":
            return self.refuse(Pull(seat=seat, target=target))
        beside = self.field.ground.neighbours[where[target]]
        if actor == "bruiser":
            touching = self.field.is_adjacent(actor, target)
            beside = far_spaces(self.field, target) if touching else beside
            return self.refuse(Push(seat=seat, target=target, to=self._freest(beside)))
        to = self._freest(beside)
        if actor == "manipulator":
            return self.refuse(Nudge(seat=seat, target=target, to=to))
        return self.refuse(Escort(seat=seat, target=target, to=to))

    def _finish(self, actor: PieceId, target: PieceId, space: Space) -> Illegal | None:
        seat = self.seat
        match actor:
            case "bruiser":
                return self.refuse(Push(seat=seat, target=target, to=space))
            case "manipulator":
                return self.refuse(Nudge(seat=seat, target=target, to=space))
            case "brewmaster":
                return self.refuse(Escort(seat=seat, target=target, to=space))
            case _:
                if space in self.field.at:
                    return space_taken(self.field, "D106", space)
                pull = self.refuse(Pull(seat=seat, target=target))
                return pull or Illegal("D106", "claw_ends", piece=target, space=space)

    def _go(self, actor: PieceId, touched: tuple[Space, ...], space: Space) -> Illegal | None:
        seat, path = self.seat, (*touched, space)
        here = self.field.where[actor]
        if not touched and space in self.field.ground.beside[here]:
            return self.refuse(Step(seat=seat, piece=actor, path=path))
        match actor:
            case "rider" if not touched:
                return self.refuse(Dash(seat=seat, to=space))
            case "acrobat":
                return self.refuse(Jump(seat=seat, path=path))
            case "royal_guard":
                return self.refuse(Rally(seat=seat, path=path))
            case "wanderer" if not touched:
                return self.refuse(Slip(seat=seat, to=space))
            case "claw_launcher" if not touched:
                jailer = self.field.silencer(actor)
                if jailer is not None:
                    return Illegal("D122", "silenced", piece=actor, by=jailer)
                return Illegal("D106", "fly_shape", space=space)
            case _:
                if not touched and actor in self.state.leaders:
                    path = self._by_way_of(here, space)
                return self.refuse(Step(seat=seat, piece=actor, path=path))

    def _run(self, space: Space) -> Illegal | None:
        here = self.field.where["nemesis"]
        if space in self.field.ground.beside[here] or space == here or space in self.field.at:
            return self.refuse(Run(seat=self.seat, path=(space,)))
        return self.refuse(Run(seat=self.seat, path=self._by_way_of(here, space)))

    def _by_way_of(self, here: Space, space: Space) -> tuple[Space, ...]:
        """A path of two to the space, over a free one between if there is any; else the space alone."""
        between = [s for s in self.field.ground.neighbours[here] if space in self.field.ground.beside[s]]
        return (self._freest(between), space) if between else (space,)

    def _freest(self, spaces: Iterable[Space]) -> Space:
        ordered = sorted(spaces, key=lambda space: space in self.field.at)
        return ordered[0] if ordered else ""


def _nothing(token: Token) -> Illegal:
    return Illegal("D024", "not_a_target", token=token)
