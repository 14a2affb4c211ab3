"""Random legal play of the world: what must hold in every state, for two to six seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.chance import Chance
from game.core.codec import canonical, plain
from game.core.ids import SPECTATOR, Seat
from game.core.session import Session
from game.core.store import LogFile, read_log
from game.core.verify import verify
from game.games.world.commands import Confirm, WorldCommand
from game.games.world.model import UNIT_KINDS, Draft, WorldState
from tests.games.world.boards import world_board
from tests.games.world.play import GAME, WorldSession, full_state, new_session, play, world_rules

SEATS = [2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", SEATS)
def test_every_state_of_a_random_game_is_sound(seats: int) -> None:
    """R044, R075, R117, A33, A42: pieces are kept, markers show the sum, nobody stands where none may"""
    session = new_session(seats, f"sound {seats}", turn_limit=9)
    for _ in play(session, "sound", 900):
        state = full_state(session)
        assert world_rules().inconsistencies(state) == []
        assert_pieces_kept(state)
        for seat, realm in enumerate(state.realms):
            assert realm.track == world_rules().ground.points(state.owners, Seat(seat))
    assert session.outcome is not None or session.index > 900


def assert_pieces_kept(state: WorldState) -> None:
    """All six colours have 180 infantry, 60 tanks and 60 aircraft, wherever they are."""
    for kind, total in zip(UNIT_KINDS, (180, 60, 60), strict=True):
        found = state.spare.of(kind)
        for realm in state.realms:
            found += realm.supply.of(kind) + realm.camp.of(kind) + realm.drop_zone.of(kind)
        found += sum(stack.units.of(kind) for row in state.troops.values() for stack in row)
        found += sum(fleet.units.of(kind) for row in state.fleets.values() for fleet in row)
        assert found == total


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_by_a_victory_or_at_the_turn_limit(seats: int) -> None:
    """R024, Z01"""
    for number in range(2):
        session = new_session(seats, f"end {number}", turn_limit=12)
        for _ in play(session, f"end {number}", 5000):
            pass
        assert session.outcome is not None
        assert session.outcome.kind in ("points", "research", "missions", "last", "turn_limit")
        assert session.to_act == frozenset()


@pytest.mark.parametrize("seats", [2, 4])
def test_each_legal_command_is_offered_once_and_taken(seats: int) -> None:
    """R067: offered means legal; what is not of the step is refused"""
    session = new_session(seats, f"offers {seats}")
    for number, _ in enumerate(play(session, "offers", 240)):
        state = full_state(session)
        legal = list(world_rules().commands(state, min(session.to_act))) if session.to_act else []
        assert len({canonical(command) for command in legal}) == len(legal)
        if number % 6 == 0:
            for command in legal[:: 1 + len(legal) // 20]:
                assert world_rules().decide(state, command, Chance("try", number))


def test_a_hand_reaches_every_legal_command_touch_by_touch() -> None:
    """Drag, click and keys make the same commands"""
    session = new_session(3, "hands")
    kinds = set()
    for number, _ in enumerate(play(session, "hands", 260)):
        if number % 4 or not session.to_act:
            continue
        seat = min(session.to_act)
        state = session.view(seat).state
        legal = list(world_rules().commands(state, seat))
        reached = _reached(state, seat)
        assert {canonical(command) for command in reached} == {canonical(command) for command in legal}
        kinds |= {type(command).__name__ for command in legal}
    assert {"Place", "PlanMove", "CloseNews", "Confirm", "FightBattle", "Stay"} <= kinds


def _reached(state: WorldState, seat: Seat) -> list[WorldCommand]:
    out: list[WorldCommand] = []
    due: list[tuple[str, ...]] = [()]
    while due:
        picks = due.pop()
        for token, choice in world_rules().choices(state, seat, picks).items():
            assert world_rules().why_not(state, seat, picks, token) is None
            if choice.command is not None:
                out.append(choice.command)
            if choice.further:
                due.append((*picks, token))
    return out


def test_a_game_saves_itself_and_goes_on_from_its_log(tmp_path: Path) -> None:
    """R007"""
    path = tmp_path / "game.leaders"
    session: WorldSession = Session.new(
        GAME, seats=3, seed="kept", options={"scenario": "quick_game"}, map_data=world_board(),
        map_name="world", sink=LogFile.create(path),
    )  # fmt: skip
    for _ in play(session, "kept", 120):
        pass
    read: Any = read_log(path, lambda name: GAME)
    again: WorldSession = Session.resume(GAME, read.log)
    assert again.state_hash == session.state_hash
    assert list(play(again, "on", 5)) == list(play(session, "on", 5))


def test_a_log_of_a_random_game_verifies(tmp_path: Path) -> None:
    """R007, A59: deciding again gives the same events"""
    path = tmp_path / "game.leaders"
    sink = LogFile.create(path)
    session: WorldSession = Session.new(
        GAME, seats=4, seed="verified", options={"scenario": "great_powers"}, map_data=world_board(),
        map_name="world", sink=sink,
    )  # fmt: skip
    for _ in play(session, "verified", 300):
        pass
    sink.close()
    report = verify(GAME, GAME.rules(world_board()), path.read_bytes())
    assert report.ok, report


def test_a_position_of_a_random_game_can_be_laid_again() -> None:
    """The referee's view, written and read, is a position that the rules find nothing wrong with"""
    session = new_session(3, "laid")
    for number, _ in enumerate(play(session, "laid", 200)):
        if number % 20 == 0 and session.outcome is None:
            position = plain(full_state(session))
            again: WorldSession = Session.new(
                GAME, seats=3, seed="again", options={"scenario": "quick_game"}, map_data=world_board(),
                map_name="world", position=position,
            )  # fmt: skip
            assert full_state(again) == full_state(session)


def test_what_is_set_when_the_timer_runs_out_is_applied() -> None:
    """R029, R176: the table sends the draft as it stands; the rules take any that can be paid"""
    session = new_session(2, "timer", timer="30")
    while full_state(session).step != "headquarters":
        next(play(session, f"timer {session.index}", 1))
    seat = min(session.to_act)
    state = session.view(seat).state
    assert state.options.timer == "30"
    office = state.offices[seat]
    assert office is not None and office.points > 20
    draft = Draft(diplomats=1, spies=1)
    session.submit(Confirm(seat=seat, draft=draft))
    after = full_state(session).offices[seat]
    assert after is not None and [order.item for order in after.orders] == ["diplomat", "spy"]
    assert full_state(session).active != seat


def test_a_spectator_can_read_the_whole_game() -> None:
    """R069: every public event has its sentence, with all words filled in"""
    session = new_session(4, "told")
    for _ in play(session, "told", 400):
        pass
    for viewpoint in (SPECTATOR, Seat(0), "referee"):
        told = session.text(viewpoint, 0, session.index)
        assert len(told) > 300
        assert not any("{" in sentence or "None" in sentence for _, sentence in told)
