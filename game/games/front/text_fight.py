"""Tells fights as sentences of the catalogue (half 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.front.events_fight import FightEvent
from game.games.front.model import FrontState

if TYPE_CHECKING:
    from game.games.front.text import FrontNarrator


def sentence(narrator: FrontNarrator, state: FrontState, event: FightEvent) -> str | None:
    """One event as a sentence; None for what another event tells."""
    del narrator, state, event
    return None
