"""Where counters in the hand can go, as the table shows it: points left, ways, zones, and why not."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from game.core.messages import Illegal
from game.games.front.marching import March, Reach
from game.games.front.model import HexId

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable

COUNTERS = ("unit", "leader")


@dataclass(frozen=True)
class Ways:
    """A march that could be made."""

    counters: tuple[str, ...]
    start: HexId
    points: int
    reach: Reach
    zone: frozenset[HexId]  # enemy zones that are felt
    over: tuple[HexId, ...] = ()  # the way as far as the last waypoint; `reach` goes on from there

    def path(self, here: HexId) -> tuple[HexId, ...]:
        """The whole way to a hex, the start left out."""
        return (*self.over, *self.reach.path(here))

    def left(self, here: HexId) -> int:
        """Movement points left on arriving; entering a zone ends the march but the points are told."""
        return self.points - self.reach.costs[here]


class Ahead:
    """Works out marches for the hand; the newest one is kept."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._kept: tuple[object, Ways | None] = (None, None)
        self._reason: tuple[object, str] = (None, "")

    def counters(self) -> tuple[str, ...]:
        """The counters in the hand."""
        picks = self._table.hand.picks
        return tuple(pick.partition(":")[2] for pick in picks if pick.partition(":")[0] in COUNTERS)

    def ways(self) -> Ways | None:
        """Where the counters in the hand can go; None where nothing marches."""
        table = self._table
        state = table.desk.view.state
        counters = self.counters()
        if not counters or table.desk.hand is None or not table.is_marching:
            return None
        over = table.waypoints.path
        key = (table.desk.session.index, counters, over)
        if self._kept[0] != key:
            march = March(table.desk.rules.course(state), counters)
            reach = table.waypoints.reach() or march.reach()
            ways = Ways(counters, march.start, march.points, reach, frozenset(march.zone), over)
            self._kept = (key, ways)
        return self._kept[1]

    def why_still(self, token: str) -> Illegal:
        """Why a counter cannot be dragged anywhere now: the phase is another, or it is done."""
        table = self._table
        if table.is_marching and token not in table.hand.starts:
            return table.hand.why_not(token)
        return Illegal("3.2.0", "not_in_this_phase", phase=table.phase)

    def note(self, here: HexId) -> str:
        """What going to a hex costs, or why the counters in the hand cannot go there."""
        ways = self.ways()
        words = self._table.words
        if ways is None or here == ways.start:
            return ""
        if here not in ways.reach.costs:
            return self._why_not_over(ways, here) if ways.over else self._why_not(here)
        cost, left = ways.reach.costs[here], ways.left(here)
        out = words.say("reach.cost", cost=cost, points=ways.points, left=left)
        path = (ways.start, *ways.path(here)) if ways.start else ways.path(here)
        ground = self._table.desk.rules.ground
        roads = sum(bool(ground.road(a, b)) for a, b in pairwise(path))
        if roads:
            out += "\n" + words.counted("reach.roads", roads)
        if here in ways.zone:
            out += "\n" + self._stops(here)
        return out

    def _stops(self, here: HexId) -> str:
        table = self._table
        course = table.desk.rules.course(table.desk.view.state)
        seat = table.desk.hand
        makers = course.field.against(seat).get(here, ()) if seat is not None else ()
        names = [table.words.counter(table.desk.rules, unit) for unit in makers]
        return table.words.say("reach.zone", units=table.words.names.listed(names))

    def _why_not_over(self, ways: Ways, here: HexId) -> str:
        """Out of reach from the last waypoint: what is left there."""
        table = self._table
        last = ways.over[-1]
        if last in ways.zone:
            return table.words.say("waypoint.stops", last=table.words.place(table.desk.rules, last))
        there = table.words.place(table.desk.rules, here)
        return table.words.say("waypoint.too_far", hex=there, left=ways.left(last))

    def _why_not(self, here: HexId) -> str:
        table = self._table
        key = (table.desk.session.index, table.hand.picks, here)
        if self._reason[0] != key:
            reason = table.hand.why_not(f"hex:{here}")
            told = table.desk.refusal(reason)
            self._reason = (key, told)
        return self._reason[1]
