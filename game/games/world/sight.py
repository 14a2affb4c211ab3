"""The world game's one gate for secrets, and where undo stops (R069, R070, R190, A50, A60).

Secret are the headquarters of a seat, from everybody else, and the mail, from everybody. All else lies on the
table. Every event is named here so that a new one cannot slip through unread.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.core.ids import REFEREE, Viewpoint
from game.games.world import events as e
from game.games.world.model import Office, WorldState


def conceal(state: WorldState, viewpoint: Viewpoint) -> WorldState:
    """The state as a viewpoint knows it: its own office alone, no mail."""
    if viewpoint == REFEREE:
        return state
    offices = tuple(office if seat == viewpoint else None for seat, office in enumerate(state.offices))
    return replace(state, offices=offices, mail=None)


def redact(state: WorldState, event: e.WorldEvent, viewpoint: Viewpoint) -> e.WorldEvent:
    """The event as a viewpoint learns it."""
    del state
    if viewpoint == REFEREE:
        return event
    match event:
        case e.PiecesDealt(offices=offices):
            own: tuple[Office | None, ...] = tuple(
                office if seat == viewpoint else None for seat, office in enumerate(offices)
            )
            return replace(event, offices=own, mail=None)
        case e.NewsOpened():
            return event if event.seat == viewpoint else replace(event, office=None)
        case e.NewsClosed():
            return replace(event, office=event.office if event.seat == viewpoint else None, mail=None)
        case e.OrdersGiven():
            office = event.office if event.seat == viewpoint else None
            return replace(event, office=office, attempts=None, mail=None)
        case e.OrderDrawn() | e.NationTaken() | e.TerritoryClaimed() | e.SetupPassed() | e.StepBegan():
            return event
        case e.MarkerMoved() | e.SparePiecesTaken() | e.UnitsArrived() | e.TurnBegan() | e.PointsEntered():
            return event
        case e.KeepChosen() | e.UnitsWithdrawn() | e.DropZoneEmptied() | e.MilitaryAdvanced():
            return event
        case e.BadgeAwarded() | e.TollCalled() | e.AllianceShown() | e.UnitsPlaced() | e.MovePlanned():
            return event
        case e.MoveDropped() | e.UnitsMoved() | e.TerritoryTaken() | e.TerritoryEmptied():
            return event
        case e.BattlesJoined() | e.DefenceCalled() | e.SupportCalled() | e.DefenceEnded() | e.BattleBegan():
            return event
        case e.RoundBegan() | e.SideStayed() | e.SideRetreated() | e.DiceRolled() | e.RerollOffered():
            return event
        case e.DieRerolled() | e.DiceKept() | e.HitDoubled() | e.HitsCounted() | e.UnitsLost():
            return event
        case e.UnitsDropped() | e.BattleEnded() | e.TurnEnded() | e.SeatEliminated() | e.GameEnded():
            return event
        case _:
            assert_never(event)


def seals(state: WorldState, event: e.WorldEvent) -> bool:
    """Whether undo stops behind the event: it shows something new, rolls dice, or passes to another seat."""
    if state.options.undo == "off":
        return True
    match event:
        case e.OrderDrawn() | e.PiecesDealt() | e.NationTaken() | e.SetupPassed() | e.TurnBegan():
            return True
        case e.NewsOpened() | e.OrdersGiven() | e.TurnEnded() | e.GameEnded() | e.SeatEliminated():
            return True
        case e.AllianceShown() | e.DefenceCalled() | e.SupportCalled() | e.DefenceEnded():
            return True
        case e.BattleBegan() | e.SideStayed() | e.SideRetreated() | e.DiceRolled() | e.DieRerolled():
            return True
        case e.DiceKept() | e.HitsCounted() | e.BattleEnded():
            return True
        case e.UnitsLost():  # the other side decides next, or the battle goes on
            return event.place is not None
        case _:
            return False
