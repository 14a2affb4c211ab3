"""The sheet of what may come: chances of the three ends, and what each of them moves on the track."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import pygame

from game.games.world.model import Battle, WorldState
from game.games.world.odds import Odds
from game.games.world.ui.battle_facts import Bonus, Deltas, Stake
from game.games.world.ui.battle_words import BattleWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_panel
from game.ui.theme import INK, INK_SOFT, PAPER_SHADE, Colour

HEIGHT = 128
_BAR = 20

Align = Literal["left", "center", "right"]
_ANCHORS: dict[Align, str] = {"left": "midleft", "center": "center", "right": "midright"}


class OddsSheet:
    """Paints the sheet in `rect`."""

    def __init__(self, ctx: Context, words: BattleWords) -> None:
        self._ctx = ctx
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)

    def draw(
        self,
        surface: pygame.Surface,
        state: WorldState,
        battle: Battle,
        stake: Stake | None,
        odds: Odds | None,
    ) -> None:
        """Bar and three columns; without odds (a side is leaving) the columns alone."""
        draw_panel(self._ctx, surface, self.rect, "paper")
        px, words = self._ctx.px, self._words
        inner = self.rect.inflate(-2 * px(14), -2 * px(11))
        bar = pygame.Rect(inner.left, inner.top, inner.width, px(_BAR))
        self._draw_bar(surface, state, battle, bar, odds)
        who = words.who(state, state.active), words.who(state, battle.defender)
        last = words.say("odds.sea_defender" if battle.is_at_sea else "odds.defender", who=who[1])
        heads = words.say("odds.attacker", who=who[0]), words.say("odds.draw"), last
        chances = (odds.attacker, odds.draw, odds.defender) if odds else (None, None, None)
        moves = (stake.won, stake.drawn, ()) if stake else ((), (), ())
        bonuses = (stake.bonuses_won, stake.bonuses_drawn, ()) if stake else ((), (), ())
        side = (inner.width - px(130)) // 2
        columns: tuple[tuple[Align, int, int], ...] = (
            ("left", inner.left, side),
            ("center", inner.left + side, px(130)),
            ("right", inner.right - side, side),
        )
        for place, (align, left, wide) in enumerate(columns):
            box = pygame.Rect(left, bar.bottom + px(4), wide, inner.bottom - bar.bottom - px(4))
            self._draw_head(surface, box, align, heads[place], chances[place])
            quiet = "stake.sea" if stake is None else "stake.none"
            self._draw_moves(surface, box, align, moves[place], bonuses[place], words.say(quiet))

    def told(self, state: WorldState, stake: Stake | None, result: str) -> str:
        """What an end has moved, as a line: `China +3, India −3; Asia broken: −7`."""
        if stake is None:
            return self._words.say("stake.sea")
        deltas, bonuses = {
            "attacker": (stake.won, stake.bonuses_won),
            "draw": (stake.drawn, stake.bonuses_drawn),
        }.get(result, ((), ()))
        parts = [
            self._words.say("stake.delta", who=self._words.who(state, seat), delta=signed(delta))
            for seat, delta in deltas
        ]
        parts += [self._bonus(bonus) for bonus in bonuses]
        return "   ".join(parts) or self._words.say("stake.none")

    def _draw_bar(
        self, surface: pygame.Surface, state: WorldState, battle: Battle, bar: pygame.Rect, odds: Odds | None
    ) -> None:
        ctx, px = self._ctx, self._ctx.px
        mine, theirs = ctx.seat_colour(state.active), ctx.seat_colour(battle.defender)
        pygame.draw.rect(surface, PAPER_SHADE, bar)
        if odds is not None:
            wide, held = round(bar.width * odds.attacker), round(bar.width * odds.defender)
            surface.fill(mine.fill, (bar.left, bar.top, wide, bar.height))
            surface.fill(theirs.fill, (bar.right - held, bar.top, held, bar.height))
            between = pygame.Rect(bar.left + wide, bar.top, bar.width - wide - held, bar.height)
            if between.width > 0:
                surface.blit(_hatch(between.width, between.height, INK_SOFT), between)
            for x in (between.left, between.right - 1):
                pygame.draw.line(surface, INK, (x, bar.top), (x, bar.bottom - 1))
        pygame.draw.rect(surface, INK, bar, max(1, px(1)))
        for seat, x in ((state.active, bar.left), (battle.defender, bar.right)):
            draw_badge(ctx, surface, ctx.seat_colour(seat), (x, bar.centery), px(28))

    def _draw_head(
        self, surface: pygame.Surface, box: pygame.Rect, align: Align, head: str, chance: float | None
    ) -> None:
        """The chance, large, and whose end it is."""
        ctx, x, anchor = self._ctx, getattr(box, f"{align}x" if align == "center" else align), _ANCHORS[align]
        if chance is not None:
            told = self._words.say("odds.percent", percent=percent(chance))
            ctx.type.draw(surface, told, (x, box.top + ctx.px(14)), "title", 20, INK, anchor)
        told = ctx.type.fit(head, "bold", 14, box.width)
        ctx.type.draw(surface, told, (x, box.top + ctx.px(36)), "bold", 14, INK, anchor)

    def _draw_moves(
        self,
        surface: pygame.Surface,
        box: pygame.Rect,
        align: Align,
        deltas: Deltas,
        bonuses: Sequence[Bonus],
        quiet: str,
    ) -> None:
        """Marks with how far they move, then the continent bonuses; a quiet line where nothing moves."""
        ctx, px = self._ctx, self._ctx.px
        x, y = getattr(box, f"{align}x" if align == "center" else align), box.top + px(56)
        if not deltas:
            told = ctx.type.fit(quiet, "body", 14, box.width)
            ctx.type.draw(surface, told, (x, y), "body", 14, ctx.tone(INK_SOFT), _ANCHORS[align])
            return
        side, gap = px(18), px(5)
        widths = [side + gap + ctx.type.width(signed(delta), "title", 16) for _, delta in deltas]
        whole = sum(widths) + px(14) * (len(widths) - 1)
        left = {"left": box.left, "center": box.centerx - whole // 2, "right": box.right - whole}[align]
        for (seat, delta), wide in zip(deltas, widths, strict=True):
            draw_badge(ctx, surface, ctx.seat_colour(seat), (left + side // 2, y), side)
            at = (left + side + gap, y)
            ctx.type.draw(surface, signed(delta), at, "title", 16, INK, "midleft")
            left += wide + px(14)
        for number, bonus in enumerate(bonuses[:2]):
            told = ctx.type.fit(self._bonus(bonus), "body", 14, box.width)
            at = (x, y + px(17) * (number + 1) + px(1))
            ctx.type.draw(surface, told, at, "body", 14, INK, _ANCHORS[align])

    def _bonus(self, bonus: Bonus) -> str:
        key = "stake.gains" if bonus.points > 0 else "stake.loses"
        return self._words.say(key, continent=bonus.continent, bonus=abs(bonus.points))


def percent(chance: float) -> str:
    """A chance in percent, with a tenth where that says something: 61, 3.5, 99.8, <0.1; 100 is certain."""
    number = 100 * chance
    if not 1e-9 < number < 100 - 1e-9:
        return f"{number:.0f}"
    if number < 0.05 or number > 99.95:
        return "<0.1" if number < 1 else ">99.9"
    return f"{number:.1f}" if number < 9.95 or number > 90 else f"{number:.0f}"


def signed(delta: int) -> str:
    """+3 or −3, with a real minus."""
    return f"+{delta}" if delta > 0 else f"−{-delta}"


@lru_cache(maxsize=32)
def _hatch(width: int, height: int, colour: Colour) -> pygame.Surface:
    """Slanting lines, the pattern of nobody."""
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(-height, width, 6):
        pygame.draw.line(out, colour, (x, height), (x + height, 0))
    return out
