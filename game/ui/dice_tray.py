"""The dice tray on the table: shows a decided throw as a roll of real dice and holds them at rest.

The tray plays what `dice_throw` has recorded; it decides nothing. `top_values` reads the result back from
the poses, so that a test (or a doubtful player) can hold it against the log.
"""

from __future__ import annotations

import pygame

from game.kit.dice import Throw
from game.ui.dice_again import simulate_again
from game.ui.dice_bed import RAIL_WIDTH, draw_bed
from game.ui.dice_camera import Camera
from game.ui.dice_faces import draw_die
from game.ui.dice_shadows import draw_shadows
from game.ui.dice_throw import Impact, Pose, Trajectory, TraySize, simulate
from game.ui.sprites import Sprites

DEPTH = 7.5
STEP = 0.25
WIDEST, NARROWEST = 16.0, 6.0


class DiceTray:
    """A tray in `rect` (pixels). One throw lies or rolls in it at a time; without one it is empty.

    The tray is `DEPTH` dice deep and as wide as the rect's proportions allow, in quarters of a die: at
    any interface scale the same rect proportions show the same roll. A d10 comes to rest on one of its
    kites; the opposite kite then looks straight up, and its digit is the one to read.
    """

    def __init__(self, rect: pygame.Rect, scale: float, sprites: Sprites | None = None) -> None:
        self.rect = rect.copy()
        self.scale = scale
        edge = rect.height / (DEPTH + 2 * RAIL_WIDTH)
        width = round((rect.width / edge - 2 * RAIL_WIDTH) / STEP) * STEP
        self.size = TraySize(min(max(width, NARROWEST), WIDEST), DEPTH)
        edge = min(edge, rect.width / (self.size.width + 2 * RAIL_WIDTH))
        self.camera = Camera((rect.width / 2, rect.height / 2), edge)
        self._sprites = sprites
        self._bed: pygame.Surface | None = None
        self._rest: pygame.Surface | None = None
        self._sheet: pygame.Surface | None = None
        self._throw: Throw | None = None
        self._roll: Trajectory | None = None
        self._ms = 0.0

    @property
    def trajectory(self) -> Trajectory | None:
        """The roll being shown, if any."""
        return self._roll

    @property
    def finished(self) -> bool:
        """Whether nothing moves: no throw, or all dice at rest."""
        return self._roll is None or self._ms >= self._roll.length_ms

    def start(self, throw: Throw, seed: str, index: int) -> None:
        """Throw: `seed` is a public text of the game, `index` the log entry's number.

        Raises ValueError when so many dice cannot come to rest in this tray.
        """
        self._roll = simulate(throw, self.size, seed, index)
        self._throw = throw
        self._ms = 0.0
        self._rest = None

    def again(self, place: int, value: int, seed: str, index: int) -> None:
        """Throw one of the dice at rest again, so that it ends on `value`; the others stay where they lie.

        Raises IndexError when there is no such die, ValueError as `start` does.
        """
        if self._throw is None or self._roll is None:
            raise IndexError(f"there is no die {place} in an empty tray")
        values = list(self._throw.values)
        values[place] = value
        self._throw = Throw(self._throw.dice, tuple(values))
        self._roll = simulate_again(self._throw, self._roll, place, self.size, seed, index)
        self._ms = 0.0
        self._rest = None

    def place_of(self, number: int) -> tuple[tuple[float, float], float]:
        """Where a die is now: the window's point of its middle, and the reach of its picture in pixels."""
        if self._roll is None:
            raise IndexError(f"there is no die {number} in an empty tray")
        pose = self._roll.at(self._ms)[number]
        x, y = self.camera.point(pose.x, pose.y, pose.z)
        return (self.rect.left + x, self.rect.top + y), self.camera.edge * 0.8

    def clear(self) -> None:
        """Take the dice out."""
        self._roll = self._throw = self._rest = None
        self._ms = 0.0

    def update(self, dt_ms: float, speed: float = 1.0) -> None:
        """Let time pass, `speed` times as fast as real."""
        if self._roll is not None:
            self._ms = min(self._ms + dt_ms * speed, self._roll.length_ms)

    def skip(self) -> None:
        """Go to the dice at rest."""
        if self._roll is not None:
            self._ms = self._roll.length_ms

    def top_values(self) -> tuple[int, ...]:
        """The face of each die that will be on top when all is at rest, read from the poses."""
        return () if self._roll is None else self._roll.top_faces()

    def impacts(self, since_ms: float) -> tuple[Impact, ...]:
        """The hits heard after `since_ms` up to now, in ms of the roll (`elapsed_ms`)."""
        if self._roll is None:
            return ()
        return tuple(hit for hit in self._roll.impacts if since_ms < hit.at_ms <= self._ms)

    @property
    def elapsed_ms(self) -> float:
        """How far the roll is."""
        return self._ms

    def draw(self, surface: pygame.Surface) -> None:
        """Paint tray and dice into `rect`."""
        if self._bed is None:
            self._bed = draw_bed(self.rect.size, self.camera, self.size, self.scale, self._sprites)
        if self._rest is not None:
            surface.blit(self._rest, self.rect)
            return
        if self._sheet is None or self._sheet.get_size() != self._bed.get_size():
            self._sheet = self._bed.copy()  # kept from frame to frame: fresh memory is slow
        picture = self._sheet
        picture.blit(self._bed, (0, 0))
        if self._roll is not None and self._throw is not None:
            self._draw_dice(picture, self._roll.at(self._ms))
        if self.finished:
            self._rest, self._sheet = picture, None
        surface.blit(picture, self.rect)

    def _draw_dice(self, picture: pygame.Surface, poses: tuple[Pose, ...]) -> None:
        throw = self._throw
        assert throw is not None
        draw_shadows(picture, self.camera, self.size, tuple(zip(throw.dice, poses, strict=True)))
        ends = self._roll.frames[-1] if self._roll is not None else poses
        far_first = sorted(
            zip(throw.dice, poses, ends, strict=True), key=lambda one: one[1].z * 0.7 - one[1].y
        )
        for die, pose, end in far_first:
            draw_die(picture, self.camera, pose, die, moving=pose != end)
