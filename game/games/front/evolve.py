"""The book-keeping of the front: what each event changes. Never refuses, never random.

Works on views too: counters that a view does not hold are named there by nothing, and only counted.
"""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.front import events as e
from game.games.front import evolve_fight
from game.games.front.book import load_book
from game.games.front.model import FrontState, Gone, HexId, Leader, Phase, Unit, day_of
from game.games.front.moves import change_units, drop, notes, put_hidden, shift

_Counter = TypeVar("_Counter", Unit, Leader)


def evolve(state: FrontState, event: e.FrontEvent) -> FrontState:
    """The state after an event."""
    match event:
        case e.CountersPlaced() | e.TurnBegan() | e.WeatherSet() | e.PhaseBegan() | e.DayEnded():
            return _course(state, event)
        case e.PhasePassed():
            return state
        case e.GameEnded(outcome=outcome):
            return replace(state, outcome=outcome, phase="over")
        case e.SupplyJudged() | e.CountersArrived() | e.UnitsReleased() | e.IsolationChanged():
            return _lines(state, event)
        case e.InitiativeChecked() | e.ModeSet() | e.BonusRolled():
            return _readied(state, event)
        case e.Moved() | e.Exited() | e.Displaced() | e.LeaderDied() | e.UnitLost() | e.ControlChanged():
            return _placed(state, event)
        case e.BridgeTried() | e.BridgeRepaired() | e.ExcessFound() | e.LifeRolled() | e.SightChanged():
            return _sundry(state, event)
        case e.SuppressionLifted() | e.NightTried() | e.NightSpent() | e.FuelRolled() | e.Rested():
            return _tired(state, event)
        case e.AmmoRecovered() | e.StepReplaced() | e.RebuildTried():
            return _restored(state, event)
        case _:
            return evolve_fight.evolve(state, event)


def _in_order(state: FrontState, named: dict[str, _Counter]) -> dict[str, _Counter]:
    """Counters in the order of the scenario's list: a log has them sorted by name, and whoever reads it is
    to roll for them, and name them, in the order of the table that wrote it."""
    listed = [start.id for start in load_book().starts(state.options) if start.id in named]
    return {**{name: named[name] for name in listed}, **named}


def _course(
    state: FrontState, event: e.CountersPlaced | e.TurnBegan | e.WeatherSet | e.PhaseBegan | e.DayEnded
) -> FrontState:
    match event:
        case e.CountersPlaced():
            return replace(
                state, units=_in_order(state, event.units), leaders=_in_order(state, event.leaders),
                control=dict(sorted(event.control.items())),
                markers=event.markers, free_barrages=event.free_barrages, seen=event.seen,
                hidden=event.hidden,
            )  # fmt: skip
        case e.TurnBegan(turn=turn):
            begun = state.turns_begun + (turn[-1] != "X")
            if turn[-1] == "N":
                units = {name: replace(u, has_worked=False) for name, u in state.units.items()}
                state = replace(state, units=units)
            if turn[-1] == "P":
                dry = [name for name, unit in state.units.items() if unit.is_dry]
                state = change_units(state, dry, is_dry=False)
            return replace(state, turn=turn, turns_begun=begun, is_air_used=False)
        case e.WeatherSet(weather=weather):
            return replace(state, weather=weather)
        case e.PhaseBegan(seat=seat, phase=phase):
            return _phase(state, seat, phase)
        case e.DayEnded(markers=markers):
            leaders = {
                name: replace(leader, is_active=False, has_checked=False)
                for name, leader in state.leaders.items()
            }
            return replace(state, leaders=leaders, markers=markers, roused=(), tried=())
        case _:
            assert_never(event)


def _phase(state: FrontState, seat: Seat, phase: Phase) -> FrontState:
    if phase in ("A", "N1"):
        night = phase == "N1"
        units = {
            name: unit if not (unit.has_moved or unit.has_attacked) or _seat(name) != seat
            else replace(unit, has_moved=False, has_attacked=unit.has_attacked and night)
            for name, unit in state.units.items()
        }  # fmt: skip
        state = replace(state, units=units)
    return replace(
        state, active=seat, phase=phase, done=(), targets=(), is_defensive=phase == "E1", bonuses={},
        asked=(), shifts=(), hampers={}, is_closing=False,
    )  # fmt: skip


