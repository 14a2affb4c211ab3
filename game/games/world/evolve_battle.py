"""The book-keeping of phase 3's contests: who defends, the battle in hand, its dice and tolls."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world import events as e
from game.games.world.model import Defence, Fight, Rolled, Toll, WorldState

BattleEvent = (
    e.BattlesJoined
    | e.DefenceCalled
    | e.SupportCalled
    | e.DefenceEnded
    | e.BattleBegan
    | e.RoundBegan
    | e.SideStayed
    | e.SideRetreated
    | e.DiceRolled
    | e.RerollOffered
    | e.DieRerolled
    | e.DiceKept
    | e.HitDoubled
    | e.HitsCounted
    | e.BattleEnded
)


def evolve(state: WorldState, event: BattleEvent) -> WorldState:
    """The state after an event of defence or battle."""
    match event:
        case e.BattlesJoined(battles=battles):
            return replace(state, battles=battles)
        case e.DefenceCalled(due=due):
            return replace(state, defence=Defence(due))
        case e.SupportCalled() | e.DefenceEnded():
            return replace(state, defence=_defended(state, event))
        case e.BattleBegan(battle=battle):
            left = tuple(other for other in state.battles if other != battle)
            return replace(state, step="battle", battles=left, fight=Fight(battle))
        case e.BattleEnded(battle=battle, result=result):
            won = state.battles_won + (result == "attacker")
            return replace(state, step="battles", fight=None, battles_won=won)
        case _:
            fight = state.fight
            return state if fight is None else replace(state, fight=_fought(state, fight, event))


def _defended(state: WorldState, event: e.SupportCalled | e.DefenceEnded) -> Defence | None:
    defence = state.defence
    if defence is None:
        return None
    if isinstance(event, e.SupportCalled):
        place = state.order.index(state.active)
        turn = {seat: (state.order.index(seat) - place) % len(state.order) for seat in state.order}
        called = sorted({*defence.called, event.ally}, key=lambda seat: turn[seat])
        return replace(defence, called=tuple(called))
    called_left = defence.called[1:] if defence.is_supporting else defence.called
    if called_left:
        return replace(defence, called=called_left, is_supporting=True)
    return Defence(defence.due[1:])


def _fought(
    state: WorldState,
    fight: Fight,
    event: e.RoundBegan
    | e.SideStayed
    | e.SideRetreated
    | e.DiceRolled
    | e.RerollOffered
    | e.DieRerolled
    | e.DiceKept
    | e.HitDoubled
    | e.HitsCounted,
) -> Fight:
    match event:
        case e.RoundBegan(number=number):
            return Fight(fight.battle, number)
        case e.SideStayed():
            return replace(fight, stage="defender_stays")
        case e.SideRetreated(seat=seat, lost=lost):
            tolls = (Toll(seat, lost),) if lost else ()
            return replace(fight, stage="tolls", retreating=seat, tolls=tolls)
        case e.DiceRolled(attacker=attacker, defender=defender):
            return replace(fight, attacker_dice=attacker, defender_dice=defender)
        case e.RerollOffered(seat=seat):
            return replace(fight, stage="attacker_rerolls" if seat == state.active else "defender_rerolls")
        case e.DieRerolled(seat=seat, die=die, colour=colour, face=face):
            return _with_die(state, fight, seat, die, Rolled(colour, face, is_rerolled=True))
        case e.DiceKept():
            return fight
        case e.HitDoubled(seat=seat, die=die):
            row = fight.attacker_dice if seat == state.active else fight.defender_dice
            return _with_die(state, fight, seat, die, replace(row[die], is_doubled=True))
        case e.HitsCounted(tolls=tolls):
            return replace(fight, stage="tolls", tolls=tolls)
        case _:
            assert_never(event)


def _with_die(state: WorldState, fight: Fight, seat: Seat, place: int, die: Rolled) -> Fight:
    if seat == state.active:
        row = fight.attacker_dice
        return replace(fight, attacker_dice=(*row[:place], die, *row[place + 1 :]))
    row = fight.defender_dice
    return replace(fight, defender_dice=(*row[:place], die, *row[place + 1 :]))
