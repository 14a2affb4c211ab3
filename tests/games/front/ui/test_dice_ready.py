"""Dice and tray are got ready while nothing rolls; what is seen then is what would be seen without."""

from __future__ import annotations

import pygame

from game.games.front import events as e
from game.games.front.ui.dice_moments import FightDice
from game.games.front.ui.dice_told import DICE
from game.ui import dice_faces
from game.ui.context import Context
from game.ui.timeline import Playing
from tests.games.front.boards import rules_of
from tests.games.front.table import DE
from tests.games.front.ui.fights import before_auw
from tests.ui.pilot import Pilot

RULES = rules_of("tutorial")
EVENT = e.FuelRolled(seat=DE, unit="de_244", die=1, is_dry=True)


def _shown(dice: FightDice, ctx: Context) -> bytes:
    """The card of a roll in the middle of its time."""
    surface, state = pygame.Surface(ctx.scenes.size), before_auw()
    dice.cue(state, EVENT)
    assert dice.draw(surface, state, Playing(EVENT, 0.4, False), surface.get_rect())
    return surface.get_buffer().raw


def test_dice_and_tray_are_ready_before_the_first_roll() -> None:
    ctx = Pilot().ctx
    dice = FightDice(ctx, RULES)
    dice_faces._cut.cache_clear()
    for _ in range(60):
        dice.get_ready()
    ready = dice_faces._cut.cache_info().misses
    assert ready == len({(die.kind, text) for die in DICE for text in die.faces})
    assert _shown(dice, ctx) == _shown(FightDice(ctx, RULES), ctx)
    assert dice_faces._cut.cache_info().misses == ready


def test_a_tray_got_ready_is_thrown_away_at_another_scale() -> None:
    ctx = Pilot(size=(1920, 1080)).ctx
    dice = FightDice(ctx, RULES)
    for _ in range(60):
        dice.get_ready()
    before = _shown(dice, ctx)
    ctx.settings.scale = 1.5
    ctx.settings_changed()
    assert ctx.scale == 1.5
    assert _shown(dice, ctx) == _shown(FightDice(ctx, RULES), ctx) != before
