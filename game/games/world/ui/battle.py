"""The battle screen: both sides, dice in two trays, decisions one click each, and what may come of it."""

from __future__ import annotations

import math
from typing import Protocol

import pygame

from game.core.chance import UnfitDrawError
from game.core.ids import Seat
from game.core.messages import Command, Event, Illegal
from game.core.store import StoreError
from game.games.world import events as e
from game.games.world.commands import FightAtSea, FightBattle, KeepDice, Reroll, Retreat, Stay, WorldCommand
from game.games.world.course import Course
from game.games.world.model import Battle, Fight, WorldState
from game.games.world.odds import Outlook, before, outlook
from game.games.world.ui import battle_cues, battle_talk
from game.games.world.ui.battle_controls import BattleControls
from game.games.world.ui.battle_facts import SideFacts, sides_of, stake_of
from game.games.world.ui.battle_falling import Falling
from game.games.world.ui.battle_frame import BattleFrame, Places
from game.games.world.ui.battle_keys import BattleKeys
from game.games.world.ui.battle_motion import set_motion
from game.games.world.ui.battle_odds import OddsSheet
from game.games.world.ui.battle_record import BattleRecord
from game.games.world.ui.battle_side import SideSheet
from game.games.world.ui.battle_talk import Talk
from game.games.world.ui.battle_trays import BattleTrays
from game.games.world.ui.battle_typed import must_type, open_typed
from game.games.world.ui.battle_units import BREATH_MS, Spot
from game.games.world.ui.battle_words import BattleWords
from game.games.world.ui.map_pieces import MapPieces
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.hand import Hand
from game.ui.log_panel import LogPanel
from game.ui.scenes import Scene
from game.ui.table_ends import open_menu, open_rules
from game.ui.timeline import Cue
from game.ui.toast import Toasts


class Table(Protocol):
    """What the battle screen needs of the table it lies upon."""

    desk: Desk


