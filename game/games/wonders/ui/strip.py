"""The top strip: age, whose turn it is and what it is about, how near the ends of the game are."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.games.wonders.model import CAPITAL, GONE, HIDDEN, WondersState
from game.games.wonders.refusals import to_act
from game.games.wonders.ui.words import WondersWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.theme import ON_DARK, ON_DARK_SOFT
from game.ui.widgets.base import draw_slice

HEIGHT = 44


class Strip:
    """Draws the strip between the menu button on the left and the tool buttons on the right."""

    def __init__(self, ctx: Context, words: WondersWords) -> None:
        self._ctx = ctx
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.text_box = pygame.Rect(0, 0, 1, 1)

    def layout(self, rect: pygame.Rect, left: int, right: int) -> None:
        """Use this strip; text stays between x = left and x = right."""
        self.rect = rect
        self.text_box = pygame.Rect(left, rect.top, right - left, rect.height)

    def draw(self, surface: pygame.Surface, state: WondersState, thinking: bool) -> None:
        """Paint the strip."""
        ctx, box = self._ctx, self.text_box
        draw_slice(ctx, surface, "ui/panel_dark", self.rect)
        acting = sorted(to_act(state))
        x = box.left
        for seat in acting:
            side = ctx.px(26)
            draw_badge(ctx, surface, ctx.seat_colour(seat), (x + side // 2, box.centery), side)
            x += side + ctx.px(6)
        told = self._counters(state)
        wide = sum(ctx.type.width(text, "body", 14) + ctx.px(18) for text in told)
        headline = headline_of(self._words, state, thinking)
        size = 20
        while size > 14 and ctx.type.width(headline, "title", size) > box.right - x - wide:
            size -= 1
        headline = ctx.type.fit(headline, "title", size, box.right - x - wide)
        ctx.type.draw(surface, headline, (x, box.centery), "title", size, ON_DARK, "midleft")
        x = box.right
        for text in reversed(told):
            drawn = ctx.type.draw(surface, text, (x, box.centery), "body", 14, ON_DARK_SOFT, "midright")
            x = drawn.left - ctx.px(18)

    def _counters(self, state: WondersState) -> list[str]:
        """The age with what is left of it, and how far the pawn has to go."""
        left = sum(card != GONE for card in state.display)
        if not left:
            return []
        out = [self._words.say("strip.age", age="I" * state.age, left=left)]
        if state.pawn:
            out.append(self._words.say("strip.pawn", spaces=CAPITAL - abs(state.pawn)))
        return out


def headline_of(words: WondersWords, state: WondersState, thinking: bool = False) -> str:
    """Whose decision is awaited and what it is about."""
    say, acting = words.say, sorted(to_act(state))
    if not acting:
        return say("strip.over" if state.phase == "over" else "strip.laying")
    if len(acting) > 1:
        return say(f"strip.{state.phase}.both")
    side = words.side(acting[0])
    if thinking:
        return say("strip.thinking", side=side)
    if state.agenda:
        task = state.agenda[0]
        return say(f"strip.task.{task.kind}", side=side, source=words.name(task.source))
    if state.phase == "turn" and state.extra:
        return say("strip.turn", side=side)
    return say(f"strip.{state.phase}", side=side)


def waits_for_other(state: WondersState, seat: Seat) -> bool:
    """Whether a seat's secret choice is made and the other's is not."""
    made = {"choose": state.chosen, "declare": state.declared}.get(state.phase)
    return made is not None and made[seat] not in ("", HIDDEN)
