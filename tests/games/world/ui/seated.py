"""The world's table with a Pilot at it, from a game of its own or from a position; hands that do the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game import library
from game.core.codec import plain
from game.core.ids import Seat
from game.core.session import Session
from game.games.world import WORLD
from game.games.world.commands import WorldCommand
from game.games.world.model import Battle, Defence, Fleet, Stack, Step, Units, WorldState
from game.games.world.ui.face import WorldFace
from game.games.world.ui.table import WorldTable
from game.shelf import LibraryShelf
from game.ui.desk import Desk
from game.ui.face import Face
from game.ui.settings import Settings
from tests.ui.pilot import Pilot

HANDS = ("drag", "click", "keys")


def begun(state: WorldState) -> WorldState:
    """The same with the seats in the order of their numbers."""
    order = tuple(Seat(seat) for seat in range(state.seats))
    return replace(state, order=order, active=order[0])


Change = Callable[[WorldState], WorldState]


def at(step: Step, **piles: Units) -> Change:
    """In round 1, in this step, with these units in places (or `camp`, `drop_zone`) of their owner's."""

    def change(state: WorldState) -> WorldState:
        state = replace(state, step=step, round=1)
        for place, units in piles.items():
            state = put(state, Seat(0), place, units)
        return state

    return change


def put(state: WorldState, seat: Seat, place: str, units: Units) -> WorldState:
    """A seat's units in a place of its own, in its camp or its drop zone; the supply gives or takes."""
    realms = list(state.realms)
    realm = realms[seat]
    if place in ("camp", "drop_zone"):
        before: Units = getattr(realm, place)
        realm = replace(realm, **{place: units})
    elif place in state.troops or place in state.owners:
        before = next((s.units for s in state.troops.get(place, ()) if s.seat == seat), Units())
        others = tuple(stack for stack in state.troops.get(place, ()) if stack.seat != seat)
        state = replace(state, troops={**state.troops, place: (*others, Stack(seat, units))})
    else:
        before = Units()
        fleets = (*state.fleets.get(place, ()), Fleet(seat, units))
        state = replace(state, fleets={**state.fleets, place: fleets})
    realms[seat] = replace(realm, supply=realm.supply + before - units)
    return replace(state, realms=tuple(realms))


def attacked(state: WorldState) -> WorldState:
    """Seat 1 has marched into Brazil; seat 0 organises its defence."""
    state = put(at("defend", camp=Units(3, 1))(state), Seat(1), "brazil", Units(2))
    battle = Battle("brazil", Seat(0))
    return replace(state, active=Seat(1), battles=(battle,), defence=Defence((Seat(0),)))


def two_battles(state: WorldState) -> WorldState:
    """Seat 0 has marched into Venezuela and the Southern States; it chooses the next battle."""
    state = at("battles")(state)
    for place in ("venezuela", "southern_states"):
        state = put(state, Seat(0), place, Units(2, 1))
    battles = tuple(Battle(place, state.owners[place]) for place in ("southern_states", "venezuela"))
    return replace(state, battles=battles)


def together(step: Step, sea: str, own: Units, theirs: Units) -> Change:
    """Units of the seats 0 and 1 in one sea area, in this step of seat 0."""

    def change(state: WorldState) -> WorldState:
        return put(put(at(step)(state), Seat(0), sea, own), Seat(1), sea, theirs)

    return change


class Silent:
    """A computer player that never answers, so that the table stands still."""

    trouble: str | None = None

    def ask(self, view: Any) -> None:
        """Be asked."""

    def poll(self) -> Any:
        """No answer yet."""

    def close(self) -> None:
        """Go home."""


class Shelf(LibraryShelf):
    """The shelf with the world's face on it, and computer players that never answer."""

    def brain(self, session: Any, seat: Seat, level: str) -> Any:
        """One that says nothing."""
        return Silent()

    def face(self, game: str) -> Face:
        """The world's, whatever the registry says."""
        return WorldFace() if game == "world" else super().face(game)


class Seated:
    """A pilot, the table on top of its stack, and the session behind it."""

    def __init__(
        self,
        change: Callable[[WorldState], WorldState] | None = None,
        players: tuple[str, ...] = ("human", "easy", "easy"),
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        seed: str = "pilot",
        options: dict[str, Any] | None = None,
        play: Callable[[Session[Any, Any, Any]], None] | None = None,
    ) -> None:
        if "world" not in library.names():
            library.register("world", lambda: WORLD)  # type: ignore[arg-type, return-value]
        self.pilot = Pilot(size=size, shelf=Shelf(), settings=settings)
        given = {"scenario": "great_powers", **(options or {})}
        self.session: Session[Any, Any, Any] = library.new_table("world", players, given, seed=seed)
        if change is not None or players[0] == "human":
            state = begun(self.session.view("referee").state)
            state = change(state) if change is not None else state
            position = plain(msgspec.to_builtins(state))
            self.session = library.position_table(self.session.header, position, players=players, seed=seed)
        if play is not None:
            play(self.session)
        self.desk = Desk(self.pilot.ctx, self.session, players, True)
        table = WorldFace().table(self.pilot.ctx, self.desk)
        assert isinstance(table, WorldTable)
        self.table = table
        self.pilot.show(table)

    @property
    def state(self) -> WorldState:
        """The game as it stands."""
        state: WorldState = self.session.view("referee").state
        return state

    @property
    def commands(self) -> list[WorldCommand]:
        """The commands of the log, oldest first."""
        return [entry.command for entry in self.session.full_log().entries if entry.command is not None]

    def touch(self, hand: str, *tokens: str) -> None:
        """Touch tokens one after the other, by drag (pairs), by clicks or by keys."""
        if hand == "drag":
            for before, after in pairwise(tokens):
                self.pilot.drag(before, after)
        elif hand == "click":
            for token in tokens:
                self.pilot.click(token)
        else:
            for token in tokens:
                self.strike(token)

    def strike(self, token: str) -> None:
        """Reach a token by keys alone and press it."""
        kinds = {"infantry": "1", "tank": "2", "aircraft": "3"}
        head, _, rest = token.partition(":")
        if head == "camp":
            self.pilot.key(kinds[rest])
        elif head == "stack":
            place, _, kind = rest.rpartition(":")
            self.focus(place)
            self.pilot.key(kinds[kind])
        elif head == "button":
            self.pilot.focus_on(rest)
            self.pilot.key("enter")
        else:
            self.focus(rest)
            self.pilot.key("enter")

    def focus(self, place: str) -> None:
        """Bring the keyboard's focus to a place by arrow keys."""
        if self.table.focus.token is None:
            self.pilot.key("up")
        for _ in range(60):
            here = self.table.focus.place
            if here == place:
                return
            self.pilot.key(self._way(here or "", place))
        pytest.fail(f"the arrow keys never reach {place}")

    def _way(self, here: str, goal: str) -> str:
        """The first arrow key of a shortest way."""
        from game.games.world.ui.walking import next_place

        atlas = self.table.picture.board.map.atlas
        arrows = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
        seen, todo = {here}, [(here, "")]
        for place, first in todo:
            for key, (dx, dy) in arrows.items():
                following = next_place(atlas, place, dx, dy)
                if following == goal:
                    return first or key
                if following not in seen:
                    seen.add(following)
                    todo.append((following, first or key))
        raise AssertionError(f"no way from {here} to {goal}")
