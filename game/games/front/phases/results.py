"""An assault from the dice to its end, stage by stage: event, losses, retreats, advance (10.6.0).

`go_on` lets the fight run until a player has something to decide; each stage says whether it is through.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front import shifts
from game.games.front.casualties import lose_step, strongest
from game.games.front.clash import Clash, Terms
from game.games.front.course import Course, d10
from game.games.front.fights import Assault
from game.games.front.forecast import is_cover, read
from game.games.front.model import UnitId, other
from game.games.front.phases import advance, combat_events, retreat
from game.games.front.standing import proficiency, strength


def change(course: Course, **fields: Any) -> None:
    """The assault stands thus now."""
    course.tell(f.AssaultSet(assault=replace(current(course), **fields)))


def current(course: Course) -> Assault:
    """The assault that goes on."""
    assert course.state.assault is not None
    return course.state.assault


def terms(assault: Assault) -> Terms:
    """All that moves the column of an assault."""
    return Terms(
        att_leader=assault.att_leader, def_leader=assault.def_leader, att_air=assault.att_air,
        def_air=assault.def_air, event=assault.shift, is_dry=assault.is_dry, absent=assault.absent,
    )  # fmt: skip


def roll(course: Course, chance: Chance) -> None:
    """Both dice on the final column; equal dice call an event before the results (10.5.0, 23.1.0)."""
    assault, seat = current(course), course.state.active
    clash = Clash(course, assault.target, assault.attackers, terms(assault))
    base, rows = clash.base or 0, shifts.rows(clash)
    column = shifts.final_column(clash, base, rows)
    att_die, def_die = d10(chance), d10(chance)
    table = course.book.tables.assault
    course.tell(f.AssaultRolled(
        seat=seat, base=base, shifts=rows, column=column, att_die=att_die, def_die=def_die,
        def_result=table.defender[column][att_die], att_result=table.attacker[column][def_die],
    ))  # fmt: skip
    change(course, stage="event", att_die=att_die, def_die=def_die, column=column)
    if att_die == def_die and combat_events.call(course, chance):
        return
    if current(course).stage == "event":
        change(course, stage="read")
    go_on(course, chance)


def go_on(course: Course, chance: Chance) -> None:
    """Stage after stage until somebody has to decide or the assault is over."""
    stages = {
        "read": _read, "defender_losses": _losses, "stubborn": _stubborn, "attacker_losses": _losses,
        "defender_retreat": retreat.go_on, "attacker_retreat": retreat.go_on, "advance": advance.go_on,
    }  # fmt: skip
    while course.state.assault is not None and not course.state.excess and course.state.trial is None:
        step = stages.get(current(course).stage)
        if step is None or not step(course, chance):
            return


def commands(course: Course, seat: Seat) -> Iterator[c.FrontCommand]:
    """The decisions of the stage."""
    assault = current(course)
    match assault.stage:
        case "reroll":
            yield c.RerollDie(seat=seat, again=True)
            yield c.RerollDie(seat=seat, again=False)
        case "defender_losses" | "attacker_losses":
            for unit in losers(course):
                yield c.LoseStep(seat=seat, unit=unit)
        case "stubborn":
            yield c.Stand(seat=seat, firm=True)
            yield c.Stand(seat=seat, firm=False)
        case "defender_retreat" | "attacker_retreat":
            yield from retreat.commands(course, seat)
        case "advance":
            yield from advance.commands(course, seat)
        case _:
            yield from ()


def decide(course: Course, command: c.FrontCommand, chance: Chance) -> None:
    """Carry a decision out and let the fight go on. Raises Illegal."""
    stage = current(course).stage
    match command:
        case c.RerollDie() if stage == "reroll":
            _reroll(course, command, chance)
        case c.LoseStep() if stage in ("defender_losses", "attacker_losses"):
            if command.unit not in losers(course):
                raise _loss_refusal(course, command.unit)
            _lose(course, chance, command.unit)
        case c.Stand() if stage == "stubborn":
            _stand(course, command, chance)
        case c.Retreat() if stage in ("defender_retreat", "attacker_retreat"):
            retreat.decide(course, command, chance)
        case c.Advance() | c.EndAdvance() if stage == "advance":
            advance.decide(course, command, chance)
        case _:
            raise Illegal("10.6.0", "assault_first", hex=current(course).target)
    go_on(course, chance)


def losers(course: Course) -> tuple[UnitId, ...]:
    """Who may lose the next step: first the strongest, then as the owner likes (11.1.0)."""
    strengths = _strengths(course)
    return strongest(strengths) if current(course).is_first else tuple(strengths)


def _strengths(course: Course) -> dict[UnitId, int]:
    """The units of the side that loses steps, with their strength in this fight."""
    assault, units, book = current(course), course.state.units, course.book
    if assault.stage == "attacker_losses":
        alive = [unit for unit in assault.attackers if unit in units]
        return {unit: strength(book, unit, units[unit], "attack") for unit in alive}
    stack = course.field.stack(assault.target, other(course.state.active))
    return {unit: strength(book, unit, units[unit], "defence") for unit in stack}


def _loss_refusal(course: Course, unit: UnitId) -> Illegal:
    if unit in _strengths(course):
        return Illegal("11.1.0", "strongest_first", unit=unit, enemy=losers(course)[0])
    return Illegal("11.1.0", "not_in_the_fight", unit=unit)


def _reroll(course: Course, command: c.RerollDie, chance: Chance) -> None:
    """Captured map: the second roll stands; a double it makes brings no event (A26)."""
    if command.again:
        name = "att_die" if command.seat == course.state.active else "def_die"
        was, die = getattr(current(course), name), d10(chance)
        course.tell(f.DieRerolled(seat=command.seat, was=was, die=die))
        change(course, stage="read", **{name: die})
    else:
        change(course, stage="read")


def _read(course: Course, chance: Chance) -> bool:
    """The dice on the column that counts, and what they mean (A26); then the event strikes its unit."""
    assault, table = current(course), course.book.tables.assault
    clash = Clash(course, assault.target, assault.attackers, terms(assault))
    rows = shifts.rows(clash)
    column = shifts.final_column(clash, clash.base or 0, rows)
    att_die, def_die = assault.att_die or 0, assault.def_die or 0
    def_result, att_result = table.defender[column][att_die], table.attacker[column][def_die]
    if assault.event:
        course.tell(f.AssaultReread(
            seat=course.state.active, shifts=rows, column=column, att_die=att_die, def_die=def_die,
            def_result=def_result, att_result=att_result,
        ))  # fmt: skip
    def_losses, def_retreat = read(def_result)
    att_losses, att_retreat = read(att_result)
    def_retreat += combat_events.retreat_change(course, def_retreat)
    change(
        course, stage="defender_losses", column=column, def_losses=def_losses, att_losses=att_losses,
        def_retreat=def_retreat, att_retreat=att_retreat, depth=def_retreat,
    )  # fmt: skip
    combat_events.befall(course, chance)
    return True


def _losses(course: Course, chance: Chance) -> bool:
    """Take what leaves no choice; wait where the owner has one."""
    assault = current(course)
    is_defender = assault.stage == "defender_losses"
    due = assault.def_losses if is_defender else assault.att_losses
    strengths = _strengths(course)
    if not due or not strengths:
        if is_defender:
            change(course, stage="stubborn", def_losses=0)
        else:
            change(course, stage="defender_retreat", att_losses=0, is_first=True)
        return True
    options = losers(course)
    steps = sum(course.state.units[unit].steps for unit in strengths)
    if len(options) > 1 and steps > due:
        return False
    _lose(course, chance, options[0])
    return True


def _lose(course: Course, chance: Chance, unit: UnitId) -> None:
    stacked = lose_step(course, chance, unit, current(course).stacked)
    assault = current(course)
    name = "def_losses" if assault.stage == "defender_losses" else "att_losses"
    change(course, stacked=stacked, is_first=False, **{name: getattr(assault, name) - 1})


def _stubborn(course: Course, chance: Chance) -> bool:
    """Whether there is something to decide: a retreat, a unit to stand, ground to stand on (11.3.0)."""
    del chance
    assault = current(course)
    stack = course.field.stack(assault.target, other(course.state.active))
    if assault.def_retreat and stack and is_cover(course, assault.target):
        return False
    change(course, stage="attacker_losses", is_first=True)
    return True


def _stand(course: Course, command: c.Stand, chance: Chance) -> None:
    """Stubborn Defence: passed, a step more is lost instead of the retreat."""
    if not command.firm:
        change(course, stage="attacker_losses", is_first=True)
        return
    assault = current(course)
    unit = Clash(course, assault.target, assault.attackers).lead_defender
    target = proficiency(course.book, unit, course.state.units[unit])
    is_bold = combat_events.is_at_work(course, "bold_junior_officer", command.seat)
    die = None if is_bold else d10(chance)
    passed = die is None or die <= target
    course.tell(f.StubbornChecked(seat=command.seat, unit=unit, die=die, target=target, passed=passed))
    if passed:
        change(course, stage="defender_losses", def_losses=1, def_retreat=0, depth=0)
    else:
        change(course, stage="attacker_losses", is_first=True)
