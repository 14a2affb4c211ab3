"""Taking back: to the last die, reveal or other player's choice, never past it."""

from __future__ import annotations

import pytest

from game.core.history import KEEP_ALL
from game.core.ids import REFEREE, Seat
from game.core.messages import Illegal
from game.core.session import Session
from game.core.view import Batch
from tests.toy import TOY
from tests.toy import commands as c
from tests.toy.events import ToyEvent
from tests.toy.play import ToySession, dull, lay, play

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)


def stow(session: ToySession, seat: Seat = ZERO) -> None:
    """Stow the first card of the hand: a secret that can be taken back."""
    session.submit(c.Stow(seat=seat, card=session.view(seat).state.hands[seat][0]))


def to_bids(seats: int = 3) -> ToySession:
    """A table at which all are to bid."""
    session = lay("bids", seats)
    for seat in range(seats):
        session.submit(c.Pass(seat=Seat(seat)))
    return session


def why_no_undo(session: ToySession, seat: Seat) -> str:
    """The refusal's rule and key."""
    refusal = session.undo_refusal(seat)
    with pytest.raises(Illegal) as caught:
        session.undo(seat)
    assert refusal is not None and str(caught.value) == str(refusal)
    return str(refusal)


def test_undo_brings_back_state_hash_and_legal_commands() -> None:
    """T03"""
    session = lay()
    before = session.state_hash, list(session.rules.commands(session.view(ZERO).state, ZERO))
    stow(session)
    assert session.state_hash != before[0]
    batch = session.undo(ZERO)
    assert (batch.rewound, batch.index, batch.seat, batch.events) == (True, 1, ZERO, ())
    assert (session.state_hash, list(session.rules.commands(session.view(ZERO).state, ZERO))) == before
    assert session.index == 1


def test_redo_brings_the_same_entry_back() -> None:
    session = lay()
    stow(session)
    after, log = session.state_hash, session.full_log().entries
    session.undo(ZERO)
    batch = session.redo(ZERO)
    assert (session.state_hash, session.full_log().entries) == (after, log)
    assert batch == session.batch(1, ZERO)


def test_several_are_taken_back_and_redone_in_order() -> None:
    session = lay(hand=3)
    hashes = [session.state_hash]
    for _ in range(3):
        stow(session)
        hashes.append(session.state_hash)
    for want in hashes[-2::-1]:
        session.undo(ZERO)
        assert session.state_hash == want
    for want in hashes[1:]:
        session.redo(ZERO)
        assert session.state_hash == want


def test_others_hear_that_an_entry_is_no_more_and_nothing_else() -> None:
    session = lay()
    heard: list[Batch[ToyEvent]] = []
    session.subscribe(ONE, heard.append)
    stow(session)
    session.undo(ZERO)
    session.redo(ZERO)
    assert [(batch.index, batch.rewound) for batch in heard] == [(1, False), (1, True), (1, False)]
    assert heard[0] == heard[2]
    assert heard[1].events == ()


def test_set_up_is_never_taken_back() -> None:
    """T03"""
    assert why_no_undo(lay(), ZERO) == "T03: nothing_to_undo"


def test_a_second_undo_finds_nothing() -> None:
    """T03"""
    session = lay()
    stow(session)
    session.undo(ZERO)
    assert why_no_undo(session, ZERO) == "T03: nothing_to_undo"
    session.redo(ZERO)
    with pytest.raises(Illegal, match="nothing_to_redo"):
        session.redo(ZERO)


@pytest.mark.parametrize(
    "command",
    [c.Roll(seat=ZERO), c.Draw(seat=ZERO), c.Peek(seat=ZERO, owner=ONE, place=0), c.Pass(seat=ZERO)],
    ids=["die", "draw", "look", "pass"],
)
def test_undo_stops_at_a_die_a_reveal_and_the_end_of_a_turn(command: c.ToyCommand) -> None:
    """T04"""
    session = lay()
    stow(session)
    session.submit(command)
    assert why_no_undo(session, ZERO) == "T04: undo_stops_at_reveal"


