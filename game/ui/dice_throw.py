"""Simulates a whole throw of dice ahead of time and records it, so that the table only plays it back.

The throw is decided before it is seen: the roll is simulated without caring for labels, then each die is
turned, from its first frame on, by a symmetry of its own shape, so that the face which ends on top is the
decided one. Nothing twists at the end and no label changes on the way.

The same seed text, entry index, dice and tray give the same trajectory in every process. The seed text
must be a public one (the name of the game, say): the secret seed of the rules has no business here.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal, NamedTuple

import pymunk

from game.kit.dice import DieKind, Throw
from game.ui.dice_roll import Tumbler
from game.ui.dice_solids import Quat, matrix_of, solid, times, top_face, turn_between

STEPS_PER_FRAME = 2
FRAME_MS = 1000 / 60
CALM_FRAMES = 30
MOST_FRAMES = 114
TRIES = 60
DIE, RAIL = 1, 2
LEAST_HIT = 1.2
FULL_HIT = 18.0


class Pose(NamedTuple):
    """Where a die is in one frame: middle (x, y, z) in d6 edges from the tray's middle, and its turning."""

    x: float
    y: float
    z: float
    turn: Quat


class Impact(NamedTuple):
    """A hit to be heard: when (ms from the start), how hard (0–1), against what."""

    at_ms: float
    strength: float
    against: Literal["felt", "rail", "die"]


class TraySize(NamedTuple):
    """The inside of the tray in d6 edges."""

    width: float
    depth: float


@dataclass(frozen=True)
class Trajectory:
    """A recorded throw: `frames[k][i]` is die i at frame k (60 a second); the last frame is the rest."""

    kinds: tuple[DieKind, ...]
    frames: tuple[tuple[Pose, ...], ...]
    impacts: tuple[Impact, ...]

    @property
    def length_ms(self) -> float:
        """How long the throw lasts at normal speed."""
        return (len(self.frames) - 1) * FRAME_MS

    def at(self, ms: float) -> tuple[Pose, ...]:
        """The dice at a time, between frames by the straight way; held before the start and after the end."""
        place = min(max(ms / FRAME_MS, 0.0), len(self.frames) - 1.0)
        before = int(place)
        part = place - before
        if part < 1e-6 or before + 1 == len(self.frames):
            return self.frames[before]
        pairs = zip(self.frames[before], self.frames[before + 1], strict=True)
        return tuple(a if a == b else _between(a, b, part) for a, b in pairs)

    def top_faces(self) -> tuple[int, ...]:
        """The face of each die that points up in the last frame, read from the poses alone."""
        return tuple(
            top_face(kind, pose.turn)[0] for kind, pose in zip(self.kinds, self.frames[-1], strict=True)
        )

    def digest(self) -> str:
        """A hash over every number of the trajectory."""
        sha = hashlib.sha256()
        for frame in self.frames:
            for pose in frame:
                sha.update(struct.pack("<7d", pose.x, pose.y, pose.z, *pose.turn))
        for hit in self.impacts:
            sha.update(struct.pack("<2d", hit.at_ms, hit.strength) + hit.against.encode())
        return sha.hexdigest()


Course = Generator[int, None, Trajectory]
"""A throw simulated piece by piece: it gives how many dice were moved on, and the whole at its end."""


def simulate(throw: Throw, tray: TraySize, seed: str, index: int) -> Trajectory:
    """The throw of an entry as it will be seen, ending on the decided faces.

    A cast that leaves the tray, leaves dice too close or takes too long is thrown again with the next
    salt, which keeps it a function of its arguments. Raises ValueError when the tray is too small.
    """
    return complete(course(throw, tray, seed, index))


def course(throw: Throw, tray: TraySize, seed: str, index: int) -> Course:
    """The same throw a few steps at a time, so that no frame has to wait for the whole of it."""
    kinds = tuple(die.kind for die in throw.dice)
    for salt in range(TRIES):
        cast = _Cast(kinds, tray, _Draws(f"{seed}/{index}/{salt}"))
        if (yield from cast.run()):
            return _labelled(throw, Trajectory(kinds, tuple(cast.frames), tuple(cast.impacts)))
    raise ValueError(f"{len(kinds)} dice found no rest in a tray of {tray.width:g} by {tray.depth:g}")


def advance(running: Course, most: int) -> Trajectory | None:
    """Go on until so many dice were moved on; the whole throw once it is done. Raises ValueError as
    `simulate` does."""
    moved = 0
    try:
        while moved < most:
            moved += next(running)
    except StopIteration as end:
        found: Trajectory = end.value
        return found
    return None


