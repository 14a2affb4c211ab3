"""A duel at the real table, pulled about by Hypothesis: act, undo, redo, offer, branch, in any order."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from game.core.ids import REFEREE
from game.core.session import Session
from game.games.duel import DUEL
from game.games.duel.model import NORTH, SOUTH
from tests.games.duel.boards import standard_board
from tests.games.duel.random_play import MIXES, check_invariants


class DuelTable(RuleBasedStateMachine):
    """Two seats doing anything legal; the state must always be the refolded log's."""

    session: Session[Any, Any, Any]

    @initialize(seed=st.integers(0, 10**6), mix=st.sampled_from(MIXES))
    def sit_down(self, seed: int, mix: dict[str, Any]) -> None:
        self.session = Session.new(
            DUEL, seats=2, seed=str(seed), options=mix, map_data=standard_board(), map_name="standard"
        )

    @precondition(lambda self: self.session.outcome is None)
    @rule(numbers=st.lists(st.integers(0, 10**6), min_size=1, max_size=8))
    def act(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.session.outcome is None:
                (seat,) = self.session.to_act
                listed = list(self.session.rules.commands(self.session.view(seat).state, seat))
                self.session.submit(listed[number % len(listed)])

    @rule(seat=st.sampled_from([SOUTH, NORTH]))
    def undo_and_redo(self, seat: Any) -> None:
        before = self.session.state_hash
        if self.session.undo_refusal(seat) is None:
            self.session.undo(seat)
            assert self.session.state_hash != before
            self.session.redo(seat)
            assert self.session.state_hash == before

    @rule(seat=st.sampled_from([SOUTH, NORTH]))
    def undo(self, seat: Any) -> None:
        if self.session.undo_refusal(seat) is None:
            self.session.undo(seat)

    @rule(at=st.integers(1, 10**6), seed=st.integers(0, 99))
    def branch(self, at: int, seed: int) -> None:
        self.session = self.session.branch(1 + at % self.session.index, f"branch {seed}")

    @rule()
    def refold(self) -> None:
        again = Session.over(DUEL, self.session.rules, self.session.full_log())
        assert again.state_hash == self.session.state_hash

    @invariant()
    def the_state_is_sound(self) -> None:
        if hasattr(self, "session"):
            check_invariants(self.session.view(REFEREE).state)


def test_a_table_pulled_about_at_random_stays_sound() -> None:
    """D152 D059"""
    run_state_machine_as_test(DuelTable, settings=settings(max_examples=40, stateful_step_count=25))
