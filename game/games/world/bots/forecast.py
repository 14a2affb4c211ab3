"""What a plan comes to: the reserves it meets, its battles, what rivals can then bring against what stands.

Nothing is rolled. A battle is taken to end as is likelier, with the losses to expect; who holds a territory
afterwards counts by the exact chances. Of a rival it knows what everybody sees; what he has ordered is
reckoned from the points that he entered.
"""

from __future__ import annotations

import math

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.bots.battles import defended, sides
from game.games.world.bots.campaign import Attack, sketch
from game.games.world.bots.forces import clash, weakest
from game.games.world.bots.levels import LEVELS, Level
from game.games.world.bots.worth import Worth
from game.games.world.commands import Defend
from game.games.world.course import Course, reachable
from game.games.world.model import (
    NO_UNITS,
    Battle,
    Defence,
    Fleet,
    Office,
    PlaceId,
    Realm,
    Stack,
    Units,
    WorldState,
    units,
)
from game.games.world.odds import Odds
from game.games.world.phases.defend import attacked_places
from game.games.world.standing import allies_of, others_in_order, own_troops

RIVAL = LEVELS["normal"]._replace(reserve=0.2, sees_reserves=False, diplomacy=False)
GROUND = 2.0  # units that a territory is worth to one who thinks of retreat
LASTING = 3.0  # rounds for which what is held after the rivals' turns counts
SPREAD = 4.0  # points by which a marker may turn out otherwise
VICTORY = 300.0


