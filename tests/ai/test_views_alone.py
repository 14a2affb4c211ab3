"""Computer players know what their seat knows: worlds that look alike to it get the same command."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game import library
from game.core.chance import Chance
from game.core.codec import Codec, canonical, decode_json
from game.core.ids import Seat
from game.core.session import Session
from game.core.view import PlayerView
from game.players import make
from game.worker import view_of
from tests.games.front.test_laws import permuted as front_twin
from tests.games.wonders.test_laws import permuted as wonders_twin
from tests.games.world.test_laws import permuted as world_twin

Twin = Callable[[Any, Seat, Chance], Any]


def nothing_hidden(state: Any, seat: Seat, luck: Chance) -> Any:
    """The duel hides nothing: the pile has no order until a card is shown."""
    del seat, luck
    return state


TABLES: dict[str, tuple[Twin, int, dict[str, str], tuple[str, ...], int]] = {
    "duel": (nothing_hidden, 2, {}, ("easy", "normal"), 10),
    "wonders": (wonders_twin, 2, {"leaders": "on"}, ("easy", "normal"), 100),
    "world": (world_twin, 3, {"scenario": "quick_game"}, ("easy", "normal", "hard"), 25),
    "front": (front_twin, 2, {"fog_of_war": "on"}, ("easy", "normal", "hard"), 25),
}
"""How a twin is made, seats, options, the levels asked, and over how many entries of each game."""

MOST_ASKED = 6

BY_ORDER = {"front"}
"""Between equal choices its players go by the order of counters in the view, which bytes do not keep."""


@pytest.mark.parametrize("game", TABLES)
def test_what_a_seat_cannot_see_never_changes_its_players_command(game: str) -> None:
    """Every level, the same seed: asked in the true world, in its twin, and from the view as bytes."""
    twin, _, _, levels, _ = TABLES[game]
    codec: Codec[Any, Any, Any] = Codec(library.load(game))
    differing = asked = 0
    for number, (session, state, seat) in enumerate(moments(game)):
        rules = session.rules
        other = twin(state, seat, Chance("twin", number))
        view = seen(session, state, seat)
        assert canonical(seen(session, other, seat)) == canonical(view)
        differing += other != state
        if (other == state and game != "duel") or asked == MOST_ASKED:
            continue
        given = [view, seen(session, other, seat)]
        if game not in BY_ORDER:
            given.append(view_of(codec, decode_json(canonical(view))))
        level, seed = levels[asked % len(levels)], f"seed {number}"
        commands = [make(game, level).choose(one, rules, seat, None, seed) for one in given]
        assert all(command == commands[0] for command in commands), (number, seat)
        asked += 1
    assert differing > 3 or game == "duel"


def moments(game: str) -> Iterator[tuple[Session[Any, Any, Any], Any, Seat]]:
    """Two games at which easy players sit: each state with the seat that is to act."""
    _, seats, options, _, entries = TABLES[game]
    players = [make(game, "easy") for _ in range(seats)]
    for seed in ("alone", "again"):
        session = library.new_table(game, ("easy",) * seats, options, seed=seed)
        while session.outcome is None and session.index < entries:
            seat = Seat(max(session.to_act))
            yield session, session.view("referee").state, seat
            session.submit(players[seat].choose(session.view(seat), session.rules, seat, None, "walk"))


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
