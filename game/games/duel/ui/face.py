"""The duel as the shared screens know it: names, options, rules pages, result, time line, graph.

Table and picture are imported when they are asked for: the title screen needs neither.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ids import Seat, Viewpoint
from game.core.messages import Event
from game.games.duel import events as e
from game.games.duel.capture import CAPTURE_WEIGHT, weights
from game.games.duel.commands import DuelCommand
from game.games.duel.field import Field
from game.games.duel.model import NORTH, RECRUITS, SIDES, SOUTH, DuelState, pieces_of
from game.games.duel.rulebook import rule_text
from game.games.duel.rules import DuelRules
from game.games.duel.settings import option_choices
from game.games.duel.text import DuelNarrator
from game.games.duel.ui import advising
from game.games.duel.ui.words import DuelWords
from game.kit.insight import Line
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.face import Advice, OptionField, Picture, RulesPage
from game.ui.scenes import Scene

_CHAPTERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("goal", ("D017", "D050", "D051", "D052", "D053", "D054", "D055", "D056", "D059")),
    ("turn", ("D015", "D020", "D021", "D022", "D023", "D024", "D025", "D026", "D029", "D057", "D058")),
    ("recruiting", ("D014", "D030", "D031", "D032", "D034", "D035", "D036", "D037", "D039", "D027")),
    ("ends", ("D061", "D062", "D128", "D129", "D150", "D151", "D152", "D154")),
    ("modes", ("D140", "D141", "D142", "D145", "D146", "D143")),
)


class DuelFace:
    """Implements `Face` for the duel."""

    name = "duel"
    has_secrets = False
    seats: tuple[int, ...] = (2,)

    def __init__(self) -> None:
        self._words = DuelWords()

    def title(self) -> str:
        """The game's name."""
        return self._words.say("title")

    def blurb(self) -> str:
        """One sentence for the tile."""
        return self._words.say("blurb")

    def seat_name(self, state: DuelState, seat: Seat) -> str:
        """South or North."""
        return self._words.side(state, seat)

    def side_name(self, seat: Seat) -> str:
        """South or North."""
        return self._words.say(f"side.{SIDES[seat]}")

    def options(self) -> Sequence[OptionField]:
        """The lines of the new-game form (section 5 of the rules)."""
        say = self._words.say
        return [
            OptionField(
                key,
                say(f"option.{key}"),
                tuple((value, say(f"option.{key}.{value}")) for value in choices),
                say(f"option.{key}.note"),
            )
            for key, choices in option_choices().items()
        ]

    def pages(self) -> Sequence[RulesPage]:
        """Chapters of the rules, then a page for each card."""
        say = self._words.say
        chapters = [
            RulesPage(f"chapter:{key}", say(f"chapter.{key}"), None, tuple(map(rule_text, ids)))
            for key, ids in _CHAPTERS
        ]
        return [*chapters, *(self._card_page(card) for card in ("king", "queen", *RECRUITS))]

    def picture(self, ctx: Context, rules: DuelRules) -> Picture:
        """The picture for viewer and screenshots."""
        from game.games.duel.ui.picture import DuelPicture

        return DuelPicture(ctx, rules.ground)

    def table(self, ctx: Context, desk: Desk) -> Scene:
        """The table for play."""
        from game.games.duel.ui.table import DuelTable

        return DuelTable(ctx, desk)

    def puzzles(self, ctx: Context) -> Scene:
        """The list of puzzles."""
        from game.games.duel.ui.puzzle_list import PuzzleListScene

        return PuzzleListScene(ctx)

    def status(self, state: DuelState, viewpoint: Viewpoint) -> str:
        """The line of the top strip."""
        from game.games.duel.ui.strip import headline_of

        return headline_of(self._words, state)

    def result(self, rules: DuelRules, state: DuelState) -> tuple[str, str]:
        """Headline and reason of a finished duel, with the rule that ended it."""
        say, outcome = self._words.say, state.outcome
        if outcome is None:
            return say("result.open"), ""
        if outcome.winners:
            headline = say("result.win", side=self._words.side(state, outcome.winners[0]))
        else:
            headline = say("result.draw")
        told = DuelNarrator(rules.cast).ending(state, outcome)
        if outcome.kind != "capture":
            return headline, told
        on_it = weights(Field.of(rules.ground, state), Seat(1 - outcome.winners[0]))
        names = [self._words.name(piece, state.options.names) for piece in on_it]
        return headline, f"{told} {say('result.by', pieces=say('result.and').join(names))}"

    def graph(self, rules: DuelRules, state: DuelState) -> tuple[float, float] | None:
        """How hard each side presses: weight on the rival leader and spaces taken from around it (0–2)."""
        if len(state.where) < 2 or state.leaders[0] not in state.where or state.leaders[1] not in state.where:
            return None
        field = Field.of(rules.ground, state)
        return _pressure(field, NORTH), _pressure(field, SOUTH)

    def advice(self, rules: DuelRules, state: DuelState, command: DuelCommand) -> Advice:
        """A command of a hint in words and touches."""
        return advising.advice(self._words, rules, state, command)

    def insight(self, rules: DuelRules, state: DuelState, line: Line) -> str:
        """A sentence of the computer player's judgement."""
        del rules
        return advising.insight(self._words, state, line)

    def marker(self, state: DuelState, events: Sequence[Event]) -> str | None:
        """The mark of an entry on the time line."""
        kinds: list[tuple[type[Event], str]] = [
            (e.GameEnded, "end"),
            (e.TurnBegan, "turn"),
            (e.NemesisRan, "nemesis"),
            (e.CardShown, "reveal"),
        ]
        for kind, mark in kinds:
            if any(isinstance(event, kind) for event in events):
                return mark
        return None

    def _card_page(self, card: str) -> RulesPage:
        """What a card says, a tip, and the rows of the rules that tell it in full."""
        entry = self._words.entry(card)
        rows = [row for piece in pieces_of(card) for row in self._words.piece(piece, "en").rules]
        spoken = entry.en
        paragraphs = (spoken.text, spoken.tip, *(rule_text(row) for row in dict.fromkeys(rows)))
        return RulesPage(f"card:{card}", spoken.name, f"duel/cards/{card}", tuple(p for p in paragraphs if p))


def _pressure(field: Field, seat: Seat) -> float:
    """What weighs on a seat's leader, and a part of 1 for each neighbour space that is taken."""
    home = field.where[field.leaders[seat]]
    around = len(field.ground.neighbours[home])
    taken = around - len(field.free_beside(home))
    return min(CAPTURE_WEIGHT, sum(weights(field, seat).values())) + taken / around


FACE = DuelFace()
