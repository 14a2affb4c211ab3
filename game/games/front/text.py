"""Tells the front's events and refusals as sentences of the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.core.ids import Seat
from game.core.messages import Illegal, Outcome
from game.games.front import events as e
from game.games.front import text_fight
from game.games.front.model import FrontState, HexId, side_of
from game.games.front.words import Catalogue, load_catalogue

if TYPE_CHECKING:
    from game.games.front.rules import FrontRules


class FrontNarrator:
    """The front's story-teller; reads only what it is handed, the map's names and the catalogue."""

    def __init__(self, rules: FrontRules) -> None:
        self.rules = rules
        self.words: Catalogue = load_catalogue()

    def sentence(self, state: FrontState, event: e.FrontEvent) -> str | None:
        """One event as a sentence; None for what another event tells or nobody needs to read."""
        match event:
            case e.CountersPlaced():
                title = self.words.scenarios[state.options.scenario]
                return self.say("counters_placed", scenario=title)
            case e.TurnBegan(turn=turn):
                return self.say("turn_began", turn=self.turn(turn))
            case e.WeatherSet(weather=weather, die=die):
                key = "weather_listed" if die is None else "weather_rolled"
                return self.say(key, weather=self.words.weather[weather], die=die)
            case e.GameEnded(outcome=outcome, points=points):
                return self.ending(outcome, points)
            case e.PhaseBegan() | e.PhasePassed() | e.CountersArrived() | e.UnitsReleased():
                return self._course(event)
            case e.SupplyJudged(seat=seat, cut=cut):
                key = "supply_all" if not cut else "supply_cut"
                return self.say(key, side=self.side(seat), units=self.counters(cut))
            case e.IsolationChanged(seat=seat, levels=levels):
                key = "isolation_none" if not levels else "isolation"
                rows = [f"{self.counter(unit)} {level}" for unit, level in levels.items()]
                return self.say(key, side=self.side(seat), units=self.words.listed(rows))
            case e.Moved() | e.Exited() | e.Displaced() | e.LeaderDied() | e.UnitLost():
                return self._march(event)
            case e.InitiativeChecked() | e.BonusRolled() | e.NightTried() | e.BridgeTried():
                return self._roll(event)
            case e.LifeRolled() | e.BridgeRepaired() | e.FuelRolled() | e.AmmoRecovered() | e.RebuildTried():
                return self._roll(event)
            case e.ModeSet(counter=counter, mode=mode):
                if not counter:
                    return None
                key = "mode_forced" if event.is_forced else "mode_set"
                return self.say(key, unit=self.counter(counter), mode=self.words.modes[mode])
            case e.SuppressionLifted() | e.NightSpent() | e.Rested() | e.StepReplaced() | e.DayEnded():
                return self._tired(event)
            case e.ControlChanged(seat=seat, hex=here):
                return self.say("control_changed", side=self.side(seat), hex=self.place(here))
            case e.ExcessFound(excess=excess):
                places = [self.place(one.hex) for one in excess]
                return self.say("excess_found", places=self.words.listed(places)) if places else None
            case e.SightChanged():
                return None
            case _:
                return text_fight.sentence(self, state, event)

    def refusal(self, state: FrontState, illegal: Illegal) -> str:
        """A refusal as `7.2: 1/422 in 1005 stops every march that enters 0905.`"""
        del state
        values = {name: self._argument(name, value) for name, value in illegal.args_by_name.items()}
        return f"{illegal.rule}: {self.words.refusals[illegal.key].format(**values)}"

    def ending(self, outcome: Outcome, points: int) -> str:
        """How the game ended, with the points and the rule."""
        key = "sudden" if outcome.rule == "20.4" else outcome.kind
        return f"{self.words.ends[key].format(points=points)} ({outcome.rule})"

    def side(self, seat: int) -> str:
        """A side's name."""
        return self.words.sides[side_of(Seat(seat))]

    def turn(self, turn: str) -> str:
        """A turn's label as `16 December, AM`."""
        return self.words.words["turn"].format(
            day=16 if turn[:-1] == "1" else turn[:-1], slot=self.words.slots[turn[-1:]]
        )

    def counter(self, counter: str) -> str:
        """A unit's or leader's name; somebody where it is not read."""
        book = self.rules.book
        if counter in book.units:
            return book.units[counter].name
        if counter in book.leaders:
            return book.leaders[counter].name
        return counter or self.words.words["somebody"]

    def counters(self, counters: Iterable[str]) -> str:
        """Names in a row."""
        return self.words.listed([self.counter(one) for one in counters])

    def place(self, here: HexId) -> str:
        """A hex by its number, with the place that lies in it."""
        place = self.rules.ground.places.get(here)
        if place is None:
            return here
        name = self.words.places.get(place.name, place.name)
        return self.words.words["place"].format(name=name, hex=here)

    def bridge(self, side: str) -> str:
        """A bridge by its two hexes."""
        return self.words.words["bridge"].format(**dict(zip(("a", "b"), side.split("-"), strict=False)))

    def passed(self, ok: bool) -> str:
        """`passed` or `failed`."""
        return self.words.words["passed" if ok else "failed"]

    def say(self, key: str, **values: Any) -> str:
        """A sentence of the catalogue."""
        return self.words.events[key].format(**values)

    def _course(
        self, event: e.PhaseBegan | e.PhasePassed | e.CountersArrived | e.UnitsReleased
    ) -> str | None:
        match event:
            case e.PhaseBegan(seat=seat, phase=phase):
                return self.say("phase_began", side=self.side(seat), phase=self.words.phases[phase])
            case e.PhasePassed(seat=seat, phase=phase):
                if phase in ("A", "G"):
                    return None
                return self.say("phase_passed", side=self.side(seat), phase=self.words.phases[phase])
            case e.CountersArrived(seat=seat, units=units, leaders=leaders):
                names = self.counters((*units, *leaders))
                return self.say("counters_arrived", side=self.side(seat), units=names)
            case e.UnitsReleased(units=units):
                return self.say("units_released", units=self.counters(units)) if units else None

    def _march(self, event: e.Moved | e.Exited | e.Displaced | e.LeaderDied | e.UnitLost) -> str | None:
        side = self.side(event.seat)
        match event:
            case e.Moved(counters=counters, path=path):
                if counters:
                    who = self.counters(counters)
                else:
                    who = self.words.words["some_counters"].format(side=side, count=event.count)
                if not path[-1]:
                    return self.say("kept_out", units=who)
                if path[0] == path[-1]:
                    return self.say("held_up", units=who, hex=self.place(path[-1]))
                key = "moved_halted" if event.halt else "moved" if path[0] else "entered"
                return self.say(
                    key, units=who, origin=self.place(path[0]), hex=self.place(path[-1]), cost=event.cost
                )
            case e.Exited(counter=counter, hex=here):
                return self.say("exited", unit=self.counter(counter), hex=self.place(here))
            case e.Displaced(leader=leader, origin=origin, to=to):
                who = self.counter(leader)
                return self.say("displaced", leader=who, origin=self.place(origin), hex=self.place(to))
            case e.LeaderDied(leader=leader, hex=here):
                return self.say("leader_died", leader=self.counter(leader), hex=self.place(here))
            case e.UnitLost(unit=unit, hex=here, cause=cause):
                return self.say(f"unit_{cause}", unit=self.counter(unit), hex=self.place(here), side=side)

    def _roll(
        self,
        event: e.InitiativeChecked
        | e.BonusRolled
        | e.NightTried
        | e.BridgeTried
        | e.LifeRolled
        | e.BridgeRepaired
        | e.FuelRolled
        | e.AmmoRecovered
        | e.RebuildTried,
    ) -> str:
        match event:
            case e.InitiativeChecked(leader=leader, die=die, initiative=rating, passed=passed):
                if not leader:
                    return self.say("unseen_roll")
                who, result = self.counter(leader), self.passed(passed)
                return self.say("initiative", leader=who, die=die, target=rating, result=result)
            case e.BonusRolled(leader=leader, die=die, points=points, units=units):
                if not leader:
                    return self.say("unseen_roll")
                who, names = self.counter(leader), self.counters(units)
                return self.say("bonus", leader=who, die=die, points=points, units=names)
            case e.NightTried(units=units, leader=leader, die=die, target=target, passed=passed):
                if not units and not leader:
                    return self.say("unseen_roll")
                key = "night_led" if leader else "night_tried"
                return self.say(
                    key, leader=self.counter(leader), units=self.counters(units), die=die, target=target,
                    result=self.passed(passed),
                )  # fmt: skip
            case e.BridgeTried(unit=unit, side=side, die=die, proficiency=target, blown=blown):
                key = "bridge_blown" if blown else "bridge_stands"
                key += "" if unit else "_unseen"
                who = self.counter(unit)
                return self.say(key, unit=who, bridge=self.bridge(side), die=die, target=target)
            case e.LifeRolled(leader=leader, tens=tens, units=ones, survived=survived):
                key = "life_saved" if survived else "life_lost"
                return self.say(key, leader=self.counter(leader), roll=f"{tens}{ones}")
            case e.BridgeRepaired(side=side, die=die, limit=limit, repaired=repaired):
                key = "bridge_repaired" if repaired else "bridge_not_repaired"
                key += "" if limit else "_unseen"
                return self.say(key, bridge=self.bridge(side), die=die, target=limit)
            case e.FuelRolled(unit=unit, die=die, is_dry=dry):
                return self.say("fuel_out" if dry else "fuel_left", unit=self.counter(unit), die=die)
            case e.AmmoRecovered(unit=unit, die=die, recovered=recovered):
                key = "ammo_back" if recovered else "ammo_still_out"
                shown = "" if die is None else self.words.words["rolled"].format(die=die)
                return self.say(key, unit=self.counter(unit), rolled=shown)
            case e.RebuildTried(unit=unit, die=die, entry=entry, returned=returned):
                key = "rebuilt" if returned else "not_rebuilt"
                return self.say(key, unit=self.counter(unit), die=die, entry=entry)

    def _tired(
        self, event: e.SuppressionLifted | e.NightSpent | e.Rested | e.StepReplaced | e.DayEnded
    ) -> str | None:
        match event:
            case e.DayEnded():
                return self.say("day_ended")
            case e.StepReplaced(unit=unit):
                return self.say("step_replaced", unit=self.counter(unit))
            case _:
                key = str(event.__struct_config__.tag)
                return self.say(key, units=self.counters(event.units)) if event.units else None

    def _argument(self, name: str, value: Any) -> Any:
        """An argument of a refusal as words."""
        if name in ("unit", "leader", "enemy"):
            return self.counter(value)
        if name in ("hex", "origin"):
            return self.place(value)
        if name == "seat":
            return self.side(value)
        if name == "side":
            return self.bridge(value) if "-" in str(value) else value
        table = {"mode": self.words.modes, "phase": self.words.phases, "terrain": self.words.terrain}
        if name in table:
            return table[name].get(value, value)
        return self.words.terrain.get(value, value) if name == "water" else value
