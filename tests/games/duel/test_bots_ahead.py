"""How the duel's hard player looks ahead: ways out, wins by a recruit, positions lost or won soon."""

from __future__ import annotations

import pytest

from game.games.duel.bots import levels
from game.games.duel.bots.choice import SAFE, Choice
from game.games.duel.bots.drops import Drops
from game.games.duel.bots.levels import Level, Reach
from game.games.duel.bots.lookahead import DECIDED, SOON, Lookahead
from game.games.duel.bots.sight import Sight
from game.games.duel.capture import loss
from game.games.duel.fast_worth import WON
from game.games.duel.field import Field
from game.games.duel.model import NORTH, SOUTH, DuelState
from game.games.duel.recruitment import placed, placements
from tests.games.duel.table import duel_rules, stand
from tests.games.duel.test_bots import turn_of

LOOK = Reach(turns=2, roots=4, replies=4, width=8, win_limit=2000, ways_out=12)
NARROW = Level(width=1, win_limit=500, replies=1, threat_limit=1000, deep=1)
"""It has next to nothing of its own beam to choose from."""
LOOKING = NARROW._replace(width=20, replies=20, deep=4, looks=(LOOK,), steady=1)


def sight_of(state: DuelState) -> Sight:
    return Sight(duel_rules().ground, state, "", lambda: False)


