"""Which end board of a turn to play for: safe from the enemy's answers first, then worth the most.

The search deepens as long as there is time: every candidate's worth, then the enemy's wins against the
best of them, then its best turns, each answered by a win of one's own where there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.games.duel.bots.drops import Drops
from game.games.duel.bots.levels import Level
from game.games.duel.bots.lookahead import DECIDED, Lookahead
from game.games.duel.bots.sight import Sight
from game.games.duel.fast_beam import FastBeam
from game.games.duel.fast_turns import FastTurns
from game.games.duel.fast_worth import WON

LOST_SOON = WON // 2  # the enemy has a win in its next turn
_BY_ACTIONS = 10_000  # each action more that it needs
_UNSURE = -40  # the search for such a win was cut short
SAFE = -LOST_SOON // 2  # what is worth less hands over a win
_FORK = 90  # a win in one action lies on the board, should the enemy not answer
_REPEATED = 70  # each time that the position has stood before
_MORE_CANDIDATES = 20  # so many times the usual number are looked at while none is safe

Repeats = Callable[[int], int]


class Verdict:
    """An end board with what it is worth after looking at answers; `row` says how it is come to."""

    __slots__ = ("key", "malus", "row", "source", "standing", "value")

    def __init__(self, value: int, source: FastBeam | FastTurns, row: int, key: int) -> None:
        self.value, self.source, self.row, self.key = value, source, row, key
        self.standing, self.malus = value, 0

    @property
    def line(self) -> list[int]:
        """The moves that lead there."""
        if isinstance(self.source, FastTurns):
            return self.source.line(self.row)
        return [self.source.made[row] for row in self.source.line(self.row)]

    def revalued(self, value: int, malus: int) -> Verdict:
        """The same board, judged anew."""
        out = Verdict(value, self.source, self.row, self.key)
        out.standing, out.malus = self.standing, malus
        return out


class Choice:
    """One decision of a side between end boards."""

    def __init__(
        self, sight: Sight, side: int, level: Level, repeats: Repeats, timed: Callable[[], bool]
    ) -> None:
        """`timed` tells whether a clock bounds the thinking."""
        self.sight, self.side, self.level, self.repeats, self.timed = sight, side, level, repeats, timed
        self.drops = Drops(sight)

    def best(self, beam: FastBeam, spent: int) -> Verdict:
        """The end board to play for from where the sight is, `beam` having been searched from there."""
        level = self.level
        candidates = _candidates(beam)
        if level.deep:
            for one in candidates:
                if self.drops.win(self.side, one.key):
                    return one
        verdicts = self._glanced(candidates[: level.replies])
        if not verdicts:
            return candidates[0]
        verdicts.sort(key=_by_value)
        if not level.deep:
            return verdicts[0]
        safe = self._safe_ones(verdicts, level.deep)
        if not safe:
            safe = self._ways_out(candidates, spent, verdicts)
        return self._deepened(safe) if safe else max(verdicts, key=lambda one: one.value)

    def glanced(self, key: int, value: int) -> int:
        """A board's worth with the enemy's short wins of its next turn and one's own threats in mind."""
        if abs(value) == WON:
            return value
        sight, level = self.sight, self.level
        actions = sight.win(1 - self.side, key, 0, level.glance, level.threat)
        if actions:
            return _handed_over(actions, value)
        if level.deep and self.drops.threat(1 - self.side, key):
            return _handed_over(level.threat, value)
        return value + (_FORK if sight.win(self.side, key, 0, 0, 1) else 0)

    def looked_at(self, key: int, value: int) -> int:
        """The same after a long look for any win of the enemy's next turn."""
        if abs(value) == WON or value <= SAFE or not self.level.threat_limit:
            return value
        actions = self.sight.win(1 - self.side, key, 0, self.level.threat_limit)
        if actions:
            return _handed_over(actions, value)
        return value if self.sight.is_sure else value + _UNSURE

    def _glanced(self, candidates: list[Verdict]) -> list[Verdict]:
        """Candidates after a glance each, as far as there is time."""
        out: list[Verdict] = []
        for one in candidates:
            if out and self.sight.stop():
                break
            malus = _REPEATED * self.repeats(one.key)
            value = self.glanced(one.key, one.value) - malus
            out.append(one.revalued(value, malus))
        return out

    def _ways_out(self, candidates: list[Verdict], spent: int, verdicts: list[Verdict]) -> list[Verdict]:
        """While no turn is safe: the first safe ones of all turns there are, until a few are found.

        The other candidates come first, then one turn for each way in which things can stand around the own
        leader, then the rest; each time those after which the enemy presses least. What is found is added to
        the verdicts.
        """
        known = {one.key for one in verdicts}
        out: list[Verdict] = []
        most = self.level.replies * _MORE_CANDIDATES
        for some in (self._pressed_least(candidates)[:most], self._all_turns(spent)):
            for one in some:
                if len(out) == self.level.deep or self.sight.stop():
                    return out
                if one.key in known:
                    continue
                known.add(one.key)
                found = self._glanced([one])[0]
                found.value = self.looked_at(found.key, found.value)
                verdicts.append(found)
                if found.value > SAFE:
                    out.append(found)
            if out:
                break
        return out

    def _pressed_least(self, some: list[Verdict]) -> list[Verdict]:
        return sorted(some, key=lambda one: self.sight.standing(one.key, 1 - self.side))

    def _all_turns(self, spent: int) -> Iterator[Verdict]:
        """Every turn, the different ones around the own leader first."""
        sight, side = self.sight, self.side
        turns = sight.all_turns(side, spent)
        losing = set(turns.lost)
        groups: dict[tuple[int, ...], list[Verdict]] = {}
        for key, row in turns.ends.items():
            if row not in losing:
                around = sight.around(key, side)
                groups.setdefault(around, []).append(Verdict(sight.value(key, side), turns, row, key))
            if sight.stop():
                break
        for some in groups.values():
            some.sort(key=_by_value)
        yield from self._pressed_least([some[0] for some in groups.values()])
        yield from self._pressed_least([one for some in groups.values() for one in some[1:]])

    def _safe_ones(self, verdicts: list[Verdict], most: int) -> list[Verdict]:
        """The first few after which the enemy has no win at all; what is found of the others is noted."""
        out: list[Verdict] = []
        for one in verdicts:
            if one.value <= SAFE or len(out) == most or (out and self.sight.stop()):
                break
            one.value = self.looked_at(one.key, one.value)
            if one.value > SAFE:
                out.append(one)
        return out

    def _deepened(self, safe: list[Verdict]) -> Verdict:
        """The best of these after looks that go farther and farther; a look that is cut short counts as far
        as it came, the best so far being looked at first."""
        best = max(safe, key=lambda one: one.value)
        for place, reach in enumerate(self.level.looks):
            if len(safe) == 1 or best.value >= DECIDED or (place >= self.level.steady and not self.timed()):
                break
            look = Lookahead(self.sight, reach)
            found: list[Verdict] = []
            for one in safe[: reach.roots]:
                least = max((other.value for other in found), default=-WON)
                value = look.worth(self.side, one.key, one.standing, least + one.malus) - one.malus
                if look.is_cut:
                    break
                found.append(one.revalued(value, one.malus))
            if found:
                found.sort(key=_by_value)
                best = found[0]
                known = {one.key for one in found}
                safe = found + [one for one in safe if one.key not in known]
            if look.is_cut:
                break
        return best


def _handed_over(actions: int, value: int) -> int:
    """The longer the win takes, the likelier that it is not seen."""
    return -LOST_SOON + _BY_ACTIONS * actions + value


def _candidates(beam: FastBeam) -> list[Verdict]:
    return [Verdict(beam.values[row], beam, row, beam.keys[row]) for row in beam.ranked()]


def _by_value(verdict: Verdict) -> int:
    return -verdict.value
