"""Buttons: brass-edged walnut plates; the one likely next action is a bright one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.theme import BRASS_BRIGHT, INK, ON_DARK, Colour
from game.ui.widgets.base import Action, Widget

if TYPE_CHECKING:
    from game.ui.context import Context

_OFF: Colour = (0xB9, 0xAC, 0x96)
_FACES = {"normal": "", "hover": "_hover", "pressed": "_down"}


class Press(Widget):
    """Anything that acts when pressed and released on, or by Enter or Space."""

    def __init__(self, ctx: Context, name: str, action: Action, tip: str = "") -> None:
        super().__init__(ctx, name, tip)
        self.action = action

    def release(self, pos: tuple[int, int]) -> None:
        """Act if the button came up where it went down."""
        if self.contains(pos):
            self.activate()

    def key(self, event: pygame.event.Event) -> bool:
        """Enter and Space act."""
        if event.key not in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return False
        self.activate()
        return True

    def activate(self) -> None:
        """Do what it is for, or refuse."""
        if self.disabled is not None:
            self.refuse()
            return
        self.ctx.sounds.play("click")
        self.action()


class Button(Press):
    """A plate with words and perhaps an icon. `primary` makes it the bright one."""

    def __init__(
        self,
        ctx: Context,
        name: str,
        text: str,
        action: Action,
        *,
        icon: str | None = None,
        primary: bool = False,
        tip: str = "",
        size: int = 16,
    ) -> None:
        super().__init__(ctx, name, action, tip)
        self.words = text
        self.icon_name = icon
        self.primary = primary
        self.size = size

    @property
    def label(self) -> str:
        """The words on the plate."""
        return self.words

    def natural_width(self) -> int:
        """How wide the plate must be for its words, in pixels."""
        icon = self.ctx.px(self.size + 14) if self.icon_name else 0
        return self.ctx.type.width(self.words, "bold", self.size) + icon + self.ctx.px(32)

    def natural_height(self) -> int:
        """How high the plate ought to be, in pixels."""
        return self.ctx.px(self.size + 22)

    def colour(self) -> Colour:
        """The colour of words and icon in the present state."""
        if self.state == "disabled":
            return ON_DARK if self.ctx.settings.high_contrast else _OFF
        if self.primary:
            return INK
        return BRASS_BRIGHT if self.state == "hover" else ON_DARK

    def draw(self, surface: pygame.Surface) -> None:
        """Paint plate, icon and words."""
        self.lines.clear()
        self.slice(surface, self.plate(), self.rect)
        if self.ctx.settings.high_contrast and self.disabled is None:
            line = max(2, self.ctx.px(2))
            pygame.draw.rect(surface, BRASS_BRIGHT, self.rect, line, border_radius=self.ctx.px(6))
        sunk = self.ctx.px(1) if self.state == "pressed" else 0
        colour = self.colour()
        side = self.ctx.px(self.size + 4) if self.icon_name else 0
        gap = self.ctx.px(8) if self.icon_name else 0
        room = self.rect.width - side - gap - self.ctx.px(16)
        words = self.ctx.type.fit(self.words, "bold", self.size, room)
        width = self.ctx.type.width(words, "bold", self.size) + side + gap
        x = self.rect.centerx - width // 2
        if self.icon_name:
            box = pygame.Rect(x, self.rect.centery - side // 2 + sunk, side, side)
            self.icon(surface, f"ui/icons/{self.icon_name}", box, colour)
        at = (x + side + gap, self.rect.centery + sunk)
        self.write(surface, words, at, "bold", self.size, colour, "midleft")
        if words != self.words:
            self.lines.append((self.words, self.rect.inflate(4, 4), self.rect))

    def plate(self) -> str:
        """The nine-slice of the present state."""
        if self.state == "disabled":
            return "ui/button_disabled"
        return ("ui/button_primary" if self.primary else "ui/button") + _FACES[self.state]


class IconButton(Button):
    """A square plate with an icon alone; what it does is told by its note. `on` holds it down."""

    def __init__(
        self, ctx: Context, name: str, icon: str, action: Action, tip: str, *, primary: bool = False
    ) -> None:
        super().__init__(ctx, name, "", action, icon=icon, tip=tip, primary=primary)
        self.on = False

    @property
    def label(self) -> str:
        """What its note says."""
        return self.tip

    def plate(self) -> str:
        """Held down while on."""
        return "ui/button_down" if self.on and self.state != "disabled" else super().plate()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint plate and icon."""
        self.slice(surface, self.plate(), self.rect)
        side = round(min(self.rect.width, self.rect.height) * 0.56)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        if self.state == "pressed" or self.on:
            box.y += self.ctx.px(1)
        colour = BRASS_BRIGHT if self.on and self.disabled is None else self.colour()
        self.icon(surface, f"ui/icons/{self.icon_name}", box, colour)
