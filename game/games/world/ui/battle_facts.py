"""What the battle screen tells of a battle: both sides, what acts for them, what is at stake. No drawing."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.ids import Seat
from game.games.world.course import Course
from game.games.world.model import Battle, Colour, Fight, PlaceId, Stack, Units
from game.games.world.phases.battle import retreat_loss
from game.games.world.phases.dice import dice_of
from game.games.world.standing import side_of, total

Deltas = tuple[tuple[Seat, int], ...]
"""How far each seat's marker moves."""


@dataclass(frozen=True)
class Acting:
    """Something that works for a side in this battle: a key of the screen's words and a number for it."""

    key: str
    number: int = 0


@dataclass(frozen=True)
class SideFacts:
    """One side: its commander, stacks in the order in which they fall, dice of the round, retreat."""

    seat: Seat
    is_attacker: bool
    stacks: tuple[Stack, ...]
    dice: tuple[Colour, ...]
    lost_by_retreat: int
    acting: tuple[Acting, ...]

    @property
    def units(self) -> Units:
        """All units of the side."""
        return total(self.stacks)

    @property
    def kept_by_retreat(self) -> int:
        """Units that would reach the Drop Zone (R152)."""
        return self.units.total - self.lost_by_retreat


@dataclass(frozen=True)
class Bonus:
    """A continent bonus won or lost with the territory (R167, R170)."""

    seat: Seat
    continent: str
    points: int  # below zero: lost


@dataclass(frozen=True)
class Stake:
    """What the three ends move on the production track (R166-R170)."""

    points: int
    continent: str
    won: Deltas
    drawn: Deltas
    bonuses_won: tuple[Bonus, ...]
    bonuses_drawn: tuple[Bonus, ...]


def sides_of(course: Course, fight: Fight) -> tuple[SideFacts, SideFacts]:
    """Attacker and defender."""
    return _side(course, fight, course.state.active), _side(course, fight, fight.battle.defender)


def stake_of(course: Course, battle: Battle) -> Stake | None:
    """What the battle is about; None at sea, where no points change (A06)."""
    if battle.is_at_sea:
        return None
    ground, owners = course.ground, course.state.owners
    attacker, defender = course.state.active, battle.defender
    won: dict[PlaceId, Seat] = {**owners, battle.place: attacker}
    drawn = {place: owner for place, owner in owners.items() if place != battle.place}
    continent = ground.continents[ground.territories[battle.place].continent]

    def deltas(then: dict[PlaceId, Seat]) -> Deltas:
        moved = (
            (seat, ground.points(then, seat) - ground.points(owners, seat)) for seat in (attacker, defender)
        )
        return tuple((seat, delta) for seat, delta in moved if delta)

    def bonuses(then: dict[PlaceId, Seat]) -> tuple[Bonus, ...]:
        out = []
        for seat in (attacker, defender):
            held = continent.id in ground.held_continents(owners, seat)
            holds = continent.id in ground.held_continents(then, seat)
            if held != holds and continent.bonus:
                out.append(Bonus(seat, continent.name, continent.bonus if holds else -continent.bonus))
        return tuple(out)

    points = ground.production(battle.place)
    return Stake(points, continent.name, deltas(won), deltas(drawn), bonuses(won), bonuses(drawn))


def _side(course: Course, fight: Fight, seat: Seat) -> SideFacts:
    stacks = side_of(course.state, fight.battle, seat)
    dice = dice_of(course, fight, seat)
    return SideFacts(
        seat=seat,
        is_attacker=seat == course.state.active,
        stacks=stacks,
        dice=dice,
        lost_by_retreat=retreat_loss(course, fight, seat),
        acting=_acting(course, fight, seat, len(dice), total(stacks).total),
    )


def _acting(course: Course, fight: Fight, seat: Seat, dice: int, there: int) -> tuple[Acting, ...]:
    """Research and skills that can be seen at work here; a supporter's never are (A26)."""
    book, state = course.book, course.state
    out = []
    if any(book.military(state, seat, "reroll")):
        out.append(Acting("reroll"))
    if any(book.military(state, seat, "single_to_double")):
        out.append(Acting("double"))
    if book.skill(state, seat, "extra_die") is not None and dice > min(there, book.units.dice.most):
        out.append(Acting("extra_die"))
    if book.skill(state, seat, "retreat_no_loss") is not None:
        out.append(Acting("retreat_no_loss"))
    ambush = book.skill(state, seat, "attacker_dice_limit")
    if ambush is not None and seat == fight.battle.defender and ambush.battle_round == fight.round:
        out.append(Acting("attacker_dice_limit", ambush.value))
    return tuple(out)
