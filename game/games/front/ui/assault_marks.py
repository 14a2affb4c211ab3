"""What a fight lays over the map: target, attackers with arrows, hexes that may be chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.games.front.hands import name_of
from game.games.front.ui.board import Line
from game.games.front.ui.map_picture import HexMark
from game.ui.theme import BAD, BRASS_BRIGHT, Colour

if TYPE_CHECKING:
    from game.games.front.ui.assault_desk import FightDesk


@dataclass(frozen=True)
class FightMarks:
    """To be merged into the marks of the table: hexes, arrows, frames of counters by token."""

    hexes: tuple[HexMark, ...] = ()
    lines: tuple[Line, ...] = ()
    rings: dict[str, Colour] = field(default_factory=dict)


def fight_marks(desk: FightDesk) -> FightMarks:
    """The marks of the sheet as it is."""
    state, plan = desk.state, desk.plan
    if state.assault is not None:
        units, target = state.assault.attackers, state.assault.target
    elif state.mission is not None:
        units, target = state.mission.guns, state.mission.target
    else:
        units, target = plan.units, plan.target
    hexes = [HexMark(target, BAD, "hatch", outline=True, strength=110)] if target else []
    lines = []
    rings: dict[str, Colour] = {f"unit:{unit}": BRASS_BRIGHT for unit in units}
    starts = {state.units[unit].hex for unit in units if unit in state.units}
    for here in sorted(starts - {target, ""}):
        dotted = desk.rules.ground.distance(here, target) > 1
        lines.append(Line((here, target), BAD, dotted=dotted, arrow=not dotted, wide=5.0))
    if state.trial is not None:
        hexes.append(HexMark(state.trial.hex, BRASS_BRIGHT, "dots", outline=True))
    if desk.is_asked:
        offered = [name_of(token) for token in desk.hand.offers if token.startswith("hex:")]
        hexes += [HexMark(here, BRASS_BRIGHT, "wash", outline=True) for here in offered if here != target]
        rings |= {
            token: BRASS_BRIGHT for token in desk.hand.offers if token.startswith("unit:") and state.assault
        }
    return FightMarks(tuple(hexes), tuple(lines), rings)
