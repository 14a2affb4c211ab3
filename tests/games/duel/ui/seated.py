"""A duel's table with a Pilot at it, from a position written in short; hands that do the same thing."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from game import library
from game.core.codec import plain
from game.core.session import Session
from game.games.duel.model import DuelState
from game.games.duel.notation import format_command
from game.games.duel.rules import DuelRules
from game.games.duel.ui.table import DuelTable
from game.shelf import LibraryShelf
from game.ui.desk import Desk
from game.ui.settings import Settings
from tests.ui.pilot import Pilot

HANDS = ("drag", "click", "keys")


class Seated:
    """A pilot, the table on top of its stack, and the session behind it."""

    def __init__(
        self,
        state: DuelState | None = None,
        size: tuple[int, int] = (1280, 720),
        players: tuple[str, str] = ("human", "human"),
        settings: Settings | None = None,
        seed: str = "pilot",
        options: dict[str, Any] | None = None,
    ) -> None:
        self.pilot = Pilot(size=size, shelf=LibraryShelf(), settings=settings)
        self.session: Session[Any, Any, Any] = library.new_table("duel", players, options or {}, seed=seed)
        if state is not None:
            position = plain(msgspec.to_builtins(state))
            self.session = library.position_table(self.session.header, position, players=players, seed=seed)
        self.desk = Desk(self.pilot.ctx, self.session, players, False)
        table = self.pilot.ctx.shelf.face("duel").table(self.pilot.ctx, self.desk)
        assert isinstance(table, DuelTable)
        self.table = table
        self.pilot.show(table)

    @property
    def state(self) -> DuelState:
        """The game as it stands."""
        state: DuelState = self.session.view("referee").state
        return state

    @property
    def notes(self) -> list[str]:
        """The commands of the log in notation, oldest first."""
        out = []
        rules = self.session.rules
        assert isinstance(rules, DuelRules)
        for entry in self.session.full_log().entries:
            if entry.command is not None:
                before = self.session._history.state(entry.index)
                out.append(format_command(rules, before, entry.command))
        return out

    def touch(self, hand: str, *tokens: str) -> None:
        """Touch tokens one after the other, by drag (pairs), by clicks or by keys."""
        if hand == "drag":
            self._drag(*tokens)
        elif hand == "click":
            for token in tokens:
                self.pilot.click(token)
        else:
            for token in tokens:
                self.focus(token)
                self.pilot.key("enter")

    def focus(self, token: str) -> None:
        """Bring the keyboard's focus to a token by arrow keys (cards: by their number)."""
        if token.startswith("card:"):
            cards = list(self.table.picture.market.places(self.state))
            self.pilot.key(str(cards.index(token.removeprefix("card:")) + 1))
            self.table.hand.cancel()
            return
        goal = self.pilot.at(token)
        for _ in range(40):
            here = self.table.focused
            if here is None:
                self.pilot.key("up")
                continue
            at = self.pilot.at(here)
            if at == goal:
                return
            dx, dy = goal[0] - at[0], goal[1] - at[1]
            if abs(dx) > abs(dy):
                self.pilot.key("right" if dx > 0 else "left")
            else:
                self.pilot.key("down" if dy > 0 else "up")
            if self.table.focused == here:  # no space that way: go round
                self.pilot.key("down" if dy > 0 else "up")
        pytest.fail(f"the arrow keys never reach {token}")

    def _drag(self, *tokens: str) -> None:
        """First token to second; what follows is dragged on from where the hand is."""
        self.pilot.drag(tokens[0], tokens[1])
        for before, after in pairwise(tokens[1:]):
            self.pilot.drag(before, after)
