"""The leaders of a side in a row over the rail: who is active, what he has been used for (22.0)."""

from __future__ import annotations

import pygame

from game.games.front.model import FrontState
from game.games.front.rules import FrontRules
from game.games.front.ui.stacks import Stacks
from game.games.front.ui.words import FrontWords
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import BRASS, BRASS_BRIGHT, ON_DARK, ON_DARK_SOFT

HEIGHT, SLOT, HEAD, SLOTS = 96, 46, 24, 5


class LeaderBar:
    """Draws the row; a leader's token is `leader:ID` as on the map."""

    def __init__(self, ctx: Context, rules: FrontRules, words: FrontWords, stacks: Stacks) -> None:
        self._ctx = ctx
        self._rules = rules
        self._words = words
        self._stacks = stacks
        self.rect = pygame.Rect(0, 0, 1, 1)

    def layout(self, rail: pygame.Rect) -> None:
        """Use the top of the rail."""
        self.rect = pygame.Rect(rail.left, rail.top, rail.width, self._ctx.px(HEIGHT))

    def slots(self, state: FrontState, seat: int) -> dict[str, pygame.Rect]:
        """Tokens with their places, active leaders first."""
        px = self._ctx.px
        book = self._rules.book
        own = [name for name in state.leaders if book.seat(name) == seat]
        own.sort(key=lambda name: (not state.leaders[name].is_active, -book.leaders[name].initiative))
        room = self.rect.width - px(20)
        step = min(px(SLOT + 4), (room - px(SLOT)) // max(1, len(own) - 1)) if len(own) > 1 else 0
        return {
            f"leader:{name}": pygame.Rect(
                self.rect.left + px(10) + number * step, self.rect.top + px(HEAD + 2), px(SLOT), px(SLOT)
            )
            for number, name in enumerate(own)
        }  # fmt: skip

    def token_at(self, state: FrontState, seat: int, pos: tuple[int, int]) -> str | None:
        """The leader under a point."""
        if not self.rect.collidepoint(pos):
            return None
        slots = self.slots(state, seat)
        return next((token for token in reversed(slots) if slots[token].collidepoint(pos)), None)

    def draw(self, surface: pygame.Surface, state: FrontState, seat: int, hovered: str | None) -> None:
        """Paint the row."""
        ctx, px = self._ctx, self._ctx.px
        draw_slice(ctx, surface, "ui/panel_dark", self.rect)
        slots = self.slots(state, seat)
        active = sum(state.leaders[token.partition(":")[2]].is_active for token in slots)
        title = self._words.say("leaders.title", side=self._words.side(seat), active=active, all=len(slots))
        title = ctx.type.fit(title, "bold", 14, self.rect.width - px(20))
        at = (self.rect.left + px(10), self.rect.top + px(6))
        ctx.type.draw(surface, title, at, "bold", 14, BRASS_BRIGHT)
        if not slots:
            text = self._words.say("leaders.none")
            ctx.type.draw(surface, text, self.rect.center, "body", 14, ON_DARK_SOFT, "center")
        for token, rect in slots.items():
            image = self._stacks.image(state, token, rect.width)
            if image is not None:
                surface.blit(image, rect)
            if token == hovered:
                ring = rect.inflate(px(4), px(4))
                pygame.draw.rect(surface, BRASS_BRIGHT, ring, px(2), border_radius=px(5))
            self._draw_use(surface, state, token.partition(":")[2], rect)

    def _draw_use(self, surface: pygame.Surface, state: FrontState, leader: str, rect: pygame.Rect) -> None:
        """What he has been used for in this phase, below him."""
        ctx, px = self._ctx, self._ctx.px
        text, tone = "", ON_DARK
        if state.bonuses.get(leader):
            text = self._words.say("leaders.bonus", points=state.bonuses[leader])
            tone = BRASS_BRIGHT
        elif leader in state.shifts:
            text, tone = self._words.say("leaders.shift"), BRASS
        elif leader in state.asked:
            text = self._words.say("leaders.asked")
        elif not state.leaders[leader].is_active:
            return
        else:
            text = self._words.say("leaders.ready")
        at = (rect.centerx, rect.bottom + px(9))
        ctx.type.draw(surface, text, at, "bold", 12, tone, "center")
