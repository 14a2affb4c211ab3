"""Why a touch is not possible: the refusal of the command that it would have made."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Token
from game.games.front import commands as c
from game.games.front import hands_fight, steps
from game.games.front.course import Course
from game.games.front.hands import Hand, name_of
from game.games.front.marching import March, entry_hexes
from game.games.front.model import MODES, HexId, Mode, other
from game.games.front.phases import movement
from game.games.front.standing import counter_of, own_counter

Touches = tuple[Token, ...]
COUNTERS = ("unit", "leader")
_MANY = 60  # MP enough for any march over a map


def why_not(course: Course, hand: Hand, seat: Seat, picks: Touches, token: Token) -> Illegal | None:
    """The refusal of touching `token` after `picks`; None where it is possible."""
    if seat not in steps.to_act(course.state):
        return Illegal("T01", "not_your_turn", seat=seat)
    touches = (*picks, token)
    for depth, touched in enumerate(touches):
        if touched not in hand.choices(touches[:depth]):
            return _reason(course, seat, touches[: depth + 1])
    return None


def _reason(course: Course, seat: Seat, touches: Touches) -> Illegal:
    """What the rules say to the command meant; if none is meant, what the touch finds."""
    kinds = tuple(touched.partition(":")[0] for touched in touches)
    phase = course.state.phase
    if kinds[-1] == "hex" and phase in ("D", "F") and len(kinds) > 1 and set(kinds[:-1]) <= set(COUNTERS):
        return _march_reason(course, seat, tuple(name_of(one) for one in touches[:-1]), name_of(touches[-1]))
    planned = hands_fight.refusal(course, seat, touches)
    if planned is not None:
        return planned
    command = command_of(course, seat, touches, kinds)
    if command is not None:
        illegal = refused(course, command)
        if illegal is not None:
            return illegal
    if kinds[-1] in COUNTERS and phase in ("D", "F"):
        return _counter_reason(course, seat, touches)
    return Illegal("3.2.0", "not_in_this_phase", phase=phase)


def refused(course: Course, command: c.FrontCommand) -> Illegal | None:
    """The refusal of a command; None if it is legal."""
    trial = Course(course.ground, course.book, course.state)
    try:
        steps.decide(trial, command, Chance("", 0))
    except Illegal as illegal:
        return illegal
    return None


def _counter_reason(course: Course, seat: Seat, touches: Touches) -> Illegal:
    counter = name_of(touches[-1])
    try:
        one = own_counter(course, seat, counter)
    except Illegal as caught:
        return caught
    illegal = movement.refusal(course, counter)
    if illegal is not None:
        return illegal
    first = counter_of(course.state, name_of(touches[0]))
    if first is not None and (first.hex, first.entry) != (one.hex, one.entry):
        return Illegal("5.1.0", "not_one_stack", unit=counter)
    return Illegal("5.1.0", "nobody_moves")


def _march_reason(course: Course, seat: Seat, counters: tuple[str, ...], to: HexId) -> Illegal:
    """Why a hex is out of reach: its last step if it lies next to one in reach, else the distance."""
    probe = c.Move(seat=seat, counters=counters, path=(to,))
    for counter in counters:
        try:
            own_counter(course, seat, counter)
        except Illegal as illegal:
            return illegal
    if to == "off" or not course.ground.has(to):
        return Illegal("5.5.0", "no_exit", unit=counters[0], hex=to)
    march = March(course, counters)
    starts = (march.start,) if march.start else entry_hexes(course, counters[0])
    if to == march.start:
        return Illegal("5.1.0", "stands_there", hex=to)
    if to in starts or (march.start and to in course.ground.around[march.start]):
        return movement.move_refusal(course, probe) or Illegal("5.1.0", "nobody_moves")
    first = movement.move_refusal(course, probe)
    if first is not None and first.key not in ("not_next", "no_entry"):
        return first
    reach = march.reach()
    near = [here for here in course.ground.around[to] if here in reach.costs]
    tries = (
        movement.move_refusal(
            course, c.Move(seat=seat, counters=counters, path=(*reach.path(here), to))
        )
        for here in sorted(near, key=lambda here: (reach.costs[here], here))
    )  # fmt: skip
    found = [illegal for illegal in tries if illegal is not None]
    telling = [illegal for illegal in found if illegal.key != "too_far"]
    if telling or found:
        return (telling or found)[0]
    return _far_reason(course, counters, to, march.points)


def _far_reason(course: Course, counters: tuple[str, ...], to: HexId, points: int) -> Illegal:
    """Why a hex far away is out of reach: who holds it, no road to it, what the way costs, or what bars
    the nearest way."""
    far = March(course, counters)
    far.points = _MANY
    ground = course.ground
    if to in far.closed:
        there = [unit for unit in course.field.stack(to, other(far.seat)) if course.field.is_read(unit)]
        return Illegal("5.3.0", "enemy_there", hex=to, unit=there[0] if there else "")
    if far.is_road and not any(ground.road(to, there) for there in ground.around[to]):
        return Illegal("5.6.2", "off_road", hex=to)
    reach = far.reach()
    if to in reach.costs:
        return Illegal("5.1.0", "too_far", hex=to, cost=reach.costs[to], points=points)
    reached = [*reach.costs, *([far.start] if far.start else [])]
    if reached:
        last = min(reached, key=lambda here: (ground.distance(here, to), here))
        beyond = min(ground.around[last], key=lambda here: (ground.distance(here, to), here))
        path = () if last == far.start else reach.path(last)
        illegal = far.refusal((*path, beyond))
        if illegal is not None and illegal.key != "too_far":
            return illegal
    return Illegal("5.1.0", "out_of_reach", hex=to, points=points)


def command_of(
    course: Course, seat: Seat, touches: Touches, kinds: tuple[str, ...]
) -> c.FrontCommand | None:
    """The command that these touches would make if it were legal; None if they make none."""
    names = tuple(name_of(touched) for touched in touches)
    fight = None if course.state.excess else hands_fight.command_of(course, seat, touches)
    if fight is not None:
        return fight
    match kinds:
        case ("unit" | "leader", "mode"):
            mode = _mode(names[1])
            return None if mode is None else c.SetMode(seat=seat, counter=names[0], mode=mode)
        case ("unit", "side"):
            return c.BlowBridge(seat=seat, unit=names[0], side=names[1])
        case ("unit", "leader") if course.state.phase == "N1":
            return c.TryNight(seat=seat, unit=names[0], leader=names[1])
        case ("unit", "button") if names[1] == "try_night":
            return c.TryNight(seat=seat, unit=names[0])
        case ("leader", "button") if names[1].startswith("roll_bonus"):
            return c.RollBonus(seat=seat, leader=names[0])
        case ("leader", "button") if names[1].startswith("lead_night"):
            return c.LeadNight(seat=seat, leader=names[0])
        case ("button",):
            return _button(seat, names[0])
        case ("unit",) | ("leader",):
            return _counter_command(course, seat, names[0])
        case _:
            return None


def _button(seat: Seat, name: str) -> c.FrontCommand | None:
    if name == "check_initiative":
        return c.CheckInitiative(seat=seat)
    return c.EndPhase(seat=seat) if name == "end_phase" else None


def _counter_command(course: Course, seat: Seat, counter: str) -> c.FrontCommand | None:
    """A first touch of a counter: what it would do at once, or the least it could do."""
    state = course.state
    if state.excess:
        return c.GiveUp(seat=seat, unit=counter)
    if state.phase == "R":
        lost = counter in state.gone
        return c.Rebuild(seat=seat, unit=counter) if lost else c.Replace(seat=seat, unit=counter)
    if state.phase == "N1":
        return c.TryNight(seat=seat, unit=counter)
    if state.phase == "C":
        return c.SetMode(seat=seat, counter=counter, mode="road")
    return None


def _mode(name: str) -> Mode | None:
    return next((mode for mode in MODES if mode == name), None)
