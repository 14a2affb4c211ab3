"""Deciding about pictures that differ."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.visual.compare import check
from tools import goldens


@pytest.fixture
def gallery(tmp_path: Path) -> goldens.Gallery:
    """One picture that differs ("old"), one without a golden picture ("fresh")."""
    gallery = goldens.Gallery(tmp_path / "golden", tmp_path / "failures")
    check(_picture("red"), "old", update=True, golden=gallery.golden, failures=gallery.failures)
    for name in ("old", "fresh"):
        with pytest.raises(AssertionError):
            check(_picture("blue"), name, golden=gallery.golden, failures=gallery.failures)
    return gallery


def _picture(colour: str) -> pygame.Surface:
    surface = pygame.Surface((20, 10))
    surface.fill(colour)
    return surface


def test_the_list_tells_new_pictures_from_different_ones(
    gallery: goldens.Gallery, capsys: pytest.CaptureFixture[str]
) -> None:
    assert goldens.main([], gallery) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split(maxsplit=1) == ["fresh", "new, no golden picture"]
    assert lines[1].split() == ["old", "differs"]


def test_accepting_by_name_makes_the_picture_pass_and_touches_no_other(gallery: goldens.Gallery) -> None:
    assert goldens.main(["accept", "old"], gallery) == 0
    check(_picture("blue"), "old", golden=gallery.golden, failures=gallery.failures)
    assert gallery.waiting() == ["fresh"]


def test_rejecting_keeps_the_golden_picture(gallery: goldens.Gallery) -> None:
    assert goldens.main(["reject", "--all"], gallery) == 0
    assert list(gallery.failures.iterdir()) == []
    check(_picture("red"), "old", golden=gallery.golden, failures=gallery.failures)
    assert not (gallery.golden / "fresh.png").exists()


def test_new_takes_only_pictures_without_a_golden_one(gallery: goldens.Gallery) -> None:
    assert goldens.main(["new"], gallery) == 0
    assert gallery.waiting() == ["old"]
    assert goldens.main(["new", "old"], gallery) == 1
    check(_picture("blue"), "fresh", golden=gallery.golden, failures=gallery.failures)


def test_nothing_is_accepted_without_a_name(gallery: goldens.Gallery) -> None:
    assert goldens.main(["accept"], gallery) == 2
    assert gallery.waiting() == ["fresh", "old"]


def test_an_unknown_name_is_refused_before_anything_happens(
    gallery: goldens.Gallery, capsys: pytest.CaptureFixture[str]
) -> None:
    assert goldens.main(["accept", "old", "odl"], gallery) == 2
    assert "No picture waits under the name odl. Waiting: fresh, old" in capsys.readouterr().err
    assert gallery.waiting() == ["fresh", "old"]


def test_a_sheet_shows_before_after_and_difference_side_by_side(gallery: goldens.Gallery) -> None:
    assert goldens.main(["sheet", "old"], gallery) == 0
    sheet = pygame.image.load(gallery.part("old", "sheet"))
    assert sheet.get_size() == (3 * 20 + 4 * 8, 10 + 2 * 8)
    colours = [tuple(sheet.get_at((8 + 10 + 28 * place, 13))[:3]) for place in range(3)]
    assert colours == [(240, 0, 0), (0, 0, 255), (255, 0, 96)]  # the golden one keeps 16 shades
