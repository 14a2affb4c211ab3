"""Wonders: two rival cities over three ages, with or without leaders."""

from game.games.wonders.game import WONDERS as WONDERS

GAME = WONDERS
