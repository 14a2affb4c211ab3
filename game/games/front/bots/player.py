"""The front's computer player: from a view of its seat to its next command."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.front import excess
from game.games.front.bots import assaults, barrages, marches, nights
from game.games.front.bots.levels import LEVELS, Level
from game.games.front.bots.postures import Postures
from game.games.front.bots.theatre import Pace, Theatre
from game.games.front.bots.ways import Ways
from game.games.front.commands import (
    CheckInitiative,
    CheckSurrender,
    Deplete,
    EndPhase,
    FrontCommand,
    GiveUp,
    KeepOff,
    LetHappen,
    SpareSurrender,
)
from game.games.front.course import Course
from game.games.front.model import FrontState
from game.games.front.order import in_order
from game.games.front.phases import barrage, results
from game.games.front.phases.activation import due
from game.games.front.rules import FrontRules
from game.games.front.standing import strength


class FrontPlayer:
    """Plays from a view alone; the same view and level give the same command.

    Raises KeyError for a level that is not one of `LEVELS`.
    """

    def __init__(self, level: str) -> None:
        self.level: Level = LEVELS[level]
        self._ways: Ways | None = None
        self._postures = Postures(self.level)

    def think(
        self, view: PlayerView[FrontState], rules: FrontRules, seat: Seat, pace: Pace, seed: str
    ) -> FrontCommand:
        """A legal command of the seat, which must be to act. Nothing is left to chance, so `seed` is idle;
        with `pace` at 1 the costliest readings are left out."""
        del seed
        course = rules.course(in_order(view.state))
        if self._ways is None or self._ways.ground is not course.ground:
            self._ways = Ways(course.ground)
        if view.state.excess:
            return _given_up(course, seat)
        theatre = Theatre(course, seat, self.level, self._ways, pace)
        return _asked(theatre) or self._in_phase(theatre)

    def _in_phase(self, theatre: Theatre) -> FrontCommand:
        """What the phase itself asks for."""
        course, seat = theatre.course, theatre.seat
        match course.state.phase:
            case "B":
                return CheckInitiative(seat=seat) if due(course) else EndPhase(seat=seat)
            case "C":
                return self._postures.next(course, seat, theatre.ways)
            case "D" | "F":
                return marches.marched(theatre)
            case "E1":
                return barrages.fired(theatre)
            case "E2":
                return assaults.declared(theatre)
            case "N1":
                return nights.roused(theatre)
            case "R":
                return nights.evening_work(theatre)
            case _:
                return EndPhase(seat=seat)


def _asked(theatre: Theatre) -> FrontCommand | None:
    """The answer to a decision that waits before the phase goes on; None where there is none."""
    state, course, seat = theatre.course.state, theatre.course, theatre.seat
    if state.trial is not None:
        leaders = state.trial.leaders
        return KeepOff(seat=seat, leader=leaders[0]) if leaders else LetHappen(seat=seat)
    if state.assault is not None:
        if state.assault.stage in ("defender_losses", "attacker_losses"):
            return assaults.fallen(theatre, results.losers(course))
        return assaults.fought(theatre, state.assault)
    if state.mission is not None:
        if state.mission.stage == "losses":
            return assaults.fallen(theatre, barrage.losers(course, state.mission))
        guns = state.mission.guns
        return Deplete(seat=seat, unit=max(guns, key=lambda gun: (course.book.units[gun].barrage, gun)))
    if state.surrender is not None:
        leaders = state.surrender.leaders
        return SpareSurrender(seat=seat, leader=leaders[0]) if leaders else CheckSurrender(seat=seat)
    return None


def _given_up(course: Course, seat: Seat) -> GiveUp:
    """The enemy's strongest unit of a stack over the limit (8.2)."""
    units = course.state.units

    def worth(command: GiveUp) -> tuple[int, str]:
        one = units[command.unit]
        total = strength(course.book, command.unit, one, "attack")
        return total + strength(course.book, command.unit, one, "defence"), command.unit

    return max((GiveUp(seat=seat, unit=one.unit) for one in excess.commands(course, seat)), key=worth)
