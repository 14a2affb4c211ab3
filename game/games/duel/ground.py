"""The duel's board as the rules ask about it: neighbours, lines, starts, recruitment spaces (D002-D004)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.core.ids import Seat
from game.core.ruleset import MapData, MapError
from game.games.duel.model import NORTH, SIDES, SOUTH, DuelOptions, other
from game.kit.board import Board, Space
from game.kit.hexes import distance

FEWEST_RECRUITMENT_SPACES = 6  # besides the start: a random team of five pieces leaves one free (D146)
FARTHEST_REACH = 2  # the Archer's; no recruit may weigh on a leader that has not left its start


class Ground:
    """Look-up tables of one board. Directions are numbered 0-5 clockwise from north."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.spaces: tuple[Space, ...] = tuple(space.label for space in board.spaces)
        self.neighbours = board.neighbours
        self.beside = {space: frozenset(near) for space, near in board.neighbours.items()}
        self.rays = board.rays
        self.ring: dict[Space, tuple[Space | None, ...]] = {
            space: tuple(ray[0] if ray else None for ray in rays) for space, rays in board.rays.items()
        }
        self.two_off = {
            space: frozenset(ray[1] for ray in rays if len(ray) > 1) for space, rays in board.rays.items()
        }
        self.lines: dict[tuple[Space, Space], tuple[int, int]] = {
            (space, end): (way, steps)
            for space, rays in board.rays.items()
            for way, ray in enumerate(rays)
            for steps, end in enumerate(ray, start=1)
        }
        self.starts: tuple[Space, Space] = (_starts(board, SOUTH)[0], _starts(board, NORTH)[0])
        self._recruitment = (_recruitment(board, SOUTH), _recruitment(board, NORTH))

    def recruitment(self, seat: Seat, options: DuelOptions) -> tuple[Space, ...]:
        """A side's recruitment spaces, in board order (D004, setting `start_space_recruits`)."""
        spaces = self._recruitment[seat]
        if options.start_space_recruits == "yes":
            return spaces
        return tuple(space for space in spaces if space != self.starts[seat])


def read_ground(map_data: MapData | None) -> Ground:
    """The board out of a map's JSON values. Raises MapError listing every fault, one a line."""
    if map_data is None:
        raise MapError("the duel needs a board")
    try:
        board = msgspec.convert(map_data, Board)
    except msgspec.ValidationError as fault:
        raise MapError(f"the board cannot be read: {fault}") from fault
    faults = list(_faults(board))
    if faults:
        raise MapError("\n".join(faults))
    return Ground(board)


def _starts(board: Board, seat: Seat) -> tuple[Space, ...]:
    return tuple(space.label for space in board.spaces if space.properties.get("start") == SIDES[seat])


def _recruitment(board: Board, seat: Seat) -> tuple[Space, ...]:
    return tuple(space.label for space in board.spaces if space.properties.get("recruit") == SIDES[seat])


def _faults(board: Board) -> Iterator[str]:
    if len(board.by_label) < len(board.spaces):
        labels = [space.label for space in board.spaces]
        twice = sorted({label for label in labels if labels.count(label) > 1})
        yield f"spaces: the label {', '.join(twice)} is used more than once"
    if len(board.by_hex) < len(board.spaces):
        yield "spaces: two spaces lie on the same place"
    yield from _property_faults(board)
    if not _is_connected(board):
        yield "spaces: the board falls into parts that do not touch"
    for seat in (SOUTH, NORTH):
        yield from _side_faults(board, seat)


def _property_faults(board: Board) -> Iterator[str]:
    for space in board.spaces:
        if not space.label or not space.label.isalnum():
            yield f"space {space.label!r}: a label is made of letters and digits"
        for name in ("start", "recruit"):
            value = space.properties.get(name)
            if value is not None and value not in SIDES:
                yield f"space {space.label}: property {name} is {value!r}; it may be south or north"


def _side_faults(board: Board, seat: Seat) -> Iterator[str]:
    side, starts = SIDES[seat], _starts(board, seat)
    if len(starts) != 1:
        yield f"{side}: {len(starts)} spaces have the property start={side}; there must be exactly one"
    free = [label for label in _recruitment(board, seat) if label not in starts]
    if len(free) < FEWEST_RECRUITMENT_SPACES:
        yield (
            f"{side}: {len(free)} recruitment spaces besides the start; "
            f"at least {FEWEST_RECRUITMENT_SPACES} are needed"
        )
    for foe in _starts(board, other(seat)):
        foe_hex = board.by_label[foe].hex
        near = [s for s in (*starts, *free) if distance(board.by_label[s].hex, foe_hex) <= FARTHEST_REACH]
        if near:
            yield f"{side}: {', '.join(near)} within two spaces of the other start {foe}"


def _is_connected(board: Board) -> bool:
    if not board.spaces:
        return False
    seen, todo = set(), [board.spaces[0].label]
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo.extend(board.neighbours[here])
    return len(seen) == len(board.by_label)
