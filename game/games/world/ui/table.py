"""The world's table for play: three equal hands over the picture, tools, prompts, refusals, and the ways to
battle, national events and headquarters with the curtain before what is secret."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.ids import SPECTATOR, Seat, Viewpoint
from game.core.messages import Command, Event, Illegal
from game.core.store import StoreError
from game.games.world.model import PlaceId, Step, WorldState
from game.games.world.ui.advice import Advice
from game.games.world.ui.controls import Controls
from game.games.world.ui.explain import ExplainPanel
from game.games.world.ui.focusing import Focusing
from game.games.world.ui.marking import Marking
from game.games.world.ui.passing import DOORS, Passing
from game.games.world.ui.picture import WorldPicture
from game.games.world.ui.strip import HEIGHT, Strip
from game.games.world.ui.telling import Telling
from game.games.world.ui.touching import Touching
from game.games.world.ui.withdrawing import Withdrawing
from game.ui import backdrop
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.hand import Hand
from game.ui.log_panel import LogPanel
from game.ui.scenes import Scene
from game.ui.table_ends import open_menu, open_rules
from game.ui.toast import Toasts

_WORK = 2  # pieces of the map that are painted anew in a frame


class WorldTable(Scene):
    """Projects what the desk shows; commands go to the desk, refusals become toasts."""

    keys = ("table", "map")

    def __init__(self, ctx: Context, desk: Desk) -> None:
        super().__init__(ctx)
        self.desk = desk
        self.ground = desk.rules.ground
        self.picture = WorldPicture(ctx, desk.rules)
        self.words = self.picture.words
        self.hand = Hand(desk.rules)
        self.strip = Strip(ctx, self.words)
        self.explain = ExplainPanel(ctx, desk.rules, self.words)
        self.toasts = Toasts(ctx)
        self.telling = Telling(desk)
        self.log = LogPanel(ctx, self.words.say("log.title"), lambda: self.telling.lines(self.public_eyes))
        self.log_open = False
        self.controls = Controls(self)
        self.group = self.controls.group
        self.touching = Touching(self)
        self.marking = Marking(self)
        self.advice = Advice(self)
        self.focus = Focusing(self)
        self.withdrawing = Withdrawing(self)
        self.passing = Passing(self)
        self.pinned: str | None = None  # what the sheet explains while nothing is pointed at
        self.people = sum(kind == "human" for kind in desk.players)
        self._own_board: Seat | None = None  # a board that the player chose to look at
        self._seen = -1  # the entry count that the hand was aimed at
        self._recap: list[str] = []
        self._told_to: Seat | None = None  # whose recap it is
        self._drifts = False  # the map moves under a pointer at its edge

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
    def public_eyes(self) -> Viewpoint:
        """Whose knowledge the open table may tell: what all know, where several people look at it."""
        return SPECTATOR if self.people > 1 else self.desk.eyes

    @property
    def seat_of_interest(self) -> Seat:
        """Whose affairs aids are about: who may act here, else the eyes, else the active seat."""
        if self.desk.hand is not None:
            return self.desk.hand
        eyes = self.desk.eyes
        return Seat(eyes) if isinstance(eyes, int) else self.state.active

    def enter(self) -> None:
        """Play with this picture's cues."""
        self.desk.show_with(self.picture.cue)
        self.refresh()

    def leave(self) -> None:
        """Let go of the game; its log stays."""
        self.desk.close()

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
        self.desk.update(dt_ms)
        self.controls.update(dt_ms)
        self.toasts.update(dt_ms)
        self.picture.board.map.camera.advance(dt_ms, self.ctx.motion(140.0))
        self._drifts = self.touching.drift(dt_ms)
        self.picture.board.most = _WORK
        if self.desk.trouble is not None:
            self._not_kept(self.desk.trouble)
            self.desk.trouble = None
        if self.desk.notice is not None:
            self.toasts.tell(self.desk.notice)
            self.desk.notice = None
        if self.desk.session.index != self._seen:
            self.refresh()
        if self.desk.timeline.idle:
            self.passing.go_on()

    @property
    def animating(self) -> bool:
        """Motion, a map that is not sharp yet, a toast or a note that is due."""
        board = self.picture.board
        return (
            self.desk.animating
            or board.map.camera.moving
            or self._drifts
            or not board.is_sharp
            or self.toasts.animating
            or self.controls.animating
            or self.passing.is_due
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        backdrop.draw(self.ctx, surface)
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
        self.picture.board.most = None

    def refresh(self) -> None:
        """The game went on: aim the hand, mark what happened last, renew tools and recap."""
        self._seen = self.desk.session.index
        self.hand.aim(self.desk.view.state, self.desk.hand)
        self.touching.cancel()
        self.marking.refresh()
        self.touching.forget()
        self._own_board = None
        self.picture.shown = self._board_shown()
        if self.desk.hand is not None:
            self._recap = self._sentences_since_last_turn()
        if self.size != (0, 0):
            self._lay_rail()

    def submit(self, command: Command) -> bool:
        """Hand a whole command in; a refusal is told at the pointer."""
        try:
            self.desk.submit(command)
        except Illegal as reason:
            self.refuse(reason)
            return False
        except StoreError as fault:
            self._not_kept(str(fault))
            return False
        self.refresh()
        return True

    def refuse(self, reason: Illegal) -> None:
        """Say why not, near the pointer."""
        told = self.desk.refusal(reason).removeprefix(f"{reason.rule}: ")
        self.toasts.refuse(told[:1].upper() + told[1:], reason.rule, self.touching.pointer)

    def finish_motion(self) -> None:
        """Show the end of what is under way."""
        self.desk.timeline.finish()

    def undo(self) -> None:
        """Take back, or say why not. What is only picked is let go first."""
        if self.touching.has_pick:
            self.touching.cancel()
            return
        self._rewind(self.desk.undo)

    def redo(self) -> None:
        """Do again, or say why not."""
        self._rewind(self.desk.redo)

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

    def toggle_log(self) -> None:
        """Show or hide the log."""
        self.log_open = not self.log_open
        self.log.scroll, self.log.shown = 0, None
        self.marking.show_entry(None)

    def show_entry(self, index: int | None) -> None:
        """A line of the log was clicked: mark what it is about."""
        self.log.shown = index
        self.marking.show_entry(index)

    def open_menu(self) -> None:
        """The menu over the table."""
        open_menu(self.ctx, self.desk)

    def open_rules(self) -> None:
        """The rules page of what is under the pointer or has the focus, else of the running step."""
        about = self._about() or ""
        kind = about.partition(":")[0]
        pages = {"camp": "units", "supply": "units", "sea": "moving", "continent": "goal", "seat": "goal"}
        step = {"points": "goal", "withdraw": "withdrawing", "place": "placing", "move": "moving"}
        steps = step | {"defend": "defence", "battles": "battle", "news": "news", "sabotage": "news"}
        page = pages.get(kind) or steps.get(self.state.step, "turn")
        open_rules(self.ctx, self.desk, f"chapter:{page}")

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

    def last_events(self) -> tuple[Event, ...]:
        """The events of the newest entry, as the open table knows them."""
        index = self.desk.session.index - 1
        events: tuple[Event, ...] = self.desk.session.batch(index, self.public_eyes).events
        return events

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

    def _not_kept(self, fault: str) -> None:
        """The log could not be written: nothing has happened, and the player is told."""
        self.toasts.refuse(self.words.say("table.not_kept", fault=fault), at=self.touching.pointer)

    def _rewind(self, act: Callable[[], Illegal | None]) -> None:
        try:
            reason = act()
        except StoreError as fault:
            self._not_kept(str(fault))
            return
        if reason is not None:
            self.refuse(reason)
            return
        self.passing.forget()
        self.ctx.sounds.play("undo")
        self.refresh()

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
