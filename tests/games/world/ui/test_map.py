"""The wall map: what lies under a point, where pieces stand, owners' washes, pan and zoom, sharpness."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pygame
import pytest

from game import places
from game.core.ids import Seat
from game.games.world.ui.atlas import Stroke, meets
from game.games.world.ui.lighting import Lighting
from game.games.world.ui.map_cells import CELL, cut
from game.games.world.ui.map_picture import Glow, MapPicture
from game.games.world.ui.map_places import Names, disc_place, sizes_at, slots
from game.games.world.ui.map_tiles import PAPER_SIDE, SIDE, Painter
from game.games.world.ui.map_work import Pace, Work
from game.kit.shapes import Line
from game.tiled.regions import load_regions
from game.ui.context import Context
from game.ui.settings import Settings
from game.ui.shelf import Shelf
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites

RECT = pygame.Rect(40, 60, 900, 480)


@pytest.fixture(name="picture", scope="module")
def _picture() -> Iterator[MapPicture]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    none = cast(Sounds, None)
    ctx = Context(Settings(), Sprites(places.sprites_dir()), none, cast(Shelf, None))
    read = load_regions(places.maps_dir() / "world" / "world.tmx")
    picture = MapPicture(ctx, read.regions, read.shapes)
    picture.layout(RECT)
    yield picture
    pygame.display.quit()


@pytest.fixture(autouse=True)
def _whole(picture: MapPicture) -> None:
    picture.camera.step = 0
    picture.layout(RECT)


def canvas() -> pygame.Surface:
    """A surface larger than the map's part of it."""
    return pygame.Surface((1024, 640))


def sharpen(
    picture: MapPicture,
    surface: pygame.Surface,
    owners: dict[str, Seat],
    most: int,
    glows: tuple[Glow, ...] = (),
) -> int:
    """Frames with so many pieces of work each until the map is sharp; how many there were."""
    for frame in range(3000):
        work = Work(most)
        if picture.draw(surface, owners, glows, work=work):
            return frame
        picture.prepare(work)
        assert work.done <= most
    raise AssertionError("the map never becomes sharp")


def look_at(picture: MapPicture, *names: str) -> None:
    """Show some territories as large as they fit."""
    picture.camera.show([picture.atlas.label(name) for name in names], 0.2)


def test_the_largest_part_of_every_territory_is_found_under_the_pointer(picture: MapPicture) -> None:
    """Picking follows the outlines at any zoom."""
    for name, lines in picture.atlas.shapes.polygons.items():
        xs, ys = [x for x, _ in lines[0]], [y for _, y in lines[0]]
        picture.camera.show([(min(xs), min(ys)), (max(xs), max(ys))], 0.05)
        y = (min(ys) + max(ys)) / 2 + 0.03
        cuts = sorted(
            (bx - ax) * (y - ay) / (by - ay) + ax
            for (ax, ay), (bx, by) in zip(lines[0], (*lines[0][1:], lines[0][0]), strict=True)
            if (ay > y) != (by > y)
        )
        left, right = max(zip(cuts[::2], cuts[1::2], strict=True), key=lambda span: span[1] - span[0])
        at = picture.camera.to_window(((left + right) / 2, y))
        assert picture.territory_at((round(at[0]), round(at[1]))) == name


def test_a_territorys_number_is_the_territory_where_it_hangs_over_a_border_too(picture: MapPicture) -> None:
    """And what is driven by name finds a point that the pointer finds again."""
    for name in picture.atlas.names:
        x, y = disc_place(picture.camera.to_window(picture.atlas.label(name)), picture.sizes)
        assert picture.territory_at((round(x), round(y))) == name
        at = picture.grip_of(f"territory:{name}")
        assert at is not None and picture.token_at(at) == f"territory:{name}"


def test_open_water_and_places_beside_the_map_are_nothing(picture: MapPicture) -> None:
    """So a click there does nothing."""
    at = picture.camera.to_window((1500.0, 1900.0))
    assert picture.token_at((round(at[0]), round(at[1]))) is None
    assert picture.token_at((RECT.left - 5, RECT.centery)) is None


def test_a_sea_area_is_found_at_each_of_its_places(picture: MapPicture) -> None:
    """R129: those of the Pacific are drawn at both edges of the map."""
    for sea, at_all in picture.atlas.shapes.seas.items():
        for at in at_all:
            x, y = picture.camera.to_window(at)
            assert picture.token_at((round(x), round(y))) == f"sea:{sea}"
    assert len(picture.atlas.shapes.seas["north_pacific"]) == 2


