"""Opening the window: requests, first scale, tidy end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui import main
from game.ui.app import App
from game.ui.requests import OpenReplay, OpenTable, OpenTitle, Request
from game.ui.settings import Settings, load
from game.ui.title import TitleScene
from tests.ui.fakes import FakeShelf
from tests.ui.pilot import Pilot


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, leaders_home: Path) -> Callable[..., tuple[int, list[str]]]:
    """Run the window; its loop notes the scenes, posts what is given, and closes."""

    def go(
        request: Request, shelf: FakeShelf | None = None, events: tuple[Any, ...] = ()
    ) -> tuple[int, list[str]]:
        seen: list[str] = []

        def loop(app: App) -> None:
            app.step([], 16)
            seen.extend(getattr(s, "name", type(s).__name__) for s in app.ctx.scenes.scenes)
            for event in events:
                app.step([event], 16)
            app.step([pygame.event.Event(pygame.QUIT)], 16)

        monkeypatch.setattr(App, "run", loop)
        try:
            return main.run(request, shelf or FakeShelf()), seen
        finally:
            pygame.display.init()
            pygame.font.init()
            pygame.display.set_mode((64, 64))

    return go


def test_the_title_is_opened(run: Callable[..., Any]) -> None:
    assert run(OpenTitle()) == (0, ["TitleScene"])


def test_a_table_is_opened_upon_the_title(run: Callable[..., Any]) -> None:
    shelf = FakeShelf()
    code, seen = run(OpenTable("duel", ("human", "hard"), "seed", {"mode": "strategist"}), shelf)
    assert code == 0
    assert seen == ["TitleScene", "table:duel"]
    assert shelf.begun == [("duel", ("human", "hard"), {"mode": "strategist"}, "seed", None)]


def test_the_viewer_is_opened_upon_the_title(run: Callable[..., Any], viewer: list[Any]) -> None:
    code, seen = run(OpenReplay(Path("a.leaders"), 7, "spectator"))
    assert code == 0
    assert seen == ["TitleScene", "viewer"]
    assert viewer[0][2:4] == (7, "spectator")


def test_what_cannot_be_opened_is_told_in_one_line_without_a_traceback(
    run: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    shelf = FakeShelf(refuse=ValueError("x.leaders, line 2: the chain is broken"))
    code, _ = run(OpenReplay(Path("x.leaders")), shelf)
    assert code == 2
    err = capsys.readouterr().err
    assert "line 2" in err and "Traceback" not in err


def test_settings_are_kept_at_the_end_with_the_windows_size(
    run: Callable[..., Any], leaders_home: Path
) -> None:
    run(OpenTitle())
    settings, fallen = load(leaders_home / "settings.json")
    assert fallen == []
    assert settings.window == Settings().window


def test_broken_settings_are_named_and_the_window_opens(
    run: Callable[..., Any], leaders_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (leaders_home / "settings.json").write_text('{"scale": "huge", "volume": 0.25}')
    code, _ = run(OpenTitle())
    assert code == 0
    assert "settings: scale" in capsys.readouterr().err
    assert load(leaders_home / "settings.json")[0].volume == 0.25


@pytest.mark.parametrize(("height", "scale"), [(720, 1.0), (1080, 1.0), (1440, 1.5), (2160, 2.0)])
def test_the_first_start_takes_its_scale_from_the_desktop(
    height: int, scale: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(height * 16 // 9, height)])
    ctx = main.make_context(FakeShelf(), tmp_path, tmp_path / "settings.json")
    assert ctx.settings.scale == scale


def test_the_window_class_is_set_for_the_desktop(run: Callable[..., Any]) -> None:
    run(OpenTitle())
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "leaders-tabletop"


def test_opening_the_window_pulls_in_neither_the_viewer_nor_a_game() -> None:
    script = (
        "import game.ui.main, sys; print([m for m in sys.modules if m.split('.')[0] in ('pymunk', 'pytmx')"
    )
    script += " or m.startswith('game.games') or m == 'game.ui.replay_scene'])"
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[-1] == "[]"


def test_the_app_ends_when_the_last_scene_is_gone() -> None:
    p = Pilot()
    p.show(TitleScene(p.ctx))
    p.frame(pygame.event.Event(pygame.QUIT))
    assert not p.alive
    assert p.ctx.scenes.top is None
