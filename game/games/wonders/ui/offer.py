"""A screen on which something is chosen among a few things side by side: drafts, recruitment, choices.

It asks the hand for what may be touched and hands the command in; the rules decide. A thing is picked by one
touch and taken by a second one, or by the bright button.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.wonders.model import WondersState
from game.games.wonders.ui.chronicle import Chronicle
from game.games.wonders.ui.explain import ExplainPanel
from game.games.wonders.ui.face_button import FaceButton
from game.games.wonders.ui.offer_layout import RATIOS, WIDEST, best_size, face_of
from game.games.wonders.ui.thing_words import ThingWords
from game.ui import backdrop
from game.ui.badges import draw_badge
from game.ui.desk_scene import DeskScene
from game.ui.grounds import draw_panel
from game.ui.keys import EVERYWHERE, action_of, shown, unused
from game.ui.table_ends import open_menu, open_rules
from game.ui.theme import BRASS_BRIGHT, ON_DARK
from game.ui.widgets import Button, IconButton, WidgetGroup

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

_HEAD, _FOOT, _SIDE, _GAP = 74, 58, 300, 18
_DEAL_STEP_MS = 70.0


USED = frozenset({"menu", "explain", "hint"})
"""The keys of the table that mean something at every one of these screens."""


class OfferScene(DeskScene):
    """Subclasses say what it is about (`title`, `lead`), what lies there (`offers`) and when it is over."""

    keys = ("cities", "table")
    unused_keys = unused(keys, USED)
    rules_page = "chapter:turn"
    idle = "offer.idle"

    def __init__(self, table: WondersTable) -> None:
        super().__init__(table.ctx, table.desk)
        self.table = table
        self.faces = table.picture.faces
        self.words = ThingWords()
        self.group = WidgetGroup(table.ctx)
        self.explain = ExplainPanel(table.ctx, self.faces, Chronicle(table.desk))
        self.explain.hugs = True
        self.chosen: str | None = None
        self.head = self.room = self.foot = pygame.Rect(0, 0, 1, 1)
        self._dealt: frozenset[str] = frozenset()
        self._head_room = 0  # the x at which the head's words must end
        self.refresh()

    @property
    def state(self) -> WondersState:
        """The game as the present eyes know it."""
        state: WondersState = self.desk.view.state
        return state

    @property
    def seat(self) -> Seat:
        """Who looks at this screen."""
        if self.desk.hand is not None:
            return self.desk.hand
        return Seat(int(self.desk.eyes)) if isinstance(self.desk.eyes, int) else Seat(0)

    def title(self) -> str:
        """What is chosen."""
        raise NotImplementedError

    def lead(self) -> str:
        """One sentence below the title."""
        raise NotImplementedError

    def offers(self) -> Sequence[str]:
        """The tokens of what lies on offer."""
        raise NotImplementedError

    def is_due(self) -> bool:
        """Whether this screen is still asked for."""
        raise NotImplementedError

    def take_words(self) -> str:
        """What the bright button says about the picked thing."""
        raise NotImplementedError

    def caption(self, token: str) -> str:
        """A short word below a thing."""
        return ""

    def extras(self) -> list[Button]:
        """More buttons, left of the bright one."""
        return []

    def lay_more(self, room: pygame.Rect) -> pygame.Rect:
        """Lay what else is shown; returns the part left for the offers."""
        return room

    def layout(self, size: tuple[int, int]) -> None:
        """Head on top, the sheet at the right, buttons at the foot, the offers between."""
        super().layout(size)
        self.rebuild()

    def rebuild(self) -> None:
        """Make all widgets anew."""
        if self.size == (0, 0):
            return
        px = self.ctx.px
        felt = self.ground().inflate(-2 * px(16), -2 * px(14))
        self.group.clear()
        self.head = pygame.Rect(felt.left, felt.top, felt.width, px(_HEAD))
        side = min(px(_SIDE), felt.width * 3 // 10)
        top = self.head.bottom + px(12)
        self.explain.rect = pygame.Rect(felt.right - side, top, side, felt.bottom - top)
        left = self.explain.rect.left - felt.left - px(16)
        self.foot = pygame.Rect(felt.left, felt.bottom - px(_FOOT), left, px(_FOOT))
        self.room = self.lay_more(pygame.Rect(felt.left, top, left, self.foot.top - top - px(8)))
        self._lay_offers()
        self._lay_buttons()
        self._lay_tools()
        self.group.restore()

    def ground(self) -> pygame.Rect:
        """The part of the window that this screen uses."""
        return backdrop.inside(self.ctx, self.size)

    def handle(self, event: pygame.event.Event) -> None:
        """Pick, take, or a key."""
        self.toasts.pointer(event)
        if self.group.handle(event) or event.type != pygame.KEYDOWN:
            return
        action = action_of(event, (*self.keys, EVERYWHERE))
        if action == "menu":
            open_menu(self.ctx, self.desk)
        elif action == "explain":
            self.open_rules()
        elif action == "hint":
            self.ask_hint()
        elif action in ("cancel", "back"):
            was_held = self.hints.put_away()
            if self.chosen is not None or not was_held:
                self.escape()
        else:
            self.act(action)

    def act(self, action: str | None) -> None:
        """A key that means something here alone."""

    def escape(self) -> None:
        """Esc: let go of what is picked, else the menu."""
        if self.chosen is not None:
            self.chosen = None
            self.rebuild()
        else:
            open_menu(self.ctx, self.desk)

    def update(self, dt_ms: float) -> None:
        """Motions, answers of the other side; go away when the choice is made."""
        super().update(dt_ms)
        self.group.update(dt_ms)
        self.pass_on()
        if not self.is_due() and self.ctx.scenes.top is self:
            self.ctx.scenes.pop()

    def pass_on(self) -> None:
        """The next player at this screen takes over, where nothing is secret."""

    @property
    def animating(self) -> bool:
        """While something moves or the other side is due."""
        return self.group.animating or self.toasts.animating or self.desk.animating or not self.is_due()

    def refresh(self) -> None:
        """The game went on."""
        super().refresh()
        if self.chosen not in self.hand.starts:
            self.chosen = None
        if self.is_due():
            self.rebuild()

    def draw(self, surface: pygame.Surface) -> None:
        """Ground, head, what lies there, the sheet about it."""
        self.paint_ground(surface)
        self._draw_head(surface)
        self.paint(surface)
        self.group.draw(surface, note=False)
        if not self.explain.draw(surface, self.state, self._about(), self.seat):
            self._draw_idle(surface)
        self.group.draw_note(surface)
        self.toasts.draw(surface)

    def paint_ground(self, surface: pygame.Surface) -> None:
        """What all lies on."""
        backdrop.draw(self.ctx, surface)

    def paint(self, surface: pygame.Surface) -> None:
        """Anything below the widgets."""

    def pick(self, token: str) -> None:
        """Touch a thing on offer: pick it; once more: take it. Raises nothing: a refusal is told."""
        if token not in self.hand.starts:
            self.refuse(self.hand.why_not(token))
        elif token == self.chosen:
            self.take()
        else:
            self.chosen = token
            self.ctx.sounds.play("pick")
            self.rebuild()

    def show_advice(self, tokens: tuple[str, ...]) -> None:
        """Pick what a hint names."""
        self.chosen = tokens[0] if tokens[:1] and tokens[0] in self.hand.starts else None
        if self.chosen is not None and self.chosen.startswith("button:"):
            self.chosen = None
        self.rebuild()

    def take(self) -> None:
        """Hand the picked thing in."""
        if self.chosen is not None:
            self.touch(self.chosen)

    def touch(self, token: str) -> None:
        """Touch a token that makes a whole command."""
        try:
            command = self.hand.touch(token)
        except Illegal as reason:
            self.refuse(reason)
            return
        if command is not None:
            self.submit(command)

    def face(self, token: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a thing."""
        return face_of(self.faces, self.state, token, size)

    def place_faces(self, tokens: Sequence[str], room: pygame.Rect, passive: bool, captions: bool) -> None:
        """Lay things side by side in the middle of a room, as large as they fit."""
        if not tokens:
            return
        px, kind = self.ctx.px, tokens[0].partition(":")[0]
        foot = px(24) if captions else 0
        (width, height), columns = best_size(
            len(tokens), RATIOS[kind], room, px(_GAP), foot, px(WIDEST[kind])
        )
        rows = -(-len(tokens) // columns)
        top = room.centery - (rows * (height + foot) + (rows - 1) * px(_GAP)) // 2
        for place, token in enumerate(tokens):
            row, column = divmod(place, columns)
            many = min(columns, len(tokens) - row * columns)
            left = room.centerx - (many * width + (many - 1) * px(_GAP)) // 2
            button = self._made(token, passive, captions, place)
            button.rect = pygame.Rect(
                left + column * (width + px(_GAP)), top + row * (height + foot + px(_GAP)), width, height
            )
            self.group.add(button)

    def _made(self, token: str, passive: bool, captions: bool, place: int) -> FaceButton:
        name = self.words.name(token.partition(":")[2])
        said = self.caption(token) if captions else ""
        button = FaceButton(self.ctx, token, name, partial(self.face, token), partial(self.pick, token), said)
        button.passive = passive
        button.chosen = token == self.chosen
        button.delay_ms = place * self.ctx.motion(_DEAL_STEP_MS)
        if passive or token in self._dealt:
            button.at_rest()
        return button

    def _lay_offers(self) -> None:
        tokens = list(self.offers())
        self.place_faces(tokens, self.room, False, any(self.caption(token) for token in tokens))
        for token in tokens:
            button = self.group.find(token)
            if button is not None and self.desk.hand is not None and token not in self.hand.starts:
                button.disabled = self._reason(token)
        self._dealt = frozenset(tokens)

    def tools(self) -> list[IconButton]:
        """Hint and rules, at the right of the head."""
        acts = (("hint", "lamp", "hint", self.ask_hint), ("rules", "help", "explain", self.open_rules))
        return [
            IconButton(self.ctx, name, icon, act, self.words.say(f"tool.{name}", hotkey=shown(key, "table")))
            for name, icon, key, act in acts
        ]

    def open_rules(self) -> None:
        """The rules page of what is looked at."""
        open_rules(self.ctx, self.desk, self._about() or self.rules_page)

    def _lay_tools(self) -> None:
        side, right = self.ctx.px(36), self.head.right - self.ctx.px(14)
        for tool in reversed(self.tools()):
            tool.rect = pygame.Rect(right - side, self.head.centery - side // 2, side, side)
            right -= side + self.ctx.px(4)
            self.group.add(tool)
        self._head_room = right - self.ctx.px(8)

    def _lay_buttons(self) -> None:
        px = self.ctx.px
        right = self.foot.right
        buttons = self.extras()
        if self.offers():
            take = Button(self.ctx, "take", self.take_words(), self.take, primary=True)
            if self.chosen is None:
                take.disabled = self.words.say("offer.pick_first")
            buttons = [take, *buttons]
        for button in buttons:
            width = max(px(150), button.natural_width())
            button.rect = pygame.Rect(right - width, self.foot.centery - px(22), width, px(44))
            right -= width + px(12)
            self.group.add(button)

    def _reason(self, token: str) -> str:
        reason = self.hand.why_not(token)
        return str(self.desk.refusal(reason)).removeprefix(f"{reason.rule}: ")

    def _about(self) -> str | None:
        """What the sheet tells about: under the pointer, else in focus, else picked."""
        for button in self.group.all():
            if isinstance(button, FaceButton) and button.hovered:
                return button.name
        focus = self.group.focus
        if isinstance(focus, FaceButton) and focus.ring:
            return focus.name
        return self.chosen

    def _draw_head(self, surface: pygame.Surface) -> None:
        ctx, px, head = self.ctx, self.ctx.px, self.head
        draw_panel(ctx, surface, head, "dark")
        draw_badge(ctx, surface, ctx.seat_colour(self.seat), (head.left + px(38), head.centery), px(40))
        left = head.left + px(72)
        ctx.type.draw(surface, self.title(), (left, head.top + px(8)), "title", 20, BRASS_BRIGHT)
        text = ctx.type.fit(self.lead(), "body", 16, self._head_room - left)
        ctx.type.draw(surface, text, (left, head.bottom - px(9)), "body", 16, ON_DARK, "bottomleft")

    def thinking_words(self) -> str:
        """That a computer player is at it; empty while none is."""
        seat = self.desk.thinking
        return self.words.say("offer.thinking", who=self.words.side(seat)) if seat is not None else ""

    def _draw_idle(self, surface: pygame.Surface) -> None:
        ctx, px, waits = self.ctx, self.ctx.px, self.thinking_words()
        box = pygame.Rect(self.explain.rect.left, self.explain.rect.top, self.explain.rect.width, px(120))
        draw_panel(ctx, surface, box)
        inner = box.inflate(-2 * px(16), -2 * px(14))
        title = waits or self.words.say("offer.idle.title")
        inner.top = ctx.type.draw(surface, title, inner.topleft, "title", 16).bottom + px(6)
        told = self.words.say("offer.idle.wait" if waits else self.idle)
        ctx.type.paragraph(surface, told, inner, "body", 14)
