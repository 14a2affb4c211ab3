"""Secret missions: which are open, how they get on, when they are fulfilled or fail (R242-R249, A54-A58)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.book import Book, Condition, Mission
from game.games.world.covert import SUCCESS
from game.games.world.ground import Ground
from game.games.world.model import (
    CATEGORIES,
    ActiveMission,
    Category,
    Draft,
    MissionId,
    Notice,
    Office,
    WorldOptions,
    WorldState,
    realm_of,
)


def first_rows(book: Book, options: WorldOptions) -> dict[str, tuple[MissionId, ...]]:
    """The missions of each category in their order; our additions only where the scenario takes them."""
    takes_extra = book.scenario(options).extra_missions
    rows: dict[str, tuple[MissionId, ...]] = {}
    for category in CATEGORIES:
        found = [
            name
            for name, mission in book.missions.missions.items()
            if mission.category == category and (takes_extra or not mission.extra)
        ]
        rows[category] = tuple(sorted(found, key=lambda name: book.missions.missions[name].order))
    return rows


def open_missions(office: Office) -> tuple[MissionId, ...]:
    """The missions that may be activated: the first of each category's row; none while one is active
    (R243)."""
    if office.mission is not None:
        return ()
    return tuple(row[0] for row in map(office.open_missions.get, CATEGORIES) if row)


def activated(book: Book, state: WorldState, seat: Seat, office: Office, name: MissionId) -> ActiveMission:
    """The mission as it begins now, with what its progress is measured against (A55, A56)."""
    match condition_of(book, name).type:
        case "income_not_falling":
            return ActiveMission(name, state.round, base=realm_of(state, seat).entered or 0)
        case "income_rise":
            return ActiveMission(name, state.round, base=office.income.own)
        case _:
            return ActiveMission(name, state.round)


def after_visit(book: Book, state: WorldState, office: Office, draft: Draft) -> Office:
    """The office after its visit is applied: orders, battles won and saved points count (R245, R249, A57).

    Saved points fulfil their mission at once; the badge is shown in the next national events (A58)."""
    mission = office.mission
    if mission is None:
        return office
    condition = condition_of(book, mission.mission)
    match condition.type:
        case "recruit_units":
            mission = replace(mission, count=mission.count + draft.units.total)
        case "battles_won_in_turn":
            won = state.battles_won if state.round > mission.since else 0
            mission = replace(mission, count=max(mission.count, won))
        case "saved_points":
            if office.points >= condition.points:
                return replace(_ended(book, office), unshown_badges=office.unshown_badges + 1)
        case "income_not_falling" | "income_rise" | "covert_success" | "hold_continent":
            pass
        case _:
            assert_never(condition.type)
    return replace(office, mission=mission)


def judge(
    book: Book, ground: Ground, state: WorldState, seat: Seat, office: Office, letters: tuple[Notice, ...]
) -> tuple[Office, int, Notice | None]:
    """Judge the active mission in national events: the office after it, how many badges are earned with those
    not yet shown, and the notice of a failure (R093, R110, A54)."""
    badges, office = office.unshown_badges, replace(office, unshown_badges=0)
    if office.mission is None:
        return office, badges, None
    mission = _observed(book, ground, state, seat, office, office.mission, letters)
    is_last = state.round >= mission.since + mission_of(book, mission.mission).rounds
    if _is_fulfilled(condition_of(book, mission.mission), mission, is_last=is_last):
        return _ended(book, office), badges + 1, None
    if is_last:
        return _ended(book, office), badges, Notice("mission_failed", mission=mission.mission)
    return replace(office, mission=mission), badges, None


def rounds_left(book: Book, mission: ActiveMission, number: int) -> int:
    """In how many more national events the mission is judged, counted in round `number`."""
    return mission.since + mission_of(book, mission.mission).rounds - number


def mission_of(book: Book, name: MissionId) -> Mission:
    """A mission's entry in the data."""
    return book.missions.missions[name]


def condition_of(book: Book, name: MissionId) -> Condition:
    """What fulfils a mission."""
    return mission_of(book, name).condition


def _observed(
    book: Book,
    ground: Ground,
    state: WorldState,
    seat: Seat,
    office: Office,
    mission: ActiveMission,
    letters: tuple[Notice, ...],
) -> ActiveMission:
    """The mission with what these national events bring to light."""
    condition = condition_of(book, mission.mission)
    match condition.type:
        case "income_not_falling":  # each value against the one before (A55)
            entered = realm_of(state, seat).entered or 0
            return replace(mission, base=entered, is_spoilt=mission.is_spoilt or entered < mission.base)
        case "income_rise":
            return replace(mission, count=office.income.own - mission.base)
        case "covert_success":
            reported = sum(letter.kind == SUCCESS[condition.kind] for letter in letters)
            return replace(mission, count=mission.count + reported)
        case "hold_continent":
            return replace(mission, count=len(ground.held_continents(state.owners, seat)))
        case "recruit_units" | "battles_won_in_turn" | "saved_points":
            return mission
        case _:
            assert_never(condition.type)


def _is_fulfilled(condition: Condition, mission: ActiveMission, *, is_last: bool) -> bool:
    match condition.type:
        case "income_not_falling":
            return is_last and not mission.is_spoilt
        case "income_rise":
            return mission.count >= condition.points
        case "saved_points":
            return False  # judged at the end of each turn alone (R249)
        case "recruit_units" | "covert_success" | "battles_won_in_turn" | "hold_continent":
            return mission.count >= condition.count
        case _:
            assert_never(condition.type)


def _ended(book: Book, office: Office) -> Office:
    """Fulfilled or failed, the mission goes to the end of its row and comes again after the others."""
    if office.mission is None:
        return office
    name = office.mission.mission
    category: Category = mission_of(book, name).category
    row = office.open_missions.get(category, ())
    rows = {**office.open_missions, category: (*(one for one in row if one != name), name)}
    return replace(office, mission=None, open_missions=rows)
