"""A question or a notice on a sheet of paper, over the dimmed table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui import backdrop
from game.ui.keys import action_of
from game.ui.scenes import Scene
from game.ui.theme import INK
from game.ui.widgets import Button, Label, Panel, ScrollArea, Widget, WidgetGroup

if TYPE_CHECKING:
    from game.ui.context import Context

_WIDE = 460
_PAD = 28


@dataclass(frozen=True)
class Answer:
    """A button of a dialog: name, words, and what it does after the dialog is gone. One may be bright."""

    name: str
    words: str
    act: Callable[[], None] = lambda: None
    primary: bool = False


def inform(ctx: Context, title: str, text: str, then: Callable[[], None] = lambda: None) -> None:
    """Show a notice."""
    ctx.scenes.push(Dialog(ctx, title, text, [Answer("ok", ctx.words("button.ok"), then, True)]))


def confirm(ctx: Context, title: str, text: str, words: str, act: Callable[[], None]) -> None:
    """Ask before `act` is done; Esc and the first button leave everything as it is."""
    answers = [Answer("cancel", ctx.words("button.cancel")), Answer("yes", words, act, True)]
    ctx.scenes.push(Dialog(ctx, title, text, answers))


class Dialog(Scene):
    """Title, text (it scrolls when it is long) and a row of answers. Esc gives the first answer."""

    opaque = False

    def __init__(self, ctx: Context, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(ctx)
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self.group = WidgetGroup(ctx)

    def layout(self, size: tuple[int, int]) -> None:
        """Place the sheet in the middle, as high as its text."""
        super().layout(size)
        focus = self.group.focus.name if self.group.focus else self._first()
        self.group.clear()
        self._build(size)
        self.group.restore(focus)

    def handle(self, event: pygame.event.Event) -> None:
        """Answers by click, Enter on the bright one, Esc for the first."""
        if self.group.handle(event):
            return
        if action_of(event) == "back":
            self.ctx.sounds.play("click")
            self._answer(self.answers[0])

    def update(self, dt_ms: float) -> None:
        """Let notes appear."""
        self.group.update(dt_ms)

    @property
    def animating(self) -> bool:
        """While a note is due."""
        return self.group.animating

    def draw(self, surface: pygame.Surface) -> None:
        """Dim the table and lay the sheet on it."""
        backdrop.dim(surface)
        self.group.draw(surface)

    def _first(self) -> str:
        return next((answer.name for answer in self.answers if answer.primary), self.answers[0].name)

    def _build(self, size: tuple[int, int]) -> None:
        px = self.ctx.px
        inner = px(_WIDE) - 2 * px(_PAD)
        title = Label(self.ctx, self.title, "title", 20, INK)
        text = Label(self.ctx, self.text, "body", 16, INK)
        high = title.natural_height(inner)
        words = text.natural_height(inner)
        fixed = 2 * px(_PAD) + high + px(12) + px(24) + px(42)
        fixed += (self._stacked(inner) - 1) * px(52)
        room = min(words, size[1] - px(80) - fixed)
        sheet = Panel(self.ctx, "paper")
        sheet.rect = pygame.Rect(0, 0, px(_WIDE), fixed + room)
        sheet.rect.center = (size[0] // 2, size[1] // 2)
        title.rect = pygame.Rect(sheet.rect.left + px(_PAD), sheet.rect.top + px(_PAD), inner, high)
        area = ScrollArea(self.ctx, "text")
        area.rect = pygame.Rect(title.rect.left, title.rect.bottom + px(12), inner + px(16), room)
        text.rect = pygame.Rect(area.rect.left, area.rect.top, inner, words)
        area.place([text], words)
        for widget in (sheet, title, area, *self._buttons(sheet.rect)):
            self.group.add(widget)

    def _made(self) -> list[Button]:
        return [
            Button(self.ctx, answer.name, answer.words, partial(self._answer, answer), primary=answer.primary)
            for answer in self.answers
        ]

    def _stacked(self, room: int) -> int:
        """How many rows the answers need: one, or one each where they do not fit side by side."""
        px = self.ctx.px
        width = sum(max(px(110), button.natural_width()) + px(12) for button in self._made()) - px(12)
        return 1 if width <= room and len(self.answers) <= 3 else len(self.answers)

    def _buttons(self, sheet: pygame.Rect) -> list[Widget]:
        px = self.ctx.px
        inner = sheet.inflate(-2 * px(_PAD), -2 * px(_PAD))
        made = self._made()
        rows = self._stacked(inner.width)
        right = inner.right
        for place, button in enumerate(reversed(made)):
            width = max(px(110), button.natural_width()) if rows == 1 else inner.width
            up = 0 if rows == 1 else place * px(52)
            button.rect = pygame.Rect(right - width, inner.bottom - px(42) - up, width, px(42))
            right -= width + px(12) if rows == 1 else 0
        return list(made)

    def _answer(self, answer: Answer) -> None:
        self.ctx.scenes.pop()
        answer.act()
