"""Wins by setting down a recruit (D033): where an open card's figure catches or shuts in the enemy leader."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.duel.bots.sight import Sight
from game.games.duel.model import pieces_of
from game.games.duel.recruitment import recruits_due

_WIDTH = 12  # boards gone on from after each action of a turn that may make such a win ready


class Drops:
    """Such wins on the boards of one sight. All cards count that are open now: who takes which before, and
    what is shown next, is left open."""

    def __init__(self, sight: Sight) -> None:
        state, board = sight.state, sight.board
        self.sight = sight
        self.cards = state.market
        self._near = board.ground.ball(2)
        number = board.ground.number
        self.spaces: list[int] = []
        for seat in (Seat(0), Seat(1)):
            turn = state.turn if seat == state.active else state.turn + 1
            names = sight.ground.recruitment(seat, state.options) if recruits_due(state, seat, turn) else ()
            self.spaces.append(sum(1 << number[name] for name in names))

    def win(self, side: int, key: int) -> bool:
        """Whether a side whose actions ended on this board can win by a recruit."""
        board = self.sight.at(key)
        home = board.spot[board.leader[1 - side]]
        spaces = self.spaces[side] & ~board.taken
        near = board.beside[home] & spaces
        in_line = board.two_off[home] & spaces
        if not near and not in_line:
            return False
        caught = board.weight(1 - side) > 0
        room = board.beside[home] & ~board.taken
        for card in self.cards:
            pieces = pieces_of(card)
            if spaces.bit_count() < len(pieces):
                continue
            if near and (card == "assassin" or (caught and card != "archer")):
                return True
            if card == "archer" and in_line and board.plain[side] & board.beside[home]:
                return True
            if not room & ~spaces and room.bit_count() <= len(pieces):
                return True
        return False

    def threat(self, side: int, key: int) -> bool:
        """Whether a side that begins its turn on this board was seen to win by the recruit at its end."""
        board = self.sight.at(key)
        home = board.spot[board.leader[1 - side]]
        if not self._near[home] & self.spaces[side]:
            return False
        beam = self.sight.turns(side, key, 0, _WIDTH)
        return any(self.win(side, end) for end in beam.ends)
