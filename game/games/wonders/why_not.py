"""Why a token cannot be touched: the command a hand seems to mean by it, and why that one is refused."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Token
from game.games.wonders import commands as c
from game.games.wonders.hands import Touches, Tree
from game.games.wonders.model import Task, WondersState
from game.games.wonders.refusals import card_refusal, refusal, seat_refusal


def why_not(state: WondersState, seat: Seat, picks: Touches, token: Token, tree: Tree) -> Illegal | None:
    """Why `token` may not be touched after `picks`; None where it may."""
    refused = seat_refusal(state, seat)
    if refused is not None:
        return refused
    touches = (*picks, token)
    for depth, touched in enumerate(touches):
        if touched not in tree.get(touches[:depth], {}):
            return _reason(state, seat, touches[:depth], touched)
    return None


def _reason(state: WondersState, seat: Seat, picks: Touches, token: Token) -> Illegal:
    meant = _meant(state, seat, picks, token)
    refused = None if meant is None else refusal(state, meant)
    if refused is None and state.phase == "turn" and not picks and token.startswith("card:"):
        refused = card_refusal(state, token.partition(":")[2])
    return refused or Illegal("T06", "nothing_to_touch", token=token)


def _meant(state: WondersState, seat: Seat, picks: Touches, token: Token) -> c.WondersCommand | None:
    kind, _, name = token.partition(":")
    if kind == "button":
        match name:
            case "recruit":
                return c.Recruit(seat=seat)
            case "dismiss":
                return c.Dismiss(seat=seat)
            case "decline":
                return c.Decline(seat=seat)
            case _:
                return None
    if state.agenda:
        return None if picks else _answer(state.agenda[0], kind, name)
    match state.phase:
        case "leader_draft":
            return c.TakeLeader(seat=seat, leader=name) if kind == "leader" else None
        case "wonder_draft":
            return c.TakeWonder(seat=seat, wonder=name) if kind == "wonder" else None
        case "choose":
            return c.LayLeader(seat=seat, leader=name) if kind == "leader" else None
        case "turn":
            return _action(seat, picks, kind, name)
        case _:
            return None


def _action(seat: Seat, picks: Touches, kind: str, name: str) -> c.Action | None:
    card = picks[0].partition(":")[2] if picks else name
    buy = name if kind == "buy" and len(picks) == 2 else None
    place = picks[1] if buy is not None else f"{kind}:{name}"
    if not picks:
        return c.Discard(seat=seat, card=card) if kind == "card" else None
    if place == "place:city":
        return c.Build(seat=seat, card=card, buy=buy)
    if place == "place:tuck":
        return c.Tuck(seat=seat, card=card)
    if place.startswith("wonder:"):
        return c.Construct(seat=seat, wonder=place.partition(":")[2], card=card, buy=buy)
    return None


def _answer(task: Task, kind: str, name: str) -> c.WondersCommand | None:
    seat = task.seat
    if kind == "token":
        return c.TakeToken(seat=seat, token=name)
    if kind == "leader":
        return c.BuryLeader(seat=seat, leader=name) if task.kind == "bury" else c.Hire(seat=seat, leader=name)
    if kind != "card":
        return None
    match task.kind:
        case "destroy":
            return c.Destroy(seat=seat, card=name)
        case "copy":
            return c.CopyFrom(seat=seat, card=name)
        case "split":
            return c.Split(seat=seat, card=name)
        case _:
            return c.BuildFree(seat=seat, card=name)
