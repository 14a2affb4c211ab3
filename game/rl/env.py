"""A game as a PettingZoo environment: agents take turns, each sees what its seat sees and no more.

An observation is `{"observation": numbers, "action_mask": flags}`. The numbers come from the seat's own view
by the game's encoder in this package; the flags say which numbers of the action space mean a command now
(see `actions.py`). Everybody gets 0 until the game ends, then the winners 1, the others -1, and 0 in a draw.
A game of too many entries is cut off (`truncations`).
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from game import library
from game.core.ids import SPECTATOR, Seat
from game.core.session import Session
from game.rl.actions import Offer
from game.rl.row import Row

MOST_ENTRIES = 5000
ILLEGAL = -1.0
"""What an agent gets for a number that means nothing; the game ends with it."""


def env(game: str, **settings: Any) -> Any:
    """A game's environment as training code wants it: wrong use is named, an illegal action loses at once.

    `settings` are those of `LeadersEnv`. Raises UnknownGameError, SetupError.
    """
    made = wrappers.TerminateIllegalWrapper(LeadersEnv(game, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class LeadersEnv(AECEnv):  # type: ignore[misc]
    """One table after another. Sizes are fixed by game, seats and options before the first game.

    The same seed gives the same game; after a seeded `reset` further ones without a seed follow from it.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        most_entries: int = MOST_ENTRIES,
        render_mode: str | None = None,
    ) -> None:
        """`seats` are as few as the game takes, unless said. Raises UnknownGameError, SetupError."""
        super().__init__()
        self.metadata = {"name": f"leaders_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        count = library.load(game).seats[0] if seats is None else seats
        self._made = (game, ("human",) * count, dict(options or {}))
        self._most = most_entries
        self._encoder: Any = importlib.import_module(f"game.rl.{game}")
        self._np_random: np.random.Generator | None = None
        self._session = self._laid("sizes")
        self._seen: dict[Seat, tuple[int, dict[str, Any], Offer | None]] = {}
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        width = len(self._numbers(Seat(0)))
        numbers: int = self._encoder.NUMBERS
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observed)
        self.action_spaces = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new table."""
        del options  # settings are fixed with the sizes
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self._session = self._laid(self._np_random.bytes(16).hex())
        self._seen.clear()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def step(self, action: int | None) -> None:
        """Carry out what the action means for the agent whose turn it is. Raises KeyError if nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._session.submit(self.command(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._end()
        self._accumulate_rewards()
        self._pass_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and what its actions mean now (nothing while others are to act)."""
        return self._look(self._seat(agent))[1]

    def command(self, action: int) -> Any:
        """The command that an action of the agent whose turn it is means. Raises KeyError."""
        offer = self._look(self._seat(self.agent_selection))[2]
        if offer is None:
            raise KeyError(action)
        return offer.command(action)

    def render(self) -> str | None:
        """The last entry in sentences that everybody may read."""
        if self.render_mode != "ansi":
            return None
        last = self._session.index - 1
        return "\n".join(text for _, text in self._session.text(SPECTATOR, last, last + 1))

    def close(self) -> None:
        """Nothing is held open."""

    def _laid(self, seed: str) -> Session[Any, Any, Any]:
        game, players, options = self._made
        return library.new_table(game, players, options, seed=seed)

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def _look(self, seat: Seat) -> tuple[int, dict[str, Any], Offer | None]:
        session = self._session
        kept = self._seen.get(seat)
        if kept is not None and kept[0] == session.index:
            return kept
        offer = None
        size: int = self._encoder.NUMBERS
        if self.agents and not self._is_over() and seat == self._next():
            commands = session.rules.commands(session.view(seat).state, seat)
            offer = Offer(commands, size, session.index)
        mask = np.zeros(size, np.int8) if offer is None else offer.mask()
        looked = (session.index, {"observation": self._numbers(seat), "action_mask": mask}, offer)
        self._seen[seat] = looked
        return looked

    def _numbers(self, seat: Seat) -> Any:
        row = Row()
        self._encoder.encode(row, self._session.view(seat).state, seat, self._session.rules)
        return row.array()

    def _next(self) -> Seat:
        """Who acts: of several who may at once, the one at the lowest seat."""
        return min(self._session.to_act)

    def _is_over(self) -> bool:
        return self._session.outcome is not None or self._session.index >= self._most

    def _end(self) -> None:
        outcome = self._session.outcome
        if outcome is not None:
            for agent in self.agents:
                won = self._seat(agent) in outcome.winners
                self.rewards[agent] = 0.0 if not outcome.winners else 1.0 if won else -1.0
                self.terminations[agent] = True
        elif self._is_over():
            self.truncations = dict.fromkeys(self.agents, True)

    def _pass_on(self) -> None:
        """Choose who acts next, and tell that agent how many commands share a number."""
        if self._is_over():
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self._next()]
        offer = self._look(self._next())[2]
        self.infos[self.agent_selection] = {"shared": 0 if offer is None else offer.shared}
