"""Random play of headquarters: visits of many orders, while nothing moves on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.world.commands import (
    CloseNews,
    Confirm,
    EndBattles,
    EndMoves,
    EndPlacing,
    EnterPoints,
    LoseUnit,
    Withdraw,
    WorldCommand,
)
from game.games.world.events import WorldEvent
from game.games.world.headquarters_draft import (
    count_of,
    refusals,
    with_item,
    with_mission,
    with_research,
    with_tribute,
    with_venture,
)
from game.games.world.missions import open_missions
from game.games.world.model import DEEDS, FIELDS, Draft, Item, WorldState, office_of
from game.games.world.phases import news
from tests.games.world.headquarters_table import BOOK, fold, world_rules

Step = tuple[WorldState, WorldCommand, tuple[WorldEvent, ...]]
ITEMS: tuple[Item, ...] = ("infantry", "tank", "aircraft", "diplomat", "spy")


def rounds(state: WorldState, salt: str, most: int) -> Iterator[Step]:
    """Each entry of a game in which only headquarters is played: state before, command, events."""
    rules, last = world_rules(), state.round + most
    number = 0
    while state.outcome is None and state.round < last:
        luck = Chance(salt, number)
        (seat,) = rules.to_act(state)
        command = _command(state, seat, luck)
        events = rules.decide(state, command, Chance(f"dice {salt}", number))
        yield state, command, events
        state = fold(state, events)
        number += 1


def random_draft(state: WorldState, seat: Seat, luck: Chance, tries: int = 14) -> Draft:
    """A draft that is legal, of up to `tries` things set one after another."""
    draft = Draft()
    for _ in range(luck.below(tries + 1)):
        further = _change(state, seat, luck)(draft)
        if next(refusals(BOOK, state, seat, further), None) is None:
            draft = further
    return draft


def _command(state: WorldState, seat: Seat, luck: Chance) -> WorldCommand:
    match state.step:
        case "points":
            return EnterPoints(seat=seat)
        case "withdraw":
            return Withdraw(seat=seat)
        case "sabotage":
            return LoseUnit(seat=seat, kind=state.realms[seat].camp.kinds()[-1])
        case "news":
            offers = office_of(state, seat).offers_got
            accept = tuple(other for other in offers if luck.below(2))
            return CloseNews(seat=seat, read=news.pages(state, seat), accept=accept)
        case "place":
            return EndPlacing(seat=seat)
        case "move":
            return EndMoves(seat=seat)
        case "battles":
            return EndBattles(seat=seat)
        case _:
            return Confirm(seat=seat, draft=random_draft(state, seat, luck))


def _change(state: WorldState, seat: Seat, luck: Chance) -> Callable[[Draft], Draft]:
    other, what = Seat(luck.below(state.seats)), luck.below(10)
    if what < 4:
        item = ITEMS[luck.below(5)]
        return lambda draft: with_item(draft, item, count_of(draft, item) + 1 + luck.below(3))
    if what < 6:
        field = FIELDS[luck.below(3)]
        return lambda draft: with_research(draft, field, is_on=True)
    if what < 9:
        deed = DEEDS[luck.below(5)]
        return lambda draft: with_venture(draft, deed, other, is_on=True)
    if luck.below(2):
        return lambda draft: with_tribute(draft, other, 1 + luck.below(20))
    missions = open_missions(office_of(state, seat))
    return lambda draft: with_mission(draft, missions[luck.below(len(missions))]) if missions else draft
