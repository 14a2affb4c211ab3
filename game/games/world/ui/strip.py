"""The top strip: whose decision it is, the round, and the phase bar with the steps of the third phase."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.games.world.model import PHASES, WorldState
from game.games.world.steps import to_act
from game.games.world.ui.words import WorldWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, ON_DARK, ON_DARK_SOFT, WALNUT

HEIGHT = 44
_PHASE_COUNT = 5
_STEPS = ("place", "move", "defend", "battles")


class Strip:
    """Draws the strip between the menu button on the left and the tool buttons on the right."""

    def __init__(self, ctx: Context, words: WorldWords) -> None:
        self._ctx = ctx
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.text_box = pygame.Rect(0, 0, 1, 1)

    def layout(self, rect: pygame.Rect, left: int, right: int) -> None:
        """Use this strip; text stays between x = left and x = right."""
        self.rect = rect
        self.text_box = pygame.Rect(left, rect.top, right - left, rect.height)

    def draw(self, surface: pygame.Surface, state: WorldState, thinking: bool) -> None:
        """Paint the strip."""
        ctx, box = self._ctx, self.text_box
        draw_slice(ctx, surface, "ui/panel_dark", self.rect)
        bar = self._bar_width(state)
        x = box.left
        seat = acting_seat(state)
        if seat is not None:
            draw_badge(ctx, surface, ctx.seat_colour(seat), (x + ctx.px(14), box.centery), ctx.px(28))
            x += ctx.px(36)
        room = box.right - bar - ctx.px(16) - x
        headline = headline_of(self._words, state, thinking)
        size = next((s for s in (20, 18, 16) if ctx.type.width(headline, "title", s) <= room), 14)
        text = ctx.type.fit(headline, "title", size, room)
        ctx.type.draw(surface, text, (x, box.centery), "title", size, ON_DARK, "midleft")
        if state.step in PHASES:
            self._draw_bar(surface, state, box.right - bar)

    def _bar_width(self, state: WorldState) -> int:
        if state.step not in PHASES:
            return 0
        ctx = self._ctx
        wide = ctx.type.width(self._round(state), "body", 14) + ctx.px(12) + _PHASE_COUNT * ctx.px(26)
        return wide + ctx.type.width(self._step(state), "bold", 14) + ctx.px(20)

    def _round(self, state: WorldState) -> str:
        return self._words.say("strip.round", round=state.round)

    def _step(self, state: WorldState) -> str:
        return self._words.say(f"phase.{state.step}")

    def _draw_bar(self, surface: pygame.Surface, state: WorldState, x: int) -> None:
        """Five brass numerals, the running phase bright with its name, its step told in words."""
        ctx, y = self._ctx, self.text_box.centery
        at = (x, y)
        x = ctx.type.draw(
            surface, self._round(state), at, "body", 14, ctx.tone(ON_DARK_SOFT), "midleft"
        ).right
        x += ctx.px(12)
        running = PHASES[state.step]
        for phase in range(_PHASE_COUNT):
            middle, radius = (x + ctx.px(11), y), ctx.px(11)
            on, done = phase == running, phase < running
            ground = BRASS_BRIGHT if on else ctx.tone(BRASS) if done else WALNUT
            pygame.draw.circle(surface, ground, middle, radius)
            pygame.draw.circle(surface, INK, middle, radius, max(1, ctx.px(1)))
            tone = INK if on or done else ctx.tone(ON_DARK_SOFT)
            ctx.type.draw(surface, str(phase), middle, "title", 14, tone, "center")
            x += ctx.px(26)
            if on:
                text = self._step(state)
                plate = pygame.Rect(
                    x - ctx.px(3), y - ctx.px(11), ctx.type.width(text, "bold", 14) + ctx.px(14), ctx.px(22)
                )
                ctx.type.draw(surface, text, (plate.left + ctx.px(4), y), "bold", 14, BRASS_BRIGHT, "midleft")
                if phase == 3:
                    self._draw_steps(surface, state.step, plate)
                x = plate.right + ctx.px(4)

    def _draw_steps(self, surface: pygame.Surface, step: str, plate: pygame.Rect) -> None:
        """A dash for each step of the third phase below its name."""
        ctx = self._ctx
        now = _STEPS.index("battles" if step == "battle" else step)
        wide = (plate.width - ctx.px(8)) // len(_STEPS)
        for place in range(len(_STEPS)):
            dash = pygame.Rect(
                plate.left + ctx.px(4) + place * wide, plate.bottom, wide - ctx.px(3), max(2, ctx.px(2))
            )
            tone = BRASS_BRIGHT if place == now else BRASS if place < now else WALNUT
            pygame.draw.rect(surface, tone, dash)


def headline_of(words: WorldWords, state: WorldState, thinking: bool = False) -> str:
    """Whose decision it is and what it is about."""
    seat = acting_seat(state)
    if seat is None:
        return words.say("strip.over")
    who = words.who(state, seat)
    if thinking:
        return words.say("strip.thinking", who=who)
    return words.say(f"strip.{state.step}", who=who)


def acting_seat(state: WorldState) -> Seat | None:
    """Whose decision is awaited."""
    return min(to_act(state), default=None)
