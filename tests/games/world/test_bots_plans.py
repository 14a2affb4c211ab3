"""What the world's computer players plan: claims ahead, ways over sea, the nearest victory."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.bots.levels import LEVELS
from game.games.world.bots.outset import at_outset
from game.games.world.bots.race import race_of
from game.games.world.bots.worth import Worth
from game.games.world.commands import EndMoves, Place, PlanMove
from game.games.world.headquarters_draft import remaining
from game.games.world.model import ActiveMission, Income, Intel, Venture, WorldState
from game.players import make
from tests.games.world.play import full_state, new_session
from tests.games.world.table import BLUE, RED, after, stand
from tests.games.world.test_bots import RULES, chosen, contest

ROWS = {
    "military": ("troop_strength", "defence"),
    "strategic": ("foresight", "troop_strength_2", "expansion"),
    "special": ("top_secret", "cunning"),
}
FAR_COASTS = ("queensland", "new_south_wales", "southern_cone", "andean_countries")


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_plays_every_phase_of_a_short_game_legally(level: str) -> None:
    """R024, Z01: `contest` asks the rules before it plays a command"""
    session = new_session(2, f"short {level}", turn_limit=6, start="free")
    steps = {full_state(session).step}
    for _ in contest(session, (level, "easy")):
        if session.to_act == {BLUE}:
            steps.add(full_state(session).step)
    assert session.outcome is not None
    assert {
        "nations",
        "claim",
        "points",
        "news",
        "place",
        "move",
        "defend",
        "battle",
        "headquarters",
    } <= steps


@pytest.mark.parametrize("kinds", [("hard", "easy"), ("easy", "hard")])
def test_who_foresees_the_claims_comes_out_of_set_up_ahead(kinds: tuple[str, str]) -> None:
    """R050, R056: from either place in the order"""
    session = new_session(2, "claims", start="free")
    players: list[Any] = [make("world", kind) for kind in kinds]
    while full_state(session).step in ("nations", "claim"):
        seat = min(session.to_act)
        session.submit(players[seat].choose(session.view(seat), RULES, seat, None, "s"))
    track = {kind: full_state(session).realms[seat].track for seat, kind in enumerate(kinds)}
    assert track["hard"] > track["easy"] + 5


def test_a_plan_does_not_hang_on_what_is_placed_already() -> None:
    """R114: the outset of a step can be told from any moment of it"""
    state = stand({"china": "0:i", "siberia": "1:t"}, camp={0: "3i2t"})
    later = after(state, Place(seat=BLUE, place="china", kind="tank", count=2))
    assert later.troops != state.troops
    assert at_outset(RULES.course(later), BLUE).state == state
    moving = stand({"china": "0:3i", "siberia": "1:t"}, step="move")
    planned = after(moving, PlanMove(seat=BLUE, origin="china", to="mongolia", kind="infantry", count=1))
    assert at_outset(RULES.course(planned), BLUE).state == moving


def test_the_hard_player_puts_to_sea_where_the_land_is_shut() -> None:
    """R129: towards coasts that nobody holds; the easy one sees no further than its borders"""
    state = stand({"new_zealand": "0:2i", "new_south_wales": "1:3a"}, step="move")
    assert chosen("easy", state) == EndMoves(seat=BLUE)
    command = chosen("hard", state)
    assert isinstance(command, PlanMove)
    assert (command.origin, command.to, command.count) == ("new_zealand", "south_pacific", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_at_sea_lands_where_nobody_is(level: str) -> None:
    """A03"""
    fleets = {"south_pacific": "0:i"}
    state = stand({"new_zealand": "0:i", "new_south_wales": "1:3a"}, step="move", fleets=fleets)
    command = chosen(level, state)
    assert isinstance(command, PlanMove)
    assert command.origin == "south_pacific"
    assert command.to in FAR_COASTS
    assert command.to != "new_south_wales"


@pytest.mark.parametrize("level", LEVELS)
def test_a_fleet_before_strong_coasts_goes_home(level: str) -> None:
    """A03: from an own coast it comes back to the Base Camp"""
    board = {"new_zealand": "0:i", **dict.fromkeys(FAR_COASTS, "1:2a")}
    state = stand(board, step="move", fleets={"south_pacific": "0:2i"})
    home = PlanMove(seat=BLUE, origin="south_pacific", to="new_zealand", kind="infantry", count=1)
    assert chosen(level, state) == home


def headquarters(**office: Any) -> WorldState:
    """A visit to headquarters between two that are equally strong."""
    given = {"points": 220, "income": Income(entered=60), "open_missions": ROWS, **office}
    board = {"brazil": "0:3i", "china": "1:3i"}
    return stand(board, step="headquarters", offices={0: given}, camp={0: "9i", 1: "2i"}, round=9)


def with_badges(state: WorldState, seat: Seat, count: int) -> WorldState:
    """The same with so many badges of a seat."""
    realms = list(state.realms)
    realms[seat] = replace(realms[seat], badges=count)
    return replace(state, realms=tuple(realms))


def test_the_nearest_victory_is_told_by_rounds_to_come() -> None:
    """R025, R026, R027"""
    plain = headquarters()
    learned = headquarters(technology=3, economy=3)
    realms = (replace(plain.realms[0], track=125), plain.realms[1])
    assert race_of(RULES.course(with_badges(plain, BLUE, 6)), BLUE).nearest == "badges"
    assert race_of(RULES.course(replace(plain, realms=realms)), BLUE).nearest == "points"
    ahead = replace(learned, realms=(replace(learned.realms[0], military=2), learned.realms[1]))
    assert race_of(RULES.course(ahead), BLUE).nearest == "research"


def test_the_last_level_is_begun_when_research_wins_first() -> None:
    """R026: before points go into units"""
    state = headquarters(technology=3, economy=3)
    state = replace(state, realms=(replace(state.realms[0], military=2), state.realms[1]))
    assert chosen("hard", state).draft.research == ("military",)


def test_points_are_saved_for_the_mission_that_asks_for_them() -> None:
    """R249: where badges win first; else they are spent"""
    saving = headquarters(mission=ActiveMission("foresight", since=8))
    for badges, is_saved in ((6, True), (0, False)):
        state = with_badges(saving, BLUE, badges)
        left = remaining(RULES.book, state, BLUE, chosen("hard", state).draft).points
        assert (left >= 100) is is_saved


def test_a_spy_goes_where_the_mission_sends_him() -> None:
    """R247: a secret is told, nothing is blown up"""
    state = headquarters(mission=ActiveMission("top_secret", since=8), spies=1)
    assert chosen("hard", state).draft.ventures == (Venture("espionage", RED),)


def test_whoever_is_known_to_lack_one_step_is_held_up() -> None:
    """R026, R027: harm to him is worth more"""
    plain = headquarters()
    told = headquarters(intel=(Intel(about=RED, round=8, levels=(3, 3, 2)),))
    weight = Worth(RULES.course(plain), BLUE, LEVELS["hard"]).harm_weight(RED)
    for state in (told, with_badges(plain, RED, 6)):
        assert Worth(RULES.course(state), BLUE, LEVELS["hard"]).harm_weight(RED) > weight
