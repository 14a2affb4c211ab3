"""The world's board: the map with its units, planned moves and battles, the legend, the production track."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame

from game.core.ids import Seat
from game.core.messages import Event
from game.games.world.model import PlaceId, UnitKind, WorldState
from game.games.world.rules import WorldRules
from game.games.world.ui.arrows import Arrows
from game.games.world.ui.cues import CAMP, SUPPLY, Flight, flight, marker_values
from game.games.world.ui.legend import HEIGHT as LEGEND
from game.games.world.ui.legend import Legend
from game.games.world.ui.lighting import Lighting
from game.games.world.ui.map_picture import Glow, MapPicture
from game.games.world.ui.map_work import Pace, Work
from game.games.world.ui.outlines import regions_of, shapes_for
from game.games.world.ui.production_track import HEIGHT as TRACK
from game.games.world.ui.production_track import ProductionTrack
from game.games.world.ui.units import UnitsLayer
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.theme import BRASS_BRIGHT, INK, PAPER
from game.ui.timeline import Playing

PileKey = tuple[PlaceId, Seat, UnitKind]


@dataclass
class WorldMarks(Marks):
    """What lies over the world's board besides the common marks."""

    glows: tuple[Glow, ...] = ()  # outlines, later ones on top
    taken: Mapping[PileKey, int] = field(default_factory=dict)  # units in a hand
    faded: Mapping[PileKey, int] = field(default_factory=dict)  # units that will leave by themselves
    load: tuple[tuple[UnitKind, int], ...] = ()  # what the hand holds
    load_seat: Seat | None = None
    course: tuple[PlaceId, PlaceId] | None = None  # the move that releasing here would plan


def held_size(ctx: Context, piece: int) -> int:
    """How wide a piece in the hand is, where pieces on the map are `piece` wide."""
    return max(round(piece * 1.15), ctx.px(30))


