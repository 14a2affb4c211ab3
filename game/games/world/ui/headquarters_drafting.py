"""What a player has set so far in headquarters, step by step: the player's alone until it is signed.

Every step is asked of the rules before it is taken, so the draft is legal at all times; each can be taken
back.
"""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import headquarters_draft as rules
from game.games.world.book import Book
from game.games.world.model import Draft, Item, WorldState

_MOST = 200  # more of one thing than anybody can pay


class Drafting:
    """The draft of one visit on the seat's own view, with its steps back and forth."""

    def __init__(self, book: Book, state: WorldState, seat: Seat) -> None:
        self.book, self.state, self.seat = book, state, seat
        self.draft = Draft()
        self._back: list[Draft] = []
        self._forth: list[Draft] = []

    @property
    def left(self) -> rules.Remaining:
        """Points, diplomats and spies that remain after the draft."""
        return rules.remaining(self.book, self.state, self.seat, self.draft)

    @property
    def cost(self) -> int:
        """What the draft costs."""
        return rules.cost(self.book, self.state, self.seat, self.draft)

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return bool(self._back)

    @property
    def can_redo(self) -> bool:
        """Whether a step taken back can be done again."""
        return bool(self._forth)

    def refusal(self, further: Draft) -> Illegal | None:
        """Why the draft cannot become this one; None if it can."""
        return next(iter(rules.refusals(self.book, self.state, self.seat, further)), None)

    def take(self, further: Draft) -> Illegal | None:
        """Make it the draft, or give the reason why not. What is like before is no step."""
        illegal = self.refusal(further)
        if illegal is not None:
            return illegal
        if further != self.draft:
            self._back.append(self.draft)
            self._forth.clear()
            self.draft = further
        return None

    def undo(self) -> None:
        """Take the last step back."""
        if self._back:
            self._forth.append(self.draft)
            self.draft = self._back.pop()

    def redo(self) -> None:
        """Do the step taken back again."""
        if self._forth:
            self._back.append(self.draft)
            self.draft = self._forth.pop()

    def clear(self) -> None:
        """Set nothing; that is a step too."""
        self.take(Draft())

    def most(self, item: Item) -> int:
        """How many of an item may be set beside everything else."""
        count = rules.count_of(self.draft, item)
        while count < _MOST and self.refusal(rules.with_item(self.draft, item, count + 1)) is None:
            count += 1
        return count

    def most_tribute(self, to: Seat) -> int:
        """How many points may be sent to a seat beside everything else; 0 if none."""
        here = next((one.points for one in self.draft.tributes if one.to == to), 0)
        most = here + max(0, self.left.points)
        if most and self.refusal(rules.with_tribute(self.draft, to, most)) is None:
            return most
        return here
