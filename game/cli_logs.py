"""`leaders verify`, `show` and `shot`: what can be asked of a log without a window."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import library
from game.cli import GOOD, NO, UNUSABLE, Unusable
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.lines import read_header
from game.core.log import LogError, seats_of
from game.core.ruleset import MapError
from game.core.store import read_bytes
from game.core.verify import verify

if TYPE_CHECKING:
    from game.core.replay import Replay


def verify_all(paths: Sequence[Path]) -> int:
    """Audit logs, a line each: the answer is no when one of them does not hold."""
    return max(_verify(path) for path in paths)


def show(path: Path, first: int | None, last: int | None, seat: str | None) -> int:
    """Print a log as sentences with the numbers of their entries."""
    replay = open_log(path)
    viewpoint = eyes(replay, seat)
    start, stop = 0 if first is None else first, replay.length - 1 if last is None else last
    if not 0 <= start <= stop < replay.length:
        raise Unusable(f"--from, --to: {start} to {stop}, but the log has entries 0 to {replay.length - 1}")
    width = len(str(stop))
    for index, sentence in replay.text(viewpoint, start, stop + 1):
        print(f"{index:>{width}}  {sentence}")
    return GOOD


def shot(path: Path, at: int, out: Path, size: tuple[int, int], scale: float, seat: str | None) -> int:
    """Draw one moment into a PNG file."""
    replay = open_log(path)
    viewpoint = eyes(replay, seat)
    check_at(replay, at)
    if out.suffix.lower() != ".png":
        raise Unusable(f"--out: {out} does not end in .png")
    if not out.parent.is_dir():
        raise Unusable(f"--out: there is no folder {out.parent}")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.shelf import LibraryShelf
    from game.ui.shot import save

    face = LibraryShelf().face(replay.game.name)
    beside = out.with_name(f".{out.stem}.{os.getpid()}.png")
    try:
        save(replay, face, beside, index=at, viewpoint=viewpoint, size=size, scale=scale)
        beside.replace(out)
    except OSError as fault:
        beside.unlink(missing_ok=True)
        raise Unusable(f"--out: {out} cannot be written: {fault}") from None
    return GOOD


def open_log(path: Path) -> Replay[Any, Any, Any]:
    """A log for looking at; what is dropped at its end is told on standard error. Raises Unusable."""
    try:
        opened = library.open_replay(path)
    except (LogError, MapError) as fault:
        raise Unusable(str(fault)) from None
    if opened.notice is not None:
        print(f"{path}: {opened.notice}; going on with {opened.replay.length} entries", file=sys.stderr)
    if not opened.replay.length:
        raise Unusable(f"{path}: no entry of the log is good")
    return opened.replay


def eyes(replay: Replay[Any, Any, Any], seat: str | None) -> Viewpoint:
    """Whose eyes are asked for; by default a spectator's, and the referee's once the game is over."""
    if seat is None:
        over = replay.view(replay.length, REFEREE).outcome is not None
        return REFEREE if over else SPECTATOR
    viewpoint = viewpoint_of(seat)
    if viewpoint not in (SPECTATOR, REFEREE) and viewpoint not in seats_of(replay.header):
        raise Unusable(f"--seat: {seat} is not one of the seats 0 to {replay.header.seats - 1}")
    return viewpoint


def viewpoint_of(text: str) -> Viewpoint:
    """A viewpoint by name. Raises Unusable."""
    if text == SPECTATOR:
        return SPECTATOR
    if text == REFEREE:
        return REFEREE
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise Unusable(f"--seat: {text!r} is neither a seat's number, nor spectator, nor referee")
    return Seat(int(text))


def check_at(replay: Replay[Any, Any, Any], at: int) -> None:
    """Raises Unusable for a moment that the log does not have."""
    if not 0 <= at <= replay.length:
        raise Unusable(f"--at: {at} is not from 0 to {replay.length}")


def _verify(path: Path) -> int:
    try:
        data = read_bytes(path)
    except LogError as fault:
        print(f"leaders: {fault}", file=sys.stderr)
        return UNUSABLE
    try:
        header, _ = read_header(data.partition(b"\n")[0], library.load)
        game = library.load(header.game)
        report = verify(game, library.rules_for(game, header), data)
    except (LogError, MapError) as fault:
        reason = fault.reason if isinstance(fault, LogError) else str(fault)
        print(f"{path}: line 1: {reason}")
        return NO
    if report.ok:
        print(f"{path}: good: {report.entries} entries")
        return GOOD
    entry = "" if report.index is None else f", entry {report.index}"
    print(f"{path}: line {report.line}{entry}: {report.reason}")
    return NO
