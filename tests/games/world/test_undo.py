"""What can be taken back in the world game: one's own plans, never a reveal or another's choice."""

from __future__ import annotations

from typing import Any

from game.core.session import Session
from game.games.world.commands import (
    CallSupport,
    EndDefence,
    EndMoves,
    EndPlacing,
    FightBattle,
    KeepUnit,
    Place,
    PlanMove,
    WorldCommand,
)
from game.games.world.model import WorldState
from tests.games.world.boards import world_board
from tests.games.world.play import GAME, WorldSession, full_state
from tests.games.world.table import BLUE, RED, stand


def at_table(state: WorldState) -> WorldSession:
    """A session that begins from a position."""
    from game.core.codec import plain

    position = plain(state)
    return Session.new(
        GAME, seats=state.seats, seed="undo", options=position["options"], map_data=world_board(),
        map_name="world", position=position,
    )  # fmt: skip


def placing(**more: Any) -> WorldSession:
    """Blue places and may attack red in Mongolia."""
    board = {"china": "0:i", "mongolia": "1:i", "brazil": "1:i"}
    return at_table(stand(board, camp={0: "6i", 1: "2i"}, **more))


def put(count: int) -> WorldCommand:
    """Blue places infantry in China."""
    return Place(seat=BLUE, place="china", kind="infantry", count=count)


def attack() -> WorldCommand:
    """Blue plans to attack Mongolia."""
    return PlanMove(seat=BLUE, origin="china", to="mongolia", kind="infantry", count=2)


def refusal(session: WorldSession, seat: Any) -> str | None:
    """The key of why a seat cannot take back."""
    illegal = session.undo_refusal(seat)
    return illegal.key if illegal is not None else None


def test_placing_and_planning_are_taken_back_step_by_step() -> None:
    """R132"""
    session = placing()
    start = full_state(session)
    for command in (put(3), put(2), EndPlacing(seat=BLUE), attack()):
        session.submit(command)
    for _ in range(4):
        session.undo(BLUE)
    assert full_state(session) == start
    session.redo(BLUE)
    assert full_state(session).realms[BLUE].camp.infantry == 3


def test_a_choice_of_what_stays_is_taken_back() -> None:
    """R080"""
    state = stand({"china": "0:2it", "mongolia": "1:i"}, step="withdraw")
    session = at_table(state)
    session.submit(KeepUnit(seat=BLUE, place="china", kind="tank"))
    session.undo(BLUE)
    assert full_state(session).keep == {}


def test_moves_stand_once_a_defender_is_asked() -> None:
    """R132, R137"""
    session = placing()
    for command in (put(3), EndPlacing(seat=BLUE), attack(), EndMoves(seat=BLUE)):
        session.submit(command)
    assert session.to_act == {RED}
    assert refusal(session, BLUE) == "undo_stops_at_reveal"


def test_nothing_goes_back_behind_dice_or_an_alliance_shown() -> None:
    """R150, A50"""
    session = placing()
    commands: list[WorldCommand] = [put(3), EndPlacing(seat=BLUE), attack(), EndMoves(seat=BLUE)]
    commands += [EndDefence(seat=RED), FightBattle(seat=BLUE, place="mongolia")]
    for command in commands:
        session.submit(command)
    assert refusal(session, BLUE) == "undo_stops_at_reveal"
    board = {"china": "0:4i", "mongolia": "1:i", "brazil": "2:i"}
    state = stand(board, step="move", seats=3, camp={1: "i", 2: "i"}, allies=[(1, 2)])
    called = at_table(state)
    for command in (attack(), EndMoves(seat=BLUE), CallSupport(seat=RED, ally=full_state(called).order[2])):
        called.submit(command)
    assert refusal(called, RED) == "undo_stops_at_reveal"


def test_with_undo_off_nothing_goes_back() -> None:
    """The setting `undo`"""
    session = placing(options={"undo": "off"})
    session.submit(put(1))
    assert refusal(session, BLUE) == "undo_stops_at_reveal"
