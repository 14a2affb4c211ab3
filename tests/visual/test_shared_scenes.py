"""Golden pictures of the shared screens, at the sizes and scale that everybody looks at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from game.games.duel.ui.face import DuelFace
from game.shelf import LibraryShelf
from game.ui.desk import Desk
from game.ui.result import ResultScene
from game.ui.rules_scene import RulesScene
from game.ui.scenes import Scene
from game.ui.settings import Settings
from game.ui.told import GAMES
from tests.ui.cases import NOW, SCENES, saved_games
from tests.ui.fakes import FakeShelf
from tests.ui.pilot import Pilot
from tests.ui.played import stored
from tests.visual.compare import check

SHOTS = {
    "1280x720": ((1280, 720), 1.0),
    "1024x640": ((1024, 640), 1.0),
    "1920x1080_at_1.5": ((1920, 1080), 1.5),
}


class StoredShelf(FakeShelf):
    """A shelf with the games as they are and a stored duel."""

    def face(self, game: str) -> Any:
        """The game's own."""
        return LibraryShelf().face(game)

    def replay_of(self, session: Any) -> Any:
        """The stored duel."""
        return stored()


class EndedDesk:
    """The table of the stored duel, as it ended."""

    def __init__(self) -> None:
        replay = stored()
        self.session = self
        self.header, self.rules = replay.header, replay.rules
        self.view = lambda viewpoint: replay.view(replay.length, viewpoint)


PICTURES: dict[str, Callable[[Pilot], Scene]] = {
    **SCENES,
    "result": lambda p: ResultScene(p.ctx, cast(Desk, EndedDesk())),
    "rules": lambda p: RulesScene(p.ctx, DuelFace(), "piece:rider"),
    "rules_chapter": lambda p: RulesScene(p.ctx, DuelFace()),
}


def shown(name: str, size: tuple[int, int], scale: float, **settings: Any) -> Pilot:
    """A screen over the real duel."""
    p = Pilot(size, StoredShelf(saved_games()), Settings(scale=scale, **settings))
    p.ctx.today = lambda: NOW
    p.show(PICTURES[name](p))
    return p


@pytest.mark.parametrize("shot", SHOTS)
@pytest.mark.parametrize("name", PICTURES)
def test_a_shared_screen_looks_as_it_was_last_approved(name: str, shot: str) -> None:
    check(shown(name, *SHOTS[shot]).shot(), f"{name}_{shot}")


@pytest.mark.parametrize("shot", SHOTS)
def test_what_a_game_says_of_itself_is_not_cut(shot: str) -> None:
    p = shown("title", *SHOTS[shot])
    for game in GAMES:
        face = p.ctx.shelf.face(game)
        assert [words for words, _, _ in p.find(f"tile:{game}").lines] == [face.title(), face.blurb()]


def test_focus_disabled_controls_and_notes_look_as_they_were_last_approved() -> None:
    p = shown("title", *SHOTS["1280x720"])
    p.shelf.logs = []
    p.click("settings")
    p.key("esc")
    p.move("continue")
    p.wait(400)
    check(p.shot(), "title_note_1280x720")
    p.click("new_game")
    p.focus_on("seat:1")
    p.wait(400)
    check(p.shot(), "new_game_focus_1280x720")


def test_high_contrast_looks_as_it_was_last_approved() -> None:
    p = shown("settings", *SHOTS["1280x720"], high_contrast=True)
    check(p.shot(), "settings_high_contrast_1280x720")
