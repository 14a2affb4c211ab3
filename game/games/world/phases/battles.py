"""Phase 3, fourth step: the attacker chooses which battle is next (R145-R148, A06, A07)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import events as e
from game.games.world.commands import EndBattles, FightAtSea, FightBattle
from game.games.world.course import Course
from game.games.world.model import Battle, PlaceId
from game.games.world.standing import allies_of, own_fleet
from game.games.world.turn import begin_step


def begin(course: Course) -> None:
    """Let the active seat choose a battle; where there is none the step passes by."""
    if is_any_left(course):
        begin_step(course, "battles")
    else:
        begin_step(course, "headquarters")


def is_any_left(course: Course) -> bool:
    """A battle on land, or foreign units beside own ones at sea; judged by what all can see."""
    return bool(course.state.battles) or any(True for _ in _meetings(course))


def commands(course: Course, seat: Seat) -> Iterator[FightBattle | FightAtSea | EndBattles]:
    """The battles on land, those that may be begun at sea, and the end when none on land is left."""
    for battle in course.state.battles:
        yield FightBattle(seat=seat, place=battle.place)
    for place, other in _meetings(course):
        command = FightAtSea(seat=seat, place=place, against=other)
        if sea_refusal(course, command) is None:
            yield command
    if not course.state.battles:
        yield EndBattles(seat=seat)


def sea_refusal(course: Course, command: FightAtSea) -> Illegal | None:
    """No sea area, no own units that were there before, nobody of that seat, or a partner (R147, R219)."""
    state, place, other = course.state, command.place, command.against
    if not course.ground.is_sea(place):
        return Illegal("R147", "not_at_sea", place=place)
    if own_fleet(state, place, command.seat).total == 0:
        return Illegal("R147", "none_before_at_sea", place=place)
    if other == command.seat or other not in range(state.seats) or own_fleet(state, place, other).total == 0:
        return Illegal("A06", "not_at_that_sea", place=place)
    if other in allies_of(state, command.seat):
        return Illegal("R219", "partner_at_sea", player=other)
    return None


def decide(course: Course, command: FightBattle | FightAtSea | EndBattles) -> None:
    """Begin the battle, or go on to headquarters."""
    match command:
        case FightBattle():
            battle = next((b for b in course.state.battles if b.place == command.place), None)
            if battle is None:
                raise Illegal("R146", "no_battle_there", place=command.place)
        case FightAtSea():
            illegal = sea_refusal(course, command)
            if illegal is not None:
                raise illegal
            battle = Battle(command.place, command.against, is_at_sea=True)
        case EndBattles():
            if course.state.battles:
                raise Illegal("R146", "battles_left", place=course.state.battles[0].place)
            begin_step(course, "headquarters")
            return
    course.tell(e.BattleBegan(seat=command.seat, battle=battle), e.RoundBegan(number=1))


def _meetings(course: Course) -> Iterator[tuple[PlaceId, Seat]]:
    """Sea areas in which the active seat's units were already, with each other seat that is there."""
    state = course.state
    for place in course.ground.seas:
        if own_fleet(state, place, state.active).total:
            for fleet in state.fleets.get(place, ()):
                if fleet.seat != state.active:
                    yield place, fleet.seat
