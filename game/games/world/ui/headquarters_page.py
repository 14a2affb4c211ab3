"""What the five dossiers share: the heading with its thing on the desk, and a row's chance in words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.world.covert import damage, known_chance
from game.games.world.headquarters_draft import count_of, with_item, with_venture
from game.games.world.model import AgentKind, Deed, Venture, office_of
from game.games.world.production import cost_of_agent
from game.games.world.ui.dossier_parts import Field, Stepper, Tick, draw_price, draw_time
from game.ui.badges import draw_badge
from game.ui.theme import INK, INK_SOFT
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.games.world.ui.headquarters import HeadquartersScene

_HEAD = 62


def heading(hq: HeadquartersScene, box: pygame.Rect, page: str) -> int:
    """Title and advice along the top of a page; returns the y below."""
    px = hq.ctx.px

    def paint(surface: pygame.Surface, field: Widget) -> None:
        side = px(60)
        thing = hq.ctx.sprites.sized(f"world/desk/thing_{page}", side, side)
        surface.blit(thing, thing.get_rect(midleft=(field.rect.left - px(6), field.rect.centery)))
        x = field.rect.left + side + px(6)
        field.write(surface, hq.words.say(f"page.{page}"), (x, field.rect.top), "title", 28, INK)
        told = hq.ctx.type.fit(hq.words.say(f"page.{page}.about"), "italic", 14, field.rect.right - x)
        field.write(surface, told, (x, field.rect.top + px(36)), "italic", 14, INK_SOFT)

    field = Field(hq.ctx, paint)
    field.rect = pygame.Rect(box.left, box.top - px(6), box.width, px(_HEAD))
    hq.group.add(field)
    return field.rect.bottom + px(4)


def watermark(hq: HeadquartersScene, page: str, box: pygame.Rect) -> None:
    """The page's thing, large and pale, where few rows leave the sheet empty."""
    side = min(hq.ctx.px(216), box.height - hq.ctx.px(8))
    if side < hq.ctx.px(110):
        return

    def paint(surface: pygame.Surface, field: Widget) -> None:
        image = hq.ctx.sprites.veiled(f"world/desk/thing_{page}", side, side, 58)
        surface.blit(image, image.get_rect(bottomright=field.rect.bottomright))

    field = Field(hq.ctx, paint)
    field.rect = box
    hq.group.add(field)


def deed_tick(hq: HeadquartersScene, deed: Deed, target: Seat, box: pygame.Rect) -> Tick:
    """The order for a deed towards a seat, with its chance where it may fail and why it cannot be set."""
    draft = hq.drafting.draft
    is_on = Venture(deed, target) in draft.ventures
    further = with_venture(draft, deed, target, is_on=not is_on)
    illegal = hq.drafting.refusal(further)
    who = hq.words.who(hq.state, target)
    aside, tip = "", hq.words.say(f"deed.{deed}.tip", who=who)
    if deed in hq.book.agents.covert:
        low, high = known_chance(hq.book, hq.state, deed, hq.seat, target)
        aside = hq.words.say("chance" if low != high else "chance.sure", low=low, high=high)
        tip = f"{tip}\n{hq.words.say('chance.tip', low=low, high=high)}"
    tick = Tick(
        hq.ctx,
        f"{deed}:{target}",
        hq.words.say(f"deed.{deed}"),
        deed,
        partial(hq.set_to, further, box),
        on=is_on,
        aside=aside,
        about=hq.words.say(f"deed.{deed}.about", **_numbers(hq)),
        tip=tip,
        reason=None if illegal is None else hq.reason(illegal),
        refused=None if illegal is None else partial(hq.refuse, illegal, box),
    )
    tick.rect = box
    hq.group.add(tick)
    return tick


def _numbers(hq: HeadquartersScene) -> dict[str, int]:
    """What deeds cost the other side."""
    points = hq.book.agents.boycott_points[str(hq.state.seats)]
    return {"points": points, "units": damage(hq.book, hq.state, hq.seat)}


