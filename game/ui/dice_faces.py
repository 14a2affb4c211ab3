"""Draws one die: a solid with rounded edges, lit by the lamp, its marks cut into the faces.

The solid is a mesh of flat pieces (faces, strips around the edges, fans on the corners), each in one tone
of the lamp's light. It is drawn several times too large and scaled down, so that edges come out smooth.
All light is reckoned in the die's own axes: the lamp is turned into them once, not the mesh out of them.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

import pygame

from game.kit.dice import Die, DieColour, DieKind
from game.ui.dice_camera import LAMP, Camera
from game.ui.dice_marks import Ring, marks
from game.ui.dice_solids import Matrix, Vec, cross, dot, matrix_of, solid, unit
from game.ui.dice_throw import Pose

Tone = tuple[int, int, int]
Spot = tuple[float, float]

OVERSIZE = 3
STRIPS: dict[DieKind, int] = {"d6": 4, "d10": 2}
MOVING_STRIPS, MOVING_OVERSIZE = 2, 2
BELTED: dict[DieKind, bool] = {"d6": True, "d10": False}
AMBIENT = 0.50
DIRECT = 0.62
CUT_RIM = 0.024
PIT = 0.78
GLOOM = 42


class Finish(NamedTuple):
    """How a colour of die takes the light: body, the ink in its marks, gloss (0–1) and its sharpness."""

    body: Tone
    ink: Tone
    gloss: float
    sharpness: int


FINISHES: dict[DieColour, Finish] = {
    "white": Finish((240, 237, 229), (34, 33, 36), 0.25, 18),
    "bone": Finish((228, 209, 168), (74, 44, 22), 0.18, 14),
    "grey": Finish((132, 135, 140), (22, 23, 27), 0.30, 18),
    "black": Finish((42, 42, 47), (236, 228, 208), 0.42, 20),
}


class Patch(NamedTuple):
    """A flat piece of the mesh: numbers of its points, counter-clockwise from outside, its normal, and how
    far its plane is from the middle."""

    points: tuple[int, ...]
    normal: Vec
    away: float


class Mesh(NamedTuple):
    """A rounded solid in the die's axes. The faces come last among the patches, in label order."""

    points: tuple[Vec, ...]
    patches: tuple[Patch, ...]


class Light(NamedTuple):
    """Lamp, gleam (half-way between lamp and eye) and upward direction in the axes of one die."""

    lamp: Vec
    gleam: Vec
    up: Vec


def draw_die(surface: pygame.Surface, camera: Camera, pose: Pose, die: Die, moving: bool = False) -> None:
    """Draw a die in its pose; one that moves with plainer edges, which no eye can follow. Its shadow is not
    part of it."""
    image, corner = _image(camera, pose, die, moving)
    surface.blit(image, corner)


def paint_ahead(*dice: Die) -> Iterator[None]:
    """Reckon what these dice are drawn from, a few milliseconds at each step, before they are thrown."""
    for die in dice:
        for moving in (True, False):
            _shape_of(die.kind, moving)
            yield
        for number, text in enumerate(die.faces):
            _cut(die.kind, number, text)
            yield


