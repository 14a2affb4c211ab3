"""The sheet in a puzzle's corner: its task, or how the turn ended and why, with the story of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.games.duel.ui.explain import ExplainPanel
from game.ui.theme import BAD_ON_PAPER, BRASS, GOOD, INFO, INK, INK_SOFT, WALNUT, Colour

if TYPE_CHECKING:
    from game.games.duel.ui.puzzle_table import PuzzleTable


class Head(NamedTuple):
    """How a try stands: the key of its title, an icon, a tone."""

    key: str
    icon: str
    tone: Colour


HEADS = {
    "open": Head("open", "flag", INK),
    "failed": Head("failed", "close", BAD_ON_PAPER),
    "solved": Head("solved", "check", GOOD),
    "told": Head("told", "eye", INFO),
}


class PuzzleSheet(ExplainPanel):
    """Explains figures as the duel does; else a title with an icon, what is to be told, the turn so far."""

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table.ctx, table.words)
        self._table = table

    def _draw_advice(self, surface: pygame.Surface, advice: Sequence[str], recap: Sequence[str]) -> None:
        marking = self._table.marking
        if not marking.is_telling:
            super()._draw_advice(surface, advice, recap)
            return
        px = self._ctx.px
        box = self.rect.inflate(-px(28), -px(24))
        y = self._draw_head(surface, HEADS[self._table.standing], box) + px(10)
        for line in marking.told():
            y = self._write(surface, line, box, y, "serif", 16) + px(6)
        story = marking.story()
        if not story:
            return
        y += px(4)
        self._ctx.type.draw(
            surface, self._words.say("puzzle.story"), (box.left, y), "title", 14, INK_SOFT, "topleft"
        )
        y += px(22)
        for line in story:
            y = self._write(surface, line, box, y, "body", 14) + px(2)

    def _draw_head(self, surface: pygame.Surface, head: Head, box: pygame.Rect) -> int:
        """Icon, title, a pip for each action of the win, those used filled; returns the y below its line."""
        ctx, px = self._ctx, self._ctx.px
        side = px(26)
        icon = ctx.sprites.tinted(f"ui/icons/{head.icon}", side, side, head.tone)
        surface.blit(icon, (box.left, box.top + px(2)))
        at = (box.left + side + px(10), box.top + px(15))
        ctx.type.draw(
            surface, self._words.say(f"puzzle.sheet.{head.key}"), at, "title", 28, head.tone, "midleft"
        )
        used, actions = self._table.used, self._table.puzzle.actions
        for place in range(actions):
            middle = (box.right - px(8 + 20 * (actions - 1 - place)), at[1])
            if place < used:
                pygame.draw.circle(surface, BRASS, middle, px(7))
            pygame.draw.circle(surface, WALNUT, middle, px(7), max(1, px(2)))
        line = box.top + px(36)
        pygame.draw.line(surface, BRASS, (box.left, line), (box.right, line), max(1, px(1)))
        return line
