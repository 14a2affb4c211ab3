"""The world map as a whole: camera, painted layers, printed things over them, and what lies under a point.

It projects owners and marks and decides nothing; units are drawn by whoever knows the state, at `slots`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import pygame

from game.core.ids import Seat
from game.games.world.ui.atlas import Atlas
from game.games.world.ui.map_glow import Glows
from game.games.world.ui.map_ink import SEA_HALO, SEA_INK, MapInk
from game.games.world.ui.map_layers import MapLayers
from game.games.world.ui.map_pick import Picking
from game.games.world.ui.map_pieces import MapPieces
from game.games.world.ui.map_places import (
    NAMES_FROM,
    Names,
    Sizes,
    disc_place,
    plaque_shift,
    sea_slots,
    sizes_at,
    slots,
)
from game.games.world.ui.map_tones import mixed
from game.games.world.ui.map_work import Work
from game.kit.regions import ContinentId, RegionMap, SeaId, TerritoryId
from game.kit.shapes import Point, Shapes
from game.ui.camera import Camera
from game.ui.context import Context
from game.ui.theme import BRASS_BRIGHT, FELT_DEEP, INK, PAPER, PAPER_SHADE, Colour

Thing = tuple[pygame.Surface, float, float, int, int, bool]
"""A printed thing: its picture, a place of the map, how far from it the picture's corner is in pixels, and
whether it is a name."""
PrintKey = tuple[float, tuple[tuple[ContinentId, Seat], ...]]  # a zoom, and who holds whole continents

_NAME_HALO = mixed(PAPER, PAPER_SHADE, 0.35)
_MARGIN_TEXT_FROM = 13  # pixels of margin in which degrees can be read


@dataclass(frozen=True)
class Glow:
    """A territory or sea area to be outlined: how bright, and in which colour."""

    place: str
    colour: Colour = BRASS_BRIGHT
    width: float = 3.0


class MapPicture:
    """Draws the map into a part of the window. `pieces` draws units; `camera` is what is looked through."""

    def __init__(self, ctx: Context, regions: RegionMap, shapes: Shapes) -> None:
        self._ctx = ctx
        self.atlas = Atlas(regions, shapes)
        self.camera = Camera(self.atlas.sheet)
        self.pieces = MapPieces(ctx)
        self._layers = MapLayers(self.atlas, ctx.sprites)
        self._picking = Picking(self.atlas)
        self._glows = Glows(self.atlas)
        self._look = 0.0
        self._ink = MapInk(ctx)
        self._names: dict[float, Names] = {}
        self._print: dict[PrintKey, list[Thing]] = {}
        self._last_print: tuple[float, list[Thing]] = (0.0, [])  # what was shown last, and of which zoom
        self._printing: tuple[PrintKey, Iterator[Thing], list[Thing]] | None = None  # what is made in part
        self._glowing: list[Glow] = []  # of the last frame
        self._holders: tuple[tuple[ContinentId, Seat], ...] = ()
        self._is_prepared = False
        self._plaque_sizes: dict[str, tuple[int, int]] = {}
        self._seen: object = None  # the view of the last frame

    @property
    def rect(self) -> pygame.Rect:
        """The part of the window that is used."""
        return self.camera.rect

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window; place and zoom are kept."""
        look = self._ctx.scale
        if look != self._look:
            self._look, self._ink, self._names = look, MapInk(self._ctx), {}
            self.pieces = MapPieces(self._ctx)
        self.camera.most = 3.0 * look
        self.camera.layout(rect)
        self._layers.layout(self.camera, look)
        self._names, self._print, self._last_print, self._printing = {}, {}, (0.0, []), None
        tight = self._tight
        self._plaque_sizes = {
            one.id: self._ink.plaque(one.name, f"+{one.bonus}", tight, None).get_size()
            for one in self.atlas.regions.continents
        }

    @property
    def sizes(self) -> Sizes:
        """How large pieces, discs and roundels are now."""
        return sizes_at(self._scale, self._look)

    def draw(
        self,
        surface: pygame.Surface,
        owners: Mapping[TerritoryId, Seat],
        glows: Iterable[Glow] = (),
        holders: Mapping[ContinentId, Seat] | None = None,
        work: Work | None = None,
    ) -> bool:
        """Paint the map with its owners; whether it is sharp.

        With `work` it is painted as it is: let `prepare` use the work then, and draw again until it is
        sharp; without, all is made at once. `holders` are the seats that hold whole continents.
        """
        work = work or Work()
        view = (self.camera.origin, self.camera.scale)
        work.is_hurried = not work.is_all and (view != self._seen or self.camera.moving)
        self._seen, self._glowing = view, list(glows)
        self._holders = tuple(sorted((holders or {}).items()))
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        if not self._layers.cover(self.camera):
            surface.fill(FELT_DEEP, self.rect)
        self._tell_owners(owners)
        if work.is_all:
            self.prepare(work)
        sharp = self._layers.draw(surface, self.camera, work.is_all)
        for glow in self._glowing:
            sharp = self._draw_glow(surface, glow) and sharp
        sharp = self._draw_print(surface) and sharp
        surface.set_clip(clip)
        return sharp and (work.is_all or self._is_prepared)

    def prepare(self, work: Work) -> None:
        """Make what was lacking when it was drawn last, as much of it as the work allows.

        At rest the print of the neighbouring zooms follows, so that zooming does not wait for it.
        """
        self._is_prepared = False
        if not self.camera.moving or work.is_all:
            done = self._print_now(work) and (work.is_all or self._layers.prepare(self.camera, work))
            if not work.is_hurried:
                done = done and all(self._prepare_glow(glow, work) for glow in self._glowing)
                done = done and (work.is_all or self._prepare_near(work))
            self._is_prepared = done
        work.stop()

    def settled(self) -> bool:
        """Whether the next `draw` has nothing left to sharpen."""
        if self.camera.moving or not self._layers.is_sharp(self.camera):
            return False
        return self._printed().place(Work(0))

    def token_at(self, pos: tuple[int, int]) -> str | None:
        """`territory:ID` or `sea:ID` of what lies under a point of the window."""
        sea = self.sea_at(pos)
        if sea is not None:
            return f"sea:{sea}"
        territory = self.territory_at(pos)
        return None if territory is None else f"territory:{territory}"

    def territory_at(self, pos: tuple[int, int]) -> TerritoryId | None:
        """The territory under a point: of the disc that lies there, though it may hang over a border;
        else of the land, with a little room around small islands."""
        if not self.rect.collidepoint(pos):
            return None
        reach = self._ctx.px(8) / self.camera.scale
        return self._disc_at(pos) or self._picking.territory_at(self.camera.to_world(pos), reach)

    def sea_at(self, pos: tuple[int, int]) -> SeaId | None:
        """The sea area whose roundel or name is under a point."""
        if not self.rect.collidepoint(pos):
            return None
        radius = self.sizes.roundel + self._ctx.px(3)
        for sea, places in self.atlas.shapes.seas.items():
            for at in places:
                x, y = self.camera.to_window(at)
                if (x - pos[0]) ** 2 + (y - pos[1]) ** 2 <= radius**2:
                    return sea
        return None

    def position_of(self, token: str) -> tuple[int, int] | None:
        """The middle of a `territory:ID` or `sea:ID` in the window."""
        kind, _, name = token.partition(":")
        if kind == "sea" and name in self.atlas.shapes.seas:
            at = self._sea_place(name)
        elif kind == "territory" and name in self.atlas.shapes.labels:
            at = self.camera.to_window(self.atlas.label(name))
        else:
            return None
        return round(at[0]), round(at[1])

    def grip_of(self, token: str) -> tuple[int, int] | None:
        """A point where a place is found again: its middle, else its disc where the middle is another's."""
        at = self.position_of(token)
        if at is None or self.token_at(at) == token:
            return at
        x, y = disc_place(at, self.sizes)
        return round(x), round(y)

    def slots(self, place: str, count: int) -> list[Point]:
        """The middles of places for `count` pieces (or stacks) in a territory or sea area, in the window.

        They leave the production disc free: beside it first, then in rows below.
        """
        if place in self.atlas.shapes.seas:
            return sea_slots(self._sea_place(place), self.sizes, count)
        return slots(self.camera.to_window(self.atlas.label(place)), self.sizes, count)

    @property
    def _scale(self) -> float:
        return self.camera.scales[self.camera.step]

    @property
    def _tight(self) -> bool:
        return self._scale / max(self._look, 0.01) < NAMES_FROM

    def _sea_place(self, sea: SeaId) -> Point:
        """Where a sea area is in the window; of two places the one in view."""
        places = [self.camera.to_window(at) for at in self.atlas.shapes.seas[sea]]
        return next((at for at in places if self.rect.collidepoint(at)), places[0])

    def _disc_at(self, pos: tuple[int, int]) -> TerritoryId | None:
        sizes = self.sizes
        for name in self.atlas.names:
            x, y = disc_place(self.camera.to_window(self.atlas.label(name)), sizes)
            if (x - pos[0]) ** 2 + (y - pos[1]) ** 2 <= sizes.disc**2:
                return name
        return None

    def _tell_owners(self, owners: Mapping[TerritoryId, Seat]) -> None:
        colours = {seat: self._ctx.seat_colour(seat) for seat in set(owners.values())}
        numbers = self.atlas.number
        self._layers.paint_owners(
            {numbers[name]: colours[seat] for name, seat in owners.items() if name in numbers}
        )

    def _draw_glow(self, surface: pygame.Surface, glow: Glow) -> bool:
        width = self._width(glow)
        if glow.place in self.atlas.shapes.seas:
            for at in self.atlas.shapes.seas[glow.place]:
                middle, radius = self.camera.to_window(at), self.sizes.roundel + width
                pygame.draw.circle(surface, INK, middle, radius + 2, width + 3)
                pygame.draw.circle(surface, glow.colour, middle, radius + 1, width)
            return True
        return self._glows.draw(surface, self.camera, glow.place, glow.colour, width)

    def _prepare_glow(self, glow: Glow, work: Work) -> bool:
        if glow.place in self.atlas.shapes.seas:
            return True
        return self._glows.prepare(self.camera, glow.place, glow.colour, self._width(glow), work)

    def _width(self, glow: Glow) -> int:
        return max(2, round(glow.width * self._look))

    def _draw_print(self, surface: pygame.Surface) -> bool:
        """Lay the printed things over the map; whether they are those of this zoom. Until those are made the
        last ones are shown; names stand where they stand at one zoom alone."""
        camera, found = self.camera, self._print.get((self._scale, self._holders))
        if found is not None:
            self._last_print = (self._scale, found)
        made_for, things = self._last_print
        named = not camera.moving and made_for == self._scale
        (x, y), scale, rect = camera.origin, camera.scale, self.rect
        left, top, right, bottom = rect.left - x, rect.top - y, rect.right - x, rect.bottom - y
        surface.blits(
            [
                (image, (x + wx * scale + dx, y + wy * scale + dy))
                for image, wx, wy, dx, dy, is_name in things
                if left - 300 < wx * scale < right + 300
                and top - 80 < wy * scale < bottom + 80
                and (named or not is_name)
            ],
            doreturn=False,
        )
        return found is not None

    def _print_now(self, work: Work) -> bool:
        """Place the names of this zoom and make its printed things, each a piece; whether all is there."""
        if not self._printed().place(work):
            return False
        key = (self._scale, self._holders)
        if key in self._print:
            return True
        if self._printing is None or self._printing[0] != key:
            self._printing = (key, self._printed_things(), [])
        _, waiting, things = self._printing
        while work.take("print"):
            thing = next(waiting, None)
            if thing is None:
                if len(self._print) > 24:
                    self._print.clear()
                self._print[key], self._printing = things, None
                return True
            things.append(thing)
        return False

    def _printed_things(self) -> Iterator[Thing]:
        shapes, sizes, names, ink = self.atlas.shapes, self.sizes, self._printed(), self._ink
        small, holders, tight = max(3, round(sizes.disc * 0.62)), dict(self._holders), self._tight
        scale, degrees = self._scale, self._degrees()
        for stroke in self.atlas.anchors:
            yield _thing(ink.anchor(small), stroke.points[-1])
        for sea, places in shapes.seas.items():
            for place, at in enumerate(places):
                yield _thing(ink.roundel(sizes.roundel), at)
                if (sea, place) in names.seas:
                    text, middle = names.seas[sea, place]
                    yield _name(self._sea_name(text, scale), at, middle, scale)
        for one in self.atlas.regions.continents:
            image = ink.plaque(one.name, f"+{one.bonus}", tight, holders.get(one.id))
            shift = plaque_shift(self.atlas, one.id, image.get_width(), scale)
            yield _thing(image, shapes.plaques[one.id], (shift, 0.0))
        for territory in self.atlas.regions.territories:
            at = self.atlas.label(territory.id)
            disc = ink.disc(str(territory.production), sizes.disc)
            yield _thing(disc, at, disc_place((0.0, 0.0), sizes))
            if territory.id in names.territories:
                text, middle = names.territories[territory.id]
                yield _name(self._name(text, scale), at, middle, scale)
        yield from degrees

    def _degrees(self) -> list[Thing]:
        """The names of meridians and parallels on the margin, where it is wide enough."""
        margin = -self.atlas.sheet[0] * self._scale
        out: list[Thing] = []
        if margin < self._ctx.px(_MARGIN_TEXT_FROM):
            return out
        width, height = self.atlas.size
        for name, line in self.atlas.shapes.grid.items():
            text = self._ctx.type.line(name, "body", 11, (0x5A, 0x4A, 0x38))
            upright = line[0][0] == line[-1][0]
            if not upright and text.get_width() > margin:
                continue
            for end in (line[0], line[-1]):
                far = end[1] >= height if upright else end[0] >= width
                shift = (margin / 2 + 1) * (1 if far else -1)
                out.append(_thing(text, end, (0.0, shift) if upright else (shift, 0.0)))
        return out

    def _printed(self) -> Names:
        scale = self._scale
        if scale not in self._names:
            self._names[scale] = Names(self.atlas, scale, self._look, self)
        return self._names[scale]

    def _prepare_near(self, work: Work) -> bool:
        """Make the print of the neighbouring zooms, and the outlines that light is cut along; whether that is
        done."""
        here, camera, done = self.camera.step, self.camera, True
        for step in (here + 1, here - 1):
            if 0 <= step < len(camera.scales) and done:
                camera.step = step
                done = self._print_now(work)
                camera.step = here
        return done and bool(self.atlas.rims)

    def name(self, text: str) -> tuple[int, int]:
        """How large a territory's name is printed (`map_places.Measure`)."""
        return self._name(text, self._scale).get_size()

    def sea(self, text: str) -> tuple[int, int]:
        """How large a sea area's name is printed."""
        return self._sea_name(text, self._scale).get_size()

    def plaque(self, continent: str) -> tuple[int, int]:
        """How large a continent's plate is."""
        return self._plaque_sizes[continent]

    def is_land(self, at: Point) -> bool:
        """Whether a place of the map is land."""
        return self._picking.territory_at(at) is not None

    def _name(self, text: str, scale: float) -> pygame.Surface:
        return self._ink.haloed(text, "serif_bold", self._text_size(scale, 11, 13, 15), INK, _NAME_HALO)

    def _sea_name(self, text: str, scale: float) -> pygame.Surface:
        return self._ink.haloed(text, "italic", self._text_size(scale, 11, 14, 17), SEA_INK, SEA_HALO)

    def _text_size(self, scale: float, low: int, middle: int, high: int) -> int:
        zoom = scale / self._look
        return low if zoom < 0.7 else middle if zoom < 1.5 else high


def _thing(image: pygame.Surface, at: Point, off: Point = (0.0, 0.0)) -> Thing:
    """A printed thing around a place of the map, moved by pixels."""
    width, height = image.get_size()
    return image, at[0], at[1], round(off[0] - width / 2), round(off[1] - height / 2), False


def _name(image: pygame.Surface, at: Point, middle: Point, scale: float) -> Thing:
    """A name that belongs to a place of the map and is printed around a place in pixels of the sheet."""
    thing = _thing(image, at, (middle[0] - at[0] * scale, middle[1] - at[1] * scale))
    return (*thing[:5], True)
