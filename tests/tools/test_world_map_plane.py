"""The plane of the world's map: straight meridians and parallels, cut at 169° W, readable at the poles."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tools.world_map_plane import CUT, HEIGHT, WIDTH, meridian, plane


def test_east_is_right_and_north_is_up_everywhere() -> None:
    """No place is folded over another."""
    xs = [float(plane(lon, 0.0)[0]) for lon in range(-169, 191)]
    ys = [float(plane(0.0, lat)[1]) for lat in range(83, -57, -1)]
    assert xs == sorted(xs)
    assert ys == sorted(ys)
    assert min(b - a for a, b in pairwise(xs)) > 5
    assert min(b - a for a, b in pairwise(ys)) > 5


def test_the_map_is_cut_in_the_bering_strait() -> None:
    """Alaska begins at the left edge, Chukotka ends at the right one."""
    assert float(plane(CUT, 65.0)[0]) == 0.0
    assert float(plane(CUT - 0.001, 65.0)[0]) == pytest.approx(WIDTH, abs=0.1)
    assert float(plane(-175.0, 66.0)[0]) > float(plane(175.0, 66.0)[0])
    assert meridian(float(plane(11.0, 0.0)[0])) == pytest.approx(11.0, abs=0.01)


def test_all_inhabited_land_fits_between_the_edges() -> None:
    """From Cape Horn to the north of Greenland."""
    assert float(plane(-67.0, -55.98)[1]) < HEIGHT
    assert float(plane(-33.0, 83.6)[1]) > 0


def test_europe_is_wider_than_open_ocean_of_as_many_degrees() -> None:
    """Eight territories need the room more than the Atlantic does."""
    europe = float(plane(25.0, 50.0)[0]) - float(plane(5.0, 50.0)[0])
    ocean = float(plane(-26.0, 50.0)[0]) - float(plane(-46.0, 50.0)[0])
    assert europe > 1.6 * ocean
