"""A table for rules tests of the world: positions written in short, commands tried, refusals caught."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from game.core.chance import Chance, Draw
from game.core.ids import Seat
from game.core.messages import Command, Illegal
from game.core.ruleset import Setup
from game.games.world import WORLD
from game.games.world.commands import WorldCommand
from game.games.world.events import WorldEvent
from game.games.world.headquarters import first_office
from game.games.world.model import (
    NO_UNITS,
    Fleet,
    Office,
    Realm,
    Stack,
    Step,
    Units,
    WorldState,
    office_of,
)
from tests.games.world.play import world_rules

K = TypeVar("K", bound=Command)
BLUE, RED, GREEN = Seat(0), Seat(1), Seat(2)
NATIONS = ("germany", "soviet_union", "china", "united_kingdom", "france", "usa")


def u(text: str) -> Units:
    """Units written in short: `2i1t` are two infantry and a tank, `a` an aircraft."""
    found = {kind: int(count or 1) for count, kind in re.findall(r"(\d*)([ita])", text)}
    return Units(found.get("i", 0), found.get("t", 0), found.get("a", 0))


def stand(
    board: Mapping[str, str],
    *,
    seats: int = 2,
    step: Step = "place",
    active: Seat = BLUE,
    round: int = 3,
    fleets: Mapping[str, str] | None = None,
    camp: Mapping[int, str] | None = None,
    drop: Mapping[int, str] | None = None,
    nations: Mapping[int, str] | None = None,
    military: Mapping[int, int] | None = None,
    allies: Sequence[tuple[int, int]] = (),
    offices: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> WorldState:
    """A position: `stand({"china": "0:3i", "siberia": "1:t 2:2i"}, camp={0: "4i"})`, the owner's stack first.

    Special skills are off unless `nations` are given. All other territories belong to nobody; supplies and
    markers follow from the rest. Asserts that the rules find nothing wrong with it."""
    rules = world_rules()
    given = {"special_skills": "on" if nations else "off", **(options or {})}
    troops = {place: _stacks(text) for place, text in board.items()}
    at_sea = {
        place: tuple(Fleet(stack.seat, stack.units) for stack in _stacks(text))
        for place, text in (fleets or {}).items()
    }
    owners = {place: stacks[0].seat for place, stacks in troops.items()}
    book, spare = rules.book.units, 6 - seats
    realms, rows = [], []
    for seat in map(Seat, range(seats)):
        in_camp, dropped = u((camp or {}).get(seat, "")), u((drop or {}).get(seat, ""))
        out = sum((s.units for row in troops.values() for s in row if s.seat == seat), in_camp + dropped)
        out = sum((f.units for row in at_sea.values() for f in row if f.seat == seat), out)
        realm = Realm(
            nation=(nations or {}).get(seat, NATIONS[seat] if not nations else None) or _free(nations, seat),
            track=rules.ground.points(owners, seat),
            entered=rules.ground.points(owners, seat),
            supply=book.pieces - out,
            camp=in_camp,
            drop_zone=dropped,
            military=(military or {}).get(seat, 0),
        )
        realms.append(realm)
        rows.append(_office(rules, given, seats, seat, allies, (offices or {}).get(seat, {})))
    state = WorldState(
        options=WORLD.parse_options(given),
        seats=seats,
        step=step,
        order=tuple(Seat(seat) for seat in range(seats)),
        active=active,
        round=round,
        realms=tuple(realms),
        offices=tuple(rows),
        mail=((),) * seats,
        spare=Units(book.pieces.infantry * spare, book.pieces.tank * spare, book.pieces.aircraft * spare),
        owners=owners,
        troops=troops,
        fleets=at_sea,
    )
    state = replace(state, **changes)
    assert rules.inconsistencies(state) == []
    return state


def begin(seats: int = 2, seed: str = "seed", draws: Sequence[Draw] = (), **options: Any) -> WorldState:
    """A new game after set-up's first entry; the order is 0, 1, 2, ... unless drawn otherwise."""
    rules = world_rules()
    state = rules.initial(Setup(seats=seats, options=WORLD.parse_options(options)))
    drawn = draws or [str(seat) for seat in range(seats - 1)]
    return fold(state, rules.setup(state, Chance(seed, 0, drawn)))


def fold(state: WorldState, events: Sequence[WorldEvent]) -> WorldState:
    """The state after these events."""
    for event in events:
        state = world_rules().evolve(state, event)
    return state


def told(state: WorldState, command: WorldCommand, *draws: Draw) -> tuple[WorldEvent, ...]:
    """The events of a legal command; `draws` are the numbers on top of the dice."""
    return world_rules().decide(state, command, Chance("told", 1, draws))


def after(state: WorldState, *commands: WorldCommand, draws: Sequence[Draw] = ()) -> WorldState:
    """The state after these commands, all of them legal; `draws` for the last one."""
    for number, command in enumerate(commands):
        last = draws if number == len(commands) - 1 else ()
        state = fold(state, world_rules().decide(state, command, Chance("after", number + 1, last)))
    return state


def offered(state: WorldState) -> list[WorldCommand]:
    """The legal commands of whoever is to act."""
    return list(world_rules().commands(state, to_act(state)))


def offered_as(state: WorldState, kind: type[K]) -> list[K]:
    """The legal commands of one kind, of whoever is to act."""
    return [command for command in offered(state) if isinstance(command, kind)]


def refused(state: WorldState, command: WorldCommand) -> tuple[str, str]:
    """Rule and key of a command that must be refused and not be offered; its sentence must read."""
    rules = world_rules()
    assert command not in list(rules.commands(state, command.seat))
    try:
        rules.decide(state, command, Chance("refused", 1))
    except Illegal as illegal:
        sentence = WORLD.narrator(rules).refusal(state, illegal)
        assert sentence.startswith(f"{illegal.rule}: ") and "{" not in sentence
        return illegal.rule, illegal.key
    raise AssertionError(f"{command} was not refused")


def troops(state: WorldState, place: str, seat: Seat) -> Units:
    """A seat's units in a territory or sea area."""
    land = [stack.units for stack in state.troops.get(place, ()) if stack.seat == seat]
    sea = [fleet.units for fleet in state.fleets.get(place, ()) if fleet.seat == seat]
    return sum((*land, *sea), NO_UNITS)


def to_act(state: WorldState) -> Seat:
    """The one seat that acts now."""
    (seat,) = world_rules().to_act(state)
    return seat


def _stacks(text: str) -> tuple[Stack, ...]:
    parts = (word.split(":") for word in text.split())
    return tuple(Stack(Seat(int(seat)), u(units)) for seat, units in parts)


def _free(nations: Mapping[int, str] | None, seat: Seat) -> str:
    taken = set((nations or {}).values())
    plain = [nation for nation in NATIONS if nation not in taken]
    return plain[seat - sum(1 for other in nations or {} if other < seat)]


def _office(
    rules: Any,
    given: Mapping[str, Any],
    seats: int,
    seat: Seat,
    allies: Sequence[tuple[int, int]],
    changes: Mapping[str, Any],
) -> Office:
    office = first_office(rules.book, WORLD.parse_options(given), seats)
    mine = tuple(sorted(Seat(b if a == seat else a) for a, b in allies if seat in (a, b)))
    return replace(office, **{"allies": mine, **changes})


def allies(state: WorldState, seat: Seat) -> tuple[Seat, ...]:
    """The partners of a seat as it knows them."""
    return office_of(state, seat).allies
