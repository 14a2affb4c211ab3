"""Leaders: when they hasten their troops, where they stand, whom they keep out of trouble."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.front.attacking import LEADERS, RANGE, is_spent
from game.games.front.bots.theatre import Theatre
from game.games.front.commands import RollBonus
from game.games.front.course import Course
from game.games.front.model import HexId, LeaderId
from game.games.front.phases import bonus
from game.games.front.phases.movement import refusal

HELPS = 3.0  # for a stack from which a leader can give a column
RIDE = 4  # hexes that a leader rides to a fight
ALONE = 4.0  # for a hex without own units


def hastened(course: Course, seat: Seat) -> RollBonus | None:
    """A movement bonus to roll for: he who leads the most first (22.1.1)."""
    offers = [(len(bonus.gainers(course, one)), one) for one in bonus.offers(course, seat)]
    helpful = [(count, one) for count, one in offers if count]
    return RollBonus(seat=seat, leader=max(helpful)[1]) if helpful else None


def can_aid(theatre: Theatre, target: HexId, *, fixed: bool) -> bool:
    """Whether a leader can give an assault his column: he stands beside the hex, or can still go there."""
    course, seat = theatre.course, theatre.seat
    for leader, one in course.state.leaders.items():
        if course.book.seat(leader) != seat or not one.is_active or not one.hex:
            continue
        if course.book.leaders[leader].level not in LEADERS or is_spent(course, seat, leader):
            continue
        far = RANGE if fixed or refusal(course, leader) is not None else RIDE
        near = [u for to in course.ground.around[target] for u in theatre.comers.get(to, ())]
        his = any(course.book.commands(leader, unit) for unit in near)
        if his and course.ground.distance(one.hex, target) <= far:
            return True
    return False


def post(theatre: Theatre, leader: LeaderId) -> HexId:
    """The hex where a leader is of most use and can go, or stay; nothing if he cannot move or has nowhere."""
    course = theatre.course
    if refusal(course, leader) is not None:
        return ""
    one = course.state.leaders[leader]
    hexes = set(theatre.reach((leader,)).costs)
    if one.hex:
        hexes.add(one.hex)
    rated = [(_use(theatre, leader, here) - (0.1 if here != one.hex else 0.0), here) for here in hexes]
    return max(rated)[1] if rated else ""


def _use(theatre: Theatre, leader: LeaderId, here: HexId) -> float:
    """How useful and safe a leader is there."""
    course, book = theatre.course, theatre.course.book
    stack = course.field.stack(here, theatre.seat)
    mine = [unit for unit in theatre.own if book.commands(leader, unit) and course.state.units[unit].hex]
    use = -ALONE if not stack else min(2.0, 0.2 * theatre.defence(stack))
    if mine:
        use -= 0.3 * min(course.ground.distance(here, course.state.units[unit].hex) for unit in mine)
    active = course.state.leaders[leader].is_active
    if not theatre.level.shifts or not active or book.leaders[leader].level not in LEADERS:
        return use
    foes = [foe for foe in course.field.units[theatre.enemy] if course.ground.distance(foe, here) <= RANGE]
    near = {there for foe in foes for there in course.ground.around[foe]}
    fights = [unit for unit in mine if course.state.units[unit].hex in near]
    strength = sum(theatre.attack(unit) for unit in fights)
    return use + (HELPS * strength / (strength + 6.0) if fights else 0.0)