def test_dice_typed_in_are_not_taken_back_either() -> None:
    """T04"""
    session = lay()
    session.queue_chance([1, 2])
    session.submit(c.Roll(seat=ZERO))
    assert why_no_undo(session, ZERO) == "T04: undo_stops_at_reveal"


def test_a_game_loaded_from_its_log_refuses_the_same_undo() -> None:
    """T04"""
    session = lay()
    session.submit(c.Roll(seat=ZERO))
    resumed: ToySession = Session.resume(TOY, session.full_log())
    assert why_no_undo(resumed, ZERO) == "T04: undo_stops_at_reveal"


def test_what_was_taken_back_can_be_redone_after_loading() -> None:
    session = lay()
    stow(session)
    after = session.state_hash
    session.undo(ZERO)
    resumed: ToySession = Session.resume(TOY, session.full_log())
    resumed.redo(ZERO)
    assert resumed.state_hash == after


def test_a_secret_bid_is_taken_back_until_another_bids() -> None:
    """T04"""
    session = to_bids()
    session.submit(c.MakeBid(seat=ONE, amount=2))
    session.undo(ONE)
    session.submit(c.MakeBid(seat=ONE, amount=3))
    session.submit(c.MakeBid(seat=ZERO, amount=0))
    assert why_no_undo(session, ONE) == "T04: undo_stops_at_other"
    session.undo(ZERO)
    assert session.undo_refusal(ONE) is None


def test_the_bid_that_reveals_all_is_not_taken_back() -> None:
    """T04"""
    session = to_bids(2)
    session.submit(c.MakeBid(seat=ZERO, amount=2))
    session.submit(c.MakeBid(seat=ONE, amount=1))
    assert why_no_undo(session, ONE) == "T04: undo_stops_at_reveal"
    assert why_no_undo(session, ZERO) == "T04: undo_stops_at_other"


def test_how_often_a_bid_was_changed_does_not_show_in_what_others_see() -> None:
    steady, fickle = to_bids(), to_bids()
    for amount in (0, 1, 3):
        fickle.submit(c.MakeBid(seat=ONE, amount=amount))
        fickle.undo(ONE)
    for session in (steady, fickle):
        session.submit(c.MakeBid(seat=ONE, amount=2))
    assert steady.view(ZERO) == fickle.view(ZERO)
    assert steady.index == fickle.index


def test_a_new_command_ends_what_could_be_redone() -> None:
    session = lay()
    stow(session)
    session.undo(ZERO)
    session.submit(c.Roll(seat=ZERO))
    with pytest.raises(Illegal, match="T03: nothing_to_redo"):
        session.redo(ZERO)


def test_nobody_redoes_for_another() -> None:
    """T03"""
    session = to_bids()
    session.submit(c.MakeBid(seat=ONE, amount=2))
    session.undo(ONE)
    refusal = session.redo_refusal(TWO)
    assert refusal is not None and refusal.rule == "T03"
    assert session.redo_refusal(ONE) is None


def test_later_dice_are_not_shifted_by_taking_back() -> None:
    plain, fickle = lay("d"), lay("d")
    stow(plain)
    stow(fickle)
    for _ in range(3):
        fickle.undo(ZERO)
        fickle.redo(ZERO)
    assert plain.submit(c.Roll(seat=ZERO)) == fickle.submit(c.Roll(seat=ZERO))


def test_undo_of_anything_in_random_play_is_the_state_refolded() -> None:
    for seed in range(5):
        session = play(lay(str(seed), 3), 80, str(seed), takes_back=True)
        again: ToySession = Session.resume(TOY, session.full_log())
        assert again.view(REFEREE) == session.view(REFEREE)


def test_undo_far_into_a_long_game_is_the_state_refolded() -> None:
    session = dull(lay("long", 2, rounds=10**6), KEEP_ALL + 5)
    while session.view(REFEREE).state.phase != "turns":
        dull(session, session.index + 1)
    seat = min(session.to_act)
    before = session.view(REFEREE)
    for card in session.view(seat).state.hands[seat]:
        session.submit(c.Stow(seat=seat, card=card))
    for _ in range(2):
        session.undo(seat)
    assert session.view(REFEREE) == before
