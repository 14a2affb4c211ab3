"""A seat's player board: nation, Base Camp with Drop Zone, supply, military research and badges (R042).

Everything on it is public. Above it a tab for each seat shows whose board it is.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.core.ids import Seat
from game.games.world.book import Book
from game.games.world.model import UNIT_KINDS, Realm, UnitKind, Units, WorldState
from game.games.world.ui.map_pieces import MapPieces
from game.games.world.ui.words import WorldWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_slice
from game.ui.theme import BRASS, BRASS_BRIGHT, FELT_DEEP, ON_DARK, ON_DARK_SOFT, WALNUT

TABS = 34
HEIGHT = 192
_LEVELS = 3


class PlayerBoard:
    """Draws the board of one seat and the tabs of all."""

    def __init__(self, ctx: Context, book: Book, words: WorldWords) -> None:
        self._ctx = ctx
        self._book = book
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.tabs = pygame.Rect(0, 0, 1, 1)
        self._pieces = MapPieces(ctx)
        self._scale = ctx.scale

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window: its top for the tabs."""
        px = self._ctx.px
        if self._scale != self._ctx.scale:
            self._scale, self._pieces = self._ctx.scale, MapPieces(self._ctx)
        self.tabs = pygame.Rect(rect.left, rect.top, rect.width, px(TABS))
        self.rect = pygame.Rect(rect.left, self.tabs.bottom, rect.width, rect.bottom - self.tabs.bottom)

    def token_at(self, state: WorldState, pos: tuple[int, int], seat: Seat) -> str | None:
        """A seat's tab, or a pile of the shown board: `camp:tank`, `supply:infantry`."""
        if self.tabs.collidepoint(pos):
            seats = range(state.seats)
            return next(
                (f"seat:{one}" for one in seats if self._tab(state, Seat(one)).collidepoint(pos)), None
            )
        for kind in UNIT_KINDS:
            if self.pile_rect("camp", kind).collidepoint(pos):
                return f"camp:{kind}"
            if self.pile_rect("supply", kind).collidepoint(pos):
                return f"supply:{kind}"
        if self.camp_rect().collidepoint(pos):
            return "camp"
        return f"board:{seat}" if self.rect.collidepoint(pos) else None

    def position_of(self, state: WorldState, token: str) -> tuple[int, int] | None:
        """The middle of a pile or tab."""
        kind, _, name = token.partition(":")
        if kind in ("camp", "supply"):
            return self.pile_rect(kind, name).center if name in UNIT_KINDS else self.camp_rect().center
        return self._tab(state, Seat(int(name))).center if kind == "seat" else None

    def camp_rect(self) -> pygame.Rect:
        """The tray of the Base Camp."""
        px, box = self._ctx.px, self._inner()
        return pygame.Rect(box.left, box.top + px(40), box.width * 62 // 100, px(62))

    def drop_rect(self) -> pygame.Rect:
        """The tray of the Drop Zone, to the right of it."""
        px, box, camp = self._ctx.px, self._inner(), self.camp_rect()
        return pygame.Rect(camp.right + px(6), camp.top, box.right - camp.right - px(6), camp.height)

    def pile_rect(self, tray: str, kind: str) -> pygame.Rect:
        """Where the pieces of a kind lie."""
        px, place = self._ctx.px, UNIT_KINDS.index(kind)
        if tray == "supply":
            box = self._supply_rect()
            wide = (box.width - px(58)) // 3
            return pygame.Rect(box.left + px(58) + place * wide, box.top, wide, box.height)
        box = self.camp_rect() if tray == "camp" else self.drop_rect()
        inner = pygame.Rect(box.left + px(2), box.top + px(17), box.width - px(4), box.height - px(19))
        wide = inner.width // 3
        return pygame.Rect(inner.left + place * wide, inner.top, wide, inner.height)

    def draw(
        self,
        surface: pygame.Surface,
        state: WorldState,
        seat: Seat,
        lit: frozenset[str] = frozenset(),
        hovered: str | None = None,
        taken: Mapping[UnitKind, int] | None = None,
        selected: str | None = None,
    ) -> None:
        """Paint the tabs and one seat's board; `taken` units of the camp are in a hand."""
        if not state.realms:
            return
        for one in range(state.seats):
            self._draw_tab(surface, state, Seat(one), Seat(one) == seat, lit)
        draw_slice(self._ctx, surface, "ui/panel_dark", self.rect)
        realm = state.realms[seat]
        self._draw_head(surface, state, seat, realm)
        held = taken or {}
        camp = realm.camp - Units(held.get("infantry", 0), held.get("tank", 0), held.get("aircraft", 0))
        self._draw_tray(surface, "camp", seat, camp, lit, hovered, selected)
        self._draw_tray(surface, "drop_zone", seat, realm.drop_zone, lit, hovered, selected)
        self._draw_supply(surface, seat, realm, lit, hovered)
        self._draw_levels(surface, realm)
        self._draw_medals(surface, realm)

    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self._ctx.px(9), -2 * self._ctx.px(7))

    def _tab(self, state: WorldState, seat: Seat) -> pygame.Rect:
        order = [*state.order] or [Seat(one) for one in range(state.seats)]
        place, count = order.index(seat), max(1, state.seats)
        left = self.tabs.left + self.tabs.width * place // count
        right = self.tabs.left + self.tabs.width * (place + 1) // count
        return pygame.Rect(left, self.tabs.top, right - left, self.tabs.height)

    def _draw_tab(
        self, surface: pygame.Surface, state: WorldState, seat: Seat, shown: bool, lit: frozenset[str]
    ) -> None:
        ctx, realm = self._ctx, state.realms[seat]
        box = self._tab(state, seat).inflate(-ctx.px(2), -ctx.px(2))
        if shown:
            draw_slice(ctx, surface, "ui/panel_dark", box)
        if f"seat:{seat}" in lit:
            pygame.draw.rect(surface, BRASS_BRIGHT, box, max(1, ctx.px(2)), border_radius=ctx.px(5))
        side = ctx.px(22)
        roomy = box.width > ctx.px(48)
        middle = (box.left + ctx.px(6) + side // 2 if roomy else box.centerx, box.centery)
        if seat == state.active and state.step != "over":
            pygame.draw.circle(surface, BRASS_BRIGHT, middle, side // 2 + ctx.px(2), max(1, ctx.px(2)))
        draw_badge(ctx, surface, ctx.seat_colour(seat), middle, side)
        if realm.is_out:
            pygame.draw.line(
                surface,
                ON_DARK,
                (middle[0] - side // 2, middle[1]),
                (middle[0] + side // 2, middle[1]),
                ctx.px(3),
            )
        elif roomy:
            at = (middle[0] + side // 2 + ctx.px(5), box.centery)
            ctx.type.draw(surface, str(realm.track), at, "title", 16, ON_DARK, "midleft")

    def _draw_head(self, surface: pygame.Surface, state: WorldState, seat: Seat, realm: Realm) -> None:
        ctx, box = self._ctx, self._inner()
        draw_badge(
            ctx, surface, ctx.seat_colour(seat), (box.left + ctx.px(15), box.top + ctx.px(17)), ctx.px(30)
        )
        left = box.left + ctx.px(36)
        points = self._words.say("board.points", points=realm.track)
        right = ctx.type.draw(
            surface, points, (box.right, box.top + ctx.px(2)), "title", 16, BRASS_BRIGHT, "topright"
        )
        name = self._words.who(state, seat)
        size = 16 if ctx.type.width(name, "title", 16) <= right.left - ctx.px(6) - left else 14
        name = ctx.type.fit(name, "title", size, right.left - ctx.px(6) - left)
        ctx.type.draw(surface, name, (left, box.top + ctx.px(1)), "title", size, ON_DARK)
        if realm.nation is not None:
            skill = self._words.names.nations[realm.nation].skill
            if state.options.special_skills == "off":
                skill = self._words.say("board.no_skills")
            entered = "" if realm.entered is None else self._words.say("board.entered", points=realm.entered)
            wide = ctx.type.width(entered, "body", 12)
            skill = ctx.type.fit(skill, "italic", 12, box.right - wide - ctx.px(6) - left)
            tone = ctx.tone(ON_DARK_SOFT)
            ctx.type.draw(surface, skill, (left, box.top + ctx.px(20)), "italic", 12, tone)
            ctx.type.draw(surface, entered, (box.right, box.top + ctx.px(20)), "body", 12, tone, "topright")

    def _draw_tray(
        self,
        surface: pygame.Surface,
        tray: str,
        seat: Seat,
        units: Units,
        lit: frozenset[str],
        hovered: str | None,
        selected: str | None,
    ) -> None:
        ctx = self._ctx
        box = self.camp_rect() if tray == "camp" else self.drop_rect()
        pygame.draw.rect(surface, FELT_DEEP, box, border_radius=ctx.px(5))
        pygame.draw.rect(surface, WALNUT, box, max(1, ctx.px(1)), border_radius=ctx.px(5))
        title = self._words.say(f"board.{tray}")
        if ctx.type.width(title, "bold", 12) > box.width - ctx.px(8):
            title = self._words.say(f"board.{tray}.short")
        tone = ctx.tone(ON_DARK_SOFT)
        ctx.type.draw(surface, title, (box.left + ctx.px(6), box.top + ctx.px(1)), "bold", 12, tone)
        for kind in UNIT_KINDS:
            place, token = self.pile_rect(tray, kind), f"{tray}:{kind}"
            alone = tray == "drop_zone" and units.total
            size = min(place.height, place.width - ctx.px(2), ctx.px(40 if tray == "camp" else 26))
            if token in lit:
                ring = place.inflate(-ctx.px(2), 0)
                tone_ = BRASS_BRIGHT if token in (hovered, selected) else BRASS
                pygame.draw.rect(
                    surface, tone_, ring, max(1, ctx.px(2 if token == selected else 1)), ctx.px(5)
                )
            if units.of(kind):
                self._pieces.draw(surface, kind, seat, place.center, size, units.of(kind))
            elif tray == "camp" or alone:
                mark = ctx.sprites.tinted(f"world/pieces/{kind}_mark", size, size, WALNUT)
                surface.blit(mark, mark.get_rect(center=place.center))

    def _supply_rect(self) -> pygame.Rect:
        px, camp, box = self._ctx.px, self.camp_rect(), self._inner()
        return pygame.Rect(box.left, camp.bottom + px(5), box.width, px(24))

    def _draw_supply(
        self, surface: pygame.Surface, seat: Seat, realm: Realm, lit: frozenset[str], hovered: str | None
    ) -> None:
        ctx, box = self._ctx, self._supply_rect()
        tone = ctx.tone(ON_DARK_SOFT)
        ctx.type.draw(surface, self._words.say("board.supply"), box.midleft, "bold", 12, tone, "midleft")
        for kind in UNIT_KINDS:
            place = self.pile_rect("supply", kind)
            side = ctx.px(18)
            mark = ctx.sprites.tinted(f"world/pieces/{kind}_mark", side, side, ctx.tone(ON_DARK_SOFT))
            surface.blit(mark, mark.get_rect(midleft=place.midleft))
            at = (place.left + side + ctx.px(4), place.centery)
            ctx.type.draw(surface, str(realm.supply.of(kind)), at, "body", 14, ON_DARK, "midleft")
            if f"supply:{kind}" in lit:
                tone_ = BRASS_BRIGHT if hovered == f"supply:{kind}" else BRASS
                pygame.draw.rect(surface, tone_, place.inflate(ctx.px(2), 0), max(1, ctx.px(1)), ctx.px(4))

    def _draw_levels(self, surface: pygame.Surface, realm: Realm) -> None:
        ctx, box = self._ctx, self._inner()
        y = self._supply_rect().bottom + ctx.px(12)
        tone = ctx.tone(ON_DARK_SOFT)
        ctx.type.draw(surface, self._words.say("board.military"), (box.left, y), "bold", 12, tone, "midleft")
        x = box.left + ctx.px(58) + ctx.px(9)
        for level in range(1, _LEVELS + 1):
            plate = pygame.Rect(0, 0, ctx.px(26), ctx.px(18))
            plate.midleft = (x - ctx.px(9), y)
            done = realm.military >= level
            pygame.draw.rect(surface, BRASS if done else FELT_DEEP, plate, border_radius=ctx.px(3))
            pygame.draw.rect(surface, BRASS_BRIGHT if done else WALNUT, plate, max(1, ctx.px(1)), ctx.px(3))
            ink = (0x22, 0x16, 0x0A) if done else ctx.tone(ON_DARK_SOFT)
            ctx.type.draw(surface, "I" * level, plate.center, "title", 12, ink, "center")
            x += ctx.px(32)

    def _draw_medals(self, surface: pygame.Surface, realm: Realm) -> None:
        ctx, box = self._ctx, self._inner()
        y = self._supply_rect().bottom + ctx.px(36)
        tone = ctx.tone(ON_DARK_SOFT)
        ctx.type.draw(surface, self._words.say("board.badges"), (box.left, y), "bold", 12, tone, "midleft")
        badges = self._book.missions.badges
        room = box.width - ctx.px(58)
        pitch = min(ctx.px(24), room // badges)
        for place in range(badges):
            middle = (box.left + ctx.px(58) + pitch * place + pitch // 2, y)
            radius = min(ctx.px(8), pitch // 2 - 1)
            done = place < realm.badges
            pygame.draw.circle(surface, BRASS_BRIGHT if done else FELT_DEEP, middle, radius)
            pygame.draw.circle(surface, BRASS if done else WALNUT, middle, radius, max(1, ctx.px(2)))
            if done:
                side = max(6, radius)
                star = ctx.sprites.tinted("ui/seats/star", side, side, WALNUT)
                surface.blit(star, star.get_rect(center=middle))
