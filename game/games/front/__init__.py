"""The front: the Ardennes in December 1944, a hex wargame around leaders. See model.py for what is secret."""

from game.games.front.game import FRONT as FRONT

GAME = FRONT
