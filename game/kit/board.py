"""A board of hexagonal spaces, as rules and screens share it: names, places, neighbours, straight lines."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

import msgspec

from game.kit.hexes import DIRECTIONS, Hex

Space = str
"""A space's label, such as `D4`."""


class SpaceInfo(msgspec.Struct, frozen=True):
    """One space: its label, axial place and the properties the map gives it (strings, numbers, flags)."""

    label: Space
    q: int
    r: int
    properties: dict[str, Any] = {}

    @property
    def hex(self) -> Hex:
        """The axial place."""
        return Hex(self.q, self.r)


class Board(msgspec.Struct, frozen=True, dict=True):
    """All spaces of a map in a fixed order, with its name and how the hexes lie (flat- or pointy-top)."""

    name: str
    orientation: Literal["flat", "pointy"]
    spaces: tuple[SpaceInfo, ...]

    @cached_property
    def by_label(self) -> dict[Space, SpaceInfo]:
        """The spaces by label."""
        return {space.label: space for space in self.spaces}

    @cached_property
    def by_hex(self) -> dict[Hex, Space]:
        """The labels by axial place."""
        return {space.hex: space.label for space in self.spaces}

    @cached_property
    def rays(self) -> dict[Space, tuple[tuple[Space, ...], ...]]:
        """For each space six straight lines outwards, clockwise from north, each as far as the board goes
        without a gap (D100)."""
        return {space.label: tuple(self._ray(space.hex, way) for way in DIRECTIONS) for space in self.spaces}

    @cached_property
    def neighbours(self) -> dict[Space, tuple[Space, ...]]:
        """The adjacent spaces of each space, clockwise from north."""
        return {label: tuple(ray[0] for ray in rays if ray) for label, rays in self.rays.items()}

    def _ray(self, start: Hex, way: Hex) -> tuple[Space, ...]:
        out: list[Space] = []
        here = start + way
        while here in self.by_hex:
            out.append(self.by_hex[here])
            here = here + way
        return tuple(out)
