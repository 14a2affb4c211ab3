"""Tells fights as sentences of the catalogue: each roll with rule, dice, target, modifiers and result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.games.front import events_fight as f
from game.games.front.model import FrontState
from game.games.front.shifts import Row

if TYPE_CHECKING:
    from game.games.front.text import FrontNarrator


def sentence(narrator: FrontNarrator, state: FrontState, event: f.FightEvent) -> str | None:
    """One event as a sentence; None for what another event tells."""
    match event:
        case f.BarrageFired() | f.Suppressed() | f.Depleted() | f.SegmentTurned():
            return _barrage(narrator, event)
        case f.AssaultDeclared() | f.AssaultAnswered() | f.AssaultRolled() | f.AssaultReread():
            return _assault(narrator, event)
        case f.DieRerolled() | f.StubbornChecked() | f.StepLost() | f.Relocated():
            return _results(narrator, event)
        case f.EventCalled() | f.EventRolled() | f.EventKeptOff():
            return _events(narrator, event)
        case f.Hampered() | f.HamperRolled() | f.SupplyFound():
            return _hampers(narrator, event)
        case f.SurrenderSpared() | f.SurrenderChecked():
            return _surrender(narrator, event)
        case _:
            return None


def shift_list(narrator: FrontNarrator, rows: Iterable[Row]) -> str:
    """The shifts in a row: `prepared +1 (10.4.5)`."""
    words = narrator.words
    told = [
        words.words["shift"].format(row=words.shifts[row], value=f"{value:+}", rule=rule)
        for rule, row, value in rows
    ]
    return words.listed(told) if told else words.words["no_shifts"]


def _barrage(
    narrator: FrontNarrator, event: f.BarrageFired | f.Suppressed | f.Depleted | f.SegmentTurned
) -> str | None:
    say = narrator.say
    match event:
        case f.BarrageFired():
            guns = narrator.counters(event.guns) if event.guns else narrator.words.words["free_guns"]
            return say(
                "barrage_fired", guns=guns, hex=narrator.place(event.target), factors=event.factors,
                shifts=shift_list(narrator, event.shifts), die=event.die,
                column=narrator.rules.book.tables.barrage.columns[event.column],
                result=narrator.words.results[f"barrage_{event.result}"],
            )  # fmt: skip
        case f.Suppressed(units=units):
            hex_name = narrator.place(event.hex)
            return say("suppressed", units=narrator.counters(units), hex=hex_name) if units else None
        case f.Depleted(unit=unit):
            return say("depleted", unit=narrator.counter(unit))
        case f.SegmentTurned():
            return say("segment_turned")


def _assault(
    narrator: FrontNarrator,
    event: f.AssaultDeclared | f.AssaultAnswered | f.AssaultRolled | f.AssaultReread,
) -> str:
    say, words = narrator.say, narrator.words.words
    match event:
        case f.AssaultDeclared():
            return say(
                "assault_declared", units=narrator.counters(event.attackers),
                hex=narrator.place(event.target), defenders=narrator.counters(event.defenders),
                attack=event.attack, defence=event.defence,
                help=_help(narrator, event.leader, event.air) or words["no_help"],
            )  # fmt: skip
        case f.AssaultAnswered(leader=leader, air=air):
            told = _help(narrator, leader, air) or words["no_help"]
            return say("assault_answered", side=narrator.side(event.seat), help=told)
        case f.AssaultRolled() | f.AssaultReread():
            columns, results = narrator.rules.book.tables.assault.columns, narrator.words.results
            values = {
                "shifts": shift_list(narrator, event.shifts), "column": columns[event.column],
                "att_die": event.att_die, "def_die": event.def_die,
                "def_result": results[event.def_result], "att_result": results[event.att_result],
            }  # fmt: skip
            if isinstance(event, f.AssaultReread):
                return say("assault_reread", **values)
            return say("assault_rolled", base=columns[event.base], **values)


def _help(narrator: FrontNarrator, leader: str, air: bool) -> str:
    words = narrator.words.words
    told = [words["leader_shift"].format(leader=narrator.counter(leader))] if leader else []
    return narrator.words.listed([*told, words["air_shift"]] if air else told) if told or air else ""


def _results(
    narrator: FrontNarrator, event: f.DieRerolled | f.StubbornChecked | f.StepLost | f.Relocated
) -> str | None:
    say = narrator.say
    match event:
        case f.DieRerolled(seat=seat, was=was, die=die):
            return say("die_rerolled", side=narrator.side(seat), was=was, die=die)
        case f.StubbornChecked(unit=unit, die=die, target=target, passed=passed):
            if die is None:
                return say("stubborn_bold", unit=narrator.counter(unit))
            key = "stubborn_stands" if passed else "stubborn_fails"
            return say(key, unit=narrator.counter(unit), die=die, target=target)
        case f.StepLost(unit=unit):
            return say("step_lost", unit=narrator.counter(unit), hex=narrator.place(event.hex))
        case f.Relocated(counters=counters, count=count):
            who = narrator.counters(counters)
            if not counters:
                side = narrator.side(event.seat)
                who = narrator.words.words["some_counters"].format(side=side, count=count)
            key = "retreated" if event.is_retreat else "advanced"
            return say(
                key, units=who, origin=narrator.place(event.origin), hex=narrator.place(event.to)
            )  # fmt: skip


def _events(
    narrator: FrontNarrator, event: f.EventCalled | f.EventRolled | f.EventKeptOff
) -> str:
    say, words = narrator.say, narrator.words
    match event:
        case f.EventCalled():
            key = "event_called" if event.is_combat else "event_marker"
            side, place = narrator.side(event.affects), narrator.place(event.hex)
            return say(key, side=side, hex=place, die=event.die)
        case f.EventRolled():
            return say(
                "event_rolled" if not event.is_movement else "marker_turned",
                side=narrator.side(event.seat), hex=narrator.place(event.hex), die=event.die,
                event=words.happenings[event.event], effect=words.happenings[f"{event.event}_text"],
            )  # fmt: skip
        case f.EventKeptOff(leader=leader):
            if not leader:
                return say("event_tried_unseen", side=narrator.side(event.seat))
            key = "event_kept_off" if event.passed else "event_not_kept_off"
            return say(
                key, leader=narrator.counter(leader), die=event.die, target=event.initiative
            )  # fmt: skip


def _hampers(
    narrator: FrontNarrator, event: f.Hampered | f.HamperRolled | f.SupplyFound
) -> str | None:
    say, words = narrator.say, narrator.words
    match event:
        case f.Hampered(units=units, hamper=hamper):
            if not units:
                return None
            return say("hampered", units=narrator.counters(units), event=words.happenings[hamper])
        case f.HamperRolled(unit=unit, die=die):
            if not unit:
                return None
            key = f"{event.event}_{'hit' if event.is_hit else 'missed'}"
            return say(key, unit=narrator.counter(unit), die=die)
        case f.SupplyFound(unit=unit):
            return say("supply_found", unit=narrator.counter(unit)) if unit else None


def _surrender(narrator: FrontNarrator, event: f.SurrenderSpared | f.SurrenderChecked) -> str:
    say, words = narrator.say, narrator.words
    match event:
        case f.SurrenderSpared(leader=leader):
            if not leader:
                return say("surrender_spared_unseen", side=narrator.side(event.seat))
            key = "surrender_spared" if event.passed else "surrender_not_spared"
            return say(
                key, leader=narrator.counter(leader), units=narrator.counters(event.units), die=event.die,
                target=event.initiative,
            )  # fmt: skip
        case f.SurrenderChecked(unit=unit):
            rows = [
                words.words["modifier"].format(row=words.shifts[row], value=f"{value:+}")
                for row, value in event.modifiers
            ]
            told = words.listed(rows) if rows else words.words["no_modifiers"]
            key = "surrender_passed" if event.passed else "surrender_failed"
            return say(
                key, unit=narrator.counter(unit), die=event.die, modifiers=told, target=event.proficiency
            )  # fmt: skip
