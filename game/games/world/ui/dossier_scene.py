"""What headquarters, national events and the choice of a nation have in common: desk, strip, tools, refusals.

Each lies upon the world's table (`table.desk` is all it needs of it) and goes away when its step is over.
What is secret is painted only after the seat's player has lifted the cover, where several people share the
screen (A60).
"""

from __future__ import annotations

from typing import Protocol

import pygame

from game.core.ids import Seat
from game.games.world.book import Book
from game.games.world.model import WorldState
from game.games.world.ui.dossier_ground import draw_desk
from game.games.world.ui.dossier_words import DossierWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.desk_scene import DeskScene
from game.ui.grounds import draw_slice
from game.ui.keys import EVERYWHERE, action_of, shown, unused
from game.ui.table_ends import open_menu, open_rules
from game.ui.theme import BRASS_BRIGHT, ON_DARK, ON_DARK_SOFT
from game.ui.widgets import IconButton, Widget, WidgetGroup

STRIP = 46
MARGIN = 12


class HasDesk(Protocol):
    """The table below: the live game's desk is all that is asked of it."""

    desk: Desk


USED = frozenset({"menu", "explain", "hint"})
"""The keys of the table that mean something at every one of these screens."""


class DossierScene(DeskScene):
    """Subclasses name their steps and build their widgets; `rebuild` makes them anew, the focus staying."""

    keys = ("dossiers", "table")
    unused_keys = unused(keys, USED)
    end_key = ""  # the words for what the key does that ends a turn elsewhere
    steps: tuple[str, ...] = ()
    rules_token = ""
    sealed = False  # under a cover, until the seat's player looks

    def __init__(self, ctx: Context, table: HasDesk) -> None:
        super().__init__(ctx, table.desk)
        self.words = DossierWords()
        self.group = WidgetGroup(ctx)
        self.state: WorldState = self.desk.view.state
        self.seat: Seat = self.actor()
        self.strip = pygame.Rect(0, 0, 1, 1)
        self._seen = self.desk.session.index

    def key_words(self, action: str) -> str | None:
        """The page of keys speaks of this screen."""
        return self.words.say(self.end_key) if action == "end_turn" else super().key_words(action)

    @property
    def is_private(self) -> bool:
        """Not while a cover lies on it."""
        return not self.sealed

    @property
    def book(self) -> Book:
        """The game's numbers."""
        book: Book = self.desk.rules.book
        return book

    def actor(self) -> Seat:
        """Whose screen this is: the seat that acts."""
        return self.state.active

    def build(self, room: pygame.Rect) -> None:
        """Make the widgets below the strip."""
        raise NotImplementedError

    def title(self) -> str:
        """What the strip says after the seat's name."""
        raise NotImplementedError

    def tools(self) -> list[Widget]:
        """Tools in the strip, left of the rules."""
        return []

    def paint(self, surface: pygame.Surface) -> None:
        """Anything that lies below the widgets."""

    def act(self, action: str | None, event: pygame.event.Event) -> None:
        """A key that no widget has used."""

    def is_over(self) -> bool:
        """Whether the step that this scene is for has passed."""
        return self.state.step not in self.steps or self.actor() != self.seat

    def is_shared(self) -> bool:
        """Whether other people look at the same screen, so that secrets need a cover."""
        return sum(kind == "human" for kind in self.desk.players) > 1

    def layout(self, size: tuple[int, int]) -> None:
        """Strip on top, the rest below."""
        super().layout(size)
        px = self.ctx.px
        edge = px(MARGIN)
        self.strip = pygame.Rect(edge, edge, size[0] - 2 * edge, px(STRIP))
        self.rebuild()

    def rebuild(self) -> None:
        """Make all widgets anew."""
        if self.size == (0, 0):
            return
        edge = self.ctx.px(MARGIN)
        self.group.clear()
        top = self.strip.bottom + edge
        self.build(pygame.Rect(edge, top, self.size[0] - 2 * edge, self.size[1] - edge - top))
        self._build_strip()
        self.group.restore()

    def handle(self, event: pygame.event.Event) -> None:
        """Widgets first, then keys."""
        self.toasts.pointer(event)
        if self.group.handle(event) or event.type != pygame.KEYDOWN:
            return
        action = action_of(event, (*self.keys, EVERYWHERE))
        if action in ("cancel", "back") and self.hints.put_away():
            return
        if action in ("menu", "cancel", "back"):
            open_menu(self.ctx, self.desk)
        elif action == "explain":
            self.open_rules()
        elif action == "hint":
            self.ask_hint()
        else:
            self.act(action, event)

    def update(self, dt_ms: float) -> None:
        """Motions below, notes, toasts; leave when the step is over."""
        super().update(dt_ms)
        self.group.update(dt_ms)

    @property
    def animating(self) -> bool:
        """While something moves by itself."""
        return self.group.animating or self.toasts.animating or self.desk.animating

    def draw(self, surface: pygame.Surface) -> None:
        """Desk, what lies on it, strip, widgets, toasts."""
        draw_desk(self.ctx, surface)
        self._draw_strip(surface)
        self.paint(surface)
        self.group.draw(surface)
        self.toasts.draw(surface)

    def refresh(self) -> None:
        """The game went on: read it anew, or go away."""
        super().refresh()
        self.state = self.desk.view.state
        if self.desk.waiting_for is not None or self.is_over():
            self.ctx.scenes.pop()
        else:
            self.renew()
            self.rebuild()

    def renew(self) -> None:
        """The state is another one, and this scene is still asked for."""

    def open_rules(self) -> None:
        """The rules page about this screen."""
        open_rules(self.ctx, self.desk, self.rules_token)

    def take_back(self) -> None:
        """Take the game's last command back, or say why not."""
        self.rewind(self.desk.undo)

    def _build_strip(self) -> None:
        px, strip = self.ctx.px, self.strip
        side = px(36)
        y = strip.centery - side // 2
        tip = self.words.say("tool.menu", hotkey=shown("menu", "table"))
        menu = IconButton(self.ctx, "menu", "menu", lambda: open_menu(self.ctx, self.desk), tip)
        menu.rect = pygame.Rect(strip.left + px(6), y, side, side)
        self.group.add(menu)
        tip = self.words.say("tool.rules", hotkey=shown("explain", "table"))
        rules = IconButton(self.ctx, "rules", "help", self.open_rules, tip)
        x = strip.right - px(6)
        for tool in (rules, *reversed(self.tools())):
            x -= side
            tool.rect = pygame.Rect(x, y, side, side)
            x -= px(4)
            self.group.add(tool)

    def _draw_strip(self, surface: pygame.Surface) -> None:
        ctx, px, strip = self.ctx, self.ctx.px, self.strip
        draw_slice(ctx, surface, "ui/panel_dark", strip)
        x = strip.left + px(52)
        draw_badge(ctx, surface, ctx.seat_colour(self.seat), (x + px(15), strip.centery), px(30))
        x += px(40)
        name = self.words.who(self.state, self.seat)
        x = ctx.type.draw(surface, name, (x, strip.centery), "title", 20, BRASS_BRIGHT, "midleft").right + px(
            14
        )
        x = ctx.type.draw(
            surface, self.title(), (x, strip.centery), "title", 16, ON_DARK, "midleft"
        ).right + px(14)
        about = self.words.say("strip.round", round=self.state.round) if self.state.round else ""
        ctx.type.draw(surface, about, (x, strip.centery), "body", 14, ctx.tone(ON_DARK_SOFT), "midleft")
