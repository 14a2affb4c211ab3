"""The duel table's buttons: menu and tools in the strip, the likely next action bright under the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.duel.ui.touching import FORCED
from game.ui.keys import shown
from game.ui.widgets import Button, IconButton, WidgetGroup

if TYPE_CHECKING:
    from game.games.duel.ui.table import DuelTable

_TOOLS = (
    ("undo", "undo", "undo"),
    ("redo", "redo", "redo"),
    ("threats", "threat", "threats"),
    ("log", "log", "log"),
    ("rules", "help", "explain"),
)  # name, icon, key action


class Controls:
    """Makes and places the buttons for what may be done now; `explain_rect` is what they leave free."""

    def __init__(self, table: DuelTable) -> None:
        self._table = table
        self.group = WidgetGroup(table.ctx)
        self.explain_rect = pygame.Rect(0, 0, 1, 1)
        self.strip_room = (0, 1)

    def layout(self, strip: pygame.Rect, free: pygame.Rect) -> None:
        """Tools in the strip, actions at the foot of the free corner."""
        self.group.clear()
        self._lay_tools(strip)
        top = self._lay_actions(free)
        self.explain_rect = pygame.Rect(free.left, free.top, free.width, top - self._px(10) - free.top)
        self.group.restore()

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether a button used the event; keys only while a button shows its focus ring."""
        if event.type == pygame.KEYDOWN and event.key != pygame.K_TAB:
            focus = self.group.focus
            if focus is None or not focus.ring:
                return False
        return self.group.handle(event)

    @property
    def has_keyboard(self) -> bool:
        """Whether a button shows the focus ring, so that the board has not got the keyboard."""
        return self.group.focus is not None and self.group.focus.ring

    @property
    def animating(self) -> bool:
        """While a note is due."""
        return self.group.animating

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self.group.update(dt_ms)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint them."""
        threats = self.group.find("threats")
        if isinstance(threats, IconButton):
            threats.on = self._table.marking.threats_on
        self.group.draw(surface)

    def position_of(self, name: str) -> tuple[int, int] | None:
        """The middle of a button."""
        widget = self.group.find(name)
        return widget.rect.center if widget else None

    def _px(self, size: float) -> int:
        return self._table.ctx.px(size)

    def _lay_tools(self, strip: pygame.Rect) -> None:
        table, side = self._table, self._px(36)
        acts = {
            "undo": table.undo,
            "redo": table.redo,
            "threats": table.marking.toggle_threats,
            "log": table.toggle_log,
            "rules": table.open_rules,
        }
        y = strip.centery - side // 2
        tip = table.words.say("tool.menu", hotkey=shown("menu", "table"))
        menu = IconButton(table.ctx, "menu", "menu", table.open_menu, tip)
        menu.rect = pygame.Rect(strip.left + self._px(6), y, side, side)
        self.group.add(menu)
        x = strip.right - self._px(6)
        tools = [tool for tool in _TOOLS if tool[0] != "threats" or table.state.options.aid_threats == "on"]
        for name, icon, key in reversed(tools):
            tip = table.words.say(f"tool.{name}", hotkey=shown(key, "table"))
            button = IconButton(table.ctx, name, icon, acts[name], tip)
            x -= side
            button.rect = pygame.Rect(x, y, side, side)
            x -= self._px(4)
            self.group.add(button)
        self.strip_room = (menu.rect.right + self._px(12), x - self._px(12))

    def _lay_actions(self, free: pygame.Rect) -> int:
        """The rows of buttons from the foot upwards; returns the y of the topmost."""
        rows = self._actions()
        high, gap = self._px(42), self._px(8)
        y = free.bottom
        for row in reversed(rows):
            y -= high
            wide = (free.width - gap * (len(row) - 1)) // len(row)
            for place, button in enumerate(row):
                button.rect = pygame.Rect(free.left + place * (wide + gap), y, wide, high)
                self.group.add(button)
            y -= gap
        return y + gap

    def _actions(self) -> list[list[Button]]:
        table, state = self._table, self._table.desk.view.state
        seat = table.desk.hand
        if seat is None:
            return []
        if table.hand.picks:
            forced = table.hand.picks == (FORCED,)
            rows = [[] if forced else [self._button("cancel", table.touching.cancel)]]
            if table.hand.pending is not None:
                rows[0].append(self._button("confirm", table.touching.confirm, primary=True))
            ban = table.hand.offers.get("button:ban")
            if ban is not None:
                rows[0].append(self._button("ban", lambda: self._touch("button:ban"), primary=True))
            return [row for row in rows if row]
        if state.phase == "draw_offer":
            accept = self._button("accept_draw", lambda: self._touch("button:accept_draw"))
            decline = self._button("decline_draw", lambda: self._touch("button:decline_draw"), primary=True)
            return [[accept, decline]]
        rows = []
        if "button:offer_draw" in table.hand.starts:
            rows.append([self._button("offer_draw", lambda: self._touch("button:offer_draw"))])
        if "button:end_actions" in table.hand.starts:
            words = "end_actions" if state.recruits_left else "end_turn"
            rows.append([self._end_button(words, seat)])
        return rows

    def _end_button(self, words: str, seat: Seat) -> Button:
        """Bright once there is nothing left to act with."""
        table = self._table
        left = [token for token in table.hand.starts if token.startswith("piece:")]
        text = table.words.say(f"button.{words}")
        tip = table.words.say("button.end.tip", left=len(left), hotkey=shown("end_turn", "table"))
        return Button(table.ctx, "end_actions", text, table.end_actions, primary=not left, tip=tip)

    def _button(self, name: str, act: object, primary: bool = False) -> Button:
        assert callable(act)
        return Button(self._table.ctx, name, self._table.words.say(f"button.{name}"), act, primary=primary)

    def _touch(self, token: str) -> None:
        self._table.touching.touch(token)
