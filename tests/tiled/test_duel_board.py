"""The board of the duel as maps/duel/board.tmx gives it, against the 37 spaces written out here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game import library
from game.core.codec import map_digest
from game.kit.board import Board
from game.kit.hexes import distance
from game.tiled.load import load_board

MAPS = Path(__file__).resolve().parents[2] / "maps" / "duel"

# Each column from its south end: the first space's q and r; then who recruits on the ends.
COLUMNS = {"A": (-3, 3, 4), "B": (-2, 3, 5), "C": (-1, 3, 6), "D": (0, 3, 7), "E": (1, 2, 6), "F": (2, 1, 5), "G": (3, 0, 4)}  # fmt: skip # noqa: E501


@pytest.fixture(scope="module")
def board() -> Board:
    """The bundled board."""
    return load_board(MAPS / "board.tmx").board


def test_the_board_has_37_spaces_in_seven_columns(board: Board) -> None:
    """D002"""
    wanted = {
        f"{letter}{row + 1}": (q, r - row)
        for letter, (q, r, height) in COLUMNS.items()
        for row in range(height)
    }
    assert len(wanted) == 37
    assert {space.label: (space.q, space.r) for space in board.spaces} == wanted
    assert board.orientation == "flat"


def test_the_leaders_start_at_opposite_corners(board: Board) -> None:
    """D003"""
    starts = {space.label: space.properties["start"] for space in board.spaces if "start" in space.properties}
    assert starts == {"D1": "south", "D7": "north"}


def test_each_side_recruits_on_the_seven_ends_of_its_columns(board: Board) -> None:
    """D004"""
    by_side: dict[str, set[str]] = {"south": set(), "north": set()}
    for space in board.spaces:
        if side := space.properties.get("recruit"):
            by_side[side].add(space.label)
    assert by_side["south"] == {"A1", "B1", "C1", "D1", "E1", "F1", "G1"}
    assert by_side["north"] == {"A4", "B5", "C6", "D7", "E6", "F5", "G4"}


def test_neighbours_are_the_spaces_at_distance_one_clockwise_from_north(board: Board) -> None:
    """D002"""
    for space in board.spaces:
        near = board.neighbours[space.label]
        assert set(near) == {other.label for other in board.spaces if distance(other.hex, space.hex) == 1}
    assert board.neighbours["D4"] == ("D5", "E4", "E3", "D3", "C3", "C4")
    assert board.neighbours["A1"] == ("A2", "B2", "B1")
    assert board.neighbours["G4"] == ("G3", "F4", "F5")
    assert sum(map(len, board.neighbours.values())) == 2 * 90


def test_neighbouring_spaces_never_share_a_wood(board: Board) -> None:
    """D002"""
    for space in board.spaces:
        for near in board.neighbours[space.label]:
            assert board.by_label[near].properties["look"] != space.properties["look"]


def test_the_long_board_is_the_same_seen_from_either_side() -> None:
    """D002, D003, D004: what a half turn of the board maps onto what."""
    board = load_board(MAPS / "long.tmx").board
    assert len(board.spaces) == 44
    start = {space.properties.get("start"): space.hex for space in board.spaces}
    q, r = start["south"].q + start["north"].q, start["south"].r + start["north"].r
    other = {"south": "north", "north": "south", None: None}
    turned = {(q - space.q, r - space.r): space for space in board.spaces}
    for space in board.spaces:
        twin = turned[space.q, space.r]
        assert twin.properties.get("recruit") == other[space.properties.get("recruit")]
        assert twin.properties.get("start") == other[space.properties.get("start")]


def test_reading_a_map_does_not_import_pygame_nor_say_anything() -> None:
    """Rules, bots and audits run without pygame."""
    code = (
        "import sys; from pathlib import Path; from game.tiled.load import load_board;"
        f"load_board(Path({str(MAPS / 'board.tmx')!r})); print('pygame' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("False\n", "")


def test_the_maps_are_what_the_tool_writes(tmp_path: Path) -> None:
    """A change made by hand in one of them would be lost when the tool runs again."""
    pytest.importorskip("PIL", reason="the tool needs the extra [art]")
    from tools.make_duel_board import main

    main(["--folder", str(tmp_path)])
    for name in ("board.tmx", "long.tmx", "tiles.tsx"):
        assert (tmp_path / name).read_text(encoding="utf-8") == (MAPS / name).read_text(encoding="utf-8")


def test_the_bundled_board_is_the_one_that_logs_name() -> None:
    """Logs hold its digest instead of the board: a changed board needs a new file beside the old one."""
    data = library.bundled_map(library.load("duel"))
    assert data is not None
    assert map_digest(data) == "4a353a8c4aa539284a862b3b63dd8a0a"
