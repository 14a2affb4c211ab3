"""The front's table for play: three equal hands over the map, aids, tools, prompts, refusals, and the ways to
the fights, with the curtain under fog of war."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.ids import Viewpoint
from game.core.messages import Command, Event
from game.games.front.model import FrontState, Mode
from game.games.front.steps import interrupt
from game.games.front.ui.aids import Aids
from game.games.front.ui.assault_desk import FightDesk
from game.games.front.ui.board import FrontBoard
from game.games.front.ui.chrome import Chrome
from game.games.front.ui.controls import Controls
from game.games.front.ui.ending import end_phase
from game.games.front.ui.explain import ExplainPanel
from game.games.front.ui.following import Following
from game.games.front.ui.marking import Marking
from game.games.front.ui.modes import Modes
from game.games.front.ui.outlook import Outlook
from game.games.front.ui.passing import Passing
from game.games.front.ui.picture import FrontPicture
from game.games.front.ui.reach import Ahead
from game.games.front.ui.rolls import roll_of
from game.games.front.ui.strip import HEIGHT, Strip
from game.games.front.ui.touching import Touching
from game.games.front.ui.waypoints import Waypoints
from game.ui import backdrop
from game.ui.camera import GLIDE_MS, ZOOM_MS
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.table import Table
from game.ui.timeline import Cue
from game.ui.tooltip import draw_note

PAUSE_MS = 140.0  # between two commands of a computer player, who gives scores of them in a turn


class FrontTable(Table):
    """Projects what the desk shows; commands go to the desk, refusals become toasts."""

    keys = ("table", "map", "front")
    unused_keys = frozenset({"card", "next_board"})

    def __init__(self, ctx: Context, desk: Desk) -> None:
        self.picture = FrontPicture(ctx, desk.rules)
        self.picture.follows = False
        self.words = self.picture.words
        super().__init__(ctx, desk, self.words.say("log.title"))
        self.strip = Strip(ctx, desk.rules, self.words)
        self.toasts.room = lambda: self.strip.text_box
        self.explain = ExplainPanel(ctx, desk.rules, self.words, self.picture.board.stacks)
        self.aids = Aids(self)
        self.ahead = Ahead(self)
        self.waypoints = Waypoints(self)
        self.outlook = Outlook(self)
        self.modes = Modes(self)
        self.following = Following(self)
        desk.pause_ms = PAUSE_MS
        self.touching = Touching(self)
        self.passing = Passing(self)
        self.fights = FightDesk(self)
        self.controls = Controls(self)
        self.group = self.controls.group
        self.chrome = Chrome(self)
        self.marking = Marking(self)
        self.focus: str | None = None  # the hex that the keyboard is at
        self.pinned: str | None = None  # what the sheet explains while nothing is pointed at
        self.hopped: str | None = None  # the counter that the next-unit key came to last
        self._drifts = False

    def key_words(self, action: str) -> str | None:
        """The page of keys speaks of this game."""
        own = action in ("end_turn", "threats", "take_all", "take_back")
        return self.words.say(f"keys.{action}") if own else super().key_words(action)

    @property
    def state(self) -> FrontState:
        """What the table shows now."""
        state: FrontState = self.desk.timeline.shown
        return state

    @property
    def board(self) -> FrontBoard:
        """Map and counters."""
        return self.picture.board

    @property
    def phase(self) -> str:
        """The phase that the game is in, though what led there may still be shown."""
        return str(self.desk.view.state.phase)

    @property
    def is_marching(self) -> bool:
        """Whether counters march now: phases D and F while no other decision waits."""
        state = self.desk.view.state
        return state.phase in ("D", "F") and not state.excess and interrupt(state) is None

    @property
    def is_rolling(self) -> bool:
        """Whether dice are shown on the map: what comes after them waits."""
        playing = self.desk.timeline.playing
        return playing is not None and roll_of(self.words, playing.event) is not None

    @property
    def public_eyes(self) -> Viewpoint:
        """The log tells what the present eyes know: under fog of war the curtain lies between them."""
        return self.desk.eyes

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the mouse is."""
        return self.touching.pointer

    @property
    def about(self) -> str | None:
        """What the sheet explains: what is under the pointer, else pinned, else in the hand."""
        cards, state = self.explain.cards, self.state
        picks = self.hand.picks or self.touching.selection
        over = self.touching.over
        if picks and over is not None and over.startswith("hex:"):
            over = None  # a note at the pointer tells of the hex; the sheet of what is held
        focus = f"hex:{self.focus}" if self.focus and not picks else None
        for token in (over, *picks[:1], self.pinned, focus):
            if token is not None and cards.card(state, token) is not None:
                return token
        return None

    def cue(self, state: Any, event: Event) -> Cue:
        """Length and sound of an event."""
        return self.picture.cue(state, event)

    def layout(self, size: tuple[int, int]) -> None:
        """Strip on top, picture below, tools in the strip and under the sheet."""
        super().layout(size)
        ctx, room = self.ctx, backdrop.inside(self.ctx, size)
        strip = pygame.Rect(room.left, room.top, room.width, ctx.px(HEIGHT))
        gap = ctx.px(6)
        self.picture.wide_rail = self.fights.width(room.width) if self.fights.is_open else 0
        self.picture.layout(
            pygame.Rect(room.left, strip.bottom + gap, room.width, room.bottom - strip.bottom - gap)
        )
        self.strip.rect = strip
        self.following.look_first()
        self._lay_rail()
        self.touching.forget()

    def relayout(self) -> None:
        """What may be done has changed: make the buttons anew."""
        if self.size != (0, 0):
            self._lay_rail()

    def handle(self, event: pygame.event.Event) -> None:
        """Tools first, then the hand over the table."""
        self.toasts.pointer(event)
        if not self.log_open and self.fights.handle(event):
            self.touching.left_table(event)
            return
        if self.controls.handle(event):
            self.touching.left_table(event)
            return
        self.touching.handle(event)

    def update(self, dt_ms: float) -> None:
        """Let motions run, aim the hand anew when the game went on, open what comes next."""
        moved = not self.desk.timeline.idle
        super().update(dt_ms)
        self.controls.update(dt_ms)
        if self.fights.is_open != bool(self.picture.wide_rail) and self.size != (0, 0):
            self.layout(self.size)
        self.fights.update(dt_ms)
        self.following.follow()
        camera = self.picture.board.map.camera
        camera.advance(dt_ms, self.ctx.motion(ZOOM_MS), self.ctx.motion(GLIDE_MS))
        self._drifts = self.touching.drift(dt_ms)
        self.touching.rest(dt_ms)
        self.picture.board.work = 1
        if moved and self.desk.timeline.idle:
            self.relayout()
        if self.desk.timeline.idle:
            self.passing.go_on(dt_ms)

    @property
    def animating(self) -> bool:
        """Motion, a map that is not sharp yet, a toast, a fan or a note that is due."""
        board = self.picture.board
        return (
            self.desk.animating
            or board.map.camera.moving
            or board.map.camera.gliding
            or self._drifts
            or not board.is_sharp
            or self.touching.is_resting
            or self.toasts.animating
            or self.controls.animating
            or self.fights.animating
            or self.fights.is_open != bool(self.picture.wide_rail)
            or self.passing.is_due
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        self.picture.seat = int(self.seat_of_interest)
        self.chrome.draw(surface)
        self.picture.draw(surface, self.state, self.marking.marks(), self.desk.timeline.playing)
        self._draw_note(surface)
        self.toasts.draw(surface)
        self.picture.board.work = None

    def refresh(self) -> None:
        """The game went on: aim the hand, mark what happened last, renew tools and recap."""
        before = self.desk.hand
        super().refresh()
        self.touching.selection = ()
        self.marking.refresh()
        self.touching.forget()
        if before is not None:
            self.following.recall()
            self.following.look_first()
        self.relayout()

    def resume(self) -> None:
        """A screen over the table is gone: the hand may be another's now."""
        self.refresh()

    def submit(self, command: Command) -> bool:
        """Hand a whole command in; what was refused before is settled then."""
        taken = super().submit(command)
        if taken:
            self.toasts.clear()
            self.open_fan(None)
            self.pinned = None
        return taken

    def undo(self) -> None:
        """Take back. Without fog of war either of two people at the screen may."""
        before = self.desk.has_secrets
        self.desk.has_secrets = self.passing.has_fog
        try:
            super().undo()
        finally:
            self.desk.has_secrets = before

    def rewound(self) -> None:
        """What was opened opens again."""
        self.passing.forget()

    def let_go(self) -> bool:
        """Open the hand; whether something was in it."""
        had = self.touching.has_pick
        if had:
            self.touching.cancel()
        return had

    def show_advice(self, tokens: tuple[str, ...]) -> None:
        """Take the counters of a hint up as for a march; of a fight only the hex is shown."""
        self.touching.cancel()
        if self.phase in ("D", "F"):
            super().show_advice(tokens)
            return
        for token in tokens[:1]:
            self.point_out(token)

    def point_out(self, token: str | None) -> None:
        """Put the keyboard's focus on the hex of what a hint names, and look at it."""
        place = self.place_of(token) if token is not None else None
        if place is not None and self.desk.rules.ground.has(place):
            self.focus = place
            self.picture.board.look_at(place)

    def confirm(self) -> None:
        """Take the march in the hand as it is, without going on."""
        command = self.hand.confirm()
        if command is not None:
            self.submit(command)

    def end_phase(self) -> None:
        """End the running phase; what would be forgotten is told before."""
        end_phase(self)

    def hop(self, way: int) -> None:
        """Take up the next counter for which something is to do."""
        self.touching.hop(way)

    def take_pile_of_hand(self) -> None:
        """Take the rest of the pile along from which the hand holds a counter."""
        tokens = (*self.hand.picks, *self.touching.selection)
        place = self.place_of(tokens[0]) if tokens else None
        if place is not None:
            self.touching.take_pile(place)

    def mode_refusal(self, token: str, mode: Mode) -> str:
        """Why a counter may not take a mode, as the player reads it."""
        if self.desk.hand is None:
            return ""
        reason = self.desk.rules.why_not(self.desk.view.state, self.desk.hand, (token,), f"mode:{mode}")
        return self.desk.refusal(reason) if reason is not None else ""

    def mark_entry(self, index: int | None) -> None:
        """Mark what an entry of the log was about."""
        self.marking.show_entry(index)

    def page(self) -> str:
        """The page of what is under the pointer, else of the running phase."""
        about = (self.about or "").partition(":")[0]
        pages = {"leader": "leaders", "points": "victory", "marker": "events", "hex": "terrain"}
        phases = {
            "A": "supply", "B": "leaders", "C": "modes", "D": "movement", "E1": "barrage", "E2": "assault",
            "F": "movement", "G": "supply", "N1": "night", "R": "night",
        }  # fmt: skip
        return f"chapter:{pages.get(about) or phases.get(self.phase, 'sequence')}"

    def zoom(self, steps: int, pos: tuple[int, int]) -> None:
        """Zoom the map with the point under `pos` held."""
        self.open_fan(None)
        self.picture.board.map.camera.zoom(steps, pos)
        self.touching.forget()

    def show_whole(self) -> None:
        """The whole map, or back to the troops where it is shown already."""
        camera = self.picture.board.map.camera
        self.open_fan(None)
        if camera.step == 0:
            self.picture.board.open_on(self.state, int(self.seat_of_interest))
        else:
            camera.zoom(-len(camera.scales), camera.rect.center)

    def show_aid(self, aid: str) -> None:
        """Show an aid over the map, or take it away."""
        self.aids.toggle(aid)

    def pin(self, token: str | None, keep: bool = False) -> None:
        """Keep something explained while the pointer goes elsewhere; asked again, let it go."""
        self.pinned = token if keep or token != self.pinned else None

    def open_fan(self, place: str | None) -> None:
        """Fan a pile out, or lay all piles together."""
        self.picture.board.stacks.fan = place

    def token_at(self, pos: tuple[int, int]) -> str | None:
        """What lies under a point of the window."""
        if self.size == (0, 0):
            return None
        if self.strip.points_rect.collidepoint(pos):
            return "points:all"
        return self.picture.token_at(self.state, pos)

    def token(self, counter: str) -> str:
        """The token of a counter."""
        return f"{'leader' if self.desk.rules.book.is_leader(counter) else 'unit'}:{counter}"

    def place_of(self, token: str | None) -> str | None:
        """The hex (or `@entry`) on which a token lies."""
        return None if token is None else self.picture.board.stacks.place_of(self.state, token)

    def is_own(self, token: str) -> bool:
        """Whether a counter belongs to the seat that may act."""
        kind, _, name = token.partition(":")
        book = self.desk.rules.book
        return kind in ("unit", "leader") and book.is_known(name) and book.seat(name) == self.desk.hand

    def position_of(self, token: str) -> tuple[int, int] | None:
        """Where a token or button lies in the window, for hands that are driven by name."""
        on_sheet = self.fights.position_of(token)
        if on_sheet is not None:
            return on_sheet
        if token.startswith("button:"):
            return self.controls.position_of(token.removeprefix("button:"))
        if token == "points:all":
            return self.strip.points_rect.center
        return self.picture.position_of(self.state, token)

    def _lay_rail(self) -> None:
        free = self.picture.free(self.state)
        if self.fights.is_open:
            self.fights.layout(free)
        self.controls.layout(self.strip.rect, free)
        self.strip.layout(self.strip.rect, *self.controls.strip_room)
        self.explain.rect = self.controls.explain_rect
        self.log.rect = self.controls.explain_rect

    def _draw_note(self, surface: pygame.Surface) -> None:
        """At the pointer or the focus: what going there costs, or why it is not possible."""
        here = self.touching.hex_over
        if here is not None:
            x, y = self.touching.pointer
        elif self.focus is not None and self.hand.picks:
            here = self.focus
            x, y = (round(value) for value in self.picture.board.map.centre_of(here))
        else:
            return
        text = self.ahead.note(here)
        if not text or self.toasts.animating:
            return
        side = self.ctx.px(40)
        draw_note(self.ctx, surface, text, pygame.Rect(x - side // 2, y - side // 2, side, side))
