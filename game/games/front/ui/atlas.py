"""Where the hexes of a front's map lie on its sheet, in map units: middles, corners, what is under a point.

A hex is 62 units from side to side, whichever way it points; (0, 0) is the upper left of the hexes' box.
"""

from __future__ import annotations

from functools import cached_property

from game.kit.hexes import DIRECTIONS, Hex
from game.kit.hexmap import HexId, HexMap

Point = tuple[float, float]
Box = tuple[float, float, float, float]

ACROSS = 62.0  # between two opposite sides
PITCH = 54.0  # from one line of hexes to the next
_LONG, _HALF = 36.0, 18.0  # middle to corner, and half of a side
MARGIN = 30.0  # paper around the hexes
LEGEND = 92.0  # further paper below them, for the legend


class Atlas:
    """Look-up tables of places; built once a map."""

    def __init__(self, hexmap: HexMap) -> None:
        self.map = hexmap
        self.is_flat = hexmap.axis == "x"
        spots = [self._spot(one.hex) for one in hexmap.hexes]
        wide, high = (_LONG, ACROSS / 2) if self.is_flat else (ACROSS / 2, _LONG)
        self._left = min(x for x, _ in spots) - wide
        self._top = min(y for _, y in spots) - high
        self.size = (
            max(x for x, _ in spots) + wide - self._left,
            max(y for _, y in spots) + high - self._top,
        )
        self._corners = _corner_offsets(self.is_flat)

    @property
    def sheet(self) -> Box:
        """Left, top, width and height of the paper, margin and legend with it."""
        width, height = self.size
        return -MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN + LEGEND

    @cached_property
    def centres(self) -> dict[HexId, Point]:
        """The middle of each hex."""
        return {one.id: self.centre(one.hex) for one in self.map.hexes}

    def centre(self, place: Hex) -> Point:
        """The middle of a hex, on the map or off it."""
        x, y = self._spot(place)
        return x - self._left, y - self._top

    def corners(self, place: Hex) -> tuple[Point, ...]:
        """Six corners; the side of direction d lies between corner d and the next."""
        x, y = self.centre(place)
        return tuple((x + dx, y + dy) for dx, dy in self._corners)

    def outline(self, hex_id: HexId) -> tuple[Point, ...]:
        """The corners of a hex of the map."""
        return self.corners(self.map.by_id[hex_id].hex)

    def side(self, hex_id: HexId, way: int) -> tuple[Point, Point]:
        """The two corners of one side of a hex."""
        corners = self.outline(hex_id)
        return corners[way], corners[(way + 1) % 6]

    def outwards(self, hex_id: HexId) -> Point:
        """The way off the map from a hex at its edge: straight over the nearest edge of the sheet."""
        (x, y), (width, height) = self.centres[hex_id], self.size
        gaps = {(-1.0, 0.0): x, (1.0, 0.0): width - x, (0.0, -1.0): y, (0.0, 1.0): height - y}
        return min(gaps, key=gaps.__getitem__)

    def hex_at(self, point: Point) -> HexId | None:
        """The hex of the map under a point."""
        return self.map.by_hex.get(self.place_at(point))

    def about(self, point: Point) -> Hex:
        """The hex of the endless grid about a point: quick, and off by one close to a side."""
        x, y = point[0] + self._left, point[1] + self._top
        if self.is_flat:
            return _rounded(x / PITCH, y / ACROSS - x / PITCH / 2)
        return _rounded(x / ACROSS - y / PITCH / 2, y / PITCH)

    def place_at(self, point: Point) -> Hex:
        """The hex of the endless grid under a point."""
        x, y = point[0] + self._left, point[1] + self._top
        near = self.about(point)
        spots = [near, *(near + way for way in DIRECTIONS)]  # sides are straight, rounding is not quite
        return min(spots, key=lambda one: self._apart(one, x, y))

    def _apart(self, place: Hex, x: float, y: float) -> float:
        px, py = self._spot(place)
        return (px - x) ** 2 + (py - y) ** 2

    def _spot(self, place: Hex) -> Point:
        if self.is_flat:
            return place.q * PITCH, (place.r + place.q / 2) * ACROSS
        return (place.q + place.r / 2) * ACROSS, place.r * PITCH


def _corner_offsets(is_flat: bool) -> tuple[Point, ...]:
    half = ACROSS / 2
    if is_flat:
        return ((-_HALF, -half), (_HALF, -half), (_LONG, 0), (_HALF, half), (-_HALF, half), (-_LONG, 0))
    return ((-half, -_HALF), (0, -_LONG), (half, -_HALF), (half, _HALF), (0, _LONG), (-half, _HALF))


def _rounded(q: float, r: float) -> Hex:
    s = -q - r
    whole = [round(q), round(r), round(s)]
    off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] - s)]
    if off[0] > off[1] and off[0] > off[2]:
        whole[0] = -whole[1] - whole[2]
    elif off[1] > off[2]:
        whole[1] = -whole[0] - whole[2]
    return Hex(whole[0], whole[1])


def chance_at(*key: int) -> float:
    """A number from 0 to 1 that is always the same for the same place: what a draughtsman's hand adds."""
    mixed = 0x9E3779B9
    for one in key:
        mixed = ((mixed ^ (one & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed ^= mixed >> 13
        mixed = (mixed * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0xFFFFFFFF


def jitter(point: Point, reach: float, salt: int = 0) -> Point:
    """A point moved by up to `reach` each way."""
    x, y = round(point[0]), round(point[1])
    return (
        point[0] + (chance_at(x, y, salt) - 0.5) * 2 * reach,
        point[1] + (chance_at(y, x, salt + 1) - 0.5) * 2 * reach,
    )
