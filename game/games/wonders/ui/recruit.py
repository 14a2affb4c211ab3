"""The Recruitment Phase: a leader laid down in secret, both turned up, recruited or discarded (W146-W154).

Only what the present eyes know is painted: the other side's leader is a back until both have chosen, and its
declaration is never shown before both are made. Where two people share the screen the curtain falls first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.games.wonders.model import BOTH, other
from game.games.wonders.scoring import cost_of
from game.games.wonders.ui.explain_things import roman
from game.games.wonders.ui.offer import OfferScene
from game.ui.grounds import draw_shadow
from game.ui.theme import BRASS_BRIGHT, ON_DARK
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

DISMISSAL = 2  # coins for a discarded leader (W150)
_TURN_MS = 420.0


class RecruitScene(OfferScene):
    """Stays for one seat through choice and declaration while that seat is looking."""

    rules_page = "chapter:recruiting"

    def __init__(self, table: WondersTable) -> None:
        self._turned_ms = 0.0
        self._for = table.desk.eyes
        super().__init__(table)

    def title(self) -> str:
        """The coming age."""
        key = "recruit.title.declare" if self.state.phase == "declare" else "recruit.title"
        return self.words.say(key, age=roman(self.state.age))

    def lead(self) -> str:
        """What is to be done, or that the other side is awaited."""
        say, state = self.words.say, self.state
        if self.desk.hand is None:
            return say("recruit.wait", who=self.words.side(other(self.seat)))
        if state.phase == "choose":
            return say("recruit.choose")
        leader = state.chosen[self.seat]
        have = state.cities[self.seat].coins
        return say("recruit.declare", name=self.words.name(leader), coins=have)

    def offers(self) -> list[str]:
        """The own leaders, while one is chosen."""
        if self.state.phase != "choose":
            return []
        return [f"leader:{one}" for one in self.state.cities[self.seat].hand]

    def is_due(self) -> bool:
        """While this seat has to choose or declare, or awaits the other."""
        if self.state.agenda or self.desk.waiting_for is not None or self.desk.eyes != self._for:
            return False
        return self.state.phase in ("choose", "declare")

    def take_words(self) -> str:
        """Lay so-and-so down."""
        if self.chosen is None:
            return self.words.say("recruit.lay")
        return self.words.say("recruit.lay_it", name=self.words.name(self.chosen.partition(":")[2]))

    def caption(self, token: str) -> str:
        """Whether the leader cannot be paid (W149)."""
        cost = cost_of(self.state.options, token.partition(":")[2])
        have = self.state.cities[self.seat].coins
        return self.words.say("recruit.too_dear") if cost > have else ""

    def extras(self) -> list[Button]:
        """Recruit or discard, once both leaders lie open."""
        if self.state.phase != "declare" or self.desk.hand is None:
            return []
        cost = cost_of(self.state.options, self.state.chosen[self.seat])
        say = self.words.say
        recruit = Button(self.ctx, "recruit", say("recruit.recruit", coins=cost), self._recruit, primary=True)
        if "button:recruit" not in self.hand.starts:
            recruit.disabled = self._reason("button:recruit")
            recruit.primary = False
        dismiss = Button(self.ctx, "dismiss", say("recruit.dismiss", coins=DISMISSAL), self._dismiss)
        return [recruit, dismiss]

    def lay_more(self, room: pygame.Rect) -> pygame.Rect:
        """The other side's leaders, open for both; only the one laid down is not known (W145)."""
        if self.state.phase != "choose":
            self._lay_turned(room)
            return room
        high = min(self.ctx.px(150), room.height * 28 // 100)
        tray = pygame.Rect(room.left, room.bottom - high, room.width, high)
        self._tray = tray
        inner = pygame.Rect(tray.left, tray.top + self.ctx.px(28), tray.width, high - self.ctx.px(30))
        foes = self.state.cities[other(self.seat)].hand
        self.place_faces([f"leader:{one}" for one in foes], inner, True, False)
        return pygame.Rect(room.left, room.top, room.width, tray.top - room.top - self.ctx.px(10))

    def update(self, dt_ms: float) -> None:
        """Leaders turn over when both are laid."""
        if self.state.phase == "declare":
            self._turned_ms += dt_ms
        super().update(dt_ms)

    @property
    def animating(self) -> bool:
        """Also while they turn."""
        turning = self.state.phase == "declare" and self._turned_ms < self.ctx.motion(_TURN_MS)
        return turning or super().animating

    def paint(self, surface: pygame.Surface) -> None:
        """Headings, and the laid leaders: backs while they are secret."""
        ctx, px = self.ctx, self.ctx.px
        if self.state.phase == "choose":
            told = self.words.say("recruit.others", who=self.words.side(other(self.seat)))
            at = (self._tray.centerx, self._tray.top + px(6))
            ctx.type.draw(surface, told, at, "body", 14, ON_DARK, "midtop")
            self._paint_laid(surface)
            return
        for seat, rect in self._turned.items():
            who = self.words.side(seat)
            at = (rect.centerx, rect.top - px(12))
            ctx.type.draw(surface, who, at, "title", 20, BRASS_BRIGHT, "midbottom")
            self._paint_turning(surface, seat, rect)

    def _paint_laid(self, surface: pygame.Surface) -> None:
        """Which sides have laid one down: a small back beside the tray."""
        px = self.ctx.px
        size = (px(52), px(78))
        for place, seat in enumerate((self.seat, other(self.seat))):
            if not self.state.chosen[seat]:
                continue
            left = self._tray.left + px(8) if place == 0 else self._tray.right - px(8) - size[0]
            rect = pygame.Rect(left, self._tray.top + px(30), *size)
            draw_shadow(self.ctx, surface, rect)
            surface.blit(self.faces.back("leader", size), rect)

    def _paint_turning(self, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
        """A leader turns around his long axis, from back to face."""
        length = self.ctx.motion(_TURN_MS)
        share = min(1.0, self._turned_ms / length) if length else 1.0
        draw_shadow(self.ctx, surface, rect)
        leader = self.state.chosen[seat]
        image = (
            self.faces.back("leader", rect.size) if share < 0.5 else self.face(f"leader:{leader}", rect.size)
        )
        if share < 1.0:
            wide = max(1, round(rect.width * abs(2 * share - 1)))
            image = pygame.transform.smoothscale(image, (wide, rect.height))
        surface.blit(image, image.get_rect(center=rect.center))

    def _lay_turned(self, room: pygame.Rect) -> None:
        px = self.ctx.px
        height = min(room.height - px(60), px(390))
        width = round(height / 1.5)
        gap = px(60)
        left = room.centerx - width - gap // 2
        self._turned = {}
        for place, seat in enumerate((self.seat, other(self.seat))):
            self._turned[seat] = pygame.Rect(
                left + place * (width + gap), room.centery - height // 2 + px(16), width, height
            )

    def _about(self) -> str | None:
        """At the declaration: the own leader, unless the pointer is on the other one."""
        if self.state.phase != "declare":
            return super()._about()
        for seat in BOTH:
            if self._turned[seat].collidepoint(self.ctx.pointer):
                return f"leader:{self.state.chosen[seat]}"
        return f"leader:{self.state.chosen[self.seat]}"

    def _recruit(self) -> None:
        self.touch("button:recruit")

    def _dismiss(self) -> None:
        self.touch("button:dismiss")


def open_recruit(table: WondersTable) -> None:
    """The Recruitment Phase for the seat that is looking."""
    table.ctx.scenes.push(RecruitScene(table))
