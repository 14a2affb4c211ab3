"""The keyboard's side of the hand on the world's table: focus, kinds, numbers, steps and tools."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.games.world.model import UNIT_KINDS, UnitKind
from game.ui.keys import action_of

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable
    from game.games.world.ui.touching import Touching

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_DIGITS = {pygame.K_0 + n: n for n in range(10)} | {pygame.K_KP0 + n: n for n in range(10)}
_PAN_STEP = 96


class Keying:
    """Does with keys what the pointer does by clicks; both work through `Touching`."""

    def __init__(self, table: WorldTable, touching: Touching) -> None:
        self._table = table
        self._touching = touching

    def handle(self, event: pygame.event.Event) -> None:
        """One key."""
        table = self._table
        if event.key in _ARROWS:
            dx, dy = _ARROWS[event.key]
            if event.mod & pygame.KMOD_SHIFT:
                table.picture.board.map.camera.pan(-dx * _PAN_STEP, -dy * _PAN_STEP)
            else:
                table.focus.walk(dx, dy)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._press_focus()
        elif event.key in _DIGITS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._digit(_DIGITS[event.key])
        else:
            self._act(action_of(event, ("map", "table")))

    def _act(self, action: str | None) -> None:
        table = self._table
        if action == "cancel" and not self._holds:
            action = "menu"
        middle = table.picture.board.map.rect.center
        acts = {
            "cancel": self._escape,
            "skip": table.finish_motion,
            "undo": table.undo,
            "redo": table.redo,
            "end_turn": table.end_step,
            "threats": table.marking.toggle_threats,
            "explain": table.open_rules,
            "log": table.toggle_log,
            "hint": table.ask_hint,
            "menu": table.open_menu,
            "zoom_in": lambda: table.zoom(1, middle),
            "zoom_out": lambda: table.zoom(-1, middle),
            "whole_map": table.show_whole,
            "take_all": self._touching.all,
            "next_place": lambda: table.focus.hop(1),
            "last_place": lambda: table.focus.hop(-1),
            "next_board": table.show_next_board,
            "take_back": self._take_back_here,
        }
        if action in acts:
            acts[action]()

    def _take_back_here(self) -> None:
        """The planned move from or to the place in focus, the newest first."""
        here = self._table.focus.place
        marches = [token for token in self._table.hand.starts if token.startswith("march:")]
        found = [token for token in marches if here in token.split(":")[1:]]
        if found:
            self._touching.take_back(found[-1])

    @property
    def _holds(self) -> bool:
        """Whether there is something that Esc puts away."""
        table = self._table
        is_told = table.log_open or table.pinned is not None
        return self._touching.has_pick or is_told or table.hints.is_held

    def _escape(self) -> None:
        table = self._table
        table.hints.forget()
        if self._touching.has_pick:
            self._touching.cancel()
        elif table.log_open:
            table.toggle_log()
        else:
            table.pin(None)

    def _digit(self, digit: int) -> None:
        """With units in hand: how many (0: all). Else which kind: 1 infantry, 2 tank, 3 aircraft."""
        self._table.finish_motion()
        if self._touching.load is not None:
            if digit == 0:
                self._touching.all()
            else:
                self._touching.count(exactly=digit)
        elif 1 <= digit <= len(UNIT_KINDS):
            self._take_kind(UNIT_KINDS[digit - 1])

    def _take_kind(self, kind: UnitKind) -> None:
        table = self._table
        step = table.state.step
        here = table.focus.place
        if step in ("place", "defend"):
            token = f"camp:{kind}"
        elif here is not None:
            token = f"stack:{here}:{kind}"
        else:
            return
        if step == "withdraw":
            table.withdrawing.choose(token)
        elif not self._touching.take(token) and table.desk.hand is not None:
            table.refuse(table.hand.why_not(token))

    def _press_focus(self) -> None:
        """Enter: do with what has the focus as a click there would; an own pile is taken up."""
        table = self._table
        token = table.focus.token
        if token is None:
            return
        table.finish_motion()
        place = table.place_of(token)
        if self._touching.load is not None and place == self._touching.load.origin:
            self._touching.cancel()
        elif table.state.step == "move" and not self._touching.has_pick and (pile := self._first_pile(place)):
            self._touching.take(pile)
        else:
            self._touching.click(token)

    def _first_pile(self, place: str | None) -> str | None:
        piles: Iterable[str] = (f"stack:{place}:{kind}" for kind in UNIT_KINDS)
        return next((pile for pile in piles if pile in self._table.hand.starts), None)
