"""The world game's things: units, territories, seats' realms and offices, and the state of a game.

What may be known: a `Realm` and everything on the board is public (R075, R190). An `Office` is the secret
headquarters of one seat; in anybody else's view it is None. `mail` holds what will be told in a seat's next
national events; nobody sees it, not even that seat, so in every view but the referee's it is None.
Territories, sea areas, nations, missions are ids from the map and the data; dicts have string keys.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat
from game.core.messages import Outcome

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

Step = Literal[
    "setup", "nations", "claim",  # before round one
    "points",  # phase 0
    "withdraw",  # phase 1
    "sabotage", "news",  # phase 2: units to give up first, then the pages
    "place", "move", "defend", "battles", "battle",  # phase 3; `battles`: which is next, `battle`: in one
    "headquarters",  # phase 4
    "over",
]  # fmt: skip

PHASES: dict[str, int] = {
    "points": 0, "withdraw": 1, "sabotage": 2, "news": 2, "place": 3, "move": 3, "defend": 3, "battles": 3,
    "battle": 3, "headquarters": 4,
}  # fmt: skip
"""The phase of the turn (R067) that each step belongs to."""


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


class WorldOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a game (section 6 of the rules); the first choice of each is the default."""

    scenario: Literal["free_game", "quick_game", "power_blocs", "homelands", "great_powers"] = "free_game"
    nations: Literal["scenario", "free", "by_bloc", "fixed"] = "scenario"
    start: Literal["scenario", "free", "home_area", "fixed"] = "scenario"
    nation_set: Literal["base", "all"] = "base"  # the box's six, or our six more as well
    special_skills: Literal["on", "off"] = "on"  # R031
    timer: Literal["off", "20", "30", "40", "60", "90", "120"] = "off"  # seconds in headquarters (R029)
    alliances: Literal["on", "off"] = "on"  # always off with two players (A50)
    typed_dice: Literal["off", "on"] = "off"  # battles wait for the results of real dice
    turn_limit: int | Literal["off"] = "off"  # in rounds
    undo: Literal["on", "off"] = "on"


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


class Battle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle to be fought: the active seat attacks `defender` (the owner, at sea the seat named)."""

    place: PlaceId
    defender: Seat
    is_at_sea: bool = False
    is_from_sea: bool = False  # an attacking unit came from a sea area (R160, A25)


class Rolled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die on the table: `face` indexes the six faces of its colour; `is_doubled` by Military 3 (R195)."""

    colour: Colour
    face: int
    is_rerolled: bool = False
    is_doubled: bool = False


class Toll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units that a seat still has to give up, by its own choice (R087, R151, R162)."""

    seat: Seat
    count: int


class Fight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The battle that is going on. Stages of a round, in order (R150, A23, A20):

    attacker_stays, defender_stays (each may retreat), attacker_rerolls, defender_rerolls (Military 1),
    tolls (the first of `tolls` chooses a unit); `retreating` gives up half of its units then leaves.
    """

    battle: Battle
    round: int = 1
    stage: Literal["attacker_stays", "defender_stays", "attacker_rerolls", "defender_rerolls", "tolls"] = (
        "attacker_stays"
    )
    attacker_dice: tuple[Rolled, ...] = ()
    defender_dice: tuple[Rolled, ...] = ()
    tolls: tuple[Toll, ...] = ()
    retreating: Seat | None = None


class Defence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who organises a defence now: the first of `due`, or a supporter whom it has called (R137, A11)."""

    due: tuple[Seat, ...]  # attacked seats, in player order from the active one
    called: tuple[Seat, ...] = ()  # partners called by the first of `due`, asked in player order
    is_supporting: bool = False  # the owner is done; the first of `called` may support


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


class WorldState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that changes during a game. See the module's words for what a view leaves out."""

    options: WorldOptions
    seats: int
    step: Step = "setup"
    order: tuple[Seat, ...] = ()  # the player order, drawn once (A59)
    active: Seat = Seat(0)
    round: int = 0
    realms: tuple[Realm, ...] = ()  # by seat
    offices: tuple[Office | None, ...] = ()  # by seat; None where the viewpoint may not look
    mail: tuple[tuple[Notice, ...], ...] | None = None  # by seat; None in every seat's view
    spare: Units = NO_UNITS  # pieces of colours nobody plays (A42)
    owners: dict[PlaceId, Seat] = {}  # territories without an owner are empty
    troops: dict[PlaceId, tuple[Stack, ...]] = {}  # by territory
    fleets: dict[PlaceId, tuple[Fleet, ...]] = {}  # by sea area
    seen_allied: tuple[tuple[Seat, Seat], ...] = ()  # pairs whose alliance has been used on the board (A50)
    keep: dict[PlaceId, UnitKind] = {}  # chosen in the withdraw step: the kind that stays (R080)
    bulletins: tuple[Notice, ...] = ()  # the public pages of the running (or last) national events
    toll: Toll | None = None  # sabotage: units to give up from the Base Camp (R087)
    marches: tuple[March, ...] = ()  # planned moves of the active seat, by origin and target
    battles: tuple[Battle, ...] = ()  # still to be fought, by place (R146)
    defence: Defence | None = None
    fight: Fight | None = None
    battles_won: int = 0  # by the active seat as the attacker in this turn
    outcome: Outcome | None = None


def realm_of(state: WorldState, seat: Seat) -> Realm:
    """A seat's public board."""
    return state.realms[seat]


def office_of(state: WorldState, seat: Seat) -> Office:
    """A seat's headquarters, where it may be read: by that seat's own decisions. Raises LookupError."""
    office = state.offices[seat]
    if office is None:
        raise LookupError(f"the headquarters of seat {seat} cannot be read from here")
    return office
