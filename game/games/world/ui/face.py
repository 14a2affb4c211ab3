"""The world game as the shared screens know it: names, options, rules pages, result, time line, graph.

Table and picture are imported when they are asked for: the title screen needs neither.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.ids import Seat, Viewpoint
from game.core.messages import Event
from game.games.world import events as e
from game.games.world.commands import WorldCommand
from game.games.world.examples import load_examples
from game.games.world.model import WorldState
from game.games.world.rulebook import rule_text
from game.games.world.rules import WorldRules
from game.games.world.settings import option_choices
from game.games.world.text import WorldNarrator
from game.games.world.ui import advising
from game.games.world.ui.words import WorldWords
from game.kit.insight import Line
from game.ui.context import Context
from game.ui.desk import Desk
from game.ui.face import Advice, OptionField, Picture, RulesPage
from game.ui.scenes import Scene
from game.ui.widgets import Widget

_CHAPTERS: tuple[tuple[str, str], ...] = (
    ("goal", "R024 R025 R026 R027 R036 R250 R251 R252 R253 A33 A34 A35"),
    ("setup", "R010 R017 R018 R019 R021 R022 R023 R048 R050 R052 R053 R054 R055 R056 R061 R062 A59"),
    ("turn", "R066 R067 R070 R072 R073 R113"),
    ("withdrawing", "R074 R075 R076 R079 R080 R081 R082 A08 A12 A13 A36"),
    ("news", "R084 R085 R086 R087 R088 A37 A38 A41 A49"),
    ("placing", "R114 R115 R116 R117 R118 R120 R220 R221 A28 A29"),
    ("moving", "R124 R125 R126 R127 R128 R129 R130 R131 R132 A01 A02 A03 A04 A05 A30 A32"),
    ("defence", "R137 R138 R139 R140 R222 R223 R224 R225 A10 A11 A27"),
    ("battle", "R145 R146 R147 R148 R149 R150 R151 R152 R162 R165 R166 R167 R168 R169 R170 R171"
               " A06 A07 A15 A16 A20 A21 A31"),
    ("units", "R155 R156 R157 R158 R159 R180 R181 R182 R185 A22 A42"),
    ("headquarters", "R173 R174 R175 R176 R177 R178 R184 R185 R029"),
    ("research", "R186 R187 R189 R190 R191 R193 R195 R198 R199 R200 R203 A40"),
    ("diplomacy", "R207 R208 R209 R210 R211 R212 R213 R217 R218 R219 R226 A43 A44 A50 A51 A52"),
    ("covert", "R232 R233 R234 R235 R236 R239 R240 R241 A45 A46 A47 A48"),
    ("missions", "R242 R243 R244 R245 R246 R247 R248 R249 A54 A58"),
)  # fmt: skip
"""The chapters of the rules pages with the rows that they tell."""

_MARKS: tuple[tuple[type[Event], str], ...] = (
    (e.GameEnded, "end"),
    (e.DiceRolled, "dice"),
    (e.BattleBegan, "reveal"),
    (e.TurnBegan, "turn"),
)


class WorldFace:
    """Implements `Face` for the world game."""

    name = "world"
    has_secrets = True
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)

    def __init__(self) -> None:
        self._words = WorldWords()

    def title(self) -> str:
        """The game's name."""
        return self._words.say("title")

    def blurb(self) -> str:
        """One sentence for the tile."""
        return self._words.say("blurb")

    def seat_name(self, state: WorldState, seat: Seat) -> str:
        """The nation, before one is chosen the player's number."""
        return self._words.who(state, seat)

    def options(self) -> Sequence[OptionField]:
        """The lines of the new-game form (section 6 of the rules)."""
        say = self._words.say
        return [
            OptionField(
                key,
                say(f"option.{key}"),
                tuple((value, self._choice(key, value)) for value in self._choices(key, choices)),
                say(f"option.{key}.note"),
                _scenario_card if key == "scenario" else None,
            )
            for key, choices in option_choices().items()
        ]

    def pages(self) -> Sequence[RulesPage]:
        """Chapters of the rules, then the worked examples."""
        say = self._words.say
        chapters = [
            RulesPage(f"chapter:{key}", say(f"chapter.{key}"), None, tuple(map(rule_text, ids.split())))
            for key, ids in _CHAPTERS
        ]
        examples = [
            RulesPage(
                f"example:{key}",
                say("example.title", name=say(f"example.{key}")),
                None,
                (say(f"example.{key}.text"), *map(rule_text, example.rules.split())),
                key,
            )
            for key, example in load_examples().items()
        ]
        return chapters + examples

    def picture(self, ctx: Context, rules: WorldRules) -> Picture:
        """The picture for viewer and screenshots."""
        from game.games.world.ui.picture import WorldPicture

        return WorldPicture(ctx, rules)

    def table(self, ctx: Context, desk: Desk) -> Scene:
        """The table for play."""
        from game.games.world.ui.table import WorldTable

        return WorldTable(ctx, desk)

    def status(self, state: WorldState, viewpoint: Viewpoint) -> str:
        """The line of the top strip."""
        from game.games.world.ui.strip import headline_of

        headline = headline_of(self._words, state)
        if state.round < 1:
            return headline
        return self._words.say("status", round=state.round, headline=headline)

    def result(self, rules: WorldRules, state: WorldState) -> tuple[str, str]:
        """Headline and reason of a finished game, with the rule that ended it."""
        say, outcome = self._words.say, state.outcome
        if outcome is None:
            return say("result.open"), ""
        headline = say("result.draw")
        if outcome.winners:
            headline = say("result.wins", who=self._words.who(state, outcome.winners[0]))
        return headline, WorldNarrator(rules).ending(state, outcome)

    def graph(self, rules: WorldRules, state: WorldState) -> tuple[float, ...] | None:
        """Each seat's marker on the production track, once the game has begun."""
        if state.round < 1 or not state.realms:
            return None
        return tuple(float(realm.track) for realm in state.realms)

    def advice(self, rules: WorldRules, state: WorldState, command: WorldCommand) -> Advice:
        """A command of a hint in words and touches."""
        return advising.advice(self._words, rules, state, command)

    def insight(self, rules: WorldRules, state: WorldState, line: Line) -> str:
        """A sentence of the computer player's judgement."""
        return advising.insight(self._words, rules, state, line)

    def marker(self, state: WorldState, events: Sequence[Event]) -> str | None:
        """Kind of mark on the time line."""
        for kind, mark in _MARKS:
            if any(isinstance(event, kind) for event in events):
                return mark
        return None

    def _choices(self, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
        """The choices of a setting; a number of rounds gets some to choose from."""
        return (*known, "8", "12", "16") if key == "turn_limit" else known

    def _choice(self, key: str, value: str) -> str:
        if key == "scenario":
            return self._words.names.scenarios[value].name
        return self._words.say(f"option.{key}.{value}")


def _scenario_card(ctx: Context, seats: int, picks: Mapping[str, str], width: int) -> Widget:
    """What the chosen scenario is like."""
    from game.games.world.ui.scenario_card import ScenarioCard

    return ScenarioCard(ctx, seats, picks, width)
