"""What a player of the world game may ask for. Each is one small step, so that the legal ones are
few; only headquarters is left with one command for all that was set there."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Command
from game.games.world.model import Draft, NationId, PlaceId, UnitKind


class ChooseNation(Command, frozen=True, tag="choose_nation"):
    """Set-up: take a nation that is free, within the scenario's blocs (R017-R020, R035)."""

    nation: NationId


class Claim(Command, frozen=True, tag="claim"):
    """Set-up: put one infantry into a free territory (R048-R058)."""

    place: PlaceId


class EnterPoints(Command, frozen=True, tag="enter_points"):
    """Phase 0: enter the value of the marker, for all to see (R074)."""


class KeepUnit(Command, frozen=True, tag="keep_unit"):
    """Phase 1: choose the kind of unit that stays in an own territory (R080)."""

    place: PlaceId
    kind: UnitKind


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Phase 1: all other units go to the Base Camp, the Drop Zone's too (R079, R082)."""


class LoseUnit(Command, frozen=True, tag="lose_unit"):
    """Give up a unit of this kind: to sabotage, to hits, or when retreating (R087, R151, R162)."""

    kind: UnitKind


class CloseNews(Command, frozen=True, tag="close_news"):
    """Phase 2: all pages are read; alliance offers of `accept` are accepted, the others declined.

    `read` counts public and secret pages together and must be all of them (R086, R112)."""

    read: int
    accept: tuple[Seat, ...] = ()


class Place(Command, frozen=True, tag="place"):
    """Phase 3: units from the Base Camp into an own or a partner's territory (R114, R115)."""

    place: PlaceId
    kind: UnitKind
    count: int


class EndPlacing(Command, frozen=True, tag="end_placing"):
    """Go on to moving (R113)."""


class PlanMove(Command, frozen=True, tag="plan_move"):
    """Plan to move units to a neighbour, into a sea area, or out of one (R124-R130, A02-A04)."""

    origin: PlaceId
    to: PlaceId
    kind: UnitKind
    count: int


class DropMove(Command, frozen=True, tag="drop_move"):
    """Take a planned move back, all of its units."""

    origin: PlaceId
    to: PlaceId


class EndMoves(Command, frozen=True, tag="end_moves"):
    """Carry all planned moves out at once (R132)."""


class Defend(Command, frozen=True, tag="defend"):
    """Add units from the Base Camp to an attacked territory: the owner's, or as a supporter (R138, R222)."""

    place: PlaceId
    kind: UnitKind
    count: int


class CallSupport(Command, frozen=True, tag="call_support"):
    """As an attacked owner: ask a partner for help; that shows the alliance to all (R222, A11, A50)."""

    ally: Seat


class EndDefence(Command, frozen=True, tag="end_defence"):
    """The own defence, or the own support, is laid out."""


class FightBattle(Command, frozen=True, tag="fight_battle"):
    """Attacker: this battle is fought next (R148)."""

    place: PlaceId


class FightAtSea(Command, frozen=True, tag="fight_at_sea"):
    """Active player: attack one other seat's units in a sea area (R147, A06)."""

    place: PlaceId
    against: Seat


class EndBattles(Command, frozen=True, tag="end_battles"):
    """Go on to headquarters when no battle on land is left."""


class Stay(Command, frozen=True, tag="stay"):
    """Do not retreat in this round (R150)."""


class Retreat(Command, frozen=True, tag="retreat"):
    """Leave the battle: half, rounded up, is lost, the others go to the Drop Zone (R151-R153)."""


class Reroll(Command, frozen=True, tag="reroll"):
    """Military 1: roll one own die again, by its place in the row (R191)."""

    die: int


class KeepDice(Command, frozen=True, tag="keep_dice"):
    """Military 1: leave the dice as they are (A23)."""


class Confirm(Command, frozen=True, tag="confirm"):
    """Headquarters: apply all that is set, by choice or when the timer runs out, and end the turn (R175,
    R176). One command for the whole visit: what was tried before leaves no trace that others could count."""

    draft: Draft = Draft()


BattleCommand = FightBattle | FightAtSea | EndBattles | Stay | Retreat | Reroll | KeepDice | LoseUnit
WorldCommand = (
    ChooseNation
    | Claim
    | EnterPoints
    | KeepUnit
    | Withdraw
    | CloseNews
    | Place
    | EndPlacing
    | PlanMove
    | DropMove
    | EndMoves
    | Defend
    | CallSupport
    | EndDefence
    | BattleCommand
    | Confirm
)
