"""How far each level sees. None of them errs on purpose: a lower one weighs less."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """What a computer player takes into account. Shares are parts of one."""

    horizon: float  # rounds of a territory's points that count
    reserve: float  # share of the free units that stays in the Base Camp
    harm: float  # what a point lost by a rival is worth
    progress: float  # what a continent's bonus is worth on the way to it
    caution: float  # share of a unit's price that its use costs
    foresight: int = 0  # further claims that are thought of at set-up
    sees_reserves: bool = False  # what defenders can add is counted in
    sees_race: bool = False  # who is about to win
    studies: float = 0.0  # share of the points for research beyond what is needed at once
    strong_units: bool = False  # buys tanks and aircraft
    spies: int = 0  # sent against rivals, one each, the most dangerous first
    sails: bool = False  # crosses the sea for landings in the next turn
    share: float = 1.0  # of a defender's reserve that is counted in for each attack
    forecasts: bool = False  # weighs plans by what rivals can bring next
    diplomacy: bool = False  # seeks, takes and breaks alliances


LEVELS: dict[str, Level] = {
    "easy": Level(horizon=4, reserve=0.2, harm=0.2, progress=0.0, caution=0.1),
    "normal": Level(
        horizon=5, reserve=0.3, harm=0.35, progress=0.25, caution=0.1, foresight=4, sees_reserves=True,
        share=0.4, studies=0.3, strong_units=True, diplomacy=True,
    ),
    "hard": Level(
        horizon=6, reserve=0.45, harm=0.5, progress=0.35, caution=0.1, foresight=40, sees_reserves=True,
        sees_race=True, studies=0.45, strong_units=True, spies=1, sails=True,
        diplomacy=True, forecasts=True,
    ),
}  # fmt: skip
