"""From one turn to the next: what follows an action, a run, a recruit, a ban, and the end of a turn."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.messages import Outcome
from game.games.duel.barrage import WARNINGS_THAT_LOSE, walls
from game.games.duel.capture import loss
from game.games.duel.draws import drawn, is_out_of_turns, is_repeated
from game.games.duel.events import (
    ActionsEnded,
    BanRoundBegan,
    BarrageCleared,
    BarrageWarned,
    CardShown,
    DuelEvent,
    GameEnded,
    NemesisCalled,
    NemesisStayed,
    RecruitmentSkipped,
    TurnBegan,
)
from game.games.duel.evolve import evolve
from game.games.duel.field import Field
from game.games.duel.ground import Ground
from game.games.duel.model import MARKET_SIZE, DuelState, other
from game.games.duel.nemesis import runs, sent_by
from game.games.duel.recruitment import can_recruit, recruits_due

BAN_ROUNDS = 2
RECRUITS_BEFORE_SECOND_BANS = 2  # D145


class Course:
    """The events of one command so far and the state they have led to."""

    def __init__(self, ground: Ground, state: DuelState) -> None:
        self.ground = ground
        self.state = state
        self.events: list[DuelEvent] = []

    @property
    def field(self) -> Field:
        """Who stands where by now."""
        return Field.of(self.ground, self.state)

    def tell(self, *events: DuelEvent) -> None:
        """Let these events happen."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)


def after_action(course: Course, moved: frozenset[str]) -> None:
    """Read the end first; if the game goes on, send the Nemesis (D058, D061, A07, A08)."""
    if end_if_lost(course):
        return
    field = course.field
    seat = sent_by(field, moved)
    if seat is None:
        return
    if runs(field):
        course.tell(NemesisCalled(seat=seat))
    else:
        course.tell(NemesisStayed())


def end_if_lost(course: Course) -> bool:
    """End the duel if a leader is lost (D017, D058). If both were, the one whose turn it is loses (D062)."""
    field, active = course.field, course.state.active
    own, foreign = loss(field, active), loss(field, other(active))
    if own and foreign:
        outcome = Outcome(winners=(other(active),), kind=own.kind, rule="D062")
    elif own:
        outcome = Outcome(winners=(other(active),), kind=own.kind, rule=own.rule)
    elif foreign:
        outcome = Outcome(winners=(active,), kind=foreign.kind, rule=foreign.rule)
    else:
        return False
    course.tell(GameEnded(outcome=outcome))
    return True


def end_actions(course: Course) -> None:
    """Go on to recruitment, or past it when nobody is due or no card can be placed (D015, D016, D036)."""
    course.tell(ActionsEnded(seat=course.state.active))
    recruit_or_end_turn(course)


def after_recruit(course: Course, chance: Chance) -> None:
    """Read the end, show a new card, and go on to the second recruit or the next turn (D037, A42)."""
    if end_if_lost(course):
        return
    refill(course, chance)
    recruit_or_end_turn(course)


def recruit_or_end_turn(course: Course) -> None:
    """Wait for a recruit that is due; skip those that cannot be placed (D036, D039, A18, A43)."""
    state = course.state
    if state.recruits_left > 0:
        if can_recruit(course.field, state):
            return
        course.tell(RecruitmentSkipped(seat=state.active))
    end_turn(course)


def refill(course: Course, chance: Chance) -> None:
    """Show cards until three lie open or the pile is empty (D037, A44)."""
    while course.state.pile and len(course.state.market) < MARKET_SIZE:
        course.tell(CardShown(card=chance.pick(course.state.pile)))


def end_turn(course: Course) -> None:
    """Pass the turn: walls are judged, the turns without a recruit counted, the second bans called."""
    if _judge_walls(course):
        return
    if is_out_of_turns(course.state):
        course.tell(GameEnded(outcome=drawn("turn_limit", "D151")))
    elif _are_second_bans_due(course.state):
        begin_bans(course)
    else:
        begin_turn(course)


def begin_bans(course: Course) -> None:
    """Each seat bans a card, the second player first unless set otherwise (D142, setting `ban_order`)."""
    first = course.state.first
    order = (other(first), first)
    if course.state.options.ban_order == "first_first":
        order = order[::-1]
    course.tell(BanRoundBegan(order=order))


def begin_turn(course: Course) -> None:
    """Start the next turn; a position that starts one for the third time is a draw (D015, D150)."""
    state = course.state
    seat = state.first if state.turn == 0 else other(state.active)
    number = state.turn + 1
    course.tell(TurnBegan(seat=seat, number=number, recruits=recruits_due(state, seat, number)))
    if is_repeated(course.state):
        course.tell(GameEnded(outcome=drawn("repetition", "D150")))


def _judge_walls(course: Course) -> bool:
    state = course.state
    if state.options.barrage == "off":
        return False
    seat, count = state.active, state.warnings[state.active]
    if not walls(course.field, seat):
        if count:
            course.tell(BarrageCleared(seat=seat))
        return False
    course.tell(BarrageWarned(seat=seat, count=count + 1))
    if count + 1 < WARNINGS_THAT_LOSE:
        return False
    course.tell(GameEnded(outcome=Outcome(winners=(other(seat),), kind="barrage", rule="D143")))
    return True


def _are_second_bans_due(state: DuelState) -> bool:
    if state.options.mode != "strategist" or state.ban_rounds >= BAN_ROUNDS:
        return False
    return all(len(team) - 1 >= RECRUITS_BEFORE_SECOND_BANS for team in state.teams)
