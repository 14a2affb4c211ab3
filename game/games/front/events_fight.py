"""What happened in barrages, assaults, random events and the Surrender Segment.

Steps lost go through `StepLost`; a unit without steps leaves by `events.UnitLost`; leaders roll with
`events.LifeRolled` and leave with `events.LeaderDied`; advances and retreats are `Relocated`.
"""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Event
from game.games.front.fights import Assault, Mission, SurrenderCheck, Trial
from game.games.front.model import Hamper, HexId, LeaderId, Marker, UnitId


class BarrageFired(Event, frozen=True, tag="barrage_fired"):
    """12.1.0: column and die, with the rows that made the column as rule, row, columns."""

    seat: Seat
    target: HexId
    guns: tuple[UnitId, ...]
    factors: int
    base: int
    shifts: tuple[tuple[str, str, int], ...]
    column: int
    die: int
    result: str


class MissionSet(Event, frozen=True, tag="mission_set"):
    """A barrage waits for a pick, or is over (None)."""

    mission: Mission | None


class Suppressed(Event, frozen=True, tag="suppressed"):
    """12.5.0"""

    seat: Seat
    hex: HexId
    units: tuple[UnitId, ...]


class Depleted(Event, frozen=True, tag="depleted"):
    """12.6.0"""

    seat: Seat
    unit: UnitId


class SegmentTurned(Event, frozen=True, tag="segment_turned"):
    """E1: the defensive barrage is over, the offensive begins (12.4.0)."""


class AssaultDeclared(Event, frozen=True, tag="assault_declared"):
    """10.1.0: who attacks whom, both strengths, and what the attacker announces (10.5.0)."""

    seat: Seat
    target: HexId
    attackers: tuple[UnitId, ...]
    defenders: tuple[UnitId, ...]
    attack: int
    defence: int
    leader: LeaderId = ""
    air: bool = False


class AssaultAnswered(Event, frozen=True, tag="assault_answered"):
    """10.5.0: what the defender announces before the dice."""

    seat: Seat
    leader: LeaderId = ""
    air: bool = False


class AssaultSet(Event, frozen=True, tag="assault_set"):
    """Where the assault stands now, or over (None). The one place where `state.assault` changes."""

    assault: Assault | None


class AssaultRolled(Event, frozen=True, tag="assault_rolled"):
    """10.5.0: both dice on the final column, each shift as rule, row, columns."""

    seat: Seat
    base: int
    shifts: tuple[tuple[str, str, int], ...]
    column: int
    att_die: int
    def_die: int
    def_result: str
    att_result: str


class AssaultReread(Event, frozen=True, tag="assault_reread"):
    """A26: the dice as they lie now on the column that an event has left."""

    seat: Seat
    shifts: tuple[tuple[str, str, int], ...]
    column: int
    att_die: int
    def_die: int
    def_result: str
    att_result: str


class DieRerolled(Event, frozen=True, tag="die_rerolled"):
    """Captured map (23.2.0): a side's die fell again."""

    seat: Seat
    was: int
    die: int


class ShiftUsed(Event, frozen=True, tag="shift_used"):
    """22.1.3: this leader's shift of the segment is spent."""

    seat: Seat
    leader: LeaderId


class AirUsed(Event, frozen=True, tag="air_used"):
    """18.3.0"""


class StepLost(Event, frozen=True, tag="step_lost"):
    """A unit loses one step; with the last one `UnitLost` follows."""

    seat: Seat
    unit: UnitId
    hex: HexId


class StubbornChecked(Event, frozen=True, tag="stubborn_checked"):
    """11.3.0"""

    seat: Seat
    unit: UnitId
    die: int | None
    target: int
    passed: bool


class Relocated(Event, frozen=True, tag="relocated"):
    """Retreat or advance of counters by one hex, `count` of them."""

    seat: Seat
    counters: tuple[str, ...]
    count: int
    origin: HexId
    to: HexId
    is_retreat: bool


class EventCalled(Event, frozen=True, tag="event_called"):
    """23.1.0: equal dice; whom it affects and of which kind it is."""

    hex: HexId
    affects: Seat
    die: int
    is_combat: bool


class MarkersSet(Event, frozen=True, tag="markers_set"):
    """Movement markers on the map."""

    markers: tuple[Marker, ...]


class EventRolled(Event, frozen=True, tag="event_rolled"):
    """23.2.0, 23.3.0: which it is."""

    seat: Seat
    hex: HexId
    die: int
    event: str
    is_movement: bool


class TrialSet(Event, frozen=True, tag="trial_set"):
    """Leaders may keep it off now (22.1.5), or it is settled (None)."""

    trial: Trial | None


class EventKeptOff(Event, frozen=True, tag="event_kept_off"):
    """A leader's try (22.1.5)."""

    seat: Seat
    leader: LeaderId
    die: int
    initiative: int
    passed: bool


class Hampered(Event, frozen=True, tag="hampered"):
    """A movement event is at work on these units for this phase (23.3.0)."""

    seat: Seat
    units: tuple[UnitId, ...]
    hamper: Hamper


class SupplyFound(Event, frozen=True, tag="supply_found"):
    """Abandoned dump (23.3.0): this unit counts as in supply for the turn."""

    seat: Seat
    unit: UnitId


class HamperRolled(Event, frozen=True, tag="hamper_rolled"):
    """Wrong turning or mines: a unit's die."""

    seat: Seat
    unit: UnitId
    event: str
    die: int
    is_hit: bool


class SurrenderSet(Event, frozen=True, tag="surrender_set"):
    """The Surrender Segment waits for leaders, or is over (None)."""

    check: SurrenderCheck | None


class SurrenderSpared(Event, frozen=True, tag="surrender_spared"):
    """22.1.4: a leader's roll for these units."""

    seat: Seat
    leader: LeaderId
    die: int
    initiative: int
    passed: bool
    units: tuple[UnitId, ...]


class SurrenderChecked(Event, frozen=True, tag="surrender_checked"):
    """14.8.1: die plus modifiers against proficiency."""

    seat: Seat
    unit: UnitId
    die: int
    modifiers: tuple[tuple[str, int], ...]  # row of 14.8.2 and what it adds to the die
    proficiency: int
    passed: bool


FightEvent = (
    BarrageFired
    | MissionSet
    | Suppressed
    | Depleted
    | SegmentTurned
    | AssaultDeclared
    | AssaultAnswered
    | AssaultSet
    | AssaultRolled
    | AssaultReread
    | DieRerolled
    | ShiftUsed
    | AirUsed
    | StepLost
    | StubbornChecked
    | Relocated
    | EventCalled
    | MarkersSet
    | EventRolled
    | TrialSet
    | EventKeptOff
    | Hampered
    | SupplyFound
    | HamperRolled
    | SurrenderSet
    | SurrenderSpared
    | SurrenderChecked
)
