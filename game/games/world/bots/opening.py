"""Set-up: which nation to take, which territories to claim."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.bots.levels import Level
from game.games.world.bots.settling import best_claim
from game.games.world.commands import ChooseNation, Claim
from game.games.world.course import Course
from game.games.world.phases.claim import places
from game.games.world.phases.nations import commands

SKILL_WORTH = {
    "income_flat": 10, "free_units": 9, "extra_die": 8, "place_cap_bonus": 7, "attacker_dice_limit": 6,
    "retreat_no_loss": 5, "research_cost_percent": 4, "covert_bonus": 3, "sabotage_damage_bonus": 2,
}  # fmt: skip
"""What each kind of special skill is worth beside the others."""


def nation(course: Course, seat: Seat) -> ChooseNation:
    """The free nation with the best skill."""
    book = course.book.nations.nations
    return max(commands(course, seat), key=lambda one: SKILL_WORTH.get(book[one.nation].skill.type, 0))


def claim(course: Course, seat: Seat, level: Level) -> Claim:
    """The next territory: the one of most points, or after which the claims that are foreseen go best."""
    if level.foresight:
        return Claim(seat=seat, place=best_claim(course, seat, level.foresight))
    return Claim(seat=seat, place=max(places(course, seat), key=course.ground.production))
