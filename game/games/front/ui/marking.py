"""Which marks the front's table lays over the picture: reach, lit counters, last move, aids, the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.messages import Event
from game.games.front import events as e
from game.games.front.model import HexId
from game.games.front.ui.board import FrontMarks, Line, mark
from game.games.front.ui.cut_lines import Over
from game.games.front.ui.map_picture import HexMark
from game.games.front.ui.stacks import LIT, TAKEN
from game.ui.theme import BAD, BRASS, BRASS_BRIGHT, GOOD, INFO, WARN, Colour

if TYPE_CHECKING:
    from game.games.front.ui.reach import Ways
    from game.games.front.ui.table import FrontTable


class Marking:
    """Makes the marks of a frame."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._last: tuple[Event, ...] = ()
        self._entry: tuple[Event, ...] | None = None  # of the log's line that was clicked
        self._reach: tuple[object, tuple[HexMark, ...], dict[HexId, tuple[str, Colour]]] = (None, (), {})

    def refresh(self) -> None:
        """The game went on: remember what happened last."""
        self._entry = None
        session = self._table.desk.session
        if session.index > 1:
            self._last = self._table.last_events()

    def show_entry(self, index: int | None) -> None:
        """Mark what an entry of the log was about."""
        self._entry = None
        if index is not None:
            self._entry = self._table.desk.session.batch(index, self._table.public_eyes).events
            here = next((one for event in self._entry for one in _hexes(event)), None)
            if here is not None and self._table.desk.rules.ground.has(here):
                self._table.picture.board.look_at(here)

    def marks(self) -> FrontMarks:
        """The marks as things stand."""
        table, touching = self._table, self._table.touching
        hexes, lines, labels = table.aids.overlay()
        ways = table.ahead.ways()
        if ways is not None:
            more, labels = self._reach_marks(ways)
            hexes, lines = (*hexes, *more), (*lines, *self._path(ways))
        elif table.desk.timeline.idle:
            shown = self._entry if self._entry is not None else self._last
            marks, moves = self._told(shown)
            hexes, lines = (*hexes, *marks), (*lines, *moves)
        if ways is None and table.desk.timeline.idle:
            barred, way, cut_labels = self._cut()
            hexes, lines, labels = (*hexes, *barred), (*lines, *way), {**labels, **cut_labels}
        fight = table.fights.marks()
        hexes = (*hexes, *fight.hexes) if table.fights.is_open else (*hexes, *self._targets())
        lines = (*lines, *fight.lines)
        sides = (
            [token for token in table.hand.offers if token.startswith("side:")] if table.hand.picks else []
        )
        for token in sides:  # bridges that could be blown
            a, _, b = token.partition(":")[2].partition("-")
            lines = (*lines, Line((a, b), WARN, by_road=True, wide=5.0))
        carried = touching.carried
        bright = table.aids.bright if ways is None else frozenset({*ways.reach.costs, ways.start} - {""})
        return FrontMarks(
            hexes=hexes, lines=lines, labels=labels, rings={**self._rings(), **fight.rings},
            hovered=touching.over, carried=carried, cursor=table.focus, bright=bright,
            held=(carried[0], touching.pointer) if carried else None,
        )  # fmt: skip

    def _cut(self) -> Over:
        """What cuts the line of the unit that the sheet tells of."""
        table = self._table
        kind, _, unit = (table.about or "").partition(":")
        cut = table.aids.cuts.cut(table.state, unit) if kind == "unit" and not table.fights.is_open else None
        return table.aids.cuts.overlay(cut) if cut is not None else ((), (), {})

    def _rings(self) -> dict[str, Colour]:
        """Frames around counters: taken up, and those of the running phase that can be."""
        table = self._table
        rings: dict[str, Colour] = {}
        if table.desk.hand is None or not table.desk.timeline.idle:
            return rings
        picks = table.hand.picks
        offers = table.hand.offers if picks else table.hand.starts
        if picks or table.phase not in ("C", "D", "F") or table.desk.view.state.excess:
            rings.update((token, LIT) for token in offers if token.partition(":")[0] in ("unit", "leader"))
        elif table.phase in ("D", "F"):
            rings.update((token, LIT) for token in table.outlook.unmoved())
        taken = table.touching.selection or picks
        rings.update((token, TAKEN) for token in taken)
        return rings

    def _targets(self) -> list[HexMark]:
        """Hexes that a fight or a bridge offers; in D and F the reach tells them."""
        table = self._table
        if table.desk.hand is None or not table.desk.timeline.idle:
            return []
        offers = table.hand.offers if table.hand.picks else table.hand.starts
        out = []
        picked = [token.partition(":")[2] for token in table.hand.picks if token.startswith("hex:")]
        out += [HexMark(here, BRASS_BRIGHT, "none", outline=True) for here in picked if here != "off"]
        if table.ahead.ways() is not None:
            return out
        out += [HexMark(one.hex, BAD, "hatch", outline=True) for one in table.desk.view.state.excess[:1]]
        for token in offers:
            kind, _, name = token.partition(":")
            if kind == "hex" and table.desk.rules.ground.has(name):
                out.append(HexMark(name, BAD, "hatch", outline=True, strength=70))
        return out

    def _reach_marks(self, ways: Ways) -> tuple[tuple[HexMark, ...], dict[HexId, tuple[str, Colour]]]:
        """Those in reach say how many points are left; zones are hatched."""
        key = (self._table.desk.session.index, ways.counters, ways.over)
        if self._reach[0] == key:
            return self._reach[1], self._reach[2]
        ground = self._table.desk.rules.ground
        costs = ways.reach.costs
        marks, labels = list[HexMark](), dict[HexId, tuple[str, Colour]]()
        for here in ground.ids:
            if here in costs:
                in_zone = here in ways.zone
                labels[here] = (str(ways.left(here)), BAD if in_zone else GOOD)
                if in_zone:
                    marks.append(mark(here, BAD, "hatch", 60))
            elif here != ways.start and here in ways.zone:
                marks.append(mark(here, BAD, "hatch", 45))
        if ways.start:
            marks.append(HexMark(ways.start, BRASS_BRIGHT, "none", outline=True))
        self._reach = (key, tuple(marks), labels)
        return self._reach[1], labels

    def _path(self, ways: Ways) -> tuple[Line, ...]:
        """The way to the hex under the pointer or the keyboard's focus."""
        table = self._table
        here = table.touching.hex_over or table.focus
        picked = [token.partition(":")[2] for token in table.hand.picks if token.startswith("hex:")]
        if picked and picked[-1] in ways.reach.costs:
            here = picked[-1]
        if here is None or here not in ways.reach.costs:
            return (self._way(ways, ways.over),) if ways.over else ()
        return (self._way(ways, ways.path(here)),)

    def _way(self, ways: Ways, path: tuple[HexId, ...]) -> Line:
        """A march drawn from where the counters stand, its waypoints as knots."""
        whole = (ways.start, *path) if ways.start else path
        return Line(whole, BRASS_BRIGHT, True, arrow=True, wide=4.0, knots=self._table.waypoints.points)

    def _told(self, events: tuple[Event, ...]) -> tuple[list[HexMark], list[Line]]:
        """What an entry was about: ways that were gone, hexes in which something happened."""
        marks, lines = list[HexMark](), list[Line]()
        ground = self._table.desk.rules.ground
        for event in events:
            if isinstance(event, e.Moved):
                path = tuple(here for here in event.path if here)
                lines.append(Line(path, BRASS, by_road=True, arrow=True, wide=2.5))
                marks += [HexMark(here, BRASS, "none", outline=True) for here in path[-1:]]
                continue
            tone = {e.UnitLost: BAD, e.ControlChanged: WARN}.get(type(event), INFO)
            marks += [HexMark(here, tone, "none", outline=True) for here in _hexes(event) if ground.has(here)]
        return marks, lines


def _hexes(event: Event) -> list[HexId]:
    """The hexes that an event names."""
    if isinstance(event, e.Moved):
        return [here for here in event.path if here][-1:]
    found = [getattr(event, name, None) for name in ("hex", "target", "to")]
    return [one for one in found if isinstance(one, str) and one]
