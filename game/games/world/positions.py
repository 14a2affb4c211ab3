"""Positions written in short: `{"china": "0:3i", "siberia": "1:t 2:2i"}`, for worked examples and tests.

The owner's stack comes first; `2i1t` are two infantry and a tank, `a` is an aircraft.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.headquarters import first_office
from game.games.world.model import (
    Fleet,
    Office,
    Realm,
    Stack,
    Step,
    Units,
    WorldOptions,
    WorldState,
)
from game.games.world.settings import parse_options

if TYPE_CHECKING:
    from game.games.world.rules import WorldRules

FIRST = Seat(0)
NATIONS = ("germany", "soviet_union", "china", "united_kingdom", "france", "usa")
"""Who sits in the seats where nothing else is said."""


def units_of(text: str) -> Units:
    """Units written in short."""
    found = {kind: int(count or 1) for count, kind in re.findall(r"(\d*)([ita])", text)}
    return Units(found.get("i", 0), found.get("t", 0), found.get("a", 0))


def lay(
    rules: WorldRules,
    board: Mapping[str, str],
    *,
    seats: int = 2,
    step: Step = "place",
    active: Seat = FIRST,
    round: int = 3,
    fleets: Mapping[str, str] | None = None,
    camp: Mapping[int, str] | None = None,
    drop: Mapping[int, str] | None = None,
    nations: Mapping[int, str] | None = None,
    military: Mapping[int, int] | None = None,
    allies: Sequence[tuple[int, int]] = (),
    offices: Mapping[int, Mapping[str, Any]] | None = None,
    settings: Mapping[str, Any] | None = None,
    **changes: Any,
) -> WorldState:
    """A position of a running game; `changes` are fields of the state as they are.

    Special skills are off unless `nations` are given. All other territories belong to nobody; supplies and
    markers follow from the rest. Whether the rules find something wrong with it is the caller's to ask."""
    given = {"special_skills": "on" if nations else "off", **(settings or {})}
    options = parse_options(given)
    troops = {place: _stacks(text) for place, text in board.items()}
    at_sea = {
        place: tuple(Fleet(stack.seat, stack.units) for stack in _stacks(text))
        for place, text in (fleets or {}).items()
    }
    owners = {place: stacks[0].seat for place, stacks in troops.items()}
    book, spare = rules.book.units, 6 - seats
    realms, rows = [], []
    for seat in map(Seat, range(seats)):
        in_camp, dropped = units_of((camp or {}).get(seat, "")), units_of((drop or {}).get(seat, ""))
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
        rows.append(_office(rules, options, seats, seat, allies, (offices or {}).get(seat, {})))
    state = WorldState(
        options=options,
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
    return replace(state, **changes)


def _stacks(text: str) -> tuple[Stack, ...]:
    parts = (word.split(":") for word in text.split())
    return tuple(Stack(Seat(int(seat)), units_of(units)) for seat, units in parts)


def _free(nations: Mapping[int, str] | None, seat: Seat) -> str:
    taken = set((nations or {}).values())
    plain = [nation for nation in NATIONS if nation not in taken]
    return plain[seat - sum(1 for other in nations or {} if other < seat)]


def _office(
    rules: WorldRules,
    options: WorldOptions,
    seats: int,
    seat: Seat,
    allies: Sequence[tuple[int, int]],
    changes: Mapping[str, Any],
) -> Office:
    office = first_office(rules.book, options, seats)
    mine = tuple(sorted(Seat(b if a == seat else a) for a, b in allies if seat in (a, b)))
    return replace(office, **{"allies": mine, **changes})
