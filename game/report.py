"""Keeps a report of a failure of our own, so that a player sees one line and can still send in the rest."""

from __future__ import annotations

import platform
import sys
import time
import traceback

import game
from game import places


def keep_report(fault: BaseException) -> str:
    """Write the failure to a file in the player's folder; gives the sentence that says where."""
    text = "".join(traceback.format_exception(fault))
    head = f"leaders {game.__version__}, Python {platform.python_version()}, {sys.platform}\n\n"
    try:
        folder = places.reports_dir()
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 1_000_000:06d}.txt"
        path.write_text(head + text, encoding="utf-8", errors="replace")
    except OSError as problem:
        return f"No report could be kept: {problem}."
    return f"A report is kept in {path}."
