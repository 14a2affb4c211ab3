"""The front's whole table as a picture: the board, and a rail beside it.

Play, replay viewer and screenshots all draw through it; it projects a state and decides nothing.
"""

from __future__ import annotations

import pygame

from game.core.messages import Event
from game.games.front.model import FrontState
from game.games.front.rules import FrontRules
from game.games.front.ui.assault_motion import fight_cue
from game.games.front.ui.board import FrontBoard
from game.games.front.ui.cues import QUICK_ROLL_MS, ROLL_MS, cue
from game.games.front.ui.leader_bar import LeaderBar
from game.games.front.ui.words import FrontWords
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.timeline import Cue, Playing

RAIL, NARROW_RAIL, AIR = 272, 224, 8
VIEWED = 1.05  # pixels a unit at scale 1 in the viewer
NARROW = 1180  # below this width (at scale 1) the rail shrinks


class FrontPicture:
    """Implements `Picture` for the front. `free` is the part of the rail below the leaders."""

    def __init__(self, ctx: Context, rules: FrontRules) -> None:
        self._ctx = ctx
        self.words = FrontWords()
        self.board = FrontBoard(ctx, rules, self.words)
        self.leaders = LeaderBar(ctx, rules, self.words, self.board.stacks)
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._free = pygame.Rect(0, 0, 1, 1)
        self.dice = self.board.dice
        self.wide_rail = 0  # pixels that a sheet of the table wants of the rail; 0: its own width
        self.seat = 0  # whose leaders are shown
        self.follows = True  # whether the view goes where something happens (a table steers itself)
        self._has_looked = False
        self._followed: tuple[Event, ...] = ()

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        ctx, self.rect = self._ctx, rect
        px = ctx.px
        rail = self.wide_rail or px(NARROW_RAIL if rect.width < px(NARROW) else RAIL)
        right = pygame.Rect(rect.right - rail, rect.top, rail, rect.height)
        self.leaders.layout(pygame.Rect(right.left, right.top, right.width, right.height))
        top = self.leaders.rect.bottom + px(AIR)
        self._free = pygame.Rect(right.left, top, right.width, right.bottom - top)
        self.board.layout(pygame.Rect(rect.left, rect.top, rect.width - rail - px(AIR), rect.height))

    def free(self, state: FrontState) -> pygame.Rect:
        """The rail below the leaders."""
        del state
        return self._free

    def draw(
        self, surface: pygame.Surface, state: FrontState, marks: Marks, playing: Playing | None = None
    ) -> None:
        """Paint leaders and board, and what the hand holds."""
        if self.follows:
            self._follow(state, marks.last, playing)
        self.leaders.draw(surface, state, self.seat, marks.hovered)
        self.board.draw(surface, state, marks, playing)
        if marks.held is not None:
            carried = tuple(getattr(marks, "carried", ())) or (marks.held[0],)
            self.board.draw_carried(surface, state, carried, marks.held[1])

    def token_at(self, state: FrontState, pos: tuple[int, int]) -> str | None:
        """What lies under a point."""
        return self.board.token_at(state, pos) or self.leaders.token_at(state, self.seat, pos)

    def position_of(self, state: FrontState, token: str) -> tuple[int, int] | None:
        """A point at which a token is hit."""
        return self.board.position_of(state, token)

    def cue(self, state: FrontState, event: Event) -> Cue:
        """Length and sound of an event."""
        found = self.dice.cue(state, event) or fight_cue(event) or cue(state, event)
        if self.dice.is_fast and found.ms == ROLL_MS:
            return Cue(QUICK_ROLL_MS, "dice_knock_1")
        return found

    def _follow(self, state: FrontState, last: tuple[Event, ...], playing: Playing | None) -> None:
        """The viewer's eye: counters large enough to read, and on what happens or has just happened."""
        self.seat = int(state.active)
        camera = self.board.map.camera
        if not self._has_looked and state.units:
            self._has_looked = True
            self.board.open_on(state, int(state.active), most=VIEWED)
        events: tuple[Event, ...] = ()
        if playing is not None:
            events = (playing.event,)
        elif last != self._followed:
            self._followed = events = last
        spots = [self.board.map.atlas.centres[here] for event in events for here in hexes_of(event)
                 if here in self.board.map.atlas.centres]  # fmt: skip
        near = self.board.rect.inflate(-self._ctx.px(200), -self._ctx.px(160))
        if spots and not any(near.collidepoint(camera.to_window(spot)) for spot in spots):
            camera.glide(spots[-1])
            camera.advance(1.0, 0.0, 0.0)


def hexes_of(event: Event) -> list[str]:
    """The hexes that an event names."""
    path = [here for here in getattr(event, "path", ()) if here]
    found = [getattr(event, name, None) for name in ("hex", "target", "origin", "to")]
    return path + [one for one in found if isinstance(one, str) and one]
