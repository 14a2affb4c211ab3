"""A seat's secret headquarters: treasury, orders, research, agents, partners, missions, and its news."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat
from game.games.world.pieces import NO_UNITS, Deed, Field, Item, MissionId, Realm, Units

Category = Literal["military", "strategic", "special"]
CATEGORIES: tuple[Category, ...] = ("military", "strategic", "special")

NoticeKind = Literal[
    # public (R089-R093)
    "troop_reinforcements", "sabotage", "boycott", "new_technology_military", "fame_and_glory",
    # secret (R094-R111)
    "new_technology", "new_diplomats", "tributes_received", "boycott_successful", "boycott_failed",
    "boycott_foiled", "diplomat_caught", "alliance_accepted", "alliance_declined", "alliance_dissolved",
    "new_spies", "sabotage_successful", "sabotage_failed", "sabotage_foiled", "secret_information",
    "espionage_failed", "espionage_foiled", "spy_caught", "mission_failed", "production_points",
    # decision (R112)
    "alliance_offer",
]  # fmt: skip

PUBLIC_NOTICES: frozenset[str] = frozenset(
    {"troop_reinforcements", "sabotage", "boycott", "new_technology_military", "fame_and_glory"}
)


class Notice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One page of the national events (R084-R112). Only the fields that the kind needs are set."""

    kind: NoticeKind
    other: Seat | None = None  # whom it is about, where that may be told
    amount: int = 0  # units destroyed, points, agents, badges
    units: Units = NO_UNITS  # reinforcements
    field: Field | None = None
    level: int = 0
    levels: tuple[int, int, int] | None = None  # military, technology, economy (R234)
    mission: MissionId | None = None


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units or agents paid for, due in the national events of round `due` (R185, A41)."""

    item: Item
    count: int
    due: int


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A research level paid for, finished in the national events of round `due` (R186, A41)."""

    field: Field
    level: int
    due: int


class Tribute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points to be sent to another seat by a diplomat (R210)."""

    to: Seat
    points: int


class Venture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deed set against or towards another seat (R211, R217, R226, R234, R239)."""

    deed: Deed
    target: Seat


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything set in one visit to headquarters, applied at once (R175, R176). It is no part of the state:
    until it is confirmed it lies with the player alone, so that nobody can count what was tried."""

    units: Units = NO_UNITS
    diplomats: int = 0
    spies: int = 0
    research: tuple[Field, ...] = ()  # next levels to begin, in the order of FIELDS
    tributes: tuple[Tribute, ...] = ()  # by seat
    ventures: tuple[Venture, ...] = ()  # by deed, then target
    mission: MissionId | None = None


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a covert deed went (A45): successful if `roll`, 0 to 99, is below `percent`; else the sender may be
    caught (A48)."""

    venture: Venture
    percent: int
    roll: int
    is_caught: bool = False

    @property
    def is_success(self) -> bool:
        """Whether the deed was done."""
        return self.roll < self.percent


class Income(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the credited points of a turn came about (R076, R111, A38)."""

    entered: int = 0
    percent: int = 0  # Technology 3
    economy: int = 0
    skill: int = 0
    boycotts: int = 0  # taken off
    tributes: int = 0

    @property
    def own(self) -> int:
        """Without tributes and boycotts (A56)."""
        return self.entered + self.percent + self.economy + self.skill

    @property
    def credited(self) -> int:
        """What is added to the treasury: boycotts take nothing below zero (A38)."""
        return max(0, self.own - self.boycotts) + self.tributes


class ActiveMission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The one mission under way (R243, A54). `base` is what progress is measured against."""

    mission: MissionId
    since: int  # the round in whose headquarters it was activated
    base: int = 0
    count: int = 0  # units ordered, successes reported, ... so far
    is_spoilt: bool = False  # cannot be fulfilled any more; told when its time is over


class Intel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an espionage has told about a seat, and in which round (R234)."""

    about: Seat
    round: int
    levels: tuple[int, int, int]


class Office(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's secret headquarters, as that seat knows it. Decisions of a seat read its own office only."""

    points: int = 0  # treasury (R174)
    income: Income = Income()  # of the last national events
    orders: tuple[Order, ...] = ()
    studies: tuple[Study, ...] = ()
    technology: int = 0
    economy: int = 0
    diplomats: int = 0  # idle ones in service: they ward off (R208)
    spies: int = 0
    allies: tuple[Seat, ...] = ()  # with whom an alliance stands, as far as this seat has been told
    offers_sent: tuple[Seat, ...] = ()  # answers not heard yet (A53)
    offers_got: tuple[Seat, ...] = ()  # to be decided in the running national events (R112)
    news: tuple[Notice, ...] = ()  # the secret pages of the running (or last) national events
    open_missions: dict[str, tuple[MissionId, ...]] = {}  # by Category: the first of each row is open
    mission: ActiveMission | None = None
    unshown_badges: int = 0  # earned at a turn's end, shown in the next national events (A58)
    intel: tuple[Intel, ...] = ()  # latest for each seat, by seat

    def level(self, field: Field, realm: Realm) -> int:
        """The finished level of a research field; military is on the public board (R190)."""
        if field == "military":
            return realm.military
        return self.technology if field == "technology" else self.economy
