"""Which card to take and where to put it: worth, safety, and what may turn up next for the rival."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ids import Seat
from game.games.duel.bots.cards import card_worth
from game.games.duel.bots.choice import Choice
from game.games.duel.bots.levels import Level
from game.games.duel.bots.sight import Sight, Stop
from game.games.duel.commands import Recruit
from game.games.duel.fast_worth import WON
from game.games.duel.field import Field
from game.games.duel.ground import Ground
from game.games.duel.model import FULL_TEAM, CardId, DuelState, other
from game.games.duel.recruitment import placed, placements

_DENIED = 40  # hundredths of what the enemy may take next that count against a choice


def best_recruit(
    level: Level, ground: Ground, state: DuelState, seat: Seat, stop: Stop, seed: str
) -> Recruit:
    """The placement to make; one that wins comes first, then the best after which the enemy cannot win."""
    ranked: list[tuple[int, Recruit]] = []
    sights: dict[CardId, Sight] = {}
    for command in placements(Field.of(ground, state), state):
        where = placed(command.card, command.spaces)
        sight = sights.get(command.card)
        if sight is None:
            sight = sights[command.card] = Sight(ground, state, seed, stop, where)
        key = _key(sight, where)
        if sight.is_lost(key, other(seat)):
            return command
        value = sight.value(key, seat) + card_worth(level, command.card)
        if level.replies:
            value -= _DENIED * expected_card(level, state, command.card, other(seat)) // 100
        ranked.append((value, command))
    ranked.sort(key=lambda entry: -entry[0])
    return _safest(level, ranked, sights, seat, stop)


def expected_card(level: Level, state: DuelState, taken: CardId, rival: Seat) -> int:
    """What the best card is worth that the rival will find open: the next one shown is averaged over."""
    if len(state.teams[rival]) >= FULL_TEAM:
        return 0
    left = [card for card in state.market if card != taken]
    best = max((card_worth(level, card) for card in left), default=0)
    if not state.pile:
        return best
    return sum(max(best, card_worth(level, card)) for card in state.pile) // len(state.pile)


def _safest(
    level: Level, ranked: Sequence[tuple[int, Recruit]], sights: dict[CardId, Sight], seat: Seat, stop: Stop
) -> Recruit:
    best, best_value = ranked[0][1], -2 * WON
    for value, command in ranked[: max(1, level.replies)]:
        if level.replies and not stop():
            sight = sights[command.card]
            key = _key(sight, placed(command.card, command.spaces))
            choice = Choice(sight, seat, level, lambda key: 0, lambda: False)
            value = choice.glanced(key, value)
            if value > best_value:
                value = choice.looked_at(key, value)
        if value > best_value:
            best, best_value = command, value
    return best


def _key(sight: Sight, where: dict[str, str]) -> int:
    """The position with the newcomers on these spaces; the sight was made with them on others."""
    board, key = sight.at(sight.here), sight.here
    for piece, space in where.items():
        slot = board.slot[piece]
        key += (board.ground.number[space] - board.spot[slot]) * board.radix[slot]
    return key
