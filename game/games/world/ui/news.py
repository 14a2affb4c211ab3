"""The national events of a seat as pages: public ones for all, secret ones behind a cover, offers to decide.

Every page must have been open and every offer be answered before the events are closed (R086). What sabotage
has destroyed is chosen on its page, unit by unit (R087).
"""

from __future__ import annotations

from functools import partial

import pygame

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world.commands import CloseNews, LoseUnit
from game.games.world.model import UNIT_KINDS, UnitKind
from game.games.world.text import WorldNarrator
from game.games.world.ui.dossier_cover import Cover
from game.games.world.ui.dossier_parts import Signature
from game.games.world.ui.dossier_scene import USED, DossierScene, HasDesk
from game.games.world.ui.map_pieces import MapPieces
from game.games.world.ui.news_cards import Card
from game.games.world.ui.news_pages import Page, public_pages, secret_pages
from game.games.world.ui.news_parts import Dots, Pile
from game.ui.context import Context
from game.ui.keys import unused
from game.ui.widgets import Button, IconButton, Label

_BAR = 60
_WIDE, _HIGH = 880, 500


_USED = {"page_back", "page_on", "undo", "end_turn", "accept", "decline"}


class NewsScene(DossierScene):
    """Lies upon the table while its seat reads its national events."""

    unused_keys = unused(DossierScene.keys, USED | _USED)
    end_key = "keys.close_news"
    steps = ("sabotage", "news")
    rules_token = "chapter:news"

    def __init__(self, ctx: Context, table: HasDesk) -> None:
        super().__init__(ctx, table)
        self.narrator = WorldNarrator(self.desk.rules)
        self.pieces = MapPieces(ctx)
        self.sealed = self.is_shared()
        self.at = 0
        self.read: set[int] = set()
        self.answers: dict[Seat, bool] = {}

    @property
    def public(self) -> tuple[Page, ...]:
        """The pages for all."""
        return public_pages(self.state)

    @property
    def secret(self) -> tuple[Page, ...]:
        """The pages for the seat alone; none while sabotage is being carried out, nor under the cover."""
        if self.sealed or self.state.step == "sabotage":
            return ()
        return secret_pages(self.state, self.seat)

    @property
    def pages(self) -> tuple[Page, ...]:
        """All that may be paged now."""
        return (*self.public, *self.secret)

    @property
    def is_covered(self) -> bool:
        """Whether the cover lies on top: the public pages are through."""
        return self.at >= len(self.pages)

    def title(self) -> str:
        """The strip's heading."""
        return self.words.say("news")

    def renew(self) -> None:
        """Sabotage is carried out: the rest may be paged."""
        self.at = min(self.at, len(self.public))

    def layout(self, size: tuple[int, int]) -> None:
        """Pieces are made for a scale."""
        self.pieces = MapPieces(self.ctx)
        super().layout(size)

    def build(self, room: pygame.Rect) -> None:
        """The open page or the cover, and the bar below."""
        px = self.ctx.px
        bar = pygame.Rect(room.left, room.bottom - px(_BAR), room.width, px(_BAR))
        desk = pygame.Rect(room.left, room.top, room.width, room.height - px(_BAR) - px(8))
        if self.is_covered:
            who = self.words.who(self.state, self.seat)
            Cover(self.ctx, self.words, self.seat, who, self.title()).lay(self.group, desk, self.lift)
            self._lay_bar(bar)
            return
        self.read.add(self.at)
        page = self.pages[self.at]
        rect = pygame.Rect(0, 0, min(px(_WIDE), desk.width - px(40)), min(px(_HIGH), desk.height))
        rect.center = desk.center
        card = Card(self, page, rect)
        self.group.add(card)
        if page.offers is not None:
            self._lay_answers(page.offers, card)
        if page.notice.kind == "sabotage" and self._toll():
            self._lay_piles(card)
        self._lay_bar(bar)

    def lift(self) -> None:
        """The seat's player looks."""
        self.sealed = False
        self.ctx.sounds.play("card")
        self.group.focus = None
        self.rebuild()

    def turn(self, step: int) -> None:
        """Go a page on or back; behind the last public page lies the cover."""
        last = len(self.pages) - (0 if self.sealed and self.state.step == "news" else 1)
        if step > 0 and self.at == len(self.public) - 1 and self._toll():
            self.toasts.refuse(self._toll_words(), "R087")
            return
        goal = min(max(0, self.at + step), last)
        if goal != self.at:
            self.at = goal
            self.ctx.sounds.play("slide")
            self.rebuild()

    def answer(self, seat: Seat, accept: bool) -> None:
        """Decide on an offer; it can be changed until the events are closed."""
        self.answers[seat] = accept
        self.ctx.sounds.play("place")
        self.rebuild()

    def give_up(self, kind: UnitKind) -> None:
        """Sabotage: one unit of this kind goes."""
        if self.submit(LoseUnit(seat=self.seat, kind=kind)):
            self.ctx.sounds.play("capture")

    def close(self) -> None:
        """All is read: answer the offers and go on, or say what is missing."""
        left = self.unread()
        if left:
            self.refuse(Illegal("R086", "pages_unread", left=left))
            return
        waiting = self.undecided()
        if waiting:
            self.at = next(place for place, page in enumerate(self.pages) if page.offers == waiting[0])
            self.rebuild()
            self.toasts.refuse(
                self.words.say("news.undecided", who=self.words.who(self.state, waiting[0])), "R112"
            )
            return
        accept = tuple(sorted(seat for seat, yes in self.answers.items() if yes))
        self.submit(CloseNews(seat=self.seat, read=len(self.pages), accept=accept))

    def unread(self) -> int:
        """How many pages have not been open, as far as they may be known."""
        return sum(place not in self.read for place in range(len(self.pages)))

    def undecided(self) -> tuple[Seat, ...]:
        """Whose offers are not answered."""
        offers = (page.offers for page in self.secret)
        return tuple(seat for seat in offers if seat is not None and seat not in self.answers)

    def handle(self, event: pygame.event.Event) -> None:
        """Arrow and Page keys turn the pages; else widgets, then keys."""
        if event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            step = {pygame.K_LEFT: -1, pygame.K_PAGEUP: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: 1}.get(
                event.key
            )
            if step is not None:
                self.turn(step)
                return
        super().handle(event)

    def act(self, action: str | None, event: pygame.event.Event) -> None:
        """E closes, Ctrl+Z takes back; Y and N answer the offer on the page."""
        offered = None if self.is_covered else self.pages[self.at].offers
        if action == "end_turn" and not self.is_covered:
            self.close()
        elif action == "undo":
            self.take_back()
        elif offered is not None and action in ("accept", "decline"):
            self.answer(offered, action == "accept")

    def _toll(self) -> int:
        toll = self.state.toll
        return toll.count if toll is not None and self.state.step == "sabotage" else 0

    def _toll_words(self) -> str:
        return self.words.say("news.toll_one" if self._toll() == 1 else "news.toll", count=self._toll())

    def _lay_answers(self, seat: Seat, card: Card) -> None:
        px = self.ctx.px
        wide, high = px(190), px(48)
        y = min(card.detail.top, card.columns.bottom - high)
        for place, (name, accept) in enumerate((("accept", True), ("decline", False))):
            is_on = self.answers.get(seat) == accept
            icon = "check" if accept else "close"
            button = Button(
                self.ctx, name, self.words.say(f"news.{name}"), partial(self.answer, seat, accept), icon=icon,
                primary=is_on, tip=self.words.say(f"news.{name}.tip", who=self.words.who(self.state, seat)),
            )  # fmt: skip
            button.rect = pygame.Rect(card.columns.left + place * (wide + px(16)), y, wide, high)
            self.group.add(button)

    def _lay_piles(self, card: Card) -> None:
        px = self.ctx.px
        told = Label(self.ctx, self._toll_words(), "bold", 16)
        told.rect = pygame.Rect(card.columns.left, card.detail.top, card.columns.width, px(24))
        self.group.add(told)
        camp = self.state.realms[self.seat].camp
        size = min(px(96), card.columns.bottom - told.rect.bottom - px(6))
        x = card.columns.left
        for kind in UNIT_KINDS:
            if camp.of(kind):
                pile = Pile(self, kind, camp.of(kind), partial(self.give_up, kind))
                pile.rect = pygame.Rect(x, told.rect.bottom + px(6), size + px(44), size)
                self.group.add(pile)
                x = pile.rect.right + px(14)

    def _lay_bar(self, bar: pygame.Rect) -> None:
        px = self.ctx.px
        side = px(48)
        back = IconButton(
            self.ctx, "previous", "arrow_left", partial(self.turn, -1), self.words.say("news.previous")
        )
        back.rect = pygame.Rect(bar.left + px(8), bar.centery - side // 2, side, side)
        if self.at == 0:
            back.disabled = self.words.say("news.first")
        self.group.add(back)
        dots = Dots(self.ctx, self)
        dots.rect = pygame.Rect(bar.centerx - bar.width // 4, bar.top, bar.width // 2, bar.height)
        self.group.add(dots)
        if self.is_covered:
            return
        is_last = self.at == len(self.pages) - 1 and not self.sealed and self.state.step == "news"
        name = "close" if is_last else "turn"
        act = self.close if is_last else partial(self.turn, 1)
        button = Signature(
            self.ctx,
            name,
            self.words.say(f"news.{name}"),
            act,
            icon="check" if is_last else "arrow_right",
            primary=True,
        )
        if is_last and (self.unread() or self.undecided()):
            button.disabled = self.words.say("news.not_yet")
            button.refused = self.close
        wide = max(px(190), button.natural_width())
        button.rect = pygame.Rect(bar.right - wide - px(8), bar.centery - side // 2, wide, side)
        self.group.add(button)
        if self.group.focus is None or not self.group.focus.ring:
            self.group.set_focus(button)
