"""What a finished game of wonders says about the balance of its leaders, wonders and tokens."""

from __future__ import annotations

from game.core.report import GameReport
from game.games.wonders.model import BOTH, WondersState


def report(state: WondersState) -> GameReport:
    """By seat: whether it began the first age, the leaders it recruited, its wonders built and its tokens."""
    seats = []
    for seat in BOTH:
        city = state.cities[seat]
        seats.append(
            {
                "order": ("first" if state.first == seat else "second",),
                "leader": tuple(sorted({*city.leaders, *city.spent})),
                "wonder": tuple(sorted(city.built)),
                "token": tuple(sorted(city.tokens)),
            }
        )
    return GameReport(tuple(seats), state.turn, "turns")
