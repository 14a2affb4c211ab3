"""The worked examples that the rules pages show: each ends with the rulebook's numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game import library
from game.core.codec import plain
from game.core.ids import REFEREE, Seat
from game.core.session import Session
from game.games.world import events as e
from game.games.world.examples import load_examples
from game.games.world.model import WorldState
from game.games.world.rulebook import rule_text
from tests.games.world.play import world_rules
from tests.games.world.table import BLUE, GREEN, RED, troops, u

Played = tuple[WorldState, WorldState, list[Any]]
"""The first state, the last one, and all events."""


def _turn(played: Played) -> None:
    """Six more fit into China, two into Brazil; Mongolia is full with three, two units are kept back."""
    _, last, _ = played
    stays = {"china": u("i"), "brazil": u("t"), "indonesia": u("i"), "new_guinea": u("i")}
    assert {place: troops(last, place, BLUE) for place in stays} == stays
    marched = {"mongolia": u("4i"), "manchuria": u("2i"), "southern_cone": u("i"), "queensland": u("4i")}
    assert {place: troops(last, place, BLUE) for place in marched} == marched
    assert [troops(last, place, RED).total for place in ("mongolia", "southern_cone", "queensland")] == [
        3,
        1,
        2,
    ]
    assert last.realms[RED].camp == u("2i")


def _mongolia(owner: Seat | None, *changes: int) -> Callable[[Played], None]:
    def check(played: Played) -> None:
        first, last, _ = played
        assert last.owners.get("mongolia") == owner
        moved = [after.track - before.track for before, after in zip(first.realms, last.realms, strict=True)]
        assert moved == list(changes)

    return check


def _entered(points: int, credited: int) -> Callable[[Played], None]:
    def check(played: Played) -> None:
        _, last, events = played
        assert next(one.points for one in events if isinstance(one, e.PointsEntered)) == points
        office = last.offices[BLUE]
        assert office is not None and office.income.entered + office.income.percent == credited

    return check


def _retreat(played: Played) -> None:
    first, last, _ = played
    assert last.realms[BLUE].drop_zone == u("i")
    assert last.realms[BLUE].supply == first.realms[BLUE].supply + u("2i")


def _dice(played: Played) -> None:
    (rolled,) = (one for one in played[2] if isinstance(one, e.DiceRolled))
    assert [die.colour for die in rolled.attacker] == ["black", "grey", "white"]
    assert [die.colour for die in rolled.defender] == ["black", "white", "white"]


def _hits(attacker: int, defender: int, own: str, theirs: str) -> Callable[[Played], None]:
    def check(played: Played) -> None:
        _, last, events = played
        (counted,) = (one for one in events if isinstance(one, e.HitsCounted))
        assert (counted.attacker_hits, counted.defender_hits) == (attacker, defender)
        assert (troops(last, "mongolia", BLUE), troops(last, "mongolia", RED)) == (u(own), u(theirs))

    return check


def _western_australia(played: Played) -> None:
    assert troops(played[1], "western_australia", BLUE) == u("4i")


def _together(played: Played) -> None:
    _, last, _ = played
    assert troops(last, "midwest", BLUE) == u("2i") and last.battles[0].defender == GREEN


def _held_together(played: Played) -> None:
    """Both had two units; the one hit takes one of the partner's."""
    _, last, _ = played
    assert troops(last, "siberia", RED) == u("1i1t") and troops(last, "siberia", GREEN) == u("i")


CHECKS: dict[str, Callable[[Played], None]] = {
    "china_brazil_indonesia": _turn,
    "mongolia_won": _mongolia(BLUE, 3, -3),
    "mongolia_held": _mongolia(RED, 0, 0),
    "mongolia_empty": _mongolia(None, 0, -3),
    "south_america": _entered(16, 16),
    "retreat": _retreat,
    "dice": _dice,
    "casualties": _hits(1, 2, "i", "a"),
    "reroll": _hits(4, 0, "2i1a", "i"),
    "double_hit": _hits(3, 0, "1i1t1a", "2i"),
    "western_australia": _western_australia,
    "fifty_five": _entered(50, 55),
    "alliance_attack": _together,
    "alliance_defence": _held_together,
}


@pytest.mark.parametrize("name", load_examples())
def test_a_worked_example_is_set_up_and_ends_with_the_rules_numbers(name: str) -> None:
    """R077, R121, R122, R123, R134, R135, R136, R142, R143, R144, R154, R161, R164, R172, R192, R194, R196,
    R201, R228, R229"""
    session: Session[Any, Any, Any] = library.example_table("world", name)
    example = load_examples()[name]
    position = example.position(world_rules())
    assert session.rules.inconsistencies(position) == []
    assert session.index == 1 + len(example.commands) and session.queued == 0
    events = [one for index in range(session.index) for one in session.batch(index, REFEREE).events]
    CHECKS[name]((position, session.view(REFEREE).state, events))


@pytest.mark.parametrize("name", load_examples())
def test_the_position_of_an_example_can_be_played_on_by_people(name: str) -> None:
    """R101: whoever opens it plays it otherwise, from any moment."""
    session: Session[Any, Any, Any] = library.example_table("world", name)
    again = session.branch(1, "other")
    assert plain(again.view(REFEREE).state) == plain(load_examples()[name].position(world_rules()))
    again.submit(load_examples()[name].commands[0])


def test_every_example_names_rules_of_the_book() -> None:
    """R001"""
    for example in load_examples().values():
        assert all(rule_text(row) for row in example.rules.split())
