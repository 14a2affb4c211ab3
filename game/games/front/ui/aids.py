"""Aids that keys lay over the map: zones of control, supply lines, command, and who can see whom."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.front.model import FrontState, HexId, other
from game.games.front.ui.board import Line, mark
from game.games.front.ui.cut_lines import CutLines
from game.games.front.ui.map_picture import HexMark
from game.ui.theme import BAD, BRASS_BRIGHT, GOOD, INFO, WARN, Colour

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable

AIDS = ("zones", "supply", "command", "sight")
_ZONES: tuple[Colour, Colour] = ((0xA3, 0x2A, 0x20), (0x2B, 0x5C, 0x94))
_SIGHT = 2  # hexes at which an enemy is observed in good daylight (12.1.0)

Overlay = tuple[tuple[HexMark, ...], tuple[Line, ...], dict[HexId, tuple[str, Colour]]]


class Aids:
    """One aid at a time; `shown` names it."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self.shown: str | None = None
        self.cuts = CutLines(table.desk.rules, table.words)
        self._bright: frozenset[HexId] = frozenset()
        self._kept: tuple[object, Overlay] = (None, ((), (), {}))

    def toggle(self, aid: str) -> None:
        """Show an aid, or take it away."""
        self.shown = None if self.shown == aid else aid

    @property
    def bright(self) -> frozenset[HexId] | None:
        """The hexes that the aid leaves out of the dark; None: there is no dark."""
        return self._bright if self.shown == "sight" else None

    def overlay(self) -> Overlay:
        """Marks, lines and labels of the aid that is shown."""
        if self.shown is None:
            return (), (), {}
        state, seat = self._table.state, self._table.seat_of_interest
        about = self._table.about
        key = (self.shown, id(state), seat, about if self.shown == "command" else None)
        if self._kept[0] != key:
            made = {
                "zones": self._zones, "supply": self._supply, "command": self._command, "sight": self._sight
            }[self.shown](state, seat)  # fmt: skip
            self._kept = (key, made)
        return self._kept[1]

    def _zones(self, state: FrontState, seat: Seat) -> Overlay:
        """Both sides' zones, each with a pattern of its own (7.1)."""
        field = self._table.desk.rules.course(state).field
        german = set(field.against(Seat(1)))
        american = set(field.against(Seat(0)))
        marks = [mark(here, _ZONES[0], "hatch", 110) for here in sorted(german)]
        marks += [mark(here, _ZONES[1], "dots", 140) for here in sorted(american)]
        return tuple(marks), (), {}

    def _supply(self, state: FrontState, seat: Seat) -> Overlay:
        """The seat's lines to their sources; units without one, with their level of isolation (14.0)."""
        course = self._table.desk.rules.course(state)
        lines = self.cuts.lines(state, seat)
        ground = self._table.desk.rules.ground
        out, marks, labels, seen = list[Line](), list[HexMark](), dict[HexId, tuple[str, Colour]](), set()
        for here in course.field.units[seat]:
            path = lines.line(here)
            if path:
                steps = [(a, b) for a, b in pairwise(path) if (a, b) not in seen]
                seen.update(steps)
                for a, b in steps:
                    road = bool(ground.road(a, b))
                    out.append(Line((a, b), GOOD if road else BRASS_BRIGHT, road, not road, wide=4.0))
                continue
            marks.append(mark(here, BAD, "hatch", 120))
            cut = self.cuts.cut(state, course.field.units[seat][here][0])
            if cut is not None:
                barred, way, told = self.cuts.overlay(cut)
                marks += [one for one in barred if one not in marks]
                out += way
                labels.update(told)
        for name, one in state.units.items():
            if one.hex and course.book.seat(name) == seat and one.isolation:
                text = self._table.words.say("label.isolation", level=one.isolation)
                labels[one.hex] = (text, BAD)
        zone = course.field.against(seat)
        own = course.field.units[seat]
        marks += [mark(here, _ZONES[1 - int(other(seat))], "hatch", 45) for here in zone if here not in own]
        for entry in ground.entries.values():
            if entry.supply:
                source = self._table.words.say("label.source", side=entry.supply)
                labels.setdefault(entry.hex, (source, GOOD if entry.supply == ("DE", "US")[seat] else BAD))
        return tuple(marks), tuple(out), labels

    def _command(self, state: FrontState, seat: Seat) -> Overlay:
        """Lines from each leader to his units; where his column shift (1 hex) and his rescue (2) reach."""
        rules = self._table.desk.rules
        about = (self._table.about or "").partition(":")
        own = [name for name in state.leaders if rules.book.seat(name) == seat and state.leaders[name].hex]
        if about[0] == "leader" and about[2] in state.leaders:
            own = [about[2]]
        elif about[0] == "unit":
            own = [name for name in own if rules.book.commands(name, about[2])] or own
        out, marks = list[Line](), list[HexMark]()
        for name in own:
            chief = state.leaders[name]
            if not chief.hex:
                continue
            tone = BRASS_BRIGHT if chief.is_active else INFO
            for unit, one in state.units.items():
                if one.hex and one.hex != chief.hex and rules.book.commands(name, unit):
                    out.append(Line((chief.hex, one.hex), tone, dotted=not chief.is_active, wide=3.0))
            for here in rules.ground.ids:
                gap = rules.ground.distance(chief.hex, here)
                if gap <= 1:
                    marks.append(mark(here, BRASS_BRIGHT, "wash", 90))
                elif gap == 2:
                    marks.append(mark(here, BRASS_BRIGHT, "dots", 50))
        return tuple(marks), tuple(out), {}

    def _sight(self, state: FrontState, seat: Seat) -> Overlay:
        """What the seat's combat units can read (next to them) and observe for guns (12.1.0, 18.4.0)."""
        rules = self._table.desk.rules
        own = rules.course(state).field.units[seat]
        reach = _SIGHT if state.weather != "fog" and state.turn[-1:] in ("A", "P") else 1
        marks, bright = list[HexMark](), set[HexId]()
        for here in rules.ground.ids:
            gap = min((rules.ground.distance(here, there) for there in own), default=99)
            if gap <= reach:
                bright.add(here)
                if gap > 1:
                    marks.append(mark(here, WARN, "dots", 60))
        self._bright = frozenset(bright)
        return tuple(marks), (), {}
