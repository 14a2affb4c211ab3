"""A game as a framed painting with a plate: press it to begin that game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.grounds import draw_shadow
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, ON_DARK, ON_DARK_SOFT
from game.ui.told import game_title
from game.ui.widgets.base import Action
from game.ui.widgets.buttons import Press

if TYPE_CHECKING:
    from game.ui.context import Context

PLATE = 62  # height of the plate below the painting, at scale 1


class GameTile(Press):
    """The painting of a game. One that is not on the shelf is dimmed and says so."""

    def __init__(self, ctx: Context, game: str, action: Action) -> None:
        super().__init__(ctx, f"tile:{game}", action)
        self.game = game
        self.here = game in ctx.shelf.games()
        if not self.here:
            self.disabled = ctx.words("title.not_here", game=game_title(ctx, game))

    @property
    def label(self) -> str:
        """The game's name."""
        return game_title(self.ctx, self.game)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint frame, picture, plate, and the ribbon of a game that is not here."""
        self.lines.clear()
        px = self.ctx.px
        draw_shadow(self.ctx, surface, self.rect)
        self.slice(surface, "ui/panel_dark", self.rect)
        picture = self.rect.inflate(-px(16), -px(16))
        picture.height -= px(PLATE - 8)
        draw_painting(self.ctx, surface, self.game, picture, self.here)
        lit = self.here and self.hovered
        pygame.draw.rect(surface, BRASS_BRIGHT if lit else BRASS, picture, max(1, px(2 if lit else 1)))
        plate = pygame.Rect(
            picture.left, picture.bottom, picture.width, self.rect.bottom - px(8) - picture.bottom
        )
        self._draw_plate(surface, plate)
        if not self.here:
            self._draw_ribbon(surface, picture)

    def _draw_plate(self, surface: pygame.Surface, plate: pygame.Rect) -> None:
        px, kind = self.ctx.px, self.ctx.type
        inner = plate.inflate(-px(12), 0)
        tone = BRASS_BRIGHT if self.here else ON_DARK_SOFT
        title = kind.fit(self.label, "title", 16, inner.width)
        self.write(surface, title, (inner.left, plate.top + px(6)), "title", 16, tone)
        blurb = kind.fit(self._blurb(), "body", 14, inner.width)
        at = (inner.left, plate.top + px(29))
        self.write(surface, blurb, at, "body", 14, ON_DARK if self.here else ON_DARK_SOFT)

    def _draw_ribbon(self, surface: pygame.Surface, picture: pygame.Rect) -> None:
        px = self.ctx.px
        words = self.ctx.words("title.ribbon")
        width = self.ctx.type.width(words, "bold", 12) + px(24)
        ribbon = pygame.Rect(picture.right - width - px(10), picture.top + px(10), width, px(24))
        self.slice(surface, "ui/tooltip", ribbon)
        self.write(surface, words, ribbon.center, "bold", 12, INK, "center", ribbon)

    def _blurb(self) -> str:
        if self.here:
            return self.ctx.shelf.face(self.game).blurb()
        return self.ctx.words(f"game.{self.game}.blurb")


def draw_painting(
    ctx: Context, surface: pygame.Surface, game: str, rect: pygame.Rect, here: bool = True
) -> None:
    """Paint a game's picture over a rect, cut to its proportions; darkened when the game is not here."""
    name = f"ui/tiles/{game}"
    if not ctx.sprites.exists(name) or rect.width < 1 or rect.height < 1:
        return
    wide, high = ctx.sprites.natural(name)
    grow = max(rect.width / wide, rect.height / high)
    image = ctx.sprites.sized(name, round(wide * grow), round(high * grow))
    part = pygame.Rect(0, 0, *rect.size)
    part.center = image.get_rect().center
    surface.blit(image, rect, part)
    if not here:
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((18, 20, 17, 150))
        surface.blit(veil, rect)
