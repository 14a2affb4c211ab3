"""The whole table as a picture: two cities, the display between them, track, tokens, tablets, pile.

Play, replay viewer and screenshots all draw through it; it projects a state and decides nothing.
"""

from __future__ import annotations

import math

import pygame

from game.core.ids import Seat
from game.core.messages import Event
from game.games.wonders.model import WondersState
from game.games.wonders.refusals import to_act
from game.games.wonders.ui.ahead import Ahead
from game.games.wonders.ui.banner import draw_banner
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.cities import Cities
from game.games.wonders.ui.cues import cue
from game.games.wonders.ui.forum import Forum
from game.games.wonders.ui.geometry import Geometry
from game.games.wonders.ui.last_move import last_tokens
from game.games.wonders.ui.lights import LAST, draw_glow, draw_ring, focus_ring
from game.games.wonders.ui.motion import draw_motion, motion_of
from game.games.wonders.ui.pile import Pile
from game.games.wonders.ui.prices import Prices
from game.games.wonders.ui.pyramid import Pyramid
from game.games.wonders.ui.score_board import ScoreBoard
from game.games.wonders.ui.tablets import Tablets
from game.games.wonders.ui.track import Track
from game.games.wonders.ui.words import WondersWords
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.grounds import draw_shadow
from game.ui.theme import BRASS_BRIGHT, INK, PAPER
from game.ui.timeline import Cue, Playing

_BREATH_MS = 1600.0
_THINGS = ("card:", "wonder:", "leader:")


