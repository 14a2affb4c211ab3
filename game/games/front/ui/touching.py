"""Mouse and keys on the front's table, all through one hand: drag, click–click and keyboard are equal.

A press takes a counter up; a release after motion drops it, a release without motion leaves it picked for the
next click. A press with shift, or on the foot of a fan, takes the whole pile. A drag on anything else moves
the map. Esc and the right button open the hand; nothing has happened then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.messages import Illegal
from game.games.front.model import HexId
from game.games.front.ui.keying import Keying
from game.ui.theme import DRAG_THRESHOLD

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable

_EDGE, _DRIFT = 14, 0.7  # how near to the map's edge the pointer moves it, and by how many pixels a ms
_PINCH_STEP = 0.05
FAN_MS = 130.0  # how long the pointer rests on a pile until it fans out


class Touching:
    """Holds the pointer's and the keyboard's side of the hand; the hand itself asks the rules."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._keying = Keying(table, self)
        self.pointer: tuple[int, int] = (0, 0)
        self.over: str | None = None  # the token under the pointer
        self.selection: tuple[str, ...] = ()  # counters chosen for a mode (phase C)
        self._pressed: tuple[int, int] | None = None
        self._token: str | None = None  # what was pressed
        self._last: tuple[int, int] = (0, 0)
        self._lifted = False
        self._again = False  # the pressed counter was in the hand before
        self._dragging = False
        self._panning = False
        self._rest_ms = 0.0
        self._pinched = 0.0

    @property
    def is_panning(self) -> bool:
        """Whether the map is moved by hand."""
        return self._panning

    @property
    def carried(self) -> tuple[str, ...]:
        """The counters at the pointer while dragging."""
        if not self._dragging:
            return ()
        held = tuple(pick for pick in self._table.hand.picks if is_counter(pick))
        return held or ((self._token,) if self._token is not None else ())

    @property
    def hex_over(self) -> HexId | None:
        """The hex under the pointer, by itself or by a counter that lies on it."""
        if self.over is None:
            return None
        place = self._table.place_of(self.over)
        return None if place is None or place.startswith("@") else place

    @property
    def has_pick(self) -> bool:
        """Whether anything is taken up or chosen."""
        return bool(self._table.hand.picks) or bool(self.selection)

    def forget(self) -> None:
        """The table changed under the pointer: drop a drag, look again what lies here."""
        self._drop()
        self.over = self._table.token_at(self.pointer)

    def left_table(self, event: pygame.event.Event) -> None:
        """A button used the event: nothing of the table lies under the pointer."""
        if event.type == pygame.MOUSEMOTION:
            self.pointer, self.over = event.pos, None
            self._table.open_fan(None)

    def handle(self, event: pygame.event.Event) -> None:
        """One event that no button used."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos, bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
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

    def rest(self, dt_ms: float) -> None:
        """The pointer rests: a pile under it fans out after a moment."""
        self._rest_ms += dt_ms
        table = self._table
        if self._rest_ms < FAN_MS or self._dragging or self._panning:
            return
        place = table.place_of(self.over) if self.over is not None else None
        if place is not None and self._may_fan(place) and self._is_on_pile(place):
            table.open_fan(place)

    @property
    def is_resting(self) -> bool:
        """Whether a pile under the pointer is about to fan out."""
        table = self._table
        if self._dragging or self._panning or self.over is None:
            return False
        place = table.place_of(self.over)
        fan = table.picture.board.stacks.fan
        return place is not None and place != fan and self._may_fan(place) and self._is_on_pile(place)

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
        self.selection = ()
        self._table.hand.cancel()
        self._drop()
        if had:
            self._table.relayout()

    def take_pile(self, place: str) -> bool:
        """Take up every counter of a pile that may go along; whether any was."""
        table = self._table
        tokens = table.picture.board.stacks.piles(table.state).get(place, ())
        if table.phase == "C":
            self.selection = tuple(token for token in tokens if table.is_own(token))
            table.relayout()
            return bool(self.selection)
        table.hand.cancel()
        for token in reversed(tokens):
            if is_counter(token) and token in table.hand.offers:
                try:
                    table.hand.touch(token)
                except Illegal:
                    continue
        if not table.hand.picks:
            return False
        table.ctx.sounds.play("pick")
        table.relayout()
        return True

    def touch(self, *tokens: str) -> bool:
        """Touch tokens with the hand; a whole command is handed in, a refusal told."""
        table = self._table
        try:
            for token in tokens:
                command = table.hand.touch(token)
                if command is not None:
                    return table.submit(command)
        except Illegal as reason:
            table.refuse(reason)
            return False
        table.ctx.sounds.play("pick")
        table.relayout()
        return True

    def click(self, token: str | None) -> None:
        """A click (or Enter) on something, with what is picked or with an empty hand."""
        table = self._table
        if token is None:
            self.cancel()
        elif table.fights.touch(token):
            table.ctx.sounds.play("pick")
        elif token.startswith("stack:"):
            self.take_pile(token.partition(":")[2])
        elif table.desk.hand is None:
            table.pin(token)
        elif table.phase == "C" and not table.desk.view.state.excess:
            self._choose(token)
        elif table.hand.picks:
            self._click_with(token)
        else:
            self._click_empty(token)

    def hop(self, way: int) -> None:
        """Go to the next counter for which something is to do, and take it up."""
        self._keying.hop(way)

    def unpick(self, token: str) -> None:
        """Lay one counter of the hand down again."""
        hand = self._table.hand
        left = [pick for pick in hand.picks if pick != token]
        hand.cancel()
        for pick in left:
            if pick in hand.offers:
                hand.touch(pick)
        self._table.relayout()

    def _choose(self, token: str) -> None:
        """Phase C: choose a counter for a mode, or lay it back."""
        table = self._table
        if not table.is_own(token):
            if is_counter(token) or not self.selection:
                table.pin(token)
            self.selection = ()
        elif token in self.selection:
            self.selection = tuple(one for one in self.selection if one != token)
        else:
            self.selection = (*self.selection, token)
            table.ctx.sounds.play("pick")
        table.relayout()

    def _click_with(self, token: str) -> None:
        table, hand = self._table, self._table.hand
        if token in hand.picks and is_counter(token):
            self.unpick(token)
            return
        place = table.place_of(token)
        if place is not None and table.waypoints.go(place):
            return
        there = [token] if place is None or place.startswith("@") else [token, f"hex:{place}"]
        chosen = hand.choose(there)
        if chosen is None and hand.pending is not None and hand.picks[-1] in there:
            chosen = hand.picks[-1]
        if chosen is not None:
            self.touch(chosen)
        elif table.is_own(token) and token in hand.starts:
            hand.cancel()
            self.touch(token)
        else:
            table.refuse(hand.why_not(there[-1] if not table.is_own(token) else token))

    def _click_empty(self, token: str) -> None:
        table, hand = self._table, self._table.hand
        place = table.place_of(token)
        there = [token] if place is None or place.startswith("@") else [token, f"hex:{place}"]
        chosen = hand.choose(there)
        if chosen is not None:
            self.touch(chosen)
        elif table.is_own(token) and table.phase in ("D", "F"):
            table.pin(token)
            table.refuse(hand.why_not(token))
        else:
            table.pin(token)

    def _move(self, pos: tuple[int, int]) -> None:
        table = self._table
        if pos != self.pointer:
            self._rest_ms = 0.0
        self.pointer = pos
        if self._panning:
            table.picture.board.map.camera.pan(pos[0] - self._last[0], pos[1] - self._last[1])
            self._last = pos
            return
        stacks = table.picture.board.stacks
        plate = stacks.fan_rect(table.state)
        if plate is not None and not plate.inflate(table.ctx.px(8), table.ctx.px(8)).collidepoint(pos):
            table.open_fan(None)
        self.over = table.token_at(pos)
        if self._pressed is None or self._dragging:
            if self._dragging:
                table.waypoints.dragged(self.hex_over)
            return
        dx, dy = pos[0] - self._pressed[0], pos[1] - self._pressed[1]
        if dx * dx + dy * dy < DRAG_THRESHOLD * DRAG_THRESHOLD:
            return
        if self._lifted:
            self._dragging = True
            table.open_fan(None)
            self.over = table.token_at(pos)
        elif self._token is not None and table.is_own(self._token):
            table.refuse(table.ahead.why_still(self._token))
            self._drop()
        elif table.picture.board.rect.collidepoint(self._pressed):
            self._panning, self._last = True, pos
            table.open_fan(None)
            table.picture.board.map.camera.pan(dx, dy)

    def _press(self, pos: tuple[int, int], with_shift: bool) -> None:
        table = self._table
        self._move(pos)
        table.focus = None
        self._drop()
        if table.press_log(pos):
            return
        token = table.token_at(pos)
        table.finish_motion()
        if table.waypoints.pressed(table.place_of(token), with_shift):
            return
        self._pressed, self._token = pos, token
        if token is None or table.desk.hand is None:
            return
        if token.startswith("stack:") or (with_shift and table.place_of(token) is not None):
            place = table.place_of(token)
            self._lifted = place is not None and self.take_pile(place) and table.phase != "C"
            self._again = False
            if self._lifted or table.phase == "C":
                self._token = next(iter(table.hand.picks), None)
                self._pressed = pos if self._lifted else None
        elif table.is_marching and is_counter(token):
            self._lift(token)
        elif table.phase in ("E1", "E2") and is_counter(token) and table.is_own(token):
            self._lifted = True  # dragged onto its target

    def _lift(self, token: str) -> None:
        """March: a press takes the counter up, with what is already in the hand if it may come along."""
        hand = self._table.hand
        self._again = token in hand.picks
        if self._again:
            self._lifted = True
        elif token in hand.offers or token in hand.starts:
            if token not in hand.offers:
                hand.cancel()
            self._lifted = self.touch(token)

    def _release(self, pos: tuple[int, int]) -> None:
        pressed, token = self._pressed, self._token
        dragging, lifted, panning, again = self._dragging, self._lifted, self._panning, self._again
        table = self._table
        self._panning = False
        self._move(pos)
        self._drop()
        if pressed is None or panning:
            return
        if dragging:
            self._drop_on(table.token_at(pos), token)
        elif lifted and again and token is not None:
            self.unpick(token)
        elif not lifted or (not table.is_marching and token is not None):
            self.click(token)

    def _drop_on(self, target: str | None, token: str | None) -> None:
        """Dropped on a hex: go there, or attack it; back home or beside the map: nothing happened."""
        table, hand = self._table, self._table.hand
        if token is not None and table.fights.drop(token, self.pointer, target or ""):
            return
        place = None if target is None else table.place_of(target)
        home = None if token is None else table.place_of(token)
        if place is None or place.startswith("@") or place == home:
            self.cancel()
        elif table.is_marching:
            if not table.waypoints.go(place) and not self.touch(f"hex:{place}"):
                self.cancel()
        elif token is not None:
            if f"hex:{place}" not in hand.picks:
                hand.cancel()
                if f"hex:{place}" not in hand.starts:
                    table.refuse(hand.why_not(f"hex:{place}"))
                    return
                self.touch(f"hex:{place}")
            self.touch(token)

    def _may_fan(self, place: str) -> bool:
        """A pile does not open over a target while the hand is full, only at the hand's own place."""
        table = self._table
        if not table.picture.board.stacks.opens(table.state, place):
            return False
        picks = [pick for pick in table.hand.picks if is_counter(pick)]
        return not picks or table.place_of(picks[0]) == place or not table.is_marching

    def _is_on_pile(self, place: str) -> bool:
        """Whether the pointer is on the counters, not merely in their hex."""
        table = self._table
        pieces = table.picture.board.stacks.pieces(table.state, place)
        return any(piece.rect.inflate(4, 4).collidepoint(self.pointer) for piece in pieces)

    def _drop(self) -> None:
        self._pressed, self._token = None, None
        self._lifted = self._again = self._dragging = self._panning = False

    def _wheel(self, steps: int) -> None:
        table = self._table
        if table.log_open and table.log.rect.collidepoint(self.pointer):
            table.log.wheel(steps)
        elif table.explain.rect.collidepoint(self.pointer):
            table.explain.turn(-steps)
        elif table.picture.board.rect.collidepoint(self.pointer):
            table.zoom(1 if steps > 0 else -1, self.pointer)

    def _pinch(self, pinched: float) -> None:
        """Two fingers apart or together: a zoom step each time they have gone far enough."""
        self._pinched += pinched
        if abs(self._pinched) >= _PINCH_STEP:
            self._table.zoom(1 if self._pinched > 0 else -1, self.pointer)
            self._pinched = 0.0


def is_counter(token: str) -> bool:
    """Whether a token is a unit's or a leader's."""
    return token.partition(":")[0] in ("unit", "leader")
