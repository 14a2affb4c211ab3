"""A visit to headquarters that outlives the window: what is set, and how much of the timer is left (R029).

It belongs to one seat at one entry of one game. Kept while the visit lasts, read when the same visit is gone
on with, gone when it is over.
"""

from __future__ import annotations

import msgspec

from game.games.world.model import Draft
from game.games.world.ui.dossier_words import DossierWords
from game.games.world.ui.headquarters_clock import HeadquartersClock
from game.games.world.ui.headquarters_drafting import Drafting
from game.ui.begun import Begun, UnreadableError
from game.ui.context import Context
from game.ui.desk import Desk


class Visit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As far as a seat has come: the entry it will be, the draft, the time left (None: no timer)."""

    seat: int
    index: int
    draft: Draft
    left_ms: float | None = None


class KeptVisit:
    """Keeps one visit. `again` gives draft and clock what was kept of it; `notice` tells what was lost."""

    def __init__(self, ctx: Context, desk: Desk, words: DossierWords) -> None:
        self._file = Begun(Visit, ctx.begun_folder, desk.session.header)
        self._words = words
        self._index: int = desk.session.index
        self._kept: Visit | None = None
        self.notice: str | None = None  # for the seat's player alone, until told

    def again(self, drafting: Drafting, clock: HeadquartersClock) -> None:
        """Go on with what was kept of this very visit, as far as the rules allow it."""
        try:
            found = self._file.read()
        except UnreadableError:
            self._file.forget()
            self.notice = self._words.say("visit.unreadable")
            return
        if found is None or (found.seat, found.index) != (drafting.seat, self._index):
            return
        if drafting.take(found.draft) is not None:
            self.notice = self._words.say("visit.unfit")
        if clock.left_ms is not None and found.left_ms is not None:
            clock.left_ms = min(clock.left_ms, max(0.0, found.left_ms))

    def keep(self, drafting: Drafting, clock: HeadquartersClock) -> None:
        """The visit as it is now; nothing is written while nothing has changed, by the second."""
        left = None if clock.left_ms is None else 1000.0 * clock.seconds
        visit = Visit(drafting.seat, self._index, drafting.draft, left)
        if visit != self._kept:
            self._kept = visit
            self._file.keep(visit)

    def end(self) -> None:
        """The visit is over."""
        self._file.forget()
