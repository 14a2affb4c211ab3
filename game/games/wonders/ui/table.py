"""The wonders' table for play: three equal hands over the picture, tools, prompts and refusals."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.ids import SPECTATOR, Seat
from game.core.messages import Command, Event
from game.games.wonders.model import WondersState
from game.games.wonders.text import WondersNarrator
from game.games.wonders.ui import choices
from game.games.wonders.ui.chronicle import Chronicle
from game.games.wonders.ui.controls import Controls
from game.games.wonders.ui.explain import ExplainPanel
from game.games.wonders.ui.marking import Marking
from game.games.wonders.ui.passing import Passing
from game.games.wonders.ui.picture import WondersPicture
from game.games.wonders.ui.score_sheet import open_score
from game.games.wonders.ui.sheet import Sheet
from game.games.wonders.ui.strip import HEIGHT, Strip
from game.games.wonders.ui.touching import Touching
from game.ui import backdrop
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.table import Table
from game.ui.timeline import Cue

_BREATHS_MS = 9000.0  # how long lit targets breathe: a table left alone costs nothing


class WondersTable(Table):
    """Projects what the desk shows; commands go to the desk, refusals become toasts."""

    keys = ("cities", "table")
    unused_keys = frozenset({"end_turn", "threats"})

    def __init__(self, ctx: Context, desk: Desk) -> None:
        by_colour = desk.view.state.options.link_symbols == "by_colour"
        self.picture = WondersPicture(ctx, by_colour)
        self.words = self.picture.words
        super().__init__(ctx, desk, self.words.say("log.title"))
        self.narrator = WondersNarrator()
        self.strip = Strip(ctx, self.words)
        self.toasts.room = lambda: self.strip.text_box
        self.sheet = Sheet(ctx, self.words)
        self.explain = ExplainPanel(ctx, self.picture.faces, Chronicle(desk))
        self.passing = Passing(self)
        self.controls = Controls(self)
        self.group = self.controls.group
        self.touching = Touching(self)
        self.marking = Marking(self)
        self.focused: str | None = None
        self._recap: list[str] = []
        self._still_ms = 0.0  # since the game went on
        self._aimed_for: Seat | None = None
        self.picture.geometry.below = self._near_seat()

    def key_words(self, action: str) -> str | None:
        """The page of keys speaks of this game."""
        return self.words.say("keys.card") if action == "card" else super().key_words(action)

    @property
    def state(self) -> WondersState:
        """What the table shows now."""
        state: WondersState = self.desk.timeline.shown
        return state

    @property
    def showing(self) -> bool:
        """Whether something is still under way."""
        return not self.desk.timeline.idle

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the mouse is."""
        return self.touching.pointer

    def cue(self, state: Any, event: Event) -> Cue:
        """Length and sound of an event."""
        return self.picture.cue(state, event)

    def layout(self, size: tuple[int, int]) -> None:
        """Strip on top, picture below, tools in the strip, buttons at the foot of the rail."""
        super().layout(size)
        ctx, room = self.ctx, backdrop.inside(self.ctx, size)
        strip = pygame.Rect(room.left, room.top, room.width, ctx.px(HEIGHT))
        self.picture.layout(pygame.Rect(room.left, strip.bottom, room.width, room.bottom - strip.bottom))
        self.strip.rect = strip
        self.lay_rail()
        self.touching.forget()

    def lay_rail(self) -> None:
        """What may be done has changed: make the buttons anew."""
        if self.size == (0, 0):
            return
        self.controls.layout(self.strip.rect, self.picture.free(self.state))
        self.strip.layout(self.strip.rect, *self.controls.strip_room)
        self.log.rect = self.controls.explain_rect

    def handle(self, event: pygame.event.Event) -> None:
        """Tools first, then the hand over the table."""
        self._still_ms = 0.0
        self.toasts.pointer(event)
        if self.controls.handle(event):
            self.touching.left_table(event)
            return
        self.touching.handle(event)

    def update(self, dt_ms: float) -> None:
        """Let motions run, aim the hand anew when the game went on, open what comes next."""
        moved = self.showing
        super().update(dt_ms)
        self.controls.update(dt_ms)
        self._still_ms += dt_ms
        if self.desk.hand != self._aimed_for:  # the curtain was lifted meanwhile
            self.refresh()
        if moved and not self.showing:
            self.lay_rail()
        if not self.showing:
            self.passing.go_on(dt_ms)

    @property
    def animating(self) -> bool:
        """Motion, breathing targets, a toast or a note that is due."""
        return (
            self.desk.animating
            or (self._breathing and bool(self.marking.targets()))
            or self.toasts.animating
            or self.controls.animating
            or self.passing.is_due
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        backdrop.draw(self.ctx, surface)
        state = self.state
        self.strip.draw(surface, state, self.desk.thinking is not None)
        about = self.marking.about()
        if self.log_open:
            self.log.draw(surface)
        elif not self._explained(surface, about):
            self.sheet.draw(surface, self.controls.explain_rect, self.marking.advice(), self._recap)
        marks, playing = self.marking.marks(), self.desk.timeline.playing
        self.picture.draw(surface, state, marks, playing)
        if playing is None and marks.held is None:
            self.picture.ahead.step(state)
        self.controls.draw(surface)
        self.toasts.draw(surface)

    def refresh(self) -> None:
        """The game went on: aim the hand, mark what happened last, renew tools and recap."""
        super().refresh()
        self._still_ms = 0.0
        self._aimed_for = self.desk.hand
        self.marking.refresh()
        self.touching.forget()
        if self.desk.hand is not None:
            self._recap = self._sentences_since_last_turn()
        self.lay_rail()

    def resume(self) -> None:
        """A screen over the table is gone: the hand may be another's now."""
        self.refresh()

    def submit(self, command: Command) -> bool:
        """Hand a whole command in; what was refused before is settled then."""
        taken = super().submit(command)
        if taken:
            self.toasts.clear()
            self.focused = None
        return taken

    def undo(self) -> None:
        """Take back. Where two people share the screen, either may: the open table holds no secret."""
        self.desk.has_secrets = self.people < 2
        try:
            super().undo()
        finally:
            self.desk.has_secrets = True

    def point_out(self, token: str | None) -> None:
        """Put the keyboard's focus on what a hint names."""
        self.focused = token
        self.lay_rail()

    def rewound(self) -> None:
        """What was opened opens again."""
        self.passing.forget()

    def let_go(self) -> bool:
        """Open the hand."""
        had = bool(self.hand.picks)
        self.touching.cancel()
        return had

    def mark_entry(self, index: int | None) -> None:
        """Mark what an entry of the log was about."""
        self.marking.show_entry(index)

    def page(self) -> str:
        """The page of what is under the pointer or has the focus."""
        about = self.marking.about() or ""
        kind = about.partition(":")[0]
        if kind in ("card", "wonder", "token", "leader"):
            return about
        chapters = {"loot": "military", "track": "military", "symbol": "science", "resource": "trade"}
        return f"chapter:{chapters.get(kind, 'turn')}"

    def open_score(self) -> None:
        """The score sheet over the table."""
        open_score(self)

    def open_pile(self) -> None:
        """The discard pile, card by card."""
        choices.open_pile(self)

    def position_of(self, token: str) -> tuple[int, int] | None:
        """Where a token or button lies in the window, for hands that are driven by name."""
        if token.startswith(("button:", "buy:")):
            name = token.removeprefix("button:")
            return self.controls.position_of(name)
        return self.picture.position_of(self.state, token)

    @property
    def _breathing(self) -> bool:
        return self._still_ms < _BREATHS_MS and not self.ctx.settings.reduced_motion

    def _explained(self, surface: pygame.Surface, about: str | None) -> bool:
        """Explain what is pointed at, if there is something to say of it."""
        if about is None:
            return False
        self.explain.rect = self.controls.explain_rect
        return self.explain.draw(surface, self.state, about, self.seat_of_interest)

    def _near_seat(self) -> Seat:
        """Whose city lies at the near edge: the only person's, or West's where two share the screen."""
        humans = [Seat(seat) for seat, kind in enumerate(self.desk.players) if kind == "human"]
        return humans[0] if len(humans) == 1 else Seat(0)

    def _sentences_since_last_turn(self) -> list[str]:
        """What the other did since this seat last commanded."""
        session, seat = self.desk.session, self.desk.hand
        first = session.index
        while first > 1 and session.batch(first - 1, SPECTATOR).seat not in (seat, None):
            first -= 1
        return [text for _, text in session.text(self.public_eyes, first, session.index)]
