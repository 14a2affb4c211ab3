"""What every card and wonder costs either city now, worked out once for each state that is shown."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.wonders.actions import discard_income
from game.games.wonders.display import accessible
from game.games.wonders.model import BOTH, WondersState, other
from game.games.wonders.payment import BASE_PRICE, Payer, Payment, unit_prices
from game.games.wonders.powers import Amounts, Powers, powers_of


class Prices:
    """The figures beside cards, tablets and goods. One object serves one state."""

    def __init__(self, state: WondersState) -> None:
        self.state = state
        self._payers = [Payer(state, seat) for seat in BOTH]
        self._found: dict[tuple[Seat, str], Payment] = {}
        self.accessible: frozenset[str] = (
            frozenset(accessible(state)) if state.age and state.display else frozenset()
        )

    def payment(self, seat: Seat, thing: str) -> Payment:
        """The cheapest way for a seat to a card or wonder, whether or not the coins are there."""
        key = (seat, thing)
        if key not in self._found:
            self._found[key] = self._payers[seat].cheapest(thing)
        return self._found[key]

    def can_pay(self, seat: Seat, thing: str) -> bool:
        """Whether the seat has the coins for it."""
        return self.payment(seat, thing).total <= self.state.cities[seat].coins

    def powers(self, seat: Seat) -> Powers:
        """What the seat's city makes."""
        return powers_of(self.state.cities[seat], self.state.options)

    def units(self, seat: Seat) -> Amounts:
        """What a unit of each resource costs the seat in the bank."""
        return unit_prices(self.powers(seat), self.powers(other(seat)))

    def income(self, seat: Seat) -> int:
        """What a sold card brings the seat."""
        return discard_income(self.state, seat)


USUAL_PRICE = BASE_PRICE
