"""A front's table with a Pilot at it, from a new game or a position; hands that do the same thing."""

from __future__ import annotations

from typing import Any

import msgspec

from game import library
from game.core.codec import plain
from game.core.session import Session
from game.games.front import commands as c
from game.games.front.model import FrontState
from game.games.front.ui.table import FrontTable
from game.shelf import LibraryShelf
from game.ui.desk import Desk
from game.ui.settings import Settings
from tests.ui.pilot import Pilot

HANDS = ("drag", "click", "keys")


class Seated:
    """A pilot, the table on top of its stack, and the session behind it."""

    def __init__(
        self,
        state: FrontState | None = None,
        size: tuple[int, int] = (1280, 720),
        players: tuple[str, str] = ("human", "human"),
        settings: Settings | None = None,
        seed: str = "pilot",
        options: dict[str, Any] | None = None,
    ) -> None:
        self.pilot = Pilot(size=size, shelf=LibraryShelf(), settings=settings)
        self.session: Session[Any, Any, Any] = library.new_table("front", players, options or {}, seed=seed)
        if state is not None:
            position = plain(msgspec.to_builtins(state))
            self.session = library.position_table(self.session.header, position, players=players, seed=seed)
        face = self.pilot.ctx.shelf.face("front")
        self.desk = Desk(self.pilot.ctx, self.session, players, face.has_secrets)
        table = face.table(self.pilot.ctx, self.desk)
        assert isinstance(table, FrontTable)
        self.table = table
        self.pilot.show(table)

    @property
    def state(self) -> FrontState:
        """The game as it stands."""
        state: FrontState = self.session.view("referee").state
        return state

    @property
    def last_command(self) -> c.FrontCommand | None:
        """The newest command of the log."""
        command: c.FrontCommand | None = self.session.full_log().entries[-1].command
        return command

    def until(self, phase: str) -> None:
        """Go on by the buttons until a phase is reached."""
        for _ in range(40):
            if self.state.phase == phase:
                return
            self.pilot.settle(60_000)
            name = "check_initiative" if "button:check_initiative" in self.table.hand.starts else "end_phase"
            self.pilot.click(f"button:{name}")
            if self.pilot.top is not self.table:
                self.pilot.click("end")
        raise AssertionError(phase)

    def find(self, counter: str) -> None:
        """Bring a counter under the pointer, fanned out where it lies in a pile."""
        token = self.table.token(counter)
        place = self.table.place_of(token)
        assert place is not None
        self.table.picture.board.look_at(place)
        self.pilot.settle()
        self.pilot.move(token)
        self.pilot.wait(300)
        self.pilot.move(token)

    def march(self, hand: str, counter: str, hex_id: str) -> None:
        """Send a counter to a hex by drag, by clicks, or by keys."""
        self.find(counter)
        token = self.table.token(counter)
        if hand == "drag":
            self.pilot.drag(token, f"hex:{hex_id}")
        elif hand == "click":
            self.pilot.click(token)
            self.pilot.click(f"hex:{hex_id}")
        else:
            for _ in range(60):
                if self.table.hand.picks == (token,):
                    break
                self.pilot.key("n")
            self.walk(hex_id)
            self.pilot.key("enter")

    def walk(self, hex_id: str) -> None:
        """Bring the keyboard's focus to a hex by arrow keys."""
        centres = self.table.picture.board.map.atlas.centres
        for _ in range(60):
            here = self.table.focus
            if here == hex_id:
                return
            if here is None:
                self.pilot.key("up")
                continue
            dx = centres[hex_id][0] - centres[here][0]
            dy = centres[hex_id][1] - centres[here][1]
            tries = ["right" if dx > 0 else "left", "down" if dy > 0 else "up"]
            for key in tries if abs(dx) > abs(dy) else tries[::-1]:
                self.pilot.key(key)
                if self.table.focus != here:
                    break
