"""One side's sheet: commander, what acts for it, its units, losses so far, retreat and hits to expect."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.core.ids import Seat
from game.games.world.model import UNIT_KINDS, Units, WorldState
from game.games.world.ui.battle_faces import flat_die
from game.games.world.ui.battle_facts import SideFacts
from game.games.world.ui.battle_units import Block, lay_units
from game.games.world.ui.battle_words import BattleWords
from game.games.world.ui.map_pieces import MapPieces
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_panel
from game.ui.theme import BRASS, INK, INK_SOFT, PAPER_SHADE

PAD = 14
HEAD = 60
LINE = 20
LOST = 34
CHART = 84
LEAST_TOLD = 0.05  # units to lose on average that are worth a word


class SideSheet:
    """Lays out and paints the sheet of the attacker or the defender in `rect`."""

    def __init__(self, ctx: Context, words: BattleWords, pieces: MapPieces) -> None:
        self._ctx = ctx
        self._words = words
        self._pieces = pieces
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._told_acts: list[tuple[str, ...]] = []
        self._head = self._acts = self._units = self._lost = self._retreat = self._chart = self.rect

    @property
    def lost_spot(self) -> tuple[int, int]:
        """Where fallen pieces go."""
        return self._lost.left + self._ctx.px(120), self._lost.centery

    @property
    def retreat_spot(self) -> pygame.Rect:
        """The line that tells what a retreat costs."""
        return self._retreat

    def layout(self, rect: pygame.Rect, state: WorldState, facts: SideFacts) -> None:
        """Use this part of the window; the units get what the other parts leave."""
        px, self.rect = self._ctx.px, rect
        inner = rect.inflate(-2 * px(PAD), 0)
        self._head = pygame.Rect(rect.left, rect.top, rect.width, px(HEAD))
        self._told_acts = self._act_lines(state, facts, inner.width)
        lines = sum(len(lines) for lines in self._told_acts)
        high = lines * px(18) + (px(8) if lines else 0)
        self._acts = pygame.Rect(inner.left, self._head.bottom + px(8), inner.width, high)
        self._chart = pygame.Rect(inner.left, rect.bottom - px(CHART + 12), inner.width, px(CHART))
        self._retreat = pygame.Rect(inner.left, self._chart.top - px(LINE + 12), inner.width, px(LINE))
        self._lost = pygame.Rect(inner.left, self._retreat.top - px(LOST + 4), inner.width, px(LOST))
        top = self._acts.bottom + px(26)
        self._units = pygame.Rect(inner.left, top, inner.width, self._lost.top - px(8) - top)

    def blocks(self, facts: SideFacts) -> tuple[Block, ...]:
        """Where the pieces of the side stand."""
        return lay_units(self._ctx, facts.stacks, self._units)

    def draw(
        self,
        surface: pygame.Surface,
        state: WorldState,
        facts: SideFacts,
        lost: Mapping[Seat, Units],
        hits: tuple[float, ...],
        chart_title: str,
        expected: float | None,
    ) -> None:
        """Paint all but the pieces; `expected`: units that are still lost on average."""
        draw_panel(self._ctx, surface, self.rect, "paper")
        self._draw_head(surface, state, facts)
        self._draw_acts(surface)
        self._draw_units_title(surface, state, facts)
        self._rule(surface, self._lost.top - self._ctx.px(2))
        self._draw_lost(surface, lost, expected)
        may_retreat = state.fight is not None and state.fight.stage.endswith("stays")
        if facts.units.total and (hits or may_retreat):
            self._rule(surface, self._retreat.top - self._ctx.px(5))
            self._draw_retreat(surface, facts, may_retreat)
        if hits:
            self._rule(surface, self._chart.top - self._ctx.px(8))
            self._draw_chart(surface, facts, hits, chart_title)

    def _act_lines(self, state: WorldState, facts: SideFacts, width: int) -> list[tuple[str, ...]]:
        """Research and skills at work, each in lines that fit."""
        room, skill = width - self._ctx.px(16), self._words.skill(state, facts.seat)
        told = [self._words.say(f"acts.{act.key}", skill=skill, limit=act.number) for act in facts.acting]
        return [self._ctx.type.wrap(text, "body", 14, room) for text in told]

    def _draw_head(self, surface: pygame.Surface, state: WorldState, facts: SideFacts) -> None:
        ctx, px, words = self._ctx, self._ctx.px, self._words
        colour = ctx.seat_colour(facts.seat)
        band = self._head.inflate(-2 * px(5), -2 * px(4)).move(0, px(1))
        pygame.draw.rect(surface, colour.fill, band, border_radius=px(5))
        pygame.draw.rect(surface, BRASS, band, max(1, px(1)), border_radius=px(5))
        draw_badge(ctx, surface, colour, (band.left + px(28), band.centery), px(38))
        x, room = band.left + px(56), band.width - px(64)
        leader = words.leader(state, facts.seat)
        role = words.say("role.attacker" if facts.is_attacker else "role.defender", leader=leader)
        role = ctx.type.fit(role, "body", 12, room)
        ctx.type.draw(surface, role, (x, band.top + px(6)), "body", 12, colour.rim)
        name = ctx.type.fit(words.who(state, facts.seat), "title", 20, room)
        ctx.type.draw(surface, name, (x, band.top + px(20)), "title", 20, colour.rim)

    def _draw_acts(self, surface: pygame.Surface) -> None:
        ctx, px, y = self._ctx, self._ctx.px, self._acts.top
        for lines in self._told_acts:
            pygame.draw.circle(surface, BRASS, (self._acts.left + px(5), y + px(9)), px(3))
            for line in lines:
                ctx.type.draw(surface, line, (self._acts.left + px(16), y), "body", 14, INK)
                y += px(18)

    def _draw_units_title(self, surface: pygame.Surface, state: WorldState, facts: SideFacts) -> None:
        ctx, px, words = self._ctx, self._ctx.px, self._words
        y = self._units.top - px(24)
        title = f"{words.say('side.units')}  {facts.units.total}"
        ctx.type.draw(surface, title, (self._units.left, y), "title", 16, INK)
        side, x = px(18), self._units.right
        for colour in reversed(facts.dice):
            x -= side
            surface.blit(flat_die(colour, None, side), (x, y + px(2)))
            x -= px(3)
        if not facts.units.total:
            tone = ctx.tone(INK_SOFT)
            ctx.type.draw(surface, words.say("side.gone"), self._units.topleft, "italic", 14, tone)
        for block in self.blocks(facts):
            if block.header is not None and block.seat != facts.seat:
                text = words.say("side.supports", who=words.who(state, block.seat))
                at = (block.header.left + px(22), block.header.top)
                text = ctx.type.fit(text, "body", 14, block.header.width - px(22))
                ctx.type.draw(surface, text, at, "body", 14, INK)
                spot = (block.header.left + px(8), block.header.top + px(9))
                draw_badge(ctx, surface, ctx.seat_colour(block.seat), spot, px(16))
            elif block.header is not None:
                name = words.who(state, block.seat)
                ctx.type.draw(surface, name, block.header.topleft, "body", 14, INK)

    def _draw_lost(self, surface: pygame.Surface, lost: Mapping[Seat, Units], expected: float | None) -> None:
        ctx, px, box = self._ctx, self._ctx.px, self._lost
        ctx.type.draw(
            surface, self._words.say("side.lost"), (box.left, box.centery), "title", 16, INK, "midleft"
        )
        x, side = box.left + px(52), px(26)
        if expected is not None and expected >= LEAST_TOLD:
            told = self._words.say("side.expected", count=f"{expected:.1f}")
            ctx.type.draw(surface, told, (box.right, box.centery), "body", 14, ctx.tone(INK_SOFT), "midright")
        shown = [(seat, kind, units.of(kind)) for seat, units in lost.items() for kind in UNIT_KINDS]
        shown = [row for row in shown if row[2]]
        if not shown:
            none = self._words.say("side.none_lost")
            ctx.type.draw(surface, none, (x, box.centery), "italic", 14, ctx.tone(INK_SOFT), "midleft")
        for seat, kind, count in shown:
            image = self._pieces.cast(kind, ctx.seat_colour(seat), side).copy()
            image.set_alpha(150)
            surface.blit(image, image.get_rect(midleft=(x, box.centery)))
            drawn = ctx.type.draw(
                surface, f"×{count}", (x + side + px(3), box.centery), "bold", 14, INK, "midleft"
            )
            x = drawn.right + px(8)

    def _draw_retreat(self, surface: pygame.Surface, facts: SideFacts, may_retreat: bool) -> None:
        ctx, box = self._ctx, self._retreat
        title = self._words.say("side.retreat")
        drawn = ctx.type.draw(surface, title, (box.left, box.centery), "title", 16, INK, "midleft")
        told = self.retreat_line(facts) if may_retreat else self._words.say("side.retreat_later")
        x = drawn.right + ctx.px(10)
        told = ctx.type.fit(told, "body", 14, box.right - x)
        ctx.type.draw(surface, told, (x, box.centery), "body", 14, INK, "midleft")

    def retreat_line(self, facts: SideFacts) -> str:
        """What a retreat would cost now, in exact numbers (R151-R154, A16)."""
        lost, kept = facts.lost_by_retreat, facts.kept_by_retreat
        if lost == 0:
            return self._words.say("side.retreat_all", kept=kept)
        return self._words.say("side.retreat_cost" if kept else "side.retreat_last", lost=lost, kept=kept)

    def _draw_chart(
        self, surface: pygame.Surface, facts: SideFacts, hits: tuple[float, ...], title: str
    ) -> None:
        ctx, px, box = self._ctx, self._ctx.px, self._chart
        ctx.type.draw(surface, title, box.topleft, "body", 14, ctx.tone(INK_SOFT))
        colour = ctx.seat_colour(facts.seat)
        floor, tall = box.bottom - px(17), box.height - px(52)
        columns = max(4, len(hits))
        wide = box.width // columns
        top = max(hits)
        pygame.draw.line(surface, INK_SOFT, (box.left, floor), (box.right, floor))
        for count, chance in enumerate(hits):
            x = box.left + count * wide + wide // 2
            high = round(tall * chance / top) if top else 0
            bar = pygame.Rect(0, 0, max(px(12), min(px(34), wide - px(10))), high)
            bar.midbottom = (x, floor)
            if high:
                pygame.draw.rect(surface, colour.fill, bar)
                pygame.draw.rect(surface, INK, bar, 1)
            ctx.type.draw(surface, str(count), (x, floor + px(1)), "bold", 12, INK, "midtop")
            if chance > 0:
                told = self._words.say("odds.percent", percent=round(100 * chance))
                told = told if chance >= 0.005 else self._words.say("chart.low")
                ctx.type.draw(surface, told, (x, bar.top - px(1)), "body", 12, INK, "midbottom")

    def _rule(self, surface: pygame.Surface, y: int) -> None:
        left, right = self.rect.left + self._ctx.px(PAD), self.rect.right - self._ctx.px(PAD)
        pygame.draw.line(surface, PAPER_SHADE, (left, y), (right, y), max(1, self._ctx.px(1)))
