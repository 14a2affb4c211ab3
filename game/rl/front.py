"""What a side of the front sees, as numbers: every counter of the book by id, every place of the map."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.front.model import MODES, FrontState, Leader, Unit, other
from game.games.front.rules import FrontRules
from game.rl.row import Row

NUMBERS = 4096
"""The tutorial lists up to 300 commands, St. Vith 1,600 and more."""

_PHASES = ("setup", "A", "B", "C", "D", "E1", "E2", "F", "G", "N1", "R", "over")
_STAGES = (
    "answer", "event", "reroll", "read", "defender_losses", "stubborn", "attacker_losses",
    "defender_retreat", "attacker_retreat", "advance",
)  # fmt: skip
_CAUSES = ("lost", "lost_isolated", "surrendered", "exited")
_WIDE = 100.0  # columns and rows of a map


def encode(row: Row, state: FrontState, seat: Seat, rules: FrontRules) -> None:
    """The moment, units, leaders, places, bridges, what only shows its side under fog, and the fight."""
    book, ground = rules.book, rules.ground
    scenario = book.scenario(state.options)
    row.one_of(state.phase, _PHASES)
    row.one_of(state.turn[-1:], ("A", "P", "N", "X"))
    row.one_of(state.weather, ("fog", "overcast", "clear"))
    row.flag(seat == 0, state.active == seat, state.is_defensive, state.is_closing, state.is_air_used)
    row.number(len(scenario.turns), state.turns_begun)
    row.number(10, state.free_barrages, len(state.excess))
    assault, mission = state.assault, state.mission
    fighting = frozenset((*assault.attackers, *assault.retreaters) if assault else ())
    for unit in book.units:
        _unit(row, state, unit, fighting)
    for leader in book.leaders:
        _leader(row, state, leader)
    markers = {marker.hex: marker.affects for marker in state.markers}
    target = assault.target if assault else mission.target if mission else ""
    for here in ground.ids:
        owner = state.control.get(here)
        row.flag(owner == seat, owner == other(seat), here in state.targets, here == target)
        row.flag(markers.get(here) == seat, markers.get(here) == other(seat))
        row.number(6, *(hidden.get(here, 0) for hidden in state.hidden))
    bridges = sorted({f"{min(a, b)}-{max(a, b)}" for (a, b), side in ground.sides.items() if side.bridge})
    row.some_of(state.blown, bridges)
    row.one_of(assault and assault.stage, _STAGES)
    row.number(9, assault.column if assault else 0, assault.shift if assault else 0)
    row.number(10, (assault.att_die or 0) if assault else 0, (assault.def_die or 0) if assault else 0)
    row.number(4, *((assault.def_losses, assault.att_losses) if assault else (0, 0)))
    row.number(4, *((assault.def_retreat, assault.att_retreat) if assault else (0, 0)))
    row.one_of(mission and mission.stage, ("deplete", "losses"))
    row.number(4, mission.losses if mission else 0)
    row.flag(state.trial, state.surrender)


def _unit(row: Row, state: FrontState, name: str, fighting: frozenset[str]) -> None:
    unit = state.units.get(name) or Unit(hex="", steps=0)
    gone = state.gone.get(name)
    row.flag(name in state.units, name in state.done, name in fighting)
    _spot(row, unit.hex)
    row.number(6, unit.steps, unit.isolation)
    row.one_of(unit.mode, MODES)
    row.flag(unit.is_cut, unit.has_moved, unit.has_attacked, unit.has_worked, unit.is_suppressed)
    row.flag(unit.is_depleted, unit.fatigue, unit.is_dry, unit.is_held, unit.entry)
    row.one_of(gone and gone.cause, _CAUSES)


def _leader(row: Row, state: FrontState, name: str) -> None:
    leader = state.leaders.get(name) or Leader(hex="")
    row.flag(name in state.leaders, name in state.asked, name in state.shifts, name in state.gone)
    row.flag(leader.is_active, leader.has_checked, leader.entry)
    _spot(row, leader.hex)


def _spot(row: Row, here: str) -> None:
    """Column and row as printed, two digits each; zeros beside the map."""
    row.number(_WIDE, int(here[:2] or 0), int(here[2:] or 0))
