"""Faces painted ahead: all that may come, in the sizes in which it comes, and nothing that tells a secret."""

from __future__ import annotations

import pygame
import pytest

from game.core.ids import Seat
from game.games.wonders import commands as c
from game.games.wonders.book import load_book
from game.games.wonders.model import BACK, GONE, WondersState
from game.games.wonders.ui.picture import WondersPicture
from game.ui.face import Marks
from tests.games.wonders.ui.positions import at_phase, mid_game
from tests.games.wonders.ui.seated import Seated
from tests.ui.pilot import Pilot

SMALL, LARGE = pygame.Rect(0, 40, 900, 560), pygame.Rect(0, 40, 1000, 600)
STEPS = 400


def _picture(rect: pygame.Rect) -> WondersPicture:
    picture = WondersPicture(Pilot(size=(1024, 640)).ctx)
    picture.layout(rect)
    return picture


def _painted(picture: WondersPicture) -> int:
    return picture.faces.card.cache_info().misses + picture.faces.back.cache_info().misses


def _drawn(picture: WondersPicture, state: WondersState) -> bytes:
    surface = pygame.Surface((1024, 640))
    picture.draw(surface, state, Marks())
    return surface.get_buffer().raw


def test_a_display_waits_for_no_card_that_was_painted_ahead() -> None:
    """And it looks as it does without."""
    state, picture = mid_game(), _picture(SMALL)
    assert any(card != GONE and not card.startswith(BACK) for card in state.display)
    for _ in range(STEPS):
        picture.ahead.step(state)
    ready = _painted(picture)
    picture.pyramid.draw(pygame.Surface((1024, 640)), state, picture.prices(state), frozenset(), None)
    assert _painted(picture) == ready
    assert _drawn(picture, state) == _drawn(_picture(SMALL), state)


def test_in_another_size_all_is_painted_anew() -> None:
    state, picture = mid_game(), _picture(SMALL)
    for _ in range(STEPS):
        picture.ahead.step(state)
    small = _painted(picture)
    picture.layout(LARGE)
    for _ in range(STEPS):
        picture.ahead.step(state)
    assert _painted(picture) == 2 * small
    assert _drawn(picture, state) == _drawn(_picture(LARGE), state)


def test_every_card_of_the_ages_to_come_is_painted_whatever_lies_hidden() -> None:
    """So that neither time nor memory tells which of them are in this game."""
    state, picture = mid_game(), _picture(SMALL)
    for _ in range(STEPS):
        picture.ahead.step(state)
    decks = {str(age) for age in range(state.age, 4)} | {"guild"}
    cards = [name for name, card in load_book().cards.items() if card.deck in decks]
    assert picture.faces.card.cache_info().misses == len(cards)


def test_the_things_of_a_draft_are_painted_in_all_sizes_they_take() -> None:
    """Four on offer lie closer than one."""
    seated = Seated(at_phase("wonder_draft"))
    picture, state = seated.table.picture, seated.table.state
    assert state.draft
    for _ in range(STEPS):
        picture.ahead.step(state)
    ready = picture.faces.wonder.cache_info().misses
    for count in range(len(state.draft), 0, -1):
        for name, rect in zip(state.draft, picture.forum.places(count, "wonder"), strict=False):
            picture.forum.face(state, "wonder", name, rect)
    assert picture.faces.wonder.cache_info().misses == ready


def test_the_table_paints_ahead_while_nothing_moves_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seated, steps = Seated(mid_game()), list[WondersState]()
    monkeypatch.setattr(seated.table.picture.ahead, "step", steps.append)
    seated.pilot.frame()
    assert seated.table.desk.timeline.playing is None
    seated.table.draw(seated.pilot.app.surface)
    assert steps == [seated.table.state] * len(steps) and steps
    steps.clear()
    assert seated.table.submit(c.Discard(seat=Seat(0), card="walls"))
    assert seated.table.desk.timeline.playing is not None
    seated.table.draw(seated.pilot.app.surface)
    assert not steps
