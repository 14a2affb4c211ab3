"""What a press on the battle screen decides: each is one command, or a refusal near the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.messages import Illegal
from game.games.world.commands import KeepDice, Reroll, Retreat, Stay, WorldCommand
from game.games.world.ui.battle_facts import SideFacts
from game.games.world.ui.battle_units import Spot

if TYPE_CHECKING:
    from game.games.world.ui.battle import BattleScene


class Decisions:
    """Decides for the side whose human sits at this screen; nothing where nobody is asked."""

    def __init__(self, scene: BattleScene) -> None:
        self._scene = scene

    def begin(self, command: WorldCommand) -> None:
        """Choose which battle is next, or end them."""
        self._scene.submit(command)

    def stay(self) -> None:
        """Fight on."""
        if self._scene.deciding is not None:
            self._scene.submit(Stay(seat=self._scene.deciding.seat))

    def retreat(self) -> None:
        """Leave the battle."""
        if self._scene.deciding is not None:
            self._scene.submit(Retreat(seat=self._scene.deciding.seat))

    def keep_dice(self) -> None:
        """Roll no die again."""
        if self._scene.deciding is not None:
            self._scene.submit(KeepDice(seat=self._scene.deciding.seat))

    def reroll(self, side: int, number: int) -> None:
        """A die was clicked."""
        facts, own = self._scene.deciding, self._scene.reading.own_row
        if facts is None or own is None:
            self._scene.refuse(self._scene.hand.why_not(f"die:{number}"))
        elif own != side:
            self._scene.toasts.refuse(self._scene.words.say("refuse.other_die"), "R191")
        else:
            self._scene.submit(Reroll(seat=facts.seat, die=number))

    def choose_unit(self, facts: SideFacts, spot: Spot) -> None:
        """A piece was clicked."""
        if self._scene.falling.toll is not None and self._scene.deciding != facts:
            self._scene.toasts.refuse(self._scene.words.say("refuse.not_yours"), "R162")
            return
        try:
            self._scene.falling.choose(facts, spot)
        except Illegal as reason:
            self._scene.refuse(reason)
