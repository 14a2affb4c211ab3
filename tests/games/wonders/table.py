"""A table for rules tests: cities written in short, what a deed does to them, refusals, random games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from game.core.chance import Chance, Draw
from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Setup
from game.games.wonders import WONDERS
from game.games.wonders.agenda import advance
from game.games.wonders.book import load_book
from game.games.wonders.commands import WondersCommand
from game.games.wonders.course import Course
from game.games.wonders.events import WondersEvent
from game.games.wonders.model import GONE, WEST, City, WondersState
from game.games.wonders.rules import WondersRules

Step = tuple[WondersState, WondersCommand, tuple[WondersEvent, ...]]
BOOK = load_book()


@cache
def wonders_rules() -> WondersRules:
    """The rules."""
    return WONDERS.rules(None)


def city(cards: str = "", *, coins: int = 0, wonders: str = "", built: str = "", **more: Any) -> City:
    """A city from words: `city("altar press", built="sphinx", tokens=("law",))`; built wonders stand on
    unnamed cards, and are its own."""
    raised = tuple(built.split())
    own = (*raised, *wonders.split())
    spare = [card for card in BOOK.decks["1"] if card not in cards.split()]
    under = more.pop("under", tuple(spare[-1 - number] for number in range(len(raised))))
    return City(coins=coins, cards=tuple(cards.split()), wonders=own, built=raised, under=under, **more)


def table(
    west: City | None = None,
    east: City | None = None,
    *,
    age: int = 2,
    display: Mapping[int, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> WondersState:
    """A turn of west in a display of which only these cards are left (two unlinked cards by default)."""
    settings = WONDERS.parse_options(options or {})
    lying = display if display is not None else {18: "walls", 19: "sawmill"}
    places = tuple(lying.get(place, GONE) for place in range(20))
    state = WondersState(
        options=settings,
        phase="turn",
        age=age,
        turn=30,
        cities=(west or city(), east or city()),
        display=places,
        board=("agriculture", "economy"),
        box=("architecture", "mathematics", "philosophy", "strategy", "theology"),
        guilds=BOOK.decks["guild"],
    )
    return replace(state, **changes)


def begin(seed: str = "seed", draws: Sequence[Draw] = (), **options: Any) -> WondersState:
    """A new game after set-up."""
    rules = wonders_rules()
    state = rules.initial(Setup(seats=2, options=WONDERS.parse_options(options)))
    return fold(state, rules.setup(state, Chance(seed, 0, draws)))


def fold(state: WondersState, events: Sequence[WondersEvent]) -> WondersState:
    """The state after these events."""
    for event in events:
        state = wonders_rules().evolve(state, event)
    return state


def told(state: WondersState, command: WondersCommand, *draws: Draw) -> tuple[WondersEvent, ...]:
    """The events of a legal command, which must be among those offered."""
    assert command in list(wonders_rules().commands(state, command.seat)), command
    return wonders_rules().decide(state, command, Chance("told", 1, draws))


def after(state: WondersState, *commands: WondersCommand, draws: Sequence[Draw] = ()) -> WondersState:
    """The state after these commands, all of them legal; the draws are for the first."""
    for number, command in enumerate(commands):
        state = fold(state, told(state, command, *(draws if number == 0 else ())))
    return state


def done(state: WondersState, deed: Callable[[Course], object], *draws: Draw) -> WondersState:
    """The state after a deed of the rules and what follows by itself, up to a choice; no turn begins."""
    course = Course(state, Chance("done", 1, draws))
    deed(course)
    course.set_tasks()
    while course.state.agenda and not course.is_over and advance(course):
        course.set_tasks()
    return course.state


def offered(state: WondersState) -> list[WondersCommand]:
    """Every legal command, whoever is to act."""
    rules = wonders_rules()
    return [command for seat in sorted(rules.to_act(state)) for command in rules.commands(state, seat)]


def refused(state: WondersState, command: WondersCommand) -> tuple[str, str]:
    """Rule and key of a command that must be refused; its sentence must read."""
    rules = wonders_rules()
    assert command not in list(rules.commands(state, command.seat))
    try:
        rules.decide(state, command, Chance("refused", 1))
    except Illegal as illegal:
        sentence = WONDERS.narrator(rules).refusal(state, illegal)
        assert sentence.startswith(f"{illegal.rule}: ") and "{" not in sentence
        return illegal.rule, illegal.key
    raise AssertionError(f"{command} was not refused")


def game(seed: str, options: Mapping[str, Any] | None = None) -> Iterator[Step]:
    """Each entry of a random game: the state before, the command, the events."""
    rules, rng = wonders_rules(), random.Random(seed)
    state = begin(seed, **(options or {}))
    index = 1
    while state.outcome is None:
        seat = rng.choice(sorted(rules.to_act(state)))
        command = rng.choice(list(rules.commands(state, seat)))
        events = rules.decide(state, command, Chance(seed, index))
        yield state, command, events
        state = fold(state, events)
        index += 1


ME, FOE = WEST, Seat(1)
