"""Phase 3, third step: attacked players organise their defence, partners support it (R137, R222)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import events as e
from game.games.world.commands import CallSupport, Defend, EndDefence
from game.games.world.course import Course
from game.games.world.model import Defence, PlaceId
from game.games.world.phases import battles
from game.games.world.phases.place import count_refusal
from game.games.world.standing import allies_of, are_alliances_on, others_in_order, room
from game.games.world.turn import begin_step


def begin(course: Course) -> None:
    """Ask the attacked seats in player order; those who could do nothing at all are passed by."""
    state = course.state
    attacked = {battle.defender for battle in state.battles}
    due = tuple(
        seat for seat in others_in_order(state, state.active) if seat in attacked and _could_act(course, seat)
    )
    if due:
        course.tell(e.DefenceCalled(due=due))
        begin_step(course, "defend", due[0])
    else:
        battles.begin(course)


def _could_act(course: Course, seat: Seat) -> bool:
    """Judged by what all can see alone, so that being asked tells nothing about alliances."""
    state = course.state
    if not any(room(course, place, seat, "defend") for place in attacked_places(course, seat)):
        return False
    helpers = others_in_order(state, seat) if are_alliances_on(state) else ()
    return any(state.realms[one].camp.total for one in (seat, *helpers) if one != state.active)


def attacked_places(course: Course, owner: Seat) -> tuple[PlaceId, ...]:
    """The territories of a seat in which battles will be fought."""
    return tuple(battle.place for battle in course.state.battles if battle.defender == owner)


def acting(defence: Defence) -> Seat:
    """Who is asked now: the attacked seat, then those whom it has called (A11)."""
    return defence.called[0] if defence.is_supporting else defence.due[0]


def commands(course: Course, seat: Seat) -> Iterator[Defend | CallSupport | EndDefence]:
    """Units into attacked territories; calls for help; done."""
    defence = _defence(course)
    if may_reinforce(course, seat):
        camp = course.state.realms[seat].camp
        for place in attacked_places(course, defence.due[0]):
            free = room(course, place, defence.due[0], "defend")
            for kind in camp.kinds():
                for count in range(1, min(free, camp.of(kind)) + 1):
                    yield Defend(seat=seat, place=place, kind=kind, count=count)
    for ally in course.state.order:
        call = CallSupport(seat=seat, ally=ally)
        if call_refusal(course, call) is None:
            yield call
    yield EndDefence(seat=seat)


def may_reinforce(course: Course, seat: Seat) -> bool:
    """The owner may; a supporter only while the alliance stands, and not against his own partner (A10)."""
    defence = _defence(course)
    if not defence.is_supporting:
        return True
    allies = allies_of(course.state, seat)
    return defence.due[0] in allies and course.state.active not in allies


def refusal(course: Course, command: Defend) -> Illegal | None:
    """At sea, not attacked, no partner (any more), the attacker's partner, too few, or no room."""
    defence, state, place = _defence(course), course.state, command.place
    owner = defence.due[0]
    if course.ground.is_sea(place):
        return Illegal("R140", "defend_at_sea", place=place)
    if place not in attacked_places(course, owner):
        return Illegal("R138", "not_attacked", place=place)
    if not may_reinforce(course, command.seat):
        if state.active in allies_of(state, command.seat):
            return Illegal("A10", "partner_attacks", player=state.active)
        return Illegal("R222", "not_partners", player=owner)
    return count_refusal(course, command.seat, place, command.kind, command.count, "defend", owner)


def call_refusal(course: Course, command: CallSupport) -> Illegal | None:
    """Only the attacked owner calls, only partners, each once, never the attacker."""
    defence, state = _defence(course), course.state
    if defence.is_supporting:
        return Illegal("A11", "supporter_calls")
    if command.ally not in allies_of(state, command.seat):
        return Illegal("R222", "not_partners", player=command.ally)
    if command.ally == state.active:
        return Illegal("R219", "attacker_is_partner", player=command.ally)
    if command.ally in defence.called:
        return Illegal("A11", "called_already", player=command.ally)
    if state.realms[command.ally].camp.total == 0:
        return Illegal("R222", "partner_has_none", player=command.ally)
    return None


def decide(course: Course, command: Defend | CallSupport | EndDefence) -> None:
    """Reinforce, call, or be done; after the last one the battles begin (R145)."""
    match command:
        case Defend():
            illegal = refusal(course, command)
            if illegal is not None:
                raise illegal
            seat, place = command.seat, command.place
            course.tell(e.UnitsPlaced(seat=seat, place=place, kind=command.kind, count=command.count))
        case CallSupport():
            illegal = call_refusal(course, command)
            if illegal is not None:
                raise illegal
            course.tell(e.AllianceShown(one=command.seat, other=command.ally))
            course.tell(e.SupportCalled(seat=command.seat, ally=command.ally))
        case EndDefence():
            course.tell(e.DefenceEnded(seat=command.seat))
            if not _defence(course).due:
                battles.begin(course)


def _defence(course: Course) -> Defence:
    defence = course.state.defence
    if defence is None:
        raise Illegal("R137", "nobody_defends")
    return defence
