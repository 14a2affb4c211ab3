"""How a hand builds the commands of fights, touch by touch.

An assault: the enemy's hex, then units, a leader, `button:air` in any order, then `button:attack`. A barrage:
the hex, guns, then `button:fire` (without guns `button:free_fire`). Decisions in a fight: `unit:` for a step
or a gun, `hex:` for a retreat, a counter and a `hex:` for an advance, `leader:` for a try of his, buttons.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Choice, Token
from game.games.front import attacking, shelling
from game.games.front import commands as c
from game.games.front.course import Course
from game.games.front.model import HexId
from game.games.front.phases import assault, barrage

Touches = tuple[Token, ...]
Choices = dict[Token, Choice[c.FrontCommand]]

AIR, ATTACK, FIRE, FREE_FIRE = "button:air", "button:attack", "button:fire", "button:free_fire"
END = "button:end_phase"


def choices(course: Course, seat: Seat, picks: Touches) -> Choices:
    """What may be touched next in E1 and E2 while nothing waits for a decision."""
    if course.state.phase == "E1":
        return _barrage(course, seat, picks)
    return _assault(course, seat, picks)


def spellings(course: Course, command: c.FrontCommand) -> Iterable[Touches]:
    """The token sequences that make a command of a fight."""
    match command:
        case c.DeclareAssault():
            helps = ([f"leader:{command.leader}"] if command.leader else []) + ([AIR] if command.air else [])
            units = [f"unit:{unit}" for unit in command.attackers]
            return ((f"hex:{command.target}", *units, *helps, ATTACK),)
        case c.Fire(target=target, guns=guns):
            if not guns:
                return ((f"hex:{target}", FREE_FIRE),)
            return ((f"hex:{target}", *(f"unit:{gun}" for gun in guns), FIRE),)
        case c.AnswerAssault(leader=leader, air=air):
            touched = ([f"leader:{leader}"] if leader else []) + ([AIR] if air else [])
            return (tuple(touched) or ("button:no_answer",),)
        case c.LoseStep(unit=unit) | c.Deplete(unit=unit):
            return ((f"unit:{unit}",),)
        case c.RerollDie(again=again):
            return (("button:reroll" if again else "button:keep",),)
        case c.Stand(firm=firm):
            return (("button:stand_firm" if firm else "button:fall_back",),)
        case c.Retreat(to=to):
            return ((f"hex:{to}",),)
        case c.Advance(counter=counter, to=to):
            kind = "leader" if course.book.is_leader(counter) else "unit"
            return ((f"{kind}:{counter}", f"hex:{to}"),)
        case c.KeepOff(leader=leader) | c.SpareSurrender(leader=leader):
            return ((f"leader:{leader}",),)
        case _:
            return ((f"button:{command.__struct_config__.tag}",),)


def command_of(course: Course, seat: Seat, touches: Touches) -> c.FrontCommand | None:
    """The command that these touches would make if it were legal; None if they make none."""
    state = course.state
    last = touches[-1].partition(":")
    waiting = _decision_of(course, seat, last[0], last[2], touches)
    if waiting is not None:
        return waiting
    if not touches[0].startswith("hex:") or state.phase not in ("E1", "E2"):
        return None
    target = touches[0].partition(":")[2]
    units, leaders = named(touches, "unit"), named(touches, "leader")
    if state.phase == "E1":
        return c.Fire(seat=seat, target=target, guns=units)
    return c.DeclareAssault(
        seat=seat, target=target, attackers=units, leader=leaders[-1] if leaders else "", air=AIR in touches
    )  # fmt: skip


def refusal(course: Course, seat: Seat, touches: Touches) -> Illegal | None:
    """Why a touch of a planned fight is not possible, looked at by itself; None if it is none of a plan."""
    state = course.state
    if state.phase not in ("E1", "E2") or state.mission or state.assault or state.trial or state.excess:
        return None
    kind, _, name = touches[-1].partition(":")
    is_first = len(touches) == 1
    target = None if is_first else touches[0].partition(":")[2]
    if kind == "hex" and is_first:
        return _target_refusal(course, seat, name)
    if kind == "unit":
        if state.phase == "E1":
            return shelling.gun_refusal(course, seat, name, target) or shelling.battery_refusal(
                course, named(touches, "unit")
            )  # fmt: skip
        return attacking.unit_refusal(course, seat, name, target or "")
    if kind == "leader" and state.phase == "E2" and target is not None:
        return attacking.leader_refusal(course, seat, name, target, named(touches, "unit"))
    if touches[-1] == AIR and state.phase == "E2":
        return attacking.air_refusal(course, seat)
    return None


def named(touches: Touches, kind: str) -> tuple[str, ...]:
    """The names of the touched things of a kind."""
    return tuple(one.partition(":")[2] for one in touches if one.startswith(f"{kind}:"))


def _target_refusal(course: Course, seat: Seat, target: HexId) -> Illegal | None:
    if course.state.phase == "E1":
        illegal = shelling.target_refusal(course, seat, target)
        return illegal or Illegal("12.1.0", "no_gun_for_it", hex=target)
    illegal = attacking.target_refusal(course, target)
    return illegal or Illegal("10.1.0", "nobody_for_it", hex=target)


def _decision_of(
    course: Course, seat: Seat, kind: str, name: str, touches: Touches
) -> c.FrontCommand | None:
    """The decision that a touch means while a fight waits."""
    state = course.state
    if state.trial is not None:
        return c.KeepOff(seat=seat, leader=name) if kind == "leader" else None
    if state.surrender is not None:
        return c.SpareSurrender(seat=seat, leader=name) if kind == "leader" else None
    if state.mission is not None and kind == "unit":
        is_gun = state.mission.stage == "deplete"
        return c.Deplete(seat=seat, unit=name) if is_gun else c.LoseStep(seat=seat, unit=name)
    if state.assault is None:
        return None
    match state.assault.stage, kind:
        case "answer", "leader":
            return c.AnswerAssault(seat=seat, leader=name)
        case "answer", "button" if touches[-1] == AIR:
            return c.AnswerAssault(seat=seat, air=True)
        case "defender_losses" | "attacker_losses", "unit":
            return c.LoseStep(seat=seat, unit=name)
        case "defender_retreat" | "attacker_retreat", "hex":
            return c.Retreat(seat=seat, units=(), to=name)
        case "advance", "unit" | "leader":
            return c.Advance(seat=seat, counter=name, to=state.assault.target)
        case "advance", "hex" if len(touches) > 1:
            return c.Advance(seat=seat, counter=touches[0].partition(":")[2], to=name)
        case _:
            return None


def _assault(course: Course, seat: Seat, picks: Touches) -> Choices:
    if not picks:
        found: Choices = {f"hex:{here}": Choice(None, True) for here in attacking.targets(course, seat)}
        found[END] = Choice(c.EndPhase(seat=seat))
        return found
    command = command_of(course, seat, picks)
    if not isinstance(command, c.DeclareAssault) or not _is_plan(picks) or ATTACK in picks:
        return {}
    if command.target not in attacking.targets(course, seat):
        return {}
    able = attacking.able(course, seat, command.target)
    if any(unit not in able for unit in command.attackers):
        return {}
    out: Choices = {
        f"unit:{unit}": Choice(None, True) for unit in able if unit not in command.attackers
    }
    if not command.attackers:
        return out
    if not command.leader:
        helpers = attacking.helpers(course, seat, command.target, command.attackers)
        out.update({f"leader:{leader}": Choice(None, True) for leader in helpers})
    if not command.air and attacking.air_refusal(course, seat) is None:
        out[AIR] = Choice(None, True)
    if assault.declare_refusal(course, command) is None:
        out[ATTACK] = Choice(command)
    return out


def _barrage(course: Course, seat: Seat, picks: Touches) -> Choices:
    if not picks:
        listed = barrage.commands(course, seat)
        aims = dict.fromkeys(one.target for one in listed if isinstance(one, c.Fire))
        found: Choices = {f"hex:{here}": Choice(None, True) for here in aims}
        found[END] = Choice(c.EndPhase(seat=seat))
        return found
    command = command_of(course, seat, picks)
    if not isinstance(command, c.Fire) or not _is_plan(picks) or FIRE in picks or FREE_FIRE in picks:
        return {}
    if shelling.target_refusal(course, seat, command.target) is not None:
        return {}
    able = shelling.guns_for(course, seat, command.target)
    if any(gun not in able for gun in command.guns):
        return {}
    out: Choices = {
        f"unit:{gun}": Choice(None, True) for gun in able
        if gun not in command.guns and shelling.battery_refusal(course, (*command.guns, gun)) is None
    }  # fmt: skip
    if barrage.fire_refusal(course, seat, command.target, command.guns) is None:
        out[FIRE if command.guns else FREE_FIRE] = Choice(command)
    return out


def _is_plan(picks: Touches) -> bool:
    """One hex first, then no other; nothing twice."""
    return len(set(picks)) == len(picks) and len(named(picks, "hex")) == 1 and picks[0].startswith("hex:")
