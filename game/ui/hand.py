"""A hand over the table: what it has touched so far and what it may touch next, one and the same for
drag, click–click and keyboard. It asks the rules and holds tokens; nothing happens until a command is whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.ids import Seat
from game.core.messages import Command, Illegal
from game.core.ruleset import Choice, Token


class Hand:
    """The picks of one seat on one view. `aim` replaces both whenever the table has changed."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules
        self._state: Any = None
        self._seat: Seat | None = None
        self.picks: tuple[Token, ...] = ()
        self.pending: Command | None = None
        self._offers: dict[tuple[Token, ...], Mapping[Token, Choice[Any]]] = {}

    def aim(self, state: Any, seat: Seat | None) -> None:
        """Look at this state for this seat (None: nobody at this screen may act). Picks are dropped."""
        self._state, self._seat = state, seat
        self._offers.clear()
        self.cancel()

    @property
    def offers(self) -> Mapping[Token, Choice[Any]]:
        """What may be touched next."""
        return self.after(self.picks)

    @property
    def starts(self) -> Mapping[Token, Choice[Any]]:
        """What may be taken up with an empty hand."""
        return self.after(())

    def choose(self, candidates: Sequence[Token]) -> Token | None:
        """The first of several tokens at a point that may be touched."""
        return next((token for token in candidates if token in self.offers), None)

    def touch(self, token: Token, prefer: Token | None = None) -> Command | None:
        """Touch a token. Gives the command once it is whole, None while more is needed.

        Touching the last pick again confirms what is already whole. `prefer` is a space that the way
        should lead over, where several ways lead to the same end. Raises Illegal with the reason.
        """
        if self.pending is not None and self.picks and token == self.picks[-1]:
            return self.confirm()
        choice = self.offers.get(token)
        if choice is None:
            raise self.why_not(token)
        further = choice.further and self._leads_beyond(token)
        if choice.command is not None and not further:
            self.cancel()
            return _by_way(choice, prefer)
        self.picks = (*self.picks, token)
        self.pending = _by_way(choice, prefer) if choice.command is not None else None
        return None

    def confirm(self) -> Command | None:
        """Take what is whole as it is, without touching more."""
        command = self.pending
        if command is not None:
            self.cancel()
        return command

    def back(self) -> None:
        """Take the last pick back."""
        picks = self.picks[:-1]
        self.cancel()
        for pick in picks:
            choice = self.offers[pick]
            self.picks = (*self.picks, pick)
            self.pending = choice.command

    def cancel(self) -> None:
        """Open the hand: nothing is picked, nothing has happened."""
        self.picks = ()
        self.pending = None

    def why_not(self, token: Token) -> Illegal:
        """Why a token cannot be touched now."""
        if self._seat is None:
            return Illegal("T01", "not_your_turn")
        reason: Illegal | None = self._rules.why_not(self._state, self._seat, self.picks, token)
        return reason or Illegal("T01", "not_your_turn")

    def after(self, picks: tuple[Token, ...]) -> Mapping[Token, Choice[Any]]:
        """What may be touched after these picks, whatever the hand holds now."""
        if self._seat is None:
            return {}
        if picks not in self._offers:
            self._offers[picks] = self._rules.choices(self._state, self._seat, picks)
        return self._offers[picks]

    def _leads_beyond(self, token: Token) -> bool:
        """Whether touching more after `token` reaches anything that is not offered already."""
        beyond = self.after((*self.picks, token))
        return any(further not in self.offers for further in beyond)


def _by_way(choice: Choice[Any], prefer: Token | None) -> Command:
    """The command of a choice whose path begins with the preferred space, else the plain one."""
    ways: tuple[Command, ...] = (choice.command, *choice.routes) if choice.command else choice.routes
    if prefer is not None:
        for way in ways:
            path = getattr(way, "path", ())
            if path and f"space:{path[0]}" == prefer:
                return way
    return ways[0]
