"""How a counter's movement allowance comes about, factor by factor (A23), and what a leader can do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.front.marching import allowance
from game.games.front.model import FrontState, Leader, LeaderId, slot_of
from game.games.front.standing import counter_of, is_isolated

if TYPE_CHECKING:
    from game.games.front.rules import FrontRules
    from game.games.front.ui.words import FrontWords


def movement_figures(rules: FrontRules, words: FrontWords, state: FrontState, counter: str) -> str:
    """`8 = 10 printed − 2 out of supply …`: the allowance in this phase with its reasons."""
    one = counter_of(state, counter)
    if one is None:
        return ""
    say, book = words.say, rules.book
    now = allowance(rules.course(state), counter)
    printed = book.leaders[counter].ma if isinstance(one, Leader) else book.units[counter].ma
    parts = [say("ma.printed", points=printed)]
    if not isinstance(one, Leader):
        isolated = is_isolated(book, one)
        flags = (
            ("cut", one.is_cut and not isolated), ("tired", bool(one.fatigue)),
            ("prepared", one.mode == "prepared"), ("suppressed", one.is_suppressed), ("isolated", isolated),
            ("dry", one.is_dry and slot_of(state) == "A"),
        )  # fmt: skip
        parts += [say(f"ma.{key}") for key, is_on in flags if is_on]
    if one.mode == "road":
        parts.append(say("ma.road" if book.is_motorised(counter) else "ma.road_leg"))
    if slot_of(state) in ("N", "X"):
        parts.append(say("ma.night"))
    if state.bonuses.get(counter):
        parts.append(say("ma.bonus", points=state.bonuses[counter]))
    parts += [say(f"hamper.{hamper}") for hamper in state.hampers.get(counter, ())]
    if len(parts) == 1:
        return say("ma.plain", points=now)
    return say("ma.sum", now=now, parts=", ".join(parts))


def leader_figures(
    rules: FrontRules, words: FrontWords, state: FrontState, leader: LeaderId
) -> list[tuple[str, str]]:
    """What a leader's units are and what he has been used for."""
    say, book = words.say, rules.book
    units = [name for name in state.units if book.commands(leader, name)]
    out = [(say("card.units"), words.counted("card.units.text", len(units)))]
    if state.leaders[leader].is_active:
        used = []
        if leader in state.asked:
            used.append(say("used.rolled"))
        if leader in state.shifts:
            used.append(say("used.shift"))
        out.append((say("card.used"), ", ".join(used) or say("used.nothing")))
    if book.leaders[leader].level in ("corps", "cc"):
        out.append((say("card.shifts"), say("card.shifts.no")))
    return out
