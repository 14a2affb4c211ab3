"""What happens in the world game.

Public unless said otherwise. Secret parts are fields that `redact` empties to None: `office` is the seat's
headquarters as it stands after the event, for that seat alone; `mail` is what other seats (and the seat
itself) will be told later, for the referee alone. A visit to headquarters gives others one bare event, so
that nothing can be read from it.
"""

from __future__ import annotations

from typing import Literal

from game.core.ids import Seat
from game.core.messages import Event, Outcome
from game.games.world.events_battle import (
    BattleBegan as BattleBegan,
)
from game.games.world.events_battle import (
    BattleEnded as BattleEnded,
)
from game.games.world.events_battle import (
    BattlesJoined as BattlesJoined,
)
from game.games.world.events_battle import (
    DefenceCalled as DefenceCalled,
)
from game.games.world.events_battle import (
    DefenceEnded as DefenceEnded,
)
from game.games.world.events_battle import (
    DiceKept as DiceKept,
)
from game.games.world.events_battle import (
    DiceRolled as DiceRolled,
)
from game.games.world.events_battle import (
    DieRerolled as DieRerolled,
)
from game.games.world.events_battle import (
    HitDoubled as HitDoubled,
)
from game.games.world.events_battle import (
    HitsCounted as HitsCounted,
)
from game.games.world.events_battle import (
    RerollOffered as RerollOffered,
)
from game.games.world.events_battle import (
    RoundBegan as RoundBegan,
)
from game.games.world.events_battle import (
    SideRetreated as SideRetreated,
)
from game.games.world.events_battle import (
    SideStayed as SideStayed,
)
from game.games.world.events_battle import (
    SupportCalled as SupportCalled,
)
from game.games.world.events_battle import (
    UnitsDropped as UnitsDropped,
)
from game.games.world.events_battle import (
    UnitsLost as UnitsLost,
)
from game.games.world.model import (
    Attempt,
    NationId,
    Notice,
    Office,
    PlaceId,
    Step,
    Toll,
    UnitKind,
    Units,
)

Letters = tuple[tuple[Notice, ...], ...]
"""By seat: what is added to its mail."""


class OrderDrawn(Event, frozen=True, tag="order_drawn"):
    """The player order for set-up and all rounds (A59)."""

    order: tuple[Seat, ...]


class PiecesDealt(Event, frozen=True, tag="pieces_dealt"):
    """Each seat's supply, the pieces of colours nobody plays, and the seats' first offices (R044, A42).

    `offices` by seat: None for every office but the viewpoint's own; `mail` is there for the referee."""

    supply: Units
    spare: Units
    offices: tuple[Office | None, ...]
    mail: Letters | None


class StepBegan(Event, frozen=True, tag="step_began"):
    """Play goes on to this step, `seat` being the one who acts first in it (R067, R113)."""

    seat: Seat
    step: Step


class NationTaken(Event, frozen=True, tag="nation_taken"):
    """A seat plays a nation (R017)."""

    seat: Seat
    nation: NationId


class TerritoryClaimed(Event, frozen=True, tag="territory_claimed"):
    """Set-up: one infantry from the supply occupies a free territory (R048, R059); the marker follows."""

    seat: Seat
    place: PlaceId


class SetupPassed(Event, frozen=True, tag="setup_passed"):
    """Set-up: the next seat chooses or claims (R034, R048)."""

    seat: Seat


class MarkerMoved(Event, frozen=True, tag="marker_moved"):
    """The seat's marker on the production track now shows this value (R051, R056, R075, R167)."""

    seat: Seat
    value: int


class SparePiecesTaken(Event, frozen=True, tag="spare_pieces_taken"):
    """Pieces of an unused colour join a seat's supply, which had run out (A42)."""

    seat: Seat
    units: Units


class UnitsArrived(Event, frozen=True, tag="units_arrived"):
    """Units leave the supply for the Base Camp: compensation (R061) or reinforcements (R089, R185)."""

    seat: Seat
    units: Units
    cause: Literal["compensation", "reinforcements"]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A seat's turn (R066, R072)."""

    seat: Seat
    round: int


class PointsEntered(Event, frozen=True, tag="points_entered"):
    """The entered value: territories and continent bonuses (R074)."""

    seat: Seat
    points: int


class KeepChosen(Event, frozen=True, tag="keep_chosen"):
    """This kind of unit will stay (R080)."""

    seat: Seat
    place: PlaceId
    kind: UnitKind


class UnitsWithdrawn(Event, frozen=True, tag="units_withdrawn"):
    """Units go from a territory to their Base Camp (R079, A12, A13)."""

    seat: Seat
    place: PlaceId
    units: Units


