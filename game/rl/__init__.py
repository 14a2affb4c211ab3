"""The games as environments for reinforcement learning, in PettingZoo's turn-taking interface (extra `rl`).

from game.rl.env import env
table = env("wonders", options={"leaders": "on"})
"""
