"""What happened in the course of the turn, on the march and at the day's end; fights are in events_fight.

Public unless fog of war is on: then `redact` empties the ids of counters that a viewpoint cannot read
(empty or left out of a tuple) and what would tell of them. Where counters stand is always known. After
all that changes where counters stand, one `SightChanged` says which enemy counters each seat now reads.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat
from game.core.messages import Event, Outcome
from game.games.front.events_fight import FightEvent as FightEvent
from game.games.front.model import (
    Excess,
    HexId,
    Leader,
    LeaderId,
    Marker,
    Mode,
    Phase,
    SideId,
    Unit,
    UnitId,
    Weather,
)


class CountersPlaced(Event, frozen=True, tag="counters_placed"):
    """Set-up: who stands where, who controls what (2.1). `hidden` is for views."""

    units: dict[UnitId, Unit]
    leaders: dict[LeaderId, Leader]
    control: dict[HexId, Seat]
    markers: tuple[Marker, ...]
    free_barrages: int
    seen: tuple[tuple[str, ...], ...] | None
    hidden: tuple[dict[HexId, int], ...] = ({}, {})


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A turn of the day (3.1.0); the air marker is fresh."""

    turn: str


class WeatherSet(Event, frozen=True, tag="weather_set"):
    """AM: by the list or by a die (18.1.0)."""

    weather: Weather
    die: int | None


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    """A phase of a seat's player turn (3.2.0)."""

    seat: Seat
    phase: Phase


class PhasePassed(Event, frozen=True, tag="phase_passed"):
    """An empty phase has passed by itself (3.6.0)."""

    seat: Seat
    phase: Phase


class SupplyJudged(Event, frozen=True, tag="supply_judged"):
    """Phase A: the seat's units without a line (14.1.0)."""

    seat: Seat
    cut: tuple[UnitId, ...]


class CountersArrived(Event, frozen=True, tag="counters_arrived"):
    """Phase A: beside the map at an entry hex (16.1)."""

    seat: Seat
    units: dict[UnitId, Unit]
    leaders: dict[LeaderId, Leader]


class UnitsReleased(Event, frozen=True, tag="units_released"):
    """May move now: the turn has come or an enemy is near (16.3, S2)."""

    units: tuple[UnitId, ...]


class InitiativeChecked(Event, frozen=True, tag="initiative_checked"):
    """Phase B (22.1.0): die against initiative."""

    leader: LeaderId
    die: int
    initiative: int
    passed: bool


class ModeSet(Event, frozen=True, tag="mode_set"):
    """Phase C: a counter's mode (6.0)."""

    counter: str
    mode: Mode
    is_forced: bool = False


class BonusRolled(Event, frozen=True, tag="bonus_rolled"):
    """22.1.1: what the leader and these units gain in this phase."""

    seat: Seat
    leader: LeaderId
    die: int
    points: int
    units: tuple[UnitId, ...]


class Moved(Event, frozen=True, tag="moved"):
    """Counters went along a path, the start first (empty: from beside the map); `count` of which `units`
    and leaders are read. `cost` in MP. `halt` is why they stopped short."""

    seat: Seat
    counters: tuple[str, ...]
    count: int
    path: tuple[HexId, ...]
    cost: int
    halt: Literal["", "zone"] = ""


class Exited(Event, frozen=True, tag="exited"):
    """Left the map for good (5.5.0)."""

    seat: Seat
    counter: str
    hex: HexId
    steps: int


class Displaced(Event, frozen=True, tag="displaced"):
    """A leader alone in a hex that the enemy entered went to his own (22.3.0)."""

    seat: Seat
    leader: LeaderId
    origin: HexId
    to: HexId


class LeaderDied(Event, frozen=True, tag="leader_died"):
    """Out of the game (22.2.0, 22.3.0)."""

    seat: Seat
    leader: LeaderId
    hex: HexId


class LifeRolled(Event, frozen=True, tag="life_rolled"):
    """A leader's 2d10 for his life: tens and units (22.2.0, 22.3.0)."""

    seat: Seat
    leader: LeaderId
    tens: int
    units: int
    survived: bool


class ControlChanged(Event, frozen=True, tag="control_changed"):
    """A combat unit was the last to enter (13.1)."""

    seat: Seat
    hex: HexId


