"""Set-up: one after another the players take a nation (R017-R020, R034, R035)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import events as e
from game.games.world.commands import ChooseNation
from game.games.world.course import Course
from game.games.world.phases import claim
from game.games.world.turn import begin_step


def commands(course: Course, seat: Seat) -> Iterator[ChooseNation]:
    """The nations that may be taken."""
    for nation in course.book.nations.nations:
        command = ChooseNation(seat=seat, nation=nation)
        if refusal(course, command) is None:
            yield command


def refusal(course: Course, command: ChooseNation) -> Illegal | None:
    """Unknown, not in this game's set, taken already, or no place left in its bloc."""
    state, book = course.state, course.book
    nation = book.nations.nations.get(command.nation)
    if nation is None:
        return Illegal("R017", "no_such_nation", name=command.nation)
    if nation.extra and state.options.nation_set == "base":
        return Illegal("R017", "nation_not_in_set", nation=command.nation)
    for seat, realm in enumerate(state.realms):
        if realm.nation == command.nation:
            return Illegal("R017", "nation_taken", nation=command.nation, number=seat + 1)
    if book.nation_mode(state.options) == "by_bloc":
        taken = [book.nations.nations[r.nation].bloc for r in state.realms if r.nation is not None]
        places = book.bloc_places(state.seats)[nation.bloc]
        if taken.count(nation.bloc) >= places:
            return Illegal("R019", "bloc_full", nation=command.nation, bloc=nation.bloc, places=places)
    return None


def decide(course: Course, command: ChooseNation) -> None:
    """Take the nation; when all have one, the territories are given out."""
    illegal = refusal(course, command)
    if illegal is not None:
        raise illegal
    course.tell(e.NationTaken(seat=command.seat, nation=command.nation))
    waiting = [seat for seat in course.state.order if course.state.realms[seat].nation is None]
    if waiting:
        course.tell(e.SetupPassed(seat=waiting[0]))
    else:
        claim.begin(course)


def begin(course: Course) -> None:
    """Give nations out, or ask for them."""
    if course.book.nation_mode(course.state.options) != "fixed":
        begin_step(course, "nations", course.state.order[0])
        return
    given = course.book.fixed_nations(course.state.options, course.state.seats)
    for seat, nation in zip(course.state.order, given, strict=True):
        course.tell(e.NationTaken(seat=seat, nation=nation))
    claim.begin(course)
