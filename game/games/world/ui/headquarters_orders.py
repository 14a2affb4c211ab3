"""The rail beside the dossiers: what is left, what is set, what is under way, the signature."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.games.world import research
from game.games.world.headquarters_draft import (
    count_of,
    with_item,
    with_mission,
    with_research,
    with_tribute,
    with_venture,
)
from game.games.world.missions import mission_of
from game.games.world.model import AGENT_KINDS, UNIT_KINDS, Draft, Item, office_of
from game.games.world.production import cost_of_agent
from game.games.world.ui.dossier_parts import Field
from game.ui.context import Context
from game.ui.grounds import draw_panel, draw_slice
from game.ui.keys import shown
from game.ui.theme import (
    BAD_ON_DARK,
    BLUE_INK,
    BRASS_BRIGHT,
    INK,
    INK_SOFT,
    ON_DARK,
    ON_DARK_SOFT,
    PAPER,
    PRICE_BLUE,
    TIME_RED,
)
from game.ui.widgets import Button, Press, ScrollArea, Widget

if TYPE_CHECKING:
    from game.games.world.ui.headquarters import HeadquartersScene

ITEMS: tuple[Item, ...] = (*UNIT_KINDS, *AGENT_KINDS)
_MEANS = 132
_LINE = 30


@dataclass(frozen=True)
class Entry:
    """One thing that is set: in which dossier, in words, its price, and the draft without it."""

    name: str
    page: str
    text: str
    cost: int
    without: Draft


class OrderLine(Press):
    """A line of the order sheet; pressing it takes the order back."""

    def __init__(self, ctx: Context, entry: Entry, hq: HeadquartersScene) -> None:
        tip = hq.words.say("orders.take_back")
        super().__init__(ctx, f"order:{entry.name}", partial(hq.set_to, entry.without), tip)
        self.entry = entry

    @property
    def label(self) -> str:
        """What is ordered."""
        return self.entry.text

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it in blue ink, a cross to strike it out, its price at the right."""
        self.lines.clear()
        px, box = self.ctx.px, self.rect
        tone = TIME_RED if self.hovered else BLUE_INK
        side = px(12)
        cross = pygame.Rect(box.left + px(2), box.centery - side // 2, side, side)
        self.icon(surface, "ui/icons/close", cross, TIME_RED if self.hovered else INK_SOFT)
        right = box.right - px(2)
        if self.entry.cost:
            right = self.write(
                surface, str(self.entry.cost), (right, box.centery), "bold", 14, tone, "midright"
            ).left
        room = right - px(8) - cross.right - px(8)
        text = self.ctx.type.fit(self.entry.text, "serif", 14, room)
        line = self.write(surface, text, (cross.right + px(8), box.centery), "serif", 14, tone, "midleft")
        if self.hovered:
            pygame.draw.line(surface, TIME_RED, line.midleft, line.midright, max(1, px(1)))


def count_on(draft: Draft, page: str) -> int:
    """How many things are set in a dossier."""
    covert = sum(one.deed in ("espionage", "sabotage") for one in draft.ventures)
    return {
        "military": draft.units.total,
        "research": len(draft.research),
        "diplomacy": draft.diplomats + len(draft.tributes) + len(draft.ventures) - covert,
        "espionage": draft.spies + covert,
        "missions": int(draft.mission is not None),
    }[page]


def entries(hq: HeadquartersScene) -> Iterator[Entry]:
    """What is set, line by line, in the order of the dossiers."""
    drafting, book, state, words = hq.drafting, hq.book, hq.state, hq.words
    draft = drafting.draft
    for item in ITEMS:
        count = count_of(draft, item)
        if count:
            price = (
                cost_of_agent(book, item, state.seats)
                if item == "diplomat" or item == "spy"
                else book.cost_of_unit(item, state.seats)
            )
            page = {"diplomat": "diplomacy", "spy": "espionage"}.get(item, "military")
            yield Entry(item, page, words.counted(item, count), count * price, with_item(draft, item, 0))
    for field in draft.research:
        level = research.next_level(book, state, hq.seat, field) or 0
        text = words.say("orders.research", field=words.names.fields[field], level=level)
        price = research.cost_of(book, state, hq.seat, field, level)
        yield Entry(field, "research", text, price, with_research(draft, field, is_on=False))
    for gift in draft.tributes:
        text = words.say("orders.tribute", who=words.who(state, gift.to))
        yield Entry(f"tribute:{gift.to}", "diplomacy", text, gift.points, with_tribute(draft, gift.to, 0))
    for deed in draft.ventures:
        text = words.say(f"orders.{deed.deed}", who=words.who(state, deed.target))
        page = "espionage" if deed.deed in ("espionage", "sabotage") else "diplomacy"
        without = with_venture(draft, deed.deed, deed.target, is_on=False)
        yield Entry(f"{deed.deed}:{deed.target}", page, text, 0, without)
    if draft.mission is not None:
        text = words.say("orders.mission", mission=words.names.missions[draft.mission].name)
        yield Entry("mission", "missions", text, 0, with_mission(draft, None))


def under_way(hq: HeadquartersScene) -> Iterator[tuple[int, str]]:
    """What has been paid for and when it comes: (round, words), the earliest first."""
    office, words = office_of(hq.state, hq.seat), hq.words
    rows = [(order.due, words.counted(order.item, order.count)) for order in office.orders]
    for study in office.studies:
        name = words.names.fields[study.field]
        rows.append((study.due, words.say("orders.level", field=name, level=study.level)))
    if office.mission is not None:
        entry = mission_of(hq.book, office.mission.mission)
        name = words.names.missions[office.mission.mission].name
        rows.append((office.mission.since + entry.rounds, words.say("orders.deadline", mission=name)))
    yield from sorted(rows)


def lay_orders(hq: HeadquartersScene, box: pygame.Rect) -> None:
    """Means on top, the sheet of orders below, the signature at the foot."""
    px = hq.ctx.px
    means = Field(hq.ctx, partial(_paint_means, hq), "means", hq.words.say("means.tip"))
    means.rect = pygame.Rect(box.left, box.top, box.width, px(_MEANS))
    hq.group.add(means)
    high = px(52)
    sheet = pygame.Rect(box.left, means.rect.bottom + px(12), box.width, 0)
    sheet.height = box.bottom - high - px(12) - sheet.top
    paper = Field(hq.ctx, lambda surface, field: draw_panel(hq.ctx, surface, field.rect, "paper"))
    paper.rect = sheet
    hq.group.add(paper)
    _lay_sheet(hq, sheet.inflate(-2 * px(16), -2 * px(14)))
    is_empty = hq.drafting.draft == Draft()
    text = hq.words.say("sign.nothing" if is_empty else "sign")
    tip = hq.words.say("sign.tip", hotkey=shown("end_turn", "table"))
    button = Button(hq.ctx, "sign", text, hq.sign, icon="check", primary=True, tip=tip)
    button.rect = pygame.Rect(box.left, box.bottom - high, box.width, high)
    hq.group.add(button)


def _lay_sheet(hq: HeadquartersScene, box: pygame.Rect) -> None:
    area = ScrollArea(hq.ctx, "orders")
    area.rect = box
    px = hq.ctx.px
    wide = box.width - area.bar_width()
    rows: list[Widget] = []
    y = _heading(hq, rows, box.left, box.top, wide, hq.words.say("orders.title"), hq.drafting.cost)
    lines = list(entries(hq))
    for entry in lines:
        line = OrderLine(hq.ctx, entry, hq)
        line.rect = pygame.Rect(box.left, y, wide, px(_LINE))
        rows.append(line)
        y = line.rect.bottom
    if not lines:
        y = _note(hq, rows, box.left, y, wide, hq.words.say("orders.none"))
    y = _heading(hq, rows, box.left, y + px(12), wide, hq.words.say("orders.under_way"), 0)
    coming = list(under_way(hq))
    for due, text in coming:
        field = Field(hq.ctx, partial(_paint_coming, hq, due, text))
        field.rect = pygame.Rect(box.left, y, wide, px(26))
        rows.append(field)
        y = field.rect.bottom
    if not coming:
        y = _note(hq, rows, box.left, y, wide, hq.words.say("orders.nothing_comes"))
    if hq.sheet is not None:
        area.offset = hq.sheet.offset
    hq.sheet = area
    area.place(rows, y - box.top)
    hq.group.add(area)


def _heading(
    hq: HeadquartersScene, rows: list[Widget], x: int, y: int, wide: int, text: str, cost: int
) -> int:
    def paint(surface: pygame.Surface, field: Widget) -> None:
        px = hq.ctx.px
        field.write(surface, text, (field.rect.left, field.rect.centery - px(2)), "title", 16, INK, "midleft")
        if cost:
            at = (field.rect.right - px(2), field.rect.centery - px(2))
            field.write(surface, hq.words.say("orders.sum", cost=cost), at, "title", 16, BLUE_INK, "midright")
        line = field.rect.bottom - px(3)
        pygame.draw.line(surface, INK_SOFT, (field.rect.left, line), (field.rect.right, line), max(1, px(1)))

    field = Field(hq.ctx, paint)
    field.rect = pygame.Rect(x, y, wide, hq.ctx.px(30))
    rows.append(field)
    return field.rect.bottom


def _note(hq: HeadquartersScene, rows: list[Widget], x: int, y: int, wide: int, text: str) -> int:
    lines = hq.ctx.type.wrap(text, "italic", 14, wide)
    step = hq.ctx.type.height("italic", 14)

    def paint(surface: pygame.Surface, field: Widget) -> None:
        for place, line in enumerate(lines):
            field.write(
                surface, line, (field.rect.left, field.rect.top + place * step), "italic", 14, INK_SOFT
            )

    field = Field(hq.ctx, paint)
    field.rect = pygame.Rect(x, y + hq.ctx.px(4), wide, step * len(lines))
    rows.append(field)
    return field.rect.bottom


def _paint_coming(hq: HeadquartersScene, due: int, text: str, surface: pygame.Surface, field: Widget) -> None:
    px, box = hq.ctx.px, field.rect
    left = (
        hq.words.rounds(max(0, due - hq.state.round))
        if due > hq.state.round
        else hq.words.say("orders.waits")
    )
    right = field.write(
        surface, left, (box.right - px(2), box.centery), "body", 14, INK_SOFT, "midright"
    ).left
    text = hq.ctx.type.fit(text, "serif", 14, right - px(8) - box.left)
    field.write(surface, text, (box.left, box.centery), "serif", 14, INK, "midleft")


def _paint_means(hq: HeadquartersScene, surface: pygame.Surface, field: Widget) -> None:
    """Points large with what remains after the draft; diplomats and spies at home below (R178)."""
    ctx, px, box = hq.ctx, hq.ctx.px, field.rect
    draw_slice(ctx, surface, "ui/panel_dark", box)
    office, left = office_of(hq.state, hq.seat), hq.drafting.left
    gear = pygame.Rect(box.left + px(16), box.top + px(14), px(44), px(44))
    field.icon(surface, "world/desk/gear", gear.inflate(px(4), px(4)), BRASS_BRIGHT)
    field.icon(surface, "world/desk/gear", gear, PRICE_BLUE)
    pygame.draw.circle(surface, BRASS_BRIGHT, gear.center, px(11), max(1, px(2)))
    pygame.draw.circle(surface, (0x17, 0x0E, 0x09), gear.center, px(8))
    x = gear.right + px(12)
    tone = BAD_ON_DARK if left.points < 0 else ON_DARK
    end = field.write(surface, str(left.points), (x, gear.centery), "title", 40, tone, "midleft").right
    told = (
        hq.words.say("means.points")
        if left.points == office.points
        else hq.words.say("means.of", points=office.points)
    )
    field.write(surface, told, (end + px(10), gear.centery + px(5)), "body", 14, ON_DARK_SOFT, "midleft")
    y = box.top + px(96)
    wide = (box.width - px(32)) // 2
    for place, (kind, here, after) in enumerate(
        (("diplomat", office.diplomats, left.diplomats), ("spy", office.spies, left.spies))
    ):
        spot = pygame.Rect(box.left + px(16) + place * wide, y - px(17), px(34), px(34))
        pygame.draw.circle(surface, PAPER, spot.center, px(17))
        field.icon(surface, f"world/desk/{kind}", spot.inflate(-px(8), -px(8)), INK)
        at = (spot.right + px(8), y)
        end = field.write(surface, str(after), at, "title", 20, ON_DARK, "midleft").right
        told = hq.words.say(f"means.{kind}") if here == after else hq.words.say("means.of", points=here)
        size = 14 if ctx.type.width(told, "body", 14) <= spot.left + wide - end - px(14) else 12
        field.write(surface, told, (end + px(6), y + px(2)), "body", size, ON_DARK_SOFT, "midleft")
