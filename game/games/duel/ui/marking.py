"""What lies over the picture now: lit targets, the last move, threats; and what the corner explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.chance import Chance
from game.core.messages import Event, Illegal
from game.games.duel import events as e
from game.games.duel.model import NORTH, SOUTH, DuelState
from game.games.duel.threats import Threats, threats
from game.games.duel.ui.board import space_of
from game.games.duel.ui.strip import may_still_act
from game.games.duel.ui.touching import FORCED
from game.ui.face import Marks

if TYPE_CHECKING:
    from game.games.duel.ui.table import DuelTable


class Marking:
    """Derives marks from the table's hand, pointer and aids; holds no game state of its own."""

    def __init__(self, table: DuelTable) -> None:
        self._table = table
        self.threats_on = False
        self._last: tuple[Event, ...] = ()
        self._shown_entry: int | None = None
        self._winning: dict[tuple[str, ...], frozenset[str]] = {}
        self._threats: dict[int, tuple[Threats, Threats]] = {}

    def refresh(self) -> None:
        """The game went on: the newest entry is the last move."""
        self._winning.clear()
        self._shown_entry = None
        events = self._table.last_events()
        if any(isinstance(event, _MOVES) for event in events):
            self._last = events

    def show_entry(self, index: int | None) -> None:
        """Mark what an entry of the log moved (None: the last move again)."""
        self._shown_entry = index

    def toggle_threats(self) -> None:
        """Show or hide who could reach the leaders."""
        allowed = self._table.state.options.aid_threats == "on"
        self.threats_on = allowed and not self.threats_on

    def marks(self) -> Marks:
        """The marks of this frame."""
        table = self._table
        hand, state = table.hand, table.state
        settled = table.desk.timeline.idle
        targets = frozenset(hand.offers) if hand.picks and state.options.aid_targets == "on" else frozenset()
        if state.phase == "nemesis" and not hand.picks:
            targets = frozenset(token for token in hand.starts if token.startswith("piece:"))
        over = table.touching.over
        return Marks(
            lit=targets if settled else frozenset(),
            winning=self._winners() if hand.picks else frozenset(),
            selected=self._selected(),
            hovered=over,
            focused=table.focused,
            last=self._last_events(),
            threats=self._threat_tokens() if self.threats_on else frozenset(),
            route=self._route(over) if settled else (),
            dimmed=bool(targets) and bool(hand.picks) and not hand.picks[0].startswith("card:"),
            held=table.touching.held,
            notes=self._weights() if self.threats_on else {},
            preview=self._preview(),
        )

    def about(self) -> str | None:
        """What the corner explains: the thing under the pointer, else in focus, else picked."""
        table = self._table
        if self._placing_cub or (
            table.hand.picks == (FORCED,) and not self._names_a_figure(table.touching.over)
        ):
            return None
        for token in (table.touching.over, table.focused, table.hand.picks[0] if table.hand.picks else None):
            if token is None:
                continue
            kind, _, name = token.partition(":")
            if kind == "space":
                here = (piece for piece, at in table.state.where.items() if at == name)
                token = f"piece:{piece}" if (piece := next(here, None)) else None
            if token and token.startswith(("piece:", "card:")):
                return token
        return None

    def _names_a_figure(self, token: str | None) -> bool:
        """Whether the pointer is on a figure other than the leader whose step called the Nemesis."""
        if token is None or not token.startswith(("piece:", "card:")):
            return False
        return token.partition(":")[2] not in self._table.state.leaders

    def note(self, about: str | None) -> str:
        """A word on what is explained: may act, has acted, banned."""
        table, state = self._table, self._table.state
        if about is None:
            return ""
        kind, _, name = about.partition(":")
        say = table.words.say
        if kind == "card":
            if name in state.banned:
                return say("note.banned")
            taken = any(name in team for team in state.teams)
            return say("note.taken") if taken else say("note.on_offer")
        seat = state.owner.get(name)
        if seat is None:
            return ""
        side = table.words.side(state, seat)
        if seat != state.active or state.phase not in ("actions", "nemesis"):
            return side
        if name == "nemesis":
            return f"{side}, {say('note.runs')}" if state.phase == "nemesis" else side
        return f"{side}, {say('note.may_act' if name in may_still_act(state) else 'note.acted')}"

    def advice(self) -> list[str]:
        """What may be done now, in a sentence or two."""
        table = self._table
        state = table.desk.view.state
        say = table.words.say
        if table.hand.pending is not None:
            return [say("advice.pending")]
        if self._placing_cub:
            return [say("advice.cub")]
        if self.threats_on:
            return [say("advice.threats")]
        if state.phase == "over":
            return [say("advice.over")]
        if table.desk.hand is None:
            return [say("advice.wait")]
        advice = [say(f"advice.{state.phase}")]
        young = state.phase in ("actions", "recruitment") and state.turn <= 2
        return [*advice, say("advice.goal")] if young else advice

    def _selected(self) -> str | None:
        picks = self._table.hand.picks
        return picks[-1] if picks else None

    def _last_events(self) -> tuple[Event, ...]:
        if self._shown_entry is None:
            return self._last
        events: tuple[Event, ...] = self._table.desk.session.batch(
            self._shown_entry, self._table.desk.eyes
        ).events
        return events

    def _preview(self) -> dict[str, str]:
        """A piece whose action is whole so far stands where it would end, a Hermit where it was placed."""
        picks, pending = self._table.hand.picks, self._table.hand.pending
        if self._placing_cub:
            return {"piece:hermit": picks[1]}
        if pending is None or not picks[-1].startswith("space:"):
            return {}
        return {picks[0]: picks[-1]} if picks[0].startswith("piece:") else {}

    @property
    def _placing_cub(self) -> bool:
        picks = self._table.hand.picks
        return len(picks) == 2 and picks[0] == "card:hermit_and_cub" and picks[1].startswith("space:")

    def _route(self, over: str | None) -> tuple[str, ...]:
        """The way that releasing here would take."""
        table = self._table
        choice = table.hand.offers.get(over or "")
        if choice is None or choice.command is None or not table.hand.picks:
            return ()
        command = table.touching.by_way(choice)
        path = getattr(command, "path", ())
        start = space_of(table.state, table.hand.picks[0])
        return (start, *path) if path and start else ()

    def _winners(self) -> frozenset[str]:
        """Targets that win at once, where the players have that aid on."""
        table = self._table
        picks, view = table.hand.picks, table.desk.view
        if view.state.options.aid_win_hint == "off":
            return frozenset()
        if picks not in self._winning:
            self._winning[picks] = frozenset(
                token
                for token, choice in table.hand.offers.items()
                if choice.command is not None and self._wins(view.state, choice.command)
            )
        return self._winning[picks]

    def _wins(self, state: DuelState, command: object) -> bool:
        rules = self._table.desk.rules
        try:
            events = rules.decide(state, command, Chance("hint", 0))
        except Illegal:
            return False
        ends = [event for event in events if isinstance(event, e.GameEnded)]
        return bool(ends) and self._table.desk.hand in ends[0].outcome.winners

    def _threatened(self) -> tuple[Threats, Threats]:
        table = self._table
        index = table.desk.session.index
        if index not in self._threats:
            rules, state = table.desk.rules, table.desk.view.state
            self._threats = {index: (threats(rules, state, SOUTH), threats(rules, state, NORTH))}
        return self._threats[index]

    def _threat_tokens(self) -> frozenset[str]:
        state = self._table.desk.view.state
        out: set[str] = set()
        for threat in self._threatened():
            out |= {f"piece:{piece}" for piece in (*threat.now, *threat.could) if piece in state.where}
            out |= {f"space:{space}" for space in threat.spaces}
        return frozenset(out)

    def _weights(self) -> dict[str, str]:
        """The weight on each leader now (D050), at the leader."""
        state = self._table.desk.view.state
        return {
            f"piece:{state.leaders[seat]}": str(sum(threat.now.values()))
            for seat, threat in zip((SOUTH, NORTH), self._threatened(), strict=True)
        }


_MOVES = (e.PieceMoved, e.PiecesSwapped, e.NemesisRan, e.Recruited)
