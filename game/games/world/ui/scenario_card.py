"""The card of a scenario on the new-game form: who starts where, how it is won, what it fixes (R015, R016).

It reads the same numbers as the rules, for as many players and with as many settings as the form has now.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from game.games.world.book import Book, load_book
from game.games.world.model import BLOCS, WorldOptions
from game.games.world.settings import parse_options
from game.games.world.ui.outlines import BUNDLED
from game.games.world.ui.scenario_map import SHARES, continents_of, draw_number, numbered
from game.games.world.ui.words import WorldWords
from game.kit.regions import RegionMap
from game.ui.context import Context
from game.ui.map_file import bundled_regions, bundled_shapes
from game.ui.text import Family
from game.ui.theme import INK, INK_SOFT
from game.ui.widgets import Widget

_MAP_SHARE, _MOST_MAP, _LEAST_MAP = 42, 400, 190  # percent of the card's width; pixels at scale 1
_AIR, _STEP = 12, 26  # around and between; what a numbered line is moved in
_GROUND = (0xE7, 0xD9, 0xB8)
_EDGE = (0xB8, 0xA0, 0x6E)


@dataclass(frozen=True)
class Line:
    """A line of the card: its words, how they are written, and a share's number before them."""

    text: str
    family: Family = "body"
    share: int | None = None
    air: int = 0  # pixels (at scale 1) above it
    is_moved_in: bool = False  # goes on a numbered line


