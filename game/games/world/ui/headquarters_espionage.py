"""The dossier of espionage and sabotage: spies, and for each other seat what is known and may be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.world.model import office_of
from game.games.world.standing import others_in_order
from game.games.world.ui.dossier_parts import Field
from game.games.world.ui.headquarters_page import (
    agents,
    deed_tick,
    heading,
    name_width,
    paint_seat,
    watermark,
)

if TYPE_CHECKING:
    from game.games.world.ui.headquarters import HeadquartersScene

_ROW = 108


def lay(hq: HeadquartersScene, box: pygame.Rect) -> None:
    """Heading, spies, a row for each other seat."""
    px = hq.ctx.px
    top = heading(hq, box, "espionage")
    y = agents(hq, "spy", pygame.Rect(box.left, top, box.width, 0)) + px(8)
    others = others_in_order(hq.state, hq.seat)
    high = min(px(_ROW), (box.bottom - y) // max(1, len(others)))
    watermark(
        hq,
        "espionage",
        pygame.Rect(box.left, y + high * len(others), box.width, box.bottom - y - high * len(others)),
    )
    for place, seat in enumerate(others):
        _lay_row(hq, seat, pygame.Rect(box.left, y + place * high, box.width, high))


def _lay_row(hq: HeadquartersScene, seat: Seat, row: pygame.Rect) -> None:
    px = hq.ctx.px
    field = Field(hq.ctx, lambda surface, field: paint_seat(hq, seat, surface, field, _known(hq, seat)))
    field.rect = row
    hq.group.add(field)
    x = row.left + name_width(hq, row) + px(20)
    side = (row.right - x - px(10)) // 2
    high = min(px(46), row.height - px(12))
    for place, deed in enumerate(("espionage", "sabotage")):
        box = pygame.Rect(x + place * (side + px(10)), row.centery - high // 2, side, high)
        deed_tick(hq, "espionage" if deed == "espionage" else "sabotage", seat, box)


def _known(hq: HeadquartersScene, seat: Seat) -> tuple[str, ...]:
    """What the own spies have told last, else what all can see (R190, R234)."""
    intel = next((one for one in office_of(hq.state, hq.seat).intel if one.about == seat), None)
    camp = hq.words.say("known.camp", count=hq.state.realms[seat].camp.total)
    if intel is None:
        return (hq.words.say("known.military", level=hq.state.realms[seat].military), camp)
    technology, economy = intel.levels[1], intel.levels[2]
    military = hq.state.realms[seat].military
    told = hq.words.say("known.levels", military=military, technology=technology, economy=economy)
    return (told, hq.words.say("known.since", round=intel.round), camp)
