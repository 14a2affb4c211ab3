"""Which of the three victories is nearest to a seat, in rounds to come as it can reckon them."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.core.ids import Seat
from game.games.world import research
from game.games.world.bots.armies import strength
from game.games.world.course import Course
from game.games.world.model import FIELDS, Field, office_of
from game.games.world.standing import living

Way = Literal["points", "research", "badges"]

CONQUEST = 0.05  # of the points needed that an army as strong as the strongest rival's wins a round
MOST_EDGE = 2.0  # times as strong as he, or as weak, that counts at most
FOR_RESEARCH = 0.75  # of the income that can go to research at best
PER_BADGE = 2.5  # rounds
FINAL = 3.0  # rounds to victory by points from which nothing else is worth a point


class Race(NamedTuple):
    """Rounds to each victory."""

    points: float
    research: float
    badges: float

    @property
    def nearest(self) -> Way:
        """The way that is shortest now."""
        ways: tuple[tuple[float, Way], ...] = (
            (self.points, "points"), (self.research, "research"), (self.badges, "badges"),
        )  # fmt: skip
        return min(ways)[1]

    @property
    def is_final(self) -> bool:
        """Whether territories decide it within a few rounds."""
        return self.points <= FINAL and self.nearest == "points"


def race_of(course: Course, seat: Seat) -> Race:
    """How far a seat itself is, by its own headquarters and the open table."""
    state, book = course.state, course.book
    victory = book.scenario(state.options).victory
    needed, realm = victory.points[str(state.seats)], state.realms[seat]
    rivals = [strength(course, other) for other in living(state) if other != seat]
    edge = strength(course, seat) / max(1, *rivals, 1)
    pace = CONQUEST * needed * min(MOST_EDGE, max(1 / MOST_EDGE, edge))
    badges = realm.badges + office_of(state, seat).unshown_badges
    return Race(
        points=1 + max(0, needed - realm.track) / pace,
        research=_rounds_of_research(course, seat, victory.research),
        badges=max(1, victory.badge - badges) * PER_BADGE,
    )


def way_left(course: Course, seat: Seat, field: Field, goal: int) -> int:
    """Rounds until a field can be at its goal at the earliest, if its next level begins now."""
    office, state = office_of(course.state, seat), course.state
    rounds, level = course.book.research.rounds, office.level(field, state.realms[seat])
    study = research.study_of(office, field)
    left = 0
    if study is not None:
        left, level = study.due - state.round, study.level
    return left + sum(rounds[str(step)] for step in range(level + 1, goal + 1))


def _rounds_of_research(course: Course, seat: Seat, goal: int) -> float:
    """By time and by what the missing levels cost, whichever takes longer."""
    state, book, office = course.state, course.book, office_of(course.state, seat)
    cost = 0
    for field in FIELDS:
        study = research.study_of(office, field)
        level = study.level if study is not None else office.level(field, state.realms[seat])
        steps = range(level + 1, goal + 1)
        cost += sum(research.cost_of(book, state, seat, field, step) for step in steps)
    income = max(1.0, office.income.own * FOR_RESEARCH)
    least = max(way_left(course, seat, field, goal) for field in FIELDS)
    return max(float(least), (cost - office.points) / income)
