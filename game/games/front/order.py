"""A state with its counters by name: what is read out of it does not hang on the order in which they came.

Views that were bytes on their way (to another process, out of a file) have lost the order of the live ones.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.games.front.model import FrontState


def in_order(state: FrontState) -> FrontState:
    """The same state, counters in play and out of it sorted by their ids."""
    return replace(
        state,
        units=dict(sorted(state.units.items())),
        leaders=dict(sorted(state.leaders.items())),
        gone=dict(sorted(state.gone.items())),
    )