class BattleScene(Scene):
    """Lies upon the table while a battle is fought and goes away when it is over and all of it was seen.

    A battle is public: whoever decides next at this screen takes over without a curtain."""

    keys = ("table",)

    def __init__(self, ctx: Context, table: Table) -> None:
        super().__init__(ctx)
        self.desk = table.desk
        self.book = self.desk.rules.book
        self.words = BattleWords(self.desk.rules.ground)
        self.hand = Hand(self.desk.rules)
        self.map_pieces = MapPieces(ctx)
        self.record = BattleRecord(self.desk)
        self.trays = BattleTrays(ctx, self.book, self.record.entry_of)
        self.sheets = tuple(SideSheet(ctx, self.words, self.map_pieces) for _ in range(2))
        self.odds_sheet = OddsSheet(ctx, self.words)
        self.frame = BattleFrame(ctx, self.words)
        self.falling = Falling(self)
        self.toasts = Toasts(ctx)
        self.log = LogPanel(ctx, self.words.say("log.title"), self.record.lines)
        self.log_open = False
        self.controls = BattleControls(self)
        self.group = self.controls.group
        self.places = Places()
        self._keys = BattleKeys(self)
        self.board: WorldState = self.state  # the last shown state with a battle in it
        self.course: Course = self.desk.rules.course(self.board)
        self.facts: tuple[SideFacts, ...] = ()
        self.outlook: Outlook | None = None
        self.talk = Talk(None, "", "")
        self.choices: list[tuple[WorldCommand, float | None]] = []
        self._table_cue = self.desk.timeline.cue
        self._length = 0.0  # of the throw in motion
        self._over: e.BattleEnded | None = None
        self._laid: WorldState | None = None
        self._event: Event | None = None
        self._clock = 0.0

    @property
    def state(self) -> WorldState:
        """What is shown now; without a fight once the battle is over."""
        state: WorldState = self.desk.timeline.shown
        return state

    @property
    def is_rolling(self) -> bool:
        """Whether dice are in motion."""
        playing = self.desk.timeline.playing
        return playing is not None and isinstance(playing.event, e.DiceRolled | e.DieRerolled)

    @property
    def deciding(self) -> SideFacts | None:
        """The side whose decision is awaited from a human at this screen."""
        if not self.desk.timeline.idle or self.state.fight is None:
            return None
        return next((facts for facts in self.facts if facts.seat == self.desk.hand), None)

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
        self._know()

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
        self.desk.update(dt_ms)
        self.group.update(dt_ms)
        self.toasts.update(dt_ms)
        self._clock += dt_ms
        if self.desk.trouble is not None:
            self._not_kept(self.desk.trouble)
            self.desk.trouble = None
        timeline = self.desk.timeline
        if timeline.idle and self.desk.waiting_for is not None:
            self.desk.take_over()
        playing = timeline.playing
        event = playing.event if playing else None
        if self.state is not self._laid or event is not self._event:
            self._event = event
            self.renew()
        if self.size != (0, 0):
            self.trays.follow(self.board, playing, self._length)
            set_motion(self, playing)
        if timeline.idle and self.state.fight is None and not self.choices:
            self.ctx.scenes.pop()

    @property
    def animating(self) -> bool:
        """Motion, a breathing choice, a toast, a note, or a change of hands that is due."""
        return (
            self.desk.animating
            or self.desk.waiting_for is not None
            or self.deciding is not None
            or self.toasts.animating
            or self.group.animating
            or (self.state.fight is None and not self.choices)
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the screen."""
        self.frame.draw(surface, self.board, self.course, self.places.strip)
        lost = self.record.lost(self.board)
        title = self.words.say("chart.this" if self._has_dice() else "chart.next")
        hits = ((), ()) if self.outlook is None else (self.outlook.attack_hits, self.outlook.defence_hits)
        for sheet, facts, row in zip(self.sheets, self.facts, hits, strict=True):
            own = {stack.seat for stack in facts.stacks} | {facts.seat}
            allied = {s: gone for s, gone in lost.items() if s in own or self._is_gone(s, facts)}
            sheet.draw(surface, self.board, facts, allied, row, title)
        self.trays.draw(surface)
        fight = self._battle()
        self.frame.draw_hits(surface, self.board, self.book, self.places.hits, self.is_rolling)
        odds = self.outlook.odds if self.outlook else None
        self.odds_sheet.draw(surface, self.board, fight, stake_of(self.course, fight), odds)
        self.frame.draw_foot(surface, self.talk, self.places.foot)
        self.controls.breathe(self.glow)
        self.group.draw(surface, note=False)
        if self._over is not None:
            self.frame.draw_end(surface, self.board, self._over, self.places)
        if self.log_open:
            self.log.draw(surface)
        self.group.draw_note(surface)
        self.toasts.draw(surface)

    def renew(self) -> None:
        """Something is shown that was not before: aim the hand, reckon, make the widgets anew."""
        self._know()
        if self.size != (0, 0):
            self._lay()

    def submit(self, command: WorldCommand) -> bool:
        """Hand a command in, after the results of real dice where these are used; whether it was taken."""
        rows = must_type(self, command)
        if rows is None:
            return self.hand_in(command)
        open_typed(self, command, rows, is_free=True)
        return False

    def hand_in(self, command: Command) -> bool:
        """Hand a command in as it is."""
        try:
            self.desk.submit(command)
        except Illegal as reason:
            self.refuse(reason)
            return False
        except StoreError as fault:
            self._not_kept(str(fault))
            return False
        except UnfitDrawError as fault:
            self.toasts.refuse(str(fault))
            return False
        self.falling.forget()
        self.renew()
        return True

    def refuse(self, reason: Illegal) -> None:
        """Say why not, near the pointer."""
        told = self.desk.refusal(reason).removeprefix(f"{reason.rule}: ")
        self.toasts.refuse(told[:1].upper() + told[1:], reason.rule)

    def begin(self, command: WorldCommand) -> None:
        """Choose what is next."""
        self.submit(command)

    def stay(self) -> None:
        """Fight on."""
        if self.deciding is not None:
            self.submit(Stay(seat=self.deciding.seat))

    def retreat(self) -> None:
        """Leave the battle."""
        if self.deciding is not None:
            self.submit(Retreat(seat=self.deciding.seat))

    def keep_dice(self) -> None:
        """Roll no die again."""
        if self.deciding is not None:
            self.submit(KeepDice(seat=self.deciding.seat))

    def reroll(self, side: int, number: int) -> None:
        """A die was clicked."""
        facts = self.deciding
        if facts is None or self.own_row() is None:
            self.refuse(self.hand.why_not(f"die:{number}"))
        elif self.own_row() != side:
            self.toasts.refuse(self.words.say("refuse.other_die"), "R191")
        else:
            self.submit(Reroll(seat=facts.seat, die=number))

    def choose_unit(self, facts: SideFacts, spot: Spot) -> None:
        """A piece was clicked."""
        mine = self.deciding
        if mine is not None and self.falling.toll is not None and mine != facts:
            self.toasts.refuse(self.words.say("refuse.not_yours"), "R162")
            return
        try:
            self.falling.choose(facts, spot)
        except Illegal as reason:
            self.refuse(reason)

    def own_row(self) -> int | None:
        """Whose row of dice may be rolled again by the human at this screen: 0 the attacker's, 1 the other."""
        facts, fight = self.deciding, self.state.fight
        if facts is None or fight is None or not fight.stage.endswith("rerolls"):
            return None
        return 0 if facts.is_attacker else 1

    def undo(self) -> None:
        """Let go of the piece picked last; what the rules have heard of stays."""
        if self.falling.picked:
            self.falling.take_back()
            return
        reason = self.desk.undo()
        if reason is not None:
            self.refuse(reason)

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

    def to_map(self) -> None:
        """Choose what is next on the map."""
        self.choices = []
        self.ctx.scenes.pop()

    def position_of(self, token: str) -> tuple[int, int] | None:
        """Where a token lies in the window, for hands that are driven by name: `unit:tank`, `die:0`."""
        kind = token.partition(":")[2]
        for piece in self.controls.pieces:
            if token == piece.name or (piece.lit and not piece.chosen and piece.spot.kind == kind):
                return piece.rect.center
        widget = self.group.find(token if token.startswith("die:") else kind)
        return widget.rect.center if widget else None

    def _know(self) -> None:
        """Take in the shown state: facts, odds, what is said, the battles that may be next."""
        state, timeline = self.state, self.desk.timeline
        self._laid = state
        if state.fight is not None:
            if self.board.fight is None or self.board.fight.battle != state.fight.battle:
                self.record.begin()
            self.board = state
            self._over = None
        self.course = self.desk.rules.course(self.board)
        if self.board.fight is not None:
            self.facts = sides_of(self.course, self.board.fight)
        if timeline.idle or self.outlook is None:
            self.outlook = outlook(self.course)
        self.hand.aim(self.desk.view.state, self.desk.hand if timeline.idle else None)
        if timeline.idle:
            self.choices = self._next() if state.fight is None else []
        self.talk = self._said()

    def _said(self) -> Talk:
        playing, state = self.desk.timeline.playing, self.state
        if playing is not None:
            if self._over is not None and state.fight is None:
                return Talk(None, battle_talk.ended(self.words, self.board, self._over), "")
            return battle_talk.happening(self.words, self.board, playing.event)  # type: ignore[arg-type]
        if self.choices:
            return Talk(state.active, self.words.say("next.title"), self.words.say("next.how"))
        facts = self.deciding
        if facts is not None:
            toll = self.falling.toll
            return battle_talk.asking(self.words, state, facts, self.falling.left, toll.count if toll else 0)
        return battle_talk.waiting(self.words, state, self.desk.thinking)

    def _next(self) -> list[tuple[WorldCommand, float | None]]:
        """Where the human here is the attacker: the battles to choose from, with the chance to win each."""
        seat, state = self.desk.hand, self.desk.view.state
        if seat is None or state.step != "battles":
            return []
        out: list[tuple[WorldCommand, float | None]] = []
        for command in self.desk.rules.commands(state, seat):
            battle = _battle_of(command, state)
            if battle is None:
                out.append((command, None))
            else:
                fresh = before(self.desk.rules.course(state), Fight(battle))
                out.append((command, fresh.odds.attacker))
        return out

    def _lay(self) -> None:
        """Sheets by what they must hold, then all that can be pressed."""
        for sheet, rect, facts in zip(self.sheets, self.places.sides, self.facts, strict=True):
            sheet.know(self.board)
            sheet.layout(rect, facts)
        if not self.is_rolling:
            self.trays.rest(self.board)
        self.controls.build(self.places.strip, self.places.foot)

    def _cue(self, state: WorldState, event: e.WorldEvent) -> Cue:
        if isinstance(event, e.DiceRolled | e.DieRerolled):
            self._length = self.trays.begin(state, event)
            return Cue(self._length, "dice_throw")
        if isinstance(event, e.BattleEnded):
            self._over = event
        own = battle_cues.cue(event)
        return self._table_cue(state, event) if own is None else own

    def _hold(self, command: Command) -> bool:
        """A computer player's throw waits until the results of the real dice are typed in."""
        rows = must_type(self, command)  # type: ignore[arg-type]
        if rows is None:
            return False
        open_typed(self, command, rows, is_free=False)  # type: ignore[arg-type]
        return True

    def _battle(self) -> Battle:
        assert self.board.fight is not None
        return self.board.fight.battle

    def _has_dice(self) -> bool:
        fight = self.board.fight
        return fight is not None and fight.stage.endswith("rerolls")

    def _is_gone(self, seat: Seat, facts: SideFacts) -> bool:
        """Whether a seat without units left fought on this side: all but the attacker defended."""
        return (seat == self.board.active) == facts.is_attacker

    def _not_kept(self, fault: str) -> None:
        self.toasts.refuse(self.words.say("refuse.not_kept", fault=fault))


def _battle_of(command: WorldCommand, state: WorldState) -> Battle | None:
    """The battle that a command would begin."""
    if isinstance(command, FightBattle):
        return next(battle for battle in state.battles if battle.place == command.place)
    if isinstance(command, FightAtSea):
        return Battle(command.place, command.against, is_at_sea=True)
    return None
