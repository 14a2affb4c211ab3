"""The sheet beside the nations: the scenario, the ways to win, how the world is given out, who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.world.model import BLOCS
from game.ui.badges import draw_badge
from game.ui.grounds import draw_panel
from game.ui.theme import INK, INK_SOFT, PRICE_BLUE
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.games.world.ui.nation import NationScene


class ScenarioSheet(Widget):
    """Paints the sheet; it takes no input."""

    focusable = False

    def __init__(self, scene: NationScene, rect: pygame.Rect) -> None:
        super().__init__(scene.ctx, "scenario")
        self.scene, self.rect = scene, rect

    def contains(self, pos: tuple[int, int]) -> bool:
        """It takes no input."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint name, ways to win, start, seats."""
        self.lines.clear()
        scene, px = self.scene, self.ctx.px
        draw_panel(self.ctx, surface, self.rect, "paper")
        box = self.rect.inflate(-2 * px(20), -2 * px(16))
        words = scene.words.names.scenarios[scene.state.options.scenario]
        y = self.write(surface, words.name, box.topleft, "title", 20, INK).bottom
        y = self._paragraph(surface, words.text, box, y, "italic")
        y = self._heading(surface, "scenario.win", box, y + px(8))
        y = self._draw_ways(surface, box, y)
        start = scene.words.say(f"scenario.start.{scene.book.start_mode(scene.state.options)}")
        y = self._heading(surface, "scenario.start", box, y + px(8))
        y = self._paragraph(surface, start, box, y, "body")
        self._draw_seats(surface, box, y + px(8))

    def _draw_ways(self, surface: pygame.Surface, box: pygame.Rect, y: int) -> int:
        scene, px, say = self.scene, self.ctx.px, self.scene.words.say
        victory = scene.book.scenario(scene.state.options).victory
        rows = (
            ("gear", say("scenario.points", points=victory.points[str(scene.state.seats)])),
            ("research_technology_1", say("scenario.research", level=victory.research)),
            ("seal", say("scenario.badge", badge=victory.badge, name=scene.words.names.badge(victory.badge))),
        )
        for mark, text in rows:
            side = px(22)
            self.icon(surface, f"world/desk/{mark}", pygame.Rect(box.left, y + px(2), side, side), PRICE_BLUE)
            area = pygame.Rect(box.left + side + px(10), y, box.width - side - px(10), 0)
            y = max(self._paragraph(surface, text, area, y, "body"), y + side + px(4))
        return y

    def _draw_seats(self, surface: pygame.Surface, box: pygame.Rect, y: int) -> None:
        """The player order with the nations taken so far; by bloc, the places left (R019)."""
        scene, px = self.scene, self.ctx.px
        state = scene.state
        y = self._heading(surface, "scenario.order", box, y)
        step = min(px(26), max(px(18), (box.bottom - y - px(26)) // max(1, state.seats)))
        for seat in state.order:
            if y + step > box.bottom:
                return
            draw_badge(
                self.ctx, surface, self.ctx.seat_colour(seat), (box.left + px(11), y + step // 2), px(20)
            )
            tone = INK if state.realms[seat].nation or seat == scene.seat else INK_SOFT
            family = "bold" if seat == scene.seat else "body"
            told = scene.words.who(state, Seat(seat))
            self.write(surface, told, (box.left + px(30), y + step // 2), family, 14, tone, "midleft")  # type: ignore[arg-type]
            y += step
        if scene.book.nation_mode(state.options) == "by_bloc" and y + px(22) <= box.bottom + px(8):
            places = scene.book.bloc_places(state.seats)
            taken = [scene.book.nations.nations[r.nation].bloc for r in state.realms if r.nation is not None]
            told = "   ".join(
                f"{scene.words.names.blocs[bloc]} {taken.count(bloc)}/{places[bloc]}" for bloc in BLOCS
            )
            self.write(surface, told, (box.left, y + px(4)), "bold", 12, INK)

    def _heading(self, surface: pygame.Surface, key: str, box: pygame.Rect, y: int) -> int:
        px = self.ctx.px
        bottom = self.write(surface, self.scene.words.say(key), (box.left, y), "title", 16, INK).bottom
        pygame.draw.line(
            surface, INK_SOFT, (box.left, bottom + px(1)), (box.right, bottom + px(1)), max(1, px(1))
        )
        return bottom + px(5)

    def _paragraph(self, surface: pygame.Surface, text: str, box: pygame.Rect, y: int, family: str) -> int:
        for line in self.ctx.type.wrap(text, family, 14, box.width):  # type: ignore[arg-type]
            self.write(surface, line, (box.left, y), family, 14, INK)  # type: ignore[arg-type]
            y += self.ctx.type.height("body", 14)
        return y
