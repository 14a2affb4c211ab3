"""Fights and checks that are going on: what has been decided so far and who decides next."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat


class Assault(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A ground assault (10.0). Stages in order: the defender may claim a leader (10.5.0), an event may be
    kept off (22.1.5: see `Trial`) or lets a die be rolled again, then losses, Stubborn Defence,
    retreat, advance."""

    target: str
    attackers: tuple[str, ...]
    stage: Literal[
        "answer", "reroll", "defender_losses", "stubborn", "defender_retreat", "attacker_losses",
        "attacker_retreat", "advance",
    ] = "answer"  # fmt: skip
    att_leader: str = ""
    def_leader: str = ""
    att_air: bool = False
    def_air: bool = False
    att_die: int | None = None
    def_die: int | None = None
    column: int = 0  # final, 0-9
    shift: int = 0  # column change by an event (A26)
    def_losses: int = 0  # steps still to lose
    att_losses: int = 0
    def_retreat: int = 0  # hexes still to go
    att_retreat: int = 0
    event: str = ""  # the combat event of this assault, by id
    event_seat: Seat = Seat(0)
    spared: tuple[str, ...] = ()  # units kept out of the event by a leader
    lost: tuple[str, ...] = ()  # units that have lost a step in it
    stacked: tuple[str, ...] = ()  # leaders that have rolled for their lives in it (A19)
    retreated: tuple[str, ...] = ()  # hexes of the retreat, first the one left
    retreaters: tuple[str, ...] = ()  # units that have yet to go back
    advanced: tuple[str, ...] = ()


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A barrage being resolved (12.0): the opponent picks the depleted unit, the owner takes the losses."""

    seat: Seat
    target: str
    guns: tuple[str, ...]
    stage: Literal["deplete", "losses"]
    losses: int = 0
    lost: tuple[str, ...] = ()
    stacked: tuple[str, ...] = ()


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An adverse event whose seat may let leaders near the marker roll to keep it off (22.1.5, A18)."""

    seat: Seat
    event: str
    hex: str
    units: tuple[str, ...]  # whom it would affect
    leaders: tuple[str, ...]  # who may still try
    spared: tuple[str, ...] = ()
    is_movement: bool = False


class SurrenderCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The Surrender Segment of the active seat: leaders may roll for units near them first (14.8.4)."""

    units: tuple[str, ...]  # who would have to check
    leaders: tuple[str, ...]  # who may still roll
    spared: tuple[str, ...] = ()
