"""Which dice a side rolls, and what they show (R155-R161, R180-R182, R191, R195)."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.world.course import Course
from game.games.world.model import UNIT_KINDS, Battle, Colour, Fight, Rolled
from game.games.world.standing import side_of, total

SIDES_OF_A_DIE = 6


def dice_of(course: Course, fight: Fight, seat: Seat) -> tuple[Colour, ...]:
    """The dice that a side rolls in this round, strongest first (R159, A22), with what skills add or take:
    one more for sea power (R160, A25), fewer for the attacker in an ambush."""
    book, battle = course.book, fight.battle
    there = total(side_of(course.state, battle, seat))
    row = [book.dice_of(kind) for kind in reversed(UNIT_KINDS) for _ in range(there.of(kind))]
    dice = row[: book.units.dice.most]
    extra = book.skill(course.state, seat, "extra_die")
    if extra is not None and _has_own_unit(course, battle, seat) and _is_by_sea(course, battle, extra.where):
        dice += [extra.die] * extra.count
    if seat == course.state.active:
        ambush = book.skill(course.state, battle.defender, "attacker_dice_limit")
        if ambush is not None and ambush.battle_round == fight.round:
            dice = dice[: ambush.value]
    return tuple(dice)


def _has_own_unit(course: Course, battle: Battle, seat: Seat) -> bool:
    return any(stack.seat == seat for stack in side_of(course.state, battle, seat))


def _is_by_sea(course: Course, battle: Battle, where: tuple[str, ...]) -> bool:
    """In a sea area, attacked from one, or in a territory with a dotted line (A25)."""
    return (
        ("sea_area" in where and battle.is_at_sea)
        or ("attack_from_sea" in where and battle.is_from_sea)
        or ("territory_with_dotted_link" in where and battle.place in course.ground.dotted)
    )


def roll(dice: tuple[Colour, ...], chance: Chance) -> tuple[Rolled, ...]:
    """Roll each die once; by hand: the number 1-6 of the face on top."""
    return tuple(Rolled(colour, chance.die(SIDES_OF_A_DIE) - 1) for colour in dice)


def hits_of(course: Course, row: tuple[Rolled, ...]) -> int:
    """All hits of a row; a doubled single hit counts twice."""
    return sum(course.book.hits(die.colour, die.face) * (2 if die.is_doubled else 1) for die in row)


def single_hits(course: Course, row: tuple[Rolled, ...]) -> tuple[int, ...]:
    """The places of the dice that show one hit (R195, A24)."""
    return tuple(place for place, die in enumerate(row) if course.book.hits(die.colour, die.face) == 1)
