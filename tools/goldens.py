"""Shows pictures that differ from their golden ones, and accepts or rejects them by name.

    python tools/goldens.py                 list what failed and what is new
    python tools/goldens.py sheet [NAME...] before, after and difference side by side in one PNG each
    python tools/goldens.py accept NAME...  (or --all) take the new picture as the golden one
    python tools/goldens.py reject NAME...  (or --all) keep the golden one, forget the new picture
    python tools/goldens.py new [NAME...]   take pictures that had no golden one yet

The tests leave their pictures in tests/visual/failures/; look at them before you accept.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import bootstrap

PARTS = ("before", "after", "diff")
_GAP = 8
_PAPER = (40, 40, 44)


@dataclass(frozen=True)
class Gallery:
    """Where golden pictures and the tests' failed ones are kept."""

    golden: Path = bootstrap.ROOT / "tests" / "visual" / "golden"
    failures: Path = bootstrap.ROOT / "tests" / "visual" / "failures"

    def waiting(self) -> list[str]:
        """Names of all pictures that wait for a decision."""
        return sorted(path.name.removesuffix(".after.png") for path in self.failures.glob("*.after.png"))

    def is_new(self, name: str) -> bool:
        """Tell whether a waiting picture has no golden one."""
        return not (self.golden / f"{name}.exact").exists()

    def part(self, name: str, part: str) -> Path:
        """Path of one of a failure's pictures."""
        return self.failures / f"{name}.{part}.png"

    def accept(self, name: str) -> None:
        """Make the new picture the golden one."""
        import pygame

        from tests.visual.compare import keep

        keep(pygame.image.load(self.part(name, "after")), name, self.golden)
        self.forget(name)

    def forget(self, name: str) -> None:
        """Remove everything a failure left behind."""
        for part in (*PARTS, "sheet"):
            self.part(name, part).unlink(missing_ok=True)


def main(arguments: Sequence[str], gallery: Gallery) -> int:
    """Do one command; exit code 1 while pictures wait or the decision failed, 2 for an unknown name."""
    options = _parser().parse_args(arguments)
    names = list(options.names) if options.command else []
    unknown = [name for name in names if name not in gallery.waiting()]
    if unknown:
        waiting = ", ".join(gallery.waiting()) or "none"
        print(f"No picture waits under the name {', '.join(unknown)}. Waiting: {waiting}", file=sys.stderr)
        return 2
    if options.command is None:
        return _list(gallery)
    if options.command == "sheet":
        return _sheets(gallery, names or gallery.waiting())
    if options.command == "new":
        return _take_new(gallery, names or [name for name in gallery.waiting() if gallery.is_new(name)])
    if not names and not options.all:
        print(f"Name the pictures to {options.command}, or say --all.", file=sys.stderr)
        return 2
    return _decide(gallery, options.command, names or gallery.waiting())


def _list(gallery: Gallery) -> int:
    waiting = gallery.waiting()
    if not waiting:
        print("Every picture the tests drew is like its golden one.")
        return 0
    for name in waiting:
        state = "new, no golden picture" if gallery.is_new(name) else "differs"
        print(f"{name:<40} {state}")
    print(f"\n{len(waiting)} waiting. Look: goldens.py sheet   Decide: goldens.py accept|reject|new NAME...")
    return 1


def _sheets(gallery: Gallery, names: Sequence[str]) -> int:
    for name in names:
        print(_sheet(gallery, name))
    if not names:
        print("No picture waits.")
    return 0


def _take_new(gallery: Gallery, names: Sequence[str]) -> int:
    known = [name for name in names if not gallery.is_new(name)]
    if known:
        print(f"There is a golden picture of {', '.join(known)} already: use accept.", file=sys.stderr)
        return 1
    for name in names:
        gallery.accept(name)
        print(f"new: {name}")
    if not names:
        print("No new picture waits.")
    return 0


def _decide(gallery: Gallery, command: str, names: Sequence[str]) -> int:
    for name in names:
        if command == "accept":
            gallery.accept(name)
        else:
            gallery.forget(name)
        print(f"{command}ed: {name}")
    if not names:
        print("No picture waits.")
    return 0


def _sheet(gallery: Gallery, name: str) -> Path:
    """Draw a failure's pictures side by side; a missing one (a new picture has no before) is left out."""
    import pygame

    pictures = [
        pygame.image.load(gallery.part(name, part)) for part in PARTS if gallery.part(name, part).exists()
    ]
    width = sum(picture.get_width() + _GAP for picture in pictures) + _GAP
    height = max(picture.get_height() for picture in pictures) + 2 * _GAP
    sheet = pygame.Surface((width, height))
    sheet.fill(_PAPER)
    x = _GAP
    for picture in pictures:
        sheet.blit(picture, (x, _GAP))
        x += picture.get_width() + _GAP
    path = gallery.part(name, "sheet")
    pygame.image.save(sheet, path)
    return path


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="goldens.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command")
    for command in ("sheet", "accept", "reject", "new"):
        chosen = commands.add_parser(command)
        chosen.add_argument("names", nargs="*", metavar="NAME")
        if command in ("accept", "reject"):
            chosen.add_argument("--all", action="store_true", help="every waiting picture")
    return parser


if __name__ == "__main__":
    bootstrap.enter("dev", __file__)
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    sys.exit(main(sys.argv[1:], Gallery()))
