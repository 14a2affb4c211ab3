"""The list of events at the side of the viewer: a sentence a row, the present one lit and in view.

Rows are told only where they are looked at, so that a game of ten thousand entries opens at once: the
list hangs on the row at its top, and the bar at its side counts entries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from game.ui.theme import BRASS, BRASS_BRIGHT, INK, INK_SOFT, WALNUT_LIGHT
from game.ui.widgets.base import Widget
from game.ui.widgets.labels import draw_panel

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.replay_reel import Reel

Row = tuple[int, int, str]
"""An entry, which of its sentences, and the sentence."""

HEAD = 32
"""Height of the title above the rows, at scale 1."""

_SIZE, _AIR, _NUMBER, _NOTCH = 14, 6, 34, 3


class EventList(Widget):
    """`chosen(entry)` hears which line was clicked. One row for each event that the present eyes learn of."""

    def __init__(self, ctx: Context, reel: Reel, title: str, chosen: Callable[[int], None]) -> None:
        super().__init__(ctx, "events")
        self.reel = reel
        self.title = title
        self.chosen = chosen
        self.places: list[tuple[pygame.Rect, Row]] = []
        self._top: tuple[int, int] = (0, 0)
        self._seen: tuple[object, ...] = ()
        self._pointer: tuple[int, int] | None = None
        self._grab: int | None = None
        self._sheet: tuple[object, pygame.Surface] | None = None

    @property
    def body(self) -> pygame.Rect:
        """The part with rows."""
        px = self.ctx.px
        head = px(HEAD)
        high = self.rect.height - head - px(8)
        return pygame.Rect(self.rect.left + px(8), self.rect.top + head, self.rect.width - px(16), high)

    def row_at(self, pos: tuple[int, int]) -> Row | None:
        """The row under a point, as last drawn."""
        return next((row for rect, row in self.places if rect.collidepoint(pos)), None)

    def press(self, pos: tuple[int, int]) -> None:
        """Take hold of the bar, if that is what was pressed."""
        thumb = self._thumb()
        if thumb and pos[0] >= thumb.left - self.ctx.px(4):
            self._grab = pos[1] - thumb.top if thumb.collidepoint(pos) else thumb.height // 2
            self.move(pos)

    def move(self, pos: tuple[int, int]) -> None:
        """Drag the bar, or light the row below the pointer."""
        self._pointer = pos
        thumb = self._thumb()
        if self._grab is not None and self.pressed and thumb:
            room = max(1, self.body.height - thumb.height)
            part = min(1.0, max(0.0, (pos[1] - self._grab - self.body.top) / room))
            self._hang(self._lowest() if part >= 1.0 else (round(part * self.reel.length), 0))

    def release(self, pos: tuple[int, int]) -> None:
        """Choose the row."""
        grabbed, self._grab = self._grab, None
        row = self.row_at(pos)
        if grabbed is None and row is not None and self.contains(pos):
            self.chosen(row[0])

    def wheel(self, steps: float) -> bool:
        """A notch is three rows."""
        count = round(abs(steps) * _NOTCH) or 1
        rows = self._after(self._top) if steps < 0 else self._before(self._top)
        for number, (entry, place, _) in enumerate(rows):
            if number == count or (steps > 0 and number == count - 1):
                self._hang((entry, place))
                return True
        self._hang(self._lowest() if steps < 0 else (0, 0))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Up and down go an entry back or on."""
        by = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key)
        if by is None:
            return False
        self.chosen(min(self.reel.length - 1, max(0, self.reel.index - 1 + by)))
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the sheet and the rows that are seen."""
        self.lines.clear()
        self._draw_sheet(surface)
        px = self.ctx.px
        spot = (self.rect.left + px(14), self.rect.top + px(6))
        self.write(surface, self.title, spot, "title", 16, INK)
        self._follow()
        before = surface.get_clip()
        surface.set_clip(self.body.clip(before))
        self._draw_rows(surface)
        surface.set_clip(before)
        self._draw_thumb(surface)

    def _draw_sheet(self, surface: pygame.Surface) -> None:
        """The paper with its shadow, kept while its size stays."""
        air = self.ctx.px(24)
        key = (self.rect.size, self.ctx.scale)
        if self._sheet is None or self._sheet[0] != key:
            sheet = pygame.Surface(self.rect.inflate(2 * air, 2 * air).size, pygame.SRCALPHA)
            draw_panel(self.ctx, sheet, self.rect.move(air - self.rect.left, air - self.rect.top))
            self._sheet = (key, sheet)
        surface.blit(self._sheet[1], (self.rect.left - air, self.rect.top - air))

    def _draw_rows(self, surface: pygame.Surface) -> None:
        body, y = self.body, self.body.top
        self.places = []
        for row in self._after(self._top):
            high = self._height(row)
            place = pygame.Rect(body.left, y, body.width - self.ctx.px(10), high)
            self.places.append((place.clip(body), row))
            self._draw_row(surface, place, row)
            y += high
            if y >= body.bottom:
                return

    def _draw_row(self, surface: pygame.Surface, place: pygame.Rect, row: Row) -> None:
        px, entry = self.ctx.px, row[0]
        now = entry == self.reel.index - 1
        hovered = self.hovered and self._pointer is not None and place.collidepoint(self._pointer)
        if now or hovered:
            wash = pygame.Surface(place.size, pygame.SRCALPHA)
            wash.fill((*BRASS, 96 if now else 44))
            surface.blit(wash, place)
        if now:
            surface.fill(BRASS, (place.left, place.top, px(4), place.height))
        tone = INK if entry < self.reel.index else INK_SOFT
        number = (place.left + px(_NUMBER), place.top + px(_AIR) // 2)
        if row[1] == 0:
            self.ctx.type.draw(surface, str(entry), number, "body", 12, INK_SOFT, "topright")
        step = self.ctx.type.height("body", _SIZE)
        for place_, line in enumerate(self._lines(row)):
            at = (place.left + px(_NUMBER + 8), place.top + px(_AIR) // 2 + place_ * step)
            self.ctx.type.draw(surface, line, at, "bold" if now else "body", _SIZE, tone)

    def _draw_thumb(self, surface: pygame.Surface) -> None:
        thumb = self._thumb()
        if thumb:
            px = self.ctx.px
            groove = pygame.Rect(thumb.left, self.body.top, thumb.width, self.body.height).inflate(-px(4), 0)
            pygame.draw.rect(surface, INK_SOFT, groove, border_radius=px(2))
            pygame.draw.rect(surface, WALNUT_LIGHT, thumb.inflate(2, 2), border_radius=px(4))
            tone = BRASS_BRIGHT if self._grab is not None else BRASS
            pygame.draw.rect(surface, tone, thumb, border_radius=px(4))

    def _thumb(self) -> pygame.Rect | None:
        """The handle of the bar; none while everything is seen."""
        body, px = self.body, self.ctx.px
        low = self._lowest()
        if low == (0, 0):
            return None
        high = max(px(28), min(body.height // 2, body.height * 12 // max(12, self.reel.length)))
        part = min(1.0, self._top[0] / max(1, low[0]))
        return pygame.Rect(body.right - px(8), body.top + round((body.height - high) * part), px(8), high)

    def _follow(self) -> None:
        """Bring the present rows into view when the moment, the eyes or the sheet have changed."""
        seen = (self.reel.index, self.reel.eyes, self.rect.size, self.ctx.scale)
        if seen == self._seen:
            return
        self._seen = seen
        now = max(0, self.reel.index - 1)
        room = self.body.height * 3 // 5
        rows = [(now, place, text) for place, text in enumerate(self.reel.sentences(now))]
        y, found = self._span_to(now)
        needed = sum(self._height(row) for row in rows)
        if found and y >= 0 and y + needed <= self.body.height:
            return
        used, top = needed, (now, 0)
        for row in self._before((now, 0)):
            used += self._height(row)
            if used > room:
                break
            top = (row[0], row[1])
        self._hang(top)

    def _span_to(self, entry: int) -> tuple[int, bool]:
        """How far below the top an entry's rows begin, if that is within the sheet."""
        y = 0
        for row in self._after(self._top):
            if row[0] >= entry:
                return y, row[0] == entry and (row[1] == 0 or entry > self._top[0])
            y += self._height(row)
            if y > self.body.height:
                break
        return y, False

    def _hang(self, top: tuple[int, int]) -> None:
        """Put a row at the top, but leave no empty sheet below the last one."""
        self._top = min(top, self._lowest())

    def _lowest(self) -> tuple[int, int]:
        """The row at the top when the last one is at the foot."""
        key = (self.reel.length, self.reel.eyes, self.rect.size, self.ctx.scale)
        if getattr(self, "_low_key", None) != key:
            self._low_key = key
            self._low = self._find_lowest()
        return self._low

    def _find_lowest(self) -> tuple[int, int]:
        used, low = 0, (self.reel.length, 0)
        for row in self._before(low):
            used += self._height(row)
            if used > self.body.height:
                return low
            low = (row[0], row[1])
        return (0, 0)

    def _after(self, top: tuple[int, int]) -> Iterator[Row]:
        """Rows from a place on."""
        for entry in range(top[0], self.reel.length):
            for place, text in enumerate(self.reel.sentences(entry)):
                if (entry, place) >= top:
                    yield entry, place, text

    def _before(self, top: tuple[int, int]) -> Iterator[Row]:
        """Rows before a place, the nearest first."""
        for entry in range(min(top[0], self.reel.length - 1), -1, -1):
            told = self.reel.sentences(entry)
            for place in range(len(told) - 1, -1, -1):
                if (entry, place) < top:
                    yield entry, place, told[place]

    def _lines(self, row: Row) -> tuple[str, ...]:
        width = self.body.width - self.ctx.px(_NUMBER + 22)
        return self.ctx.type.wrap(row[2], "bold", _SIZE, width)

    def _height(self, row: Row) -> int:
        return len(self._lines(row)) * self.ctx.type.height("body", _SIZE) + self.ctx.px(_AIR)
