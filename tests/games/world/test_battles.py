"""Battles: order, rounds, retreat, dice, research, casualties, results, and those at sea."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.games.world.commands import (
    Confirm,
    EndBattles,
    FightAtSea,
    FightBattle,
    KeepDice,
    LoseUnit,
    Reroll,
    Retreat,
    Stay,
)
from game.games.world.events import (
    BattleEnded,
    DiceRolled,
    HitsCounted,
    MarkerMoved,
    RerollOffered,
    SideRetreated,
    UnitsDropped,
    UnitsLost,
)
from game.games.world.model import Battle, Fleet, Toll, WorldState
from tests.games.world.play import world_rules
from tests.games.world.table import (
    BLUE,
    GREEN,
    RED,
    after,
    offered,
    offered_as,
    refused,
    stand,
    to_act,
    told,
    troops,
    u,
)

MISS, HIT, DOUBLE = 1, 4, 6  # numbers that miss or hit on every die; 6 is double on a black one


def clash(blue: str, red: str, place: str = "mongolia", **more: Any) -> WorldState:
    """Blue's units stand in red's territory and the battle has begun; blue decides whether to stay."""
    battle = Battle(place, RED, is_from_sea=more.pop("is_from_sea", False))
    board = {place: f"1:{red} 0:{blue}", "china": "0:i", "france": "1:i", **more.pop("board", {})}
    state = stand(board, step="battles", battles=(battle,), **more)
    return after(state, FightBattle(seat=BLUE, place=place))


def rolled(state: WorldState, *draws: int) -> WorldState:
    """After both stay and the dice show these numbers, the attacker's first."""
    return after(after(state, Stay(seat=BLUE)), Stay(seat=RED), draws=draws)


def colours(state: WorldState) -> tuple[list[str], list[str]]:
    """The dice that would be rolled, by side."""
    events = told(after(state, Stay(seat=BLUE)), Stay(seat=RED))
    (dice,) = (event for event in events if isinstance(event, DiceRolled))
    return [die.colour for die in dice.attacker], [die.colour for die in dice.defender]


def test_every_die_has_the_faces_of_its_unit() -> None:
    """R156, R157, R158, R180, R181, R182"""
    book = world_rules().book
    assert [book.dice_of(kind) for kind in ("infantry", "tank", "aircraft")] == ["white", "grey", "black"]
    faces = {colour: sorted(book.hits(colour, face) for face in range(6)) for colour in book.units.dice.faces}
    assert faces == {
        "white": [0, 0, 0, 1, 1, 1],
        "grey": [0, 0, 1, 1, 1, 1],
        "black": [0, 0, 1, 1, 1, 2],
    }


def test_units_differ_in_price_time_and_die_alone() -> None:
    """R179"""
    assert set(world_rules().book.units.units["tank"].__struct_fields__) == {"die", "cost", "rounds"}


def test_three_dice_at_most_and_the_strongest() -> None:
    """R155, R159, R161, A22: black, grey, white against black, white, white"""
    state = clash("2i1t1a", "2i1a")
    assert colours(state) == (["black", "grey", "white"], ["black", "white", "white"])
    assert colours(clash("5i4t", "i")) == (["grey", "grey", "grey"], ["white"])


def test_the_attacker_chooses_the_order_of_battles() -> None:
    """R146, R148"""
    board = {"mongolia": "1:i 0:2i", "manchuria": "1:i 0:2i", "china": "0:i"}
    battles = (Battle("mongolia", RED), Battle("manchuria", RED))
    state = stand(board, step="battles", battles=battles)
    assert offered(state) == [
        FightBattle(seat=BLUE, place="mongolia"),
        FightBattle(seat=BLUE, place="manchuria"),
    ]
    assert refused(state, FightBattle(seat=BLUE, place="china")) == ("R146", "no_battle_there")
    state = after(state, FightBattle(seat=BLUE, place="manchuria"))
    assert state.fight is not None and state.fight.battle.place == "manchuria"
    assert refused(state, FightBattle(seat=BLUE, place="mongolia"))[0] == "R067"


