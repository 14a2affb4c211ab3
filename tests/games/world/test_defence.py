"""The defence: attacked players in turn, their limits, and partners who support them."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.commands import (
    CallSupport,
    Defend,
    EndBattles,
    EndDefence,
    EndMoves,
    FightBattle,
    LoseUnit,
    PlanMove,
    Stay,
)
from game.games.world.events import AllianceShown
from game.games.world.model import Battle, WorldState
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

ALEX, CHRIS, FOE = RED, GREEN, BLUE  # the attacker is the active seat, blue


def add(seat: Seat, place: str, kind: str = "infantry", count: int = 1) -> Defend:
    """A seat reinforces a territory."""
    return Defend(seat=seat, place=place, kind=kind, count=count)  # type: ignore[arg-type]


def attack(board: dict[str, str], moves: list[tuple[str, str, int]], **more: object) -> WorldState:
    """After blue has moved that many infantry each."""
    state = stand(board, step="move", **more)
    plans = [PlanMove(seat=BLUE, origin=o, to=t, kind="infantry", count=n) for o, t, n in moves]
    return after(state, *plans, EndMoves(seat=BLUE))


def seed_example() -> WorldState:
    """The seed's example: red with five units in the Base Camp is attacked in three territories."""
    board = {
        "china": "0:7i", "brazil": "0:2i", "indonesia": "0:4i", "new_guinea": "0:2i",
        "mongolia": "1:i", "southern_cone": "1:i", "queensland": "1:i",
    }  # fmt: skip
    moves = [
        ("china", "mongolia", 4), ("brazil", "southern_cone", 1),
        ("indonesia", "queensland", 3), ("new_guinea", "queensland", 1),
    ]  # fmt: skip
    return attack(board, moves, camp={1: "5i"})


def test_red_fills_mongolia_with_two() -> None:
    """R138, R139, R142: 3 points, one unit there"""
    state = seed_example()
    assert (state.step, to_act(state)) == ("defend", RED)
    assert max(c.count for c in offered_as(state, Defend) if c.place == "mongolia") == 2
    state = after(state, add(RED, "mongolia", count=2))
    assert troops(state, "mongolia", RED) == u("3i")
    assert refused(state, add(RED, "mongolia")) == ("R139", "limit")


def test_red_adds_nothing_in_the_southern_cone() -> None:
    """R138, R143"""
    state = after(seed_example(), EndDefence(seat=RED))
    assert troops(state, "southern_cone", RED) == u("i")
    assert (state.step, to_act(state)) == ("battles", BLUE)


def test_red_adds_one_in_queensland_and_keeps_two_for_later() -> None:
    """R138, R144"""
    state = after(seed_example(), add(RED, "mongolia", count=2), add(RED, "queensland"))
    assert troops(state, "queensland", RED) == u("2i")
    assert state.realms[RED].camp == u("2i")


def test_only_attacked_territories_are_reinforced_and_never_sea_areas() -> None:
    """R138, R140"""
    state = seed_example()
    assert refused(state, add(RED, "china")) == ("R138", "not_attacked")
    assert refused(state, add(RED, "south_atlantic")) == ("R140", "defend_at_sea")
    assert refused(state, add(RED, "mongolia", "tank")) == ("R114", "not_enough_in_camp")


def test_several_defenders_prepare_one_after_another_then_battles_begin() -> None:
    """R137, R145: in player order after the attacker"""
    board = {"china": "0:7i", "mongolia": "2:i", "manchuria": "1:i"}
    moves = [("china", "mongolia", 3), ("china", "manchuria", 3)]
    state = attack(board, moves, seats=3, camp={1: "i", 2: "i"})
    assert to_act(state) == RED
    assert refused(state, add(RED, "mongolia")) == ("R138", "not_attacked")
    state = after(state, EndDefence(seat=RED))
    assert (state.step, to_act(state)) == ("defend", GREEN)
    state = after(state, EndDefence(seat=GREEN))
    assert (state.step, to_act(state)) == ("battles", BLUE)


