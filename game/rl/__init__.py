"""The games as environments for reinforcement learning, in PettingZoo's turn-taking interface (extra `rl`)."""
