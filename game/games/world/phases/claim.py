"""Set-up: territories are claimed one by one, or dealt out (R021-R023, R048-R060)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import events as e
from game.games.world.commands import Claim
from game.games.world.course import Course
from game.games.world.model import PlaceId, Units
from game.games.world.standing import territories_of
from game.games.world.turn import begin_game, begin_step


def begin(course: Course) -> None:
    """Deal the territories (fixed start), or let the first player claim one."""
    if course.book.start_mode(course.state.options) == "fixed":
        deal(course)
        begin_game(course)
    else:
        begin_step(course, "claim", course.state.order[0])


def commands(course: Course, seat: Seat) -> Iterator[Claim]:
    """The territories that may be claimed, in the map's order."""
    for place in places(course, seat):
        yield Claim(seat=seat, place=place)


def places(course: Course, seat: Seat) -> tuple[PlaceId, ...]:
    """Where a seat may put its next infantry: at first anywhere or at home, then beside an own territory,
    or anywhere if there is nothing free beside one (R050, R052-R054, R057)."""
    state, ground = course.state, course.ground
    free = tuple(place for place in ground.territories if place not in state.owners)
    own = set(territories_of(state, seat))
    if not own:
        home = home_of(course, seat)
        return (home,) if home in free else free
    beside = tuple(place for place in free if own.intersection(ground.neighbours[place]))
    return beside or free


def home_of(course: Course, seat: Seat) -> PlaceId | None:
    """Where the first infantry must stand in a home area start: as the map says, else the nation's card
    (R039, R057)."""
    nation = course.state.realms[seat].nation
    if nation is None or course.book.start_mode(course.state.options) != "home_area":
        return None
    home = course.ground.homes.get(nation, course.book.nations.nations[nation].home_area)
    return home if home in course.ground.territories else None


def refusal(course: Course, command: Claim) -> Illegal | None:
    """Not a territory, occupied, not at home, or not beside an own one."""
    state, place = course.state, command.place
    if course.ground.is_sea(place):
        return Illegal("R055", "sea_in_setup", place=place)
    if place not in course.ground.territories:
        return Illegal("R048", "no_such_place", name=place)
    if place in state.owners:
        return Illegal("R048", "occupied", place=place, player=state.owners[place])
    if place in places(course, command.seat):
        return None
    home = home_of(course, command.seat)
    if home is not None and not any(territories_of(state, command.seat)):
        return Illegal("R057", "home_first", place=home)
    return Illegal("R052", "claim_beside_own", place=place)


def decide(course: Course, command: Claim) -> None:
    """Occupy the territory; the next player claims, or the game begins when all are taken (R049)."""
    illegal = refusal(course, command)
    if illegal is not None:
        raise illegal
    occupy(course, command.seat, command.place)
    course.move_marker(command.seat)
    state = course.state
    if len(state.owners) == len(course.ground.territories):
        begin_game(course)
    else:
        place = state.order.index(command.seat)
        course.tell(e.SetupPassed(seat=state.order[(place + 1) % state.seats]))


def occupy(course: Course, seat: Seat, place: PlaceId) -> None:
    """One infantry from the supply into a free territory (R048)."""
    course.fetch_pieces(seat, Units(infantry=1))
    course.tell(e.TerritoryClaimed(seat=seat, place=place))


def deal(course: Course) -> None:
    """The fixed start: each player the share that the scenario lists for its place in the order (R023, R059,
    R060). On a map that the shares do not fit, each in turn takes the first territory it may."""
    state = course.state
    shares = course.book.fixed_start(state.options, state.seats)
    if sorted(place for share in shares for place in share) == sorted(course.ground.territories):
        for seat, share in zip(state.order, shares, strict=True):
            for place in share:
                occupy(course, seat, place)
    else:
        for number in range(len(course.ground.territories)):
            seat = state.order[number % state.seats]
            occupy(course, seat, places(course, seat)[0])
    for seat in state.order:
        course.move_marker(seat)

