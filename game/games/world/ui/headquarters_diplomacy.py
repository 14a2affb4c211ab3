"""The diplomacy dossier: diplomats, and for each other seat tribute, boycott, alliance or its end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.world.headquarters_draft import with_tribute
from game.games.world.model import office_of
from game.games.world.standing import others_in_order
from game.games.world.ui.dossier_parts import Field, Stepper
from game.games.world.ui.headquarters_page import (
    agents,
    deed_tick,
    heading,
    name_width,
    paint_seat,
    watermark,
)
from game.ui.theme import INK, INK_SOFT
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.games.world.ui.headquarters import HeadquartersScene

_ROW = 108


def lay(hq: HeadquartersScene, box: pygame.Rect) -> None:
    """Heading, diplomats, a row for each other seat."""
    px = hq.ctx.px
    top = heading(hq, box, "diplomacy")
    y = agents(hq, "diplomat", pygame.Rect(box.left, top, box.width, 0)) + px(8)
    others = others_in_order(hq.state, hq.seat)
    high = min(px(_ROW), (box.bottom - y) // max(1, len(others)))
    watermark(
        hq,
        "diplomacy",
        pygame.Rect(box.left, y + high * len(others), box.width, box.bottom - y - high * len(others)),
    )
    for place, seat in enumerate(others):
        _lay_row(hq, seat, pygame.Rect(box.left, y + place * high, box.width, high))


def _lay_row(hq: HeadquartersScene, seat: Seat, row: pygame.Rect) -> None:
    px = hq.ctx.px
    field = Field(hq.ctx, lambda surface, field: paint_seat(hq, seat, surface, field, (_standing(hq, seat),)))
    field.rect = row
    hq.group.add(field)
    x = row.left + name_width(hq, row)
    gap, wide = px(10), row.right - x
    gift_wide = min(px(170), max(px(124), wide * 28 // 100))
    _lay_tribute(hq, seat, pygame.Rect(x, row.top, gift_wide, row.height))
    x += gift_wide + gap
    side = (row.right - x - gap) // 2
    high = min(px(46), row.height - px(12))
    deed_tick(hq, "boycott", seat, pygame.Rect(x, row.centery - high // 2, side, high))
    is_ally = seat in office_of(hq.state, hq.seat).allies
    box = pygame.Rect(x + side + gap, row.centery - high // 2, side, high)
    deed_tick(hq, "dissolve" if is_ally else "alliance", seat, box)


def _lay_tribute(hq: HeadquartersScene, seat: Seat, box: pygame.Rect) -> None:
    px, draft = hq.ctx.px, hq.drafting.draft
    points = next((one.points for one in draft.tributes if one.to == seat), 0)
    caption = Field(hq.ctx, partial(_paint_caption, hq))
    high = min(px(34), box.height - px(24))
    caption.rect = pygame.Rect(box.left, box.centery - (high + px(20)) // 2, box.width, px(20))
    hq.group.add(caption)
    tip = hq.words.say("deed.tribute.tip", who=hq.words.who(hq.state, seat))
    stepper = Stepper(
        hq.ctx, f"tribute:{seat}", points, hq.drafting.most_tribute(seat), partial(_send, hq, seat, box), tip
    )
    stepper.rect = pygame.Rect(box.left, caption.rect.bottom, box.width, high)
    hq.group.add(stepper)


def _send(hq: HeadquartersScene, seat: Seat, near: pygame.Rect, points: int) -> None:
    hq.take(with_tribute(hq.drafting.draft, seat, points), near)


def _paint_caption(hq: HeadquartersScene, surface: pygame.Surface, field: Widget) -> None:
    px = hq.ctx.px
    mark = pygame.Rect(field.rect.left + px(2), field.rect.top, px(16), px(16))
    field.icon(surface, "world/desk/tribute", mark, INK)
    at = (mark.right + px(5), field.rect.centery)
    field.write(surface, hq.words.say("deed.tribute"), at, "body", 14, INK_SOFT, "midleft")


def _standing(hq: HeadquartersScene, seat: Seat) -> str:
    """Partner, offer on its way, or nothing between the two; as this seat knows it."""
    office = office_of(hq.state, hq.seat)
    if seat in office.allies:
        return hq.words.say("standing.ally")
    if seat in office.offers_sent:
        return hq.words.say("standing.offered")
    return hq.words.say("standing.none", points=hq.state.realms[seat].track)
