"""The battle screen: both sides, dice in two trays, decisions one click each, and what may come of it."""

from __future__ import annotations

import math
from typing import Any, Protocol

import pygame

from game.core.chance import UnfitDrawError
from game.core.messages import Command, Event
from game.games.world import events as e
from game.games.world.model import WorldState
from game.games.world.ui import battle_cues
from game.games.world.ui.battle_controls import BattleControls
from game.games.world.ui.battle_decisions import Decisions
from game.games.world.ui.battle_facts import SideFacts
from game.games.world.ui.battle_falling import Falling
from game.games.world.ui.battle_frame import BattleFrame, Places
from game.games.world.ui.battle_keys import BattleKeys
from game.games.world.ui.battle_motion import set_motion
from game.games.world.ui.battle_odds import OddsSheet
from game.games.world.ui.battle_paint import paint
from game.games.world.ui.battle_reading import Reading
from game.games.world.ui.battle_record import BattleRecord
from game.games.world.ui.battle_side import SideSheet
from game.games.world.ui.battle_talk import Talk
from game.games.world.ui.battle_trays import BattleTrays
from game.games.world.ui.battle_typed import must_type, open_typed
from game.games.world.ui.battle_units import BREATH_MS
from game.games.world.ui.battle_words import BattleWords
from game.games.world.ui.map_pieces import MapPieces
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.desk_scene import DeskScene
from game.ui.log_panel import LogPanel
from game.ui.table_ends import open_menu, open_rules
from game.ui.timeline import Cue, Playing


class Table(Protocol):
    """What the battle screen needs of the table it lies upon."""

    desk: Desk


