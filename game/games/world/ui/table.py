"""The world's table for play: three equal hands over the picture, tools, prompts, refusals, and the ways to
battle, national events and headquarters with the curtain before what is secret."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.ids import SPECTATOR, Seat
from game.core.messages import Event
from game.games.world.model import PlaceId, Step, WorldState
from game.games.world.ui.advice import Advice
from game.games.world.ui.controls import Controls
from game.games.world.ui.explain import ExplainPanel
from game.games.world.ui.focusing import Focusing
from game.games.world.ui.following import Following
from game.games.world.ui.marking import Marking
from game.games.world.ui.passing import DOORS, Passing
from game.games.world.ui.picture import WorldPicture
from game.games.world.ui.strip import HEIGHT, Strip
from game.games.world.ui.touching import Touching
from game.games.world.ui.withdrawing import Withdrawing
from game.ui import backdrop
from game.ui.camera import GLIDE_MS, ZOOM_MS
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.table import Table
from game.ui.timeline import Cue


class WorldTable(Table):
    """Projects what the desk shows; commands go to the desk, refusals become toasts."""

    keys = ("table", "map")
    own_keys = frozenset({"card", "end_turn", "threats"})  # of which the page of keys speaks in its own words

    def __init__(self, ctx: Context, desk: Desk) -> None:
        self.picture = WorldPicture(ctx, desk.rules)
        self.words = self.picture.words
        super().__init__(ctx, desk, self.words.say("log.title"))
        self.ground = desk.rules.ground
        self.strip = Strip(ctx, self.words)
        self.toasts.room = lambda: self.strip.text_box
        self.explain = ExplainPanel(ctx, desk.rules, self.words)
        self.controls = Controls(self)
        self.group = self.controls.group
        self.touching = Touching(self)
        self.marking = Marking(self)
        self.advice = Advice(self)
        self.focus = Focusing(self)
        self.withdrawing = Withdrawing(self)
        self.passing = Passing(self)
        self.following = Following(self)
        self.pinned: str | None = None  # what the sheet explains while nothing is pointed at
        self._own_board: Seat | None = None  # a board that the player chose to look at
        self._recap: list[str] = []
        self._told_to: Seat | None = None  # whose recap it is
        self._drifts = False  # the map moves under a pointer at its edge

    def key_words(self, action: str) -> str | None:
        """The page of keys speaks of this game."""
        return self.words.say(f"keys.{action}") if action in self.own_keys else super().key_words(action)

    @property
    def state(self) -> WorldState:
        """What the table shows now."""
        state: WorldState = self.desk.timeline.shown
        return state

    @property
    def step(self) -> Step:
        """The step that the game is in, though what led there may still be shown."""
        step: Step = self.desk.view.state.step
        return step

    @property
    def seat_of_interest(self) -> Seat:
        """Whose affairs aids are about: who may act here, else the eyes, else the active seat."""
        if self.desk.hand is None and not isinstance(self.desk.eyes, int):
            return self.state.active
        return super().seat_of_interest

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the mouse is."""
        return self.touching.pointer

    def cue(self, state: Any, event: Event) -> Cue:
        """Length and sound of an event."""
        return self.picture.cue(state, event)

    def layout(self, size: tuple[int, int]) -> None:
        """Strip on top, picture below, tools in the strip and under the sheet."""
        super().layout(size)
        ctx, room = self.ctx, backdrop.inside(self.ctx, size)
        strip = pygame.Rect(room.left, room.top, room.width, ctx.px(HEIGHT))
        gap = ctx.px(6)
        self.picture.layout(
            pygame.Rect(room.left, strip.bottom + gap, room.width, room.bottom - strip.bottom - gap)
        )
        self.strip.rect = strip
        self._lay_rail()
        self.touching.forget()

    def relayout(self) -> None:
        """What may be done has changed: make the buttons anew."""
        if self.size != (0, 0):
            self._lay_rail()

    def handle(self, event: pygame.event.Event) -> None:
        """Tools first, then the hand over the table."""
        self.toasts.pointer(event)
        if self.controls.handle(event):
            self.touching.left_table(event)
            return
        self.touching.handle(event)

    def update(self, dt_ms: float) -> None:
        """Let motions run, aim the hand anew when the game went on, open what comes next."""
        super().update(dt_ms)
        self.controls.update(dt_ms)
        self.following.follow()
        self.picture.board.map.camera.advance(dt_ms, self.ctx.motion(ZOOM_MS), self.ctx.motion(GLIDE_MS))
        self._drifts = self.touching.drift(dt_ms)
        self.picture.board.begin_frame()
        if self.desk.timeline.idle:
            self.passing.go_on()

    @property
    def animating(self) -> bool:
        """Motion, a map that is not sharp yet, a toast or a note that is due."""
        board = self.picture.board
        return (
            self.desk.animating
            or board.map.camera.moving
            or board.map.camera.gliding
            or self._drifts
            or not board.is_sharp
            or self.toasts.animating
            or self.controls.animating
            or self.passing.is_due
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        backdrop.draw(self.ctx, surface, hidden=self.picture.board.map.rect)
        state = self.state
        marks = self.marking.marks()
        self.strip.draw(surface, state, self.desk.thinking is not None)
        about = self._about()
        self.explain.draw(surface, state, about, self.advice.lines(), self._recap)
        self.picture.draw(surface, state, marks, self.desk.timeline.playing)
        if self.log_open:
            self.log.draw(surface)
        self.controls.draw(surface)
        self.toasts.draw(surface)
        self.picture.board.end_frame()

    def refresh(self) -> None:
        """The game went on: aim the hand, mark what happened last, renew tools and recap."""
        super().refresh()
        self.touching.cancel()
        self.marking.refresh()
        self.touching.forget()
        self._own_board = None
        self.picture.shown = self._board_shown()
        if self.desk.hand is not None:
            self._recap = self._sentences_since_last_turn()
        if self.size != (0, 0):
            self._lay_rail()

    def let_go(self) -> bool:
        """Open the hand; whether something was in it."""
        had = self.touching.has_pick
        if had:
            self.touching.cancel()
        return had

    @property
    def is_private(self) -> bool:
        """Only where one person looks: a player's office is a secret of its own."""
        return self.people < 2

    def show_advice(self, tokens: tuple[str, ...]) -> None:
        """Mark the places that a hint names, and bring them into view."""
        self.touching.cancel()
        places = [place for token in tokens if (place := self.place_of(token)) is not None]
        self.marking.point_at(frozenset(places))
        if places:
            self.focus.on(places[-1])

    def end_step(self) -> None:
        """End the running step, or open the screen that it is played on."""
        self.finish_motion()
        if self.desk.hand is None:
            return
        if self.step in DOORS:
            self.passing.open()
        elif self.controls.end_name is not None:
            self.touching.cancel()
            self.touching.touch(f"button:{self.controls.end_name}")

    def mark_entry(self, index: int | None) -> None:
        """Mark what an entry of the log was about."""
        self.marking.show_entry(index)

    def page(self) -> str:
        """The page of what is under the pointer or has the focus, else of the running step."""
        about = self._about() or ""
        kind = about.partition(":")[0]
        pages = {"camp": "units", "supply": "units", "sea": "moving", "continent": "goal", "seat": "goal"}
        step = {"points": "goal", "withdraw": "withdrawing", "place": "placing", "move": "moving"}
        steps = step | {"defend": "defence", "battles": "battle", "news": "news", "sabotage": "news"}
        page = pages.get(kind) or steps.get(self.state.step, "turn")
        return f"chapter:{page}"

    def zoom(self, steps: int, pos: tuple[int, int]) -> None:
        """Zoom the map with the point under `pos` held."""
        self.picture.board.map.camera.zoom(steps, pos)
        self.touching.forget()

    def show_whole(self) -> None:
        """The whole map again."""
        camera = self.picture.board.map.camera
        camera.zoom(-len(camera.scales), camera.rect.center)

    def show_board(self, seat: int) -> None:
        """Show a seat's player board."""
        self._own_board = Seat(seat)
        self.picture.shown = self._board_shown()
        self.relayout()

    def show_next_board(self) -> None:
        """Show the board of the next seat in player order."""
        order = self.state.order or tuple(Seat(seat) for seat in range(self.state.seats))
        here = self.picture.seat_shown(self.state)
        self.show_board(order[(order.index(here) + 1) % len(order)])

    def pin(self, token: str | None) -> None:
        """Keep something explained while the pointer goes elsewhere."""
        self.pinned = token if token != self.pinned else None

    def token_at(self, pos: tuple[int, int]) -> str | None:
        """What lies under a point of the window."""
        if self.size == (0, 0):
            return None
        return self.picture.token_at(self.state, pos)

    def place_of(self, token: str | None) -> PlaceId | None:
        """The place that a token names or lies in."""
        kind, _, name = (token or "").partition(":")
        if kind == "stack":
            name = name.rpartition(":")[0]
        elif kind not in ("territory", "sea"):
            return None
        return name if name in self.ground.territories or name in self.ground.seas else None

    def place_token(self, token: str) -> str | None:
        """The token of the place that a token names or lies in."""
        place = self.place_of(token)
        return None if place is None else self.named(place)

    def is_own(self, token: str) -> bool:
        """Whether a pile belongs to the seat that may act."""
        seat = self.desk.hand
        if seat is None or token.startswith("camp:"):
            return seat is not None and self.picture.seat_shown(self.state) == seat
        place, kind = self.place_of(token), token.rpartition(":")[2]
        state = self.state
        stacks = [(one.seat, one.units) for one in state.troops.get(place or "", ())]
        stacks += [(one.seat, one.units) for one in state.fleets.get(place or "", ())]
        return any(one == seat and kind in units.kinds() for one, units in stacks)

    def position_of(self, token: str) -> tuple[int, int] | None:
        """Where a token or button lies in the window, for hands that are driven by name."""
        if token.startswith("button:"):
            return self.controls.position_of(token.removeprefix("button:"))
        if token.startswith("territory:"):
            return self.picture.board.map.grip_of(token)
        return self.picture.position_of(self.state, token)

    def _lay_rail(self) -> None:
        free = self.picture.free(self.state)
        self.controls.layout(self.strip.rect, free)
        self.strip.layout(self.strip.rect, *self.controls.strip_room)
        self.explain.rect = self.controls.explain_rect
        self.log.rect = self.controls.explain_rect

    def named(self, place: PlaceId) -> str:
        """The token of a place."""
        return f"{'sea' if self.ground.is_sea(place) else 'territory'}:{place}"

    def _about(self) -> str | None:
        """What the sheet explains: what is under the pointer, else in focus, else pinned."""
        for token in (self.touching.over, self.focus.token, self.pinned):
            if token is not None and self.explain.card(self.state, token) is not None:
                return token
        return None

    def _board_shown(self) -> Seat | None:
        """The board that was asked for; else that of the one who acts here, else the player's own."""
        if self._own_board is not None:
            return self._own_board
        if self.desk.hand is not None:
            return self.desk.hand
        eyes = self.desk.eyes
        return Seat(eyes) if isinstance(eyes, int) and self.people == 1 else None

    def rewound(self) -> None:
        """What was on the way to another screen is not any more."""
        self.passing.forget()

    def _sentences_since_last_turn(self) -> list[str]:
        """What the others did since this seat last commanded."""
        session, seat = self.desk.session, self.desk.hand
        first = session.index
        while first > 1 and session.batch(first - 1, SPECTATOR).seat not in (seat, None):
            first -= 1
        told_to, self._told_to = self._told_to, seat
        if first == session.index:
            return self._recap if told_to == seat else []
        return [text for _, text in session.text(self.public_eyes, first, session.index)]