class Forecast:
    """The table as it is likely to be after a plan and after the turns of the rivals."""

    def __init__(self, course: Course, seat: Seat, level: Level) -> None:
        self.seat, self.level = seat, level
        self.worth = Worth(course, seat, level)
        state = course.state
        allies = allies_of(state, seat)
        offices = tuple(
            office if number == seat else Office(allies=(seat,) if number in allies else ())
            for number, office in enumerate(state.offices)
        )
        self.begun = Course(course.ground, course.book, replace(state, offices=offices, marches=()))
        self.course = self.begun
        self.holds: dict[PlaceId, dict[Seat, float]] = {}
        self.lost: dict[Seat, float] = {}

    def value(self, attacks: list[Attack]) -> float:
        """What a plan is worth: points that will be entered, those of rivals, and units lost on all sides."""
        self.course = Course(self.begun.ground, self.begun.book, self.begun.state)
        self.holds = {place: {owner: 1.0} for place, owner in self.begun.state.owners.items()}
        self.lost = {}
        self._attack(self.seat, attacks)
        entered: dict[Seat, float] = {}
        for other in others_in_order(self.course.state, self.seat):
            if other not in self.worth.rivals:
                continue
            entered[other] = self._points(other)
            if other not in self.worth.allies and self._could_come(other):
                self._withdraw(other)
                self._attack(other, sketch(self.course, other, RIVAL))
        to_sea = (one.value for one in attacks if self.course.ground.is_sea(one.target))
        return self._score(entered) + sum(to_sea)

    def _could_come(self, other: Seat) -> bool:
        """Whether a rival stands beside the seat; the turns of others, who would have to cross the sea or
        another's ground, are not foreseen."""
        if len(self.worth.rivals) == 1:
            return True
        owners, neighbours = self.course.state.owners, self.course.ground.neighbours
        mine = (place for place, owner in owners.items() if owner == self.seat)
        return any(owners.get(near) == other for place in mine for near in neighbours[place])

    def _score(self, entered: dict[Seat, float]) -> float:
        worth, price, needed = self.worth, self.worth.price, self.worth.needed
        mine = self._points(self.seat)
        value = mine * worth.own_weight() * (1 + LASTING) - self.lost.get(self.seat, 0.0) * price
        value += VICTORY * _chance(mine, needed)
        for other, points in entered.items():
            harm = worth.harm_weight(other)
            value -= harm * (points + LASTING * self._points(other))
            value += min(1.0, harm) * price * self.lost.get(other, 0.0)
            value -= VICTORY * _chance(points, needed)
        return value

    def _points(self, seat: Seat) -> float:
        """The marker of a seat to expect."""
        ground = self.course.ground
        held = {place: chances.get(seat, 0.0) for place, chances in self.holds.items()}
        out = sum(ground.production(place) * chance for place, chance in held.items())
        for name, members in ground.members.items():
            out += ground.continents[name].bonus * math.prod(held.get(one, 0.0) for one in members)
        return out

    def _attack(self, seat: Seat, attacks: list[Attack]) -> None:
        """Carry a plan out: march, let the attacked defend, fight."""
        self._at(self._launched(seat, attacks))
        for owner in others_in_order(self.course.state, seat):
            if attacked_places(self.course, owner):
                self._defend(owner)
        for battle in self.course.state.battles:
            self._fight(seat, battle)
        self._at(replace(self.course.state, battles=(), defence=None))

    def _launched(self, seat: Seat, attacks: list[Attack]) -> WorldState:
        state, ground = self.course.state, self.course.ground
        troops, fleets, owners = dict(state.troops), dict(state.fleets), dict(state.owners)
        camp, battles = state.realms[seat].camp, list[Battle]()
        for attack in attacks:
            force, by_sea = NO_UNITS, False
            for origin, sent in attack.sends:
                force = force + sent
                if ground.is_sea(origin):
                    by_sea = True
                    fleets[origin] = _fleets(fleets.get(origin, ()), seat, sent)
                else:
                    there = next((s.units for s in troops.get(origin, ()) if s.seat == seat), NO_UNITS)
                    free = there - weakest(there, 1) if owners.get(origin) == seat else there
                    standing = reachable(sent, free)
                    camp = camp - (sent - standing)
                    if standing.total:
                        troops[origin] = _stacks(troops[origin], seat, NO_UNITS - standing)
            if ground.is_sea(attack.target):
                continue
            owner = owners.get(attack.target)
            troops[attack.target] = _stacks(troops.get(attack.target, ()), seat, force)
            if owner is None:
                owners[attack.target] = seat
                self.holds[attack.target] = {seat: 1.0}
            elif owner != seat:
                battles.append(Battle(attack.target, owner, is_from_sea=by_sea))
        return replace(
            state, active=seat, step="defend", troops=troops, fleets=fleets, owners=owners,
            realms=_with_camp(state, seat, camp), battles=tuple(battles), marches=(),
        )  # fmt: skip

    def _defend(self, owner: Seat) -> None:
        level = self.level if owner == self.seat else RIVAL
        while True:
            state = replace(self.course.state, defence=Defence(due=(owner,)))
            self._at(state)
            command = defended(self.course, owner, level)
            if not isinstance(command, Defend):
                return
            more = units(command.kind, command.count)
            troops = {**state.troops, command.place: _stacks(state.troops[command.place], owner, more)}
            realms = _with_camp(state, owner, state.realms[owner].camp - more)
            self._at(replace(state, troops=troops, realms=realms))

    def _fight(self, seat: Seat, battle: Battle) -> None:
        state, owner, place = self.course.state, battle.defender, battle.place
        attack, defence = sides(self.course, battle, seat)
        odds = _with_flight(clash(attack, defence), attack.units.total, defence.units.total)
        self.lost[seat] = self.lost.get(seat, 0.0) + odds.attack_losses
        self.lost[owner] = self.lost.get(owner, 0.0) + odds.defence_losses
        before = self.holds.get(place, {})
        kept = before.get(owner, 0.0)
        after = {one: chance for one, chance in before.items() if one not in (seat, owner)}
        after[owner] = kept * odds.defender
        after[seat] = before.get(seat, 0.0) + kept * odds.attacker
        self.holds[place] = after
        if odds.attacker >= 0.5:
            winner, there, lost = seat, attack.units, odds.attack_losses
        else:
            winner, there, lost = owner, defence.units, odds.defence_losses
        left = there - weakest(there, min(there.total - 1, round(lost)))
        owners = {**state.owners, place: winner}
        troops = {**state.troops, place: (Stack(winner, left),)}
        self._at(replace(state, owners=owners, troops=troops))

    def _withdraw(self, seat: Seat) -> None:
        """A rival's turn begins: one unit stays in each territory, and what he has ordered comes."""
        state = self.course.state
        troops, camp = dict(state.troops), state.realms[seat].camp + state.realms[seat].drop_zone
        for place, row in state.troops.items():
            there = own_troops(state, place, seat)
            if state.owners.get(place) == seat and there.total > 1:
                away = there - weakest(there, 1)
                camp, troops[place] = camp + away, _stacks(row, seat, NO_UNITS - away)
        realm = state.realms[seat]
        if realm.entered is not None:
            count = min(realm.entered // self.worth.price, realm.supply.infantry + state.spare.infantry)
            camp = camp + units("infantry", count)
        realms = _with_camp(state, seat, camp)
        self._at(replace(state, active=seat, step="place", troops=troops, realms=realms))

    def _at(self, state: WorldState) -> None:
        self.course = Course(self.course.ground, self.course.book, state)


def _with_camp(state: WorldState, seat: Seat, camp: Units) -> tuple[Realm, ...]:
    return tuple(
        replace(realm, camp=camp) if number == seat else realm for number, realm in enumerate(state.realms)
    )


def _chance(points: float, needed: float) -> float:
    return 1 / (1 + math.exp(-(points - needed) / (SPREAD / 2)))


def _with_flight(odds: Odds, attack: int, defence: int) -> Odds:
    """Who would lose more by fighting on than half his units retreats at once."""
    half = (attack + 1) // 2
    if odds.attack_losses - odds.defence_losses - GROUND * odds.attacker > half:
        return Odds(0.0, 1.0, 0.0, float(half), 0.0)
    half = (defence + 1) // 2
    if odds.defence_losses - odds.attack_losses - GROUND * odds.defender > half:
        return Odds(1.0, 0.0, 0.0, 0.0, float(half))
    return odds


def _stacks(row: tuple[Stack, ...], seat: Seat, more: Units) -> tuple[Stack, ...]:
    """A row of stacks with so many more units of a seat, or fewer."""
    if not any(stack.seat == seat for stack in row):
        return (*row, Stack(seat, more))
    changed = (Stack(seat, stack.units + more) if stack.seat == seat else stack for stack in row)
    return tuple(stack for stack in changed if stack.units.total)


def _fleets(row: tuple[Fleet, ...], seat: Seat, sent: Units) -> tuple[Fleet, ...]:
    changed = (replace(f, units=f.units - sent) if f.seat == seat and not f.fresh else f for f in row)
    return tuple(fleet for fleet in changed if fleet.units.total)
