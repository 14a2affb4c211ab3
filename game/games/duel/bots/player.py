"""The duel's computer player: one command at a time, each the first of the best turn it can see."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.duel.bots.choice import LOST_SOON, best_turn, deeply_answered, quickly_answered
from game.games.duel.bots.levels import LEVELS, Level
from game.games.duel.bots.lineup import Spots
from game.games.duel.bots.moves import WIN, Child
from game.games.duel.bots.sight import Sight
from game.games.duel.bots.terrain import Terrain
from game.games.duel.bots.turns import Turn, settle, turns
from game.games.duel.bots.worth import CARD_WORTH, WON
from game.games.duel.commands import (
    AcceptDraw,
    Ban,
    DeclineDraw,
    DuelCommand,
    EndActions,
    Recruit,
    Run,
)
from game.games.duel.draws import position_key
from game.games.duel.field import Field
from game.games.duel.ground import Ground
from game.games.duel.model import DuelState, other
from game.games.duel.nemesis import runs
from game.games.duel.recruitment import placed, placements
from game.games.duel.rules import DuelRules

Pace = Callable[[], float]
"""The part of the thinking time that is used up: 0 at first, 1 when it is over; always 0 without a limit."""

CLEARLY_WORSE = -350  # a draw on offer is taken from here down
_WIN_PART = 0.35  # of the time may go into looking for a win,
_TURN_PART = 0.6  # up to here into end boards, the rest into answers


class DuelPlayer:
    """Plays from a view of the duel alone; the same view, seed and level give the same command.

    Raises KeyError for a level that is not one of `LEVELS`.
    """

    def __init__(self, level: str) -> None:
        self.level: Level = LEVELS[level]
        self._terrain: Terrain | None = None

    def think(
        self, view: PlayerView[DuelState], rules: DuelRules, seat: Seat, pace: Pace, seed: str
    ) -> DuelCommand:
        """A legal command of the seat, which must be to act. Never offers a draw."""
        state, terrain = view.state, self._on(rules.ground)
        match state.phase:
            case "actions":
                return _Turn(self.level, terrain, state, seat, pace, seed).command()
            case "recruitment":
                return self._recruit(terrain, state, seat, pace, seed)
            case "nemesis":
                return self._run(terrain, state, seat, pace, seed)
            case "ban":
                card = max(state.market, key=lambda name: CARD_WORTH[name])
                return Ban(seat=seat, card=card)
            case "draw_offer":
                sight = Sight(terrain, state, "", _never)
                worse = sight.worth.of(sight.spots, seat) <= CLEARLY_WORSE
                return AcceptDraw(seat=seat) if worse else DeclineDraw(seat=seat)
            case _:
                raise ValueError(f"nobody is to act in phase {state.phase}")

    def _on(self, ground: Ground) -> Terrain:
        if self._terrain is None or self._terrain.ground is not ground:
            self._terrain = Terrain(ground)
        return self._terrain

    def _recruit(self, terrain: Terrain, state: DuelState, seat: Seat, pace: Pace, seed: str) -> Recruit:
        """Take a card by its worth and the worth of where it can stand; a placement that wins comes first."""
        field = Field.of(terrain.ground, state)
        ranked: list[tuple[int, Sight, Recruit]] = []
        for command in placements(field, state):
            sight = Sight(terrain, state, seed, lambda: pace() >= 1, placed(command.card, command.spaces))
            if sight.moves.lost(sight.spots, other(seat)):
                return command
            value = sight.worth.of(sight.spots, seat) + CARD_WORTH[command.card]
            ranked.append((value, sight, command))
        ranked.sort(key=lambda entry: -entry[0])
        return self._safest(ranked, seat, pace)

    def _safest(self, ranked: list[tuple[int, Sight, Recruit]], seat: Seat, pace: Pace) -> Recruit:
        """The best placement after which the enemy has no quick win."""
        level = self.level
        best, best_value = ranked[0][2], -2 * WON
        for place, (value, sight, command) in enumerate(ranked[: max(1, level.replies)]):
            if level.replies and pace() < 1:
                value = quickly_answered(sight, seat, sight.spots, value)
                if place < level.deep and value > best_value:
                    value = min(
                        value,
                        deeply_answered(sight, seat, level._replace(answer_width=0), sight.spots, value),
                    )
            if value > best_value:
                best, best_value = command, value
        return best

    def _run(self, terrain: Terrain, state: DuelState, seat: Seat, pace: Pace, seed: str) -> Run:
        """Run where she is worth the most to her owner, and where no win follows for the enemy's turn."""
        sight = Sight(terrain, state, seed, lambda: pace() >= 1)
        slot, level = sight.lineup.slot["nemesis"], self.level

        def value(path: tuple[str, ...]) -> int:
            spots = list(sight.spots)
            spots[slot] = terrain.number[path[-1]]
            end: Spots = tuple(spots)
            if sight.moves.lost(end, other(seat)):
                return WON
            worth = sight.worth.of(end, seat)
            if not level.width or pace() >= 1:
                return worth
            found = sight.win(state.active, end, sight.spent, level.win_limit // 4)
            if found is None:
                return worth
            return worth + (LOST_SOON if state.active == seat else -LOST_SOON)

        return Run(seat=seat, path=max(runs(Field.of(terrain.ground, state)), key=value))


class _Turn:
    """The choice of one command in the own action phase."""

    def __init__(
        self, level: Level, terrain: Terrain, state: DuelState, seat: Seat, pace: Pace, seed: str
    ) -> None:
        self.level, self.state, self.seat, self.pace = level, state, seat, pace
        self.sight = Sight(terrain, state, seed, self._stops)
        self._until = _WIN_PART

    def command(self) -> DuelCommand:
        """The first command of the best turn, or the end of actions."""
        child = self._nearest() if not self.level.width else self._win() or self._farthest()
        if child is None:
            return EndActions(seat=self.seat)
        return self.sight.commands()[child[1], child[2]]

    def _stops(self) -> bool:
        return self.pace() >= self._until

    def _nearest(self) -> Child | None:
        """The single action that wins or is worth the most; None when none betters the position."""
        sight, best = self.sight, None
        most = sight.worth.of(sight.spots, self.seat)
        for child in sight.moves.children(sight.spots, sight.spent, self.seat):
            if child[0] == WIN:
                return child
            value, _ = settle(sight.moves, sight.worth, self.seat, child)
            if value > most:
                best, most = child, value
        return best

    def _win(self) -> Child | None:
        sight = self.sight
        found = sight.win(self.seat, sight.spots, sight.spent, self.level.win_limit)
        return found[1] if found is not None else None

    def _farthest(self) -> Child | None:
        sight, level = self.sight, self.level
        self._until = _TURN_PART
        found: list[Turn] = turns(
            sight.moves, sight.worth, self.seat, sight.spots, sight.spent, level.width, self._stops
        )
        self._until = 1.0
        return best_turn(sight, self.seat, level, found, self._repeats).first

    def _repeats(self, spots: Spots) -> int:
        """How often the position has started the enemy's turn (D150); a recruit makes every one new."""
        if self.state.recruits_left:
            return 0
        where = dict(
            zip(self.sight.lineup.pieces, (self.sight.terrain.spaces[s] for s in spots), strict=True)
        )
        after = replace(self.state, where=where, active=other(self.seat))
        return self.state.positions.get(position_key(after), 0)


def _never() -> bool:
    return False
