"""Moves of the packed core as commands of the rules, and back."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.wonders import commands as c
from game.games.wonders.agenda import answer_of
from game.games.wonders.fast import Move
from game.games.wonders.model import WondersState
from game.games.wonders.payment import payments


def move_of(command: c.WondersCommand) -> Move:
    """The move that a command is. What is bought is left out: a packed game pays the cheapest way."""
    match command:
        case c.Build(card=card):
            return ("build", card)
        case c.Discard(card=card):
            return ("sell", card)
        case c.Construct(wonder=wonder, card=card):
            return ("wonder", wonder, card)
        case c.Tuck(card=card):
            return ("tuck", card)
        case c.TakeLeader(leader=item) | c.TakeWonder(wonder=item):
            return ("take", item)
        case c.LayLeader(leader=leader):
            return ("lay", leader)
        case c.Recruit():
            return ("recruit",)
        case c.Dismiss():
            return ("dismiss",)
        case c.LetBegin(who=who):
            return ("begin", str(int(who)))
        case c.Decline():
            return ("decline",)
        case c.TakeToken(token=thing):
            return ("answer", thing)
        case c.Hire(leader=thing) | c.BuryLeader(leader=thing):
            return ("answer", thing)
        case c.Destroy(card=thing) | c.BuildFree(card=thing) | c.CopyFrom(card=thing) | c.Split(card=thing):
            return ("answer", thing)


def command_of(move: Move, seat: Seat, state: WondersState | None) -> c.WondersCommand:
    """The command that a move is for a seat. `state` is needed for drafts, answers and chosen payments."""
    match move:
        case ("build", card):
            return c.Build(seat=seat, card=card, buy=_buy(state, seat, card))
        case ("wonder", wonder, card):
            return c.Construct(seat=seat, wonder=wonder, card=card, buy=_buy(state, seat, wonder))
        case ("sell", card):
            return c.Discard(seat=seat, card=card)
        case ("tuck", card):
            return c.Tuck(seat=seat, card=card)
        case ("lay", leader):
            return c.LayLeader(seat=seat, leader=leader)
        case ("recruit",):
            return c.Recruit(seat=seat)
        case ("dismiss",):
            return c.Dismiss(seat=seat)
        case ("begin", who):
            return c.LetBegin(seat=seat, who=Seat(int(who)))
        case ("decline",):
            return c.Decline(seat=seat)
        case ("take", item) if state is not None:
            is_leader = state.phase == "leader_draft"
            return c.TakeLeader(seat=seat, leader=item) if is_leader else c.TakeWonder(seat=seat, wonder=item)
        case ("answer", thing) if state is not None:
            return answer_of(state.agenda[0], thing)
        case _:
            raise ValueError(f"not a move: {move!r}")


def _buy(state: WondersState | None, seat: Seat, thing: str) -> str | None:
    """The word of the cheapest payment where the player chooses (W036)."""
    if state is None or state.options.payment == "cheapest":
        return None
    ways = payments(state, seat, thing)
    return ways[0][0] if ways else None