def complete(running: Course) -> Trajectory:
    """Go on to the end."""
    while True:
        found = advance(running, 1 << 30)
        if found is not None:
            return found


def outline(kind: DieKind, pose: Pose) -> list[tuple[float, float]]:
    """The corners of a die as seen straight from above, in no order."""
    (a, b, c), (d, e, f), _ = matrix_of(pose.turn)
    return [
        (pose.x + a * x + b * y + c * z, pose.y + d * x + e * y + f * z) for x, y, z in solid(kind).corners
    ]


class _Draws:
    """Numbers in [0, 1) from a text, the same everywhere."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._count = 0

    def between(self, low: float, high: float) -> float:
        raw = hashlib.blake2b(f"{self._text}#{self._count}".encode(), digest_size=7).digest()
        self._count += 1
        return low + (high - low) * (int.from_bytes(raw, "big") >> 3) / 2**53


class _Cast:
    """One attempt at a throw: a fresh pymunk space, the dice in it, and the frames recorded."""

    def __init__(self, kinds: tuple[DieKind, ...], tray: TraySize, draws: _Draws) -> None:
        self.kinds = kinds
        self.tray = tray
        self.frames: list[tuple[Pose, ...]] = []
        self.impacts: list[Impact] = []
        self._time = 0.0
        self._space = pymunk.Space()
        self._space.collision_slop = 0.002
        self._space.iterations = 12
        self._space.on_collision(DIE, RAIL, post_solve=self._hit_rail)
        self._space.on_collision(DIE, DIE, post_solve=self._hit_die)
        self._add_rails()
        self._dice: list[Tumbler] = []
        self._bodies: list[pymunk.Body] = []
        self._outside: list[pymunk.Circle | None] = []
        aim = draws.between(-0.5, 0.5)
        for number, kind in enumerate(kinds):
            self._add_die(number, kind, aim, draws)

    def run(self) -> Generator[int, None, bool]:
        """Throw, a frame at a time; True when all dice came to a proper rest in time."""
        dt = FRAME_MS / 1000 / STEPS_PER_FRAME
        self._record()
        last_event = 0
        while len(self.frames) < MOST_FRAMES:
            hits = len(self.impacts)
            for _ in range(STEPS_PER_FRAME):
                self._step(dt)
            self._record()
            yield STEPS_PER_FRAME * len(self._dice)
            if len(self.impacts) > hits or not all(die.lying for die in self._dice):
                last_event = len(self.frames)
            if len(self.frames) - last_event >= CALM_FRAMES and all(die.still for die in self._dice):
                return self._rests_well()
        return False

    def _add_rails(self) -> None:
        w, d, thick = self.tray.width / 2, self.tray.depth / 2, 1.0
        corners = ((-w, -d), (w, -d), (w, d), (-w, d))
        for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
            # Thick rails, moved outward by their thickness, so that no fast die steps over one.
            ox, oy = (
                (math.copysign(thick, ax) if ax == bx else 0),
                (math.copysign(thick, ay) if ay == by else 0),
            )
            rail = pymunk.Segment(self._space.static_body, (ax + ox, ay + oy), (bx + ox, by + oy), thick)
            rail.elasticity, rail.friction = 0.70, 0.25
            rail.collision_type = RAIL
            rail.filter = pymunk.ShapeFilter(categories=RAIL)
            self._space.add(rail)

    def _add_die(self, number: int, kind: DieKind, aim: float, draws: _Draws) -> None:
        """Put a die into the throwing hand: over the near rail, in rows of up to four, flying inward."""
        row, column = divmod(number, 4)
        across = min(4, len(self.kinds) - 4 * row)
        w, d = self.tray.width / 2, self.tray.depth / 2
        lean = -aim * d * 0.9
        x = lean + (column - (across - 1) / 2) * 1.65 + draws.between(-0.1, 0.1)
        x = min(max(x, 0.9 - w), w - 0.9)
        y = -d - 0.4 - 1.7 * row + draws.between(-0.15, 0.15)
        die = Tumbler(kind, (x, y, 2.0 + 0.5 * row + draws.between(0.0, 0.7)), _any_turn(draws))
        speed = draws.between(8.5, 13.0) + 1.5 * row
        way = aim + draws.between(-0.22, 0.22)
        vx, vy = speed * math.sin(way), speed * math.cos(way)
        die.velocity = [vx, vy, draws.between(1.0, 4.0) + 2.0 * row]
        roll = draws.between(0.7, 1.3)
        die.spin = [-vy * roll, vx * roll + draws.between(-6, 6), draws.between(-9, 9)]
        body = pymunk.Body(1.0, die.shape.inertia)
        body.position = (x, y)
        disc = pymunk.Circle(body, die.shape.reach)
        disc.elasticity, disc.friction, disc.collision_type = 0.55, 0.2, DIE
        disc.filter = pymunk.ShapeFilter(categories=DIE, mask=DIE)
        self._space.add(body, disc)
        self._dice.append(die)
        self._bodies.append(body)
        self._outside.append(disc)

    def _step(self, dt: float) -> None:
        for die, body in zip(self._dice, self._bodies, strict=True):
            body.velocity = (die.velocity[0], die.velocity[1])
            body.angular_velocity = die.spin[2]
        self._space.step(dt)
        self._time += dt * 1000
        for number, (die, body) in enumerate(zip(self._dice, self._bodies, strict=True)):
            vx, vy = body.velocity
            dvx, dvy = vx - die.velocity[0], vy - die.velocity[1]
            die.velocity[0], die.velocity[1] = vx, vy
            die.spin[2] = body.angular_velocity
            die.x, die.y = body.position
            if not die.lying and dvx * dvx + dvy * dvy > 0.25:
                die.scrape(dvx, dvy)
            die.step(self.kinds[number], dt)
            if die.knock > LEAST_HIT * 2:
                self._hear(die.knock * 0.6, "felt")
            if self._outside[number] is not None:
                self._let_in(number)

    def _let_in(self, number: int) -> None:
        """Once a die is over the felt the near rail is a wall for it too."""
        disc, die = self._outside[number], self._dice[number]
        if disc is not None and die.y - die.shape.reach > -self.tray.depth / 2:
            disc.filter = pymunk.ShapeFilter(categories=DIE)
            self._outside[number] = None

    def _hit_rail(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        self._hear(arbiter.total_impulse.length, "rail")

    def _hit_die(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        self._hear(arbiter.total_impulse.length, "die")

    def _hear(self, speed: float, against: Literal["felt", "rail", "die"]) -> None:
        if speed >= LEAST_HIT:
            self.impacts.append(Impact(self._time, min(1.0, speed / FULL_HIT), against))

    def _record(self) -> None:
        self.frames.append(tuple(Pose(die.x, die.y, die.z, die.pose) for die in self._dice))

    def _rests_well(self) -> bool:
        w, d = self.tray.width / 2, self.tray.depth / 2
        dice = self._dice
        for number, die in enumerate(dice):
            if abs(die.x) > w - die.shape.reach + 0.02 or abs(die.y) > d - die.shape.reach + 0.02:
                return False
            for other in dice[:number]:
                apart = math.hypot(die.x - other.x, die.y - other.y)
                if apart < die.shape.reach + other.shape.reach - 0.01:
                    return False
        return True


def _labelled(throw: Throw, cast: Trajectory) -> Trajectory:
    """The same roll with each die turned beforehand, so that its decided face ends on top."""
    before = tuple(
        turn_between(kind, value, top)
        for kind, value, top in zip(cast.kinds, throw.values, cast.top_faces(), strict=True)
    )
    frames = tuple(
        tuple(Pose(x, y, z, times(own, turn)) for (x, y, z, own), turn in zip(frame, before, strict=True))
        for frame in cast.frames
    )
    return Trajectory(cast.kinds, frames, cast.impacts)


def _between(a: Pose, b: Pose, part: float) -> Pose:
    sign = 1.0 if sum(p * q for p, q in zip(a.turn, b.turn, strict=True)) >= 0 else -1.0
    w, x, y, z = (p + (sign * q - p) * part for p, q in zip(a.turn, b.turn, strict=True))
    k = 1.0 / math.sqrt(w * w + x * x + y * y + z * z)
    turn = (w * k, x * k, y * k, z * k)
    return Pose(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.z + (b.z - a.z) * part, turn)


def _any_turn(draws: _Draws) -> Quat:
    """A pose drawn evenly from all there are (Shoemake's three numbers)."""
    u, a, b = draws.between(0, 1), draws.between(0, math.tau), draws.between(0, math.tau)
    p, q = math.sqrt(1 - u), math.sqrt(u)
    return (p * math.sin(a), p * math.cos(a), q * math.sin(b), q * math.cos(b))
