"""Diplomacy: offers, answers and ends of alliances, as each of the two is told (R217-R230, A50-A53)."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world import events as e
from game.games.world.course import Course
from game.games.world.model import Notice, Office, Venture, WorldState


def is_news_of_the_dead(state: WorldState, letter: Notice) -> bool:
    """Offers, answers and ends of alliances with a seat that is out by now have lapsed (A33, A53)."""
    is_about_alliance = letter.kind.startswith("alliance_")
    return is_about_alliance and letter.other is not None and state.realms[letter.other].is_out


def told(office: Office, letter: Notice) -> Office:
    """The office after a letter about an alliance is read: an answer, an end, or an offer to decide (R085,
    R101)."""
    other = letter.other
    if other is None:
        return office
    match letter.kind:
        case "alliance_offer":
            return replace(office, offers_got=_with(office.offers_got, other))
        case "alliance_accepted":
            allies = _with(office.allies, other)
            return replace(office, allies=allies, offers_sent=_without(office.offers_sent, other))
        case "alliance_declined":
            return replace(office, offers_sent=_without(office.offers_sent, other))
        case "alliance_dissolved":
            return replace(office, allies=_without(office.allies, other))
        case _:
            return office


def answered(office: Office, accept: tuple[Seat, ...]) -> Office:
    """The office after its offers are answered: an accepted one holds from now on (R112, A51)."""
    allies = tuple(sorted({*office.allies, *accept}))
    return replace(office, allies=allies, offers_got=())


def answers(seat: Seat, office: Office, accept: tuple[Seat, ...]) -> dict[Seat, Notice]:
    """What each seat that made an offer will be told (R217, R218)."""
    return {
        other: Notice("alliance_accepted" if other in accept else "alliance_declined", other=seat)
        for other in office.offers_got
    }


def undertaken(office: Office, ventures: tuple[Venture, ...]) -> Office:
    """The office after offers are sent and alliances dissolved (R217, R226)."""
    for venture in ventures:
        if venture.deed == "alliance":
            office = replace(office, offers_sent=_with(office.offers_sent, venture.target))
        elif venture.deed == "dissolve":
            office = replace(office, allies=_without(office.allies, venture.target))
    return office


def letter_of(seat: Seat, venture: Venture) -> Notice | None:
    """What the other will be told of an offer or an end; nothing of a covert deed (R112, R226, A52)."""
    if venture.deed == "alliance":
        return Notice("alliance_offer", other=seat)
    return Notice("alliance_dissolved", other=seat) if venture.deed == "dissolve" else None


def part(course: Course, seat: Seat, other: Seat) -> None:
    """Units of two former partners leave each other's territories for their owners' Drop Zones (A14)."""
    for guest, host in ((seat, other), (other, seat)):
        for place, stacks in course.state.troops.items():
            for stack in stacks:
                if stack.seat == guest and course.state.owners.get(place) == host:
                    course.tell(e.UnitsDropped(seat=guest, place=place, units=stack.units))


def _with(row: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(sorted({*row, seat}))


def _without(row: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in row if one != seat)
