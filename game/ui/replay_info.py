"""What the viewer knows about a log: who wrote it, by which rules, for whom, when, and how it was laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.core.ids import SPECTATOR, Seat
from game.ui import backdrop
from game.ui.face import Face
from game.ui.keys import action_of
from game.ui.scenes import Scene
from game.ui.theme import INK, INK_SOFT
from game.ui.widgets import Button, Label, Panel, ScrollArea, Widget, WidgetGroup

if TYPE_CHECKING:
    from game.ui.context import Context

_WIDE, _PAD, _LABEL = 560, 28, 150


def facts(ctx: Context, replay: Any, face: Face, finished: bool, notice: str | None) -> list[tuple[str, str]]:
    """The lines of the panel as (label, text). The seed is a secret until the game is over."""
    header, say = replay.header, ctx.words
    unknown = say("replay.info.unknown")
    state = replay.view(replay.length, SPECTATOR).state
    seated = (
        say("replay.info.seat", seat=face.seat_name(state, seat), kind=_kind(ctx, kind))
        for seat, kind in zip(map(Seat, range(header.seats)), header.players, strict=False)
    )
    lines = [
        ("game", face.title()),
        ("players", "\n".join(seated) or unknown),
        ("date", _date(header.created) or unknown),
        ("entries", str(replay.length)),
        ("app", say("replay.info.version", version=header.app) if header.app else unknown),
        ("rules", say("replay.info.rules_version", version=header.rules, format=header.format)),
        ("map", _map(header.map) or unknown),
        ("options", "\n".join(_options(face, header.options)) or say("replay.info.none")),
        ("seed", _seeds(header) if finished else say("replay.info.seed_hidden")),
    ]
    if header.position is not None:
        lines.insert(4, ("begun", say("replay.info.position")))
    if header.reseeds:
        points = ", ".join(str(new.index) for new in header.reseeds)
        lines.insert(4, ("branch", say("replay.info.branched", points=points)))
    if notice:
        lines.append(("damage", notice))
    return [(say(f"replay.info.{key}"), text) for key, text in lines]


def _date(created: str) -> str:
    """An ISO time as it is read: day, hour and minute, and how far from Greenwich."""
    day, _, time = created.partition("T")
    zone = time[8:].replace("+00:00", "UTC").replace("Z", "UTC")
    return f"{day}  {time[:5]} {zone}".strip()


def _kind(ctx: Context, kind: str) -> str:
    key = f"kind.{kind}"
    return ctx.words(key) if ctx.words.has(key) else kind


def _map(ref: Any) -> str:
    return f"{ref.name or '–'}  ({ref.digest[:12]})" if ref is not None else ""


def _seeds(header: Any) -> str:
    return "\n".join([header.seed, *(f"{new.index}: {new.seed}" for new in header.reseeds)])


def _options(face: Face, options: dict[str, Any]) -> list[str]:
    """The options of the log in the words of the new-game form; one it does not know goes by its key."""
    fields = {field.key: field for field in face.options()}
    told = []
    for key, value in options.items():
        field = fields.get(key)
        words = dict(field.choices).get(str(value), str(value)) if field else str(value)
        told.append(f"{field.label if field else key}: {words}")
    return told


class ReplayInfo(Scene):
    """The lines on a sheet over the dimmed viewer; Esc, Enter or the button closes it."""

    opaque = False

    def __init__(self, ctx: Context, title: str, lines: Sequence[tuple[str, str]]) -> None:
        super().__init__(ctx)
        self.title = title
        self.facts = tuple(lines)
        self.group = WidgetGroup(ctx)

    def layout(self, size: tuple[int, int]) -> None:
        """As high as its lines, scrolling where the window is too low."""
        super().layout(size)
        self.group.clear()
        self._build(size)
        self.group.restore("close")

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll, or close."""
        if not self.group.handle(event) and action_of(event, ("everywhere", "viewer")) in ("back", "info"):
            self.close()

    def update(self, dt_ms: float) -> None:
        """Let notes appear."""
        self.group.update(dt_ms)

    def close(self) -> None:
        """Back to the viewer."""
        self.ctx.scenes.pop()

    def draw(self, surface: pygame.Surface) -> None:
        """Dim the viewer and lay the sheet on it."""
        backdrop.dim(surface)
        self.group.draw(surface)

    def _build(self, size: tuple[int, int]) -> None:
        px = self.ctx.px
        width = min(px(_WIDE), size[0] - px(48))
        inner = width - 2 * px(_PAD)
        rows, content = self._rows(inner - px(16))
        head = Label(self.ctx, self.title, "title", 20, INK)
        fixed = 2 * px(_PAD) + px(36) + px(16) + px(38)
        room = min(content, size[1] - px(60) - fixed)
        sheet = Panel(self.ctx, "paper")
        sheet.rect = pygame.Rect(0, 0, width, fixed + room)
        sheet.rect.center = (size[0] // 2, size[1] // 2)
        left, top = sheet.rect.left + px(_PAD), sheet.rect.top + px(_PAD)
        head.rect = pygame.Rect(left, top, inner, px(30))
        area = ScrollArea(self.ctx, "facts")
        area.rect = pygame.Rect(left, top + px(36), inner, room)
        for row in rows:
            row.rect.move_ip(area.rect.topleft)
        area.place(rows, content)
        close = Button(self.ctx, "close", self.ctx.words("button.ok"), self.close, primary=True)
        close.rect = pygame.Rect(0, 0, max(px(110), close.natural_width()), px(38))
        close.rect.bottomright = (sheet.rect.right - px(_PAD), sheet.rect.bottom - px(_PAD))
        for widget in (sheet, head, area, close):
            self.group.add(widget)

    def _rows(self, width: int) -> tuple[list[Widget], int]:
        px = self.ctx.px
        rows: list[Widget] = []
        y = 0
        for name, text in self.facts:
            label = Label(self.ctx, name, "bold", 14, INK_SOFT)
            value = Label(self.ctx, text, "body", 14, INK)
            value.rect = pygame.Rect(px(_LABEL), y, width - px(_LABEL), 0)
            value.rect.height = value.natural_height(value.rect.width)
            label.rect = pygame.Rect(0, y, px(_LABEL) - px(10), 0)
            label.rect.height = label.natural_height(label.rect.width)
            y += max(label.rect.height, value.rect.height) + px(8)
            rows += [label, value]
        return rows, y
