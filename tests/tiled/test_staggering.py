"""The four ways in which Tiled staggers hexagons, against Tiled's documented layout drawn by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.tiled.layout import Layout, labels
from game.tiled.load import load_board
from tests.tiled.made import point, small_map

# The neighbours of the middle cell (1, 1) of a 3x3 map as (column, row), read off Tiled's own picture: with
# axis x the odd or even columns are pushed down by half a hexagon, with axis y those rows to the right.
AROUND_THE_MIDDLE = {
    ("x", "odd"): {(1, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)},
    ("x", "even"): {(1, 0), (2, 0), (2, 1), (1, 2), (0, 1), (0, 0)},
    ("y", "odd"): {(0, 1), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2)},
    ("y", "even"): {(0, 1), (0, 0), (1, 0), (2, 1), (1, 2), (0, 2)},
}


@pytest.mark.parametrize(("axis", "index"), AROUND_THE_MIDDLE)
def test_each_staggering_has_the_neighbours_that_tiled_shows(tmp_path: Path, axis: str, index: str) -> None:
    """Odd and even must not be swapped, on either axis."""
    layout = Layout(32, 28, 16, axis, index)  # type: ignore[arg-type]
    cells = [(column, row) for column in range(3) for row in range(3)]
    named = labels(cells, layout.axis)
    starts = "".join(
        point(*layout.centre(cell), side) for cell, side in (((0, 2), "south"), ((0, 0), "north"))
    )
    path = small_map(
        tmp_path,
        head={"staggeraxis": axis, "staggerindex": index},
        starts=f'<objectgroup name="starts">{starts}</objectgroup>',
    )
    board = load_board(path).board
    assert board.orientation == ("flat" if axis == "x" else "pointy")
    wanted = {named[cell] for cell in AROUND_THE_MIDDLE[axis, index]}
    assert set(board.neighbours[named[1, 1]]) == wanted
    assert board.by_label[named[0, 2]].properties["start"] == "south"


@pytest.mark.parametrize(("axis", "index"), AROUND_THE_MIDDLE)
def test_a_pixel_lies_on_the_cell_whose_middle_is_nearest(axis: str, index: str) -> None:
    """The quick look-up agrees with looking at every cell, all over the map and beyond its edges."""
    layout = Layout(32, 28, 16, axis, index)  # type: ignore[arg-type]
    cells = [(column, row) for column in range(-3, 9) for row in range(-3, 9)]

    def apart(cell: tuple[int, int], x: float, y: float) -> float:
        across, down = layout.centre(cell)
        return (across - x) ** 2 + (down - y) ** 2

    for x in range(-20, 120, 3):
        for y in range(-20, 120, 3):
            nearest = min(apart(cell, x, y) for cell in cells)
            assert apart(layout.cell_at(x, y), x, y) == nearest


def test_the_middles_lie_where_tiled_draws_them() -> None:
    """Numbers worked out by hand for tiles of 32x28 with a side of 16."""
    assert Layout(32, 28, 16, "x", "odd").centre((1, 1)) == (40.0, 56.0)
    assert Layout(32, 28, 16, "x", "even").centre((0, 0)) == (16.0, 28.0)
    assert Layout(28, 32, 16, "y", "odd").centre((1, 1)) == (56.0, 40.0)
    assert Layout(28, 32, 16, "y", "even").centre((0, 2)) == (28.0, 64.0)


def test_labels_count_from_the_south_and_go_on_after_z() -> None:
    """A hole keeps its number."""
    assert labels([(0, 0), (0, 2), (1, 5)], "x") == {(0, 2): "A1", (0, 0): "A3", (1, 5): "B1"}
    assert labels([(0, 0), (2, 0), (1, 4)], "y") == {(1, 4): "A1", (0, 0): "B1", (2, 0): "B3"}
    wide = labels([(column, 0) for column in range(60)], "x")
    assert (wide[25, 0], wide[26, 0], wide[52, 0]) == ("Z1", "AA1", "BA1")
