"""The world game's computer player: from a view of its seat to its next command."""

from __future__ import annotations

import msgspec

from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.world.bots import battles, cabinet, opening
from game.games.world.bots.campaign import Attack, Pace
from game.games.world.bots.levels import LEVELS, Level
from game.games.world.bots.outset import at_outset, placed_in
from game.games.world.bots.weighing import weighed
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
        self._known: tuple[bytes, list[Attack]] | None = None  # the plan of a step, by where it began

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

    def _plan(self, course: Course, seat: Seat, pace: Pace) -> list[Attack]:
        """The plan of the step: made once, as it hangs on where the step began alone."""
        begun = at_outset(course, seat)
        key = msgspec.json.encode(begun.state)
        if self._known is not None and self._known[0] == key:
            return self._known[1]
        found = weighed(begun, seat, self.level, pace)
        self._known = (key, found) if pace() < 1 else None
        return found

    def _placed(self, course: Course, seat: Seat, pace: Pace) -> Place | EndPlacing:
        """The next units that the plan still lacks on the board."""
        wanted: dict[PlaceId, Units] = {}
        for attack in self._plan(course, seat, pace):
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
        """The next arrow that the plan still lacks; fleets without a landing go home."""
        attacks = self._plan(course, seat, pace)
        for attack in attacks:
            for origin, sent in attack.sends:
                lacking = sent - _marching(course, origin, attack.target)
                for kind in lacking.kinds():
                    count = lacking.of(kind)
                    command = PlanMove(seat=seat, origin=origin, to=attack.target, kind=kind, count=count)
                    if count > 0 and move.refusal(course, command) is None:
                        return command
        return _homeward(course, seat, {one for attack in attacks for one, _ in attack.sends})


def _homeward(course: Course, seat: Seat, busy: set[PlaceId]) -> PlanMove | EndMoves:
    """Land what idles at sea on an own coast with room: from there it comes back to the Base Camp."""
    for sea in move.origins(course):
        if not course.ground.is_sea(sea) or sea in busy:
            continue
        left = move.left_at(course, sea)
        for coast in move.targets(course, sea):
            free = move.landing_room(course, seat, coast) or 0  # elsewhere than at home there is no limit
            for kind in left.kinds() if free else ():
                return PlanMove(seat=seat, origin=sea, to=coast, kind=kind, count=min(free, left.of(kind)))
    return EndMoves(seat=seat)


def _marching(course: Course, origin: PlaceId, to: PlaceId) -> Units:
    return next((m.units for m in course.state.marches if (m.origin, m.to) == (origin, to)), NO_UNITS)
