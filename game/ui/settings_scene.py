"""The settings: every change is applied and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.badges import draw_badge
from game.ui.screen import Screen
from game.ui.settings import SCALES, SPEEDS
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, INK_SOFT, SEAT_COLOURS, SeatColour
from game.ui.widgets import Button, Choice, Label, Panel, Press, ScrollArea, Slider, Toggle, Widget

if TYPE_CHECKING:
    from game.ui.context import Context

_RIGHT = 396
_GAPS = 11  # between three headings and eight rows


class SettingsScene(Screen):
    """Screen, motion and sound at the left; the seats' colours at the right."""

    first = "done"

    def build(self) -> None:
        """Two sheets of paper and a button to go."""
        words, px = self.ctx.words, self.ctx.px
        room = self.header(words("settings.title"))
        width = min(room.width, px(1240))
        room = pygame.Rect(room.centerx - width // 2, room.top, width, min(room.height, px(640)))
        right = pygame.Rect(room.right - px(_RIGHT), room.top, px(_RIGHT), room.height)
        left = pygame.Rect(room.left, room.top, right.left - room.left - px(20), room.height)
        self._build_rows(left)
        self._build_colours(right)

    def _build_rows(self, box: pygame.Rect) -> None:
        px = self.ctx.px
        self.group.add(Panel(self.ctx, "paper")).rect = box
        inner = box.inflate(-2 * px(24), -2 * px(14))
        area = self.group.add(ScrollArea(self.ctx, "rows"))
        area.rect = inner
        high = self._lines(inner, 0)[1]
        spare = min(px(14), max(0, inner.height - high) // _GAPS)
        area.place(*self._lines(inner, spare))

    def _lines(self, inner: pygame.Rect, spare: int) -> tuple[list[Widget], int]:
        """All headings and rows with `spare` pixels more between them, and their height."""
        px = self.ctx.px
        rows: list[Widget] = []
        y = inner.top
        for section, lines in self._sections():
            head = Label(self.ctx, self.ctx.words(f"settings.{section}"), "title", 20, INK)
            head.rect = pygame.Rect(inner.left, y + px(8) + spare, inner.width - px(16), px(32))
            rows.append(head)
            y = head.rect.bottom + px(2)
            for key, note, control in lines:
                box = pygame.Rect(inner.left, y, inner.width - px(16), 0)
                y = self._row(rows, box, key, note, control) + spare
        return rows, y - inner.top

    def _sections(self) -> list[tuple[str, list[tuple[str, str, Widget]]]]:
        """Headings with their lines: key, note, control."""
        ctx, words, now = self.ctx, self.ctx.words, self.ctx.settings
        scales = [(str(scale), words("settings.percent", value=round(scale * 100))) for scale in SCALES]
        speeds = [(str(speed), words("settings.times", value=f"{speed:g}")) for speed in SPEEDS]
        scale = Choice(ctx, "scale", scales, str(now.scale), lambda value: self._set(scale=float(value)))
        speed = Choice(
            ctx,
            "speed",
            speeds,
            str(now.animation_speed),
            lambda value: self._set(animation_speed=float(value)),
        )
        volume = Slider(ctx, "volume", (0.0, 1.0), 0.05, now.volume, self._hear, lambda value: self._settle())
        return [
            (
                "screen",
                [
                    ("scale", self._scale_note(), scale),
                    ("full_screen", "", self._toggle("full_screen")),
                    ("high_contrast", words("settings.high_contrast.note"), self._toggle("high_contrast")),
                ],
            ),
            (
                "motion",
                [
                    ("speed", "", speed),
                    ("reduced_motion", words("settings.reduced_motion.note"), self._toggle("reduced_motion")),
                    ("edge_pan", words("settings.edge_pan.note"), self._toggle("edge_pan")),
                    ("quick_dice", words("settings.quick_dice.note"), self._toggle("quick_dice")),
                    ("watch_battles", words("settings.watch_battles.note"), self._toggle("watch_battles")),
                ],
            ),
            ("sound", [("volume", words("settings.percent", value=round(now.volume * 100)), volume)]),
        ]

    def _toggle(self, field: str) -> Toggle:
        value = bool(getattr(self.ctx.settings, field))
        return Toggle(self.ctx, field, value, lambda on: self._set(**{field: on}))

    def _row(self, rows: list[Widget], box: pygame.Rect, key: str, note: str, control: Widget) -> int:
        """Name and note at the left, the control at the right; gives the next y."""
        px = self.ctx.px
        right = min(px(460), box.width * 62 // 100)
        if isinstance(control, Choice):
            right = min(right, control.natural_width() + px(12))
        elif isinstance(control, Toggle):
            right = px(60)
        else:
            right = min(right, px(260))
        wide = box.width - right - px(20)
        name = Label(self.ctx, self.ctx.words(f"settings.{key}"), "bold", 16, INK)
        told = Label(self.ctx, note, "body", 14, INK_SOFT, name=f"note:{key}")
        name.rect = pygame.Rect(box.left, box.top + px(8), wide, name.natural_height(wide))
        high = told.natural_height(wide) if note else 0
        told.rect = pygame.Rect(box.left, name.rect.bottom, wide, high)
        bottom = max(told.rect.bottom, box.top + px(42)) + px(8)
        control.rect = pygame.Rect(box.right - right, 0, right, px(34))
        control.rect.centery = (box.top + bottom) // 2
        if not note:
            name.rect.centery = control.rect.centery
        rows += [name, told, control]
        return bottom

    def _build_colours(self, box: pygame.Rect) -> None:
        px, words = self.ctx.px, self.ctx.words
        self.group.add(Panel(self.ctx, "paper")).rect = box
        inner = box.inflate(-2 * px(22), -2 * px(14))
        head = self.group.add(Label(self.ctx, words("settings.colours"), "title", 20, INK))
        head.rect = pygame.Rect(inner.left, inner.top + px(8), inner.width, px(32))
        note = self.group.add(Label(self.ctx, words("settings.colours.note"), "body", 14, INK_SOFT))
        note.rect = pygame.Rect(inner.left, head.rect.bottom, inner.width, note.natural_height(inner.width))
        done = self.group.add(
            Button(self.ctx, "done", words("button.done"), self.back, icon="check", primary=True)
        )
        done.rect = pygame.Rect(inner.right - px(150), inner.bottom - px(50), px(150), px(44))
        top = note.rect.bottom + px(10)
        step = min(px(60), (done.rect.top - px(8) - top) // len(SEAT_COLOURS))
        side = min(px(40), step - px(6))
        for seat in range(len(SEAT_COLOURS)):
            y = top + seat * step
            name = self.group.add(
                Label(self.ctx, words("new.seat", number=seat + 1), "bold", 16, INK, middle=True)
            )
            name.rect = pygame.Rect(inner.left, y, px(76), side)
            gap = (inner.width - px(76) - len(SEAT_COLOURS) * side) // (len(SEAT_COLOURS) - 1)
            for place, colour in enumerate(SEAT_COLOURS):
                swatch = self.group.add(_Swatch(self.ctx, seat, colour, self._paint_seat))
                swatch.rect = pygame.Rect(inner.left + px(76) + place * (side + gap), y, side, side)

    def _scale_note(self) -> str:
        """How much of the wished scale this window can show."""
        if self.ctx.scale < self.ctx.settings.scale:
            return self.ctx.words("settings.scale.cut", value=round(self.ctx.scale * 100))
        return self.ctx.words("settings.scale.note")

    def _paint_seat(self, seat: int, name: str) -> None:
        """Give a seat a colour; whoever had it takes the seat's old one."""
        colours = list(self.ctx.settings.seat_colours)
        other = colours.index(name)
        colours[seat], colours[other] = colours[other], colours[seat]
        self._set(seat_colours=tuple(colours))

    def _set(self, **values: object) -> None:
        for field, value in values.items():
            setattr(self.ctx.settings, field, value)
        self.ctx.settings_changed()

    def _hear(self, value: float) -> None:
        """Hear the volume while the knob moves; it is kept when the knob is let go."""
        self.ctx.settings.volume = self.ctx.sounds.volume = value
        note = self.group.find("note:volume")
        if isinstance(note, Label):
            note.words = self.ctx.words("settings.percent", value=round(value * 100))

    def _settle(self) -> None:
        self.ctx.settings_changed()
        self.ctx.sounds.play("place")


class _Swatch(Press):
    """One of the six colours for one seat."""

    def __init__(
        self, ctx: Context, seat: int, colour: SeatColour, chosen: Callable[[int, str], None]
    ) -> None:
        tip = ctx.words("settings.swatch", seat=seat + 1, colour=ctx.words(f"colour.{colour.name}"))
        super().__init__(ctx, f"colour:{seat}:{colour.name}", lambda: chosen(seat, colour.name), tip)
        self.seat = seat
        self.colour = colour
        self.tab_stop = ctx.settings.seat_colours[seat] == colour.name

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the counter; the seat's own lies in a brass ring."""
        own = self.ctx.settings.seat_colours[self.seat] == self.colour.name
        side = self.rect.width - self.ctx.px(2 if own else 12)
        if own or self.hovered:
            tone = BRASS if own else BRASS_BRIGHT
            pygame.draw.circle(surface, tone, self.rect.center, self.rect.width // 2, max(2, self.ctx.px(4)))
            side = self.rect.width - self.ctx.px(8)
        draw_badge(self.ctx, surface, self.colour, self.rect.center, side)
