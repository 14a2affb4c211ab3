"""What can be reckoned from the open table: who could reach a territory, how a planned attack would go."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import odds
from game.games.world.commands import EndMoves, PlanMove
from game.games.world.course import Course
from game.games.world.fronts import could_bring
from game.games.world.model import Battle, Fight, PlaceId, WorldState
from game.games.world.rules import WorldRules
from game.games.world.standing import limit, room
from game.games.world.steps import decide
from game.games.world.ui.load import CAMP, Load


def could_attack(rules: WorldRules, state: WorldState, place: PlaceId) -> dict[Seat, int]:
    """How many units each other seat could at most bring into a territory in one turn of its own, by what
    all can see: units beside it and at sea before it, and what its Base Camp could place there first."""
    return could_bring(rules.course(state), place)


def free_room(rules: WorldRules, state: WorldState, place: PlaceId, seat: Seat) -> tuple[int, int]:
    """How many units may still be added to a territory in this step, and its limit (R117, R139)."""
    course = rules.course(state)
    step = "defend" if state.step == "defend" else "place"
    owner = seat
    if state.step == "defend" and state.defence is not None and state.defence.due:
        owner = state.defence.due[0]
    return room(course, place, owner, step), limit(course, place, owner, step)


def attack_odds(
    rules: WorldRules, state: WorldState, place: PlaceId, load: Load | None = None
) -> odds.Odds | None:
    """How the battle for a place would end if the moves were carried out now, the load among them; None
    where there would be none."""
    course = rules.course(state)
    try:
        for kind, count in load.rows() if load is not None and load.origin != CAMP else ():
            move = PlanMove(seat=state.active, origin=load.origin, to=place, kind=kind, count=count)  # type: ignore[union-attr]
            decide(course, move, Chance("", 0))
        decide(course, EndMoves(seat=state.active), Chance("", 0))
    except (Illegal, LookupError):
        return None
    battle = next((b for b in course.state.battles if b.place == place), None)
    return battle_odds(course, battle) if battle is not None else None


def battle_odds(course: Course, battle: Battle) -> odds.Odds:
    """How a battle that waits to be fought would end."""
    return odds.before(course, Fight(battle)).odds