def test_a_battle_goes_on_in_rounds() -> None:
    """R149"""
    state = rolled(clash("3i", "2i"), MISS, MISS, MISS, MISS, MISS)
    assert state.fight is not None and state.fight.round == 2
    state = rolled(state, HIT, HIT, MISS, MISS, MISS)
    assert state.fight is None


def test_each_round_asks_first_the_attacker_then_the_defender_about_retreat() -> None:
    """R150, A15: before the first dice too"""
    state = clash("3i", "2i")
    assert offered(state) == [Stay(seat=BLUE), Retreat(seat=BLUE)]
    state = after(state, Stay(seat=BLUE))
    assert offered(state) == [Stay(seat=RED), Retreat(seat=RED)]
    state = after(state, Stay(seat=RED), draws=[MISS] * 5)
    assert offered(state) == [Stay(seat=BLUE), Retreat(seat=BLUE)]


def test_of_three_units_that_retreat_two_are_lost_and_one_reaches_the_drop_zone() -> None:
    """R151, R152, R154, R168, A18: the attacker does not go back to where he came from"""
    state = clash("3i", "2i")
    assert SideRetreated(seat=BLUE, lost=2) in told(state, Retreat(seat=BLUE))
    supply = state.realms[BLUE].supply
    state = after(state, Retreat(seat=BLUE))
    assert state.realms[BLUE].supply == supply + u("2i")
    assert state.realms[BLUE].drop_zone == u("i")
    assert troops(state, "china", BLUE) == u("i")
    assert state.owners["mongolia"] == RED


def test_a_defender_who_retreats_leaves_the_territory_to_the_attacker() -> None:
    """R152, R166, A19"""
    state = after(clash("3i", "2i"), Stay(seat=BLUE), Retreat(seat=RED))
    assert state.owners["mongolia"] == BLUE and troops(state, "mongolia", BLUE) == u("3i")
    assert state.realms[RED].drop_zone == u("i")


def test_a_single_unit_that_retreats_is_lost() -> None:
    """R151, A16"""
    state = after(clash("i", "2i"), Retreat(seat=BLUE))
    assert state.realms[BLUE].drop_zone == u("")
    assert troops(state, "mongolia", BLUE) == u("")


def test_france_loses_nobody_in_a_retreat() -> None:
    """R153, A16: not with special skills off"""
    france: dict[str, Any] = {"nations": {0: "france", 1: "china"}}
    assert after(clash("3i", "2i", **france), Retreat(seat=BLUE)).realms[BLUE].drop_zone == u("3i")
    assert after(clash("i", "2i", **france), Retreat(seat=BLUE)).realms[BLUE].drop_zone == u("i")
    off: dict[str, Any] = {**france, "options": {"special_skills": "off"}}
    assert after(clash("3i", "2i", **off), Retreat(seat=BLUE)).realms[BLUE].drop_zone == u("i")


def test_who_falls_in_a_retreat_is_the_commanders_choice() -> None:
    """A17"""
    state = after(clash("2i1t1a", "2i"), Retreat(seat=BLUE))
    assert to_act(state) == BLUE
    assert {c.kind for c in offered_as(state, LoseUnit)} == {"infantry", "tank", "aircraft"}
    state = after(state, LoseUnit(seat=BLUE, kind="infantry"), LoseUnit(seat=BLUE, kind="tank"))
    assert state.realms[BLUE].drop_zone == u("1i1a")


