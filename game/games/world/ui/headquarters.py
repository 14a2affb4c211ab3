"""The headquarters of a seat: five dossiers on a desk at night, what is left, what is set, and one signature.

What is set lies in a `Drafting` until it is signed; then one command applies it all (R175). With the timer
the draft is signed as it is when the time is up (R176). A window closed before that loses neither.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.games.world.commands import Confirm
from game.games.world.model import Draft
from game.games.world.ui import (
    headquarters_diplomacy,
    headquarters_espionage,
    headquarters_military,
    headquarters_missions,
    headquarters_research,
)
from game.games.world.ui.dossier_cover import Cover
from game.games.world.ui.dossier_ground import FolderOnDesk
from game.games.world.ui.dossier_parts import Field, Tab
from game.games.world.ui.dossier_scene import USED, DossierScene, HasDesk
from game.games.world.ui.headquarters_clock import HeadquartersClock
from game.games.world.ui.headquarters_drafting import Drafting
from game.games.world.ui.headquarters_orders import count_on, lay_orders
from game.games.world.ui.headquarters_visit import KeptVisit
from game.games.world.ui.map_pieces import MapPieces
from game.ui.context import Context
from game.ui.keys import shown, unused
from game.ui.widgets import IconButton, ScrollArea, Widget

PAGES = {
    "military": ("mission_military", headquarters_military.lay),
    "research": ("research_technology_3", headquarters_research.lay),
    "diplomacy": ("diplomat", headquarters_diplomacy.lay),
    "espionage": ("spy", headquarters_espionage.lay),
    "missions": ("seal", headquarters_missions.lay),
}
_CHAPTERS = {"military": "headquarters", "espionage": "covert"}
_TABS = 40
_RAIL, _RAIL_NARROW = 316, 272


_USED = {"dossier", "page_back", "page_on", "more", "fewer", "most", "undo", "redo", "end_turn"}


class HeadquartersScene(DossierScene):
    """Lies upon the table while its seat is in headquarters."""

    unused_keys = unused(DossierScene.keys, USED | _USED)
    end_key = "keys.sign"
    steps = ("headquarters",)

    def __init__(self, ctx: Context, table: HasDesk) -> None:
        super().__init__(ctx, table)
        self.page = "military"
        self.sealed = self.is_shared()
        self.drafting = Drafting(self.book, self.state, self.seat)
        self.pieces = MapPieces(ctx)
        self._laid = FolderOnDesk()
        self.folder = pygame.Rect(0, 0, 1, 1)
        self.sheet: ScrollArea | None = None  # the order sheet, which keeps its place
        timer = self.state.options.timer
        self.clock = HeadquartersClock(ctx, None if timer == "off" else int(timer))
        self.visit = KeptVisit(ctx, self.desk, self.words)
        self.visit.again(self.drafting, self.clock)
        if not self.sealed:
            self._begin()

    @property
    def rules_token(self) -> str:  # type: ignore[override]
        """The chapter about the open dossier."""
        return f"chapter:{_CHAPTERS.get(self.page, self.page)}"

    def title(self) -> str:
        """The strip's heading."""
        return self.words.say("title")

    def renew(self) -> None:
        """A new visit begins with an empty draft."""
        self.drafting = Drafting(self.book, self.state, self.seat)

    def refresh(self) -> None:
        """The orders are signed, or what came before them is taken back: the visit is over."""
        super().refresh()
        self.visit.end()

    def layout(self, size: tuple[int, int]) -> None:
        """Pieces are made for a scale."""
        self.pieces = MapPieces(self.ctx)
        super().layout(size)

    def build(self, room: pygame.Rect) -> None:
        """The cover, or tabs, the open dossier and the rail with means and orders."""
        if self.sealed:
            who = self.words.who(self.state, self.seat)
            Cover(self.ctx, self.words, self.seat, who, self.title()).lay(self.group, room, self.lift)
            return
        px = self.ctx.px
        rail = px(_RAIL if room.width >= px(1150) else _RAIL_NARROW)
        left = pygame.Rect(room.left, room.top, room.width - rail - px(12), room.height)
        self.folder = pygame.Rect(left.left, left.top + px(_TABS), left.width, left.height - px(_TABS))
        self._lay_tabs(pygame.Rect(left.left + px(10), left.top, left.width - px(20), px(_TABS)))
        ground = Field(self.ctx, lambda surface, field: self._paint_folder(surface))
        ground.rect = self.folder
        self.group.widgets.insert(0, ground)
        inner = self.folder.inflate(-2 * px(36), -2 * px(30))
        PAGES[self.page][1](self, inner)
        lay_orders(self, pygame.Rect(left.right + px(12), room.top, rail, room.height))

    def tools(self) -> list[Widget]:
        """Back and forth in the draft."""
        if self.sealed:
            return []
        out: list[Widget] = []
        for name, act in (("undo", self.undo), ("redo", self.redo)):
            tip = self.words.say(f"tool.{name}", hotkey=shown(name, "table"))
            out.append(IconButton(self.ctx, name, name, act, tip))
        return out

    def lift(self) -> None:
        """The seat's player looks."""
        self.sealed = False
        self._begin()
        self.ctx.sounds.play("card")
        self.group.focus = None
        self.rebuild()

    def show_advice(self, tokens: tuple[str, ...]) -> None:
        """A hint is the whole draft: it is laid on the order sheet, where it can be changed or taken back."""
        hint = self.hints.hint
        if hint is not None and isinstance(hint.command, Confirm):
            self.take(hint.command.draft)

    def open_page(self, page: str) -> None:
        """Turn to a dossier."""
        if page != self.page:
            self.page = page
            self.ctx.sounds.play("slide")
            self.rebuild()

    def take(self, further: Draft, near: pygame.Rect | None = None) -> bool:
        """Set something in the draft, or say why it cannot be."""
        reason = self.drafting.take(further)
        if reason is not None:
            self.refuse(reason, near)
            return False
        self.ctx.sounds.play("click")
        self.rebuild()
        return True

    def set_to(self, further: Draft, near: pygame.Rect | None = None) -> None:
        """The same, for controls."""
        self.take(further, near)

    def undo(self) -> None:
        """Take the last step of the draft back; before the first, the game's last command."""
        if self.drafting.can_undo:
            self.drafting.undo()
            self.ctx.sounds.play("undo")
            self.rebuild()
        else:
            self.take_back()

    def redo(self) -> None:
        """Set again what was taken back."""
        if self.drafting.can_redo:
            self.drafting.redo()
            self.rebuild()
        else:
            self.ctx.sounds.play("refuse")

    def sign(self) -> None:
        """Apply all that is set and end the turn."""
        self.submit(Confirm(seat=self.seat, draft=self.drafting.draft))

    def act(self, action: str | None, event: pygame.event.Event) -> None:
        """Digits and Page keys turn to a dossier, Ctrl+Z and Y go back and forth, E signs."""
        if self.sealed:
            return
        names = list(PAGES)
        digit = event.key - pygame.K_1
        turn = {"page_back": -1, "page_on": 1}.get(action or "", 0)
        if action == "undo":
            self.undo()
        elif action == "redo":
            self.redo()
        elif action == "end_turn":
            self.sign()
        elif 0 <= digit < len(names):
            self.open_page(names[digit])
        elif turn:
            self.open_page(names[(names.index(self.page) + turn) % len(names)])

    def update(self, dt_ms: float) -> None:
        """When the time is up the draft is signed as it is (R176)."""
        super().update(dt_ms)
        if self.is_over():
            return
        if self.clock.update():
            self.sign()
        elif not self.sealed:
            self.visit.keep(self.drafting, self.clock)

    @property
    def animating(self) -> bool:
        """The clock too, when another second is to be shown."""
        return super().animating or self.clock.ticked

    def leave(self) -> None:
        """The window closes, or the table is left: what is set is there again when the game goes on."""
        if not self.is_over() and not self.sealed:
            self.clock.update()
            self.visit.keep(self.drafting, self.clock)

    def pause(self) -> None:
        """The clock stands still while something lies on the desk."""
        self.clock.rest()

    def resume(self) -> None:
        """It goes on."""
        if not self.sealed:
            self.clock.run()

    def paint(self, surface: pygame.Surface) -> None:
        """The clock in the strip."""
        self.clock.draw(surface, self.strip)

    def _begin(self) -> None:
        """The player looks now: the clock runs, and what could not be kept is told."""
        self.clock.run()
        if self.visit.notice is not None:
            self.toasts.tell(self.visit.notice)
            self.visit.notice = None

    def _paint_folder(self, surface: pygame.Surface) -> None:
        self._laid.draw(self.ctx, surface, self.folder)

    def _lay_tabs(self, box: pygame.Rect) -> None:
        gap = self.ctx.px(6)
        wide = (box.width - gap * (len(PAGES) - 1)) // len(PAGES)
        for place, (page, (mark, _)) in enumerate(PAGES.items()):
            tip = self.words.say("tab.tip", hotkey=place + 1)
            tab = Tab(
                self.ctx,
                f"page:{page}",
                self.words.say(f"page.{page}"),
                mark,
                partial(self.open_page, page),
                tip,
            )
            tab.rect = pygame.Rect(box.left + place * (wide + gap), box.top, wide, box.height)
            tab.on = page == self.page
            tab.set_here = count_on(self.drafting.draft, page)
            self.group.add(tab)
