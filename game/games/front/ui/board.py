"""The front's board: the map with what the rules say about it laid over it, the counters, and what moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

import pygame

from game.games.front import events as e
from game.games.front.model import FrontState, HexId
from game.games.front.rules import FrontRules
from game.games.front.ui.assault_motion import draw_fight_motion, on_their_way
from game.games.front.ui.dice_moments import FightDice
from game.games.front.ui.map_picture import HexMark, MapPicture, Pattern
from game.games.front.ui.rolls import Roll, draw_roll, roll_of
from game.games.front.ui.stacks import TAKEN, Stacks
from game.games.front.ui.words import FrontWords
from game.ui.context import Context
from game.ui.face import Marks
from game.ui.theme import BRASS_BRIGHT, FELT_DEEP, INK, PAPER, Colour
from game.ui.timeline import Playing

Point = tuple[float, float]
SIDE_TONES: tuple[Colour, Colour] = ((0x3A, 0x46, 0x42), (0x5F, 0x62, 0x1E))
_DARK = 118  # how dark hexes out of reach lie, 0-255
_CLOSEST_START = 1.6  # a small map does not begin nearer than that
_START_SCALE = 1.12  # pixels a unit at scale 1 at which counters are read in full


@dataclass(frozen=True)
class Line:
    """A line over hexes: a supply line, a chain of command, the way of a march."""

    path: tuple[HexId, ...]
    colour: Colour
    by_road: bool = False
    dotted: bool = False
    arrow: bool = False
    wide: float = 3.0
    knots: tuple[HexId, ...] = ()  # hexes at which the way was laid by hand


@dataclass
class FrontMarks(Marks):
    """What lies over the front's picture beside what all games know."""

    hexes: tuple[HexMark, ...] = ()
    labels: dict[HexId, tuple[str, Colour]] = field(default_factory=dict)  # short text in a hex, its ground
    lines: tuple[Line, ...] = ()
    rings: dict[str, Colour] = field(default_factory=dict)  # counters with a frame
    dimmed_counters: frozenset[str] = frozenset()
    carried: tuple[str, ...] = ()  # counters at the pointer
    cursor: str | None = None  # the hex of the keyboard's focus
    bright: frozenset[HexId] | None = None  # all other hexes lie in the dark


