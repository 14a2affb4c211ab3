"""The duel's computer player: it thinks of a whole turn, and gives it one command at a time."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.duel.bots.cards import card_worth
from game.games.duel.bots.choice import LOST_SOON, Choice
from game.games.duel.bots.levels import LEVELS, YARDSTICKS, Level
from game.games.duel.bots.recruiting import best_recruit
from game.games.duel.bots.sight import Sight
from game.games.duel.commands import AcceptDraw, Ban, DeclineDraw, DuelCommand, EndActions, Run
from game.games.duel.draws import position_key
from game.games.duel.fast_moves import HOW, NONE, QUIET
from game.games.duel.fast_worth import WON
from game.games.duel.field import Field
from game.games.duel.ground import Ground
from game.games.duel.model import DuelState, other
from game.games.duel.nemesis import runs
from game.games.duel.rules import DuelRules

Pace = Callable[[], float]
"""The part of the thinking time that is used up: 0 at first, 1 when it is over; always 0 without a limit."""

CLEARLY_WORSE = -350  # a draw on offer is taken from here down
_WIN_PART = 0.35  # of the time may go into looking for a win,
_TURN_PART = 0.55  # up to here into end boards, the rest into answers


class DuelPlayer:
    """Plays from a view of the duel alone; a turn once thought of is played on while nothing interferes.

    The same view, seed and level give the same command of a fresh player. Raises KeyError for a level that
    is not one of `LEVELS` or `YARDSTICKS`.
    """

    def __init__(self, level: str) -> None:
        self.level: Level = (LEVELS | YARDSTICKS)[level]
        self._plan: list[tuple[DuelState, DuelCommand]] = []  # states to come, and what to do in them

    def think(
        self, view: PlayerView[DuelState], rules: DuelRules, seat: Seat, pace: Pace, seed: str
    ) -> DuelCommand:
        """A legal command of the seat, which must be to act. Never offers a draw."""
        state, ground = view.state, rules.ground
        match state.phase:
            case "actions":
                return self._act(rules, state, seat, pace, seed)
            case "recruitment":
                return best_recruit(self.level, ground, state, seat, lambda: pace() >= 1, seed)
            case "nemesis":
                return self._run(ground, state, seat, pace, seed)
            case "ban":
                card = max(state.market, key=lambda name: card_worth(self.level, name))
                return Ban(seat=seat, card=card)
            case "draw_offer":
                sight = Sight(ground, state, "", _never)
                worse = sight.value(sight.here, seat) <= CLEARLY_WORSE
                return AcceptDraw(seat=seat) if worse else DeclineDraw(seat=seat)
            case _:
                raise ValueError(f"nobody is to act in phase {state.phase}")

    def _act(self, rules: DuelRules, state: DuelState, seat: Seat, pace: Pace, seed: str) -> DuelCommand:
        for expected, command in self._plan:
            if (
                expected.where == state.where
                and expected.acted == state.acted
                and expected.turn == state.turn
            ):
                return command
        turn = _Turn(self.level, rules, state, seat, pace, seed)
        command = turn.command()
        self._plan = turn.planned
        return command

    def _run(self, ground: Ground, state: DuelState, seat: Seat, pace: Pace, seed: str) -> Run:
        """Run where she is worth the most to her owner, and where no win follows for the enemy's turn."""
        sight = Sight(ground, state, seed, lambda: pace() >= 1)
        level, board = self.level, sight.board
        slot = board.slot["nemesis"]

        def value(path: tuple[str, ...]) -> int:
            end = sight.here + (board.ground.number[path[-1]] - spot) * board.radix[slot]
            if sight.is_lost(end, other(seat)):
                return WON
            worth = sight.value(end, seat)
            if (
                not level.width
                or pace() >= 1
                or not sight.win(state.active, end, sight.spent, level.win_limit)
            ):
                return worth
            return worth + (LOST_SOON if state.active == seat else -LOST_SOON)

        spot = board.spot[slot]
        return Run(seat=seat, path=max(runs(Field.of(ground, state)), key=value))


class _Turn:
    """The choice of one's actions; `planned` holds the later ones, by the state they are meant for."""

    def __init__(
        self, level: Level, rules: DuelRules, state: DuelState, seat: Seat, pace: Pace, seed: str
    ) -> None:
        self.level, self.rules, self.state, self.seat, self.pace = level, rules, state, seat, pace
        self.sight = Sight(rules.ground, state, seed, self._stops)
        self.planned: list[tuple[DuelState, DuelCommand]] = []
        self._until = _WIN_PART

    def command(self) -> DuelCommand:
        """The first command of the best turn, or the end of actions."""
        sight = self.sight
        if not self.level.width:
            return self._said(self.state, self._nearest())
        if sight.win(self.seat, sight.here, sight.spent, self.level.win_limit):
            return self._said(
                self.state, sight.first
            )  # the rest is looked for anew
        self._until = _TURN_PART
        return self._begun(self._farthest())

    def _stops(self) -> bool:
        return self.pace() >= self._until

    def _nearest(self) -> int:
        """The single action that wins or is worth the most; NONE when none betters the position."""
        sight, best = self.sight, NONE
        most = sight.value(sight.here, self.seat)
        beam = sight.turns(self.seat, sight.here, sight.spent, 0)
        for row in range(1, len(beam.keys)):
            if beam.values[row] > most:
                best, most = beam.made[row], beam.values[row]
        return best

    def _farthest(self) -> list[int]:
        """The actions of the best turn."""
        choice = Choice(self.sight, self.seat, self.level, self._repeats, self._is_timed)
        sight = self.sight
        beam = sight.turns(self.seat, sight.here, sight.spent, self.level.width)
        self._until = 1.0
        return choice.best(beam, sight.spent).line

    def _is_timed(self) -> bool:
        return self.pace() > 0

    def _begun(self, line: list[int]) -> DuelCommand:
        """The first command of a whole turn; those after it are kept, as far as no Nemesis runs between."""
        state = self.state
        first = command = self._said(state, line[0] if line else NONE)
        for place, move in enumerate(line):
            if move & HOW != QUIET:
                break
            state = self._after(state, command)
            command = self._said(state, line[place + 1] if place + 1 < len(line) else NONE)
            self.planned.append((state, command))
        return first

    def _said(self, state: DuelState, move: int) -> DuelCommand:
        """A move as a command; none is the end of actions."""
        if move == NONE:
            return EndActions(seat=self.seat)
        sight = self.sight if state is self.state else Sight(self.rules.ground, state, "", _never)
        return sight.command(move)

    def _after(self, state: DuelState, command: DuelCommand) -> DuelState:
        """What a quiet action of one's own changes, told without luck."""
        for event in self.rules.decide(state, command, Chance("", 0)):
            state = self.rules.evolve(state, event)
        return state

    def _repeats(self, key: int) -> int:
        """How often the position has started the enemy's turn (D150); a recruit makes every one new."""
        if self.state.recruits_left:
            return 0
        where = self.sight.at(key).where()
        after = replace(self.state, where=where, active=other(self.seat))
        return self.state.positions.get(position_key(after), 0)


def _never() -> bool:
    return False
