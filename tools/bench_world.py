"""Prints how long the world map's frames take at 1920x1080: `python -m tools.bench_world`.

Nothing is asserted. Every frame draws the map with owners, three glowing territories and two piles in each
territory, then flips.
`wall` is the clock, `cpu` the process's own time, which others on the machine do not lengthen.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.games.world.ui.map_picture import MapPicture

SIZE = (1920, 1080)
FRAME_MS = 16.7


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure moving and zooming at every step, and the first whole picture."""
    parser = argparse.ArgumentParser(description="Print the world map's frame times.")
    parser.add_argument("--work", type=int, default=2, help="pieces of work a frame while moving")
    work: int = parser.parse_args(arguments).work
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.core.ids import Seat

    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SIZE)
    picture = _picture()
    owners = {name: Seat(place * 5 % 6) for place, name in enumerate(picture.atlas.names)}

    def frame(most: int | None = work) -> None:
        from game.games.world.ui.map_picture import Glow

        glows = [Glow(name) for name in ("france", "brazil", "china")]
        picture.draw(surface, owners, glows, {"europe": Seat(1)}, most)
        for place, name in enumerate(picture.atlas.names):
            for kind, at in zip(("infantry", "tank"), picture.slots(name, 2), strict=True):
                if picture.rect.collidepoint(at):
                    picture.pieces.draw(surface, kind, place * 5 % 6, at, picture.sizes.piece, 2)
        pygame.display.flip()

    _print("first whole picture", [_timed(lambda: frame(None))])
    camera = picture.camera
    for step in range(len(camera.scales)):
        camera.step, camera.scale = step, camera.scales[step]
        moves = [_timed(lambda: _pan(picture, frame, (-14, 4))) for _ in range(60)]
        _print(f"moving at {camera.scale:.2f} pixels a unit", moves)
    for way in (-1, 1):
        zooms: list[tuple[float, float]] = []
        for _ in range(len(camera.scales) - 1):
            camera.zoom(way, (1100, 400))
            zooms += [_timed(lambda: _zoom(picture, frame)) for _ in range(9 + 12)]  # motion and sharpening
        _print("zooming in" if way > 0 else "zooming out", zooms)
    while not frame_is_sharp(picture, frame):
        pass
    _print("at rest, sharp", [_timed(frame) for _ in range(60)])
    owners[picture.atlas.names[0]] = Seat(5)
    _print("a new owner", [_timed(frame)])


def frame_is_sharp(picture: MapPicture, frame: Callable[[], None]) -> bool:
    """Draw once; whether nothing is left to sharpen."""
    frame()
    return picture.settled()


def _picture() -> MapPicture:
    import pygame

    from game import places
    from game.games.world.ui.map_picture import MapPicture
    from game.shelf import LibraryShelf
    from game.tiled.regions import load_regions
    from game.ui.main import make_context

    ctx = make_context(LibraryShelf(), places.sprites_dir(), None)
    read = load_regions(places.maps_dir() / "world" / "world.tmx")
    picture = MapPicture(ctx, read.regions, read.shapes)
    picture.layout(pygame.Rect((0, 0), SIZE))
    return picture


def _pan(picture: MapPicture, frame: Callable[[], None], by: tuple[int, int]) -> None:
    if not picture.camera.pan(*by):
        picture.camera.pan(1200, 0)
    frame()


def _zoom(picture: MapPicture, frame: Callable[[], None]) -> None:
    picture.camera.advance(16.0)
    frame()


def _timed(run: Callable[[], None]) -> tuple[float, float]:
    wall, cpu = time.perf_counter(), time.process_time()
    run()
    return (time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000


def _print(what: str, figures: list[tuple[float, float]]) -> None:
    words = []
    for name, values in (("wall", [wall for wall, _ in figures]), ("cpu", [cpu for _, cpu in figures])):
        ordered = sorted(values)
        late = sum(value > FRAME_MS for value in ordered)
        words.append(
            f"{name} median {ordered[len(ordered) // 2]:6.1f}  95 % {ordered[int(len(ordered) * 0.95)]:6.1f}"
            f"  longest {ordered[-1]:6.1f}  over {FRAME_MS}: {late}"
        )
    print(f"{what:34} {len(figures):4} frames   " + "   ".join(words))


if __name__ == "__main__":
    main()
