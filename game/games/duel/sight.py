"""The duel's one gate for secrets, and where undo stops.

Nothing in a duel is secret (D018): which cards the pile still holds can be read off the table, and in
which order they come is not decided before each is shown. So both functions hand on all they get; they
name every event so that a new one cannot slip through unread.
"""

from __future__ import annotations

from typing import assert_never

from game.core.ids import Viewpoint
from game.games.duel.events import (
    Acted,
    ActionsEnded,
    BanRoundBegan,
    BarrageCleared,
    BarrageWarned,
    CardBanned,
    CardShown,
    DrawDeclined,
    DrawOffered,
    DuelEvent,
    GameEnded,
    LeadersDealt,
    NemesisCalled,
    NemesisRan,
    NemesisStayed,
    PieceMoved,
    PiecePlaced,
    PiecesSwapped,
    PileLaid,
    Recruited,
    RecruitmentSkipped,
    TeamDealt,
    TurnBegan,
)
from game.games.duel.model import DuelState


def conceal(state: DuelState, viewpoint: Viewpoint) -> DuelState:
    """The whole state: `pile` is sorted by name and tells nothing of the order to come (D018)."""
    del viewpoint
    return state


def redact(state: DuelState, event: DuelEvent, viewpoint: Viewpoint) -> DuelEvent:
    """The whole event, whoever looks (D018)."""
    del state, viewpoint
    match event:
        case LeadersDealt() | PiecePlaced() | TeamDealt() | PileLaid() | CardShown():
            return event
        case BanRoundBegan() | CardBanned() | TurnBegan() | ActionsEnded():
            return event
        case Acted() | PieceMoved() | PiecesSwapped():
            return event
        case NemesisCalled() | NemesisRan() | NemesisStayed():
            return event
        case Recruited() | RecruitmentSkipped() | BarrageWarned() | BarrageCleared():
            return event
        case DrawOffered() | DrawDeclined() | GameEnded():
            return event
        case _:
            assert_never(event)


def seals(state: DuelState, event: DuelEvent) -> bool:
    """Whether undo stops behind the event: a card shown, the opponent's Nemesis, the turn passed (D152).

    A ban, a draw offer and its answer are choices the other player has seen; the end of the duel is final.
    """
    if state.options.undo == "off":
        return True
    match event:
        case CardShown() | TurnBegan() | BanRoundBegan() | CardBanned() | DrawOffered() | DrawDeclined():
            return True
        case NemesisRan():
            return state.owner["nemesis"] != state.active
        case GameEnded() | LeadersDealt() | TeamDealt() | PileLaid():
            return True
        case _:
            return False
