"""A fight being planned: the hand's picks in the order the rules take them, put together in any order.

The target is picked first, then units, a leader and the air marker; each may be taken out again. What may
be picked is always asked of the rules through the hand; the plan holds tokens and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.messages import Command
from game.core.ruleset import Token
from game.games.front.hands import name_of
from game.ui.hand import Hand

AIR = "button:air"
FINAL = ("button:attack", "button:fire", "button:free_fire")


class FightPlan:
    """The picks of an assault or a barrage. `hand` is the table's."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand

    @property
    def picks(self) -> tuple[Token, ...]:
        """What is picked, the target first."""
        return self._hand.picks

    @property
    def target(self) -> str:
        """The hex aimed at, or an empty text."""
        return next((name_of(pick) for pick in self.picks if pick.startswith("hex:")), "")

    @property
    def units(self) -> tuple[str, ...]:
        """The units that take part."""
        return tuple(name_of(pick) for pick in self.picks if pick.startswith("unit:"))

    @property
    def leader(self) -> str:
        """The leader who is announced, or an empty text."""
        return next((name_of(pick) for pick in self.picks if pick.startswith("leader:")), "")

    @property
    def air(self) -> bool:
        """Whether the air marker is announced."""
        return AIR in self.picks

    @property
    def targets(self) -> tuple[str, ...]:
        """Hexes that may be aimed at."""
        return tuple(name_of(token) for token in self._hand.starts if token.startswith("hex:"))

    @property
    def bench(self) -> tuple[str, ...]:
        """Units that could still join."""
        if not self.target:
            return ()
        found = {token for pick in self._ways() for token in self._hand.after(pick)}
        return tuple(
            sorted(name_of(token) for token in found if token.startswith("unit:") and token not in self.picks)
        )

    @property
    def leaders(self) -> tuple[str, ...]:
        """Leaders who could be announced, the announced one too."""
        if not self.target:
            return ()
        bare = tuple(pick for pick in self.picks if not pick.startswith("leader:") and pick != AIR)
        found = {token for token in self._hand.after(bare) if token.startswith("leader:")}
        found |= {pick for pick in self.picks if pick.startswith("leader:")}
        return tuple(sorted(name_of(token) for token in found))

    @property
    def may_air(self) -> bool:
        """Whether the air marker may be announced, or is."""
        if self.air:
            return True
        return bool(self.target) and AIR in self._hand.after(self.picks)

    @property
    def command(self) -> Command | None:
        """The whole command as planned; None while more is needed."""
        offers = self._hand.after(self.picks)
        for token in FINAL:
            choice = offers.get(token)
            if choice is not None and choice.command is not None:
                command: Command = choice.command
                return command
        return self._hand.pending

    def aim(self, hex_id: str, joining: int = 99) -> None:
        """Aim at a hex with up to `joining` of the units that can reach it. Raises Illegal."""
        before = self.picks
        self._hand.cancel()
        try:
            self._hand.touch(f"hex:{hex_id}")
        except Exception:
            self._set(before)
            raise
        self.join(self.bench, joining)

    def join(self, units: Iterable[str], most: int = 99) -> None:
        """Take in as many of these as the rules let in."""
        taken = 0
        for unit in units:
            token = f"unit:{unit}"
            wanted = _ordered((*self.picks, token))
            if taken < most and self._is_legal(wanted):
                self._set(wanted)
                taken += 1

    def clear(self) -> None:
        """Nobody takes part; the target stays."""
        self._set(self.picks[:1] if self.target else ())

    def toggle(self, token: Token) -> None:
        """Take a token in, or out again. Raises Illegal with the reason why it cannot be taken in."""
        if token in self.picks:
            rest = tuple(pick for pick in self.picks if pick != token)
            while not self._is_legal(rest) and len(rest) > 1:
                rest = rest[:-1]
            self._set(rest)
            return
        kept = self.picks
        if token.startswith("leader:"):
            kept = tuple(pick for pick in kept if not pick.startswith("leader:"))
        wanted = _ordered((*kept, token))
        if self._is_legal(wanted):
            self._set(wanted)
            return
        self._set(
            tuple(
                pick for pick in kept if not token.startswith("unit:") or pick.startswith(("hex:", "unit:"))
            )
        )
        reason = self._hand.why_not(token)
        self._set(kept)
        raise reason

    def _ways(self) -> tuple[tuple[Token, ...], ...]:
        """The picks as they are, and without what is announced after the units."""
        bare = tuple(pick for pick in self.picks if pick.startswith(("hex:", "unit:")))
        return (bare,) if bare == self.picks else (bare, self.picks)

    def _is_legal(self, picks: tuple[Token, ...]) -> bool:
        return all(pick in self._hand.after(picks[:depth]) for depth, pick in enumerate(picks))

    def _set(self, picks: tuple[Token, ...]) -> None:
        self._hand.cancel()
        for pick in picks:
            choice = self._hand.offers.get(pick)
            if choice is None:
                return
            self._hand.picks = (*self._hand.picks, pick)
            self._hand.pending = choice.command


def _ordered(picks: Iterable[Token]) -> tuple[Token, ...]:
    """The target, the units in the order of their names, the leader, the air marker."""
    rank = {"hex": 0, "unit": 1, "leader": 2, "button": 3}
    return tuple(sorted(picks, key=lambda pick: (rank[pick.partition(":")[0]], pick)))
