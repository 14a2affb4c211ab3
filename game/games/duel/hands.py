"""How a hand builds a command, touch by touch: what may be touched next.

Each legal command is spelled as one or more sequences of tokens (a piece, then a space, ...). What a hand
may touch next is read off the sequences that go on from what it has touched, so the hands can reach every
legal command's result and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import assert_never

from game.core.ruleset import Choice, Token
from game.games.duel.commands import (
    AcceptDraw,
    Ban,
    Dash,
    DeclineDraw,
    DuelCommand,
    EndActions,
    Escort,
    Fly,
    Jump,
    Nudge,
    OfferDraw,
    Pull,
    Push,
    Rally,
    Recruit,
    Run,
    Slip,
    Step,
    Swap,
)
from game.games.duel.field import Field
from game.games.duel.ground import Ground
from game.games.duel.model import DuelState, PieceId
from game.kit.board import Space

Touches = tuple[Token, ...]


def choices(
    ground: Ground, state: DuelState, picks: Touches, commands: Iterable[DuelCommand]
) -> Mapping[Token, Choice[DuelCommand]]:
    """What may be touched after `picks`. A command spelled alike with another is its `routes`."""
    field = Field.of(ground, state)
    depth = len(picks)
    whole: dict[Token, list[DuelCommand]] = {}
    further: dict[Token, bool] = {}
    for command in commands:
        for touches in spellings(field, command):
            if len(touches) <= depth or touches[:depth] != picks:
                continue
            token = touches[depth]
            further.setdefault(token, False)
            if len(touches) == depth + 1:
                whole.setdefault(token, []).append(command)
            else:
                further[token] = True
    return {token: _choice(whole.get(token, []), more) for token, more in further.items()}


def spellings(field: Field, command: DuelCommand) -> Iterator[Touches]:
    """The token sequences that make a command, the plainest first."""
    match command:
        case Step():
            yield from _walks(command.piece, command.path)
        case Jump():
            yield (piece("acrobat"), *map(space, command.path))
        case Dash():
            yield piece("rider"), space(command.to)
        case Push():
            yield piece("bruiser"), piece(command.target), space(command.to)
        case Rally():
            yield from _rallies(field, command)
        case Swap():
            yield piece("illusionist"), piece(command.target)
        case Fly():
            yield from _flights(field, command)
        case Pull():
            beside_claw, _ = _ends_of_line(field, command.target)
            yield piece("claw_launcher"), piece(command.target), space(beside_claw)
        case Nudge():
            yield piece("manipulator"), piece(command.target), space(command.to)
        case Slip():
            yield piece("wanderer"), space(command.to)
        case Escort():
            yield piece("brewmaster"), piece(command.target), space(command.to)
        case _:
            yield from _beside_actions(command)


def piece(name: PieceId) -> Token:
    """The token of a piece."""
    return f"piece:{name}"


def space(label: Space) -> Token:
    """The token of a space."""
    return f"space:{label}"


def _beside_actions(
    command: Run | EndActions | Recruit | Ban | OfferDraw | AcceptDraw | DeclineDraw,
) -> Iterator[Touches]:
    match command:
        case Run():
            yield piece("nemesis"), space(command.path[-1])
        case Recruit():
            yield (f"card:{command.card}", *map(space, command.spaces))
        case Ban():
            yield f"card:{command.card}", "button:ban"
        case EndActions():
            yield ("button:end_actions",)
        case OfferDraw():
            yield ("button:offer_draw",)
        case AcceptDraw():
            yield ("button:accept_draw",)
        case DeclineDraw():
            yield ("button:decline_draw",)
        case _:
            assert_never(command)


def _walks(name: PieceId, path: tuple[Space, ...]) -> Iterator[Touches]:
    yield piece(name), space(path[-1])
    if len(path) > 1:  # a Vizier's leader may also be walked space by space (D124)
        yield (piece(name), *map(space, path))


def _rallies(field: Field, command: Rally) -> Iterator[Touches]:
    here = field.where["royal_guard"]
    path = command.path[1:] if command.path[0] == here else command.path
    yield (piece("royal_guard"), *map(space, path))


def _flights(field: Field, command: Fly) -> Iterator[Touches]:
    beside_claw, beside_target = _ends_of_line(field, command.target)
    yield piece("claw_launcher"), space(beside_target)
    if beside_claw != beside_target:  # else the one space between is where the target would be pulled to
        yield piece("claw_launcher"), piece(command.target), space(beside_target)


def _ends_of_line(field: Field, target: PieceId) -> tuple[Space, Space]:
    here = field.where["claw_launcher"]
    way, steps = field.ground.lines[here, field.where[target]]
    ray = field.ground.rays[here][way]
    return ray[0], ray[steps - 2]


def _choice(commands: list[DuelCommand], further: bool) -> Choice[DuelCommand]:
    if not commands:
        return Choice(command=None, further=further)
    first, *others = commands
    return Choice(command=first, further=further, routes=tuple(others))
