"""Events that leaders may keep off, and the Surrender Segment: who is struck, who may roll, his chance."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.games.front.hands import name_of
from game.games.front.model import SurrenderCheck, Trial
from game.games.front.phases.surrender import modifiers
from game.games.front.standing import proficiency
from game.games.front.ui.assault_rows import chip, lay_chips
from game.games.front.ui.dice_cards import draw_event_card
from game.games.front.ui.tables_words import signed
from game.ui.theme import INK, INK_SOFT
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
        lay_chips(desk, [chip(desk, f"unit:{unit}", fixed=True) for unit in trial.units])
        self._build_leaders(trial.leaders, "stage.trial")

    def _build_surrender(self, check: SurrenderCheck) -> None:
        desk = self._desk
        desk.sheet.heading(desk.words.say("stage.surrender"))
        for unit in check.units:
            self._build_row(unit, unit in check.spared)
        self._build_leaders(check.leaders, "stage.surrender")

    def _build_row(self, unit: str, is_spared: bool) -> None:
        """A unit at risk: its counter, what changes its die, and its chance to hold out."""
        desk, words, ctx = self._desk, self._desk.words, self._desk.ctx
        added = modifiers(desk.rules.course(desk.state), unit)
        target = proficiency(desk.rules.book, unit, desk.state.units[unit])
        target -= sum(value for _, value in added)
        percent = max(0, min(100, 10 * (target + 1)))
        told = words.say("surrender.row", target=max(0, target), percent=percent)
        first = words.say("surrender.spared") if is_spared else told
        parts = [
            words.say("m.mod", what=words.say(f"mod.{key}"), value=signed(value)) for key, value in added
        ]
        second = ", ".join(parts)

        def paint(surface: pygame.Surface, box: pygame.Rect) -> None:
            left, room = box.left + ctx.px(50), box.width - ctx.px(50)
            ctx.type.draw(surface, first, (left, box.top + ctx.px(2)), "bold", 14, INK)
            text = ctx.type.fit(second, "body", 12, room)
            ctx.type.draw(surface, text, (left, box.top + ctx.px(21)), "body", 12, ctx.tone(INK_SOFT))

        box = desk.sheet.paint(ctx.px(42), paint)
        counter = chip(desk, f"unit:{unit}", fixed=True, faded=is_spared)
        counter.rect = pygame.Rect(box.left, box.top, ctx.px(40), ctx.px(40))
        desk.group.add(counter)

    def _build_leaders(self, leaders: tuple[str, ...], key: str) -> None:
        """A row for each leader who may roll, with his chance; the button that lets it go on."""
        desk, words = self._desk, self._desk.words
        if not desk.is_asked:
            desk.sheet.text(words.say("stage.waits", side=words.table.side(int(desk.acting))), "bold", 16)
            return
        if leaders:
            desk.sheet.text(words.say(f"{key}.text"))
        able = [leader for leader in leaders if f"leader:{leader}" in desk.hand.offers]
        for number, leader in enumerate(able):
            token = f"leader:{leader}"
            rating = desk.rules.book.leaders[leader].initiative
            percent = min(100, 10 * (rating + 1))
            said = words.say("leader.tries", name=words.name(leader), percent=percent)
            tip = words.say("chance.rating", target=rating)
            act = partial(desk.touch_quietly, token)
            roll = Button(desk.ctx, token, said, act, icon="dice", primary=number == 0, tip=tip)
            desk.sheet.row([roll], desk.ctx.px(40))
        for token in desk.hand.offers:
            if not token.startswith("button:"):
                continue
            name = name_of(token)
            said = words.say(f"button.{name}")
            button = Button(desk.ctx, name, said, partial(desk.touch_quietly, token), primary=not able)
            desk.sheet.row([button], desk.ctx.px(40))
