"""Makes the project's own Python environment in .venv and keeps it current; standard library only.

`ensure("")` installs what the game needs, `ensure("dev")` what the tests need as well; both return the
environment's Python. Nothing is done when the stamp in .venv says it is current. A start that is killed
half-way leaves no stamp and a mark in .venv.lock, so the next one makes the environment anew. Two starts at
once wait for each other on that file, which the system unlocks by itself when its holder dies.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
LOCK = ROOT / ".venv.lock"
STAMP = "leaders-stamp.json"
TAIL = 15  # lines of pip's output worth showing when it fails

_UNFINISHED = b"unfinished"
_NO_INDEX = (
    "newconnectionerror",
    "connecttimeouterror",
    "readtimeouterror",
    "max retries exceeded",
    "name resolution",
    "getaddrinfo failed",
    "network is unreachable",
    "connection refused",
    "connection aborted",
    "proxyerror",
    "sslerror",
    "certificate verify failed",
)


class SetupError(Exception):
    """Why the environment could not be made, in words for the person who started it."""


def ensure(extras: str) -> Path:
    """Return the Python of an up-to-date .venv that holds the game and these extras ("" or "dev").

    Raises SetupError with a full explanation when that is not possible.
    """
    key = stamp_key((ROOT / "pyproject.toml").read_bytes(), sys.version, ROOT)
    python = venv_python(VENV, os.name)
    if is_current(read_stamp(VENV), key, extras) and python.exists():
        return python
    with _locked(LOCK) as lock:
        if not (is_current(read_stamp(VENV), key, extras) and python.exists()):
            _make(lock, key, extras)
    return python


def run_module(extras: str, module: str, arguments: Sequence[str]) -> int:
    """Become `python -m MODULE` of the environment, with these arguments; the exit code is passed on."""
    try:
        python = ensure(extras)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next start begins the set-up again.", file=sys.stderr)
        return 130
    # -P: a folder named "game" in the current folder must not be taken for ours.
    return become([str(python), "-P", "-m", module, *arguments])


def enter(extras: str, script: str) -> None:
    """Make sure the running script runs in the environment: start it again there if it does not."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        return
    try:
        python = ensure(extras)
    except SetupError as error:
        sys.exit(str(error))
    sys.exit(become([str(python), script, *sys.argv[1:]]))


def become(command: Sequence[str]) -> int:
    """Run a command in place of this process, so that Ctrl-C and the exit code are the command's own."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.execv(command[0], list(command))
    with subprocess.Popen(list(command)) as child:
        while True:
            # Windows sends Ctrl-C to the child as well: wait for its answer instead of dying first.
            with suppress(KeyboardInterrupt):
                return child.wait()


def venv_python(venv: Path, os_name: str) -> Path:
    """Name the Python inside an environment; `os_name` is `os.name`."""
    return venv / "Scripts" / "python.exe" if os_name == "nt" else venv / "bin" / "python"


def stamp_key(pyproject: bytes, version: str, root: Path) -> dict[str, str]:
    """Say what an environment depends on: the Python, the place it was made for, the declared packages."""
    return {
        "python": version,
        "root": str(root),
        "pyproject": hashlib.sha256(pyproject.replace(b"\r\n", b"\n")).hexdigest(),
    }


def read_stamp(venv: Path) -> dict[str, object]:
    """Read what an environment holds; empty when it was never finished or the stamp is damaged."""
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def is_current(stamp: dict[str, object], key: dict[str, str], extras: str) -> bool:
    """Tell whether a stamped environment can be used as it is; one made for the tests also plays."""
    return all(stamp.get(name) == value for name, value in key.items()) and stamp.get("extras") in (
        extras,
        "dev",
    )


def can_update(stamp: dict[str, object], key: dict[str, str]) -> bool:
    """Tell whether an environment only lacks packages, so that it need not be made anew.

    One without a stamp was made by hand: it is taken over if its Python turns out to work.
    """
    return not stamp or all(stamp.get(name) == key[name] for name in ("python", "root"))


def requirement(extras: str) -> str:
    """Name the project as pip takes it, from the project's own folder."""
    return f".[{extras}]" if extras else "."


def progress(line: str) -> str | None:
    """Tell one line of pip's output in plain words; None for lines nobody needs to see."""
    words = line.split()
    if line.startswith("Collecting ") and len(words) > 1:
        return f"  fetching {words[1]}"
    if line.startswith("Processing ") and ".whl" in line:
        return f"  fetching {Path(words[1]).name.partition('-')[0]}"
    if line.startswith("Installing collected packages"):
        return f"  unpacking {len(words) - 3} packages"
    return None


def no_venv_message(version: tuple[int, int], is_debian: bool) -> str:
    """Explain that this Python cannot make environments, and how to change that."""
    name = f"python{version[0]}.{version[1]}-venv"
    remedy = (
        f"On Debian and Ubuntu it is a package of its own:\n\n    sudo apt install {name}\n"
        if is_debian
        else "Install a complete Python, from python.org or your system's packages."
    )
    cause = "This Python cannot make an environment: its venv or ensurepip part is missing."
    return f"{cause}\n{remedy}\nThen start again."


