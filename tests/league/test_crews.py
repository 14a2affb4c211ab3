"""Who plays a series: processes of our own, and the workers of a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from game.league.crews import CrewError, cluster, here, processes
from game.league.match import BrokenOffError, Match

QUICK = {"mode": "quick"}
BREAKING = Match("duel", ("normal", "normal"), "crew", 3, 0, 0, QUICK)
"""A time that is none makes the player fail at its first look at the clock."""


def matches(count: int, level: str = "random") -> list[Match]:
    """Quick duels of players who do not think."""
    return [Match("duel", (level, level), "crew", number, number, None, QUICK) for number in range(count)]


def test_processes_play_the_same_games_tell_what_breaks_and_do_not_outlive_the_series() -> None:
    before = set(multiprocessing.active_children())
    alone = list(here(matches(4)))
    shared = sorted(processes(matches(4), 2), key=lambda one: one.number)
    assert shared == alone
    with pytest.raises(BrokenOffError) as fault:
        list(processes([BREAKING, BREAKING], 2))
    assert fault.value.words.startswith("ZeroDivisionError")
    assert fault.value.log.count(b"\n") >= 2
    assert set(multiprocessing.active_children()) == before


def test_a_process_that_dies_ends_the_series_with_words() -> None:
    """Not with a wait for ever: the games it had are lost, those that ended are with the caller."""
    before = set(multiprocessing.active_children())
    playing = processes(matches(400), 2)
    next(playing)
    for child in set(multiprocessing.active_children()) - before:
        assert child.pid is not None
        os.kill(child.pid, signal.SIGTERM)
    with pytest.raises(CrewError, match="has died"):
        list(playing)
    assert set(multiprocessing.active_children()) == before


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """A cluster on this machine: a scheduler and two worker processes."""
    distributed = pytest.importorskip("distributed", reason="needs the extra `cluster`")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as made:
        yield made


def test_a_cluster_of_two_workers_plays_the_same_games(two_workers: Any) -> None:
    shared = sorted(cluster(matches(4), two_workers.scheduler_address), key=lambda one: one.number)
    assert shared == list(here(matches(4)))


def test_a_game_that_breaks_off_on_a_worker_is_told(two_workers: Any) -> None:
    with pytest.raises(BrokenOffError) as fault:
        list(cluster([BREAKING], two_workers.scheduler_address))
    assert fault.value.number == 3


@pytest.mark.parametrize(
    ("address", "named"),
    [("tcp://127.0.0.1:{free}", "nothing answers"), ("nonsense", "no Dask cluster"), ("x://y:1", "no Dask")],
)
def test_an_address_without_a_cluster_is_named_soon(
    monkeypatch: pytest.MonkeyPatch, address: str, named: str
) -> None:
    pytest.importorskip("distributed", reason="needs the extra `cluster`")
    monkeypatch.setattr("game.league.crews.PATIENCE", 0.5)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound and not listening: nobody answers
        whole = address.format(free=taken.getsockname()[1])
        with pytest.raises(CrewError, match=named) as refused:
            list(cluster(matches(1), whole))
    assert whole in str(refused.value)


@pytest.mark.parametrize("address", ["", "foo bar", "tcp://", "ftp://x:12", "[::1"])
def test_a_malformed_address_is_told_before_anything_tries_it(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """A client that was given one waits for itself when it is let go, and ends in a traceback."""
    distributed = pytest.importorskip("distributed", reason="needs the extra `cluster`")
    monkeypatch.setattr(distributed, "Client", None)
    with pytest.raises(CrewError, match=r"address '|address scheme"):
        list(cluster(matches(1), address))


def test_a_cluster_without_workers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed", reason="needs the extra `cluster`")
    monkeypatch.setattr("game.league.crews.PATIENCE", 1.0)
    options = {"n_workers": 0, "dashboard_address": ":0", "silence_logs": 50}
    with (
        distributed.LocalCluster(**options) as empty,
        pytest.raises(CrewError, match="has no workers"),
    ):
        list(cluster(matches(1), empty.scheduler_address))


def test_without_the_extra_the_way_to_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(CrewError, match=r"pip install 'leaders-tabletop\[cluster\]'"):
        list(cluster(matches(1), "tcp://127.0.0.1:1"))
