"""The sheet of what may come: chances of the three ends, what each moves on the track, losses to expect."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.games.world.model import Battle, WorldState
from game.games.world.odds import Odds
from game.games.world.ui.battle_facts import Bonus, Deltas, Stake
from game.games.world.ui.battle_words import BattleWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_panel
from game.ui.theme import INK, INK_SOFT, PAPER_SHADE, Colour

HEIGHT = 126
_BAR = 20


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
        px = self._ctx.px
        inner = self.rect.inflate(-2 * px(14), -2 * px(10))
        bar = pygame.Rect(inner.left, inner.top, inner.width, px(_BAR))
        self._draw_bar(surface, state, battle, bar, odds)
        self._draw_columns(surface, state, battle, stake, odds, inner, bar.bottom + px(5))

    def _draw_bar(
        self, surface: pygame.Surface, state: WorldState, battle: Battle, bar: pygame.Rect, odds: Odds | None
    ) -> None:
        ctx, px = self._ctx, self._ctx.px
        mine, theirs = ctx.seat_colour(state.active), ctx.seat_colour(battle.defender)
        pygame.draw.rect(surface, PAPER_SHADE, bar)
        if odds is not None:
            wide = round(bar.width * odds.attacker)
            held = round(bar.width * odds.defender)
            surface.fill(mine.fill, (bar.left, bar.top, wide, bar.height))
            surface.fill(theirs.fill, (bar.right - held, bar.top, held, bar.height))
            between = pygame.Rect(bar.left + wide, bar.top, bar.width - wide - held, bar.height)
            if between.width > 0:
                surface.blit(_hatch(between.width, between.height, INK_SOFT), between)
            for x in (between.left, between.right - 1):
                pygame.draw.line(surface, INK, (x, bar.top), (x, bar.bottom - 1))
        pygame.draw.rect(surface, INK, bar, max(1, px(1)))
        for seat, x in ((state.active, bar.left), (battle.defender, bar.right)):
            draw_badge(ctx, surface, ctx.seat_colour(seat), (x, bar.centery), px(26))

    def _draw_columns(
        self,
        surface: pygame.Surface,
        state: WorldState,
        battle: Battle,
        stake: Stake | None,
        odds: Odds | None,
        inner: pygame.Rect,
        top: int,
    ) -> None:
        words, sea = self._words, battle.is_at_sea
        attacker, defender = words.who(state, state.active), words.who(state, battle.defender)
        last = words.say("odds.sea_defender" if sea else "odds.defender", who=defender)
        heads = (words.say("odds.attacker", who=attacker), words.say("odds.draw"), last)
        chances = (odds.attacker, odds.draw, odds.defender) if odds else (None, None, None)
        notes = self._notes(state, battle, stake)
        wide = inner.width // 3
        for place, align in enumerate(("left", "center", "right")):
            column = pygame.Rect(inner.left + place * wide, top, wide - self._ctx.px(6), inner.bottom - top)
            if place == 1:
                column.centerx = inner.centerx
            elif place == 2:
                column.right = inner.right
            self._draw_column(surface, column, align, heads[place], chances[place], notes[place])
        if odds is not None:
            self._draw_losses(surface, state, battle, odds, inner)

    def _draw_column(
        self,
        surface: pygame.Surface,
        box: pygame.Rect,
        align: str,
        head: str,
        chance: float | None,
        notes: list[str],
    ) -> None:
        ctx = self._ctx
        x = {"left": box.left, "center": box.centerx, "right": box.right}[align]
        anchor = {"left": "topleft", "center": "midtop", "right": "topright"}[align]
        told = (
            head if chance is None else f"{self._words.say('odds.percent', percent=percent(chance))}  {head}"
        )
        size = 16 if ctx.type.width(told, "title", 16) <= box.width else 14
        told = ctx.type.fit(told, "title", size, box.width)
        ctx.type.draw(surface, told, (x, box.top), "title", size, INK, anchor)
        y = box.top + ctx.px(22)
        for note in notes[:2]:
            ctx.type.draw(surface, ctx.type.fit(note, "body", 14, box.width), (x, y), "body", 14, INK, anchor)
            y += ctx.px(17)

    def _draw_losses(
        self, surface: pygame.Surface, state: WorldState, battle: Battle, odds: Odds, inner: pygame.Rect
    ) -> None:
        ctx, words = self._ctx, self._words
        rows = (
            (state.active, odds.attack_losses, inner.left, "bottomleft"),
            (battle.defender, odds.defence_losses, inner.right, "bottomright"),
        )
        for seat, count, x, anchor in rows:
            told = words.say("odds.losses", who=words.who(state, seat), count=f"{count:.1f}")
            told = ctx.type.fit(told, "body", 14, inner.width // 2 - ctx.px(6))
            ctx.type.draw(surface, told, (x, inner.bottom + ctx.px(2)), "body", 14, INK_SOFT, anchor)

    def _notes(
        self, state: WorldState, battle: Battle, stake: Stake | None
    ) -> tuple[list[str], list[str], list[str]]:
        """What each end moves."""
        words = self._words
        if stake is None:
            return [words.say("stake.sea")], [], [words.say("stake.sea")]
        won = [self._deltas(state, stake.won), *map(self._bonus, stake.bonuses_won)]
        drawn = [self._deltas(state, stake.drawn), *map(self._bonus, stake.bonuses_drawn)]
        return won, drawn, [words.say("stake.none")]

    def _deltas(self, state: WorldState, deltas: Deltas) -> str:
        words = self._words
        return "  ".join(
            words.say("stake.delta", who=words.who(state, seat), delta=signed(delta))
            for seat, delta in deltas
        )

    def _bonus(self, bonus: Bonus) -> str:
        key = "stake.gains" if bonus.points > 0 else "stake.loses"
        return self._words.say(key, continent=bonus.continent, bonus=abs(bonus.points))


def percent(chance: float) -> str:
    """A chance in percent with a tenth where that says something: 61, 3.5, 99.8."""
    number = 100 * chance
    return f"{number:.1f}" if 0 < number < 10 or 90 < number < 100 else f"{number:.0f}"


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
