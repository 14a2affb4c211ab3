"""Set-up: nations as dossiers, paged by arrows and emblems, one to be taken; the scenario beside them (R017).

Everything here is public. Territories are claimed on the map afterwards.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world.commands import ChooseNation
from game.games.world.model import NationId
from game.games.world.steps import to_act
from game.games.world.ui.dossier_parts import Signature
from game.games.world.ui.dossier_scene import USED, DossierScene, HasDesk
from game.games.world.ui.nation_cards import Emblem, NationSheet
from game.games.world.ui.nation_scenario import ScenarioSheet
from game.ui.context import Context
from game.ui.keys import shown, unused
from game.ui.widgets import IconButton, Widget

_SHELF = 104
_RAIL = 320


_USED = {"page_back", "page_on", "undo", "end_turn"}


class NationScene(DossierScene):
    """Lies upon the table while its seat chooses a nation."""

    unused_keys = unused(DossierScene.keys, USED | _USED)
    end_key = "keys.take_nation"
    steps = ("nations",)
    rules_token = "chapter:setup"

    def __init__(self, ctx: Context, table: HasDesk) -> None:
        super().__init__(ctx, table)
        self.shown: NationId = self._first()
        self.home_maps: dict[tuple[str, int], pygame.Surface] = {}  # by home area and width

    def actor(self) -> Seat:
        """Who chooses now."""
        return min(to_act(self.state), default=self.state.active)

    def title(self) -> str:
        """The strip's heading."""
        return self.words.say("nation.choose")

    @property
    def nations(self) -> tuple[NationId, ...]:
        """The nations of this game's set (R017)."""
        every = self.book.nations.nations
        takes_all = self.state.options.nation_set == "all"
        return tuple(name for name, one in every.items() if takes_all or not one.extra)

    def owner(self, nation: NationId) -> Seat | None:
        """Who has taken a nation."""
        return next(
            (Seat(seat) for seat, realm in enumerate(self.state.realms) if realm.nation == nation), None
        )

    def refusal(self, nation: NationId) -> Illegal | None:
        """Why a nation cannot be taken; None if it can."""
        reason: Illegal | None = self.desk.rules.why_not(self.state, self.seat, (), f"nation:{nation}")
        return reason

    def show(self, nation: NationId) -> None:
        """Open a nation's dossier."""
        if nation != self.shown:
            self.shown = nation
            self.ctx.sounds.play("slide")
            self.rebuild()

    def show_advice(self, tokens: tuple[str, ...]) -> None:
        """Open the dossier of the nation that a hint names."""
        for token in tokens:
            kind, _, name = token.partition(":")
            if kind == "nation":
                self.show(name)

    def tools(self) -> list[Widget]:
        """A hint for the first choice of the game."""
        tip = self.words.say("tool.hint", hotkey=shown("hint", "table"))
        return [IconButton(self.ctx, "hint", "lamp", self.ask_hint, tip)]

    def turn(self, step: int) -> None:
        """The nation before or after, around."""
        row = self.nations
        self.show(row[(row.index(self.shown) + step) % len(row)])

    def choose(self) -> None:
        """Take the nation that is open."""
        if self.submit(ChooseNation(seat=self.seat, nation=self.shown)):
            self.ctx.sounds.play("place")

    def renew(self) -> None:
        """Somebody else has chosen."""
        self.shown = self._first()

    def build(self, room: pygame.Rect) -> None:
        """The open dossier with its arrows, the scenario beside it, all emblems below."""
        px = self.ctx.px
        shelf = pygame.Rect(room.left, room.bottom - px(_SHELF), room.width, px(_SHELF))
        rail = pygame.Rect(room.right - px(_RAIL), room.top, px(_RAIL), room.height - shelf.height - px(10))
        left = pygame.Rect(room.left, room.top, rail.left - px(12) - room.left, rail.height)
        side = px(48)
        sheet = NationSheet(self, self.shown, left.inflate(-2 * (side + px(12)), 0))
        self.group.add(sheet)
        for name, step, icon, x in (
            ("previous", -1, "arrow_left", left.left), ("following", 1, "arrow_right", left.right - side),
        ):  # fmt: skip
            arrow = IconButton(
                self.ctx, name, icon, partial(self.turn, step), self.words.say(f"nation.{name}")
            )
            arrow.rect = pygame.Rect(x, left.centery - side // 2, side, side)
            self.group.add(arrow)
        reason = self.refusal(self.shown)
        name = self.words.names.nation(self.shown)
        take = Signature(
            self.ctx,
            "take",
            self.words.say("nation.take", nation=name),
            self.choose,
            icon="check",
            primary=True,
        )
        if reason is not None:
            take.disabled = self.reason(reason)
            take.refused = partial(self.refuse, reason, take.rect)
        wide = max(px(260), take.natural_width())
        take.rect = pygame.Rect(0, 0, wide, px(50))
        take.rect.bottomright = (sheet.inner.right, sheet.inner.bottom)
        self.group.add(take)
        scenario = ScenarioSheet(self, rail)
        self.group.add(scenario)
        self._lay_shelf(shelf)
        if self.group.focus is None:
            self.group.set_focus(take)

    def handle(self, event: pygame.event.Event) -> None:
        """Left and right page; else widgets, then keys."""
        if event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            step = {pygame.K_LEFT: -1, pygame.K_PAGEUP: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: 1}.get(
                event.key
            )
            if step is not None:
                self.turn(step)
                return
        super().handle(event)

    def act(self, action: str | None, event: pygame.event.Event) -> None:
        """E takes the open nation."""
        if action == "end_turn":
            self.choose()
        elif action == "undo":
            self.take_back()

    def _first(self) -> NationId:
        """The first nation that can be taken."""
        return next((name for name in self.nations if self.refusal(name) is None), self.nations[0])

    def _lay_shelf(self, box: pygame.Rect) -> None:
        px, row = self.ctx.px, self.nations
        pitch = min(px(118), box.width // len(row))
        x = box.centerx - pitch * len(row) // 2
        for place, nation in enumerate(row):
            emblem = Emblem(self, nation, partial(self.show, nation))
            emblem.rect = pygame.Rect(x + place * pitch + px(3), box.top, pitch - px(6), box.height)
            self.group.add(emblem)
