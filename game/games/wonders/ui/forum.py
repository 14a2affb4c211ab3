"""The middle of the table in drafts and recruitment: what is on offer, laid down or looked at."""

from __future__ import annotations

import pygame

from game.games.wonders.book import load_book
from game.games.wonders.model import BOTH, HIDDEN, PRIVATE, WondersState
from game.games.wonders.scoring import cost_of
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.geometry import CARD_RATIO, TABLET_RATIO, Geometry
from game.games.wonders.ui.words import WondersWords
from game.ui.context import Context
from game.ui.grounds import draw_panel, draw_shadow
from game.ui.theme import BRASS_BRIGHT, ON_DARK

DRAFTS = ("leader_draft", "wonder_draft")
_SECRETS = ("choose", "declare", "enlist")


class Forum:
    """Draws the middle in drafts and in the Recruitment Phase, and the tray of a private choice."""

    def __init__(self, ctx: Context, geometry: Geometry, faces: CardFaces, words: WondersWords) -> None:
        self._ctx = ctx
        self._geometry = geometry
        self._faces = faces
        self._words = words

    def tokens(self, state: WondersState) -> dict[str, pygame.Rect]:
        """Where what is on offer, laid down or looked at lies."""
        if state.phase in DRAFTS:
            kind = "leader" if state.phase == "leader_draft" else "wonder"
            return dict(
                zip(
                    (f"{kind}:{one}" for one in state.draft),
                    self.places(len(state.draft), kind),
                    strict=True,
                )
            )
        looked_at = _looked_at(state)
        if looked_at:
            kinds = [_kind(one) for one in looked_at]
            rects = self.places(len(looked_at), kinds[0])
            return {f"{kind}:{one}": rect for kind, one, rect in zip(kinds, looked_at, rects, strict=True)}
        return {}

    def draw(self, surface: pygame.Surface, state: WondersState) -> None:
        """Paint it, with a title above."""
        ctx, box = self._ctx, self._geometry.display
        if state.phase in DRAFTS:
            self._title(surface, self._words.say(f"forum.{state.phase}"))
            self._draw_things(surface, state)
        elif state.phase in _SECRETS and not state.agenda:
            self._title(surface, self._words.say("forum.recruitment", age="I" * state.age))
            self._draw_laid(surface, state)
        if _looked_at(state):
            tray = box.inflate(-ctx.px(20), -box.height // 3)
            draw_panel(ctx, surface, tray, "dark")
            source = self._words.name(state.agenda[0].source)
            at = (tray.centerx, tray.top + ctx.px(8))
            ctx.type.draw(surface, source, at, "title", 20, BRASS_BRIGHT, "midtop")
            self._draw_things(surface, state)

    def _draw_things(self, surface: pygame.Surface, state: WondersState) -> None:
        for token, rect in self.tokens(state).items():
            kind, _, name = token.partition(":")
            draw_shadow(self._ctx, surface, rect.inflate(-self._ctx.px(10), -self._ctx.px(10)))
            surface.blit(self.face(state, kind, name, rect), rect)

    def face(self, state: WondersState, kind: str, name: str, rect: pygame.Rect) -> pygame.Surface:
        """The picture of a thing that lies in a place."""
        match kind:
            case "leader":
                return self._faces.leader(name, rect.size, cost=cost_of(state.options, name))
            case "wonder":
                return self._faces.wonder(name, rect.size)
            case "token":
                return self._faces.token(name, rect.width)
            case _:
                return self._faces.card(name, rect.size)

    def _draw_laid(self, surface: pygame.Surface, state: WondersState) -> None:
        """Each seat's leader on its side: face down while secret, then open, with what was declared."""
        ctx, box = self._ctx, self._geometry.display
        high = min(box.height * 42 // 100, ctx.px(220))
        for seat in BOTH:
            rect = pygame.Rect(0, 0, round(high / CARD_RATIO), high)
            rect.centerx = box.centerx
            if self._geometry.is_near(seat):
                rect.bottom = box.bottom
            else:
                rect.top = box.top + ctx.px(34)
            leader = state.chosen[seat]
            if not leader:
                pygame.draw.rect(surface, (14, 18, 16), rect, border_radius=ctx.px(8))
                pygame.draw.rect(surface, BRASS_BRIGHT, rect, max(1, ctx.px(1)), ctx.px(8))
                continue
            draw_shadow(ctx, surface, rect.inflate(-ctx.px(10), -ctx.px(10)))
            if leader == HIDDEN:
                surface.blit(self._faces.back("leader", rect.size), rect)
            else:
                cost = cost_of(state.options, leader)
                surface.blit(self._faces.leader(leader, rect.size, cost=cost), rect)
            if state.declared[seat]:
                told = self._words.say(f"forum.declared.{state.declared[seat]}")
                at = (rect.right + ctx.px(14), rect.centery)
                ctx.type.draw(surface, told, at, "title", 20, ON_DARK, "midleft")

    def _title(self, surface: pygame.Surface, text: str) -> None:
        box, ctx = self._geometry.display, self._ctx
        ctx.type.draw(surface, text, (box.centerx, box.top), "title", 20, BRASS_BRIGHT, "midtop")

    def places(self, count: int, kind: str) -> list[pygame.Rect]:
        """Places in a row; tablets in two rows of two."""
        ctx, box = self._ctx, self._geometry.display
        room = pygame.Rect(box.left, box.top + ctx.px(36), box.width, box.height - ctx.px(40))
        gap = ctx.px(16)
        if kind == "wonder":
            across, ratio = 2, TABLET_RATIO
        else:
            across, ratio = max(1, count), 1.0 if kind == "token" else CARD_RATIO
        rows = max(1, -(-count // across))
        wide = min(
            (room.width - (across + 1) * gap) / max(across, 4 if across > 2 else 2),
            (room.height - (rows + 1) * gap) / rows / ratio,
            ctx.px(110) if kind == "token" else ctx.px(240),
        )
        high = wide * ratio
        out = []
        for place in range(count):
            in_row = min(across, count - place // across * across)
            left = room.centerx - (in_row * wide + (in_row - 1) * gap) / 2
            top = room.centery - (rows * high + (rows - 1) * gap) / 2
            x, y = left + place % across * (wide + gap), top + place // across * (high + gap)
            out.append(pygame.Rect(round(x), round(y), int(wide), int(high)))
        return out


def _looked_at(state: WondersState) -> tuple[str, ...]:
    """What the private choice at the head of the agenda is among, where it may be seen."""
    if state.agenda and state.agenda[0].kind in PRIVATE and state.agenda[0].is_open:
        return state.agenda[0].options
    return ()


def _kind(thing: str) -> str:
    book = load_book()
    return "card" if thing in book.cards else "leader" if thing in book.leaders else "token"
