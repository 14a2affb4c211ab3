"""The parts of the battle screen that are only looked at: strip, hits, foot, banner; and where all is."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.games.world import events as e
from game.games.world.book import Book
from game.games.world.course import Course
from game.games.world.model import Rolled, WorldState
from game.games.world.ui.battle_ground import Ground
from game.games.world.ui.battle_odds import HEIGHT as ODDS
from game.games.world.ui.battle_talk import Talk, ended
from game.games.world.ui.battle_words import BattleWords
from game.ui import backdrop
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_panel, draw_slice
from game.ui.theme import BRASS_BRIGHT, INK, INK_SOFT, ON_DARK, ON_DARK_SOFT

STRIP, FOOT, HITS, AIR = 44, 118, 34, 8
SIDE, NARROW_SIDE, NARROW = 300, 258, 1180


def _rect() -> pygame.Rect:
    return pygame.Rect(0, 0, 1, 1)


@dataclass
class Places:
    """The parts of the window."""

    strip: pygame.Rect = field(default_factory=_rect)
    sides: tuple[pygame.Rect, pygame.Rect] = field(default_factory=lambda: (_rect(), _rect()))
    trays: tuple[pygame.Rect, pygame.Rect] = field(default_factory=lambda: (_rect(), _rect()))
    hits: tuple[pygame.Rect, pygame.Rect] = field(default_factory=lambda: (_rect(), _rect()))
    odds: pygame.Rect = field(default_factory=_rect)
    foot: pygame.Rect = field(default_factory=_rect)


class BattleFrame:
    """Lays the screen out and paints its quiet parts."""

    def __init__(self, ctx: Context, words: BattleWords) -> None:
        self._ctx = ctx
        self._words = words
        self.ground = Ground()

    def layout(self, size: tuple[int, int]) -> Places:
        """Where everything goes in a window of this size."""
        px, room = self._ctx.px, backdrop.inside(self._ctx, size)
        air = px(AIR)
        strip = pygame.Rect(room.left, room.top, room.width, px(STRIP))
        inner = pygame.Rect(room.left + air, strip.bottom + air, room.width - 2 * air, 0)
        inner.height = room.bottom - air - inner.top
        side = px(NARROW_SIDE if size[0] < px(NARROW) else SIDE)
        left = pygame.Rect(inner.left, inner.top, side, inner.height)
        right = pygame.Rect(inner.right - side, inner.top, side, inner.height)
        middle = pygame.Rect(left.right + air, inner.top, right.left - left.right - 2 * air, inner.height)
        foot = pygame.Rect(middle.left, middle.bottom - px(FOOT), middle.width, px(FOOT))
        odds = pygame.Rect(middle.left, foot.top - air - px(ODDS), middle.width, px(ODDS))
        half = (middle.width - air) // 2
        hits_top = odds.top - air // 2 - px(HITS)
        trays = tuple(
            pygame.Rect(x, middle.top, half, hits_top - middle.top)
            for x in (middle.left, middle.right - half)
        )
        hits = tuple(pygame.Rect(tray.left, hits_top, half, px(HITS)) for tray in trays)
        return Places(strip, (left, right), (trays[0], trays[1]), (hits[0], hits[1]), odds, foot)

    def draw(self, surface: pygame.Surface, state: WorldState, course: Course, strip: pygame.Rect) -> None:
        """The felt, and the strip with the battle's name between the tools."""
        ctx, px, words = self._ctx, self._ctx.px, self._words
        backdrop.draw(ctx, surface)
        draw_slice(ctx, surface, "ui/panel_dark", strip)
        fight = state.fight
        if fight is None:
            return
        battle, side = fight.battle, px(30)
        mark = ctx.sprites.sized("world/marks/battle", side, side)
        surface.blit(mark, mark.get_rect(midleft=(strip.left + px(52), strip.centery)))
        title = words.say("title.sea" if battle.is_at_sea else "title.land", place=words.place(battle.place))
        x = strip.left + px(92)
        drawn = ctx.type.draw(surface, title, (x, strip.centery), "title", 20, ON_DARK, "midleft")
        told = self._place_line(course, state)
        right = strip.right - px(190)
        at = (drawn.right + px(18), strip.centery + px(1))
        told = ctx.type.fit(told, "body", 14, right - at[0])
        ctx.type.draw(surface, told, at, "body", 14, ctx.tone(ON_DARK_SOFT), "midleft")
        number = words.say("strip.round", number=fight.round)
        at = (strip.right - px(98), strip.centery)
        ctx.type.draw(surface, number, at, "title", 20, BRASS_BRIGHT, "midright")

    def draw_hits(
        self,
        surface: pygame.Surface,
        state: WorldState,
        book: Book,
        rects: tuple[pygame.Rect, pygame.Rect],
        is_rolling: bool,
    ) -> None:
        """How many hits lie in each tray, once the dice are at rest."""
        fight = state.fight
        if fight is None:
            return
        rows = ((state.active, fight.attacker_dice), (fight.battle.defender, fight.defender_dice))
        for (seat, row), rect in zip(rows, rects, strict=True):
            ctx, px = self._ctx, self._ctx.px
            told = self._words.hits(hits_of(book, row)) if row and not is_rolling else ""
            if not told:
                continue
            wide = ctx.type.width(told, "title", 20)
            x = rect.centerx - (wide + px(34)) // 2
            draw_badge(ctx, surface, ctx.seat_colour(seat), (x + px(12), rect.centery), px(24))
            ctx.type.draw(surface, told, (x + px(34), rect.centery), "title", 20, ON_DARK, "midleft")

    def draw_foot(self, surface: pygame.Surface, talk: Talk, foot: pygame.Rect, has_buttons: bool) -> None:
        """Who decides what, or what is happening; buttons lie on its lower half."""
        ctx, px = self._ctx, self._ctx.px
        draw_panel(ctx, surface, foot, "dark")
        foot = foot if has_buttons else foot.move(0, px(26))
        x, room = foot.left + px(14), foot.width - px(28)
        if talk.seat is not None:
            draw_badge(ctx, surface, ctx.seat_colour(talk.seat), (x + px(17), foot.top + px(32)), px(34))
            x, room = x + px(44), room - px(44)
        size = 20 if ctx.type.width(talk.head, "title", 20) <= room else 16
        head = ctx.type.fit(talk.head, "title", size, room)
        ctx.type.draw(surface, head, (x, foot.top + px(10)), "title", size, ON_DARK)
        line = ctx.type.fit(talk.line, "body", 14, room)
        ctx.type.draw(surface, line, (x, foot.top + px(38)), "body", 14, ctx.tone(ON_DARK_SOFT))

    def draw_end(
        self, surface: pygame.Surface, state: WorldState, event: e.BattleEnded, places: Places, moved: str
    ) -> None:
        """The result on a paper banner across the trays, and what it has moved on the track."""
        ctx, px, words = self._ctx, self._ctx.px, self._words
        area = places.trays[0].union(places.trays[1])
        told = ended(words, state, event)
        size = 28 if ctx.type.width(told, "title", 28) < area.width - px(110) else 20
        box = pygame.Rect(0, 0, min(area.width, ctx.type.width(told, "title", size) + px(110)), px(92))
        box.midbottom = (area.centerx, area.bottom - px(10))  # most dice come to rest above it
        draw_panel(ctx, surface, box, "card")
        seats = {"attacker": (state.active,), "defender": (event.battle.defender,), "draw": ()}[event.result]
        x = box.centerx
        for seat in seats:
            draw_badge(ctx, surface, ctx.seat_colour(seat), (box.left + px(40), box.centery), px(44))
            x += px(24)
        told = ctx.type.fit(told, "title", size, box.width - px(90))
        ctx.type.draw(surface, told, (x, box.centery - px(10)), "title", size, INK, "center")
        ctx.type.draw(surface, moved, (x, box.centery + px(20)), "body", 16, ctx.tone(INK_SOFT), "center")

    def _place_line(self, course: Course, state: WorldState) -> str:
        """Points and continent of the territory."""
        assert state.fight is not None
        battle, say = state.fight.battle, self._words.say
        if battle.is_at_sea:
            return say("place.sea")
        territory = course.ground.territories[battle.place]
        continent = course.ground.continents[territory.continent].name
        key = "place.point" if territory.production == 1 else "place.land"
        return say(key, points=territory.production, continent=continent)


def hits_of(book: Book, row: tuple[Rolled, ...]) -> int:
    """All hits of a row, doubled ones twice."""
    return sum(book.hits(die.colour, die.face) * (2 if die.is_doubled else 1) for die in row)
