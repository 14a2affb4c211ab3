"""Makes the duel's puzzles: positions in which a turn wins on exactly one final board.

`python -m tools.make_duel_puzzles` writes `game/games/duel/data/puzzles.json`. Figures are thrown onto the
board; all that may act are needed for the win, the others have acted already. Among what is found, those are
kept that offer many other turns, use many abilities and differ in their casts.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game import library
from game.core.chance import Chance
from game.core.ids import Seat
from game.games.duel.commands import DuelCommand
from game.games.duel.fast import FastBoard
from game.games.duel.fast_ground import FastGround
from game.games.duel.fast_moves import FOE_RUN, HOW, FastMoves, actor_of
from game.games.duel.fast_turns import FastTurns
from game.games.duel.fast_win import FastWin
from game.games.duel.model import NORTH, RECRUITS, SOUTH, DuelOptions, DuelState, pieces_of
from game.games.duel.puzzles import command_of, packed
from game.games.duel.rules import DuelRules

OUT = Path(__file__).parents[1] / "game" / "games" / "duel" / "data" / "puzzles.json"
WANTED: Mapping[int, int] = {2: 3, 3: 5, 4: 4}  # by actions: so many puzzles
CARDS = 4  # recruits of each side
LEAST_TURNS = {2: 100, 3: 400, 4: 900}  # end boards to choose among
POOL = 8  # so many candidates for each puzzle that is kept


class Found(NamedTuple):
    """A position with its win and how many boards the turn could end in."""

    state: DuelState
    solution: tuple[DuelCommand, ...]
    boards: int

    @property
    def cast(self) -> frozenset[str]:
        """Who acts in the solution."""
        return frozenset(p for p in self.state.owner if self.state.owner[p] == SOUTH) - {
            *self.state.acted, "nemesis"
        }  # fmt: skip

    @property
    def deeds(self) -> frozenset[str]:
        """The kinds of its commands."""
        return frozenset(str(type(command).__struct_config__.tag) for command in self.solution)


def main(arguments: list[str]) -> int:
    """Search until there are enough, choose, write."""
    parser = argparse.ArgumentParser(prog="make_duel_puzzles", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", default="puzzles 1")
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args(arguments)
    game = library.load("duel")
    rules = game.rules(library.bundled_map(game))
    assert isinstance(rules, DuelRules)
    chosen: list[Found] = []
    for actions, count in WANTED.items():
        luck = random.Random(f"{options.seed} {actions}")
        pool = list(itertools.islice(search(rules, luck, actions), count * POOL))
        print(f"{actions} actions: {len(pool)} found, {count} kept", flush=True)
        chosen += choose(pool, count, {piece for one in chosen for piece in one.cast})
    data = [told(number, one) for number, one in enumerate(chosen, start=1)]
    options.out.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
    return 0


def told(number: int, found: Found) -> dict[str, Any]:
    """A puzzle's entry: the position as `set` takes it, the win as commands."""
    return {
        "id": f"p{number:02}",
        "actions": len(found.solution),
        "boards": found.boards,
        "state": found.state,
        "solution": found.solution,
    }


def search(rules: DuelRules, luck: random.Random, actions: int) -> Iterator[Found]:
    """Positions with one winning board that takes so many actions, without end."""
    ground = FastGround(rules.ground)
    while True:
        state = thrown(rules, luck, actions)
        if state is not None:
            found = looked_into(rules, ground, state, actions)
            if found is not None and found.boards >= LEAST_TURNS[actions]:
                yield found


def thrown(rules: DuelRules, luck: random.Random, actions: int) -> DuelState | None:
    """A position of two full sides, all but so many of the south spent; None if the rules find a fault."""
    cards = luck.sample(RECRUITS, 2 * CARDS)
    teams = (("king", *sorted(cards[:CARDS])), ("queen", *sorted(cards[CARDS:])))
    sides = tuple([piece for card in team for piece in pieces_of(card)] for team in teams)
    able = [piece for piece in sides[0] if piece != "nemesis"]
    if len(able) < actions:
        return None
    spaces = luck.sample(rules.ground.spaces, len(sides[0]) + len(sides[1]))
    spent = luck.sample(able, len(able) - actions)
    if actions < len(able) and "king" not in spent and luck.random() < 0.8:
        spent[luck.randrange(len(spent))] = "king"
    state = DuelState(
        options=DuelOptions(mode="quick", draw_repetition="off", draw_turn_limit="off", draw_offer="off"),
        phase="actions",
        leaders=("king", "queen"),
        first=SOUTH,
        active=SOUTH,
        turn=15,
        where=dict(zip((*sides[0], *sides[1]), spaces, strict=True)),
        owner={piece: Seat(side) for side in (0, 1) for piece in sides[side]},
        teams=teams,
        acted=tuple(spent),
    )
    return None if rules.inconsistencies(state) else state


def looked_into(rules: DuelRules, ground: FastGround, state: DuelState, actions: int) -> Found | None:
    """The position's only win; None if it has none, several, or one that needs fewer actions."""
    board = packed(rules, state, ground)
    moves, spent = FastMoves(board), board.spent(state.acted)
    left = sum(not spent >> slot & 1 for slot in board.actors[SOUTH])
    if left != actions or FastWin(moves, SOUTH, lambda: False).shortest(spent) != actions:
        return None
    if FastWin(FastMoves(board), NORTH, lambda: False).shortest(0, 1) == 0 and actions < 4:
        return None  # the south is in a hurry: without its win it may well lose
    turns = FastTurns(moves, SOUTH)
    turns.find(spent)
    lines = {key: turns.line(row) for key, row in turns.ends.items() if row in set(turns.won)}
    if len(lines) != 1:
        return None
    (line,) = lines.values()
    if any(move & HOW == FOE_RUN for move in line):
        return None
    solution = tuple(spoken(rules, state, board, line))
    return Found(state, solution, len(turns.ends)) if len(solution) == len(line) else None


def spoken(rules: DuelRules, state: DuelState, board: FastBoard, line: list[int]) -> Iterator[DuelCommand]:
    """The commands of a row of moves, each looked up among the rules' own; cut short where a Nemesis runs."""
    for number, move in enumerate(line):
        board.make(move)
        command = command_of(rules, state, board.pieces[actor_of(move)], board.where())
        if command is None:
            return
        yield command
        for event in rules.decide(state, command, Chance("", number)):
            state = rules.evolve(state, event)


def choose(pool: list[Found], count: int, known: set[str]) -> list[Found]:
    """The best, one after the other: new faces and deeds first, then the number of other turns."""
    out: list[Found] = []
    while pool and len(out) < count:
        best = max(pool, key=lambda one: (len(one.deeds), len(one.cast - known), one.boards))
        known |= best.cast
        pool.remove(best)
        out.append(best)
    return out


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
