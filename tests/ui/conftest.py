"""Fixtures of the screens' tests."""

from __future__ import annotations

from typing import Any

import pytest

from game.ui import replay_scene
from tests.ui.pilot import BareScene


@pytest.fixture
def viewer(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Put a bare scene in the viewer's place; gives the arguments it was opened with."""
    opened: list[tuple[Any, ...]] = []

    def fake(ctx: Any, *args: Any) -> BareScene:
        opened.append(args)
        return BareScene(ctx, "viewer")

    monkeypatch.setattr(replay_scene, "ReplayScene", fake)
    return opened
