"""The rules of the table itself, the same for every game: who may command (T01, T02, T05) and take back
(T03, T04)."""

from __future__ import annotations

from typing import TypeVar

from game.core.chance import Chance
from game.core.history import History
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.log import Header, seats_of, seed_at
from game.core.messages import Command, Event, Illegal
from game.core.ruleset import Ruleset

S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)


def turn_refusal(rules: Ruleset[S, C, E], header: Header, state: S, seat: Seat) -> Illegal | None:
    """Why a seat may not command now: T05 unknown seat, T02 game over, T01 not its turn."""
    if seat not in seats_of(header):
        return Illegal("T05", "unknown_seat", seat=seat)
    if rules.outcome(state) is not None:
        return Illegal("T02", "game_over")
    if seat not in rules.to_act(state):
        return Illegal("T01", "not_your_turn", seat=seat)
    return None


def check_viewpoint(header: Header, viewpoint: Viewpoint) -> None:
    """Raise Illegal T05 for eyes that are not at this table."""
    if viewpoint not in (SPECTATOR, REFEREE) and viewpoint not in seats_of(header):
        raise Illegal("T05", "unknown_seat", seat=viewpoint)


def undo_refusal(
    rules: Ruleset[S, C, E], header: Header, history: History[S, C, E], seat: Seat
) -> Illegal | None:
    """Why a seat may not take the last entry back: T05, T03 it has no command to take back, T04 another
    seat's command, a die or something shown stands in between."""
    if seat not in seats_of(header):
        return Illegal("T05", "unknown_seat", seat=seat)
    last = history.entry(len(history) - 1).command
    if last is not None and last.seat == seat:
        return Illegal("T04", "undo_stops_at_reveal") if _is_sealed(rules, header, history) else None
    past = (entry.command for entry in history.entries)
    if any(command is not None and command.seat == seat for command in past):
        return Illegal("T04", "undo_stops_at_other")
    return Illegal("T03", "nothing_to_undo")


def _is_sealed(rules: Ruleset[S, C, E], header: Header, history: History[S, C, E]) -> bool:
    """Whether the last entry drew chance, or one of its events shows something or passes the turn."""
    index = len(history) - 1
    entry, state = history.entry(index), history.state(index)
    if entry.command is not None:
        # Decided again instead of remembered: a game loaded from its log answers as the one left.
        chance = Chance(seed_at(header, index), index, entry.by_hand)
        rules.decide(state, entry.command, chance)
        if chance.drawn:
            return True
    for event in entry.events:
        if rules.seals(state, event):
            return True
        state = rules.evolve(state, event)
    return False
