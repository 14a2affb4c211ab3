"""A puzzle on the duel's own table: win this turn, or be told why not; the solution step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from game.core.codec import plain
from game.core.messages import Command
from game.games.duel.commands import EndActions
from game.games.duel.model import other
from game.games.duel.puzzles import Failure, Puzzle, failure, rivals_run
from game.games.duel.ui.controls import Controls
from game.games.duel.ui.marking import Marking
from game.games.duel.ui.puzzle_sheet import PuzzleSheet
from game.games.duel.ui.strip import Strip, may_still_act
from game.games.duel.ui.table import DuelTable
from game.ui.desk import Desk
from game.ui.dialog import Answer, Dialog
from game.ui.face import Marks
from game.ui.help_scene import open_help
from game.ui.table_controls import Tool
from game.ui.table_ends import open_rules
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.core.ids import Seat
    from game.games.duel.model import DuelState
    from game.games.duel.ui.words import DuelWords
    from game.ui.context import Context

PLAYERS = ("human", "human")
Named = tuple[Puzzle, str]  # a puzzle and what it is called


class PuzzleTable(DuelTable):
    """One try at a puzzle. `following` is the puzzle after it, if any; `is_told`: the solution is shown.

    Nobody gives hints here: the best command is the answer.
    """

    def __init__(
        self, ctx: Context, named: Named, following: Callable[[], Named | None], is_told: bool = False
    ) -> None:
        self.puzzle, self.title = named
        self.following, self.is_told = following, is_told
        self.failure: Failure | None = None
        self.steps = 0  # of the solution, shown so far
        position = plain(msgspec.to_builtins(self.puzzle.state))
        session = ctx.shelf.position_table("duel", position, PLAYERS)
        super().__init__(ctx, Desk(ctx, session, PLAYERS, False))
        self.picture.has_market = False
        self.controls = PuzzleControls(self)
        self.group = self.controls.group
        self.marking: PuzzleMarking = PuzzleMarking(self)
        self.explain = PuzzleSheet(self)
        self.strip = PuzzleStrip(self, self.words)
        self._ended = True  # no result comes over the table
        self.unused_keys |= {"card", "hint"}

    @property
    def solver(self) -> Seat:
        """Whose turn must win."""
        return self.puzzle.state.active

    @property
    def is_solved(self) -> bool:
        """Whether the turn is won."""
        outcome = self.desk.view.state.outcome
        return outcome is not None and outcome.winners == (self.solver,)

    @property
    def standing(self) -> str:
        """How the try stands: `open`, `failed`, `solved`, or `told` while the solution is shown."""
        if self.is_told:
            return "told"
        return "solved" if self.is_solved else "open" if self.failure is None else "failed"

    @property
    def used(self) -> int:
        """How many actions of the turn are done; runs of the Nemesis are none."""
        return len(self._now.acted) - len(self.puzzle.state.acted)

    def refresh(self) -> None:
        """The turn went on: judge it, and let nobody act on once it is decided."""
        self.failure = None if self.is_told else failure(self.desk.rules, self.puzzle, self._now)
        super().refresh()
        self._recap = []
        if self.failure is not None or self.is_told:
            self.hand.aim(self._now, None)
            if self.size != (0, 0):
                self.layout(self.size)
        if self.is_solved and not self.is_told:
            self._keep_solved()

    def update(self, dt_ms: float) -> None:
        """An enemy Nemesis runs by herself, where it hurts most."""
        super().update(dt_ms)
        state = self._now
        if state.phase == "nemesis" and state.runner == other(self.solver) and self.desk.timeline.idle:
            self.submit(self._told_step() if self.is_told else rivals_run(self.desk.rules, state))

    def rewound(self) -> None:
        """The end is told in the corner."""

    def end_actions(self) -> None:
        """Give the turn up as it is: say why it has not won."""
        if self.desk.hand is not None and not self.is_told and not self.is_solved:
            self.failure = failure(self.desk.rules, self.puzzle, self._now, gave_up=True)
            self.hand.aim(self._now, None)
            self.layout(self.size)

    def undo(self) -> None:
        """Take back, but for the solution, which goes on step by step."""
        if not self.is_told:
            super().undo()

    def redo(self) -> None:
        """Do again what was taken back of one's own."""
        if not self.is_told:
            super().redo()

    def ask_hint(self) -> None:
        """Say where help is."""
        self.toasts.tell(self.words.say("puzzle.no_hint"))

    def key_words(self, action: str) -> str | None:
        """The turn can be ended here only to hear why it has not won."""
        return self.words.say("puzzle.key.end_turn") if action == "end_turn" else super().key_words(action)

    def submit(self, command: Command) -> bool:
        """Nothing is handed in once the turn has failed."""
        if isinstance(command, EndActions):
            self.end_actions()
            return False
        return super().submit(command)

    def open_menu(self) -> None:
        """Go on, rules, keys, or back to the list."""
        ctx, say = self.ctx, self.words.say
        answers = [
            Answer("resume", ctx.words("menu.resume"), primary=True),
            Answer("rules", ctx.words("menu.rules"), lambda: open_rules(ctx, self.desk, "")),
            Answer("keys", ctx.words("menu.keys"), lambda: open_help(ctx)),
            Answer("leave", say("puzzle.to_list"), self.to_list),
        ]
        ctx.scenes.push(Dialog(ctx, self.title, say("puzzle.menu"), answers))

    def again(self) -> None:
        """Put the figures back."""
        self.ctx.scenes.replace(PuzzleTable(self.ctx, (self.puzzle, self.title), self.following))

    def tell_solution(self) -> None:
        """Put the figures back and begin to show the win."""
        table = PuzzleTable(self.ctx, (self.puzzle, self.title), self.following, is_told=True)
        self.ctx.scenes.replace(table)

    def next_step(self) -> None:
        """One more command of the solution; a press hurries on what still moves."""
        if not self.desk.timeline.idle:
            self.desk.timeline.finish()
        if self.steps < len(self.puzzle.solution):
            self.submit(self._told_step())

    def next_puzzle(self) -> None:
        """On to the puzzle that follows, or back to the list."""
        named = self.following()
        if named is None:
            self.to_list()
        else:
            self.ctx.scenes.replace(PuzzleTable(self.ctx, named, self.following))

    def to_list(self) -> None:
        """Back to where the puzzle was chosen."""
        if self.ctx.scenes.top is self:
            self.ctx.scenes.pop()

    def headline(self) -> str:
        """What the strip says."""
        facts = {
            "step": self.steps,
            "steps": len(self.puzzle.solution),
            "left": len(may_still_act(self._now)),
        }
        return self.words.say(f"puzzle.head.{self.standing}", title=self.title, **facts)

    @property
    def _now(self) -> DuelState:
        state: DuelState = self.desk.view.state
        return state

    def _told_step(self) -> Command:
        self.steps += 1
        return self.puzzle.solution[self.steps - 1]

    def _keep_solved(self) -> None:
        settings = self.ctx.settings
        mark = f"duel/{self.puzzle.id}"
        if mark not in settings.puzzles_solved and self.puzzle.id != "own":
            settings.puzzles_solved = (*settings.puzzles_solved, mark)
            self.ctx.keep()


