"""What a battle may come to, reckoned exactly: hits of the next round, and how the whole battle ends.

Nothing is sampled. Hits of a row of dice are convolved; the battle is a chain over (attackers left,
defenders left), solved from the smallest battle upwards. What people decide is assumed: nobody retreats,
the weakest unit falls first (partners' before that, R163, R225), and a re-roll goes to the miss with the
most to gain (`reroll_choice`). Dice, caps and skills are asked of the rules (R155-R161, R191, R195).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.course import Course
from game.games.world.model import UNIT_KINDS, Colour, Fight, Fleet, Rolled, Stack, Units, WorldState
from game.games.world.phases.dice import dice_of
from game.games.world.standing import attackers, defenders, side_of

Weights = tuple[tuple[int, float], ...]
"""The values of hits on a die with their chances."""

Hits = tuple[float, ...]
"""The chance of 0, 1, 2, ... hits."""


class Force(msgspec.Struct, frozen=True):
    """A side as the reckoning sees it: the dice it rolls now, and with each number of units left later."""

    now: tuple[Weights, ...]
    later: tuple[tuple[Weights, ...], ...]  # by units left, from none
    rerolls: bool = False  # one die a round (R191)
    doubles: int = 0  # single hits that count twice (R195)

    @property
    def left(self) -> int:
        """Units there now."""
        return len(self.later) - 1


class Odds(msgspec.Struct, frozen=True):
    """Chances of the three ends, and the units that each side loses on average."""

    attacker: float
    defender: float
    draw: float
    attack_losses: float
    defence_losses: float


class Outlook(msgspec.Struct, frozen=True):
    """A battle from here on. The hits are those of the round in hand while its dice are still to be thrown
    or may be rolled again, of the next one afterwards; () where there is no such round."""

    attack_hits: Hits
    defence_hits: Hits
    odds: Odds


def outlook(course: Course) -> Outlook | None:
    """The battle that is going on, from its present stage; None without one or where a side retreats."""
    fight = course.state.fight
    if fight is None or fight.retreating is not None:
        return None
    return _from_here(course, fight)


def before(course: Course, fight: Fight) -> Outlook:
    """A battle from the first round, for whoever must choose one."""
    return _from_here(course, fight)


def force_of(course: Course, fight: Fight, seat: Seat, lost: int = 0) -> Force:
    """The side that a seat commands, after `lost` of its units have fallen in the assumed order."""
    book = course.book
    thinned = [_thinned(course.state, fight, seat, gone) for gone in range(lost, _count(course, fight, seat))]
    following = replace(fight, round=fight.round + 1)

    def row(state: WorldState, when: Fight) -> tuple[Weights, ...]:
        trial = Course(course.ground, book, state)
        return tuple(weights_of_faces(book.units.dice.faces[colour]) for colour in dice_of(trial, when, seat))

    later = [row(state, following) for state in reversed(thinned)]
    return Force(
        now=row(thinned[0], fight if lost == 0 else following) if thinned else (),
        later=((), *later),
        rerolls=any(book.military(course.state, seat, "reroll")),
        doubles=sum(effect.count for effect in book.military(course.state, seat, "single_to_double")),
    )


def battle_odds(attack: Force, defence: Force, hits: tuple[Hits, Hits] | None = None) -> Odds:
    """How it ends from here; `hits` in place of those of the present row, where dice lie on the table."""
    chain = _Chain(attack, defence)
    attack_hits, defence_hits = hits or (
        hits_of(attack.now, attack.rerolls, attack.doubles),
        hits_of(defence.now, defence.rerolls, defence.doubles),
    )
    if 0 in (attack.left, defence.left):
        return chain.odds(chain.value(attack.left, defence.left))
    out: tuple[float, ...] = (0.0,) * 5
    for mine, chance in enumerate(attack_hits):
        for theirs, other in enumerate(defence_hits):
            left = max(0, attack.left - theirs), max(0, defence.left - mine)
            part = chance * other
            out = tuple(a + part * b for a, b in zip(out, chain.value(*left), strict=True))
    return chain.odds(out)


@lru_cache(maxsize=4096)
def hits_of(dice: tuple[Weights, ...], rerolls: bool, doubles: int) -> Hits:
    """The chances of 0, 1, 2, ... hits of a whole row, rolled, re-rolled by the assumed policy, doubled."""
    found: dict[int, float] = {}
    for shown, chance in _rolls(dice):
        for hits, part in enumerate(hits_from(shown, dice, rerolls, doubles)):
            found[hits] = found.get(hits, 0.0) + chance * part
    return tuple(found.get(hits, 0.0) for hits in range(max(found, default=0) + 1))


def hits_from(shown: Sequence[int], dice: tuple[Weights, ...], rerolls: bool, doubles: int) -> Hits:
    """The same from dice that lie on the table, showing these hits."""
    place = reroll_choice(shown, dice) if rerolls else None
    if place is None:
        total = _doubled(shown, doubles)
        return tuple(float(hits == total) for hits in range(total + 1))
    found: dict[int, float] = {}
    for value, chance in dice[place]:
        total = _doubled((*shown[:place], value, *shown[place + 1 :]), doubles)
        found[total] = found.get(total, 0.0) + chance
    return tuple(found.get(hits, 0.0) for hits in range(max(found) + 1))


def reroll_choice(shown: Sequence[int], dice: tuple[Weights, ...]) -> int | None:
    """The die to roll again: of the misses the one with the most hits to expect; None without a miss."""
    misses = [place for place, hits in enumerate(shown) if hits == 0 and _mean(dice[place]) > 0]
    return max(misses, key=lambda place: _mean(dice[place]), default=None)


class _Chain:
    """Solves the battle for every number of units left on either side, with the dice of later rounds.

    A value is (attacker wins, defender wins, draw, attackers lost, defenders lost), the last two counted
    from the chain's beginning."""

    def __init__(self, attack: Force, defence: Force) -> None:
        self._attack, self._defence = attack, defence
        self._known: dict[tuple[int, int], tuple[float, ...]] = {}

    def value(self, attack: int, defence: int) -> tuple[float, ...]:
        """From so many units left on either side."""
        for mine in range(attack + 1):
            for theirs in range(defence + 1):
                if (mine, theirs) not in self._known:
                    self._known[mine, theirs] = self._solved(mine, theirs)
        return self._known[attack, defence]

    def _solved(self, mine: int, theirs: int) -> tuple[float, ...]:
        lost = float(self._attack.left - mine), float(self._defence.left - theirs)
        if mine == 0 or theirs == 0:
            return float(mine > 0), float(theirs > 0), float(mine == theirs), *lost
        attack = hits_of(self._attack.later[mine], self._attack.rerolls, self._attack.doubles)
        defence = hits_of(self._defence.later[theirs], self._defence.rerolls, self._defence.doubles)
        out, moved = [0.0] * 5, 0.0
        for hits, chance in enumerate(attack):
            for others, other in enumerate(defence):
                if hits == 0 and others == 0:
                    continue
                part = chance * other
                moved += part
                then = self._known[max(0, mine - others), max(0, theirs - hits)]
                for place in range(5):
                    out[place] += part * then[place]
        if moved <= 0.0:  # dice without a hit: it never ends
            return 0.0, 0.0, 0.0, *lost
        return tuple(number / moved for number in out)

    @staticmethod
    def odds(value: tuple[float, ...]) -> Odds:
        return Odds(*value)


