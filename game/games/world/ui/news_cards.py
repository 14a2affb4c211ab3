"""A page of the national events as it lies on the desk: a newspaper for all, a cable in its folder."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.games.world.ui.dossier_ground import (
    STAMP_BLUE,
    STAMP_GREEN,
    STAMP_RED,
    draw_clip,
    draw_folder,
    draw_stamp,
)
from game.games.world.ui.news_details import paint_details
from game.games.world.ui.news_pages import PICTURES, STAMPS, Page
from game.ui.grounds import draw_panel, draw_shadow
from game.ui.sprites import Sprites
from game.ui.text import Family
from game.ui.theme import INK, INK_SOFT, Colour
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.games.world.ui.news import NewsScene

_RATIO = 9 / 16


class Card(Widget):
    """Paints the open page; `detail` is the room that buttons of a page may use."""

    focusable = False

    def __init__(self, news: NewsScene, page: Page, rect: pygame.Rect) -> None:
        super().__init__(news.ctx, "card")
        self.news, self.page, self.rect = news, page, rect
        edge = news.ctx.px(28 if page.is_public else 44)
        self.inner = rect.inflate(-2 * edge, -2 * edge)
        top = self.inner.top + news.ctx.px(86 if page.is_public else 58)
        self.columns = pygame.Rect(self.inner.left, top, self.inner.width, self.inner.bottom - top)
        self.photo = self._photo_rect()
        gap = news.ctx.px(28)
        self.column = pygame.Rect(
            self.photo.right + gap, top, self.inner.right - self.photo.right - gap, self.columns.height
        )
        self.detail = self._detail_rect()

    def contains(self, pos: tuple[int, int]) -> bool:
        """It takes no input."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint ground, head, picture, words, what is to be seen in detail, stamp."""
        self.lines.clear()
        if self.page.is_public:
            self._draw_newspaper(surface)
        else:
            self._draw_cable(surface)
        self._draw_text(surface)
        paint_details(self.news, self.page, surface, self, self.detail)
        stamped = self._stamp()
        if stamped is not None:
            text, tone = stamped
            at = (self.column.right - self.ctx.px(110), self.photo.bottom - self.ctx.px(40))
            draw_stamp(self.ctx, surface, text, at, 28, tone, 9, 240)

    def _photo_rect(self) -> pygame.Rect:
        wide = min(self.columns.width * 49 // 100, round((self.columns.height * 62 // 100) / _RATIO))
        return pygame.Rect(self.columns.left, self.columns.top, wide, round(wide * _RATIO))

    @property
    def below_words(self) -> pygame.Rect:
        """The rest of the column on the right."""
        top = self.column.top + self._text_height()
        return pygame.Rect(self.column.left, top, self.column.width, max(1, self.columns.bottom - top))

    def _detail_rect(self) -> pygame.Rect:
        """Below the picture, and the words where they are longer."""
        bottom = self.column.top + (
            0 if self.page.notice.kind == "production_points" else self._text_height()
        )
        top = max(self.photo.bottom, bottom) + self.ctx.px(22)
        return pygame.Rect(self.columns.left, top, self.columns.width, max(1, self.columns.bottom - top))

    def _texts(self) -> tuple[tuple[str, Family, int, Colour], ...]:
        kind = self.page.notice.kind
        told = self.news.narrator.notice(self.news.state, self.news.seat, self.page.notice)
        return ((self.news.words.say(f"news.{kind}"), "title", 28, INK), (told, "serif", 20, INK))

    def _text_height(self) -> int:
        kind = self.ctx.type
        return sum(
            len(kind.wrap(text, family, size, self.column.width)) * kind.height(family, size)
            + self.ctx.px(10)
            for text, family, size, _ in self._texts()
        )

    def _draw_text(self, surface: pygame.Surface) -> None:
        y = self.column.top - self.ctx.px(4)
        for text, family, size, tone in self._texts():
            for line in self.ctx.type.wrap(text, family, size, self.column.width):
                self.write(surface, line, (self.column.left, y), family, size, tone)
                y += self.ctx.type.height(family, size)
            y += self.ctx.px(10)

    def _draw_newspaper(self, surface: pygame.Surface) -> None:
        ctx, px, box = self.ctx, self.ctx.px, self.inner
        draw_panel(ctx, surface, self.rect, "paper")
        say, news = self.news.words.say, self.news
        self.write(
            surface, say("news.paper"), (box.centerx, box.top - px(12)), "serif_bold", 40, INK, "midtop"
        )
        line = box.top + px(42)
        pygame.draw.line(surface, INK, (box.left, line), (box.right, line), max(1, px(2)))
        y = line + px(14)
        self.write(
            surface, say("news.date", round=news.state.round), (box.left, y), "serif", 14, INK_SOFT, "midleft"
        )
        about = say("news.about", who=news.words.who(news.state, news.seat))
        self.write(surface, about, (box.centerx, y), "serif", 14, INK, "center")
        self.write(
            surface,
            say("news.page", number=self.page.number),
            (box.right, y),
            "serif",
            14,
            INK_SOFT,
            "midright",
        )
        line = y + px(13)
        pygame.draw.line(surface, INK, (box.left, line), (box.right, line), max(1, px(1)))
        picture = ctx.sprites.sized(f"world/desk/event_{PICTURES[self.page.notice.kind]}", *self.photo.size)
        surface.blit(picture, self.photo)
        pygame.draw.rect(surface, INK, self.photo, max(1, px(1)))

    def _draw_cable(self, surface: pygame.Surface) -> None:
        ctx, px, box = self.ctx, self.ctx.px, self.inner
        draw_folder(ctx, surface, self.rect)
        say, news = self.news.words.say, self.news
        head = say("news.cable", number=self.page.number, count=len(news.secret))
        self.write(surface, head, (box.left, box.top), "serif_bold", 16, INK)
        about = say("news.to", who=news.words.who(news.state, news.seat), round=news.state.round)
        self.write(surface, about, (box.left, box.top + px(21)), "serif", 14, INK_SOFT)
        line = box.top + px(44)
        pygame.draw.line(surface, INK_SOFT, (box.left, line), (box.right, line), max(1, px(1)))
        draw_stamp(
            ctx, surface, say("stamp.secret"), (box.right - px(84), box.top + px(14)), 20, STAMP_RED, 5
        )
        name = f"world/desk/event_{PICTURES[self.page.notice.kind]}"
        print_ = _photo(ctx.sprites, name, self.photo.size, px(8), -2.2)
        place = print_.get_rect(center=self.photo.center)
        draw_shadow(ctx, surface, self.photo.inflate(px(4), px(4)))
        surface.blit(print_, place)
        draw_clip(ctx, surface, (self.photo.left + px(38), self.photo.top - px(20)))

    def _stamp(self) -> tuple[str, Colour] | None:
        offered = self.page.offers
        if offered is not None:
            answer = self.news.answers.get(offered)
            if answer is None:
                return None
            return self.news.words.say(
                "stamp.accepted" if answer else "stamp.declined"
            ), STAMP_GREEN if answer else STAMP_RED
        found = STAMPS.get(self.page.notice.kind)
        if found is None:
            return None
        key, is_good = found
        return self.news.words.say(f"stamp.{key}"), STAMP_BLUE if is_good else STAMP_RED


@lru_cache(maxsize=16)
def _photo(sprites: Sprites, name: str, size: tuple[int, int], border: int, turn: float) -> pygame.Surface:
    """A photograph with a white border, laid down a little askew."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill((0xF7, 0xF2, 0xE6, 255))
    inner = out.get_rect().inflate(-2 * border, -2 * border)
    out.blit(sprites.sized(name, *inner.size), inner)
    pygame.draw.rect(out, (0x8A, 0x7A, 0x60), out.get_rect(), 1)
    return pygame.transform.rotozoom(out, turn, 1.0)
