"""Commands in short form, as players write them down (D153).

    Ri D4-D5       step              Ri D4-D6       dash (two spaces)
    Ki D1-D2-C2    Vizier's walk     Ac D2-D4-F2    jumps, by their landings
    Rg A4~C1-B1    rally and step    Wa A1~A4       slip
    Cl A4~D4       flight            Il A4xD4       swap
    Br B4: A3>A2   push; the same shape for pull, nudge and escort: who acts, then who goes where
    Ne>C3          run, Ne>C4>C3 where several routes lead there
    +Ri F1         recruit, +Hc A1 B1 for the pair (the Hermit's space first)
    ban Ri   end   draw?   draw!   draw-   (offer, accept, decline)

`~` marks an ability that goes to its space without walking, so that it is not taken for a step there.
"""

from __future__ import annotations

from typing import assert_never

from game.games.duel.characters import Cast
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
from game.games.duel.model import DuelState, PieceId
from game.games.duel.nemesis import runs
from game.games.duel.refusals import to_act
from game.games.duel.rules import DuelRules
from game.kit.board import Space


class NotationError(ValueError):
    """A text that spells no legal command of the moment."""


def format_command(rules: DuelRules, state: DuelState, command: DuelCommand) -> str:
    """The short form of a command that is legal in this state."""
    return _Scribe(rules.cast, Field.of(rules.ground, state)).write(command)


def parse_command(rules: DuelRules, state: DuelState, text: str) -> DuelCommand:
    """The legal command that a text spells; spaces at its ends and doubled ones do not matter.

    Raises NotationError when no legal command is written so.
    """
    asked = " ".join(text.split())
    scribe = _Scribe(rules.cast, Field.of(rules.ground, state))
    for seat in to_act(state):
        for command in rules.commands(state, seat):
            if scribe.write(command) == asked:
                return command
    raise NotationError(f"{asked!r} is no legal command here")


class _Scribe:
    """Writes the commands of one moment."""

    def __init__(self, cast: Cast, field: Field) -> None:
        self._cast = cast
        self._field = field
        self._run_ends = [path[-1] for path in runs(field)] if "nemesis" in field.where else []

    def write(self, command: DuelCommand) -> str:
        match command:
            case Step():
                return self._walk(command.piece, "-", command.path)
            case Jump():
                return self._walk("acrobat", "-", command.path)
            case Dash():
                return self._walk("rider", "-", (command.to,))
            case Rally():
                return self._walk("royal_guard", "~", command.path)
            case Slip():
                return self._walk("wanderer", "~", (command.to,))
            case Fly():
                return self._walk("claw_launcher", "~", (self._line("claw_launcher", command.target)[-1],))
            case Swap():
                return self._walk("illusionist", "x", (self._field.where[command.target],))
            case Push():
                return self._move("bruiser", command.target, command.to)
            case Pull():
                to = self._line("claw_launcher", command.target)[0]
                return self._move("claw_launcher", command.target, to)
            case Nudge():
                return self._move("manipulator", command.target, command.to)
            case Escort():
                return self._move("brewmaster", command.target, command.to)
            case _:
                return self._beside_actions(command)

    def _beside_actions(
        self, command: Run | EndActions | Recruit | Ban | OfferDraw | AcceptDraw | DeclineDraw
    ) -> str:
        match command:
            case Run():
                unique = self._run_ends.count(command.path[-1]) == 1
                return ">".join((self._code("nemesis"), *(command.path[-1:] if unique else command.path)))
            case Recruit():
                return " ".join((f"+{self._cast.cards[command.card].code}", *command.spaces))
            case Ban():
                return f"ban {self._cast.cards[command.card].code}"
            case EndActions():
                return "end"
            case OfferDraw():
                return "draw?"
            case AcceptDraw():
                return "draw!"
            case DeclineDraw():
                return "draw-"
            case _:
                assert_never(command)

    def _walk(self, piece: PieceId, mark: str, path: tuple[Space, ...]) -> str:
        return f"{self._code(piece)} {self._field.where[piece]}{mark}{'-'.join(path)}"

    def _move(self, actor: PieceId, target: PieceId, to: Space) -> str:
        where = self._field.where
        return f"{self._code(actor)} {where[actor]}: {where[target]}>{to}"

    def _line(self, piece: PieceId, target: PieceId) -> tuple[Space, ...]:
        here = self._field.where[piece]
        way, steps = self._field.ground.lines[here, self._field.where[target]]
        return self._field.ground.rays[here][way][: steps - 1]

    def _code(self, piece: PieceId) -> str:
        return self._cast.pieces[piece].code
