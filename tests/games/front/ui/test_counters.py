"""The front's counters: what is printed on them can be told apart, at every size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any, cast

import pygame
import pytest

from game import places
from game.games.front.ui.counter_badges import INKS
from game.games.front.ui.counter_symbols import SIGNS
from game.games.front.ui.counters import Counters, LeaderFace, UnitFace
from game.ui.context import Context
from game.ui.settings import Settings
from game.ui.shelf import Shelf
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites

UNIT = UnitFace("I/294", "DE", "inf", 4, 4, 5, 3, 3, 5, "18VGD")
LEADER = LeaderFace("Jones", "US", "division", 3)
SIZES = (22, 40, 84)
CHANGES: dict[str, dict[str, Any]] = {
    "side": {"side": "US"},
    "steps": {"steps": 2},
    "strength": {"attack": 3},
    "mode": {"mode": "road"},
    "isolation": {"isolation": 3},
    "acted": {"is_done": True},
}


@pytest.fixture(name="counters", scope="module")
def _counters() -> Iterator[Counters]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))
    ctx = Context(Settings(), Sprites(places.sprites_dir()), cast(Sounds, None), cast(Shelf, None))
    yield Counters(ctx)
    pygame.display.quit()


def pixels(surface: pygame.Surface) -> bytes:
    """A picture as bytes."""
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("what", CHANGES)
def test_a_change_of_a_unit_shows_on_its_counter(counters: Counters, what: str, size: int) -> None:
    """4.1.0: side, steps, strength, mode, isolation, and whether it has acted."""
    assert pixels(counters.unit(UNIT, size)) != pixels(counters.unit(replace(UNIT, **CHANGES[what]), size))


@pytest.mark.parametrize("size", SIZES)
def test_every_branch_has_a_sign_of_its_own(counters: Counters, size: int) -> None:
    """NATO signs: no two unit types look the same."""
    images = {kind: pixels(counters.unit(replace(UNIT, type=kind), size)) for kind in SIGNS}
    for one, other in combinations(images, 2):
        assert images[one] != images[other], (one, other)


def test_every_state_has_a_badge_of_its_own(counters: Counters) -> None:
    """Told by shape, not by colour alone: they differ in grey too."""
    greys = {}
    for kind in INKS:
        states: dict[str, Any] = (
            {"mode": kind} if kind in ("road", "prepared", "exploit") else {"states": (kind,)}
        )
        greys[kind] = pixels(pygame.transform.grayscale(counters.unit(replace(UNIT, **states), 84)))
    for one, other in combinations(greys, 2):
        assert greys[one] != greys[other], (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_an_active_leader_shows_his_gold_side(counters: Counters, size: int) -> None:
    """22.1.0: brighter and more yellow than the side that sleeps."""
    plain, gold = (counters.leader(replace(LEADER, is_active=on), size) for on in (False, True))
    before, after = (pygame.transform.average_color(one, consider_alpha=True) for one in (plain, gold))
    assert after[0] - after[2] > before[0] - before[2] + 15


def test_a_counter_is_its_size_and_a_shadow(counters: Counters) -> None:
    """So that stacks can be laid out without asking the picture."""
    for size in SIZES:
        side = size + counters.shadow(size)
        for image in (
            counters.unit(UNIT, size), counters.leader(LEADER, size), counters.hidden("DE", 3, size),
            counters.marker("DE", size),
        ):  # fmt: skip
            assert image.get_size() == (side, side)


def test_a_hidden_stack_tells_its_side_and_number_alone(counters: Counters) -> None:
    """18.4.0: nothing else goes into its picture."""
    assert counters.hidden("DE", 3, 40) is counters.hidden("DE", 3, 40)
    assert pixels(counters.hidden("DE", 3, 40)) != pixels(counters.hidden("DE", 2, 40))
    assert pixels(counters.hidden("DE", 3, 40)) != pixels(counters.hidden("US", 3, 40))
