"""The keyboard's side of the hand on the front's table: next unit, focus on hexes, modes, aids, tools."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.games.front.model import MODES
from game.ui.keys import action_of

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable
    from game.games.front.ui.touching import Touching

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_PAN_STEP = 96
_MODE_KEYS = {pygame.K_1 + n: mode for n, mode in enumerate(MODES)}


class Keying:
    """Does with keys what the pointer does by clicks; both work through `Touching`."""

    def __init__(self, table: FrontTable, touching: Touching) -> None:
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
                self._walk(dx, dy)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._press_focus()
        elif event.key in _MODE_KEYS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            table.modes.give(_MODE_KEYS[event.key])
        else:
            self._act(action_of(event, ("front", "map", "table")))

    def _act(self, action: str | None) -> None:
        table = self._table
        if action == "cancel" and not self._holds:
            action = "menu"
        middle = table.picture.board.map.rect.center
        acts: dict[str, Callable[[], object]] = {
            "cancel": self._escape,
            "skip": table.finish_motion,
            "undo": table.undo,
            "redo": table.redo,
            "end_turn": table.end_phase,
            "threats": lambda: table.show_aid("zones"),
            "supply": lambda: table.show_aid("supply"),
            "command": lambda: table.show_aid("command"),
            "sight": lambda: table.show_aid("sight"),
            "points": lambda: table.pin("points:all"),
            "mode": table.modes.turn,
            "explain": table.open_rules,
            "log": table.toggle_log,
            "hint": table.ask_hint,
            "menu": table.open_menu,
            "zoom_in": lambda: table.zoom(1, middle),
            "zoom_out": lambda: table.zoom(-1, middle),
            "whole_map": table.show_whole,
            "take_all": self._take_pile,
            "waypoint": self._set_waypoint,
            "take_back": table.waypoints.drop_last,
            "next_place": lambda: self.hop(1),
            "last_place": lambda: self.hop(-1),
        }
        if action in acts:
            acts[action]()

    def hop(self, way: int) -> None:
        """Go to the next counter for which something is to do, and take it up."""
        table = self._table
        table.finish_motion()
        tokens = table.outlook.next_ones()
        if not tokens:
            table.toasts.tell(table.words.say("toast.nothing_left"))
            return
        now = next((pick for pick in table.hand.picks if pick in tokens), table.hopped)
        start = tokens.index(now) + way if now in tokens else (0 if way > 0 else -1)
        token = tokens[start % len(tokens)]
        table.hopped = token
        self._touching.cancel()
        place = table.place_of(token)
        if place is not None:
            table.picture.board.look_at(place)
            table.focus = place if not place.startswith("@") else None
        if table.phase == "C":
            self._touching.selection = (token,)
            table.relayout()
        elif table.is_marching:
            self._touching.touch(token)
        table.pin(token, keep=True)

    def _walk(self, dx: int, dy: int) -> None:
        """The focus goes to the neighbouring hex that way."""
        table = self._table
        chart = table.picture.board.map
        table.open_fan(None)
        if table.focus is None or table.focus not in chart.atlas.centres:
            picks = [table.place_of(pick) for pick in table.hand.picks]
            here = next((one for one in picks if one is not None and not one.startswith("@")), None)
            table.focus = here or chart.hex_at(chart.rect.center)
            if here is None:
                return
        if table.focus is None:
            return
        x, y = chart.atlas.centres[table.focus]
        ground = table.desk.rules.ground

        def fits(there: str) -> float:
            tx, ty = chart.atlas.centres[there]
            length = max(1.0, math.hypot(tx - x, ty - y))
            return ((tx - x) * dx + (ty - y) * dy) / length

        best = max(ground.around[table.focus], key=fits)
        if fits(best) > 0.4:
            table.focus = best
            table.picture.board.look_at(best)

    def _press_focus(self) -> None:
        """Enter: do with the hex that has the focus as a click there would."""
        table = self._table
        if table.focus is None:
            return
        table.finish_motion()
        pieces = table.picture.board.stacks.piles(table.state).get(table.focus, ())
        if table.hand.picks:
            self._touching.click(f"hex:{table.focus}")
            return
        lit = [token for token in reversed(pieces) if token in table.hand.starts]
        own = [token for token in reversed(pieces) if table.is_own(token)]
        self._touching.click((lit or own or [f"hex:{table.focus}"])[0])

    def _set_waypoint(self) -> None:
        """The march goes by the hex in focus, else by the one under the pointer."""
        table = self._table
        here = table.focus or self._touching.hex_over
        if here is not None and table.ahead.ways() is not None and not table.waypoints.add(here):
            table.toasts.tell(table.ahead.note(here))

    def _take_pile(self) -> None:
        """The whole pile under the pointer, in focus, or from which one counter is taken up."""
        table = self._table
        picks = (*table.hand.picks, *self._touching.selection)
        over = table.place_of(self._touching.over) if self._touching.over is not None else None
        place = table.place_of(picks[0]) if picks else over or table.focus
        if place is not None:
            self._touching.take_pile(place)

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
