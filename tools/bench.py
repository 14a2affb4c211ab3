"""Prints how fast the table is: start, frames, idle, thinking, rules, logs; with ratios to a baseline that
runs in the same session. Nothing here passes or fails: `python tools/bench.py [NAME ...]`.
"""

from __future__ import annotations

import argparse
import importlib.util
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import bootstrap

ROOT = bootstrap.ROOT


def main(arguments: list[str]) -> int:
    """Run the named figures, or all."""
    parser = argparse.ArgumentParser(prog="bench.py", description="Print figures; nothing is asserted.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of {', '.join(FIGURES)}")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in FIGURES]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; there is {', '.join(FIGURES)}")
    print(f"Python {sys.version.split()[0]} on {sys.platform}, one process unless said otherwise")
    for name in options.names or FIGURES:
        print(f"\n{name}")
        FIGURES[name]()
    return 0


def start() -> None:
    """From the start of Python to the first frame, against a bare pygame window; median of 7, in turn."""
    ours, bare = [], []
    for _ in range(7):
        bare.append(_child("tools.bench_window", "bare"))
        ours.append(_child("tools.bench_window", "title"))
    a, b = statistics.median(ours), statistics.median(bare)
    print(f"  title screen's first frame {1000 * a:.0f} ms; bare window {1000 * b:.0f} ms; ratio {a / b:.2f}")


def frames() -> None:
    """The duel's table while a figure moves, by window size."""
    from tools.bench_table import frame_times

    for size, scale in (((1280, 720), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 2.5)):
        moving, blank = frame_times(size, scale)
        print(
            f"  {size[0]}x{size[1]} at scale {scale}: median {1000 * statistics.median(moving):.2f} ms, "
            f"worst {1000 * max(moving):.2f} ms of {len(moving)} frames; "
            f"a fill and blit of the window {1000 * statistics.median(blank):.2f} ms"
        )


def idle() -> None:
    """How much of a core an idle table uses, a process each."""
    for game in ("duel", "front", "wonders", "world"):
        share = _child("tools.bench_window", f"idle:{game}")
        print(f"  idle table of {game}: {100 * share:.2f} % of a core")


def thinking() -> None:
    """The window's frames while two hard players think at each game's table, and without their processes."""
    from tools.bench_thinking import rows

    for row in rows():
        print(f"  {row}")


def rules() -> None:
    """Random duels and what the rules answer while they are played."""
    from tools.bench_rules import deep_lists, random_games

    games, entries, legal, seconds = random_games(40)
    print(f"  {games} random duels, {entries} entries: {games / seconds:.1f} games/s, {entries / seconds:.0f}"
          f" entries/s, {legal / seconds:.0f} legal commands listed/s")  # fmt: skip
    lists, seconds = deep_lists(300)
    print(f"  lists of legal commands at five against five: {lists / seconds:.0f} lists/s")


def logs() -> None:
    """Folding, verifying and scrubbing a duel's log of 10,000 entries."""
    from tools.bench_rules import long_log, scrub_times, time_fold, time_verify

    log, data = long_log(10_000)
    fold, check = time_fold(log), time_verify(data)
    count = len(log.entries)
    print(f"  fold {count / fold:.0f} entries/s, verify {count / check:.0f} entries/s"
          f" (ratio {check / fold:.1f})")  # fmt: skip
    seeks, draws = scrub_times(log, 300)
    total = [seek + draw for seek, draw in zip(seeks, draws, strict=True)]
    print(
        f"  scrub in {count} entries: seek median {1000 * statistics.median(seeks):.2f} ms, "
        f"with a frame drawn at 1280x720 {1000 * statistics.median(total):.2f} ms, "
        f"worst {1000 * max(total):.2f} ms"
    )


