"""Choices among what does not lie on the table: the discard pile, the box, removed cards, guilds, leaders.

They lie on the dimmed table, which can be looked at in between. `open_pile` only shows the discard pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.games.wonders.agenda import options_of
from game.games.wonders.model import Task
from game.games.wonders.ui.offer import USED, OfferScene
from game.ui import backdrop
from game.ui.grounds import draw_panel
from game.ui.keys import unused
from game.ui.widgets import Button, IconButton

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

_KINDS = {
    "discard_pile": "card", "removed": "card", "guild": "card", "destroy": "card", "copy": "card",
    "split": "card", "leaders": "leader", "hire": "leader", "bury": "leader", "token": "token",
    "box_token": "token",
}  # fmt: skip


class ChoiceScene(OfferScene):
    """The choice at the head of the agenda, for the seat that has to make it."""

    opaque = False

    def __init__(self, table: WondersTable) -> None:
        self._task: Task = table.desk.view.state.agenda[0]
        super().__init__(table)

    def title(self) -> str:
        """What it comes from."""
        source = self._task.source
        return self.words.say(f"choice.title.{self._task.kind}", source=self.words.name(source))

    def lead(self) -> str:
        """What may be done, and whether it must."""
        key = "may" if self._task.optional else "must"
        return f"{self.words.say(f'choice.{self._task.kind}')} {self.words.say(f'choice.{key}')}"

    def offers(self) -> list[str]:
        """What the choice is among."""
        kind = _KINDS[self._task.kind]
        return [f"{kind}:{one}" for one in options_of(self.state, self._current())]

    def is_due(self) -> bool:
        """While this choice waits for the seat at this screen."""
        agenda = self.state.agenda
        if not agenda or self.desk.waiting_for is not None or self.desk.hand is None:
            return False
        return (agenda[0].kind, agenda[0].source) == (self._task.kind, self._task.source)

    def take_words(self) -> str:
        """What becomes of the picked thing."""
        verb = f"choice.take.{self._task.kind}"
        if self.chosen is None:
            return self.words.say("choice.take")
        return self.words.say(verb, name=self.words.name(self.chosen.partition(":")[2]))

    def extras(self) -> list[Button]:
        """Do without, where that is allowed; look at the table."""
        say, out = self.words.say, []
        if "button:decline" in self.hand.starts:
            out.append(Button(self.ctx, "decline", say("choice.decline"), self._decline))
        out.append(Button(self.ctx, "look", say("choice.look"), self.ctx.scenes.pop, icon="eye"))
        return out

    def escape(self) -> None:
        """Esc: let go of what is picked, else look at the table."""
        if self.chosen is not None:
            super().escape()
        else:
            self.ctx.scenes.pop()

    def ground(self) -> pygame.Rect:
        """A tray in the middle of the table."""
        room = backdrop.inside(self.ctx, self.size)
        px = self.ctx.px
        width, height = min(room.width - px(40), px(1240)), min(room.height - px(120), px(600))
        return pygame.Rect(room.centerx - width // 2, room.centery - height // 2, width, height)

    def paint_ground(self, surface: pygame.Surface) -> None:
        """The lamp dims; a walnut tray lies on the table."""
        backdrop.dim(surface)
        draw_panel(self.ctx, surface, self.ground(), "dark")

    def _current(self) -> Task:
        return self.state.agenda[0] if self.state.agenda else self._task

    def _decline(self) -> None:
        self.touch("button:decline")


class PileScene(OfferScene):
    """The discard pile, open for both at any time (W082). Nothing is chosen here."""

    opaque = False
    idle = "offer.idle.pile"
    unused_keys = unused(OfferScene.keys, (USED - {"hint"}) | {"pile"})

    def title(self) -> str:
        """The discard pile."""
        return self.words.say("explain.title.discard")

    def lead(self) -> str:
        """How many cards there are."""
        many = len(self.state.discard)
        return self.words.say("explain.pile", count=many) if many else self.words.say("explain.pile_empty")

    def offers(self) -> list[str]:
        """Nothing to choose."""
        return []

    def is_due(self) -> bool:
        """Until it is closed."""
        return True

    def take_words(self) -> str:
        """Not needed: nothing is taken."""
        return ""

    def extras(self) -> list[Button]:
        """Close."""
        return [Button(self.ctx, "close", self.words.say("choice.close"), self.ctx.scenes.pop, primary=True)]

    def lay_more(self, room: pygame.Rect) -> pygame.Rect:
        """The cards, the oldest first."""
        self.place_faces([f"card:{one}" for one in self.state.discard], room, True, False)
        return room

    def tools(self) -> list[IconButton]:
        """There is nothing to decide here, so no hint either."""
        return [tool for tool in super().tools() if tool.name != "hint"]

    def ask_hint(self) -> None:
        """Nothing is asked."""

    def escape(self) -> None:
        """Esc closes."""
        self.ctx.scenes.pop()

    def act(self, action: str | None) -> None:
        """The key that opens it closes it too."""
        if action == "pile":
            self.ctx.scenes.pop()

    ground = ChoiceScene.ground
    paint_ground = ChoiceScene.paint_ground


def open_choice(table: WondersTable) -> None:
    """The choice that is due."""
    table.ctx.scenes.push(ChoiceScene(table))


def open_pile(table: WondersTable) -> None:
    """The discard pile, card by card."""
    table.ctx.scenes.push(PileScene(table))
