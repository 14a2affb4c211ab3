"""Which step of the turn takes which commands: who may act, what is legal, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import commands as c
from game.games.world import headquarters
from game.games.world.course import Course
from game.games.world.model import WorldState
from game.games.world.phases import (
    battle,
    battles,
    claim,
    defend,
    move,
    nations,
    news,
    place,
    points,
    withdraw,
)
from game.games.world.turn import end_turn

TAKES: dict[str, tuple[type[c.WorldCommand], ...]] = {
    "nations": (c.ChooseNation,),
    "claim": (c.Claim,),
    "points": (c.EnterPoints,),
    "withdraw": (c.KeepUnit, c.Withdraw),
    "sabotage": (c.LoseUnit,),
    "news": (c.CloseNews,),
    "place": (c.Place, c.EndPlacing),
    "move": (c.PlanMove, c.DropMove, c.EndMoves),
    "defend": (c.Defend, c.CallSupport, c.EndDefence),
    "battles": (c.FightBattle, c.FightAtSea, c.EndBattles),
    "battle": (c.Stay, c.Retreat, c.Reroll, c.KeepDice, c.LoseUnit),
    "headquarters": (c.Confirm,),
}
"""The commands of each step (R067, R113)."""


def to_act(state: WorldState) -> frozenset[Seat]:
    """The one seat that may command now; nobody before set-up and after the end."""
    if state.step in ("setup", "over"):
        return frozenset()
    if state.step == "defend" and state.defence is not None and state.defence.due:
        return frozenset({defend.acting(state.defence)})
    if state.step == "battle" and state.fight is not None:
        return frozenset({battle.acting(state.active, state.fight)})
    return frozenset({state.active})


def refusal(state: WorldState, command: c.WorldCommand) -> Illegal | None:
    """Whose turn it is, and whether the step takes such a command at all."""
    if command.seat not in to_act(state):
        return Illegal("T01", "not_your_turn", seat=command.seat)
    if not isinstance(command, TAKES[state.step]):
        return Illegal("R067", "not_in_this_step", step=state.step)
    return None


def commands(course: Course, seat: Seat) -> Iterator[c.WorldCommand]:
    """Every legal command of a seat, each once, in a fixed order."""
    state = course.state
    if seat not in to_act(state):
        return
    match state.step:
        case "nations":
            yield from nations.commands(course, seat)
        case "claim":
            yield from claim.commands(course, seat)
        case "points":
            yield c.EnterPoints(seat=seat)
        case "withdraw":
            yield from withdraw.commands(course, seat)
        case "sabotage":
            yield from news.toll_commands(course, seat)
        case "news":
            yield from news.commands(course, seat)
        case "place":
            yield from place.commands(course, seat)
        case "move":
            yield from move.commands(course, seat)
        case "defend":
            yield from defend.commands(course, seat)
        case "battles":
            yield from battles.commands(course, seat)
        case "battle":
            yield from battle.commands(course, seat)
        case "headquarters":
            yield from headquarters.draft_commands(course.book, state, seat)
        case "setup" | "over":
            return
        case _:
            assert_never(state.step)


def decide(course: Course, command: c.WorldCommand, chance: Chance) -> None:
    """Tell the events of a command. Raises Illegal with the rule and what is in the way."""
    illegal = refusal(course.state, command)
    if illegal is not None:
        raise illegal
    match command:
        case c.ChooseNation():
            nations.decide(course, command)
        case c.Claim():
            claim.decide(course, command)
        case c.EnterPoints():
            points.decide(course, command)
        case c.KeepUnit() | c.Withdraw():
            withdraw.decide(course, command)
        case c.CloseNews():
            news.decide(course, command)
        case c.Place() | c.EndPlacing():
            place.decide(course, command)
        case c.PlanMove() | c.DropMove() | c.EndMoves():
            move.decide(course, command)
        case c.Defend() | c.CallSupport() | c.EndDefence():
            defend.decide(course, command)
        case c.FightBattle() | c.FightAtSea() | c.EndBattles():
            battles.decide(course, command)
        case c.LoseUnit():
            _lose(course, command, chance)
        case c.Stay() | c.Retreat() | c.Reroll() | c.KeepDice():
            battle.decide(course, command, chance)
        case c.Confirm():
            headquarters.decide(course, command, chance)
            end_turn(course)
        case _:
            assert_never(command)


def _lose(course: Course, command: c.LoseUnit, chance: Chance) -> None:
    if course.state.step == "sabotage":
        news.decide_toll(course, command)
    else:
        battle.decide(course, command, chance)