class BattleScene(DeskScene):
    """Lies upon the table while a battle is fought and goes away when it is over and all of it was seen.

    A battle is public: whoever decides next at this screen takes over without a curtain."""

    keys = ("table",)
    unused_keys = frozenset({"redo", "threats"})
    own_keys = frozenset({"card", "end_turn", "skip"})  # of which the page of keys speaks in its own words

    def __init__(self, ctx: Context, table: Table) -> None:
        super().__init__(ctx, table.desk)
        self.book = self.desk.rules.book
        self.words = BattleWords(self.desk.rules.ground)
        self.record = BattleRecord(self.desk)
        self.reading = Reading(self.desk, self.words, self.record)
        self.trays = BattleTrays(ctx, self.book, self.record.entry_of)
        self.map_pieces = MapPieces(ctx)
        self.sheets: tuple[SideSheet, ...] = ()
        self.odds_sheet = OddsSheet(ctx, self.words)
        self.frame = BattleFrame(ctx, self.words)
        self.falling = Falling(self)
        self.decisions = Decisions(self)
        self.log = LogPanel(ctx, self.words.say("log.title"), self.record.lines)
        self.log_open = False
        self.controls = BattleControls(self)
        self.group = self.controls.group
        self.places = Places()
        self.talk = Talk(None, "", "")
        self._keys = BattleKeys(self)
        self._table_cue = self.desk.timeline.cue
        self._length = 0.0  # of the throw in motion
        self._laid: WorldState | None = None
        self._event: Event | None = None
        self._asked: object = None
        self._clock = 0.0

    def key_words(self, action: str) -> str | None:
        """The page of keys speaks of this screen."""
        return self.words.say(f"keys.{action}") if action in self.own_keys else super().key_words(action)

    @property
    def is_private(self) -> bool:
        """Only where one person looks: a player's office is a secret of its own."""
        return sum(kind == "human" for kind in self.desk.players) < 2

    @property
    def board(self) -> WorldState:
        """The last shown state with a battle in it."""
        return self.reading.board

    @property
    def deciding(self) -> SideFacts | None:
        """The side whose decision is awaited from a human at this screen."""
        return self.reading.deciding

    @property
    def is_rolling(self) -> bool:
        """Whether dice are in motion."""
        playing = self.desk.timeline.playing
        return playing is not None and isinstance(playing.event, e.DiceRolled | e.DieRerolled)

    @property
    def is_watched(self) -> bool:
        """Whether nobody at this screen decides in this battle: it may be left, and goes on upon the map."""
        fight, state = self.board.fight, self.board
        sides = () if fight is None else (state.active, fight.battle.defender)
        has_people = any(self.desk.players[seat] == "human" for seat in sides)
        return not has_people and state.options.typed_dice == "off"

    @property
    def is_done(self) -> bool:
        """Whether all is shown and nothing is asked: the screen may go."""
        is_over = self.reading.state.fight is None and self.desk.timeline.idle
        return is_over and self.desk.waiting_for is None and not self.reading.choices

    @property
    def glow(self) -> float:
        """0 to 1: the slow breath of what may be chosen."""
        return 0.5 + 0.5 * math.sin(2 * math.pi * self._clock / BREATH_MS)

    def enter(self) -> None:
        """Play with this screen's cues; computer players wait for real dice where these are used."""
        self._table_cue = self.desk.timeline.cue
        self.desk.show_with(self._cue)
        self.desk.hold = self._hold
        self.record.begin()
        self.refresh()

    def leave(self) -> None:
        """Give the table its cues back."""
        self.desk.show_with(self._table_cue)
        self.desk.hold = lambda command: False

    def layout(self, size: tuple[int, int]) -> None:
        """Strip on top, a sheet for each side, trays and odds between, the decision at the foot."""
        super().layout(size)
        self.map_pieces = MapPieces(self.ctx)
        self.sheets = tuple(SideSheet(self.ctx, self.words, self.map_pieces) for _ in range(2))
        self.places = self.frame.layout(size)
        self.trays.layout(*self.places.trays)
        self.odds_sheet.rect = self.places.odds
        self.log.rect = self.places.sides[1]
        self._lay()

    def handle(self, event: pygame.event.Event) -> None:
        """While something moves a click or Space shows its end; else tools, dice, units, buttons."""
        self.toasts.pointer(event)
        self._keys.handle(event)

    def update(self, dt_ms: float) -> None:
        """Let motions run, follow them with dice and pieces, go on by itself where nobody is asked."""
        super().update(dt_ms)
        self.group.update(dt_ms)
        self._clock += dt_ms
        if self.desk.timeline.idle and self.desk.waiting_for is not None:
            self.desk.take_over()
        playing = self.desk.timeline.playing
        self._event, before = (playing.event if playing else None), self._event
        asked = (self.desk.hand, self.desk.thinking, self.desk.timeline.idle)
        if self.reading.state is not self._laid or self._event is not before or asked != self._asked:
            self._asked = asked
            self.renew()
        if self.size != (0, 0):
            self.trays.follow(self.board, playing, self._length)
            self._retime(playing)
            set_motion(self, playing)
        if self.is_done and self.ctx.scenes.top is self:
            self.ctx.scenes.pop()

    @property
    def animating(self) -> bool:
        """Motion, a breathing choice, a toast, a note, or a change of hands that is due."""
        return (
            self.desk.animating
            or self.desk.waiting_for is not None
            or self.falling.toll is not None
            or self.reading.own_row is not None
            or self.toasts.animating
            or self.group.animating
            or self.is_done
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the screen."""
        paint(self, surface)

    def renew(self) -> None:
        """Something is shown that was not before: aim the hand, reckon, make the widgets anew."""
        self._laid = self.reading.state
        self.reading.take_in()
        self.hand.aim(self.desk.view.state, self.desk.hand if self.desk.timeline.idle else None)
        toll = self.falling.toll
        self.talk = self.reading.told(self.falling.left, toll.count if toll else 0)
        if self.size != (0, 0):
            self._lay()

    def refresh(self) -> None:
        """The game went on: what was picked of the units to fall is past."""
        self._seen = self.desk.session.index
        self.falling.forget()
        self.renew()

    def submit(self, command: Command) -> bool:
        """Hand a command in, after the results of real dice where these are used; whether it was taken."""
        given: Any = command
        rows = must_type(self, given)
        if rows is None:
            return self.hand_in(given)
        open_typed(self, given, rows, is_free=True)
        return False

    def hand_in(self, command: Command) -> bool:
        """Hand a command in as it is."""
        try:
            return super().submit(command)
        except UnfitDrawError as fault:
            self.toasts.refuse(str(fault))
            return False

    def undo(self) -> None:
        """Let go of the piece picked last; what the rules have heard of they may refuse to take back."""
        if self.falling.picked:
            self.falling.take_back()
        else:
            self.rewind(self.desk.undo)

    def toggle_log(self) -> None:
        """Show or hide what happened so far."""
        self.log_open = not self.log_open
        self.log.scroll = 0
        self.renew()

    def open_menu(self) -> None:
        """The menu over the battle."""
        open_menu(self.ctx, self.desk)

    def open_rules(self) -> None:
        """The rules of battles."""
        open_rules(self.ctx, self.desk, "chapter:battle")

    def point_out(self, token: str | None) -> None:
        """A hint names a button, a piece or a die: the ring is put on it, and Enter presses it."""
        widget = self.controls.widget_of(token) if token is not None else None
        if widget is not None and widget.focusable:
            self.group.set_focus(widget, ring=True)

    def to_map(self) -> None:
        """Choose what is next on the map, or see the rest of a watched battle there."""
        self.ctx.scenes.pop()

    def position_of(self, token: str) -> tuple[int, int] | None:
        """Where a token lies in the window, for hands that are driven by name: `unit:tank`, `die:0`."""
        return self.controls.position_of(token)

    def _lay(self) -> None:
        """Sheets by what they must hold, then all that can be pressed."""
        for sheet, rect, facts in zip(self.sheets, self.places.sides, self.reading.facts, strict=True):
            sheet.layout(rect, self.board, facts)
        if not self.is_rolling:
            self.trays.rest(self.board)
        self.controls.build(self.places.strip, self.places.foot)

    def _cue(self, state: WorldState, event: Any) -> Cue:
        if isinstance(event, e.DiceRolled | e.DieRerolled):
            self._length = self.trays.begin(state, event)
            return Cue(self._length, "dice_throw")
        if isinstance(event, e.BattleEnded):
            self.reading.over = event
        own = battle_cues.cue(event)
        return self._table_cue(state, event) if own is None else own

    def _retime(self, playing: Playing | None) -> None:
        """The throw in motion is prepared: only now it is known how long it rolls."""
        length = self.trays.length
        is_throw = playing is not None and isinstance(playing.event, e.DiceRolled | e.DieRerolled)
        if is_throw and length is not None and length != self._length:
            self._length = length
            self.desk.timeline.retime(length)

    def _hold(self, command: Command) -> bool:
        """A computer player's throw waits until the results of the real dice are typed in."""
        given: Any = command
        rows = must_type(self, given)
        if rows is None:
            return False
        open_typed(self, given, rows, is_free=False)
        return True
