"""E2, the Ground Assault Segment: declaring, the defender's answer, and the fight as it goes on (10.0)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import attacking as who
from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front import forecast
from game.games.front.clash import Clash, Terms
from game.games.front.course import Course
from game.games.front.fights import Assault
from game.games.front.forecast import Preview
from game.games.front.model import FrontState, HexId, LeaderId, UnitId, other
from game.games.front.phases import results

DEFENDER_DECIDES = ("answer", "defender_losses", "stubborn", "defender_retreat")


def open(course: Course, chance: Chance) -> None:
    """Nothing happens by itself."""
    del course, chance


def is_idle(course: Course) -> bool:
    """Nobody can attack."""
    return not who.targets(course, course.state.active)


def close(course: Course, chance: Chance) -> None:
    """Nothing is left to do."""
    del course, chance


def acting(state: FrontState) -> Seat | None:
    """Who decides in the assault that goes on."""
    assault = state.assault
    if assault is None:
        return None
    if assault.stage == "reroll":
        return assault.event_seat
    return other(state.active) if assault.stage in DEFENDER_DECIDES else state.active


def commands(course: Course, seat: Seat) -> Iterator[c.FrontCommand]:
    """In a fight its decisions; else assaults by each unit alone, each hex's units, and all together."""
    assault = course.state.assault
    if assault is None:
        yield from _declarations(course, seat)
    elif assault.stage == "answer":
        yield from _answers(course, seat, assault)
    else:
        yield from results.commands(course, seat)


def decide(course: Course, command: c.FrontCommand, chance: Chance) -> None:
    """Declare, answer, or a decision of the fight. Raises Illegal."""
    assault = course.state.assault
    match command:
        case c.DeclareAssault() if assault is None:
            _declare(course, command, chance)
        case c.AnswerAssault() if assault is not None and assault.stage == "answer":
            _answer(course, command, assault, chance)
        case _ if assault is not None:
            results.decide(course, command, chance)
        case _:
            raise Illegal("3.2.0", "not_in_this_phase", phase=course.state.phase)


def preview(
    course: Course, target: HexId, attackers: tuple[UnitId, ...], leader: LeaderId = "", air: bool = False
) -> Preview:
    """What an assault promises: odds, each shift with its rule, the column, exact chances (24.5). Raises
    Illegal for an attack that cannot be made; odds below 1:3 give a preview without a column."""
    illegal = _party_refusal(course, course.state.active, target, attackers)
    illegal = illegal or _help_refusal(course, course.state.active, target, attackers, leader, air)
    if illegal is not None:
        raise illegal
    return forecast.weigh(course, target, attackers, Terms(att_leader=leader, att_air=air))


def declare_refusal(course: Course, command: c.DeclareAssault) -> Illegal | None:
    """Why an assault cannot be declared; None if it can."""
    seat, target, units = command.seat, command.target, command.attackers
    illegal = _party_refusal(course, seat, target, units)
    if illegal is not None:
        return illegal
    clash = Clash(course, target, units)
    illegal = who.odds_refusal(course, clash.attack, clash.defence, target)
    return illegal or _help_refusal(course, seat, target, units, command.leader, command.air)


def _party_refusal(
    course: Course, seat: Seat, target: HexId, units: tuple[UnitId, ...]
) -> Illegal | None:
    illegal = who.target_refusal(course, target)
    if illegal is not None:
        return illegal
    if not units or len(set(units)) < len(units):
        return Illegal("10.1.0", "nobody_attacks", hex=target)
    refusals = (who.unit_refusal(course, seat, unit, target) for unit in units)
    return next((found for found in refusals if found is not None), None)


def _help_refusal(
    course: Course, seat: Seat, target: HexId, units: tuple[UnitId, ...], leader: LeaderId, air: bool
) -> Illegal | None:
    """A leader and air as announced (10.5.0)."""
    illegal = who.leader_refusal(course, seat, leader, target, units) if leader else None
    if illegal is None and air:
        illegal = who.air_refusal(course, seat)
    return illegal


def _declarations(course: Course, seat: Seat) -> Iterator[c.DeclareAssault]:
    has_air = who.air_refusal(course, seat) is None
    for target in who.targets(course, seat):
        for group in groups(course, seat, target):
            if Clash(course, target, group).base is None:
                continue
            for leader in ("", *who.helpers(course, seat, target, group)):
                for air in (False, True) if has_air else (False,):
                    yield c.DeclareAssault(
                        seat=seat, target=target, attackers=group, leader=leader, air=air
                    )  # fmt: skip


def groups(course: Course, seat: Seat, target: HexId) -> tuple[tuple[UnitId, ...], ...]:
    """A basis of attacking groups: each unit, the units of each hex, all."""
    units = who.able(course, seat, target)
    by_hex: dict[HexId, tuple[UnitId, ...]] = {}
    for unit in units:
        here = course.state.units[unit].hex
        by_hex[here] = (*by_hex.get(here, ()), unit)
    return tuple(dict.fromkeys([*((unit,) for unit in units), *by_hex.values(), units]))


def _declare(course: Course, command: c.DeclareAssault, chance: Chance) -> None:
    illegal = declare_refusal(course, command)
    if illegal is not None:
        raise illegal
    seat, target, enemy = command.seat, command.target, other(command.seat)
    clash = Clash(course, target, command.attackers)
    course.tell(f.AssaultDeclared(
        seat=seat, target=target, attackers=command.attackers, defenders=clash.defenders,
        attack=clash.attack, defence=clash.defence, leader=command.leader, air=command.air,
    ))  # fmt: skip
    _spend(course, seat, command.leader, command.air)
    course.tell(f.AssaultSet(assault=Assault(
        target=target, attackers=command.attackers, origins=clash.origins, att_leader=command.leader,
        att_air=command.air,
    )))  # fmt: skip
    asked = who.helpers(course, enemy, target, clash.defenders) or who.air_refusal(course, enemy) is None
    if not asked and not who.may_hide_a_leader(course, enemy, target):
        results.roll(course, chance)


def _answers(course: Course, seat: Seat, assault: Assault) -> Iterator[c.AnswerAssault]:
    defenders = course.field.stack(assault.target, seat)
    has_air = who.air_refusal(course, seat) is None
    for leader in ("", *who.helpers(course, seat, assault.target, defenders)):
        for air in (False, True) if has_air else (False,):
            yield c.AnswerAssault(seat=seat, leader=leader, air=air)


def _answer(course: Course, command: c.AnswerAssault, assault: Assault, chance: Chance) -> None:
    defenders = course.field.stack(assault.target, command.seat)
    illegal = _help_refusal(
        course, command.seat, assault.target, defenders, command.leader, command.air
    )  # fmt: skip
    if illegal is not None:
        raise illegal
    course.tell(f.AssaultAnswered(seat=command.seat, leader=command.leader, air=command.air))
    _spend(course, command.seat, command.leader, command.air)
    results.change(course, def_leader=command.leader, def_air=command.air)
    results.roll(course, chance)


def _spend(course: Course, seat: Seat, leader: LeaderId, air: bool) -> None:
    """What is announced is spent, whatever comes of it (A15)."""
    if leader:
        course.tell(f.ShiftUsed(seat=seat, leader=leader))
    if air:
        course.tell(f.AirUsed())


def go_on(course: Course, chance: Chance) -> None:
    """Let the fight go on by itself to its next decision, after a stack over the limit."""
    results.go_on(course, chance)
