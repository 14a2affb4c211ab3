"""Every kind of action on the world's table by drag, by clicks and by keys: the log is the same."""

from __future__ import annotations

import pytest

from game.core.ids import Seat
from game.games.world.commands import (
    Claim,
    Defend,
    DropMove,
    EndPlacing,
    EnterPoints,
    FightAtSea,
    FightBattle,
    KeepUnit,
    Place,
    PlanMove,
    WorldCommand,
)
from game.games.world.model import Units
from tests.games.world.ui.seated import HANDS, Seated, at, attacked, together, two_battles

US = Seat(0)


def _same(seated: Seated, *commands: WorldCommand) -> None:
    assert seated.commands == list(commands)


@pytest.mark.parametrize("hand", HANDS)
def test_a_unit_goes_from_the_camp_to_a_territory(hand: str) -> None:
    """R114"""
    seated = Seated(at("place", camp=Units(3, 2, 1)))
    seated.touch(hand, "camp:tank", "territory:brazil")
    _same(seated, Place(seat=US, place="brazil", kind="tank", count=1))


@pytest.mark.parametrize("hand", HANDS)
def test_several_units_go_together(hand: str) -> None:
    """R114 R117"""
    seated = Seated(at("place", camp=Units(6)))
    if hand == "drag":
        seated.pilot.press("camp:infantry")
        seated.pilot.wheel(1)
        seated.pilot.haul("territory:central_europe")
        seated.pilot.wheel(1)
        seated.pilot.release()
    else:
        if hand == "click":
            seated.pilot.click("camp:infantry")
            seated.pilot.click("more")
            seated.pilot.click("more")
            seated.pilot.click("territory:central_europe")
        else:
            seated.pilot.key("1", "3")
            seated.strike("territory:central_europe")
    _same(seated, Place(seat=US, place="central_europe", kind="infantry", count=3))


@pytest.mark.parametrize("hand", HANDS)
def test_all_units_of_a_kind_go_together(hand: str) -> None:
    """R114 R117: as many as any territory takes."""
    seated = Seated(at("place", camp=Units(4, 1)))
    if hand == "drag":
        seated.pilot.press("camp:infantry")
        seated.pilot.key("a")
        seated.pilot.haul("territory:central_europe")
        seated.pilot.release()
    elif hand == "click":
        seated.pilot.click("camp:infantry")
        seated.pilot.click("take_all")
        seated.pilot.click("territory:central_europe")
    else:
        seated.pilot.key("1", "0")
        seated.strike("territory:central_europe")
    _same(seated, Place(seat=US, place="central_europe", kind="infantry", count=4))


@pytest.mark.parametrize("hand", HANDS)
def test_a_move_is_planned_as_an_arrow_and_taken_back(hand: str) -> None:
    """R124 R132"""
    seated = Seated(at("move", brazil=Units(2, 1)))
    seated.touch(hand, "stack:brazil:tank", "territory:venezuela")
    plan = PlanMove(seat=US, origin="brazil", to="venezuela", kind="tank", count=1)
    _same(seated, plan)
    assert len(seated.state.marches) == 1
    if hand == "drag":
        seated.pilot.drag("march:brazil:venezuela", "territory:brazil")
    elif hand == "click":
        seated.pilot.click("march:brazil:venezuela")
    else:
        seated.pilot.key("backspace")
    _same(seated, plan, DropMove(seat=US, origin="brazil", to="venezuela"))
    assert not seated.state.marches


@pytest.mark.parametrize("hand", HANDS)
def test_units_put_to_sea(hand: str) -> None:
    """R129"""
    seated = Seated(at("move", brazil=Units(2)))
    seated.touch(hand, "stack:brazil:infantry", "sea:south_atlantic")
    _same(seated, PlanMove(seat=US, origin="brazil", to="south_atlantic", kind="infantry", count=1))


@pytest.mark.parametrize("hand", HANDS)
def test_units_land_from_the_sea(hand: str) -> None:
    """A03"""
    seated = Seated(at("move", central_atlantic=Units(0, 2)))
    seated.touch(hand, "stack:central_atlantic:tank", "territory:iberia")
    _same(seated, PlanMove(seat=US, origin="central_atlantic", to="iberia", kind="tank", count=1))


