"""The page of keys, made from the key table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui import backdrop
from game.ui.keys import EVERYWHERE, Binding, action_of, bindings
from game.ui.scenes import Scene
from game.ui.theme import INK
from game.ui.widgets import Button, Label, Panel, ScrollArea, Widget, WidgetGroup

if TYPE_CHECKING:
    from game.ui.context import Context

_WIDE = 620
_ROW = 30


def open_help(ctx: Context) -> None:
    """Lay the page of keys on the scene on top, with the sections that hold there; again: take it away."""
    top = ctx.scenes.top
    if isinstance(top, HelpScene):
        ctx.scenes.pop()
    elif top is not None:
        ctx.scenes.push(HelpScene(ctx, (*top.keys, EVERYWHERE), top.unused_keys, top.key_words))


class KeyRow(Widget):
    """What a key does, and its caps at the right."""

    focusable = False

    def __init__(self, ctx: Context, binding: Binding, words: str) -> None:
        super().__init__(ctx)
        self.binding, self.words = binding, words

    def draw(self, surface: pygame.Surface) -> None:
        """Paint description and caps."""
        self.lines.clear()
        px = self.ctx.px
        right = self.rect.right
        for text in reversed(dict.fromkeys(chord.shown() for chord in self.binding.chords)):
            width = max(px(26), self.ctx.type.width(text, "bold", 14) + px(14))
            cap = pygame.Rect(right - width, 0, width, px(24))
            cap.centery = self.rect.centery
            self.slice(surface, "ui/tooltip", cap)
            self.write(surface, text, cap.center, "bold", 14, INK, "center", cap)
            right -= width + px(8)
        room = pygame.Rect(self.rect.left, self.rect.top, right - self.rect.left, self.rect.height)
        self.write(surface, self.words, room.midleft, "body", 16, INK, "midleft", room)


class HelpScene(Scene):
    """A sheet over the dimmed table; any of Esc, F1, Enter takes it away."""

    opaque = False

    def __init__(
        self,
        ctx: Context,
        sections: tuple[str, ...],
        unused: frozenset[str] = frozenset(),
        told: Callable[[str], str | None] = lambda action: None,
    ) -> None:
        """`unused` actions are left out; `told` gives the words for an action that are a screen's own."""
        super().__init__(ctx)
        self.sections, self.unused, self.told = sections, unused, told
        self.group = WidgetGroup(ctx)

    def layout(self, size: tuple[int, int]) -> None:
        """Place the sheet; the table of keys scrolls where it is longer."""
        super().layout(size)
        px = self.ctx.px
        self.group.clear()
        sheet = self.group.add(Panel(self.ctx, "paper"))
        inner = px(_WIDE) - px(64)
        rows, content = self._rows(inner)
        room = min(content, size[1] - px(80) - px(150))
        sheet.rect = pygame.Rect(0, 0, px(_WIDE), room + px(150))
        sheet.rect.center = (size[0] // 2, size[1] // 2)
        title = self.group.add(Label(self.ctx, self.ctx.words("help.title"), "title", 28, INK))
        title.rect = pygame.Rect(sheet.rect.left + px(32), sheet.rect.top + px(20), inner, px(40))
        area = self.group.add(ScrollArea(self.ctx, "keys"))
        area.rect = pygame.Rect(title.rect.left, title.rect.bottom + px(8), inner + px(16), room)
        for row in rows:
            row.rect.move_ip(area.rect.topleft)
        area.place(rows, content)
        close = self.group.add(
            Button(self.ctx, "close", self.ctx.words("button.close"), self._close, primary=True)
        )
        close.rect = pygame.Rect(sheet.rect.right - px(152), sheet.rect.bottom - px(62), px(120), px(42))
        self.group.restore("close")

    def handle(self, event: pygame.event.Event) -> None:
        """Esc and the help key close it; arrows and wheel scroll."""
        if action_of(event) in ("back", "help"):
            self._close()
            return
        area = self.group.find("keys")
        turn = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 5, pygame.K_PAGEDOWN: -5}
        if event.type == pygame.KEYDOWN and event.key in turn and area:
            area.wheel(turn[event.key])
            return
        self.group.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Dim and lay the sheet."""
        backdrop.dim(surface)
        self.group.draw(surface)

    def _rows(self, width: int) -> tuple[list[Widget], int]:
        px = self.ctx.px
        rows: list[Widget] = []
        y = 0
        for section in self.sections:
            used = [one for one in bindings(section) if one.action not in self.unused]
            if not used:
                continue
            head = Label(self.ctx, self.ctx.words(f"keys.section.{section}"), "title", 16, INK, middle=True)
            head.rect = pygame.Rect(0, y, width, px(38))
            rows.append(head)
            y += px(38)
            for binding in used:
                words = self.told(binding.action) or self.ctx.words(f"keys.{binding.action}")
                row = KeyRow(self.ctx, binding, words)
                row.rect = pygame.Rect(0, y, width, px(_ROW))
                rows.append(row)
                y += px(_ROW)
        return rows, y

    def _close(self) -> None:
        self.ctx.scenes.pop()
