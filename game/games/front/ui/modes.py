"""Modes at the table: for the counters chosen, for the one under the pointer, for all like them (6.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.messages import Illegal
from game.games.front.commands import SetMode
from game.games.front.model import MODES, Mode
from game.games.front.standing import counter_of

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable


class Modes:
    """Gives modes; what is refused for one counter does not keep the others from it."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table

    def possible(self, mode: Mode) -> int:
        """How many of the chosen counters may take a mode."""
        hand = self._table.hand
        return sum(f"mode:{mode}" in hand.after((token,)) for token in self._table.touching.selection)

    def give(self, mode: Mode) -> None:
        """The chosen counters, or the one under the pointer, take a mode."""
        table = self._table
        tokens = table.touching.selection or self._pointed()
        if table.phase != "C" or table.desk.hand is None or not tokens:
            return
        table.finish_motion()
        table.touching.cancel()
        reason: Illegal | None = None
        given = 0
        for token in tokens:
            if f"mode:{mode}" in table.hand.after((token,)):
                command = SetMode(seat=table.desk.hand, counter=token.partition(":")[2], mode=mode)
                given += int(table.submit(command))
            elif reason is None:
                reason = table.desk.rules.why_not(
                    table.desk.view.state, table.desk.hand, (token,), f"mode:{mode}"
                )
        if reason is not None and not given:
            table.refuse(reason)
        elif len(tokens) > 1:
            name = table.words.names.modes[mode]
            table.toasts.tell(table.words.say("toast.modes", given=given, all=len(tokens), mode=name))

    def turn(self) -> None:
        """The next mode that the counters may take, after the one that the first has."""
        table = self._table
        tokens = table.touching.selection or self._pointed()
        if table.phase != "C" or table.desk.hand is None or not tokens:
            return
        table.finish_motion()
        one = counter_of(table.desk.view.state, tokens[0].partition(":")[2])
        if one is None:
            return
        at = MODES.index(one.mode)
        offers = table.hand.after((tokens[0],))
        for step in range(1, len(MODES)):
            mode = MODES[(at + step) % len(MODES)]
            if f"mode:{mode}" in offers:
                kept = table.touching.selection
                self.give(mode)
                table.touching.selection = kept
                table.relayout()
                return

    def widen(self) -> None:
        """Choose everything of the same formation as what is chosen."""
        table = self._table
        book, state = table.desk.rules.book, table.desk.view.state
        chosen = [token.partition(":")[2] for token in table.touching.selection]
        divisions = {book.units[name].formation or book.units[name].division for name in chosen
                     if name in book.units}  # fmt: skip
        more = [
            f"unit:{name}" for name in state.units
            if name in book.units
            and (book.units[name].formation or book.units[name].division) in divisions
            and table.is_own(f"unit:{name}")
        ]  # fmt: skip
        table.touching.selection = tuple(dict.fromkeys((*table.touching.selection, *more)))
        table.relayout()

    def _pointed(self) -> tuple[str, ...]:
        table = self._table
        over = table.touching.over
        if over is not None and table.is_own(over):
            return (over,)
        place = table.focus
        piles = table.picture.board.stacks.piles(table.state)
        own = [token for token in piles.get(place or "", ()) if table.is_own(token)]
        return tuple(own[-1:])
