"""The whole table as a picture: teams on the left, board in the middle, market on the right, a free corner.

Play, replay viewer and screenshots all draw through it; it projects a state and decides nothing.
"""

from __future__ import annotations

import pygame

from game.core.messages import Event
from game.games.duel.ground import Ground
from game.games.duel.model import CardId, DuelState, card_of
from game.games.duel.ui.board import BoardPicture
from game.games.duel.ui.cards import Cards
from game.games.duel.ui.cues import cue
from game.games.duel.ui.figures import Figures
from game.games.duel.ui.market import MarketPicture
from game.games.duel.ui.teams import TeamsPicture
from game.games.duel.ui.words import DuelWords
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.timeline import Cue, Playing

LEFT_RAIL, RIGHT_RAIL, AIR = 240, 312, 10
NARROW = 1180  # below this width (at scale 1) the rails shrink
NARROW_LEFT, NARROW_RIGHT = 216, 264


class DuelPicture:
    """Implements `Picture` for the duel. `free` is the corner under the market for whoever shows it."""

    def __init__(self, ctx: Context, ground: Ground) -> None:
        self._ctx = ctx
        words = DuelWords()
        self._figures = Figures(ctx)
        self.cards = Cards(ctx, words)
        self.board = BoardPicture(ctx, ground.board, self._figures)
        self.market = MarketPicture(ctx, self.cards, words)
        self.teams = TeamsPicture(ctx, ground, self._figures, words)
        self.has_market = True  # not where a turn's actions are all that is asked for
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._right = pygame.Rect(0, 0, 1, 1)

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        ctx, self.rect = self._ctx, rect
        narrow = rect.width < ctx.px(NARROW)
        air = ctx.px(AIR)
        left = ctx.px(NARROW_LEFT if narrow else LEFT_RAIL)
        right = ctx.px(NARROW_RIGHT if narrow else RIGHT_RAIL)
        inner = rect.inflate(-2 * air, -2 * air)
        self.teams.layout(pygame.Rect(inner.left, inner.top, left, inner.height))
        self._right = pygame.Rect(inner.right - right, inner.top, right, inner.height)
        self.market.layout(self._right)
        middle = pygame.Rect(inner.left + left, rect.top, inner.width - left - right, rect.height)
        self.board.layout(middle)

    def free(self, state: DuelState) -> pygame.Rect:
        """The right rail below the market."""
        is_bare = not self.has_market or state.options.mode == "quick"
        taken = 0 if is_bare else self.market.height(state) + self._ctx.px(AIR)
        right = self._right
        return pygame.Rect(right.left, right.top + taken, right.width, right.height - taken)

    def draw(
        self, surface: pygame.Surface, state: DuelState, marks: Marks, playing: Playing | None = None
    ) -> None:
        """Paint everything but the backdrop and the free corner."""
        self.board.draw(surface, state, marks, playing)
        self.teams.draw(surface, state, marks)
        if self.has_market:
            self.market.draw(surface, state, marks, playing)
        if marks.held:
            self._draw_held(surface, state, marks.held)

    def draw_card(self, surface: pygame.Surface, state: DuelState, card: CardId, rect: pygame.Rect) -> None:
        """A card (or a piece's) in full, for whoever explains it."""
        self.cards.large(surface, card_of(card), rect, state.options.names)

    def token_at(self, state: DuelState, pos: tuple[int, int]) -> str | None:
        """What lies under a point: a card, a team's piece, a piece or space of the board."""
        for part in (self.market, self.teams, self.board) if self.has_market else (self.teams, self.board):
            token = part.token_at(state, pos)
            if token:
                return token
        return None

    def position_of(self, state: DuelState, token: str) -> tuple[int, int] | None:
        """The middle of a token in the window."""
        kind, _, name = token.partition(":")
        if kind == "card":
            place = self.market.places(state).get(name) if self.has_market else None
            return place.center if place else None
        return self.board.position_of(state, token)

    def cue(self, state: DuelState, event: Event) -> Cue:
        """Length and sound of an event."""
        return cue(event)  # type: ignore[arg-type]  # the duel's sessions yield the duel's events

    def _draw_held(
        self, surface: pygame.Surface, state: DuelState, held: tuple[str, tuple[int, int]]
    ) -> None:
        (kind, _, name), pos = held[0].partition(":"), held[1]
        size = self.board.figure_size
        if kind == "card":
            piece, seat = ("hermit" if name == "hermit_and_cub" else name), state.active
        else:
            piece, seat = name, state.owner.get(name, state.active)
        self._figures.draw(surface, piece, seat, pos, size, lift=1.0)