def test_in_a_retreat_partners_units_fall_first_and_each_goes_to_his_own_drop_zone() -> None:
    """R224, A17: three units, two are lost, both green's"""
    state = clash("3i", "i 2:2i", seats=3, allies=[(1, 2)], board={"brazil": "2:i"})
    state = after(state, Stay(seat=BLUE), Retreat(seat=RED))
    assert state.realms[GREEN].drop_zone == u("") and state.realms[RED].drop_zone == u("i")
    state = clash("3i", "i 2:3i", seats=3, allies=[(1, 2)], board={"brazil": "2:i"})
    state = after(state, Stay(seat=BLUE), Retreat(seat=RED))
    assert state.realms[GREEN].drop_zone == u("i") and state.realms[RED].drop_zone == u("i")


def test_both_sides_hits_of_a_round_count() -> None:
    """R162, R164, A20: blue hits once, red's black die twice: red loses 1, blue loses 2"""
    state = after(clash("3i", "1i1a"), Stay(seat=BLUE))
    events = told(state, Stay(seat=RED), HIT, MISS, MISS, DOUBLE, MISS)
    (counted,) = (event for event in events if isinstance(event, HitsCounted))
    assert (counted.attacker_hits, counted.defender_hits) == (1, 2)
    assert counted.tolls == (Toll(BLUE, 2), Toll(RED, 1))
    state = after(state, Stay(seat=RED), draws=[HIT, MISS, MISS, DOUBLE, MISS])
    assert troops(state, "mongolia", BLUE) == u("i")
    state = after(state, LoseUnit(seat=RED, kind="infantry"))
    assert troops(state, "mongolia", RED) == u("a")


def test_a_lost_unit_goes_to_the_supply_and_not_to_the_base_camp() -> None:
    """R162"""
    before = clash("3i", "2i")
    state = rolled(before, MISS, MISS, MISS, HIT, MISS)
    assert state.realms[BLUE].supply == before.realms[BLUE].supply + u("i")
    assert state.realms[BLUE].camp == u("")


def test_casualties_are_ones_own_choice() -> None:
    """R162"""
    state = rolled(clash("1i1t1a", "2i"), MISS, MISS, MISS, HIT, MISS)
    assert {c.kind for c in offered_as(state, LoseUnit)} == {"infantry", "tank", "aircraft"}
    assert refused(state, Stay(seat=BLUE)) == ("R149", "now_tolls")
    state = after(state, LoseUnit(seat=BLUE, kind="aircraft"))
    assert troops(state, "mongolia", BLUE) == u("it")


def test_hits_beyond_the_last_unit_are_lost() -> None:
    """A21"""
    state = clash("3i", "i")
    events = told(after(state, Stay(seat=BLUE)), Stay(seat=RED), HIT, HIT, HIT, MISS)
    assert [e.units for e in events if isinstance(e, UnitsLost)] == [u("i")]


def test_when_blue_wins_mongolia_it_gains_three_and_red_loses_three() -> None:
    """R165, R166, R172"""
    state = clash("3i", "i")
    before = state.realms[BLUE].track, state.realms[RED].track
    events = told(after(state, Stay(seat=BLUE)), Stay(seat=RED), HIT, MISS, MISS, MISS)
    assert BattleEnded(battle=Battle("mongolia", RED), result="attacker") in events
    assert MarkerMoved(seat=BLUE, value=before[0] + 3) in events
    assert MarkerMoved(seat=RED, value=before[1] - 3) in events


def test_when_red_holds_mongolia_no_marker_moves() -> None:
    """R165, R168, R172"""
    state = clash("i", "2i")
    events = told(after(state, Stay(seat=BLUE)), Stay(seat=RED), MISS, HIT, MISS)
    assert BattleEnded(battle=Battle("mongolia", RED), result="defender") in events
    assert not any(isinstance(event, MarkerMoved) for event in events)


def test_when_nobody_is_left_mongolia_is_empty_and_only_red_loses_three() -> None:
    """R169, R171, R172, A31: either may take it in a later move step"""
    state = clash("i", "i")
    before = state.realms[BLUE].track, state.realms[RED].track
    state = rolled(state, HIT, HIT)
    assert "mongolia" not in state.owners and "mongolia" not in state.troops
    assert (state.realms[BLUE].track, state.realms[RED].track) == (before[0], before[1] - 3)


