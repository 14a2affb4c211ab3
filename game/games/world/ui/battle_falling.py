"""Which units fall: picked piece by piece, taken back at will, handed in when all are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.messages import Illegal
from game.games.world.commands import LoseUnit
from game.games.world.model import Stack, Toll, UnitKind, units
from game.games.world.ui.battle_facts import SideFacts
from game.games.world.ui.battle_units import Spot

if TYPE_CHECKING:
    from game.games.world.ui.battle import BattleScene


class Falling:
    """The picks of the seat that must remove units; the rules hear of them when they are complete."""

    def __init__(self, scene: BattleScene) -> None:
        self._scene = scene
        self.picked: list[Spot] = []

    @property
    def toll(self) -> Toll | None:
        """What the human at this screen has to remove now."""
        fight, facts = self._scene.board.fight, self._scene.deciding
        if fight is None or facts is None or fight.stage != "tolls" or not fight.tolls:
            return None
        return fight.tolls[0]

    @property
    def left(self) -> int:
        """How many are still to be chosen."""
        return self.toll.count - len(self.picked) if self.toll else 0

    def may_choose(self, facts: SideFacts, spot: Spot) -> bool:
        """Whether a piece belongs to the stack from which units fall now (R225)."""
        stack = self._stack()
        return self._scene.deciding == facts and stack is not None and spot.seat == stack.seat

    def chosen(self, spot: Spot) -> bool:
        """Whether a piece is going to fall."""
        return spot in self.picked

    def choose(self, facts: SideFacts, spot: Spot) -> None:
        """Pick a piece, or let go of it. Raises Illegal for one that cannot be picked."""
        toll, stack = self.toll, self._stack()
        if toll is None or stack is None or self._scene.deciding != facts:
            raise self._scene.hand.why_not(f"unit:{spot.kind}")
        if spot.seat != stack.seat:
            raise Illegal("R225", "partner_first", player=stack.seat)
        if spot in self.picked and spot.count == 1:
            self.picked.remove(spot)
        elif self.picked.count(spot) < spot.count:
            self.picked.append(spot)
            self._scene.ctx.sounds.play("pick")
        if not self._is_settled(toll, stack):
            self._scene.renew()
            return
        kinds = [one.kind for one in self.picked]
        self.picked = []
        self._hand_in(toll, kinds)

    def take_back(self) -> None:
        """Let go of the piece picked last."""
        if self.picked:
            self.picked.pop()
            self._scene.renew()

    def forget(self) -> None:
        """The game has gone on."""
        self.picked = []

    def _stack(self) -> Stack | None:
        facts = self._scene.deciding
        return facts.stacks[0] if facts is not None and facts.stacks and self.toll else None

    def _is_settled(self, toll: Toll, stack: Stack) -> bool:
        """All are chosen, or what is left is of one kind, so that the rules take the rest by themselves."""
        if not self.picked:
            return False
        left = stack.units
        for spot in self.picked:
            left = left - units(spot.kind)
        return len(self.picked) == toll.count or len(left.kinds()) <= 1

    def _hand_in(self, toll: Toll, kinds: list[UnitKind]) -> None:
        """One command a unit; the rules stop asking when no choice is left."""
        for kind in kinds:
            if not self._scene.submit(LoseUnit(seat=toll.seat, kind=kind)):
                return
            fight = self._scene.desk.view.state.fight
            if fight is None or not fight.tolls or fight.tolls[0].seat != toll.seat:
                return