class FrontBoard:
    """Draws map and counters into a part of the window."""

    def __init__(self, ctx: Context, rules: FrontRules, words: FrontWords) -> None:
        self._ctx = ctx
        self._rules = rules
        self._words = words
        self.map = MapPicture(ctx, rules.ground.map)
        self.stacks = Stacks(ctx, rules, self.map, words)
        self.dice = FightDice(ctx, rules, words)
        self.is_sharp = True
        self.work: int | None = None  # tiles that may be painted in a frame; None: all
        self._opened = False
        self._veiled: tuple[object, pygame.Surface] | None = None
        self._labels: dict[tuple[str, Colour, int], pygame.Surface] = {}

    @property
    def rect(self) -> pygame.Rect:
        """The part of the window that is used."""
        return self.map.rect

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        self.map.layout(rect)
        self.stacks.fit()
        self._labels.clear()

    def open_on(self, state: FrontState, seat: int, most: float = _CLOSEST_START) -> None:
        """The first look: near enough to read the counters, upon the seat's own troops."""
        camera = self.map.camera
        centres = self.map.atlas.centres
        spots = [centres[one.hex] for name, one in state.units.items()
                 if one.hex and self._rules.book.seat(name) == seat]  # fmt: skip
        if not spots:
            return
        look, width = self._ctx.scale, self.map.atlas.sheet[2]
        wanted = min(max(_START_SCALE, camera.rect.width / width / look), most) * look
        camera.step = min(range(len(camera.scales)), key=lambda k: abs(camera.scales[k] - wanted))
        camera.scale = camera.scales[camera.step]
        xs, ys = sorted(x for x, _ in spots), sorted(y for _, y in spots)
        camera.glide((xs[len(xs) // 2], ys[len(ys) // 2]))
        camera.advance(1.0, 0.0, 0.0)

    def look_at(self, place: str) -> None:
        """Move the view so that a place is seen, unless it is."""
        here = self._rules.ground.entries[place[1:]].hex if place.startswith("@") else place
        point = self.map.atlas.centres[here]
        x, y = self.map.camera.to_window(point)
        if not self.rect.inflate(-self._ctx.px(160), -self._ctx.px(140)).collidepoint(x, y):
            self.map.camera.glide(point)

    def draw(
        self, surface: pygame.Surface, state: FrontState, marks: Marks, playing: Playing | None = None
    ) -> None:
        """Paint the board."""
        over = marks if isinstance(marks, FrontMarks) else self._plain(marks)
        clip = surface.get_clip()
        surface.set_clip(self.rect)
        self.stacks.raised = frozenset(token for token, tone in over.rings.items() if tone == TAKEN)
        blown = [_pair(side) for side in state.blown]
        most = 1 if self.map.camera.moving or self.map.camera.gliding else self.work
        self.is_sharp = self.map.draw(surface, over.hexes, blown, most)
        if over.bright is not None:
            surface.blit(self._veil(over.bright), self.rect)
        absent = self._absent(state, playing) | frozenset(over.carried)
        if over.cursor is not None:
            self._draw_cursor(surface, over.cursor)
        for line in over.lines:
            self.draw_line(surface, line)
        self.stacks.draw(surface, state, absent, over.rings, over.dimmed_counters)
        self._draw_labels(surface, over, state)
        self.stacks.draw_fan(surface, state, absent, over.rings)
        if playing is not None:
            self._draw_playing(surface, state, playing)
        elif self.is_sharp:
            self.dice.get_ready()
        surface.set_clip(clip)
        self._draw_frame(surface)

    def token_at(self, state: FrontState, pos: tuple[int, int]) -> str | None:
        """What lies under a point: a counter, else the hex."""
        if not self.rect.collidepoint(pos):
            return None
        token = self.stacks.token_at(state, pos)
        if token is not None:
            return token
        here = self.map.hex_at(pos)
        return None if here is None else f"hex:{here}"

    def position_of(self, state: FrontState, token: str) -> tuple[int, int] | None:
        """A point of the window at which a token is hit."""
        place = self.stacks.place_of(state, token)
        if place is None:
            return None
        if token.startswith("stack:"):
            foot = self.stacks.foot_rect(state)
            return foot.center if foot is not None and self.stacks.fan == place else None
        for piece in self.stacks.pieces(state, place):
            if piece.token == token:
                if self.stacks.fan == place:
                    return piece.rect.center
                return _whole(piece.rect.center)
        x, y = self.stacks.middle(place)
        free = (round(x), round(y))
        if token.startswith("hex:") and self.token_at(state, free) != token:
            low = (round(x), round(y + 26 * self.map.camera.scale))  # below the counters
            return low if self.token_at(state, low) == token else free
        return free

    def draw_line(self, surface: pygame.Surface, line: Line) -> None:
        """A line with a dark rim, perhaps dotted, perhaps with a head."""
        points = self.map.trail(line.path, line.by_road)
        if len(points) < 2:
            return
        wide = max(2, round(line.wide * self._ctx.scale))
        if line.dotted:
            _dots(surface, points, line.colour, wide, self._ctx.px(9))
            return
        for tone, width in ((INK, wide + self._ctx.px(2)), (line.colour, wide)):
            for a, b in pairwise(points):
                pygame.draw.line(surface, tone, a, b, width)
            for point in points:
                pygame.draw.circle(surface, tone, point, width // 2)
        for knot in line.knots:
            spot = self.map.centre_of(knot)
            pygame.draw.circle(surface, INK, spot, wide * 2 + self._ctx.px(2))
            pygame.draw.circle(surface, line.colour, spot, wide * 2)
            pygame.draw.circle(surface, INK, spot, wide)
        if line.arrow:
            _head(surface, points[-2], points[-1], line.colour, wide * 2.6)

    def _veil(self, bright: frozenset[HexId]) -> pygame.Surface:
        """A dark sheet over the board with the bright hexes cut out; the newest is kept."""
        key = (bright, self.rect.size, self.map.camera.origin, self.map.camera.scale)
        if self._veiled is None or self._veiled[0] != key:
            veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            veil.fill((*FELT_DEEP, _DARK))
            for here in bright:
                corners = [(x - self.rect.left, y - self.rect.top) for x, y in self.map.outline_of(here)]
                pygame.draw.polygon(veil, (*FELT_DEEP, 0), corners)
            self._veiled = (key, veil)
        return self._veiled[1]

    def _plain(self, marks: Marks) -> FrontMarks:
        """Marks of the viewer: the last events' way and the hexes concerned."""
        lines, hexes = [], []
        for event in marks.last:
            if isinstance(event, e.Moved):
                path = tuple(here for here in event.path if here)
                lines.append(Line(path, BRASS_BRIGHT, arrow=True))
                hexes += [HexMark(here, BRASS_BRIGHT, "none", outline=True) for here in path[-1:]]
            elif isinstance(event, e.UnitLost | e.ControlChanged):
                hexes.append(HexMark(event.hex, BRASS_BRIGHT, "none", outline=True))
        return FrontMarks(hexes=tuple(hexes), lines=tuple(lines), hovered=marks.hovered, last=marks.last)

    def _absent(self, state: FrontState, playing: Playing | None) -> frozenset[str]:
        """Counters that are on their way."""
        event = None if playing is None else playing.event
        if isinstance(event, e.Moved):
            return frozenset(self._token(name) for name in event.counters)
        if isinstance(event, e.UnitLost):
            return frozenset({f"unit:{event.unit}"})
        if isinstance(event, e.LeaderDied | e.Displaced):
            return frozenset({f"leader:{event.leader}"})
        return on_their_way(self._rules, event)

    def _token(self, name: str) -> str:
        return f"{'leader' if self._rules.book.is_leader(name) else 'unit'}:{name}"

    def _draw_playing(self, surface: pygame.Surface, state: FrontState, playing: Playing) -> None:
        event, t = playing.event, playing.t
        if self.dice.draw(surface, state, playing, self.rect) or draw_fight_motion(
            self._ctx, surface, self._rules, self.map, self.stacks, state, event, t
        ):
            return
        roll = roll_of(self._words, event)
        if roll is not None:
            self._draw_roll(surface, state, roll, 1.0 if playing.fade or self.dice.is_fast else t)
        elif isinstance(event, e.Moved) and event.counters:
            self._draw_march(surface, state, event, t)
        elif isinstance(event, e.UnitLost):
            self._draw_leaving(surface, state, f"unit:{event.unit}", event.hex, t)
        elif isinstance(event, e.LeaderDied):
            self._draw_leaving(surface, state, f"leader:{event.leader}", event.hex, t)
        elif isinstance(event, e.Displaced):
            points = self.map.trail((event.origin, event.to))
            self._draw_at(surface, state, f"leader:{event.leader}", along(points, t))

    def _draw_roll(self, surface: pygame.Surface, state: FrontState, roll: Roll, t: float) -> None:
        place = self.stacks.place_of(state, roll.token)
        at: Point = self.rect.center if place is None else self.stacks.middle(place)
        draw_roll(self._ctx, surface, roll, at, t, self.rect.inflate(-self._ctx.px(12), -self._ctx.px(12)))

    def _draw_march(self, surface: pygame.Surface, state: FrontState, event: e.Moved, t: float) -> None:
        path = tuple(here for here in event.path if here)
        points = self.map.trail(path, by_road=True)
        if not event.path[0]:
            first = self.stacks.place_of(state, self._token(event.counters[0]))
            points = [self.stacks.middle(first or path[0]), *points]
        spot = along(points, t * t * (3 - 2 * t))
        for number, name in enumerate(event.counters):
            shift = number * self.map.counter_size * 0.12
            self._draw_at(surface, state, self._token(name), (spot[0] - shift, spot[1] + shift), lift=True)

    def _draw_leaving(
        self, surface: pygame.Surface, state: FrontState, token: str, here: HexId, t: float
    ) -> None:
        """A counter is taken off the table: it rises and goes towards its player's edge."""
        x, y = self.map.centre_of(here)
        self._draw_at(surface, state, token, (x, y - t * t * self._ctx.px(140)), fade=1 - t)

    def _draw_at(
        self, surface: pygame.Surface, state: FrontState, token: str, at: Point, *, lift: bool = False,
        fade: float = 1.0,
    ) -> None:  # fmt: skip
        size = round(self.map.counter_size * (1.06 if lift else 1.0))
        image = self.stacks.image(state, token, size)
        if image is None:
            return
        if fade < 1:
            image = image.copy()
            image.set_alpha(round(255 * fade))
        surface.blit(image, (round(at[0] - size / 2), round(at[1] - size / 2)))

    def draw_carried(
        self, surface: pygame.Surface, state: FrontState, tokens: tuple[str, ...], pos: tuple[int, int]
    ) -> None:
        """Counters in the hand, at the pointer, lifted off the table."""
        size = max(self.map.counter_size, self._ctx.px(40))
        shadow = pygame.Surface((size, size), pygame.SRCALPHA)
        pygame.draw.rect(shadow, (0, 0, 0, 80), shadow.get_rect(), border_radius=max(2, size // 10))
        surface.blit(shadow, shadow.get_rect(center=(pos[0] + size // 6, pos[1] + size // 5)))
        for number, token in enumerate(tokens):
            image = self.stacks.image(state, token, round(size * 1.06))
            if image is not None:
                shift = round((len(tokens) - 1 - number) * size * 0.14)
                surface.blit(image, image.get_rect(center=(pos[0] + shift, pos[1] - shift)))

    def _draw_labels(self, surface: pygame.Surface, marks: FrontMarks, state: FrontState) -> None:
        """Movement points left, in the lower part of each hex."""
        size = max(11, round(15 * min(1.3, self.map.camera.scale / self._ctx.scale)))
        piles = self.stacks.piles(state)
        for here, (text, ground) in marks.labels.items():
            x, y = self.map.centre_of(here)
            if not self.rect.collidepoint(x, y):
                continue
            low = 21 * self.map.camera.scale if here in piles else 0
            label = self._label(text, ground, size)
            surface.blit(label, label.get_rect(center=(round(x), round(y + low))))

    def _label(self, text: str, ground: Colour, size: int) -> pygame.Surface:
        key = (text, ground, size)
        if key not in self._labels:
            ctx = self._ctx
            words = ctx.type.line(text, "title", size, PAPER)
            wide = max(words.get_width() + ctx.px(8), words.get_height())
            out = pygame.Surface((wide * 2, words.get_height() * 2), pygame.SRCALPHA)
            box = out.get_rect()
            pygame.draw.rect(out, (*FELT_DEEP, 215), box, border_radius=box.height // 2)
            pygame.draw.rect(out, (*ground, 255), box, max(2, ctx.px(3)), border_radius=box.height // 2)
            out = pygame.transform.smoothscale(out, (wide, words.get_height()))
            out.blit(words, words.get_rect(center=out.get_rect().center))
            self._labels[key] = out
        return self._labels[key]

    def _draw_cursor(self, surface: pygame.Surface, here: str) -> None:
        if here.startswith("@"):
            x, y = self.stacks.middle(here)
            pygame.draw.circle(surface, BRASS_BRIGHT, (x, y), self.map.counter_size * 0.8, self._ctx.px(3))
            return
        corners = self.map.outline_of(here)
        pygame.draw.polygon(surface, INK, corners, self._ctx.px(6))
        pygame.draw.polygon(surface, BRASS_BRIGHT, corners, self._ctx.px(3))

    def _draw_frame(self, surface: pygame.Surface) -> None:
        """The thin dark edge where the map's paper ends under the rails."""
        pygame.draw.rect(surface, FELT_DEEP, self.rect.inflate(2, 2), 2)


def along(points: list[Point], part: float) -> Point:
    """The point after a part of a way."""
    lengths = [((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 for (ax, ay), (bx, by) in pairwise(points)]
    left = part * sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if left <= length and length > 0:
            share = left / length
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        left -= length
    return points[-1]


def mark(here: HexId, colour: Colour, pattern: Pattern = "wash", strength: int = 90) -> HexMark:
    """A mark without an outline."""
    return HexMark(here, colour, pattern, strength=strength)


def _pair(side: str) -> tuple[HexId, HexId]:
    a, _, b = side.partition("-")
    return a, b


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _dots(surface: pygame.Surface, points: list[Point], colour: Colour, wide: int, pitch: int) -> None:
    total = sum(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 for (ax, ay), (bx, by) in pairwise(points))
    count = max(1, round(total / pitch))
    for k in range(count + 1):
        spot = along(points, k / count)
        pygame.draw.circle(surface, INK, spot, wide * 0.9 + 1)
        pygame.draw.circle(surface, colour, spot, wide * 0.9)


def _head(surface: pygame.Surface, a: Point, b: Point, colour: Colour, size: float) -> None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = max(0.001, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / length, dy / length
    tip = (b[0] + ux * size * 0.5, b[1] + uy * size * 0.5)
    base = (b[0] - ux * size * 0.7, b[1] - uy * size * 0.7)
    wings = [
        tip,
        (base[0] - uy * size * 0.8, base[1] + ux * size * 0.8),
        (base[0] + uy * size * 0.8, base[1] - ux * size * 0.8),
    ]
    pygame.draw.polygon(surface, colour, wings)
    pygame.draw.polygon(surface, INK, wings, 2)
