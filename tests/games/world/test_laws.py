"""The two laws of secrets in the world game: a view is enough, and it holds no more."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.games.world import events as e
from game.games.world.commands import (
    CallSupport,
    Confirm,
    Defend,
    EnterPoints,
    FightAtSea,
    Place,
    PlanMove,
    WorldCommand,
)
from game.games.world.model import (
    ActiveMission,
    Draft,
    Income,
    Intel,
    Notice,
    Office,
    Order,
    Study,
    Venture,
    WorldState,
)
from tests.games.world.play import GAME, full_state, new_session, play, seats_of, world_rules
from tests.laws import check_commutation, check_noninterference, states_of

GAMES = [(2, "off"), (3, "on"), (4, "on"), (5, "on"), (6, "on")]


@pytest.mark.parametrize(("seats", "alliances"), GAMES)
def test_a_view_kept_by_redacted_events_is_the_view_of_the_truth(seats: int, alliances: str) -> None:
    """R069, R070, R190, A60"""
    session = new_session(seats, f"law {seats}", alliances=alliances, start="scenario")
    for _ in play(session, "law", 260):
        pass
    viewpoints: list[Viewpoint] = [*seats_of(session), SPECTATOR, REFEREE]
    log = session.full_log()
    assert check_commutation(GAME, world_rules(), log.header, log.entries, viewpoints) > 1000


def permuted(state: WorldState, seat: Seat, luck: Chance) -> WorldState:
    """A twin in which the other seats' headquarters and everybody's mail are different.

    Partners of a seat that is acting stay: what it does may follow from them. A finished mission or level
    would be shown when news opens, which the law leaves aside (see `shows`)."""
    offices = []
    for other, office in enumerate(state.offices):
        if office is None or other == seat:
            offices.append(office)
            continue
        offices.append(_other_office(state, office, Seat(other), seat, luck))
    letters = (
        Notice("boycott_foiled"),
        Notice("tributes_received", other=Seat(0), amount=7),
        Notice("espionage_failed", other=Seat(1)),
    )
    mail = tuple((*row, letters[luck.below(3)]) for row in state.mail or ())
    return replace(state, offices=tuple(offices), mail=mail)


def _other_office(state: WorldState, office: Office, owner: Seat, seat: Seat, luck: Chance) -> Office:
    allies = office.allies
    if state.step in ("points", "headquarters") and owner != state.active and not state.realms[owner].is_out:
        candidates = [s for s in state.order if s not in (owner, seat) and not state.realms[s].is_out]
        allies = tuple(sorted({*candidates[:1]} ^ set(allies)))
    return replace(
        office,
        points=office.points + 1 + luck.below(90),
        technology=luck.below(3),
        economy=luck.below(3),
        diplomats=luck.below(4),
        spies=luck.below(4),
        orders=(*office.orders, Order("tank", 1 + luck.below(3), state.round + 2)),
        studies=(Study("economy", 3, state.round + 4),),
        mission=ActiveMission("top_secret", state.round) if luck.below(2) else None,
        income=Income(entered=luck.below(99)),
        intel=(Intel(seat, state.round, (luck.below(3), 1, 1)),),
        news=(Notice("new_spies", amount=1 + luck.below(3)),),
        allies=allies,
    )


def shows(state: WorldState, event: Any, seat: Seat) -> bool:
    """Events that rightly tell something hidden before: national events, an alliance used or broken on the
    board, the end of the game."""
    del seat
    if isinstance(event, e.UnitsDropped):
        return state.step == "headquarters"
    return isinstance(event, e.NewsOpened | e.AllianceShown | e.GameEnded)


def tries(state: WorldState) -> list[WorldCommand]:
    """Commands that are refused for many reasons."""
    out: list[WorldCommand] = []
    for seat in range(state.seats):
        who = Seat(seat)
        for other in range(state.seats):
            out.append(CallSupport(seat=who, ally=Seat(other)))
            out.append(FightAtSea(seat=who, place="north_pacific", against=Seat(other)))
            for deed in ("boycott", "alliance", "dissolve", "espionage", "sabotage"):
                venture = Venture(deed, Seat(other))
                out.append(Confirm(seat=who, draft=Draft(ventures=(venture,))))
        for place in ("brazil", "china", "midwest", "north_pacific", "atlantis"):
            out.append(Place(seat=who, place=place, kind="tank", count=1))
            out.append(Defend(seat=who, place=place, kind="infantry", count=1))
            out.append(PlanMove(seat=who, origin="venezuela", to=place, kind="infantry", count=1))
        out.append(EnterPoints(seat=who))
        out.append(Confirm(seat=who, draft=Draft(spies=3, research=("military",))))
    return out


@pytest.mark.parametrize(("seats", "alliances"), GAMES)
def test_what_others_hide_changes_nothing_that_a_seat_gets(seats: int, alliances: str) -> None:
    """R070, R190, A50, A60"""
    session = new_session(seats, f"twin {seats}", alliances=alliances)
    for _ in play(session, "twin", 240):
        pass
    log = session.full_log()
    steps, differing = set(), 0
    states = states_of(GAME, world_rules(), log.header, log.entries)
    for number in range(40 + seats, len(states), 13):
        state = states[number]
        if state.outcome is None:
            steps.add(state.step)
            differing += check_noninterference(
                GAME,
                world_rules(),
                state,
                permuted,
                list(seats_of(session)),
                reveals=shows,
                tries=tries(state),
                salt=f"{number}",
            )
    assert differing > 10
    assert len(steps) > 3


def test_the_referee_sees_all_and_a_spectator_no_headquarters() -> None:
    """R069, R070"""
    session = new_session(3, "eyes")
    for _ in play(session, "eyes", 80):
        pass
    assert session.view(SPECTATOR).state.offices == (None, None, None)
    assert session.view(SPECTATOR).state.mail is None
    for seat in seats_of(session):
        view = session.view(seat).state
        assert [office is not None for office in view.offices] == [s == seat for s in seats_of(session)]
        assert view.mail is None
    assert None not in full_state(session).offices
