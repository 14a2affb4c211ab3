"""Impatient hands: keys, buttons, drags, sizes in any order at the real table; the log holds all the same."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import library, places
from game.core.chance import Chance
from game.core.verify import verify
from game.games.duel.ui.table import DuelTable
from game.shelf import LibraryShelf
from game.ui.sit_down import sit_down
from game.ui.title import TitleScene
from tests.ui.pilot import Pilot, groups

KEYS = (
    *("enter", "esc", "space", "tab", "up", "down", "left", "right", "home", "end", "backspace", "f1", "f10"),
    *(
        "f11",
        "ctrl+z",
        "ctrl+y",
        "shift+tab",
        "t",
        "l",
        "e",
        "r",
        "m",
        "1",
        "2",
        "9",
        "?",
        "+",
        "-",
        "b",
        "s",
    ),
)
SIZES = ((1280, 720), (640, 480), (1024, 640), (800, 1200), (200, 120))
ROUND = 400  # events at one table


def test_a_table_survives_impatient_hands(leaders_home: Path) -> None:
    mash(1, "short")


@pytest.mark.soak
def test_a_table_survives_twenty_thousand_events(leaders_home: Path) -> None:
    mash(50, "long")


def mash(rounds: int, seed: str) -> None:
    """Sit down at a fresh table for each round; then every log must hold."""
    luck, shelf = Chance(seed, 0), LibraryShelf()
    for number in range(rounds):
        pilot = Pilot(shelf=shelf)
        pilot.show(TitleScene(pilot.ctx))
        options = {"mode": luck.pick(("discovery", "quick", "strategist"))}
        sit_down(
            pilot.ctx, shelf.new_table("duel", ("human", "human"), options, f"{seed} {number}"), replace=False
        )
        for _ in range(ROUND):
            if not pilot.alive or pilot.ctx.scenes.top is None:
                break
            strike(pilot, luck)
        pilot.ctx.scenes.reset()
    shelf.close()
    game = library.load("duel")
    rules = game.rules(library.bundled_map(game))
    logs = list(places.logs_dir().glob("*.leaders"))
    assert len(logs) >= rounds
    for log in logs:
        assert verify(game, rules, log.read_bytes()).ok


def strike(pilot: Pilot, luck: Chance) -> None:
    """One thing that a hand may do, at a place that means something or anywhere."""
    deed = luck.below(100)
    if deed < 25:
        pilot.move(somewhere(pilot, luck))
    elif deed < 40:
        pilot.press(somewhere(pilot, luck))
    elif deed < 55:
        pilot.release()
    elif deed < 68:
        pilot.drag(somewhere(pilot, luck), somewhere(pilot, luck), 3)
    elif deed < 76:
        place = somewhere(pilot, luck)
        pilot.click(place)
        if pilot.alive:
            pilot.click(place)
    elif deed < 90:
        pilot.key(luck.pick(KEYS))
    elif deed < 93:
        pilot.press(button=3)
        pilot.release(3)
    elif deed < 95:
        pilot.wheel(luck.below(5) - 2)
    elif deed < 96:
        pilot.frame(pygame.event.Event(pygame.WINDOWLEAVE))
    elif deed < 97:
        pilot.resize(SIZES[luck.below(len(SIZES))])
    else:
        pilot.wait(luck.below(300))


def somewhere(pilot: Pilot, luck: Chance) -> tuple[int, int]:
    """A token that may be touched, a button, or any point, outside the window too."""
    top, kind = pilot.top, luck.below(10)
    if isinstance(top, DuelTable) and kind < 5:
        tokens = sorted({*top.hand.starts, *top.hand.offers})
        at = top.position_of(luck.pick(tokens)) if tokens else None
        if at is not None:
            return at
    widgets = [
        w for group in groups(top) for w in group.all() if w.visible and w.name not in ("quit", "path")
    ]
    if widgets and kind < 7:
        return widgets[luck.below(len(widgets))].rect.center
    width, height = pilot.app.surface.get_size()
    return luck.below(width + 100) - 50, luck.below(height + 100) - 50