class WorldBoard:
    """Draws the board into a part of the window and knows what lies where. It decides nothing."""

    def __init__(self, ctx: Context, rules: WorldRules) -> None:
        self._ctx = ctx
        regions = regions_of(rules.ground)
        self.map = MapPicture(ctx, regions, shapes_for(rules.ground))
        self.units = UnitsLayer(ctx, self.map)
        self.arrows = Arrows(ctx, self.map)
        self.lighting = Lighting(self.map)
        self.legend = Legend(ctx, rules.ground)
        self.track = ProductionTrack(ctx, rules.book)
        self._ground = rules.ground
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.work: Work | None = None  # what may be painted anew in this frame; None: all
        self.is_sharp = True
        self._pace = Pace()
        self.player_end: Callable[[Seat, str], tuple[float, float] | None] = lambda seat, end: None

    def layout(self, rect: pygame.Rect) -> None:
        """Map above, legend below it, track along the bottom edge."""
        px = self._ctx.px
        self.rect = rect
        self.track.layout(pygame.Rect(rect.left, rect.bottom - px(TRACK), rect.width, px(TRACK)))
        legend = pygame.Rect(rect.left, self.track.rect.top - px(LEGEND), rect.width, px(LEGEND))
        self.legend.layout(legend)
        self.map.layout(pygame.Rect(rect.left, rect.top, rect.width, legend.top - rect.top))

    def fit(self, room: pygame.Rect) -> pygame.Rect:
        """The largest part of a room that the board fills: nothing blank above and below the map."""
        shapes, px = self.map.atlas.shapes, self._ctx.px
        high = round(room.width * shapes.height / shapes.width) + px(LEGEND) + px(TRACK)
        fitting = pygame.Rect(room.left, 0, room.width, min(room.height, high))
        fitting.centery = room.centery
        return fitting

    def begin_frame(self) -> None:
        """From now on the next picture has to be there in a frame's time, though it be rough."""
        self.work = Work.of_frame(self._ctx.now_ms, self._pace)

    def end_frame(self) -> None:
        """All is painted: what is left of the frame's time goes into what the map still lacks."""
        if self.work is not None:
            self.map.prepare(self.work)
            self.work = None

    def draw(
        self, surface: pygame.Surface, state: WorldState, marks: Marks, playing: Playing | None = None
    ) -> None:
        """Paint everything of the board."""
        over = marks if isinstance(marks, WorldMarks) else WorldMarks(lit=marks.lit, hovered=marks.hovered)
        self._draw_map(surface, state, over, playing)
        self.legend.draw(surface, state, over.hovered)
        self.track.draw(surface, state, marker_values(state, playing))

    def token_at(self, state: WorldState, pos: tuple[int, int]) -> str | None:
        """The topmost thing under a point: units, planned moves, places, continents, pegs."""
        if self.map.rect.collidepoint(pos):
            pile = self.units.pile_at(state, pos)
            if pile is not None:
                return pile.token
            arrow = self.arrows.arrow_at(state, pos)
            return arrow.token if arrow is not None else self.map.token_at(pos)
        return self.legend.token_at(pos) or self.track.token_at(state, pos)

    def position_of(self, state: WorldState, token: str) -> tuple[int, int] | None:
        """The middle of a token in the window."""
        kind, _, name = token.partition(":")
        if kind == "stack":
            place, _, unit = name.rpartition(":")
            pile = self.units.find(state, place, unit, state.active)  # type: ignore[arg-type]
            pile = pile or self.units.find(state, place, unit)  # type: ignore[arg-type]
            return None if pile is None else (round(pile.at[0]), round(pile.at[1]))
        if kind == "march":
            for arrow in self.arrows.arrows(state):
                if arrow.token == token:
                    return round(arrow.chip[0]), round(arrow.chip[1])
            return None
        if kind == "continent":
            return self.legend.box(name).center
        return self.map.position_of(token)

    def _draw_map(
        self, surface: pygame.Surface, state: WorldState, marks: WorldMarks, playing: Playing | None
    ) -> None:
        holders = {
            one: Seat(seat)
            for seat in range(state.seats)
            for one in self._ground.held_continents(state.owners, Seat(seat))
        }
        self.is_sharp = self.map.draw(surface, state.owners, marks.glows, holders, self.work)
        clip = surface.get_clip()
        surface.set_clip(self.map.rect.clip(clip))
        if marks.dimmed:
            self.lighting.draw(surface, self._lit_places(marks))
        moving = flight(state, playing)
        self.units.draw(surface, state, marks.faded, self._away(state, marks, moving))
        self._draw_battles(surface, state)
        self.arrows.draw(surface, state, marks.hovered or marks.focused)
        if marks.course is not None:
            for start, end in self.arrows.legs(*marks.course):
                self.arrows.draw_line(surface, start, end, BRASS_BRIGHT)
        for token, text in marks.notes.items():
            self._draw_note(surface, token, text, state.step == "battles", self._held_rect(marks))
        surface.set_clip(clip)
        if moving is not None:
            self.draw_flight(surface, state, moving)

    def _away(self, state: WorldState, marks: WorldMarks, moving: Flight | None) -> Mapping[PileKey, int]:
        away = dict(marks.taken)
        if moving is not None and moving.origin not in (CAMP, SUPPLY) and not moving.fade:
            marching = any(m.origin == moving.origin and m.to == moving.to for m in state.marches)
            for kind, count in () if marching else moving.kinds():
                key = (moving.origin, moving.seat, kind)
                away[key] = away.get(key, 0) + count
        return away

    def _held_rect(self, marks: WorldMarks) -> pygame.Rect | None:
        """What the units at the pointer cover."""
        if marks.held is None or not marks.load:
            return None
        size = held_size(self._ctx, self.map.sizes.piece)
        rect = pygame.Rect(0, 0, size, size)
        rect.center = marks.held[1][0], marks.held[1][1] - self._ctx.px(6)
        rect.width += round((len(marks.load) - 1) * size * 0.95)
        return rect

    def _draw_note(
        self, surface: pygame.Surface, token: str, text: str, below: bool, held: pygame.Rect | None
    ) -> None:
        """A short text on a slip of paper over a place, or below it where a mark lies above; units in the
        hand push it up."""
        ctx, at = self._ctx, self.map.position_of(token)
        if at is None:
            return
        line = ctx.type.line(text, "bold", 12, INK)
        box = line.get_rect().inflate(ctx.px(8), ctx.px(2))
        away = self.map.sizes.piece // 2 + ctx.px(2)
        if below:
            box.midtop = (at[0], at[1] + away)
        else:
            box.midbottom = (at[0], at[1] - away)
        if held is not None and held.colliderect(box):
            box.bottom = held.top - ctx.px(3)
        pygame.draw.rect(surface, INK, box.inflate(2, 2), border_radius=ctx.px(4))
        pygame.draw.rect(surface, PAPER, box, border_radius=ctx.px(4))
        surface.blit(line, line.get_rect(center=box.center))

    @staticmethod
    def _lit_places(marks: WorldMarks) -> set[PlaceId]:
        """What stays in the light: what is lit, and where the units in hand come from."""
        lit = {token.partition(":")[2] for token in marks.lit if token.startswith(("territory:", "sea:"))}
        origin = marks.course[0] if marks.course is not None else (marks.selected or "").partition(":")[2]
        return lit | {origin.rpartition(":")[0] or origin}

    def _draw_battles(self, surface: pygame.Surface, state: WorldState) -> None:
        fighting = (state.fight.battle,) if state.fight is not None else ()
        side = self._ctx.px(30)
        for battle in (*state.battles, *fighting):
            at = self.map.position_of(f"{'sea' if battle.is_at_sea else 'territory'}:{battle.place}")
            if at is not None:
                image = self._ctx.sprites.sized("world/marks/battle", side, side)
                above = (at[0], at[1] - self.map.sizes.piece // 2 - side // 2)
                surface.blit(image, image.get_rect(center=above))

    def draw_flight(self, surface: pygame.Surface, state: WorldState, moving: Flight) -> None:
        """Units between two places, or between the map and a player board."""
        start, end = self._end(moving.seat, moving.origin), self._end(moving.seat, moving.to)
        size, part = self.map.sizes.piece, moving.part
        if start is None or end is None or moving.alpha == 0:
            return
        x = start[0] + (end[0] - start[0]) * part
        y = start[1] + (end[1] - start[1]) * part - self._ctx.px(10) * moving.lift
        for place, (kind, count) in enumerate(moving.kinds()):
            image = self.map.pieces.image(kind, moving.seat, round(size * (1 + 0.06 * moving.lift)), count)
            if moving.alpha < 255:
                image = image.copy()
                image.set_alpha(moving.alpha)
            surface.blit(image, image.get_rect(center=(round(x + place * size * 0.9), round(y))))

    def _end(self, seat: Seat, end: str) -> tuple[float, float] | None:
        if end in (CAMP, SUPPLY):
            return self.player_end(seat, end) or (self.map.rect.right, self.map.rect.top)
        kind = "sea" if self._ground.is_sea(end) else "territory"
        return self.map.position_of(f"{kind}:{end}")


def cue_ends(event: Event) -> tuple[PlaceId, ...]:
    """The places that an event is about, for marking it on the map."""
    names = ("place", "origin", "to")
    found = (getattr(event, name, None) for name in names)
    battle = getattr(event, "battle", None)
    return tuple(p for p in (*found, battle.place if battle is not None else None) if isinstance(p, str))
