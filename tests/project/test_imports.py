"""Who may import whom, looked up in the sources; import-linter checks the indirect ways as well."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator

from tests.project.sources import ROOT, Source, sources

# Layer of the importer -> what of ours it may import. cli and __main__ may import everything.
# places says where sprites, maps and the player's folder lie, display whether there is a screen; neither
# imports anything of ours.
# tiled needs core.ruleset for the MapError that every reader of maps answers to.
ALLOWED = {
    r"game\.core(\..*)?": r"game\.core",
    r"game\.kit(\..*)?": r"game\.(kit|core\.ids)",
    r"game\.tiled(\..*)?": r"game\.(tiled|kit|core\.ruleset)",
    r"game\.ai(\..*)?": r"game\.(ai|core)",
    r"game\.ui(\..*)?": r"game\.(ui|core|kit|tiled|places|display)",
    r"game\.games": r"game\.games",
    r"game\.games\.(?P<game>\w+)\.ui(\..*)?": r"game\.(ui|core|kit|games\.{game})",
    r"game\.games\.(?P<game>\w+)(\..*)?": r"game\.(core|kit|games\.{game}(?!\.ui))",
    r"game\.display": r"game\.display",
}

# A module of rules has no clock, no luck of its own, no pickled or evaluated data.
FORBIDDEN = {"pickle", "marshal", "shelve", "random", "secrets", "time", "datetime", "yaml"}
WRITES_FILES = {"game.core.store"}
FORBIDDEN_CALLS = {"eval", "exec", "compile", "__import__"}


def test_modules_import_only_what_their_layer_may() -> None:
    assert not [line for source in sources() for line in _trespasses(source)]


def test_only_the_picture_layers_import_pygame_and_only_the_dice_import_pymunk() -> None:
    bad = []
    for source in sources():
        draws = re.match(r"game\.(ui|games\.\w+\.ui)(\.|$)", source.name)
        for name, line in source.imports():
            package = name.partition(".")[0]
            is_wrong = (
                (package == "pygame" and not draws)
                or (package == "pymunk" and not source.name.startswith("game.ui.dice"))
                or (package == "pytmx" and not source.name.startswith("game.tiled"))
            )
            if is_wrong:
                bad.append(f"{source.path}:{line} imports {name}")
    assert not bad


def test_core_kit_and_rules_know_no_clock_no_luck_and_no_pickles() -> None:
    bad = []
    for source in (source for source in sources() if source.is_rules):
        for name, line in source.imports():
            package = name.partition(".")[0]
            if package in FORBIDDEN and source.name not in WRITES_FILES:
                bad.append(f"{source.path}:{line} imports {name}")
    assert not bad


def test_nothing_is_evaluated_or_unpickled_anywhere_in_the_game() -> None:
    bad = [line for source in sources() for line in _dangerous_calls(source)]
    bad += [
        f"{source.path}:{line} imports {name}"
        for source in sources()
        for name, line in source.imports()
        if name.partition(".")[0] in {"pickle", "marshal", "shelve"}
    ]
    assert not bad


def test_the_import_contract_holds_on_indirect_ways_too() -> None:
    program = "from importlinter.cli import lint_imports_command as run; run()"
    done = subprocess.run(
        [sys.executable, "-c", program, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert " 0 broken" in done.stdout


def _trespasses(source: Source) -> Iterator[str]:
    pattern = _allowed(source.name)
    if pattern is None:
        return
    for name, line in source.imports():
        # `from game.core import ids` is seen as game.core and game.core.ids: the package alone is no trespass
        # where its module is allowed.
        if (
            name.startswith("game.")
            and not pattern.match(name)
            and not _is_way_to(name, source, pattern, line)
        ):
            yield f"{source.path}:{line} imports {name}"


def _allowed(module: str) -> re.Pattern[str] | None:
    for layer, allowed in ALLOWED.items():
        match = re.fullmatch(layer, module)
        if match:
            return re.compile(allowed.replace("{game}", match.groupdict().get("game") or "-"))
    return None


def _is_way_to(package: str, source: Source, pattern: re.Pattern[str], line: int) -> bool:
    return any(
        other != package and at == line and other.startswith(f"{package}.") and pattern.match(other)
        for other, at in source.imports()
    )


def _dangerous_calls(source: Source) -> Iterator[str]:
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            yield f"{source.path}:{node.lineno} calls {node.func.id}"
        elif isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
            call = f"{node.func.value.id}.{node.func.attr}"
            if call in {"yaml.load", "os.system", "os.popen"}:
                yield f"{source.path}:{node.lineno} calls {call}"
