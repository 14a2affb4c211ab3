"""The military dossier: three kinds of unit with price, time, dice and supply, and when orders arrive."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.games.world.headquarters_draft import count_of, with_item
from game.games.world.model import UNIT_KINDS, UnitKind, office_of
from game.games.world.ui.dossier_parts import Field, Stepper, draw_price, draw_time
from game.games.world.ui.headquarters_page import heading
from game.ui.theme import BLUE_INK, BRASS, INK, INK_SOFT, PAPER, Colour
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.games.world.ui.headquarters import HeadquartersScene

_DIE: dict[str, tuple[Colour, Colour]] = {
    "white": ((0xF6, 0xF1, 0xE4), INK),
    "grey": ((0x8C, 0x8F, 0x92), INK),
    "black": ((0x24, 0x22, 0x22), PAPER),
}
_SHEET = 196  # height of the schedule at most


def lay(hq: HeadquartersScene, box: pygame.Rect) -> None:
    """Three cards side by side, the schedule below."""
    px = hq.ctx.px
    top = heading(hq, box, "military")
    schedule = min(px(_SHEET), (box.bottom - top) * 38 // 100)
    cards = pygame.Rect(box.left, top, box.width, box.bottom - top - schedule - px(10))
    gap = px(12)
    wide = (cards.width - 2 * gap) // 3
    for place, kind in enumerate(UNIT_KINDS):
        _lay_card(hq, kind, pygame.Rect(cards.left + place * (wide + gap), cards.top, wide, cards.height))
    table = Field(hq.ctx, partial(_paint_schedule, hq))
    table.rect = pygame.Rect(box.left, box.bottom - schedule, box.width, schedule)
    hq.group.add(table)


def _lay_card(hq: HeadquartersScene, kind: UnitKind, box: pygame.Rect) -> None:
    px = hq.ctx.px
    field = Field(hq.ctx, partial(_paint_card, hq, kind))
    field.rect = box
    hq.group.add(field)
    drafting = hq.drafting
    count = count_of(drafting.draft, kind)
    name = f"item:{kind}"
    tip = hq.words.say("military.tip", price=hq.book.cost_of_unit(kind, hq.state.seats))
    stepper = Stepper(hq.ctx, name, count, drafting.most(kind), lambda number: _order(hq, kind, number), tip)
    high = px(40)
    stepper.rect = pygame.Rect(0, 0, min(px(170), box.width - px(20)), high)
    stepper.rect.midbottom = (box.centerx, box.bottom - px(12))
    hq.group.add(stepper)


def _order(hq: HeadquartersScene, kind: UnitKind, number: int) -> None:
    near = hq.group.find(f"item:{kind}")
    hq.take(with_item(hq.drafting.draft, kind, number), near.rect if near else None)


def _paint_card(hq: HeadquartersScene, kind: UnitKind, surface: pygame.Surface, field: Widget) -> None:
    ctx, px, box = hq.ctx, hq.ctx.px, field.rect
    pygame.draw.rect(surface, (0xE7, 0xD9, 0xB8), box, border_radius=px(6))
    pygame.draw.rect(surface, (0xB8, 0xA0, 0x6E), box, max(1, px(1)), border_radius=px(6))
    field.write(surface, hq.words.item(kind), (box.centerx, box.top + px(8)), "title", 20, INK, "midtop")
    entry = hq.book.units.units[kind]
    draw_price(
        field, surface, hq.book.cost_of_unit(kind, hq.state.seats), (box.left + px(26), box.top + px(26)), 38
    )
    draw_time(field, surface, entry.rounds, (box.right - px(24), box.top + px(26)), 28)
    low = box.bottom - px(62)
    text_high = px(42)
    room = pygame.Rect(box.left, box.top + px(42), box.width, low - text_high - box.top - px(42))
    size = max(px(34), min(room.height - px(4), px(110), box.width - px(60)))
    hq.pieces.draw(surface, kind, hq.seat, room.center, size)
    y = low - text_high + px(8)
    _paint_die(hq, kind, surface, field, (box.left + px(12), y))
    supply = hq.state.realms[hq.seat].supply.of(kind)
    told = hq.words.say("military.supply", count=supply)
    field.write(surface, told, (box.right - px(12), y), "body", 14, INK_SOFT, "midright")
    hits = hq.book.units.dice.faces[entry.die]
    text = hq.words.say("military.hits", hits=sum(face > 0 for face in hits))
    if max(hits) > 1:
        text += hq.words.say("military.double")
    text = ctx.type.fit(text, "body", 14, box.width - px(20))
    field.write(surface, text, (box.centerx, y + px(13)), "body", 14, INK_SOFT, "midtop")


def _paint_die(
    hq: HeadquartersScene, kind: UnitKind, surface: pygame.Surface, field: Widget, at: tuple[int, int]
) -> None:
    """The unit's die, small."""
    px = hq.ctx.px
    fill, ink = _DIE[hq.book.dice_of(kind)]
    die = pygame.Rect(at[0], at[1] - px(10), px(20), px(20))
    pygame.draw.rect(surface, fill, die, border_radius=px(4))
    pygame.draw.rect(surface, INK, die, max(1, px(1)), border_radius=px(4))
    for dx, dy in ((-1, -1), (0, 0), (1, 1)):
        pygame.draw.circle(surface, ink, (die.centerx + dx * px(5), die.centery + dy * px(5)), max(1, px(2)))
    name = hq.words.say(f"die.{hq.book.dice_of(kind)}")
    field.write(surface, name, (die.right + px(6), at[1]), "body", 14, INK_SOFT, "midleft")


