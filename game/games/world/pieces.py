"""Ids, kinds and numbers of units, and what stands on the board: stacks, fleets, planned moves, realms."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat

PlaceId = str
"""A territory or a sea area; no id names both."""

NationId = str
MissionId = str
UnitKind = Literal["infantry", "tank", "aircraft"]
AgentKind = Literal["diplomat", "spy"]
Item = UnitKind | AgentKind
Field = Literal["military", "technology", "economy"]
Bloc = Literal["capitalist", "neutral", "communist"]
Deed = Literal["boycott", "alliance", "dissolve", "espionage", "sabotage"]
Colour = Literal["white", "grey", "black"]

UNIT_KINDS: tuple[UnitKind, ...] = ("infantry", "tank", "aircraft")  # weakest first
AGENT_KINDS: tuple[AgentKind, ...] = ("diplomat", "spy")
FIELDS: tuple[Field, ...] = ("military", "technology", "economy")
BLOCS: tuple[Bloc, ...] = ("capitalist", "neutral", "communist")
DEEDS: tuple[Deed, ...] = ("boycott", "alliance", "dissolve", "espionage", "sabotage")


class Units(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number of units of each kind; also used for differences."""

    infantry: int = 0
    tank: int = 0
    aircraft: int = 0

    @property
    def total(self) -> int:
        """How many units there are."""
        return self.infantry + self.tank + self.aircraft

    def of(self, kind: UnitKind) -> int:
        """How many of one kind."""
        count: int = getattr(self, kind)
        return count

    def kinds(self) -> tuple[UnitKind, ...]:
        """The kinds that are there, weakest first."""
        return tuple(kind for kind in UNIT_KINDS if self.of(kind))

    def __add__(self, other: Units) -> Units:
        return Units(self.infantry + other.infantry, self.tank + other.tank, self.aircraft + other.aircraft)

    def __sub__(self, other: Units) -> Units:
        return Units(self.infantry - other.infantry, self.tank - other.tank, self.aircraft - other.aircraft)

    def covers(self, other: Units) -> bool:
        """Whether all of `other` can be taken out of these."""
        return all(self.of(kind) >= other.of(kind) for kind in UNIT_KINDS)


NO_UNITS = Units()


def units(kind: UnitKind, count: int = 1) -> Units:
    """`count` units of one kind."""
    return Units(**{kind: count})


class Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's units in a territory; a territory's stacks are in the order in which they arrived."""

    seat: Seat
    units: Units


class Fleet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's units in a sea area; `fresh` ones entered it in this turn and are bound (R130, A07)."""

    seat: Seat
    units: Units
    fresh: bool = False


class March(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A planned move of the active seat: an arrow that everybody sees until the step ends (R124, R132)."""

    origin: PlaceId
    to: PlaceId
    units: Units


class Realm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is public of a seat: its player board and its marker on the production track."""

    nation: NationId | None = None
    track: int = 0  # the marker: territories and continent bonuses, kept at all times (R075)
    entered: int | None = None  # the value entered last (R074)
    supply: Units = NO_UNITS  # pieces out of play (R044)
    camp: Units = NO_UNITS  # Base Camp; all that enters or leaves it is public, so it is too
    drop_zone: Units = NO_UNITS  # R152
    military: int = 0  # finished levels (R189, R190)
    badges: int = 0  # R242
    is_out: bool = False  # eliminated (A33)
