"""Prints how long the world's frames take at 1920x1080: `python -m tools.bench_world [--loaded]`.

Nothing is asserted. Every figure is of whole frames of the window's loop (`App.step`): the table while the
map is dragged, moved at its edge and by keys, and zoomed; battle with rolling dice; headquarters and news.
`cpu` is the thread's own time, which others on the machine do not lengthen much; `wall` is the clock. With
`--loaded` the map, too, reckons a frame's time by the thread's own, as if it were alone on the machine.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import msgspec
import pygame
from msgspec.structs import replace

from game import library, places
from game.core.codec import plain
from game.core.ids import Seat
from game.games.world.model import Battle, Fight, Notice, Stack, Units, WorldState, office_of
from game.shelf import LibraryShelf
from game.ui.app import App
from game.ui.main import make_context
from game.ui.sit_down import sit_down

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable

SIZE = (1920, 1080)
FRAME_MS = 16.7
PLAYERS = ("human", "human", "human")
_WALK = 14  # pixels a frame while the map is dragged


class Meter:
    """Frames of one app, measured under names."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._rows: dict[str, list[tuple[float, float]]] = {}

    def frame(self, name: str, kind: int = 0, **data: Any) -> None:
        """One turn of the loop, with an event if a kind is given."""
        events = [pygame.event.Event(kind, **data)] if kind else []
        wall, cpu = time.perf_counter(), time.thread_time()
        self.app.step(events, 16.0)
        figures = ((time.thread_time() - cpu) * 1000, (time.perf_counter() - wall) * 1000)
        self._rows.setdefault(name, []).append(figures)

    def settle(self) -> None:
        """Frames until nothing moves, unmeasured; then what the loop does at rest."""
        for _ in range(600):
            self.app.step([], 16.0)
            top = self.app.ctx.scenes.top
            if top is None or not top.animating:
                break
        self.app.tidy()

    def tell(self) -> None:
        """Print the figures and begin anew."""
        for name, rows in self._rows.items():
            words = []
            for what, place in (("cpu", 0), ("wall", 1)):
                ordered = sorted(row[place] for row in rows)
                late = sum(value > FRAME_MS for value in ordered)
                middle, most = ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100]
                words.append(
                    f"{what} median {middle:5.1f}  95 % {most:5.1f}  longest {ordered[-1]:5.1f}"
                    f"  over {FRAME_MS}: {late:3}"
                )
            print(f"{name:30} {len(rows):4} frames   " + "   ".join(words), flush=True)
        self._rows.clear()


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure one screen after the other."""
    parser = argparse.ArgumentParser(description="Print the world's frame times.")
    parser.add_argument("--loaded", action="store_true", help="reckon a frame's time without other processes")
    parser.add_argument("--scale", type=float, default=1.0, help="interface scale")
    parser.add_argument("screens", nargs="*", help="table, battle, pages; all where none is named")
    chosen = parser.parse_args(arguments)
    pygame.display.init()
    pygame.font.init()
    ctx = make_context(LibraryShelf(), places.sprites_dir(), None)
    ctx.settings.window, ctx.settings.scale, ctx.settings.edge_pan = SIZE, chosen.scale, True
    if chosen.loaded:
        ctx.now_ms = lambda: time.thread_time() * 1000
    meter = Meter(App(ctx))
    screens = {"table": _measure_table, "battle": _measure_battle, "pages": _measure_pages}
    if unknown := [name for name in chosen.screens if name not in screens]:
        parser.error(f"unknown: {', '.join(unknown)}; there is {', '.join(screens)}")
    for name in chosen.screens or screens:
        screens[name](meter)


def _measure_table(meter: Meter) -> None:
    table: Any = _sit(meter, "move")
    camera = table.picture.board.map.camera
    middle = camera.rect.center
    meter.frame("table at rest", pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0))
    for step, scale in enumerate(camera.scales):
        _zoom_to(meter, table, step)
        _drag(meter, table, f"dragging at {scale:.2f} pixels a unit")
        for x in (camera.rect.left + 2, camera.rect.right - 3):
            at = (x, camera.rect.centery)
            meter.frame("map moved at its edge", pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
            for _ in range(40):
                meter.frame("map moved at its edge")
        for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 3:
            meter.frame("map moved by keys", pygame.KEYDOWN, key=key, mod=pygame.KMOD_SHIFT, unicode="")
            meter.frame("map moved by keys")
    for step in (0, len(camera.scales) - 1, 0):
        _zoom_to(meter, table, step)
    meter.settle()
    for way in range(60):
        at = (middle[0] + way * 5, middle[1] + way)
        meter.frame("table at rest", pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    meter.tell()


def _measure_battle(meter: Meter) -> None:
    _sit(meter, "battle")
    for _ in range(2):
        meter.frame("battle: a decision", pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
        for _ in range(110):
            meter.frame("battle: dice rolling")
    meter.tell()


def _measure_pages(meter: Meter) -> None:
    for step in ("headquarters", "news"):
        _sit(meter, step)
        meter.app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")], 16.0)
        for way in range(100):
            if way % 20 == 19:
                meter.frame(f"{step}: next page", pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
            at = (300 + way * 12, 300 + way * 5)
            meter.frame(step, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    meter.tell()


def _zoom_to(meter: Meter, table: WorldTable, step: int) -> None:
    camera = table.picture.board.map.camera
    at = camera.rect.center
    meter.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))], 16.0)
    while camera.step != step:
        way = 1 if step > camera.step else -1
        meter.frame("zooming", pygame.MOUSEWHEEL, x=0, y=way, flipped=False)
        while camera.moving:
            meter.frame("zooming")
        for _ in range(8):
            meter.frame("becoming sharp")


def _drag(meter: Meter, table: WorldTable, name: str) -> None:
    """To and fro, up and down, from a place where nothing is taken up."""
    rect = table.picture.board.map.rect
    for dx, dy in ((-1, 0.4), (1, 0.4), (-1, -0.4), (1, -0.4)):
        spots = [(rect.centerx - dx * 200, y) for y in range(rect.top + 150, rect.bottom - 150, 40)]
        free = [at for at in spots if not (table.token_at(at) or "").startswith("stack:")]
        x, y = free[len(free) // 2]
        meter.frame(name, pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        for _ in range(25):
            x, y = x + round(dx * _WALK), y + round(dy * _WALK)
            meter.frame(name, pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(1, 0, 0))
        meter.frame(name, pygame.MOUSEBUTTONUP, pos=(x, y), button=1)


def _sit(meter: Meter, step: str) -> Any:
    """Three people at a table in this step of the first seat's turn; the table's scene."""
    ctx = meter.app.ctx
    ctx.scenes.reset()
    session = library.new_table("world", PLAYERS, {"scenario": "great_powers"}, seed="frames")
    state = _position(session.view("referee").state, step)
    position = plain(msgspec.to_builtins(state))
    session = library.position_table(session.header, position, players=PLAYERS, seed="frames")
    sit_down(ctx, session, replace=False)
    meter.settle()
    return ctx.scenes.scenes[0]


def _position(state: WorldState, step: str) -> WorldState:
    order = tuple(Seat(seat) for seat in range(state.seats))
    state = replace(state, order=order, active=order[0], step=step, round=1)
    own = [place for place, owner in state.owners.items() if owner == order[0]]
    state = _with_units(state, order[0], own[0], Units(3, 2, 2))
    if step == "battle":
        other = next(place for place, owner in state.owners.items() if owner == order[1])
        state = _with_units(state, order[1], other, Units(4, 2))
        state = _with_units(state, order[0], other, Units(3, 1, 1))
        return replace(state, fight=Fight(Battle(other, order[1])))
    if step == "news":
        news = (Notice("production_points", amount=58), Notice("new_technology", field="technology", level=1))
        offices = list(state.offices)
        offices[0] = replace(office_of(state, order[0]), news=news)
        return replace(state, offices=tuple(offices))
    return state


def _with_units(state: WorldState, seat: Seat, place: str, units: Units) -> WorldState:
    """A stack in a place, from the seat's supply."""
    before = next((one.units for one in state.troops.get(place, ()) if one.seat == seat), Units())
    others = tuple(one for one in state.troops.get(place, ()) if one.seat != seat)
    realms = list(state.realms)
    realms[seat] = replace(realms[seat], supply=realms[seat].supply + before - units)
    troops = {**state.troops, place: (*others, Stack(seat, units))}
    return replace(state, troops=troops, realms=tuple(realms))


if __name__ == "__main__":
    main()
