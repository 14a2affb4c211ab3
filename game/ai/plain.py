"""Players who think of nothing: one plays at random, one takes whatever comes first."""

from __future__ import annotations

from typing import Any

from game.ai.player import Pace
from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Command
from game.core.view import PlayerView

NEVER_BY_CHANCE = frozenset({"offer_draw", "accept_draw"})
"""Kinds of commands by which no player who does not think may end a game."""


class RandomThinker:
    """Plays any legal command, each as likely; a yardstick for the others."""

    def think(self, view: PlayerView[Any], rules: Any, seat: Seat, pace: Pace, seed: str) -> Command:
        """A command drawn by the seed."""
        legal = sober_commands(rules, view.state, seat)
        return legal[Chance(seed, view.index).below(len(legal))]


def sober_commands(rules: Any, state: Any, seat: Seat) -> list[Command]:
    """The legal commands of a seat without those about draws; all of them where there are no others."""
    legal = list(rules.commands(state, seat))
    kinds = NEVER_BY_CHANCE
    return [command for command in legal if type(command).__struct_config__.tag not in kinds] or legal
