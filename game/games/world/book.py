"""The world game's numbers out of its data files: units, dice, research, agents, nations, missions, ...

Tables "by players" have the number of players as their key, as text. `Effect` is what a research level or a
nation's special skill does; the rules look effects up by type, so that a number changes in the data alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Literal, TypeVar

import msgspec

from game.core.ids import Seat
from game.games.world.model import (
    BLOCS,
    AgentKind,
    Bloc,
    Category,
    Colour,
    MissionId,
    NationId,
    UnitKind,
    Units,
    WorldOptions,
    WorldState,
)

T = TypeVar("T")
ByPlayers = dict[str, int]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a research level or special skill does; only the fields that its type needs are set."""

    type: Literal[
        "reroll", "place_cap_bonus", "single_to_double",  # military
        "covert_bonus", "free_units", "income_percent", "income_flat",  # technology, economy
        "extra_die", "retreat_no_loss", "research_cost_percent", "sabotage_damage_bonus",
        "attacker_dice_limit",  # special skills
    ]  # fmt: skip
    value: int = 0
    count: int = 0
    dice: int = 0
    per: str = ""
    step: Literal["place", "defend", ""] = ""
    attack: int = 0
    defend: int = 0
    kinds: tuple[str, ...] = ("espionage", "sabotage", "boycott")
    unit: UnitKind = "infantry"
    rounding: str = "half_up"
    by_players: ByPlayers = {}
    die: Colour = "white"
    exceeds_max: bool = False
    where: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    battle_round: int = 0
    role: str = ""


class UnitType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of unit: its die, price and production time in rounds (R179)."""

    die: Colour
    cost: ByPlayers
    rounds: int


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hits on each face of each die, and how many dice a side rolls at most (R159, R180-R182)."""

    most: int
    faces: dict[Colour, tuple[int, ...]]


class UnitBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units, dice, the pieces of a colour, how many colours there are, and what players begin with."""

    units: dict[UnitKind, UnitType]
    dice: Dice
    pieces: Units
    colours: int
    compensation: tuple[int, ...]  # infantry for the first, second, ... player (R061)
    treasury: int


class ResearchField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A research field: whether all see its levels, what each level does, and whether the effects of lower
    levels go on (A40)."""

    public: bool
    effects: tuple[Effect, ...]
    stacking: Literal["cumulative", "highest"] = "cumulative"


class ResearchBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices by field, level and players; time in rounds by level; fields."""

    cost: dict[str, dict[str, ByPlayers]]
    rounds: dict[str, int]
    fields: dict[str, ResearchField]


class AgentType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Diplomats or spies: price, time until service, most that may be held (R209, R233)."""

    cost: ByPlayers
    rounds: int
    most: int


class CovertType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A covert deed's chance in percent, what each idle agent of that kind takes off."""

    base: int
    per_defender: int
    agent: AgentKind


class AgentBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Agents and what they can do in secret (R213, R235, R240)."""

    agents: dict[AgentKind, AgentType]
    start: dict[AgentKind, int]
    covert: dict[str, CovertType]
    lowest: int
    highest: int
    caught: int  # percent, on failure (R214, R236, R241)
    sabotage_units: int
    boycott_points: ByPlayers


class Nation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nation: bloc, home area, whether it is one of our additions, special skill (R038-R040)."""

    bloc: Bloc
    home_area: str
    extra: bool
    skill: Effect


class NationBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nations, and how many of each bloc play, by players (R019)."""

    blocs: dict[str, tuple[int, int, int]]
    nations: dict[NationId, Nation]


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What fulfils a mission."""

    type: Literal[
        "recruit_units", "income_not_falling", "income_rise", "saved_points", "covert_success",
        "battles_won_in_turn", "hold_continent",
    ]  # fmt: skip
    count: int = 0
    points: int = 0
    kind: str = ""
    measure: str = ""


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A secret mission: its category and place in that row, its time in rounds, its condition."""

    category: Category
    order: int
    rounds: int
    extra: bool
    condition: Condition


class MissionBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Missions, and how many badges there are (R253)."""

    missions: dict[MissionId, Mission]
    badges: int


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The three ways to win (R024-R027): points by players, level in every field, badge."""

    points: ByPlayers
    research: int
    badge: int


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: how nations and territories are given out, and how it is won (R016)."""

    nations: Literal["free", "by_bloc", "fixed"]
    start: Literal["free", "home_area", "fixed"]
    victory: Victory
    extra: bool
    fixed_nations: dict[str, tuple[NationId, ...]] = {}
    extra_missions: bool = False  # whether the missions that are our additions are played too
    fixed_start: dict[str, tuple[str, ...]] = {}  # one text of territory ids a player, in player order


