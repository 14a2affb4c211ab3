"""How a hand builds a command of the front, touch by touch.

Tokens: `unit:us_81e`, `leader:L_jones`, `hex:0903`, `hex:off` (leave the map from the hex touched before),
`mode:road`, `side:0903-0904` (a bridge), `button:<name>`. A march: one or more counters of one place, then
the hex to go to (by the cheapest path). Fights have their own hands (hands_fight).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.ids import Seat
from game.core.ruleset import Choice, Token
from game.games.front import commands as c
from game.games.front import hands_fight, steps
from game.games.front.course import Course
from game.games.front.marching import March, Reach
from game.games.front.model import HexId, LeaderId, UnitId
from game.games.front.phases import bonus, bridges, movement
from game.games.front.standing import counter_of

Touches = tuple[Token, ...]
Choices = Mapping[Token, Choice[c.FrontCommand]]
Tree = dict[Touches, dict[Token, Choice[c.FrontCommand]]]

OFF = "hex:off"


class Hand:
    """What one seat's hand can do in one state."""

    def __init__(self, course: Course, seat: Seat) -> None:
        self._course = course
        self._seat = seat
        self._tree: Tree | None = None
        self._reaches: dict[tuple[str, ...], Reach] = {}
        is_free = (
            seat in steps.to_act(course.state)
            and not course.state.excess
            and steps.interrupt(course.state) is None
        )
        self._is_marching = is_free and course.state.phase in ("D", "F")
        self._is_planning = is_free and course.state.phase in ("E1", "E2")

    def choices(self, picks: Touches) -> Choices:
        """What may be touched next."""
        if self._is_marching:
            return self._marches(picks)
        if self._is_planning:
            return hands_fight.choices(self._course, self._seat, picks)
        if self._tree is None:
            self._tree = tree(self._course, steps.commands(self._course, self._seat))
        return self._tree.get(picks, {})

    def reach(self, counters: tuple[str, ...]) -> Reach:
        """Where these counters can go."""
        found = self._reaches.get(counters)
        if found is None:
            found = self._reaches[counters] = March(self._course, counters).reach()
        return found

    def _marches(self, picks: Touches) -> Choices:
        course, seat = self._course, self._seat
        if not picks:
            return self._first()
        counters = tuple(name_of(pick) for pick in picks if pick.split(":")[0] in ("unit", "leader"))
        if len(counters) < len(picks):
            return self._after_hex(picks, counters)
        able = [one for one in counters if self._may(one, counters)]
        if len(able) < len(counters):
            return self._alone(picks)
        out: dict[Token, Choice[c.FrontCommand]] = {}
        reach = self.reach(counters)
        ways_out = self._ways_out(counters, reach)
        for to in sorted(reach.costs):
            move = c.Move(seat=seat, counters=counters, path=reach.path(to))
            out[f"hex:{to}"] = Choice(move, to in ways_out)
        for other in self._companions(counters):
            out[token(course, other)] = Choice(None, True)
        if len(counters) == 1:
            out.update(self._alone(picks))
        return out

    def _first(self) -> Choices:
        course, seat = self._course, self._seat
        out: dict[Token, Choice[c.FrontCommand]] = {}
        for counter in movement.movable(course, seat):
            out[token(course, counter)] = Choice(None, True)
        for leader in bonus.offers(course, seat):
            out[f"leader:{leader}"] = Choice(None, True)
        for blow in bridges.commands(course, seat):
            out[f"unit:{blow.unit}"] = Choice(None, True)
        out["button:end_phase"] = Choice(c.EndPhase(seat=seat))
        return out

    def _alone(self, picks: Touches) -> dict[Token, Choice[c.FrontCommand]]:
        """What a single counter may do beside marching: lead his units on, blow a bridge."""
        out: dict[Token, Choice[c.FrontCommand]] = {}
        if len(picks) == 1:
            course, seat = self._course, self._seat
            able: list[c.FrontCommand] = [*bonus.commands(course, seat), *bridges.commands(course, seat)]
            for command in able:
                for touches in spellings(course, command):
                    if touches[:-1] == picks:
                        out[touches[-1]] = Choice(command)
        return out

    def _after_hex(self, picks: Touches, counters: tuple[str, ...]) -> Choices:
        """The one thing after a hex: off the map."""
        reach, here = self.reach(counters), name_of(picks[-1])
        if len(counters) + 1 != len(picks) or here not in self._ways_out(counters, reach):
            return {}
        move = c.Move(seat=self._seat, counters=counters, path=reach.path(here), exit=True)
        return {OFF: Choice(move)}

    def _ways_out(self, counters: tuple[str, ...], reach: Reach) -> set[HexId]:
        ways = [set(movement.exits(self._course, counter)) for counter in counters]
        common = set.intersection(*ways) if ways else set()
        return {here for here in common if reach.costs.get(here, reach.points) < reach.points}

    def _companions(self, counters: tuple[str, ...]) -> tuple[str, ...]:
        """Counters of the same place that may join the march."""
        course, first = self._course, counter_of(self._course.state, counters[0])
        out = []
        for things in (course.state.units, course.state.leaders):
            for name, one in things.items():
                same = first is not None and one.hex == first.hex and (one.hex or one.entry == first.entry)
                own = course.book.seat(name) == self._seat
                if same and own and name not in counters and self._may(name, (*counters, name)):
                    out.append(name)
        return tuple(out)

    def _may(self, counter: str, counters: tuple[str, ...]) -> bool:
        illegal = movement.refusal(self._course, counter)
        return illegal is None or movement.may_join(self._course, illegal, counter, counters)