class DropZoneEmptied(Event, frozen=True, tag="drop_zone_emptied"):
    """All units of the Drop Zone go to the Base Camp (R082)."""

    seat: Seat
    units: Units


class NewsOpened(Event, frozen=True, tag="news_opened"):
    """The national events of a seat: `bulletins` are the public pages, `office.news` the secret ones.

    The office already holds what arrived and was credited; the seat's mail is emptied. Units, levels and
    badges shown publicly follow as events of their own."""

    seat: Seat
    bulletins: tuple[Notice, ...]
    office: Office | None


class MilitaryAdvanced(Event, frozen=True, tag="military_advanced"):
    """A military level is finished (R092, R189)."""

    seat: Seat
    level: int


class BadgeAwarded(Event, frozen=True, tag="badge_awarded"):
    """Fame and glory: the seat now has this many badges (R093, A58)."""

    seat: Seat
    badges: int


class TollCalled(Event, frozen=True, tag="toll_called"):
    """Sabotage: the seat must take this many units out of its Base Camp (R087, R088)."""

    toll: Toll


class NewsClosed(Event, frozen=True, tag="news_closed"):
    """All pages are read and all offers answered; who was accepted is in `office` (R086, R112, A51)."""

    seat: Seat
    office: Office | None
    mail: Letters | None


class AllianceShown(Event, frozen=True, tag="alliance_shown"):
    """Two seats have used their alliance on the board; now everybody, they included, knows of it (A50)."""

    one: Seat
    other: Seat


class UnitsPlaced(Event, frozen=True, tag="units_placed"):
    """Units go from the Base Camp to a territory (R114, R138, R222)."""

    seat: Seat
    place: PlaceId
    kind: UnitKind
    count: int


class MovePlanned(Event, frozen=True, tag="move_planned"):
    """An arrow is added to or made stronger (R124)."""

    seat: Seat
    origin: PlaceId
    to: PlaceId
    kind: UnitKind
    count: int


class MoveDropped(Event, frozen=True, tag="move_dropped"):
    """An arrow is taken back."""

    seat: Seat
    origin: PlaceId
    to: PlaceId


class UnitsMoved(Event, frozen=True, tag="units_moved"):
    """A planned move is carried out (R124, R132); its arrow goes."""

    seat: Seat
    origin: PlaceId
    to: PlaceId
    units: Units
    is_from_sea: bool = False
    is_to_sea: bool = False


class TerritoryTaken(Event, frozen=True, tag="territory_taken"):
    """A territory has a new owner: walked into when empty (A30), or won from `loser` (R166, A19)."""

    seat: Seat
    place: PlaceId
    loser: Seat | None


class TerritoryEmptied(Event, frozen=True, tag="territory_emptied"):
    """A draw leaves a territory without an owner (R169)."""

    place: PlaceId
    loser: Seat


class OrdersGiven(Event, frozen=True, tag="orders_given"):
    """Headquarters: all that was set is applied (R175). `attempts` are the covert deeds with their rolls, and
    `mail` what is told of them (A45); both for the referee alone."""

    seat: Seat
    office: Office | None
    attempts: tuple[Attempt, ...] | None
    mail: Letters | None


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The turn is over: fresh fleets settle (R130)."""

    seat: Seat


class SeatEliminated(Event, frozen=True, tag="seat_eliminated"):
    """A seat without territory and sea unit is out; all its pieces go to its supply (A33)."""

    seat: Seat


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over (R024-R027, R250-R253, A34)."""

    outcome: Outcome


WorldEvent = (
    OrderDrawn
    | PiecesDealt
    | StepBegan
    | NationTaken
    | TerritoryClaimed
    | SetupPassed
    | MarkerMoved
    | SparePiecesTaken
    | UnitsArrived
    | TurnBegan
    | PointsEntered
    | KeepChosen
    | UnitsWithdrawn
    | DropZoneEmptied
    | NewsOpened
    | MilitaryAdvanced
    | BadgeAwarded
    | TollCalled
    | NewsClosed
    | AllianceShown
    | UnitsPlaced
    | MovePlanned
    | MoveDropped
    | UnitsMoved
    | TerritoryTaken
    | TerritoryEmptied
    | BattlesJoined
    | DefenceCalled
    | SupportCalled
    | DefenceEnded
    | BattleBegan
    | RoundBegan
    | SideStayed
    | SideRetreated
    | DiceRolled
    | RerollOffered
    | DieRerolled
    | DiceKept
    | HitDoubled
    | HitsCounted
    | UnitsLost
    | UnitsDropped
    | BattleEnded
    | OrdersGiven
    | TurnEnded
    | SeatEliminated
    | GameEnded
)
