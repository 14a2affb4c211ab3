"""The duel's table for play: three equal hands over the picture, tools, prompts and refusals."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.core.ids import Seat
from game.core.messages import Command, Event, Illegal
from game.core.store import StoreError
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
from game.ui.hand import Hand
from game.ui.log_panel import LogPanel
from game.ui.scenes import Scene
from game.ui.table_ends import open_menu, open_result, open_rules
from game.ui.toast import Toasts

LAST_LOOK_MS = 1200.0  # the end stays in sight before the result comes
_BETWEEN = (TurnBegan, ActionsEnded, CardShown)
_BREATH_MS = 1400.0
_BREATHS = 6  # of the Nemesis's prompt; after that it stays bright, and a table left alone costs nothing


class DuelTable(Scene):
    """Projects what the desk shows; commands go to the desk, refusals become toasts."""

    keys = ("table",)

    def __init__(self, ctx: Context, desk: Desk) -> None:
        super().__init__(ctx)
        self.desk = desk
        self.words = DuelWords()
        self.picture = DuelPicture(ctx, desk.rules.ground)
        self.hand = Hand(desk.rules)
        self.strip = Strip(ctx, self.words)
        self.explain = ExplainPanel(ctx, self.words)
        self.toasts = Toasts(ctx)
        self.log = LogPanel(ctx, self.words.say("log.title"), self._log_lines)
        self.log_open = False
        self.controls = Controls(self)
        self.group = self.controls.group
        self.touching = Touching(self)
        self.marking = Marking(self)
        self.hovered: str | None = None
        self.focused: str | None = None
        self._seen = -1  # the entry count that the hand was aimed at
        self._clock = 0.0
        self._prompted = 0.0  # how long the Nemesis's prompt has been there
        self._ended = False
        self._over_ms = 0.0
        self._recap: list[str] = []
        self._told: list[tuple[int, str]] = []  # the log panel's sentences before entry `_told_before`
        self._told_before, self._told_to = 0, desk.eyes

    @property
    def state(self) -> DuelState:
        """What the table shows now."""
        state: DuelState = self.desk.timeline.shown
        return state

    def enter(self) -> None:
        """Play with this picture's cues."""
        self.desk.show_with(self.picture.cue)
        self.refresh()

    def leave(self) -> None:
        """Let go of the game; its log stays."""
        self.desk.close()

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
        self.desk.update(dt_ms)
        self.controls.update(dt_ms)
        self.toasts.update(dt_ms)
        self._clock += dt_ms
        self._prompted = self._prompted + dt_ms if self.state.phase == "nemesis" else 0.0
        if self.desk.trouble is not None:
            self._not_kept(self.desk.trouble)
            self.desk.trouble = None
        if self.desk.notice is not None:
            self.toasts.tell(self.desk.notice)
            self.desk.notice = None
        if self.desk.session.index != self._seen:
            self.refresh()
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
        self._seen = self.desk.session.index
        self._forget_told()
        view = self.desk.view
        self.hand.aim(view.state, self.desk.hand)
        self.touching.take_forced()
        self.marking.refresh()
        self.touching.forget()
        if self.desk.hand is not None:
            self._recap = self._sentences_since_last_turn()
        if self.size != (0, 0):
            self.layout(self.size)

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
        self.toasts.clear()
        self.refresh()
        return True

    def refuse(self, reason: Illegal) -> None:
        """Say why not, near the pointer."""
        told = self.desk.refusal(reason).removeprefix(f"{reason.rule}: ")
        self.toasts.refuse(told[:1].upper() + told[1:], reason.rule, self.touching.pointer)

    def end_actions(self) -> None:
        """Stop acting."""
        seat = self.desk.hand
        if seat is not None:
            self.submit(EndActions(seat=seat))

    def undo(self) -> None:
        """Take back, or say why not. What is only picked is let go first."""
        if self.hand.picks:
            self.touching.cancel()
            return
        self._rewind(self.desk.undo)

    def redo(self) -> None:
        """Do again, or say why not."""
        self._rewind(self.desk.redo)

    def toggle_log(self) -> None:
        """Show or hide the log."""
        self.log_open = not self.log_open
        self.log.scroll, self.log.shown = 0, None
        self.marking.show_entry(None)

    def open_menu(self) -> None:
        """The menu over the table."""
        open_menu(self.ctx, self.desk)

    def open_rules(self) -> None:
        """The rules page of what is under the pointer or has the focus."""
        about = self.marking.about() or ""
        kind, _, name = about.partition(":")
        open_rules(self.ctx, self.desk, f"card:{card_of(name)}" if kind in ("piece", "card") else "")

    def position_of(self, token: str) -> tuple[int, int] | None:
        """Where a token or button lies in the window, for hands that are driven by name."""
        if token.startswith("button:"):
            return self.controls.position_of(token.removeprefix("button:"))
        return self.picture.position_of(self.state, token)

    def last_events(self) -> tuple[Event, ...]:
        """The events of the newest entry, as the present eyes know them."""
        index = self.desk.session.index - 1
        events: tuple[Event, ...] = self.desk.session.batch(index, self.desk.eyes).events
        return events

    @property
    def _breathing(self) -> bool:
        """Whether the prompt still moves: never with reduced motion."""
        return self._prompted < _BREATHS * _BREATH_MS and not self.ctx.settings.reduced_motion

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
        self._ended = False
        self.ctx.sounds.play("undo")
        self.refresh()

    def _log_lines(self) -> list[tuple[int, str]]:
        """The whole log as sentences; only entries that are new are told anew."""
        session, eyes = self.desk.session, self.desk.eyes
        if self._told_to != eyes:
            self._told, self._told_to, self._told_before = [], eyes, 0
        if self._told_before < session.index:
            self._told += session.text(eyes, self._told_before, session.index)
            self._told_before = session.index
        return self._told

    def _forget_told(self) -> None:
        """The last entry was taken back, or another may stand in its place."""
        self._told_before = min(self._told_before, self.desk.session.index)
        while self._told and self._told[-1][0] >= self._told_before:
            self._told.pop()

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
