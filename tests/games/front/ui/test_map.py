"""The front's map on the table: what lies under a point, every stagger, names apart, sharpness."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pygame
import pytest

from game import places
from game.games.front.ui.map_names import MapNames
from game.games.front.ui.map_picture import HexMark, MapPicture
from game.tiled.hexmaps import load_hexmap
from game.ui.context import Context
from game.ui.settings import Settings
from game.ui.shelf import Shelf
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites

RECT = pygame.Rect(30, 40, 940, 560)
SMALL = Path(__file__).parents[3] / "tiled" / "front"


@pytest.fixture(name="ctx", scope="module")
def _ctx() -> Iterator[Context]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    yield Context(Settings(), Sprites(places.sprites_dir()), cast(Sounds, None), cast(Shelf, None))
    pygame.display.quit()


@pytest.fixture(name="picture", scope="module")
def _picture(ctx: Context) -> MapPicture:
    picture = MapPicture(ctx, load_hexmap(places.maps_dir() / "front" / "tutorial.tmx").map)
    picture.layout(RECT)
    return picture


@pytest.mark.parametrize("stagger", ("x_odd", "x_even", "y_odd", "y_even"))
def test_every_hex_is_found_under_the_pointer(ctx: Context, stagger: str) -> None:
    """24.6 F125: at its middle, and a little inside each of its sides, whichever way the map is staggered."""
    picture = MapPicture(ctx, load_hexmap(SMALL / f"{stagger}.tmx").map)
    picture.layout(RECT)
    for hex_id, around in picture.map.neighbours.items():
        x, y = picture.centre_of(hex_id)
        assert picture.hex_at((round(x), round(y))) == hex_id
        for way, near in enumerate(around):
            (ax, ay), (bx, by) = (picture.camera.to_window(p) for p in picture.atlas.side(hex_id, way))
            inner, outer = (
                (round(x + ((ax + bx) / 2 - x) * part), round(y + ((ay + by) / 2 - y) * part))
                for part in (0.9, 1.1)
            )
            assert picture.hex_at(inner) == hex_id
            assert picture.hex_at(outer) == near


def test_a_side_is_the_same_line_from_both_hexes(picture: MapPicture) -> None:
    """Water and bridges lie between the two hexes that share them."""
    for side in picture.map.sides:
        one = {(round(x), round(y)) for x, y in picture.side_of(side.a, side.b)}
        other = {(round(x), round(y)) for x, y in picture.side_of(side.b, side.a)}
        assert one == other


def test_roads_run_from_the_middle_of_a_place_to_the_next_hex(picture: MapPicture) -> None:
    """A road begins where its place is printed, bends smoothly and ends in the neighbour."""
    lines, atlas = picture.drawing.lines, picture.atlas
    for side in picture.map.sides:
        if side.road:
            road = lines.road(side.a, side.b)
            assert atlas.hex_at(road[0]) == side.a
            assert atlas.hex_at(road[-1]) == side.b
            assert road == lines.road(side.b, side.a)[::-1]
            assert {atlas.hex_at(point) for point in road} == {side.a, side.b}


def test_every_bridge_is_drawn_on_its_hexside(picture: MapPicture) -> None:
    """9.3: close to the side that it crosses."""
    bridges = {frozenset(bridge.side): bridge.at for bridge in picture.drawing.lines.bridges}
    for side in picture.map.sides:
        assert side.bridge == (frozenset((side.a, side.b)) in bridges)
        if side.bridge:
            assert picture.atlas.hex_at(bridges[frozenset((side.a, side.b))]) in (side.a, side.b)


@pytest.mark.parametrize("scenario", ("tutorial", "st_vith"))
@pytest.mark.parametrize("scale", (0.52, 0.8, 1.3, 2.2))
def test_names_never_lie_on_one_another(ctx: Context, scenario: str, scale: float) -> None:
    """Every place worth points is named at every zoom."""
    picture = MapPicture(ctx, load_hexmap(places.maps_dir() / "front" / f"{scenario}.tmx").map)
    names = MapNames(ctx, picture.drawing, scale, {})
    boxes = [image.get_rect(topleft=(round(x), round(y))) for image, x, y in names.labels]
    for number, box in enumerate(boxes):
        assert box.collidelist(boxes[number + 1 :]) == -1
    wanted = [one for one in picture.map.places if one.vp or one.kind != "village" or scale >= 0.62]
    assert len(boxes) - len(picture.map.entries) >= len(wanted) * (0.97 if scale >= 0.8 else 0.8)


def test_the_map_grows_sharp_tile_by_tile_and_stays_so(picture: MapPicture) -> None:
    """In motion no frame paints more than it is allowed to; the result is the same picture."""
    surface, whole = pygame.Surface((1024, 640)), pygame.Surface((1024, 640))
    picture.camera.zoom(3, RECT.center)
    picture.camera.advance(1000)
    frames = 1
    while not picture.draw(surface, most=1):
        frames += 1
        assert frames < 200
    assert frames > 3
    assert picture.settled()
    assert picture.draw(whole)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_mark_changes_its_hex_and_no_other(picture: MapPicture) -> None:
    """Reach, zones and targets are laid over single hexes."""
    plain, marked = pygame.Surface((1024, 640)), pygame.Surface((1024, 640))
    picture.draw(plain)
    lit = picture.hex_at(RECT.center)
    assert lit is not None
    picture.draw(marked, marks=[HexMark(lit, (200, 40, 30), "hatch", True)])
    changed = {
        picture.hex_at((x, y))
        for x in range(RECT.left, RECT.right, 3)
        for y in range(RECT.top, RECT.bottom, 3)
        if plain.get_at((x, y)) != marked.get_at((x, y))
    }
    assert changed == {lit}
