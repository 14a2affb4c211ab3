"""Who sits where and who is looking: seats and viewpoints."""

from __future__ import annotations

from typing import Literal, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play."""

Spectator = Literal["spectator"]
Referee = Literal["referee"]
Viewpoint = Seat | Spectator | Referee
"""Whose eyes: a seat, a spectator (public knowledge only) or the referee (everything)."""

SPECTATOR: Spectator = "spectator"
REFEREE: Referee = "referee"
