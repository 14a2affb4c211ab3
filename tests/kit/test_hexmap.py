"""The wargame's map as plain values: neighbours in order, sides from both ends, cells and axial places."""

from __future__ import annotations

from itertools import product

import pytest

from game.kit.hexes import StaggerAxis, StaggerIndex, from_offset, to_offset
from game.kit.hexmap import OPPOSITE, HexMap, HexSide, MapHex, hex_id


def small(axis: StaggerAxis = "x", index: StaggerIndex = "odd") -> HexMap:
    """A map of 4x4 clear hexes with a bridge."""
    hexes = tuple(
        MapHex(hex_id(column, row), column, row, *from_offset(column, row, axis, index), "clear")
        for column, row in product(range(4), range(4))
    )
    return HexMap(
        "Small", "tutorial", axis, index, 4, 4, hexes, (HexSide("0202", "0203", "river", "primary", True),)
    )


@pytest.mark.parametrize("axis", ("x", "y"))
@pytest.mark.parametrize("index", ("odd", "even"))
def test_a_cell_comes_back_from_its_axial_place(axis: StaggerAxis, index: StaggerIndex) -> None:
    """Beyond the edges of a map too."""
    for column, row in product(range(-6, 7), range(-6, 7)):
        assert to_offset(from_offset(column, row, axis, index), axis, index) == (column, row)


@pytest.mark.parametrize("axis", ("x", "y"))
@pytest.mark.parametrize("index", ("odd", "even"))
def test_the_way_there_is_the_opposite_of_the_way_back(axis: StaggerAxis, index: StaggerIndex) -> None:
    """5.1.0: neighbours agree on their side."""
    made = small(axis, index)
    for here, around in made.neighbours.items():
        for way, there in enumerate(around):
            if there is not None:
                assert made.neighbours[there][OPPOSITE[way]] == here
                assert made.way(here, there) == way
                assert made.distance(here, there) == 1


def test_a_side_is_found_from_both_its_hexes() -> None:
    """9.1: and nothing where nothing lies."""
    made = small()
    assert made.between("0203", "0202") is made.between("0202", "0203") is made.sides[0]
    assert made.between("0101", "0102") is None
    assert made.way("0101", "0404") is None
