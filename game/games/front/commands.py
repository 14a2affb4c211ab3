"""What a player of the front may ask for. Counters, leaders and hexes are ids."""

from __future__ import annotations

from game.core.messages import Command
from game.games.front.model import HexId, LeaderId, Mode, SideId, UnitId


class CheckInitiative(Command, frozen=True, tag="check_initiative"):
    """Phase B: roll for every own leader that has not checked today (22.1.0)."""


class SetMode(Command, frozen=True, tag="set_mode"):
    """Phase C: give a unit or leader a mode (6.0)."""

    counter: str
    mode: Mode


class RollBonus(Command, frozen=True, tag="roll_bonus"):
    """Opening of D or F: an activated leader tries to speed his troops up (22.1.1).

    `without` leaves units out that another activated leader is to lead (A10)."""

    leader: LeaderId
    without: tuple[UnitId, ...] = ()


class Move(Command, frozen=True, tag="move"):
    """Phases D and F: counters of one hex (or one entry) go along a path, hex by hex (5.1.0).

    `path` leaves the first hex out; `exit` leaves the map behind the last one (5.5.0)."""

    counters: tuple[str, ...]
    path: tuple[HexId, ...]
    exit: bool = False


class BlowBridge(Command, frozen=True, tag="blow_bridge"):
    """Phase D: an engineer tries to blow a bridge (17.1)."""

    unit: UnitId
    side: SideId


class TryNight(Command, frozen=True, tag="try_night"):
    """N1: a unit tries to go on, by its proficiency or by a leader's initiative (4.3.3, 22.1.2)."""

    unit: UnitId
    leader: LeaderId = ""


class LeadNight(Command, frozen=True, tag="lead_night"):
    """N1: one roll of a leader for all his units that may try (22.1.2); `without` leaves units out (A10)."""

    leader: LeaderId
    without: tuple[UnitId, ...] = ()


class Replace(Command, frozen=True, tag="replace"):
    """End of day: give a step to a unit (21.1.0)."""

    unit: UnitId


class Rebuild(Command, frozen=True, tag="rebuild"):
    """End of day: try to bring an eliminated battalion back with one step (21.2)."""

    unit: UnitId


class GiveUp(Command, frozen=True, tag="give_up"):
    """Pick the enemy unit that goes from a stack over the limit (8.2)."""

    unit: UnitId


class EndPhase(Command, frozen=True, tag="end_phase"):
    """Nothing more in this phase or segment."""


class Fire(Command, frozen=True, tag="fire"):
    """E1: a barrage on a hex (12.1.0); without guns it is a free one (S1)."""

    target: HexId
    guns: tuple[UnitId, ...]


class Deplete(Command, frozen=True, tag="deplete"):
    """The firing player's opponent picks the gun that is out of ammunition (12.6.0)."""

    unit: UnitId


class DeclareAssault(Command, frozen=True, tag="declare_assault"):
    """E2: attack a hex; a leader's shift and the air marker are announced here (10.1.0, 10.5.0)."""

    target: HexId
    attackers: tuple[UnitId, ...]
    leader: LeaderId = ""
    air: bool = False


class AnswerAssault(Command, frozen=True, tag="answer_assault"):
    """The defender announces his leader's shift and air, or none, before the dice (10.5.0, A15)."""

    leader: LeaderId = ""
    air: bool = False


class RerollDie(Command, frozen=True, tag="reroll_die"):
    """Captured map: roll the own die again, or keep it (23.2.0)."""

    again: bool


class LoseStep(Command, frozen=True, tag="lose_step"):
    """The owner takes a step off a unit (11.1.0, 12.1.0)."""

    unit: UnitId


class Stand(Command, frozen=True, tag="stand"):
    """Stubborn Defence: check instead of retreating, or go (11.3.0)."""

    firm: bool


class Retreat(Command, frozen=True, tag="retreat"):
    """Where the retreating stack or unit goes, hex by hex (11.7.0)."""

    units: tuple[UnitId, ...]
    to: HexId


class Advance(Command, frozen=True, tag="advance"):
    """A unit or leader enters the emptied hex, or goes one farther (11.8.0)."""

    counter: str
    to: HexId


class EndAdvance(Command, frozen=True, tag="end_advance"):
    """No more advance; the assault is over."""


class KeepOff(Command, frozen=True, tag="keep_off"):
    """A leader near the marker tries to keep an adverse event off his units (22.1.5)."""

    leader: LeaderId


class LetHappen(Command, frozen=True, tag="let_happen"):
    """No leader tries, or no further one: the event takes effect (23.2.0, 23.3.0)."""


class SpareSurrender(Command, frozen=True, tag="spare_surrender"):
    """A leader rolls for his cut-off units near him (22.1.4)."""

    leader: LeaderId


class CheckSurrender(Command, frozen=True, tag="check_surrender"):
    """Each unit that is not spared checks for itself (14.8.1)."""


FrontCommand = (
    CheckInitiative
    | SetMode
    | RollBonus
    | Move
    | BlowBridge
    | TryNight
    | LeadNight
    | Replace
    | Rebuild
    | GiveUp
    | EndPhase
    | Fire
    | Deplete
    | DeclareAssault
    | AnswerAssault
    | RerollDie
    | LoseStep
    | Stand
    | Retreat
    | Advance
    | EndAdvance
    | KeepOff
    | LetHappen
    | SpareSurrender
    | CheckSurrender
)

