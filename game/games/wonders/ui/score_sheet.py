"""The score sheet: points of both sides by category, live on a key and at the end, each line openable."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.ids import SPECTATOR, Seat
from game.games.wonders.model import BOTH, CAPITAL, WEST, WondersState
from game.games.wonders.powers import symbols_of
from game.games.wonders.scoring import CATEGORIES, Category, Line, lines, score
from game.games.wonders.ui.explain import row_icon
from game.games.wonders.ui.thing_words import ThingWords
from game.ui import backdrop
from game.ui.badges import draw_badge
from game.ui.graph import GraphView
from game.ui.grounds import draw_panel, draw_slice
from game.ui.keys import EVERYWHERE, action_of, unused
from game.ui.scenes import Scene
from game.ui.theme import BRASS_BRIGHT, INK, INK_SOFT, PAPER_SHADE
from game.ui.widgets import Button, Press, WidgetGroup

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

ICONS: dict[Category, str] = {
    "military": "shield", "blue": "blue", "green": "green", "yellow": "yellow", "guilds": "purple",
    "wonders": "wonder", "tokens": "token", "leaders": "leader", "coins": "coin:",
}  # fmt: skip
_WIDE, _HIGH, _HEAD, _ROW = 900, 600, 84, 36
_MOST_POINTS = 120  # moments that the graph looks at


class ScoreRow(Press):
    """One category with both sides' points; under the pointer or in focus it is opened."""

    def __init__(self, scene: ScoreScene, category: Category, points: tuple[int, int]) -> None:
        super().__init__(scene.ctx, f"category:{category}", partial(scene.open, category))
        self._scene = scene
        self.category: Category = category
        self.points = points

    @property
    def label(self) -> str:
        """The category."""
        return self._scene.words.say(f"category.{self.category}")

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, name, and a number for each side; the higher one bold."""
        px, box = self.ctx.px, self.rect
        self.lines.clear()
        if self.hovered or self._scene.opened == self.category:
            pygame.draw.rect(surface, PAPER_SHADE, box, border_radius=px(5))
        icon = row_icon(self._scene.faces, ICONS[self.category], px(26))
        surface.blit(icon, icon.get_rect(midleft=(box.left + px(6), box.centery)))
        self.write(surface, self.label, (box.left + px(42), box.centery), "body", 16, INK, "midleft")
        for seat in BOTH:
            ahead = self.points[seat] > self.points[1 - seat]
            at = (self._scene.column(seat), box.centery)
            self.write(surface, str(self.points[seat]), at, "bold" if ahead else "body", 16, INK, "center")


class ScoreScene(Scene):
    """Lies on the table; S or Esc closes it."""

    opaque = False
    keys = ("cities", "table")
    unused_keys = unused(keys, {"score"})

    def __init__(self, table: WondersTable) -> None:
        super().__init__(table.ctx)
        self.table = table
        self.faces = table.picture.faces
        self.words = ThingWords()
        self.group = WidgetGroup(table.ctx)
        self.state: WondersState = table.desk.view.state
        self.opened: Category | None = None
        self.sheet = self.side = pygame.Rect(0, 0, 1, 1)
        self._scores = tuple(score(self.state, seat) for seat in BOTH)
        self._course = history(table)

    def column(self, seat: int) -> int:
        """The x of a side's numbers."""
        return self.side.left - self.ctx.px(150 - 84 * seat)

    def layout(self, size: tuple[int, int]) -> None:
        """Rows at the left, what is opened and the graph at the right."""
        super().layout(size)
        px, room = self.ctx.px, backdrop.inside(self.ctx, size)
        width, height = min(px(_WIDE), room.width - px(24)), min(px(_HIGH), room.height - px(24))
        self.sheet = pygame.Rect(room.centerx - width // 2, room.centery - height // 2, width, height)
        inner = self.sheet.inflate(-2 * px(26), -2 * px(20))
        self.side = pygame.Rect(0, 0, inner.width * 42 // 100, inner.height - px(_HEAD))
        self.side.bottomright = inner.bottomright
        self.group.clear()
        y = inner.top + px(_HEAD)
        for category in self.shown():
            row = ScoreRow(self, category, self._points(category))
            row.rect = pygame.Rect(inner.left, y, self.side.left - inner.left - px(20), px(_ROW))
            self.group.add(row)
            y += px(_ROW + 2)
        self._total_y = y + px(6)
        close = Button(self.ctx, "close", self.words.say("choice.close"), self.close)
        close.rect = pygame.Rect(inner.left, inner.bottom - px(40), px(120), px(40))
        self.group.add(close)
        if len(self._course) > 1:
            names = (self.words.side(WEST), self.words.side(1))
            graph = GraphView(self.ctx, self._course, self.table.desk.session.index, names)
            high = self.side.height * 44 // 100
            graph.rect = pygame.Rect(self.side.left, self.side.bottom - high, self.side.width, high)
            self.group.add(graph)
        self.group.restore()

    def shown(self) -> list[Category]:
        """The categories of this game."""
        return [one for one in CATEGORIES if one != "leaders" or self.state.options.leaders == "on"]

    def handle(self, event: pygame.event.Event) -> None:
        """Open a line, or close the sheet."""
        if self.group.handle(event) or event.type != pygame.KEYDOWN:
            return
        if action_of(event, (*self.keys, EVERYWHERE)) in ("score", "cancel", "back", "menu"):
            self.close()

    def update(self, dt_ms: float) -> None:
        """Notes."""
        self.group.update(dt_ms)

    @property
    def animating(self) -> bool:
        """While a note is due."""
        return self.group.animating

    def open(self, category: Category) -> None:
        """Show what makes up a line."""
        self.opened = None if self.opened == category else category

    def close(self) -> None:
        """Back to the table."""
        self.ctx.scenes.pop()

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet over the dimmed table."""
        backdrop.dim(surface)
        draw_panel(self.ctx, surface, self.sheet)
        self._draw_head(surface)
        self.group.draw(surface)
        self._draw_total(surface)
        self._draw_details(surface)

    def banner(self) -> str:
        """The kind of victory, or that the game goes on."""
        outcome = self.state.outcome
        if outcome is None:
            return self.words.say("score.title")
        who = self.words.side(outcome.winners[0]) if outcome.winners else ""
        return self.words.say(f"victory.{outcome.kind}", who=who)

    def details(self) -> list[tuple[Seat, Line]]:
        """What makes up the opened line, side by side."""
        category = self._open_category()
        return [
            (seat, line)
            for seat in BOTH
            for line in lines(self.state, seat)
            if line.category == category and line.points
        ]

    def _open_category(self) -> Category | None:
        for row in self.group.all():
            if isinstance(row, ScoreRow) and (row.hovered or (row.focused and row.ring)):
                return row.category
        return self.opened

    def _points(self, category: Category) -> tuple[int, int]:
        return self._scores[0].points[category], self._scores[1].points[category]

    def _draw_head(self, surface: pygame.Surface) -> None:
        ctx, px, inner = self.ctx, self.ctx.px, self.sheet.inflate(-2 * self.ctx.px(26), -2 * self.ctx.px(20))
        if self.state.outcome is not None:
            ribbon = pygame.Rect(inner.left, inner.top, inner.width, px(44))
            draw_slice(ctx, surface, "ui/panel_dark", ribbon)
            ctx.type.draw(surface, self.banner(), ribbon.center, "title", 20, BRASS_BRIGHT, "center")
        else:
            ctx.type.draw(surface, self.banner(), inner.topleft, "title", 28, INK)
            for place, seat in enumerate(BOTH):
                left = 9 - (self.state.pawn if seat == WEST else -self.state.pawn)
                many = len(+symbols_of(self.state.cities[seat]))
                who = self.words.side(seat)
                told = self.words.say("score.danger", who=who, shields=min(left, 2 * CAPITAL), symbols=many)
                at = (inner.right, inner.top + px(4) + place * px(22))
                ctx.type.draw(surface, told, at, "body", 14, ctx.tone(INK_SOFT), "topright")
        for seat in BOTH:
            at = (self.column(seat), inner.top + px(_HEAD - 18))
            draw_badge(ctx, surface, ctx.seat_colour(seat), at, px(26))

    def _draw_total(self, surface: pygame.Surface) -> None:
        ctx, px = self.ctx, self.ctx.px
        left, right = self.sheet.left + px(26), self.side.left - px(20)
        pygame.draw.line(surface, INK, (left, self._total_y - px(4)), (right, self._total_y - px(4)), px(2))
        at = (left + px(42), self._total_y + px(18))
        ctx.type.draw(surface, self.words.say("score.total"), at, "title", 20, INK, "midleft")
        for seat in BOTH:
            spot = (self.column(seat), self._total_y + px(18))
            ctx.type.draw(surface, str(self._scores[seat].total), spot, "title", 28, INK, "center")

    def _draw_details(self, surface: pygame.Surface) -> None:
        ctx, px, box = self.ctx, self.ctx.px, self.side.copy()
        if len(self._course) > 1:
            box.height = box.height * 52 // 100
            at = (box.left, box.bottom + px(2))
            ctx.type.draw(surface, self.words.say("score.graph"), at, "bold", 14, ctx.tone(INK_SOFT))
        category = self._open_category()
        if category is None:
            ctx.type.paragraph(surface, self.words.say("score.pick"), box, "italic", 14, ctx.tone(INK_SOFT))
            return
        y = ctx.type.draw(surface, self.words.say(f"category.{category}"), box.topleft, "title", 16).bottom
        found = self.details()
        if not found:
            at = (box.left, y + px(6))
            ctx.type.draw(surface, self.words.say("score.nothing"), at, "italic", 14, ctx.tone(INK_SOFT))
        step, y = px(22), y + px(6)
        for seat, line in found:
            if y + step > box.bottom:
                break
            draw_badge(ctx, surface, ctx.seat_colour(seat), (box.left + px(10), y + step // 2), px(16))
            name = ctx.type.fit(self.words.name(line.source), "body", 14, box.width - px(70))
            name = name[:1].upper() + name[1:]
            ctx.type.draw(surface, name, (box.left + px(26), y + step // 2), "body", 14, INK, "midleft")
            at = (box.right - px(4), y + step // 2)
            ctx.type.draw(surface, str(line.points), at, "bold", 14, INK, "midright")
            y += step


def history(table: WondersTable) -> list[tuple[int, tuple[float, ...]]]:
    """Both sides' points along the game so far, as everybody knows them."""
    replay = table.ctx.shelf.replay_of(table.desk.session)
    length = int(table.desk.session.index)
    step = max(1, -(-length // _MOST_POINTS))
    moments = sorted({*range(1, length, step), length})
    out: list[tuple[int, tuple[float, ...]]] = []
    for index in moments:
        state: WondersState = replay.view(index, SPECTATOR).state
        if state.age:
            out.append((index, tuple(float(score(state, seat).total) for seat in BOTH)))
    return out


def open_score(table: WondersTable) -> None:
    """The sheet over the table."""
    table.ctx.scenes.push(ScoreScene(table))
