"""The front's numbers: counters, generals, tables and scenarios, from the package's data."""

from __future__ import annotations

from functools import cache, cached_property
from importlib import resources
from typing import Literal, TypeVar

import msgspec

from game.core.ids import Seat
from game.games.front.model import FrontOptions, Hamper, LeaderId, Side, UnitId, Weather

T = TypeVar("T")

Class = Literal["leg", "tracked", "wheeled"]
Level = Literal["corps", "division", "brigade", "kampfgruppe", "cc"]


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"class_": "class"}):
    """A combat counter's print (4.1.0)."""

    side: Side
    name: str
    type: str
    class_: Class
    attack: int
    defence: int
    steps: int
    ma: int
    proficiency: int
    formation: str
    division: str
    chain: tuple[str, ...]
    barrage: int = 0
    range: int = 0


class General(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leader counter's print (22.0)."""

    side: Side
    name: str
    rank: str
    level: Level
    initiative: int
    commands: tuple[str, ...]
    ma: int


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MP by class, None where closed, and the column shift (5.2.0, 9.2.0)."""

    leg: int | None
    tracked: int | None
    wheeled: int | None
    shift: int = 0


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a type of unit counts as."""

    infantry: bool = False
    armour: bool = False
    at: bool = False
    artillery: bool = False


class AssaultTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ground assault table: rows by column, then die (10.3.0, 10.5.0)."""

    columns: tuple[str, ...]
    ratios: tuple[tuple[int, int], ...]
    cap: int
    defender: tuple[tuple[str, ...], ...]
    attacker: tuple[tuple[str, ...], ...]


class BarrageTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The barrage table (12.1.0)."""

    columns: tuple[str, ...]
    most: tuple[int, ...]
    results: tuple[tuple[str, ...], ...]
    guns: int
    shifts: dict[str, int]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tables of the game."""

    terrain: dict[str, Terrain]
    westwall_shift: int
    least_terrain_shift: int
    stream: Terrain
    types: dict[str, Kind]
    stack: dict[Literal["steps", "counters"], int]
    supply: dict[Literal["reach", "level", "late_level"], int]
    bonus: tuple[int, ...]
    weather: tuple[Weather, ...]
    assault: AssaultTable
    barrage: BarrageTable
    combat_events: tuple[str, ...]
    movement_events: tuple[Hamper, ...]
    adverse: int  # the first so many combat events are adverse
    adverse_movement: int


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a counter comes into a scenario: on the map from the start, or at a turn by an entry (16.1)."""

    id: str
    turn: str = ""
    entries: tuple[str, ...] = ()
    release: str = ""
    isolation: int = 0
    option: str = ""


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What losses and exits count (19.1)."""

    us_lost: int
    us_surrendered: int
    us_cut_off_at_end: int
    de_lost: int
    de_surrendered: int
    leader_us_lost: int
    leader_de_lost: int
    halve_small: bool
    exits: dict[str, int]
    exit_least_steps: int


class VictoryLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A result from so many German points on."""

    least: int
    result: str


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario's turns, counters, weather, points and specials (20.0)."""

    first: Side
    map: str
    turns: tuple[str, ...]
    weather: dict[str, Weather]
    levels: tuple[VictoryLevel, ...]
    points: Points
    sudden: tuple[str, ...]
    markers: tuple[dict[str, str], ...]
    untouchable: tuple[dict[str, str], ...]
    free_barrages: int
    silent_turns: tuple[str, ...]
    counters: tuple[Start, ...]
    like: str = ""


class Book:
    """All numbers, with what follows from them."""

    def __init__(
        self, units: dict[UnitId, Counter], leaders: dict[LeaderId, General], tables: Tables,
        scenarios: dict[str, Scenario],
    ) -> None:  # fmt: skip
        self.units = units
        self.leaders = leaders
        self.tables = tables
        self.scenarios = {
            name: one if not one.like else msgspec.structs.replace(one, counters=scenarios[one.like].counters)
            for name, one in scenarios.items()
        }
        self._under = {
            leader: frozenset(
                unit for unit, counter in units.items()
                if counter.side == general.side and any(link in general.commands for link in counter.chain)
            )
            for leader, general in leaders.items()
        }  # fmt: skip

    def seat(self, counter: str) -> Seat:
        """Whose counter it is."""
        found = self.units.get(counter) or self.leaders[counter]
        return Seat(0) if found.side == "DE" else Seat(1)

    def is_leader(self, counter: str) -> bool:
        """Whether it is a leader."""
        return counter in self.leaders

    def is_known(self, counter: str) -> bool:
        """Whether there is such a counter."""
        return counter in self.leaders or counter in self.units

    def class_of(self, counter: str) -> Class:
        """How it moves; leaders are wheeled (22.3.0)."""
        found = self.units.get(counter)
        return "wheeled" if found is None else found.class_

    def is_motorised(self, counter: str) -> bool:
        """Tracked and wheeled counters."""
        return self.class_of(counter) != "leg"

    def kind(self, unit: UnitId) -> Kind:
        """What a unit's type counts as."""
        return self.tables.types[self.units[unit].type]

    def is_artillery(self, unit: UnitId) -> bool:
        """Whether it fires barrages and has no zone."""
        return unit in self._artillery

    @cached_property
    def _artillery(self) -> frozenset[UnitId]:
        return frozenset(unit for unit in self.units if self.kind(unit).artillery)

    def is_armour(self, unit: UnitId) -> bool:
        """Tanks, assault guns, tank destroyers."""
        return self.kind(unit).armour

    def is_at(self, unit: UnitId) -> bool:
        """Anti-tank units, tank destroyers too (A31)."""
        return self.kind(unit).at

    def is_infantry(self, unit: UnitId) -> bool:
        """Infantry of any kind, engineers too."""
        return self.kind(unit).infantry

    def commands(self, leader: LeaderId, counter: str) -> bool:
        """Whether the unit is subordinated to the leader (4.6.0)."""
        return counter in self._under[leader]

    def is_battalion(self, unit: UnitId) -> bool:
        """Two full steps or more, no artillery (4.2.0)."""
        return self.units[unit].steps > 1 and not self.is_artillery(unit)

    def scenario(self, options: FrontOptions) -> Scenario:
        """The scenario that is played."""
        return self.scenarios[options.scenario]

    def starts(self, options: FrontOptions) -> tuple[Start, ...]:
        """The scenario's counters with those of the options (A01, 20.3)."""
        taken = {""}
        if options.cc_leaders == "on":
            taken.add("cc_leaders")
        if options.scenario == "st_vith_extension":
            taken.add("extension")
        return tuple(start for start in self.scenario(options).counters if start.option in taken)


@cache
def load_book() -> Book:
    """The numbers from the package's data."""
    counters = _read("counters.json", _Counters)
    return Book(
        counters.units, counters.leaders, _read("tables.json", Tables),
        _read("scenarios.json", dict[str, Scenario]),
    )  # fmt: skip


class _Counters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    units: dict[UnitId, Counter]
    leaders: dict[LeaderId, General]


def _read(name: str, kind: type[T]) -> T:
    data = resources.files("game.games.front").joinpath(f"data/{name}").read_bytes()
    return msgspec.json.decode(data, type=kind)
