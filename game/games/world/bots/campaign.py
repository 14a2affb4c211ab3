"""The attacks of a turn: which territories, with which units, from where; then what goes to sea."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.core.ids import Seat
from game.games.world.bots.forces import attacking, clash, defending, picked, weakest
from game.games.world.bots.levels import Level
from game.games.world.bots.means import Means, Sends, means_of
from game.games.world.bots.worth import Worth
from game.games.world.course import Course
from game.games.world.model import NO_UNITS, PlaceId, Units
from game.games.world.standing import limit, total

MOST_ATTACKERS = 14
LATER = 0.7  # what a landing in the next turn is worth beside an attack in this one
AT_SEA = 0.2  # share of a unit's price for the turn in which it can defend nothing

Pace = Callable[[], float]


class Attack(NamedTuple):
    """Units from each origin into one target; a sea area is the way to a landing."""

    target: PlaceId
    sends: Sends
    value: float


def plan(course: Course, seat: Seat, level: Level, pace: Pace) -> list[Attack]:
    """The attacks worth making, the best first, from the outset of the place or the move step."""
    return list(_Campaign(course, seat, level).chosen(pace))


def sketch(course: Course, seat: Seat, level: Level) -> list[Attack]:
    """Much the same in less time: an attack is reckoned anew only when its turn comes."""
    return list(_Campaign(course, seat, level).sketched())


class _Campaign:
    """What is taken, and what means and reserves are left, as a plan grows."""

    def __init__(self, course: Course, seat: Seat, level: Level) -> None:
        self.course, self.seat, self.level = course, seat, level
        self.worth = Worth(course, seat, level)
        self.means: Means = means_of(course, seat, self.worth)
        self.reserves = {rival: course.state.realms[rival].camp for rival in self.worth.rivals}
        self.taken: frozenset[PlaceId] = frozenset()

    def chosen(self, pace: Pace) -> Iterator[Attack]:
        """Always the best attack that is left, then the best ways to sea."""
        ways = self._ways()
        yield from self._greedily(ways, self._best, pace)
        if self.level.sails:
            yield from self._greedily(self._ways_to_sea(set(ways)), self._best_crossing, pace)

    def sketched(self) -> Iterator[Attack]:
        """The best attack on land, then the next that is still as good as it looked at first; ways to sea."""
        ways = self._ways()
        found = [attack for target in ways if (attack := self._best(target, ways[target])) is not None]
        while found:
            found.sort(key=lambda attack: attack.value)
            first = found.pop()
            again = self._best(first.target, ways[first.target])
            if again is None:
                continue
            if found and again.value < found[-1].value:
                found.append(again)
                continue
            self.means.use(again.sends)
            self._count_out(again.target)
            yield again
        if self.level.sails:
            yield from self._greedily(self._ways_to_sea(set(ways)), self._best_crossing, lambda: 0.0)

    def _greedily(
        self,
        ways: dict[PlaceId, list[PlaceId]],
        best_of: Callable[[PlaceId, list[PlaceId]], Attack | None],
        pace: Pace,
    ) -> Iterator[Attack]:
        while ways and pace() < 1:
            found = [
                attack for target, sources in ways.items() if (attack := best_of(target, sources)) is not None
            ]
            if not found:
                return
            best = max(found, key=lambda attack: attack.value)
            self.means.use(best.sends)
            self._count_out(best.target)
            ways = {target: sources for target, sources in ways.items() if target != best.target}
            yield best

    def _count_out(self, target: PlaceId) -> None:
        owner = self.course.state.owners.get(target)
        if owner is not None and self.level.sees_reserves:
            self.reserves[owner] = self.reserves[owner] - self._added(target, owner)
        self.taken = self.taken | {target}

    def _best(self, target: PlaceId, sources: list[PlaceId]) -> Attack | None:
        """The best number of attackers for a target; None where none pays."""
        most = min(self.means.most(sources), MOST_ATTACKERS)
        if most == 0:
            return None
        from_sea = any(self.course.ground.is_sea(one) for one in sources)
        if self.course.state.owners.get(target) is None:
            pool = self.means.pool(sources)
            prize = self.worth.of_taking(target, self.taken)
            tried = (self.means.assigned(sources, one) for one in (weakest(pool, 1), picked(pool, 1)))
            return next((Attack(target, sends, prize) for sends in tried if sends), None)
        value_of, pool = self._stakes(target, from_sea), self.means.pool(sources)
        each = self.worth.price * self.level.caution
        forces = [picked(pool, count) for count in range(1, most + 1)]
        values = [value_of(force) - force.total * each for force in forces]
        for value, force in sorted(zip(values, forces, strict=True), key=lambda one: -one[0]):
            sends = self.means.assigned(sources, force) if value > 0 else None
            if sends:
                return Attack(target, sends, value)
        return None

    def _best_crossing(self, sea: PlaceId, sources: list[PlaceId]) -> Attack | None:
        """The best number of units to put to sea for a landing in the next turn; None where none pays."""
        most = min(self.means.most(sources), MOST_ATTACKERS)
        if most == 0:
            return None
        pool, best = self.means.pool(sources), None
        for landing in self._landings(sea):
            value_of = self._stakes(landing, True)
            for count in range(1, most + 1):
                force = picked(pool, count)
                cost = force.total * self.worth.price * (self.level.caution + AT_SEA)
                value = value_of(force) * LATER - cost
                if value > 0 and (best is None or value > best.value):
                    sends = self.means.assigned(sources, force)
                    if sends:
                        best = Attack(sea, sends, value)
        return best

    def _stakes(self, target: PlaceId, from_sea: bool) -> Callable[[Units], float]:
        """What an attack by some units is worth by its exact odds: ground, foes beaten, less the losses to
        expect."""
        owner, worth, price = self.course.state.owners.get(target), self.worth, self.worth.price
        prize = worth.of_taking(target, self.taken)
        if owner is None:
            return lambda force: prize
        foes = total(tuple(s for s in self.course.state.troops.get(target, ()) if s.seat != self.seat))
        if self.level.sees_reserves:
            foes = foes + self._added(target, owner)
        attack = attacking(self.course, self.seat, NO_UNITS, target, owner, from_sea)
        defence = defending(self.course, owner, foes, target, from_sea)
        kills = price * worth.harm_weight(owner) * 0.5
        harm = worth.of_harm(target, owner, self.taken) * self.level.horizon

        def value(force: Units) -> float:
            odds = clash(attack._replace(units=force), defence)
            gain = odds.attacker * prize + odds.draw * harm + odds.defence_losses * kills
            return gain - odds.attack_losses * price

        return value

    def _added(self, place: PlaceId, owner: Seat) -> Units:
        """What a defender could add out of the reserve that is left to him."""
        rows = self.course.state.troops.get(place, ())
        there = sum(stack.units.total for stack in rows if stack.seat == owner)
        free = max(0, limit(self.course, place, owner, "defend") - there)
        most = round(self.level.share * self.reserves[owner].total)
        return picked(self.reserves[owner], min(free, most))

    def _ways(self) -> dict[PlaceId, list[PlaceId]]:
        """Land targets with the places from which they can be reached; places of few other uses first."""
        ground, means = self.course.ground, self.means
        near: dict[PlaceId, list[PlaceId]] = {}
        for one in (*means.board, *(place for place in means.room if place not in means.board)):
            around = self._coast(one) if ground.is_sea(one) else ground.neighbours[one]
            near[one] = [place for place in around if self._is_open(place)]
        ways: dict[PlaceId, list[PlaceId]] = {}
        for one in sorted(near, key=lambda place: len(near[place])):
            for target in near[one]:
                ways.setdefault(target, []).append(one)
        return {target: ways[target] for target in ground.territories if target in ways}

    def _ways_to_sea(self, reached: set[PlaceId]) -> dict[PlaceId, list[PlaceId]]:
        """Sea areas that lead to what cannot be reached on land, with the coasts to put to sea from."""
        ground, means = self.course.ground, self.means
        ways: dict[PlaceId, list[PlaceId]] = {}
        for sea in ground.seas:
            from_here = [p for p in self._coast(sea) if p in means.board or p in means.room]
            if from_here and any(place not in reached for place in self._landings(sea)):
                ways[sea] = from_here
        return ways

    def _landings(self, sea: PlaceId) -> list[PlaceId]:
        """Where a fleet could land that no own territory borders and no attack of the plan goes."""
        owners, ground = self.course.state.owners, self.course.ground
        return [
            place
            for place in self._coast(sea)
            if self._is_open(place)
            and place not in self.taken
            and not any(owners.get(near) == self.seat for near in ground.neighbours[place])
        ]

    def _coast(self, sea: PlaceId) -> tuple[PlaceId, ...]:
        return tuple(one for one in self.course.ground.territories if sea in self.course.ground.anchors[one])

    def _is_open(self, place: PlaceId) -> bool:
        """Whether a place may be attacked: neither own nor a partner's, and no partner stands there."""
        owner, allies = self.course.state.owners.get(place), self.worth.allies
        if owner == self.seat or owner in allies:
            return False
        return not any(stack.seat in allies for stack in self.course.state.troops.get(place, ()))
