"""The front's one gate for secrets, and where undo stops (18.4.0, 24.2).

Without fog of war all lies on the table. With it a stack that no enemy combat unit stands next to shows its
side and the number of its counters. Every event of the course is named here; fights are in sight_fight.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.core.ids import REFEREE, SPECTATOR, Viewpoint
from game.games.front import events as e
from game.games.front import sight_fight
from game.games.front.book import Book
from game.games.front.evolve import evolve
from game.games.front.model import FrontState, HexId


class Eyes:
    """What a viewpoint reads in a full state."""

    def __init__(self, book: Book, state: FrontState, viewpoint: Viewpoint) -> None:
        self.book = book
        self.viewpoint = viewpoint
        seen = state.seen or ((), ())
        self.viewer = -1 if viewpoint == SPECTATOR else int(viewpoint)
        rows = seen if self.viewer < 0 else (seen[self.viewer],)
        self._seen = frozenset(name for row in rows for name in row)

    def reads(self, counter: str) -> bool:
        """Whether the counter is its own or one that it reads."""
        return bool(counter) and (self.owns(counter) or counter in self._seen)

    def owns(self, counter: str) -> bool:
        """Whether the counter is the viewing seat's own."""
        return self.book.is_known(counter) and self.book.seat(counter) == self.viewer

    def pick(self, counters: Iterable[str]) -> tuple[str, ...]:
        """Those that are read."""
        return tuple(counter for counter in counters if self.reads(counter))


def is_open(state: FrontState, viewpoint: Viewpoint) -> bool:
    """Whether the viewpoint sees everything."""
    return viewpoint == REFEREE or state.options.fog_of_war == "off"


def conceal(book: Book, state: FrontState, viewpoint: Viewpoint) -> FrontState:
    """The state as a viewpoint knows it."""
    if is_open(state, viewpoint) or state.seen is None:
        return state
    eyes = Eyes(book, state, viewpoint)
    hidden: tuple[dict[HexId, int], ...] = ({}, {})
    for things in (state.units, state.leaders):
        for name, one in things.items():
            if not eyes.reads(name):
                row = hidden[book.seat(name)]
                row[one.hex] = row.get(one.hex, 0) + 1
    mine = state.active == eyes.viewer
    own = {
        "done": tuple(n for n in state.done if eyes.owns(n) or (mine and not book.is_known(n))),
        "bonuses": {name: points for name, points in state.bonuses.items() if eyes.owns(name)},
        "hampers": {name: row for name, row in state.hampers.items() if eyes.owns(name)},
    }
    lists = {
        field: tuple(name for name in getattr(state, field) if eyes.owns(name))
        for field in ("tried", "roused", "asked")
    }
    concealed = replace(
        state,
        units={name: one for name, one in state.units.items() if eyes.reads(name)},
        leaders={name: one for name, one in state.leaders.items() if eyes.reads(name)},
        hidden=hidden, seen=None, viewer=eyes.viewer, **own, **lists,
    )  # fmt: skip
    return sight_fight.conceal(concealed, eyes)


def redact(book: Book, state: FrontState, event: e.FrontEvent, viewpoint: Viewpoint) -> e.FrontEvent:
    """The event as a viewpoint learns it; `state` is the full state before it."""
    if is_open(state, viewpoint):
        return event
    eyes = Eyes(book, state, viewpoint)
    match event:
        case e.CountersPlaced():
            after = conceal(book, evolve(state, event), viewpoint)
            return replace(
                event, units=after.units, leaders=after.leaders, hidden=after.hidden, seen=None
            )  # fmt: skip
        case e.SightChanged():
            return _sights(state, event, eyes)
        case e.Moved(counters=counters):
            known = eyes.pick(counters)
            return replace(event, counters=known, cost=event.cost if known == counters else 0)
        case e.InitiativeChecked() | e.ModeSet() | e.BonusRolled() | e.NightTried() | e.BridgeTried():
            return _tries(event, eyes)
        case e.SupplyJudged(cut=cut):
            return replace(event, cut=eyes.pick(cut))
        case e.IsolationChanged(levels=levels):
            return replace(event, levels={name: levels[name] for name in eyes.pick(levels)})
        case e.UnitsReleased() | e.SuppressionLifted() | e.NightSpent() | e.Rested():
            return replace(event, units=eyes.pick(event.units))
        case e.Displaced(leader=leader) | e.LifeRolled(leader=leader):
            return event if eyes.reads(leader) else replace(event, leader="")
        case e.FuelRolled(unit=unit):
            return event if eyes.reads(unit) else replace(event, unit="", die=0, is_dry=False)
        case e.AmmoRecovered(unit=unit):
            return event if eyes.reads(unit) else replace(event, unit="", die=None, recovered=False)
        case e.StepReplaced(unit=unit):
            return event if eyes.reads(unit) else replace(event, unit="")
        case e.TurnBegan() | e.WeatherSet() | e.PhaseBegan() | e.PhasePassed() | e.CountersArrived():
            return event
        case e.BridgeRepaired(seat=seat):
            return event if eyes.viewer == seat else replace(event, die=0, limit=0)  # engineers show in it
        case e.Exited() | e.LeaderDied() | e.ControlChanged() | e.UnitLost():
            return event
        case e.ExcessFound() | e.DayEnded() | e.RebuildTried() | e.GameEnded():
            return event
        case _:
            return sight_fight.redact(state, event, eyes)


