"""The world game's computer player: from a view of its seat to its next command."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.view import PlayerView
from game.games.world.bots import battles, cabinet, opening
from game.games.world.bots.campaign import Pace, placed_in, plan
from game.games.world.bots.levels import LEVELS, Level
from game.games.world.bots.withdrawal import withdrawn
from game.games.world.commands import (
    EndMoves,
    EndPlacing,
    EnterPoints,
    Place,
    PlanMove,
    WorldCommand,
)
from game.games.world.course import Course
from game.games.world.model import NO_UNITS, PlaceId, Units, WorldState
from game.games.world.phases import move, place
from game.games.world.rules import WorldRules


class WorldPlayer:
    """Plays from a view alone; the same view and level give the same command, unless time cuts it short.

    Raises KeyError for a level that is not one of `LEVELS`.
    """

    def __init__(self, level: str) -> None:
        self.level: Level = LEVELS[level]

    def think(
        self, view: PlayerView[WorldState], rules: WorldRules, seat: Seat, pace: Pace, seed: str
    ) -> WorldCommand:
        """A legal command of the seat, which must be to act. Nothing is left to chance, so `seed` is idle."""
        del seed
        course = rules.course(view.state)
        match view.state.step:
            case "nations":
                return opening.nation(course, seat)
            case "claim":
                return opening.claim(course, seat, self.level)
            case "points":
                return EnterPoints(seat=seat)
            case "withdraw":
                return withdrawn(course, seat, self.level)
            case "sabotage":
                return battles.lost_to_sabotage(course, seat)
            case "news":
                return cabinet.answered(course, seat, self.level)
            case "place":
                return self._placed(course, seat, pace)
            case "move":
                return self._moved(course, seat, pace)
            case "defend":
                return battles.defended(course, seat, self.level)
            case "battles":
                return battles.next_battle(course, seat, self.level)
            case "battle":
                return battles.fought(course, seat, self.level)
            case "headquarters":
                return cabinet.visited(course, seat, self.level)
            case _:
                raise ValueError(f"nobody is to act in step {view.state.step}")

    def _placed(self, course: Course, seat: Seat, pace: Pace) -> Place | EndPlacing:
        """The next units that the plan still lacks on the board."""
        wanted: dict[PlaceId, Units] = {}
        for attack in plan(course, seat, self.level, pace):
            for origin, sent in attack.sends:
                wanted[origin] = wanted.get(origin, NO_UNITS) + sent
        for origin, sent in wanted.items():
            if course.ground.is_sea(origin):
                continue
            lacking = sent - placed_in(course, origin, seat)
            for kind in lacking.kinds():
                command = Place(seat=seat, place=origin, kind=kind, count=lacking.of(kind))
                if lacking.of(kind) > 0 and place.refusal(course, command) is None:
                    return command
        return EndPlacing(seat=seat)

    def _moved(self, course: Course, seat: Seat, pace: Pace) -> PlanMove | EndMoves:
        """The next arrow that the plan still lacks."""
        for attack in plan(course, seat, self.level, pace):
            for origin, sent in attack.sends:
                lacking = sent - _marching(course, origin, attack.target)
                for kind in lacking.kinds():
                    count = lacking.of(kind)
                    command = PlanMove(seat=seat, origin=origin, to=attack.target, kind=kind, count=count)
                    if count > 0 and _refusal(course, command) is None:
                        return command
        return EndMoves(seat=seat)


def _marching(course: Course, origin: PlaceId, to: PlaceId) -> Units:
    return next((m.units for m in course.state.marches if (m.origin, m.to) == (origin, to)), NO_UNITS)


def _refusal(course: Course, command: PlanMove) -> Illegal | None:
    return move.refusal(course, command)
