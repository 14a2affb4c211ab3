"""Counters on the map: small piles at rest, fanned out under the pointer so that each can be read and taken.

A pile lies on a hex, or beside the map at an entry (`@E1`) where reinforcements wait. Tokens: `unit:ID`,
`leader:ID`, `hidden:HEX` (counters that these eyes cannot read), `marker:HEX`, `stack:PLACE` (the whole pile,
the foot of an open fan).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from game.games.front.model import SIDES, FrontState
from game.games.front.rules import FrontRules
from game.games.front.ui.counters import Counters, LeaderFace, UnitFace
from game.games.front.ui.map_picture import MapPicture
from game.games.front.ui.prints import Prints
from game.games.front.ui.words import FrontWords
from game.ui.context import Context
from game.ui.grounds import draw_shadow, draw_slice
from game.ui.theme import BRASS_BRIGHT, GOOD, INK, ON_DARK, Colour

PILE_STEP = 0.12  # how far one counter of a pile lies from the next, in counters
CHIEF = 0.62  # a leader upon a pile, in counters
FANNED, FAN_FOOT = 54, 22  # a fanned counter's least side, and the foot of a fan, at scale 1
READABLE = 34  # from this side on (scale 1) a lone counter needs no fan


@dataclass(frozen=True)
class Piece:
    """A counter where it lies."""

    token: str
    rect: pygame.Rect


class Stacks:
    """Draws all counters of a state on a map, and knows which lies under a point."""

    def __init__(self, ctx: Context, rules: FrontRules, chart: MapPicture, words: FrontWords) -> None:
        self._ctx = ctx
        self._rules = rules
        self._map = chart
        self._words = words
        self.prints = Prints(rules)
        self.counters = self._fresh()
        self._look = ctx.scale
        self._kept: tuple[object, dict[str, tuple[str, ...]]] = (None, {})
        self.raised: frozenset[str] = frozenset()  # counters taken up lie on top of their pile
        self.fan: str | None = None  # the place whose pile is fanned out

    def fit(self) -> None:
        """The interface's scale may have changed."""
        if self._look != self._ctx.scale:
            self._look, self.counters = self._ctx.scale, self._fresh()

    def _fresh(self) -> Counters:
        """Counters whose divisions have the same colours in every window."""
        counters = Counters(self._ctx)
        for _, division in sorted({(unit.side, unit.division) for unit in self._rules.book.units.values()}):
            counters.band(division)
        return counters

    def piles(self, state: FrontState) -> dict[str, tuple[str, ...]]:
        """Tokens by place, the lowest first: weak units, strong units, leaders."""
        if self._kept[0] is not state:
            self._kept = (state, self._piled(state))
        return self._kept[1]

    def place_of(self, state: FrontState, token: str) -> str | None:
        """The place on which a token lies; a hex's own token too."""
        kind, _, name = token.partition(":")
        if kind == "unit" and name in state.units:
            one = state.units[name]
            return one.hex or f"@{one.entry}"
        if kind == "leader" and name in state.leaders:
            chief = state.leaders[name]
            return chief.hex or f"@{chief.entry}"
        if kind in ("hex", "hidden", "marker", "stack"):
            return name if name.startswith("@") or self._rules.ground.has(name) else None
        return None

    def middle(self, place: str) -> tuple[float, float]:
        """Where a place is in the window."""
        if place.startswith("@"):
            return self._map.beside(self._rules.ground.entries[place[1:]].hex)
        return self._map.centre_of(place)

    def pieces(self, state: FrontState, place: str) -> list[Piece]:
        """The counters of a place as they lie now, the lowest first."""
        tokens = self.piles(state).get(place, ())
        if place == self.fan and tokens:
            return self._fanned(state, place, tokens)
        return self._piled_up(place, tokens)

    def opens(self, state: FrontState, place: str) -> bool:
        """Whether the pile of a place opens under the pointer: several counters, or one too small to read."""
        count = len(self.piles(state).get(place, ()))
        return count > 1 or (count == 1 and self._map.counter_size < self._ctx.px(READABLE))

    def fan_rect(self, state: FrontState) -> pygame.Rect | None:
        """The plate of the open fan."""
        if self.fan is None:
            return None
        tokens = self.piles(state).get(self.fan, ())
        return self._plate(self.fan, len(tokens)) if tokens else None

    def foot_rect(self, state: FrontState) -> pygame.Rect | None:
        """The foot of the open fan, which takes the whole pile."""
        plate = self.fan_rect(state)
        if plate is None or self.fan is None or len(self.piles(state).get(self.fan, ())) < 2:
            return None
        high = self._ctx.px(FAN_FOOT)
        return pygame.Rect(plate.left, plate.bottom - high, plate.width, high)

    def token_at(self, state: FrontState, pos: tuple[int, int]) -> str | None:
        """The topmost counter under a point, or the foot of the open fan."""
        plate = self.fan_rect(state)
        if plate is not None and self.fan is not None and plate.collidepoint(pos):
            foot = self.foot_rect(state)
            if foot is not None and foot.collidepoint(pos):
                return f"stack:{self.fan}"
            for piece in self.pieces(state, self.fan):
                if piece.rect.collidepoint(pos):
                    return piece.token
            return f"hex:{self.fan}" if not self.fan.startswith("@") else f"stack:{self.fan}"
        size = 2 * self._map.counter_size
        for place in reversed(self.piles(state)):
            x, y = self.middle(place)
            if abs(x - pos[0]) < size and abs(y - pos[1]) < size:
                for piece in reversed(self.pieces(state, place)):
                    if piece.rect.collidepoint(pos):
                        return piece.token
        return None

    def draw(
        self,
        surface: pygame.Surface,
        state: FrontState,
        absent: Collection[str] = (),
        rings: dict[str, Colour] | None = None,
        dim: Collection[str] = (),
    ) -> None:
        """Paint every pile but the fanned one; `absent` tokens are on their way elsewhere."""
        rings = rings or {}
        view = self._map.rect.inflate(3 * self._map.counter_size, 3 * self._map.counter_size)
        for place in self.piles(state):
            if place != self.fan and view.collidepoint(self.middle(place)):
                for piece in self.pieces(state, place):
                    if piece.token not in absent:
                        self._draw_piece(surface, state, piece, rings, piece.token in dim)

    def draw_fan(
        self,
        surface: pygame.Surface,
        state: FrontState,
        absent: Collection[str] = (),
        rings: dict[str, Colour] | None = None,
    ) -> None:
        """Paint the open fan upon everything else."""
        plate = self.fan_rect(state)
        if plate is None or self.fan is None:
            return
        draw_shadow(self._ctx, surface, plate)
        draw_slice(self._ctx, surface, "ui/panel_dark", plate)
        for piece in self.pieces(state, self.fan):
            if piece.token not in absent:
                self._draw_piece(surface, state, piece, rings or {}, False)
        foot = self.foot_rect(state)
        if foot is not None:
            key = "fan.whole" if f"stack:{self.fan}" not in (rings or {}) else "fan.taken"
            text = self._words.say(key, count=len(self.piles(state)[self.fan]))
            text = self._ctx.type.fit(text, "body", 13, foot.width - self._ctx.px(10))
            self._ctx.type.draw(surface, text, foot.center, "body", 13, ON_DARK, "center")

    def image(self, state: FrontState, token: str, size: int) -> pygame.Surface | None:
        """A counter's picture in a size."""
        kind, _, name = token.partition(":")
        if kind == "hidden":
            for seat, side in enumerate(SIDES):
                if name in state.hidden[seat]:
                    return self.counters.hidden(side, state.hidden[seat][name], size)
            return None
        if kind == "marker":
            affects = next((one.affects for one in state.markers if one.hex == name), None)
            return None if affects is None else self.counters.marker(SIDES[affects], size)
        face = self.prints.face(state, name)
        if isinstance(face, UnitFace):
            return self.counters.unit(face, size)
        return self.counters.leader(face, size) if isinstance(face, LeaderFace) else None

    def _piled(self, state: FrontState) -> dict[str, tuple[str, ...]]:
        book = self._rules.book
        piles: dict[str, list[tuple[tuple[int, ...], str]]] = {}
        for name, one in state.units.items():
            place = one.hex or (f"@{one.entry}" if one.entry else "")
            print_ = book.units[name]
            weight = (int(not book.is_artillery(name)), (print_.attack + print_.defence) * one.steps)
            piles.setdefault(place, []).append(((0, *weight), f"unit:{name}"))
        for name, chief in state.leaders.items():
            place = chief.hex or (f"@{chief.entry}" if chief.entry else "")
            piles.setdefault(place, []).append(((1, 0, 0), f"leader:{name}"))
        for row in state.hidden:
            for here in row:
                piles.setdefault(here, []).append(((0, 0, 0), f"hidden:{here}"))
        for marker in state.markers:
            piles.setdefault(marker.hex, []).append(((2, 0, 0), f"marker:{marker.hex}"))
        piles.pop("", None)
        order = sorted(piles, key=lambda place: self._depth(place))
        return {place: tuple(token for _, token in sorted(piles[place])) for place in order}

    def _depth(self, place: str) -> tuple[float, float]:
        here = self._rules.ground.entries[place[1:]].hex if place.startswith("@") else place
        x, y = self._map.atlas.centres[here]
        return y, x

    def _piled_up(self, place: str, tokens: tuple[str, ...]) -> list[Piece]:
        size = self._map.counter_size
        x, y = self.middle(place)
        cards = [token for token in tokens if token.partition(":")[0] in ("unit", "hidden")]
        cards.sort(key=lambda token: token in self.raised)
        tops = [token for token in tokens if token not in cards]
        if not cards and tops:
            cards, tops = tops[:1], tops[1:]
        step = size * PILE_STEP
        shift = step * (len(cards) - 1) / 2
        out = []
        for place_, token in enumerate(cards):
            back = (len(cards) - 1 - place_) * step
            middle = (round(x - shift + back), round(y + shift - back))
            rect = pygame.Rect(0, 0, size, size)
            rect.center = middle
            out.append(Piece(token, rect))
        small = max(self._ctx.px(14), round(size * CHIEF))
        for place_, token in enumerate(tops):
            rect = pygame.Rect(0, 0, small, small)
            rect.center = (
                round(x - shift + size * 0.52 - place_ * small * 0.55), round(y + shift - size * 0.48)
            )  # fmt: skip
            out.append(Piece(token, rect))
        return out

    def _fan_size(self) -> int:
        return max(self._map.counter_size, self._ctx.px(FANNED))

    def _plate(self, place: str, count: int) -> pygame.Rect:
        px, size = self._ctx.px, self._fan_size()
        columns = min(count, 5)
        rows = -(-count // columns)
        foot = px(FAN_FOOT) if count > 1 else 0
        wide = columns * (size + px(6)) + px(10)
        high = rows * (size + px(6)) + px(10) + foot
        plate = pygame.Rect(0, 0, wide, high)
        x, y = self.middle(place)
        plate.center = (round(x), round(y + foot / 2))
        return plate.clamp(self._map.rect)

    def _fanned(self, state: FrontState, place: str, tokens: tuple[str, ...]) -> list[Piece]:
        px, size = self._ctx.px, self._fan_size()
        plate = self._plate(place, len(tokens))
        columns = min(len(tokens), 5)
        out = []
        for number, token in enumerate(reversed(tokens)):
            rect = pygame.Rect(
                plate.left + px(8) + number % columns * (size + px(6)),
                plate.top + px(7) + number // columns * (size + px(6)), size, size,
            )  # fmt: skip
            out.append(Piece(token, rect))
        return out[::-1]

    def _draw_piece(
        self, surface: pygame.Surface, state: FrontState, piece: Piece, rings: dict[str, Colour], dim: bool
    ) -> None:
        image = self.image(state, piece.token, piece.rect.width)
        if image is None:
            return
        surface.blit(image, piece.rect)
        if dim:
            veil = pygame.Surface(piece.rect.size, pygame.SRCALPHA)
            veil.fill((20, 26, 22, 90))
            surface.blit(veil, piece.rect)
        colour = rings.get(piece.token)
        if colour is not None:
            self.draw_ring(surface, piece.rect, colour)

    def draw_ring(self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
        """A frame around a counter: bright for taken up, its shape thicker than that of a lit one."""
        most = rect.width // (14 if colour == BRASS_BRIGHT else 20)
        wide = max(1, min(self._ctx.px(3 if colour == BRASS_BRIGHT else 2), most))
        box = rect.inflate(2 * wide, 2 * wide)
        radius = max(2, rect.width // 10)
        pygame.draw.rect(surface, INK, box.inflate(2, 2), wide + 2, border_radius=radius + wide)
        pygame.draw.rect(surface, colour, box, wide, border_radius=radius + wide)


LIT, TAKEN = GOOD, BRASS_BRIGHT
"""Rings: may be taken up; is taken up."""
