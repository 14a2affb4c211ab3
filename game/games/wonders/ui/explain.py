"""The sheet in the rail: what is under the pointer, large, what it costs you now and what it would bring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.model import WondersState
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.chronicle import Chronicle
from game.games.wonders.ui.explain_parts import PartSheets
from game.games.wonders.ui.explain_things import ThingSheets
from game.games.wonders.ui.outlook import Row
from game.games.wonders.ui.thing_words import ThingWords
from game.ui.context import Context
from game.ui.grounds import draw_panel
from game.ui.theme import BAD_ON_PAPER, INK, INK_SOFT


@dataclass(frozen=True)
class Sheet:
    """What is told about a token: a picture (kind, id) or a title, and rows."""

    title: str
    rows: tuple[Row, ...]
    picture: tuple[str, str] | None = None


class ExplainPanel:
    """A paper sheet. `rect` is its place; `chronicle` (if any) knows since when leaders work."""

    def __init__(self, ctx: Context, faces: CardFaces, chronicle: Chronicle | None = None) -> None:
        self._ctx = ctx
        self._faces = faces
        self._words = ThingWords()
        self._things = ThingSheets(self._words, chronicle)
        self._parts = PartSheets(self._words)
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.hugs = False  # whether the paper ends where the words do
        self._kept: tuple[object, dict[tuple[str, Seat], Sheet | None]] = (None, {})  # of one state

    def draw(
        self, surface: pygame.Surface, state: WondersState, about: str | None, seat: Seat
    ) -> bool:  # fmt: skip
        """Paint the sheet about a token for a seat; whether there was anything to tell."""
        sheet = self.sheet(state, about, seat) if about else None
        if sheet is None:
            return False
        box = self.rect
        if self.hugs:
            blank = pygame.Surface((1, 1), pygame.SRCALPHA)
            foot = self._paint(blank, state, sheet) + self._ctx.px(10)
            box = pygame.Rect(box.left, box.top, box.width, min(box.height, foot - box.top))
        draw_panel(self._ctx, surface, box)
        self._paint(surface, state, sheet)
        return True

    def sheet(self, state: WondersState, about: str, seat: Seat) -> Sheet | None:
        """What is told about a token; None where there is nothing."""
        if self._kept[0] is not state:
            self._kept = (state, {})
        key = (about, seat)
        if key not in self._kept[1]:
            self._kept[1][key] = self._sheet(state, about, seat)
        return self._kept[1][key]

    def _sheet(self, state: WondersState, about: str, seat: Seat) -> Sheet | None:
        kind, _, name = about.partition(":")
        book, things = load_book(), self._things
        shelves: dict[str, tuple[object, Callable[[WondersState, Seat, str], list[Row]]]] = {
            "card": (book.cards, things.card), "wonder": (book.wonders, things.wonder),
            "leader": (book.leaders, things.leader), "token": (book.tokens, things.token),
        }  # fmt: skip
        if kind in shelves:
            shelf, rows = shelves[kind]
            if name not in shelf:  # type: ignore[operator]
                return None
            return Sheet(self._words.name(name), tuple(rows(state, seat, name)), (kind, name))
        if kind == "back" and name.isdigit():
            back = state.display[int(name)]
            return Sheet(self._words.name(back), tuple(things.back(state, int(name))), ("back", back))
        told = self._parts.about(state, seat, about)
        return None if told is None else Sheet(told[0], tuple(told[1]))

    def _paint(self, surface: pygame.Surface, state: WondersState, sheet: Sheet) -> int:
        """Paint what is told; returns the y below it."""
        ctx = self._ctx
        box = self.rect.inflate(-2 * ctx.px(14), -2 * ctx.px(12))
        y = box.top
        if sheet.picture is not None:
            image = self._picture(state, *sheet.picture, box)
            surface.blit(image, image.get_rect(midtop=(box.centerx, y)))
            y += image.get_height() + ctx.px(8)
        if sheet.picture is None or sheet.picture[0] in ("token", "back"):
            for line in ctx.type.wrap(_capital(sheet.title), "title", 16, box.width):
                y = ctx.type.draw(surface, line, (box.centerx, y), "title", 16, INK, "midtop").bottom
            y += ctx.px(4)
        for row in sheet.rows:
            y = self._row(surface, row, pygame.Rect(box.left, y, box.width, box.bottom - y))
        return y

    def _row(self, surface: pygame.Surface, row: Row, room: pygame.Rect) -> int:
        """A symbol and its line; left out where it would leave the sheet. Returns the y below."""
        ctx, side = self._ctx, self._ctx.px(20)
        left = side + ctx.px(7)
        size = 14 if self.rect.width >= ctx.px(200) else 12
        lines = ctx.type.wrap(row.text, "body", size, room.width - left)
        step = ctx.type.height("body", size)
        high = max(side, len(lines) * step)
        if high > room.height:
            return room.top
        if row.icon:
            image = row_icon(self._faces, row.icon, side)
            surface.blit(image, image.get_rect(midtop=(room.left + side // 2, room.top)))
        y = room.top + max(0, (side - len(lines) * step) // 2)
        colour = BAD_ON_PAPER if row.is_bad else INK if row.icon else INK_SOFT
        for line in lines:
            ctx.type.draw(surface, line, (room.left + left, y), "body", size, ctx.tone(colour))
            y += step
        return room.top + high + ctx.px(5)

    def _picture(self, state: WondersState, kind: str, name: str, box: pygame.Rect) -> pygame.Surface:
        px = self._ctx.px
        most = min(box.width, px(220))
        if kind == "wonder":
            is_built = any(name in city.built for city in state.cities)
            return self._faces.wonder(
                name, (box.width, round(box.width * 0.66)), is_built, name in state.gone
            )
        if kind == "token":
            return self._faces.token(name, px(112))
        high = min(round(most * 1.5), box.height * 48 // 100)
        size = (min(most, round(high / 1.45)), high)
        if kind == "back":
            return self._faces.back(name, (px(84), px(126)))
        if kind == "leader":
            return self._faces.leader(name, size, leader_state(state, name))
        return self._faces.card(name, size)


def leader_state(state: WondersState, leader: str) -> str:
    """How a leader stands: available, active, spent or buried."""
    for city in state.cities:
        if leader in city.buried:
            return "buried"
        if leader in city.spent:
            return "spent"
        if leader in city.leaders:
            return "active"
    return "available"


def row_icon(faces: CardFaces, icon: str, side: int) -> pygame.Surface:
    """The picture of a row's symbol."""
    kind, _, number = icon.partition(":")
    if kind == "coin":
        return faces.symbols.coin(number, side)
    if kind == "points":
        return faces.symbols.points(number, side)
    if kind == "token" and number:
        return faces.token(number, side)
    return faces.symbols.symbol(icon, side)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