class WondersPicture:
    """Implements `Picture` for wonders. `free` is the right rail for whoever shows it."""

    def __init__(self, ctx: Context, by_colour: bool = False) -> None:
        self.ctx = ctx
        self.words = WondersWords()
        self.faces = CardFaces(ctx, by_colour)
        self.geometry = Geometry(ctx)
        self.cities = Cities(ctx, self.geometry, self.faces, self.words)
        self.pyramid = Pyramid(ctx, self.geometry, self.faces)
        self.tablets = Tablets(ctx, self.geometry, self.faces)
        self.track = Track(ctx, self.geometry, self.faces)
        self.pile = Pile(ctx, self.geometry, self.faces, self.words)
        self.forum = Forum(ctx, self.geometry, self.faces, self.words)
        self.ahead = Ahead(self.geometry, self.faces, self.forum, self.tablets)
        self.board = ScoreBoard(ctx, self.faces)  # what the result screen shows instead of the table
        self._prices: Prices | None = None

    @property
    def bank(self) -> tuple[int, int]:
        """Where coins come from and go to."""
        return self.geometry.pile.center

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        self.geometry.layout(rect)
        self.ahead.forget()

    def free(self, state: WondersState) -> pygame.Rect:
        """The right rail."""
        del state
        return self.geometry.rail

    def purse(self, seat: Seat) -> tuple[int, int]:
        """The middle of a city's purse."""
        return self.cities.goods.purse(seat).center

    def prices(self, state: WondersState) -> Prices:
        """The figures of a state, worked out once."""
        if self._prices is None or self._prices.state is not state:
            self._prices = Prices(state)
        return self._prices

    def draw(
        self, surface: pygame.Surface, state: WondersState, marks: Marks, playing: Playing | None = None
    ) -> None:
        """Paint everything but the backdrop and the rail."""
        prices, moving = self.prices(state), motion_of(state, playing)
        hidden = moving.hidden | ({marks.held[0]} if marks.held else frozenset())
        acting = next(iter(sorted(to_act(state))), None) if state.phase == "turn" else None
        self.cities.draw(surface, state, prices, hidden, moving.coins)
        self.track.draw(surface, state, hidden, moving.pawn if moving.pawn is not None else float(state.pawn))
        self.tablets.draw(surface, state, prices)
        self.pile.draw(surface, state, prices, hidden, acting)
        picked = marks.selected if marks.dimmed else None
        self.pyramid.draw(surface, state, prices, hidden, acting, picked)
        self.forum.draw(surface, state)
        self._draw_marks(surface, state, marks, moving.glowing, hidden)
        self.pyramid.draw_prices(surface, state, prices, hidden)
        draw_motion(self, surface, state, playing)
        draw_banner(self.ctx, surface, self.words, self.geometry.display, playing)
        if marks.held:
            self._draw_held(surface, state, *marks.held)

    def tokens(self, state: WondersState) -> dict[str, pygame.Rect]:
        """Where everything that can be touched or explained lies, the upper things last."""
        return {
            **self.cities.tokens(state), **self.track.tokens(state), **self.tablets.tokens(state),
            **self.pile.tokens(state), **self.pyramid.tokens(state), **self.forum.tokens(state),
        }  # fmt: skip

    def tokens_at(self, state: WondersState, pos: tuple[int, int]) -> list[str]:
        """Everything under a point, the topmost first."""
        found = [token for token, rect in self.tokens(state).items() if rect.collidepoint(pos)]
        for place in ("place:city", "place:tuck"):
            rect = self.rect_of(state, place)
            if rect is not None and rect.collidepoint(pos):
                found.insert(0, place)
        return found[::-1]

    def token_at(self, state: WondersState, pos: tuple[int, int]) -> str | None:
        """What lies under a point: the topmost thing."""
        return next(iter(self.tokens_at(state, pos)), None)

    def rect_of(self, state: WondersState, token: str) -> pygame.Rect | None:
        """Where a token lies; the own city and a leader's place as targets too."""
        if token == "place:city":
            return self.geometry.ground(state.active).band
        if token == "place:tuck":
            return self.geometry.ground(state.active).people
        return self.tokens(state).get(token)

    def position_of(self, state: WondersState, token: str) -> tuple[int, int] | None:
        """A point of a token in the window that nothing lies on."""
        rect = self.rect_of(state, token)
        if rect is None:
            return None
        if token == "place:city" or token.startswith("seat:"):
            return rect.left + self.ctx.px(8), rect.centery
        if token.startswith("card:"):
            return rect.centerx, rect.top + min(rect.height // 2, self.ctx.px(9))
        return rect.center

    def cue(self, state: WondersState, event: Event) -> Cue:
        """Length and sound of an event."""
        del state
        return cue(event)  # type: ignore[arg-type]  # wonders' sessions yield wonders' events

    def _draw_marks(
        self,
        surface: pygame.Surface,
        state: WondersState,
        marks: Marks,
        glowing: frozenset[str],
        hidden: frozenset[str],
    ) -> None:
        """Last move, what acts by itself, lit targets, the pick, what is pointed at, the focus."""
        ctx = self.ctx
        rects = {token: rect for token, rect in self.tokens(state).items() if token not in hidden}
        for token in last_tokens(marks.last):
            if token in rects:
                draw_ring(ctx, surface, rects[token], LAST, 6, 2)
        for token in sorted(glowing):
            if token in rects:
                draw_glow(ctx, surface, rects[token], 1.0, BRASS_BRIGHT)
        self._draw_targets(surface, state, marks)
        if marks.hovered in rects and str(marks.hovered).startswith(_THINGS):
            draw_ring(ctx, surface, rects[str(marks.hovered)], BRASS_BRIGHT, 6, 1)
        if marks.selected in rects:
            draw_ring(ctx, surface, rects[str(marks.selected)], BRASS_BRIGHT, 6, 3)
        focused = self.rect_of(state, marks.focused) if marks.focused else None
        if focused is not None:
            focus_ring(ctx, surface, focused)
        self._draw_notes(surface, state, marks)

    def _draw_targets(self, surface: pygame.Surface, state: WondersState, marks: Marks) -> None:
        """Breathing light where the hand may go on."""
        strength = 0.3 + 0.3 * math.sin(2 * math.pi * self.ctx.now_ms() / _BREATH_MS)
        lit = {token: rect for token in sorted(marks.lit) if (rect := self.rect_of(state, token)) is not None}
        for token, rect in lit.items():
            draw_glow(self.ctx, surface, rect, 1.0 if token == marks.hovered else strength)

    def _draw_notes(self, surface: pygame.Surface, state: WondersState, marks: Marks) -> None:
        """What going on there costs or brings, above every ring."""
        for token, text in marks.notes.items():
            rect = self.rect_of(state, token) if token in marks.lit else None
            if rect is not None:
                self._draw_note(surface, rect, text)

    def _draw_note(self, surface: pygame.Surface, rect: pygame.Rect, text: str) -> None:
        """What touching a lit target costs or brings, on a slip of paper at its upper edge."""
        ctx = self.ctx
        slip = pygame.Rect(0, 0, ctx.type.width(text, "bold", 14) + ctx.px(16), ctx.px(24))
        slip.center = (rect.centerx, rect.top)
        pygame.draw.rect(surface, PAPER, slip, border_radius=ctx.px(5))
        pygame.draw.rect(surface, INK, slip, max(1, ctx.px(1)), ctx.px(5))
        ctx.type.draw(surface, text, slip.center, "bold", 14, INK, "center")

    def _draw_held(
        self, surface: pygame.Surface, state: WondersState, token: str, pos: tuple[int, int]
    ) -> None:
        """The card in the hand, a little lifted."""
        name = token.partition(":")[2]
        wide, high = self.geometry.card_size(max(1, state.age))
        size = (round(wide * 1.06), round(high * 1.06))
        spot = pygame.Rect(0, 0, *size)
        spot.center = pos
        draw_shadow(self.ctx, surface, spot.move(self.ctx.px(6), self.ctx.px(10)))
        surface.blit(self.faces.card(name, size), spot)
