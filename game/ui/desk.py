"""The desk of a live table: who sits where, whose eyes look, what is shown, and the way to the session.

It is the interface's only hold on a `Session` and asks it for views alone. Scenes project `shown` and
hand in commands; computer players are asked here, between frames.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.chance import Draw
from game.core.ids import SPECTATOR, Seat, Viewpoint
from game.core.messages import Command, Illegal
from game.core.store import StoreError
from game.core.view import Batch, PlayerView
from game.ui.timeline import Cue, Timeline

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.face import Face
    from game.ui.shelf import Adviser, Brain

BOT_PAUSE_MS = 350.0  # a computer player's move is not shown sooner than this after the last motion


class Desk:
    """One live game at one screen. `players` holds a kind for each seat: `human` or a computer level."""

    def __init__(self, ctx: Context, session: Any, players: Sequence[str], has_secrets: bool) -> None:
        self.ctx = ctx
        self.session = session
        self.rules = session.rules
        self.players = tuple(players)
        self.has_secrets = has_secrets
        self._narrator = session.game.narrator(session.rules)
        self.eyes: Viewpoint = self._next_eyes()
        self.waiting_for: Seat | None = None  # the human seat that must take over behind the curtain
        self._acted: dict[Seat, int] = {}  # entries behind when a seat last acted at this desk
        self._began: int = session.index
        self.timeline: Timeline[Any] = Timeline(
            self.view.state, self.rules.evolve, lambda state, event: Cue(0.0), ctx.sounds.play
        )
        self._brains: dict[Seat, Brain] = {}
        self._adviser: Adviser | None = None
        self._thinking: Seat | None = None
        self._told: dict[Seat, str | None] = {}  # the trouble of each computer player that was told
        self._pause = 0.0
        self.pause_ms = BOT_PAUSE_MS  # a game of many small commands may take less
        self.notice: str | None = None  # what the players should be told, until it has been
        self.trouble: str | None = None  # why a computer player's command could not be kept, until told
        # A screen may keep a computer player's command (True) and hand it in itself later.
        self.hold: Callable[[Command], bool] = lambda command: False
        self._unsubscribe = self._listen()

    def show_with(self, cue: Callable[[Any, Any], Cue]) -> None:
        """Play events with a picture's cues from now on."""
        self.timeline.cue = cue

    @property
    def view(self) -> PlayerView[Any]:
        """The table as the present eyes know it."""
        view: PlayerView[Any] = self.session.view(self.eyes)
        return view

    @property
    def hand(self) -> Seat | None:
        """The human seat that may act at this screen now, if any."""
        if self.waiting_for is not None:
            return None
        for seat in sorted(self.session.to_act):
            if self.players[seat] == "human" and (seat == self.eyes or not self.has_secrets):
                return Seat(seat)
        return None

    @property
    def thinking(self) -> Seat | None:
        """The computer seat that is thinking now."""
        return self._thinking

    @property
    def face(self) -> Face:
        """The game's part of the interface."""
        return self.ctx.shelf.face(self.session.header.game)

    @property
    def adviser(self) -> Adviser | None:
        """Who gives hints here; its process starts with the first question. None where nobody can."""
        if self._adviser is None:
            self._adviser = self.ctx.shelf.adviser(self.session.header)
        return self._adviser

    def recap_from(self, seat: Seat) -> int:
        """The first entry that a seat has not seen happen: what followed its own last command."""
        return min(self._acted.get(seat, self._began), int(self.session.index))

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called, as far as the present eyes know it."""
        return self.face.seat_name(self.view.state, seat)

    def told(self, event: Any) -> str | None:
        """An event as a sentence for the present eyes."""
        sentence: str | None = self._narrator.sentence(self.view.state, event)
        return sentence

    def refusal(self, reason: Illegal) -> str:
        """A refusal as the sentence that the player reads."""
        return str(self._narrator.refusal(self.view.state, reason))

    def submit(self, command: Command) -> None:
        """Hand a command in. Raises Illegal, StoreError; then nothing has changed."""
        self._acted[command.seat] = self.session.index + 1
        self.session.submit(command)

    def queue_chance(self, draws: Sequence[Draw]) -> None:
        """Results of real dice, typed in: the next ones that the rules will ask for, in their order."""
        self.session.queue_chance(draws)

    def undo(self) -> Illegal | None:
        """Take the last command back; the reason when that is not possible. Raises StoreError."""
        return self._rewind(self.session.undo_refusal, self.session.undo)

    def redo(self) -> Illegal | None:
        """Do again what was taken back; the reason when that is not possible. Raises StoreError."""
        return self._rewind(self.session.redo_refusal, self.session.redo)

    def update(self, dt_ms: float) -> None:
        """Let motions run and computer players answer."""
        self.timeline.speed = self.ctx.settings.animation_speed
        self.timeline.reduced = self.ctx.settings.reduced_motion
        self.timeline.update(dt_ms)
        if self.timeline.idle:
            self._pause += dt_ms
            self._ask_brains()
        else:
            self._pause = 0.0

    @property
    def animating(self) -> bool:
        """Whether frames must go on: something moves, a computer player or a hint is due."""
        asked = self._adviser is not None and self._adviser.is_busy
        return asked or not self.timeline.idle or self._bot_to_act() is not None

    def take_over(self) -> None:
        """The next human sits down (the curtain is lifted)."""
        if self.waiting_for is not None:
            self._look_through(self.waiting_for)
            self.waiting_for = None

    def close(self) -> None:
        """Leave the table; the log stays."""
        self._unsubscribe()
        for brain in self._brains.values():
            brain.close()
        self._brains.clear()
        if self._adviser is not None:
            self._adviser.close()
        self._adviser = None

    def _next_eyes(self) -> Viewpoint:
        humans = [Seat(seat) for seat, kind in enumerate(self.players) if kind == "human"]
        for seat in humans:
            if seat in self.session.to_act:
                return seat
        return humans[0] if humans else SPECTATOR

    def _listen(self) -> Callable[[], None]:
        unsubscribe: Callable[[], None] = self.session.subscribe(self.eyes, self._heard)
        return unsubscribe

    def _heard(self, batch: Batch[Any]) -> None:
        if batch.rewound:
            self.timeline.snap(self.view.state)
        else:
            self.timeline.push(batch.events)
        self._pass_eyes()

    def _pass_eyes(self) -> None:
        following = self._next_eyes()
        if following == self.eyes or following == SPECTATOR or self.session.outcome:
            return
        if self.eyes in self.session.to_act:
            return
        if not self.has_secrets:
            self._unsubscribe()
            self.eyes = following
            self._unsubscribe = self._listen()
        elif following in self.session.to_act:
            self.waiting_for = Seat(int(following))

    def _look_through(self, seat: Seat) -> None:
        self._unsubscribe()
        self.eyes = seat
        self._unsubscribe = self._listen()
        self.timeline.snap(self.view.state)

    def _bot_to_act(self) -> Seat | None:
        if self.session.outcome or self.waiting_for is not None:
            return None
        for seat in sorted(self.session.to_act):
            if self.players[seat] != "human":
                return Seat(seat)
        return None

    def _ask_brains(self) -> None:
        seat = self._bot_to_act()
        if seat is None:
            self._thinking = None
            return
        if seat not in self._brains:
            self._brains[seat] = self.ctx.shelf.brain(self.session, seat, self.players[seat])
        brain = self._brains[seat]
        if self._thinking != seat:
            self._thinking = seat
            brain.ask(self.session.view(seat))
        if self._pause < self.pause_ms / self.timeline.speed:
            return
        command = brain.poll()
        if brain.trouble is not None and brain.trouble != self._told.get(seat):
            self.notice = self.ctx.words(f"desk.{brain.trouble}", seat=self.seat_name(seat))
        self._told[seat] = brain.trouble
        if command is not None:
            self._thinking = None
            self._pause = 0.0
            if self.hold(command):  # the screen hands it in later, when the results of real dice are there
                return
            try:
                self.submit(command)
            except StoreError as fault:
                self.trouble = str(fault)  # nothing was taken: the player is asked again after the pause

    def _rewind(
        self, refusal: Callable[[Seat], Illegal | None], act: Callable[[Seat], object]
    ) -> Illegal | None:
        reasons: list[Illegal] = []
        for seat, kind in enumerate(self.players):
            if kind != "human" or (self.has_secrets and seat != self.eyes):
                continue
            reason = refusal(Seat(seat))
            if reason is None:
                act(Seat(seat))
                return None
            reasons.append(reason)
        return reasons[0] if reasons else Illegal("T03", "nothing_to_undo")
