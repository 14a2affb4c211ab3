"""The rules pages of a game: a list at the left, the page at the right; opened at what was asked about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.ids import REFEREE
from game.ui.keys import action_of
from game.ui.screen import Screen
from game.ui.sit_down import watch
from game.ui.theme import INK
from game.ui.widgets import Button, Label, Panel, Row, ScrollArea, Widget

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.face import Face, RulesPage

_LIST = 270
_ROW = 36
_PICTURE = 216


class RulesScene(Screen):
    """`token` (what lies under the pointer) chooses the first page shown, see `page_of`."""

    first = ""

    def __init__(self, ctx: Context, face: Face, token: str | None = None) -> None:
        super().__init__(ctx)
        self.game, self.title = face.name, face.title()
        self.pages = tuple(face.pages())
        self.chosen = page_of(self.pages, token or "")
        self.first = f"page:{self.chosen}"

    def build(self) -> None:
        """Rows on walnut, the page on paper."""
        room = self.header(self.ctx.words("rules.title", game=self.title))
        px = self.ctx.px
        width = min(room.width, px(1240))
        room = pygame.Rect(room.centerx - width // 2, room.top, width, room.height)
        left = pygame.Rect(room.left, room.top, px(_LIST), room.height)
        right = pygame.Rect(left.right + px(20), room.top, room.right - left.right - px(20), room.height)
        self._build_list(left)
        if self.pages:
            self._build_page(right, self.pages[self.chosen])

    def handle(self, event: pygame.event.Event) -> None:
        """Up and down turn pages, Page up and Page down scroll the long ones."""
        area = self.group.find("page")
        turn = {pygame.K_PAGEUP: 4, pygame.K_PAGEDOWN: -4}
        if event.type == pygame.KEYDOWN and event.key in turn and isinstance(area, ScrollArea):
            area.wheel(turn[event.key])
            return
        if action_of(event, self.keys) == "explain":
            self.back()
            return
        super().handle(event)
        focus = self.group.focus
        if event.type == pygame.KEYDOWN and isinstance(focus, _PageRow) and focus.place != self.chosen:
            self.show(focus.place)

    def show(self, place: int) -> None:
        """Turn to a page."""
        self.chosen = place
        self.rebuild()
        self.ctx.sounds.play("card")

    def watch(self, example: str) -> None:
        """Look at a worked example, all of it open to the eye."""
        watch(self.ctx, self.ctx.shelf.example(self.game, example), at=0, eyes=REFEREE)

    def _build_list(self, box: pygame.Rect) -> None:
        px = self.ctx.px
        self.group.add(Panel(self.ctx, "paper")).rect = box
        area = self.group.add(ScrollArea(self.ctx, "pages"))
        area.rect = box.inflate(-2 * px(12), -2 * px(12))
        rows: list[Widget] = []
        for place, page in enumerate(self.pages):
            row = _PageRow(self.ctx, place, page, self.show)
            row.selected = row.tab_stop = place == self.chosen
            top = area.rect.top + place * px(_ROW)
            row.rect = pygame.Rect(area.rect.left, top, area.rect.width - px(14), px(_ROW))
            rows.append(row)
        area.place(rows, len(rows) * px(_ROW))
        if rows:
            area.reveal(rows[self.chosen])

    def _build_page(self, box: pygame.Rect, page: RulesPage) -> None:
        """The page in large type where all of it fits so, else smaller and scrolled."""
        px = self.ctx.px
        self.group.add(Panel(self.ctx, "card")).rect = box
        area = self.group.add(ScrollArea(self.ctx, "page"))
        area.rect = box.inflate(-2 * px(36), -2 * px(28))
        rows, high = self._page_rows(area.rect, page, 20)
        if high > area.rect.height:
            rows, high = self._page_rows(area.rect, page, 16)
        area.place(rows, high)

    def _page_rows(self, inner: pygame.Rect, page: RulesPage, size: int) -> tuple[list[Widget], int]:
        px = self.ctx.px
        rows: list[Widget] = []
        left = inner.left
        if page.sprite and self.ctx.sprites.exists(page.sprite):
            picture = _Picture(self.ctx, page.sprite)
            picture.rect = pygame.Rect(left, inner.top, px(_PICTURE), px(_PICTURE))
            rows.append(picture)
            left += px(_PICTURE + 28)
        width = min(inner.right - left - px(16), px(size * 45))
        title = Label(self.ctx, page.title, "title", 28, INK, name="page-title")
        title.rect = pygame.Rect(left, inner.top, width, title.natural_height(width))
        rows.append(title)
        y = title.rect.bottom + px(10)
        for place, text in enumerate(page.paragraphs):
            words = Label(self.ctx, text, "serif", size, INK)
            words.rect = pygame.Rect(left, y, width, words.natural_height(width))
            rows.append(words)
            y = words.rect.bottom + px(12)
            if page.example and place == 0:
                act = partial(self.watch, page.example)
                button = Button(self.ctx, "watch", self.ctx.words("rules.watch"), act, icon="play")
                button.tip = self.ctx.words("rules.watch.tip")
                button.rect = pygame.Rect(left, y, min(width, px(300)), px(42))
                rows.append(button)
                y = button.rect.bottom + px(14)
        return rows, max(y, rows[0].rect.bottom) - inner.top


def page_of(pages: Sequence[RulesPage], token: str) -> int:
    """Which page explains a token: its own, else one of the same id in another guise (piece, card).

    A page may explain several: `card:hermit_and_cub` both. Nothing fits: the first page.
    """
    name = token.partition(":")[2]
    for place, page in enumerate(pages):
        if page.token == token:
            return place
    for place, page in enumerate(pages):
        names = page.token.partition(":")[2]
        if name and name in (names, *names.split("_and_")):
            return place
    return 0


class _PageRow(Row):
    """A page's title in the list."""

    def __init__(self, ctx: Context, place: int, page: RulesPage, chosen: Callable[[int], None]) -> None:
        super().__init__(ctx, f"page:{place}", lambda: chosen(place))
        self.place = place
        self.page = page

    @property
    def label(self) -> str:
        """The page's title."""
        return self.page.title

    def draw(self, surface: pygame.Surface) -> None:
        """Paint picture and title."""
        super().draw(surface)
        px = self.ctx.px
        left = self.rect.left + px(10)
        if self.page.sprite and self.ctx.sprites.exists(self.page.sprite):
            side = self.rect.height - px(6)
            surface.blit(self.ctx.sprites.sized(self.page.sprite, side, side), (left, self.rect.top + px(3)))
            left += side + px(8)
        words = self.ctx.type.fit(self.page.title, "bold", 16, self.rect.right - left - px(6))
        self.write(surface, words, (left, self.rect.centery), "bold", 16, INK, "midleft")


class _Picture(Widget):
    """What the page is about."""

    focusable = False

    def __init__(self, ctx: Context, sprite: str) -> None:
        super().__init__(ctx)
        self.sprite = sprite

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it."""
        surface.blit(self.ctx.sprites.sized(self.sprite, *self.rect.size), self.rect)


def page_about(face: Face, token: str | None) -> str | None:
    """The token of the page that tells of a thing: of its card, or of the card of two it is named on."""
    name = (token or "").partition(":")[2]
    for page in face.pages():
        about = page.token.partition(":")[2]
        if name and name in (page.token, about, *about.split("_and_")):
            return page.token
    return None
