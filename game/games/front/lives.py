"""Leaders in danger: the roll for their lives, and leaders alone when the enemy comes (22.2.0, 22.3.0)."""

from __future__ import annotations

from collections import deque

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.front import events as e
from game.games.front.course import Course, d10
from game.games.front.model import HexId, LeaderId, other

FATAL = 5  # 2d10 up to this
FARTHEST = 5  # hexes to a stack of his command


def roll_for_life(course: Course, chance: Chance, leader: LeaderId) -> bool:
    """Two dice, the first the tens; on 05 or less he is eliminated (22.2.0). Whether he lives."""
    tens, units = d10(chance), d10(chance)
    survived = tens * 10 + units > FATAL
    seat = course.book.seat(leader)
    course.tell(e.LifeRolled(seat=seat, leader=leader, tens=tens, units=units, survived=survived))
    if not survived:
        here = course.state.leaders[leader].hex
        course.tell(e.LeaderDied(seat=seat, leader=leader, hex=here))
    return survived


def enter(course: Course, chance: Chance, seat: Seat, hex_id: HexId) -> None:
    """A combat unit of the seat has come into a hex: control (13.1), enemy leaders alone there (22.3.0)."""
    ground = course.ground
    counts = hex_id in ground.places or any(entry.hex == hex_id for entry in ground.map.entries)
    if counts and course.state.control.get(hex_id) != seat:
        course.tell(e.ControlChanged(seat=seat, hex=hex_id))
    displace(course, chance, hex_id, other(seat))


def displace(course: Course, chance: Chance, hex_id: HexId, seat: Seat) -> None:
    """The seat's leaders in a hex without a unit of theirs: to the nearest stack of their command within five
    hexes, through enemy zones with a roll for life, else out of the game (22.3.0)."""
    if course.field.stack(hex_id, seat):
        return
    for leader in course.field.leaders_at(hex_id, seat):
        to = refuge(course, leader, hex_id, shun_zones=True)
        if not to:
            to = refuge(course, leader, hex_id, shun_zones=False)
            if to and not roll_for_life(course, chance, leader):
                continue
        if to:
            course.tell(e.Displaced(seat=seat, leader=leader, origin=hex_id, to=to))
        else:
            course.tell(e.LeaderDied(seat=seat, leader=leader, hex=hex_id))


def refuge(course: Course, leader: LeaderId, start: HexId, *, shun_zones: bool) -> HexId:
    """The nearest hex with a unit under the leader that he can get to; nothing if there is none."""
    seat, field = course.book.seat(leader), course.field
    zone = field.zones[other(seat)]
    seen, todo = {start}, deque([(start, 0)])
    while todo:
        here, far = todo.popleft()
        if far and any(course.book.commands(leader, unit) for unit in field.stack(here, seat)):
            return here
        if far == FARTHEST:
            continue
        for there in course.ground.around[here]:
            shunned = shun_zones and there in zone and not field.stack(there, seat)
            if there not in seen and there not in field.units[other(seat)] and not shunned:
                seen.add(there)
                todo.append((there, far + 1))
    return ""
