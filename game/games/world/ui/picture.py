"""The world's whole table as a picture: the board, and a rail with one seat's player board.

Play, replay viewer and screenshots all draw through it; it projects a state and decides nothing.
"""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.core.messages import Event
from game.games.world.model import WorldState
from game.games.world.rules import WorldRules
from game.games.world.ui.board import WorldBoard, WorldMarks, held_size
from game.games.world.ui.cues import cue
from game.games.world.ui.player_board import HEIGHT, TABS, PlayerBoard
from game.games.world.ui.words import WorldWords
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.timeline import Cue, Playing

RAIL, NARROW_RAIL, AIR = 256, 190, 8
NARROW = 1180  # below this width (at scale 1) the rail shrinks


class WorldPicture:
    """Implements `Picture` for the world. `free` is the part of the rail below the player board."""

    def __init__(self, ctx: Context, rules: WorldRules) -> None:
        self._ctx = ctx
        self.words = WorldWords()
        self.board = WorldBoard(ctx, rules)
        self.player = PlayerBoard(ctx, rules.book, self.words)
        self.board.player_end = self._player_end
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._free = pygame.Rect(0, 0, 1, 1)
        self.shown: Seat | None = None  # whose player board is shown; None: the active seat's

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        ctx, self.rect = self._ctx, rect
        px = ctx.px
        rail = px(NARROW_RAIL if rect.width < px(NARROW) else RAIL)
        right = pygame.Rect(rect.right - rail, rect.top, rail, rect.height)
        top = pygame.Rect(right.left, right.top, right.width, px(TABS + HEIGHT))
        self.player.layout(top)
        self._free = pygame.Rect(
            right.left, top.bottom + px(AIR), right.width, right.bottom - top.bottom - px(AIR)
        )
        self.board.layout(pygame.Rect(rect.left, rect.top, rect.width - rail - px(AIR), rect.height))

    def free(self, state: WorldState) -> pygame.Rect:
        """The rail below the player board."""
        return self._free

    def seat_shown(self, state: WorldState) -> Seat:
        """Whose player board is shown."""
        return state.active if self.shown is None else self.shown

    def draw(
        self, surface: pygame.Surface, state: WorldState, marks: Marks, playing: Playing | None = None
    ) -> None:
        """Paint board and player board, and what the hand holds."""
        over = marks if isinstance(marks, WorldMarks) else WorldMarks(lit=marks.lit, hovered=marks.hovered)
        seat = self.seat_shown(state)
        taken = {
            kind: count
            for (place, owner, kind), count in over.taken.items()
            if place == "camp" and owner == seat
        }
        self.player.draw(surface, state, seat, over.lit, over.hovered or over.focused, taken, over.selected)
        self.board.draw(surface, state, over, playing)
        if over.held is not None and over.load and over.load_seat is not None:
            self._draw_load(surface, over)

    def token_at(self, state: WorldState, pos: tuple[int, int]) -> str | None:
        """What lies under a point."""
        if self.board.rect.collidepoint(pos):
            return self.board.token_at(state, pos)
        return self.player.token_at(state, pos, self.seat_shown(state)) if state.realms else None

    def position_of(self, state: WorldState, token: str) -> tuple[int, int] | None:
        """The middle of a token in the window."""
        if token.partition(":")[0] in ("camp", "supply", "seat"):
            return self.player.position_of(state, token)
        return self.board.position_of(state, token)

    def cue(self, state: WorldState, event: Event) -> Cue:
        """Length and sound of an event."""
        return cue(state, event)  # type: ignore[arg-type]  # the world's sessions yield the world's events

    def _player_end(self, seat: Seat, end: str) -> tuple[float, float] | None:
        """Where a seat's camp or supply is in the window; none for a board that is not shown."""
        if self.shown is not None and seat != self.shown:
            return self.player.tabs.midbottom
        rect = self.player.camp_rect() if end == "camp" else self.player.pile_rect("supply", "infantry")
        return rect.center

    def _draw_load(self, surface: pygame.Surface, marks: WorldMarks) -> None:
        assert marks.held is not None and marks.load_seat is not None
        (x, y), size = marks.held[1], held_size(self._ctx, self.board.map.sizes.piece)
        for place, (kind, count) in enumerate(marks.load):
            at = (x + round(place * size * 0.95), y - self._ctx.px(6))
            shadow = pygame.Surface((size, size // 2), pygame.SRCALPHA)
            pygame.draw.ellipse(shadow, (0, 0, 0, 70), shadow.get_rect())
            surface.blit(shadow, shadow.get_rect(center=(at[0] + self._ctx.px(6), at[1] + self._ctx.px(12))))
            self.board.map.pieces.draw(surface, kind, marks.load_seat, at, size, count)
