"""A wonders table with a Pilot at it, from a new game or a position; hands that do the same thing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game import library
from game.core.codec import plain
from game.core.session import Session
from game.games.wonders import commands as c
from game.games.wonders.model import WondersState
from game.games.wonders.ui.table import WondersTable
from game.shelf import LibraryShelf
from game.ui.desk import Desk
from game.ui.settings import Settings
from tests.ui.pilot import Pilot

HANDS = ("drag", "click", "keys")


class Seated:
    """A pilot, the table on top of its stack, and the session behind it."""

    def __init__(
        self,
        state: WondersState | None = None,
        size: tuple[int, int] = (1280, 720),
        players: tuple[str, str] = ("human", "human"),
        settings: Settings | None = None,
        seed: str = "pilot",
        options: dict[str, Any] | None = None,
    ) -> None:
        self.pilot = Pilot(size=size, shelf=LibraryShelf(), settings=settings)
        self.session: Session[Any, Any, Any] = library.new_table("wonders", players, options or {}, seed=seed)
        if state is not None:
            position = plain(msgspec.to_builtins(state))
            self.session = library.position_table(self.session.header, position, players=players, seed=seed)
        face = self.pilot.ctx.shelf.face("wonders")
        self.desk = Desk(self.pilot.ctx, self.session, players, face.has_secrets)
        table = face.table(self.pilot.ctx, self.desk)
        assert isinstance(table, WondersTable)
        self.table = table
        self.pilot.show(table)

    @property
    def state(self) -> WondersState:
        """The game as it stands."""
        state: WondersState = self.session.view("referee").state
        return state

    @property
    def last_command(self) -> c.WondersCommand | None:
        """The newest command of the log."""
        command: c.WondersCommand | None = self.session.full_log().entries[-1].command
        return command

    def touch(self, hand: str, *tokens: str) -> None:
        """Touch tokens one after the other, by drag (the first onto the second), by clicks or by keys."""
        if hand == "drag":
            self.pilot.drag(tokens[0], tokens[1])
            tokens = tokens[2:]
        for token in tokens:
            if hand == "keys":
                self.focus(token)
                self.pilot.key("enter")
            else:
                self.pilot.click(token)

    def focus(self, token: str) -> None:
        """Bring the keyboard's focus to a token by arrow keys."""
        goal = self.pilot.at(token)
        for _ in range(60):
            here = self.table.focused
            if here == token:
                return
            if here is None:
                self.pilot.key("up")
                continue
            at = self.pilot.at(here)
            dx, dy = goal[0] - at[0], goal[1] - at[1]
            tries = ["right" if dx > 0 else "left", "down" if dy > 0 else "up"]
            for key in tries if abs(dx) > abs(dy) else tries[::-1]:
                self.pilot.key(key)
                if self.table.focused != here:
                    break
        pytest.fail(f"the arrow keys never reach {token}")