def tree(course: Course, commands: Iterable[c.FrontCommand]) -> Tree:
    """Everything that a hand can reach with these commands."""
    whole: dict[Touches, c.FrontCommand] = {}
    after: dict[Touches, dict[Token, bool]] = {(): {}}
    for command in commands:
        for touches in spellings(course, command):
            for depth, touched in enumerate(touches):
                is_last = depth + 1 == len(touches)
                further = after.setdefault(touches[:depth], {})
                further[touched] = further.get(touched, False) or not is_last
            whole.setdefault(touches, command)
    return {
        picks: {one: Choice(whole.get((*picks, one)), more) for one, more in further.items()}
        for picks, further in after.items()
    }


def spellings(course: Course, command: c.FrontCommand) -> Iterable[Touches]:
    """The token sequences that make a command."""
    match command:
        case c.SetMode(counter=counter, mode=mode):
            return ((token(course, counter), f"mode:{mode}"),)
        case c.RollBonus(leader=leader, without=without) | c.LeadNight(leader=leader, without=without):
            name = button(command) + ("_without" if without else "")
            return ((f"leader:{leader}", name),)
        case c.Move(counters=counters, path=path, exit=leaves):
            touches = (*(token(course, one) for one in counters), f"hex:{path[-1]}")
            return ((*touches, OFF) if leaves else touches,)
        case c.BlowBridge(unit=unit, side=side):
            return ((f"unit:{unit}", f"side:{side}"),)
        case c.TryNight(unit=unit, leader=leader):
            return ((f"unit:{unit}", f"leader:{leader}" if leader else button(command)),)
        case c.Replace(unit=unit) | c.Rebuild(unit=unit) | c.GiveUp(unit=unit):
            return ((f"unit:{unit}",),)
        case c.CheckInitiative() | c.EndPhase():
            return ((button(command),),)
        case _:
            return hands_fight.spellings(course, command)


def token(course: Course, counter: UnitId | LeaderId) -> Token:
    """The token of a counter."""
    return f"{'leader' if course.book.is_leader(counter) else 'unit'}:{counter}"


def name_of(touched: Token) -> str:
    """What a token names."""
    return touched.partition(":")[2]


def button(command: c.FrontCommand) -> Token:
    """The token of a command that a button gives."""
    return f"button:{command.__struct_config__.tag}"
