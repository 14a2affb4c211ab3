"""Which end board of a turn to play for: safe from the enemy's answers first, then worth the most.

The search deepens as long as there is time: every candidate's worth, then the enemy's wins against the
best of them, then its best turns, each answered by a win of one's own where there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice

from game.games.duel.bots.drops import Drops
from game.games.duel.bots.levels import Level, Reach
from game.games.duel.bots.lookahead import DECIDED, Lookahead
from game.games.duel.bots.sight import Sight
from game.games.duel.fast_beam import FastBeam
from game.games.duel.fast_turns import FastTurns
from game.games.duel.fast_worth import WON

LOST_SOON = WON // 2  # the enemy has a win in its next turn
_BY_ACTIONS = 10_000  # each action more that it needs
_BY_DROP = 9  # a win by the enemy's recruit counts as so many: it hangs on the card that it gets
_UNSURE = -40  # the search for such a win was cut short
SAFE = -LOST_SOON // 2  # what is worth less hands over a win
_FORK = 90  # a win in one action lies on the board, should the enemy not answer
_REPEATED = 70  # each time that the position has stood before
_MORE_CANDIDATES = 20  # so many times the usual number are looked at while none is safe,
_MORE_ROOTS = 6  # and so many times while all that are safe are lost a turn later
_DOUBT = Reach(turns=2, roots=1, replies=1, width=80, win_limit=3000, ways_out=600)

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
        self._found: list[Verdict] = []  # all that was glanced at

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
        self._found = verdicts
        safe = self._safe_ones(candidates, spent)
        first = list(islice(safe, level.deep))
        return self._deepened(first, safe) if first else max(self._found, key=lambda one: one.value)

    def glanced(self, key: int, value: int) -> int:
        """A board's worth with the enemy's short wins of its next turn and one's own threats in mind."""
        if abs(value) == WON:
            return value
        sight, level = self.sight, self.level
        actions = sight.win(1 - self.side, key, 0, level.glance, level.threat)
        if actions:
            return _handed_over(actions, value)
        if level.deep and self.drops.threat(1 - self.side, key):
            return _handed_over(_BY_DROP, value)
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

    def _safe_ones(self, candidates: list[Verdict], spent: int) -> Iterator[Verdict]:
        """Turns after which the enemy has no win at all: those glanced at, the best first, then the other
        candidates, then one for each way in which things can stand around the own leader, then the rest of
        all turns there are; each time those first after which the enemy presses least.
        """
        yielded = 0
        for one in list(self._found):
            if one.value <= SAFE or (yielded and self.sight.stop()):
                break
            one.value = self.looked_at(one.key, one.value)
            if one.value > SAFE:
                yielded += 1
                yield one
        known = {one.key for one in self._found}
        most = self.level.replies * _MORE_CANDIDATES
        for some in (self._pressed_least(candidates), self._all_turns(spent)):
            fresh = (one for one in some if one.key not in known)
            for one in islice(fresh, None if self.timed() else most):
                if self.sight.stop():
                    return
                known.add(one.key)
                found = self._glanced([one])[0]
                found.value = self.looked_at(found.key, found.value)
                self._found.append(found)
                if found.value > SAFE:
                    yield found

    def _pressed_least(self, some: list[Verdict]) -> list[Verdict]:
        return sorted(some, key=lambda one: self.sight.standing(one.key, 1 - self.side))

    def _all_turns(self, spent: int) -> Iterator[Verdict]:
        """Every turn, the different ones around the own leader first."""
        sight, side = self.sight, self.side
        turns = sight.all_turns(side, spent)
        losing = set(turns.lost)
        rows = {key: row for key, row in turns.ends.items() if row not in losing}
        for key in sight.varied(rows, side):
            yield Verdict(sight.value(key, side), turns, rows[key], key)

    def _deepened(self, safe: list[Verdict], others: Iterator[Verdict]) -> Verdict:
        """The best of these after looks that go farther and farther; a look that is cut short counts as far
        as it came, the best so far being looked at first. While all are lost, others are tried."""
        best = max(safe, key=lambda one: one.value)
        for place, reach in enumerate(self.level.looks):
            if best.value >= DECIDED or (place >= self.level.steady and not self.timed()):
                break
            found, is_cut = self._looked(reach, safe, others)
            if found:
                found.sort(key=_by_value)
                best = found[0]
                known = {one.key for one in found}
                safe = found + [one for one in safe if one.key not in known]
            if is_cut or len(safe) == 1:
                break
        return best

    def _looked(
        self, reach: Reach, safe: list[Verdict], others: Iterator[Verdict]
    ) -> tuple[list[Verdict], bool]:
        """One look from so many of the safe boards, or more while all are lost; whether time was up."""
        look = Lookahead(self.sight, reach)
        found: list[Verdict] = []
        best = -WON
        for one in chain(safe, others):
            if len(found) >= (reach.roots if best > -DECIDED else reach.roots * _MORE_ROOTS):
                break
            value = look.worth(self.side, one.key, one.standing, best + one.malus) - one.malus
            if look.is_cut:
                break
            if look.is_next(value):
                value = min(value, self._confirmed(one))
            best = max(best, value)
            found.append(one.revalued(value, one.malus))
            if best >= DECIDED:
                break
        return found, look.is_cut

    def _confirmed(self, one: Verdict) -> int:
        """What a board is worth from which a win seemed to follow, more of the enemy's turns being tried."""
        return Lookahead(self.sight, _DOUBT).worth(self.side, one.key, one.standing) - one.malus


def _handed_over(actions: int, value: int) -> int:
    """The longer the win takes, the likelier that it is not seen."""
    return -LOST_SOON + _BY_ACTIONS * actions + value


def _candidates(beam: FastBeam) -> list[Verdict]:
    return [Verdict(beam.values[row], beam, row, beam.keys[row]) for row in beam.ranked()]


def _by_value(verdict: Verdict) -> int:
    return -verdict.value
