"""The barrage planner: the target, the guns that fire, the column with its shifts, and the chances."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.messages import Illegal
from game.games.front.model import side_of
from game.games.front.phases import barrage
from game.games.front.ui.assault_facts import Row, defenders
from game.games.front.ui.assault_planner import SIDE_TONES
from game.games.front.ui.assault_rows import build_foot, build_targets, chip, lay_chips
from game.games.front.ui.tables_bars import BARS, draw_chances
from game.games.front.ui.tables_chances import barrage_chances
from game.games.front.ui.tables_results import draw_rail, draw_strip
from game.games.front.ui.tables_words import signed
from game.ui.theme import BAD_ON_PAPER, GOOD, INK, INK_SOFT
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.games.front.ui.assault_desk import FightDesk


class BarragePlanner:
    """Fills the sheet in E1 while no shell has fallen yet."""

    def __init__(self, desk: FightDesk) -> None:
        self._desk = desk

    def title(self) -> str:
        """What stands at the head of the sheet."""
        desk = self._desk
        if desk.plan.target:
            return desk.words.say("title.barrage", place=desk.words.place(desk.plan.target))
        return desk.words.say("title.defensive" if desk.state.is_defensive else "title.barrage_none")

    def build(self) -> None:
        """Lay the sheet out."""
        desk, plan, say = self._desk, self._desk.plan, self._desk.words.say
        if not plan.target:
            build_targets(desk, "pick.barrage")
            return
        self._build_foot()
        desk.sheet.heading(say("chance.target"), desk.words.ground(plan.target))
        units = defenders(desk.rules, desk.state, plan.target, desk.seat)
        chips = [chip(desk, f"unit:{unit}", fixed=True, kind="defence") for unit in units]
        count = desk.rules.course(desk.state).field.count(plan.target, desk.enemy)
        lay_chips(desk, chips, empty=say("head.unread", count=count))
        desk.sheet.heading(say("head.fires"), str(len(plan.units)) if plan.units else "")
        inside = [chip(desk, f"unit:{unit}", kind="barrage", is_in=True) for unit in plan.units]
        lay_chips(desk, inside, empty=say("sum.noguns"))
        if plan.bench:
            desk.sheet.heading(say("head.mayfire"))
            lay_chips(desk, [chip(desk, f"unit:{unit}", kind="barrage", faded=True) for unit in plan.bench])
        if plan.command is not None:
            self._build_forecast()

    def _build_forecast(self) -> None:
        desk, plan, words = self._desk, self._desk.plan, self._desk.words
        try:
            found = barrage.preview(desk.rules.course(desk.state), desk.seat, plan.target, plan.units)
        except Illegal as illegal:
            desk.sheet.text(desk.refusal(illegal), "bold", 14, BAD_ON_PAPER)
            return
        ctx, table = desk.ctx, desk.rules.book.tables.barrage
        rows = tuple(Row(*row) for row in found.rows)

        def factors(surface: pygame.Surface, box: pygame.Rect) -> None:
            at = ctx.type.draw(
                surface, str(found.factors), (box.left, box.centery), "title", 20, INK, "midleft"
            )
            said = words.say("sum.factors")
            ctx.type.draw(surface, said, (at.right + ctx.px(8), box.centery), "body", 14, INK, "midleft")
            total = words.say("sum.sum", sum=signed(sum(row.value for row in rows)))
            ctx.type.draw(surface, total, (box.right, box.centery), "bold", 14, INK, "midright")

        desk.sheet.paint(ctx.px(24), factors, 2)
        for row in rows:
            desk.sheet.paint(ctx.px(18), partial(_paint_row, desk=desk, row=row), 2)
        desk.sheet.paint(
            ctx.px(32), lambda s, r: draw_rail(ctx, s, r, table.columns, found.base, found.column)
        )
        cells = table.results[found.column]
        tone = SIDE_TONES[side_of(desk.enemy)]
        desk.sheet.heading(words.say("forecast"))
        chances = barrage_chances(cells)
        desk.sheet.paint(
            ctx.px(BARS),
            lambda s, r: draw_chances(ctx, s, r, words, words.say("chance.target"), tone, chances, True),
        )
        desk.sheet.paint(
            ctx.px(56),
            lambda s, r: draw_strip(ctx, s, r, words.say("table.barrage"), cells, None, tone),
        )
        if desk.sheet.left > ctx.px(40):
            desk.sheet.text(words.say("forecast.note_barrage"), "italic", 12, INK_SOFT)

    def _build_foot(self) -> None:
        desk, plan, say = self._desk, self._desk.plan, self._desk.words.say
        fire = Button(desk.ctx, "fire", say("button.fire"), desk.confirm, primary=True)
        if plan.command is None:
            fire.disabled = say("sum.noguns")
        build_foot(desk, fire)


def _paint_row(surface: pygame.Surface, box: pygame.Rect, *, desk: FightDesk, row: Row) -> None:
    ctx = desk.ctx
    plate = pygame.Rect(box.left, box.top + ctx.px(1), ctx.px(24), ctx.px(15))
    pygame.draw.rect(surface, GOOD if row.value > 0 else BAD_ON_PAPER, plate, border_radius=ctx.px(3))
    ctx.type.draw(surface, signed(row.value), plate.center, "bold", 12, (255, 255, 255), "center")
    ctx.type.draw(
        surface, desk.words.shift(row.key), (plate.right + ctx.px(6), box.top - ctx.px(1)), "body", 14, INK
    )
    ctx.type.draw(surface, row.rule, box.topright, "body", 12, ctx.tone(INK_SOFT), "topright")
