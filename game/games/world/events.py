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
from game.games.world.model import (
    Attempt,
    Battle,
    Colour,
    NationId,
    Notice,
    Office,
    PlaceId,
    Rolled,
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


class BattlesJoined(Event, frozen=True, tag="battles_joined"):
    """The battles on land that the moves have brought about (R146)."""

    battles: tuple[Battle, ...]


class DefenceCalled(Event, frozen=True, tag="defence_called"):
    """These attacked seats organise their defence, one after another (R137)."""

    due: tuple[Seat, ...]


class SupportCalled(Event, frozen=True, tag="support_called"):
    """An attacked seat asks a partner for help (A11)."""

    seat: Seat
    ally: Seat


class DefenceEnded(Event, frozen=True, tag="defence_ended"):
    """A defender or supporter is done; the next one is due, if any."""

    seat: Seat


class BattleBegan(Event, frozen=True, tag="battle_began"):
    """This battle is fought now (R148)."""

    seat: Seat
    battle: Battle


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A battle round begins (R149)."""

    number: int


class SideStayed(Event, frozen=True, tag="side_stayed"):
    """A side does not retreat in this round (R150)."""

    seat: Seat


class SideRetreated(Event, frozen=True, tag="side_retreated"):
    """A side leaves; it gives up `lost` units first (R151, R153)."""

    seat: Seat
    lost: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """Both sides' dice of a round (R155-R161)."""

    attacker: tuple[Rolled, ...]
    defender: tuple[Rolled, ...]


class RerollOffered(Event, frozen=True, tag="reroll_offered"):
    """Military 1: the seat may roll one of its dice again (R191, A23)."""

    seat: Seat


class DieRerolled(Event, frozen=True, tag="die_rerolled"):
    """Military 1: a die shows a new face (R191)."""

    seat: Seat
    die: int
    colour: Colour
    face: int


class DiceKept(Event, frozen=True, tag="dice_kept"):
    """Military 1: no die is rolled again."""

    seat: Seat


class HitDoubled(Event, frozen=True, tag="hit_doubled"):
    """Military 3: a single hit counts twice (R195)."""

    seat: Seat
    die: int


class HitsCounted(Event, frozen=True, tag="hits_counted"):
    """How many units each side must remove, by its choice (R162, A20, A21)."""

    attacker_hits: int
    defender_hits: int
    tolls: tuple[Toll, ...]


class UnitsLost(Event, frozen=True, tag="units_lost"):
    """Units go to their owner's supply: from a place, or from the Base Camp (`place` None) (R087, R162).

    `toll` is the seat whose choice it was; its toll falls by the number of units."""

    seat: Seat
    place: PlaceId | None
    units: Units
    toll: Seat


class UnitsDropped(Event, frozen=True, tag="units_dropped"):
    """Units go from a place to their owner's Drop Zone: retreat (R152), or an alliance ended (A14)."""

    seat: Seat
    place: PlaceId
    units: Units


class BattleEnded(Event, frozen=True, tag="battle_ended"):
    """How it went (R165-R169); ownership and markers follow as events of their own."""

    battle: Battle
    result: Literal["attacker", "defender", "draw"]


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