class Book(msgspec.Struct, frozen=True):
    """All numbers of the game."""

    units: UnitBook
    research: ResearchBook
    agents: AgentBook
    nations: NationBook
    missions: MissionBook
    scenarios: dict[str, Scenario]

    def scenario(self, options: WorldOptions) -> Scenario:
        """The scenario that is played."""
        return self.scenarios[options.scenario]

    def nation_mode(self, options: WorldOptions) -> Literal["free", "by_bloc", "fixed"]:
        """How nations are given out: the scenario's way, unless set otherwise (R018-R020)."""
        return self.scenario(options).nations if options.nations == "scenario" else options.nations

    def start_mode(self, options: WorldOptions) -> Literal["free", "home_area", "fixed"]:
        """How territories are given out: the scenario's way, unless set otherwise (R021-R023)."""
        return self.scenario(options).start if options.start == "scenario" else options.start

    def fixed_nations(self, options: WorldOptions, players: int) -> tuple[NationId, ...]:
        """The nations given out by the scenario, or by the one that has any, in player order (R020)."""
        own = self.scenario(options).fixed_nations
        given = own or next(one.fixed_nations for one in self.scenarios.values() if one.fixed_nations)
        return given[str(players)]

    def fixed_start(self, options: WorldOptions, players: int) -> tuple[tuple[str, ...], ...]:
        """The territories dealt out by the scenario, or by the one that deals, in player order (R023)."""
        own = self.scenario(options).fixed_start
        given = own or next(one.fixed_start for one in self.scenarios.values() if one.fixed_start)
        return tuple(tuple(share.split()) for share in given[str(players)])

    def cost_of_unit(self, kind: UnitKind, players: int) -> int:
        """The price of a unit (R011, R013, R014)."""
        return self.units.units[kind].cost[str(players)]

    def dice_of(self, unit: UnitKind) -> Colour:
        """A unit's die (R156-R158)."""
        return self.units.units[unit].die

    def hits(self, colour: Colour, face: int) -> int:
        """How many hits a face shows."""
        return self.units.dice.faces[colour][face]

    def skill(self, state: WorldState, seat: Seat, kind: str) -> Effect | None:
        """The seat's special skill, if it is of this type and skills are on (R031-R033)."""
        nation = state.realms[seat].nation
        if nation is None or state.options.special_skills == "off":
            return None
        effect = self.nations.nations[nation].skill
        return effect if effect.type == kind else None

    def military(self, state: WorldState, seat: Seat, kind: str) -> Iterator[Effect]:
        """The effects of this type of the seat's finished military levels (R191-R195)."""
        for effect in self.research.fields["military"].effects[: state.realms[seat].military]:
            if effect.type == kind:
                yield effect

    def bloc_places(self, players: int) -> dict[Bloc, int]:
        """How many players of each bloc there are (R019)."""
        return dict(zip(BLOCS, self.nations.blocs[str(players)], strict=True))


@cache
def load_book() -> Book:
    """The numbers from the package's data."""
    return Book(
        units=_read("units", UnitBook),
        research=_read("research", ResearchBook),
        agents=_read("agents", AgentBook),
        nations=_read("nations", NationBook),
        missions=_read("missions", MissionBook),
        scenarios=_read("scenarios", dict[str, Scenario]),
    )


def _read(name: str, kind: type[T]) -> T:
    data = resources.files("game.games.world").joinpath(f"data/{name}.json").read_bytes()
    return msgspec.json.decode(data, type=kind)
