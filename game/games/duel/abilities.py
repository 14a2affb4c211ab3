"""What each active ability can do from where its character stands (D101-D109), before D057 is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.core.ids import Seat
from game.games.duel.commands import (
    Action,
    Dash,
    Escort,
    Fly,
    Jump,
    Nudge,
    Pull,
    Push,
    Rally,
    Slip,
    Swap,
)
from game.games.duel.events import Deed
from game.games.duel.field import Field
from game.games.duel.model import PieceId
from game.kit.board import Space

Move = tuple[PieceId, tuple[Space, ...]]


class Plan(NamedTuple):
    """One possible action: the command, who does what to whom, and where each piece goes, step by step."""

    command: Action
    piece: PieceId
    deed: Deed
    target: PieceId | None
    moves: tuple[Move, ...]

    @property
    def ends(self) -> dict[PieceId, Space]:
        """Where the moved pieces stand afterwards."""
        return {piece: path[-1] for piece, path in self.moves}


def jumps(field: Field, seat: Seat) -> Iterator[Plan]:
    """Acrobat: one jump or two over neighbours of either side; she never ends where she began (D101, A13)."""
    start = field.where["acrobat"]
    for first in _landings(field, start, start):
        yield _alone(Jump(seat=seat, path=(first,)), "acrobat", "jump", (first,))
        for second in _landings(field, first, start):
            if second != start:
                yield _alone(Jump(seat=seat, path=(first, second)), "acrobat", "jump", (first, second))


def dashes(field: Field, seat: Seat) -> Iterator[Plan]:
    """Rider: exactly two empty spaces in line (D102)."""
    for ray in field.ground.rays[field.where["rider"]]:
        if len(ray) > 1 and ray[0] not in field.at and ray[1] not in field.at:
            yield _alone(Dash(seat=seat, to=ray[1]), "rider", "dash", ray[:2])


def pushes(field: Field, seat: Seat) -> Iterator[Plan]:
    """Bruiser: onto an adjacent enemy's space, who goes to an empty far space (D103, A12, A29)."""
    for near in field.ground.neighbours[field.where["bruiser"]]:
        target = field.at.get(near)
        if target is None or field.owner[target] == seat or field.guardian(target):
            continue
        for to in far_spaces(field, target):
            if to not in field.at:
                moves = ((target, (to,)), ("bruiser", (near,)))
                yield Plan(Push(seat=seat, target=target, to=to), "bruiser", "push", target, moves)


def far_spaces(field: Field, target: PieceId) -> tuple[Space, ...]:
    """The spaces on the board at the far side of the Bruiser's neighbour: straight on, or a turn aside."""
    there = field.where[target]
    way, _ = field.ground.lines[field.where["bruiser"], there]
    ring = field.ground.ring[there]
    return tuple(s for s in (ring[way - 1], ring[way], ring[(way + 1) % 6]) if s is not None)


def rallies(field: Field, seat: Seat) -> Iterator[Plan]:
    """Royal Guard: next to the own leader, then perhaps a step; where he stands will do too (D104, A14)."""
    here = field.where["royal_guard"]
    for first in field.ground.neighbours[field.where[field.leaders[seat]]]:
        if first != here and first in field.at:
            continue
        if first != here:
            yield _alone(Rally(seat=seat, path=(first,)), "royal_guard", "rally", (first,))
        for second in field.free_beside(first):
            path = (second,) if first == here else (first, second)
            yield _alone(Rally(seat=seat, path=(first, second)), "royal_guard", "rally", path)


def swaps(field: Field, seat: Seat) -> Iterator[Plan]:
    """Illusionist: trade places with anyone visible and not adjacent, but no guarded enemy (D105, A30)."""
    here = field.where["illusionist"]
    for seen in field.seen_from(here):
        if seen.steps > 1 and not is_guarded_enemy(field, seat, seen.piece):
            moves = (("illusionist", (field.where[seen.piece],)), (seen.piece, (here,)))
            command = Swap(seat=seat, target=seen.piece)
            yield Plan(command, "illusionist", "swap", seen.piece, moves)


def grapples(field: Field, seat: Seat) -> Iterator[Plan]:
    """Claw Launcher: fly up to anyone visible and not adjacent, or pull unguarded ones (D106, A03)."""
    here = field.where["claw_launcher"]
    for seen in field.seen_from(here):
        if seen.steps == 1:
            continue
        between = field.ground.rays[here][seen.way][: seen.steps - 1]
        flight = (("claw_launcher", between),)
        yield Plan(Fly(seat=seat, target=seen.piece), "claw_launcher", "fly", seen.piece, flight)
        if not is_guarded_enemy(field, seat, seen.piece):
            haul = ((seen.piece, between[::-1]),)
            yield Plan(Pull(seat=seat, target=seen.piece), "claw_launcher", "pull", seen.piece, haul)


def nudges(field: Field, seat: Seat) -> Iterator[Plan]:
    """Manipulator: move a visible enemy, not adjacent nor guarded, one space (D107)."""
    for seen in field.seen_from(field.where["manipulator"]):
        if seen.steps == 1 or field.owner[seen.piece] == seat or field.guardian(seen.piece):
            continue
        for to in field.free_beside(field.where[seen.piece]):
            command = Nudge(seat=seat, target=seen.piece, to=to)
            yield Plan(command, "manipulator", "nudge", seen.piece, ((seen.piece, (to,)),))


def slips(field: Field, seat: Seat) -> Iterator[Plan]:
    """Wanderer: to any empty space that touches no enemy (D108, A15)."""
    closed = set(field.at)
    for piece, space in field.where.items():
        if field.owner[piece] != seat:
            closed |= field.ground.beside[space]
    for to in field.ground.spaces:
        if to not in closed:
            yield _alone(Slip(seat=seat, to=to), "wanderer", "slip", (to,))


def escorts(field: Field, seat: Seat) -> Iterator[Plan]:
    """Brewmaster: move an adjacent ally one space, the own leader too (D109, A21)."""
    for near in field.ground.neighbours[field.where["brewmaster"]]:
        target = field.at.get(near)
        if target is None or field.owner[target] != seat:
            continue
        for to in field.free_beside(near):
            command = Escort(seat=seat, target=target, to=to)
            yield Plan(command, "brewmaster", "escort", target, ((target, (to,)),))


def is_guarded_enemy(field: Field, seat: Seat, piece: PieceId) -> bool:
    """Whether a piece is an enemy of `seat` whom a Protector keeps in place (D123, A04)."""
    return field.owner[piece] != seat and field.guardian(piece) is not None


def _landings(field: Field, here: Space, start: Space) -> Iterator[Space]:
    for ray in field.ground.rays[here]:
        jumped_over = len(ray) > 1 and ray[0] in field.at and ray[0] != start
        if jumped_over and (ray[1] not in field.at or ray[1] == start):
            yield ray[1]


def _alone(command: Action, piece: PieceId, deed: Deed, path: tuple[Space, ...]) -> Plan:
    return Plan(command, piece, deed, None, ((piece, path),))


ABILITIES: dict[PieceId, Callable[[Field, Seat], Iterator[Plan]]] = {
    "acrobat": jumps,
    "rider": dashes,
    "bruiser": pushes,
    "royal_guard": rallies,
    "illusionist": swaps,
    "claw_launcher": grapples,
    "manipulator": nudges,
    "wanderer": slips,
    "brewmaster": escorts,
}
