"""What happens in the contests of phase 3: defence, battle rounds, dice, losses. All of it is public."""

from __future__ import annotations

from typing import Literal

from game.core.ids import Seat
from game.core.messages import Event
from game.games.world.model import Battle, Colour, PlaceId, Rolled, Toll, Units


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
