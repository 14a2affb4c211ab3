"""What the battle screen says at the foot: who decides what, or what is happening just now."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.ids import Seat
from game.games.world import events as e
from game.games.world.model import WorldState
from game.games.world.phases.battle import acting
from game.games.world.ui.battle_facts import SideFacts
from game.games.world.ui.battle_words import BattleWords


@dataclass(frozen=True)
class Talk:
    """Whose mark is shown, a headline, a line below."""

    seat: Seat | None
    head: str
    line: str


def happening(words: BattleWords, state: WorldState, event: e.WorldEvent) -> Talk:
    """The event in motion."""
    say, who, line = words.say, words.who, words.say("play.skip")
    match event:
        case e.DiceRolled():
            return Talk(None, say("play.dice"), line)
        case e.DieRerolled(seat=seat):
            return Talk(seat, say("play.again", who=who(state, seat)), line)
        case e.HitDoubled(seat=seat):
            return Talk(seat, say("play.double", who=who(state, seat)), line)
        case e.SideStayed(seat=seat):
            return Talk(seat, say("play.stayed", who=who(state, seat)), line)
        case e.SideRetreated(seat=seat):
            return Talk(seat, say("play.retreat", who=who(state, seat)), line)
        case e.UnitsLost(seat=seat, units=units):
            told = say("play.lost", who=who(state, seat), units=words.names.units(units))
            return Talk(seat, told, line)
        case e.UnitsDropped(seat=seat, units=units):
            told = say("play.dropped", who=who(state, seat), units=words.names.units(units))
            return Talk(seat, told, line)
        case e.HitsCounted(attacker_hits=attack, defender_hits=defence) if state.fight is not None:
            sides = who(state, state.active), who(state, state.fight.battle.defender)
            told = say(
                "play.hits",
                attacker=sides[0],
                attack=words.hits(attack),
                defender=sides[1],
                defence=words.hits(defence),
            )
            return Talk(None, told, line)
        case e.RoundBegan(number=number):
            return Talk(None, say("play.round", number=number), line)
    return (
        Talk(None, ended(words, state, event), line)
        if isinstance(event, e.BattleEnded)
        else Talk(None, "", "")
    )


def ended(words: BattleWords, state: WorldState, event: e.BattleEnded) -> str:
    """How a battle went."""
    battle = event.battle
    return words.say(
        f"end.{'sea_' if battle.is_at_sea else ''}{event.result}",
        attacker=words.who(state, state.active),
        defender=words.who(state, battle.defender),
        place=words.place(battle.place),
    )


def asking(words: BattleWords, state: WorldState, facts: SideFacts, left: int, count: int) -> Talk:
    """The decision of the seat that acts, for the human who makes it; `left` of `count` units to choose."""
    fight, say, name = state.fight, words.say, words.who(state, facts.seat)
    assert fight is not None
    if fight.stage == "tolls":
        key = "ask.retreat_tolls" if fight.retreating is not None else "ask.tolls"
        partner = facts.stacks[0].seat != facts.seat
        line = say("ask.tolls_partner" if partner else "ask.tolls_left", left=left, count=count)
        return Talk(facts.seat, say(key, who=name), line)
    if fight.stage.endswith("rerolls"):
        return Talk(facts.seat, say("ask.rerolls", who=name), say("ask.rerolls_how"))
    lost, kept = facts.lost_by_retreat, facts.kept_by_retreat
    key = "ask.stays_free" if not lost else "ask.stays_cost" if kept else "ask.stays_last"
    return Talk(facts.seat, say("ask.stays", who=name), say(key, lost=lost, all=lost + kept, kept=kept))


def waiting(words: BattleWords, state: WorldState, thinking: Seat | None) -> Talk:
    """Somebody else decides."""
    fight = state.fight
    if fight is None:
        return Talk(None, "", "")
    seat = acting(state.active, fight)
    if thinking is not None:
        return Talk(seat, words.say("wait.thinking", who=words.who(state, seat)), words.say("wait.how"))
    stage = fight.stage.split("_")[-1]
    return Talk(seat, words.say(f"wait.{stage}", who=words.who(state, seat)), words.say("wait.how"))
