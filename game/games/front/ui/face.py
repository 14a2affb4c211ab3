"""The front as the shared screens know it: names, options, rules pages, result, time line, graph.

Table and picture are imported when they are asked for: the title screen needs neither.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ids import Seat, Viewpoint
from game.core.messages import Event
from game.games.front import events as e
from game.games.front.commands import FrontCommand
from game.games.front.model import FrontState
from game.games.front.rulebook import rule_text
from game.games.front.rules import FrontRules
from game.games.front.settings import option_choices
from game.games.front.text import FrontNarrator
from game.games.front.ui import advising
from game.games.front.ui.account import account_lines
from game.games.front.ui.words import FrontWords
from game.games.front.victory import lines
from game.kit.insight import Line
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.face import Advice, OptionField, Picture, RulesPage
from game.ui.scenes import Scene


def _rows(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"F{number:03}" for number in range(first, last + 1))


_CHAPTERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("sequence", (*_rows(35, 44),)),
    ("leaders", _rows(1, 34)),
    ("units", _rows(45, 55)),
    ("movement", (*_rows(56, 63), *_rows(103, 107))),
    ("modes", _rows(64, 69)),
    ("zones", _rows(70, 75)),
    ("terrain", ("F076", "F094")),
    ("assault", _rows(77, 88)),
    ("barrage", (*_rows(89, 93), *_rows(108, 110))),
    ("supply", _rows(95, 102)),
    ("night", ("F047", "F048", "F049", "F050", "F051", "F113", "F114")),
    ("events", _rows(115, 119)),
    ("victory", ("F111", "F112")),
    ("table", _rows(120, 125)),
)
"""The chapters of the rules pages with the rows that they tell."""

_MARKS: tuple[tuple[type[Event], str], ...] = (
    (e.GameEnded, "end"),
    (e.TurnBegan, "turn"),
    (e.InitiativeChecked, "dice"),
    (e.BonusRolled, "dice"),
    (e.NightTried, "dice"),
    (e.LifeRolled, "dice"),
)
_FIGHTS = ("assault", "barrage", "dice", "loss")


class FrontFace:
    """Implements `Face` for the front."""

    name = "front"
    has_secrets = True  # under fog of war; without it the table passes without a curtain
    seats: tuple[int, ...] = (2,)

    def __init__(self) -> None:
        self._words = FrontWords()

    def title(self) -> str:
        """The game's name."""
        return self._words.say("title")

    def blurb(self) -> str:
        """One sentence for the tile."""
        return self._words.say("blurb")

    def seat_name(self, state: FrontState, seat: Seat) -> str:
        """Germany or the United States."""
        del state
        return self.side_name(seat)

    def side_name(self, seat: Seat) -> str:
        """The same before the game."""
        return self._words.say(f"nation.{int(seat)}")

    def options(self) -> Sequence[OptionField]:
        """The lines of the new-game form (section 6 of the rules)."""
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
        """The chapters of the rules."""
        say = self._words.say
        return [
            RulesPage(f"chapter:{key}", say(f"chapter.{key}"), None, tuple(map(rule_text, ids)))
            for key, ids in _CHAPTERS
        ]

    def picture(self, ctx: Context, rules: FrontRules) -> Picture:
        """The picture for viewer and screenshots."""
        from game.games.front.ui.picture import FrontPicture

        return FrontPicture(ctx, rules)

    def table(self, ctx: Context, desk: Desk) -> Scene:
        """The table for play."""
        from game.games.front.ui.table import FrontTable

        return FrontTable(ctx, desk)

    def status(self, state: FrontState, viewpoint: Viewpoint) -> str:
        """The line of the top strip."""
        from game.games.front.ui.strip import headline_of

        del viewpoint
        headline = headline_of(self._words, state)
        return f"{self._words.turn(state.turn)} · {headline}" if state.turn else headline

    def result(self, rules: FrontRules, state: FrontState) -> tuple[str, str]:
        """Headline and reason of a finished game, with the account line by line."""
        outcome = state.outcome
        if outcome is None:
            return self._words.say("result.open"), ""
        account = lines(rules.course(state))
        points = int(sum(line.points for line in account))
        told = [FrontNarrator(rules).ending(outcome, points)]
        told += account_lines(self._words, rules, account)
        return self._words.say(f"result.{outcome.kind}"), "\n".join(told)

    def graph(self, rules: FrontRules, state: FrontState) -> tuple[float, ...] | None:
        """German points, and the points of the places that the Americans still hold."""
        if not state.units:
            return None
        german = float(sum(line.points for line in lines(rules.course(state))))
        held = sum(place.vp for place in rules.ground.map.places if state.control.get(place.hex) != 0)
        return german, float(held)

    def advice(self, rules: FrontRules, state: FrontState, command: FrontCommand) -> Advice:
        """A command of a hint in words and touches."""
        return advising.advice(self._words, rules, state, command)

    def insight(self, rules: FrontRules, state: FrontState, line: Line) -> str:
        """A sentence of the computer player's judgement."""
        del state
        return advising.insight(self._words, rules, line)

    def marker(self, state: FrontState, events: Sequence[Event]) -> str | None:
        """Kind of mark on the time line."""
        del state
        for kind, mark in _MARKS:
            if any(isinstance(event, kind) for event in events):
                return mark
        tags = [str(type(event).__struct_config__.tag) for event in events]
        return "reveal" if any(tag.startswith(_FIGHTS) for tag in tags) else None


FACE = FrontFace()