class ScenarioCard(Widget):
    """Paints the card of the chosen scenario; it takes no input. Its height follows from its width."""

    focusable = False

    def __init__(self, ctx: Context, seats: int, picks: Mapping[str, str], width: int) -> None:
        super().__init__(ctx, "card:scenario")
        options, book, words = parse_options(picks), load_book(), WorldWords()
        regions, shapes = bundled_regions(BUNDLED), bundled_shapes(BUNDLED)
        px, air = ctx.px, ctx.px(_AIR)
        wide = max(px(_LEAST_MAP), min(px(_MOST_MAP), width * _MAP_SHARE // 100))
        self._map = numbered(ctx, regions, shapes, marked(book, options, seats, regions), wide)
        begin = begun(words, book, options, seats, regions)
        self._left = self._broken(begin, width - wide - 3 * air)
        self._right = self._broken(won(words, book, options, seats), wide)
        right = self._map.get_height() + self._length(self._right)
        self.rect = pygame.Rect(0, 0, width, max(self._length(self._left), right) + 2 * air)

    @property
    def label(self) -> str:
        """All that it says, a line each."""
        return "\n".join(line.text for line in (*self._left, *self._right))

    def contains(self, pos: tuple[int, int]) -> bool:
        """It takes no input."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the slip: how it begins at the left, the map and how it is won at the right."""
        self.lines.clear()
        px, box = self.ctx.px, self.rect
        air = px(_AIR)
        pygame.draw.rect(surface, _GROUND, box, border_radius=px(6))
        pygame.draw.rect(surface, _EDGE, box, max(1, px(1)), border_radius=px(6))
        place = self._map.get_rect(topright=(box.right - air, box.top + air))
        surface.blit(self._map, place)
        pygame.draw.rect(surface, _EDGE, place.inflate(2, 2), max(1, px(1)))
        self._draw_lines(surface, self._left, (box.left + air, box.top + air))
        self._draw_lines(surface, self._right, place.bottomleft)

    def _draw_lines(self, surface: pygame.Surface, rows: Sequence[Line], at: tuple[int, int]) -> None:
        px, y = self.ctx.px, at[1]
        for line in rows:
            y += px(line.air)
            x = at[0]
            if line.share is not None:
                draw_number(self.ctx, surface, line.share, (x + px(9), y + self._high(line) // 2))
            if line.share is not None or line.is_moved_in:
                x += px(_STEP)
            tone = INK if line.family in ("body", "bold") else self.ctx.tone(INK_SOFT)
            self.write(surface, line.text, (x, y), line.family, 14, tone)
            y += self._high(line)

    def _high(self, line: Line) -> int:
        return self.ctx.type.height(line.family, 14)

    def _length(self, rows: Sequence[Line]) -> int:
        return sum(self._high(line) + self.ctx.px(line.air) for line in rows)

    def _broken(self, rows: Iterable[Line], width: int) -> list[Line]:
        """The lines, broken to the room that they have."""
        out: list[Line] = []
        for line in rows:
            room = width - (0 if line.share is None else self.ctx.px(_STEP))
            first, *others = self.ctx.type.wrap(line.text, line.family, 14, room)
            out.append(replace(line, text=first))
            out += [Line(text, line.family, is_moved_in=line.share is not None) for text in others]
        return out


def begun(
    words: WorldWords, book: Book, options: WorldOptions, seats: int, regions: RegionMap
) -> Iterator[Line]:
    """What the scenario is about, whose the nations are and who starts where."""
    say = words.say
    yield Line(say(f"scenario.{options.scenario}"), "italic")
    yield Line(say("scenario.nations"), "bold", air=8)
    yield Line(_nations(words, book, options, seats))
    yield Line(say("scenario.start"), "bold", air=8)
    start = book.start_mode(options)
    yield Line(say(f"scenario.start.{start}"))
    if start == "fixed":
        yield from _dealt(words, book, options, seats, regions)
    elif start == "home_area":
        for number, (nation, home) in enumerate(_homes(book, options, regions)):
            yield Line(
                say("scenario.home", nation=words.names.nation(nation), place=home), share=number, air=3
            )


def won(words: WorldWords, book: Book, options: WorldOptions, seats: int) -> Iterator[Line]:
    """The three ways to win, and how many missions there are."""
    say, scenario = words.say, book.scenario(options)
    yield Line(say("scenario.win"), "bold", air=10)
    yield Line(say("scenario.win.points", points=scenario.victory.points[str(seats)]))
    yield Line(say("scenario.win.research", level=scenario.victory.research))
    badge = scenario.victory.badge
    yield Line(say("scenario.win.badge", badge=badge, name=words.names.badge(badge)))
    missions = [one for one in book.missions.missions.values() if scenario.extra_missions or not one.extra]
    yield Line(say("scenario.missions", count=len(missions)), "italic", air=8)


def marked(book: Book, options: WorldOptions, seats: int, regions: RegionMap) -> tuple[tuple[str, ...], ...]:
    """What the map shows in tones: the shares that are dealt, or the home areas, as far as the tones go; or
    nothing where everybody begins where they like."""
    start = book.start_mode(options)
    if start == "fixed":
        return book.fixed_start(options, seats)
    if start == "home_area":
        nations = book.nations.nations
        taken = {nation for nation, _ in _homes(book, options, regions)}
        return tuple((one.home_area,) for name, one in nations.items() if name in taken)
    return ()


def _nations(words: WorldWords, book: Book, options: WorldOptions, seats: int) -> str:
    mode = book.nation_mode(options)
    if mode == "fixed":
        if book.start_mode(options) == "fixed":
            return words.say("scenario.nations.fixed")  # each is named with what it is dealt
        given = [words.names.nation(nation) for nation in book.fixed_nations(options, seats)]
        return words.say("scenario.nations.given", nations=words.names.listed(given))
    if mode == "by_bloc":
        places = book.bloc_places(seats)
        rows = [
            words.say("scenario.bloc", bloc=words.names.blocs[bloc], count=places[bloc]) for bloc in BLOCS
        ]
        return words.say("scenario.nations.by_bloc", blocs=", ".join(rows))
    return words.say("scenario.nations.free")


def _dealt(
    words: WorldWords, book: Book, options: WorldOptions, seats: int, regions: RegionMap
) -> Iterator[Line]:
    """A line for each share: whose it is, how large, on which continents."""
    is_given = book.nation_mode(options) == "fixed"
    nations = book.fixed_nations(options, seats) if is_given else ()
    for number, share in enumerate(book.fixed_start(options, seats)):
        who = (
            words.names.nation(nations[number])
            if is_given
            else words.say("scenario.order", number=number + 1)
        )
        points = sum(regions.by_id[place].production for place in share)
        lands = ", ".join(f"{name} {count}" for name, count in continents_of(regions, share).items())
        yield Line(words.say("scenario.share", who=who, points=points, lands=lands), share=number, air=3)


def _homes(book: Book, options: WorldOptions, regions: RegionMap) -> list[tuple[str, str]]:
    """Nations with the names of their home areas, as many as there are tones for."""
    nations = [
        (name, regions.by_id[one.home_area].name)
        for name, one in book.nations.nations.items()
        if options.nation_set == "all" or not one.extra
    ]
    return nations[: len(SHARES)]