def _seat(counter: str) -> Seat:
    """Ids of units tell their side: a view has no book at hand."""
    return Seat(0) if counter.startswith("de_") else Seat(1)


def _lines(
    state: FrontState,
    event: e.SupplyJudged | e.CountersArrived | e.UnitsReleased | e.IsolationChanged,
) -> FrontState:
    units = dict(state.units)
    match event:
        case e.SupplyJudged(seat=seat, cut=cut):
            for name, unit in state.units.items():
                if _seat(name) == seat and unit.is_cut != (name in cut):
                    units[name] = replace(unit, is_cut=name in cut)
        case e.CountersArrived():
            units.update(_in_order(state, event.units))
            state = replace(state, leaders={**state.leaders, **_in_order(state, event.leaders)})
            if state.seen is not None and state.options.fog_of_war == "on":
                new = (*event.units, *event.leaders)
                seen = list(state.seen)
                seen[1 - event.seat] = tuple(sorted({*seen[1 - event.seat], *new}))
                state = replace(state, seen=tuple(seen))
        case e.UnitsReleased():
            return change_units(state, event.units, is_held=False)
        case e.IsolationChanged(seat=seat, levels=levels):
            for name, unit in state.units.items():
                if _seat(name) == seat and unit.isolation != levels.get(name, 0):
                    units[name] = replace(unit, isolation=levels.get(name, 0))
        case _:
            assert_never(event)
    return replace(state, units=units)


def _readied(state: FrontState, event: e.InitiativeChecked | e.ModeSet | e.BonusRolled) -> FrontState:
    match event:
        case e.InitiativeChecked(leader=leader, passed=passed):
            if leader not in state.leaders:
                return state
            changed = replace(state.leaders[leader], has_checked=True, is_active=passed)
            return replace(state, leaders={**state.leaders, leader: changed})
        case e.ModeSet(counter=counter, mode=mode):
            if counter in state.leaders:
                chief = replace(state.leaders[counter], mode=mode)
                return replace(state, leaders={**state.leaders, counter: chief})
            return change_units(state, (counter,), mode=mode)
        case e.BonusRolled(leader=leader, points=points, units=units):
            if not notes(state, event.seat):
                return state
            helped = (*units, *((leader,) if leader else ()))
            bonuses = {**state.bonuses, **dict.fromkeys(helped, points)}
            asked = (*state.asked, leader) if leader else state.asked
            return replace(state, bonuses=bonuses, asked=asked)
        case _:
            assert_never(event)


def _placed(
    state: FrontState,
    event: e.Moved | e.Exited | e.Displaced | e.LeaderDied | e.UnitLost | e.ControlChanged,
) -> FrontState:
    match event:
        case e.Moved(seat=seat, counters=counters, path=path):
            units = tuple(counter for counter in counters if counter in state.units)
            state = change_units(state, units, has_moved=True)
            if state.turn[-1:] in ("N", "X"):
                state = change_units(state, units, has_worked=True)
            if path[-1]:  # else an unseen zone kept them beside the map
                state = change_units(state, units, entry="")
                state = shift(state, seat, counters, event.count, path[0], path[-1])
            return replace(state, done=(*state.done, *counters)) if notes(state, seat) else state
        case e.Exited(seat=seat, counter=counter, hex=here, steps=steps):
            return drop(state, seat, counter, here, Gone("exited", steps, state.turn))
        case e.Displaced(seat=seat, leader=leader, origin=origin, to=to):
            return shift(state, seat, (leader,) if leader else (), 1, origin, to)
        case e.LeaderDied(seat=seat, leader=leader, hex=here):
            return drop(state, seat, leader, here, Gone("lost", 0, state.turn))
        case e.UnitLost(seat=seat, unit=unit, hex=here, cause=cause, steps=steps):
            return drop(state, seat, unit, here, Gone(cause, steps, state.turn))
        case e.ControlChanged(seat=seat, hex=here):
            return replace(state, control={**state.control, here: seat})
        case _:
            assert_never(event)


