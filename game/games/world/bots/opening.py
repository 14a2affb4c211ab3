"""Set-up: which nation to take, which territories to claim."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.bots.levels import Level
from game.games.world.commands import ChooseNation, Claim
from game.games.world.course import Course
from game.games.world.model import PlaceId
from game.games.world.phases.claim import places
from game.games.world.phases.nations import commands

SKILL_WORTH = {
    "income_flat": 10, "free_units": 9, "extra_die": 8, "place_cap_bonus": 7, "attacker_dice_limit": 6,
    "retreat_no_loss": 5, "research_cost_percent": 4, "covert_bonus": 3, "sabotage_damage_bonus": 2,
}  # fmt: skip
"""What each kind of special skill is worth beside the others."""

SHARE = 0.5  # of a continent's bonus that counts on the way to it, one's own or a rival's
ROOM = 0.3  # points for each free neighbour


def nation(course: Course, seat: Seat) -> ChooseNation:
    """The free nation with the best skill."""
    book = course.book.nations.nations
    return max(commands(course, seat), key=lambda one: SKILL_WORTH.get(book[one.nation].skill.type, 0))


def claim(course: Course, seat: Seat, level: Level) -> Claim:
    """The free territory of the most worth: its points, its continent, room to grow."""
    best = max(places(course, seat), key=lambda place: _worth(course, seat, level, place))
    return Claim(seat=seat, place=best)


def _worth(course: Course, seat: Seat, level: Level, place: PlaceId) -> float:
    ground, owners = course.ground, course.state.owners
    value = float(ground.production(place))
    if level.progress == 0:
        return value
    one = ground.territories[place].continent
    members = [member for member in ground.members[one] if member != place]
    held = [owners[member] for member in members if member in owners]
    bonus = ground.continents[one].bonus
    if set(held) <= {seat}:
        value += SHARE * bonus * (len(held) + 1) / (len(members) + 1)
    elif len(set(held)) == 1:  # a rival on his way to the whole of it
        value += SHARE * bonus * len(held) / (len(members) + 1)
    free = sum(1 for near in ground.neighbours[place] if near not in owners)
    return value + ROOM * free
