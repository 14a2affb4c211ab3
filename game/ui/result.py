"""How a game ended: who won and why, the final board, its length and its course as a graph."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.ids import SPECTATOR, Seat
from game.ui import backdrop
from game.ui.badges import draw_badge
from game.ui.dialog import inform
from game.ui.face import Marks
from game.ui.graph import GraphView
from game.ui.screen import Screen
from game.ui.sit_down import sit_down, to_title, watch
from game.ui.theme import BRASS_BRIGHT, INK, INK_SOFT, ON_DARK
from game.ui.told import fault_line
from game.ui.widgets import Button, Label, Panel, ScrollArea, Widget

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.desk import Desk

MOST_POINTS = 240  # moments that the graph looks at
_SIDE = 420
_LEAST_SHEET = 190  # the height that the graph keeps above a long account


class ResultScene(Screen):
    """Shown upon the finished table. `history` has `.length` and `.view(index, viewpoint)`."""

    first = "watch"

    def __init__(self, ctx: Context, desk: Desk) -> None:
        super().__init__(ctx)
        self.desk = desk
        self.header_of = desk.session.header
        self.face = ctx.shelf.face(self.header_of.game)
        self.history = ctx.shelf.replay_of(desk.session)
        self.view = desk.session.view(SPECTATOR)
        self.headline, self.reason = self.face.result(desk.rules, self.view.state)
        whole = self.face.picture(ctx, desk.rules)
        self.picture = getattr(whole, "board", whole)  # the board alone where a picture has rails around it
        self._points: list[tuple[int, tuple[float, ...]]] = []
        self._board = pygame.Rect(0, 0, 0, 0)

    def enter(self) -> None:
        """Look along the game for its graph."""
        length: int = self.history.length
        step = max(1, -(-length // MOST_POINTS))
        for index in (*range(1, length, step), length):
            point = self.face.graph(self.desk.rules, self.history.view(index, SPECTATOR).state)
            if point is not None:
                self._points.append((index, point))
        self.ctx.sounds.play("win")

    def back(self) -> None:
        """Esc goes back to the table as it stands."""
        self.ctx.scenes.pop()

    def build(self) -> None:
        """The board at the left; headline, reason, graph and what to do at the right."""
        px = self.ctx.px
        felt = backdrop.inside(self.ctx, self.size).inflate(-2 * px(24), -2 * px(20))
        width = min(felt.width, px(1500))
        felt = pygame.Rect(felt.centerx - width // 2, felt.top, width, felt.height)
        side = pygame.Rect(felt.right - px(_SIDE), felt.top, px(_SIDE), felt.height)
        self._board = pygame.Rect(felt.left, felt.top, side.left - felt.left - px(20), felt.height)
        fit = getattr(self.picture, "fit", None)  # a board with proportions of its own
        if fit is not None:
            self._board = fit(self._board)
        self.picture.layout(self._board)
        self._build_side(side)

    def paint(self, surface: pygame.Surface) -> None:
        """The final board."""
        self.picture.draw(surface, self.view.state, Marks(), None)

    def draw(self, surface: pygame.Surface) -> None:
        """And the winner's mark."""
        super().draw(surface)
        winners = self._winners()
        if winners:
            sheet = self.group.find("headline")
            if sheet:
                at = (sheet.rect.centerx, sheet.rect.top - self.ctx.px(34))
                draw_badge(self.ctx, surface, self.ctx.seat_colour(winners[0]), at, self.ctx.px(60))

    def _build_side(self, box: pygame.Rect) -> None:
        px, words = self.ctx.px, self.ctx.words
        self.group.add(Panel(self.ctx, "dark")).rect = box
        inner = box.inflate(-2 * px(22), -2 * px(18))
        y = inner.top + (px(72) if self._winners() else px(4))
        y = self._line(inner, y, self.headline, "title", 28, BRASS_BRIGHT, "headline") + px(4)
        buttons = self._buttons()
        top = inner.bottom - len(buttons) * px(52) + px(8)
        is_long = y + self._reason_label().natural_height(inner.width) > top - px(30) - px(_LEAST_SHEET)
        across = 2 if is_long else 1  # a long account gets the room of two rows of buttons
        top = inner.bottom - len(buttons) // across * px(52) + px(8)
        y = self._reason(inner, y, top - px(30) - px(_LEAST_SHEET)) + px(14)
        for place, button in enumerate(buttons):
            button.rect = pygame.Rect(inner.left, top + place // across * px(52), inner.width, px(44))
            if across == 2:
                button.rect.width = (inner.width - px(8)) // 2
                button.rect.left += place % 2 * (button.rect.width + px(8))
        sheet = pygame.Rect(inner.left, y, inner.width, min(top - y - px(16), px(360)))
        self.group.add(Panel(self.ctx, "paper")).rect = sheet
        room = sheet.inflate(-2 * px(16), -2 * px(12))
        if self._points:
            head, high = words("result.graph"), px(24)
        else:
            head, high = "", 0
        title = self.group.add(Label(self.ctx, head, "bold", 14, INK, name="graph-title"))
        title.rect = pygame.Rect(room.left, room.top, room.width, high)
        foot = self.group.add(
            Label(self.ctx, self._length(), "body", 14, INK_SOFT, name="length", middle=True)
        )
        foot.rect = pygame.Rect(room.left, room.bottom - px(22), room.width, px(22))
        graph: Widget = GraphView(self.ctx, self._points, self.history.length, self._names())
        graph.rect = pygame.Rect(room.left, title.rect.bottom, room.width, foot.rect.top - title.rect.bottom)
        self.group.add(graph)
        for button in buttons:
            self.group.add(button)

    def _reason(self, box: pygame.Rect, y: int, bottom: int) -> int:
        """Why it ended; an account of many lines is scrolled above `bottom`. The next free y."""
        label = self._reason_label()
        if y + label.natural_height(box.width) <= bottom:
            return self._line(box, y, self.reason, "serif", 16, ON_DARK, "reason")
        area = self.group.add(ScrollArea(self.ctx, "account"))
        area.on_walnut = True
        area.rect = pygame.Rect(box.left, y, box.width, max(self.ctx.px(60), bottom - y))
        width = box.width - area.bar_width() - self.ctx.px(8)
        label.rect = pygame.Rect(box.left, y, width, label.natural_height(width))
        area.place([label], label.rect.height)
        return area.rect.bottom

    def _reason_label(self) -> Label:
        return Label(self.ctx, self.reason, "serif", 16, ON_DARK, "center", name="reason")

    def _line(
        self,
        box: pygame.Rect,
        y: int,
        text: str,
        family: str,
        size: int,
        colour: tuple[int, int, int],
        name: str,
    ) -> int:
        label = Label(self.ctx, text, family, size, colour, "center", name=name)  # type: ignore[arg-type]
        label.rect = pygame.Rect(box.left, y, box.width, label.natural_height(box.width))
        self.group.add(label)
        return label.rect.bottom

    def _buttons(self) -> list[Button]:
        ctx, words = self.ctx, self.ctx.words
        return [
            Button(ctx, "watch", words("result.watch"), self._watch, icon="film", primary=True),
            Button(ctx, "again", words("result.again"), self._again, icon="flag"),
            Button(ctx, "table", words("result.table"), self.back, icon="eye"),
            Button(ctx, "title", words("result.title"), lambda: to_title(ctx), icon="arrow_left"),
        ]

    def _winners(self) -> tuple[Seat, ...]:
        return self.view.outcome.winners if self.view.outcome else ()

    def _names(self) -> tuple[str, ...]:
        players = self.header_of.players
        return tuple(self.face.seat_name(self.view.state, Seat(seat)) for seat in range(len(players)))

    def _length(self) -> str:
        return self.ctx.words("result.length", count=max(0, self.history.length - 1))

    def _watch(self) -> None:
        watch(self.ctx, self.history, at=1)

    def _again(self) -> None:
        """The same seats and variants with luck of its own; a map of the player's own is asked for anew."""
        header = self.header_of
        if getattr(header.map, "data", None) is not None:
            from game.ui.new_game import NewGameScene

            self.ctx.scenes.push(NewGameScene(self.ctx, header.game))
            return
        try:
            session = self.ctx.shelf.new_table(header.game, header.players, dict(header.options))
        except (ValueError, LookupError, OSError) as problem:
            inform(self.ctx, self.ctx.words("fault.title"), fault_line(self.ctx, problem))
            return
        self.ctx.scenes.pop()
        sit_down(self.ctx, session)
