"""The assault planner: who attacks whom, the odds, every shift with its rule, and what may come of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.messages import Illegal
from game.games.front.model import side_of
from game.games.front.ui.assault_chips import Switch
from game.games.front.ui.assault_facts import Forecast, changed, defenders, planned
from game.games.front.ui.assault_rows import build_foot, build_targets, chip, lay_chips
from game.games.front.ui.tables_bars import BARS, draw_chances
from game.games.front.ui.tables_chances import Chances
from game.games.front.ui.tables_results import draw_rail
from game.games.front.ui.tables_words import percent, signed
from game.ui.theme import BAD_ON_PAPER, GOOD, INK, INK_SOFT, Colour
from game.ui.widgets import Button
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.games.front.ui.assault_desk import FightDesk

SIDE_TONES: dict[str, Colour] = {"DE": (0x8A, 0x96, 0x90), "US": (0x8B, 0x8A, 0x45)}


class AssaultPlanner:
    """Fills the sheet in E2 while nothing is decided yet."""

    def __init__(self, desk: FightDesk) -> None:
        self._desk = desk
        self.forecast: Forecast | Illegal | None = None

    def title(self) -> str:
        """What stands at the head of the sheet."""
        desk = self._desk
        target = desk.plan.target
        return (
            desk.words.say("title.assault", place=desk.words.place(target))
            if target
            else desk.words.say("title.assault_none")
        )

    def build(self) -> None:
        """Lay the sheet out."""
        desk, plan = self._desk, self._desk.plan
        if not plan.target:
            self.forecast = None
            build_targets(desk, "pick.assault")
            return
        self.forecast = planned(desk.rules, desk.state, plan)
        self._build_foot()
        self._build_defenders()
        self._build_attackers()
        if isinstance(self.forecast, Forecast):
            self._build_odds(self.forecast)
            self._build_switches(self.forecast)
            self._build_chances(self.forecast)
        else:
            self._build_none()

    def _build_defenders(self) -> None:
        desk, say = self._desk, self._desk.words.say
        target = desk.plan.target
        units = defenders(desk.rules, desk.state, target, desk.seat)
        leaders = desk.leaders_at(target)
        desk.sheet.heading(say("head.defends"), desk.words.ground(target))
        chips = [chip(desk, f"unit:{unit}", fixed=True, kind="defence") for unit in units]
        chips += [chip(desk, f"leader:{leader}", fixed=True) for leader in leaders]
        lay_chips(desk, chips)

    def _build_attackers(self) -> None:
        desk, plan, say = self._desk, self._desk.plan, self._desk.words.say
        inside = [chip(desk, f"unit:{unit}", kind="attack", is_in=True) for unit in plan.units]
        bench = [chip(desk, f"unit:{unit}", kind="attack", faded=True) for unit in plan.bench]
        if desk.is_tight and len(inside) + len(bench) <= 7 and inside:
            desk.sheet.heading(say("head.attacks_and_may" if bench else "head.attacks"))
            lay_chips(desk, [*inside, *bench])
            return
        desk.sheet.heading(say("head.attacks"), str(len(inside)) if inside else "")
        lay_chips(desk, inside, empty=say("sum.none"))
        if bench:
            desk.sheet.heading(say("head.may"))
            lay_chips(desk, bench)

    def _build_odds(self, found: Forecast) -> None:
        """Strengths and odds, each shift with its rule, and the columns from base to final."""
        desk, say = self._desk, self._desk.words.say
        ctx, columns = desk.ctx, desk.rules.book.tables.assault.columns
        sums = say("sum.strengths", attack=found.attack, defence=found.defence)
        base, total = say("sum.base", column=columns[found.base]), signed(found.total)

        def odds(surface: pygame.Surface, box: pygame.Rect) -> None:
            at = ctx.type.draw(surface, sums, (box.left, box.centery), "title", 20, INK, "midleft")
            ctx.type.draw(surface, base, (at.right + ctx.px(10), box.centery), "body", 14, INK, "midleft")
            words = say("sum.sum", sum=total)
            ctx.type.draw(surface, words, (box.right, box.centery), "bold", 14, INK, "midright")

        desk.sheet.paint(ctx.px(24), odds, 2)
        two = len(found.rows) > 4 or desk.is_tight
        lines = -(-len(found.rows) // 2) if two else len(found.rows)
        if found.rows:
            desk.sheet.paint(lines * ctx.px(18), partial(self._paint_rows, found=found, two=two), 4)
        desk.sheet.paint(ctx.px(32), lambda s, r: draw_rail(ctx, s, r, columns, found.base, found.column), 6)

    def _paint_rows(self, surface: pygame.Surface, box: pygame.Rect, *, found: Forecast, two: bool) -> None:
        ctx, words = self._desk.ctx, self._desk.words
        per = -(-len(found.rows) // 2) if two else len(found.rows)
        gap = ctx.px(10)
        wide = (box.width - gap) // 2 if two else box.width
        for number, row in enumerate(found.rows):
            left = box.left + (number // per) * (wide + gap)
            y = box.top + (number % per) * ctx.px(18)
            tone = GOOD if row.value > 0 else BAD_ON_PAPER
            plate = pygame.Rect(left, y + ctx.px(1), ctx.px(24), ctx.px(15))
            pygame.draw.rect(surface, tone, plate, border_radius=ctx.px(3))
            ctx.type.draw(surface, signed(row.value), plate.center, "bold", 12, (255, 255, 255), "center")
            end = ctx.type.draw(
                surface, row.rule, (left + wide, y), "body", 12, ctx.tone(INK_SOFT), "topright"
            )
            x = plate.right + ctx.px(5)
            text = ctx.type.fit(words.shift(row.key), "body", 12 if two else 14, end.left - ctx.px(4) - x)
            ctx.type.draw(surface, text, (x, y - (0 if two else ctx.px(1))), "body", 12 if two else 14, INK)

    def _build_switches(self, found: Forecast) -> None:
        """Who could be announced, and what he would change."""
        desk, plan, say = self._desk, self._desk.plan, self._desk.words.say
        rows: list[Widget] = []
        for leader in plan.leaders:
            is_on = leader == plan.leader
            rest = changed(desk.rules, desk.state, plan, leader="" if is_on else leader)
            words = say("switch.leader", name=desk.words.name(leader))
            effect = self._effect(found, rest, is_on)
            image = desk.stacks.image(desk.state, f"leader:{leader}", desk.ctx.px(30))
            act = partial(desk.toggle, f"leader:{leader}")
            tip = say("switch.leader_use")
            rows.append(Switch(desk.ctx, f"leader:{leader}", words, effect, is_on, act, tip, image))
        if plan.may_air:
            rest = changed(desk.rules, desk.state, plan, air=not plan.air)
            effect = self._effect(found, rest, plan.air)
            act, tip = partial(desk.toggle, "button:air"), say("switch.air_use")
            rows.append(Switch(desk.ctx, "button:air", say("switch.air"), effect, plan.air, act, tip))
        for row in rows:
            row.rect = desk.sheet.take(desk.ctx.px(36), 4)
            desk.group.add(row)

    def _effect(self, found: Forecast, rest: Forecast | None, is_on: bool) -> str:
        """From the column without to the column with it, and what the retreat is worth."""
        desk = self._desk
        if rest is None:
            return desk.words.say("switch.off")
        before, after = (rest, found) if is_on else (found, rest)
        columns = desk.rules.book.tables.assault.columns
        return desk.words.say(
            desk.gains, shift=signed(after.column - before.column), before=columns[before.column],
            after=columns[after.column], was=f"{before.defender.retreat * 100:.0f}",
            now=f"{after.defender.retreat * 100:.0f}",
        )  # fmt: skip

    def _build_chances(self, found: Forecast) -> None:
        """The bars of both sides, one above the other or, where room is short, side by side."""
        desk, words, px = self._desk, self._desk.words, self._desk.ctx.px
        own, foe = SIDE_TONES[side_of(desk.seat)], SIDE_TONES[side_of(desk.enemy)]
        sides = (("chance.defender", foe, found.defender), ("chance.attacker", own, found.attacker))
        if desk.sheet.left < 2 * px(BARS + 6) + px(24):
            row = desk.sheet.take(px(BARS))
            half = (row.width - px(10)) // 2
            for place, (key, tone, chances) in enumerate(sides):
                box = pygame.Rect(row.left + place * (half + px(10)), row.top, half, row.height)
                paint = partial(_paint_chances, desk=desk, who=words.say(key), tone=tone, chances=chances)
                desk.sheet.paint_at(box, paint)
        else:
            desk.sheet.heading(words.say("forecast"))
            for key, tone, chances in sides:
                paint = partial(_paint_chances, desk=desk, who=words.say(key), tone=tone, chances=chances)
                desk.sheet.paint(px(BARS), paint, 6)
        if desk.sheet.left > px(54):
            desk.sheet.text(words.say("forecast.note", pairs=100), "italic", 12, INK_SOFT)

    def _build_none(self) -> None:
        desk = self._desk
        if isinstance(self.forecast, Illegal):
            desk.sheet.text(desk.refusal(self.forecast), "bold", 14, BAD_ON_PAPER)

    def _build_foot(self) -> None:
        desk, plan, say = self._desk, self._desk.plan, self._desk.words.say
        attack = Button(desk.ctx, "attack", say("button.attack"), desk.confirm, icon="threat", primary=True)
        if plan.command is None:
            reason = self.forecast
            attack.disabled = desk.refusal(reason) if isinstance(reason, Illegal) else say("sum.none")
        elif isinstance(self.forecast, Forecast):
            attack.tip = say("chance.retreat") + " " + percent(self.forecast.defender.retreat)
        build_foot(desk, attack)


def _paint_chances(
    surface: pygame.Surface, box: pygame.Rect, *, desk: FightDesk, who: str, tone: Colour, chances: Chances
) -> None:
    draw_chances(desk.ctx, surface, box, desk.words, who, tone, chances)
