"""The research dossier: three fields of three levels each, what they do, what they cost, how far they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from game.games.world import research
from game.games.world.headquarters_draft import with_research
from game.games.world.model import FIELDS, office_of
from game.games.world.model import Field as ResearchField
from game.games.world.ui.dossier_ground import STAMP_GREEN, draw_stamp
from game.games.world.ui.dossier_parts import draw_bar, draw_price, draw_time
from game.games.world.ui.headquarters_page import heading
from game.ui.theme import BLUE_INK, INFO, INK, INK_SOFT, PALE_INK, PAPER, Colour
from game.ui.widgets import Press, Widget

if TYPE_CHECKING:
    from game.games.world.ui.headquarters import HeadquartersScene

Standing = Literal["done", "under_way", "set", "open", "locked"]
_GROUND: dict[str, Colour] = {
    "done": (0xDD, 0xDC, 0xBE),
    "under_way": (0xE9, 0xDC, 0xBC),
    "set": (0xDD, 0xE4, 0xEC),
    "open": (0xF8, 0xF0, 0xDD),
    "locked": (0xDF, 0xD1, 0xB0),
}


class LevelCard(Press):
    """One level of a field; pressing an open one sets it, a set one takes it back, others say why not."""

    def __init__(self, hq: HeadquartersScene, field: ResearchField, level: int, box: pygame.Rect) -> None:
        super().__init__(hq.ctx, f"research:{field}:{level}", self._press)
        self.hq, self.field, self.level = hq, field, level
        self.rect = box
        self.standing = standing_of(hq, field, level)
        self.tab_stop = self.standing in ("open", "set")
        further = with_research(hq.drafting.draft, field, is_on=True)
        self.refusal = hq.drafting.refusal(further) if self.standing == "open" else None
        self.tip = hq.words.say(f"research.{self.standing}.tip", **self._named())
        if self.refusal is not None:
            self.tip = hq.reason(self.refusal)

    @property
    def label(self) -> str:
        """`Military 2`."""
        return self.hq.words.say("orders.level", **self._named())

    def draw(self, surface: pygame.Surface) -> None:
        """Paint ground, mark, effect, price and time, and how it stands."""
        self.lines.clear()
        px, box = self.ctx.px, self.rect
        is_open = self.standing in ("open", "set")
        ground = (0xFF, 0xF9, 0xEA) if self.hovered and self.standing == "open" else _GROUND[self.standing]
        pygame.draw.rect(surface, ground, box, border_radius=px(5))
        edge = BLUE_INK if self.standing == "set" else INK_SOFT if is_open else (0xBB, 0xA5, 0x78)
        pygame.draw.rect(
            surface, edge, box, max(1, px(2 if self.standing == "set" else 1)), border_radius=px(5)
        )
        tone = BLUE_INK if self.standing == "set" else PALE_INK if self.standing == "locked" else INK
        side = px(44) if box.width >= px(240) else px(32)
        mark = pygame.Rect(box.left + px(10), box.top + px(9), side, side)
        self.icon(surface, f"world/desk/research_{self.field}_{self.level}", mark, tone)
        self.write(
            surface, "I" * self.level, (mark.centerx, mark.bottom + px(1)), "title", 16, tone, "midtop"
        )
        x = mark.right + px(10)
        room = pygame.Rect(x, box.top + px(7), box.right - px(8) - x, box.height)
        self._write_effect(surface, room)
        self._write_foot(surface)
        if self.standing == "done":
            at = (box.right - px(58), box.bottom - px(22))
            draw_stamp(self.ctx, surface, self.hq.words.say("stamp.done"), at, 16, STAMP_GREEN, 6)

    def _write_effect(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        y = room.top
        text = effect_text(self.hq, self.field, self.level)
        free = self.rect.bottom - self.ctx.px(36) - y
        kind = self.ctx.type
        size = 14 if len(kind.wrap(text, "serif", 14, room.width)) * kind.height("serif", 14) <= free else 12
        for line in kind.wrap(text, "serif", size, room.width):
            self.write(
                surface, line, (room.left, y), "serif", size, INK_SOFT if self.standing == "locked" else INK
            )
            y += kind.height("serif", size)

    def _write_foot(self, surface: pygame.Surface) -> None:
        px, box, words = self.ctx.px, self.rect, self.hq.words
        foot = box.bottom - px(20)
        if self.standing == "done":
            return
        if self.standing == "under_way":
            study = research.study_of(office_of(self.hq.state, self.hq.seat), self.field)
            assert study is not None
            whole = self.hq.book.research.rounds[str(self.level)]
            left = study.due - self.hq.state.round
            bar = pygame.Rect(box.left + px(12), box.bottom - px(16), box.width - px(24), px(8))
            draw_bar(self, surface, bar, (whole - left) / whole, INFO)
            told = words.say("research.due", round=study.due, left=words.rounds(left))
            self.write(surface, told, (bar.left, bar.top - px(2)), "bold", 12, INK, "bottomleft")
            return
        price = research.cost_of(self.hq.book, self.hq.state, self.hq.seat, self.field, self.level)
        draw_price(self, surface, price, (box.left + px(28), foot), 32)
        draw_time(self, surface, self.hq.book.research.rounds[str(self.level)], (box.left + px(62), foot), 24)
        right = box.right - px(10)
        if self.standing == "locked":
            lock = pygame.Rect(right - px(16), foot - px(8), px(16), px(16))
            self.icon(surface, "world/desk/lock", lock, PALE_INK)
            return
        told = words.say(f"research.{self.standing}")
        plate = pygame.Rect(0, 0, self.ctx.type.width(told, "bold", 14) + px(22), px(26))
        plate.midright = (right, foot)
        tone = BLUE_INK if self.standing == "set" else INK if self.refusal is None else PALE_INK
        pygame.draw.rect(
            surface, tone, plate, 0 if self.standing == "set" else max(1, px(1)), border_radius=px(4)
        )
        ink = PAPER if self.standing == "set" else tone
        self.write(surface, told, plate.center, "bold", 14, ink, "center")

    def _named(self) -> dict[str, object]:
        return {"field": self.hq.words.names.fields[self.field], "level": self.level}

    def _press(self) -> None:
        hq = self.hq
        draft = hq.drafting.draft
        if self.standing in ("open", "set"):
            hq.take(with_research(draft, self.field, is_on=self.standing == "open"), self.rect)
        elif self.standing == "locked":
            hq.toasts.refuse(hq.words.say("research.locked.tip", **self._named()), "R186", self.rect.midtop)
        else:
            reason = hq.drafting.refusal(with_research(draft, self.field, is_on=True))
            if reason is not None and self.standing == "under_way":
                hq.refuse(reason, self.rect)
            else:
                hq.toasts.tell(hq.words.say("research.done.tip", **self._named()), self.rect.midtop)


def lay(hq: HeadquartersScene, box: pygame.Rect) -> None:
    """A column for each field, its levels from the top down."""
    px = hq.ctx.px
    top = heading(hq, box, "research")
    gap = px(10)
    wide = (box.width - 2 * gap) // 3
    high = (box.bottom - top - px(28) - 2 * px(8)) // 3
    for place, field in enumerate(FIELDS):
        x = box.left + place * (wide + gap)
        head = _Head(hq, field)
        head.rect = pygame.Rect(x, top, wide, px(28))
        hq.group.add(head)
        for level in (1, 2, 3):
            card = pygame.Rect(x, head.rect.bottom + (level - 1) * (high + px(8)), wide, high)
            hq.group.add(LevelCard(hq, field, level, card))


def effect_text(hq: HeadquartersScene, field: ResearchField, level: int) -> str:
    """What a level does, in numbers where they depend on how many play."""
    effect = hq.book.research.fields[field].effects[level - 1]
    if effect.type == "income_flat":
        return hq.words.say("research.income", points=effect.by_players[str(hq.state.seats)])
    return hq.words.names.research[field][level - 1]


def standing_of(hq: HeadquartersScene, field: ResearchField, level: int) -> Standing:
    """How a level stands: finished, paid for, set in the draft, next, or out of reach for now."""
    office = office_of(hq.state, hq.seat)
    done = office.level(field, hq.state.realms[hq.seat])
    if level <= done:
        return "done"
    study = research.study_of(office, field)
    if study is not None and study.level == level:
        return "under_way"
    if level > done + 1 or study is not None:
        return "locked"
    return "set" if field in hq.drafting.draft.research else "open"


class _Head(Widget):
    """A field's name, and who can see its levels."""

    focusable = False

    def __init__(self, hq: HeadquartersScene, field: ResearchField) -> None:
        super().__init__(hq.ctx)
        self.hq, self.field = hq, field

    def contains(self, pos: tuple[int, int]) -> bool:
        """It takes no input."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it."""
        self.lines.clear()
        px, box = self.ctx.px, self.rect
        name = self.hq.words.names.fields[self.field]
        self.write(surface, name, (box.left + px(2), box.centery), "title", 20, INK, "midleft")
        public = self.hq.book.research.fields[self.field].public
        told = self.hq.words.say("research.public" if public else "research.secret")
        mark = pygame.Rect(box.right - px(18), box.centery - px(8), px(16), px(16))
        self.icon(surface, "ui/icons/eye" if public else "ui/icons/eye_off", mark, INK_SOFT)
        self.write(surface, told, (mark.left - px(5), box.centery), "body", 12, INK_SOFT, "midright")
