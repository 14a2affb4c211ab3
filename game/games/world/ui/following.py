"""Where computer players act on a map that is zoomed in: the view goes there by itself, and comes back.

Whoever moves the map by hand while another seat acts is left alone until the next seat acts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.core.messages import Event
from game.games.world import events as e
from game.games.world.model import PlaceId
from game.games.world.ui.atlas import Atlas
from game.kit.shapes import Point

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable

_AIR = 6  # one part in so many of the view's width and height counts as its edge


class Following:
    """Watches what is in motion for the table and moves its camera."""

    def __init__(self, table: WorldTable) -> None:
        self._table = table
        self._seen: object = None  # the event that was looked at last
        self._left: Point | None = None  # the middle of the view as this class last knew it
        self._home: Point | None = None  # where the player looked before the view first went elsewhere
        self._alone: Seat | None = None  # the acting seat whose moves the player does not want to follow

    def follow(self) -> None:
        """Look at what is shown now; go there, or back."""
        table, camera = self._table, self._table.picture.board.map.camera
        if table.desk.hand is not None and table.desk.timeline.idle:
            if table.desk.hand == table.state.active:
                self._come_back()  # a defender goes on looking at what is attacked
            return
        if not camera.gliding:
            if self._left is not None and camera.middle != self._left:
                self._alone, self._home = table.state.active, None
            self._left = camera.middle
        playing = table.desk.timeline.playing
        event = playing.event if playing is not None else None
        if event is None or event is self._seen:
            return
        self._seen = event
        if camera.step and self._is_wanted():
            self._go(list(_spots(table.picture.board.map.atlas, event)))

    def _is_wanted(self) -> bool:
        table = self._table
        if self._alone is not None and self._alone != table.state.active:
            self._alone = None
        is_theirs = table.desk.players[table.state.active] != "human"
        return is_theirs and self._alone is None and not table.touching.is_busy

    def _go(self, spots: list[Point]) -> None:
        camera = self._table.picture.board.map.camera
        room = camera.rect.inflate(-2 * camera.rect.width // _AIR, -2 * camera.rect.height // _AIR)
        if not spots or all(room.collidepoint(camera.to_window(spot)) for spot in spots):
            return
        if self._home is None:
            self._home = camera.middle
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        self._left = camera.glide(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))

    def _come_back(self) -> None:
        """The player's own turn: what was looked at before is in view again."""
        home, self._home, self._left, self._alone = self._home, None, None, None
        if home is not None:
            self._table.picture.board.map.camera.glide(home)


def _spots(atlas: Atlas, event: Event) -> Iterator[Point]:
    """Where on the map an event happens."""
    for place in _places(event):
        if place in atlas.shapes.labels:
            yield atlas.label(place)
        elif place in atlas.shapes.seas:
            yield atlas.shapes.seas[place][0]


def _places(event: Event) -> tuple[PlaceId, ...]:
    match event:
        case e.UnitsMoved(origin=origin, to=to):
            return origin, to
        case e.BattleBegan(battle=battle):
            return (battle.place,)
        case (
            e.TerritoryClaimed(place=place) | e.UnitsPlaced(place=place) | e.TerritoryTaken(place=place)
            | e.TerritoryEmptied(place=place) | e.UnitsDropped(place=place)
        ):  # fmt: skip
            return (place,)
        case e.UnitsLost(place=str(place)):
            return (place,)
        case _:
            return ()
