"""What the planner shows of an assault: the rules' forecast, and what each announcement would change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front.clash import Terms
from game.games.front.forecast import Outlook, Preview, weigh
from game.games.front.model import Assault, FrontState, other
from game.games.front.phases import assault
from game.games.front.rules import FrontRules
from game.games.front.ui.tables_chances import FACES, Chances

if TYPE_CHECKING:
    from game.games.front.ui.assault_plan import FightPlan


@dataclass(frozen=True)
class Row:
    """A shift: its rule, its row of the table, how many columns."""

    rule: str
    key: str
    value: int


@dataclass(frozen=True)
class Forecast:
    """Odds, shifts and chances of an assault as planned."""

    attack: int
    defence: int
    base: int
    rows: tuple[Row, ...]
    column: int
    defender: Chances
    attacker: Chances
    stubborn: int | None  # what the defenders would have to roll to stay

    @property
    def total(self) -> int:
        """The shifts together, before they are held to the limit."""
        return sum(row.value for row in self.rows)


def forecast(
    rules: FrontRules, state: FrontState, target: str, units: tuple[str, ...], leader: str, air: bool
) -> Forecast | Illegal | None:
    """The rules' preview; the refusal where the odds are too bad; None with nobody attacking."""
    if not units:
        return None
    try:
        found = assault.preview(rules.course(state), target, units, leader, air)
    except Illegal as illegal:
        return illegal
    return _read(found, target)


def planned(rules: FrontRules, state: FrontState, plan: FightPlan) -> Forecast | Illegal | None:
    """The forecast of a plan."""
    return forecast(rules, state, plan.target, plan.units, plan.leader, plan.air)


def changed(
    rules: FrontRules, state: FrontState, plan: FightPlan, *, leader: str | None = None,
    air: bool | None = None,
) -> Forecast | None:  # fmt: skip
    """The forecast with another leader or air support than planned."""
    found = forecast(
        rules, state, plan.target, plan.units,
        plan.leader if leader is None else leader, plan.air if air is None else air,
    )  # fmt: skip
    return found if isinstance(found, Forecast) else None


def answered(
    rules: FrontRules, state: FrontState, fight: Assault, leader: str = "", air: bool = False
) -> Forecast | None:
    """The forecast of a declared assault with what the defender may announce."""
    terms = Terms(att_leader=fight.att_leader, att_air=fight.att_air, def_leader=leader, def_air=air)
    found = _read(weigh(rules.course(state), fight.target, fight.attackers, terms), fight.target)
    return found if isinstance(found, Forecast) else None


def defenders(rules: FrontRules, state: FrontState, target: str, seat: Seat) -> tuple[str, ...]:
    """The enemy units in the target hex that are read."""
    return rules.course(state).field.stack(target, other(seat))


def _read(found: Preview, target: str) -> Forecast | Illegal:
    if found.base is None or found.column is None or found.defender is None or found.attacker is None:
        return Illegal("10.3.0", "odds_too_bad", attack=found.attack, defence=found.defence, hex=target)
    rows = tuple(Row(*row) for row in found.rows)
    return Forecast(
        found.attack, found.defence, found.base, rows, found.column, _chances(found.defender),
        _chances(found.attacker), found.stubborn,
    )  # fmt: skip


def _chances(outlook: Outlook) -> Chances:
    most = max((steps for steps, _ in outlook.losses), default=0)
    losses = dict(outlook.losses)
    shares = tuple(losses.get(steps, 0) / FACES for steps in range(most + 1))
    return Chances(shares, outlook.retreat / FACES)
