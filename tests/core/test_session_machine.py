"""Random play by Hypothesis: undo is refolding, any save loads, branches leave the trunk alone."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.log import Log
from game.core.messages import Illegal
from game.core.reading import parse_log
from game.core.replay import Replay
from game.core.session import Session
from game.core.verify import verify
from game.core.view import Batch
from tests.core.damage import find_toy, log_bytes
from tests.toy import TOY, ToyRules
from tests.toy.commands import Play, ToyCommand
from tests.toy.events import ToyEvent
from tests.toy.model import ToyState
from tests.toy.play import ToySession, lay

RULES = ToyRules()


class Follower:
    """Keeps a view of its own from batches, as a guest would."""

    def __init__(self, session: ToySession, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        past: Replay[ToyState, ToyCommand, ToyEvent] = Replay(TOY, RULES, session.full_log())
        self.states = [past.view(index, viewpoint).state for index in range(1, session.index + 1)]
        self.leave = session.subscribe(viewpoint, self.hear)

    def hear(self, batch: Batch[ToyEvent]) -> None:
        """Follow a batch, or go back."""
        if batch.rewound:
            self.states.pop()
            return
        state = self.states[-1]
        for event in batch.events:
            state = RULES.evolve(state, event)
        self.states.append(state)


class Table(RuleBasedStateMachine):
    """One toy table and what must stay true of it."""

    @initialize(seats=st.integers(2, 4), seed=st.text(max_size=5), rounds=st.integers(1, 3))
    def sit_down(self, seats: int, seed: str, rounds: int) -> None:
        self.marks: list[tuple[str, Any]] = []
        self.sit_at(lay(seed, seats, rounds=rounds))
        self.marks.append(self.mark())

    def sit_at(self, session: ToySession) -> None:
        """Play on at this session; `marks` holds one mark for each of its entries."""
        self.session = session
        eyes: tuple[Viewpoint, ...] = (Seat(0), Seat(1), SPECTATOR, REFEREE)
        self.followers = [Follower(session, viewpoint) for viewpoint in eyes]

    def mark(self) -> tuple[str, Any]:
        """What must come back after undo: the hash and the legal commands of every seat."""
        state = self.session.view(REFEREE).state
        legal = [list(RULES.commands(state, Seat(seat))) for seat in range(state.seats)]
        return self.session.state_hash, legal

    @precondition(lambda self: self.session.to_act)
    @rule(data=st.data())
    def command(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.session.to_act)))
        legal = list(RULES.commands(self.session.view(seat).state, seat))
        batch = self.session.submit(data.draw(st.sampled_from(legal)))
        assert batch.index == self.session.index - 1
        self.marks.append(self.mark())

    @rule(seat=st.integers(0, 3), card=st.sampled_from(("amber_iris", "nothing")))
    def command_badly(self, seat: int, card: str) -> None:
        before = self.mark()
        state = self.session.view(REFEREE).state
        if seat < state.seats and card in state.hands[seat] and Seat(seat) in self.session.to_act:
            return
        try:
            self.session.submit(Play(seat=Seat(seat), card=card))
        except Illegal:
            assert self.mark() == before
        else:
            raise AssertionError("taken")

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        refusal = self.session.undo_refusal(Seat(seat))
        if refusal is None:
            self.session.undo(Seat(seat))
            self.marks.pop()
        assert self.mark() == self.marks[-1]

    @rule(seat=st.integers(0, 3))
    def redo(self, seat: int) -> None:
        if self.session.redo_refusal(Seat(seat)) is None:
            self.session.redo(Seat(seat))
            self.marks.append(self.mark())
            assert len(self.marks) == self.session.index

    @rule()
    def save_and_load(self) -> None:
        read = parse_log(log_bytes(self.session), find_toy)
        assert (read.damage, read.dropped) == (None, None)
        log: Log[ToyCommand, ToyEvent] = read.log
        before = self.session.full_log().entries
        self.sit_at(Session.resume(TOY, log))
        assert self.session.full_log().entries == before
        assert self.mark() == self.marks[-1]

    @rule(data=st.data())
    def branch(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(1, self.session.index))
        trunk = self.session.full_log()
        hashed = trunk.entries[at - 1].state
        twin = self.session.branch(at, data.draw(st.text(max_size=3)))
        assert self.session.full_log() == trunk
        self.sit_at(twin)
        del self.marks[at:]
        assert self.session.state_hash == hashed
        assert self.mark() == self.marks[-1]

    @invariant()
    def the_state_is_its_log_refolded(self) -> None:
        again: ToySession = Session.over(TOY, RULES, self.session.full_log())
        assert again.view(REFEREE) == self.session.view(REFEREE)

    @invariant()
    def followers_see_what_the_gate_shows(self) -> None:
        for follower in self.followers:
            assert follower.states[-1] == self.session.view(follower.viewpoint).state

    def teardown(self) -> None:
        """At the end the log holds and its cards are all there."""
        if hasattr(self, "session"):
            report = verify(TOY, RULES, log_bytes(self.session))
            assert report.ok, report
            assert RULES.inconsistencies(self.session.view(REFEREE).state) == []


TestTable = Table.TestCase
"""What pytest collects."""