class PuzzleControls(Controls):
    """Undo to rules in the strip; below: cancel and confirm, or what can be done about the puzzle."""

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table)
        self._puzzle = table

    def tools(self) -> Sequence[tuple[Tool, Callable[[], None]]]:
        """No hint, and nothing to take back while the solution is shown."""
        hidden = {"hint", "undo", "redo"} if self._puzzle.is_told else {"hint"}
        return [one for one in super().tools() if one[0].name not in hidden]

    def lit_tools(self) -> Mapping[str, bool]:
        """Whether threats are shown."""
        return super().lit_tools()

    def actions(self) -> list[list[Button]]:
        """What the hand asks for, else what the puzzle offers."""
        table = self._puzzle
        if table.hand.picks:
            return super().actions()
        if table.is_told:
            done = table.steps == len(table.puzzle.solution)
            step = self._plate("puzzle.step", table.next_step, primary=not done)
            if done:
                step.disabled = table.words.say("puzzle.step.done")
            rows = [[step], [self._plate("puzzle.again", table.again, primary=done)]]
        elif table.is_solved:
            rows = [
                [self._plate("puzzle.next", table.next_puzzle, primary=True)],
                [self._plate("puzzle.again", table.again)],
            ]
        else:
            failed = table.failure is not None
            rows = [
                [self._plate("puzzle.again", table.again, primary=failed)],
                [self._plate("puzzle.solution", table.tell_solution)],
            ]
        return [*rows, [self._plate("puzzle.to_list", table.to_list)]]

    def _plate(self, name: str, act: Callable[[], None], primary: bool = False) -> Button:
        table = self._puzzle
        return Button(table.ctx, name.removeprefix("puzzle."), table.words.say(name), act, primary=primary)


