"""The duel's table for play: three equal hands over the picture, tools, prompts and refusals."""

from __future__ import annotations

import math
from typing import Any

import pygame

from game.core.ids import Seat
from game.core.messages import Command, Event
from game.games.duel.commands import EndActions
from game.games.duel.events import ActionsEnded, CardShown, TurnBegan
from game.games.duel.model import DuelState, card_of
from game.games.duel.ui.controls import Controls
from game.games.duel.ui.explain import ExplainPanel
from game.games.duel.ui.marking import Marking
from game.games.duel.ui.picture import DuelPicture
from game.games.duel.ui.strip import HEIGHT, Strip
from game.games.duel.ui.touching import Touching
from game.games.duel.ui.words import DuelWords
from game.ui import backdrop
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.table import Table
from game.ui.table_ends import open_result
from game.ui.timeline import Cue

LAST_LOOK_MS = 1200.0  # the end stays in sight before the result comes
_BETWEEN = (TurnBegan, ActionsEnded, CardShown)
_BREATH_MS = 1400.0
_BREATHS = 6  # of the Nemesis's prompt; after that it stays bright, and a table left alone costs nothing


class DuelTable(Table):
    """Projects what the desk shows; commands go to the desk, refusals become toasts."""

    def __init__(self, ctx: Context, desk: Desk) -> None:
        self.words = DuelWords()
        super().__init__(ctx, desk, self.words.say("log.title"))
        self.picture = DuelPicture(ctx, desk.rules.ground)
        self.strip = Strip(ctx, self.words)
        self.toasts.room = lambda: self.strip.text_box
        self.explain = ExplainPanel(ctx, self.words)
        self.controls = Controls(self)
        self.group = self.controls.group
        self.touching = Touching(self)
        self.marking = Marking(self)
        self.focused: str | None = None
        self._clock = 0.0
        self._prompted = 0.0  # how long the Nemesis's prompt has been there
        self._ended = False
        self._over_ms = 0.0
        self._recap: list[str] = []
        if desk.view.state.options.aid_threats == "off":
            self.unused_keys |= {"threats"}

    @property
    def state(self) -> DuelState:
        """What the table shows now."""
        state: DuelState = self.desk.timeline.shown
        return state

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the mouse is."""
        return self.touching.pointer

    def cue(self, state: Any, event: Event) -> Cue:
        """Length and sound of an event."""
        return self.picture.cue(state, event)

    def layout(self, size: tuple[int, int]) -> None:
        """Strip on top, picture below, tools in the strip and under the explanation."""
        super().layout(size)
        ctx, room = self.ctx, backdrop.inside(self.ctx, size)
        strip = pygame.Rect(room.left, room.top, room.width, ctx.px(HEIGHT))
        self.picture.layout(pygame.Rect(room.left, strip.bottom, room.width, room.bottom - strip.bottom))
        self.controls.layout(strip, self.picture.free(self.state))
        self.strip.layout(strip, *self.controls.strip_room)
        self.explain.rect = self.controls.explain_rect
        self.log.rect = self.picture.teams.rect
        self.touching.forget()

    def handle(self, event: pygame.event.Event) -> None:
        """Tools first, then the hand over the table."""
        if self.controls.handle(event):
            self.touching.left_table(event)
            return
        self.touching.handle(event)

    def update(self, dt_ms: float) -> None:
        """Let motions run, aim the hand anew when the game went on, show the end when all is shown."""
        super().update(dt_ms)
        self.controls.update(dt_ms)
        self._clock += dt_ms
        self._prompted = self._prompted + dt_ms if self.state.phase == "nemesis" else 0.0
        if self.state.phase == "over" and self.desk.timeline.idle and not self._ended:
            self._over_ms += dt_ms
            if self._over_ms >= LAST_LOOK_MS:
                self._ended, self._over_ms = True, 0.0
                open_result(self.ctx, self.desk)

    @property
    def animating(self) -> bool:
        """Motion, a breathing prompt, a toast or a note that is due."""
        return (
            self.desk.animating
            or (self.state.phase == "nemesis" and self._breathing)
            or self.toasts.animating
            or self.controls.animating
            or (self.state.phase == "over" and not self._ended)
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        backdrop.draw(self.ctx, surface)
        state = self.state
        marks = self.marking.marks()
        self.picture.draw(surface, state, marks, self.desk.timeline.playing)
        glow = 0.5 + 0.5 * math.sin(2 * math.pi * self._clock / _BREATH_MS) if self._breathing else 1.0
        self.strip.draw(surface, state, self.desk.thinking is not None, glow)
        about = self.marking.about()
        self.explain.draw(surface, state, about, self.marking.advice(), self._recap, self.marking.note(about))
        if self.log_open:
            self.log.draw(surface)
        self.controls.draw(surface)
        self.toasts.draw(surface)

    def refresh(self) -> None:
        """The game went on: aim the hand, mark what happened last, renew tools and recap."""
        super().refresh()
        self.touching.take_forced()
        self.marking.refresh()
        self.touching.forget()
        if self.desk.hand is not None:
            self._recap = self._sentences_since_last_turn()
        if self.size != (0, 0):
            self.layout(self.size)

    def submit(self, command: Command) -> bool:
        """Hand a whole command in; what was refused before is settled then."""
        taken = super().submit(command)
        if taken:
            self.toasts.clear()
        return taken

    def end_actions(self) -> None:
        """Stop acting."""
        seat = self.desk.hand
        if seat is not None:
            self.submit(EndActions(seat=seat))

    def let_go(self) -> bool:
        """Open the hand; a Nemesis who must run stays in it."""
        had = bool(self.hand.picks)
        self.touching.cancel()
        return had

    def mark_entry(self, index: int | None) -> None:
        """Mark what an entry of the log was about."""
        self.marking.show_entry(index)

    def page(self) -> str:
        """The page of what is under the pointer or has the focus."""
        about = self.marking.about() or ""
        kind, _, name = about.partition(":")
        return f"card:{card_of(name)}" if kind in ("piece", "card") else ""

    def position_of(self, token: str) -> tuple[int, int] | None:
        """Where a token or button lies in the window, for hands that are driven by name."""
        if token.startswith("button:"):
            return self.controls.position_of(token.removeprefix("button:"))
        return self.picture.position_of(self.state, token)

    @property
    def _breathing(self) -> bool:
        """Whether the prompt still moves: never with reduced motion."""
        return self._prompted < _BREATHS * _BREATH_MS and not self.ctx.settings.reduced_motion

    def point_out(self, token: str | None) -> None:
        """Put the keyboard's focus on what a hint names."""
        self.focused = token

    def rewound(self) -> None:
        """An end that was taken back may come again."""
        self._ended = False

    def _sentences_since_last_turn(self) -> list[str]:
        """What the other side did in its turn: moves and recruits, without the words between them."""
        session, eyes, seat = self.desk.session, self.desk.eyes, self.desk.hand
        end = session.index
        while end > 1 and not self._begins_turn_of(end - 1, seat):
            end -= 1  # what has been done in this turn is known
        if end <= 1:
            end = session.index
        first = end
        while first > 1 and session.batch(first - 1, eyes).seat != seat:
            first -= 1
        if first == end:
            return []
        noise = {
            self.desk.told(event)
            for index in range(first, end)
            for event in session.batch(index, eyes).events
            if isinstance(event, _BETWEEN)
        }
        return [text for _, text in session.text(eyes, first, end) if text not in noise]

    def _begins_turn_of(self, index: int, seat: Seat | None) -> bool:
        events = self.desk.session.batch(index, self.desk.eyes).events
        return any(isinstance(event, TurnBegan) and event.seat == seat for event in events)
