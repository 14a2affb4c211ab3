"""Computer players know what their seat knows: worlds that look alike to it get the same command."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from game import library, players
from game.core.chance import Chance
from game.core.codec import Codec, canonical, decode_json
from game.core.ids import Seat
from game.core.messages import Command
from game.core.session import Session
from game.core.view import PlayerView
from game.games.duel.model import DuelState
from game.worker import view_of
from tests.games.front.test_laws import permuted as front_twin
from tests.games.wonders.test_laws import permuted as wonders_twin
from tests.games.world.test_laws import permuted as world_twin

Twin = Callable[[Any, Seat, Chance], Any]


def duel_twin(state: DuelState, seat: Seat, luck: Chance) -> DuelState:
    """The duel hides nothing but luck to come: the same pieces and counts, written down in another order."""
    del seat, luck
    turned = {name: dict(reversed(getattr(state, name).items())) for name in ("where", "owner", "positions")}
    return replace(state, **turned)


TABLES: dict[str, tuple[Twin, int, dict[str, str], int, int]] = {
    "duel": (duel_twin, 2, {}, 60, 7),
    "wonders": (wonders_twin, 2, {"leaders": "on"}, 200, 16),
    "world": (world_twin, 3, {"scenario": "quick_game"}, 25, 3),
    "front": (front_twin, 2, {"fog_of_war": "on"}, 25, 3),
}
"""How a twin is made, seats, options, entries of each game, and at every how many players are asked."""

RARE = {"duel", "wonders"}
"""Here few moments have something hidden in the state; asked at each of them as well."""

TRIES = 4
"""Twins drawn until one differs."""

BUDGET = 16
"""Looks at the time until it is over: counted, so that a loaded machine changes no command."""

SEED = "what no view tells"


@pytest.mark.parametrize("game", TABLES)
def test_what_a_seat_cannot_see_never_changes_its_players_command(game: str) -> None:
    """Every level, the same seed: asked in the true world, in its twin, and from the view as bytes."""
    twin, _, _, _, step = TABLES[game]
    codec: Codec[Any, Any, Any] = Codec(library.load(game))
    levels = (*players.levels(game), *players.yardsticks(game))
    assert {"easy", "normal", "hard", "random"} <= {*levels}
    differing = asked = 0
    for number, (session, state, seat) in enumerate(moments(game)):
        luck = Chance("twin", number)
        others = [twin(state, seat, luck) for _ in range(TRIES)]
        other = next((one for one in others if one != state), others[0])
        view = seen(session, state, seat)
        assert canonical(seen(session, other, seat)) == canonical(view)
        differing += other != state
        if number % step and (game not in RARE or other == state):
            continue
        given = [view, seen(session, other, seat), view_of(codec, decode_json(canonical(view)))]
        level, rules = levels[asked % len(levels)], session.rules
        commands = [command_of(game, level, one, rules, seat, number) for one in given]
        assert all(command == commands[0] for command in commands), (number, seat, level)
        asked += 1
    assert asked >= 2 * len(levels)
    assert differing > 3 or game == "duel"


@pytest.mark.parametrize("game", TABLES)
def test_the_luck_to_come_is_in_no_view(game: str) -> None:
    """Another seed from here on: the seats' views are the same to the byte, and hold no word of it."""
    told = 0
    for session, _, seat in moments(game):
        other = session.branch(session.index, "another " + SEED)
        bytes_seen = canonical(session.view(seat))
        assert canonical(other.view(seat)) == bytes_seen
        assert SEED.encode() not in bytes_seen
        told += 1
    assert told > 20


def command_of(game: str, level: str, view: PlayerView[Any], rules: Any, seat: Seat, number: int) -> Command:
    """What a fresh player of a level says within a counted budget."""
    looks = itertools.count()
    thinker = players.thinker(game, level)
    return thinker.think(view, rules, seat, lambda: next(looks) / BUDGET, f"seed {number}")


def moments(game: str) -> Iterator[tuple[Session[Any, Any, Any], Any, Seat]]:
    """Two games at which easy players sit: each state with the seat that is to act."""
    _, seats, options, entries, _ = TABLES[game]
    seated = [players.make(game, "easy") for _ in range(seats)]
    for number in range(2):
        session = library.new_table(game, ("easy",) * seats, options, seed=f"{SEED} {number}")
        while session.outcome is None and session.index < entries:
            seat = Seat(max(session.to_act))
            yield session, session.view("referee").state, seat
            session.submit(seated[seat].choose(session.view(seat), session.rules, seat, None, "walk"))


def seen(session: Session[Any, Any, Any], state: Any, seat: Seat) -> PlayerView[Any]:
    """What a seat sees of a state of that game."""
    live = session.view(seat)
    return PlayerView(
        game=live.game,
        viewpoint=seat,
        index=live.index,
        state=session.rules.conceal(state, seat),
        to_act=live.to_act,
        outcome=None,
    )
