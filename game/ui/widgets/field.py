"""A strip of paper to write on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.theme import BAD_ON_PAPER, INK, INK_SOFT
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.ui.context import Context

_LONGEST = 400


class TextField(Widget):
    """One line of text. `changed` hears every change, `entered` the Enter key.

    The text scrolls sideways so that the caret is always seen. `fault` marks it as wrong.
    """

    takes_text = True

    def __init__(
        self,
        ctx: Context,
        name: str,
        value: str = "",
        *,
        placeholder: str = "",
        changed: Callable[[str], None] = lambda value: None,
        entered: Callable[[], None] | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(ctx, name, tip)
        self.value = value
        self.caret = len(value)
        self.placeholder = placeholder
        self.changed = changed
        self.entered = entered
        self.fault = False

    @property
    def label(self) -> str:
        """What is written, or what is asked for."""
        return self.value or self.placeholder

    def press(self, pos: tuple[int, int]) -> None:
        """Put the caret where the pointer is."""
        x = pos[0] - self._box().left + self._scroll()
        widths = [self._width(self.value[:i]) for i in range(len(self.value) + 1)]
        self.caret = min(range(len(widths)), key=lambda i: abs(widths[i] - x))

    def text(self, text: str) -> None:
        """Write at the caret."""
        clean = "".join(letter for letter in text if letter.isprintable())
        if clean and len(self.value) + len(clean) <= _LONGEST:
            self._put(self.value[: self.caret] + clean + self.value[self.caret :], self.caret + len(clean))

    def key(self, event: pygame.event.Event) -> bool:
        """Editing keys. Tab, Escape and the vertical arrows are left to the screen."""
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.entered:
                self.entered()
            return self.entered is not None
        if event.key == pygame.K_v and control:
            self.text(_clipboard())
            return True
        place = self._place(event.key, control)
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            first, last = sorted((place, self.caret))
            self._put(self.value[:first] + self.value[last:], first)
            return True
        if place != self.caret or event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            self.caret = place
            return True
        return bool(getattr(event, "unicode", "")) and event.unicode.isprintable() and not control

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the strip, the text and the caret."""
        self.lines.clear()
        self.slice(surface, "ui/tooltip", self.rect)
        if self.fault:
            line = max(2, self.ctx.px(2))
            pygame.draw.rect(surface, BAD_ON_PAPER, self.rect, line, border_radius=self.ctx.px(3))
        box = self._box()
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        at = (box.left - self._scroll(), box.centery)
        if self.value:
            self.ctx.type.draw(surface, self.value, at, "body", 16, INK, "midleft")
        elif self.placeholder:
            words = self.ctx.type.fit(self.placeholder, "italic", 14, box.width)
            self.write(surface, words, (box.left, box.centery), "italic", 14, INK_SOFT, "midleft")
        if self.focused:
            x = at[0] + self._width(self.value[: self.caret])
            height = self.ctx.px(20)
            pygame.draw.rect(surface, INK, (x, box.centery - height // 2, max(1, self.ctx.px(2)), height))
        surface.set_clip(before)

    def _box(self) -> pygame.Rect:
        return self.rect.inflate(-self.ctx.px(16), -self.ctx.px(6))

    def _width(self, text: str) -> int:
        return self.ctx.type.width(text, "body", 16)

    def _scroll(self) -> int:
        """How far the text is moved to the left so that the caret is in the box."""
        room = self._box().width - self.ctx.px(4)
        return max(0, self._width(self.value[: self.caret]) - room)

    def _place(self, key: int, control: bool) -> int:
        """Where a key takes the caret."""
        if key in (pygame.K_LEFT, pygame.K_BACKSPACE):
            step = len(self.value[: self.caret].rstrip().rpartition(" ")[0]) if control else self.caret - 1
            return max(0, step)
        if key in (pygame.K_RIGHT, pygame.K_DELETE):
            rest = self.value[self.caret :]
            word = len(rest) - len(rest.lstrip().partition(" ")[2]) if control else 1
            return min(len(self.value), self.caret + word)
        return {pygame.K_HOME: 0, pygame.K_END: len(self.value)}.get(key, self.caret)

    def _put(self, value: str, caret: int) -> None:
        self.caret = caret
        if value != self.value:
            self.value = value
            self.fault = False
            self.changed(value)


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
