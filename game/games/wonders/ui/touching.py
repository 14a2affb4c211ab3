"""Mouse on the wonders' table, through one hand: drag and click–click are equal; keys are in `keying`.

A press takes up what may be taken up; a release after motion drops it, a release without motion leaves
it picked for the next click. Esc and the right button open the hand; nothing has happened then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.messages import Illegal
from game.games.wonders.ui.keying import Keying
from game.ui.theme import DRAG_THRESHOLD

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

_TARGETS = ("place:", "wonder:")
_ANSWERS = ("card:", "leader:", "token:")


class Touching:
    """Holds the pointer's side of the hand; the hand itself asks the rules."""

    def __init__(self, table: WondersTable) -> None:
        self._table = table
        self.keying = Keying(table, self)
        self.pointer: tuple[int, int] = (0, 0)
        self.over: str | None = None  # the topmost token under the pointer
        self._pressed: tuple[int, int] | None = None
        self._aimed: list[str] = []  # what lay there when the button went down
        self._dragging = False
        self._lifted = False  # this press took something up
        self._again = False  # this press is on what was picked before

    @property
    def held(self) -> tuple[str, tuple[int, int]] | None:
        """The card at the pointer while dragging."""
        picks = self._table.hand.picks
        return (picks[0], self.pointer) if self._dragging and picks else None

    def forget(self) -> None:
        """The table changed under the pointer: drop a drag, look again what lies here."""
        self._pressed, self._dragging, self._lifted = None, False, False
        self.over = next(iter(self._tokens(self.pointer)), None)

    def left_table(self, event: pygame.event.Event) -> None:
        """A button used the event: nothing of the table lies under the pointer."""
        if event.type == pygame.MOUSEMOTION:
            self.pointer, self.over = event.pos, None

    def handle(self, event: pygame.event.Event) -> None:
        """One event that no button used."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.cancel()
        elif event.type == pygame.MOUSEWHEEL:
            self._table.wheel_log(event)
        elif event.type == pygame.KEYDOWN:
            self.keying.handle(event)

    def cancel(self) -> None:
        """Open the hand."""
        had = bool(self._table.hand.picks)
        self._table.hand.cancel()
        self._drop()
        if had:
            self._table.lay_rail()

    def touch(self, token: str) -> bool:
        """Touch a token; a whole command is handed in, a refusal told. Whether it was possible."""
        table = self._table
        try:
            command = table.hand.touch(token)
        except Illegal as reason:
            table.refuse(reason)
            return False
        if command is not None:
            return table.submit(command)
        table.ctx.sounds.play("pick")
        table.lay_rail()
        return True

    def target_among(self, tokens: list[str]) -> str | None:
        """What a hand at these tokens means: what may be touched, else what could be a target."""
        offered = self._table.hand.choose(tokens)
        if offered is not None:
            return offered
        return next((token for token in tokens if token.startswith(_TARGETS)), None)

    def _move(self, pos: tuple[int, int]) -> None:
        self.pointer = pos
        tokens = self._tokens(pos)
        offered = self._table.hand.choose(tokens) if self._table.hand.picks else None
        self.over = offered or next(iter(tokens), None)
        if self._pressed and not self._dragging and self._lifted:
            dx, dy = pos[0] - self._pressed[0], pos[1] - self._pressed[1]
            self._dragging = dx * dx + dy * dy >= DRAG_THRESHOLD * DRAG_THRESHOLD

    def _press(self, pos: tuple[int, int]) -> None:
        table = self._table
        self._move(pos)
        table.focused = None
        if table.press_log(pos):
            return
        hand, tokens = table.hand, self._tokens(pos)
        table.finish_motion()
        self._pressed, self._dragging, self._lifted, self._again = pos, False, False, False
        self._aimed = tokens
        first = next((token for token in tokens if token in hand.starts), None)
        if hand.picks and hand.picks[0] in tokens and hand.choose(tokens) is None:
            self._lifted = self._again = True
        elif first is not None and hand.starts[first].further and hand.choose(tokens) in (None, first):
            hand.cancel()
            self._lifted = self.touch(first)

    def _release(self, pos: tuple[int, int]) -> None:
        self._move(pos)
        pressed, dragging, lifted, again = self._pressed, self._dragging, self._lifted, self._again
        self._drop()
        if pressed is None:
            return
        if dragging:
            self._release_drag(self._tokens(pos))
            return
        tokens = self._tokens(pos)
        strayed = tokens[:1] != self._aimed[:1]
        if lifted:
            if again and not strayed:
                self.cancel()
            return
        self._click(tokens, strayed)

    def _click(self, tokens: list[str], strayed: bool) -> None:
        """A press and release on what was not taken up."""
        table = self._table
        target = None if strayed else self.target_among(tokens)
        if table.hand.picks:
            if target is None:
                self.cancel()
            else:
                self.touch(target)
        elif target is not None and target in table.hand.starts:
            self.touch(target)
        elif "place:discard" in tokens and not strayed:
            table.open_pile()
        elif tokens and table.desk.hand is not None and self._asks_why(tokens[0]):
            table.refuse(table.hand.why_not(tokens[0]))

    def _asks_why(self, token: str) -> bool:
        """Whether a click on what cannot be touched wants a reason: others are only looked at."""
        state = self._table.state
        is_open = bool(state.agenda) or token.removeprefix("card:") in state.display
        return is_open and token.startswith(_ANSWERS)

    def _release_drag(self, tokens: list[str]) -> None:
        """Dropped on a target: touch it; anywhere else nothing happened."""
        hand = self._table.hand
        target = self.target_among(tokens)
        if target is None or hand.picks[0] in tokens:
            self.cancel()
        elif target in hand.offers:
            self.touch(target)
        else:
            reason = hand.why_not(target)
            self.cancel()
            self._table.refuse(reason)

    def _tokens(self, pos: tuple[int, int]) -> list[str]:
        table = self._table
        return table.picture.tokens_at(table.state, pos) if table.size != (0, 0) else []

    def _drop(self) -> None:
        self._pressed, self._dragging, self._lifted, self._again = None, False, False, False
