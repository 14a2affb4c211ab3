"""Headquarters: answers to offers, deeds, agents, research and units, by what each level weighs."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.bots.armies import ordered, strength
from game.games.world.bots.diplomat import OFFER_EVERY, deeds, welcome
from game.games.world.bots.levels import Level
from game.games.world.bots.orders import missions_by_promise, studies, to_come, unit_orders
from game.games.world.bots.race import race_of
from game.games.world.bots.worth import Worth
from game.games.world.commands import CloseNews, Confirm
from game.games.world.course import Course
from game.games.world.headquarters_draft import (
    count_of,
    refusals,
    remaining,
    with_item,
    with_mission,
    with_research,
    with_venture,
)
from game.games.world.missions import condition_of
from game.games.world.model import AGENT_KINDS, AgentKind, Draft, Item, office_of
from game.games.world.phases.news import pages
from game.games.world.production import cost_of_agent

FOR_VICTORY = 0.75  # of the income goes to research where that wins first
GUARD = 1.2  # of the strongest rival's army is enough where others keep him busy,
DUEL_GUARD = 2.0  # much more where he is the only one


def answered(course: Course, seat: Seat, level: Level) -> CloseNews:
    """Read all pages; take the offers that help."""
    state = course.state
    accept: list[Seat] = []
    if level.diplomacy:
        for other in office_of(state, seat).offers_got:
            if welcome(course, Worth(course, seat, level), other, len(accept)):
                accept.append(other)
    return CloseNews(seat=seat, read=pages(state, seat), accept=tuple(sorted(accept)))


def visited(course: Course, seat: Seat, level: Level) -> Confirm:
    """One visit: a mission, deeds, agents for the next round, research, and units for the rest."""
    cabinet = _Cabinet(course, seat, level)
    cabinet.missions()
    cabinet.deeds()
    cabinet.agents()
    cabinet.guard()
    kept = cabinet.studies()
    cabinet.units(kept)
    return Confirm(seat=seat, draft=cabinet.draft)


class _Cabinet:
    """A draft that grows by what is legal and can be paid."""

    def __init__(self, course: Course, seat: Seat, level: Level) -> None:
        self.course, self.seat, self.level = course, seat, level
        self.book, self.state = course.book, course.state
        self.worth = Worth(course, seat, level)
        self.race = race_of(course, seat) if level.sees_race else None
        self.draft = Draft()
        self.saved = self._saved_for_a_badge()

    @property
    def points(self) -> int:
        """What is left to spend."""
        return max(0, remaining(self.book, self.state, self.seat, self.draft).points - self.saved)

    def missions(self) -> None:
        """Set out on the open mission that promises most; it costs nothing."""
        for name in missions_by_promise(self.course, self.seat, self.level, self.race):
            if self._take(with_mission(self.draft, name)):
                return

    def deeds(self) -> None:
        """What agents at home can do now."""
        for deed, target in deeds(self.course, self.worth):
            self._take(with_venture(self.draft, deed, target, True))

    def agents(self) -> None:
        """Agents for the deeds of the next round, and some who stay at home."""
        level, state = self.level, self.state
        foes = [one for one in self.worth.rivals if one not in self.worth.allies]
        if level.spies:
            self._hire("spy", min(level.spies, len(foes)))
        if level.diplomacy and (
            level.spies if state.seats == 2 else state.round % OFFER_EVERY == OFFER_EVERY - 2
        ):
            self._hire("diplomat", 1)

    def guard(self) -> None:
        """Infantry at once for what the own army lacks beside the strongest rival's of the next round."""
        if not self.level.strong_units:
            return
        price = self.worth.price
        mine = strength(self.course, self.seat) + ordered(self.course, self.seat)
        realms = self.state.realms
        theirs = max((strength(self.course, one) + realms[one].track for one in self.worth.rivals), default=0)
        lacking = theirs * self._caution() - mine
        count = min(round(lacking / price), self.points // price, to_come(self.course, self.seat)["infantry"])
        if count > 0:
            self._take(with_item(self.draft, "infantry", count))

    def studies(self) -> int:
        """Begin research out of the part of the points that is for it; gives what is saved for more."""
        office = office_of(self.state, self.seat)
        share = self._share_of_research()
        if share == 0:
            return 0
        saved = max(0, office.points - office.income.credited)
        part = round(office.income.credited * share)
        purse = min(self.points, saved + part)
        for field, price in studies(self.course, self.seat, self.race):
            if price > purse:
                return purse
            if self._take(with_research(self.draft, field, True)):
                purse -= price
        return 0

    def units(self, kept: int) -> None:
        """Units for what is left beyond the points kept."""
        for item, count in unit_orders(self.course, self.seat, self.level, self.points - kept):
            self._take(with_item(self.draft, item, count_of(self.draft, item) + count))

    def _caution(self) -> float:
        """How strong the own army is to be beside the strongest rival's before points go elsewhere."""
        if self.race is not None and self.race.nearest == "research":
            return 1.0
        return DUEL_GUARD if len(self.worth.rivals) == 1 else GUARD

    def _share_of_research(self) -> float:
        if self.race is None:
            return self.level.studies
        if self.race.is_final:
            return 0.0
        return FOR_VICTORY if self.race.nearest == "research" else self.level.studies

    def _saved_for_a_badge(self) -> int:
        """The points to end the turn with for the mission that asks for it, where badges win first (R249)."""
        office = office_of(self.state, self.seat)
        if office.mission is None or self.race is None or self.race.nearest != "badges":
            return 0
        condition = condition_of(self.book, office.mission.mission)
        is_enough = condition.type == "saved_points" and office.points >= condition.points
        return condition.points if is_enough else 0

    def _hire(self, kind: AgentKind, wanted: int) -> None:
        office = office_of(self.state, self.seat)
        left = remaining(self.book, self.state, self.seat, self.draft)
        home = left.diplomats if kind == "diplomat" else left.spies
        coming = sum(order.count for order in office.orders if order.item == kind)
        price = cost_of_agent(self.book, kind, self.state.seats)
        count = min(wanted - home - coming, self.points // 4 // price)
        if count > 0 and kind in AGENT_KINDS:
            item: Item = kind
            self._take(with_item(self.draft, item, count))

    def _take(self, further: Draft) -> bool:
        if next(refusals(self.book, self.state, self.seat, further), None) is not None:
            return False
        self.draft = further
        return True
