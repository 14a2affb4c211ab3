"""From longitude and latitude to the plane of the world's map.

A cylindrical projection made for a game board: Mercator in the temperate zone, where most borders are,
flattened towards the poles so that the Arctic does not eat the board; columns of open ocean are narrower
and Europe is wider than on a globe. Meridians and parallels stay straight, so the map can be cut at 169° W
and both edges fit together.
"""

from __future__ import annotations

import math
from typing import Any

import numpy

WIDTH, HEIGHT = 4096, 2048
CUT = -169.0  # the Bering Strait
SOUTH, NORTH = -57.0, 83.8
_STEP = 0.05
_BUMPS = (
    (14.0, 26.0, 0.42),
    (-150.0, 16.0, -0.22),
    (-36.0, 14.0, -0.3),
    (172.0, 12.0, -0.25),
    (78.0, 14.0, -0.1),
)
"""Middle, spread in degrees, and how much wider (or narrower) the columns there are."""


def plane(lon: Any, lat: Any) -> tuple[Any, Any]:
    """Map units of places in degrees (numbers or arrays); longitudes west of the cut come in on the right."""
    turned = numpy.where(numpy.asarray(lon) < CUT, numpy.asarray(lon) + 360.0, lon)
    x = numpy.interp(turned, _LON, _X, left=0.0, right=float(WIDTH))
    y = numpy.interp(lat, _LAT, _Y)
    return x, y


def meridian(x: float) -> float:
    """The longitude of a column of the map."""
    return float(numpy.interp(x, _X, _LON))


def _columns() -> tuple[Any, Any]:
    lon = numpy.arange(CUT, CUT + 360.0 + _STEP / 2, _STEP)
    weight = numpy.ones_like(lon)
    for middle, spread, height in _BUMPS:
        weight += height * numpy.exp(-(((lon - middle) / spread) ** 2))
    x = numpy.concatenate([[0.0], numpy.cumsum((weight[1:] + weight[:-1]) / 2)])
    return lon, x / x[-1] * WIDTH


def _rows() -> tuple[Any, Any]:
    lat = numpy.arange(-90.0, 90.0 + _STEP / 2, _STEP)
    growth = numpy.array([_growth(abs(value)) for value in lat])
    y = numpy.concatenate([[0.0], numpy.cumsum((growth[1:] + growth[:-1]) / 2)])
    low, high = numpy.interp(SOUTH, lat, y), numpy.interp(NORTH, lat, y)
    return lat, (high - y) / (high - low) * HEIGHT


def _growth(lat: float) -> float:
    """How much a degree of latitude is stretched."""
    mercator = 1.0 / math.cos(math.radians(min(lat, 56.0)))
    if lat <= 56.0:
        return mercator
    return max(0.8, mercator - (lat - 56.0) * 0.036)


_LON, _X = _columns()
_LAT, _Y = _rows()
