"""The time line of the viewer: a brass rail with marks for turns, reveals, dice and the end, and a knob."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.theme import BAD, BRASS, BRASS_BRIGHT, INK, ON_DARK, ON_DARK_SOFT, PAPER, WALNUT
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.replay_reel import Reel

_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_NUMBER_ROOM = 34  # pixels at scale 1 that a turn's number wants
_ICONS = {"dice": "dice", "end": "crown"}
_REPAINT_AFTER = 1000  # entries looked through for marks, while that goes on
_RAIL, _BAND, _KNOB = 8, 4, 20


class TimeLine(Widget):
    """Click any point or drag: `sought(index, begun)` hears where, `begun` True for the first of a drag."""

    def __init__(self, ctx: Context, reel: Reel, sought: Callable[[int, bool], None], tip: str = "") -> None:
        super().__init__(ctx, "time_line", tip)
        self.reel = reel
        self.sought = sought
        self.pointer: tuple[int, int] | None = None
        self._ground: tuple[object, pygame.Surface] | None = None

    @property
    def hovered_index(self) -> int | None:
        """The moment under the pointer, when it is over the bar."""
        if self.pointer is None or not (self.hovered or self.pressed):
            return None
        return self.index_at(self.pointer[0])

    def rail(self) -> pygame.Rect:
        """The groove: as long as the knob's middle can travel."""
        px = self.ctx.px
        knob = px(_KNOB)
        return pygame.Rect(
            self.rect.left + knob // 2, self.rect.top + px(16), self.rect.width - knob, max(4, px(_RAIL))
        )

    def x_of(self, index: float) -> int:
        """The column of a moment."""
        rail = self.rail()
        return rail.left + round(rail.width * index / max(1, self.reel.length))

    def index_at(self, x: int) -> int:
        """The moment nearest to a column."""
        rail = self.rail()
        part = (x - rail.left) / max(1, rail.width)
        return round(min(1.0, max(0.0, part)) * self.reel.length)

    def press(self, pos: tuple[int, int]) -> None:
        """Go to the point."""
        self.pointer = pos
        self.sought(self.index_at(pos[0]), True)

    def move(self, pos: tuple[int, int]) -> None:
        """Drag the knob along, or look at what lies under the pointer."""
        self.pointer = pos
        if self.pressed:
            self.sought(self.index_at(pos[0]), False)

    def wheel(self, steps: float) -> bool:
        """A notch is an entry."""
        self.sought(self.reel.index - round(steps), False)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Paint rail, marks, range, stop mark and knob."""
        self.lines.clear()
        surface.blit(self._painted(), self.rect)
        self._draw_filled(surface)
        self._draw_span(surface)
        self._draw_stop(surface)
        self._draw_knob(surface)

    def _painted(self) -> pygame.Surface:
        """What stays the same while time runs: groove, marks, numbers and the band of who commanded."""
        reel = self.reel
        found = reel.scanned // _REPAINT_AFTER if reel.scanning else -1
        key = (self.rect.size, self.ctx.scale, reel.eyes, found, tuple(self.ctx.settings.seat_colours))
        if self._ground is None or self._ground[0] != key:
            out = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            self._paint(out)
            self._ground = (key, out)
        return self._ground[1]

    def _paint(self, out: pygame.Surface) -> None:
        px = self.ctx.px
        here = self.rect
        rail = self.rail().move(-here.left, -here.top)
        groove = rail.inflate(px(6), px(6))
        pygame.draw.rect(out, INK, groove, border_radius=groove.height // 2)
        pygame.draw.rect(out, BRASS, groove, max(1, px(1)), border_radius=groove.height // 2)
        pygame.draw.rect(out, WALNUT, rail, border_radius=rail.height // 2)
        self._paint_band(out, rail)
        self._paint_marks(out, rail)

    def _paint_band(self, out: pygame.Surface, rail: pygame.Rect) -> None:
        """A thin stripe in the colour of whoever commanded, with a rim to show light and dark."""
        px, commanders = self.ctx.px, self.reel.commanders
        top = rail.bottom + px(6)
        start = 0
        for stop in range(1, len(commanders) + 1):
            if stop < len(commanders) and commanders[stop] == commanders[start]:
                continue
            left, right = self.x_of(start) - self.rect.left, self.x_of(stop) - self.rect.left
            seat = commanders[start]
            if seat is not None and right > left:
                colour = self.ctx.seat_colour(seat)
                pygame.draw.rect(out, colour.fill, (left, top, right - left, px(_BAND)))
            start = stop
        whole = pygame.Rect(rail.left, top, rail.width, px(_BAND))
        pygame.draw.rect(out, BRASS, whole.inflate(px(2), px(2)), 1)

    def _paint_marks(self, out: pygame.Surface, rail: pygame.Rect) -> None:
        px = self.ctx.px
        turns = self.reel.turns
        gap = rail.width / max(1, len(turns))
        every = next((step for step in _STEPS if step * gap >= px(_NUMBER_ROOM)), _STEPS[-1])
        fine = next((step for step in _STEPS if step * gap >= px(4)), _STEPS[-1])
        for mark in self.reel.marks:
            x = self.x_of(mark.moment) - self.rect.left
            if mark.kind == "turn":
                if mark.number % fine == 0 or fine == 1:
                    self._paint_turn(out, rail, x, mark.number, mark.number == 1 or mark.number % every == 0)
            elif mark.kind in _ICONS:
                self._paint_icon(out, rail, x, _ICONS[mark.kind])
            else:
                self._paint_diamond(out, rail, x)

    def _paint_turn(self, out: pygame.Surface, rail: pygame.Rect, x: int, number: int, named: bool) -> None:
        px = self.ctx.px
        high = px(6) if named else px(4)
        top = rail.top - px(3) - high
        tone = BRASS_BRIGHT if named else BRASS
        pygame.draw.rect(out, tone, (x - px(1) // 2, top, max(1, px(1.5)), high))
        if named:
            spot = (x, rail.bottom + px(6 + _BAND + 1))
            self.ctx.type.draw(out, str(number), spot, "body", 12, ON_DARK_SOFT, "midtop")

    def _paint_icon(self, out: pygame.Surface, rail: pygame.Rect, x: int, icon: str) -> None:
        side = self.ctx.px(14)
        mask = self.ctx.sprites.tinted(f"ui/icons/{icon}", side, side, BRASS_BRIGHT)
        box = mask.get_rect(midbottom=(x, rail.top - self.ctx.px(2)))
        out.blit(mask, box.clamp(out.get_rect()))

    def _paint_diamond(self, out: pygame.Surface, rail: pygame.Rect, x: int) -> None:
        """A reveal: a small paper lozenge over the rail."""
        half, y = max(2, self.ctx.px(3)), rail.top - self.ctx.px(12)
        points = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
        pygame.draw.polygon(out, PAPER, points)
        pygame.draw.polygon(out, INK, points, 1)

    def _draw_filled(self, surface: pygame.Surface) -> None:
        rail = self.rail()
        width = self.x_of(self.reel.index) - rail.left
        if width > 0:
            part = pygame.Rect(rail.left, rail.top, width, rail.height)
            pygame.draw.rect(surface, BRASS, part, border_radius=rail.height // 2)
            shine = pygame.Rect(rail.left + 2, rail.top + max(1, rail.height // 5), max(0, width - 4), 1)
            pygame.draw.rect(surface, BRASS_BRIGHT, shine)

    def _draw_span(self, surface: pygame.Surface) -> None:
        """The range for an export: brackets over the rail."""
        rail, px = self.rail(), self.ctx.px
        for place, sign in zip(self.reel.span, (1, -1), strict=True):
            if place is None:
                continue
            x, high = self.x_of(place), px(8)
            line = [
                (x + sign * px(6), rail.top - high),
                (x, rail.top - high),
                (x, rail.bottom + px(4)),
                (x + sign * px(6), rail.bottom + px(4)),
            ]
            pygame.draw.lines(surface, INK, False, line, max(4, px(4)))
            pygame.draw.lines(surface, PAPER, False, line, max(2, px(2)))

    def _draw_stop(self, surface: pygame.Surface) -> None:
        stop = self.reel.stop
        if stop is None:
            return
        rail, px = self.rail(), self.ctx.px
        x = self.x_of(stop.moment)
        pole = pygame.Rect(x - px(1), rail.top - px(15), max(2, px(2)), px(15) + rail.height)
        tip = (pole.right + px(12), pole.top + px(5))
        flag = [pole.topright, tip, (pole.right, pole.top + px(10))]
        pygame.draw.rect(surface, INK, pole.inflate(2, 2))
        pygame.draw.rect(surface, PAPER, pole)
        pygame.draw.polygon(surface, BAD, flag)
        pygame.draw.polygon(surface, PAPER, flag, 1)

    def _draw_knob(self, surface: pygame.Surface) -> None:
        rail, side = self.rail(), self.ctx.px(_KNOB)
        plate = pygame.Rect(0, 0, side, side)
        plate.center = (self.x_of(self.reel.index), rail.centery)
        sprite = "ui/button_primary_hover" if self.hovered or self.pressed else "ui/button_primary"
        self.slice(surface, sprite, plate)
        needle = (plate.centerx, plate.top + side // 4), (plate.centerx, plate.bottom - side // 4)
        pygame.draw.line(surface, INK, *needle, 2)
        hovered = self.hovered_index
        if hovered is not None and not self.pressed:
            x = self.x_of(hovered)
            pygame.draw.line(surface, ON_DARK, (x, rail.top), (x, rail.bottom - 1), max(1, self.ctx.px(1)))
