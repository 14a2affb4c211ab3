"""The pages of a seat's national events in their order, with the picture and stamp of each kind."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.ids import Seat
from game.games.world.model import Notice, WorldState, office_of

PICTURES: dict[str, str] = {
    "troop_reinforcements": "reinforcements",
    "sabotage": "sabotage",
    "boycott": "boycott",
    "new_technology_military": "rocket",
    "fame_and_glory": "glory",
    "new_technology": "research",
    "new_diplomats": "diplomats",
    "tributes_received": "tribute",
    "boycott_successful": "boycott",
    "boycott_failed": "boycott",
    "boycott_foiled": "foiled",
    "diplomat_caught": "caught",
    "alliance_accepted": "treaty",
    "alliance_declined": "torn",
    "alliance_dissolved": "torn",
    "new_spies": "spies",
    "sabotage_successful": "sabotage",
    "sabotage_failed": "sabotage",
    "sabotage_foiled": "foiled",
    "secret_information": "dossier",
    "espionage_failed": "dossier",
    "espionage_foiled": "foiled",
    "spy_caught": "caught",
    "mission_failed": "failed",
    "production_points": "factory",
    "alliance_offer": "telephone",
}
"""The picture of each kind, `event_…` among the desk's sprites."""

STAMPS: dict[str, tuple[str, bool]] = {
    "boycott_successful": ("success", True),
    "sabotage_successful": ("success", True),
    "secret_information": ("success", True),
    "alliance_accepted": ("accepted", True),
    "boycott_failed": ("failed", False),
    "sabotage_failed": ("failed", False),
    "espionage_failed": ("failed", False),
    "mission_failed": ("failed", False),
    "alliance_declined": ("declined", False),
    "alliance_dissolved": ("dissolved", False),
    "boycott_foiled": ("foiled", True),
    "sabotage_foiled": ("foiled", True),
    "espionage_foiled": ("foiled", True),
    "diplomat_caught": ("caught", True),
    "spy_caught": ("caught", True),
}
"""What is stamped across a page, and whether that is good news for its reader."""


@dataclass(frozen=True)
class Page:
    """One page: what is told, whether all may see it, its place among those of its sort (from 1)."""

    notice: Notice
    is_public: bool
    number: int

    @property
    def offers(self) -> Seat | None:
        """Whose alliance is offered on this page."""
        return self.notice.other if self.notice.kind == "alliance_offer" else None


def public_pages(state: WorldState) -> tuple[Page, ...]:
    """What everybody is told."""
    return tuple(Page(notice, True, number) for number, notice in enumerate(state.bulletins, 1))


def secret_pages(state: WorldState, seat: Seat) -> tuple[Page, ...]:
    """What the seat alone is told."""
    return tuple(Page(notice, False, number) for number, notice in enumerate(office_of(state, seat).news, 1))
