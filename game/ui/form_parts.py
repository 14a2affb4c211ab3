"""Pieces of the new-game form: the game's painting, small ones to choose by, a seat's name, a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.badges import draw_badge
from game.ui.game_tile import draw_painting
from game.ui.theme import BRASS, BRASS_BRIGHT, ON_DARK, ON_DARK_SOFT
from game.ui.told import game_title
from game.ui.widgets import Press, Widget
from game.ui.widgets.base import Action

if TYPE_CHECKING:
    from game.ui.context import Context


class Painting(Widget):
    """The chosen game's picture."""

    focusable = False

    def __init__(self, ctx: Context, game: str) -> None:
        super().__init__(ctx)
        self.game = game

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it with a brass line around."""
        draw_painting(self.ctx, surface, self.game, self.rect)
        pygame.draw.rect(surface, BRASS, self.rect, max(1, self.ctx.px(1)))


class Thumb(Press):
    """A small painting to choose a game by."""

    def __init__(self, ctx: Context, game: str, chosen: bool, action: Action) -> None:
        super().__init__(ctx, f"game:{game}", action, game_title(ctx, game))
        self.game = game
        self.chosen = chosen

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it, ringed when chosen."""
        draw_painting(self.ctx, surface, self.game, self.rect)
        line = max(1, self.ctx.px(3 if self.chosen else 1))
        bright = self.chosen or self.hovered
        pygame.draw.rect(surface, BRASS_BRIGHT if bright else BRASS, self.rect, line)


class SeatName(Widget):
    """A seat's mark and name, and a word on who sits there."""

    focusable = False

    def __init__(self, ctx: Context, seat: int, words: str, about: Callable[[], str]) -> None:
        super().__init__(ctx)
        self.seat, self.words, self.about = seat, words, about

    def draw(self, surface: pygame.Surface) -> None:
        """Paint mark, name, and the word at the right."""
        self.lines.clear()
        side = self.ctx.px(24)
        middle = (self.rect.left + side // 2, self.rect.centery)
        draw_badge(self.ctx, surface, self.ctx.seat_colour(self.seat), middle, side)
        at = (self.rect.left + side + self.ctx.px(10), self.rect.centery)
        drawn = self.write(surface, self.words, at, "bold", 16, ON_DARK, "midleft")
        room = self.rect.right - drawn.right - self.ctx.px(16)
        text = self.ctx.type.fit(self.about(), "italic", 14, room)
        self.write(surface, text, self.rect.midright, "italic", 14, ON_DARK_SOFT, "midright")


class Rule(Widget):
    """A thin line between rows."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it."""
        pygame.draw.line(surface, (0xC9, 0xB4, 0x88), self.rect.topleft, self.rect.topright)
