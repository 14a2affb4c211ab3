"""The duel's rules as the table calls them: decide, evolve, legal commands, views and the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import assert_never

from game.core.chance import Chance
from game.core.ids import Seat, Viewpoint
from game.core.messages import Illegal, Outcome
from game.core.ruleset import Choice, Setup, Token
from game.games.duel import hands, inspection, sight
from game.games.duel.abilities import Plan
from game.games.duel.actions import actor_of, all_safe_plans, plan_events, plans
from game.games.duel.capture import loss
from game.games.duel.characters import Cast, load_cast
from game.games.duel.commands import (
    AcceptDraw,
    Action,
    Ban,
    DeclineDraw,
    DuelCommand,
    EndActions,
    OfferDraw,
    Recruit,
    Run,
)
from game.games.duel.draws import drawn
from game.games.duel.events import (
    CardBanned,
    DrawDeclined,
    DrawOffered,
    DuelEvent,
    GameEnded,
    NemesisRan,
    Recruited,
)
from game.games.duel.evolve import evolve
from game.games.duel.field import Field
from game.games.duel.flow import (
    Course,
    after_action,
    after_recruit,
    begin_turn,
    end_actions,
    end_if_lost,
)
from game.games.duel.ground import Ground
from game.games.duel.model import DuelOptions, DuelState
from game.games.duel.nemesis import runs
from game.games.duel.recruitment import placements
from game.games.duel.refusals import (
    ban_refusal,
    phase_refusal,
    recruit_refusal,
    run_refusal,
    seat_refusal,
    to_act,
)
from game.games.duel.refusals_action import action_refusal
from game.games.duel.setup import lay_out
from game.games.duel.why_not import Finger


class DuelRules:
    """The rules of the duel on one board."""

    name = "duel"
    version = 1

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.cast: Cast = load_cast()

    def initial(self, setup: Setup) -> DuelState:
        """The empty board with the settings of this duel."""
        options: DuelOptions = setup.options
        return DuelState(options=options)

    def setup(self, state: DuelState, chance: Chance) -> tuple[DuelEvent, ...]:
        """Deal leaders, lay out cards, begin the first turn or ban (D010-D012, D141, D146)."""
        return lay_out(self.ground, self.cast, state, chance)

    def to_act(self, state: DuelState) -> frozenset[Seat]:
        """The one seat that may command now; nobody when the duel is over."""
        return to_act(state)

    def outcome(self, state: DuelState) -> Outcome | None:
        """How the duel ended, or None."""
        return state.outcome

    def decide(self, state: DuelState, command: DuelCommand, chance: Chance) -> tuple[DuelEvent, ...]:
        """The events of a command. Raises Illegal with the rule and what is in the way."""
        refusal = seat_refusal(state, command.seat) or phase_refusal(state, command)
        if refusal is not None:
            raise refusal
        course = Course(self.ground, state)
        match command:
            case Run():
                _run(course, command)
            case Ban():
                _ban(course, command)
            case OfferDraw():
                course.tell(DrawOffered(seat=command.seat))
            case AcceptDraw():
                course.tell(GameEnded(outcome=drawn("agreement", "D154")))
            case DeclineDraw():
                course.tell(DrawDeclined(seat=command.seat))
            case EndActions():
                end_actions(course)
            case Recruit():
                _recruit(course, command, chance)
            case _:
                _act(course, command)
        return tuple(course.events)

    def evolve(self, state: DuelState, event: DuelEvent) -> DuelState:
        """The state after an event."""
        return evolve(state, event)

    def commands(self, state: DuelState, seat: Seat) -> Iterator[DuelCommand]:
        """Every legal command of a seat, each once, in a fixed order."""
        if seat not in to_act(state):
            return
        match state.phase:
            case "actions":
                for plan in all_safe_plans(Field.of(self.ground, state), state):
                    yield plan.command
                yield EndActions(seat=seat)
                yield from _offers(state, seat)
            case "recruitment":
                yield from placements(Field.of(self.ground, state), state)
                yield from _offers(state, seat)
            case "nemesis":
                for path in runs(Field.of(self.ground, state)):
                    yield Run(seat=seat, path=path)
            case "ban":
                for card in state.market:
                    yield Ban(seat=seat, card=card)
            case "draw_offer":
                yield AcceptDraw(seat=seat)
                yield DeclineDraw(seat=seat)
            case "setup" | "over":
                return
            case _:
                assert_never(state.phase)

    def choices(
        self, state: DuelState, seat: Seat, picks: tuple[Token, ...]
    ) -> Mapping[Token, Choice[DuelCommand]]:
        """What a hand that has touched `picks` may touch next."""
        return hands.choices(self.ground, state, picks, self.commands(state, seat))

    def why_not(self, state: DuelState, seat: Seat, picks: tuple[Token, ...], token: Token) -> Illegal | None:
        """Why touching `token` next is not possible; None where it is."""
        refusal = seat_refusal(state, seat)
        if refusal is not None:
            return refusal

        def refuse(command: DuelCommand) -> Illegal | None:
            try:
                self.decide(state, command, Chance("", 0))
            except Illegal as illegal:
                return illegal
            return None

        touches = (*picks, token)
        for depth, touched in enumerate(touches):
            if touched not in self.choices(state, seat, touches[:depth]):
                finger = Finger(Field.of(self.ground, state), state, seat, refuse)
                return finger.why_not(touches[:depth], touched)
        return None

    def conceal(self, state: DuelState, viewpoint: Viewpoint) -> DuelState:
        """The state as a viewpoint knows it: all of it (D018)."""
        return sight.conceal(state, viewpoint)

    def redact(self, state: DuelState, event: DuelEvent, viewpoint: Viewpoint) -> DuelEvent:
        """The event as a viewpoint learns it: all of it (D018)."""
        return sight.redact(state, event, viewpoint)

    def seals(self, state: DuelState, event: DuelEvent) -> bool:
        """Whether undo stops behind the event (D152)."""
        return sight.seals(state, event)

    def inconsistencies(self, state: DuelState) -> list[str]:
        """What is wrong with a position edited by hand, one line a fault, each naming its field."""
        return inspection.inconsistencies(self.ground, state)


def _offers(state: DuelState, seat: Seat) -> Iterator[OfferDraw]:
    if phase_refusal(state, OfferDraw(seat=seat)) is None:
        yield OfferDraw(seat=seat)


def _act(course: Course, command: Action) -> None:
    field, state = course.field, course.state
    piece = actor_of(command)
    found: list[Plan] = list(plans(field, state, piece)) if piece in field.where else []
    plan = next((p for p in found if p.command == command), None)
    if plan is None or loss(field.after(plan.ends), state.active) is not None:
        raise action_refusal(field, state, command, found)
    course.tell(*plan_events(field, plan))
    after_action(course, frozenset(plan.ends))


def _run(course: Course, command: Run) -> None:
    field = course.field
    if command.path not in runs(field):
        raise run_refusal(field, command)
    course.tell(NemesisRan(origin=field.where["nemesis"], path=command.path))
    end_if_lost(course)


def _recruit(course: Course, command: Recruit, chance: Chance) -> None:
    field, state = course.field, course.state
    if command not in placements(field, state):
        raise recruit_refusal(field, state, command)
    course.tell(Recruited(seat=command.seat, card=command.card, spaces=command.spaces))
    after_recruit(course, chance)


def _ban(course: Course, command: Ban) -> None:
    if command.card not in course.state.market:
        raise ban_refusal(course.state, command.card)
    course.tell(CardBanned(seat=command.seat, card=command.card))
    if not course.state.bans_due:
        begin_turn(course)
