"""Throws one of the dice at rest again: it is taken up, thrown, and rolls clear of those that stay.

As with a whole throw all is decided before it is seen; of several casts the first is taken whose die
never touches another one on its way.
"""

from __future__ import annotations

import math

from game.kit.dice import Throw
from game.ui.dice_solids import Quat
from game.ui.dice_throw import FRAME_MS, Course, Impact, Pose, Trajectory, TraySize, complete, course

CASTS = 12
APART = 1.5  # d6 edges between the middles of two dice that cannot touch
OVER = 1.45  # how much higher one must be to pass over another
LIFT_FRAMES = 18


def simulate_again(
    throw: Throw, rest: Trajectory, place: int, tray: TraySize, seed: str, index: int
) -> Trajectory:
    """Die `place` of a throw at rest thrown once more; `throw` already names its new face.

    The same arguments give the same trajectory everywhere. Raises ValueError as `simulate` does.
    """
    return complete(course_again(throw, rest, place, tray, seed, index))


def course_again(throw: Throw, rest: Trajectory, place: int, tray: TraySize, seed: str, index: int) -> Course:
    """The same a few steps at a time (`dice_throw.advance`)."""
    lying = rest.frames[-1]
    others = [pose for number, pose in enumerate(lying) if number != place]
    one = Throw((throw.dice[place],), (throw.values[place],))
    best, least = None, math.inf
    for cast in range(CASTS):
        tried = yield from course(one, tray, f"{seed}/again {place}.{cast}", index)
        touching = _touching(tried, others)
        if touching < least:
            best, least = tried, touching
        if touching == 0:
            break
    assert best is not None
    moving = [*_lifted(lying[place], best.frames[0][0]), *(frame[0] for frame in best.frames)]
    frames = tuple((*lying[:place], pose, *lying[place + 1 :]) for pose in moving)
    delay = LIFT_FRAMES * FRAME_MS
    heard = tuple(Impact(hit.at_ms + delay, hit.strength, hit.against) for hit in best.impacts)
    return Trajectory(rest.kinds, frames, heard)


def _touching(tried: Trajectory, others: list[Pose]) -> float:
    """In how many frames the die is inside another; at rest counts for many."""
    found = 0.0
    for number, (pose,) in enumerate(tried.frames):
        weight = 100.0 if number + 1 == len(tried.frames) else 1.0
        for other in others:
            near = math.hypot(pose.x - other.x, pose.y - other.y) < APART
            if near and pose.z - other.z < OVER:
                found += weight
    return found


def _lifted(lying: Pose, thrown: Pose) -> list[Pose]:
    """From where it lies into the hand above the near rail."""
    out = []
    for number in range(LIFT_FRAMES):
        part = number / LIFT_FRAMES
        ease = part * part * (3 - 2 * part)
        height = lying.z + (thrown.z - lying.z) * ease + 1.6 * math.sin(math.pi * ease)
        x, y = lying.x + (thrown.x - lying.x) * ease, lying.y + (thrown.y - lying.y) * ease
        out.append(Pose(x, y, height, _between(lying.turn, thrown.turn, ease)))
    return out


def _between(start: Quat, end: Quat, part: float) -> Quat:
    """A turning on the shorter way between two."""
    sign = -1.0 if sum(a * b for a, b in zip(start, end, strict=True)) < 0 else 1.0
    mixed = [a * (1 - part) + sign * b * part for a, b in zip(start, end, strict=True)]
    length = math.sqrt(sum(value * value for value in mixed)) or 1.0
    a, b, c, d = (value / length for value in mixed)
    return (a, b, c, d)
