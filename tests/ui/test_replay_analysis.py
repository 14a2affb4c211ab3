"""The viewer's analysis: what is asked, in which order, through whose eyes, and what a click on it does."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest

from game.core.ids import SPECTATOR, Seat, Viewpoint
from game.core.view import PlayerView
from game.kit.insight import Analysis, Line
from game.ui.analyst import MOST_MISSED, MOST_POINTS, moments
from game.ui.replay_scene import ReplayScene
from game.ui.shelf import AdviceFault, Hint
from tests.ui import played
from tests.ui.fakes import FakeShelf
from tests.ui.pilot import Pilot


@dataclass
class Judge:
    """Says at once that the first seat's hopes grow with the game; has no answer about some moments."""

    asked: list[PlayerView[Any]] = field(default_factory=list)
    silent: frozenset[int] = frozenset()
    is_busy: bool = False
    has_restarted: bool = False
    is_closed: bool = False

    def ask_hint(self, view: PlayerView[Any], seat: Seat) -> None:
        """Not asked in the viewer."""
        raise AssertionError

    def ask_analysis(self, view: PlayerView[Any]) -> None:
        """Keep what was asked."""
        self.asked.append(view)
        self.is_busy = True

    def poll(self) -> Hint | Analysis | AdviceFault | None:
        """The answer."""
        self.is_busy = False
        index = self.asked[-1].index
        if index in self.silent:
            return AdviceFault("silent")
        share = index / 200
        return Analysis((share, 1 - share), (Line("analysis.lead", {"side": 0, "points": index}),))

    def drop(self) -> None:
        """Wanted no more."""
        self.is_busy = False

    def close(self) -> None:
        """The viewer is left."""
        self.is_closed = True


def viewer(judge: Judge | None, **more: Any) -> tuple[Pilot, ReplayScene]:
    """The viewer on a stored duel, with this judge."""
    replay = played.stored()
    pilot = Pilot(shelf=FakeShelf(known_adviser=judge))
    scene = ReplayScene(pilot.ctx, replay, played.FACES[replay.game.name](), **more)
    pilot.show(scene)
    pilot.settle()
    return pilot, scene


def written(scene: ReplayScene) -> str:
    """All that stands on the sheet."""
    return " ".join(text for text, _, _ in scene.analysis.lines)


def test_nothing_is_asked_until_the_sheet_is_shown_and_then_the_present_moment_first() -> None:
    judge = Judge()
    pilot, scene = viewer(judge, at=40)
    assert not judge.asked
    pilot.key("a")
    pilot.settle()
    assert judge.asked[0].index == 40
    assert {view.index for view in judge.asked} >= set(moments(scene.reel.length))
    assert not scene.events.visible and scene.analysis.visible
    assert "stands better by 40 points" in written(scene)
    assert not scene.animating


def test_it_is_asked_through_the_viewers_eyes_and_anew_when_they_change() -> None:
    judge = Judge()
    pilot, scene = viewer(judge, at=40, viewpoint=SPECTATOR)
    pilot.key("a")
    pilot.settle()
    assert {view.viewpoint for view in judge.asked} == {SPECTATOR}
    before = len(judge.asked)
    scene.look_through(Seat(1))
    pilot.frame()
    pilot.settle()
    assert {view.viewpoint for view in judge.asked[before:]} == {Seat(1)}
    assert len(judge.asked) >= 2 * before - 1


def test_a_click_on_its_graph_goes_to_that_moment_and_the_list_comes_back() -> None:
    pilot, scene = viewer(Judge(), at=40)
    pilot.click("analysis_size")
    pilot.settle()
    plot = scene.analysis.plot
    pilot.click((plot.left, plot.centery))
    assert scene.reel.index == 0
    pilot.click((plot.right - 1, plot.centery))
    assert scene.reel.index == scene.reel.length
    pilot.key("backspace")
    pilot.click("analysis_size")
    assert scene.events.visible and not scene.analysis.visible


def test_moments_without_an_answer_are_left_out_and_many_of_them_end_the_asking() -> None:
    judge = Judge(silent=frozenset({40}))
    pilot, scene = viewer(judge, at=40)
    pilot.key("a")
    pilot.settle()
    assert "cannot be analysed" in written(scene)
    scene.jump(41)
    pilot.settle()
    pilot.shot()
    assert "stands better by 41 points" in written(scene)
    mute = Judge(silent=frozenset(range(1000)))
    pilot, scene = viewer(mute, at=40)
    pilot.key("a")
    pilot.settle()
    assert len(mute.asked) == MOST_MISSED + 1 and not scene.animating


@pytest.mark.parametrize(("eyes", "name"), [(SPECTATOR, "Spectator"), (Seat(1), "North")])
def test_an_analysis_that_was_started_again_says_through_whose_eyes(eyes: Viewpoint, name: str) -> None:
    pilot, scene = viewer(Judge(), at=40, viewpoint=eyes)
    scene.analysis.analyst.has_restarted = True
    pilot.frame()
    assert scene.toasts.text == f"The analysis ({name}) stopped and was started again."


@pytest.mark.parametrize(("high", "graph"), [(700, 150), (296, 64)])
def test_the_graph_makes_room_for_the_sentences_and_says_what_it_shows(high: int, graph: int) -> None:
    judge = Judge()
    pilot, scene = viewer(judge, at=40)
    pilot.key("a")
    pilot.settle()
    line = Line("analysis.no_win", {"side": 0})
    scene.analysis.analyst.found[40] = Analysis((0.5, 0.5), (line,) * 6)
    sheet = scene.analysis
    sheet.rect.height = high
    sheet.draw(pilot.app.surface)
    texts = [text for text, _, _ in sheet.lines]
    assert sum("has no win" in text for text in texts) == 6
    assert "Hopes over the game; a click goes there" in texts
    assert graph <= sheet.plot.height <= graph + 12 and sheet.rect.contains(sheet.plot)
    boxes = [rect for _, rect, _ in sheet.lines]
    assert all(not a.colliderect(b) for a, b in pairwise(sorted(boxes, key=lambda rect: rect.top)))


def test_without_an_adviser_the_sheet_says_so_and_leaving_closes_one() -> None:
    pilot, scene = viewer(None, at=40)
    pilot.key("a")
    pilot.frame()
    assert "cannot be analysed" in written(scene)
    judge = Judge()
    _, scene = viewer(judge)
    scene.leave()
    assert judge.is_closed


@pytest.mark.parametrize("length", [0, 1, 2, 7, 160, 161, 5000])
def test_the_moments_of_a_graph_are_few_spread_and_end_with_the_end(length: int) -> None:
    found = moments(length)
    assert len(found) == len(set(found)) and found[0] == length
    assert len(found) <= MOST_POINTS + 2
    ordered = sorted(found)
    gaps = [b - a for a, b in pairwise(ordered)]
    assert not gaps or max(gaps) <= max(1, -(-length // MOST_POINTS))
