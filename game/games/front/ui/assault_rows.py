"""What fights lay on their sheet: counters in rows, the choice of a target, the buttons at the foot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

import pygame

from game.games.front.hands import name_of
from game.games.front.standing import strength
from game.games.front.ui.assault_chips import CounterChip
from game.ui.theme import BRASS_BRIGHT, INK_SOFT, Colour
from game.ui.widgets import Button, IconButton
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.games.front.ui.assault_desk import FightDesk

CHIP, CAPTION = 46, 18
IN_TONE: Colour = BRASS_BRIGHT


def build_targets(desk: FightDesk, key: str) -> None:
    """Before a target is chosen: what to do, and the targets as buttons."""
    targets = desk.plan.targets
    desk.sheet.text(desk.words.say(key if targets else "pick.nobody"))
    rows: list[Widget] = [
        Button(desk.ctx, f"hex:{here}", desk.words.place(here), partial(desk.aim, here), size=14)
        for here in targets[: 2 * max(1, (desk.sheet.left - desk.ctx.px(60)) // desk.ctx.px(46))]
    ]
    for start in range(0, len(rows), 2):
        desk.sheet.row(rows[start : start + 2], desk.ctx.px(34))


def build_foot(desk: FightDesk, main: Button) -> None:
    """The one likely action at the foot, with the ways back beside it."""
    px, say = desk.ctx.px, desk.words.say
    box = desk.sheet.take_foot(px(42))
    word = "button.none" if desk.plan.units else "button.all"
    back = IconButton(desk.ctx, "back", "arrow_left", desk.let_go, say("button.back"))
    clear = IconButton(desk.ctx, "clear", "swap", desk.all_or_none, say(word))
    for place, widget in enumerate((back, clear)):
        widget.rect = pygame.Rect(box.left + place * px(50), box.top, px(42), px(42))
        desk.group.add(widget)
    main.rect = pygame.Rect(box.left + px(100), box.top, box.width - px(100), box.height)
    desk.group.add(main)


def lay_chips(desk: FightDesk, chips: list[CounterChip], empty: str = "") -> None:
    """Lay counters in a row (or more), as large as fits."""
    if not chips:
        if empty:
            desk.sheet.text(empty, "italic", 14, INK_SOFT)
        return
    px = desk.ctx.px
    room, gap = desk.sheet.rect.width, px(8)
    side = px(CHIP - 8 if desk.is_tight else CHIP)
    per = max(1, (room + gap) // (side + gap))
    high = side + (px(CAPTION) if any(chip.caption for chip in chips) else px(4))
    home = pygame.Rect(desk.rect.left, 0, desk.rect.width, 0)
    for start in range(0, len(chips), per):
        box = desk.sheet.take(high, 4)
        home = pygame.Rect(desk.rect.left, home.top or box.top, desk.rect.width, 0)
        home.height = box.bottom - home.top
        for place, chip in enumerate(chips[start : start + per]):
            chip.rect = pygame.Rect(box.left + place * (side + gap), box.top, side, side)
            desk.group.add(chip)
    for chip in chips:
        chip.home = home


def chip(
    desk: FightDesk,
    token: str,
    *,
    fixed: bool = False,
    faded: bool = False,
    is_in: bool = False,
    kind: str = "",
) -> CounterChip:
    """A counter for the sheet."""
    act = partial(desk.toggle, token)
    made = CounterChip(desk.ctx, token, desk.stacks, desk.state, act, desk.words.name(name_of(token)))
    made.is_fixed, made.is_faded = fixed, faded
    made.edge = IN_TONE if is_in else None
    unit = desk.state.units.get(name_of(token))
    if unit is None or desk.is_low:
        return made
    if kind in ("attack", "defence"):
        which: Literal["attack", "defence"] = "attack" if kind == "attack" else "defence"
        value = strength(desk.rules.book, name_of(token), unit, which)
        made.caption = str(value)
    elif kind == "barrage":
        made.caption = str(desk.rules.book.units[name_of(token)].barrage)
    elif kind == "steps":
        made.caption = desk.words.say("chance.step" if unit.steps == 1 else "chance.steps", count=unit.steps)
    return made
