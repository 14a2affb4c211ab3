"""The rules of wonders as the table calls them: decide, evolve, legal commands, views and the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.chance import Chance
from game.core.ids import Seat, Viewpoint
from game.core.messages import Illegal, Outcome
from game.core.ruleset import Choice, Setup, Token
from game.games.wonders import commands as c
from game.games.wonders import hands, inspection, sight
from game.games.wonders.actions import act, actions
from game.games.wonders.agenda import answers, carry_out
from game.games.wonders.course import Course
from game.games.wonders.events import WondersEvent
from game.games.wonders.evolve import evolve
from game.games.wonders.flow import begin_turn, settle
from game.games.wonders.model import BOTH, WondersOptions, WondersState
from game.games.wonders.recruitment import declare, lay
from game.games.wonders.refusals import refusal, to_act
from game.games.wonders.scoring import cost_of
from game.games.wonders.setup import lay_out, take
from game.games.wonders.why_not import why_not


class WondersRules:
    """The rules of wonders; they know no map."""

    name = "wonders"
    version = 1

    def initial(self, setup: Setup) -> WondersState:
        """The empty table with the settings of this game."""
        options: WondersOptions = setup.options
        return WondersState(options=options)

    def setup(self, state: WondersState, chance: Chance) -> tuple[WondersEvent, ...]:
        """Who is first, the tokens, the first draft (W001-W009, W141-W144)."""
        course = Course(state, chance)
        lay_out(course)
        return tuple(course.events)

    def to_act(self, state: WondersState) -> frozenset[Seat]:
        """The seats that may command now; both while leaders are chosen (W147)."""
        return to_act(state)

    def outcome(self, state: WondersState) -> Outcome | None:
        """How the game ended, or None."""
        return state.outcome

    def decide(
        self, state: WondersState, command: c.WondersCommand, chance: Chance
    ) -> tuple[WondersEvent, ...]:
        """The events of a command. Raises Illegal with the rule and what is in the way."""
        refused = refusal(state, command)
        if refused is not None:
            raise refused
        course = Course(state, chance)
        match command:
            case c.TakeLeader(leader=item) | c.TakeWonder(wonder=item):
                take(course, command.seat, item)
            case c.LayLeader(leader=leader):
                lay(course, command.seat, leader)
            case c.Recruit():
                declare(course, command.seat, "recruit")
                settle(course)
            case c.Dismiss():
                declare(course, command.seat, "discard")
                settle(course)
            case c.LetBegin(who=who):
                begin_turn(course, who)
            case c.Build() | c.Discard() | c.Construct() | c.Tuck():
                act(course, command)
                settle(course)
            case _:
                carry_out(course, command)
                settle(course)
        return tuple(course.events)

    def evolve(self, state: WondersState, event: WondersEvent) -> WondersState:
        """The state after an event."""
        return evolve(state, event)

    def commands(self, state: WondersState, seat: Seat) -> Iterator[c.WondersCommand]:
        """Every legal command of a seat, each once, in a fixed order."""
        if seat not in to_act(state):
            return
        if state.agenda:
            yield from answers(state)
            return
        match state.phase:
            case "leader_draft":
                yield from (c.TakeLeader(seat=seat, leader=one) for one in state.draft)
            case "wonder_draft":
                yield from (c.TakeWonder(seat=seat, wonder=one) for one in state.draft)
            case "choose":
                yield from (c.LayLeader(seat=seat, leader=one) for one in state.cities[seat].hand)
            case "declare":
                if cost_of(state.options, state.chosen[seat]) <= state.cities[seat].coins:
                    yield c.Recruit(seat=seat)
                yield c.Dismiss(seat=seat)
            case "begin":
                yield from (c.LetBegin(seat=seat, who=who) for who in BOTH)
            case "turn":
                yield from actions(state)
            case _:
                return

    def choices(
        self, state: WondersState, seat: Seat, picks: tuple[Token, ...]
    ) -> Mapping[Token, Choice[c.WondersCommand]]:
        """What a hand that has touched `picks` may touch next."""
        return hands.tree(self.commands(state, seat)).get(picks, {})

    def why_not(
        self, state: WondersState, seat: Seat, picks: tuple[Token, ...], token: Token
    ) -> Illegal | None:
        """Why touching `token` next is not possible; None where it is."""
        return why_not(state, seat, picks, token, hands.tree(self.commands(state, seat)))

    def conceal(self, state: WondersState, viewpoint: Viewpoint) -> WondersState:
        """The state as a viewpoint knows it (W082-W084, W160, W330)."""
        return sight.conceal(state, viewpoint)

    def redact(self, state: WondersState, event: WondersEvent, viewpoint: Viewpoint) -> WondersEvent:
        """The event as a viewpoint learns it."""
        return sight.redact(state, event, viewpoint)

    def seals(self, state: WondersState, event: WondersEvent) -> bool:
        """Whether undo stops behind the event."""
        return sight.seals(state, event)

    def inconsistencies(self, state: WondersState) -> list[str]:
        """What is wrong with a position edited by hand, one line a fault, each naming its field."""
        return inspection.inconsistencies(state)
