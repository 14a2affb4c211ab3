"""Events that leaders may keep off, and the Surrender Segment: who is struck, who may roll, his chance."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.games.front.hands import name_of
from game.games.front.model import SurrenderCheck, Trial
from game.games.front.ui.assault_chips import Switch
from game.games.front.ui.dice_cards import draw_event_card
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.games.front.ui.assault_desk import FightDesk


class TrialSheet:
    """Fills the sheet while a trial or the surrender of units waits for leaders."""

    def __init__(self, desk: FightDesk) -> None:
        self._desk = desk

    def title(self) -> str:
        """Where it is."""
        desk, trial = self._desk, self._desk.state.trial
        if trial is not None:
            return desk.words.say("title.trial", place=desk.words.place(trial.hex))
        return desk.words.say("title.surrender")

    def build(self) -> None:
        """The event's card or the units at risk, then the leaders, then the way on."""
        desk = self._desk
        trial, check = desk.state.trial, desk.state.surrender
        if trial is not None:
            self._build_trial(trial)
        elif check is not None:
            self._build_surrender(check)

    def _build_trial(self, trial: Trial) -> None:
        desk, words, ctx = self._desk, self._desk.words, self._desk.ctx

        def card(surface: pygame.Surface, box: pygame.Rect) -> None:
            draw_event_card(ctx, surface, box, words, trial.event, is_adverse=True)

        desk.sheet.paint(ctx.px(104), card, 10)
        desk.lay_chips([desk.chip(f"unit:{unit}", fixed=True) for unit in trial.units])
        self._build_leaders(trial.leaders, "stage.trial")

    def _build_surrender(self, check: SurrenderCheck) -> None:
        desk = self._desk
        chips = []
        for unit in check.units:
            chip = desk.chip(f"unit:{unit}", fixed=True, faded=unit in check.spared)
            chip.caption = "✓" if unit in check.spared else ""
            chips.append(chip)
        desk.sheet.heading(desk.words.say("stage.surrender"))
        desk.lay_chips(chips)
        self._build_leaders(check.leaders, "stage.surrender")

    def _build_leaders(self, leaders: tuple[str, ...], key: str) -> None:
        """A row for each leader who may roll, with his chance; the button that lets it go on."""
        desk, words = self._desk, self._desk.words
        if not desk.is_asked:
            desk.sheet.text(words.say("stage.waits", side=words.table.side(int(desk.acting))), "bold", 16)
            return
        if leaders:
            desk.sheet.text(words.say(f"{key}.text"))
        for leader in leaders:
            token = f"leader:{leader}"
            if token not in desk.hand.offers:
                continue
            rating = desk.rules.book.leaders[leader].initiative
            chance = words.say("chance.pass", percent=min(100, 10 * (rating + 1)))
            effect = f"{words.say('chance.rating', target=rating)}: {chance}"
            image = desk.stacks.image(desk.state, token, desk.ctx.px(30))
            act = partial(desk.touch_quietly, token)
            row = Switch(desk.ctx, token, words.name(leader), effect, False, act, effect, image)
            row.rect = desk.sheet.take(desk.ctx.px(38), 4)
            desk.group.add(row)
        for token in desk.hand.offers:
            if not token.startswith("button:"):
                continue
            name = name_of(token)
            said = (
                words.say(f"button.{name}") if words.has(f"button.{name}") else name.replace("_", " ").title()
            )
            button = Button(desk.ctx, name, said, partial(desk.touch_quietly, token), primary=True)
            desk.sheet.row([button], desk.ctx.px(40))
