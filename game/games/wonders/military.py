"""The conflict pawn: movements, military tokens, and the capital (W050-W055, W312, W313)."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Outcome
from game.games.wonders.course import Course
from game.games.wonders.effects import (
    CancelMove,
    ConquestShields,
    LootMirror,
    LootTimes,
    LootToOwner,
)
from game.games.wonders.events import LeaderSpent, LootTaken, MoveCancelled, PawnMoved
from game.games.wonders.model import BOTH, CAPITAL, WEST, ZONES, other
from game.games.wonders.powers import unused_power


def march(course: Course, seat: Seat, shields: int) -> None:
    """Move the pawn for a seat, take the tokens on its way, and see whether the capital falls."""
    if shields <= 0 or course.is_over or _is_cancelled(course, seat, shields):
        return
    origin, way = course.state.pawn, 1 if seat == WEST else -1
    to = max(-CAPITAL, min(CAPITAL, origin + way * shields))
    course.tell(PawnMoved(seat=seat, shields=shields, origin=origin, to=to))
    victim = other(seat)
    reached = [coins for coins in course.state.loot[victim] if to * way >= ZONES[coins]]
    for coins in reached:
        _plunder(course, seat, coins)
    if to * way == CAPITAL:
        course.end(Outcome(winners=(seat,), kind="military", rule="W054"))
        return
    for effect in course.powers(victim).all(ConquestShields):
        for _ in reached:
            march(course, victim, effect.amount)


def _is_cancelled(course: Course, seat: Seat, shields: int) -> bool:
    """The first movement after the leader who cancels one has come, whoever makes it (W205)."""
    for owner in BOTH:
        leader = unused_power(course.city(owner), course.powers(owner), CancelMove)
        if leader is not None:
            course.tell(MoveCancelled(seat=seat, shields=shields, by=owner, leader=leader))
            course.tell(LeaderSpent(seat=owner, leader=leader))
            return True
    return False


def _plunder(course: Course, attacker: Seat, coins: int) -> None:
    """A token leaves the victim's side and takes his coins (W051, W312)."""
    victim = other(attacker)
    course.tell(LootTaken(seat=victim, coins=coins))
    nominal = coins
    for effect in course.powers(attacker).all(LootTimes):
        nominal *= effect.amount
    paid = course.lose(victim, nominal, "loot")
    nero = course.powers(attacker).source(LootToOwner)
    if nero is not None:
        course.gain(attacker, paid, "nero", nero)
    tomyris = course.powers(victim).source(LootMirror)
    if tomyris is not None:
        course.lose(attacker, nominal, "mirror", tomyris)
