"""LEADERS, the Combined Strategy Game: rules and words. See model.py for what each seat may know."""

from game.games.world.game import WORLD as WORLD

GAME = WORLD
