"""Whom a seat can reach from headquarters: tributes, offers, ends of alliances, covert deeds (R210-R241)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world.model import Draft, Office, Venture, WorldState, office_of
from game.games.world.standing import are_alliances_on


def tribute_refusals(state: WorldState, seat: Seat, draft: Draft) -> Iterator[Illegal]:
    """A tribute needs points and another living player, each once."""
    for number, tribute in enumerate(draft.tributes):
        unfit = target_refusal(state, seat, tribute.to, "R210")
        if unfit is not None:
            yield unfit
        elif tribute.to in (one.to for one in draft.tributes[:number]):
            yield Illegal("A46", "tribute_twice", player=tribute.to)
        if tribute.points < 1:
            yield Illegal("R210", "tribute_too_small")


def venture_refusals(state: WorldState, seat: Seat, draft: Draft) -> Iterator[Illegal]:
    """One deed of each kind towards a living player (A46); partners too may be harmed (R216, R238)."""
    office = office_of(state, seat)
    for number, venture in enumerate(draft.ventures):
        unfit = target_refusal(state, seat, venture.target, _RULES[venture.deed])
        if unfit is not None:
            yield unfit
        elif venture in draft.ventures[:number]:
            yield Illegal("A46", "deed_twice", deed=venture.deed, player=venture.target)
        else:
            yield from _alliance_refusals(state, office, venture)


_RULES = {"boycott": "R211", "alliance": "R217", "dissolve": "R226", "espionage": "R234", "sabotage": "R239"}


def target_refusal(state: WorldState, seat: Seat, target: Seat, rule: str) -> Illegal | None:
    """Nobody sits there, it is the seat itself, or it is out."""
    if not 0 <= target < state.seats:
        return Illegal(rule, "no_such_player", number=target)
    if target == seat:
        return Illegal(rule, "not_oneself")
    return Illegal(rule, "player_out", player=target) if state.realms[target].is_out else None


def _alliance_refusals(state: WorldState, office: Office, venture: Venture) -> Iterator[Illegal]:
    is_ally = venture.target in office.allies
    if venture.deed == "dissolve" and not is_ally:
        yield Illegal("R226", "not_allied", player=venture.target)
    if venture.deed == "alliance":
        if not are_alliances_on(state):
            yield Illegal("A50", "alliances_off")
        elif is_ally:
            yield Illegal("R217", "already_allied", player=venture.target)
        elif venture.target in office.offers_sent:
            yield Illegal("A53", "offer_pending", player=venture.target)