def _paint_schedule(hq: HeadquartersScene, surface: pygame.Surface, field: Widget) -> None:
    """Which units arrive in which round: what is under way in black, what is set in blue (R185)."""
    ctx, px, box = hq.ctx, hq.ctx.px, field.rect
    now = hq.state.round
    most = max(entry.rounds for entry in hq.book.units.units.values())
    rounds = [now + ahead for ahead in range(1, most + 1)]
    field.write(surface, hq.words.say("military.schedule"), (box.left, box.top), "title", 16, INK)
    head = pygame.Rect(box.left, box.top + px(24), box.width, px(22))
    side = px(116)
    column = (box.width - side) // len(rounds)
    pygame.draw.rect(surface, (0xDD, 0xCB, 0xA2), head)
    for place, due in enumerate(rounds):
        text = hq.words.say("military.next" if due == now + 1 else "military.round", round=due)
        middle = box.left + side + column * place + column // 2
        text = ctx.type.fit(text, "bold", 14, column - px(4))
        field.write(surface, text, (middle, head.centery), "bold", 14, INK, "center")
    high = (box.bottom - head.bottom) // len(UNIT_KINDS)
    for row, kind in enumerate(UNIT_KINDS):
        line = pygame.Rect(box.left, head.bottom + row * high, box.width, high)
        pygame.draw.line(surface, (0xC9, 0xB4, 0x88), line.bottomleft, line.bottomright)
        mark = pygame.Rect(line.left + px(2), line.centery - px(11), px(22), px(22))
        field.icon(surface, f"world/pieces/{kind}_mark", mark, INK)
        field.write(
            surface, hq.words.item(kind), (mark.right + px(8), line.centery), "bold", 14, INK, "midleft"
        )
        for place, due in enumerate(rounds):
            at = (box.left + side + column * place + column // 2, line.centery)
            _paint_arrivals(hq, kind, due, surface, field, at)
    for place in range(len(rounds)):
        x = box.left + side + column * place
        pygame.draw.line(surface, (0xC9, 0xB4, 0x88), (x, head.top), (x, box.bottom))
    pygame.draw.line(surface, BRASS, (box.left, head.bottom), (box.right, head.bottom), max(1, px(1)))


def _paint_arrivals(
    hq: HeadquartersScene,
    kind: UnitKind,
    due: int,
    surface: pygame.Surface,
    field: Widget,
    middle: tuple[int, int],
) -> None:
    office = office_of(hq.state, hq.seat)
    here = sum(
        order.count for order in office.orders if order.item == kind and _arrival(hq, order.due) == due
    )
    set_ = count_of(hq.drafting.draft, kind)
    new = set_ if hq.state.round + hq.book.units.units[kind].rounds == due else 0
    parts = [(str(here), INK)] * bool(here) + [(f"+{new}", BLUE_INK)] * bool(new)
    if not parts:
        field.write(surface, "–", middle, "body", 14, INK_SOFT, "center")
        return
    gap = hq.ctx.px(8)
    wide = sum(hq.ctx.type.width(text, "title", 16) for text, _ in parts) + gap * (len(parts) - 1)
    x = middle[0] - wide // 2
    for text, tone in parts:
        x = field.write(surface, text, (x, middle[1]), "title", 16, tone, "midleft").right + gap


def _arrival(hq: HeadquartersScene, due: int) -> int:
    """What waited for pieces comes in the next round at the earliest (A42)."""
    return max(due, hq.state.round + 1)