def test_a_continent_won_in_battle_counts_at_once() -> None:
    """R167"""
    rest = {"venezuela": "0:i", "andean_countries": "0:i", "southern_cone": "0:i"}
    state = clash("3i", "i", place="brazil", board=rest)
    assert state.realms[BLUE].track == 17
    state = rolled(state, HIT, MISS, MISS, MISS)
    assert state.realms[BLUE].track == 17 + 3 + 3


def test_a_continent_lost_in_battle_counts_at_once() -> None:
    """R167"""
    rest = {"venezuela": "1:i", "andean_countries": "1:i", "southern_cone": "1:i"}
    state = clash("3i", "i", place="brazil", board=rest)
    before = state.realms[RED].track
    assert rolled(state, HIT, MISS, MISS, MISS).realms[RED].track == before - 3 - 3


def test_a_continent_broken_by_a_draw_counts_at_once() -> None:
    """R170"""
    rest = {"venezuela": "1:i", "andean_countries": "1:i", "southern_cone": "1:i"}
    state = clash("i", "i", place="brazil", board=rest)
    before = state.realms[RED].track
    assert rolled(state, HIT, HIT).realms[RED].track == before - 3 - 3


def test_military_one_rolls_the_black_die_again_for_four_losses() -> None:
    """R191, R192: two white hits, the black blank becomes a double"""
    state = rolled(clash("2i1a", "5i", military={0: 1}), MISS, HIT, HIT, MISS, MISS, MISS)
    assert to_act(state) == BLUE
    assert offered(state) == [*(Reroll(seat=BLUE, die=n) for n in range(3)), KeepDice(seat=BLUE)]
    assert refused(state, Reroll(seat=BLUE, die=3)) == ("R191", "no_such_die")
    events = told(state, Reroll(seat=BLUE, die=0), DOUBLE)
    (counted,) = (event for event in events if isinstance(event, HitsCounted))
    assert counted.attacker_hits == 4
    state = after(state, Reroll(seat=BLUE, die=0), draws=[DOUBLE])
    assert troops(state, "mongolia", RED) == u("i")


def test_the_new_face_counts_even_if_it_is_worse_and_only_one_die_is_rolled_again() -> None:
    """R191"""
    state = rolled(clash("2i", "2i", military={0: 1}), HIT, MISS, MISS, MISS)
    state = after(state, Reroll(seat=BLUE, die=0), draws=[MISS])
    assert troops(state, "mongolia", RED) == u("2i")
    assert state.fight is not None and state.fight.round == 2


def test_the_attacker_rolls_again_first_and_either_may_decline() -> None:
    """A23"""
    state = after(clash("2i", "2i", military={0: 1, 1: 2}), Stay(seat=BLUE))
    events = told(state, Stay(seat=RED), MISS, MISS, MISS, MISS)
    assert [e.seat for e in events if isinstance(e, RerollOffered)] == [BLUE]
    state = after(state, Stay(seat=RED), draws=[MISS] * 4)
    state = after(state, KeepDice(seat=BLUE))
    assert to_act(state) == RED
    state = after(state, KeepDice(seat=RED))
    assert state.fight is not None and state.fight.round == 2


def test_military_three_makes_three_losses_of_a_miss_and_two_single_hits() -> None:
    """R195, R196, A24: after the re-roll, by itself"""
    state = rolled(clash("1i1t1a", "5i", military={0: 3}), MISS, HIT, HIT, MISS, MISS, MISS)
    events = told(state, KeepDice(seat=BLUE))
    (counted,) = (event for event in events if isinstance(event, HitsCounted))
    assert counted.attacker_hits == 3
    assert troops(after(state, KeepDice(seat=BLUE)), "mongolia", RED) == u("2i")