@pytest.mark.parametrize("scale", (0.25, 0.8, 2.0))
def test_pieces_leave_the_production_free_and_do_not_cover_each_other(scale: float) -> None:
    """The number must be readable with ten stacks standing there."""
    sizes = sizes_at(scale, 1.0)
    disc = disc_place((0.0, 0.0), sizes)
    boxes = [
        pygame.Rect(round(x - sizes.piece / 2), round(y - sizes.high / 2), sizes.piece, sizes.high)
        for x, y in slots((0.0, 0.0), sizes, 10)
    ]
    round_disc = pygame.Rect(0, 0, 2 * sizes.disc, 2 * sizes.disc)
    round_disc.center = (round(disc[0]), round(disc[1]))
    assert len(boxes) == 10
    for place, box in enumerate(boxes):
        assert not box.inflate(-1, -1).colliderect(round_disc.inflate(-2, -2))
        assert box.inflate(-2, -2).collidelist([other.inflate(-2, -2) for other in boxes[:place]]) < 0


def test_printed_names_never_overlap_and_all_are_there_when_near(picture: MapPicture) -> None:
    """Names that would not fit are left out at that zoom; from close by none is missing."""
    for step, scale in enumerate(picture.camera.scales):
        picture.camera.step, picture.camera.scale = step, scale
        names = Names(picture.atlas, scale, 1.0, picture)
        assert names.place(Work())
        boxes = []
        for text, (x, y) in names.territories.values():
            width, height = picture.name(text)
            boxes.append(
                pygame.Rect(round(x - width / 2), round(y - height / 2), width, height).inflate(-4, -4)
            )
        for text, (x, y) in names.seas.values():
            width, height = picture.sea(text)
            boxes.append(
                pygame.Rect(round(x - width / 2), round(y - height / 2), width, height).inflate(-5, -5)
            )
        assert all(box.collidelist(boxes[:place]) < 0 for place, box in enumerate(boxes))
        if scale < 0.45:
            assert names.territories == {}
    assert set(names.territories) == set(picture.atlas.names)


def test_an_owner_changes_the_paper_of_his_territory_alone(picture: MapPicture) -> None:
    """R053: the wash follows the state; another continent keeps every pixel."""
    before, after = canvas(), canvas()
    look_at(picture, "brazil", "southern_cone")
    picture.draw(before, {})
    picture.draw(after, {"brazil": Seat(1)})
    spots = []
    for name in ("brazil", "southern_cone"):
        x, y = picture.camera.to_window(picture.atlas.label(name))
        spots.append((round(x), round(y) + 40))  # below disc and name
        assert picture.territory_at(spots[-1]) == name
    assert before.get_at(spots[0]) != after.get_at(spots[0])
    assert before.get_at(spots[1]) == after.get_at(spots[1])
    picture.draw(after, {})
    assert before.get_buffer().raw == after.get_buffer().raw


def test_work_in_slices_ends_in_the_same_picture(picture: MapPicture) -> None:
    """Frames in motion may be rough; once settled they are as sharp as those painted at once."""
    look_at(picture, "japan", "china")
    slices, whole = canvas(), canvas()
    assert sharpen(picture, slices, {"china": Seat(2)}, 60) > 5
    assert picture.settled()
    picture.draw(whole, {"china": Seat(2)})
    assert slices.get_buffer().raw == whole.get_buffer().raw


def test_nothing_is_drawn_outside_the_maps_part_of_the_window(picture: MapPicture) -> None:
    """Panels beside it stay whole, glows and names included."""
    surface = canvas()
    surface.fill((1, 2, 3))
    look_at(picture, "france", "iberia")
    picture.draw(surface, {"france": Seat(0)}, [Glow("france"), Glow("north_atlantic")], {"europe": Seat(3)})
    for pos in ((RECT.left - 1, 200), (RECT.right, 300), (500, RECT.top - 1), (500, RECT.bottom)):
        assert surface.get_at(pos)[:3] == (1, 2, 3)


def test_zoom_keeps_the_place_under_the_pointer(picture: MapPicture) -> None:
    """The wheel zooms at the pointer, in steps, and stops at both ends."""
    camera = picture.camera
    pos = (620, 250)
    camera.zoom(3, pos)
    camera.advance(1.0, 0.0)
    under = camera.to_world(pos)
    assert camera.zoom(2, pos)
    while camera.moving:
        camera.advance(16.0)
    assert camera.step == 5
    assert camera.to_world(pos) == pytest.approx(under, abs=1.5)
    camera.zoom(99, pos)
    camera.advance(1.0, 0.0)
    assert camera.step == len(camera.scales) - 1
    assert not camera.zoom(1, pos)