def others() -> None:
    """Ratios to python-chess (replaying a game) and OpenSpiel (random hex), where those are installed."""
    from tools.bench_others import chess_entries, spiel_games
    from tools.bench_rules import long_log, random_games, time_fold

    if importlib.util.find_spec("chess"):
        log, _ = long_log(2_000)
        ours, theirs = len(log.entries) / time_fold(log), chess_entries()
        print(f"  fold {ours:.0f} entries/s; python-chess {theirs:.0f} moves/s; ratio {ours / theirs:.2f}")
    else:
        print("  python-chess is not installed (pip install chess)")
    if importlib.util.find_spec("pyspiel"):
        games, entries, _, seconds = random_games(20)
        moves = spiel_games(20)
        print(f"  random duel {entries / seconds:.0f} entries/s; OpenSpiel hex {moves:.0f} moves/s;"
              f" ratio {entries / seconds / moves:.4f}")  # fmt: skip
        del games
    else:
        print("  OpenSpiel is not installed (pip install open_spiel)")


def front() -> None:
    """The front's reach, supply and previews on its larger map, at the start and amid fights; its frames."""
    from tools.bench_front import figures, random_game
    from tools.bench_front_table import opening, panning

    app, table, times = opening((1920, 1080))
    print(f"  table opened: longest frame {max(times) * 1000:.0f} ms, the rest up to"
          f" {max(times[1:]) * 1000:.0f} ms; sharp after {len(times)} frames")  # fmt: skip
    times = panning(app, table)
    print(f"  panning at 1920x1080: mean {sum(times) / len(times) * 1000:.1f} ms,"
          f" longest {max(times) * 1000:.1f} ms")  # fmt: skip
    for row in figures():
        print(f"  {row}")
    entries, seconds = random_game("st_vith")
    print(f"  a random St. Vith of {entries} entries {seconds:.1f} s")


def front_players() -> None:
    """Whole turns of the front's hard players on its larger map."""
    from tools.bench_front_players import thinking

    print(f"  a game of St. Vith, hard against hard: {thinking(1)}")


def duel() -> None:
    """The duel's packed core at five figures a side, as plain Python and compiled where it has been."""
    from tools.bench_duel import measured

    for kind in ("plain", "compiled"):
        found = measured(kind)
        if kind == "compiled" and not found["built"]:
            print("  compiled: not built here (python -m tools.compile_duel)")
            continue
        print(
            f"  {kind}: all turns {found['turn_ms']:.1f} ms (median, {found['boards']:.0f} end boards), win "
            f"this turn {found['win_ms']:.1f} ms, at worst {found['worst_win_ms']:.0f} ms"
        )


def wonders() -> None:
    """Random games of wonders with leaders, against OpenSpiel's gin rummy where that is installed."""
    from tools.bench_wonders import copies, packed_games, ruled_games

    moves, seconds = packed_games(300)
    print(
        f"  packed core {300 / seconds:.0f} random games/s, {moves / seconds:.0f} moves/s; "
        f"{20_000 / copies(20_000):.0f} copies/s; by the rules {60 / ruled_games(60):.0f} games/s"
    )
    if importlib.util.find_spec("pyspiel"):
        from tools.bench_others import gin_games

        games, clones = gin_games(300)
        print(f"  OpenSpiel gin rummy {games:.0f} random games/s, {clones:.0f} clones/s;"
              f" ratio of games {300 / seconds / games:.2f}")  # fmt: skip
    else:
        print("  OpenSpiel is not installed (pip install open_spiel)")


def _child(module: str, *arguments: str) -> float:
    """Run a module in a process of its own; it prints one number last."""
    done = subprocess.run(
        [sys.executable, "-m", module, str(time.time()), *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.split()[-1])


FIGURES: dict[str, Callable[[], None]] = {
    "start": start,
    "frames": frames,
    "idle": idle,
    "thinking": thinking,
    "rules": rules,
    "logs": logs,
    "others": others,
    "front": front,
    "front_players": front_players,
    "duel": duel,
    "wonders": wonders,
}

if __name__ == "__main__":
    bootstrap.enter("dev", __file__)
    sys.exit(main(sys.argv[1:]))
