"""What a seat decided in headquarters is told to it, and to nobody else."""

from __future__ import annotations

from game.core.codec import plain
from game.core.ids import REFEREE, SPECTATOR
from game.core.session import Session
from game.games.world.commands import Confirm
from game.games.world.model import Draft, Units, Venture
from tests.games.world.boards import world_board
from tests.games.world.play import GAME, WorldSession
from tests.games.world.table import BLUE, RED, stand

PLAIN = "Germany leaves headquarters."


def _told(draft: Draft) -> dict[object, str]:
    """The sentence about a visit, by viewpoint."""
    offices = {0: {"points": 200, "diplomats": 1, "spies": 2}}
    state = stand({"china": "0:i", "france": "1:i"}, step="headquarters", offices=offices)
    position = plain(state)
    session: WorldSession = Session.new(
        GAME, seats=2, seed="told", options=position["options"], map_data=world_board(), map_name="world",
        position=position,
    )  # fmt: skip
    session.submit(Confirm(seat=BLUE, draft=draft))
    return {who: session.text(who, 1, 2)[0][1] for who in (BLUE, RED, SPECTATOR, REFEREE)}


def test_a_visit_is_told_to_its_own_seat_in_full() -> None:
    """R175, R177: what was ordered, begun, sent out, and what it cost"""
    draft = Draft(
        units=Units(2, 1), diplomats=1, research=("economy",), ventures=(Venture("sabotage", RED),),
        mission="cunning",
    )  # fmt: skip
    told = _told(draft)
    own = told[BLUE]
    assert own.startswith(PLAIN)
    assert "Ordered: 2 infantry, 1 diplomat and 1 tank." in own
    assert (
        "Research begun: Economy 1." in own
        and "Sent out: 1 spy." in own
        and "Mission taken on: Cunning and Guile." in own
    )
    assert "Points spent: 72, left: 128." in own  # 2 x 9 + 12 + 6 + 36
    assert told[REFEREE] == own


def test_others_hear_the_same_whatever_was_decided() -> None:
    """R070, R174"""
    for draft in (Draft(), Draft(units=Units(1)), Draft(spies=3, research=("technology",))):
        told = _told(draft)
        assert told[RED] == told[SPECTATOR] == PLAIN
    assert _told(Draft())[BLUE] == PLAIN
