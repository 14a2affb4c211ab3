"""The eye of the front's table: whose troops it opens on, what others do, and what they have done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.front.events import ControlChanged
from game.games.front.model import HexId
from game.games.front.ui.picture import hexes_of

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable


class Following:
    """Moves the table's view by itself, never while the player's own hand is at work."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._has_looked: set[Seat] = set()
        self._seen: object = None  # the event that was looked at last
        self._left: tuple[float, float] | None = None  # the middle of the view as this class last knew it
        self._home: tuple[float, float] | None = None  # where the player looked before the view went away
        self._alone: Seat | None = None  # the acting seat whose moves the player does not want to follow
        self.recap: list[str] = []  # what happened since the seat's last command

    def look_first(self) -> None:
        """Each seat's first turn begins with a look at its own troops, near enough to read them."""
        table = self._table
        seat = table.seat_of_interest
        if table.size != (0, 0) and table.state.units and seat not in self._has_looked:
            self._has_looked.add(seat)
            table.picture.board.open_on(table.state, int(seat))

    def follow(self) -> None:
        """What a computer player or somebody far away does is brought into view; then the view comes back.

        Whoever moves the map by hand meanwhile is left alone until another seat acts.
        """
        table, camera = self._table, self._table.board.map.camera
        if table.desk.hand is not None and table.desk.timeline.idle:
            if table.desk.hand == table.state.active:
                self._come_back()  # whoever defends goes on looking at what is attacked
            return
        if not camera.gliding:
            if self._left is not None and camera.middle != self._left:
                self._alone, self._home = table.state.active, None
            self._left = camera.middle
        playing = table.desk.timeline.playing
        if playing is None or playing.event is self._seen:
            return
        self._seen = playing.event
        if self._is_wanted() and not isinstance(playing.event, ControlChanged):  # along the way just gone
            self._go([here for here in hexes_of(playing.event) if table.desk.rules.ground.has(here)])

    def _is_wanted(self) -> bool:
        table = self._table
        if self._alone is not None and self._alone != table.state.active:
            self._alone = None
        is_theirs = table.desk.hand is None or table.desk.players[table.state.active] != "human"
        return is_theirs and self._alone is None and not table.touching.is_panning

    def _go(self, hexes: list[HexId]) -> None:
        """Look at where something happens, unless all of it is in view."""
        board = self._table.board
        px = self._table.ctx.px
        near = board.rect.inflate(-px(160), -px(140))
        if all(near.collidepoint(board.map.centre_of(here)) for here in hexes):
            return
        if self._home is None:
            self._home = board.map.camera.middle
        self._left = board.map.camera.glide(board.map.atlas.centres[hexes[-1]])

    def _come_back(self) -> None:
        """The player's own turn: what was looked at before is in view again."""
        home, self._home, self._left, self._alone = self._home, None, None, None
        if home is not None:
            self._table.board.map.camera.glide(home)

    def look_at_task(self) -> None:
        """A fight or an overfull stack that this seat must decide about is brought into view."""
        table = self._table
        state = table.desk.view.state
        if table.desk.hand is None or table.size == (0, 0):
            return
        fight = state.assault or state.mission
        here = state.excess[0].hex if state.excess else "" if fight is None else fight.target
        if here and table.desk.hand == state.active:
            table.board.look_at(here)
        elif here:
            self._go([here])

    def recall(self) -> None:
        """Tell what the other side did since this seat last commanded, if it did anything."""
        session, seat = self._table.desk.session, self._table.desk.hand
        eyes = self._table.desk.eyes
        first = session.index
        while first > 1 and session.batch(first - 1, eyes).seat not in (seat, None):
            first -= 1
        self.look_at_task()
        if first < session.index:
            self.recap = [text for _, text in session.text(eyes, first, session.index)]
