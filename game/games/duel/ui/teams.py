"""Both teams with their abilities: who is on them, who has acted, and how close each leader is to its end."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.games.duel.capture import CAPTURE_WEIGHT, weights
from game.games.duel.field import Field
from game.games.duel.ground import Ground
from game.games.duel.model import FULL_TEAM, NORTH, SOUTH, CardId, DuelState, pieces_of
from game.games.duel.ui.cards import KIND_COLOURS, kind_of_card
from game.games.duel.ui.figures import Figures
from game.games.duel.ui.words import DuelWords
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.theme import BAD, BRASS, BRASS_BRIGHT, INK, INK_SOFT, PAPER_SHADE
from game.ui.widgets.base import draw_slice

HEAD, GAP = 40, 8


class TeamsPicture:
    """Two paper sheets in the left rail, the far side's above the near side's."""

    def __init__(self, ctx: Context, ground: Ground, figures: Figures, words: DuelWords) -> None:
        self._ctx = ctx
        self._ground = ground
        self._figures = figures
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        self.rect = rect

    def sheet(self, seat: Seat) -> pygame.Rect:
        """The sheet of a seat."""
        gap = self._ctx.px(GAP)
        high = (self.rect.height - gap) // 2
        top = self.rect.top if seat == NORTH else self.rect.bottom - high
        return pygame.Rect(self.rect.left, top, self.rect.width, high)

    def rows(self, state: DuelState, seat: Seat) -> dict[CardId, pygame.Rect]:
        """Where each card of a team is listed."""
        sheet = self.sheet(seat)
        top = sheet.top + self._ctx.px(HEAD)
        step = (sheet.bottom - self._ctx.px(6) - top) // FULL_TEAM
        inset = self._ctx.px(6)
        return {
            card: pygame.Rect(sheet.left + inset, top + place * step, sheet.width - 2 * inset, step)
            for place, card in enumerate(state.teams[seat])
        }

    def draw(self, surface: pygame.Surface, state: DuelState, marks: Marks) -> None:
        """Paint both sheets."""
        for seat in (NORTH, SOUTH):
            sheet = self.sheet(seat)
            draw_slice(self._ctx, surface, "ui/panel", sheet)
            self._draw_head(surface, state, seat, sheet)
            for card, row in self.rows(state, seat).items():
                self._draw_row(surface, state, seat, card, row, marks)
            self._draw_vacancies(surface, state, seat, sheet)

    def token_at(self, state: DuelState, pos: tuple[int, int]) -> str | None:
        """`piece:ID` of the team row under a point."""
        for seat in (SOUTH, NORTH):
            for card, row in self.rows(state, seat).items():
                if row.collidepoint(pos):
                    pieces = pieces_of(card)
                    on_right = len(pieces) > 1 and pos[0] > row.left + row.height
                    return (
                        f"piece:{pieces[1] if on_right and pos[0] < row.left + 2 * row.height else pieces[0]}"
                    )
        return None

    def _draw_head(self, surface: pygame.Surface, state: DuelState, seat: Seat, sheet: pygame.Rect) -> None:
        ctx = self._ctx
        colour = ctx.seat_colour(seat)
        active = seat == state.active and state.phase not in ("setup", "over")
        disc = pygame.Rect(sheet.left + ctx.px(10), sheet.top + ctx.px(8), ctx.px(24), ctx.px(24))
        pygame.draw.circle(surface, colour.fill, disc.center, disc.width // 2)
        pygame.draw.circle(surface, BRASS_BRIGHT if active else colour.rim, disc.center, disc.width // 2, 2)
        symbol = disc.inflate(-ctx.px(10), -ctx.px(10))
        mask = ctx.sprites.tinted(f"ui/seats/{colour.symbol}", symbol.width, symbol.height, colour.rim)
        surface.blit(mask, symbol)
        name = self._words.side(state, seat)
        spot = (disc.right + ctx.px(8), disc.centery)
        ctx.type.draw(surface, name, spot, "title", 20 if active else 16, INK, "midleft")
        if state.leaders[seat] in state.where:
            self._draw_danger(surface, state, seat, sheet, disc.centery)

    def _draw_vacancies(
        self, surface: pygame.Surface, state: DuelState, seat: Seat, sheet: pygame.Rect
    ) -> None:  # fmt: skip
        """The places of the recruits still to come (D009)."""
        ctx = self._ctx
        top = sheet.top + ctx.px(HEAD)
        step = (sheet.bottom - ctx.px(6) - top) // FULL_TEAM
        radius = min(step - ctx.px(4), ctx.px(52)) // 2 - ctx.px(5)
        first = len(state.teams[seat]) if state.phase != "setup" else FULL_TEAM
        for place in range(first, FULL_TEAM):
            middle = (sheet.left + ctx.px(8) + ctx.px(26), top + place * step + step // 2)
            pygame.draw.circle(surface, PAPER_SHADE, middle, radius)
            pygame.draw.circle(surface, BRASS, middle, radius, max(1, ctx.px(1.5)))
            words = self._words.say("team.vacant", number=place)
            spot = (middle[0] + ctx.px(36), middle[1])
            ctx.type.draw(surface, words, spot, "italic", 14, INK_SOFT, "midleft")

    def _draw_danger(
        self, surface: pygame.Surface, state: DuelState, seat: Seat, sheet: pygame.Rect, y: int
    ) -> None:  # fmt: skip
        """The leader's two gauges: enemies' weight out of two (D050), and free spaces beside it (D054)."""
        ctx, field = self._ctx, Field.of(self._ground, state)
        weight = sum(weights(field, seat).values()) if len(field.where) > 1 else 0
        home = state.where[state.leaders[seat]]
        free, around = len(field.free_beside(home)), len(self._ground.neighbours[home])
        x = sheet.right - ctx.px(10)
        for text, icon, bad in (
            (f"{free}/{around}", "duel/icons/surround", free <= 1),
            (f"{weight}/{CAPTURE_WEIGHT}", "duel/icons/captured", weight > 0),
        ):
            box = ctx.type.draw(surface, text, (x, y), "bold", 14, BAD if bad else INK, "midright")
            side = ctx.px(20)
            x = box.left - ctx.px(3) - side
            surface.blit(ctx.sprites.sized(icon, side, side), (x, y - side // 2))
            x -= ctx.px(9)

    def _draw_row(
        self,
        surface: pygame.Surface,
        state: DuelState,
        seat: Seat,
        card: CardId,
        row: pygame.Rect,
        marks: Marks,
    ) -> None:
        ctx, names = self._ctx, state.options.names
        tokens = {f"piece:{piece}" for piece in pieces_of(card)}
        if tokens & {marks.selected, marks.hovered}:
            pygame.draw.rect(surface, PAPER_SHADE, row, border_radius=ctx.px(5))
            pygame.draw.rect(surface, BRASS, row, max(1, ctx.px(1.5)), ctx.px(5))
        side = min(row.height - ctx.px(4), ctx.px(52))
        x = row.left + ctx.px(2)
        for piece in pieces_of(card):
            acted = piece in state.acted and seat == state.active
            middle = (x + side / 2, row.centery)
            self._figures.draw(surface, piece, seat, middle, side, acted)
            x += round(side * 0.92)
        words = pygame.Rect(x + ctx.px(8), row.top + ctx.px(3), row.right - x - ctx.px(12), row.height)
        kind = kind_of_card(card)
        pygame.draw.circle(
            surface, KIND_COLOURS[kind], (words.left + ctx.px(4), words.top + ctx.px(9)), ctx.px(4)
        )
        name = ctx.type.fit(self._words.name(card, names), "bold", 14, words.width - ctx.px(12))
        ctx.type.draw(surface, name, (words.left + ctx.px(12), words.top), "bold", 14, INK)
        step = ctx.type.height("body", 12)
        top = words.top + ctx.type.height("bold", 14) - ctx.px(2)
        room = max(0, (row.bottom - top) // step)
        lines = list(ctx.type.wrap(self._words.short(card, names), "body", 12, words.width))
        if 0 < room < len(lines):
            lines[room - 1] = ctx.type.fit(" ".join(lines[room - 1 :]), "body", 12, words.width)
        for place, line in enumerate(lines[:room]):
            ctx.type.draw(surface, line, (words.left, top + place * step), "body", 12, INK)
