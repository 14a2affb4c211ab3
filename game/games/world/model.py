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
from game.games.world.office import (
    CATEGORIES as CATEGORIES,
)
from game.games.world.office import (
    PUBLIC_NOTICES as PUBLIC_NOTICES,
)
from game.games.world.office import (
    ActiveMission as ActiveMission,
)
from game.games.world.office import (
    Attempt as Attempt,
)
from game.games.world.office import (
    Category as Category,
)
from game.games.world.office import (
    Draft as Draft,
)
from game.games.world.office import (
    Income as Income,
)
from game.games.world.office import (
    Intel as Intel,
)
from game.games.world.office import (
    Notice as Notice,
)
from game.games.world.office import (
    NoticeKind as NoticeKind,
)
from game.games.world.office import (
    Office as Office,
)
from game.games.world.office import (
    Order as Order,
)
from game.games.world.office import (
    Study as Study,
)
from game.games.world.office import (
    Tribute as Tribute,
)
from game.games.world.office import (
    Venture as Venture,
)
from game.games.world.pieces import (
    AGENT_KINDS as AGENT_KINDS,
)
from game.games.world.pieces import (
    BLOCS as BLOCS,
)
from game.games.world.pieces import (
    DEEDS as DEEDS,
)
from game.games.world.pieces import (
    FIELDS as FIELDS,
)
from game.games.world.pieces import (
    NO_UNITS as NO_UNITS,
)
from game.games.world.pieces import (
    UNIT_KINDS as UNIT_KINDS,
)
from game.games.world.pieces import (
    AgentKind as AgentKind,
)
from game.games.world.pieces import (
    Bloc as Bloc,
)
from game.games.world.pieces import (
    Colour as Colour,
)
from game.games.world.pieces import (
    Deed as Deed,
)
from game.games.world.pieces import (
    Field as Field,
)
from game.games.world.pieces import (
    Fleet as Fleet,
)
from game.games.world.pieces import (
    Item as Item,
)
from game.games.world.pieces import (
    March as March,
)
from game.games.world.pieces import (
    MissionId as MissionId,
)
from game.games.world.pieces import (
    NationId as NationId,
)
from game.games.world.pieces import (
    PlaceId as PlaceId,
)
from game.games.world.pieces import (
    Realm as Realm,
)
from game.games.world.pieces import (
    Stack as Stack,
)
from game.games.world.pieces import (
    UnitKind as UnitKind,
)
from game.games.world.pieces import (
    Units as Units,
)
from game.games.world.pieces import (
    units as units,
)

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
