"""Compiles the duel's packed core with mypyc, where there is a C compiler: `python -m tools.compile_duel`.

The build goes into the player's folder (`game.compiled.folder`), never into the tree, and is used from the
next start on. Nothing needs it: the same modules run as plain Python.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from game import compiled

ROOT = Path(__file__).resolve().parents[1]

_SETUP = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup

work, files = sys.argv[1], sys.argv[2:]
sys.argv = ["setup", "build_ext", "--build-lib", work + "/lib", "--build-temp", work + "/temp"]
modules = mypycify(["--strict", "--explicit-package-bases", *files], opt_level="3", target_dir=work + "/c")
setup(name="duel", ext_modules=modules, packages=[], py_modules=[])
"""


def main(arguments: list[str]) -> int:
    """Build; 0 when there is a build afterwards, 1 when there is no compiler or it failed."""
    parser = argparse.ArgumentParser(prog="compile_duel", description="Compile the duel's packed core.")
    parser.parse_args(arguments)
    target = compiled.folder()
    fault = compiled.damage(target, looks_inside=True)
    if not fault:
        print(f"already built: {target}")
        return 0
    if target.is_dir():
        print(f"built anew, it is damaged ({fault}): {target}", flush=True)
    if not has_compiler():
        print("there is no C compiler here; the plain modules are used", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as work:
        files = [str(path.relative_to(ROOT)) for path in compiled.sources()]
        done = subprocess.run(
            [sys.executable, "-c", _SETUP, work, *files], cwd=ROOT, capture_output=True, text=True
        )
        if done.returncode:
            print(done.stdout + done.stderr, file=sys.stderr)
            return 1
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        shutil.copytree(Path(work) / "lib", part)
        compiled.keep_list(part)
        replace(part, target)
    print(f"built: {target}")
    return 0


def replace(part: Path, target: Path) -> None:
    """Put a new build where it belongs, for a damaged one that may lie there: in use, it is only renamed."""
    aside = target.with_suffix(".damaged")
    shutil.rmtree(aside, ignore_errors=True)
    if target.exists():
        target.rename(aside)
    part.rename(target)
    shutil.rmtree(aside, ignore_errors=True)


def has_compiler() -> bool:
    """Whether something that compiles C can be called."""
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "cc", "gcc", "clang", "cl"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
