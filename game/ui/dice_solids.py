"""The shapes of the dice: where their corners, faces and labels are, and how they may be turned.

Lengths are in edges of a d6. Axes are x to the right, y away from the player, z up out of the felt.
A pose is a unit quaternion (w, x, y, z) that turns the die's own axes into the table's.
"""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from game.kit.dice import DieKind

Vec = tuple[float, float, float]
Quat = tuple[float, float, float, float]
Matrix = tuple[Vec, Vec, Vec]

RING = 0.80
POLE = 0.84


class Solid(NamedTuple):
    """One shape of die. Faces are listed in label order: face k carries the die's text k.

    `faces[k]` are corner numbers, counter-clockwise seen from outside; `ups[k]` points to the upper edge
    of the label; `marks[k]` is the label's centre; `edges` are (corner, corner, face, face); `rings[c]` are
    the faces around a corner in order. `reach` is the felt radius no other die may enter.
    """

    corners: tuple[Vec, ...]
    faces: tuple[tuple[int, ...], ...]
    normals: tuple[Vec, ...]
    ups: tuple[Vec, ...]
    marks: tuple[Vec, ...]
    edges: tuple[tuple[int, int, int, int], ...]
    rings: tuple[tuple[int, ...], ...]
    inradius: float
    inertia: float
    reach: float
    rounding: float
    mark_size: float


@cache
def solid(kind: DieKind) -> Solid:
    """The shape of a kind of die, built once."""
    return _cube() if kind == "d6" else _trapezohedron()


@cache
def turn_between(kind: DieKind, face: int, other: int) -> Quat:
    """A turn that maps the solid onto itself and face `face` onto face `other`.

    Because the solid looks the same after it, a recorded roll stays the same roll when every pose is
    preceded by such a turn: only which label ends on top changes.
    """
    shape = solid(kind)
    source = _frame(shape.normals[face], shape.ups[face])
    target = _frame(shape.normals[other], shape.ups[other])
    return quat_of(
        (
            _row(target, source, 0),
            _row(target, source, 1),
            _row(target, source, 2),
        )
    )


def top_face(kind: DieKind, pose: Quat) -> tuple[int, float]:
    """The face whose normal points most nearly up in this pose, and the cosine of its tilt."""
    up = matrix_of(pose)[2]
    cosines = [dot(up, normal) for normal in solid(kind).normals]
    best = max(range(len(cosines)), key=cosines.__getitem__)
    return best, cosines[best]


def dot(a: Vec, b: Vec) -> float:
    """Scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vec, b: Vec) -> Vec:
    """Vector product, right-handed."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def unit(a: Vec) -> Vec:
    """The same direction at length 1."""
    length = math.sqrt(dot(a, a))
    return (a[0] / length, a[1] / length, a[2] / length)


def apply(m: Matrix, v: Vec) -> Vec:
    """Turn a vector from the die's axes into the table's."""
    return (dot(m[0], v), dot(m[1], v), dot(m[2], v))


