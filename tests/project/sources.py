"""The product's own source files, parsed: what the tests about the project look at."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Source:
    """One module of game/: dotted name, path below the root, text and syntax tree."""

    name: str
    path: str
    text: str
    tree: ast.Module

    @property
    def is_rules(self) -> bool:
        """Tell whether the module must be pure: core, kit, or a game's rules."""
        if self.name.startswith(("game.core", "game.kit")):
            return True
        return self.name.startswith("game.games.") and ".ui" not in self.name

    def imports(self) -> Iterator[tuple[str, int]]:
        """Yield every imported module's absolute dotted name, wherever it is imported, with its line."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from ((alias.name, node.lineno) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = self._base(node)
                yield base, node.lineno
                yield from ((f"{base}.{alias.name}", node.lineno) for alias in node.names)

    def _base(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        parts = self.name.split(".")
        up = node.level - (1 if self.path.endswith("__init__.py") else 0)
        package = parts[: len(parts) - up]
        return ".".join([*package, node.module] if node.module else package)


@cache
def sources() -> tuple[Source, ...]:
    """Read every module of game/ once."""
    found = []
    for path in sorted((ROOT / "game").rglob("*.py")):
        relative = path.relative_to(ROOT)
        name = ".".join(relative.with_suffix("").parts).removesuffix(".__init__")
        text = path.read_text(encoding="utf-8")
        found.append(Source(name, relative.as_posix(), text, ast.parse(text, str(relative))))
    return tuple(found)
