"""What territories are worth to a seat: points to come, continents, rivals who are about to win."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.ids import Seat
from game.games.world.bots.levels import Level
from game.games.world.course import Course
from game.games.world.model import PlaceId, office_of
from game.games.world.standing import allies_of, living

NEAR_THE_END = 15  # points below victory at which a race begins
LAST_CHANCE = 8.0  # how much more it matters to hold up one who wins next
CLOSING = 8.0  # and how much more, at most, to hold up one who comes near


class Worth:
    """The worth of territories in points of the treasury, as one seat at one level sees them."""

    def __init__(self, course: Course, seat: Seat, level: Level) -> None:
        self.course, self.seat, self.level = course, seat, level
        state = course.state
        self.needed = course.book.scenario(state.options).victory.points[str(state.seats)]
        self.rivals = tuple(one for one in living(state) if one != seat)
        self.allies = frozenset(allies_of(state, seat))
        self._owners: Mapping[PlaceId, Seat] = state.owners
        self._harm: dict[Seat, float] = {}  # by rival, once reckoned
        self.price = course.book.cost_of_unit("infantry", state.seats)

    def of_taking(self, place: PlaceId, taken: frozenset[PlaceId] = frozenset()) -> float:
        """What it is worth to take a place, when those of `taken` are taken as well."""
        owner = self._owners.get(place)
        gain = self._points(place, self.seat, taken) * self.own_weight()
        gain += self._progress(place, taken)
        if owner is not None:
            gain += self.of_harm(place, owner, taken)
        return gain * self.level.horizon

    def of_harm(self, place: PlaceId, owner: Seat, taken: frozenset[PlaceId] = frozenset()) -> float:
        """What it is worth, for a round, that the owner loses a place."""
        lost = float(self.course.ground.production(place))
        one = self.course.ground.territories[place].continent
        members = self.course.ground.members[one]
        if all(self._owners.get(member) == owner for member in members) and not taken.intersection(members):
            lost += self.course.ground.continents[one].bonus
        return lost * self.harm_weight(owner)

    def of_holding(self, place: PlaceId, attacker: Seat) -> float:
        """What it is worth to keep an own place from an attacker."""
        ground = self.course.ground
        one = ground.territories[place].continent
        points = float(ground.production(place))
        if all(self._owners.get(member) == self.seat for member in ground.members[one]):
            points += ground.continents[one].bonus
        weight = self.own_weight() + self.harm_weight(attacker)
        if self.level.sees_race and self.is_near_victory(self.seat, 0):
            weight += LAST_CHANCE / 2  # what is held until the next turn wins
        return points * weight * self.level.horizon

    def harm_weight(self, rival: Seat) -> float:
        """What a point that a rival loses is worth: more with two at the table, and near his victory."""
        if rival not in self._harm:
            self._harm[rival] = self._harm_weight(rival)
        return self._harm[rival]

    def _harm_weight(self, rival: Seat) -> float:
        weight = self.level.harm * (2.0 if len(self.rivals) == 1 else 1.0)
        if self.level.sees_race:
            short = self.needed - self.course.state.realms[rival].track
            if short <= 0:
                return weight + LAST_CHANCE
            weight += CLOSING * max(0.0, 1 - short / NEAR_THE_END)
            if self._is_last_step(rival):
                weight += CLOSING / 2
        return weight

    def _is_last_step(self, rival: Seat) -> bool:
        """Whether a seat is known to lack but one badge, or one level of research at most."""
        state, victory = self.course.state, self.course.book.scenario(self.course.state.options).victory
        if state.realms[rival].badges >= victory.badge - 1:
            return True
        told = next((one.levels for one in office_of(state, self.seat).intel if one.about == rival), ())
        return bool(told) and sum(max(0, victory.research - level) for level in told) <= 1

    def reserve(self) -> float:
        """The share of free units to keep for defence: none when somebody would win before the next turn."""
        if self.level.sees_race and any(self.is_near_victory(rival, 0) for rival in self.rivals):
            return 0.0
        return self.level.reserve

    def is_near_victory(self, seat: Seat, margin: int = NEAR_THE_END) -> bool:
        """Whether a seat's marker stands within `margin` points of victory."""
        return self.course.state.realms[seat].track >= self.needed - margin

    def own_weight(self) -> float:
        """What an own point is worth: more near victory."""
        if not self.level.sees_race:
            return 1.0
        short = self.needed - self.course.state.realms[self.seat].track
        return 1.0 + 2.0 * max(0.0, min(1.0, 1 - short / NEAR_THE_END))

    def _points(self, place: PlaceId, seat: Seat, taken: frozenset[PlaceId]) -> float:
        """Points that a place gives at once, with its continent's bonus if it is the last one missing."""
        ground = self.course.ground
        one = ground.territories[place].continent
        others = (member for member in ground.members[one] if member != place)
        whole = all(self._owners.get(member) == seat or member in taken for member in others)
        sees_bonus = self.level.progress > 0
        return ground.production(place) + (ground.continents[one].bonus if whole and sees_bonus else 0)

    def _progress(self, place: PlaceId, taken: frozenset[PlaceId]) -> float:
        ground = self.course.ground
        one = ground.territories[place].continent
        members = ground.members[one]
        held = sum(1 for m in members if m in taken or self._owners.get(m) == self.seat)
        share = held / len(members)
        return self.level.progress * ground.continents[one].bonus * share * share