def name_width(hq: HeadquartersScene, box: pygame.Rect) -> int:
    """What the seat's name takes of a row."""
    return hq.ctx.px(206 if box.width >= hq.ctx.px(760) else 164)


def paint_seat(
    hq: HeadquartersScene, seat: Seat, surface: pygame.Surface, field: Widget, about: tuple[str, ...]
) -> None:
    """A row's ground: the other seat's mark and name with a line or two about it."""
    px, box = hq.ctx.px, field.rect
    pygame.draw.line(surface, (0xC9, 0xB4, 0x88), box.bottomleft, box.bottomright, max(1, px(1)))
    nation = hq.state.realms[seat].nation
    badge = (box.left + px(18), box.centery)
    side = px(32)
    if nation is not None and box.height >= px(64):
        high = px(54)
        emblem = hq.ctx.sprites.sized(f"world/desk/nation_{nation}", round(high * 96 / 112), high)
        surface.blit(emblem, emblem.get_rect(midleft=(box.left, box.centery)))
        badge, side = (box.left + px(42), box.centery + px(20)), px(20)
    draw_badge(hq.ctx, surface, hq.ctx.seat_colour(seat), badge, side)
    x, room = box.left + px(56), name_width(hq, box) - px(60)
    step = hq.ctx.type.height("body", 12)
    y = box.centery - (hq.ctx.type.height("title", 16) + step * len(about)) // 2
    name = hq.ctx.type.fit(hq.words.who(hq.state, seat), "title", 16, room)
    y = field.write(surface, name, (x, y), "title", 16, INK).bottom
    for line in about:
        field.write(surface, hq.ctx.type.fit(line, "body", 12, room), (x, y), "body", 12, INK_SOFT)
        y += step


def agents(hq: HeadquartersScene, kind: AgentKind, box: pygame.Rect) -> int:
    """The row that orders diplomats or spies; returns the y below."""
    px, words, draft = hq.ctx.px, hq.words, hq.drafting.draft
    entry, price = hq.book.agents.agents[kind], cost_of_agent(hq.book, kind, hq.state.seats)
    row = pygame.Rect(box.left, box.top, box.width, px(52))
    office = office_of(hq.state, hq.seat)
    home = office.diplomats if kind == "diplomat" else office.spies
    coming = sum(order.count for order in office.orders if order.item == kind)

    def paint(surface: pygame.Surface, field: Widget) -> None:
        pygame.draw.rect(surface, (0xE7, 0xD9, 0xB8), field.rect, border_radius=px(6))
        pygame.draw.rect(surface, (0xB8, 0xA0, 0x6E), field.rect, max(1, px(1)), border_radius=px(6))
        y = field.rect.centery
        mark = pygame.Rect(field.rect.left + px(12), y - px(16), px(32), px(32))
        field.icon(surface, f"world/desk/{kind}", mark, INK)
        x = mark.right + px(12)
        right = field.rect.right - px(250)
        top = hq.ctx.type.fit(words.say(f"agents.{kind}"), "title", 16, right - x)
        field.write(surface, top, (x, y - px(20)), "title", 16, INK)
        told = words.say("agents.most", home=home, coming=coming, most=entry.most)
        field.write(surface, hq.ctx.type.fit(told, "body", 14, right - x), (x, y), "body", 14, INK_SOFT)
        draw_price(field, surface, price, (field.rect.right - px(222), y), 34)
        draw_time(field, surface, entry.rounds, (field.rect.right - px(186), y), 26)

    field = Field(hq.ctx, paint)
    field.rect = row
    hq.group.add(field)
    count = count_of(draft, kind)
    tip = words.say("military.tip", price=price)
    stepper = Stepper(
        hq.ctx, f"item:{kind}", count, hq.drafting.most(kind), partial(_order, hq, kind, row), tip
    )
    stepper.rect = pygame.Rect(row.right - px(162), row.centery - px(19), px(150), px(38))
    hq.group.add(stepper)
    return row.bottom


def _order(hq: HeadquartersScene, kind: AgentKind, row: pygame.Rect, count: int) -> None:
    hq.take(with_item(hq.drafting.draft, kind, count), row)