def test_military_three_does_nothing_without_a_single_hit() -> None:
    """A24"""
    state = rolled(clash("1a", "5i", military={0: 3}), DOUBLE, MISS, MISS, MISS)
    (counted,) = (e for e in told(state, KeepDice(seat=BLUE)) if isinstance(e, HitsCounted))
    assert counted.attacker_hits == 2


def test_a_supporters_research_and_skill_do_not_count() -> None:
    """R224, A26: green has Military 3 and is France; red has nothing"""
    more: dict[str, Any] = {
        "seats": 3,
        "allies": [(1, 2)],
        "board": {"brazil": "2:i"},
        "military": {2: 3},
        "nations": {0: "china", 1: "germany", 2: "france"},
    }
    state = rolled(clash("2i", "i 2:2i", **more), MISS, MISS, HIT, MISS, MISS)
    assert to_act(state) == BLUE and state.fight is not None and state.fight.round == 2
    assert troops(state, "mongolia", BLUE) == u("i")
    state = after(state, Stay(seat=BLUE), Retreat(seat=RED))
    assert state.realms[GREEN].drop_zone == u("") and state.realms[RED].drop_zone == u("i")


UK = {0: "united_kingdom", 1: "china"}


@pytest.mark.parametrize(
    ("place", "is_from_sea", "extra"),
    [("mongolia", False, 0), ("mongolia", True, 1), ("brazil", False, 1), ("british_isles", False, 1)],
)
def test_the_united_kingdom_rolls_a_white_die_more_by_sea(place: str, is_from_sea: bool, extra: int) -> None:
    """R033, R160, A25: from the sea, or where a dotted line ends; on top of three"""
    attack, defence = colours(clash("4t", "4t", place=place, nations=UK, is_from_sea=is_from_sea))
    assert attack == ["grey"] * 3 + ["white"] * extra
    assert defence == ["grey"] * 3


def test_the_british_die_works_in_defence_and_not_with_skills_off() -> None:
    """R031, R160, A25"""
    turned = {0: "china", 1: "united_kingdom"}
    assert colours(clash("i", "i", place="brazil", nations=turned)) == (["white"], ["white", "white"])
    off = {"special_skills": "off"}
    assert colours(clash("i", "i", place="brazil", nations=turned, options=off)) == (["white"], ["white"])


def test_an_ambush_leaves_the_attacker_two_dice_in_the_first_round() -> None:
    """R033: an added nation's skill"""
    state = clash("4t", "4t", nations={0: "china", 1: "vietnam"})
    assert colours(state)[0] == ["grey", "grey"]
    assert colours(rolled(state, *[MISS] * 5))[0] == ["grey"] * 3


def at_sea(blue: str, red: str, **more: Any) -> WorldState:
    """Blue and red share the South Atlantic when battles are chosen."""
    board = {"brazil": "0:i", "france": "1:i", **more.pop("board", {})}
    fleets = {"south_atlantic": f"0:{blue} 1:{red}{more.pop('also', '')}"}
    return stand(board, step="battles", fleets=fleets, **more)


def test_at_sea_the_active_player_decides_whether_and_whom_to_fight() -> None:
    """R147, A06"""
    state = at_sea("2i", "i", also=" 2:i", seats=3, board={"cuba": "2:i"})
    assert offered(state) == [
        FightAtSea(seat=BLUE, place="south_atlantic", against=RED),
        FightAtSea(seat=BLUE, place="south_atlantic", against=GREEN),
        EndBattles(seat=BLUE),
    ]
    assert after(state, EndBattles(seat=BLUE)).step == "headquarters"


