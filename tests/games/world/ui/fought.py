"""A battle with a Pilot at its screen, from a position written in short; results of dice fixed beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.codec import plain
from game.core.ids import Seat
from game.core.session import Session
from game.games.world import WORLD
from game.games.world.model import Battle, Fight, WorldState
from game.games.world.ui.battle import BattleScene
from game.games.world.ui.face import WorldFace
from game.shelf import LibraryShelf
from game.ui.desk import Desk
from game.ui.settings import Settings
from game.ui.timeline import Cue
from tests.games.world.boards import world_board
from tests.games.world.table import RED, stand
from tests.ui.pilot import BareScene, Pilot

GAME: Any = WORLD
PLACE = "mongolia"
LONG_FRAME_MS = 120.0


def battle(board: dict[str, str], place: str = PLACE, **more: Any) -> WorldState:
    """A position at the start of a battle: `battle({"mongolia": "1:2i 0:it"})`, the owner's stack first."""
    defender = Seat(int(board[place][0])) if place in board else RED
    base = {"china": "0:i", "siberia": "1:i", **board}
    state = stand(base, **{"step": "place", **more})
    fleet = more.get("fleets", {}).get(place)
    if fleet is not None:
        defender = next(Seat(int(word[0])) for word in fleet.split() if word[0] != str(state.active))
    return replace(state, step="battle", fight=Fight(Battle(place, defender, is_at_sea=fleet is not None)))


class Scripted:
    """A computer player that gives these commands, one after the other."""

    trouble: str | None = None

    def __init__(self, commands: list[Any]) -> None:
        self._commands = commands

    def ask(self, view: Any) -> None:
        """Be asked."""

    def poll(self) -> Any:
        """The next command."""
        return self._commands.pop(0) if self._commands else None

    def close(self) -> None:
        """Go home."""


class _Shelf(LibraryShelf):
    """The shelf with the world's face on it, and scripted computer players."""

    def __init__(self, script: Sequence[Any]) -> None:
        super().__init__()
        self.script = list(script)

    def brain(self, session: Any, seat: Seat, level: str) -> Any:
        """The scripted one."""
        return Scripted(self.script)

    def face(self, game: str) -> Any:
        """The world's."""
        return WorldFace()


class PlainTable(BareScene):
    """A table that shows nothing, with a desk."""

    def __init__(self, ctx: Any, desk: Desk) -> None:
        super().__init__(ctx, "table")
        self.desk = desk


class Fought:
    """A pilot, a bare table, the battle screen upon it, and the session behind it."""

    def __init__(
        self,
        state: WorldState,
        size: tuple[int, int] = (1280, 720),
        players: Sequence[str] = (),
        settings: Settings | None = None,
        draws: Sequence[int] = (),
        script: Sequence[Any] = (),
        cue_ms: float = 0.0,
    ) -> None:
        self.pilot = Pilot(size=size, shelf=_Shelf(script), settings=settings)
        seats = tuple(players) or ("human",) * state.seats
        self.session: Session[Any, Any, Any] = Session.new(
            GAME,
            seats=state.seats,
            seed="pilot",
            options=plain(msgspec.to_builtins(state.options)),
            map_data=world_board(),
            map_name="world",
            position=plain(msgspec.to_builtins(state)),
            players=seats,
        )
        self.session.queue_chance(draws)
        self.desk = Desk(self.pilot.ctx, self.session, seats, True)
        self.table_cue = Cue(cue_ms)
        self.desk.show_with(lambda shown, event: self.table_cue)
        self.table = PlainTable(self.pilot.ctx, self.desk)
        self.pilot.show(self.table)
        self.scene = BattleScene(self.pilot.ctx, self.table)
        self.pilot.show(self.scene)

    @property
    def state(self) -> WorldState:
        """The game as it stands."""
        state: WorldState = self.session.view("referee").state
        return state

    @property
    def commands(self) -> list[Any]:
        """The commands of the log, oldest first."""
        entries = self.session.full_log().entries
        return [entry.command for entry in entries if entry.command is not None]

    def rest(self, limit_ms: float = 20_000) -> None:
        """Wait until all is shown and a human is asked, or the battle is left."""
        end = self.pilot.now + limit_ms
        self.pilot.wait(32)
        while self.pilot.now < end and self.pilot.top is self.scene:
            if self.desk.timeline.idle and self.desk.waiting_for is None and self.desk.hand is not None:
                self.pilot.frame()
                return
            self.pilot.now += LONG_FRAME_MS  # few pictures, so that many battles can be fought
            self.pilot.app.step([], LONG_FRAME_MS)
