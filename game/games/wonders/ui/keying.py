"""The keyboard's side of the hand on the wonders' table: numbers for cards, arrows for the focus, tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.games.wonders.display import accessible
from game.ui.keys import action_of

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable
    from game.games.wonders.ui.touching import Touching

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_DIGITS = {pygame.K_1 + n: n for n in range(9)} | {pygame.K_KP1 + n: n for n in range(9)}


class Keying:
    """Does with keys what the pointer does by clicks; both work through `Touching`."""

    def __init__(self, table: WondersTable, touching: Touching) -> None:
        self._table = table
        self._touching = touching

    def handle(self, event: pygame.event.Event) -> None:
        """One key."""
        table = self._table
        if event.key in _ARROWS:
            self._walk(*_ARROWS[event.key])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._press_focus()
        elif event.key in _DIGITS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._number(_DIGITS[event.key])
        else:
            self._act(action_of(event, table.keys))

    def _act(self, action: str | None) -> None:
        table = self._table
        if action == "cancel" and not (table.hand.picks or table.log_open or table.hints.is_held):
            action = "menu"
        acts = {
            "cancel": self._escape,
            "skip": table.finish_motion,
            "undo": table.undo,
            "redo": table.redo,
            "build": lambda: self._target("place:city"),
            "sell": lambda: self._target("place:discard"),
            "score": table.open_score,
            "pile": table.open_pile,
            "choose": table.passing.open,
            "explain": table.open_rules,
            "log": table.toggle_log,
            "hint": table.ask_hint,
            "menu": table.open_menu,
        }
        if action in acts:
            acts[action]()

    def _escape(self) -> None:
        self._table.hints.forget()
        if self._table.hand.picks:
            self._touching.cancel()
        elif self._table.log_open:
            self._table.toggle_log()

    def _target(self, token: str) -> None:
        """Build or sell what is in hand, or the card in focus."""
        table = self._table
        table.finish_motion()
        if not table.hand.picks and table.focused in table.hand.starts:
            self._touching.touch(str(table.focused))
        if table.hand.picks:
            self._touching.touch(token)

    def _number(self, place: int) -> None:
        """With a card in hand: the own wonder of that number. Else the free card of that number, taken up."""
        table = self._table
        table.finish_motion()
        state = table.state
        if table.hand.picks:
            wonders = state.cities[state.active].wonders
            if place < len(wonders):
                self._touching.touch(f"wonder:{wonders[place]}")
            return
        free = sorted(accessible(state) if state.display else (), key=self._across)
        if place < len(free):
            table.focused = f"card:{free[place]}"
            if table.focused in table.hand.starts:
                self._touching.touch(table.focused)
            elif table.desk.hand is not None:
                table.refuse(table.hand.why_not(table.focused))

    def _across(self, card: str) -> int:
        rect = self._table.picture.rect_of(self._table.state, f"card:{card}")
        return rect.centerx if rect else 0

    def _walk(self, dx: int, dy: int) -> None:
        """Move the focus to the nearest thing that way: targets with a card in hand, else everything."""
        table = self._table
        places = self._stops()
        if not places:
            return
        here = places.get(table.focused or "")
        if here is None:
            table.focused = self._first(places)
            return
        ahead = [
            (along + 3 * abs(aside), token)
            for token, (x, y) in places.items()
            if token != table.focused
            and (along := (x - here[0]) * dx + (y - here[1]) * dy) > 0
            and (aside := (x - here[0]) * dy + (y - here[1]) * dx) is not None
        ]
        if ahead:
            table.focused = min(ahead)[1]

    def _stops(self) -> dict[str, tuple[int, int]]:
        """Where the focus may rest, by token."""
        table = self._table
        hand, state = table.hand, table.state
        if hand.picks or state.agenda:
            names = list(hand.offers)
        else:
            names = [t for t in table.picture.tokens(state) if not t.startswith(("seat:", "track:rail"))]
        found = {name: table.picture.position_of(state, name) for name in names}
        return {name: at for name, at in found.items() if at is not None}

    def _first(self, places: dict[str, tuple[int, int]]) -> str:
        """Where the focus begins: what may be touched, the nearest one first."""
        offered = [token for token in places if token in self._table.hand.offers]
        return max(offered or places, key=lambda token: places[token][1])

    def _press_focus(self) -> None:
        """Enter: touch what has the focus, as a click there would."""
        table = self._table
        token = table.focused
        if token is None:
            return
        table.finish_motion()
        if table.hand.picks and token == table.hand.picks[0]:
            self._touching.cancel()
        elif token == "place:discard" and not table.hand.picks:
            table.open_pile()
        else:
            self._touching.touch(token)