@lru_cache(maxsize=48)
def _image(camera: Camera, pose: Pose, die: Die, moving: bool) -> tuple[pygame.Surface, tuple[int, int]]:
    """The picture of a die and where its upper left goes; those that lie still are painted once."""
    matrix = matrix_of(pose.turn)
    mesh = _shape_of(die.kind, moving)
    spots = _spots(camera, pose, matrix, mesh.points)
    left, top = math.floor(min(x for x, _ in spots)) - 1, math.floor(min(y for _, y in spots)) - 1
    size = (math.ceil(max(x for x, _ in spots)) + 1 - left, math.ceil(max(y for _, y in spots)) + 1 - top)
    finish = FINISHES[die.colour]
    oversize = MOVING_OVERSIZE if moving else OVERSIZE
    large = pygame.Surface((size[0] * oversize, size[1] * oversize), pygame.SRCALPHA)
    large.fill((*finish.body, 0))
    near = camera.zoomed(oversize, (left, top))
    spots = [((x - left) * oversize, (y - top) * oversize) for x, y in spots]
    light = _light(camera, pose, matrix)
    first_face = len(mesh.patches) - len(die.faces)
    ex, ey, ez = _turned_back(matrix, camera.eye_from((pose.x, pose.y, pose.z)))
    for number, (points, normal, away) in enumerate(mesh.patches):
        x, y, z = normal
        if moving and x * ex + y * ey + z * ez <= away:
            continue  # as good as the exact way for what no eye can follow, and it comes before all else
        outline = [spots[i] for i in points]
        if _faces_away(outline):
            continue
        tone = lit(normal, light, finish)
        pygame.draw.polygon(large, tone, outline)
        if number >= first_face:
            _draw_marks(large, near, pose, matrix, light, die, number - first_face, tone)
    large.blit(
        _gloom(large.get_width() // 16, large.get_height() // 16), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
    return pygame.transform.smoothscale(large, size), (left, top)


def lit(normal: Vec, light: Light, finish: Finish) -> Tone:
    """The tone of a piece of surface turned towards `normal` (in the die's axes)."""
    x, y, z = normal
    lamp, gleam, up = light
    direct = lamp[0] * x + lamp[1] * y + lamp[2] * z
    # Light thrown back by felt and room fills the far sides a little.
    shade = AMBIENT * (0.72 + 0.28 * (up[0] * x + up[1] * y + up[2] * z))
    if direct > 0.0:
        shade += DIRECT * direct
    gleaming = gleam[0] * x + gleam[1] * y + gleam[2] * z
    shine = finish.gloss * gleaming**finish.sharpness if gleaming > 0.0 else 0.0
    r, g, b = finish.body
    own, white = shade * (1.0 - shine), 255.0 * shine
    return (
        min(255, int(r * own + white)),
        min(255, int(g * own + white)),
        min(255, int(b * own + white)),
    )


def _shape_of(kind: DieKind, moving: bool) -> Mesh:
    return _mesh(kind, MOVING_STRIPS if moving else STRIPS[kind], BELTED[kind] and not moving)


@cache
def _mesh(kind: DieKind, strips: int, belted: bool) -> Mesh:
    """The rounded solid: corners first, then edges, then faces, so that flat pieces overdraw the seams.

    Its edges are rounded in so many strips; its corners by a belt more, if so told.
    """
    shape = solid(kind)
    r = shape.rounding
    k = (shape.inradius - r) / shape.inradius
    inner = [(c[0] * k, c[1] * k, c[2] * k) for c in shape.corners]
    pieces: list[tuple[list[Vec], Vec]] = []
    for core, ring in zip(inner, shape.rings, strict=True):
        pieces += _cap(core, r, [shape.normals[face] for face in ring], strips, belted)
    for u, v, a, b in shape.edges:
        fan = [_mixed(shape.normals[a], shape.normals[b], i / strips) for i in range(strips + 1)]
        for m, n in itertools.pairwise(fan):
            quad = [_out(inner[u], m, r), _out(inner[v], m, r), _out(inner[v], n, r), _out(inner[u], n, r)]
            pieces.append((quad, _mixed(m, n, 0.5)))
    for face, normal in zip(shape.faces, shape.normals, strict=True):
        pieces.append(([_out(inner[c], normal, r) for c in face], normal))
    return _knit(pieces)


def _cap(core: Vec, r: float, around: list[Vec], strips: int, belted: bool) -> list[tuple[list[Vec], Vec]]:
    """A rounded corner: a fan about its middle direction, with a belt between when it is a wide one."""
    x, y, z = (sum(d[i] for d in around) for i in range(3))
    pole = unit((x, y, z))
    rim = [
        _mixed(a, b, i / strips)
        for a, b in zip(around, (*around[1:], around[0]), strict=True)
        for i in range(strips)
    ]
    pieces: list[tuple[list[Vec], Vec]] = []
    for a, b in zip(rim, (*rim[1:], rim[0]), strict=True):
        if belted:
            c, d = _mixed(pole, a, 0.5), _mixed(pole, b, 0.5)
            belt = [_out(core, a, r), _out(core, b, r), _out(core, d, r), _out(core, c, r)]
            pieces.append((belt, _mixed(_mixed(a, b, 0.5), _mixed(c, d, 0.5), 0.5)))
            a, b = c, d
        pieces.append(
            ([_out(core, a, r), _out(core, b, r), _out(core, pole, r)], _mixed(_mixed(a, b, 0.5), pole, 0.4))
        )
    return pieces


def _knit(pieces: Iterable[tuple[list[Vec], Vec]]) -> Mesh:
    """Share the points that pieces have in common and turn every piece counter-clockwise."""
    numbers: dict[Vec, int] = {}
    points: list[Vec] = []
    patches: list[Patch] = []
    for corners, normal in pieces:
        own = []
        for corner in corners:
            key = (round(corner[0], 6), round(corner[1], 6), round(corner[2], 6))
            if key not in numbers:
                numbers[key] = len(points)
                points.append(corner)
            own.append(numbers[key])
        a, b, c = corners[0], corners[1], corners[-1]
        ab = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
        ac = (c[0] - a[0], c[1] - a[1], c[2] - a[2])
        if dot(cross(ab, ac), normal) < 0:
            own.reverse()
        patches.append(Patch(tuple(own), normal, dot(normal, a)))
    return Mesh(tuple(points), tuple(patches))


@lru_cache(maxsize=512)
def _cut(kind: DieKind, number: int, text: str) -> tuple[tuple[tuple[Vec, ...], Ring], ...]:
    """The rings of a face's text as points on that face, in the die's axes."""
    shape = solid(kind)
    middle, up, normal = shape.marks[number], shape.ups[number], shape.normals[number]
    right, size = cross(up, normal), shape.mark_size
    rings = []
    for ring in marks(text, kind == "d6"):
        points = []
        for px, py in ring.points:
            a, b = px * size, py * size
            points.append(
                (
                    middle[0] + a * right[0] + b * up[0],
                    middle[1] + a * right[1] + b * up[1],
                    middle[2] + a * right[2] + b * up[2],
                )
            )
        rings.append((tuple(points), ring))
    return tuple(rings)


def _draw_marks(
    surface: pygame.Surface,
    camera: Camera,
    pose: Pose,
    matrix: Matrix,
    light: Light,
    die: Die,
    number: int,
    face: Tone,
) -> None:
    """Cut a face's text into it: the rim that catches the lamp, the ink, and the lit floor of a pip."""
    finish = FINISHES[die.colour]
    shape = solid(die.kind)
    normal, middle = shape.normals[number], shape.marks[number]
    steep = dot(light.lamp, normal)
    far = tuple(
        m - (lamp - steep * n) * CUT_RIM for m, lamp, n in zip(middle, light.lamp, normal, strict=True)
    )
    (ax, ay), (bx, by) = _spots(camera, pose, matrix, (middle, (far[0], far[1], far[2])))
    dx, dy = bx - ax, by - ay
    rim = _toned(face, 1.22, 26)
    drawn = [
        (_spots(camera, pose, matrix, points), ring)
        for points, ring in _cut(die.kind, number, die.faces[number])
    ]
    for spots, ring in drawn:
        pygame.draw.polygon(surface, rim if ring.cut else face, [(x + dx, y + dy) for x, y in spots])
    ink = _toned(finish.ink, 0.55 + 0.45 * min(1.0, sum(face) / max(1, sum(finish.body))), 0)
    for spots, ring in drawn:
        pygame.draw.polygon(surface, ink if ring.cut else face, spots)
        if ring.round and ring.cut:
            cx, cy = sum(x for x, _ in spots) / len(spots) + dx, sum(y for _, y in spots) / len(spots) + dy
            floor = [(cx + (x + dx - cx) * PIT, cy + (y + dy - cy) * PIT) for x, y in spots]
            pygame.draw.polygon(surface, _toned(ink, 1.0, 14), floor)


def _light(camera: Camera, pose: Pose, matrix: Matrix) -> Light:
    sight = camera.sight((pose.x, pose.y, pose.z))
    gleam = unit((LAMP[0] + sight[0], LAMP[1] + sight[1], LAMP[2] + sight[2]))
    return Light(_turned_back(matrix, LAMP), _turned_back(matrix, gleam), matrix[2])


@lru_cache(maxsize=64)
def _gloom(columns: int, rows: int) -> pygame.Surface:
    """A veil for a die's picture, in sixteenths of its pixels: the lower right is a little darker."""
    return pygame.transform.smoothscale(_coarse_gloom(), ((columns + 1) * 16, (rows + 1) * 16))


@cache
def _coarse_gloom() -> pygame.Surface:
    coarse = pygame.Surface((8, 8))
    for x in range(8):
        for y in range(8):
            tone = 255 - int(GLOOM * ((x + 1.4 * y) / 16.8) ** 1.3)
            coarse.set_at((x, y), (tone, tone, min(255, tone + 3)))
    return coarse


def _spots(camera: Camera, pose: Pose, m: Matrix, points: Iterable[Vec]) -> list[Spot]:
    """Points in the die's axes as places on the screen (`Camera.point`, written out for speed)."""
    (a, b, c), (d, e, f), (g, h, i) = m
    (mx, my), edge, height, back = camera
    px, py, pz = pose.x, pose.y + back, height - pose.z
    spots = []
    for x, y, z in points:
        k = height / (pz - (g * x + h * y + i * z))
        spots.append(
            (
                mx + (px + a * x + b * y + c * z) * k * edge,
                my - ((py + d * x + e * y + f * z) * k - back) * edge,
            )
        )
    return spots


def _faces_away(outline: list[Spot]) -> bool:
    """Whether a piece that is counter-clockwise from outside shows its back (y runs down the screen)."""
    (ax, ay), (bx, by), (cx, cy) = outline[0], outline[1], outline[2]
    area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if len(outline) > 3:
        dx, dy = outline[3]
        area += (cx - ax) * (dy - ay) - (dx - ax) * (cy - ay)
    return area >= 0.0


def _turned_back(m: Matrix, v: Vec) -> Vec:
    return (
        m[0][0] * v[0] + m[1][0] * v[1] + m[2][0] * v[2],
        m[0][1] * v[0] + m[1][1] * v[1] + m[2][1] * v[2],
        m[0][2] * v[0] + m[1][2] * v[1] + m[2][2] * v[2],
    )


def _toned(tone: Tone, factor: float, lift: int) -> Tone:
    r, g, b = (min(255, int(c * factor) + lift) for c in tone)
    return (r, g, b)


def _out(core: Vec, normal: Vec, r: float) -> Vec:
    return (core[0] + normal[0] * r, core[1] + normal[1] * r, core[2] + normal[2] * r)


def _mixed(a: Vec, b: Vec, part: float) -> Vec:
    return unit((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part))