def _sundry(
    state: FrontState,
    event: e.BridgeTried | e.BridgeRepaired | e.ExcessFound | e.LifeRolled | e.SightChanged,
) -> FrontState:
    match event:
        case e.BridgeTried(unit=unit, side=side, blown=blown):
            down = tuple(sorted({*state.blown, side})) if blown else state.blown
            if notes(state, event.seat):
                state = replace(state, done=(*state.done, unit))
            state = replace(state, blown=down)
            return change_units(state, (unit,), has_moved=True, has_worked=state.turn[-1:] in ("N", "X"))
        case e.BridgeRepaired(side=side, repaired=repaired):
            if not repaired:
                return state
            return replace(state, blown=tuple(one for one in state.blown if one != side))
        case e.ExcessFound(excess=excess):
            return replace(state, excess=excess, is_closing=event.is_closing)
        case e.LifeRolled():
            return state
        case e.SightChanged(sights=sights):
            return _seen_anew(state, sights)
        case _:
            assert_never(event)


def _seen_anew(state: FrontState, sights: tuple[e.Sight, ...]) -> FrontState:
    """The truth keeps who reads what; a view gets the counters it reads now, and loses the others."""
    if state.seen is not None:
        seen = tuple(
            tuple(sorted((set(row) | set(sight.revealed)) - set(sight.veiled)))
            for row, sight in zip(state.seen, sights, strict=True)
        )
        return replace(state, seen=seen)
    for seat, sight in enumerate(sights):
        enemy = Seat(1 - seat)
        units, leaders = dict(state.units), dict(state.leaders)
        for name in sight.veiled:
            gone = units.pop(name, None) or leaders.pop(name, None)
            if gone is not None:
                state = put_hidden(state, enemy, gone.hex, 1)
        places: list[HexId] = [unit.hex for unit in sight.units.values()]
        places += [leader.hex for leader in sight.leaders.values()]
        for place in places:
            state = put_hidden(state, enemy, place, -1)
        state = replace(state, units={**units, **sight.units}, leaders={**leaders, **sight.leaders})
    return state


def _tired(
    state: FrontState,
    event: e.SuppressionLifted | e.NightTried | e.NightSpent | e.FuelRolled | e.Rested,
) -> FrontState:
    match event:
        case e.SuppressionLifted(units=units):
            return change_units(state, units, is_suppressed=False)
        case e.NightTried(units=units, leader=leader, passed=passed, is_for_all=for_all):
            if not notes(state, event.seat):
                return state
            state = replace(state, tried=(*state.tried, *units))
            if for_all and leader:
                state = replace(state, asked=(*state.asked, leader))
            if not passed:
                return state
            up = (*units, *((leader,) if leader and leader not in state.roused else ()))
            return replace(state, roused=(*state.roused, *up))
        case e.NightSpent(units=units):
            return change_units(state, units, fatigue=day_of(state))
        case e.FuelRolled(unit=unit, is_dry=dry):
            return change_units(state, (unit,), is_dry=dry)
        case e.Rested(units=units):
            return change_units(state, units, fatigue=0)
        case _:
            assert_never(event)


def _restored(state: FrontState, event: e.AmmoRecovered | e.StepReplaced | e.RebuildTried) -> FrontState:
    match event:
        case e.AmmoRecovered(unit=unit, recovered=recovered):
            return change_units(state, (unit,), is_depleted=False) if recovered else state
        case e.StepReplaced(unit=unit):
            if notes(state, event.seat):
                state = replace(state, done=(*state.done, "replaced"))
            if unit not in state.units:
                return state
            return change_units(state, (unit,), steps=state.units[unit].steps + 1)
        case e.RebuildTried(unit=unit, returned=returned, entry=entry):
            if notes(state, event.seat):
                state = replace(state, done=(*state.done, "rebuilt"))
            if not returned:
                return state
            gone = {name: one for name, one in state.gone.items() if name != unit}
            back = Unit(hex="", steps=1, entry=entry)
            state = replace(state, gone=gone, units={**state.units, unit: back})
            if state.seen is not None and state.options.fog_of_war == "on":
                seen = list(state.seen)
                seen[1 - event.seat] = tuple(sorted({*seen[1 - event.seat], unit}))
                state = replace(state, seen=tuple(seen))
            return state
        case _:
            assert_never(event)
