"""The wonders table's buttons: tools in the strip; cancel, ways to pay, and answers in the rail."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.wonders.model import other
from game.games.wonders.payment import payments
from game.ui.keys import shown
from game.ui.table_controls import TableControls, Tool
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

_MOST_WAYS = 6  # of payment, that get a button each


class Controls(TableControls):
    """Makes the buttons for what may be done now."""

    def __init__(self, table: WondersTable) -> None:
        super().__init__(table, table.words.say)
        self._table = table

    def tools(self) -> Sequence[tuple[Tool, Callable[[], None]]]:
        """Undo to rules."""
        table = self._table
        return [
            (Tool("undo", "undo", "undo"), table.undo),
            (Tool("redo", "redo", "redo"), table.redo),
            (Tool("hint", "lamp", "hint"), table.ask_hint),
            (Tool("score", "crown", "score", "cities"), table.open_score),
            (Tool("pile", "cards", "pile", "cities"), table.open_pile),
            (Tool("log", "log", "log"), table.toggle_log),
            (Tool("rules", "help", "explain"), table.open_rules),
        ]

    def lit_tools(self) -> Mapping[str, bool]:
        """Whether the log is open."""
        return {"log": self._table.log_open}

    def actions(self) -> list[list[Button]]:
        """What the hand or the phase asks for."""
        table, seat = self._table, self._table.desk.hand
        if seat is None or table.showing:
            return []
        if table.hand.picks:
            return [*self._ways(seat), [self._button("cancel", table.touching.cancel)]]
        rows = [self._begin(seat)] if table.desk.view.state.phase == "begin" else []
        if table.passing.door is not None:
            key = shown("choose", "cities")
            rows.append([self._button("choose", table.passing.open, primary=True, hotkey=key)])
        answers = [one for one in ("recruit", "dismiss", "decline") if f"button:{one}" in table.hand.starts]
        if table.passing.door is None:
            rows += [[self._button(one, partial(self._touch, f"button:{one}"))] for one in answers]
        return rows

    def _begin(self, seat: Seat) -> list[Button]:
        """Who begins the age (W015)."""
        table, out = self._table, []
        for who in (seat, other(seat)):
            name = table.words.say("button.begin", side=table.words.side(who))
            act = partial(self._touch, f"seat:{who}")
            out.append(Button(table.ctx, f"begin_{who}", name, act, primary=who == seat, size=14))
        return out

    def _ways(self, seat: Seat) -> list[list[Button]]:
        """Where the player chooses how to pay: a button for each way, cheapest first (W036)."""
        table, picks = self._table, self._table.hand.picks
        offers = [token for token in table.hand.offers if token.startswith("buy:")]
        if not offers:
            return []
        thing = picks[-1] if picks[-1].startswith("wonder:") else picks[0]
        ways = dict(payments(table.desk.view.state, seat, thing.partition(":")[2]))
        rows = []
        for token in offers[:_MOST_WAYS]:
            way = ways[token.removeprefix("buy:")]
            told = table.narrator.payment(way)
            text = table.words.say("button.way", coins=way.total, how=told)
            act = partial(self._touch, token)
            rows.append([Button(table.ctx, token, text, act, primary=token == offers[0], tip=told, size=14)])
        return rows

    def _button(self, name: str, act: Callable[[], None], primary: bool = False, hotkey: str = "") -> Button:
        words = self._table.words.say(f"button.{name}", hotkey=hotkey)
        return Button(self._table.ctx, name, words, act, primary=primary)

    def _touch(self, token: str) -> None:
        self._table.finish_motion()
        self._table.touching.touch(token)
