"""Looking at something larger than the window: pan, zoom at the pointer in steps, always within the edges.

The world is in its own units, x to the right and y down; `scale` is pixels a unit. There is no inertia: the
view stands where it was put.
"""

from __future__ import annotations

import math

import pygame

Point = tuple[float, float]

STEP = 1.3  # zoom from one step to the next
ZOOM_MS = 140.0
GLIDE_MS = 320.0


class Camera:
    """A view of `world` (a rectangle in its units) through `rect` (in window pixels).

    Zoom goes in steps, so that pictures can be painted ahead for each; step 0 shows the whole world.
    """

    def __init__(self, world: tuple[float, float, float, float], most: float = 3.0) -> None:
        self.world = world
        self.most = most
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.scales: tuple[float, ...] = (1.0,)
        self.step = 0
        self.scale = 1.0
        self._middle: Point = (world[0] + world[2] / 2, world[1] + world[3] / 2)
        self._hold: tuple[Point, Point] | None = None  # a window point and what lies under it while zooming
        self._from = 1.0
        self._elapsed = ZOOM_MS
        self._glide: tuple[Point, Point, float] | None = None  # from, to, and for how long so far

    @property
    def moving(self) -> bool:
        """Whether a zoom is under way."""
        return self.scale != self.scales[self.step]

    @property
    def gliding(self) -> bool:
        """Whether the view is on its way to another place."""
        return self._glide is not None

    @property
    def middle(self) -> Point:
        """What lies in the middle of the view."""
        return self._middle

    def layout(self, rect: pygame.Rect) -> None:
        """Look through this part of the window; the middle and about the same zoom are kept."""
        whole = min(rect.width / self.world[2], rect.height / self.world[3])
        count = max(0, math.ceil(math.log(max(1.0, self.most / whole), STEP)))
        wanted = self.scales[self.step]
        at_whole = self.step == 0
        self.rect = rect
        self.scales = tuple(whole * STEP**k for k in range(count + 1))
        self.step = 0 if at_whole else min(range(count + 1), key=lambda k: abs(self.scales[k] - wanted))
        self.scale, self._hold, self._glide = self.scales[self.step], None, None
        self._clamp()

    def to_window(self, point: Point) -> Point:
        """Where a place of the world is in the window."""
        x, y = self.origin
        return x + point[0] * self.scale, y + point[1] * self.scale

    def to_world(self, pos: Point) -> Point:
        """What lies under a point of the window."""
        x, y = self.origin
        return (pos[0] - x) / self.scale, (pos[1] - y) / self.scale

    @property
    def origin(self) -> Point:
        """Where the world's (0, 0) is in the window; whole pixels, so that painted tiles fit together."""
        return (
            float(round(self.rect.centerx - self._middle[0] * self.scale)),
            float(round(self.rect.centery - self._middle[1] * self.scale)),
        )

    def pan(self, dx: float, dy: float) -> bool:
        """Move the picture by pixels (dragged right: what was left comes in); whether it moved at all."""
        before, self._glide = self._middle, None
        self._middle = (before[0] - dx / self.scale, before[1] - dy / self.scale)
        self._clamp()
        return self._middle != before

    def zoom(self, steps: int, pos: Point) -> bool:
        """Begin to zoom in (positive) or out with the point under `pos` held; whether it can."""
        target = max(0, min(len(self.scales) - 1, self.step + steps))
        if target == self.step:
            return False
        self._glide = None
        self._hold = (pos, self.to_world(pos))
        self.step, self._from, self._elapsed = target, self.scale, 0.0
        return True

    def glide(self, middle: Point) -> Point:
        """Begin to move the view so that this place comes to its middle, as far as the edges let it; gives
        what will lie there in the end."""
        before, self._middle = self._middle, middle
        self._clamp()
        goal, self._middle = self._middle, before
        self._glide = (before, goal, 0.0) if goal != before else None
        return goal

    def advance(self, dt_ms: float, length_ms: float = ZOOM_MS, glide_ms: float = GLIDE_MS) -> None:
        """Let time pass; a length of 0 cuts to the end."""
        if self._glide is not None:
            start, goal, elapsed = self._glide
            part = 1.0 if glide_ms <= 0 else min(1.0, (elapsed + dt_ms) / glide_ms)
            eased = part * part * (3 - 2 * part)
            (ax, ay), (bx, by) = start, goal
            self._middle = (ax + (bx - ax) * eased, ay + (by - ay) * eased)
            self._glide = (start, goal, elapsed + dt_ms) if part < 1 else None
        if not self.moving:
            return
        self._elapsed += dt_ms
        part = 1.0 if length_ms <= 0 else min(1.0, self._elapsed / length_ms)
        eased = 1 - (1 - part) ** 3
        target = self.scales[self.step]
        self.scale = target if part >= 1 else self._from * (target / self._from) ** eased
        if self._hold is not None:
            pos, under = self._hold
            self._middle = (
                under[0] - (pos[0] - self.rect.centerx) / self.scale,
                under[1] - (pos[1] - self.rect.centery) / self.scale,
            )
        self._clamp()
        if not self.moving:
            self._hold = None

    def show(self, points: list[Point], margin: float = 0.15) -> None:
        """Cut to the closest step that shows all these places with some air around."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        room = 1 - 2 * margin
        fit = min(
            self.rect.width * room / max(1.0, max(xs) - min(xs)),
            self.rect.height * room / max(1.0, max(ys) - min(ys)),
        )
        self.step = max((k for k, scale in enumerate(self.scales) if scale <= fit), default=0)
        self.scale, self._hold, self._glide = self.scales[self.step], None, None
        self._middle = ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
        self._clamp()

    def sees(self, point: Point) -> bool:
        """Whether a place is in the view."""
        return bool(self.rect.collidepoint(self.to_window(point)))

    def _clamp(self) -> None:
        left, top, width, height = self.world
        self._middle = (
            _within(self._middle[0], left, width, self.rect.width / self.scale),
            _within(self._middle[1], top, height, self.rect.height / self.scale),
        )


def _within(middle: float, start: float, length: float, seen: float) -> float:
    if seen >= length:
        return start + length / 2
    return max(start + seen / 2, min(start + length - seen / 2, middle))