def test_a_battle_at_sea_moves_no_marker_and_survivors_stay() -> None:
    """A06: afterwards another may be named"""
    state = at_sea("2i", "i", also=" 2:i", seats=3, board={"cuba": "2:i"})
    tracks = [realm.track for realm in state.realms]
    state = after(state, FightAtSea(seat=BLUE, place="south_atlantic", against=RED))
    state = rolled(state, HIT, MISS, MISS)
    assert [realm.track for realm in state.realms] == tracks
    assert troops(state, "south_atlantic", BLUE) == u("2i")
    assert troops(state, "south_atlantic", RED) == u("")
    assert FightAtSea(seat=BLUE, place="south_atlantic", against=GREEN) in offered(state)


def test_a_retreat_at_sea_goes_to_the_drop_zone() -> None:
    """A06"""
    state = after(at_sea("2i", "i"), FightAtSea(seat=BLUE, place="south_atlantic", against=RED))
    assert UnitsDropped(seat=BLUE, place="south_atlantic", units=u("i")) in told(state, Retreat(seat=BLUE))
    state = after(state, Retreat(seat=BLUE))
    assert troops(state, "south_atlantic", BLUE) == u("") and state.realms[BLUE].drop_zone == u("i")


def test_the_united_kingdom_has_its_die_at_sea() -> None:
    """R160"""
    state = after(at_sea("4i", "i", nations=UK), FightAtSea(seat=BLUE, place="south_atlantic", against=RED))
    assert colours(state)[0] == ["white"] * 4


def test_partners_do_not_fight_at_sea() -> None:
    """R219, A06"""
    state = at_sea("2i", "i", seats=3, board={"cuba": "2:i"}, allies=[(0, 1)])
    fight = FightAtSea(seat=BLUE, place="south_atlantic", against=RED)
    assert refused(state, fight) == ("R219", "partner_at_sea")
    assert offered(state) == [EndBattles(seat=BLUE)]


def test_fights_at_sea_need_own_units_from_before_and_somebody_there() -> None:
    """R147, A06"""
    state = at_sea("2i", "i", seats=3, board={"cuba": "2:i"})
    north = FightAtSea(seat=BLUE, place="north_atlantic", against=RED)
    assert refused(state, north) == ("R147", "none_before_at_sea")
    green = FightAtSea(seat=BLUE, place="south_atlantic", against=GREEN)
    assert refused(state, green) == ("A06", "not_at_that_sea")
    land = FightAtSea(seat=BLUE, place="brazil", against=RED)
    assert refused(state, land) == ("R147", "not_at_sea")


def test_units_that_went_to_sea_can_fight_there_in_the_next_turn() -> None:
    """R130, R147, A07: the fleet settles when the turn ends, and joins what was there"""
    state = at_sea("2i", "i")
    fleets = {"south_atlantic": (Fleet(BLUE, u("t"), True), *state.fleets["south_atlantic"])}
    state = replace(state, fleets=fleets, step="headquarters")
    assert troops(state, "south_atlantic", BLUE) == u("2i1t")
    state = after(state, Confirm(seat=BLUE))
    assert state.fleets["south_atlantic"] == (Fleet(BLUE, u("2i1t")), Fleet(RED, u("i")))


def test_fresh_units_take_no_part_in_a_battle_at_sea() -> None:
    """R147, A07"""
    state = at_sea("2i", "i")
    fleets = {"south_atlantic": (*state.fleets["south_atlantic"], Fleet(BLUE, u("3a"), True))}
    state = replace(state, fleets=fleets)
    state = after(state, FightAtSea(seat=BLUE, place="south_atlantic", against=RED))
    assert colours(state)[0] == ["white", "white"]
    state = after(state, Retreat(seat=BLUE))
    assert troops(state, "south_atlantic", BLUE) == u("3a")


def test_typed_in_dice_are_the_numbers_on_top() -> None:
    """R155: one draw a die, the attacker's first, each from 1 to 6"""
    state = rolled(clash("2i", "i"), HIT, MISS, HIT)
    assert troops(state, "mongolia", BLUE) == u("i") and state.owners["mongolia"] == BLUE
