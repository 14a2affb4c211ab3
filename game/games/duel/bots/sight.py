"""A position as a computer player looks at it: packed, with its moves and what it is worth."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from game.games.duel.actions import TURN_ORDER, all_safe_plans
from game.games.duel.commands import Action
from game.games.duel.fast import FastBoard
from game.games.duel.fast_beam import FastBeam
from game.games.duel.fast_ground import FastGround
from game.games.duel.fast_moves import FastMoves, actor_of
from game.games.duel.fast_turns import FastTurns
from game.games.duel.fast_win import FastWin
from game.games.duel.fast_worth import CAUTION, FastWorth
from game.games.duel.field import Field
from game.games.duel.ground import Ground
from game.games.duel.model import DuelState, PieceId
from game.kit.board import Space

Stop = Callable[[], bool]
"""Whether time is up."""

_NOISE = 6  # less than any reason, so that equal positions are not always told apart alike


class Sight:
    """What can be seen of a state with these pieces on the board; `stop` says when time is up.

    A position is the board's key. Every question leaves the board at the position that was asked about.
    """

    def __init__(
        self,
        ground: Ground,
        state: DuelState,
        seed: str,
        stop: Stop,
        newcomers: Mapping[PieceId, Space] | None = None,
    ) -> None:
        """`newcomers` are pieces of the active seat that the state does not know yet."""
        where = {**state.where, **(newcomers or {})}
        owner = {piece: int(state.owner.get(piece, state.active)) for piece in where}
        pieces = [piece for piece in TURN_ORDER if piece in where]
        self.ground, self.state, self.stop = ground, state, stop
        self.board = FastBoard(fast_ground(ground), pieces, owner, state.leaders, where)
        self.moves = FastMoves(self.board)
        sway = [_sway(seed, piece, self.board.ground.size) for piece in pieces]
        self.worth = FastWorth(self.board, sway)
        self.here = self.board.key
        self.spent = self.board.spent(state.acted)
        self._near: list[int] = self.board.ground.ball(2)
        self._wins: dict[int, FastWin] = {}

    def at(self, key: int) -> FastBoard:
        """The board with a position on it."""
        if self.board.key != key:
            self.board.go_to(key)
        return self.board

    def value(self, key: int, side: int) -> int:
        """What a position is worth to a side whose enemy moves next."""
        self.at(key)
        return self.worth.of(side)

    def standing(self, key: int, side: int) -> int:
        """How one side stands in a position."""
        self.at(key)
        return self.worth.standing(side)

    def is_lost(self, key: int, side: int) -> bool:
        """Whether a side's leader is captured or surrounded."""
        return self.at(key).lost(side)

    def win(self, side: int, key: int, spent: int, limit: int = 0, most: int = 99) -> int:
        """The fewest actions by which a side wins in its action phase; 0 if none was found.

        `limit` bounds the boards looked into (0: all are). `is_sure` and `first` tell more of the answer.
        """
        self.at(key)
        self._asked = self._wins.setdefault(side, FastWin(self.moves, side, self.stop))
        return self._asked.shortest(spent, most, limit)

    @property
    def is_sure(self) -> bool:
        """Whether the last question about a win was looked into to its end."""
        return self._asked.is_sure

    @property
    def first(self) -> int:
        """The first move of the win that was found last."""
        return self._asked.first

    def turns(self, side: int, key: int, spent: int, width: int, caution: int = CAUTION) -> FastBeam:
        """A side's promising turns from a position; with more caution those that leave the enemy least."""
        self.at(key)
        beam = FastBeam(self.moves, self.worth, side)
        self.worth.caution = caution
        beam.search(spent, width, self.stop)
        self.worth.caution = CAUTION
        return beam

    def all_turns(self, side: int, spent: int) -> FastTurns:
        """Every turn of a side from where the sight is."""
        self.at(self.here)
        turns = FastTurns(self.moves, side)
        turns.find(spent)
        return turns

    def varied(self, keys: Iterable[int], side: int) -> list[int]:
        """Positions, those that differ around a side's leader first; each time those first in which the enemy
        presses least."""
        groups: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        for key in keys:
            groups.setdefault(self.around(key, side), []).append((self.worth.standing(1 - side), key))
        first, rest = [], []
        for some in groups.values():
            some.sort()
            first.append(some[0])
            rest += some[1:]
        return [key for _, key in sorted(first) + sorted(rest)]

    def around(self, key: int, side: int) -> tuple[int, ...]:
        """How things stand within two steps of a side's leader: its space, those filled, those by its own."""
        board = self.at(key)
        home = board.spot[board.leader[side]]
        near = self._near[home]
        return home, board.taken & near, board.plain[side] & near

    def command(self, move: int) -> Action:
        """The active seat's command that makes a move from the state."""
        board = self.at(self.here)
        board.make(move)
        where = board.where()
        board.unmake(move)
        actor = board.pieces[actor_of(move)]
        for plan in all_safe_plans(Field.of(self.ground, self.state), self.state):
            if plan.piece == actor and {**self.state.where, **plan.ends} == where:
                return plan.command
        raise LookupError(f"no action of {actor} leads to {where}")


@lru_cache(maxsize=4)
def fast_ground(ground: Ground) -> FastGround:
    """The board in numbers, made once."""
    return FastGround(ground)


def _sway(seed: str, piece: PieceId, spaces: int) -> list[int]:
    if not seed:
        return [0] * spaces
    out: list[int] = []
    while len(out) < spaces:
        block = hashlib.blake2b(f"{len(out)}/{piece}/{seed}".encode()).digest()
        out.extend(byte % _NOISE for byte in block)
    return out[:spaces]
