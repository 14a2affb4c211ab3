"""Films as GIF, read back by a reader that is not ours."""

from __future__ import annotations

import io
import random

import pygame
import pytest

from game.ui.gif import COLOURS, Gif, Palette, palette_of


@pytest.mark.parametrize("size", [(1, 1), (3, 5), (64, 40), (257, 131)])
def test_frames_come_back_as_they_were_but_for_the_palette(size: tuple[int, int]) -> None:
    frames = [_noisy(size, seed) for seed in range(4)]
    film = Gif(size, palette_of(frames))
    for place, frame in enumerate(frames):
        film.add(frame, 50 * (place + 1))
    read = _read(film)
    assert [round(ms) for _, ms in read] == [50, 100, 150, 200]
    for (picture, _), frame in zip(read, frames, strict=True):
        assert picture.get_size() == size
        assert _apart(picture, frame) < 26


def test_flat_colours_are_kept_nearly_exactly() -> None:
    frame = pygame.Surface((120, 80))
    for place, colour in enumerate(
        [(0x1F, 0x2D, 0x27), (0xB9, 0x8F, 0x3E), (0xEF, 0xE4, 0xCB), (0xB5, 0x38, 0x2A)]
    ):
        frame.fill(colour, (place * 30, 0, 30, 80))
    film = Gif(frame.get_size(), palette_of([frame]))
    film.add(frame, 100)
    assert _apart(_read(film)[0][0], frame) < 6


def test_a_frame_that_changes_nothing_makes_the_one_before_last_longer() -> None:
    frame = _noisy((40, 30), 1)
    film = Gif((40, 30), palette_of([frame]))
    for _ in range(3):
        film.add(frame, 100)
    assert len(film) == 1
    assert [round(ms) for _, ms in _read(film)] == [300]


def test_a_small_change_costs_little() -> None:
    frame = _noisy((200, 120), 1)
    film = Gif((200, 120), palette_of([frame]))
    film.add(frame, 100)
    whole = len(film.finish())
    moved = frame.copy()
    moved.fill((255, 255, 255), (50, 50, 8, 8))
    film.add(moved, 100)
    assert len(film.finish()) - whole < 300
    assert _read(film)[1][0].get_at((54, 54))[:3] > (220, 220, 220)
    assert _apart(_read(film)[1][0], moved) < 26


def test_a_film_needs_frames_of_its_own_size_and_a_palette() -> None:
    film = Gif((10, 10), Palette(((0, 0, 0),), {}))
    with pytest.raises(ValueError, match="without frames"):
        film.finish()
    with pytest.raises(ValueError, match="11, 10"):
        film.add(pygame.Surface((11, 10)), 100)
    with pytest.raises(ValueError, match="256"):
        Gif((1, 1), Palette(tuple((i, i, i) for i in range(COLOURS + 1)), {}))


def test_a_palette_has_at_most_255_colours_and_no_more_than_are_met() -> None:
    assert len(palette_of([_noisy((200, 200), 3)]).colours) == COLOURS
    plain = pygame.Surface((4, 4))
    plain.fill((100, 100, 100))
    assert 1 <= len(palette_of([plain]).colours) <= 16


def _noisy(size: tuple[int, int], seed: int) -> pygame.Surface:
    """Blocks of chance colours over a slope: hard for LZW, so that its table fills up and begins anew."""
    chance = random.Random(seed)
    frame = pygame.Surface(size)
    for x in range(size[0]):
        frame.fill((x * 255 // size[0], 120, 200 - x * 200 // size[0]), (x, 0, 1, size[1]))
    frame.set_at((0, 0), (seed * 60, seed * 60, seed * 60))
    for _ in range(size[0] * size[1] // 20):
        tone = chance.randrange(256)
        spot = (chance.randrange(size[0]), chance.randrange(size[1]))
        frame.fill((tone, tone // 2, 255 - tone), (*spot, 2, 2))
    return frame


def _read(film: Gif) -> list[tuple[pygame.Surface, float]]:
    return list(pygame.image.load_animation(io.BytesIO(film.finish()), "film.gif"))


def _apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures' colours."""
    a, b = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)
