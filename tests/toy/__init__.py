"""The toy game: hidden hands, dice and secret bids, made to prove the core before a real game needs it.

Two to four collectors hold cards nobody else sees. In turn each may draw, play, stow a card face down,
look at a card of somebody else, roll for gold once, and pass; after each round all bid in secret at the
same time for a trophy. Rule ids X01 to X09 are refusals of this game.
"""

from tests.toy.game import TOY, ToyGame
from tests.toy.rules import ToyRules

__all__ = ["TOY", "ToyGame", "ToyRules"]
