"""The gate for secrets in fights (half 2): what a viewpoint learns of them, and where undo stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.front.events_fight import FightEvent
from game.games.front.model import FrontState

if TYPE_CHECKING:
    from game.games.front.sight import Eyes


def conceal(state: FrontState, eyes: Eyes) -> FrontState:
    """A concealed state with its fights concealed too."""
    del eyes
    return state


def redact(state: FrontState, event: FightEvent, eyes: Eyes) -> FightEvent:
    """The event as a viewpoint learns it."""
    del state, eyes
    return event


def seals(state: FrontState, event: FightEvent) -> bool:
    """Whether undo stops behind the event."""
    del state, event
    return True
