"""Waypoints of a march: hexes that the player sets one after the other; the way between them is the cheapest.

Shift and a click set one, W does at the keyboard's focus, and a drag with shift held goes through every hex
that the pointer crosses. What comes of it is a plain march with its whole path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.games.front.commands import Move
from game.games.front.detour import Detour
from game.games.front.marching import Reach
from game.games.front.model import HexId

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable


class Waypoints:
    """Belongs to the counters in the hand; another hand begins without any."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._key: object = None
        self._points: list[HexId] = []
        self._path: list[HexId] = []  # hexes gone as far as the last waypoint, the start left out
        self._ends: list[int] = []  # the path's length at each waypoint
        self._reach: tuple[object, Reach | None] = (None, None)
        self._traces = False  # whether shift lays a way in this drag

    @property
    def points(self) -> tuple[HexId, ...]:
        """The waypoints, in order."""
        self._watch()
        return tuple(self._points)

    @property
    def path(self) -> tuple[HexId, ...]:
        """The way as far as the last waypoint."""
        self._watch()
        return tuple(self._path)

    def reach(self) -> Reach | None:
        """Where the march can go on from the last waypoint; None without one."""
        if not self.points:
            return None
        key = (self._key, tuple(self._path))
        if self._reach[0] != key:
            table = self._table
            march = Detour(table.desk.rules.course(table.desk.view.state), table.ahead.counters())
            self._reach = (key, march.reach_over(tuple(self._path)))
        return self._reach[1]

    def add(self, here: HexId) -> bool:
        """Go by this hex; asked for the last one again, take it away. Whether anything changed."""
        if here == next(reversed(self.points), None):
            return self.drop_last()
        ways = self._table.ahead.ways()
        if ways is None or here not in ways.reach.costs:
            return False
        self._path = list(ways.path(here))
        self._points.append(here)
        self._ends.append(len(self._path))
        self._table.ctx.sounds.play("pick")
        self._table.relayout()
        return True

    def drop_last(self) -> bool:
        """Take the last waypoint away; whether there was one."""
        if not self.points:
            return False
        self._points.pop()
        self._ends.pop()
        del self._path[self._ends[-1] if self._ends else 0 :]
        self._table.relayout()
        return True

    def pressed(self, place: str | None, with_shift: bool) -> bool:
        """A press of the mouse; whether it set a waypoint: with shift, on a hex in reach of what is held."""
        self._traces = not with_shift  # the shift that takes a pile up lays no way
        return with_shift and place is not None and self._table.ahead.ways() is not None and self.add(place)

    def dragged(self, here: HexId | None) -> None:
        """A drag with shift held crosses a hex: go by it; back on the one before, take the last away."""
        has_shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        self._traces = self._traces or not has_shift
        if not has_shift or not self._traces:
            return
        points = self.points
        if here is None or here == next(reversed(points), None):
            return
        if len(points) > 1 and here == points[-2]:
            self.drop_last()
        else:
            self.add(here)

    def go(self, here: HexId) -> bool:
        """March over the waypoints to a hex, or say why not; False without waypoints."""
        if not self.points:
            return False
        table = self._table
        ways = table.ahead.ways()
        if ways is None or here not in ways.reach.costs or table.desk.hand is None:
            table.toasts.tell(table.ahead.note(here))
            return True
        path = ways.path(here)
        table.submit(Move(seat=table.desk.hand, counters=table.ahead.counters(), path=path))
        return True

    def _watch(self) -> None:
        """Another hand, or the game has gone on: nothing is laid yet."""
        table = self._table
        key = (table.desk.session.index, table.ahead.counters() if table.is_marching else ())
        if key != self._key:
            self._key = key
            self._points, self._path, self._ends = [], [], []