def pip_failed_message(lines: Sequence[str]) -> str:
    """Explain a failed installation by its cause, and keep pip's own last lines."""
    text = "\n".join(lines).lower()
    if any(sign in text for sign in _NO_INDEX):
        cause = (
            "The packages could not be fetched: pip cannot reach the package index.\n"
            "Check the network connection (or the proxy and index settings of pip), then start again."
        )
    elif "no space left on device" in text:
        cause = "The packages could not be installed: the disk is full."
    elif "(from versions: none)" in text:
        cause = (
            "pip found no release of a package: it cannot reach the package index, or the index lacks it.\n"
            "Check the network connection (or the proxy and index settings of pip), then start again."
        )
    elif "no matching distribution" in text:
        cause = "A package has no release for this Python or system. Python 3.11, 3.12 and 3.13 work."
    else:
        cause = "The packages could not be installed."
    tail = "\n".join(f"    {line}" for line in lines[-TAIL:])
    return f"{cause}\npip's last words:\n{tail}"


def _make(lock: int, key: dict[str, str], extras: str) -> None:
    """Bring .venv to where the stamp says it is, and write the stamp last."""
    python = venv_python(VENV, os.name)
    started = time.monotonic()
    stamp = read_stamp(VENV)
    if not (_finished(lock) and can_update(stamp, key) and _works(python)):
        _create(lock)
        stamp = {}
    _mark(lock, finished=False)
    (VENV / STAMP).unlink(missing_ok=True)
    wanted = "dev" if stamp.get("extras") == "dev" else extras
    print(f"Installing Leaders Tabletop{' and its test tools' if wanted else ''} ...", flush=True)
    _pip(lock, python, requirement(wanted))
    (VENV / STAMP).write_text(json.dumps({**key, "extras": wanted}, indent=1), encoding="utf-8")
    _mark(lock, finished=True)
    print(f"Ready after {time.monotonic() - started:.0f} seconds.", flush=True)


def _create(lock: int) -> None:
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        is_debian = Path("/etc/debian_version").exists()
        raise SetupError(no_venv_message(sys.version_info[:2], is_debian)) from None
    if Path(sys.prefix).resolve() == VENV.resolve():
        raise SetupError(f"{VENV} is outdated and runs this very command. Start with the system's Python.")
    _mark(lock, finished=False)
    if VENV.exists():
        print("Removing an outdated or unfinished environment ...", flush=True)
        try:
            shutil.rmtree(VENV)
        except OSError as error:
            advice = "Close every running game, then start again."
            raise SetupError(f"{VENV} cannot be removed ({error}).\n{advice}") from None
    print(f"Making a Python environment in {VENV} ...", flush=True)
    code, lines = _run(lock, [sys.executable, "-m", "venv", str(VENV)])
    if code:
        shown = "\n".join(f"    {line}" for line in lines)
        raise SetupError(f"The environment could not be made. Python's last words:\n{shown}")


def _pip(lock: int, python: Path, what: str) -> None:
    options = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
    code, lines = _run(lock, [str(python), "-m", "pip", "install", *options, "-e", what], tell=True)
    if code:
        raise SetupError(pip_failed_message(lines))


def _run(lock: int, command: Sequence[str], tell: bool = False) -> tuple[int, list[str]]:
    """Run a set-up step; the lock goes along, so that a step which outlives us still holds it."""
    kept: deque[str] = deque(maxlen=400)
    environ = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        pass_fds=(lock,) if os.name == "posix" else (),
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            kept.append(line.rstrip())
            plain = progress(line) if tell else None
            if plain:
                print(plain, flush=True)
        code = child.wait()
    return code, list(kept)


def _works(python: Path) -> bool:
    """Tell whether an environment's Python is whole and the same as the one running now."""
    probe = [str(python), "-c", "import pip, sys; sys.stdout.write(sys.version)"]
    try:
        done = subprocess.run(probe, capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and done.stdout == sys.version


@contextmanager
def _locked(path: Path) -> Iterator[int]:
    """Hold the set-up lock, waiting for another start to finish; gives the lock's file descriptor."""
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        told = False
        while not _try_lock(lock):
            if not told:
                print("Another start is setting up the environment; waiting for it ...", flush=True)
                told = True
            time.sleep(0.5)
        yield lock
    finally:
        os.close(lock)


def _try_lock(lock: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(lock, 1024, os.SEEK_SET)  # beyond the mark, which must stay readable
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        import errno

        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        # Some network folders know no locks at all: better no lock than no game.
    return True


def _finished(lock: int) -> bool:
    os.lseek(lock, 0, os.SEEK_SET)
    return os.read(lock, len(_UNFINISHED)) != _UNFINISHED


def _mark(lock: int, *, finished: bool) -> None:
    os.ftruncate(lock, 0)
    os.lseek(lock, 0, os.SEEK_SET)
    if not finished:
        os.write(lock, _UNFINISHED)
