"""The headquarters' folder is kept as a picture with its desk, and painted anew where either is another."""

from __future__ import annotations

import pygame
import pytest

from game.games.world.ui.dossier_ground import FolderOnDesk, draw_desk, draw_folder
from game.ui.context import Context
from game.ui.settings import Settings
from tests.ui.pilot import Pilot

FIRST, OTHER = pygame.Rect(40, 120, 700, 480), pygame.Rect(50, 120, 720, 440)


def _ctx(scale: float) -> Context:
    return Pilot(size=(1920, 1080), settings=Settings(scale=scale)).ctx


def _plain(ctx: Context, size: tuple[int, int], rect: pygame.Rect) -> bytes:
    surface = pygame.Surface(size)
    draw_desk(ctx, surface)
    draw_folder(ctx, surface, rect)
    return surface.get_buffer().raw


def _kept(folder: FolderOnDesk, ctx: Context, size: tuple[int, int], rect: pygame.Rect) -> bytes:
    surface = pygame.Surface(size)
    draw_desk(ctx, surface)
    folder.draw(ctx, surface, rect)
    return surface.get_buffer().raw


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_kept_folder_is_what_would_be_painted_now(scale: float) -> None:
    """In another place, in another window, and back; where all is as it was nothing is painted."""
    ctx, folder = _ctx(scale), FolderOnDesk()
    for count, (size, rect) in enumerate(
        [((1280, 720), FIRST), ((1280, 720), OTHER), ((1300, 740), OTHER), ((1280, 720), FIRST)], 1
    ):
        for _ in range(2):
            assert _kept(folder, ctx, size, rect) == _plain(ctx, size, rect)
            assert folder.painted == count


def test_a_folder_is_painted_anew_at_another_scale() -> None:
    ctx, folder = _ctx(1.0), FolderOnDesk()
    _kept(folder, ctx, (1280, 720), FIRST)
    ctx.settings.scale = 1.5
    ctx.settings_changed()
    assert ctx.scale == 1.5
    assert _kept(folder, ctx, (1280, 720), FIRST) == _plain(ctx, (1280, 720), FIRST)
    assert folder.painted == 2
