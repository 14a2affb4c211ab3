"""Decisions of defence and battle: reinforcing, order, retreat, dice to roll again, units to lose."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.bots.forces import Side, attacking, clash, defending, picked
from game.games.world.bots.levels import Level
from game.games.world.bots.worth import Worth
from game.games.world.commands import (
    BattleCommand,
    CallSupport,
    Defend,
    EndBattles,
    EndDefence,
    FightAtSea,
    FightBattle,
    KeepDice,
    LoseUnit,
    Reroll,
    Retreat,
    Stay,
)
from game.games.world.course import Course
from game.games.world.model import UNIT_KINDS, Battle, Fight, PlaceId, UnitKind, Units
from game.games.world.odds import before, outlook, reroll_choice, weights_of
from game.games.world.phases.battle import falling, retreat_loss
from game.games.world.phases.defend import attacked_places, call_refusal, may_reinforce
from game.games.world.standing import attackers, defenders, own_fleet, room, total

SURE_AT_SEA = 0.65  # a chance of victory from which a battle at sea is begun
EASY_FLIGHT = 3  # times as many foes make the easy one retreat


def defended(course: Course, seat: Seat, level: Level) -> Defend | CallSupport | EndDefence:
    """The reinforcement that saves the most for each unit it takes; else the end of the defence."""
    state = course.state
    defence = state.defence
    if defence is None:
        raise ValueError("nobody defends now")
    best: tuple[float, PlaceId, Units] | None = None
    if may_reinforce(course, seat):
        worth, camp, owner = Worth(course, seat, level), state.realms[seat].camp, defence.due[0]
        for place in attacked_places(course, owner):
            free = min(room(course, place, owner, "defend"), camp.total)
            for count in range(1, free + 1):
                added = picked(camp, count)
                gain = _saved(course, worth, place, owner, added) / count
                if gain > 0 and (best is None or gain > best[0]):
                    best = gain, place, added
    if best is not None:
        kind = best[2].kinds()[-1]
        return Defend(seat=seat, place=best[1], kind=kind, count=best[2].of(kind))
    call = _called(course, seat) if level.diplomacy else None
    return call or EndDefence(seat=seat)


def _saved(course: Course, worth: Worth, place: PlaceId, owner: Seat, added: Units) -> float:
    """What units add to a defence: ground kept and foes beaten, less the losses to expect."""
    state, attacker = course.state, course.state.active
    battle = next(one for one in state.battles if one.place == place)
    foes = total(attackers(state, battle))
    there = total(defenders(state, battle))
    attack = attacking(course, attacker, foes, place, owner, battle.is_from_sea)

    def value(units: Units) -> float:
        odds = clash(attack, defending(course, owner, units, place, battle.is_from_sea))
        kept = odds.defender * worth.of_holding(place, attacker)
        beaten = odds.attack_losses * worth.price * max(0.3, worth.harm_weight(attacker))
        return kept + beaten - odds.defence_losses * worth.price

    return value(there + added) - value(there) - added.total * worth.price * worth.level.caution


def _called(course: Course, seat: Seat) -> CallSupport | None:
    """Call a partner where a battle is rather lost and there is room for his units."""
    state = course.state
    defence = state.defence
    if defence is None or defence.is_supporting:
        return None
    for place in attacked_places(course, seat):
        battle = next(one for one in state.battles if one.place == place)
        if room(course, place, seat, "defend") and _chance(course, battle) > 0.5:
            for ally in state.order:
                call = CallSupport(seat=seat, ally=ally)
                if call_refusal(course, call) is None:
                    return call
    return None


def _chance(course: Course, battle: Battle) -> float:
    """The attacker's chance in a battle as it stands."""
    state = course.state
    attack, defence = sides(course, battle, state.active)
    return clash(attack, defence).attacker


def sides(course: Course, battle: Battle, attacker: Seat) -> tuple[Side, Side]:
    """Both sides of a battle as they stand, for its odds."""
    state = course.state
    by_sea, foe = battle.is_from_sea or battle.is_at_sea, battle.defender
    attack = attacking(course, attacker, total(attackers(state, battle)), battle.place, foe, by_sea)
    return attack, defending(course, foe, total(defenders(state, battle)), battle.place, by_sea)


def next_battle(course: Course, seat: Seat, level: Level) -> BattleCommand:
    """The battle of the most to win first; at sea only a likely victory; then on."""
    state, worth = course.state, Worth(course, seat, level)
    if state.battles:
        best = max(state.battles, key=lambda one: _chance(course, one) * worth.of_taking(one.place))
        return FightBattle(seat=seat, place=best.place)
    for sea in course.ground.seas:
        if own_fleet(state, sea, seat).total == 0:
            continue
        for other in worth.rivals:
            if other in worth.allies or own_fleet(state, sea, other).total == 0:
                continue
            battle = Battle(sea, other, is_at_sea=True)
            if before(course, Fight(battle=battle)).odds.attacker > SURE_AT_SEA:
                return FightAtSea(seat=seat, place=sea, against=other)
    return EndBattles(seat=seat)


def fought(course: Course, seat: Seat, level: Level) -> BattleCommand:
    """The decision of a battle's stage."""
    fight = course.state.fight
    if fight is None:
        raise ValueError("there is no battle now")
    if fight.stage == "tolls":
        return LoseUnit(seat=seat, kind=_cheapest(falling(course, fight, seat).units))
    if fight.stage.endswith("rerolls"):
        row = fight.attacker_dice if seat == course.state.active else fight.defender_dice
        shown = [course.book.hits(die.colour, die.face) for die in row]
        place = reroll_choice(shown, tuple(weights_of(course, die.colour) for die in row))
        return KeepDice(seat=seat) if place is None else Reroll(seat=seat, die=place)
    stays = (
        _stays_simply(course, fight, seat) if not level.sees_reserves else _stays(course, fight, seat, level)
    )
    return Stay(seat=seat) if stays else Retreat(seat=seat)


def lost_to_sabotage(course: Course, seat: Seat) -> LoseUnit:
    """The weakest unit of the Base Camp."""
    return LoseUnit(seat=seat, kind=_cheapest(course.state.realms[seat].camp))


def _cheapest(there: Units) -> UnitKind:
    return next(kind for kind in UNIT_KINDS if there.of(kind))


def _stays_simply(course: Course, fight: Fight, seat: Seat) -> bool:
    """By numbers alone: on, unless the foes are far more."""
    state = course.state
    mine, theirs = attackers(state, fight.battle), defenders(state, fight.battle)
    if seat != state.active:
        mine, theirs = theirs, mine
    return total(theirs).total < EASY_FLIGHT * total(mine).total


def _stays(course: Course, fight: Fight, seat: Seat, level: Level) -> bool:
    """Whether fighting on is worth more than what a retreat saves."""
    state, worth, place = course.state, Worth(course, seat, level), fight.battle.place
    seen = outlook(course)
    if seen is None:
        return True
    odds, price = seen.odds, worth.price
    lost = retreat_loss(course, fight, seat) * price
    rival = fight.battle.defender if seat == state.active else state.active
    kills = price * max(0.3, worth.harm_weight(rival)) * 0.5
    if seat == state.active:
        prize = 0.0 if fight.battle.is_at_sea else worth.of_taking(place)
        value = odds.attacker * prize + odds.defence_losses * kills - odds.attack_losses * price
    else:
        prize = 0.0 if fight.battle.is_at_sea else worth.of_holding(place, rival)
        value = odds.defender * prize + odds.attack_losses * kills - odds.defence_losses * price
    return value >= -lost
