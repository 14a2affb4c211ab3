"""The odds of a battle against brute force: every result of every die, played through the rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.games.world.commands import KeepDice, LoseUnit, Reroll, Retreat, Stay, WorldCommand
from game.games.world.model import Battle, Fight, WorldState
from game.games.world.odds import Odds, before, hits_of, outlook, reroll_choice, weights_of
from tests.games.world.play import world_rules
from tests.games.world.table import BLUE, GREEN, RED, fold, stand

PLACE = "mongolia"
WITHIN = 0.001  # a tenth of a point

CASES: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
    "one infantry each": ({PLACE: "1:i 0:i"}, {}),
    "a tank against two infantry": ({PLACE: "1:2i 0:t"}, {}),
    "mixed": ({PLACE: "1:ia 0:it"}, {}),
    "more units than dice": ({PLACE: "1:i 0:4i"}, {}),
    "the attacker re-rolls (R191)": ({PLACE: "1:i 0:ia"}, {"military": {0: 1}}),
    "both re-roll (R191, A23)": ({PLACE: "1:i 0:t"}, {"military": {0: 1, 1: 1}}),
    "the defender doubles (R195)": ({PLACE: "1:ia 0:i"}, {"military": {1: 3}}),
    "both with all of military": ({PLACE: "1:i 0:t"}, {"military": {0: 3, 1: 3}}),
    "a fourth die (R160)": ({"british_isles": "1:i 0:3i"}, {"nations": {0: "united_kingdom"}}),
    "ambush in the first round": ({PLACE: "1:i 0:3i"}, {"nations": {1: "vietnam"}}),
}


def _position(board: Mapping[str, str], more: Mapping[str, Any]) -> WorldState:
    place = next(iter(board))
    state = stand({**board, "china": "0:i", "siberia": "1:i"}, step="place", **more)
    return replace(state, step="battle", fight=Fight(Battle(place, RED)))


@pytest.mark.parametrize("name", CASES)
def test_the_odds_equal_brute_force_over_all_dice(name: str) -> None:
    """R149-R169, R191, R195: within a tenth of a point, played through the rules with every roll."""
    state = _position(*CASES[name])
    found = outlook(world_rules().course(state))
    assert found is not None
    wanted = _Brute(state).solve()
    assert found.odds.attacker == pytest.approx(wanted.attacker, abs=WITHIN)
    assert found.odds.defender == pytest.approx(wanted.defender, abs=WITHIN)
    assert found.odds.draw == pytest.approx(wanted.draw, abs=WITHIN)
    assert found.odds.attack_losses == pytest.approx(wanted.attack_losses, abs=WITHIN)
    assert found.odds.defence_losses == pytest.approx(wanted.defence_losses, abs=WITHIN)
    assert found.odds.attacker + found.odds.defender + found.odds.draw == pytest.approx(1.0)


def test_one_infantry_against_another_is_a_third_each() -> None:
    """R180: hits come in half of the throws, so 1:1:1 for won, lost and both gone."""
    found = outlook(world_rules().course(_position({PLACE: "1:i 0:i"}, {})))
    assert found is not None
    assert found.attack_hits == (0.5, 0.5)
    ends = (found.odds.attacker, found.odds.defender, found.odds.draw)
    assert ends == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert (found.odds.attack_losses, found.odds.defence_losses) == pytest.approx((2 / 3, 2 / 3))


def test_the_hits_of_a_whole_row_add_up_to_one() -> None:
    """R182: a black die shows a double in one throw of six."""
    course = world_rules().course(stand({}))
    black = weights_of(course, "black")
    assert dict(black)[2] == pytest.approx(1 / 6)
    for rerolls, doubles in product((False, True), (0, 1)):
        assert sum(hits_of((black, black, black, black), rerolls, doubles)) == pytest.approx(1.0)


def test_a_reroll_goes_to_the_strongest_miss_and_to_no_hit() -> None:
    """R191: of a white and a black miss the black one is rolled again; a hit is kept."""
    course = world_rules().course(stand({}))
    white, black = weights_of(course, "white"), weights_of(course, "black")
    assert reroll_choice((0, 0, 1), (white, black, black)) == 1
    assert reroll_choice((1, 2), (white, black)) is None


def test_dice_on_the_table_are_reckoned_with() -> None:
    """R192: two white hits and a black miss; the black die may still turn to a double."""
    state = _position({PLACE: "1:5i 0:2ia"}, {"military": {0: 1}})
    state = fold(state, world_rules().decide(state, Stay(seat=BLUE), Chance("", 0)))
    draws = (1, 4, 4, 1, 1, 1)  # black blank, white hit, white hit against three blanks
    state = fold(state, world_rules().decide(state, Stay(seat=RED), Chance("", 0, draws)))
    assert state.fight is not None and state.fight.stage == "attacker_rerolls"
    found = outlook(world_rules().course(state))
    assert found is not None
    assert found.attack_hits == pytest.approx((0, 0, 1 / 3, 1 / 2, 1 / 6))
    assert found.defence_hits == (1.0,)


def test_units_still_to_fall_are_taken_off_before_the_next_round() -> None:
    """R162: with hits counted the odds are those of what will be left, weakest first."""
    state = _position({PLACE: "1:i 0:2it"}, {})
    state = fold(state, world_rules().decide(state, Stay(seat=BLUE), Chance("", 0)))
    state = fold(state, world_rules().decide(state, Stay(seat=RED), Chance("", 0, (1, 1, 1, 4))))
    assert state.fight is not None and state.fight.stage == "tolls"
    left = fold(state, world_rules().decide(state, LoseUnit(seat=BLUE, kind="infantry"), Chance("", 0)))
    here, there = outlook(world_rules().course(state)), outlook(world_rules().course(left))
    assert here is not None and there is not None
    assert here.odds.attacker == pytest.approx(there.odds.attacker)
    assert here.attack_hits == there.attack_hits


def test_partners_fall_first_and_the_retreat_of_a_side_leaves_nothing_to_reckon() -> None:
    """R225: with a partner's tank before the own infantry, the tank's die is lost first."""
    board = {PLACE: "1:i 2:t 0:i", "china": "0:i", "siberia": "1:i", "brazil": "2:i"}
    state = stand(board, seats=3, allies=[(1, 2)], seen_allied=((RED, GREEN),))
    state = replace(state, step="battle", fight=Fight(Battle(PLACE, RED)))
    plain = stand({**board, PLACE: "1:it 0:i"}, seats=3)
    plain = replace(plain, step="battle", fight=Fight(Battle(PLACE, RED)))
    first, other = outlook(world_rules().course(state)), outlook(world_rules().course(plain))
    assert first is not None and other is not None
    assert first.odds.defender < other.odds.defender
    fight = state.fight
    assert fight is not None and before(world_rules().course(state), fight) == first
    gone = replace(state, fight=replace(fight, stage="tolls", retreating=RED))
    assert outlook(world_rules().course(gone)) is None


def test_a_sea_battle_counts_only_units_that_were_there_before() -> None:
    """A07: fresh units neither fight nor fall."""
    state = stand({"brazil": "0:i", "china": "1:i"}, fleets={"south_atlantic": "0:t 1:i"})
    sea = Battle("south_atlantic", RED, is_at_sea=True)
    state = replace(state, step="battle", fight=Fight(sea))
    found = outlook(world_rules().course(state))
    assert found is not None and found.odds.attacker > found.odds.defender
    fleets = state.fleets["south_atlantic"]
    fresh = replace(fleets[0], fresh=True)
    more = replace(state, fleets={"south_atlantic": (*fleets, fresh)})
    assert outlook(world_rules().course(more)) == found


class _Brute:
    """Plays a battle through the rules with every possible roll; rounds without a loss are divided out."""

    def __init__(self, state: WorldState) -> None:
        self._start = state
        self._known: dict[Any, tuple[float, ...]] = {}

    def solve(self) -> Odds:
        return Odds(*self._value(self._start))

    def _value(self, state: WorldState) -> tuple[float, ...]:
        """From the beginning of a round."""
        assert state.fight is not None
        key = (self._left(state), min(state.fight.round, 2))
        if key not in self._known:
            out, again = [0.0] * 5, 0.0
            for then, chance in self._ends(state):
                if then.fight is not None and then.fight.round > 2 and self._left(then) == key[0]:
                    again += chance
                    continue
                value = self._value(then) if then.fight is not None else self._ended(then)
                for place in range(5):
                    out[place] += chance * value[place]
            self._known[key] = tuple(number / (1 - again) for number in out)
        return self._known[key]

    def _ends(self, state: WorldState) -> list[tuple[WorldState, float]]:
        """What a round may lead to: all rolls, then all re-rolls, then the weakest units fall."""
        rules, out = world_rules(), list[tuple[WorldState, float]]()
        state = fold(state, rules.decide(state, Stay(seat=BLUE), Chance("", 0)))
        count = self._dice(state)
        for faces in product(range(1, 7), repeat=count):
            thrown = fold(state, rules.decide(state, Stay(seat=RED), Chance("", 0, faces)))
            out += [(then, chance / 6**count) for then, chance in self._rerolled(thrown)]
        return out

    def _rerolled(self, state: WorldState) -> list[tuple[WorldState, float]]:
        fight = state.fight
        if fight is None or not fight.stage.endswith("rerolls"):
            return [(self._paid(state), 1.0)]
        seat = BLUE if fight.stage == "attacker_rerolls" else RED
        row = fight.attacker_dice if seat == BLUE else fight.defender_dice
        book = world_rules().book
        worth = {"white": 1, "grey": 2, "black": 3}
        misses = [place for place, die in enumerate(row) if book.hits(die.colour, die.face) == 0]
        if not misses:
            return self._rerolled(self._after(state, KeepDice(seat=seat)))
        best = max(misses, key=lambda place: worth[row[place].colour])
        ends = list[tuple[WorldState, float]]()
        for face in range(1, 7):
            then = self._after(state, Reroll(seat=seat, die=best), face)
            ends += [(end, chance / 6) for end, chance in self._rerolled(then)]
        return ends

    def _paid(self, state: WorldState) -> WorldState:
        rules = world_rules()
        while state.fight is not None and state.fight.stage == "tolls":
            command = next(iter(rules.commands(state, state.fight.tolls[0].seat)))
            state = self._after(state, command)
        return state

    def _after(self, state: WorldState, command: WorldCommand, *draws: int) -> WorldState:
        assert not isinstance(command, Retreat)
        return fold(state, world_rules().decide(state, command, Chance("", 0, draws)))

    def _dice(self, state: WorldState) -> int:
        """How many dice the round asks for."""
        chance = Chance("", 0)
        world_rules().decide(state, Stay(seat=RED), chance)
        return chance.drawn

    def _left(self, state: WorldState) -> Any:
        return state.troops.get(self._place, ())

    @property
    def _place(self) -> str:
        assert self._start.fight is not None
        return self._start.fight.battle.place

    def _ended(self, state: WorldState) -> tuple[float, ...]:
        stacks = {stack.seat: stack.units.total for stack in state.troops.get(self._place, ())}
        begun = {stack.seat: stack.units.total for stack in self._start.troops[self._place]}
        mine, theirs = stacks.get(BLUE, 0), stacks.get(RED, 0)
        lost = float(begun[BLUE] - mine), float(begun[RED] - theirs)
        return float(mine > 0), float(theirs > 0), float(mine == theirs == 0), *lost
