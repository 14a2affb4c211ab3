"""One battle: rounds of retreat, dice, re-rolls and casualties until a side is gone (R149-R172)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import events as e
from game.games.world.commands import KeepDice, LoseUnit, Reroll, Retreat, Stay
from game.games.world.course import Course
from game.games.world.model import Fight, Rolled, Stack, Toll, Units, units
from game.games.world.phases import battles
from game.games.world.phases.dice import SIDES_OF_A_DIE, dice_of, hits_of, roll, single_hits
from game.games.world.standing import attackers, defenders, side_of, total

RoundCommand = Stay | Retreat | Reroll | KeepDice | LoseUnit
Result = Literal["attacker", "defender", "draw"]


def acting(state_active: Seat, fight: Fight) -> Seat:
    """Who decides now: the attacker, the defender, or whose turn it is to remove units."""
    if fight.stage == "tolls":
        return fight.tolls[0].seat
    return state_active if fight.stage.startswith("attacker") else fight.battle.defender


def commands(course: Course, seat: Seat) -> Iterator[RoundCommand]:
    """What the one who decides may do."""
    fight = _fight(course)
    if fight.stage == "tolls":
        for kind in falling(course, fight, seat).units.kinds():
            yield LoseUnit(seat=seat, kind=kind)
    elif fight.stage.endswith("rerolls"):
        for place in range(len(_row(course, fight, seat))):
            yield Reroll(seat=seat, die=place)
        yield KeepDice(seat=seat)
    else:
        yield Stay(seat=seat)
        yield Retreat(seat=seat)


def decide(course: Course, command: RoundCommand, chance: Chance) -> None:
    """Go on with the battle as its commander says."""
    fight, seat = _fight(course), command.seat
    illegal = refusal(course, command)
    if illegal is not None:
        raise illegal
    match command:
        case Stay():
            course.tell(e.SideStayed(seat=seat))
            if seat == fight.battle.defender:
                throw(course, chance)
        case Retreat():
            course.tell(e.SideRetreated(seat=seat, lost=retreat_loss(course, fight, seat)))
            settle(course)
        case Reroll(die=die):
            colour = _row(course, fight, seat)[die].colour
            face = chance.die(SIDES_OF_A_DIE) - 1
            course.tell(e.DieRerolled(seat=seat, die=die, colour=colour, face=face))
            after_reroll(course, seat)
        case KeepDice():
            course.tell(e.DiceKept(seat=seat))
            after_reroll(course, seat)
        case LoseUnit(kind=kind):
            stack = falling(course, fight, seat)
            _lose(course, fight, stack, units(kind), seat)
            settle(course)


def refusal(course: Course, command: RoundCommand) -> Illegal | None:
    """What does not fit the stage of the round."""
    fight, seat = _fight(course), command.seat
    stage = fight.stage.split("_")[-1]
    expected = {"stays": Stay | Retreat, "rerolls": Reroll | KeepDice, "tolls": LoseUnit}[stage]
    if not isinstance(command, expected):
        return Illegal("R149", f"now_{stage}")
    if isinstance(command, Reroll) and not 0 <= command.die < len(_row(course, fight, seat)):
        return Illegal("R191", "no_such_die")
    if isinstance(command, LoseUnit):
        stack = falling(course, fight, seat)
        if stack.units.of(command.kind) == 0:
            if total(side_of(course.state, fight.battle, seat)).of(command.kind):
                return Illegal("R225", "partner_first", player=stack.seat)
            return Illegal("R162", "no_such_unit_left", kind=command.kind)
    return None


def retreat_loss(course: Course, fight: Fight, seat: Seat) -> int:
    """Half of the side's units, rounded up; none for an orderly retreat (R151, R153, R154, A16, A26)."""
    if course.book.skill(course.state, seat, "retreat_no_loss") is not None:
        return 0
    return (total(side_of(course.state, fight.battle, seat)).total + 1) // 2


def throw(course: Course, chance: Chance) -> None:
    """Both sides roll; then the attacker, then the defender may roll one die again (R155, A23)."""
    fight = _fight(course)
    rows = [
        roll(dice_of(course, fight, seat), chance) for seat in (course.state.active, fight.battle.defender)
    ]
    course.tell(e.DiceRolled(attacker=rows[0], defender=rows[1]))
    offer_reroll(course, course.state.active)


