"""The combat tables as they are printed, with the rolled column, row and cell lit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.games.front.ui.tables_words import FightWords
from game.ui.context import Context
from game.ui.text import Type
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, INK_SOFT, PAPER, PAPER_SHADE, WALNUT, Colour

HEAD_TONE: Colour = WALNUT
RETREAT_TONE: Colour = (0xE2, 0xC9, 0x96)
LOSS_TONES: tuple[Colour, ...] = (PAPER, (0xEB, 0xCF, 0xB4), (0xE3, 0xB0, 0x95), (0xD8, 0x8F, 0x78))
LEAST_ROW, ROW = 13, 17


@dataclass(frozen=True)
class Lit:
    """Where the table is lit: the column, the die's row, and the base column that was shifted."""

    column: int
    die: int | None = None
    base: int | None = None


def table_height(ctx: Context, room: int | None = None) -> int:
    """Pixels that a table wants: heading, columns, ten rows."""
    least, wish = ctx.px(22) + 11 * ctx.px(LEAST_ROW), ctx.px(22) + 11 * ctx.px(ROW)
    return wish if room is None else max(least, min(wish, room))


def draw_table(
    ctx: Context, surface: pygame.Surface, rect: pygame.Rect, title: str, columns: Sequence[str],
    cells: Sequence[Sequence[str]], lit: Lit | None, tone: Colour,
) -> pygame.Rect | None:  # fmt: skip
    """Paint a table (cells by column, then die) into `rect`; gives the lit cell's place."""
    head = ctx.px(20)
    seal = pygame.Rect(rect.left, rect.top + ctx.px(4), ctx.px(11), ctx.px(11))
    pygame.draw.rect(surface, INK, seal.inflate(2, 2), border_radius=ctx.px(3))
    pygame.draw.rect(surface, tone, seal, border_radius=ctx.px(2))
    ctx.type.draw(surface, title, (seal.right + ctx.px(6), rect.top + ctx.px(1)), "bold", 12, INK)
    grid = pygame.Rect(rect.left, rect.top + head, rect.width, rect.height - head)
    xs = [grid.left + grid.width * k // (len(columns) + 1) for k in range(len(columns) + 2)]
    ys = [grid.top + grid.height * k // 11 for k in range(12)]
    printed = _printed(ctx.type, grid.size, tuple(columns), tuple(map(tuple, cells)), lit, ctx.px(15))
    surface.blit(printed, grid)
    return None if lit is None else _light(ctx, surface, xs, ys, lit, cells)


@lru_cache(maxsize=16)
def _printed(
    letters: Type, size: tuple[int, int], columns: tuple[str, ...], cells: tuple[tuple[str, ...], ...],
    lit: Lit | None, wide_row: int,
) -> pygame.Surface:  # fmt: skip
    """The heads and cells of a table without the frames of what is lit: hundreds of words, painted once."""
    out = pygame.Surface(size)
    xs = [size[0] * k // (len(columns) + 1) for k in range(len(columns) + 2)]
    ys = [size[1] * k // 11 for k in range(12)]
    out.fill(PAPER)
    for number, name in enumerate(columns):
        box = pygame.Rect(xs[number + 1], ys[0], xs[number + 2] - xs[number + 1], ys[1] - ys[0])
        _head(letters, out, box, name, lit is not None and number == lit.column)
    for die in range(10):
        box = pygame.Rect(xs[0], ys[die + 1], xs[1] - xs[0], ys[die + 2] - ys[die + 1])
        _head(letters, out, box, str(die), lit is not None and die == lit.die)
    pygame.draw.rect(out, HEAD_TONE, (xs[0], ys[0], xs[1] - xs[0], ys[1] - ys[0]))
    letter = 12 if ys[2] - ys[1] >= wide_row else 11
    for number, column in enumerate(cells):
        for die, text in enumerate(column):
            box = pygame.Rect(
                xs[number + 1], ys[die + 1], xs[number + 2] - xs[number + 1], ys[die + 2] - ys[die + 1]
            )
            in_light = lit is not None and (number == lit.column or die == lit.die)
            _cell(letters, out, box, text, in_light, letter)
    return out


def draw_rail(
    ctx: Context, surface: pygame.Surface, rect: pygame.Rect, columns: Sequence[str], base: int | None,
    final: int,
) -> None:  # fmt: skip
    """The columns in a row: the base framed, the final one bright, and the way between them."""
    count = len(columns)
    xs = [rect.left + rect.width * k // count for k in range(count + 1)]
    for number, name in enumerate(columns):
        box = pygame.Rect(xs[number], rect.top, xs[number + 1] - xs[number] - 1, rect.height - ctx.px(8))
        bright = number == final
        pygame.draw.rect(surface, BRASS_BRIGHT if bright else PAPER_SHADE, box, border_radius=ctx.px(3))
        edge = INK if bright or number == base else BRASS
        wide = ctx.px(2) if bright or number == base else 1
        pygame.draw.rect(surface, edge, box, max(1, wide), border_radius=ctx.px(3))
        ctx.type.draw(
            surface, name, box.center, "title", 16 if bright else 12, INK if bright else INK_SOFT, "center"
        )
    if base is None or base == final:
        return
    y = rect.bottom - ctx.px(4)
    start = (xs[base] + xs[base + 1]) // 2
    end = (xs[final] + xs[final + 1]) // 2
    way = 1 if end > start else -1
    pygame.draw.circle(surface, INK, (start, y), ctx.px(3))
    pygame.draw.line(surface, INK, (start, y), (end - way * ctx.px(5), y), max(2, ctx.px(2)))
    pygame.draw.polygon(
        surface, INK,
        [(end, y), (end - way * ctx.px(8), y - ctx.px(4)), (end - way * ctx.px(8), y + ctx.px(4))],
    )  # fmt: skip


def draw_strip(
    ctx: Context, surface: pygame.Surface, rect: pygame.Rect, words: str, column: Sequence[str],
    die: int | None, tone: Colour,
) -> None:  # fmt: skip
    """One column laid on its side: ten faces of the die over what they bring, the rolled one lit."""
    ctx.type.draw(surface, words, (rect.left, rect.top), "bold", 12, INK)
    top = rect.top + ctx.px(17)
    high = (rect.bottom - top) // 2
    xs = [rect.left + rect.width * k // 10 for k in range(11)]
    surface.blit(_printed_strip(ctx.type, (rect.width, high), tuple(column), die, tone), (rect.left, top))
    if die is not None:
        box = pygame.Rect(xs[die], top, xs[die + 1] - xs[die], 2 * high)
        pygame.draw.rect(surface, INK, box.inflate(ctx.px(4), ctx.px(4)), ctx.px(3), border_radius=ctx.px(4))
        pygame.draw.rect(surface, BRASS_BRIGHT, box.inflate(ctx.px(2), ctx.px(2)), max(1, ctx.px(1)),
                         border_radius=ctx.px(3))  # fmt: skip


@lru_cache(maxsize=16)
def _printed_strip(
    letters: Type, size: tuple[int, int], column: tuple[str, ...], die: int | None, tone: Colour
) -> pygame.Surface:
    """The two rows of a strip, each `size` large, without the frame of what is lit."""
    width, high = size
    out = pygame.Surface((width, 2 * high))
    xs = [width * k // 10 for k in range(11)]
    for face, text in enumerate(column):
        box = pygame.Rect(xs[face], 0, xs[face + 1] - xs[face], high)
        _head(letters, out, box, str(face), face == die, tone)
        _cell(letters, out, box.move(0, high), text, face == die, 12)
    return out


def legend(words: FightWords, is_barrage: bool) -> str:
    """How the cells are read."""
    return words.say("table.key_barrage" if is_barrage else "table.key")


def _head(
    letters: Type, surface: pygame.Surface, box: pygame.Rect, text: str, is_lit: bool,
    tone: Colour = HEAD_TONE,
) -> None:  # fmt: skip
    pygame.draw.rect(surface, BRASS_BRIGHT if is_lit else tone, box)
    pygame.draw.rect(surface, INK, box, 1)
    colour = INK if is_lit or sum(tone) > 380 else PAPER
    letters.draw(surface, text, box.center, "title", 12, colour, "center")


def _cell(
    letters: Type, surface: pygame.Surface, box: pygame.Rect, text: str, is_lit: bool, size: int
) -> None:
    steps, _, hexes = text.partition("r")
    ground = LOSS_TONES[min(3, int(steps))] if steps.isdigit() else RETREAT_TONE if hexes else PAPER
    if text == "s":
        ground = RETREAT_TONE
    if is_lit:
        ground = (min(255, ground[0] + 12), min(255, ground[1] + 6), max(0, ground[2] - 40))
    pygame.draw.rect(surface, ground, box)
    pygame.draw.rect(surface, PAPER_SHADE, box, 1)
    shown = "·" if text == "-" else text
    tone = INK_SOFT if text == "-" else INK
    letters.draw(surface, shown, box.center, "bold" if text != "-" else "body", size, tone, "center")


def _light(
    ctx: Context, surface: pygame.Surface, xs: list[int], ys: list[int], lit: Lit,
    cells: Sequence[Sequence[str]],
) -> pygame.Rect | None:  # fmt: skip
    line = max(1, ctx.px(2))
    column = pygame.Rect(xs[lit.column + 1], ys[0], xs[lit.column + 2] - xs[lit.column + 1], ys[11] - ys[0])
    pygame.draw.rect(surface, BRASS, column, line)
    if lit.base is not None and lit.base != lit.column:
        left, right = xs[lit.base + 1], xs[lit.base + 2]
        for y in range(ys[0], ys[11], ctx.px(7)):
            pygame.draw.line(surface, INK_SOFT, (left, y), (left, min(ys[11], y + ctx.px(3))))
            pygame.draw.line(surface, INK_SOFT, (right, y), (right, min(ys[11], y + ctx.px(3))))
    if lit.die is None:
        return None
    row = pygame.Rect(xs[0], ys[lit.die + 1], xs[-1] - xs[0], ys[lit.die + 2] - ys[lit.die + 1])
    pygame.draw.rect(surface, BRASS, row, line)
    cell = pygame.Rect(column.left, row.top, column.width, row.height).inflate(ctx.px(6), ctx.px(5))
    pygame.draw.rect(surface, INK, cell.inflate(2, 2), border_radius=ctx.px(4))
    pygame.draw.rect(surface, BRASS_BRIGHT, cell, border_radius=ctx.px(4))
    text = cells[lit.column][lit.die]
    shown = "–" if text == "-" else text
    ctx.type.draw(surface, shown, cell.center, "title", 16, INK, "center")
    return cell