def test_military_two_and_the_american_skill_do_not_help_in_defence() -> None:
    """A27"""
    board = {"china": "0:7i", "mongolia": "1:i"}
    more = {"camp": {1: "9i"}, "military": {1: 2}, "nations": {0: "china", 1: "usa"}}
    state = attack(board, [("china", "mongolia", 3)], **more)
    assert max(c.count for c in offered_as(state, Defend)) == 2


def test_brazil_may_exceed_a_limit_by_one_in_defence() -> None:
    """R033: an added nation's skill"""
    board = {"china": "0:7i", "mongolia": "1:i"}
    more = {"camp": {1: "9i"}, "nations": {0: "china", 1: "brazil"}}
    state = attack(board, [("china", "mongolia", 3)], **more)
    assert max(c.count for c in offered_as(state, Defend)) == 3


def siberia(**more: object) -> WorldState:
    """Alex, red, is attacked in Siberia by five; he has two there after placing a tank."""
    board = {"mongolia": "0:6i", "siberia": "1:i", "china": "2:i"}
    given = {"seats": 3, "camp": {1: "t", 2: "5i"}, "allies": [(1, 2)], **more}
    state = attack(board, [("mongolia", "siberia", 5)], **given)
    return after(state, add(ALEX, "siberia", "tank"))


def test_chris_may_add_two_in_siberia() -> None:
    """R222, R223, R229, A11: 4 points, two of Alex's units there"""
    state = after(siberia(), CallSupport(seat=ALEX, ally=CHRIS), EndDefence(seat=ALEX))
    assert to_act(state) == CHRIS
    assert max(c.count for c in offered_as(state, Defend)) == 2
    state = after(state, add(CHRIS, "siberia", count=2))
    assert refused(state, add(CHRIS, "siberia")) == ("R139", "limit")
    state = after(state, EndDefence(seat=CHRIS))
    assert state.step == "battles" and troops(state, "siberia", CHRIS) == u("2i")


def test_chriss_units_fall_first_and_alex_commands_them() -> None:
    """R224, R225, R229, A17: two hits take Chris's two; Alex decides about his own"""
    state = after(siberia(), CallSupport(seat=ALEX, ally=CHRIS), EndDefence(seat=ALEX))
    state = after(state, add(CHRIS, "siberia", count=2), EndDefence(seat=CHRIS))
    state = after(state, FightBattle(seat=FOE, place="siberia"), Stay(seat=FOE))
    assert to_act(state) == ALEX
    # three white dice of the attacker: two hits; grey and two white of the defence: none
    state = after(state, Stay(seat=ALEX), draws=[4, 4, 1, 1, 1, 1])
    assert troops(state, "siberia", CHRIS) == u("") and troops(state, "siberia", ALEX) == u("it")
    state = after(state, Stay(seat=FOE))
    state = after(state, Stay(seat=ALEX), draws=[4, 1, 1, 1, 1])
    assert to_act(state) == ALEX and {c.kind for c in offered_as(state, LoseUnit)} == {"infantry", "tank"}


def test_with_one_hit_a_partners_unit_must_go_before_an_own_one() -> None:
    """R225"""
    state = after(siberia(camp={1: "t", 2: "it"}), CallSupport(seat=ALEX, ally=CHRIS), EndDefence(seat=ALEX))
    state = after(state, add(CHRIS, "siberia"), add(CHRIS, "siberia", "tank"), EndDefence(seat=CHRIS))
    state = after(state, FightBattle(seat=FOE, place="siberia"), Stay(seat=FOE))
    state = after(state, Stay(seat=ALEX), draws=[4, 1, 1, 1, 1, 1])
    assert {c.kind for c in offered_as(state, LoseUnit)} == {"infantry", "tank"}  # both of them Chris's
    state = after(state, LoseUnit(seat=ALEX, kind="tank"))
    assert troops(state, "siberia", CHRIS) == u("i") and troops(state, "siberia", ALEX) == u("it")


def test_support_is_asked_for_and_shows_the_alliance() -> None:
    """R222, A11, A50"""
    state = siberia()
    call = CallSupport(seat=ALEX, ally=CHRIS)
    assert AllianceShown(one=ALEX, other=CHRIS) in told(state, call)
    state = after(state, call)
    assert state.seen_allied == ((ALEX, CHRIS),)
    assert refused(state, call) == ("A11", "called_already")
    assert refused(state, CallSupport(seat=ALEX, ally=FOE)) == ("R222", "not_partners")


