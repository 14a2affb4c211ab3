"""The display of an age: laying it, which cards are accessible, turning up what came free (W010-W013)."""

from __future__ import annotations

from game.games.wonders.book import load_book
from game.games.wonders.course import Course
from game.games.wonders.events import AgeLaid
from game.games.wonders.model import BACK, GONE, WondersState

GUILDS_IN_PLAY = 3  # W006
GUILD_BACK = BACK + "guild"


def fresh_display(course: Course, age: int) -> AgeLaid:
    """Lay an age: what lies face up is drawn now, the rest when it is turned up (W005, W006, W010).

    Chance: in Age III the places of the guilds, by number; then a card for each open place in order.
    """
    book, chance = load_book(), course.chance
    slots = book.layouts[age].slots
    unseen, guilds = list(book.decks[str(age)]), list(course.state.guilds)
    guild_places: set[int] = set()
    while age == 3 and len(guild_places) < GUILDS_IN_PLAY:
        left = [str(place) for place in range(len(slots)) if place not in guild_places]
        guild_places.add(int(chance.pick(left)))
    display = []
    for place, slot in enumerate(slots):
        pool = guilds if place in guild_places else unseen
        if slot.face_up:
            display.append(chance.pick(pool))
            pool.remove(display[-1])
        else:
            display.append(GUILD_BACK if place in guild_places else f"{BACK}{age}")
    return AgeLaid(age=age, display=tuple(display), unseen=tuple(unseen), guilds=tuple(guilds))


def turned_up(course: Course, place: int) -> str:
    """The card at a face-down place: any that nobody has seen and that is not known to be elsewhere."""
    state = course.state
    looked_at = {one for known in state.boxed for one in known or ()}
    pool = state.guilds if state.display[place] == GUILD_BACK else state.unseen
    return course.chance.pick([card for card in pool if card not in looked_at])


def accessible(state: WondersState) -> list[str]:
    """The cards that can be taken, place by place (W011)."""
    return [
        card
        for place, card in enumerate(state.display)
        if card != GONE and not card.startswith(BACK) and is_free(state, place)
    ]


def freed(state: WondersState) -> list[int]:
    """Places whose face-down card nothing covers any more (W012)."""
    return [
        place for place, card in enumerate(state.display) if card.startswith(BACK) and is_free(state, place)
    ]


def is_free(state: WondersState, place: int) -> bool:
    """Whether nothing lies on a place (W011)."""
    slot = load_book().layouts[state.age].slots[place]
    return all(state.display[above] == GONE for above in slot.covered_by)


def is_empty(state: WondersState) -> bool:
    """Whether all cards of the age are gone (W016)."""
    return all(card == GONE for card in state.display)


def uncovers(state: WondersState, card: str) -> list[int]:
    """The places that would come free if an accessible card were taken."""
    place = state.display.index(card)
    after = (*state.display[:place], GONE, *state.display[place + 1 :])
    slots = load_book().layouts[state.age].slots
    return [
        below
        for below, slot in enumerate(slots)
        if after[below] != GONE
        and place in slot.covered_by
        and all(after[above] == GONE for above in slot.covered_by)
    ]
