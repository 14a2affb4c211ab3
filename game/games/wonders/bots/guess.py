"""A whole game that fits a view: what the seat cannot see is drawn from what it may be."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.wonders.fast_deeds import Picker
from game.games.wonders.model import BOTH, HIDDEN, WondersState, other
from game.games.wonders.scoring import cost_of

_DECLARED = ("recruit", "recruit", "recruit", "discard")
"""A leader who can be paid is mostly hired."""


def is_guessed(state: WondersState, seat: Seat) -> bool:
    """Whether something is hidden from the seat that bears on what happens next."""
    foe = other(seat)
    return state.phase in ("choose", "declare") and (
        state.chosen[foe] in ("", HIDDEN) or state.declared[foe] in ("", HIDDEN)
    )


def guessed(state: WondersState, seat: Seat, luck: Picker) -> WondersState:
    """The view's state with the other's secrets filled in, each possible one as likely.

    A choice that both make at once is filled in before the seat makes its own, so that nobody answers what
    he cannot see. Face-down cards need no guess: they are drawn when they are turned up. What the other has
    looked at in private is taken as not looked at, so that it may still turn up.
    """
    foe = other(seat)
    changes: dict[str, Any] = {"boxed": tuple(known or () for known in state.boxed)}
    if state.phase == "choose" and state.chosen[foe] in ("", HIDDEN):
        changes["chosen"] = _with(state.chosen, foe, luck.pick(state.cities[foe].hand))
    if state.phase == "declare" and state.declared[foe] in ("", HIDDEN):
        can_pay = cost_of(state.options, state.chosen[foe]) <= state.cities[foe].coins
        what = luck.pick(_DECLARED) if can_pay else "discard"
        changes["declared"] = _with(state.declared, foe, what)
    return replace(state, **changes)


def _with(made: tuple[str, str], seat: Seat, what: str) -> tuple[str, ...]:
    return tuple(what if one == seat else made[one] for one in BOTH)