@pytest.mark.parametrize(
    ("south", "north"),
    [("Ki D1 Br G3 Ja C3", "Qu D7 As D4 Ac E4"), ("Ki C1 Pr A2 Ar B4", "Qu D7 As E3 Ri C5")],
)
def test_while_no_promising_turn_is_safe_all_turns_are_looked_through(
    south: str, north: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D050, D121: whoever stands near one's own leader is varied first."""
    monkeypatch.setitem(levels.LEVELS, "hard", NARROW)
    after, _ = turn_of("hard", stand(south, north))
    assert after.outcome is None
    sight = sight_of(after)
    assert sight.win(NORTH, sight.here, 0) == 0 and sight.is_sure


def test_the_first_turns_looked_through_differ_around_the_own_leader() -> None:
    state = stand("Ki D1 Ri A2 Vi G4", "Qu D7")
    sight = sight_of(state)
    choice = Choice(sight, SOUTH, NARROW, lambda key: 0, lambda: False)
    turns = list(choice._all_turns(0))
    kinds = [sight.around(one.key, SOUTH) for one in turns]
    different = len(set(kinds))
    assert 1 < different < len(kinds)
    assert len(set(kinds[:different])) == different
    assert {one.key for one in turns} == set(sight.all_turns(SOUTH, 0).ends)


@pytest.mark.parametrize(
    ("south", "north", "market", "is_won"),
    [
        ("Ki D1 Ri C3", "Qu B2", ("vizier", "bruiser", "archer"), True),  # one beside it, one set down
        ("Ki D1 Ri D4", "Qu B2", ("vizier", "bruiser", "archer"), False),  # nobody beside it
        ("Ki D1 Ri D4", "Qu B2", ("assassin", "bruiser", "archer"), True),  # A17
        ("Ki D1 Ri D5", "Qu C3", ("vizier", "bruiser", "archer"), False),
        ("Ki D1 Ri C4", "Qu C3", ("vizier", "bruiser", "archer"), True),  # the Archer at C1, in line
        ("Ki D1 Ri C4", "Qu C3", ("vizier", "bruiser", "rider"), False),
        ("Ki D1 Ri C3", "Qu D7", ("assassin", "bruiser", "archer"), False),
    ],
)
def test_a_win_by_the_recruit_is_known_as_the_rules_know_it(
    south: str, north: str, market: tuple[str, ...], is_won: bool
) -> None:
    """D033, D060, D118, D121."""
    state = stand(south, north, phase="recruitment", market=[card for card in market if card != "rider"])
    sight = sight_of(state)
    found = Drops(sight).win(SOUTH, sight.here)
    field = Field.of(duel_rules().ground, state)
    by_rules = any(
        loss(field.joined(SOUTH, placed(one.card, one.spaces)), NORTH) is not None
        for one in placements(field, state)
    )
    assert found == by_rules
    assert found == is_won


def test_hard_ends_its_actions_where_its_recruit_then_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """D033: a step beside the leader and a recruit on its other side."""
    monkeypatch.setitem(levels.LEVELS, "hard", LOOKING)
    state = stand("Ki D1 Ri D4", "Qu B2 Br F4", market=("vizier", "jailer", "protector"))
    after, _ = turn_of("hard", state)
    assert after.outcome is not None and after.outcome.winners == (SOUTH,)


def test_hard_leaves_where_the_enemys_recruit_would_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """D033: beside North's recruitment spaces the leader would be caught by a newcomer."""
    monkeypatch.setitem(levels.LEVELS, "hard", LOOKING)
    state = stand("Ki B4 Br G1", "Qu D7 Ri E5", market=("vizier", "protector", "jailer"))
    sight = sight_of(state)
    assert Drops(sight).threat(NORTH, sight.here)
    after, _ = turn_of("hard", state)
    sight = sight_of(after)
    drops = Drops(sight)
    assert not any(drops.win(NORTH, key) for key in sight.all_turns(NORTH, 0).ends)


def test_a_recruit_that_might_win_is_dreaded_less_than_actions_that_do() -> None:
    """D033: it hangs on the card that the enemy gets; where nothing is safe, that is the better chance."""
    dropped = sight_of(stand("Ki B4 Br G1", "Qu D7 Ri E5", market=("vizier", "protector", "jailer")))
    caught = sight_of(stand("Ki D1 Br G1", "Qu D7 As D3"))
    might, does = (
        Choice(sight, SOUTH, LOOKING, lambda key: 0, lambda: False).glanced(sight.here, 0)
        for sight in (dropped, caught)
    )
    assert SAFE >= might > does


def test_a_position_from_which_no_turn_saves_the_leader_is_told_apart() -> None:
    """What a side to move is worth two turns on: lost soon against open."""
    lost = stand("Ki D1 Br A4", "Qu D7 As D3 Ri D4 Cl B4 Ma F4", to_move=SOUTH)
    sight = sight_of(lost)
    assert all(sight.win(NORTH, key, 0) for key in sight.all_turns(SOUTH, 0).ends)
    assert Lookahead(sight, LOOK).worth(NORTH, sight.here, 0) >= DECIDED
    calm = stand("Ki D1 Ri A1", "Qu D7 Br G4", to_move=SOUTH)
    sight = sight_of(calm)
    assert abs(Lookahead(sight, LOOK).worth(NORTH, sight.here, 0)) < DECIDED


def test_a_win_that_the_enemy_has_at_once_counts_more_than_a_later_one() -> None:
    sight = sight_of(stand("Ki D1 Bm C6 Ri D4"))
    assert Lookahead(sight, LOOK).worth(NORTH, sight.here, 0) < -SOON
    assert Lookahead(sight, LOOK).worth(NORTH, sight.here, 0) > -WON


def test_a_look_that_time_cuts_short_says_so() -> None:
    state = stand("Ki D1 Ri A1 Br B2", "Qu D7 Ja G4", to_move=SOUTH)
    sight = Sight(duel_rules().ground, state, "", lambda: True)
    look = Lookahead(sight, LOOK)
    look.worth(NORTH, sight.here, 0)
    assert look.is_cut


def test_farther_looks_are_taken_only_while_a_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one the same seed must give the same command, so the first looks are all there is."""
    taken: list[Reach] = []

    class Noted(Lookahead):
        def __init__(self, sight: Sight, reach: Reach) -> None:
            taken.append(reach)
            super().__init__(sight, reach)

    monkeypatch.setattr("game.games.duel.bots.choice.Lookahead", Noted)
    farther = LOOK._replace(width=9)
    level = NARROW._replace(width=10, replies=10, deep=4, looks=(LOOK, farther), steady=1)
    state = stand("Ki D1 Ri A1", "Qu D7 Ja G4")
    for is_timed in (False, True):
        sight = sight_of(state)
        beam = sight.turns(SOUTH, sight.here, 0, level.width)
        Choice(sight, SOUTH, level, lambda key: 0, lambda timed=is_timed: timed).best(beam, 0)  # type: ignore[misc]
    assert taken == [LOOK, LOOK, farther]
