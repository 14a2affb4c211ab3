"""The command line: what can be asked, and how it ends. The work is done in `cli_*.py`, when asked for.

Exit codes: 0 good, 1 the answer is no, 2 bad usage or unreadable input. Nothing ends in a traceback.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from game import __version__

GOOD, NO, UNUSABLE, INTERRUPTED = 0, 1, 2, 130


class Unusable(Exception):  # noqa: N818 - the exit code's own word
    """Bad usage or unreadable input; the text is told as it is."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has seen enough
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD


def build_parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    parser = argparse.ArgumentParser(
        prog="leaders",
        description="A table for games named Leaders. Without a command the window opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"leaders {__version__}")
    parser.set_defaults(run=_title)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        new = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        new.set_defaults(run=run)
        return new

    _add_window_commands(command)
    _add_log_commands(command)
    _add_bots_command(command)
    command("engine", _engine, "the line protocol on standard input and output")
    maps = command("maps", _maps, "check a map, and say what is wrong by layer and object")
    maps.add_argument("file", type=_path, metavar="FILE.tmx")
    return parser


_Adder = Callable[[str, Callable[[argparse.Namespace], int], str], argparse.ArgumentParser]


def _add_window_commands(command: _Adder) -> None:
    play = command("play", _play, "straight to a table")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--seats", metavar="KIND,KIND", help="human, easy, normal or hard in each seat")
    play.add_argument("--seed", metavar="TEXT", help="where all luck comes from")
    play.add_argument("--option", action="append", default=[], metavar="K=V", help="a setting of the game")
    play.add_argument("--map", type=_path, metavar="FILE.tmx", help="a map made in Tiled")
    play.add_argument("--log", type=_path, metavar="FILE", help="where the game saves itself")
    replay = command("replay", _replay, "look back at a game")
    replay.add_argument("log", type=_path, metavar="LOG")
    replay.add_argument("--at", type=int, metavar="N", help="with this many entries behind")
    replay.add_argument("--seat", metavar="S", help="through whose eyes: a number, spectator or referee")


def _add_log_commands(command: _Adder) -> None:
    verify = command(
        "verify", _verify, "audit logs: decide everything again, name the first entry that differs"
    )
    verify.add_argument("logs", type=_path, nargs="+", metavar="LOG")
    show = command("show", _show, "a log as sentences")
    show.add_argument("log", type=_path, metavar="LOG")
    show.add_argument("--from", dest="first", type=int, metavar="N", help="the first entry to tell")
    show.add_argument("--to", dest="last", type=int, metavar="N", help="the last entry to tell")
    show.add_argument("--seat", metavar="S", help="as whom: a number, spectator or referee")
    shot = command("shot", _shot, "one moment of a log as a picture, without a window")
    shot.add_argument("log", type=_path, metavar="LOG")
    shot.add_argument("--at", type=int, required=True, metavar="N", help="with this many entries behind")
    shot.add_argument("--out", type=_path, required=True, metavar="FILE.png")
    shot.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="default: 1280x720")
    shot.add_argument("--scale", type=_scale, default=1.0, metavar="F", help="0.75 to 2.5, default: 1")
    shot.add_argument("--seat", metavar="S", help="through whose eyes: a number, spectator or referee")


def _add_bots_command(command: _Adder) -> None:
    bots = command("bots", _bots, "let computer players meet, and tell the results with confidence intervals")
    bots.add_argument("game", metavar="GAME")
    bots.add_argument("--games", type=_count, required=True, metavar="N", help="how many games")
    who = bots.add_mutually_exclusive_group(required=True)
    who.add_argument("--seats", metavar="LEVEL,LEVEL", help="who meets, e.g. hard,easy")
    who.add_argument("--levels", metavar="LEVEL,LEVEL,...", help="each two play N games; gives Elo")
    bots.add_argument("--seed", metavar="TEXT", help="the same seed plays the same games")
    where = bots.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=_count, default=1, metavar="N", help="how many games at a time")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, e.g. tcp://host:8786")
    bots.add_argument("--time", type=_count, metavar="MS", help="bound the thinking; else the level does")
    bots.add_argument("--results", type=_path, metavar="FILE", help="results; a stopped series goes on")
    bots.add_argument("--logs", type=_path, metavar="DIR", help="keep the log of every game here")
    bots.add_argument("--option", action="append", default=[], metavar="K=V", help="a setting of the game")
    bots.add_argument("--json", action="store_true", help="print the results as JSON")


def _run(arguments: Sequence[str] | None) -> int:
    try:
        with contextlib.suppress(AttributeError):  # standard output that is no text stream stays as it is
            sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
        asked = build_parser().parse_args(arguments)
        code: int = asked.run(asked)
        sys.stdout.flush()
    except Unusable as reason:
        print(f"leaders: {reason}", file=sys.stderr)
        return UNUSABLE
    except BrokenPipeError:
        raise
    except Exception as fault:
        from game.report import keep_report

        print(f"leaders: an error of ours ({type(fault).__name__}). {keep_report(fault)}", file=sys.stderr)
        return UNUSABLE
    return code


def _title(_asked: argparse.Namespace) -> int:
    from game import cli_window

    return cli_window.title()


def _play(asked: argparse.Namespace) -> int:
    from game import cli_window

    return cli_window.play(asked.game, asked.seats, asked.seed, asked.option, asked.map, asked.log)


def _replay(asked: argparse.Namespace) -> int:
    from game import cli_window

    return cli_window.replay(asked.log, asked.at, asked.seat)


def _verify(asked: argparse.Namespace) -> int:
    from game import cli_logs

    return cli_logs.verify_all(asked.logs)


def _show(asked: argparse.Namespace) -> int:
    from game import cli_logs

    return cli_logs.show(asked.log, asked.first, asked.last, asked.seat)


def _shot(asked: argparse.Namespace) -> int:
    from game import cli_logs

    return cli_logs.shot(asked.log, asked.at, asked.out, asked.size, asked.scale, asked.seat)


def _bots(asked: argparse.Namespace) -> int:
    from game import cli_bots

    return cli_bots.run(
        cli_bots.Asked(
            game=asked.game,
            games=asked.games,
            seats=asked.seats,
            levels=asked.levels,
            seed=asked.seed,
            jobs=asked.jobs,
            cluster=asked.cluster,
            time_ms=asked.time,
            results=asked.results,
            logs=asked.logs,
            options=asked.option,
            as_json=asked.json,
        )
    )


def _engine(_asked: argparse.Namespace) -> int:
    from game import engine

    return engine.run()


def _maps(asked: argparse.Namespace) -> int:
    from game import cli_maps

    return cli_maps.check(asked.file)


def _path(text: str) -> Path:
    if not text.strip():  # else it would be the folder that the command is called in
        raise argparse.ArgumentTypeError("the path is empty; name a file or folder")
    return Path(text)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text[:9]) >= 1 and len(text) <= 7):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to 9999999")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not all(part.isascii() and part.isdigit() and len(part) <= 4 for part in (width, height)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    size = int(width), int(height)
    if not (320 <= size[0] <= 7680 and 200 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"{text!r} is not between 320x200 and 7680x4320")
    return size


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.75 <= scale <= 2.5:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0.75 to 2.5")
    return scale
