"""What the screens ask of the rest of the product: games, saved logs, replays, computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from game.core.ids import Seat
from game.core.messages import Command
from game.core.view import PlayerView
from game.kit.insight import Analysis, Line
from game.ui.face import Face


@dataclass(frozen=True)
class SavedGame:
    """A log on the shelf. `problem` says why its own file cannot be gone on with: damage behind `entries`
    good ones, or, with none good, a log that cannot be opened (then only name and path are sure)."""

    path: Path
    game: str
    players: tuple[str, ...]
    entries: int
    finished: bool
    modified: float
    problem: str | None = None

    @property
    def lost(self) -> bool:
        """Whether nothing of it can be used."""
        return self.problem is not None and self.entries == 0


@dataclass(frozen=True)
class OpenedTable:
    """A live game from a log, with a notice when something at its end was dropped."""

    session: Any
    notice: str | None = None


class Brain(Protocol):
    """A computer player at one seat: asked with its seat's view, answers when it has thought.

    `trouble` is `brain_restarted` or `brain_stood_in` when it did not think as it should, else None.
    """

    @property
    def trouble(self) -> str | None:
        """What went wrong with the last question."""

    def ask(self, view: PlayerView[Any]) -> None:
        """Begin to think about this view; an earlier question is dropped."""

    def poll(self) -> Command | None:
        """The command, once it is there."""

    def close(self) -> None:
        """Stop thinking for good."""


@dataclass(frozen=True)
class Hint:
    """The command that the strongest computer player would give, and why."""

    command: Command
    reason: Line


@dataclass(frozen=True)
class AdviceFault:
    """No answer came, and why."""

    reason: str


class Adviser(Protocol):
    """Gives hints to people and judges positions, between frames; asked with views alone.

    `has_restarted`: it stopped over the last question and was started again, to answer it after all.
    """

    is_busy: bool
    has_restarted: bool

    def ask_hint(self, view: PlayerView[Any], seat: Seat) -> None:
        """Begin to look for a seat's best command in its own view."""

    def ask_analysis(self, view: PlayerView[Any]) -> None:
        """Begin to judge a position as that view shows it."""

    def poll(self) -> Hint | Analysis | AdviceFault | None:
        """The answer, once it is there. Never waits."""

    def drop(self) -> None:
        """The answer to the last question is wanted no more."""

    def close(self) -> None:
        """End it."""


class Shelf(Protocol):
    """The composition root as the screens see it."""

    def games(self) -> Sequence[str]:
        """The games that can be played, in the order of the title screen."""

    def face(self, game: str) -> Face:
        """A game's part of the interface."""

    def maps(self, game: str) -> Sequence[tuple[str, Path | None]]:
        """The maps a game can be played on, as (name, file); the first is the bundled one, without a file."""

    def levels(self, game: str) -> Sequence[str]:
        """The levels of a game's computer players, the lowest first; none where only people play it."""

    def new_table(
        self,
        game: str,
        players: Sequence[str],
        options: Mapping[str, Any],
        seed: str | None = None,
        map_path: Path | None = None,
        log_path: Path | None = None,
    ) -> Any:
        """A new session that saves itself. Raises ValueError or MapError with the reason."""

    def saved(self) -> Sequence[SavedGame]:
        """All logs on the shelf, newest first."""

    def unfinished(self) -> SavedGame | None:
        """The newest whole log whose game is not over."""

    def open_table(self, path: Path) -> OpenedTable:
        """Go on with a log. Raises LogError with line and reason."""

    def open_replay(self, path: Path) -> Any:
        """A replay of a log. Raises LogError with line and reason."""

    def replay_of(self, session: Any) -> Any:
        """A replay of a live game as far as it is played."""

    def example(self, game: str, name: str) -> Any:
        """A replay of a worked example of the rules, see `RulesPage.example`. Raises LookupError."""

    def position_table(self, game: str, position: Any, players: Sequence[str]) -> Any:
        """A session that begins with a position (as the line protocol's `set` takes it) and is kept
        nowhere: puzzles, exercises. Raises ValueError with a line a fault."""

    def branch(self, replay: Any, at: int) -> Any:
        """A new session that begins with the replay's first `at` entries and saves itself."""

    def brain(self, session: Any, seat: Seat, level: str) -> Brain:
        """A computer player for a seat."""

    def adviser(self, header: Any) -> Adviser | None:
        """Hints and analyses for the game of a log's header; None where only people play it."""

    def replays_folder(self) -> Path:
        """Where exported pictures and copies go."""
