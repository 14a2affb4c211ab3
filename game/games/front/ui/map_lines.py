"""The lines of a front's map as smooth curves: roads through the hexes, waters along their sides, bridges."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from game.games.front.ui.atlas import Atlas, Box, Point, jitter
from game.kit.hexmap import HexSide

Line = tuple[Point, ...]
_STEPS = 8  # pieces of a curve from one hex to the next
_PAIRED = -0.35  # cosine above which two ways out of a place do not run through it as one line


@dataclass(frozen=True)
class Stroke:
    """A piece of a line: what it is, its points and the box around them."""

    kind: str
    points: Line
    box: Box


@dataclass(frozen=True)
class Bridge:
    """Where a road crosses water and which way it goes; `side` names the hexside."""

    side: tuple[str, str]
    at: Point
    way: Point
    water: str


@dataclass
class _Net:
    """Nodes and what joins them, for drawing each joint as part of a smooth line."""

    near: dict[Point, list[Point]] = field(default_factory=dict)

    def join(self, a: Point, b: Point) -> None:
        self.near.setdefault(a, []).append(b)
        self.near.setdefault(b, []).append(a)

    def curve(self, a: Point, b: Point) -> Line:
        """From a to b, leaving and arriving in the direction in which the line goes on."""
        ta, tb = self._tangent(a, b), self._tangent(b, a)
        out: list[Point] = []
        for step in range(_STEPS + 1):
            t = step / _STEPS
            h0, h1 = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
            h2, h3 = 3 * t**2 - 2 * t**3, t**3 - t**2
            out.append(tuple(h0 * a[k] + h1 * ta[k] + h2 * b[k] - h3 * tb[k] for k in (0, 1)))  # type: ignore[arg-type]
        return tuple(out)

    def _tangent(self, here: Point, there: Point) -> Point:
        out = (there[0] - here[0], there[1] - here[1])
        others = [one for one in self.near[here] if one != there]
        if not others:
            return out
        back = min(others, key=lambda one: _cosine(out, (one[0] - here[0], one[1] - here[1])))
        way = (here[0] - back[0], here[1] - back[1])
        if _cosine(out, (-way[0], -way[1])) > _PAIRED:
            return out
        return (out[0] + way[0]) / 2, (out[1] + way[1]) / 2


class MapLines:
    """All lines of a map, ready to be drawn at any scale."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas
        self.nodes: dict[str, Point] = {
            hex_id: at if hex_id in atlas.map.place_at else jitter(at, 7, 3)
            for hex_id, at in atlas.centres.items()
        }
        self._waters: dict[tuple[str, str], Line] = {}
        self._roads: dict[tuple[str, str], Line] = {}
        self.strokes: tuple[Stroke, ...] = (*self._water_strokes(), *self._road_strokes())
        self.bridges: tuple[Bridge, ...] = tuple(self._bridges())

    def _water_strokes(self) -> Iterable[Stroke]:
        net, spans = _Net(), []
        sides = [
            (side.water, (side.a, side.b), self._atlas.map.way(side.a, side.b))
            for side in self._atlas.map.sides
            if side.water
        ]
        rims = [(rim.water, (rim.hex, ""), rim.way) for rim in self._atlas.map.rims]
        for water, pair, way in (*sides, *rims):
            a, b = self._atlas.side(pair[0], way or 0)
            middle = jitter(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), 5.5, 11)
            start, end = jitter(_fixed(a), 4, 13), jitter(_fixed(b), 4, 13)
            net.join(start, middle)
            net.join(middle, end)
            spans.append((water, pair, start, middle, end))
        for water, pair, start, middle, end in spans:
            line = (*net.curve(start, middle), *net.curve(middle, end)[1:])
            self._waters[pair] = line
            yield _stroke(water, line)

    def _road_strokes(self) -> Iterable[Stroke]:
        net = _Net()
        roads = [side for side in self._atlas.map.sides if side.road]
        for side in roads:
            net.join(self.nodes[side.a], self.nodes[side.b])
        stubs = list(self._stubs(roads))
        for _, start, end in stubs:
            net.join(start, end)
        for side in roads:
            line = net.curve(self.nodes[side.a], self.nodes[side.b])
            self._roads[side.a, side.b] = line
            yield _stroke(side.road, line)
        for kind, start, end in stubs:
            yield _stroke(kind, net.curve(start, end))

    def _stubs(self, roads: list[HexSide]) -> Iterable[tuple[str, Point, Point]]:
        """Roads that go on beyond the map: from entries with a road, and where one ends in an edge hex."""
        ends: dict[str, list[str]] = {}
        for side in roads:
            ends.setdefault(side.a, []).append(side.road)
            ends.setdefault(side.b, []).append(side.road)
        entries = {entry.hex for entry in self._atlas.map.entries}
        for hex_id, kinds in sorted(ends.items()):
            beyond = [way for way, near in enumerate(self._atlas.map.neighbours[hex_id]) if near is None]
            loose = len(kinds) == 1 and hex_id not in self._atlas.map.place_at
            if beyond and (hex_id in entries or loose):
                start, (x, y) = self.nodes[hex_id], self._atlas.centres[hex_id]
                dx, dy = self._atlas.outwards(hex_id)
                yield min(kinds), start, (x + dx * 37, y + dy * 37)

    def _bridges(self) -> Iterable[Bridge]:
        for side in self._atlas.map.sides:
            if side.bridge:
                road, water = self._roads[side.a, side.b], self._waters[side.a, side.b]
                at = next((met for a in pairwise(road) for b in pairwise(water) if (met := _met(a, b))), None)
                middle = len(road) // 2
                a, b = road[middle - 1], road[middle + 1]
                if at is not None:
                    a, b = min(pairwise(road), key=lambda one: _far(one, at))
                length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
                way = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
                yield Bridge((side.a, side.b), at or road[middle], way, side.water)

    def road(self, a: str, b: str) -> Line:
        """The road between two neighbours as drawn from a to b; a straight line where there is none."""
        if (a, b) in self._roads:
            return self._roads[a, b]
        if (b, a) in self._roads:
            return self._roads[b, a][::-1]
        return self.nodes[a], self.nodes[b]


def _fixed(point: Point) -> Point:
    """A corner so that three hexes agree on it."""
    return float(round(point[0])), float(round(point[1]))


def _stroke(kind: str, line: Line) -> Stroke:
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return Stroke(kind, line, (min(xs), min(ys), max(xs), max(ys)))


def _cosine(a: Point, b: Point) -> float:
    return (a[0] * b[0] + a[1] * b[1]) / ((math.hypot(*a) * math.hypot(*b)) or 1.0)


def _met(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point | None:
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if across == 0:
        return None
    t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
    u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across
    return (ax + t * (bx - ax), ay + t * (by - ay)) if 0 <= t <= 1 and 0 <= u <= 1 else None


def _far(edge: tuple[Point, Point], at: Point) -> float:
    (ax, ay), (bx, by) = edge
    return math.hypot((ax + bx) / 2 - at[0], (ay + by) / 2 - at[1])
