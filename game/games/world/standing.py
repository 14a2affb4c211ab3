"""Who stands where: limits of territories, the sides of a battle, and who may act beside whom.

Partners are read from the asking seat's own office: a decision never needs what another seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.world.course import Course
from game.games.world.model import (
    NO_UNITS,
    Battle,
    Fleet,
    PlaceId,
    Stack,
    Units,
    WorldState,
    office_of,
)


def allies_of(state: WorldState, seat: Seat) -> tuple[Seat, ...]:
    """The partners of a seat, as far as it has been told; none with two players (A50)."""
    return office_of(state, seat).allies


def are_alliances_on(state: WorldState) -> bool:
    """Whether alliances can be made at all (A50)."""
    return state.options.alliances == "on" and state.seats > 2


def living(state: WorldState) -> tuple[Seat, ...]:
    """The seats that are not out, in player order (A33)."""
    return tuple(seat for seat in state.order if not state.realms[seat].is_out)


def others_in_order(state: WorldState, seat: Seat) -> tuple[Seat, ...]:
    """The other seats that are not out, in player order from the one after `seat`."""
    place = state.order.index(seat)
    turned = (*state.order[place + 1 :], *state.order[:place])
    return tuple(one for one in turned if not state.realms[one].is_out)


def own_troops(state: WorldState, place: PlaceId, seat: Seat) -> Units:
    """A seat's units in a territory."""
    return next((stack.units for stack in state.troops.get(place, ()) if stack.seat == seat), NO_UNITS)


def own_fleet(state: WorldState, place: PlaceId, seat: Seat) -> Units:
    """A seat's units in a sea area that were there before this turn's moves (R147, A07)."""
    for fleet in state.fleets.get(place, ()):
        if fleet.seat == seat and not fleet.fresh:
            return fleet.units
    return NO_UNITS


def territories_of(state: WorldState, seat: Seat) -> Iterator[PlaceId]:
    """The territories a seat owns."""
    return (place for place, owner in state.owners.items() if owner == seat)


def limit(course: Course, place: PlaceId, seat: Seat, step: str) -> int:
    """How many units may stand in a territory when `seat` adds some: its points, and bonuses for placing
    or for defending (R117, R118, R120, R139, R193, A27, A28)."""
    bonus = sum(
        effect.value
        for effect in course.book.military(course.state, seat, "place_cap_bonus")
        if effect.step == step
    )
    skill = course.book.skill(course.state, seat, "place_cap_bonus")
    if skill is not None and skill.step == step:
        bonus += skill.value
    return course.ground.production(place) + bonus


def room(course: Course, place: PlaceId, seat: Seat, step: str) -> int:
    """How many units may still be added: the owner's and all partners' units there count (R221, R223)."""
    state = course.state
    there = sum(
        stack.units.total
        for stack in state.troops.get(place, ())
        if step != "defend" or stack.seat != state.active  # attackers do not count (R139)
    )
    return max(0, limit(course, place, seat, step) - there)


def attackers(state: WorldState, battle: Battle) -> tuple[Stack, ...]:
    """The attacking side of a battle: the active seat's units."""
    if battle.is_at_sea:
        return _fleet_side(state, battle.place, state.active)
    return tuple(stack for stack in state.troops.get(battle.place, ()) if stack.seat == state.active)


def defenders(state: WorldState, battle: Battle) -> tuple[Stack, ...]:
    """The defending side, in the order in which its units fall: supporters first, the last to arrive
    first, then the owner's (R225, A09, A11)."""
    if battle.is_at_sea:
        return _fleet_side(state, battle.place, battle.defender)
    stacks = [stack for stack in state.troops.get(battle.place, ()) if stack.seat != state.active]
    supporters = [stack for stack in stacks if stack.seat != battle.defender]
    owners = [stack for stack in stacks if stack.seat == battle.defender]
    return (*reversed(supporters), *owners)


def side_of(state: WorldState, battle: Battle, seat: Seat) -> tuple[Stack, ...]:
    """The side that a seat commands in a battle (R224)."""
    return attackers(state, battle) if seat == state.active else defenders(state, battle)


def total(stacks: tuple[Stack, ...]) -> Units:
    """All units of some stacks together."""
    out = NO_UNITS
    for stack in stacks:
        out = out + stack.units
    return out


def is_partners_ground(state: WorldState, place: PlaceId, seat: Seat) -> bool:
    """Whether a partner of the seat owns the place or has units there (R219)."""
    allies = allies_of(state, seat)
    if state.owners.get(place) in allies:
        return True
    return any(stack.seat in allies for stack in state.troops.get(place, ()))


def _fleet_side(state: WorldState, place: PlaceId, seat: Seat) -> tuple[Stack, ...]:
    fleets: tuple[Fleet, ...] = state.fleets.get(place, ())
    return tuple(Stack(fleet.seat, fleet.units) for fleet in fleets if fleet.seat == seat and not fleet.fresh)
