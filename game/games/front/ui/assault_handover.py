"""Tells whose first moment it is: a press meant for one person's button is not to give another's answer."""

from __future__ import annotations

from game.core.ids import Seat

PAUSE_MS = 600.0
"""How long after another person at this screen is asked no answer is taken: longer than a double click."""


class Handover:
    """Watches who decides at this screen."""

    def __init__(self) -> None:
        self._seat: Seat | None = None
        self._left = 0.0

    @property
    def is_fresh(self) -> bool:
        """Whether somebody else was asked a moment ago."""
        return self._left > 0

    def update(self, dt_ms: float, asked: Seat | None) -> None:
        """Let time pass; `asked` decides now, None while nobody does."""
        self._left = max(0.0, self._left - dt_ms)
        if asked is not None and asked != self._seat:
            self._left = 0.0 if self._seat is None else PAUSE_MS
            self._seat = asked
