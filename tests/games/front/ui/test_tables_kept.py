"""The combat tables' kept pictures: painted once, never another column, die, size or letter than asked."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.games.front.ui import tables_results as tables
from game.games.front.ui.tables_results import Lit, draw_strip, draw_table
from game.ui.context import Context
from game.ui.settings import Settings
from tests.ui.pilot import Pilot

COLUMNS = ("1:2", "1:1", "2:1")
CELLS = (tuple("0123456789"), ("1r2", "s", "-", "2", "3r1", "r1", "r2", "1", "0", "4"), tuple("9876543210"))
BRIGHT, DARK = (0xE8, 0xDC, 0xBE), (0x7C, 0x80, 0x86)
LIT = (None, Lit(0), Lit(1, 3), Lit(1, 4), Lit(2, 4, base=0))


def _table(ctx: Context, lit: Lit | None, size: tuple[int, int], title: str = "Losses") -> bytes:
    surface = pygame.Surface((640, 420))
    surface.fill((200, 190, 160))
    draw_table(ctx, surface, pygame.Rect((13, 7), size), title, COLUMNS, CELLS, lit, DARK)
    return surface.get_buffer().raw


def _strip(ctx: Context, number: int, die: int | None, tone: tuple[int, int, int]) -> bytes:
    surface = pygame.Surface((640, 120))
    surface.fill((200, 190, 160))
    draw_strip(ctx, surface, pygame.Rect(5, 9, 411, 53), "Barrage", CELLS[number], die, tone)
    return surface.get_buffer().raw


def _forget() -> None:
    tables._printed.cache_clear()
    tables._printed_strip.cache_clear()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_kept_table_is_what_would_be_printed_now(scale: float) -> None:
    """Whatever is lit, at any size, in any order."""
    ctx = Pilot(size=(1920, 1080), settings=Settings(scale=scale)).ctx
    asked = list(itertools.product(LIT, ((301, 180), (420, 233))))
    fresh = []
    for lit, size in asked:
        _forget()
        fresh.append(_table(ctx, lit, size))
    assert len(set(fresh)) == len(asked)
    _forget()
    for _ in range(2):
        assert [_table(ctx, lit, size) for lit, size in asked] == fresh
    assert tables._printed.cache_info().misses == len(asked)


def test_a_kept_strip_is_what_would_be_printed_now() -> None:
    """The face that is lit once the dice lie, the column, the tone of the die."""
    ctx = Pilot().ctx
    asked = list(itertools.product((0, 1), (None, 0, 9), (BRIGHT, DARK)))
    fresh = []
    for one in asked:
        _forget()
        fresh.append(_strip(ctx, *one))
    assert len(set(fresh)) == len(asked)
    _forget()
    assert [_strip(ctx, *one) for one in asked * 2] == fresh * 2
    assert tables._printed_strip.cache_info().misses == len(asked)


def test_another_scale_is_printed_in_its_own_letters() -> None:
    """The letters of one scale do not serve another, though the table is as large."""
    small, large = (Pilot(settings=Settings(scale=scale)).ctx for scale in (1.0, 1.25))
    first = _table(small, Lit(1, 3), (420, 233))
    assert _table(large, Lit(1, 3), (420, 233)) != first
    assert _table(small, Lit(1, 3), (420, 233)) == first
