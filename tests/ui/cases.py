"""Every shared screen, filled as it would be on a real evening: for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from game.core.ids import Seat
from game.ui.curtain import CurtainScene
from game.ui.desk import Desk
from game.ui.dialog import Answer, Dialog
from game.ui.help_scene import HelpScene
from game.ui.new_game import NewGameScene
from game.ui.result import ResultScene
from game.ui.rules_scene import RulesScene
from game.ui.saved_games import SavedGamesScene
from game.ui.scenes import Scene
from game.ui.settings import Settings
from game.ui.settings_scene import SettingsScene
from game.ui.shelf import SavedGame
from game.ui.title import TitleScene
from tests.ui.fakes import FakeDesk, FakeShelf
from tests.ui.pilot import Pilot

NOW = 1_800_000_000.0
DAY = 86_400.0
LONG = "The Claw Launcher was pulled from F5 to F4 and the King stands between two enemies now. "


def saved_games() -> list[SavedGame]:
    """Nine logs: unfinished, over, one that is damaged, old ones."""
    ages = (200.0, 4000.0, 9000.0, 90_000.0, 3 * DAY, 8 * DAY, 20 * DAY, 40 * DAY, 400 * DAY)
    logs = [
        SavedGame(
            Path(f"2026-11-{28 - place:02d}-1405-duel.leaders"),
            "duel",
            ("human", "human") if place % 2 else ("human", "hard"),
            (24, 61, 0, 1, 130, 40, 12, 9, 300)[place],
            place in (1, 4),
            NOW - age,
        )
        for place, age in enumerate(ages)
    ]
    logs[2] = SavedGame(
        Path("broken.leaders"),
        "duel",
        (),
        0,
        False,
        NOW - 9000.0,
        "line 14, entry 13: the chain is broken here",
    )
    return logs


def pilot(size: tuple[int, int] = (1280, 720), scale: float = 1.0, **settings: Any) -> Pilot:
    """A pilot with a full shelf, at a fixed moment."""
    made = Pilot(size, FakeShelf(saved_games()), Settings(scale=scale, **settings))
    made.ctx.today = lambda: NOW
    return made


def desk() -> Desk:
    """A finished table of 39 moves."""
    return cast(Desk, FakeDesk())


def _dialog(p: Pilot) -> Scene:
    p.ctx.scenes.push(TitleScene(p.ctx))
    answers = [Answer("no", "No, go on"), Answer("yes", "Yes", primary=True)]
    return Dialog(p.ctx, "Offer a draw?", LONG * 3, answers)


def _menu(p: Pilot) -> Scene:
    p.ctx.scenes.push(TitleScene(p.ctx))
    names = ("resume", "rules", "keys", "settings", "leave")
    answers = [Answer(name, p.ctx.words(f"menu.{name}"), primary=name == "resume") for name in names]
    return Dialog(p.ctx, "Leaders", p.ctx.words("menu.saved"), answers)


def _recap(p: Pilot) -> Scene:
    p.ctx.scenes.push(TitleScene(p.ctx))
    return Dialog(p.ctx, p.ctx.words("recap.title"), "\n".join([LONG] * 30), [Answer("ok", "My turn")])


def _keys(p: Pilot) -> Scene:
    p.ctx.scenes.push(TitleScene(p.ctx))
    return HelpScene(p.ctx, ("table", "viewer", "everywhere"))


def _empty_shelf(p: Pilot) -> Scene:
    p.shelf.logs = []
    return SavedGamesScene(p.ctx)


def _bad_path(p: Pilot) -> Scene:
    return SavedGamesScene(p.ctx, Path("/nowhere/at/all.leaders"))


SCENES: dict[str, Callable[[Pilot], Scene]] = {
    "title": lambda p: TitleScene(p.ctx),
    "new_game": lambda p: NewGameScene(p.ctx, "duel"),
    "saved_games": lambda p: SavedGamesScene(p.ctx),
    "saved_games_empty": _empty_shelf,
    "saved_games_fault": _bad_path,
    "settings": lambda p: SettingsScene(p.ctx),
    "curtain": lambda p: CurtainScene(p.ctx, desk(), Seat(1), "North"),
    "rules": lambda p: RulesScene(p.ctx, p.shelf.face("duel"), "piece:rider"),
    "result": lambda p: ResultScene(p.ctx, desk()),
    "dialog": _dialog,
    "menu": _menu,
    "recap": _recap,
    "keys": _keys,
}


def show(name: str, size: tuple[int, int] = (1280, 720), scale: float = 1.0, **settings: Any) -> Pilot:
    """A pilot with that screen on top, one frame drawn."""
    made = pilot(size, scale, **settings)
    made.show(SCENES[name](made))
    return made
