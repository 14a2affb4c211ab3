"""Wonders as the shared screens know it: names, options, rules pages, result, time line, graph.

Table and picture are imported when they are asked for: the title screen needs neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.ids import Seat, Viewpoint
from game.core.messages import Event
from game.games.wonders import events as e
from game.games.wonders.commands import WondersCommand
from game.games.wonders.model import WondersState
from game.games.wonders.rulebook import rule_text
from game.games.wonders.scoring import score
from game.games.wonders.settings import option_choices
from game.games.wonders.text import WondersNarrator
from game.games.wonders.ui import advising
from game.games.wonders.ui.thing_pages import thing_pages
from game.games.wonders.ui.words import WondersWords
from game.kit.insight import Line
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.face import Advice, OptionField, Picture, RulesPage
from game.ui.scenes import Scene

_CHAPTERS: tuple[tuple[str, str], ...] = (
    ("goal", "W054 W064 W070 W071 W072 W073 W074 W155"),
    ("setup", "W002 W003 W004 W005 W006 W007 W008 W009 W141 W142 W143 W144"),
    ("ages", "W010 W011 W012 W013 W014 W015 W016 W017 W018 W028 W029"),
    ("turn", "W020 W021 W022 W023 W024 W025 W026 W027 W080 W081 W085"),
    ("trade", "W030 W031 W032 W033 W034 W035 W036 W037 W307 W308"),
    ("effects", "W040 W041 W042 W043 W044 W045 W046"),
    ("military", "W050 W051 W052 W053 W054 W055 W312 W313 W314"),
    ("science", "W060 W061 W062 W063 W064 W301 W302 W309 W310"),
    ("recruiting", "W145 W146 W147 W148 W149 W150 W151 W152 W153 W154 W157 W158 W159 W160 W161 W162"),
    ("open", "W082 W083 W084 W330"),
)
"""The chapters of the rules pages with the rows that they tell."""

_MARKS: tuple[tuple[type[Event], str], ...] = (
    (e.GameEnded, "end"),
    (e.AgeLaid, "reveal"),
    (e.LeadersTurned, "reveal"),
    (e.CardShown, "reveal"),
    (e.TurnBegan, "turn"),
)


class WondersFace:
    """Implements `Face` for wonders."""

    name = "wonders"
    has_secrets = True
    seats: tuple[int, ...] = (2,)

    def __init__(self) -> None:
        self._words = WondersWords()

    def title(self) -> str:
        """The game's name."""
        return self._words.say("title")

    def blurb(self) -> str:
        """One sentence for the tile."""
        return self._words.say("blurb")

    def seat_name(self, state: WondersState, seat: Seat) -> str:
        """West or East."""
        del state
        return self.side_name(seat)

    def side_name(self, seat: Seat) -> str:
        """The same before the game."""
        return self._words.side(seat)

    def options(self) -> Sequence[OptionField]:
        """The lines of the new-game form (section 7 of the rules)."""
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
        """Chapters of the rules, then a page for each wonder, token, leader and card."""
        say = self._words.say
        chapters = [
            RulesPage(f"chapter:{key}", say(f"chapter.{key}"), None, tuple(map(rule_text, ids.split())))
            for key, ids in _CHAPTERS
        ]
        return [*chapters, *thing_pages()]

    def picture(self, ctx: Context, rules: Any) -> Picture:
        """The picture for viewer and screenshots."""
        from game.games.wonders.ui.picture import WondersPicture

        del rules
        return WondersPicture(ctx)

    def table(self, ctx: Context, desk: Desk) -> Scene:
        """The table for play."""
        from game.games.wonders.ui.table import WondersTable

        return WondersTable(ctx, desk)

    def status(self, state: WondersState, viewpoint: Viewpoint) -> str:
        """The line of the top strip."""
        from game.games.wonders.ui.strip import headline_of

        del viewpoint
        headline = headline_of(self._words, state)
        return self._words.say("status", age="I" * state.age, headline=headline) if state.age else headline

    def result(self, rules: Any, state: WondersState) -> tuple[str, str]:
        """Headline and reason of a finished game, with the rule that ended it."""
        del rules
        say, outcome = self._words.say, state.outcome
        if outcome is None:
            return say("result.open"), ""
        told = WondersNarrator().ending(state, outcome)
        if len(outcome.winners) != 1:
            return say("result.shared"), told
        return say("result.win", side=self._words.side(outcome.winners[0])), told

    def graph(self, rules: Any, state: WondersState) -> tuple[float, float] | None:
        """Each city's points as they stand, once the first age lies."""
        del rules
        if state.age < 1:
            return None
        return float(score(state, Seat(0)).total), float(score(state, Seat(1)).total)

    def advice(self, rules: Any, state: WondersState, command: WondersCommand) -> Advice:
        """A command of a hint in words and touches."""
        del rules, state
        return advising.advice(self._words, command)

    def insight(self, rules: Any, state: WondersState, line: Line) -> str:
        """A sentence of the computer player's judgement."""
        del rules, state
        return advising.insight(self._words, line)

    def marker(self, state: WondersState, events: Sequence[Event]) -> str | None:
        """Kind of mark on the time line."""
        del state
        for kind, mark in _MARKS:
            if any(isinstance(event, kind) for event in events):
                return mark
        return None


FACE = WondersFace()
