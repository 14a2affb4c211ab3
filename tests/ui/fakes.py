"""Stand-ins for what lies behind the screens: a shelf without files, a game without rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pygame

from game.core.ids import Seat, Viewpoint
from game.core.messages import Event, Outcome
from game.core.view import PlayerView
from game.kit.insight import Analysis, Line
from game.ui.face import Advice, Face, Marks, OptionField, RulesPage
from game.ui.shelf import AdviceFault, Adviser, Brain, Hint, OpenedTable, SavedGame
from game.ui.theme import BRASS, PAPER
from game.ui.timeline import Cue, Playing


class FakePicture:
    """A board of 5 by 5 spaces; knows no rules."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 1, 1)

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        self.rect = rect

    def draw(self, surface: pygame.Surface, state: Any, marks: Marks, playing: Playing | None = None) -> None:
        """Paint rings of brass on paper."""
        pygame.draw.rect(surface, PAPER, self.rect)
        for i in range(5):
            side = self.rect.width * (5 - i) // 5
            box = pygame.Rect(0, 0, side, self.rect.height * (5 - i) // 5)
            box.center = self.rect.center
            pygame.draw.ellipse(surface, BRASS, box, 2)

    def token_at(self, state: Any, pos: tuple[int, int]) -> str | None:
        """The column under a point."""
        if not self.rect.collidepoint(pos):
            return None
        return f"space:{(pos[0] - self.rect.left) * 5 // self.rect.width}"

    def cue(self, state: Any, event: Event) -> Cue:
        """Nothing moves."""
        return Cue(0.0)


@dataclass
class FakeState:
    """Where the fake game is."""

    turn: int = 0


@dataclass
class FakeFace:
    """The interface of the fake game."""

    name: str = "duel"
    has_secrets: bool = False
    seats: tuple[int, ...] = (2,)

    def title(self) -> str:
        """The game's name."""
        return "Leaders"

    def blurb(self) -> str:
        """One sentence."""
        return "Recruit a team, corner the other leader."

    def seat_name(self, state: Any, seat: Seat) -> str:
        """Queen and King."""
        return ("Queen", "King")[seat]

    def options(self) -> Sequence[OptionField]:
        """Three lines of the form."""
        return (
            OptionField(
                "mode", "Mode", (("discovery", "Discovery"), ("strategist", "Strategist")), "How cards come."
            ),
            OptionField(
                "draw_rule",
                "Draw rule",
                (("agreement", "By agreement"), ("repetition", "Repetition"), ("none", "None")),
            ),
            OptionField("vizier", "Vizier", (("on", "Plays"), ("off", "Stays in the box"))),
        )

    def pages(self) -> Sequence[RulesPage]:
        """A page for the game and for two characters."""
        words = "A leader who cannot be protected is captured. " * 4
        return (
            RulesPage("rules", "How it is won", None, (words, words)),
            RulesPage("piece:rider", "Rider", "duel/figures/rider", (words,)),
            RulesPage("piece:archer", "Archer", "duel/figures/archer", (words, words, words)),
        )

    def picture(self, ctx: Any, rules: Any) -> FakePicture:
        """The picture."""
        return FakePicture()

    def table(self, ctx: Any, desk: Any) -> Any:
        """The fake table: a bare scene that keeps its desk."""
        from tests.ui.pilot import BareScene

        return BareScene(ctx, f"table:{desk.session.header.game}")

    def status(self, state: Any, viewpoint: Viewpoint) -> str:
        """The top strip."""
        return "Round 1"

    def result(self, rules: Any, state: Any) -> tuple[str, str]:
        """How it ended."""
        return "The Queen wins", "The King stood between two of her characters and was captured (D061)."

    def graph(self, rules: Any, state: Any) -> tuple[float, float] | None:
        """Two lines that part."""
        turn = state.turn
        return 4.0 + turn * 0.4 + (turn % 3) * 0.5, max(0.0, 6.0 - turn * 0.3 + (turn % 4) * 0.4)

    def advice(self, rules: Any, state: Any, command: Any) -> Advice:
        """Press the button."""
        return Advice(("button:end",), "End.")

    def insight(self, rules: Any, state: Any, line: Line) -> str:
        """The key itself."""
        return f"{line.key}."

    def marker(self, state: Any, events: Sequence[Event]) -> str | None:
        """No marks."""
        return None


@dataclass
class FakeHeader:
    """What a scene reads from a log's header."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, Any]
    seed: str | None
    map: Any = None


class FakeSession:
    """A game of a few entries that is never decided by rules."""

    def __init__(self, header: FakeHeader, index: int = 1) -> None:
        self.header = header
        self.index = index
        self.rules = FakeRules()
        self.to_act = frozenset({Seat(0)})
        self.outcome: Outcome | None = None
        self.game = FakeGame()

    def view(self, viewpoint: Viewpoint) -> PlayerView[Any]:
        """The state."""
        return PlayerView(
            self.header.game, viewpoint, self.index, FakeState(self.index), self.to_act, self.outcome
        )

    def subscribe(self, viewpoint: Viewpoint, listener: Any) -> Any:
        """Nobody is told anything."""
        return lambda: None

    def text(self, viewpoint: Viewpoint, start: int, stop: int) -> list[tuple[int, str]]:
        """A sentence an entry."""
        return [(i, f"Sentence of entry {i} for {viewpoint}.") for i in range(start, stop)]


class FakeDesk:
    """A desk at which the game is over; the curtain and the result look at it."""

    def __init__(self) -> None:
        self.session = FakeSession(FakeHeader("duel", ("human", "human"), {}, None), 40)
        self.session.outcome = Outcome(winners=(Seat(0),), kind="capture", rule="D050")
        self.rules = self.session.rules
        self.waiting_for: Seat | None = Seat(1)
        self.taken_over = 0

    def recap_from(self, seat: Seat) -> int:
        """Two entries are new."""
        return self.session.index - 2

    def take_over(self) -> None:
        """Count it."""
        self.taken_over += 1
        self.waiting_for = None


class FakeGame:
    """A game that tells nothing."""

    def narrator(self, rules: Any) -> Any:
        """Nobody."""
        return None


class FakeRules:
    """Rules that change nothing."""

    def evolve(self, state: Any, event: Any) -> Any:
        """The same state."""
        return state


class FakeReplay:
    """Forty entries to look back on."""

    length = 40
    damage: str | None = None

    def __init__(self) -> None:
        self.header = FakeHeader("duel", ("human", "human"), {}, None)

    def view(self, index: int, viewpoint: Viewpoint) -> PlayerView[Any]:
        """The state after `index` entries."""
        return PlayerView("duel", viewpoint, index, FakeState(index), frozenset(), None)


@dataclass
class FakeAdviser:
    """Answers what it was given, `delay` frames after it is asked."""

    answer: Hint | AdviceFault
    asked: list[tuple[PlayerView[Any], Seat]] = field(default_factory=list)
    is_busy: bool = False
    has_restarted: bool = False
    is_closed: bool = False
    delay: int = 3
    waits: int = 0

    def ask_hint(self, view: PlayerView[Any], seat: Seat) -> None:
        """Keep what was asked."""
        self.asked.append((view, seat))
        self.is_busy, self.waits = True, self.delay

    def ask_analysis(self, view: PlayerView[Any]) -> None:
        """Not asked at tables."""
        raise AssertionError

    def poll(self) -> Hint | Analysis | AdviceFault | None:
        """The answer in a while."""
        self.waits -= 1
        if not self.is_busy or self.waits >= 0:
            return None
        self.is_busy = False
        return self.answer

    def drop(self) -> None:
        """Wanted no more."""
        self.is_busy = False

    def close(self) -> None:
        """The table is left."""
        self.is_closed = True


@dataclass
class FakeShelf:
    """A shelf with four like games. `begun` keeps what was asked for; `refuse` makes `new_table` fail."""

    logs: list[SavedGame] = field(default_factory=list)
    known: tuple[str, ...] = ("duel", "front", "wonders", "world")
    begun: list[tuple[str, tuple[str, ...], dict[str, Any], str | None, Path | None]] = field(
        default_factory=list
    )
    opened: list[Path] = field(default_factory=list)
    branched: list[int] = field(default_factory=list)
    refuse: Exception | None = None
    secrets: bool = False
    seats: tuple[int, ...] = (2,)
    known_adviser: Adviser | None = None
    known_levels: tuple[str, ...] = ("easy", "normal", "hard")

    def games(self) -> Sequence[str]:
        """The games."""
        return self.known

    def face(self, game: str) -> Face:
        """The fake face."""
        return cast(Face, FakeFace(game, self.secrets, self.seats))

    def maps(self, game: str) -> Sequence[tuple[str, Path | None]]:
        """Two boards."""
        return (("Painted board", None), ("Long board", Path("long.tmx")))

    def levels(self, game: str) -> Sequence[str]:
        """The levels that were given."""
        return self.known_levels

    def new_table(
        self,
        game: str,
        players: Sequence[str],
        options: Mapping[str, Any],
        seed: str | None = None,
        map_path: Path | None = None,
        log_path: Path | None = None,
    ) -> Any:
        """A fake session, or the refusal."""
        if self.refuse:
            raise self.refuse
        self.begun.append((game, tuple(players), dict(options), seed, map_path))
        return FakeSession(FakeHeader(game, tuple(players), options, seed))

    def saved(self) -> Sequence[SavedGame]:
        """The logs."""
        return self.logs

    def unfinished(self) -> SavedGame | None:
        """The first that can be gone on with."""
        return next((log for log in self.logs if not log.finished and log.problem is None), None)

    def open_table(self, path: Path) -> OpenedTable:
        """A fake session."""
        if self.refuse:
            raise self.refuse
        self.opened.append(path)
        return OpenedTable(FakeSession(FakeHeader("duel", ("human", "human"), {}, "seed"), 12))

    def open_replay(self, path: Path) -> Any:
        """A fake replay."""
        if self.refuse:
            raise self.refuse
        self.opened.append(path)
        return FakeReplay()

    def replay_of(self, session: Any) -> Any:
        """A fake replay."""
        return FakeReplay()

    def example(self, game: str, name: str) -> Any:
        """None here."""
        raise LookupError(name)

    def position_table(self, game: str, position: Any, players: Sequence[str]) -> Any:
        """No positions here."""
        raise ValueError(game)

    def branch(self, replay: Any, at: int) -> Any:
        """A fake session."""
        self.branched.append(at)
        return FakeSession(FakeHeader("duel", ("human", "human"), {}, "seed"), at)

    def brain(self, session: Any, seat: Seat, level: str) -> Brain:
        """There is none."""
        raise ValueError(level)

    def adviser(self, header: Any) -> Adviser | None:
        """The one that was given."""
        return self.known_adviser

    def replays_folder(self) -> Path:
        """Nowhere."""
        return Path()
