"""The packed board of the computer players knows the same actions, ends and runs as the rules."""

from __future__ import annotations

from collections import Counter

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.duel.actions import all_safe_plans
from game.games.duel.bots.lineup import Lineup
from game.games.duel.bots.moves import FOE_RUN, OWN_RUN, QUIET, WIN, Moves
from game.games.duel.bots.terrain import Terrain
from game.games.duel.commands import EndActions, OfferDraw
from game.games.duel.field import Field
from game.games.duel.model import DuelState
from game.games.duel.nemesis import runs
from tests.games.duel.table import begin, duel_rules, fold

TERRAIN = Terrain(duel_rules().ground)
GAMES = 12
MOST_COMMANDS = 160


def test_the_packed_board_offers_what_the_rules_offer_and_ends_as_they_do() -> None:
    """D020-D029, D050-D062, D100-D130 over random games of every mode's team."""
    met: Counter[int] = Counter()
    for game in range(GAMES):
        state = begin(f"packed {game}", mode="quick" if game % 2 else "discovery")
        luck = Chance(f"packed {game}", 0)
        for number in range(MOST_COMMANDS):
            if state.outcome is not None:
                break
            if state.phase == "actions":
                met.update(compare_actions(state))
            elif state.phase == "nemesis":
                compare_runs(state)
            state = at_random(state, luck, number)
    assert met[QUIET] > 5000
    assert min(met[WIN], met[OWN_RUN], met[FOE_RUN]) > 20


def compare_actions(state: DuelState) -> Counter[int]:
    """Assert that packed children are the rules' own; give how many there are of each kind."""
    lineup = Lineup(TERRAIN, state.where, state)
    moves = Moves(lineup)
    spots, spent = lineup.pack(state.where), lineup.spent(state.acted)
    packed = {(slot, after): how for how, slot, after in moves.children(spots, spent, state.active)}
    plain: dict[tuple[int, tuple[int, ...]], int] = {}
    for plan in all_safe_plans(Field.of(duel_rules().ground, state), state):
        after = fold(state, duel_rules().decide(state, plan.command, Chance("", 0)))
        where = lineup.pack({**state.where, **plan.ends})
        plain[lineup.slot[plan.piece], where] = kind(state, after)
    assert packed == plain
    at_once = moves.win_at_once(spots, spent, state.active)
    assert (at_once is not None) == (WIN in packed.values())
    assert at_once is None or packed[at_once[1], at_once[2]] == WIN
    return Counter(packed.values())


def kind(state: DuelState, after: DuelState) -> int:
    """What became of the game, in the packed board's words."""
    if after.outcome is not None:
        assert after.outcome.winners == (state.active,)
        return WIN
    if after.phase == "nemesis":
        return OWN_RUN if after.runner == state.active else FOE_RUN
    return QUIET


def compare_runs(state: DuelState) -> None:
    """Assert that the packed Nemesis may end where the rules let her."""
    assert state.runner is not None
    lineup = Lineup(TERRAIN, state.where, state)
    spots = lineup.pack(state.where)
    ends = {end[lineup.slot["nemesis"]] for end in Moves(lineup).runs(spots, state.runner)}
    plain = {TERRAIN.number[path[-1]] for path in runs(Field.of(duel_rules().ground, state))}
    assert ends == plain


def at_random(state: DuelState, luck: Chance, number: int) -> DuelState:
    """The state after a random command that neither offers a draw nor often stops early."""
    (seat,) = duel_rules().to_act(state)
    legal = [c for c in duel_rules().commands(state, Seat(seat)) if not isinstance(c, OfferDraw)]
    acts = [c for c in legal if not isinstance(c, EndActions)]
    pool = acts if acts and luck.below(8) else legal
    command = pool[luck.below(len(pool))]
    return fold(state, duel_rules().decide(state, command, Chance("at random", number)))
