"""The top strip: whose turn it is, what is still allowed, the counters that end walls and repetitions."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.games.duel.model import DuelState, pieces_of
from game.games.duel.ui.words import DuelWords
from game.ui.context import Context
from game.ui.theme import BAD, BRASS_BRIGHT, ON_DARK, ON_DARK_SOFT
from game.ui.widgets.base import draw_slice

HEIGHT = 44


class Strip:
    """Draws the strip between the menu button on the left and the tool buttons on the right."""

    def __init__(self, ctx: Context, words: DuelWords) -> None:
        self._ctx = ctx
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.text_box = pygame.Rect(0, 0, 1, 1)

    def layout(self, rect: pygame.Rect, left: int, right: int) -> None:
        """Use this strip; text stays between x = left and x = right."""
        self.rect = rect
        self.text_box = pygame.Rect(left, rect.top, right - left, rect.height)

    def draw(self, surface: pygame.Surface, state: DuelState, thinking: bool, glow: float) -> None:
        """Paint the strip; `glow` (0–1) breathes while the Nemesis must run."""
        ctx, box = self._ctx, self.text_box
        draw_slice(ctx, surface, "ui/panel_dark", self.rect)
        seat = acting_seat(state)
        if state.phase == "nemesis":
            alarm = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            alarm.fill((*BAD, round(150 + 90 * glow)))
            surface.blit(alarm, self.rect)
        x = box.left
        if seat is not None:
            x = self._draw_seat(surface, seat, x) + ctx.px(8)
        counters = self.counters(state)
        wide = sum(ctx.type.width(text, "body", 14) + ctx.px(18) for text, _ in counters)
        headline = self.headline(state, thinking)
        size = 20
        while size > 14 and ctx.type.width(headline, "title", size) > box.right - x - wide:
            size -= 1
        headline = ctx.type.fit(headline, "title", size, box.right - x - wide)
        ctx.type.draw(surface, headline, (x, box.centery), "title", size, ON_DARK, "midleft")
        x = box.right
        for text, warm in reversed(counters):
            drawn = ctx.type.draw(
                surface,
                text,
                (x, box.centery),
                "body",
                14,
                BRASS_BRIGHT if warm else ON_DARK_SOFT,
                "midright",
            )
            x = drawn.left - ctx.px(18)

    def _draw_seat(self, surface: pygame.Surface, seat: Seat, x: int) -> int:
        ctx, colour = self._ctx, self._ctx.seat_colour(seat)
        middle, radius = (x + ctx.px(14), self.rect.centery), ctx.px(13)
        pygame.draw.circle(surface, colour.fill, middle, radius)
        pygame.draw.circle(surface, BRASS_BRIGHT, middle, radius, max(1, ctx.px(2)))
        side = ctx.px(14)
        mask = ctx.sprites.tinted(f"ui/seats/{colour.symbol}", side, side, colour.rim)
        surface.blit(mask, mask.get_rect(center=middle))
        return middle[0] + radius

    def headline(self, state: DuelState, thinking: bool) -> str:
        """What is going on, in a line."""
        return headline_of(self._words, state, thinking)

    def counters(self, state: DuelState) -> list[tuple[str, bool]]:
        """The turn, and how near the draw rules are (D150, D151); warm when they come close."""
        say, options = self._words.say, state.options
        out = [(say("strip.turn", turn=state.turn), False)] if state.turn else []
        if options.draw_turn_limit != "off" and state.quiet_turns * 2 >= options.draw_turn_limit:
            text = say("strip.quiet", turns=state.quiet_turns, limit=options.draw_turn_limit)
            out.append((text, True))
        seen = max(state.positions.values(), default=0)
        if options.draw_repetition != "off" and seen >= 2:
            out.append((say("strip.repeated", times=seen, limit=options.draw_repetition), True))
        return out


def headline_of(words: DuelWords, state: DuelState, thinking: bool = False) -> str:
    """Whose turn it is and what it is about."""
    say, seat = words.say, acting_seat(state)
    if seat is None:
        return say("strip.setup" if state.phase == "setup" else "strip.over")
    name = words.side(state, seat)
    if thinking:
        return say("strip.thinking", side=name)
    if state.phase == "recruitment":
        return say(f"strip.recruitment{_of_two(state)}", side=name)
    return say(f"strip.{state.phase}", side=name, left=len(may_still_act(state)))


def _of_two(state: DuelState) -> str:
    """The second player's first turn brings two recruits (D014)."""
    if state.recruits_left == 2:
        return ".first"
    return ".second" if state.turn == 2 and state.options.mode != "quick" else ""


def acting_seat(state: DuelState) -> Seat | None:
    """Whose decision is awaited."""
    if state.phase in ("setup", "over"):
        return None
    if state.phase == "nemesis":
        return state.runner
    if state.phase == "ban":
        return state.bans_due[0] if state.bans_due else None
    if state.phase == "draw_offer" and state.offered_by is not None:
        return Seat(1 - state.offered_by)
    return state.active


def may_still_act(state: DuelState) -> list[str]:
    """The active side's characters that have not acted and may (D020, D027, D028)."""
    arrived = [piece for card in state.teams[state.active] for piece in pieces_of(card)]
    return [
        piece
        for piece in arrived
        if piece not in state.acted and piece != "nemesis" and _in_time(state, piece)
    ]


def _in_time(state: DuelState, piece: str) -> bool:
    """Whether a bear's mate has not acted, or has only just (D125)."""
    mate = {"hermit": "cub", "cub": "hermit"}.get(piece)
    return mate not in state.acted or state.acted[-1] == mate