def times(a: Quat, b: Quat) -> Quat:
    """The pose of first turning by b, then by a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def matrix_of(q: Quat) -> Matrix:
    """The rotation matrix of a unit quaternion, row by row."""
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def quat_of(m: Matrix) -> Quat:
    """The unit quaternion of a rotation matrix, by its largest component."""
    (a, b, c), (d, e, f), (g, h, i) = m
    squares = (1 + a + e + i, 1 + a - e - i, 1 - a + e - i, 1 - a - e + i)
    best = max(range(4), key=squares.__getitem__)
    size = math.sqrt(squares[best])
    k = 0.5 / size
    half = 0.5 * size
    return (
        (half, (h - f) * k, (c - g) * k, (d - b) * k),
        ((h - f) * k, half, (b + d) * k, (c + g) * k),
        ((c - g) * k, (b + d) * k, half, (f + h) * k),
        ((d - b) * k, (c + g) * k, (f + h) * k, half),
    )[best]


def _cube() -> Solid:
    corners = tuple((x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5))
    # 1, 2, 3 run counter-clockwise around their common corner; opposite faces add up to seven.
    normals: tuple[Vec, ...] = (
        (0.0, 0.0, 1.0),
        (1.0, 0.0, 0.0),
        (0.0, 1.0, 0.0),
        (0.0, -1.0, 0.0),
        (-1.0, 0.0, 0.0),
        (0.0, 0.0, -1.0),
    )
    ups = tuple((n[1], n[2], n[0]) for n in normals)
    marks = tuple((n[0] / 2, n[1] / 2, n[2] / 2) for n in normals)
    return _assemble(corners, normals, ups, marks, (1 / 6, 0.72, 0.13, 0.36))


def _trapezohedron() -> Solid:
    """A d10: two caps of five kites. The digits' heads point to the pole of their cap."""
    height = POLE * math.tan(math.radians(18)) ** 2
    corners: list[Vec] = [(0.0, 0.0, POLE), (0.0, 0.0, -POLE)]
    for i in range(10):
        angle = math.radians(36 * i)
        corners.append((RING * math.cos(angle), RING * math.sin(angle), height if i % 2 == 0 else -height))
    rise, run = POLE - height, RING * math.cos(math.radians(36))
    normals: list[Vec] = [(0.0, 0.0, 0.0)] * 10
    for k in range(5):
        angle = math.radians(72 * k + 36)
        n = unit((rise * math.cos(angle), rise * math.sin(angle), run))
        # Even digits on one cap, odd on the other; opposite kites add up to nine.
        even = (0, 6, 2, 8, 4)[k]
        normals[even] = n
        normals[9 - even] = (-n[0], -n[1], -n[2])
    inradius = POLE * normals[0][2]
    ups: list[Vec] = []
    marks: list[Vec] = []
    for n in normals:
        pole = (0.0, 0.0, math.copysign(1.0, n[2]))
        up = unit((-n[2] * pole[2] * n[0], -n[2] * pole[2] * n[1], pole[2] * (1 - n[2] * n[2])))
        ups.append(up)
        marks.append((n[0] * inradius, n[1] * inradius, n[2] * inradius))
    return _assemble(tuple(corners), tuple(normals), tuple(ups), tuple(marks), (0.155, 0.82, 0.055, 0.27))


def _assemble(
    corners: tuple[Vec, ...],
    normals: tuple[Vec, ...],
    ups: tuple[Vec, ...],
    marks: tuple[Vec, ...],
    build: tuple[float, float, float, float],
) -> Solid:
    faces = tuple(_face(corners, n, up) for n, up in zip(normals, ups, strict=True))
    owners: dict[frozenset[int], list[int]] = {}
    for number, face in enumerate(faces):
        for u, v in zip(face, (*face[1:], face[0]), strict=True):
            owners.setdefault(frozenset((u, v)), []).append(number)
    edges = tuple((min(pair), max(pair), both[0], both[1]) for pair, both in owners.items())
    rings = tuple(_ring(c, corner, faces, normals) for c, corner in enumerate(corners))
    inertia, reach, rounding, mark_size = build
    inradius = dot(normals[0], corners[faces[0][0]])
    return Solid(
        corners, faces, normals, ups, marks, edges, rings, inradius, inertia, reach, rounding, mark_size
    )


def _face(corners: tuple[Vec, ...], normal: Vec, up: Vec) -> tuple[int, ...]:
    far = max(dot(normal, c) for c in corners)
    own = [i for i, c in enumerate(corners) if dot(normal, c) > far - 1e-6]
    return tuple(sorted(own, key=lambda i: _angle(corners[i], normal, up)))


def _ring(
    number: int, corner: Vec, faces: tuple[tuple[int, ...], ...], normals: tuple[Vec, ...]
) -> tuple[int, ...]:
    axis = unit(corner)
    own = [i for i, face in enumerate(faces) if number in face]
    first = normals[own[0]]
    lean = dot(first, axis)
    side = unit((first[0] - lean * axis[0], first[1] - lean * axis[1], first[2] - lean * axis[2]))
    return tuple(sorted(own, key=lambda i: _angle(normals[i], axis, side)))


def _angle(point: Vec, axis: Vec, zero: Vec) -> float:
    return round(math.atan2(dot(point, cross(axis, zero)), dot(point, zero)), 9)


def _frame(normal: Vec, up: Vec) -> Matrix:
    return (cross(up, normal), up, normal)


def _row(target: Matrix, source: Matrix, i: int) -> Vec:
    x, y, z = (
        target[0][i] * source[0][j] + target[1][i] * source[1][j] + target[2][i] * source[2][j]
        for j in range(3)
    )
    return (x, y, z)
