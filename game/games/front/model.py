"""The front's things: counters, leaders, markers, the fights that go on, and the state of a game.

Seats: 0 plays Germany (`DE`), 1 the United States (`US`). What never changes (names, strengths, tables, the
map) is in the book and the ground; this holds what does. Units, leaders and hexes are ids from the map and
the data; dicts have string keys.

What may be known with fog of war (18.4.0): `seen` lists by seat the enemy counters it can read. In a view
`seen` is None and `hidden` counts the counters that only show their side, by side and hex; their units and
leaders are not in it. The notes of a
phase (done, bonuses, hampers, tried, roused, asked) then hold the viewer's own counters only.
Without fog of war nothing is hidden. Counters beside the map are always open.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat
from game.core.messages import Outcome
from game.games.front.fights import (
    Assault as Assault,
)
from game.games.front.fights import (
    Mission as Mission,
)
from game.games.front.fights import (
    SurrenderCheck as SurrenderCheck,
)
from game.games.front.fights import (
    Trial as Trial,
)

UnitId = str
LeaderId = str
HexId = str
"""The printed number: column and row from 1, two digits each."""
SideId = str
"""A hexside as `2109-2110`, the lower number first."""

Side = Literal["DE", "US"]
SIDES: tuple[Side, ...] = ("DE", "US")
"""By seat."""

Mode = Literal["tactical", "prepared", "road", "exploit"]
MODES: tuple[Mode, ...] = ("tactical", "prepared", "road", "exploit")

Slot = Literal["A", "P", "N", "X"]
"""AM, PM, Night, Extended Night (3.1.0)."""

Phase = Literal["setup", "A", "B", "C", "D", "E1", "E2", "F", "G", "N1", "R", "over"]
"""Phases of a player turn (3.2.0), N1 of Extended Night (3.4.0), R replacements at the end of day (3.5.0)."""

Weather = Literal["fog", "overcast", "clear"]

Hamper = Literal[
    "traffic_jam", "road_gives_way", "no_fuel_up", "wrong_turning", "mines", "refugees", "culvert_blown",
    "local_guide", "dump", "gap",
]  # fmt: skip
"""What a movement event does to a unit for the rest of the phase (23.3.0); see movement.py for each."""


class FrontOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a game (section 6 of the rules); the first choice of each is the default."""

    scenario: Literal["tutorial", "st_vith", "st_vith_extension"] = "tutorial"
    cc_leaders: Literal["off", "on"] = "off"  # A01
    leader_shift_limit: Literal["per_side", "total", "per_leader"] = "per_side"  # A14
    fog_of_war: Literal["off", "on"] = "off"  # 18.4.0
    weather: Literal["historical", "rolled"] = "historical"  # 18.1.0
    auto_losses: Literal["propose", "ask"] = "propose"  # 11.1.0: for the table, the rules always ask
    empty_phases: Literal["pass", "stop"] = "pass"  # 3.6.0
    undo: Literal["to_last_roll", "off"] = "to_last_roll"  # 24.2


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A combat unit in play: on the map, or beside it with `hex` empty and `entry` set (16.1)."""

    hex: HexId
    steps: int
    mode: Mode = "tactical"
    entry: str = ""
    is_cut: bool = False  # judged out of supply for this turn (14.1.0)
    isolation: int = 0
    has_moved: bool = False  # in the running or last own player turn (6.5.0)
    has_attacked: bool = False  # likewise (4.3.2)
    has_worked: bool = False  # moved or fought in this Night or Extended Night (4.3.5, 21.1.0)
    is_suppressed: bool = False  # 12.5.0
    is_depleted: bool = False  # 12.6.0
    fatigue: int = 0  # the day on which it tired itself, 0: rested (4.3.5)
    is_dry: bool = False  # no fuel in the next AM turn (4.3.6)
    is_held: bool = False  # not released yet (S2, A34)


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A leader counter in play, on the map or beside it like a unit (22.0)."""

    hex: HexId
    mode: Mode = "tactical"
    entry: str = ""
    is_active: bool = False
    has_checked: bool = False  # his check of this day is made (A02, A03)


class Gone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why a counter is out of the game; `steps` are those it left with."""

    cause: Literal["lost", "lost_isolated", "surrendered", "exited"]
    steps: int = 0
    turn: str = ""


class Marker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A movement event that waits for the seat it affects (23.3.0); what it is nobody knows yet."""

    hex: HexId
    affects: Seat


class Excess(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stack over the limit; the other side picks the units that go (8.2)."""

    hex: HexId
    seat: Seat  # whose stack it is


class FrontState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that changes during a game. See the module's words for what a view leaves out."""

    options: FrontOptions
    turn: str = ""  # such as `16A`; Extended Night is `16X`
    turns_begun: int = 0  # of the scenario's list
    active: Seat = Seat(0)  # whose player turn it is
    phase: Phase = "setup"
    units: dict[UnitId, Unit] = {}
    leaders: dict[LeaderId, Leader] = {}
    gone: dict[str, Gone] = {}  # units and leaders
    control: dict[HexId, Seat] = {}  # of the hexes with a place or an entry (13.1)
    blown: tuple[SideId, ...] = ()  # bridges that are down (17.0)
    markers: tuple[Marker, ...] = ()
    weather: Weather = "fog"
    is_air_used: bool = False  # in this turn (18.3.0)
    free_barrages: int = 0  # special S1, left to fire
    done: tuple[str, ...] = ()  # counters that have moved (D, F), attacked (E2) or fired (E1) in this phase
    targets: tuple[HexId, ...] = ()  # hexes attacked (E2) or barraged in this segment (10.1.0, 12.1.0)
    is_defensive: bool = False  # E1: the defensive barrage comes first (12.4.0)
    bonuses: dict[str, int] = {}  # MP of 22.1.1 by counter in this phase, 0 too
    asked: tuple[str, ...] = ()  # leaders that rolled in this phase or segment (22.1.1, 22.1.2, 22.1.4)
    shifts: tuple[LeaderId, ...] = ()  # leaders whose column shift is used in this segment (22.1.3)
    hampers: dict[UnitId, tuple[Hamper, ...]] = {}  # movement events at work in this phase
    tried: tuple[UnitId, ...] = ()  # have made their attempt of 4.3.1 this night
    roused: tuple[str, ...] = ()  # counters that act in Extended Night
    excess: tuple[Excess, ...] = ()
    is_closing: bool = False  # the phase is over but for stacks over the limit
    assault: Assault | None = None
    mission: Mission | None = None  # barrage being resolved
    trial: Trial | None = None  # an event that leaders may keep off (22.1.5)
    surrender: SurrenderCheck | None = None
    seen: tuple[tuple[str, ...], ...] | None = ((), ())
    hidden: tuple[dict[HexId, int], ...] = ({}, {})
    viewer: int | None = None  # in views under fog of war: whose, -1 for spectators
    outcome: Outcome | None = None


def side_of(seat: Seat) -> Side:
    """The side that a seat plays."""
    return SIDES[seat]


def other(seat: Seat) -> Seat:
    """The enemy's seat."""
    return Seat(1 - seat)


def slot_of(state: FrontState) -> Slot:
    """Which part of the day it is."""
    match state.turn[-1:]:
        case "P":
            return "P"
        case "N":
            return "N"
        case "X":
            return "X"
        case _:
            return "A"


def day_of(state: FrontState) -> int:
    """The date, from the turn's label."""
    return int(state.turn[:-1] or 0)
