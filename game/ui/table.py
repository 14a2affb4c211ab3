"""A table for play, as far as all games share it: log, undo, menu, whose eyes look, who is told what."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.ids import SPECTATOR, Seat, Viewpoint
from game.core.messages import Event
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.desk_scene import DeskScene
from game.ui.log_panel import LogPanel
from game.ui.table_ends import open_menu, open_rules
from game.ui.telling import Telling
from game.ui.timeline import Cue
from game.ui.widgets import WidgetGroup


class Table(DeskScene):
    """Projects what the desk shows; commands go to the desk, refusals become toasts.

    A game's table adds its picture, marks and hands. It must give `cue`, `let_go`, `mark_entry` and
    `page`, and lay out its own panels.
    """

    keys: tuple[str, ...] = ("table",)
    group: WidgetGroup  # tools and buttons

    def __init__(self, ctx: Context, desk: Desk, log_title: str) -> None:
        super().__init__(ctx, desk)
        self.telling = Telling(desk)
        self.log = LogPanel(ctx, log_title, lambda: self.telling.lines(self.public_eyes))
        self.log_open = False
        self.people = sum(kind == "human" for kind in desk.players)

    @property
    def public_eyes(self) -> Viewpoint:
        """Whose knowledge the open table may tell: what all know, where several people look at it."""
        return SPECTATOR if self.people > 1 else self.desk.eyes

    def ring_button(self, name: str) -> None:
        """Enter presses what the hint names."""
        widget = self.group.find(name)
        if widget is not None and widget.focusable:
            self.group.set_focus(widget, ring=True)

    def cue(self, state: Any, event: Event) -> Cue:
        """Length and sound of an event."""
        raise NotImplementedError

    def let_go(self) -> bool:
        """Open the hand; whether something was in it."""
        raise NotImplementedError

    def mark_entry(self, index: int | None) -> None:
        """Mark on the picture what an entry of the log was about; None: nothing."""
        raise NotImplementedError

    def page(self) -> str:
        """The rules page of what is explained now, as a token; empty: the first."""
        raise NotImplementedError

    def enter(self) -> None:
        """Play with this picture's cues."""
        self.desk.show_with(self.cue)
        self.refresh()

    def leave(self) -> None:
        """Let go of the game; its log stays."""
        self.desk.close()

    def finish_motion(self) -> None:
        """Show the end of what is under way."""
        self.desk.timeline.finish()

    def undo(self) -> None:
        """Take back, or say why not. What is only picked is let go first."""
        if not self.let_go() and self.rewind(self.desk.undo):
            self.rewound()

    def redo(self) -> None:
        """Do again, or say why not."""
        if self.rewind(self.desk.redo):
            self.rewound()

    def rewound(self) -> None:
        """The game stands at another entry than before."""

    def toggle_log(self) -> None:
        """Show or hide the log."""
        self.log_open = not self.log_open
        self.log.scroll = 0
        self.show_entry(None)

    def show_entry(self, index: int | None) -> None:
        """A line of the log was clicked: mark what it is about."""
        self.log.shown = index
        self.mark_entry(index)

    def press_log(self, pos: tuple[int, int]) -> bool:
        """A press on the open log: show that entry. Whether the press was there."""
        if not self.log_open or not self.log.rect.collidepoint(pos):
            return False
        self.show_entry(self.log.entry_at(pos))
        return True

    def wheel_log(self, event: pygame.event.Event) -> None:
        """Turn the open log."""
        if self.log_open:
            self.log.wheel(event.y)

    def open_menu(self) -> None:
        """The menu over the table."""
        open_menu(self.ctx, self.desk)

    def open_rules(self) -> None:
        """The rules page of what is explained now."""
        open_rules(self.ctx, self.desk, self.page())

    def last_events(self) -> tuple[Event, ...]:
        """The events of the newest entry, as the open table knows them."""
        index = self.desk.session.index - 1
        events: tuple[Event, ...] = self.desk.session.batch(index, self.public_eyes).events
        return events

    @property
    def seat_of_interest(self) -> Seat:
        """Whose affairs aids are about: who may act here, else the eyes, else the first seat."""
        if self.desk.hand is not None:
            return self.desk.hand
        eyes = self.desk.eyes
        return Seat(eyes) if isinstance(eyes, int) else Seat(0)
