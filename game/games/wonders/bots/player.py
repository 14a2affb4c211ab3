"""The computer player of wonders: from a view of its seat to its next command."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.wonders.bots.guess import guessed, is_guessed
from game.games.wonders.bots.levels import LEVELS, YARDSTICKS, Level
from game.games.wonders.bots.search import Search
from game.games.wonders.commands import WondersCommand
from game.games.wonders.fast import Fast
from game.games.wonders.fast_moves import command_of
from game.games.wonders.model import WondersState
from game.games.wonders.rules import WondersRules

Pace = Callable[[], float]

_WORD = (1 << 64) - 1


class WondersPlayer:
    """Plays from a view alone; the same view, seed and level give the same command without a time limit.

    Raises KeyError for a level that is not one of `LEVELS` or `YARDSTICKS`.
    """

    def __init__(self, level: str) -> None:
        self.level: Level = (LEVELS | YARDSTICKS)[level]

    def think(
        self, view: PlayerView[WondersState], rules: WondersRules, seat: Seat, pace: Pace, seed: str
    ) -> WondersCommand:
        """A legal command of the seat, which must be to act."""
        luck = Luck(f"{seed}/{view.index}/{int(seat)}")
        state = view.state
        deal = self._dealer(state, seat, luck)
        moves = deal().moves(seat)
        if len(moves) > 1:
            moves = [Search(deal, seat, self.level, luck).best(moves, pace)]
        return command_of(moves[0], seat, state)

    def _dealer(self, state: WondersState, seat: Seat, luck: Luck) -> Callable[[], Fast]:
        """Deals games that fit the view; where nothing is hidden, copies of one."""
        if not is_guessed(state, seat):
            game = Fast(guessed(state, seat, luck))
            return game.copy
        return lambda: Fast(guessed(state, seat, luck))


class Luck:
    """Quick luck for walks, a linear congruential row: the same words give the same draws."""

    def __init__(self, words: str) -> None:
        key = hashlib.blake2b(words.encode(), digest_size=8).digest()
        self._row = int.from_bytes(key, "big")

    def pick(self, items: Sequence[str]) -> str:
        """One of the items, each as likely (to one part in 2**31)."""
        self._row = (self._row * 6364136223846793005 + 1442695040888963407) & _WORD
        return items[(self._row >> 33) * len(items) >> 31]