@pytest.mark.parametrize("hand", HANDS)
def test_the_unit_that_stays_is_chosen(hand: str) -> None:
    """R080: a click or key on the one that stays; a drag of the other one home."""
    seated = Seated(at("withdraw", brazil=Units(1, 1)))
    if hand == "drag":
        seated.pilot.drag("stack:brazil:infantry", "camp:infantry")
    elif hand == "click":
        seated.pilot.click("stack:brazil:tank")
    else:
        seated.focus("brazil")
        seated.pilot.key("2")
    _same(seated, KeepUnit(seat=US, place="brazil", kind="tank"))


@pytest.mark.parametrize("hand", HANDS)
def test_a_territory_is_claimed(hand: str) -> None:
    """R048 R050"""
    seated = Seated(
        at("claim"), players=("human", "easy", "easy"), options={"scenario": "homelands", "start": "free"}
    )
    if hand == "drag":
        seated.pilot.drag("supply:infantry", "territory:mongolia")
    else:
        seated.touch(hand, "territory:mongolia")
    _same(seated, Claim(seat=US, place="mongolia"))


@pytest.mark.parametrize("hand", HANDS)
def test_units_join_the_defence(hand: str) -> None:
    """R138"""
    seated = Seated(attacked)
    seated.touch(hand, "camp:infantry", "territory:brazil")
    _same(seated, Defend(seat=US, place="brazil", kind="infantry", count=1))


@pytest.mark.parametrize("hand", ["click", "keys"])
def test_the_next_battle_is_chosen_on_the_map(hand: str) -> None:
    """R148"""
    seated = Seated(two_battles)
    seated.touch(hand, "territory:southern_states")
    _same(seated, FightBattle(seat=US, place="southern_states"))


@pytest.mark.parametrize("hand", ["click", "keys"])
def test_a_fleet_is_attacked_at_sea(hand: str) -> None:
    """R147 A06"""
    seated = Seated(together("battles", "south_atlantic", Units(2), Units(1)))
    seated.touch(hand, "sea:south_atlantic")
    if hand == "click":
        seated.pilot.click("seat:1")
    else:
        seated.pilot.focus_on("seat:1")
        seated.pilot.key("enter")
    _same(seated, FightAtSea(seat=US, place="south_atlantic", against=Seat(1)))


@pytest.mark.parametrize("hand", ["click", "keys"])
def test_points_are_entered_and_steps_are_ended_by_their_button_or_its_key(hand: str) -> None:
    """R074 R113"""
    seated = Seated(at("points", brazil=Units(1, 1)))
    if hand == "click":
        seated.pilot.click("enter_points")
    else:
        seated.pilot.key("e")
    _same(seated, EnterPoints(seat=US))
    seated = Seated(at("place", camp=Units(2)))
    if hand == "click":
        seated.pilot.click("end_placing")
    else:
        seated.pilot.key("e")
    assert seated.commands[0] == EndPlacing(seat=US)


@pytest.mark.parametrize("hand", HANDS)
def test_a_planned_arrow_does_not_stand_in_the_way_of_the_next_move(hand: str) -> None:
    """R126: units gather in one place; the number on the first arrow lies right on the sea's anchor."""
    seated = Seated(at("move", brazil=Units(3), southern_cone=Units(3)))
    planned = [
        PlanMove(seat=US, origin=origin, to="south_atlantic", kind="infantry", count=1)
        for origin in ("brazil", "southern_cone")
    ]
    for move in planned:
        seated.touch(hand, f"stack:{move.origin}:infantry", "sea:south_atlantic")
        seated.pilot.settle()
        assert str(seated.table.token_at(seated.pilot.at("sea:south_atlantic"))).startswith("march:")
    _same(seated, *planned)


@pytest.mark.parametrize("hand", ["drag", "click"])
def test_units_of_a_place_beside_do_not_stand_in_the_way_of_a_target(
    hand: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R126: on a small map the pieces of a place that takes no more may lie over the one that does."""
    seated = Seated(at("move", brazil=Units(2)))
    table, there = seated.table, seated.pilot.at("territory:venezuela")
    seen = table.token_at
    monkeypatch.setattr(table, "token_at", lambda pos: "stack:japan:tank" if pos == there else seen(pos))
    seated.touch(hand, "stack:brazil:infantry", "territory:venezuela")
    _same(seated, PlanMove(seat=US, origin="brazil", to="venezuela", kind="infantry", count=1))
