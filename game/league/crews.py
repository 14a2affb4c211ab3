"""Who plays the games of a series: this process, several processes, or the workers of a Dask cluster.

Each gives results as games end, in any order.
"""

from __future__ import annotations

import importlib
import logging
import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import game as package
from game.league.match import BrokenOffError, Match, Played, play

PATIENCE = 10.0
"""Seconds that a cluster may take to answer, and to show a first worker."""

GOING_S = 5.0
"""How long processes that were told to end may take."""

LIVES = 3
"""How many workers may be lost over one game."""


class CrewError(Exception):
    """Games cannot be played, or no further; the text says why."""


def here(matches: Sequence[Match]) -> Iterator[Played]:
    """One after the other, in this process."""
    return map(play, matches)


def processes(matches: Sequence[Match], jobs: int) -> Iterator[Played]:
    """So many at a time, in processes of their own; none outlives this. Raises CrewError when one dies."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(matches)), context, initializer=_die_quietly)
    try:
        for future in as_completed([pool.submit(play, match) for match in matches]):
            yield future.result()
    except BrokenProcessPool:
        raise CrewError("a process that played has died") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        _wait_until_gone(before)


def _wait_until_gone(before: set[Any]) -> None:
    """Wait for children that were not there before. To join each is not enough: the pool's own thread may
    have taken its end already, and be about to write that down."""
    end = time.monotonic() + GOING_S
    while set(multiprocessing.active_children()) - before and time.monotonic() < end:
        time.sleep(0.01)


def cluster(matches: Sequence[Match], address: str) -> Iterator[Played]:
    """On the workers of a Dask cluster; a game whose worker is lost is played again by another.

    Raises CrewError: without the extra `cluster`, for an address that does not answer, for a cluster without
    workers or with another version of this program.
    """
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError:
        words = "the extra `cluster` is not installed: pip install 'leaders-tabletop[cluster]'"
        raise CrewError(words) from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is told by us
    client = _client(distributed, address)
    try:
        _check_workers(distributed, client, address)
        futures = [client.submit(play, match, pure=False, retries=LIVES) for match in matches]
        for future in distributed.as_completed(futures, loop=client.loop):
            yield future.result()
            future.release()
    except BrokenOffError:
        raise
    except (distributed.KilledWorker, distributed.CancelledError, OSError, TimeoutError) as fault:
        raise CrewError(f"the cluster at {address} was lost: {type(fault).__name__}") from None
    finally:
        client.close(timeout=PATIENCE)


def _client(distributed: Any, address: str) -> Any:
    try:
        distributed.comm.resolve_address(address)  # a client that got a malformed one takes long to let go
        return distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError, ImportError) as fault:
        reason = "nothing answers there" if isinstance(fault, OSError) else str(fault)
        raise CrewError(f"no Dask cluster at {address}: {reason}") from None


def _check_workers(distributed: Any, client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise CrewError(f"the cluster at {address} has no workers") from None
    try:
        versions = client.run(_version)
    except Exception as fault:  # whatever a worker says that does not know our modules
        words = f"{type(fault).__name__}: {fault}"
        raise CrewError(f"a worker of {address} lacks this program: {words}") from None
    others = {worker: version for worker, version in versions.items() if version != package.__version__}
    if others:
        worker, version = min(others.items())
        raise CrewError(f"worker {worker} has version {version}, this is {package.__version__}")


def _version() -> str:
    return package.__version__


def _die_quietly() -> None:
    """Ctrl-C ends a playing process at once and without words."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
