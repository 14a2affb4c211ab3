"""What stands on a front's map: trees, houses, hachures on broken ground, the teeth of the Westwall.

All are placed once a map, in map units, out of the way of roads and waters, always the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise

from game.games.front.ui.atlas import Atlas, Point, chance_at
from game.games.front.ui.map_lines import MapLines
from game.games.front.ui.map_relief import Relief, warped
from game.kit.hexmap import MapHex

Tree = tuple[float, float, int]
"""Its foot, and which of the drawn trees it is: 0-3 broad crowns, 4-7 firs."""
House = tuple[Point, Point, Point, Point]

_SPACING = {"woods": 9.6, "forest": 7.2}
_CELL = 16.0
_CLEAR_ROAD, _CLEAR_WATER = 6.0, 5.5
_HOUSES = {"village": 7, "town": 17, "city": 34}
_REACH = {"village": 9.0, "town": 15.0, "city": 20.0}
_FARTHEST = 52.0**2  # from a hex's middle: beyond its corners and what a point can be moved by
HATCHES = 11  # on a hex of broken ground


class Scenery:
    """Everything placed, each kind sorted from north to south."""

    def __init__(self, atlas: Atlas, lines: MapLines, relief: Relief) -> None:
        self._atlas, self._lines, self._relief = atlas, lines, relief
        self._road_cells: set[tuple[int, int]] = set()
        self._water_cells: set[tuple[int, int]] = set()
        self.houses: list[House] = []
        self.trees: list[Tree] = []
        self.hachures: list[tuple[Point, Point]] = []
        self.teeth: list[tuple[Point, Point]] = list(self._teeth())

    def build(self) -> Iterator[None]:
        """Place everything, a slice at each step."""
        for number, one in enumerate(self._lines.strokes):
            if one.kind in _ROADS:
                self._road_cells |= _cells_of((one.points,), _CLEAR_ROAD)
            else:
                self._water_cells |= _cells_of((one.points,), _CLEAR_WATER)
            if number % 12 == 0:
                yield
        for place in self._atlas.map.places:
            self.houses += self._houses(place.hex)
            yield
        for number, here in enumerate(self._atlas.map.hexes):
            self.trees += self._trees(here)
            if here.terrain == "broken":
                self.hachures += self._hachures(here)
            if number % 3 == 0:
                yield
        self.trees.sort(key=lambda tree: tree[1])

    def _trees(self, one: MapHex) -> Iterator[Tree]:
        """Trees on a loose grid over a hex; at its edge towards open ground they thin out."""
        gap = _SPACING.get(one.terrain)
        if gap is None:
            return
        cx, cy = self._atlas.centres[one.id]
        open_sides = [
            way
            for way, near in enumerate(self._atlas.map.neighbours[one.id])
            if near is not None and self._atlas.map.by_id[near].terrain not in _SPACING
        ]
        reach = math.ceil(50 / gap)
        for down in range(-reach, reach + 1):
            for across in range(-reach, reach + 1):
                key = (one.column * 64 + across, one.row * 64 + down)
                x = cx + (across + (down % 2) / 2) * gap + (chance_at(*key, 21) - 0.5) * gap * 0.9
                y = cy + down * gap * 0.86 + (chance_at(*key, 22) - 0.5) * gap * 0.8
                if self._stands(one, (x, y), open_sides, chance_at(*key, 23)):
                    firs = 0.75 if one.terrain == "forest" else 0.3
                    kind = int(chance_at(*key, 24) * 4) + (4 if chance_at(*key, 25) < firs else 0)
                    yield x, y, min(7, kind)

    def _stands(self, one: MapHex, at: Point, open_sides: list[int], luck: float) -> bool:
        cx, cy = self._atlas.centres[one.id]
        if (at[0] - cx) ** 2 + (at[1] - cy) ** 2 > _FARTHEST or self._is_near(at):
            return False
        seen = warped(at)
        if self._atlas.about(seen) != one.hex:
            return False
        if one.terrain == "woods":  # glades
            glade = chance_at(round(at[0] / 19), round(at[1] / 19), 31)
            if glade < 0.2 or luck < 0.1:
                return False
        corners = self._atlas.outline(one.id)
        for way in open_sides:
            if _off_side(seen, corners[way], corners[(way + 1) % 6]) < 1.0 + 5.0 * luck:
                return False
        return True

    def _is_near(self, at: Point) -> bool:
        cell = (int(at[0] // 4), int(at[1] // 4))
        return cell in self._road_cells or cell in self._water_cells

    def _houses(self, hex_id: str) -> Iterator[House]:
        """Blocks along the streets, then a few behind them."""
        place = self._atlas.map.place_at[hex_id]
        reach, (cx, cy) = _REACH[place.kind], self._lines.nodes[hex_id]
        ways = self._streets(hex_id)
        taken: list[Point] = []
        wanted = _HOUSES[place.kind]
        for number in range(wanted * 6):
            if len(taken) >= wanted:
                return
            luck = [chance_at(round(cx), round(cy), number, salt) for salt in (41, 42, 43, 44)]
            way = ways[number % len(ways)]
            along = reach * luck[0] ** 0.8
            side = (4.6 + 7.5 * luck[1] * (0.2 if place.kind == "village" else 1.0) * (1 - luck[0] * 0.5)) * (
                1 if luck[2] < 0.5 else -1
            )
            x, y = cx + way[0] * along - way[1] * side, cy + way[1] * along + way[0] * side
            near = min((math.hypot(x - a, y - b) for a, b in taken), default=99.0)
            cell = (int(x // 4), int(y // 4))
            if near < 4.9 or cell in self._water_cells or self._on_street((x, y)):
                continue
            taken.append((x, y))
            long, deep = 2.1 + 1.5 * luck[3], 1.6 + 0.5 * luck[2]
            a, b = (way[0] * long, way[1] * long), (-way[1] * deep, way[0] * deep)
            yield tuple(  # type: ignore[misc]
                (x + sx * a[0] + sy * b[0], y + sx * a[1] + sy * b[1])
                for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            )

    def _on_street(self, at: Point) -> bool:
        return (int(at[0] // 4), int(at[1] // 4)) in self._road_cells and self._street_gap(at) < 3.9

    def _street_gap(self, at: Point) -> float:
        return min(
            (
                _gap(at, a, b)
                for one in self._lines.strokes
                if one.kind in _ROADS
                and one.box[0] - 9 < at[0] < one.box[2] + 9
                and one.box[1] - 9 < at[1] < one.box[3] + 9
                for a, b in pairwise(one.points)
            ),
            default=99.0,
        )

    def _streets(self, hex_id: str) -> list[Point]:
        """The directions in which roads leave a place; some at random where there are none."""
        out: list[Point] = []
        here = self._lines.nodes[hex_id]
        for near in self._atlas.map.neighbours[hex_id]:
            side = self._atlas.map.between(hex_id, near) if near else None
            if near and side and side.road:
                there = self._lines.road(hex_id, near)[3]
                length = math.hypot(there[0] - here[0], there[1] - here[1]) or 1.0
                out.append(((there[0] - here[0]) / length, (there[1] - here[1]) / length))
        turn = chance_at(round(here[0]), round(here[1]), 51) * math.tau
        return out or [(math.cos(turn + k * math.pi / 2), math.sin(turn + k * math.pi / 2)) for k in range(4)]

    def _hachures(self, one: MapHex) -> Iterator[tuple[Point, Point]]:
        """Short strokes down the slopes."""
        cx, cy = self._atlas.centres[one.id]
        for number in range(HATCHES):
            luck = [chance_at(one.column, one.row, number, salt) for salt in (61, 62, 63)]
            x, y = cx + (luck[0] - 0.5) * 62, cy + (luck[1] - 0.5) * 58
            dx, dy = self._relief.down((x, y))
            steep = math.hypot(dx, dy)
            if steep < 2.5 or self._is_near((x, y)) or self._atlas.about((x, y)) != one.hex:
                continue
            for beside in (-2.2, 0.0, 2.2):
                length = 3.0 + min(3.5, steep * 0.28) - abs(beside) * 0.4
                ux, uy = dx / steep, dy / steep
                sx, sy = x - uy * beside, y + ux * beside
                yield (sx, sy), (sx + ux * length, sy + uy * length)

    def _teeth(self) -> Iterator[tuple[Point, Point]]:
        """A line from bunker hex to bunker hex, as pieces between neighbours; lone ones get a short one."""
        held = {one.id for one in self._atlas.map.hexes if one.westwall}
        for one in sorted(held):
            near = [other for other in self._atlas.map.neighbours[one] if other in held]
            x, y = self._atlas.centres[one]
            if not near:
                yield (x - 4, y - 22), (x + 4, y + 22)
            for other in near:
                if other and one < other:
                    yield (x, y), self._atlas.centres[other]


_ROADS = ("primary", "secondary")


def _cells_of(lines: Iterable[tuple[Point, ...]], clear: float) -> set[tuple[int, int]]:
    """The squares of 4 units that lie about some lines."""
    out: set[tuple[int, int]] = set()
    reach = math.ceil(clear / 4)
    for line in lines:
        for (ax, ay), (bx, by) in pairwise(line):
            for part in (0.0, 0.5):
                x, y = ax + (bx - ax) * part, ay + (by - ay) * part
                column, row = int(x // 4), int(y // 4)
                for dx in range(-reach, reach + 1):
                    for dy in range(-reach, reach + 1):
                        if math.hypot(4 * (column + dx) + 2 - x, 4 * (row + dy) + 2 - y) <= clear:
                            out.add((column + dx, row + dy))
    return out


def _off_side(at: Point, a: Point, b: Point) -> float:
    return abs((b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])) / math.dist(a, b)


def _gap(at: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / length))
    return math.hypot(at[0] - a[0] - t * dx, at[1] - a[1] - t * dy)
