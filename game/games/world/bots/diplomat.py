"""Partners and deeds in secret: whom to ally with, whom to leave, whom to harm."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.world.bots.worth import NEAR_THE_END, Worth
from game.games.world.course import Course
from game.games.world.missions import condition_of
from game.games.world.model import Deed, office_of
from game.games.world.standing import are_alliances_on

WORTH_SABOTAGE = 2  # units in a Base Camp from which on a spy is sent
OFFER_EVERY = 4  # rounds, so that one who declines is not asked all the time
TREASON = 6  # points below victory at which a partner is left


def welcome(course: Course, worth: Worth, other: Seat, already: int) -> bool:
    """Whether an alliance with a seat helps: somebody is left to fight, and it is not the leader."""
    if other not in worth.rivals or worth.is_near_victory(other, 2 * NEAR_THE_END // 3):
        return False
    foes = [one for one in worth.rivals if one not in worth.allies and one != other]
    if len(worth.allies) + already >= max(1, course.state.seats // 2 - 1) or not foes:
        return False
    track = [course.state.realms[one].track for one in foes]
    return course.state.realms[other].track <= max(track)


def deeds(course: Course, worth: Worth) -> Iterator[tuple[Deed, Seat]]:
    """The deeds worth an agent, the best first; more than there are agents for."""
    level, state = worth.level, course.state
    if level.diplomacy:
        for ally in sorted(worth.allies):
            left = [one for one in worth.rivals if one not in worth.allies]
            if worth.is_near_victory(ally, TREASON) or not left:
                yield "dissolve", ally
    foes = sorted(
        (one for one in worth.rivals if one not in worth.allies),
        key=lambda one: (-worth.harm_weight(one), -state.realms[one].camp.total, one),
    )
    if level.spies:
        if foes and _is_to_spy(course, worth.seat):
            yield "espionage", foes[0]
        for foe in foes[: level.spies]:
            if state.realms[foe].camp.total + _standing(course, foe) >= WORTH_SABOTAGE:
                yield "sabotage", foe
    if level.diplomacy and are_alliances_on(state):
        yield from (("alliance", one) for one in _friends(course, worth))
    if level.spies and foes and (len(worth.rivals) == 1 or worth.is_near_victory(foes[0])):
        yield "boycott", foes[0]


def _is_to_spy(course: Course, seat: Seat) -> bool:
    """Whether the mission under way asks for an espionage (R247)."""
    mission = office_of(course.state, seat).mission
    return mission is not None and condition_of(course.book, mission.mission).kind == "espionage"


def _friends(course: Course, worth: Worth) -> list[Seat]:
    """The neighbour with whom peace frees most, if an alliance with him helps."""
    state, ground = course.state, course.ground
    if office_of(state, worth.seat).offers_sent or state.round % OFFER_EVERY != OFFER_EVERY - 1:
        return []
    shared: dict[Seat, int] = {}
    for place, owner in state.owners.items():
        if owner == worth.seat:
            for near in ground.neighbours[place]:
                other = state.owners.get(near)
                if other is not None and other != worth.seat:
                    shared[other] = shared.get(other, 0) + 1
    fit = [one for one in sorted(shared) if one not in worth.allies and welcome(course, worth, one, 0)]
    return [max(fit, key=lambda one: shared[one])] if fit else []


def _standing(course: Course, seat: Seat) -> int:
    """Units that come back to the Base Camp with the next withdrawal."""
    state = course.state
    rows = state.troops.values()
    return sum(stack.units.total - 1 for row in rows for stack in row if stack.seat == seat)