def _from_here(course: Course, fight: Fight) -> Outlook:
    attacker, defender = course.state.active, fight.battle.defender
    if fight.stage == "tolls":
        owed = {toll.seat: toll.count for toll in fight.tolls}
        attack = force_of(course, fight, attacker, owed.get(attacker, 0))
        defence = force_of(course, fight, defender, owed.get(defender, 0))
        return _outlook(attack, defence, None)
    attack, defence = force_of(course, fight, attacker), force_of(course, fight, defender)
    if fight.stage in ("attacker_stays", "defender_stays"):
        return _outlook(attack, defence, None)
    first = _lying(course, fight.attacker_dice, attack, fight.stage == "attacker_rerolls")
    return _outlook(attack, defence, (first, _lying(course, fight.defender_dice, defence, True)))


def _outlook(attack: Force, defence: Force, hits: tuple[Hits, Hits] | None) -> Outlook:
    odds = battle_odds(attack, defence, hits)
    if 0 in (attack.left, defence.left):
        return Outlook((), (), odds)
    rows = hits or (
        hits_of(attack.now, attack.rerolls, attack.doubles),
        hits_of(defence.now, defence.rerolls, defence.doubles),
    )
    return Outlook(*rows, odds)


def _lying(course: Course, row: tuple[Rolled, ...], force: Force, may_reroll: bool) -> Hits:
    """The hits of dice on the table; only a side that has not decided yet may roll one again."""
    shown = [course.book.hits(die.colour, die.face) for die in row]
    dice = tuple(weights_of(course, die.colour) for die in row)
    rerolls = may_reroll and force.rerolls and not any(die.is_rerolled for die in row)
    return hits_from(shown, dice, rerolls, force.doubles)


def weights_of(course: Course, colour: Colour) -> Weights:
    """A die's values with their chances."""
    return weights_of_faces(course.book.units.dice.faces[colour])


@lru_cache(maxsize=64)
def weights_of_faces(faces: tuple[int, ...]) -> Weights:
    """A die's values with their chances, from the hits on its faces."""
    return tuple((value, faces.count(value) / len(faces)) for value in sorted(set(faces)))


def _mean(die: Weights) -> float:
    return sum(value * chance for value, chance in die)


def _rolls(dice: tuple[Weights, ...]) -> list[tuple[tuple[int, ...], float]]:
    """What a row may show, with the chance of each."""
    out: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    for die in dice:
        out = [((*shown, value), chance * part) for shown, chance in out for value, part in die]
    return out


def _doubled(shown: Sequence[int], doubles: int) -> int:
    """All hits, with so many single ones counted twice."""
    return sum(shown) + min(doubles, sum(1 for hits in shown if hits == 1))


def _count(course: Course, fight: Fight, seat: Seat) -> int:
    return sum(stack.units.total for stack in side_of(course.state, fight.battle, seat))


def _thinned(state: WorldState, fight: Fight, seat: Seat, lost: int) -> WorldState:
    """The state after so many units of a side have fallen, weakest first, stack after stack."""
    battle, left = fight.battle, dict[Seat, Units]()
    side = attackers(state, battle) if seat == state.active else defenders(state, battle)
    for stack in side:
        units = stack.units
        for kind in UNIT_KINDS:
            gone = min(lost, units.of(kind))
            units, lost = units - Units(**{kind: gone}), lost - gone
        left[stack.seat] = units
    if battle.is_at_sea:
        fleets = tuple(
            fleet if fleet.fresh or fleet.seat not in left else Fleet(fleet.seat, left[fleet.seat])
            for fleet in state.fleets.get(battle.place, ())
        )
        kept = tuple(fleet for fleet in fleets if fleet.units.total)
        return replace(state, fleets={**state.fleets, battle.place: kept})
    stacks = tuple(
        Stack(stack.seat, left.get(stack.seat, stack.units)) for stack in state.troops.get(battle.place, ())
    )
    kept_stacks = tuple(stack for stack in stacks if stack.units.total)
    return replace(state, troops={**state.troops, battle.place: kept_stacks})
