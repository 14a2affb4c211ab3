"""What lies over the picture now: lit targets with their price, the pick, the last move; and advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.messages import Event
from game.games.wonders.actions import tucker
from game.games.wonders.ui.last_move import MOVES
from game.ui.face import Marks

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

_YOUNG = 6  # turns in which the advice tells more


class Marking:
    """Derives marks from the table's hand and pointer; holds no game state of its own."""

    def __init__(self, table: WondersTable) -> None:
        self._table = table
        self._last: tuple[Event, ...] = ()
        self._shown_entry: int | None = None

    def refresh(self) -> None:
        """The game went on: the newest entry that moved something is the last move."""
        self._shown_entry = None
        events = self._table.last_events()
        if any(isinstance(event, MOVES) for event in events):
            self._last = events

    def show_entry(self, index: int | None) -> None:
        """Mark what an entry of the log moved (None: the last move again)."""
        self._shown_entry = index

    def marks(self) -> Marks:
        """The marks of this frame."""
        table = self._table
        hand = table.hand
        lit = self.targets() if table.desk.timeline.idle else frozenset()
        return Marks(
            lit=lit,
            selected=hand.picks[0] if hand.picks else None,
            hovered=table.touching.over,
            focused=table.focused,
            last=self._last_events(),
            dimmed=bool(hand.picks),
            held=table.touching.held,
            notes={token: note for token in lit if (note := self._note(token))},
        )

    def targets(self) -> frozenset[str]:
        """What breathes: where the card in hand may go, or what a choice on the table is among."""
        table = self._table
        if table.hand.picks:
            return frozenset(table.hand.offers)
        state = table.desk.view.state
        if table.desk.hand is not None and (state.agenda or state.phase == "begin"):
            return frozenset(token for token in table.hand.starts if not token.startswith("button:"))
        return frozenset()

    def about(self) -> str | None:
        """What the rail explains: the card in hand, the thing under the pointer, else in focus."""
        table = self._table
        over = table.touching.over
        if table.hand.picks:
            is_thing = over is not None and over.startswith(("wonder:", "leader:", "token:"))
            return over if is_thing and table.touching.held is None else table.hand.picks[0]
        if over is not None and over not in ("track:rail",) and not over.startswith("place:city"):
            return over
        return table.focused

    def advice(self) -> list[str]:
        """What may be done now, in a sentence or two."""
        table = self._table
        state, say = table.desk.view.state, table.words.say
        if state.phase == "over":
            return [say("advice.over")]
        if table.desk.hand is None:
            return [say("advice.wait")]
        if state.agenda:
            task = state.agenda[0]
            return [say(f"advice.task.{task.kind}", source=table.words.name(task.source))]
        advice = [say(f"advice.{state.phase}")]
        if state.phase == "turn":
            if tucker(state, state.active) is not None:
                advice.append(say("advice.tuck"))
            if state.turn <= _YOUNG:
                advice.append(say("advice.goal"))
        return advice

    def _note(self, token: str) -> str:
        """What a lit target costs or brings; a wonder's price stands on its tablet."""
        table = self._table
        state, picks = table.desk.view.state, table.hand.picks
        if not picks:
            return ""
        seat, say, prices = state.active, table.words.say, table.picture.prices(state)
        if token == "place:city":
            payment = prices.payment(seat, picks[0].partition(":")[2])
            return say("note.link") if payment.link else say("note.build", coins=payment.total)
        if token == "place:discard":
            return say("note.sell", coins=prices.income(seat))
        if token == "place:tuck":
            return say("note.tuck")
        return ""

    def _last_events(self) -> tuple[Event, ...]:
        if self._shown_entry is None:
            return self._last
        table = self._table
        events: tuple[Event, ...] = table.desk.session.batch(self._shown_entry, table.public_eyes).events
        return events
