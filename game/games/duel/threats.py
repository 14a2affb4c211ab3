"""An aid: who could weigh on a leader after one action of the enemy's, and from which spaces."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.duel.capture import weights
from game.games.duel.field import Field
from game.games.duel.model import DuelState, PieceId, other
from game.games.duel.rules import DuelRules
from game.kit.board import Space


@dataclass(frozen=True)
class Threats:
    """What endangers one leader: the pieces that weigh on it now, those that could, and where from."""

    now: dict[PieceId, int]
    could: frozenset[PieceId]
    spaces: frozenset[Space]


def threats(rules: DuelRules, state: DuelState, seat: Seat) -> Threats:
    """The threats to a seat's leader, if the other side were to act now with any one character (D050)."""
    enemy = other(seat)
    field = Field.of(rules.ground, state)
    now = weights(field, seat)
    if state.phase == "over":
        return Threats(now, frozenset(), frozenset())
    turned = msgspec.structs.replace(
        state, phase="actions", active=enemy, acted=(), runner=None, offered_by=None, recruits_left=0
    )
    could: set[PieceId] = set()
    spaces: set[Space] = set()
    for command in rules.commands(turned, enemy):
        try:
            events = rules.decide(turned, command, Chance("threats", 0))
        except Illegal:
            continue
        after = turned
        for event in events:
            after = rules.evolve(after, event)
        if after.phase == "actions" or after.outcome or after.phase == "nemesis":
            reached = weights(Field.of(rules.ground, after), seat)
            could |= reached.keys() - now.keys()
            spaces |= {after.where[piece] for piece in reached.keys() - now.keys()}
    return Threats(now, frozenset(could), frozenset(spaces))
