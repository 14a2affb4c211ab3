"""The fighting desk: the sheet beside the map for assaults, barrages, events and surrender.

The map stays in sight and can be touched: the table hands its touches to `touch` and lays `marks` over it.
What may be touched is asked of the rules through the table's hand; the desk decides nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front.hands import name_of
from game.games.front.model import FrontState, other
from game.games.front.rules import FrontRules
from game.games.front.ui.assault_chips import CounterChip
from game.games.front.ui.assault_decisions import FightDecisions
from game.games.front.ui.assault_handover import Handover
from game.games.front.ui.assault_host import FightHost
from game.games.front.ui.assault_marks import FightMarks, fight_marks
from game.games.front.ui.assault_plan import AIR, FightPlan
from game.games.front.ui.assault_planner import AssaultPlanner
from game.games.front.ui.barrage_planner import BarragePlanner
from game.games.front.ui.tables_sheet import Sheet
from game.games.front.ui.tables_words import FightWords
from game.games.front.ui.trial_sheet import TrialSheet
from game.ui.grounds import draw_panel
from game.ui.hand import Hand
from game.ui.keys import action_of
from game.ui.theme import INK
from game.ui.widgets import Button, IconButton, WidgetGroup

WIDE, NARROW = 392, 340
TIGHT, LOW = 600, 480  # sheets lower than this (scale 1) pack their rows; show no captions
PAD = 16


class FightDesk:
    """See the module. `layout` and `refresh` build the sheet; `handle` takes events that belong to it."""

    def __init__(self, host: FightHost) -> None:
        self._host = host
        self.ctx = host.ctx
        self.rules: FrontRules = host.desk.rules
        self.words = FightWords(self.rules, host.words)
        self.stacks = host.board.stacks
        self.group = WidgetGroup(host.ctx)
        self.sheet = Sheet(host.ctx, self.group)
        self.plan = FightPlan(host.hand)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._assault = AssaultPlanner(self)
        self._barrage = BarragePlanner(self)
        self._decisions = FightDecisions(self)
        self._trial = TrialSheet(self)
        self.answer: tuple[str, ...] = ()  # what the defender is about to announce
        self._asked: tuple[object, ...] = ()
        self._handover = Handover()

    @property
    def hand(self) -> Hand:
        """The table's hand."""
        return self._host.hand

    @property
    def state(self) -> FrontState:
        """What the table shows now."""
        shown: FrontState = self._host.desk.timeline.shown
        return shown

    @property
    def acting(self) -> Seat:
        """Who decides in the state shown."""
        return next(iter(self.rules.to_act(self.state)), self.state.active)

    @property
    def seat(self) -> Seat:
        """Whose sheet it is."""
        hand = self._host.desk.hand
        return self.acting if hand is None else hand

    @property
    def enemy(self) -> Seat:
        """The other one."""
        return other(self.seat)

    @property
    def is_asked(self) -> bool:
        """Whether somebody at this screen decides now."""
        return self._host.desk.hand is not None and self._host.desk.timeline.idle

    @property
    def is_moving(self) -> bool:
        """Whether what has happened is still being shown."""
        return not self._host.desk.timeline.idle

    @property
    def is_open(self) -> bool:
        """Whether there is a sheet: a fight or check that goes on, or the phase of fights for this hand."""
        state = self.state
        if state.outcome is not None:
            return False
        if state.assault or state.mission or state.trial or state.surrender:
            return True
        return state.phase in ("E1", "E2") and self._host.desk.hand is not None and not state.excess

    @property
    def is_tight(self) -> bool:
        """Whether the sheet is low."""
        return self.rect.height < self.ctx.px(TIGHT)

    @property
    def is_low(self) -> bool:
        """Whether the sheet is so low that captions go: strengths stand on the counters too."""
        return self.rect.height < self.ctx.px(LOW)

    @property
    def gains(self) -> str:
        """The words for what an announcement changes, as long as the sheet is wide."""
        return "switch.gains" if self.rect.width >= self.ctx.px(WIDE) else "switch.gains_short"

    def width(self, window: int) -> int:
        """How wide the sheet wants to be in a window, in pixels."""
        return self.ctx.px(WIDE if window >= self.ctx.px(1180) else NARROW)

    def layout(self, rect: pygame.Rect) -> None:
        """Lie in this part of the window."""
        self.rect = rect.copy()
        self.refresh()

    def refresh(self) -> None:
        """Build the sheet anew."""
        self._asked = self._question()
        focus = self.group.focus.name if self.group.focus else None
        self.group.clear()
        if not self.is_open or not self.rect.width:
            return
        pad = self.ctx.px(PAD)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        self.sheet.begin(inner)
        part = self._part()
        self._build_title(part.title())
        part.build()
        self._build_end()
        self.group.restore(focus)

    def handle(self, event: pygame.event.Event) -> bool:
        """Pointer and keys of the sheet; whether the event was used."""
        if not self.is_open:
            return False
        if self.group.handle(event):
            return True
        if action_of(event, ("table",)) == "cancel" and self.hand.picks and self._is_planning:
            self.let_go()
            return True
        return False

    def update(self, dt_ms: float) -> None:
        """Let notes appear; build anew when the table went on."""
        self.group.update(dt_ms)
        self._handover.update(dt_ms, self._host.desk.hand if self.is_asked else None)
        if self._question() != self._asked:
            self.refresh()

    @property
    def animating(self) -> bool:
        """While a note is due, a person has just been asked, or a counter hangs at the pointer."""
        dragged = (one.is_dragged for one in self.group.widgets if isinstance(one, CounterChip))
        return self.group.animating or self._handover.is_fresh or any(dragged)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the sheet."""
        if not self.is_open:
            return
        draw_panel(self.ctx, surface, self.rect, "paper")
        self.sheet.draw(surface)
        self.group.draw(surface)
        for widget in self.group.widgets:
            if isinstance(widget, CounterChip):
                widget.draw_dragged(surface)

    def touch(self, token: str) -> bool:
        """The map was touched on a token: aim, take in or out, choose. Whether it was used."""
        if not self.is_open or not self.is_asked:
            return False
        if not self._is_planning:
            is_answer = self.state.assault is not None and self.state.assault.stage == "answer"
            if is_answer and token in self.hand.starts:
                self.announce(token)
                return True
            if token in self.hand.offers:
                self.touch_quietly(token)
                return True
            return False
        if token.startswith("hex:") and not self.plan.target:
            return self._aim_or_tell(name_of(token))
        if not self.plan.target:
            return self._aim_or_tell(self._hex_of(token))
        if token.startswith(("unit:", "leader:")) and self.rules.book.seat(name_of(token)) == self.seat:
            self.toggle(token)
            return True
        here = name_of(token) if token.startswith("hex:") else self._hex_of(token)
        if here in self.plan.targets and here != self.plan.target:
            self.aim(here)
            return True
        return here == self.plan.target

    def _aim_or_tell(self, here: str) -> bool:
        """Aim at a hex; an enemy who is no target is told why, and shown on the sheet as everywhere."""
        if here in self.plan.targets:
            self.aim(here)
            return True
        if here and self.rules.course(self.state).field.stack(here, self.enemy):
            self._host.refuse(self.hand.why_not(f"hex:{here}"))
        return False

    def drop(self, token: str, pos: tuple[int, int], on: str = "") -> bool:
        """A counter from the map was dropped on the sheet, or on the target. Whether it was used."""
        if not self.is_open or not self.is_asked:
            return False
        here = name_of(on) if on.startswith("hex:") else self._hex_of(on)
        if not self._is_planning:
            return self._decisions.drop(token, here, self._hex_of(token))
        if self.rect.collidepoint(pos) or here == self.plan.target != "":
            if self.plan.target and token not in self.hand.picks:
                self.toggle(token)
            return True
        if here in self.plan.targets:
            self.aim(here, joining=0)
            self.toggle(token)
            return True
        return False

    def marks(self) -> FightMarks:
        """What to lay over the map."""
        return fight_marks(self) if self.is_open else FightMarks()

    def position_of(self, token: str) -> tuple[int, int] | None:
        """Where a widget of the sheet lies; hexes lie on the map."""
        if not self.is_open or token.startswith("hex:"):
            return None
        found = self.group.find(token) or self.group.find(token.removeprefix("button:"))
        return None if found is None else found.rect.center

    def refuse(self, reason: Illegal) -> None:
        """Tell why something is not possible."""
        self._host.refuse(reason)

    def refusal(self, reason: Illegal) -> str:
        """A refusal in words."""
        return self._host.desk.refusal(reason)

    def aim(self, here: str, joining: int | None = None) -> None:
        """Plan against a hex: all that can join an assault; one gun of a barrage."""
        most = joining if joining is not None else 99 if self.state.phase == "E2" else 1
        try:
            self.plan.aim(here, most)
        except Illegal as reason:
            self._host.refuse(reason)
        self.refresh()

    def toggle(self, token: str) -> None:
        """Take a counter, leader or the air marker in or out, or say why not."""
        try:
            if self._is_planning or token == AIR or token in self.hand.picks:
                self.plan.toggle(token)
            else:
                self.touch_quietly(token)
        except Illegal as reason:
            self._host.refuse(reason)
        self.refresh()

    def touch_quietly(self, token: str) -> None:
        """Touch a token with the hand; hand the command in once it is whole."""
        try:
            command = self.hand.touch(token)
            if command is None and self.hand.pending is None and len(self.hand.offers) == 1:
                command = self.hand.touch(next(iter(self.hand.offers)))  # only one way to go
        except Illegal as reason:
            self._host.refuse(reason)
            return
        if command is not None:
            self._host.submit(command)
        self.refresh()

    def announce(self, token: str) -> None:
        """Put a leader or the air marker into the defender's answer, or take it out again."""
        if token in self.answer:
            self.answer = tuple(one for one in self.answer if one != token)
        elif token == AIR:
            self.answer = (*self.answer, token)
        else:
            self.answer = (token, *(one for one in self.answer if one == AIR))
        self.refresh()

    def give_answer(self) -> None:
        """Hand the defender's answer in: the dice fall."""
        touches = self.answer or ("button:no_answer",)
        choice = self.hand.after(touches[:-1]).get(touches[-1])
        if choice is None or choice.command is None or self._handover.is_fresh:
            return
        self.answer = ()
        self.hand.cancel()
        self._host.submit(choice.command)
        self.refresh()

    def confirm(self) -> None:
        """Hand the planned fight in."""
        command = self.plan.command
        if command is not None:
            self.hand.cancel()
            self._host.submit(command)
        self.refresh()

    def toggle_dice(self) -> None:
        """Throw dice in the tray, or show results at once; kept with the player's settings."""
        settings = self.ctx.settings
        settings.quick_dice = not settings.quick_dice
        self.ctx.keep()
        self.refresh()

    def let_go(self) -> None:
        """Open the hand."""
        self.hand.cancel()
        self.refresh()

    def all_or_none(self) -> None:
        """All that can take part, or nobody."""
        if self.plan.units:
            self.plan.clear()
        else:
            self.plan.join(self.plan.bench)
        self.refresh()

    def leaders_at(self, here: str) -> tuple[str, ...]:
        """The enemy's leaders in a hex that are read."""
        return self.rules.course(self.state).field.leaders_at(here, self.enemy)

    @property
    def _is_planning(self) -> bool:
        state = self.state
        waits = state.assault or state.mission or state.trial or state.surrender
        return state.phase in ("E1", "E2") and not waits

    def _hex_of(self, token: str) -> str:
        name = name_of(token)
        one = self.state.units.get(name) or self.state.leaders.get(name)
        if token.startswith(("hidden:", "stack:", "marker:")):
            return name
        return "" if one is None else one.hex

    def _part(self) -> Any:
        state = self.state
        if state.trial is not None or state.surrender is not None:
            return self._trial
        if state.assault is not None or state.mission is not None:
            return self._decisions
        return self._assault if state.phase == "E2" else self._barrage

    def _build_title(self, words: str) -> None:
        ctx = self.ctx

        def paint(surface: pygame.Surface, box: pygame.Rect) -> None:
            shown = ctx.type.fit(words, "title", 20, box.width - ctx.px(34))
            ctx.type.draw(surface, shown, box.topleft, "title", 20, INK)
            pygame.draw.line(surface, INK, (box.left, box.bottom - 1), (box.right, box.bottom - 1), 2)

        box = self.sheet.paint(ctx.px(30), paint, 8)
        dice = self._host.board.dice
        tip = self.words.say("dice.fast" if dice.is_fast else "dice.shown")
        toggle = IconButton(ctx, "dice", "speed" if dice.is_fast else "dice", self.toggle_dice, tip)
        toggle.on = dice.is_fast
        toggle.rect = pygame.Rect(box.right - ctx.px(28), box.top - ctx.px(3), ctx.px(28), ctx.px(28))
        self.group.add(toggle)

    def _build_end(self) -> None:
        """While nothing is aimed at, the way out of the phase."""
        if not self._is_planning or self.plan.target or "button:end_phase" not in self.hand.offers:
            return
        key = (
            "end_phase"
            if self.state.phase == "E2"
            else "end_defence"
            if self.state.is_defensive
            else "end_barrage"
        )
        act = partial(self.touch_quietly, "button:end_phase")
        primary = not self.plan.targets
        button = Button(self.ctx, "end_phase", self.words.say(f"button.{key}"), act, primary=primary)
        self.sheet.row([button], self.ctx.px(42), at_foot=True)

    def _question(self) -> tuple[object, ...]:
        """What the sheet shows; another one is built when it changes."""
        desk = self._host.desk
        look = (self.ctx.scale, self.ctx.settings.quick_dice)
        return self.state, desk.hand, desk.timeline.idle, self.hand.picks, self.answer, look
