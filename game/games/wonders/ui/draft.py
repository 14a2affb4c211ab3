"""The drafts of leaders and of wonders: four on offer, one or two taken in turn, all open (W008, W142)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.wonders.model import BOTH, other
from game.games.wonders.ui.offer import USED, OfferScene
from game.ui.badges import draw_badge
from game.ui.grounds import draw_panel
from game.ui.keys import unused
from game.ui.theme import BRASS_BRIGHT, ON_DARK

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

_TRAY, _TOKENS = 150, 54
_PHASES = ("leader_draft", "wonder_draft")


class DraftScene(OfferScene):
    """Stays while there is something to draft, whoever takes next; players at one screen change over."""

    rules_page = "chapter:setup"
    unused_keys = unused(OfferScene.keys, USED | {"undo"})

    def __init__(self, table: WondersTable) -> None:
        self._trays: dict[Seat, pygame.Rect] = {}
        self._board = pygame.Rect(0, 0, 1, 1)
        super().__init__(table)

    def title(self) -> str:
        """Which draft it is."""
        return self.words.say(f"draft.title.{self.state.phase}")

    def lead(self) -> str:
        """Whose turn it is to take, and how many."""
        if not self.state.drafters:
            return ""
        who = self.state.drafters[0]
        many = 1
        while many < len(self.state.drafters) and self.state.drafters[many] == who:
            many += 1
        key = "draft.yours" if who == self.desk.hand else "draft.theirs"
        key += ".one" if many == 1 else ""
        rest = self.words.listed([self.words.side(seat) for seat in self.state.drafters])
        told = self.words.say(key, who=self.words.side(who), count=many, order=rest)
        return f"{self.thinking_words()} {told}".strip()

    def offers(self) -> list[str]:
        """What is on offer."""
        kind = "leader" if self.state.phase == "leader_draft" else "wonder"
        return [f"{kind}:{one}" for one in self.state.draft]

    def is_due(self) -> bool:
        """While something is drafted."""
        return self.state.phase in _PHASES

    def take_words(self) -> str:
        """Take so-and-so."""
        if self.chosen is None:
            return self.words.say("draft.take")
        return self.words.say("draft.take_it", name=self.words.name(self.chosen.partition(":")[2]))

    def pass_on(self) -> None:
        """Nothing is secret: the next player takes over at once."""
        if self.desk.waiting_for is not None and self.is_due():
            self.desk.take_over()
            self.refresh()

    def act(self, action: str | None) -> None:
        """Take back what was drafted last."""
        if action == "undo":
            self.desk.has_secrets = self.table.people < 2
            try:
                self.rewind(self.desk.undo)
            finally:
                self.desk.has_secrets = True

    def lay_more(self, room: pygame.Rect) -> pygame.Rect:
        """Two trays with what each side has, and the progress tokens on the board."""
        px = self.ctx.px
        high = min(px(_TRAY), room.height * 30 // 100)
        width = (room.width - px(14)) // 2
        for place, seat in enumerate((self.seat, other(self.seat))):
            tray = pygame.Rect(room.left + place * (width + px(14)), room.bottom - high, width, high)
            self._trays[seat] = tray
            inner = pygame.Rect(tray.left + px(12), tray.top + px(30), tray.width - px(24), high - px(40))
            city = self.state.cities[seat]
            drafting = "leader" if self.state.phase == "leader_draft" else "wonder"
            have = city.hand if drafting == "leader" else city.wonders
            self.place_faces([f"{drafting}:{one}" for one in have], inner, True, False)
        self._board = pygame.Rect(room.left, room.top, room.width, px(_TOKENS))
        half = pygame.Rect(room.left + room.width * 2 // 5, room.top, room.width * 3 // 5, px(_TOKENS))
        self.place_faces([f"token:{one}" for one in self.state.board], half, True, False)
        top = self._board.bottom + px(16)
        return pygame.Rect(room.left, top, room.width, room.bottom - high - px(14) - top)

    def paint(self, surface: pygame.Surface) -> None:
        """The trays with their owners, and what the tokens are."""
        ctx, px = self.ctx, self.ctx.px
        for seat in BOTH:
            tray = self._trays[seat]
            draw_panel(ctx, surface, tray, "dark")
            at = (tray.left + px(22), tray.top + px(17))
            draw_badge(ctx, surface, ctx.seat_colour(seat), at, px(20))
            who = self.words.say("draft.has", who=self.words.side(seat))
            ctx.type.draw(surface, who, (at[0] + px(18), at[1]), "title", 14, BRASS_BRIGHT, "midleft")
        told = self.words.say("draft.tokens")
        at = (self._board.left + px(6), self._board.centery)
        ctx.type.draw(surface, told, at, "body", 14, ON_DARK, "midleft")


def open_draft(table: WondersTable) -> None:
    """The running draft."""
    table.ctx.scenes.push(DraftScene(table))
