"""What can be told of the front's standing: odds of assaults, what a march is for, points, cut-off units."""

from __future__ import annotations

import math

from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.front import commands as c
from game.games.front import forecast, victory
from game.games.front.clash import Terms
from game.games.front.course import Course
from game.games.front.model import FrontState, HexId
from game.games.front.rules import FrontRules
from game.games.front.standing import is_isolated
from game.kit.insight import Analysis, Facts, Line, parts_of

_SPREAD = 6.0  # points around the middle level within which a game is open


class FrontInsight:
    """Judges by what the view reads; the same view gives the same answer."""

    def reason(
        self, view: PlayerView[FrontState], rules: FrontRules, seat: Seat, command: c.FrontCommand
    ) -> Line:
        """Why a seat would give this command: a place, the odds, what it spares."""
        course = rules.course(view.state)
        match command:
            case c.Move():
                return _of_march(course, seat, command)
            case c.DeclareAssault():
                terms = Terms(att_leader=command.leader, att_air=command.air)
                facts = _of_assault(course, command.target, command.attackers, terms)
                return Line("reason.assault", facts) if facts else Line("reason.only")
            case c.SetMode(mode=mode):
                return Line(f"reason.mode.{mode}")
            case c.Stand(firm=firm):
                return Line("reason.stand" if firm else "reason.fall_back")
        return Line(_PLAIN.get(type(command), "reason.only"))

    def analyse(self, view: PlayerView[FrontState], rules: FrontRules) -> Analysis:
        """German points, places and steps of both sides, units cut off, and the assault at hand."""
        state, course = view.state, rules.course(view.state)
        if not state.units:
            return Analysis((0.5, 0.5))
        points = victory.total(course)
        lines = [*_at_hand(course), Line("analysis.points", {"points": points})]
        for seat in (Seat(0), Seat(1)):
            held = sum(one.vp for one in course.ground.map.places if state.control.get(one.hex) == seat)
            lines.append(Line("analysis.places", {"side": int(seat), "points": held}))
            there = [unit for unit, one in state.units.items() if one.hex and course.book.seat(unit) == seat]
            steps = sum(state.units[unit].steps for unit in there)
            lines.append(Line("analysis.steps", {"side": int(seat), "count": steps}))
            cut = sum(is_isolated(course.book, state.units[unit]) for unit in there)
            if cut:
                lines.append(Line("analysis.supply", {"side": int(seat), "count": cut}))
        part = 1 / (1 + math.exp(-(points - _middle(course)) / _SPREAD))
        return Analysis(parts_of([part, 1 - part]), tuple(lines))


def _middle(course: Course) -> float:
    """The points between the worst level that Germany wins and the best that it loses."""
    levels = course.scenario.levels
    won = [one.least for one in levels if one.result.startswith("german")]
    other = [one.least for one in levels if not one.result.startswith("german")]
    return (min(won, default=0) + max(other, default=0)) / 2


def _of_march(course: Course, seat: Seat, command: c.Move) -> Line:
    """A place that is taken, or the worthiest that comes nearer."""
    ground, state = course.ground, course.state
    end = command.path[-1]
    places = [one for one in ground.map.places if one.vp and state.control.get(one.hex) != seat]
    for one in places:
        if one.hex == end:
            return Line("reason.place", {"place": one.hex, "points": one.vp})
    counter = state.units.get(command.counters[0]) or state.leaders.get(command.counters[0])
    start = counter.hex if counter is not None else ""
    if start:
        gains = [
            (one.vp / (1 + ground.distance(end, one.hex)), one)
            for one in places
            if ground.distance(end, one.hex) < ground.distance(start, one.hex)
        ]
        if gains:
            best = max(gains, key=lambda gain: (gain[0], gain[1].hex))[1]
            return Line("reason.nearer", {"place": best.hex, "points": best.vp})
    return Line("reason.stations")


def _of_assault(course: Course, target: HexId, attackers: tuple[str, ...], terms: Terms) -> Facts:
    """Odds, final column and tenths of an assault; nothing below the table."""
    found = forecast.weigh(course, target, attackers, terms)
    if found.column is None or found.defender is None or found.attacker is None:
        return {}
    columns = course.book.tables.assault.columns
    own = sum(share for loss, share in found.attacker.losses if loss)
    return {
        "hex": target, "odds": f"{found.attack}:{found.defence}", "column": columns[found.column],
        "gone": found.defender.gone, "own": own,
    }  # fmt: skip


def _at_hand(course: Course) -> list[Line]:
    assault = course.state.assault
    if assault is None:
        return []
    facts = _of_assault(course, assault.target, assault.attackers, Terms())
    return [Line("analysis.assault", facts)] if facts else []


_PLAIN: dict[type[object], str] = {
    c.EndPhase: "reason.enough",
    c.EndAdvance: "reason.enough",
    c.Advance: "reason.stations",
    c.Fire: "reason.barrage",
    c.RollBonus: "reason.leader",
    c.LeadNight: "reason.leader",
    c.KeepOff: "reason.leader",
    c.SpareSurrender: "reason.leader",
    c.LoseStep: "reason.cheapest",
    c.Deplete: "reason.cheapest",
    c.GiveUp: "reason.cheapest",
    c.Retreat: "reason.safe",
}
INSIGHT = FrontInsight()
