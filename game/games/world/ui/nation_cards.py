"""A nation's dossier with emblem, skill and home, and its emblem on the shelf (R037-R040)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.games.world.model import NationId
from game.games.world.ui.dossier_ground import (
    STAMP_BLUE,
    STAMP_GREEN,
    STAMP_RED,
    draw_clip,
    draw_folder,
    draw_stamp,
)
from game.games.world.ui.outlines import regions_of, shapes_for
from game.games.world.ui.scenario_map import tinted
from game.ui.badges import draw_badge
from game.ui.theme import BAD_ON_PAPER, BRASS_BRIGHT, INK, INK_SOFT, ON_DARK, ON_DARK_SOFT, Colour
from game.ui.widgets import Press, Widget

if TYPE_CHECKING:
    from game.games.world.ui.nation import NationScene

_BLOC: dict[str, Colour] = {"capitalist": STAMP_BLUE, "neutral": STAMP_GREEN, "communist": STAMP_RED}


class NationSheet(Widget):
    """The open dossier of one nation."""

    focusable = False

    def __init__(self, scene: NationScene, nation: NationId, rect: pygame.Rect) -> None:
        super().__init__(scene.ctx, "sheet")
        self.scene, self.nation, self.rect = scene, nation, rect
        self.inner = rect.inflate(-2 * scene.ctx.px(40), -2 * scene.ctx.px(40))

    def contains(self, pos: tuple[int, int]) -> bool:
        """It takes no input."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint folder, emblem, names, skill, home, and why it cannot be had."""
        self.lines.clear()
        ctx, px, box, scene = self.ctx, self.ctx.px, self.inner, self.scene
        draw_folder(ctx, surface, self.rect)
        words, entry = scene.words.names.nations[self.nation], scene.book.nations.nations[self.nation]
        high = min(px(230), box.height - px(90))
        emblem = ctx.sprites.sized(f"world/desk/nation_{self.nation}", round(high * 96 / 112), high)
        surface.blit(emblem, (box.left, box.top + px(8)))
        draw_clip(ctx, surface, (box.left + emblem.get_width() - px(26), self.rect.top + px(6)))
        x = box.left + emblem.get_width() + px(28)
        room = box.right - x
        y = self.write(surface, words.name, (x, box.top - px(4)), "title", 40, INK).bottom
        y = self.write(surface, words.leader, (x, y), "italic", 16, INK_SOFT).bottom + px(12)
        y = self._write_skill(surface, x, y, room)
        home = scene.desk.rules.ground.territories[entry.home_area]
        told = scene.words.say(
            "nation.home", place=home.name, points=scene.desk.rules.ground.production(entry.home_area)
        )
        y = self.write(surface, told, (x, y + px(10)), "body", 16, INK).bottom
        if scene.book.start_mode(scene.state.options) == "home_area":
            self.write(surface, scene.words.say("nation.starts_home"), (x, y), "body", 14, INK_SOFT)
            y += ctx.type.height("body", 14)
        self._draw_home(surface, entry.home_area, pygame.Rect(x, y + px(14), room, 0))
        bloc = scene.words.names.blocs[entry.bloc]
        at = (box.left + emblem.get_width() // 2, box.bottom - px(20))
        draw_stamp(ctx, surface, bloc, at, 20, _BLOC[entry.bloc], 4)
        self._write_reason(surface)

    def _draw_home(self, surface: pygame.Surface, home: str, box: pygame.Rect) -> None:
        """Where the home area lies, on a small map above the button, if there is room for one."""
        px = self.ctx.px
        box.height = self.inner.bottom - px(76) - box.top
        wide = min(box.width, px(400), 2 * box.height)
        if wide < px(180):
            return
        ground = self.scene.desk.rules.ground
        key, maps = (home, wide), self.scene.home_maps
        if key not in maps:
            maps[key] = tinted(regions_of(ground), shapes_for(ground), ((home,),), wide)
        small = maps[key]
        place = small.get_rect(topleft=box.topleft)
        surface.blit(small, place)
        pygame.draw.rect(surface, INK_SOFT, place.inflate(2, 2), max(1, px(1)))

    def _write_skill(self, surface: pygame.Surface, x: int, y: int, room: int) -> int:
        words, kind = self.scene.words.names.nations[self.nation], self.ctx.type
        if self.scene.state.options.special_skills == "off":
            return self.write(
                surface, self.scene.words.say("nation.no_skills"), (x, y), "italic", 16, INK_SOFT
            ).bottom
        y = self.write(surface, words.skill, (x, y), "serif_bold", 20, INK).bottom
        for line in kind.wrap(words.text, "serif", 16, room):
            y = self.write(surface, line, (x, y), "serif", 16, INK).bottom
        return y

    def _write_reason(self, surface: pygame.Surface) -> None:
        """Why the nation cannot be taken, above the button."""
        reason = self.scene.refusal(self.nation)
        if reason is None:
            return
        px, box = self.ctx.px, self.inner
        told = self.ctx.type.fit(self.scene.reason(reason), "bold", 14, box.width // 2 + px(60))
        at = (box.right, box.bottom - px(60))
        self.write(surface, told, at, "bold", 14, BAD_ON_PAPER, "midright")


class Emblem(Press):
    """A nation on the shelf: pressing opens its dossier; a taken one bears its owner's mark."""

    def __init__(self, scene: NationScene, nation: NationId, action: Callable[[], None]) -> None:
        super().__init__(scene.ctx, f"nation:{nation}", action)
        self.scene, self.nation = scene, nation

    @property
    def label(self) -> str:
        """The nation's name."""
        return self.scene.words.names.nation(self.nation)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint emblem, name, owner."""
        self.lines.clear()
        px, box, ctx = self.ctx.px, self.rect, self.ctx
        is_here = self.scene.shown == self.nation
        owner = self.scene.owner(self.nation)
        is_free = self.scene.refusal(self.nation) is None
        high = px(72 if is_here or self.hovered else 64)
        wide = round(high * 96 / 112)
        name = f"world/desk/nation_{self.nation}"
        image = (
            ctx.sprites.sized(name, wide, high)
            if is_free or is_here
            else ctx.sprites.veiled(name, wide, high, 110)
        )
        size = 14 if ctx.type.width(self.label, "bold", 14) <= box.width else 12
        rows = ctx.type.wrap(self.label, "bold", size, box.width)
        top = box.bottom - len(rows) * ctx.type.height("bold", size)
        place = image.get_rect(midbottom=(box.centerx, top - px(4)))
        surface.blit(image, place)
        if owner is not None:
            draw_badge(
                ctx, surface, ctx.seat_colour(owner), (place.right - px(6), place.bottom - px(10)), px(30)
            )
        tone = BRASS_BRIGHT if is_here else ON_DARK if is_free else ON_DARK_SOFT
        for row, text in enumerate(rows):
            at = (box.centerx, top + row * ctx.type.height("bold", size))
            self.write(surface, text, at, "bold", size, tone, "midtop")
        if is_here:
            line = pygame.Rect(0, 0, place.width, max(2, px(2)))
            line.midtop = (box.centerx, place.bottom + px(1))
            pygame.draw.rect(surface, BRASS_BRIGHT, line)
