"""Which end board of a turn to play for: safe from the enemy's answers first, then worth the most.

The search deepens as long as there is time: every candidate's worth, then the enemy's wins against the
best of them, then its best turns, each answered by a win of one's own where there is one.
"""

from __future__ import annotations

from collections.abc import Callable

from game.games.duel.bots.levels import Level
from game.games.duel.bots.sight import Sight
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

    __slots__ = ("key", "row", "value")

    def __init__(self, value: int, key: int, row: int) -> None:
        self.value, self.key, self.row = value, key, row


class Choice:
    """One decision of a side between end boards."""

    def __init__(self, sight: Sight, side: int, level: Level, repeats: Repeats) -> None:
        self.sight, self.side, self.level, self.repeats = sight, side, level, repeats

    def best(self, candidates: list[Verdict]) -> Verdict:
        """The end board to play for among candidates that are sorted by worth."""
        level = self.level
        verdicts = self._glanced(candidates[: level.replies])
        if not verdicts:
            return candidates[0]
        verdicts.sort(key=_by_value)
        if not level.deep:
            return verdicts[0]
        safe = self._safe_ones(verdicts, level.deep)
        if not safe:
            safe = self._ways_out(candidates, verdicts)
        return self._deepened(safe) if safe else max(verdicts, key=lambda one: one.value)

    def glanced(self, key: int, value: int) -> int:
        """A board's worth with the enemy's short wins of its next turn and one's own threats in mind."""
        if abs(value) == WON:
            return value
        sight, level = self.sight, self.level
        actions = sight.win(1 - self.side, key, 0, level.glance, level.threat)
        if actions:
            return _handed_over(actions, value)
        return value + (_FORK if sight.win(self.side, key, 0, 0, 1) else 0)

    def looked_at(self, key: int, value: int) -> int:
        """The same after a long look for any win of the enemy's next turn."""
        if abs(value) == WON or value <= SAFE or not self.level.threat_limit:
            return value
        actions = self.sight.win(1 - self.side, key, 0, self.level.threat_limit)
        if actions:
            return _handed_over(actions, value)
        return value if self.sight.is_sure else value + _UNSURE

    def answered(self, key: int, value: int) -> int:
        """The worth of a safe board at the enemy's best whole turn, wins of one's own after it counted."""
        sight, level, foe = self.sight, self.level, 1 - self.side
        beam = sight.turns(foe, key, 0, level.answer_width)
        best, looked = -WON, 0
        for row in beam.ranked():
            if looked == level.answers or (looked and sight.stop()):
                break
            after, worth = beam.keys[row], beam.values[row]
            if worth > best:
                looked += 1
                if sight.win(self.side, after, 0, level.threat_limit):
                    worth = -LOST_SOON + worth
            best = max(best, worth)
        return value if best == -WON else (value - best) // 2

    def _glanced(self, candidates: list[Verdict]) -> list[Verdict]:
        """Candidates after a glance each, as far as there is time."""
        out: list[Verdict] = []
        for one in candidates:
            if out and self.sight.stop():
                break
            value = self.glanced(one.key, one.value) - _REPEATED * self.repeats(one.key)
            out.append(Verdict(value, one.key, one.row))
        return out

    def _ways_out(self, candidates: list[Verdict], verdicts: list[Verdict]) -> list[Verdict]:
        """While no turn is safe: others, those first after which the enemy presses least, until a few are.

        What is found of each is added to the verdicts.
        """
        foe, known = 1 - self.side, {one.key for one in verdicts}
        out: list[Verdict] = []
        rest = [one for one in candidates if one.key not in known]
        pressed = sorted(rest, key=lambda one: self.sight.standing(one.key, foe))
        for one in pressed[: self.level.replies * _MORE_CANDIDATES]:
            if len(out) == self.level.deep or self.sight.stop():
                break
            found = self._glanced([one])[0]
            found.value = self.looked_at(found.key, found.value)
            verdicts.append(found)
            if found.value > SAFE:
                out.append(found)
        return out

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
        """The best of these after the answers to each have been searched."""
        found: list[Verdict] = []
        for one in safe:
            if found and self.sight.stop():
                break
            found.append(Verdict(self.answered(one.key, one.value), one.key, one.row))
        return max(found, key=lambda one: one.value)


def _handed_over(actions: int, value: int) -> int:
    """The longer the win takes, the likelier that it is not seen."""
    return -LOST_SOON + _BY_ACTIONS * actions + value


def _by_value(verdict: Verdict) -> int:
    return -verdict.value
