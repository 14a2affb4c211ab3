"""Faces that will soon be seen are painted one by one while nothing moves: no motion waits for them."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.wonders.book import load_book
from game.games.wonders.model import BACK, BOTH, WondersState
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.forum import DRAFTS, Forum
from game.games.wonders.ui.geometry import Geometry
from game.games.wonders.ui.tablets import Tablets

_OFFERED = 4  # things on offer at the beginning of a draft


class Ahead:
    """Fills the cache of the faces: with all there are, so that nothing hidden is told by what is painted."""

    def __init__(self, geometry: Geometry, faces: CardFaces, forum: Forum, tablets: Tablets) -> None:
        self._geometry = geometry
        self._faces = faces
        self._forum = forum
        self._tablets = tablets
        self._left: Iterator[None] | None = None

    def forget(self) -> None:
        """All lies elsewhere and in other sizes now: begin anew."""
        self._left = None

    def step(self, state: WondersState) -> None:
        """Paint one face of those that may come after this state, until all are there."""
        if self._left is None:
            self._left = self._paint(state)
        next(self._left, None)

    def _paint(self, state: WondersState) -> Iterator[None]:
        if state.phase in DRAFTS:
            yield from self._drafts(state)
        slots = [slot for seat in BOTH for slot in self._tablets.slots(seat)]
        for size in sorted({slot.size for slot in slots}):
            for wonder in load_book().wonders:
                self._faces.wonder(wonder, size, built=False)
                yield
        for age in range(max(1, state.age), 4):
            decks, size = (str(age), "guild") if age == 3 else (str(age),), self._geometry.card_size(age)
            for deck in decks:
                self._faces.back(f"{BACK}{deck}", size)
                yield
            for name, card in load_book().cards.items():
                if card.deck in decks:
                    self._faces.card(name, size)
                    yield

    def _drafts(self, state: WondersState) -> Iterator[None]:
        """What is drafted, in the sizes that it has while there is less and less of it."""
        book = load_book()
        drafted = {"leader": tuple(book.leaders), "wonder": tuple(book.wonders)}
        for kind in ("leader", "wonder") if state.phase == "leader_draft" else ("wonder",):
            rects = [self._forum.places(count, kind)[0] for count in range(_OFFERED, 0, -1)]
            for rect in {rect.size: rect for rect in rects}.values():
                for name in drafted[kind]:
                    self._forum.face(state, kind, name, rect)
                    yield