def test_a_partner_may_decline() -> None:
    """A11"""
    state = after(
        siberia(), CallSupport(seat=ALEX, ally=CHRIS), EndDefence(seat=ALEX), EndDefence(seat=CHRIS)
    )
    assert state.step == "battles" and troops(state, "siberia", CHRIS) == u("")


def test_a_partner_of_the_attacker_may_not_support_against_him() -> None:
    """R219, A10"""
    state = siberia(allies=[(1, 2), (0, 2)])
    state = after(state, CallSupport(seat=ALEX, ally=CHRIS), EndDefence(seat=ALEX))
    assert refused(state, add(CHRIS, "siberia")) == ("A10", "partner_attacks")
    assert offered(state) == [EndDefence(seat=CHRIS)]


def test_one_who_has_left_the_alliance_can_only_decline() -> None:
    """A52: Chris has dissolved it, Alex has not been told yet"""
    state = siberia(offices={2: {"allies": ()}})
    state = after(state, CallSupport(seat=ALEX, ally=CHRIS), EndDefence(seat=ALEX))
    assert refused(state, add(CHRIS, "siberia")) == ("R222", "not_partners")


def test_several_supporters_are_asked_in_player_order_and_share_the_limit() -> None:
    """A11: the last to arrive falls first"""
    board = {"mongolia": "0:6i", "siberia": "1:i", "china": "2:i", "brazil": "3:i"}
    pacts = [(1, 2), (1, 3)]
    state = attack(
        board, [("mongolia", "siberia", 5)], seats=4, camp={1: "i", 2: "2i", 3: "3t"}, allies=pacts
    )
    state = after(state, CallSupport(seat=ALEX, ally=Seat(3)), CallSupport(seat=ALEX, ally=CHRIS))
    state = after(state, EndDefence(seat=ALEX))
    assert to_act(state) == CHRIS
    state = after(state, add(CHRIS, "siberia"), EndDefence(seat=CHRIS))
    assert to_act(state) == Seat(3)
    assert max(c.count for c in offered_as(state, Defend)) == 2
    state = after(state, add(Seat(3), "siberia", "tank", 2), EndDefence(seat=Seat(3)))
    state = after(state, FightBattle(seat=FOE, place="siberia"), Stay(seat=FOE))
    state = after(state, Stay(seat=ALEX), draws=[4, 1, 1, 1, 1, 1])
    assert troops(state, "siberia", Seat(3)) == u("t") and troops(state, "siberia", CHRIS) == u("i")


def test_owner_and_supporters_are_one_side() -> None:
    """A09, R146: a single battle, not one against each"""
    state = after(siberia(), CallSupport(seat=ALEX, ally=CHRIS), EndDefence(seat=ALEX))
    state = after(state, add(CHRIS, "siberia", count=2), EndDefence(seat=CHRIS))
    assert state.battles == (Battle("siberia", ALEX),)


def test_supporters_stay_until_they_withdraw() -> None:
    """A12: the defence holds with Chris's units left"""
    state = after(siberia(camp={1: "t", 2: "2i"}), CallSupport(seat=ALEX, ally=CHRIS), EndDefence(seat=ALEX))
    state = after(state, add(CHRIS, "siberia", count=2), EndDefence(seat=CHRIS))
    state = after(state, FightBattle(seat=FOE, place="siberia"))
    for dice in ([1, 1, 1, 3, 4, 4], [1, 1, 3, 4, 4]):
        state = after(after(state, Stay(seat=FOE)), Stay(seat=ALEX), draws=dice)
    assert state.step == "headquarters"
    assert troops(state, "siberia", CHRIS) == u("2i") and state.owners["siberia"] == ALEX


def test_nobody_is_asked_who_could_do_nothing() -> None:
    """R137: two players, red's Base Camp is empty"""
    state = attack({"china": "0:7i", "mongolia": "1:i"}, [("china", "mongolia", 3)])
    assert (state.step, to_act(state)) == ("battles", BLUE)
    assert refused(state, EndBattles(seat=BLUE)) == ("R146", "battles_left")
