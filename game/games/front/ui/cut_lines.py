"""Cut supply lines as the table tells them: the way a line would take, and who bars which hex of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.front.cuts import Bar, Cut, Cuts
from game.games.front.lines import Lines
from game.games.front.model import FrontState, HexId, UnitId
from game.games.front.ui.board import Line, mark
from game.games.front.ui.map_picture import HexMark
from game.ui.theme import BAD, Colour

if TYPE_CHECKING:
    from game.games.front.rules import FrontRules
    from game.games.front.ui.words import FrontWords

Over = tuple[tuple[HexMark, ...], tuple[Line, ...], dict[HexId, tuple[str, Colour]]]


class CutLines:
    """Looks for what cuts lines; the answers for one state are kept."""

    def __init__(self, rules: FrontRules, words: FrontWords) -> None:
        self._rules = rules
        self._words = words
        self._kept: tuple[object, dict[Seat, Lines]] = (None, {})
        self._cuts: tuple[object, dict[Seat, Cuts]] = (None, {})

    def cut(self, state: FrontState, unit: UnitId) -> Cut | None:
        """What cuts a unit's line now, as far as its side can know; None where nothing does."""
        one = state.units.get(unit)
        if one is None or not one.hex:
            return None
        if state.viewer is not None and state.viewer != self._rules.book.seat(unit):
            return None  # under fog of war nobody knows what the enemy's lines meet
        seat = self._rules.book.seat(unit)
        if self.lines(state, seat).has(one.hex):
            return None
        if self._cuts[0] is not state:
            self._cuts = (state, {})
        if seat not in self._cuts[1]:
            self._cuts[1][seat] = Cuts(self._rules.course(state), seat)
        return self._cuts[1][seat].cut(one.hex)

    def lines(self, state: FrontState, seat: Seat) -> Lines:
        """The net of a seat."""
        if self._kept[0] is not state:
            self._kept = (state, {})
        if seat not in self._kept[1]:
            self._kept[1][seat] = Lines(self._rules.course(state), seat, known_only=True)
        return self._kept[1][seat]

    def told(self, cut: Cut) -> str:
        """The nearest bar in words: the hex, and who causes it."""
        return self._bar(cut.bars[0])

    def sentences(self, state: FrontState, seat: Seat, most: int) -> list[str]:
        """One for each hex in which units of the seat are cut off, the first few."""
        out: dict[HexId, str] = {}
        for unit, one in state.units.items():
            cut = self.cut(state, unit) if self._rules.book.seat(unit) == seat else None
            if cut is not None and one.hex not in out:
                who = self._words.counter(self._rules, unit)
                where = self._place(one.hex)
                out[one.hex] = self._words.say("cut.line", unit=who, hex=where, bar=self.told(cut))
        left = len(out) - most
        told = list(out.values())[:most]
        return [*told, self._words.counted("cut.more", left)] if left > 0 else told

    def overlay(self, cut: Cut) -> Over:
        """The way as far as its first bar, the barred hex lit and named."""
        bar = cut.bars[0]
        labels: dict[HexId, tuple[str, Colour]] = {bar.hex: (self._words.say("label.cut_here"), BAD)}
        way = Line(cut.open_part, BAD, dotted=True, wide=4.0)
        marks = (mark(bar.hex, BAD, "hatch", 90), HexMark(bar.hex, BAD, "none", outline=True))
        return marks, (way,), labels

    def _bar(self, bar: Bar) -> str:
        say = self._words.say
        where = self._place(bar.hex)
        names = self._words.names.listed([self._words.counter(self._rules, unit) for unit in bar.by])
        key = f"cut.{bar.kind}" if bar.by or bar.kind == "bridge" else "cut.unread"
        return say(key, hex=where, units=names)

    def _place(self, here: HexId) -> str:
        """A hex as it stands within a sentence."""
        if here in self._rules.ground.places:
            return self._words.place(self._rules, here)
        return self._words.say("cut.hex", hex=here)
