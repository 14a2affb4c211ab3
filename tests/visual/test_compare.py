"""The picture comparison itself: it must see what an eye would miss."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.visual.compare import check


def _picture() -> pygame.Surface:
    surface = pygame.Surface((64, 48))
    surface.fill((30, 60, 40))
    pygame.draw.circle(surface, (220, 180, 40), (30, 20), 12)
    return surface


def test_an_equal_picture_passes_and_leaves_nothing_behind(tmp_path: Path) -> None:
    golden, failures = tmp_path / "golden", tmp_path / "failures"
    check(_picture(), "table", update=True, golden=golden, failures=failures)
    check(_picture(), "table", golden=golden, failures=failures)
    assert not failures.exists()


def test_a_change_of_two_by_two_pixels_by_one_shade_is_caught_and_located(tmp_path: Path) -> None:
    golden, failures = tmp_path / "golden", tmp_path / "failures"
    check(_picture(), "table", update=True, golden=golden, failures=failures)
    changed = _picture()
    changed.fill((30, 60, 41), pygame.Rect(50, 40, 2, 2))
    with pytest.raises(AssertionError, match=r"table: 1 of 4 tiles differ, all inside 32x16 at \(32, 32\)"):
        check(changed, "table", golden=golden, failures=failures)
    assert sorted(path.name for path in failures.iterdir()) == [
        "table.after.png",
        "table.before.png",
        "table.diff.png",
    ]
    diff = pygame.image.load(failures / "table.diff.png")
    assert diff.get_at((32, 32))[:3] == (255, 0, 96)
    assert diff.get_at((5, 5))[:3] == (10, 20, 13)
    check(_picture(), "table", golden=golden, failures=failures)
    assert list(failures.iterdir()) == []


def test_pixels_that_differ_by_a_shade_are_marked_one_by_one(tmp_path: Path) -> None:
    golden, failures = tmp_path / "golden", tmp_path / "failures"
    check(_picture(), "table", update=True, golden=golden, failures=failures)
    changed = _picture()
    changed.set_at((40, 36), (255, 255, 255))
    with pytest.raises(AssertionError, match="1 of 4 tiles differ"):
        check(changed, "table", golden=golden, failures=failures)
    diff = pygame.image.load(failures / "table.diff.png")
    assert diff.get_at((40, 36))[:3] == (255, 0, 96)
    assert diff.get_at((41, 36))[:3] != (255, 0, 96)


def test_a_picture_without_a_golden_one_fails_and_is_kept_to_look_at(tmp_path: Path) -> None:
    failures = tmp_path / "failures"
    with pytest.raises(AssertionError, match="no golden picture yet"):
        check(_picture(), "table", golden=tmp_path / "golden", failures=failures)
    assert [path.name for path in failures.iterdir()] == ["table.after.png"]


def test_another_size_is_named_as_such(tmp_path: Path) -> None:
    golden, failures = tmp_path / "golden", tmp_path / "failures"
    check(_picture(), "table", update=True, golden=golden, failures=failures)
    with pytest.raises(AssertionError, match="size is 65x48, the golden picture is 64x48"):
        check(pygame.Surface((65, 48)), "table", golden=golden, failures=failures)


def test_see_through_pixels_survive_the_golden_file(tmp_path: Path) -> None:
    golden, failures = tmp_path / "golden", tmp_path / "failures"
    surface = pygame.Surface((8, 8), pygame.SRCALPHA)
    surface.fill((200, 10, 10, 77))
    check(surface, "glass", update=True, golden=golden, failures=failures)
    check(surface, "glass", golden=golden, failures=failures)
    surface.set_at((3, 3), (200, 10, 10, 78))
    with pytest.raises(AssertionError, match="glass: 1 of 1 tiles differ"):
        check(surface, "glass", golden=golden, failures=failures)


def test_a_name_that_could_leave_the_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="picture name"):
        check(_picture(), "../table", golden=tmp_path, failures=tmp_path)
