"""The replay viewer by mouse and keys: seeking, stepping, playing, eyes, and that looking changes nothing."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.codec import state_hash
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.replay import Replay
from game.ui.keys import bindings
from game.ui.replay_bar import TimeLine
from game.ui.replay_scene import ReplayScene
from game.ui.settings import Settings
from tests.ui import played
from tests.ui.pilot import Pilot
from tests.visual.compare import check

CARDS = ("amber_", "birch_", "cedar_", "dune_")


@cache
def finished() -> Replay[Any, Any, Any]:
    """A duel that ended by capture."""
    return played.stored()


@cache
def unfinished() -> Replay[Any, Any, Any]:
    """The same duel, left in the middle."""
    return played.stored(40)


@cache
def long() -> Replay[Any, Any, Any]:
    """A duel longer than the states that are all kept."""
    return played.replay_of(played.shuttle(2600))


@cache
def secret() -> Replay[Any, Any, Any]:
    """A game with hidden hands."""
    return played.replay_of(played.collectors())


def viewer(
    replay: Replay[Any, Any, Any], folder: Path = Path(), size: tuple[int, int] = (1280, 720), **more: Any
) -> tuple[Pilot, ReplayScene]:
    """The viewer on a log, drawn once and at rest. `settings` go to the pilot, the rest to the scene."""
    face: Any = played.FACES[replay.game.name]()
    pilot = Pilot(size, played.ReplayShelf(folder, face), more.pop("settings", None))
    scene = ReplayScene(pilot.ctx, replay, face, **more)
    pilot.show(scene)
    pilot.settle()
    return pilot, scene


def bar_of(pilot: Pilot) -> TimeLine:
    """The time line of the viewer on top."""
    bar = pilot.find("time_line")
    assert isinstance(bar, TimeLine)
    return bar


def shown_hash(scene: ReplayScene) -> str:
    """The hash of the state that is shown (all open)."""
    return state_hash(scene.reel.timeline.shown)


@pytest.mark.parametrize("log", [finished, long])
def test_a_click_on_any_point_of_the_bar_shows_the_nearest_moment(log: Any) -> None:
    pilot, scene = viewer(log(), viewpoint=REFEREE)
    bar, rail = bar_of(pilot), bar_of(pilot).rail()
    chance = random.Random(11)
    for _ in range(50):
        x = chance.randint(rail.left, rail.right)
        pilot.click((x, rail.centery))
        index = scene.reel.index
        assert all(abs(bar.x_of(index) - x) <= abs(bar.x_of(near) - x) for near in (index - 1, index + 1))
        assert shown_hash(scene) == log().state_hash(index)


def test_what_a_moment_shows_is_its_prefix_folded() -> None:
    log = finished()
    state = log.view(0, REFEREE).state
    pilot, scene = viewer(log, viewpoint=REFEREE)
    for index in range(log.length):
        scene.scrub(index, True)
        pilot.frame()
        assert shown_hash(scene) == state_hash(state)
        for event in log.batch(index, REFEREE).events:
            state = log.rules.evolve(state, event)


def test_the_bar_is_scrubbed_both_ways_with_the_button_held() -> None:
    pilot, scene = viewer(finished())
    bar, y = bar_of(pilot), bar_of(pilot).rail().centery
    pilot.press((bar.x_of(20), y))
    pilot.haul((bar.x_of(90), y))
    assert scene.reel.index == 90
    pilot.haul((bar.x_of(5), y))
    assert scene.reel.index == 5
    pilot.release()
    pilot.move((bar.x_of(60), y))
    assert scene.reel.index == 5, "the button is up again"


def test_five_quick_presses_go_exactly_five_entries_on() -> None:
    pilot, scene = viewer(finished(), at=10)
    pilot.key("right")
    assert not scene.reel.timeline.idle, "a motion is under way"
    pilot.key("right", "right", "right", "right")
    assert scene.reel.index == 15
    pilot.settle()
    assert scene.reel.index == 15
    assert shown_hash(scene) == finished().state_hash(15)


def test_five_quick_clicks_on_the_step_button_go_exactly_five_entries_on() -> None:
    pilot, scene = viewer(finished(), at=10)
    for _ in range(5):
        pilot.click("step_forward")
    assert scene.reel.index == 15
    for _ in range(5):
        pilot.click("step_back")
    assert (scene.reel.index, shown_hash(scene)) == (10, finished().state_hash(10))


def test_end_and_then_back_leaves_every_figure_where_the_state_has_it() -> None:
    pilot, scene = viewer(finished())
    pilot.key("right", "right", "end")
    for _ in range(3):
        pilot.key("left")
        pilot.wait(50)
    pilot.settle()
    there = finished().length - 3
    assert (scene.reel.index, shown_hash(scene)) == (there, finished().state_hash(there))
    fresh, _ = viewer(finished(), at=there)
    pilot.move((2, 2))
    scene.reel.returns_to = None
    assert same(pilot.shot(), fresh.shot())


def test_a_step_on_plays_the_cues_of_live_play_and_a_step_back_is_still() -> None:
    log = finished()
    at = next(
        i
        for i in range(5, log.length)
        if any(type(e).__name__ == "PieceMoved" for e in log.batch(i, SPECTATOR).events)
    )
    pilot, scene = viewer(log, at=at)
    pilot.key("right")
    playing = scene.reel.timeline.playing
    assert playing is not None and type(playing.event).__name__ in ("Acted", "PieceMoved")
    pilot.settle()
    assert "slide" in pilot.sounds
    pilot.key("left")
    assert scene.reel.timeline.idle


def test_the_jump_keys_are_not_the_step_keys_and_backspace_returns() -> None:
    pilot, scene = viewer(finished(), at=30)
    pilot.key("end")
    assert scene.reel.index == finished().length
    pilot.key("backspace")
    assert scene.reel.index == 30
    pilot.key("home")
    assert scene.reel.index == 0
    pilot.key("backspace")
    assert scene.reel.index == 30
    steps, ends = (
        pilot.find("step_back").rect.union(pilot.find("step_forward").rect),
        pilot.find("to_end").rect,
    )
    assert ends.right + pilot.ctx.px(40) < steps.left


def test_turns_are_jumped_to_both_ways() -> None:
    pilot, scene = viewer(finished(), at=0)
    turns = []
    for _ in range(6):
        pilot.key("pagedown")
        turns.append(scene.reel.view.state.turn)
        assert scene.reel.view.state.acted == ()
    assert turns == [1, 2, 3, 4, 5, 6]
    pilot.key("right", "pageup")
    assert scene.reel.view.state.turn == 6
    pilot.click("turn_back")
    assert scene.reel.view.state.turn == 5


def test_play_stops_by_itself_before_the_turn_it_was_told_to() -> None:
    pilot, scene = viewer(finished(), at=1)
    bar = bar_of(pilot)
    mark = scene.reel.turns[5]
    pilot.click((bar.x_of(mark.moment) + 2, bar.rail().centery), button=3)
    assert scene.reel.stop == mark
    pilot.find("speed")
    pilot.key("+", "+", "+", "space")
    assert scene.reel.speed == 8.0
    pilot.settle(60_000)
    assert not scene.reel.playing
    assert scene.reel.view.state.turn == 6 and scene.reel.view.state.acted == ()
    assert finished().view(scene.reel.index - 1, SPECTATOR).state.turn == 5
    pilot.key("space")
    pilot.wait(3000)
    assert scene.reel.index > mark.moment, "play goes on past the mark when asked to"


def test_the_stop_mark_is_set_by_key_and_taken_away_again() -> None:
    pilot, scene = viewer(finished(), at=1)
    pilot.key("s")
    assert scene.reel.stop is not None and scene.reel.stop.number == 2
    pilot.key("s")
    assert scene.reel.stop is None
    pilot.click("stop_at")
    assert scene.reel.stop is not None


def test_speeds_run_from_half_to_eight_times() -> None:
    pilot, scene = viewer(finished())
    pilot.key("-", "-", "-")
    assert scene.reel.speed == 0.5
    seen = [0.5]
    for _ in range(6):
        pilot.key("+")
        seen.append(scene.reel.speed)
    assert seen == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0]


def test_play_at_eight_times_is_faster_than_at_half() -> None:
    gone = []
    for presses in (["-"], ["+", "+", "+"]):
        pilot, scene = viewer(finished(), at=1)
        pilot.key(*presses, "space")
        pilot.wait(3000)
        gone.append(scene.reel.index)
    assert gone[1] >= 6 * gone[0] > 0


def test_play_comes_to_rest_at_the_end_and_restart_plays_from_the_start() -> None:
    log = finished()
    pilot, scene = viewer(log, at=log.length - 2)
    pilot.key("space")
    pilot.settle(60_000)
    assert (scene.reel.index, scene.reel.playing) == (log.length, False)
    pilot.click("restart")
    assert scene.reel.index in (0, 1) and scene.reel.playing
    pilot.key("space")
    assert not scene.reel.playing


def test_looking_adds_no_entry_whatever_is_clicked_or_struck() -> None:
    session = played.duel(most=40)
    log = played.replay_of(session)
    before = (session.index, session.state_hash, log.length, log.state_hash(log.length))
    pilot, scene = viewer(log)
    for x in range(8, 1280, 97):
        for y in range(60, 600, 77):
            pilot.click((x, y))
            pilot.click((x, y), button=3)
    pilot.drag("piece:king", "piece:queen")
    names = "abcdefhijklmoqrstuvwxyz123456789"
    for name in (*names, "enter", "delete", "insert", "tab", "enter", "up", "down", "f2", "ctrl+z", "ctrl+y"):
        pilot.key(name)
        if pilot.top is not scene:
            pilot.ctx.scenes.pop()
    assert pilot.top is scene
    state = scene.reel.view.state
    assert before == (session.index, session.state_hash, log.length, log.state_hash(log.length))
    assert state_hash(log.view(scene.reel.index, scene.reel.eyes).state) == state_hash(state)


def test_every_key_of_the_viewer_does_something_here() -> None:
    scene = viewer(finished())[1]
    known = scene.actions()
    assert {row.action for row in bindings("viewer")} <= known.keys()


def test_a_second_log_looks_as_it_does_when_it_is_the_first() -> None:
    pilot, _ = viewer(unfinished(), at=20)
    pilot.key("right", "end", "pageup", "l", "+", "s")
    pilot.ctx.scenes.pop() if len(pilot.ctx.scenes.scenes) > 1 else None
    second = ReplayScene(pilot.ctx, secret(), played.ToyFace())
    pilot.show(second)
    pilot.settle()
    fresh, alone = viewer(secret())
    pilot.move((2, 2))
    fresh.move((2, 2))
    for _ in range(0, secret().length, 5):
        for hands in (pilot, fresh):
            hands.key(*["right"] * 5)
            hands.wait(200)
        assert state_hash(second.reel.view.state) == state_hash(alone.reel.view.state)
        assert same(pilot.shot(), fresh.shot())


def test_an_unfinished_game_is_seen_as_a_spectator_and_a_finished_one_openly() -> None:
    assert viewer(unfinished())[1].reel.eyes == SPECTATOR
    assert viewer(finished())[1].reel.eyes == REFEREE
    assert viewer(unfinished(), viewpoint=0)[1].reel.eyes == 0


def test_the_eyes_are_chosen_by_click_and_by_key() -> None:
    pilot, scene = viewer(secret(), at=secret().length)
    choice: Any = pilot.find("eyes")
    assert [words for _, words in choice.options] == ["Queen", "King", "Spectator", "All open"]
    pilot.click(choice.parts()[0].center)
    assert scene.reel.eyes == 0
    assert scene.reel.index == secret().length, "the moment stays"
    pilot.key("v")
    assert (scene.reel.eyes, choice.value) == (1, "1")


def test_the_list_tells_each_pair_of_eyes_no_more_than_it_learnt() -> None:
    log = secret()
    drawn = [i for i in range(log.length) if type(log.batch(i, REFEREE).events[0]).__name__ == "CardDrawn"]
    own = next(i for i in drawn if log.batch(i, REFEREE).seat == 0)
    scene = viewer(log)[1]
    told: dict[Viewpoint, str] = {}
    everyone: tuple[Viewpoint, ...] = (Seat(0), Seat(1), SPECTATOR, REFEREE)
    for eyes in everyone:
        scene.look_through(eyes)
        told[eyes] = " ".join(scene.reel.sentences(own))
    assert any(name in told[Seat(0)] for name in CARDS) and told[Seat(0)] == told[REFEREE]
    assert not any(name in told[Seat(1)] + told[SPECTATOR] for name in CARDS)
    assert "a card" in told[Seat(1)]


def test_resize_and_scale_keep_the_moment_and_let_no_text_leave_its_control() -> None:
    for size, scale in (((1280, 720), 1.0), ((1024, 640), 1.0), ((1920, 1080), 1.5), ((2560, 1440), 2.5)):
        pilot, scene = viewer(finished(), at=50, size=size, settings=Settings(scale=scale))
        pilot.key("n")
        pilot.frame()
        assert pilot.overflow() == []
        pilot.key("esc")
        pilot.frame()
        assert pilot.overflow() == []
        on_head = (scene.controls.sizer, scene.controls.turner)
        shown = [w for w in scene.group.all() if w.visible and w not in on_head]
        for place, one in enumerate(shown):
            assert pygame.Rect((0, 0), size).contains(one.rect), one.name
            assert not [two.name for two in shown[place + 1 :] if one.rect.colliderect(two.rect)], one.name
        pilot.resize((1100, 700))
        assert scene.reel.index == 50


def test_a_card_under_the_pointer_is_explained_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, scene = viewer(finished(), at=1)
    told: list[tuple[str, pygame.Rect]] = []
    real = scene.picture.draw_card  # type: ignore[attr-defined]

    def draw_card(surface: pygame.Surface, state: Any, card: str, rect: pygame.Rect) -> None:
        told.append((card, rect))
        real(surface, state, card, rect)

    monkeypatch.setattr(scene.picture, "draw_card", draw_card)
    card = scene.reel.view.state.market[1]
    pilot.move(f"card:{card}")
    assert told == []
    pilot.wait(400)
    assert told[-1][0] == card
    assert not told[-1][1].collidepoint(pilot.pos)
    pilot.move("piece:king")
    pilot.wait(400)
    assert told[-1][0] == "king"


def test_an_idle_viewer_draws_nothing() -> None:
    pilot, _ = viewer(finished())
    before = pilot.app.frames
    pilot.wait(2000)
    assert pilot.app.frames == before


def test_esc_leaves_the_viewer() -> None:
    pilot, _ = viewer(finished())
    pilot.key("esc")
    assert not pilot.alive


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures are equal in every pixel."""
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize(
    ("size", "scale", "name"),
    [
        ((1280, 720), 1.0, "replay_1280x720"),
        ((1024, 640), 1.0, "replay_1024x640"),
        ((1920, 1080), 1.5, "replay_1920x1080"),
    ],
)
def test_golden_pictures_of_the_viewer(size: tuple[int, int], scale: float, name: str) -> None:
    pilot, _ = viewer(finished(), at=56, size=size, settings=Settings(scale=scale))
    check(pilot.shot(), name)
