"""Mouse and keys on the world's table, all through one hand: drag, click–click and keyboard are equal.

A press takes units up; a release after motion drops them, a release without motion leaves them picked for the
next click. The wheel and the number keys say how many. A drag on anything else moves the map. Esc and the
right button open the hand; nothing has happened then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.messages import Illegal
from game.games.world.ui.keying import Keying
from game.games.world.ui.load import CAMP, Load
from game.ui.theme import DRAG_THRESHOLD

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable

_EDGE, _DRIFT = 14, 0.7  # how near to the map's edge the pointer moves it, and by how many pixels a ms
_PINCH_STEP = 0.05  # of the window: how far two fingers go for one step


class Touching:
    """Holds the pointer's and the keyboard's side of the hand; the hand itself asks the rules."""

    def __init__(self, table: WorldTable) -> None:
        self._table = table
        self._keying = Keying(table, self)
        self.pointer: tuple[int, int] = (0, 0)
        self.over: str | None = None  # the token under the pointer
        self.load: Load | None = None  # units taken up
        self.aimed: str | None = None  # something else picked: `supply`, `keep:place:kind`, `sea:…`
        self._pressed: tuple[int, int] | None = None
        self._last: tuple[int, int] = (0, 0)
        self._lifted = False  # this press took something up
        self._dragging = False
        self._panning = False
        self._again = False  # the pick was made by an earlier click
        self._pinched = 0.0

    @property
    def held(self) -> tuple[str, tuple[int, int]] | None:
        """What is at the pointer while dragging."""
        if not self._dragging:
            return None
        token = self.load.token(self.load.first) if self.load is not None else self.aimed
        return None if token is None else (token, self.pointer)

    @property
    def has_pick(self) -> bool:
        """Whether anything is taken up."""
        return self.load is not None or self.aimed is not None or bool(self._table.hand.picks)

    @property
    def is_busy(self) -> bool:
        """Whether units are held, or the map itself."""
        return self._panning or self.has_pick

    def forget(self) -> None:
        """The table changed under the pointer: drop a drag, look again what lies here."""
        self._drop()
        self.over = self._table.token_at(self.pointer)

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
            self._wheel(event.y)
        elif event.type == pygame.MULTIGESTURE:
            self._pinch(event.pinched)
        elif event.type == pygame.KEYDOWN:
            self._keying.handle(event)

    def drift(self, dt_ms: float) -> bool:
        """Move the map while the pointer rests at its edge, if that is set; whether it moved."""
        table = self._table
        camera = table.picture.board.map.camera
        rect, (x, y) = camera.rect, self.pointer
        if not table.ctx.settings.edge_pan or not rect.collidepoint(x, y):
            return False
        edge = table.ctx.px(_EDGE)
        dx = (x < rect.left + edge) - (x >= rect.right - edge)
        dy = (y < rect.top + edge) - (y >= rect.bottom - edge)
        return bool(dx or dy) and camera.pan(dx * _DRIFT * dt_ms, dy * _DRIFT * dt_ms)

    def cancel(self) -> None:
        """Open the hand."""
        had = self.has_pick
        self.load, self.aimed = None, None
        self._table.hand.cancel()
        self._drop()
        if had:
            self._table.relayout()

    def take(self, token: str) -> bool:
        """Take up what a token names; a refusal is told. Whether it was taken."""
        table = self._table
        self.cancel()
        if token.startswith(("camp:", "stack:")) and token in table.hand.starts:
            self.load = Load.of(token)
        elif self._is_aimed(token):
            self.aimed = token
        else:
            return False
        table.ctx.sounds.play("pick")
        table.relayout()
        return True

    def count(self, more: int = 0, exactly: int | None = None) -> None:
        """Hold more or fewer of the touched kind, or so many."""
        load, hand = self.load, self._table.hand
        if load is None:
            return
        now = load.counts.get(load.first, 1)
        if load.set(now + more if exactly is None else exactly, max(1, load.most(hand, load.first))):
            self._table.ctx.sounds.play("pick")
            self._table.relayout()

    def all(self) -> None:
        """Hold all of the touched kind that may go; asked again, all kinds."""
        load, hand = self.load, self._table.hand
        if load is None:
            return
        most = load.most(hand, load.first)
        if load.counts != {load.first: most}:
            load.counts, load.fills = {load.first: most}, False
        else:
            desk = self._table.desk
            if desk.hand is not None:
                load.take_everything(desk.rules.course(desk.view.state), desk.hand)
        self._table.ctx.sounds.play("pick")
        self._table.relayout()

    def take_back(self, march: str) -> None:
        """Take a planned move back."""
        self.cancel()
        if march in self._table.hand.starts:
            self.touch(march)

    def touch(self, *tokens: str) -> bool:
        """Touch tokens with the hand; a whole command is handed in, a refusal told."""
        table = self._table
        try:
            for token in tokens:
                command = table.hand.touch(token)
                if command is not None:
                    return table.submit(command)
        except Illegal as reason:
            table.hand.cancel()
            table.refuse(reason)
            return False
        table.ctx.sounds.play("pick")
        table.relayout()
        return True

    def _move(self, pos: tuple[int, int]) -> None:
        table = self._table
        self.pointer = pos
        if self._panning:
            table.picture.board.map.camera.pan(pos[0] - self._last[0], pos[1] - self._last[1])
            self._last = pos
            return
        self.over = self._token_at(pos)
        if self._pressed is None or self._dragging:
            return
        dx, dy = pos[0] - self._pressed[0], pos[1] - self._pressed[1]
        if dx * dx + dy * dy < DRAG_THRESHOLD * DRAG_THRESHOLD:
            return
        if self._lifted:
            self._dragging = True
        elif table.picture.board.map.rect.collidepoint(self._pressed):
            self._panning, self._last = True, pos
            table.picture.board.map.camera.pan(dx, dy)

    def _press(self, pos: tuple[int, int]) -> None:
        table = self._table
        self._move(pos)
        table.focus.token = None
        if table.press_log(pos):
            return
        token = self._token_at(pos)
        table.finish_motion()
        lifted = False
        if token is not None:
            lifted = token == self._picked() if self.has_pick else self.take(token)
        self._pressed, self._lifted, self._dragging, self._panning = pos, lifted, False, False

    def _release(self, pos: tuple[int, int]) -> None:
        pressed, dragging, lifted, panning = self._pressed, self._dragging, self._lifted, self._panning
        table = self._table
        self._panning = False
        self._move(pos)
        again = lifted and not dragging and self._again
        self._again = lifted and not dragging
        self._drop()
        if pressed is None or panning:
            return
        token = self._token_at(pos)
        if dragging:
            self._release_drag(token)
        elif lifted and self.aimed is not None and self.aimed.startswith("stack:"):
            kept = self.aimed  # a click on a pile in the withdraw step: it stays
            self.cancel()
            table.withdrawing.choose(kept)
        elif lifted and self.aimed is not None and self.aimed.startswith("march:"):
            self.take_back(self.aimed)
        elif again:
            self.cancel()
            self._again = False
        elif not lifted:
            self._again = False
            self.click(token if self.has_pick else table.token_at(pressed))

    def _release_drag(self, token: str | None) -> None:
        """Dropped on a target: go there; back home or beside the table: nothing happened."""
        self._again = False
        aimed = self.aimed or ""
        if aimed.startswith("march:"):
            if token is not None and self._table.place_of(token) != aimed.rpartition(":")[2]:
                self.take_back(aimed)
            else:
                self.cancel()
        elif token is None or token == self._picked() or self._is_home(token):
            self.cancel()
        else:
            self.send(token)

    def click(self, token: str | None) -> None:
        """A click (or Enter) on something, with what is picked or with an empty hand."""
        table = self._table
        if token is None:
            if self.has_pick:
                self.cancel()
        elif token.startswith("seat:") and not (table.hand.picks and token in table.hand.offers):
            table.show_board(int(token.removeprefix("seat:")))
        elif self.load is not None or self.aimed is not None:
            self.send(token)
        else:
            self._click_empty(token)

    def send(self, token: str) -> None:
        """Bring what is held to a token."""
        table = self._table
        load, aimed = self.load, self.aimed
        if aimed is not None:
            self.cancel()
            if aimed.startswith("supply:"):
                self.touch(table.place_token(token) or token)
            elif token == CAMP or token.startswith("camp:"):
                table.withdrawing.send_home(aimed)
            return
        to = table.place_token(token)
        if load is None or to is None:
            self.cancel()
            return
        try:
            for command in load.commands(table.hand, to):
                if not table.submit(command):
                    break
        except Illegal as reason:
            table.refuse(reason)
        self.cancel()

    def _click_empty(self, token: str) -> None:
        table = self._table
        seat, step = table.desk.hand, table.state.step
        place = table.place_token(token)
        if seat is None:
            table.pin(token)
        elif table.hand.picks:
            self.touch(place if place is not None and place in table.hand.offers else token)
        elif step == "withdraw" and place is not None and table.withdrawing.choose(token):
            return
        elif token in table.hand.starts:
            self.touch(token)
        elif step in ("claim", "battles") and place is not None:
            self.touch(place)
        elif token.startswith(("camp:", "stack:")) and table.is_own(token):
            table.refuse(table.hand.why_not(token))
        else:
            table.pin(token)

    def _token_at(self, pos: tuple[int, int]) -> str | None:
        """What lies under a point; for units in the hand it is the place below an arrow planned before, and
        below units of a place beside it that cannot take them."""
        table, load = self._table, self.load
        token = table.token_at(pos)
        if load is None or token is None or not token.startswith(("march:", "stack:")):
            return token
        below = table.picture.board.map.token_at(pos)
        if token.startswith("stack:"):
            takers = load.takers(table.hand)
            return below if below in takers and table.place_token(token) not in takers else token
        return below

    def _picked(self) -> str | None:
        return self.load.token(self.load.first) if self.load is not None else self.aimed

    def _is_home(self, token: str) -> bool:
        """Whether that is where the units were taken up."""
        table, load = self._table, self.load
        if load is None:
            return False
        if load.origin == CAMP:
            return token == CAMP or token.startswith(("camp:", "supply:", "board:"))
        return table.place_of(token) == load.origin

    def _is_aimed(self, token: str) -> bool:
        """What can be taken up to be brought somewhere: the infantry of a claim, a planned move on its way
        back, a pile of which one unit may stay."""
        table = self._table
        if token.startswith("supply:"):
            return table.state.step == "claim" and table.desk.hand is not None
        if token.startswith("march:"):
            return token in table.hand.starts
        return token.startswith("stack:") and self._is_kept_here(token)

    def _is_kept_here(self, token: str) -> bool:
        """Withdraw step: a pile beside others in an own territory, of which one unit stays."""
        table = self._table
        place = table.place_token(token)
        if table.state.step != "withdraw" or table.desk.hand is None or place is None:
            return False
        return place in table.hand.starts

    def _drop(self) -> None:
        self._pressed, self._lifted, self._dragging, self._panning = None, False, False, False

    def _wheel(self, steps: int) -> None:
        table = self._table
        if table.log_open and table.log.rect.collidepoint(self.pointer):
            table.log.wheel(steps)
        elif self.load is not None:
            self.count(more=1 if steps > 0 else -1)
        elif table.picture.board.map.rect.collidepoint(self.pointer):
            table.zoom(1 if steps > 0 else -1, self.pointer)

    def _pinch(self, pinched: float) -> None:
        """Two fingers apart or together: a zoom step each time they have gone far enough."""
        self._pinched += pinched
        if abs(self._pinched) >= _PINCH_STEP:
            self._table.zoom(1 if self._pinched > 0 else -1, self.pointer)
            self._pinched = 0.0
