"""Checks everything: `python tools/test.py [arguments of pytest]`, on a machine with nothing but Python.

Makes .venv where needed, then runs the linters, the rule coverage and the tests, all of them even if one
fails; the exit code is 0 only when all passed.
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

from tools import bootstrap, checks

if __name__ == "__main__":
    try:
        sys.exit(checks.run(bootstrap.ensure("dev"), sys.argv[1:]))
    except bootstrap.SetupError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
