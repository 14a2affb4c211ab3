"""The attacks of a turn: which territories, with which units, from where. Planned anew for every command.

A plan depends on what stands on the board alone and not on arrows drawn so far, and in the place step on
Base Camp and placed units together: so every command of a step is a part of the same plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.core.ids import Seat
from game.games.world.bots.forces import STRONG, attacking, clash, defending, picked, weakest
from game.games.world.bots.levels import Level
from game.games.world.bots.worth import Worth
from game.games.world.course import Course
from game.games.world.model import NO_UNITS, UNIT_KINDS, PlaceId, Units, units
from game.games.world.phases.move import origins, targets
from game.games.world.standing import limit, own_fleet, own_troops, room, total

MOST_ATTACKERS = 14
Pace = Callable[[], float]


class Attack(NamedTuple):
    """Units from each origin into one target."""

    target: PlaceId
    sends: tuple[tuple[PlaceId, Units], ...]
    value: float


class _Means:
    """What can still be used: free units by place, room for more by place, the Base Camp."""

    def __init__(self, board: dict[PlaceId, Units], room: dict[PlaceId, int], camp: Units) -> None:
        self.board, self.room, self.camp = board, room, camp

    def most(self, sources: list[PlaceId]) -> int:
        """How many units can come out of these places."""
        standing = sum(self.board.get(one, NO_UNITS).total for one in sources)
        return standing + min(self.camp.total, sum(self.room.get(one, 0) for one in sources))

    def pool(self, sources: list[PlaceId]) -> Units:
        """All units among which to choose for these places."""
        out = self.camp
        for one in sources:
            out = out + self.board.get(one, NO_UNITS)
        return out

    def assigned(self, sources: list[PlaceId], wanted: Units) -> tuple[tuple[PlaceId, Units], ...] | None:
        """From where the wanted units come; None if they cannot all."""
        sends: dict[PlaceId, Units] = {}
        for kind in STRONG:
            left = wanted.of(kind)
            for one in sources:
                here = min(left, self.board.get(one, NO_UNITS).of(kind))
                sends[one] = sends.get(one, NO_UNITS) + units(kind, here)
                left -= here
            for one in sources:
                placed = sends[one] - _covered(sends[one], self.board.get(one, NO_UNITS))
                here = min(left, self.room.get(one, 0) - placed.total)
                sends[one] = sends[one] + units(kind, max(0, here))
                left -= max(0, here)
            if left:
                return None
        return tuple((one, sent) for one, sent in sends.items() if sent.total)

    def use(self, sends: tuple[tuple[PlaceId, Units], ...]) -> None:
        """Take what is sent out of the means."""
        for one, sent in sends:
            standing = _covered(sent, self.board.get(one, NO_UNITS))
            self.board[one] = self.board.get(one, NO_UNITS) - standing
            placed = sent - standing
            self.camp = self.camp - placed
            self.room[one] = self.room.get(one, 0) - placed.total


def plan(course: Course, seat: Seat, level: Level, pace: Pace) -> list[Attack]:
    """The attacks worth making, the best first, in the place or the move step."""
    worth = Worth(course, seat, level)
    means = _placing(course, seat, worth) if course.state.step == "place" else _standing(course, seat)
    return list(_chosen(course, seat, worth, means, pace))


def _chosen(course: Course, seat: Seat, worth: Worth, means: _Means, pace: Pace) -> Iterator[Attack]:
    ways = _ways(course, seat, worth, means)
    reserves = {rival: course.state.realms[rival].camp for rival in worth.rivals}
    taken: frozenset[PlaceId] = frozenset()
    while ways and pace() < 1:
        found = [
            attack
            for target, sources in ways.items()
            if (attack := _best(course, seat, worth, means, reserves, taken, target, sources)) is not None
        ]
        if not found:
            return
        best = max(found, key=lambda attack: attack.value)
        means.use(best.sends)
        owner = course.state.owners.get(best.target)
        if owner is not None and worth.level.sees_reserves:
            added = _added(course, best.target, owner, reserves[owner])
            reserves[owner] = reserves[owner] - added
        taken = taken | {best.target}
        del ways[best.target]
        yield best


def _best(
    course: Course,
    seat: Seat,
    worth: Worth,
    means: _Means,
    reserves: dict[Seat, Units],
    taken: frozenset[PlaceId],
    target: PlaceId,
    sources: list[PlaceId],
) -> Attack | None:
    """The best number of attackers for a target; None where none pays."""
    most = min(means.most(sources), MOST_ATTACKERS)
    if most == 0:
        return None
    level, price, owner = worth.level, worth.price, course.state.owners.get(target)
    prize = worth.of_taking(target, taken)
    if owner is None:
        force = weakest(means.pool(sources), 1)
        sends = means.assigned(sources, force) or means.assigned(sources, picked(means.pool(sources), 1))
        return Attack(target, sends, prize) if sends else None
    foes = total(tuple(stack for stack in course.state.troops.get(target, ()) if stack.seat != seat))
    if level.sees_reserves:
        foes = foes + _added(course, target, owner, reserves[owner])
    from_sea = any(course.ground.is_sea(one) for one in sources)
    harm = worth.of_harm(target, owner, taken) * level.horizon
    defence = defending(course, owner, foes, target, from_sea)
    kills = price * worth.harm_weight(owner) * 0.5
    best: Attack | None = None
    for count in range(1, most + 1):
        force = picked(means.pool(sources), count)
        attack = attacking(course, seat, force, target, owner, from_sea)
        odds = clash(attack, defence)
        value = odds.attacker * prize + odds.draw * harm + odds.defence_losses * kills
        value -= odds.attack_losses * price + count * price * level.caution
        if value > 0 and (best is None or value > best.value):
            sends = means.assigned(sources, force)
            if sends:
                best = Attack(target, sends, value)
    return best


def _ways(course: Course, seat: Seat, worth: Worth, means: _Means) -> dict[PlaceId, list[PlaceId]]:
    """Land targets with the places from which they can be reached; places of few other uses first."""
    ground, owners = course.ground, course.state.owners
    near: dict[PlaceId, list[PlaceId]] = {}
    for one in (*means.board, *(place for place in means.room if place not in means.board)):
        if ground.is_sea(one):
            around: tuple[PlaceId, ...] = tuple(p for p in ground.territories if one in ground.anchors[p])
        else:
            around = ground.neighbours[one]
        reached = [
            p
            for p in around
            if owners.get(p) != seat and owners.get(p) not in worth.allies and _is_free(course, p, worth)
        ]
        near[one] = reached
    ways: dict[PlaceId, list[PlaceId]] = {}
    for one in sorted(near, key=lambda place: len(near[place])):
        for target in near[one]:
            ways.setdefault(target, []).append(one)
    return {target: ways[target] for target in ground.territories if target in ways}


def _is_free(course: Course, place: PlaceId, worth: Worth) -> bool:
    return not any(stack.seat in worth.allies for stack in course.state.troops.get(place, ()))


def _placing(course: Course, seat: Seat, worth: Worth) -> _Means:
    """The means before anything was placed in this turn, less the reserve."""
    state, ground = course.state, course.ground
    board: dict[PlaceId, Units] = {}
    rooms: dict[PlaceId, int] = {}
    camp, allies = state.realms[seat].camp, worth.allies
    for place in ground.territories:
        owner = state.owners.get(place)
        if owner != seat and owner not in allies:
            continue
        placed = placed_in(course, place, seat)
        camp = camp + placed
        rooms[place] = room(course, place, seat, "place") + placed.total
    for place in ground.seas:
        fleet = own_fleet(state, place, seat)
        if fleet.total:
            board[place] = fleet
    kept = weakest(camp, round(camp.total * worth.reserve()))
    return _Means(board, rooms, camp - kept)


def placed_in(course: Course, place: PlaceId, seat: Seat) -> Units:
    """What was placed in a territory in this turn: after withdrawing one unit stood in each own one."""
    there = own_troops(course.state, place, seat)
    return there - weakest(there, 1) if course.state.owners.get(place) == seat else there


def _standing(course: Course, seat: Seat) -> _Means:
    """The means in the move step: what stands on the board, less the unit that stays."""
    state = course.state
    board: dict[PlaceId, Units] = {}
    for place in origins(course):
        if course.ground.is_sea(place):
            board[place] = own_fleet(state, place, seat)
        elif any(True for _ in targets(course, place)):
            board[place] = placed_in(course, place, seat)
    return _Means({place: free for place, free in board.items() if free.total}, {}, NO_UNITS)


def _added(course: Course, place: PlaceId, owner: Seat, reserve: Units) -> Units:
    """What a defender could add out of a reserve."""
    there = sum(stack.units.total for stack in course.state.troops.get(place, ()) if stack.seat == owner)
    free = max(0, limit(course, place, owner, "defend") - there)
    return picked(reserve, min(free, reserve.total))


def _covered(wanted: Units, there: Units) -> Units:
    """As many of the wanted units as are there."""
    return Units(**{kind: min(wanted.of(kind), there.of(kind)) for kind in UNIT_KINDS})
