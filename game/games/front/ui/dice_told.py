"""Rolls as they are told at the table: rule, dice, target, modifiers and result of an event."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.messages import Event
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.model import FrontState
from game.games.front.rules import FrontRules
from game.games.front.ui.tables_words import FightWords, signed
from game.kit.dice import Die, Throw, numbered

TENS = Die("d10", tuple(f"{ten}0" for ten in range(10)), "black")
ONE, OTHER = numbered("d10", "bone"), numbered("d10", "grey")
DICE = (ONE, OTHER, TENS)


@dataclass(frozen=True)
class Told:
    """A roll to be shown: `is_good` None where it is neither; `event` is a card to lay beside it."""

    rule: str
    title: str
    throw: Throw | None
    need: str
    lines: tuple[str, ...]
    is_good: bool | None = None
    event: str = ""
    is_adverse: bool = False
    about: str = ""  # a hex or counter that it is about, for the view to follow


def told(rules: FrontRules, words: FightWords, state: FrontState, event: Event) -> Told | None:
    """What there is to show of an event; None for those without dice and for what these eyes cannot read."""
    match event:
        case f.AssaultRolled() | f.AssaultReread():
            return _assault(rules, words, state, event)
        case f.DieRerolled(seat=seat, was=was, die=die):
            side = words.table.side(int(seat))
            is_attacker = seat == state.active
            line = words.say("m.rerolled", side=side, was=was, die=die)
            throw = Throw((ONE if is_attacker else OTHER,), (die,))
            return Told("23.2.0", words.say("event.captured_map"), throw, "", (line,))
        case f.BarrageFired():
            return _barrage(rules, words, event)
        case f.EventCalled():
            kind = words.say("m.event.combat" if event.is_combat else "m.event.movement")
            side = words.table.side(int(event.affects))
            line = words.say("m.event.kind", side=side, kind=kind)
            return Told("23.1.0", words.say("m.event"), _one(event.die), "", (line,), about=event.hex)
        case f.EventRolled():
            return _rolled_event(rules, words, event)
    return _check(rules, words, event) or _night(words, event)


def _assault(
    rules: FrontRules, words: FightWords, state: FrontState, event: f.AssaultRolled | f.AssaultReread
) -> Told:
    """Both dice on the column; after an event the same dice read again where they lie now (A26)."""
    table, fight = rules.book.tables.assault, state.assault
    target = "" if fight is None else fight.target
    title = words.say("m.assault", place=words.place(target)) if target else words.say("title.assault_none")
    is_again = isinstance(event, f.AssaultReread)
    if event.att_die == event.def_die and not is_again:
        lines: tuple[str, ...] = (words.say("m.doubles"),)
    else:
        lines = (
            words.say("m.assault.defender", result=words.result(event.def_result)),
            words.say("m.assault.attacker", result=words.result(event.att_result)),
        )
    if is_again:
        title = words.say("m.reread")
    need = words.say("m.assault.vs", column=table.columns[event.column])
    throw = Throw((ONE, OTHER), (event.att_die, event.def_die))
    return Told("A26" if is_again else "10.5.0", title, throw, need, lines, about=target)


def _barrage(rules: FrontRules, words: FightWords, event: f.BarrageFired) -> Told:
    column = rules.book.tables.barrage.columns[event.column]
    lines = [words.barrage_result(event.result)]
    if event.die == 0:
        lines.append(words.say("m.barrage.out"))
    title = words.say("m.barrage", place=words.place(event.target))
    need = words.say("m.barrage.column", column=column)
    return Told("12.1.0", title, _one(event.die), need, tuple(lines), event.result != "-", about=event.target)


def _rolled_event(rules: FrontRules, words: FightWords, event: f.EventRolled) -> Told:
    tables = rules.book.tables
    limit = tables.adverse_movement if event.is_movement else tables.adverse
    bad = event.die < limit
    name = words.say(f"event.{event.event}") if words.has(f"event.{event.event}") else event.event
    rule = "23.3.0" if event.is_movement else "23.2.0"
    title = words.say("m.rolled_event")
    return Told(rule, title, _one(event.die), "", (name,), not bad, event.event, bad, about=event.hex)


def _check(rules: FrontRules, words: FightWords, event: Event) -> Told | None:
    """Checks of a unit or leader against a rating."""
    match event:
        case e.LifeRolled(leader=leader) if leader:
            roll = f"{event.tens}{event.units}"
            line = words.say("m.life.yes" if event.survived else "m.life.no", roll=roll)
            throw = Throw((TENS, ONE), (event.tens, event.units))
            title = words.say("m.life", name=words.name(leader))
            return Told(
                "22.2.0", title, throw, words.say("m.life.need"), (line,), event.survived, about=leader
            )
        case f.StubbornChecked(unit=unit, die=die) if unit and die is not None:
            return _passing(words, "11.3.0", "m.stubborn", unit, die, event.target, event.passed)
        case f.EventKeptOff(leader=leader) if leader:
            return _passing(words, "22.1.5", "m.kept", leader, event.die, event.initiative, event.passed)
        case f.SurrenderSpared(leader=leader) if leader:
            return _passing(words, "22.1.4", "m.spare", leader, event.die, event.initiative, event.passed)
        case f.SurrenderChecked(unit=unit) if unit:
            return _surrender(words, event)
        case f.HamperRolled(unit=unit) if unit:
            name = words.name(unit)
            line = words.say("m.hamper.no" if event.is_hit else "m.hamper.yes")
            title = words.say("m.hamper", name=name)
            return Told("23.3.0", title, _one(event.die), "", (line,), not event.is_hit, about=unit)
    return None


def _night(words: FightWords, event: Event) -> Told | None:
    """Checks of the night and the end of the day."""
    match event:
        case e.FuelRolled(unit=unit) if unit:
            line = words.say("m.fuel.no" if event.is_dry else "m.fuel.yes")
            title = words.say("m.fuel", name=words.name(unit))
            need = words.say("m.fuel.need")
            return Told("4.3.6", title, _one(event.die), need, (line,), not event.is_dry, about=unit)
        case e.BridgeRepaired(limit=limit) if limit:
            line = words.say("m.repair.yes" if event.repaired else "m.repair.no")
            need = words.say("m.check.need", target=event.limit)
            return Told("17.2", words.say("m.repair"), _one(event.die), need, (line,), event.repaired)
    return None


def _surrender(words: FightWords, event: f.SurrenderChecked) -> Told:
    total = event.die + sum(value for _, value in event.modifiers)
    lines = []
    for key, value in event.modifiers:
        what = words.say(f"mod.{key}") if words.has(f"mod.{key}") else key.replace("_", " ")
        lines.append(words.say("m.mod", what=what, value=signed(value)))
    if event.modifiers:
        lines.append(words.say("m.with", die=event.die, total=total))
    lines.append(words.say("m.surrender.yes" if event.passed else "m.surrender.no"))
    title = words.say("m.surrender", name=words.name(event.unit))
    need = words.say("m.check.need", target=event.proficiency)
    return Told("14.8.1", title, _one(event.die), need, tuple(lines), event.passed, about=event.unit)


def _passing(words: FightWords, rule: str, key: str, who: str, die: int, target: int, passed: bool) -> Told:
    """A die that must not be higher than a rating."""
    title = words.say(key, name=words.name(who))
    line = words.say(f"{key}.yes" if passed else f"{key}.no")
    return Told(rule, title, _one(die), words.say("m.check.need", target=target), (line,), passed, about=who)


def _one(die: int) -> Throw:
    return Throw((ONE,), (die,))
