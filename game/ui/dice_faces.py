"""Draws one die: a solid with rounded edges, lit by the lamp, its marks cut into the faces.

The solid is drawn as a mesh: flat faces, strips around the edges, fans on the corners, each in one tone
of the lamp's light, several times too large and then scaled down, so that edges come out smooth.
"""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

import pygame

from game.kit.dice import DieColour, DieKind
from game.ui.dice_camera import LAMP, Camera
from game.ui.dice_marks import Ring, marks
from game.ui.dice_solids import Matrix, Vec, apply, cross, dot, matrix_of, solid, unit
from game.ui.dice_throw import Pose

Tone = tuple[int, int, int]

OVERSIZE = 3
STRIPS = 4
AMBIENT = 0.50
CUT_RIM = 0.022


class Finish(NamedTuple):
    """How a colour of die takes the light: body, the ink in its marks, gloss (0–1) and its sharpness."""

    body: Tone
    ink: Tone
    gloss: float
    sharpness: int


FINISHES: dict[DieColour, Finish] = {
    "white": Finish((238, 235, 226), (34, 33, 36), 0.25, 18),
    "bone": Finish((226, 208, 168), (74, 44, 22), 0.18, 14),
    "grey": Finish((132, 135, 140), (22, 23, 27), 0.30, 18),
    "black": Finish((42, 42, 47), (236, 228, 208), 0.42, 20),
}


class Patch(NamedTuple):
    """A flat piece of the mesh in the die's axes: its corners, its outward direction, its face if it is one."""

    corners: tuple[Vec, ...]
    normal: Vec
    face: int | None = None


def draw_die(
    surface: pygame.Surface, camera: Camera, pose: Pose, kind: DieKind, faces: tuple[str, ...], colour: DieColour
) -> None:
    """Draw a die in its pose. Its shadow is not part of it."""
    corners = [_placed(pose, matrix_of(pose.turn), c) for c in solid(kind).corners]
    spots = [camera.point(*c) for c in corners]
    left, top = math.floor(min(x for x, _ in spots)) - 2, math.floor(min(y for _, y in spots)) - 2
    size = (
        math.ceil(max(x for x, _ in spots)) + 2 - left,
        math.ceil(max(y for _, y in spots)) + 2 - top,
    )
    finish = FINISHES[colour]
    large = pygame.Surface((size[0] * OVERSIZE, size[1] * OVERSIZE), pygame.SRCALPHA)
    large.fill((*finish.body, 0))
    near = camera.zoomed(OVERSIZE, (left, top))
    matrix = matrix_of(pose.turn)
    for patch in _mesh(kind):
        _draw_patch(large, near, pose, matrix, patch, finish)
    for number, text in enumerate(faces):
        _draw_marks(large, near, pose, matrix, kind, number, text, finish)
    surface.blit(pygame.transform.smoothscale(large, size), (left, top))


def lit(normal: Vec, sight: Vec, finish: Finish) -> Tone:
    """The tone of a piece of surface turned towards `normal` and seen along `sight`."""
    light = max(0.0, dot(normal, LAMP))
    # Light thrown back by felt and room fills the far sides a little.
    shade = AMBIENT * (0.72 + 0.28 * normal[2]) + 0.62 * light
    half = unit((LAMP[0] + sight[0], LAMP[1] + sight[1], LAMP[2] + sight[2]))
    shine = finish.gloss * max(0.0, dot(normal, half)) ** finish.sharpness
    r, g, b = (min(255, int(c * shade + (255 - c * shade) * shine)) for c in finish.body)
    return (r, g, b)


@cache
def _mesh(kind: DieKind) -> tuple[Patch, ...]:
    """The rounded solid: corners first, then edges, then faces, so that flat pieces overdraw the seams."""
    shape = solid(kind)
    r = shape.rounding
    k = (shape.inradius - r) / shape.inradius
    inner = [(c[0] * k, c[1] * k, c[2] * k) for c in shape.corners]
    patches: list[Patch] = []
    for core, ring in zip(inner, shape.rings, strict=True):
        directions = [shape.normals[face] for face in ring]
        patches += _cap(core, r, directions)
    for u, v, a, b in shape.edges:
        fan = [_mixed(shape.normals[a], shape.normals[b], i / STRIPS) for i in range(STRIPS + 1)]
        for m, n in zip(fan, fan[1:], strict=False):
            quad = (_out(inner[u], m, r), _out(inner[v], m, r), _out(inner[v], n, r), _out(inner[u], n, r))
            patches.append(Patch(quad, _mixed(m, n, 0.5)))
    for number, (face, normal) in enumerate(zip(shape.faces, shape.normals, strict=True)):
        patches.append(Patch(tuple(_out(inner[c], normal, r) for c in face), normal, number))
    return tuple(patches)