def offer_reroll(course: Course, seat: Seat) -> None:
    """Offer it where Military 1 allows, else go on (R191)."""
    if any(course.book.military(course.state, seat, "reroll")):
        course.tell(e.RerollOffered(seat=seat))
    else:
        after_reroll(course, seat)


def after_reroll(course: Course, seat: Seat) -> None:
    """The defender's re-roll follows the attacker's, the count of hits follows both."""
    if seat == course.state.active:
        offer_reroll(course, _fight(course).battle.defender)
    else:
        count_hits(course)


def count_hits(course: Course) -> None:
    """Military 3 doubles a single hit; then both sides' hits count at once (R164, R195, A20, A21, A24)."""
    for seat in (course.state.active, _fight(course).battle.defender):
        for effect in course.book.military(course.state, seat, "single_to_double"):
            row = _row(course, _fight(course), seat)
            for place in single_hits(course, row)[: effect.count]:
                course.tell(e.HitDoubled(seat=seat, die=place))
    fight = _fight(course)
    scored = hits_of(course, fight.attacker_dice), hits_of(course, fight.defender_dice)
    there = (
        total(attackers(course.state, fight.battle)).total,
        total(defenders(course.state, fight.battle)).total,
    )
    tolls = (
        Toll(course.state.active, min(scored[1], there[0])),
        Toll(fight.battle.defender, min(scored[0], there[1])),
    )
    owed = tuple(toll for toll in tolls if toll.count)
    course.tell(e.HitsCounted(attacker_hits=scored[0], defender_hits=scored[1], tolls=owed))
    settle(course)


def settle(course: Course) -> None:
    """Remove what leaves no choice; when all is paid, see how the battle stands."""
    while (fight := _fight(course)).tolls:
        toll = fight.tolls[0]
        stack = falling(course, fight, toll.seat)
        if toll.count >= stack.units.total:
            lost = stack.units
        elif len(stack.units.kinds()) == 1:
            lost = units(stack.units.kinds()[0], toll.count)
        else:
            return
        _lose(course, fight, stack, lost, toll.seat)
    if fight.retreating is not None:
        leave(course, fight, fight.retreating)
    else:
        judge(course, fight)


def falling(course: Course, fight: Fight, seat: Seat) -> Stack:
    """The stack of the seat's side from which units fall now: partners' first (R225, A11, A17)."""
    return side_of(course.state, fight.battle, seat)[0]


def leave(course: Course, fight: Fight, seat: Seat) -> None:
    """What is left of a retreating side goes to the Drop Zones (R152, A18, A19)."""
    for stack in side_of(course.state, fight.battle, seat):
        course.tell(e.UnitsDropped(seat=stack.seat, place=fight.battle.place, units=stack.units))
    end(course, fight, "defender" if seat == course.state.active else "attacker")


def judge(course: Course, fight: Fight) -> None:
    """Won, lost, drawn, or another round (R149, R165, R168, R169)."""
    attack, defence = attackers(course.state, fight.battle), defenders(course.state, fight.battle)
    if attack and defence:
        course.tell(e.RoundBegan(number=fight.round + 1))
    elif attack:
        end(course, fight, "attacker")
    else:
        end(course, fight, "defender" if defence else "draw")


def end(course: Course, fight: Fight, result: Result) -> None:
    """Markers and owners follow the result; then the next battle, or headquarters (R166-R171, A06, A31)."""
    battle, seat = fight.battle, course.state.active
    course.tell(e.BattleEnded(battle=battle, result=result))
    if not battle.is_at_sea and result != "defender":
        if result == "attacker":
            course.tell(e.TerritoryTaken(seat=seat, place=battle.place, loser=battle.defender))
            course.move_marker(seat)
        else:
            course.tell(e.TerritoryEmptied(place=battle.place, loser=battle.defender))
        course.move_marker(battle.defender)
    if not battles.is_any_left(course):
        battles.begin(course)


def _lose(course: Course, fight: Fight, stack: Stack, lost: Units, toll: Seat) -> None:
    course.tell(e.UnitsLost(seat=stack.seat, place=fight.battle.place, units=lost, toll=toll))


def _row(course: Course, fight: Fight, seat: Seat) -> tuple[Rolled, ...]:
    return fight.attacker_dice if seat == course.state.active else fight.defender_dice


def _fight(course: Course) -> Fight:
    fight = course.state.fight
    if fight is None:
        raise Illegal("R149", "no_battle_now")
    return fight
