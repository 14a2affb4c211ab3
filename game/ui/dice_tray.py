"""The dice tray on the table: shows a decided throw as a roll of real dice and holds them at rest.

The tray plays what `dice_throw` has recorded; it decides nothing. `top_values` reads the result back from
the poses, so that a test (or a doubtful player) can hold it against the log.
"""

from __future__ import annotations

import pygame

from game.kit.dice import Throw
from game.ui.dice_again import course_again
from game.ui.dice_bed import RAIL_WIDTH, draw_bed
from game.ui.dice_camera import Camera
from game.ui.dice_faces import draw_die
from game.ui.dice_shadows import draw_shadows
from game.ui.dice_throw import Course, Impact, Trajectory, TraySize, advance, complete, course
from game.ui.sprites import Sprites

DEPTH = 7.5
STEP = 0.25
WIDEST, NARROWEST = 16.0, 6.0
PREPARED = 100  # times that a die is moved on in one update while a throw is prepared


class DiceTray:
    """A tray in `rect` (pixels). One throw lies or rolls in it at a time; without one it is empty.

    The tray is `DEPTH` dice deep and as wide as the rect's proportions allow, in quarters of a die: at
    any interface scale the same rect proportions show the same roll. A d10 comes to rest on one of its
    kites; the opposite kite then looks straight up, and its digit is the one to read.

    A throw is reckoned before it is seen, over the first updates after `start` or `again`: its time stands
    until then, the hand has the dice. Whoever asks for what is known only then (`trajectory`, `top_values`,
    `skip`) has it at once.
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
        self._throw: Throw | None = None
        self._roll: Trajectory | None = None
        self._course: Course | None = None  # the throw that is prepared
        self._ms = 0.0

    @property
    def trajectory(self) -> Trajectory | None:
        """The roll being shown, if any; the whole of it, though it is still prepared."""
        if self._course is not None:
            self._take(complete(self._course))
        return self._roll

    @property
    def preparing(self) -> bool:
        """Whether a throw has begun of which nothing is seen yet."""
        return self._course is not None

    @property
    def finished(self) -> bool:
        """Whether nothing moves: no throw, or all dice at rest."""
        return self._course is None and (self._roll is None or self._ms >= self._roll.length_ms)

    def start(self, throw: Throw, seed: str, index: int) -> None:
        """Throw: `seed` is a public text of the game, `index` the log entry's number.

        When so many dice cannot come to rest in this tray, the update that finds it out raises ValueError.
        """
        self._course = course(throw, self.size, seed, index)
        self._roll, self._throw = None, throw
        self._ms = 0.0
        self._rest = None

    def again(self, place: int, value: int, seed: str, index: int) -> None:
        """Throw one of the dice at rest again, so that it ends on `value`; the others stay where they lie.

        Raises IndexError when there is no such die, ValueError as `start` does.
        """
        roll = self.trajectory
        if self._throw is None or roll is None:
            raise IndexError(f"there is no die {place} in an empty tray")
        values = list(self._throw.values)
        values[place] = value
        self._throw = Throw(self._throw.dice, tuple(values))
        self._ms = roll.length_ms
        self._course = course_again(self._throw, roll, place, self.size, seed, index)

    def place_of(self, number: int) -> tuple[tuple[float, float], float]:
        """Where a die is now: the window's point of its middle, and the reach of its picture in pixels."""
        roll = self.trajectory
        if roll is None:
            raise IndexError(f"there is no die {number} in an empty tray")
        pose = roll.at(self._ms)[number]
        x, y = self.camera.point(pose.x, pose.y, pose.z)
        return (self.rect.left + x, self.rect.top + y), self.camera.edge * 0.8

    def clear(self) -> None:
        """Take the dice out."""
        self._roll = self._throw = self._rest = self._course = None
        self._ms = 0.0

    def update(self, dt_ms: float, speed: float = 1.0) -> None:
        """Let time pass, `speed` times as fast as real; go on with the preparing of a throw instead."""
        if self._course is not None:
            found = advance(self._course, PREPARED)
            if found is not None:
                self._take(found)
        elif self._roll is not None:
            self._ms = min(self._ms + dt_ms * speed, self._roll.length_ms)

    def skip(self) -> None:
        """Go to the dice at rest."""
        roll = self.trajectory
        if roll is not None:
            self._ms = roll.length_ms

    def top_values(self) -> tuple[int, ...]:
        """The face of each die that will be on top when all is at rest, read from the poses."""
        roll = self.trajectory
        return () if roll is None else roll.top_faces()

    def impacts(self, since_ms: float) -> tuple[Impact, ...]:
        """The hits heard after `since_ms` up to now, in ms of the roll (`elapsed_ms`)."""
        if self._roll is None or self._course is not None:
            return ()
        return tuple(hit for hit in self._roll.impacts if since_ms < hit.at_ms <= self._ms)

    @property
    def elapsed_ms(self) -> float:
        """How far the roll is."""
        return self._ms

    def paint_ahead(self) -> pygame.Surface:
        """The empty tray's picture, painted now if it has not been."""
        if self._bed is None:
            self._bed = draw_bed(self.rect.size, self.camera, self.size, self.scale, self._sprites)
        return self._bed

    def draw(self, surface: pygame.Surface) -> None:
        """Paint tray and dice into `rect`."""
        bed = self.paint_ahead()
        if self._rest is None and self._stands:
            self._rest = bed.copy()
            self._draw_dice(self._rest)
        if self._rest is not None:
            surface.blit(self._rest, self.rect)
            return
        surface.blit(bed, self.rect)
        seen = self.rect.clip(surface.get_rect())
        if self._roll is not None and seen.size == self.rect.size:
            part = surface.subsurface(seen)
            part.set_clip(surface.get_clip().move(-seen.left, -seen.top))
            self._draw_dice(part)
        elif self._roll is not None:
            picture = bed.copy()
            self._draw_dice(picture)
            surface.blit(picture, self.rect)

    @property
    def _stands(self) -> bool:
        """Whether the picture does not change: nothing moves, or dice that lie wait for one of them."""
        return self._roll is not None and self._ms >= self._roll.length_ms

    def _take(self, roll: Trajectory) -> None:
        """The throw is prepared: from now on it is seen."""
        self._roll, self._course, self._ms, self._rest = roll, None, 0.0, None

    def _draw_dice(self, picture: pygame.Surface) -> None:
        throw, roll = self._throw, self._roll
        if throw is None or roll is None:
            return
        poses, ends = roll.at(self._ms), roll.frames[-1]
        dice = tuple(zip(throw.dice, poses, strict=True))
        draw_shadows(picture, self.camera, self.size, dice, moving=poses != ends)
        far_first = sorted(
            zip(throw.dice, poses, ends, strict=True), key=lambda one: one[1].z * 0.7 - one[1].y
        )
        for die, pose, end in far_first:
            draw_die(picture, self.camera, pose, die, moving=pose != end)
