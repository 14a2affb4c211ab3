"""What a position is worth a few whole turns on: each side plays the turn that is best for it then.

A turn is one move of this search. A win in a turn ends a line; it is looked for before anything else, and a
turn after which the enemy has one is only played where all are like that.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.games.duel.bots.levels import Reach
from game.games.duel.bots.sight import Sight
from game.games.duel.fast_worth import WON

SOON = WON // 2
"""What a win in the next turn is worth at least; each turn later takes `_BY_TURNS` off."""
_BY_TURNS = 20_000
DECIDED = SOON - 12 * _BY_TURNS
"""From here on a worth says that a win was seen, not how well somebody stands."""
CAREFUL = 600
"""Hundredths by which the enemy's standing counts for a side that has not found a safe turn."""
_UNSURE = 40  # the search for the enemy's win was cut short


class Lookahead:
    """One look from many positions of the same pieces; what was found is kept for the next question."""

    def __init__(self, sight: Sight, reach: Reach) -> None:
        self.sight, self.reach = sight, reach
        self.is_cut = False  # time was up somewhere
        self._known: dict[tuple[int, int, int], int] = {}

    def worth(self, side: int, key: int, value: int, least: int = -WON) -> int:
        """What a side's end board is worth to it, the enemy being next; `value` is what it is worth as it
        stands. Below `least` only that it is not more matters."""
        return -self._to_move(1 - side, key, self.reach.turns, -WON, -least, -value)

    def is_next(self, value: int) -> bool:
        """Whether a worth says that the side wins in its next turn, whatever the enemy's is."""
        return value > SOON + (self.reach.turns - 1) * _BY_TURNS - _BY_TURNS // 2

    def _to_move(self, side: int, key: int, turns: int, alpha: int, beta: int, standing: int) -> int:
        """What a position is worth to the side that begins its turn, bounded as in alpha-beta search."""
        asked = (side, key, turns)
        known = self._known.get(asked)
        if known is not None:
            return known
        sight, reach = self.sight, self.reach
        actions = sight.win(side, key, 0, reach.win_limit)
        if actions:
            value = SOON + turns * _BY_TURNS - actions * 100
            self._known[asked] = value
            return value
        unsure = 0 if sight.is_sure else _UNSURE
        if turns <= 1 or sight.stop():
            self.is_cut = self.is_cut or turns > 1
            if turns <= 1:
                self._known[asked] = standing + unsure
            return standing + unsure
        best = self._best_turn(side, key, turns, alpha, beta)
        if alpha < best < beta and not self.is_cut:
            self._known[asked] = best
        return best

    def _best_turn(self, side: int, key: int, turns: int, alpha: int, beta: int) -> int:
        reach = self.reach
        best = -WON
        for looked, (after, value) in enumerate(self._turns_of(side, key)):
            if value == WON:  # by a run of one's own Nemesis
                return SOON + turns * _BY_TURNS
            enough = reach.ways_out if best <= -DECIDED else reach.replies
            if looked >= enough or (looked and self.sight.stop()):
                self.is_cut = self.is_cut or looked < enough
                break
            if turns == 2 and value <= best:  # what follows is worth no more as it stands
                break
            found = -self._to_move(1 - side, after, turns - 1, -beta, -max(alpha, best), -value)
            best = max(best, found)
            if best >= beta:
                break
        return best

    def _turns_of(self, side: int, key: int) -> Iterator[tuple[int, int]]:
        """End boards of a side's turn and what they are worth to it: the most promising ones, then those that
        stand differently around its leader, and that leave the enemy least."""
        sight, reach = self.sight, self.reach
        beam = sight.turns(side, key, 0, reach.width)
        order = [row for row in beam.ranked() if beam.values[row] > -WON]
        seen: set[int] = set()
        for row in order[: reach.replies]:
            seen.add(beam.keys[row])
            yield beam.keys[row], beam.values[row]
        others = {beam.keys[row] for row in order} - seen
        careful = sight.turns(side, key, 0, reach.width, CAREFUL)
        others |= {careful.keys[row] for row in careful.ranked() if careful.values[row] > -WON} - seen
        for after in sight.varied(others, side):
            yield after, sight.value(after, side)
