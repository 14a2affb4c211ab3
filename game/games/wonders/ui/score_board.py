"""The final score as the result screen shows it: both cities' points by category on one sheet of paper."""

from __future__ import annotations

import pygame

from game.games.wonders.model import BOTH, WondersState
from game.games.wonders.scoring import CATEGORIES, Category, score
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.explain import row_icon
from game.games.wonders.ui.score_sheet import ICONS
from game.games.wonders.ui.thing_words import ThingWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.grounds import draw_panel
from game.ui.theme import INK, INK_SOFT, PAPER_SHADE
from game.ui.timeline import Playing

_WIDEST, _HIGHEST = 620, 620


class ScoreBoard:
    """Draws the sheet into a rectangle."""

    def __init__(self, ctx: Context, faces: CardFaces) -> None:
        self._ctx = ctx
        self._faces = faces
        self._words = ThingWords()
        self._sheet = pygame.Rect(0, 0, 1, 1)

    def layout(self, rect: pygame.Rect) -> None:
        """Use the middle of this part of the window."""
        px = self._ctx.px
        self._sheet = pygame.Rect(0, 0, min(rect.width, px(_WIDEST)), min(rect.height, px(_HIGHEST)))
        self._sheet.center = rect.center

    def draw(
        self, surface: pygame.Surface, state: WondersState, marks: Marks, playing: Playing | None = None
    ) -> None:
        """Paint it: a row for each category, the totals at the foot."""
        del marks, playing
        ctx, px = self._ctx, self._ctx.px
        draw_panel(ctx, surface, self._sheet)
        inner = self._sheet.inflate(-2 * px(32), -2 * px(24))
        shown = [one for one in CATEGORIES if one != "leaders" or state.options.leaders == "on"]
        step = inner.height / (len(shown) + 2)
        for seat in BOTH:
            at = (self._column(inner, seat), round(inner.top + step / 2))
            draw_badge(ctx, surface, ctx.seat_colour(seat), at, px(34))
        scores = [score(state, seat) for seat in BOTH]
        for place, category in enumerate(shown):
            row = pygame.Rect(inner.left, round(inner.top + step * (place + 1)), inner.width, int(step))
            if place % 2 == 0:
                pygame.draw.rect(surface, PAPER_SHADE, row, border_radius=px(5))
            self._draw_row(surface, row, category, [one.points[category] for one in scores])
        y = round(inner.bottom - step / 2)
        line = round(inner.bottom - step) + px(3)
        pygame.draw.line(surface, INK, (inner.left, line), (inner.right, line), px(2))
        told = self._words.say("score.total")
        ctx.type.draw(surface, told, (inner.left + px(48), y), "title", 20, INK, "midleft")
        for seat in BOTH:
            at = (self._column(inner, seat), y)
            ctx.type.draw(surface, str(scores[seat].total), at, "title", 28, INK, "center")

    def _draw_row(
        self, surface: pygame.Surface, row: pygame.Rect, category: Category, points: list[int]
    ) -> None:
        ctx, px = self._ctx, self._ctx.px
        icon = row_icon(self._faces, ICONS[category], min(px(32), row.height - px(4)))
        surface.blit(icon, icon.get_rect(midleft=(row.left + px(8), row.centery)))
        told = self._words.say(f"category.{category}")
        ctx.type.draw(surface, told, (row.left + px(48), row.centery), "body", 16, INK, "midleft")
        for seat in BOTH:
            at, ahead = (self._column(row, seat), row.centery), points[seat] > points[1 - seat]
            tone = INK if points[seat] else INK_SOFT
            ctx.type.draw(surface, str(points[seat]), at, "bold" if ahead else "body", 20, tone, "center")

    def _column(self, box: pygame.Rect, seat: int) -> int:
        return box.right - self._ctx.px(150 - 104 * seat)
