"""Chances as bars: the steps a side may lose, and how often it goes back, with the figures on them."""

from __future__ import annotations

import pygame

from game.games.front.ui.tables_chances import Chances
from game.games.front.ui.tables_words import FightWords, percent
from game.ui.context import Context
from game.ui.theme import INK, INK_SOFT, PAPER, PAPER_SHADE, Colour

LOSSES: tuple[Colour, ...] = ((0xDD, 0xD3, 0xB8), (0xD9, 0x96, 0x6A), (0xC0, 0x5A, 0x3E), (0x8E, 0x2B, 0x22))
BACK: Colour = (0x3F, 0x6F, 0x95)
BARS = 58  # pixels at scale 1 that a side's bars are high


def draw_chances(
    ctx: Context, surface: pygame.Surface, rect: pygame.Rect, words: FightWords, who: str, tone: Colour,
    chances: Chances, is_barrage: bool = False,
) -> None:  # fmt: skip
    """A side's name and mean, the bar of its losses, and the bar of its retreat (or suppression)."""
    px = ctx.px
    seal = pygame.Rect(rect.left, rect.top + px(3), px(12), px(12))
    pygame.draw.rect(surface, INK, seal.inflate(2, 2), border_radius=px(3))
    pygame.draw.rect(surface, tone, seal, border_radius=px(2))
    ctx.type.draw(surface, who, (seal.right + px(6), rect.top), "bold", 14, INK)
    mean = words.say("chance.mean", mean=f"{chances.mean:.1f}")
    if ctx.type.width(who + mean, "bold", 14) > rect.width - px(30):
        mean = words.say("chance.mean_short", mean=f"{chances.mean:.1f}")
    ctx.type.draw(surface, mean, (rect.right, rect.top), "body", 14, ctx.tone(INK_SOFT), "topright")
    bar = pygame.Rect(rect.left, rect.top + px(19), rect.width, px(20))
    _losses(ctx, surface, bar, words, chances)
    back = pygame.Rect(rect.left, bar.bottom + px(3), rect.width, px(14))
    part = chances.suppressed if is_barrage else chances.retreat
    _part(ctx, surface, back, words.say("chance.suppressed" if is_barrage else "chance.retreat"), part)


def _losses(
    ctx: Context, surface: pygame.Surface, bar: pygame.Rect, words: FightWords, chances: Chances
) -> None:
    left = float(bar.left)
    for steps, chance in enumerate(chances.losses):
        if chance <= 0:
            continue
        wide = bar.width * chance
        box = pygame.Rect(round(left), bar.top, round(left + wide) - round(left), bar.height)
        tone = LOSSES[min(steps, len(LOSSES) - 1)]
        pygame.draw.rect(surface, tone, box)
        for x in range(box.left, box.right, max(3, ctx.px(12 - 3 * steps))) if steps else ():
            pygame.draw.line(surface, _darker(tone), (x, box.bottom - 1), (x, box.bottom - ctx.px(3)))
        pygame.draw.rect(surface, INK, box, 1)
        name = words.say("chance.none") if not steps else f"−{steps}"
        ink = PAPER if sum(tone) < 400 else INK
        for text in (f"{name} {percent(chance)}", percent(chance), ""):
            if ctx.type.width(text, "bold", 12) <= box.width - ctx.px(4):
                ctx.type.draw(surface, text, box.center, "bold", 12, ink, "center")
                break
        left += wide


def _part(ctx: Context, surface: pygame.Surface, bar: pygame.Rect, words: str, part: float) -> None:
    pygame.draw.rect(surface, PAPER_SHADE, bar, border_radius=ctx.px(2))
    full = pygame.Rect(bar.left, bar.top, round(bar.width * part), bar.height)
    pygame.draw.rect(surface, BACK, full, border_radius=ctx.px(2))
    for x in range(full.left + ctx.px(4), full.right, ctx.px(7)):
        top = min(full.right - 1, x + full.height)
        pygame.draw.line(surface, _darker(BACK), (x, full.bottom - 1), (top, full.bottom - 1 - (top - x)))
    pygame.draw.rect(surface, INK, bar, 1, border_radius=ctx.px(2))
    text = f"{words} {percent(part)}"
    width = ctx.type.width(text, "bold", 12)
    if width + ctx.px(10) <= bar.width - full.width:
        at, ink = (full.right + ctx.px(5), bar.centery), INK
    else:
        at, ink = (full.right - width - ctx.px(5), bar.centery), PAPER
    plate = pygame.Rect(round(at[0]) - ctx.px(2), bar.top + 1, width + ctx.px(4), bar.height - 2)
    if ink == PAPER:
        pygame.draw.rect(surface, BACK, plate)
    ctx.type.draw(surface, text, at, "bold", 12, ink, "midleft")


def _darker(tone: Colour) -> Colour:
    return tone[0] * 3 // 4, tone[1] * 3 // 4, tone[2] * 3 // 4
