"""Leaders, the abstract duel: rules, words and notation."""

from game.games.duel.game import DUEL as DUEL

GAME = DUEL
