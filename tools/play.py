"""Starts the game: `python tools/play.py [arguments of leaders]`, on a machine with nothing but Python.

The first start makes .venv and installs what the game needs; later ones go straight to the table.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - older Pythons must be able to read this file and say so
    sys.exit(
        "Leaders Tabletop needs Python 3.11 or newer, and this is Python {}.{}.\n"
        "Get one from https://www.python.org/downloads/ and start again with it.".format(
            *sys.version_info[:2]
        )
    )

from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import bootstrap

if __name__ == "__main__":
    sys.exit(bootstrap.run_module("", "game", sys.argv[1:]))
