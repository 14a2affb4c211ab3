"""How long each event of the world game is shown, what it sounds like, and which units are under way."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from game.core.ids import Seat
from game.games.world import events as e
from game.games.world.model import UNIT_KINDS, PlaceId, UnitKind, Units, WorldState
from game.ui.timeline import Cue, Playing

CAMP, SUPPLY = "camp", "supply"
"""Ends of a flight that lie on a player board instead of the map."""


DEALT_MS = 45.0  # a territory of a start that is dealt out: all of them take two or three seconds


def cue(state: WorldState, event: e.WorldEvent) -> Cue:
    """Length at speed 1 and sound of an event; 0 ms where the picture does not move."""
    match event:
        case e.TerritoryClaimed():
            return Cue(260.0, "place") if state.step == "claim" else Cue(DEALT_MS)
        case e.UnitsPlaced():
            return Cue(280.0, "place")
        case e.UnitsMoved():
            return Cue(420.0, "slide")
        case e.UnitsWithdrawn():
            return Cue(170.0, "slide")
        case e.DropZoneEmptied() | e.UnitsArrived():
            return Cue(200.0, "place")
        case e.UnitsLost() | e.UnitsDropped():
            return Cue(320.0, "capture")
        case e.MarkerMoved():
            return Cue(220.0)
        case e.TerritoryTaken() | e.TerritoryEmptied():
            return Cue(300.0, "capture")
        case e.MovePlanned() | e.MoveDropped() | e.KeepChosen():
            return Cue(0.0, "click")
        case e.NationTaken():
            return Cue(200.0, "card")
        case e.TurnBegan():
            return Cue(200.0, "turn")
        case e.BattleBegan():
            return Cue(250.0, "turn")
        case e.PointsEntered() | e.BadgeAwarded() | e.MilitaryAdvanced():
            return Cue(200.0, "card")
        case e.SeatEliminated():
            return Cue(400.0, "capture")
        case e.GameEnded():
            return Cue(450.0, "win")
        case (
            e.OrderDrawn() | e.PiecesDealt() | e.StepBegan() | e.SetupPassed() | e.SparePiecesTaken()
            | e.NewsOpened() | e.TollCalled() | e.NewsClosed() | e.AllianceShown() | e.BattlesJoined()
            | e.DefenceCalled() | e.SupportCalled() | e.DefenceEnded() | e.RoundBegan() | e.SideStayed()
            | e.SideRetreated() | e.DiceRolled() | e.RerollOffered() | e.DieRerolled() | e.DiceKept()
            | e.HitDoubled() | e.HitsCounted() | e.BattleEnded() | e.OrdersGiven() | e.TurnEnded()
        ):  # fmt: skip
            return Cue(0.0)
    assert_never(event)


@dataclass(frozen=True)
class Flight:
    """Units under way: from and to are places or ends on a player board; `t` from 0 to 1."""

    seat: Seat
    units: Units
    origin: PlaceId
    to: PlaceId
    t: float
    fade: bool

    @property
    def alpha(self) -> int:
        """How much they can be seen: with reduced motion they fade instead of travelling."""
        return round(255 * abs(2 * self.t - 1)) if self.fade else 255

    @property
    def part(self) -> float:
        """How far along they are drawn."""
        if self.fade:
            return 1.0 if self.t >= 0.5 else 0.0
        return self.t * self.t * (3.0 - 2.0 * self.t)

    @property
    def lift(self) -> float:
        """How high above the table."""
        return 0.0 if self.fade else math.sin(math.pi * self.t)

    def kinds(self) -> Iterator[tuple[UnitKind, int]]:
        """The kinds with their numbers."""
        return ((kind, self.units.of(kind)) for kind in UNIT_KINDS if self.units.of(kind))


def flight(state: WorldState, playing: Playing | None) -> Flight | None:
    """The units that the event in motion moves, if any; `state` is the one before it."""
    if playing is None:
        return None
    t, fade, event = playing.t, playing.fade, playing.event
    match event:
        case e.TerritoryClaimed(seat=seat, place=place):
            return Flight(seat, Units(infantry=1), SUPPLY, place, t, fade)
        case e.UnitsPlaced(seat=seat, place=place, kind=kind, count=count):
            return Flight(seat, Units(**{kind: count}), CAMP, place, t, fade)
        case e.UnitsMoved(seat=seat, origin=origin, to=to, units=units):
            return Flight(seat, units, origin, to, t, fade)
        case (
            e.UnitsWithdrawn(seat=seat, place=place, units=units)
            | e.UnitsDropped(seat=seat, place=place, units=units)
        ):
            return Flight(seat, units, place, CAMP, t, fade)
        case e.UnitsLost(seat=seat, place=place, units=units):
            return Flight(seat, units, CAMP if place is None else place, SUPPLY, t, fade)
        case _:
            return None


def marker_values(state: WorldState, playing: Playing | None) -> list[float] | None:
    """The markers on the production track while one moves."""
    if playing is None or not isinstance(playing.event, e.MarkerMoved):
        return None
    values = [float(realm.track) for realm in state.realms]
    seat, goal = playing.event.seat, playing.event.value
    part = (1.0 if playing.t >= 0.5 else 0.0) if playing.fade else playing.t
    values[seat] += (goal - values[seat]) * part
    return values
