"""The viewer's list of events and its panel about the log."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.ids import REFEREE, SPECTATOR
from game.core.replay import Replay
from game.ui.replay_info import facts
from game.ui.replay_list import EventList
from game.ui.replay_scene import ReplayScene
from tests.ui import played
from tests.ui.pilot import Pilot


def viewer(replay: Any, **more: Any) -> tuple[Pilot, ReplayScene, EventList]:
    """The viewer at rest, and its list."""
    face: Any = played.FACES[replay.game.name]()
    pilot = Pilot(more.pop("size", (1280, 720)))
    scene = ReplayScene(pilot.ctx, replay, face, **more)
    pilot.show(scene)
    pilot.settle()
    return pilot, scene, scene.events


def rows_by_scrolling(pilot: Pilot, events: EventList) -> list[tuple[int, int, str]]:
    """All rows, read as a person would: from the top, a notch at a time."""
    pilot.wheel(1000, events.rect.center)
    found: list[tuple[int, int, str]] = []
    for _ in range(4000):
        shown = [row for _, row in events.places]
        found += [row for row in shown if row not in found]
        before = shown
        pilot.wheel(-1)
        if [row for _, row in events.places] == before:
            break
    return found


def test_the_list_has_one_row_for_each_event_that_is_told() -> None:
    for replay, eyes in ((played.stored(), REFEREE), (played.replay_of(played.collectors()), SPECTATOR)):
        pilot, _, events = viewer(replay, viewpoint=eyes)
        found = rows_by_scrolling(pilot, events)
        told = replay.text(eyes, 0, replay.length)
        assert [(entry, text) for entry, _, text in found] == told
        assert found[-1][2] == told[-1][1], "the last row is the last event"


def test_the_newest_event_is_in_the_list_as_soon_as_the_game_has_it() -> None:
    session = played.duel(most=1)
    for most in range(2, 12):
        session = played.duel(most=most)
        replay = played.replay_of(session)
        events = viewer(replay, at=replay.length)[2]
        last = [row for _, row in events.places][-1]
        assert (last[0], last[2]) == replay.text(SPECTATOR, 0, replay.length)[-1]


def test_the_present_event_is_always_in_view() -> None:
    replay = played.stored()
    pilot, scene, events = viewer(replay, size=(1024, 640))
    pilot.click("events_size")
    for index in (*range(1, replay.length + 1, 7), replay.length, 50, 3):
        scene.jump(index)
        pilot.frame()
        pilot.shot()
        rects = [rect for rect, row in events.places if row[0] == index - 1]
        assert rects, f"entry {index - 1} is not in view"
        assert events.body.contains(rects[0]) and rects[0].height > 0


def test_a_click_on_a_line_shows_the_table_after_it() -> None:
    pilot, scene, events = viewer(played.stored(), at=40)
    rect, row = events.places[0]
    pilot.click(rect.center)
    assert scene.reel.index == row[0] + 1
    pilot.key("backspace")
    assert scene.reel.index == 40


def test_the_list_is_worked_by_keyboard() -> None:
    pilot, scene, _ = viewer(played.stored(), at=40)
    pilot.focus_on("events")
    pilot.key("down", "down", "up")
    assert scene.reel.index == 41


def test_the_bar_of_the_list_reaches_both_ends() -> None:
    replay = played.stored()
    pilot, _, events = viewer(replay)
    body = events.body
    pilot.press((body.right - pilot.ctx.px(5), body.top + pilot.ctx.px(8)))
    pilot.haul((body.right - pilot.ctx.px(5), body.bottom + 40))
    assert [row for _, row in events.places][-1][0] == replay.length - 1
    pilot.haul((body.right - pilot.ctx.px(5), body.top - 40))
    pilot.release()
    assert events.places[0][1][:2] == (0, 0)


def test_the_list_grows_over_the_rail_and_shrinks_again() -> None:
    pilot, _, events = viewer(played.stored(), at=40)
    small = events.rect.height
    pilot.key("l")
    assert events.rect.height > 2 * small
    pilot.click("events_size")
    pilot.frame()
    assert events.rect.height == small


def test_the_panel_says_who_wrote_the_log_and_for_whom() -> None:
    replay = played.stored()
    pilot, scene, _ = viewer(replay)
    told = dict(facts(pilot.ctx, replay, scene.face, True, None))
    assert told["Written by"] == "Leaders Tabletop 0.1.0"
    assert told["Rules"].startswith(f"Version {replay.header.rules} ")
    assert replay.header.map is not None
    assert replay.header.map.digest[:12] in told["Map"]
    assert told["Players"] == "South: Human\nNorth: Easy"
    assert told["Begun"] == "2026-11-30  10:00 UTC"
    assert told["Seed"] == replay.header.seed
    assert "Discovery" in told["Options"]


def test_the_seed_is_told_only_once_the_game_is_over() -> None:
    for entries, known in ((None, True), (40, False)):
        replay: Replay[Any, Any, Any] = played.stored(entries)
        pilot, _, _ = viewer(replay)
        pilot.click("info")
        shown = " ".join(text for _, text in pilot.top.facts)  # type: ignore[attr-defined]
        assert (replay.header.seed in shown) is known
        pilot.key("esc")
        assert isinstance(pilot.top, ReplayScene)


def test_a_log_without_names_or_dates_has_a_panel_too() -> None:
    replay = played.replay_of(played.collectors())
    replay.header = msgspec.structs.replace(replay.header, players=(), created="", app="")
    pilot, scene, _ = viewer(replay)
    told = dict(facts(pilot.ctx, replay, scene.face, False, None))
    assert {told[name] for name in ("Players", "Begun", "Written by", "Map")} == {"Not recorded"}
