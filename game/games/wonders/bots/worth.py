"""What a packed game is worth to a seat: points by now, what is still to come of them, and the two victories
that end a game at once. In points; `chance` turns them into a share of wins."""

from __future__ import annotations

import math

from game.games.wonders import effects as f
from game.games.wonders.bots.levels import Level
from game.games.wonders.fast import Fast
from game.games.wonders.fast_city import FastCity
from game.games.wonders.fast_state import FastState

WON = 100.0
_TEMPO = 2.0  # points that being the next to act is worth
_SPREAD = 9.0  # points of lead that make a win about 73 % sure
_BROWN, _GREY = (5.8, 3.8, 2.0, 0.7), (5.4, 2.7, 0.7, 0.0)
_UNIT = (_BROWN, _BROWN, _BROWN, _GREY, _GREY)
"""What the first, second, ... unit of each resource is worth while all turns are to come."""
_CHOICE = {2: 1.6, 3: 2.0}
_LINK = 0.9
_COIN = 0.5  # beyond the points it scores
_WONDER = 3.4
_SYMBOLS = (0.0, 0.6, 1.6, 3.2, 6.5, 14.0)
_PAWN = (0.0, 1.0, 1.8, 2.8, 3.9, 5.0, 7.0, 9.6, 14.0, WON)
_TURNS = 60.0
_LASTING: dict[type[f.Effect], float] = {
    f.Rebate: 3.0, f.TradeShare: 3.0, f.TradeToll: 2.0, f.RedBonus: 2.6, f.WonderTurns: 4.5, f.LinkCoins: 2.0,
    f.CancelMove: 2.5, f.IncomeBonus: 2.0, f.OneUnit: 2.5, f.LootTimes: 1.5, f.LootToOwner: 1.5,
    f.LootMirror: 1.0, f.ConquestShields: 1.5, f.NoWonderLimit: 1.5, f.SplitPair: 3.5, f.CopySymbol: 3.5,
    f.TuckCard: 4.0, f.FromRemoved: 4.0, f.FromGuilds: 5.0,
}  # fmt: skip


def chance(game: Fast, seat: int, level: Level) -> float:
    """The share of wins to expect for a seat, 0 to 1."""
    if game.winner != -2:
        return 1.0 if game.winner == seat else 0.5 if game.winner == -1 else 0.0
    lead = worth(game, seat, level) - worth(game, 1 - seat, level)
    lead += _TEMPO if game.to_act() == seat else -_TEMPO
    return 1.0 / (1.0 + math.exp(-lead / _SPREAD))


def worth(game: FastState, seat: int, level: Level) -> float:
    """Points of a seat, those to come included."""
    city = game.cities[seat]
    left = turns_left(game, level) / _TURNS
    ahead = game.pawn if seat == 0 else -game.pawn
    value = float(game.score(seat)) + 0.35 * (city.coins % 3)
    if level.sees_victories:
        if ahead > 0:
            value += _PAWN[ahead] - (2 if ahead < 3 else 5 if ahead < 6 else 10) * (1 - left)
        kinds = sum(1 for shown in city.symbols if shown > 0)
        value += _SYMBOLS[min(kinds, 5)] * min(1.0, 0.25 + left)
    if level.sees_growth:
        value += left * _growth(game, seat, city)
    return value


def turns_left(game: FastState, level: Level) -> float:
    """How many cards are still to be taken in the game, as far as the level sees."""
    age = game.age or 1
    if game.phase in ("turn", "begin", "laid") and game.display:
        here = sum(1 for card in game.display if card)
    else:
        here = 20
    return here + 20 * (3 - age) if level.sees_ages else here


def _growth(game: FastState, seat: int, city: FastCity) -> float:
    """What producers, links, wonders and lasting effects would still bring if all turns were to come."""
    made, value = city.made, 0.0
    for resource in range(5):
        weights = _UNIT[resource]
        for unit in range(min(made[resource], 4)):
            value += weights[unit]
        if city.fixed[resource]:
            value += 1.1 + 0.3 * game.cities[1 - seat].sold[resource]
    for options in city.choosers:
        value += _CHOICE.get(len(options), 2.0)
    value += _LINK * min(len(city.links), 6)
    waiting = len(city.wonders) - len(city.built)
    built = len(city.built) + len(game.cities[1 - seat].built)
    value += _WONDER * (min(waiting, 7 - built) if game.options.leaders == "off" else waiting)
    for source, effect in city.kinds:
        if source not in city.spent:
            value += _LASTING.get(type(effect), 0.0)
    value += _COIN * min(city.coins, 8)
    return value
