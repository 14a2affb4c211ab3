"""Figures of the rules and logs for tools/bench.py: random duels, lists, folds, verifying, scrubbing."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

from game import library
from game.core.chance import Chance
from game.core.ids import Seat
from game.core.log import Log
from game.core.replay import Replay
from game.core.session import Session
from game.core.store import Fsync, write_log
from game.core.verify import verify

AnySession = Session[Any, Any, Any]
_BESIDE_PLAY = ("offer_draw", "accept_draw")
_ENDLESS = {"draw_repetition": "off", "draw_turn_limit": "off"}


def random_games(count: int) -> tuple[int, int, int, float]:
    """Games, entries, legal commands listed, seconds."""
    entries = legal = 0
    began = time.perf_counter()
    for game in range(count):
        session = library.new_table("duel", ("human", "human"), seed=f"bench {game}")
        luck = Chance(f"players {game}", 0)
        while session.outcome is None:
            commands = _playable(session)
            legal += len(commands)
            session.submit(commands[luck.below(len(commands))])
        entries += session.index
    return count, entries, legal, time.perf_counter() - began


def deep_lists(count: int) -> tuple[int, float]:
    """Lists of legal commands made in positions of full teams; lists, seconds."""
    session = _full_teams()
    states = [session.view(seat).state for seat in (Seat(0), Seat(1))]
    state = next(state for state in states if session.rules.to_act(state))
    seat = next(iter(session.to_act))
    began = time.perf_counter()
    for _ in range(count):
        list(session.rules.commands(state, seat))
    return count, time.perf_counter() - began


def long_log(entries: int) -> tuple[Log[Any, Any], bytes]:
    """A duel whose leaders step to and fro; the log and its file's bytes."""
    session = _full_teams()
    luck = Chance("long", 0)
    while session.index < entries:
        commands = _playable(session)
        steps = [c for c in commands if c.__struct_config__.tag in ("step", "run")]
        quiet = [c for c in steps if c.__struct_config__.tag == "run" or c.piece in ("king", "queen")]
        end = [c for c in commands if c.__struct_config__.tag == "end_actions"]
        chosen = (quiet if luck.below(2) and quiet else end) or commands
        command = chosen[luck.below(len(chosen))]
        session.submit(command)
        if session.outcome is not None:
            session = session.branch(session.index - 1, "again")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.leaders"
        write_log(path, session.full_log(), Fsync.NEVER)
        return session.full_log(), path.read_bytes()


def time_fold(log: Log[Any, Any]) -> float:
    """Seconds to fold a log without deciding anything or hashing."""
    rules = library.rules_for(library.load("duel"), log.header)
    state = Replay(library.load("duel"), rules, Log(log.header, log.entries[:1])).view(0, "referee").state
    began = time.perf_counter()
    for entry in log.entries:
        for event in entry.events:
            state = rules.evolve(state, event)
    return time.perf_counter() - began


def time_verify(data: bytes) -> float:
    """Seconds to verify a log's bytes."""
    game = library.load("duel")
    rules = game.rules(library.bundled_map(game))
    began = time.perf_counter()
    report = verify(game, rules, data)
    if not report.ok:
        raise RuntimeError(f"the log does not verify: {report}")
    return time.perf_counter() - began


def scrub_times(log: Log[Any, Any], count: int) -> tuple[list[float], list[float]]:
    """Seconds to seek a random moment, and to draw it at 1280x720."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from tools.bench_table import drawer

    rules = library.rules_for(library.load("duel"), log.header)
    replay: Replay[Any, Any, Any] = Replay(library.load("duel"), rules, log)
    draw = drawer(rules, (1280, 720), 1.0)
    draw(replay.view(replay.length, "referee").state)
    luck, seeks, draws = Chance("scrub", 0), [], []
    for _ in range(count):
        began = time.perf_counter()
        state = replay.view(luck.below(replay.length + 1), "spectator").state
        found = time.perf_counter()
        draw(state)
        seeks.append(found - began)
        draws.append(time.perf_counter() - found)
    return seeks, draws


def _playable(session: AnySession) -> list[Any]:
    seat = next(iter(session.to_act))
    commands = list(session.rules.commands(session.view(seat).state, seat))
    return [command for command in commands if command.__struct_config__.tag not in _BESIDE_PLAY]


def _full_teams() -> AnySession:
    """A game with five cards a side, recruited without a fight."""
    session = library.new_table("duel", ("human", "human"), _ENDLESS, seed="full")
    while any(len(team) < 5 for team in session.view("referee").state.teams):
        commands = _playable(session)
        recruits = [c for c in commands if c.__struct_config__.tag == "recruit" and c.card != "nemesis"]
        ends = [c for c in commands if c.__struct_config__.tag == "end_actions"]
        session.submit((recruits or ends or commands)[0])
    return session
