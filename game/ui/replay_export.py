"""Pictures and films of a replay as files: one frame as PNG, a range of entries as an animated GIF."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core.ids import Viewpoint
from game.ui.gif import Gif, palette_of
from game.ui.shot import Stage, write_png
from game.ui.timeline import Playing
from game.ui.toast import Toasts

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.replay_reel import Reel

MOST = 120
"""Entries in one film: more would make a file nobody sends."""

FILM_SIZE, FILM_SCALE = (960, 540), 0.75
_BETWEEN = (0.25, 0.5, 0.75)  # of each motion
_HOLD_MS = 550.0  # after each entry
_LAST_MS = 1800.0


class Film:
    """A GIF under way: `work` is called every frame until `done`; the file appears when all is made.

    Pictures are drawn here and packed beside, in a thread of its own, so that the window goes on meanwhile.
    """

    def __init__(self, stage: Stage, eyes: Viewpoint, span: tuple[int, int], path: Path) -> None:
        """Moments `span[0]` to `span[1]`, both shown. Raises ValueError for an empty or too long range."""
        low, high = span
        if not 0 < high - low <= MOST:
            raise ValueError(f"a film shows 1 to {MOST} entries, not {high - low}")
        self.path = path
        self.span = span
        self.done = False
        self.made = 0
        self._stage, self._eyes = stage, eyes
        self._frames = self._film()
        self._gif: Gif | None = None
        self._written = False
        self._worker = ThreadPoolExecutor(1)
        self._packing: Future[None] | None = None

    @property
    def total(self) -> int:
        """How many entries it shows."""
        return self.span[1] - self.span[0]

    def work(self) -> None:
        """Hand over the next picture when the one before is packed. Raises OSError."""
        if self._packing is not None:
            if not self._packing.done():
                return
            self._packing.result()
        if self._written:
            self.done = True
            self.stop()
        elif self._gif is None:
            self._packing = self._worker.submit(self._begin, self._samples())
        else:
            following = next(self._frames, None)
            self._written = following is None
            if following is None:
                self._packing = self._worker.submit(self._write)
            else:
                self._packing = self._worker.submit(self._gif.add, *following)

    def stop(self) -> None:
        """Leave off; nothing more is written."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _begin(self, samples: list[pygame.Surface]) -> None:
        self._gif = Gif(self._stage.size, palette_of(samples))

    def _write(self) -> None:
        if self._gif is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(self._gif.finish())

    def _samples(self) -> list[pygame.Surface]:
        """Frames whose colours stand for all: the first, the middle and the last."""
        low, high = self.span
        return [self._stage.frame(index, self._eyes) for index in sorted({low, (low + high) // 2, high})]

    def _film(self) -> Iterator[tuple[pygame.Surface, float]]:
        low, high = self.span
        yield self._stage.frame(low, self._eyes), _HOLD_MS
        for entry in range(low, high):
            yield from self._motions(entry)
            self.made = entry + 1 - low
            yield self._stage.frame(entry + 1, self._eyes), _LAST_MS if entry + 1 == high else _HOLD_MS

    def _motions(self, entry: int) -> Iterator[tuple[pygame.Surface, float]]:
        """Each event of an entry that moves something, in a few pictures."""
        stage, replay = self._stage, self._stage.replay
        state: Any = replay.view(entry, self._eyes).state
        for event in replay.batch(entry, self._eyes).events:
            length = stage.cue(state, event).ms
            for part in _BETWEEN if length > 0 else ():
                playing = Playing(event, part, False)
                yield stage.frame(entry + 1, self._eyes, state, playing), length / (len(_BETWEEN) + 1)
            state = replay.rules.evolve(state, event)


class Exports:
    """Writes pictures and films of a reel into the player's folder and says where they are."""

    def __init__(self, ctx: Context, reel: Reel, stem: str, toasts: Toasts) -> None:
        self._ctx, self._reel, self._stem, self._toasts = ctx, reel, stem, toasts
        self.film: Film | None = None

    def save_picture(self, size: tuple[int, int]) -> None:
        """Write this moment as PNG, as large as the window."""
        reel = self._reel
        path = self._free(f"{reel.index:04d}", ".png")
        try:
            write_png(self._stage(size, self._ctx.scale).frame(reel.index, reel.eyes), path)
        except OSError as problem:
            self._toasts.refuse(self._ctx.words("replay.not_written", reason=problem))
        else:
            self._toasts.tell(self._ctx.words("replay.written", file=path))

    def begin_film(self) -> None:
        """Begin to write the range as GIF; `work` goes on with it between frames."""
        low, high = self._reel.film_span()
        if self.film is not None:
            return
        if not 0 < high - low <= MOST:
            count = self._ctx.words("replay.film.length", count=high - low, most=MOST)
            self._toasts.refuse(count)
            return
        path = self._free(f"{low:04d}-{high:04d}", ".gif")
        self.film = Film(self._stage(FILM_SIZE, FILM_SCALE), self._reel.eyes, (low, high), path)

    def stop(self) -> None:
        """Leave the film unwritten."""
        if self.film is not None:
            self.film.stop()
            self.film = None
            self._toasts.tell(self._ctx.words("replay.film.stopped"))

    def work(self) -> None:
        """Make a frame of the film under way, if there is one."""
        film = self.film
        if film is None:
            return
        try:
            film.work()
        except OSError as problem:
            film.stop()
            self.film = None
            self._toasts.refuse(self._ctx.words("replay.not_written", reason=problem))
            return
        if film.done:
            self.film = None
            self._toasts.tell(self._ctx.words("replay.written", file=film.path))
        else:
            self._toasts.tell(self._ctx.words("replay.film.busy", made=film.made, total=film.total))

    def _stage(self, size: tuple[int, int], scale: float) -> Stage:
        ctx, reel = self._ctx, self._reel
        return Stage(reel.replay, reel.face, size, scale, ctx.sprites, ctx.settings)

    def _free(self, part: str, suffix: str) -> Path:
        return free_path(self._ctx.shelf.replays_folder(), f"{self._stem}-{part}", suffix)


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """A file of that name that does not exist yet."""
    stem = re.sub(r"[^\w.()-]+", "_", stem).strip("._") or "replay"
    path = folder / f"{stem}{suffix}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path
