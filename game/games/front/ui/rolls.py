"""Ten-sided dice shown on the map for checks and bonus rolls: a kite that turns and comes to rest, and what
the number means. The log's dice are shown, nothing is rolled here."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.core.messages import Event
from game.games.front import events as e
from game.games.front.ui.words import FrontWords
from game.ui.context import Context
from game.ui.grounds import draw_shadow, draw_slice
from game.ui.theme import BAD, BRASS_BRIGHT, GOOD, INK, ON_DARK, PAPER, Colour

_TUMBLES = 0.55  # the part of the time in which a die turns


@dataclass(frozen=True)
class Roll:
    """A roll to show: whose, the dice, what was needed, and how it came out."""

    token: str  # the counter it is rolled for
    dice: tuple[int, ...]
    text: str
    is_good: bool


def roll_of(words: FrontWords, event: Event) -> Roll | None:
    """The roll that an event tells of, where its counter is read."""
    match event:
        case e.InitiativeChecked(leader=leader, die=die, initiative=rating, passed=passed) if leader:
            key = "roll.passed" if passed else "roll.failed"
            return Roll(f"leader:{leader}", (die,), words.say(key, target=rating), passed)
        case e.BonusRolled(leader=leader, die=die, points=points) if leader:
            return Roll(f"leader:{leader}", (die,), words.say("roll.bonus", points=points), points > 0)
        case e.NightTried(units=units, leader=leader, die=die, target=target, passed=passed) if (
            leader or units
        ):
            token = f"leader:{leader}" if leader else f"unit:{units[0]}"
            key = "roll.passed" if passed else "roll.failed"
            return Roll(token, (die,), words.say(key, target=target), passed)
        case e.BridgeTried(unit=unit, die=die, proficiency=target, blown=blown) if unit:
            key = "roll.passed" if blown else "roll.failed"
            return Roll(f"unit:{unit}", (die,), words.say(key, target=target), blown)
        case e.LifeRolled(leader=leader, tens=tens, units=ones, survived=survived) if leader:
            key = "roll.alive" if survived else "roll.dead"
            return Roll(f"leader:{leader}", (tens, ones), words.say(key), survived)
    return None


def draw_roll(
    ctx: Context, surface: pygame.Surface, roll: Roll, at: tuple[float, float], t: float, room: pygame.Rect
) -> None:
    """Paint a roll above a point, `t` of its time gone."""
    px, size = ctx.px, ctx.px(46)
    still = t >= _TUMBLES
    wide = len(roll.dice) * (size + px(4)) + px(16)
    if still:
        wide += ctx.type.width(roll.text, "bold", 16) + px(8)
    plate = pygame.Rect(0, 0, wide, size + px(14))
    plate.midbottom = (round(at[0]), round(at[1]) - px(26))
    plate.clamp_ip(room)
    draw_shadow(ctx, surface, plate)
    draw_slice(ctx, surface, "ui/panel_dark", plate)
    x = plate.left + px(10) + size // 2
    for number, die in enumerate(roll.dice):
        part = min(1.0, t / _TUMBLES)
        turn = (1 - part) ** 2 * (540 + 90 * number)
        shown = die if still else (die + math.floor((1 - part) * 17) * 7) % 10
        hop = abs(math.sin(part * 3 * math.pi)) * (1 - part) * px(14)
        kite = pygame.transform.rotozoom(_kite(size, roll.dice != (die,) and number == 0), turn, 1.0)
        surface.blit(kite, kite.get_rect(center=(x, round(plate.centery - hop))))
        at_ = (x, round(plate.centery - hop - size * 0.06))
        ctx.type.draw(surface, str(shown), at_, "title", 20, INK, "center")
        x += size + px(4)
    if still:
        tone: Colour = BRASS_BRIGHT if roll.is_good else ON_DARK
        left = x - size // 2 + px(2)
        ctx.type.draw(surface, roll.text, (left, plate.centery), "bold", 16, tone, "midleft")
        mark = pygame.Rect(plate.left, plate.bottom - px(4), plate.width, px(4))
        pygame.draw.rect(surface, GOOD if roll.is_good else BAD, mark, border_radius=px(2))


@lru_cache(maxsize=8)
def _kite(size: int, is_tens: bool) -> pygame.Surface:
    """A d10 seen from above: the kite of the face on top and its neighbours; the tens die is dark-edged."""
    fine = 3
    side = size * fine
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = side / 2

    def at(dx: float, dy: float) -> tuple[float, float]:
        return middle + dx * middle, middle + dy * middle

    hull = [at(0, -0.96), at(0.86, -0.2), at(0.8, 0.3), at(0, 0.96), at(-0.8, 0.3), at(-0.86, -0.2)]
    edge = (0x6A, 0x2A, 0x22) if is_tens else (0xB8, 0xA8, 0x84)
    pygame.draw.polygon(out, edge, hull)
    pygame.draw.polygon(out, (0xC9, 0xBB, 0x98), [at(0, -0.96), at(0.86, -0.2), at(0.5, 0.2)])
    pygame.draw.polygon(out, (0xD8, 0xCB, 0xA9), [at(0, -0.96), at(-0.86, -0.2), at(-0.5, 0.2)])
    pygame.draw.polygon(out, PAPER, [at(0, -0.96), at(0.54, 0.18), at(0, 0.52), at(-0.54, 0.18)])
    pygame.draw.lines(out, (0x4A, 0x3E, 0x30), True, hull, fine * 2)
    face = [at(0, -0.96), at(0.54, 0.18), at(0, 0.52), at(-0.54, 0.18)]
    pygame.draw.lines(out, (0x8A, 0x7A, 0x5C), True, face, fine)
    return pygame.transform.smoothscale(out, (size, size))
