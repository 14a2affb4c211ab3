"""What the fighting desk needs of the table that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.core.messages import Command, Illegal
from game.ui.hand import Hand

if TYPE_CHECKING:
    from game.games.front.ui.board import FrontBoard
    from game.games.front.ui.words import FrontWords
    from game.ui.context import Context
    from game.ui.desk import Desk


class FightHost(Protocol):
    """What the table gives."""

    ctx: Context
    desk: Desk
    hand: Hand

    @property
    def words(self) -> FrontWords:
        """The table's words."""

    @property
    def board(self) -> FrontBoard:
        """Map and counters."""

    def submit(self, command: Command) -> bool:
        """Hand a command in."""

    def refuse(self, reason: Illegal) -> None:
        """Say why not."""
