"""A word over the display while something special plays: an age, another turn, a pair, a movement stopped."""

from __future__ import annotations

import pygame

from game.games.wonders import events as e
from game.games.wonders.text import load_catalogue
from game.games.wonders.ui.words import WondersWords
from game.ui.context import Context
from game.ui.grounds import draw_panel
from game.ui.theme import BRASS_BRIGHT
from game.ui.timeline import Playing


def draw_banner(
    ctx: Context, surface: pygame.Surface, words: WondersWords, box: pygame.Rect, playing: Playing | None
) -> None:
    """Paint the word that goes with the event in motion, if it has one."""
    text = None if playing is None else banner_of(words, playing.event)
    if playing is None or text is None:
        return
    wide = min(box.width, ctx.type.width(text, "title", 28) + ctx.px(64))
    plate = pygame.Rect(0, 0, wide, ctx.px(62))
    plate.center = box.center
    sheet = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    draw_panel(ctx, sheet, plate, "dark")
    told = ctx.type.fit(text, "title", 28, wide - ctx.px(32))
    ctx.type.draw(sheet, told, plate.center, "title", 28, BRASS_BRIGHT, "center")
    part = plate.inflate(ctx.px(60), ctx.px(60)).clip(sheet.get_rect())
    shown = sheet.subsurface(part).copy()
    shown.set_alpha(round(255 * min(1.0, 5 * playing.t, 4 * (1 - playing.t))))
    surface.blit(shown, part)


def banner_of(words: WondersWords, event: object) -> str | None:
    """The word of an event; None for most."""
    match event:
        case e.AgeLaid(age=age):
            return words.say("banner.age", age="I" * age)
        case e.ExtraTurnWon(seat=seat):
            return words.say("banner.extra", side=words.side(seat))
        case e.PairMade(seat=seat, symbol=symbol):
            return words.say("banner.pair", side=words.side(seat), symbol=load_catalogue().symbols[symbol])
        case e.MoveCancelled(leader=leader):
            return words.say("banner.stopped", leader=words.name(leader))
        case e.SymbolChanged(card=card, symbol=symbol):
            return words.say("banner.symbol", card=words.name(card), symbol=load_catalogue().symbols[symbol])
    return None