class PuzzleMarking(Marking):
    """The duel's marks; the corner tells the task, the failure or the success."""

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table)
        self._puzzle = table

    @property
    def is_telling(self) -> bool:
        """Whether the corner is the puzzle's own: nothing is to be confirmed, no threats are explained."""
        return self._puzzle.hand.pending is None and not self.threats_on

    def marks(self) -> Marks:
        """The rival leader, when it has been won or not: how much weighs on it."""
        table, marks = self._puzzle, super().marks()
        leader = f"piece:{table.puzzle.state.leaders[other(table.solver)]}"
        if not table.desk.timeline.idle or not self.is_telling:
            return marks
        if table.is_solved:
            return replace(marks, winning=frozenset({leader}))
        if table.failure is not None:
            return replace(marks, selected=leader, notes={leader: str(table.failure.weight)})
        return marks

    def advice(self) -> list[str]:
        """The task and how it stands."""
        return [*self.told(), *self.story()] if self.is_telling else super().advice()

    def told(self) -> list[str]:
        """The task, or how it ended."""
        table = self._puzzle
        say, puzzle = table.words.say, table.puzzle
        side = table.words.side(puzzle.state, table.solver)
        if table.failure is not None:
            why = table.failure
            rival = table.words.side(puzzle.state, other(table.solver))
            return [
                say(f"puzzle.failed.{why.key}", side=side, rival=rival),
                say("puzzle.short", rival=rival, weight=why.weight, free=why.free),
            ]
        if table.standing == "open":
            several = [say("puzzle.several")] if puzzle.has_several else []
            task = "puzzle.task.one" if puzzle.actions == 1 else "puzzle.task"
            return [say(task, side=side, actions=puzzle.actions), *several, say("puzzle.hint")]
        done = table.is_told and table.steps == len(puzzle.solution)
        return [say("puzzle.told.done" if done else f"puzzle.{table.standing}", side=side)]

    def story(self) -> list[str]:
        """The turn in sentences, where it has been won or is shown."""
        desk = self._puzzle.desk
        if self._puzzle.standing not in ("solved", "told"):
            return []
        return [text for _, text in desk.session.text(desk.eyes, 1, desk.session.index)]


class PuzzleStrip(Strip):
    """The strip with the puzzle's own headline and no counters."""

    def __init__(self, table: PuzzleTable, words: DuelWords) -> None:
        super().__init__(table.ctx, words)
        self._table = table

    def headline(self, state: DuelState, thinking: bool) -> str:
        """The puzzle's name and how it stands."""
        return self._table.headline()

    def counters(self, state: DuelState) -> list[tuple[str, bool]]:
        """Turns do not matter here."""
        return []