def _tries(
    event: e.InitiativeChecked | e.ModeSet | e.BonusRolled | e.NightTried | e.BridgeTried, eyes: Eyes
) -> e.FrontEvent:
    """Rolls and modes of counters that are not read tell nothing but that they happened."""
    match event:
        case e.InitiativeChecked(leader=leader):
            if eyes.reads(leader):
                return event
            return replace(event, leader="", die=0, initiative=0, passed=False)
        case e.ModeSet(counter=counter):
            return event if eyes.reads(counter) else e.ModeSet(counter="", mode="tactical")
        case e.BonusRolled(leader=leader):
            if eyes.reads(leader):
                return replace(event, units=eyes.pick(event.units))
            return replace(event, leader="", die=0, points=0, units=())
        case e.NightTried():
            units = eyes.pick(event.units)
            known = bool(units) or eyes.reads(event.leader)
            leader = event.leader if eyes.reads(event.leader) else ""
            if known and eyes.reads(event.leader or units[0]):
                return replace(event, units=units, leader=leader)
            return replace(event, units=(), leader="", die=0, target=0, passed=False)
        case e.BridgeTried(unit=unit):
            return event if eyes.reads(unit) else replace(event, unit="", die=0, proficiency=0)


def _sights(state: FrontState, event: e.SightChanged, eyes: Eyes) -> e.SightChanged:
    sights = []
    for seat, sight in enumerate(event.sights):
        if eyes.viewer not in (-1, seat):
            sights.append(e.Sight())
            continue
        sights.append(replace(
            sight,
            units={name: state.units[name] for name in sight.revealed if name in state.units},
            leaders={name: state.leaders[name] for name in sight.revealed if name in state.leaders},
        ))  # fmt: skip
    return e.SightChanged(sights=tuple(sights))


def seals(state: FrontState, event: e.FrontEvent) -> bool:
    """Whether undo stops behind the event: a roll, something revealed, or the other player's turn (24.2)."""
    if state.options.undo == "off":
        return True
    match event:
        case e.CountersPlaced() | e.TurnBegan() | e.SupplyJudged() | e.InitiativeChecked() | e.BonusRolled():
            return True
        case e.LifeRolled() | e.BridgeTried() | e.BridgeRepaired() | e.NightTried() | e.FuelRolled():
            return True
        case e.AmmoRecovered() | e.RebuildTried() | e.GameEnded() | e.ExcessFound():
            return True
        case e.Moved(halt=halt):
            return bool(halt)
        case e.PhaseBegan(seat=seat, phase=phase):
            return seat != state.active or phase == "E1"
        case e.SightChanged(sights=sights):
            return any(sight.revealed for sight in sights)
        case e.WeatherSet() | e.PhasePassed() | e.CountersArrived() | e.UnitsReleased() | e.ModeSet():
            return False
        case e.Exited() | e.Displaced() | e.LeaderDied() | e.ControlChanged() | e.UnitLost():
            return False
        case e.IsolationChanged() | e.SuppressionLifted() | e.NightSpent() | e.DayEnded() | e.Rested():
            return False
        case e.StepReplaced():
            return False
        case _:
            return sight_fight.seals(state, event)

