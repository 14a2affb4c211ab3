"""A game as a framed painting with a plate: press it to begin that game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.grounds import draw_shadow
from game.ui.theme import BRASS, BRASS_BRIGHT, ON_DARK
from game.ui.told import game_title
from game.ui.widgets.base import Action
from game.ui.widgets.buttons import Press

if TYPE_CHECKING:
    from game.ui.context import Context

PLATE = 62  # height of the plate below the painting, at scale 1


class GameTile(Press):
    """The painting of a game."""

    def __init__(self, ctx: Context, game: str, action: Action) -> None:
        super().__init__(ctx, f"tile:{game}", action)
        self.game = game

    @property
    def label(self) -> str:
        """The game's name."""
        return game_title(self.ctx, self.game)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint frame, picture and plate."""
        self.lines.clear()
        px = self.ctx.px
        draw_shadow(self.ctx, surface, self.rect)
        self.slice(surface, "ui/panel_dark", self.rect)
        picture = self.rect.inflate(-px(16), -px(16))
        picture.height -= px(PLATE - 8)
        draw_painting(self.ctx, surface, self.game, picture)
        lit = self.hovered
        pygame.draw.rect(surface, BRASS_BRIGHT if lit else BRASS, picture, max(1, px(2 if lit else 1)))
        plate = pygame.Rect(
            picture.left, picture.bottom, picture.width, self.rect.bottom - px(8) - picture.bottom
        )
        self._draw_plate(surface, plate)

    def _draw_plate(self, surface: pygame.Surface, plate: pygame.Rect) -> None:
        px, kind = self.ctx.px, self.ctx.type
        inner = plate.inflate(-px(12), 0)
        title = kind.fit(self.label, "title", 16, inner.width)
        self.write(surface, title, (inner.left, plate.top + px(6)), "title", 16, BRASS_BRIGHT)
        blurb = kind.fit(self.ctx.shelf.face(self.game).blurb(), "body", 14, inner.width)
        at = (inner.left, plate.top + px(29))
        self.write(surface, blurb, at, "body", 14, ON_DARK)


def draw_painting(
    ctx: Context, surface: pygame.Surface, game: str, rect: pygame.Rect, veiled: bool = False
) -> None:
    """Paint a game's picture over a rect, cut to its proportions; darkened behind a veil."""
    name = f"ui/tiles/{game}"
    if not ctx.sprites.exists(name) or rect.width < 1 or rect.height < 1:
        return
    wide, high = ctx.sprites.natural(name)
    grow = max(rect.width / wide, rect.height / high)
    image = ctx.sprites.sized(name, round(wide * grow), round(high * grow))
    part = pygame.Rect(0, 0, *rect.size)
    part.center = image.get_rect().center
    surface.blit(image, rect, part)
    if veiled:
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((18, 20, 17, 150))
        surface.blit(veil, rect)
