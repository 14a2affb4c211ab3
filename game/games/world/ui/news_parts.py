"""Controls of the national events: where in the pages one is, and piles of units to give up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.games.world.model import UnitKind
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, ON_DARK_SOFT, PAPER
from game.ui.widgets import Press, Widget

if TYPE_CHECKING:
    from game.games.world.ui.news import NewsScene
    from game.ui.context import Context


class Dots(Widget):
    """A small sheet for each page: paper for public ones, manila for secret ones, read ones ticked. While
    the cover lies on them, secret pages show as one closed folder, however many they are."""

    focusable = False

    def __init__(self, ctx: Context, news: NewsScene) -> None:
        super().__init__(ctx, "dots")
        self.news = news

    def contains(self, pos: tuple[int, int]) -> bool:
        """It takes no input."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the row and its count."""
        self.lines.clear()
        news, px = self.news, self.ctx.px
        pages = news.pages
        has_folder = not news.secret
        count = len(pages) + has_folder
        pitch = min(px(34), self.rect.width // max(1, count))
        x = self.rect.centerx - pitch * count // 2
        for place in range(count):
            spot = pygame.Rect(x + place * pitch, 0, pitch - px(10), px(28))
            spot.centery = self.rect.centery - px(8)
            is_folder = place >= len(pages)
            tone = PAPER if not is_folder and pages[place].is_public else (0xD3, 0xB2, 0x7A)
            pygame.draw.rect(surface, tone, spot, border_radius=px(3))
            if is_folder:
                lock = pygame.Rect(0, 0, px(14), px(14))
                lock.center = spot.center
                self.icon(surface, "world/desk/lock", lock, INK)
            elif place in news.read:
                tick = pygame.Rect(0, 0, px(14), px(14))
                tick.center = spot.center
                self.icon(surface, "ui/icons/check", tick, INK)
            is_here = place == news.at
            edge = BRASS_BRIGHT if is_here else BRASS
            pygame.draw.rect(
                surface,
                edge,
                spot.inflate(px(4), px(4)),
                max(1, px(3 if is_here else 1)),
                border_radius=px(4),
            )
        if not news.is_covered:
            key = "news.count_public" if pages[news.at].is_public else "news.count_secret"
            told = news.words.say(
                key,
                number=pages[news.at].number,
                count=len(news.public if pages[news.at].is_public else news.secret),
            )
            at = (self.rect.centerx, self.rect.bottom - px(4))
            self.write(surface, told, at, "body", 14, ON_DARK_SOFT, "midbottom")


class Pile(Press):
    """Units of one kind in the Base Camp; pressing gives one up (R087)."""

    def __init__(self, news: NewsScene, kind: UnitKind, count: int, action: Callable[[], None]) -> None:
        tip = news.words.say("news.give_up", kind=news.words.names.kind(kind))
        super().__init__(news.ctx, f"unit:{kind}", action, tip)
        self.news, self.kind, self.count = news, kind, count

    @property
    def label(self) -> str:
        """What it is."""
        return self.news.words.names.counted(self.kind, self.count)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the tray and its pieces."""
        self.lines.clear()
        px = self.ctx.px
        ground = (0xFF, 0xF6, 0xE2) if self.hovered else (0xE7, 0xD9, 0xB8)
        pygame.draw.rect(surface, ground, self.rect, border_radius=px(6))
        pygame.draw.rect(
            surface, INK if self.hovered else BRASS, self.rect, max(1, px(2)), border_radius=px(6)
        )
        size = self.rect.height - px(14)
        middle = (self.rect.left + px(8) + size // 2, self.rect.centery)
        self.news.pieces.draw(surface, self.kind, self.news.seat, middle, size)
        told = self.news.words.say("times", count=self.count)
        at = (self.rect.right - px(10), self.rect.centery)
        self.write(surface, told, at, "title", 20, INK, "midright")
