"""Looking back: any moment, any eyes, either way, damaged logs too; playing on from there."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any

import msgspec
import pytest

from game.core.chance import Chance
from game.core.history import KEEP_ALL
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.log import LogDamage, LogError
from game.core.messages import Illegal
from game.core.reading import parse_log
from game.core.replay import Replay
from game.core.ruleset import Setup
from game.core.session import Session
from tests.core.damage import find_toy, log_bytes
from tests.toy import TOY, ToyGame, ToyRules
from tests.toy.commands import ToyCommand
from tests.toy.events import ToyEvent
from tests.toy.model import ToyOptions, ToyState
from tests.toy.play import ToySession, dull, lay, play

ToyReplay = Replay[ToyState, ToyCommand, ToyEvent]
EYES: tuple[Viewpoint, ...] = (Seat(0), Seat(1), SPECTATOR, REFEREE)


def replay_of(session: ToySession) -> ToyReplay:
    """A replay of a game as its file would hold it."""
    return Replay(TOY, ToyRules(), parse_log(log_bytes(session), find_toy).log)


@lru_cache(maxsize=1)
def long_game() -> ToySession:
    """A game past the point to which every state is kept."""
    return dull(lay("long", 2, rounds=10**6), KEEP_ALL + 100)


def test_every_moment_shows_what_was_shown_live() -> None:
    session = lay("live", 3)
    live = {(v, session.index): session.view(v) for v in EYES}
    batches: dict[Any, Any] = {}
    for viewpoint in EYES:
        session.subscribe(viewpoint, lambda batch: batches.update({(batch.viewpoint, batch.index): batch}))
    while session.to_act and session.index < 60:
        play(session, 1, str(session.index))
        live.update({(v, session.index): session.view(v) for v in EYES})
    replay = replay_of(session)
    assert replay.length == session.index
    for (viewpoint, index), view in live.items():
        assert replay.view(index, viewpoint) == view
    for (viewpoint, index), batch in batches.items():
        assert replay.batch(index, viewpoint) == batch
    for viewpoint in EYES:
        assert replay.text(viewpoint, 0, 999) == session.text(viewpoint, 0, 999)


def test_seeking_in_any_order_gives_the_recorded_states() -> None:
    session = long_game()
    replay, luck = replay_of(session), Chance("seek", 0)
    full = session.full_log().entries
    for _ in range(200):
        index = luck.below(replay.length) + 1
        assert replay.state_hash(index) == full[index - 1].state
    for index in (KEEP_ALL - 1, KEEP_ALL, KEEP_ALL + 1, KEEP_ALL + 15, KEEP_ALL + 17, replay.length):
        branch: ToySession = Session.over(
            TOY, ToyRules(), msgspec.structs.replace(session.full_log(), entries=full[:index])
        )
        assert replay.view(index, REFEREE).state == branch.view(REFEREE).state


def test_seeking_folds_at_most_fifteen_entries() -> None:
    folded = 0

    class Counting(ToyRules):
        def evolve(self, state: ToyState, event: ToyEvent) -> ToyState:
            nonlocal folded
            folded += 1
            return super().evolve(state, event)

    session = long_game()
    replay: ToyReplay = Replay(TOY, Counting(), session.full_log())
    most = max(len(entry.events) for entry in session.full_log().entries[1:])
    for index in range(KEEP_ALL - 20, replay.length):
        folded = 0
        replay.view(index, Seat(0))
        assert folded <= 15 * most
        if index <= KEEP_ALL:
            assert folded == 0


def test_the_table_before_set_up_is_moment_zero() -> None:
    replay = replay_of(play(lay(), 5))
    view = replay.view(0, SPECTATOR)
    assert view.state == ToyRules().initial(Setup(2, ToyOptions()))
    assert view.to_act == frozenset()
    assert len(replay.state_hash(0)) == 32


@pytest.mark.parametrize("index", [-1, 7, 10**9])
def test_a_moment_outside_the_log_is_refused(index: int) -> None:
    replay = replay_of(play(lay(), 5))
    for ask in (replay.view, replay.batch):
        with pytest.raises(IndexError):
            ask(index, SPECTATOR)
    with pytest.raises(IndexError):
        replay.state_hash(index)
    with pytest.raises(IndexError):
        replay.play_on(index, "s")


def test_an_unknown_seat_sees_nothing() -> None:
    """T05"""
    replay = replay_of(play(lay(), 5))
    for ask in (lambda: replay.view(1, Seat(2)), lambda: replay.batch(1, Seat(2))):
        with pytest.raises(Illegal, match="T05"):
            ask()
    with pytest.raises(Illegal, match="T05"):
        replay.text(Seat(9), 0, 1)
    with pytest.raises(Illegal, match="T05"):
        replay.markers(Seat(9), [])


def test_a_second_log_opened_after_a_first_is_as_if_opened_alone() -> None:
    first, second = play(lay("one", 3), 40), play(lay("two", 2), 40)
    alone = [replay_of(second).view(k, Seat(0)) for k in range(20)]
    other = replay_of(first)
    other.view(20, Seat(0))
    again = replay_of(second)
    seen = []
    for index in range(20):
        other.view(index, Seat(1))
        seen.append(again.view(index, Seat(0)))
    assert seen == alone


def test_markers_stand_where_the_events_happened() -> None:
    session = play(lay("marks", 3, rounds=3), 200)
    replay = replay_of(session)
    marks = replay.markers(SPECTATOR, ("bids_revealed", "game_ended"))
    assert [mark.kind for mark in marks] == ["bids_revealed"] * 3 + ["game_ended"]
    assert marks[-1].index == session.index - 1
    assert replay.markers(SPECTATOR, ()) == []


def test_a_damaged_log_is_looked_at_up_to_the_last_good_entry() -> None:
    data = log_bytes(play(lay("hurt"), 20))
    lines = data.split(b"\n")
    lines[9] = lines[9].replace(b'"seat":', b'"soot":', 1)
    read = parse_log(b"\n".join(lines), find_toy)
    replay: ToyReplay = Replay(TOY, ToyRules(), read.log, read.damage)
    assert replay.length == 8
    assert replay.damage is not None and replay.damage.line == 10
    replay.view(8, SPECTATOR)


@pytest.mark.parametrize("doing", ["drop", "change"])
def test_a_missing_or_changed_event_stops_the_replay_there_and_is_named(doing: str) -> None:
    log = play(lay("hurt", 3), 20).full_log()
    entry = next(e for e in log.entries[1:] if type(e.events[0]).__name__ == "CardDrawn")
    events: tuple[Any, ...] = (
        () if doing == "drop" else (msgspec.structs.replace(entry.events[0], seat=Seat(9)),)
    )
    wrong = msgspec.structs.replace(entry, events=events)
    entries = tuple(wrong if e is entry else e for e in log.entries)
    replay: ToyReplay = Replay(TOY, ToyRules(), msgspec.structs.replace(log, entries=entries))
    assert replay.length == entry.index
    assert replay.damage is not None
    assert (replay.damage.line, replay.damage.entry) == (entry.index + 2, entry.index)
    named = "differs from the one recorded" if doing == "drop" else "event 0 (card_drawn) does not fit"
    assert named in replay.damage.reason
    replay.view(replay.length, SPECTATOR)


def test_old_rules_that_drift_are_named_with_the_version_that_wrote_the_log() -> None:
    class Dearer(ToyRules):
        def evolve(self, state: ToyState, event: ToyEvent) -> ToyState:
            after = super().evolve(state, event)
            rich = tuple(gold + 1 if gold > 9 else gold for gold in after.gold)
            return msgspec.structs.replace(after, gold=rich)

    log = play(lay("drift", 2, rounds=9), 80).full_log()
    replay: ToyReplay = Replay(ToyGame(version=2), Dearer(), log)
    assert isinstance(replay.damage, LogDamage)
    assert 0 < replay.length < 80
    assert "written by version 1 of the toy rules" in replay.damage.reason


def test_a_log_of_a_table_that_cannot_be_laid_is_refused() -> None:
    log = lay().full_log()
    header = msgspec.structs.replace(log.header, options={"hands": 4})
    with pytest.raises(LogError, match=r"line 1: options: .*hands"):
        Replay(TOY, ToyRules(), msgspec.structs.replace(log, header=header))


def test_a_game_is_played_on_from_any_moment_of_a_replay() -> None:
    session = play(lay("on", 3), 30)
    replay = replay_of(session)
    for at in (1, 13, 31):
        twin = replay.play_on(at, "new luck")
        assert twin.state_hash == replay.state_hash(at)
        play(twin, 5)
        assert twin.full_log().entries[:at] == session.full_log().entries[:at]


@pytest.mark.soak
def test_a_log_of_ten_thousand_entries_is_sought_in_sixteen_milliseconds() -> None:
    replay = replay_of(dull(lay("long", 2, rounds=10**6), 10_000))
    luck, times = Chance("seek", 0), []
    for _ in range(500):
        begun = time.perf_counter()
        replay.view(luck.below(10_000), Seat(0))
        times.append(time.perf_counter() - begun)
    assert sorted(times)[250] < 0.016
