"""The curtain between two people at one screen, and the recap once it is lifted.

It is opaque and draws from the seat's name and colour alone: nothing of either hand can be seen through
it, in the picture or by its timing. Only a press lifts it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.ids import SPECTATOR, Seat
from game.ui import backdrop
from game.ui.badges import draw_badge
from game.ui.dialog import Answer, Dialog
from game.ui.scenes import Scene
from game.ui.theme import BRASS_BRIGHT, ON_DARK
from game.ui.widgets import Button, Label, Panel, WidgetGroup

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.desk import Desk

_WIDE, _HIGH = 480, 350


def draw_curtain(ctx: Context, desk: Desk) -> None:
    """Draw the curtain for the seat that `desk.waiting_for` names, over the table."""
    seat = desk.waiting_for
    if seat is not None:
        face = ctx.shelf.face(desk.session.header.game)
        name = face.seat_name(desk.session.view(SPECTATOR).state, seat)
        ctx.scenes.push(CurtainScene(ctx, desk, seat, name))


class CurtainScene(Scene):
    """Pass the screen to a seat; the press of its player lifts the curtain and shows the recap."""

    opaque = True

    def __init__(self, ctx: Context, desk: Desk, seat: Seat, name: str) -> None:
        super().__init__(ctx)
        self.desk = desk
        self.seat = seat
        self.name = name
        self.group = WidgetGroup(ctx)
        self._badge = (0, 0)

    def layout(self, size: tuple[int, int]) -> None:
        """A walnut board in the middle of the bare table."""
        super().layout(size)
        ctx, px = self.ctx, self.ctx.px
        ring = bool(self.group.focus and self.group.focus.ring)
        self.group.clear()
        board = pygame.Rect(0, 0, px(_WIDE), px(_HIGH))
        board.center = (size[0] // 2, size[1] // 2)
        self.group.add(Panel(ctx, "dark")).rect = board
        inner = board.inflate(-2 * px(32), -2 * px(28))
        self._badge = (board.centerx, inner.top + px(46))
        y = inner.top + px(104)
        for text, family, size_, colour, high in (
            (ctx.words("curtain.pass", name=self.name), "title", 28, BRASS_BRIGHT, 44),
            (ctx.words("curtain.hidden", name=self.name), "body", 16, ON_DARK, 50),
        ):
            label = Label(ctx, text, family, size_, colour, "center", middle=True)  # type: ignore[arg-type]
            label.rect = pygame.Rect(inner.left, y, inner.width, px(high))
            self.group.add(label)
            y += px(high + 6)
        lift = self.group.add(
            Button(
                ctx, "lift", ctx.words("curtain.lift", name=self.name), self.lift, icon="eye", primary=True
            )
        )
        width = min(inner.width, max(px(260), lift.natural_width()))
        lift.rect = pygame.Rect(board.centerx - width // 2, inner.bottom - px(50), width, px(48))
        self.group.set_focus(lift, ring)

    def handle(self, event: pygame.event.Event) -> None:
        """Only the button counts; Esc does nothing here."""
        self.group.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """The bare table, the board, the seat's mark."""
        backdrop.draw(self.ctx, surface)
        side = min(surface.get_size()) * 9 // 10
        emblem = self.ctx.sprites.veiled("ui/title", side, side, 46)
        surface.blit(emblem, emblem.get_rect(center=surface.get_rect().center))
        self.group.draw(surface)
        draw_badge(self.ctx, surface, self.ctx.seat_colour(self.seat), self._badge, self.ctx.px(84))

    def lift(self) -> None:
        """The seat's player sits down; what happened since their last turn is told."""
        self.ctx.scenes.pop()
        start = self.desk.recap_from(self.seat)
        self.desk.take_over()
        sentences = self.desk.session.text(self.seat, start, self.desk.session.index)
        open_recap(self.ctx, [sentence for _, sentence in sentences])


def open_recap(ctx: Context, sentences: list[str]) -> None:
    """Tell what happened since the player's last turn, over the table; nothing where nothing did."""
    if not sentences:
        return
    text = "\n".join(ctx.words("recap.line", sentence=sentence) for sentence in sentences)
    answers = [Answer("ok", ctx.words("recap.go"), primary=True)]
    ctx.scenes.push(Dialog(ctx, ctx.words("recap.title"), text, answers))
