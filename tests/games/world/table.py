"""A table for rules tests of the world: positions written in short, commands tried, refusals caught."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from game.core.chance import Chance, Draw
from game.core.ids import Seat
from game.core.messages import Command, Illegal
from game.core.ruleset import Setup
from game.games.world import WORLD
from game.games.world.commands import WorldCommand
from game.games.world.events import WorldEvent
from game.games.world.model import NO_UNITS, Units, WorldState, office_of
from game.games.world.positions import lay, units_of
from tests.games.world.play import world_rules

K = TypeVar("K", bound=Command)
BLUE, RED, GREEN = Seat(0), Seat(1), Seat(2)


u = units_of


def stand(board: Mapping[str, str], **more: Any) -> WorldState:
    """A position: `stand({"china": "0:3i", "siberia": "1:t 2:2i"}, camp={0: "4i"})`, see `positions.lay`.

    Asserts that the rules find nothing wrong with it."""
    state = lay(world_rules(), board, settings=more.pop("options", None), **more)
    assert world_rules().inconsistencies(state) == []
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


def allies(state: WorldState, seat: Seat) -> tuple[Seat, ...]:
    """The partners of a seat as it knows them."""
    return office_of(state, seat).allies