def test_the_view_never_leaves_the_sheet(picture: MapPicture) -> None:
    """However far it is dragged."""
    camera = picture.camera
    camera.zoom(4, RECT.center)
    camera.advance(1.0, 0.0)
    left, top, width, height = picture.atlas.sheet
    for way in ((5000, 0), (0, 5000), (-50000, 0), (0, -50000)):
        camera.pan(*way)
        x, y = camera.to_world(RECT.topleft)
        u, v = camera.to_world(RECT.bottomright)
        assert left - 1 <= x <= u <= left + width + 1
        assert top - 1 <= y <= v <= top + height + 1
    assert not camera.pan(0, -10)


def _area(line: Line) -> float:
    pairs = zip(line, (*line[1:], line[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def test_outlines_cut_into_squares_cover_the_same_ground(picture: MapPicture) -> None:
    """No sliver is lost or painted twice."""
    for lines in picture.atlas.shapes.polygons.values():
        for line in lines:
            parts = list(cut(line))
            assert sum(_area(part) for _, part in parts) == pytest.approx(_area(line), abs=1e-6)
            for (column, row), part in parts:
                assert all(column * CELL <= x <= (column + 1) * CELL for x, _ in part)
                assert all(row * CELL <= y <= (row + 1) * CELL for _, y in part)


def test_each_kind_and_colour_of_piece_looks_different(picture: MapPicture) -> None:
    """Infantry, tank and aircraft of six seats, as pieces and as counters."""
    for size in (16, 28, 40):
        seen = {
            pygame.image.tobytes(picture.pieces.image(kind, seat, size, 2), "RGBA")
            for kind in ("infantry", "tank", "aircraft")
            for seat in range(6)
        }
        assert len(seen) == 18


def test_the_paper_repeats_without_a_seam() -> None:
    """Tiles lie side by side: the picture's edges go on into each other."""
    paper = pygame.image.load(str(Path(places.sprites_dir()) / "world" / "map" / "paper@1x.png"))
    side = paper.get_width()
    across = [abs(paper.get_at((0, y))[0] - paper.get_at((side - 1, y))[0]) for y in range(side)]
    inside = [abs(paper.get_at((100, y))[0] - paper.get_at((101, y))[0]) for y in range(side)]
    assert sum(across) < 2 * sum(inside) + side


class Clock:
    """A clock that goes on by 3 ms whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time in ms."""
        self.now += 3.0
        return self.now


def test_a_frame_paints_no_more_than_there_is_time_for_and_the_rest_follows(picture: MapPicture) -> None:
    """Moving and zooming: a piece of work is not begun that would not be done in the frame's time. At rest
    the first always is; while the view moves not even that."""
    look_at(picture, "siberia", "mongolia")
    surface, pace = canvas(), Pace()
    pace.tell("name", 4.0)
    cases = ((2, 12, 10.0, False), (1, 12, 0.0, False), (0, 12, 0.0, True), (3, 3, 99.0, False))
    for expected, most, until, moves in cases:
        picture.draw(surface, {"china": Seat(2)}, work=Work(0))
        picture.camera.pan(5 if moves else 0, 0)
        work = Work(most, Clock(), until, pace)
        picture.draw(surface, {"china": Seat(2)}, work=work)
        picture.prepare(work)
        assert work.done == expected
    assert sharpen(picture, surface, {"china": Seat(2)}, 40) > 2
    assert picture.settled()
    whole = canvas()
    picture.draw(whole, {"china": Seat(2)})
    assert surface.get_buffer().raw == whole.get_buffer().raw


def test_a_piece_of_work_is_small_however_dense_the_coasts(picture: MapPicture) -> None:
    """Counted in corners of outlines: no tile of the map at its densest zoom is painted in one go."""
    scale = picture.camera.scales[0]
    painter = Painter(picture.atlas, scale, 1.0, pygame.Surface((PAPER_SIDE, PAPER_SIDE)))
    most = 0
    for column in range(math.ceil(picture.atlas.size[0] * scale / SIDE)):
        pieces = sum(1 for _ in painter.paint(column, 1))
        corners = sum(len(stroke.points) for stroke in _coasts(picture, column, 1))
        assert pieces >= 3 + corners // 200
        most = max(most, corners)
    assert most > 1000


def _coasts(picture: MapPicture, column: int, row: int) -> list[Stroke]:
    side = SIDE / picture.camera.scales[0]
    view = (column * side, row * side, (column + 1) * side, (row + 1) * side)
    return [one for one in picture.atlas.outlines_near("coast", view) if meets(one.box, view)]


def test_a_dragged_map_is_the_picture_that_a_fresh_one_paints(picture: MapPicture) -> None:
    """Tiles that came into sight took the place of those that went out; at rest nothing of that is seen."""
    look_at(picture, "brazil", "southern_cone")
    surface, fresh = canvas(), canvas()
    for dx, dy in ((310, -90), (-1200, 40), (150, 700), (-40, -260), (900, 900)):
        for _ in range(4):
            picture.camera.pan(dx / 4, dy / 4)
            work = Work(6)
            picture.draw(surface, {"brazil": Seat(1)}, work=work)
            picture.prepare(work)
    sharpen(picture, surface, {"brazil": Seat(1)}, 60)
    picture.layout(RECT)
    picture.draw(fresh, {"brazil": Seat(1)})
    assert surface.get_buffer().raw == fresh.get_buffer().raw


def test_the_light_on_a_dragged_map_is_the_one_that_a_fresh_map_has(picture: MapPicture) -> None:
    """Of the veil around what is lit only what comes into sight is cut; at rest nothing of that is seen."""
    look_at(picture, "brazil", "southern_cone")
    lit = ("brazil", "china", "southern_cone", "north_atlantic")
    dragged, fresh = canvas(), canvas()
    lighting = Lighting(picture)
    for dx, dy in ((310, -90), (-1200, 40), (150, 700), (-40, -260), (900, 900)):
        for _ in range(4):
            picture.camera.pan(dx / 4, dy / 4)
            dragged.fill((99, 120, 80))
            lighting.draw(dragged, lit)
    fresh.fill((99, 120, 80))
    Lighting(picture).draw(fresh, lit)
    assert dragged.get_buffer().raw == fresh.get_buffer().raw
    at = picture.camera.rect.center
    assert any(fresh.get_at((x, at[1]))[:3] != (99, 120, 80) for x in range(RECT.left, RECT.right, 9))


def test_a_glow_painted_in_bands_has_no_seam(picture: MapPicture) -> None:
    """The outline of what is pointed at is made in several frames and is the same as one made at once."""
    look_at(picture, "brazil", "southern_cone")
    glows = (Glow("brazil"), Glow("southern_cone", width=4.5))
    slices, whole = canvas(), canvas()
    picture.draw(slices, {})
    assert sharpen(picture, slices, {}, 20, glows) > 2
    picture.layout(RECT)
    picture.draw(whole, {}, glows)
    assert slices.get_buffer().raw == whole.get_buffer().raw


def test_a_sharp_map_at_rest_paints_nothing_anew(picture: MapPicture) -> None:
    """So that a table where nothing happens costs nothing."""
    look_at(picture, "brazil")
    surface = canvas()
    glows = (Glow("brazil"),)
    sharpen(picture, surface, {}, 90, glows)
    work = Work(12)
    assert picture.draw(surface, {}, glows, work=work)
    picture.prepare(work)
    assert work.done == 0


def test_a_territory_keeps_its_old_colour_until_the_new_one_is_painted(picture: MapPicture) -> None:
    """R053: no blur where an owner changes; the new wash comes with the next frame that has time."""
    look_at(picture, "brazil")
    surface, before, after = canvas(), canvas(), canvas()
    picture.draw(before, {})
    assert not picture.draw(surface, {"brazil": Seat(1)}, work=Work(0))
    assert surface.get_buffer().raw == before.get_buffer().raw
    sharpen(picture, surface, {"brazil": Seat(1)}, 40)
    picture.draw(after, {"brazil": Seat(1)})
    assert surface.get_buffer().raw == after.get_buffer().raw != before.get_buffer().raw


def test_while_a_zoom_runs_no_name_is_placed_and_no_tile_painted(picture: MapPicture) -> None:
    """A zoom's frames show the map as it is, stretched."""
    picture.draw(canvas(), {})
    picture.camera.zoom(2, RECT.center)
    while picture.camera.moving:
        picture.camera.advance(16.0)
        if picture.camera.moving:
            work = Work(12)
            assert not picture.draw(canvas(), {}, work=work)
            picture.prepare(work)
            assert work.done == 0
