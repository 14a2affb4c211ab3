"""The worked examples as positions that a table can be laid from, and played on to what the rules tell."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.codec import plain
from game.core.session import Session
from game.games.world.commands import (
    CallSupport,
    Defend,
    EndDefence,
    EndMoves,
    EndPlacing,
    FightBattle,
    Place,
    PlanMove,
    Stay,
    WorldCommand,
)
from game.games.world.model import WorldState
from tests.games.world.boards import world_board
from tests.games.world.play import GAME, WorldSession, full_state
from tests.games.world.table import BLUE, GREEN, RED, stand, troops, u

INFANTRY: Any = "infantry"


def laid(state: WorldState, *draws: int) -> WorldSession:
    """A table laid from a position, with dice typed in."""
    position = plain(state)
    return Session.new(
        GAME, seats=state.seats, seed="example", options=position["options"], map_data=world_board(),
        map_name="world", position=position, draws=draws,
    )  # fmt: skip


def play_on(session: WorldSession, *commands: WorldCommand) -> WorldState:
    """The table after these commands."""
    for command in commands:
        session.submit(command)
    return full_state(session)


def red_is_attacked() -> WorldState:
    """Blue has three home territories and units in the Base Camp, red three weak ones and five units."""
    board = {
        "china": "0:i", "brazil": "0:i", "indonesia": "0:i", "new_guinea": "0:i",
        "mongolia": "1:i", "manchuria": "1:i", "southern_cone": "1:i", "queensland": "1:i",
    }  # fmt: skip
    return stand(board, camp={0: "10i1t", 1: "5i"})


def test_the_seeds_turn_from_china_brazil_and_indonesia_is_played_through() -> None:
    """R121, R122, R123, R134, R135, R136, R142, R143, R144"""
    session = laid(red_is_attacked())
    state = play_on(
        session,
        Place(seat=BLUE, place="china", kind=INFANTRY, count=6),
        Place(seat=BLUE, place="brazil", kind="tank", count=1),
        Place(seat=BLUE, place="new_guinea", kind=INFANTRY, count=1),
        Place(seat=BLUE, place="indonesia", kind=INFANTRY, count=3),
        EndPlacing(seat=BLUE),
        PlanMove(seat=BLUE, origin="china", to="mongolia", kind=INFANTRY, count=4),
        PlanMove(seat=BLUE, origin="china", to="manchuria", kind=INFANTRY, count=2),
        PlanMove(seat=BLUE, origin="brazil", to="southern_cone", kind=INFANTRY, count=1),
        PlanMove(seat=BLUE, origin="indonesia", to="queensland", kind=INFANTRY, count=3),
        PlanMove(seat=BLUE, origin="new_guinea", to="queensland", kind=INFANTRY, count=1),
        EndMoves(seat=BLUE),
    )
    left = {"china": u("i"), "brazil": u("t"), "indonesia": u("i"), "new_guinea": u("i")}
    assert {place: troops(state, place, BLUE) for place in left} == left
    assert len(state.battles) == 4
    state = play_on(
        session,
        Defend(seat=RED, place="mongolia", kind=INFANTRY, count=2),
        Defend(seat=RED, place="queensland", kind=INFANTRY, count=1),
        EndDefence(seat=RED),
    )
    assert state.realms[RED].camp == u("2i")
    assert [troops(state, place, RED).total for place in ("mongolia", "southern_cone", "queensland")] == [
        3,
        1,
        2,
    ]
    assert state.step == "battles"


@pytest.mark.parametrize(
    ("attackers", "dice", "changes", "owner"),
    [
        (3, [4, 1, 1, 1], [3, -3], BLUE),  # blue wins
        (1, [1, 4], [0, 0], RED),  # red holds it
        (1, [4, 4], [0, -3], None),  # nobody is left
    ],
)
def test_mongolia_is_won_held_or_lost_to_all(
    attackers: int, dice: list[int], changes: list[int], owner: Any
) -> None:
    """R166, R168, R169, R172"""
    state = stand({"mongolia": "1:i", "china": "0:4i", "brazil": "1:i"}, step="move")
    before = [realm.track for realm in state.realms]
    state = play_on(
        laid(state, *dice),
        PlanMove(seat=BLUE, origin="china", to="mongolia", kind=INFANTRY, count=attackers),
        EndMoves(seat=BLUE),
        FightBattle(seat=BLUE, place="mongolia"),
        Stay(seat=BLUE),
        Stay(seat=RED),
    )
    assert state.owners.get("mongolia") == owner
    assert [realm.track - old for realm, old in zip(state.realms, before, strict=True)] == changes


def test_alex_and_chris_attack_the_midwest_together_from_ontario() -> None:
    """R228"""
    board = {"quebec": "0:i", "ontario": "1:i", "midwest": "2:i"}
    session = laid(stand(board, seats=3, camp={0: "2i"}, allies=[(0, 1)]))
    state = play_on(
        session,
        Place(seat=BLUE, place="ontario", kind=INFANTRY, count=2),
        EndPlacing(seat=BLUE),
        PlanMove(seat=BLUE, origin="ontario", to="midwest", kind=INFANTRY, count=2),
        EndMoves(seat=BLUE),
    )
    assert troops(state, "midwest", BLUE) == u("2i") and state.battles[0].defender == GREEN


def test_alex_and_chris_hold_siberia_together() -> None:
    """R229"""
    board = {"mongolia": "0:6i", "siberia": "1:i", "china": "2:i"}
    session = laid(stand(board, step="move", seats=3, camp={1: "t", 2: "5i"}, allies=[(1, 2)]))
    state = play_on(
        session,
        PlanMove(seat=BLUE, origin="mongolia", to="siberia", kind=INFANTRY, count=5),
        EndMoves(seat=BLUE),
        Defend(seat=RED, place="siberia", kind="tank", count=1),
        CallSupport(seat=RED, ally=GREEN),
        EndDefence(seat=RED),
        Defend(seat=GREEN, place="siberia", kind=INFANTRY, count=2),
        EndDefence(seat=GREEN),
    )
    assert troops(state, "siberia", RED) == u("1i1t") and troops(state, "siberia", GREEN) == u("2i")
