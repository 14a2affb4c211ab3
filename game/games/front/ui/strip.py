"""The strip along the top: whose turn, date and weather, the phases of the player turn, the points."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.games.front.flow import PHASES
from game.games.front.model import FrontState, slot_of
from game.games.front.rules import FrontRules
from game.games.front.steps import to_act
from game.games.front.ui.words import FrontWords
from game.games.front.victory import total
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, ON_DARK, ON_DARK_SOFT, WALNUT

HEIGHT = 44


class Strip:
    """Draws the strip between the menu button on the left and the tool buttons on the right."""

    def __init__(self, ctx: Context, rules: FrontRules, words: FrontWords) -> None:
        self._ctx = ctx
        self._rules = rules
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.text_box = pygame.Rect(0, 0, 1, 1)
        self.points_rect = pygame.Rect(-1, -1, 0, 0)
        self._points: tuple[object, int] = (None, 0)

    def layout(self, rect: pygame.Rect, left: int, right: int) -> None:
        """Use this strip; text stays between x = left and x = right."""
        self.rect = rect
        self.text_box = pygame.Rect(left, rect.top, right - left, rect.height)

    def draw(self, surface: pygame.Surface, state: FrontState, thinking: bool, left: int = 0) -> None:
        """Paint the strip; `left` is how much the phase still offers."""
        ctx, box, px = self._ctx, self.text_box, self._ctx.px
        draw_slice(ctx, surface, "ui/panel_dark", self.rect)
        seat = acting_seat(state)
        x = box.left
        if seat is not None:
            draw_badge(ctx, surface, ctx.seat_colour(seat), (x + px(14), box.centery), px(28))
            x += px(36)
        right = self._draw_points(surface, state, box.right) - px(12)
        bar = self._bar_width(state)
        room = right - bar - px(12) - x
        headline = headline_of(self._words, state, thinking)
        date = self._date(state)
        size = next((s for s in (18, 16, 14) if ctx.type.width(headline, "title", s) <= room), 13)
        high = box.height
        text = ctx.type.fit(headline, "title", size, room)
        ctx.type.draw(surface, text, (x, box.top + high * 34 // 100), "title", size, ON_DARK, "midleft")
        date = ctx.type.fit(date, "body", 13, room)
        at = (x, box.top + high * 74 // 100)
        ctx.type.draw(surface, date, at, "body", 13, ctx.tone(ON_DARK_SOFT), "midleft")
        self._draw_bar(surface, state, right - bar, left)

    def _date(self, state: FrontState) -> str:
        if not state.turn:
            return ""
        weather = self._words.names.weather[state.weather]
        return self._words.say("strip.date", turn=self._words.turn(state.turn), weather=weather)

    def _phases(self, state: FrontState) -> tuple[str, ...]:
        if state.phase == "R":
            return ("R",)
        return PHASES[slot_of(state)] if state.turn else ()

    def _bar_width(self, state: FrontState) -> int:
        return len(self._phases(state)) * self._ctx.px(27)

    def _draw_bar(self, surface: pygame.Surface, state: FrontState, x: int, left: int) -> None:
        """A brass disc for each phase; the running one is bright and says how much is left in it."""
        ctx, px, y = self._ctx, self._ctx.px, self.text_box.centery
        phases = self._phases(state)
        running = phases.index(state.phase) if state.phase in phases else len(phases)
        for place, phase in enumerate(phases):
            middle, radius = (x + px(13), y), px(12)
            on, done = place == running, place < running
            pygame.draw.circle(surface, BRASS_BRIGHT if on else BRASS if done else WALNUT, middle, radius)
            pygame.draw.circle(surface, INK, middle, radius, max(1, px(1)))
            tone = INK if on or done else ctx.tone(ON_DARK_SOFT)
            ctx.type.draw(surface, phase, middle, "title", 13, tone, "center")
            if on and left:
                at = (middle[0] + px(9), middle[1] - px(11))
                pygame.draw.circle(surface, (0xA3, 0x2A, 0x20), at, px(8))
                ctx.type.draw(surface, str(min(left, 99)), at, "bold", 12, ON_DARK, "center")
            x += px(27)

    def _draw_points(self, surface: pygame.Surface, state: FrontState, right: int) -> int:
        """German points on a plaque; returns where it begins."""
        ctx, px = self._ctx, self._ctx.px
        if not state.units:
            return right
        if self._points[0] is not state:
            self._points = (state, total(self._rules.course(state)))
        text = self._words.counted("strip.points", self._points[1])
        wide = ctx.type.width(text, "bold", 14) + px(18)
        self.points_rect = pygame.Rect(right - wide, self.text_box.centery - px(13), wide, px(26))
        pygame.draw.rect(surface, BRASS, self.points_rect, border_radius=px(5))
        pygame.draw.rect(surface, INK, self.points_rect, max(1, px(1)), border_radius=px(5))
        ctx.type.draw(surface, text, self.points_rect.center, "bold", 14, INK, "center")
        return self.points_rect.left


def headline_of(words: FrontWords, state: FrontState, thinking: bool = False) -> str:
    """Whose decision it is and what it is about."""
    seat = acting_seat(state)
    if seat is None:
        return words.say("strip.over" if state.outcome else "strip.begins")
    who = words.side(seat)
    if thinking:
        return words.say("strip.thinking", side=who)
    for name in ("excess", "assault", "mission", "trial", "surrender"):
        if getattr(state, name):
            return words.say(f"strip.{name}", side=who)
    if state.phase == "E1":
        return words.say("strip.E1.defence" if state.is_defensive else "strip.E1", side=who)
    return words.say("strip.phase", side=who, phase=words.names.phases[state.phase])


def acting_seat(state: FrontState) -> Seat | None:
    """Whose decision is awaited."""
    return min(to_act(state), default=None)
