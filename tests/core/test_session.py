"""A game in play: commands, refusals, views, batches, sentences, typed-in chance, branches, positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from game.core.chance import UnfitDrawError
from game.core.codec import plain
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.log import Entry, Header, LogError, SetupError
from game.core.messages import Illegal
from game.core.opening import PositionError
from game.core.ruleset import MapError
from game.core.session import Session
from game.core.store import StoreError
from game.core.view import Batch
from tests.toy import TOY, ToyGame
from tests.toy import commands as c
from tests.toy import events as e
from tests.toy.play import ToySession, lay, play

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)


class MemorySink:
    """Keeps what it is given; fails when told to."""

    def __init__(self) -> None:
        self.kept: list[Any] = []
        self.full = False

    def begin(self, header: Header, entries: Sequence[Entry[Any, Any]]) -> None:
        self._keep(header)
        self.kept += entries

    def add(self, entry: Entry[Any, Any]) -> None:
        self._keep(entry)

    def take_back(self, index: int, seat: Seat) -> None:
        self._keep((index, seat))

    def _keep(self, item: Any) -> None:
        if self.full:
            raise StoreError("no space left")
        self.kept.append(item)


def refusal(session: ToySession, command: c.ToyCommand) -> tuple[str, str]:
    """Why the session refuses a command."""
    with pytest.raises(Illegal) as caught:
        session.submit(command)
    return caught.value.rule, caught.value.key


def test_set_up_is_entry_zero_and_has_no_command() -> None:
    session = lay(seats=3)
    first = session.full_log().entries[0]
    assert (session.index, first.index, first.command) == (1, 0, None)
    assert session.batch(0, ZERO).seat is None
    assert session.to_act == {ZERO}
    assert session.outcome is None


def test_an_accepted_command_gives_its_seats_batch() -> None:
    session = lay()
    batch = session.submit(c.Draw(seat=ZERO))
    assert (batch.index, batch.viewpoint, batch.seat, batch.rewound) == (1, ZERO, ZERO, False)
    card = batch.events[0]
    assert isinstance(card, e.CardDrawn)
    assert card.card in session.view(ZERO).state.hands[0]


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    """T01"""
    assert refusal(lay(), c.Draw(seat=ONE)) == ("T01", "not_your_turn")


def test_nobody_commands_after_the_end() -> None:
    """T02"""
    session = lay(goal=1)
    card = session.view(ZERO).state.hands[0][0]
    session.submit(c.Play(seat=ZERO, card=card))
    assert session.outcome is not None
    assert refusal(session, c.Pass(seat=ZERO)) == ("T02", "game_over")


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_an_unknown_seat_is_refused_everywhere(seat: int) -> None:
    """T05"""
    session, nobody = lay(), Seat(seat)
    assert refusal(session, c.Pass(seat=nobody)) == ("T05", "unknown_seat")
    for ask in (session.view, session.undo, session.redo):
        with pytest.raises(Illegal, match="T05"):
            ask(nobody)
    with pytest.raises(Illegal, match="T05"):
        session.batch(0, nobody)
    with pytest.raises(Illegal, match="T05"):
        session.text(nobody, 0, 1)
    with pytest.raises(Illegal, match="T05"):
        session.subscribe(nobody, print)


def test_a_refused_command_changes_nothing() -> None:
    session, sink = play(lay("r"), 5), MemorySink()
    before = (session.state_hash, session.index, session.full_log())
    heard: list[Any] = []
    session.subscribe(REFEREE, heard.append)
    seat = min(session.to_act)
    assert refusal(session, c.Play(seat=seat, card="no_such"))[0] in ("X01", "X04")
    assert (session.state_hash, session.index, session.full_log()) == before
    assert heard == sink.kept == []


def test_listeners_hear_each_entry_as_their_viewpoint_learns_it() -> None:
    session = lay(seats=3)
    heard: dict[Viewpoint, list[Batch[e.ToyEvent]]] = {v: [] for v in (ZERO, ONE, SPECTATOR, REFEREE)}
    for viewpoint, batches in heard.items():
        session.subscribe(viewpoint, batches.append)
    play(session, 40)
    for viewpoint, batches in heard.items():
        assert batches == [session.batch(index, viewpoint) for index in range(1, session.index)]


def test_a_listener_that_left_hears_nothing_more() -> None:
    session = lay()
    heard: list[Any] = []
    leave = session.subscribe(ZERO, heard.append)
    stay = session.subscribe(ZERO, heard.append)
    session.submit(c.Roll(seat=ZERO))
    leave()
    leave()
    session.submit(c.Pass(seat=ZERO))
    assert len(heard) == 3
    stay()


def test_a_listener_may_command_and_all_still_hear_in_order() -> None:
    session = lay()
    first: list[int] = []
    second: list[int] = []

    def answer(batch: Batch[e.ToyEvent]) -> None:
        first.append(batch.index)
        if batch.index == 1:
            session.submit(c.Pass(seat=ZERO))

    session.subscribe(ONE, answer)
    session.subscribe(ONE, lambda batch: second.append(batch.index))
    session.submit(c.Roll(seat=ZERO))
    assert first == second == [1, 2]


def test_a_listener_that_fails_keeps_no_other_from_hearing() -> None:
    session = lay()
    heard: list[Any] = []

    def fail(batch: Batch[e.ToyEvent]) -> None:
        raise RuntimeError("cannot draw this")

    session.subscribe(ONE, fail)
    session.subscribe(ONE, heard.append)
    with pytest.raises(RuntimeError):
        session.submit(c.Roll(seat=ZERO))
    assert (session.index, len(heard)) == (2, 1)


def test_an_entry_is_kept_before_anybody_hears_of_it() -> None:
    sink = MemorySink()
    session = lay(sink=sink)
    kept: list[int] = []
    session.subscribe(ZERO, lambda batch: kept.append(len(sink.kept)))
    session.submit(c.Roll(seat=ZERO))
    assert kept == [3]  # header, set-up, the roll
    assert sink.kept[1:] == list(session.full_log().entries)


def test_an_entry_that_cannot_be_kept_is_not_taken_and_play_goes_on() -> None:
    sink = MemorySink()
    session = lay(sink=sink)
    heard: list[Any] = []
    session.subscribe(ZERO, heard.append)
    before = session.state_hash
    sink.full = True
    with pytest.raises(StoreError):
        session.submit(c.Stow(seat=ZERO, card=session.view(ZERO).state.hands[0][0]))
    assert (session.state_hash, session.index, heard) == (before, 1, [])
    sink.full = False
    session.submit(c.Stow(seat=ZERO, card=session.view(ZERO).state.hands[0][0]))
    after = session.state_hash
    sink.full = True
    with pytest.raises(StoreError):
        session.undo(ZERO)
    assert session.state_hash == after
    sink.full = False
    session.undo(ZERO)
    sink.full = True
    with pytest.raises(StoreError):
        session.redo(ZERO)
    assert session.state_hash == before
    sink.full = False
    session.redo(ZERO)
    assert session.state_hash == after


def test_typed_in_dice_are_used_in_order_and_marked() -> None:
    session = lay()
    assert session.queue_chance([6, 5, 1]) == 3
    batch = session.submit(c.Roll(seat=ZERO))
    assert batch.events == (e.DiceRolled(seat=ZERO, dice=(6, 5)),)
    assert session.queued == 1
    session.submit(c.Pass(seat=ZERO))
    assert session.queued == 1  # passing asks for no chance
    assert [entry.by_hand for entry in session.full_log().entries] == [(), (6, 5), ()]


def test_a_typed_in_result_that_does_not_fit_drops_the_rest_and_changes_nothing() -> None:
    session = lay()
    session.queue_chance([6, 7, 1])
    before = session.state_hash
    with pytest.raises(UnfitDrawError, match=r"draw 2.*3 results typed in are dropped"):
        session.submit(c.Roll(seat=ZERO))
    assert (session.state_hash, session.index, session.queued) == (before, 1, 0)


def test_a_refused_command_keeps_the_typed_in_results() -> None:
    session = lay()
    session.queue_chance([6, 5])
    assert refusal(session, c.Roll(seat=ONE)) == ("T01", "not_your_turn")
    assert session.queued == 2


def test_a_card_can_be_named_by_hand() -> None:
    session = lay()
    card = session.view(REFEREE).state.pile[3]
    session.queue_chance([card])
    assert session.submit(c.Draw(seat=ZERO)).events == (e.CardDrawn(seat=ZERO, card=card),)


@pytest.mark.parametrize("draw", [True, 1.5, None, [1], "\ud800"])
def test_only_numbers_and_names_can_be_typed_in(draw: Any) -> None:
    session = lay()
    with pytest.raises(ValueError, match=r"random result|surrogates"):
        session.queue_chance([draw])
    assert session.queued == 0


def test_the_log_tells_a_seat_what_it_saw() -> None:
    session = lay(seats=3)
    card = session.view(ZERO).state.hands[0][1]
    session.submit(c.Stow(seat=ZERO, card=card))
    session.submit(c.Pass(seat=ZERO))
    assert session.text(ZERO, 1, 3) == [(1, f"Seat 0 stows {card}.")]
    assert session.text(ONE, 1, 99) == session.text(SPECTATOR, 1, 99) == [(1, "Seat 0 stows a card.")]


def test_the_same_game_is_dealt_from_the_same_seed_only() -> None:
    assert play(lay("x"), 30).state_hash == play(lay("x"), 30).state_hash
    assert lay("x").state_hash != lay("y").state_hash


def test_a_branch_keeps_the_past_and_has_luck_of_its_own() -> None:
    session = play(lay("b"), 20)
    twin = session.branch(12, "other luck")
    assert twin.full_log().entries == session.full_log().entries[:12]
    assert twin.header.reseeds[-1].seed == "other luck"
    rolls = {branch.state_hash for branch in (play(session.branch(12, str(i)), 6) for i in range(5))}
    assert len(rolls) > 1
    again = play(session.branch(12, "other luck"), 6)
    assert again.state_hash == play(twin, 6).state_hash
    assert session.index == 21


def test_a_branch_of_a_branch_forgets_later_luck() -> None:
    session = play(lay("b"), 20)
    twin = play(session.branch(12, "one"), 4).branch(5, "two")
    assert [new.index for new in twin.header.reseeds] == [5]


@pytest.mark.parametrize("at", [0, -1, 8])
def test_a_branch_starts_at_an_entry_that_is_there(at: int) -> None:
    with pytest.raises(IndexError):
        play(lay("b"), 5).branch(at, "s")


def test_options_are_all_stated_in_the_header() -> None:
    assert lay(rounds=3).header.options == {"rounds": 3, "hand": 2, "goal": 0}


@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [(5, {}, "seats: 5"), (2, {"rounds": "three"}, "rounds"), (2, {"raunds": 3}, "raunds")],
)
def test_a_table_that_cannot_be_laid_is_refused(seats: int, options: dict[str, Any], named: str) -> None:
    with pytest.raises(SetupError, match=named):
        lay(seats=seats, **options)


def test_players_are_named_for_every_seat_or_none() -> None:
    with pytest.raises(SetupError, match="players: 1"):
        Session.new(TOY, seats=2, seed="s", players=["human"])


def test_a_position_is_played_on_from() -> None:
    state = play(lay("p"), 9).view(REFEREE).state
    session: ToySession = Session.new(TOY, seats=2, seed="s", position=plain(state))
    entry = session.full_log().entries[0]
    assert (entry.command, entry.events) == (None, ())
    assert session.view(REFEREE).state == state
    play(session, 5)


def test_a_position_with_faults_is_refused_and_each_field_named() -> None:
    state = lay("p").view(REFEREE).state
    wrong = msgspec.structs.replace(state, gold=(-1, 3), pile=())
    with pytest.raises(PositionError) as caught:
        Session.new(TOY, seats=2, seed="s", position=plain(wrong))
    assert [fault.split(":")[0] for fault in caught.value.faults] == ["pile", "gold[0]"]


@pytest.mark.parametrize("position", [{}, [], "x", {"options": {}, "seats": "2"}, {"gold": {}}])
def test_a_position_of_the_wrong_shape_is_refused(position: Any) -> None:
    with pytest.raises(PositionError):
        Session.new(TOY, seats=2, seed="s", position=position)


def test_a_map_is_embedded_unless_it_is_bundled() -> None:
    data = {"shape": [1, 2], "name": "isle"}
    own: ToySession = Session.new(TOY, seats=2, seed="s", map_data=data, map_name="isle")
    bundled: ToySession = Session.new(TOY, seats=2, seed="s", map_data=data, map_name="isle", bundled=True)
    assert own.header.map is not None and own.header.map.data == data
    assert bundled.header.map is not None and bundled.header.map.data is None
    assert own.header.map.digest == bundled.header.map.digest
    log = bundled.full_log()
    assert Session.resume(TOY, log, map_data=data).state_hash == bundled.state_hash
    with pytest.raises(LogError, match="not bundled here"):
        Session.resume(TOY, log)
    with pytest.raises(LogError, match="not the one this game was played on"):
        Session.resume(TOY, log, map_data={"shape": []})


def test_a_map_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(MapError):
        Session.new(TOY, seats=2, seed="s", map_data={})


def test_a_resumed_game_rolls_the_same_dice_as_one_never_left() -> None:
    session = play(lay("again"), 17)
    resumed: ToySession = Session.resume(TOY, session.full_log())
    assert play(resumed, 10, "on").full_log() == play(session, 10, "on").full_log()


def test_a_log_whose_state_differs_is_not_resumed_and_its_entry_named() -> None:
    log = play(lay("again"), 6).full_log()
    wrong = msgspec.structs.replace(log.entries[4], state="0" * 32)
    damaged = msgspec.structs.replace(log, entries=(*log.entries[:4], wrong, *log.entries[5:]))
    with pytest.raises(LogError, match=r"line 6, entry 4.*differs"):
        Session.resume(TOY, damaged)
    with pytest.raises(LogError, match=r"version 1 of the toy rules, app test; this app has version 2"):
        Session.resume(ToyGame(version=2), damaged)


def test_a_log_of_another_game_is_not_resumed() -> None:
    log = lay().full_log()
    other = msgspec.structs.replace(log, header=msgspec.structs.replace(log.header, game="chess"))
    with pytest.raises(LogError, match="chess"):
        Session.resume(TOY, other)
