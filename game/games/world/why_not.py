"""Why a touch is not possible: the refusal of the command that it would have made."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Token
from game.games.world import commands as c
from game.games.world import hands, steps
from game.games.world.course import Course
from game.games.world.headquarters_hands import why_not as headquarters_why_not
from game.games.world.model import UNIT_KINDS, UnitKind, office_of
from game.games.world.phases import news

Touches = tuple[Token, ...]


def why_not(course: Course, reach: hands.Tree, seat: Seat, picks: Touches, token: Token) -> Illegal | None:
    """The refusal of touching `token` after `picks`; None where it is possible. `reach`: all that is."""
    if seat not in steps.to_act(course.state):
        return Illegal("T01", "not_your_turn", seat=seat)
    touches = (*picks, token)
    for depth, touched in enumerate(touches):
        if touched not in reach.get(touches[:depth], {}):
            return _reason(course, seat, touches[: depth + 1])
    return None


def _reason(course: Course, seat: Seat, touches: Touches) -> Illegal:
    """What the rules say to the command meant; if none is meant, what the touch finds."""
    if course.state.step == "headquarters":
        return headquarters_why_not(course.book, course.state, seat, touches)
    command = command_of(course, seat, touches)
    if command is not None:
        refusal = _refused(course, command)
        if refusal is not None:
            return refusal
    return _empty_handed(course, seat, touches[-1])


def _refused(course: Course, command: c.WorldCommand) -> Illegal | None:
    trial = Course(course.ground, course.book, course.state)
    try:
        steps.decide(trial, command, Chance("", 0))
    except Illegal as illegal:
        return illegal
    return None


def command_of(course: Course, seat: Seat, touches: Touches) -> c.WorldCommand | None:
    """The command that these touches would make if it were legal; None if they make none in this step."""
    parts = [tuple(token.split(":")) for token in touches]
    kinds = tuple(part[0] for part in parts)
    step = course.state.step
    match kinds:
        case ("button",):
            return _button(course, seat, parts[0][-1])
        case ("nation",):
            return c.ChooseNation(seat=seat, nation=parts[0][-1])
        case ("territory" | "sea",):
            place = parts[0][-1]
            return (
                c.FightBattle(seat=seat, place=place)
                if step == "battles"
                else c.Claim(seat=seat, place=place)
            )
        case ("unit",):
            kind = _kind(parts[0][-1])
            return None if kind is None else c.LoseUnit(seat=seat, kind=kind)
        case ("die",) if parts[0][-1].isdigit():
            return c.Reroll(seat=seat, die=int(parts[0][-1]))
        case ("territory" | "sea", "unit"):
            kind = _kind(parts[1][-1])
            return None if kind is None else c.KeepUnit(seat=seat, place=parts[0][-1], kind=kind)
        case ("territory" | "sea", "seat") if parts[1][-1].isdigit():
            return c.FightAtSea(seat=seat, place=parts[0][-1], against=Seat(int(parts[1][-1])))
        case ("seat", "button") if parts[0][-1].isdigit() and parts[1][-1] == "call_support":
            return c.CallSupport(seat=seat, ally=Seat(int(parts[0][-1])))
        case ("camp", "territory" | "sea") | ("camp", "territory" | "sea", "count"):
            return _from_camp(course, seat, parts)
        case ("stack", "territory" | "sea") | ("stack", "territory" | "sea", "count"):
            return _from_stack(seat, parts)
        case _:
            return None


def _button(course: Course, seat: Seat, name: str) -> c.WorldCommand | None:
    plain: dict[str, c.WorldCommand] = {
        hands.button(command).removeprefix("button:"): command
        for command in (
            c.EnterPoints(seat=seat), c.Withdraw(seat=seat), c.EndPlacing(seat=seat), c.EndMoves(seat=seat),
            c.EndDefence(seat=seat), c.EndBattles(seat=seat), c.Stay(seat=seat), c.Retreat(seat=seat),
            c.KeepDice(seat=seat), c.Confirm(seat=seat),
        )
    }  # fmt: skip
    if name == "close_news" and course.state.step == "news":
        return c.CloseNews(seat=seat, read=news.pages(course.state, seat))
    return plain.get(name)


def _from_camp(course: Course, seat: Seat, parts: list[tuple[str, ...]]) -> c.WorldCommand | None:
    kind, count = _kind(parts[0][-1]), _count(parts)
    if kind is None or count is None:
        return None
    if course.state.step == "defend":
        return c.Defend(seat=seat, place=parts[1][-1], kind=kind, count=count)
    return c.Place(seat=seat, place=parts[1][-1], kind=kind, count=count)


def _from_stack(seat: Seat, parts: list[tuple[str, ...]]) -> c.WorldCommand | None:
    if len(parts[0]) != 3:
        return None
    kind, count = _kind(parts[0][2]), _count(parts)
    if kind is None or count is None:
        return None
    return c.PlanMove(seat=seat, origin=parts[0][1], to=parts[1][-1], kind=kind, count=count)


def _kind(text: str) -> UnitKind | None:
    return next((kind for kind in UNIT_KINDS if kind == text), None)


def _count(parts: list[tuple[str, ...]]) -> int | None:
    if len(parts) < 3:
        return 1
    return int(parts[2][-1]) if parts[2][-1].isdecimal() and len(parts[2][-1]) < 4 else None


def _empty_handed(course: Course, seat: Seat, token: Token) -> Illegal:
    """The first touch of something that cannot be taken up, or a touch that means nothing here."""
    state, parts = course.state, token.split(":")
    kind = _kind(parts[-1])
    if parts[0] == "camp" and kind is not None and state.step in ("place", "defend"):
        there = state.realms[seat].camp.of(kind)
        if there == 0:
            return Illegal("R114", "not_enough_in_camp", kind=kind, there=0)
        return Illegal("R117" if state.step == "place" else "R139", "no_room_anywhere", kind=kind)
    if parts[0] == "stack" and len(parts) == 3 and state.step == "move":
        if course.ground.is_sea(parts[1]):
            return Illegal("R130", "bound_at_sea", place=parts[1])
        if parts[1] in course.ground.territories:
            own = any(stack.seat == seat for stack in state.troops.get(parts[1], ()))
            return Illegal(
                "R127" if own else "R124", "one_must_stay" if own else "none_there", place=parts[1]
            )
    if parts[0] in ("accept", "decline") and state.step == "news":
        offers = office_of(state, seat).offers_got
        if not offers:
            return Illegal("R112", "no_offer")
    return Illegal("R067", "not_in_this_step", step=state.step)
