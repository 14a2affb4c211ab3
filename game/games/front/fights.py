"""Fights and checks that are going on: what has been decided so far and who decides next."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat


class Assault(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A ground assault (10.0). Stages in order: the defender may claim a leader (10.5.0); the dice are out
    and an event may be kept off (22.1.5: see `Trial`); a die may be rolled again; the table is read; losses
    and Stubborn Defence of the defender, losses of the attacker, retreats, advance (10.6.0). All of it is
    open: who takes part stands next to the enemy."""

    target: str
    attackers: tuple[str, ...]
    origins: tuple[str, ...] = ()  # the hexes that the attackers came from
    stage: Literal[
        "answer", "event", "reroll", "read", "defender_losses", "stubborn", "attacker_losses",
        "defender_retreat", "attacker_retreat", "advance",
    ] = "answer"  # fmt: skip
    att_leader: str = ""
    def_leader: str = ""
    att_air: bool = False
    def_air: bool = False
    att_die: int | None = None
    def_die: int | None = None
    column: int = 0  # final, 0-9
    shift: int = 0  # column change by an event (A26), + is good for the attacker
    is_dry: bool = False  # hidden draw: the water row is waived (A27)
    absent: tuple[str, ...] = ()  # lost in the fog: does not count
    def_losses: int = 0  # steps still to lose
    att_losses: int = 0
    is_first: bool = True  # the side that loses steps has lost none: the strongest unit comes first (11.1.0)
    def_retreat: int = 0  # hexes still to go
    att_retreat: int = 0
    depth: int = 0  # hexes of the defender's retreat in all (11.8.0)
    event: str = ""  # the event of this assault, by id, while it is at work
    event_seat: Seat = Seat(0)
    spared: tuple[str, ...] = ()  # units kept out of the event by a leader
    stacked: tuple[str, ...] = ()  # leaders that have rolled for their lives in it (A19)
    fleeing: tuple[str, ...] = ()  # units on the retreat
    retreaters: tuple[str, ...] = ()  # those of them that have yet to go the next hex
    retreated: tuple[str, ...] = ()  # hexes of the defender's retreat, first the one left
    has_fallen_back: bool = False  # the attackers had to retreat: no advance


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A barrage being resolved (12.0): the opponent picks the depleted unit, the owner takes the losses."""

    seat: Seat
    target: str
    guns: tuple[str, ...]
    stage: Literal["deplete", "losses"]
    losses: int = 0
    is_first: bool = True
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
    first: str = ""  # movement events: the unit about to move


class SurrenderCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The Surrender Segment of the active seat: leaders may roll for units near them first (14.8.4)."""

    units: tuple[str, ...]  # who would have to check
    leaders: tuple[str, ...]  # who may still roll
    covered: tuple[str, ...] = ()  # units that a leader has rolled for, whatever came of it (A10)
    spared: tuple[str, ...] = ()
