"""What the duel's computer player can tell of a position: wins of this turn, dangers, who stands better."""

from __future__ import annotations

import math

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.duel.bots.sight import Sight
from game.games.duel.capture import weights
from game.games.duel.commands import AcceptDraw, Ban, DeclineDraw, DuelCommand, EndActions, OfferDraw, Recruit
from game.games.duel.fast_worth import WON
from game.games.duel.field import Field
from game.games.duel.model import DuelState, other
from game.games.duel.rules import DuelRules
from game.kit.insight import Analysis, Line, parts_of

WIN_LIMIT = 4000  # positions looked into for a win
_SPREAD = 260.0  # points of worth that make one side's hopes e times the other's
_EVEN = 40  # points that are no lead


class DuelInsight:
    """Judges by the computer player's own sight; the same view gives the same answer."""

    def reason(self, view: PlayerView[DuelState], rules: DuelRules, seat: Seat, command: DuelCommand) -> Line:
        """Why a seat would give this command: a win, a danger, or what it betters most."""
        state = view.state
        before = _sight(rules, state)
        match command:
            case Recruit():
                return Line("reason.card")
            case Ban():
                return Line("reason.worst_card")
            case AcceptDraw() | DeclineDraw() | OfferDraw():
                is_taken = isinstance(command, AcceptDraw)
                return Line("reason.behind" if is_taken else "reason.ahead")
        if state.phase == "actions":
            found = before.win(seat, before.here, before.spent, WIN_LIMIT)
            if found:
                return Line("reason.wins") if found == 1 else Line("reason.wins_in", {"count": found})
        after_state = _after(rules, state, command)
        if after_state.outcome is not None:
            return Line("reason.wins") if seat in after_state.outcome.winners else Line("reason.lost")
        after, foe = _sight(rules, after_state), other(seat)
        if before.win(foe, before.here, 0, WIN_LIMIT):
            safe = not after.win(foe, after.here, 0, WIN_LIMIT)
            return Line("reason.guards" if safe else "reason.lost")
        if isinstance(command, EndActions):
            return Line("reason.stays")
        seen = _seen(rules, state, after_state, seat)
        if seen is not None:
            return Line(seen)
        press = after.standing(after.here, seat) - before.standing(before.here, seat)
        cover = before.standing(before.here, foe) - after.standing(after.here, foe)
        if max(press, cover) <= 0:
            return Line("reason.plan")
        return Line("reason.presses" if press >= cover else "reason.covers")

    def analyse(self, view: PlayerView[DuelState], rules: DuelRules) -> Analysis:
        """Wins of this turn for whoever acts, what the other threatens, and the worth of the position."""
        state = view.state
        if state.outcome is not None or len(state.leaders) < 2 or state.phase not in _PHASES:
            return Analysis((0.5, 0.5))
        sight, seat = _sight(rules, state), state.active
        foe = other(seat)
        acts = state.phase in ("actions", "nemesis")
        win = sight.win(seat, sight.here, sight.spent, WIN_LIMIT) if acts else 0
        threat = sight.win(foe, sight.here, 0, WIN_LIMIT)
        lines = [_of_win(int(seat), win)] if acts else []
        lines.append(Line("analysis.would_win" if threat else "analysis.no_threat", {"side": int(foe)}))
        lead = sight.value(sight.here, seat)
        if win:
            lead = WON
        lines.append(_of_lead(int(seat), lead))
        hopes = _hopes(lead)
        return Analysis(hopes if seat == 0 else hopes[::-1], tuple(lines))


def _seen(rules: DuelRules, state: DuelState, after: DuelState, seat: Seat) -> str | None:
    """What anybody can see on the board that a command has bettered: weights and free spaces (D050)."""
    old, new, foe = Field.of(rules.ground, state), Field.of(rules.ground, after), other(seat)
    if sum(weights(new, foe).values()) > sum(weights(old, foe).values()):
        return "reason.weighs"
    if sum(weights(new, seat).values()) < sum(weights(old, seat).values()):
        return "reason.relieves"
    if _room(new, foe) < _room(old, foe):
        return "reason.narrows"
    return "reason.room" if _room(new, seat) > _room(old, seat) else None


def _room(field: Field, seat: Seat) -> int:
    """Free spaces around a side's leader."""
    return len(field.free_beside(field.where[field.leaders[seat]]))


def _of_win(side: int, found: int) -> Line:
    if not found:
        return Line("analysis.no_win", {"side": side})
    return Line("analysis.win_one" if found == 1 else "analysis.win_now", {"side": side, "count": found})


def _of_lead(side: int, lead: int) -> Line:
    if abs(lead) <= _EVEN:
        return Line("analysis.even")
    return Line("analysis.lead", {"side": side if lead > 0 else 1 - side, "points": min(999, abs(lead))})


def _hopes(lead: int) -> tuple[float, ...]:
    part = 1 / (1 + math.exp(-max(-30.0, min(30.0, lead / _SPREAD))))
    return parts_of([part, 1 - part])


def _sight(rules: DuelRules, state: DuelState) -> Sight:
    return Sight(rules.ground, state, "", lambda: False)


def _after(rules: DuelRules, state: DuelState, command: DuelCommand) -> DuelState:
    """Where a command leads; cards that it may turn up bear on nothing here."""
    for event in rules.decide(state, command, Chance("insight", 0)):
        state = rules.evolve(state, event)
    return state


_PHASES = ("actions", "nemesis", "recruitment", "draw_offer")
INSIGHT = DuelInsight()
