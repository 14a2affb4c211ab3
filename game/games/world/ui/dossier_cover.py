"""The cover over what is secret: a closed folder that its player alone opens, where a screen is shared (A60).

It is built from the seat's name and colour alone; nothing of what it hides is known to it.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.ids import Seat
from game.games.world.ui.dossier_ground import STAMP_RED, draw_clip, draw_stamp
from game.games.world.ui.dossier_words import DossierWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_shadow, draw_slice
from game.ui.theme import INK
from game.ui.widgets import Button, Widget, WidgetGroup

WIDE, HIGH = 560, 340


class Cover(Widget):
    """The closed folder. `lay` puts it and its one button into a group."""

    focusable = False

    def __init__(self, ctx: Context, words: DossierWords, seat: Seat, who: str, about: str) -> None:
        super().__init__(ctx, "cover")
        self.words, self.seat, self.who, self.about = words, seat, who, about

    def lay(self, group: WidgetGroup, room: pygame.Rect, lift: Callable[[], None]) -> None:
        """Place folder and button in the middle of a room."""
        px = self.ctx.px
        self.rect = pygame.Rect(0, 0, min(px(WIDE), room.width), min(px(HIGH), room.height))
        self.rect.center = room.center
        group.add(self)
        say = self.words.say
        button = Button(self.ctx, "lift", say("cover.lift", who=self.who), lift, icon="eye", primary=True)
        wide = min(self.rect.width - px(60), max(px(260), button.natural_width()))
        button.rect = pygame.Rect(0, 0, wide, px(48))
        button.rect.midbottom = (self.rect.centerx, self.rect.bottom - px(32))
        group.add(button)
        if group.focus is None or group.focus.name not in ("lift", ""):
            group.set_focus(button)

    def contains(self, pos: tuple[int, int]) -> bool:
        """It has no note."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the folder, the seat's mark and what is asked."""
        self.lines.clear()
        ctx, px, box = self.ctx, self.ctx.px, self.rect
        tab = pygame.Rect(box.left + px(28), box.top - px(30), px(190), px(40))
        before = surface.get_clip()
        surface.set_clip(
            pygame.Rect(tab.left - px(6), tab.top - px(6), tab.width + px(12), px(38)).clip(before)
        )
        draw_slice(ctx, surface, "world/desk/tab_on", tab)
        surface.set_clip(before)
        self.write(surface, self.about, (tab.centerx, tab.top + px(18)), "title", 16, INK, "center", tab)
        draw_shadow(ctx, surface, box)
        draw_slice(ctx, surface, "world/desk/folder", box)
        draw_clip(ctx, surface, (box.right - px(60), box.top - px(14)))
        draw_badge(ctx, surface, ctx.seat_colour(self.seat), (box.centerx, box.top + px(84)), px(92))
        y = box.top + px(150)
        lines = (
            (self.words.say("cover.pass", who=self.who), "title", 28, INK),
            (self.words.say("cover.away"), "body", 16, INK),
        )
        for text, family, size, tone in lines:
            for line in ctx.type.wrap(text, family, size, box.width - px(60)):  # type: ignore[arg-type]
                self.write(surface, line, (box.centerx, y), family, size, tone, "midtop")  # type: ignore[arg-type]
                y += ctx.type.height(family, size)  # type: ignore[arg-type]
            y += px(6)
        at = (box.left + px(112), box.top + px(62))
        draw_stamp(ctx, surface, self.words.say("stamp.secret"), at, 28, STAMP_RED, 12)
