"""One moment of a log as a picture, without a window: for the command line, exports and documents.

surface = render(replay, face, index=12, viewpoint="spectator", size=(1280, 720), scale=1.0)
save(replay, face, Path("move12.png"), index=12)
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pygame

from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.messages import Event
from game.ui import backdrop
from game.ui.context import Context
from game.ui.face import Face, Marks
from game.ui.replay_ground import STRIP, draw_ground, strip_of, write_status
from game.ui.settings import Settings
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites
from game.ui.theme import INK, INK_SOFT, ON_DARK
from game.ui.timeline import Cue, Playing
from game.ui.widgets import draw_panel

if TYPE_CHECKING:
    from game.ui.shelf import Shelf

SIZE = (1280, 720)
_SIDE = 280  # width of the sheet of sentences where the picture leaves no corner free
_LEAST_SHEET = 90


def render(
    replay: Any,
    face: Face,
    index: int,
    viewpoint: Viewpoint | None = None,
    size: tuple[int, int] = SIZE,
    scale: float = 1.0,
) -> pygame.Surface:
    """The table with `index` entries behind, as a viewpoint sees it (None: all open once the game is over,
    else a spectator). Needs no window and leaves none. Raises IndexError, Illegal T05.
    """
    eyes = viewpoint if viewpoint is not None else default_eyes(replay)
    with _off_screen():
        stage = Stage(replay, face, size, scale)
        return stage.frame(index, eyes)


def save(
    replay: Any,
    face: Face,
    path: Path,
    *,
    index: int,
    viewpoint: Viewpoint | None = None,
    size: tuple[int, int] = SIZE,
    scale: float = 1.0,
) -> None:
    """Write `render`'s picture as PNG. Raises OSError besides what `render` raises."""
    write_png(render(replay, face, index, viewpoint, size, scale), path)


def write_png(picture: pygame.Surface, path: Path) -> None:
    """Write a picture as PNG. Raises OSError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, str(path), "png")
    except pygame.error as problem:
        raise OSError(f"{path}: {problem}") from problem


def default_eyes(replay: Any) -> Viewpoint:
    """Who looks when nobody is named: a spectator while secrets matter, all open once the game is over."""
    return REFEREE if replay.view(replay.length, SPECTATOR).outcome is not None else SPECTATOR


def eyes_name(ctx: Context, face: Face, state: Any, eyes: Viewpoint) -> str:
    """What a pair of eyes is called."""
    if eyes == REFEREE:
        return ctx.words("replay.eyes.referee")
    if eyes == SPECTATOR:
        return ctx.words("replay.eyes.spectator")
    return face.seat_name(state, Seat(int(eyes)))


class Stage:
    """A table picture of one size, kept to draw many frames of one log. Art and settings may be shared."""

    def __init__(
        self,
        replay: Any,
        face: Face,
        size: tuple[int, int],
        scale: float,
        sprites: Sprites | None = None,
        settings: Settings | None = None,
    ) -> None:
        chosen = msgspec.structs.replace(settings or Settings(), scale=scale)
        art = sprites or Sprites(_sprites_dir())
        nowhere = cast("Shelf", None)  # a picture asks nothing of the shelf
        self.ctx = Context(settings=chosen, sprites=art, sounds=Sounds(Path(), 0.0), shelf=nowhere)
        self.ctx.fit(size)  # as in a window: what does not fit whole is made smaller
        self.replay, self.face, self.size = replay, face, size
        self.picture = face.picture(self.ctx, replay.rules)
        felt = backdrop.inside(self.ctx, size)
        top = self.ctx.px(STRIP)
        table = pygame.Rect(felt.left, felt.top + top, felt.width, felt.height - top)
        self._sheet = pygame.Rect(0, 0, 0, 0)
        if not hasattr(self.picture, "free"):
            table.width -= self.ctx.px(_SIDE)
            self._sheet = pygame.Rect(table.right, table.top, self.ctx.px(_SIDE), table.height).inflate(
                -self.ctx.px(16), -self.ctx.px(16)
            )
        self.picture.layout(table)

    def cue(self, state: Any, event: Event) -> Cue:
        """Length of an event's motion."""
        return self.picture.cue(state, event)

    def frame(
        self, index: int, eyes: Viewpoint, state: Any = None, playing: Playing | None = None
    ) -> pygame.Surface:
        """Moment `index`, or a `state` on the way to it with the event in motion."""
        view = self.replay.view(index, eyes)
        shown = view.state if state is None else state
        out = pygame.Surface(self.size)
        draw_ground(self.ctx, out)
        self._draw_strip(out, shown, index, eyes)
        last: tuple[Event, ...] = self.replay.batch(index - 1, eyes).events if index else ()
        self.picture.draw(out, shown, Marks(last=last), playing)
        self._draw_sheet(out, shown, index, eyes)
        return out

    def _draw_strip(self, out: pygame.Surface, state: Any, index: int, eyes: Viewpoint) -> None:
        ctx = self.ctx
        box = strip_of(ctx, self.size).inflate(-ctx.px(44), 0)
        seen = ctx.words(
            "replay.shot",
            index=index,
            length=self.replay.length,
            eyes=eyes_name(ctx, self.face, state, eyes),
        )
        done = ctx.type.draw(out, seen, (box.right, box.centery), "body", 14, ON_DARK, "midright")
        box.width = done.left - ctx.px(16) - box.left
        write_status(ctx, out, self.face.title(), self.face.status(state, eyes), box)

    def _draw_sheet(self, out: pygame.Surface, state: Any, index: int, eyes: Viewpoint) -> None:
        """The sentences that led here, the newest at the foot, as many as there is room for."""
        ctx, free = self.ctx, getattr(self.picture, "free", None)
        sheet = free(state) if free else self._sheet
        if sheet.height < ctx.px(_LEAST_SHEET) or index == 0:
            return
        draw_panel(ctx, out, sheet)
        box = sheet.inflate(-ctx.px(28), -ctx.px(20))
        step, gap = ctx.type.height("body", 14), ctx.px(4)
        y, entry = box.bottom, index
        while entry > 0:
            entry -= 1
            for _, text in reversed(self.replay.text(eyes, entry, entry + 1)):
                rows = ctx.type.wrap(text, "body", 14, box.width)
                y -= len(rows) * step + gap
                if y < box.top:
                    return
                tone = INK if entry == index - 1 else INK_SOFT
                for place, row in enumerate(rows):
                    ctx.type.draw(out, row, (box.left, y + place * step), "body", 14, tone)


def _sprites_dir() -> Path:
    from game.places import sprites_dir

    return sprites_dir()


@contextmanager
def _off_screen() -> Iterator[None]:
    """A display to draw for: the caller's own if there is one, else a dummy that is taken away again."""
    if not pygame.font.get_init():
        pygame.font.init()
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        yield
        return
    begun = pygame.display.get_init()
    before = os.environ.get("SDL_VIDEODRIVER")
    if not begun:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    try:
        pygame.display.set_mode((1, 1), pygame.HIDDEN)
        yield
    finally:
        if not begun:
            pygame.display.quit()
            if before is None:
                os.environ.pop("SDL_VIDEODRIVER", None)
            else:
                os.environ["SDL_VIDEODRIVER"] = before
