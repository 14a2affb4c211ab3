"""The log as a sheet of sentences: newest at the foot, scrolled by the wheel, a click shows the entry."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import INK, PAPER_SHADE

Lines = list[tuple[int, str]]


class LogPanel:
    """`lines` gives (entry index, sentence) pairs for what the present eyes may know."""

    def __init__(self, ctx: Context, title: str, lines: Callable[[], Lines]) -> None:
        self._ctx = ctx
        self._title = title
        self._lines = lines
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.scroll = 0  # pixels up from the newest line
        self.shown: int | None = None  # the entry that is marked on the board
        self._places: list[tuple[pygame.Rect, int]] = []
        self._told: Lines = []  # what the blocks were broken from, at this width and scale
        self._blocks: list[tuple[int, tuple[str, ...]]] = []
        self._room = (0, 0.0)

    def wheel(self, steps: float) -> None:
        """Scroll; upwards shows older lines."""
        self.scroll = max(0, self.scroll + round(steps * self._ctx.px(48)))

    def entry_at(self, pos: tuple[int, int]) -> int | None:
        """The entry of the line under a point."""
        return next((index for rect, index in self._places if rect.collidepoint(pos)), None)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the sheet."""
        ctx = self._ctx
        draw_slice(ctx, surface, "ui/panel", self.rect)
        box = self.rect.inflate(-ctx.px(20), -ctx.px(16))
        ctx.type.draw(surface, self._title, box.topleft, "title", 16, INK)
        box.top += ctx.type.height("title", 16) + ctx.px(4)
        box.height = self.rect.bottom - ctx.px(8) - box.top
        blocks = self._broken(box.width)
        step, gap = ctx.type.height("body", 14), ctx.px(4)
        whole = sum(len(lines) * step + gap for _, lines in blocks)
        self.scroll = min(self.scroll, max(0, whole - box.height))
        y = max(box.bottom - whole, box.top) if whole <= box.height else box.bottom - whole + self.scroll
        y = box.top if whole <= box.height else y
        self._places = []
        before = surface.get_clip()
        surface.set_clip(box)
        for index, lines in blocks:
            high = len(lines) * step + gap
            if y + high > box.top and y < box.bottom:
                place = pygame.Rect(box.left, y, box.width, high).clip(box)
                self._places.append((place, index))
                if index == self.shown:
                    pygame.draw.rect(surface, PAPER_SHADE, place, border_radius=ctx.px(3))
                for row, line in enumerate(lines):
                    ctx.type.draw(surface, line, (box.left, y + row * step), "body", 14, INK)
            y += high
        surface.set_clip(before)

    def _broken(self, width: int) -> list[tuple[int, tuple[str, ...]]]:
        """The sentences broken into lines: a frame breaks only those that are new since the last one."""
        lines, room = self._lines(), (width, self._ctx.scale)
        kept = min(len(lines), len(self._told))
        if room != self._room or lines[:kept] != self._told[:kept]:
            kept = 0
        del self._blocks[kept:]
        for index, text in lines[kept:]:
            self._blocks.append((index, self._ctx.type.wrap(f"{index}  {text}", "body", 14, width)))
        self._told, self._room = list(lines), room
        return self._blocks