def _cap(core: Vec, r: float, directions: list[Vec]) -> list[Patch]:
    """The rounded corner: two belts around the middle direction, out to the faces' own directions."""
    x, y, z = (sum(d[i] for d in directions) for i in range(3))
    pole = unit((x, y, z))
    rim: list[Vec] = []
    for a, b in zip(directions, (*directions[1:], directions[0]), strict=True):
        rim += [_mixed(a, b, i / STRIPS) for i in range(STRIPS)]
    patches: list[Patch] = []
    for a, b in zip(rim, (*rim[1:], rim[0]), strict=True):
        c, d = _mixed(pole, a, 0.5), _mixed(pole, b, 0.5)
        outer = (_out(core, a, r), _out(core, b, r), _out(core, d, r), _out(core, c, r))
        patches.append(Patch(outer, _mixed(_mixed(a, b, 0.5), _mixed(c, d, 0.5), 0.5)))
        patches.append(Patch((_out(core, c, r), _out(core, d, r), _out(core, pole, r)), _mixed(c, d, 0.4)))
    return patches


def _draw_patch(
    surface: pygame.Surface, camera: Camera, pose: Pose, matrix: Matrix, patch: Patch, finish: Finish
) -> None:
    normal = apply(matrix, patch.normal)
    at = _placed(pose, matrix, patch.corners[0])
    sight = camera.sight(at)
    if dot(normal, sight) <= 0.0:
        return
    tone = lit(normal, sight, finish)
    spots = [camera.point(*_placed(pose, matrix, c)) for c in patch.corners]
    pygame.draw.polygon(surface, tone, spots)


def _draw_marks(
    surface: pygame.Surface,
    camera: Camera,
    pose: Pose,
    matrix: Matrix,
    kind: DieKind,
    number: int,
    text: str,
    finish: Finish,
) -> None:
    """Cut a face's text into it: a lit far rim first, then the ink."""
    shape = solid(kind)
    normal = apply(matrix, shape.normals[number])
    middle = _placed(pose, matrix, shape.marks[number])
    sight = camera.sight(middle)
    if dot(normal, sight) <= 0.02:
        return
    up = apply(matrix, shape.ups[number])
    right = cross(up, normal)
    face = lit(normal, sight, finish)
    rim = _toned(face, 1.22, 26)
    lamp = (dot(LAMP, right), dot(LAMP, up))
    size = shape.mark_size
    rings = marks(text, kind == "d6")
    for dx, dy, cut in ((-lamp[0] * CUT_RIM, -lamp[1] * CUT_RIM, False), (0.0, 0.0, True)):
        for ring in rings:
            ink = (finish.ink if cut else rim) if ring.cut else face
            _fill(surface, camera, middle, right, up, size, ring, (dx, dy), ink)


def _fill(
    surface: pygame.Surface,
    camera: Camera,
    middle: Vec,
    right: Vec,
    up: Vec,
    size: float,
    ring: Ring,
    moved: tuple[float, float],
    tone: Tone,
) -> None:
    spots = []
    for px, py in ring.points:
        a, b = px * size + moved[0], py * size + moved[1]
        spots.append(
            camera.point(
                middle[0] + a * right[0] + b * up[0],
                middle[1] + a * right[1] + b * up[1],
                middle[2] + a * right[2] + b * up[2],
            )
        )
    pygame.draw.polygon(surface, tone, spots)


def _toned(tone: Tone, factor: float, lift: int) -> Tone:
    r, g, b = (min(255, int(c * factor) + lift) for c in tone)
    return (r, g, b)


def _placed(pose: Pose, m: Matrix, p: Vec) -> Vec:
    return (pose.x + dot(m[0], p), pose.y + dot(m[1], p), pose.z + dot(m[2], p))


def _out(core: Vec, normal: Vec, r: float) -> Vec:
    return (core[0] + normal[0] * r, core[1] + normal[1] * r, core[2] + normal[2] * r)


def _mixed(a: Vec, b: Vec, part: float) -> Vec:
    return unit((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part))