class UnitLost(Event, frozen=True, tag="unit_lost"):
    """A unit is out of the game; everybody learns which."""

    seat: Seat
    unit: UnitId
    hex: HexId
    cause: Literal["lost", "lost_isolated", "surrendered"]
    steps: int = 0


class BridgeTried(Event, frozen=True, tag="bridge_tried"):
    """An engineer's try (17.1): die against proficiency."""

    seat: Seat
    unit: UnitId
    side: SideId
    die: int
    proficiency: int
    blown: bool


class BridgeRepaired(Event, frozen=True, tag="bridge_repaired"):
    """End of Night: a die up to `limit` repairs it (17.2)."""

    seat: Seat
    side: SideId
    die: int
    limit: int
    repaired: bool


class ExcessFound(Event, frozen=True, tag="excess_found"):
    """Stacks over the limit wait for the other side's pick (8.2)."""

    excess: tuple[Excess, ...]
    is_closing: bool = False


class IsolationChanged(Event, frozen=True, tag="isolation_changed"):
    """Phase G: the seat's units that are isolated, by level; all others are not (14.6.0)."""

    seat: Seat
    levels: dict[UnitId, int]


class SuppressionLifted(Event, frozen=True, tag="suppression_lifted"):
    """Phase G: the seat's units rally (12.5.0)."""

    seat: Seat
    units: tuple[UnitId, ...]


class NightTried(Event, frozen=True, tag="night_tried"):
    """N1: one roll of a unit or of a leader for these units (4.3.3, 22.1.2)."""

    seat: Seat
    units: tuple[UnitId, ...]
    leader: LeaderId
    is_for_all: bool
    die: int
    target: int
    passed: bool


class NightSpent(Event, frozen=True, tag="night_spent"):
    """After Extended Night: those that acted are fatigued (4.3.5)."""

    seat: Seat
    units: tuple[UnitId, ...]


class FuelRolled(Event, frozen=True, tag="fuel_rolled"):
    """A German motorised unit after Extended Night (4.3.6)."""

    seat: Seat
    unit: UnitId
    die: int
    is_dry: bool


class DayEnded(Event, frozen=True, tag="day_ended"):
    """3.5.0: leaders inactive, movement markers off."""

    markers: tuple[Marker, ...]


class Rested(Event, frozen=True, tag="rested"):
    """Fatigue comes off (4.3.5)."""

    seat: Seat
    units: tuple[UnitId, ...]


class AmmoRecovered(Event, frozen=True, tag="ammo_recovered"):
    """End of day: a depleted unit, for Germans by a die (12.6.0)."""

    seat: Seat
    unit: UnitId
    die: int | None
    recovered: bool


class StepReplaced(Event, frozen=True, tag="step_replaced"):
    """21.1.0"""

    seat: Seat
    unit: UnitId


class RebuildTried(Event, frozen=True, tag="rebuild_tried"):
    """21.2: on success it waits beside `entry` with one step."""

    seat: Seat
    unit: UnitId
    die: int
    entry: str
    returned: bool


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What changes in what a seat reads: `shown` holds the counters in views only, None elsewhere."""

    revealed: tuple[str, ...] = ()
    veiled: tuple[str, ...] = ()
    units: dict[UnitId, Unit] = {}
    leaders: dict[LeaderId, Leader] = {}


class SightChanged(Event, frozen=True, tag="sight_changed"):
    """Fog of war: by seat (18.4.0). Told whenever counters have changed places, even if nothing else."""

    sights: tuple[Sight, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The last turn is over, or both key places are held at the end of a Night (19.1, 20.4)."""

    outcome: Outcome
    points: int


CourseEvent = (
    CountersPlaced
    | TurnBegan
    | WeatherSet
    | PhaseBegan
    | PhasePassed
    | SupplyJudged
    | CountersArrived
    | UnitsReleased
    | InitiativeChecked
    | ModeSet
    | BonusRolled
    | Moved
    | Exited
    | Displaced
    | LeaderDied
    | LifeRolled
    | ControlChanged
    | UnitLost
    | BridgeTried
    | BridgeRepaired
    | ExcessFound
    | IsolationChanged
    | SuppressionLifted
    | NightTried
    | NightSpent
    | FuelRolled
    | DayEnded
    | Rested
    | AmmoRecovered
    | StepReplaced
    | RebuildTried
    | SightChanged
    | GameEnded
)

FrontEvent = CourseEvent | FightEvent
