"""What is due before play goes on: opening each choice, the answers to it, and what an answer does.

The head of the agenda is either done by itself or waits for its seat. A choice without anything to choose
ends by itself (W063, W102, W107, W317).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.games.wonders import commands as c
from game.games.wonders import effects as f
from game.games.wonders.book import load_book
from game.games.wonders.course import Course
from game.games.wonders.deeds import draw, drawn_leaders, enter_card, enter_leader, enter_token
from game.games.wonders.events import (
    CardDestroyed,
    LeaderBuried,
    LeaderSpent,
    SymbolChanged,
    TaskEnded,
    TaskOpened,
)
from game.games.wonders.model import PRIVATE, Task, TaskKind, WondersState, other
from game.games.wonders.powers import printed_symbol, symbol_of
from game.games.wonders.science import complete_pair, gain_symbol, models, pair_of

_ORIGINS: dict[TaskKind, Literal["discard", "removed", "guild"]] = {
    "discard_pile": "discard", "removed": "removed", "guild": "guild",
}  # fmt: skip


def advance(course: Course) -> bool:
    """Do what can be done about the head of the agenda; False when it waits for its seat."""
    task = course.state.agenda[0]
    if task.kind == "enlist":
        course.tell(TaskEnded(seat=task.seat, kind=task.kind))
        enter_leader(course, task.seat, task.source, is_free=False)
        return True
    if task.kind in PRIVATE and not task.is_open:
        options = _drawn(course, task)
        course.tell(TaskOpened(seat=task.seat, kind=task.kind, options=options, source=task.source))
        return True
    if not options_of(course.state, task):
        course.tell(TaskEnded(seat=task.seat, kind=task.kind))
        return True
    return False


def options_of(state: WondersState, task: Task) -> tuple[str, ...]:
    """What a choice is among, as far as the state tells."""
    city = state.cities[task.seat]
    match task.kind:
        case "token":
            return state.board
        case "destroy":
            (colour,) = (one.colour for one in _effects(task.source) if isinstance(one, f.Destroy))
            book = load_book()
            foreign = state.cities[other(task.seat)].cards
            return tuple(card for card in foreign if book.cards[card].colour == colour)
        case "discard_pile":
            return state.discard
        case "hire":
            return city.hand
        case "bury":
            return city.leaders
        case "copy":
            return tuple(models(city, task.source))
        case "split":
            return tuple(pair_of(state, task.seat, task.source))
        case _:
            return task.options


def answers(state: WondersState) -> Iterator[c.Answer]:
    """Every legal answer to the choice at the head of the agenda."""
    task = state.agenda[0]
    for option in options_of(state, task):
        yield answer_of(task, option)
    if task.optional:
        yield c.Decline(seat=task.seat)


def carry_out(course: Course, answer: c.Answer) -> None:
    """Do what a legal answer says."""
    task = course.state.agenda[0]
    seat = task.seat
    is_declined = isinstance(answer, c.Decline)
    course.tell(TaskEnded(seat=seat, kind=task.kind, is_declined=is_declined))
    match answer:
        case c.TakeToken(token=token):
            enter_token(course, seat, token, "board" if task.kind == "token" else "box")
        case c.Destroy(card=card):
            course.tell(CardDestroyed(seat=other(seat), card=card))
        case c.BuildFree(card=card):
            enter_card(course, seat, card, _ORIGINS[task.kind])
        case c.Hire(leader=leader):
            enter_leader(course, seat, leader, is_free=True)
        case c.BuryLeader(leader=leader):
            course.tell(LeaderBuried(seat=seat, leader=leader))
        case c.CopyFrom(card=card):
            _change_symbol(course, task, task.source, symbol_of(course.city(seat), card), f.CopySymbol)
        case c.Split(card=card):
            (law,) = (effect.symbol for effect in course.powers(seat).all(f.SplitPair))
            _change_symbol(course, task, card, law, f.SplitPair)
        case c.Decline():
            _do_without(course, task)


def _change_symbol(course: Course, task: Task, card: str, symbol: str, kind: type[f.Effect]) -> None:
    leader = course.powers(task.seat).source(kind)
    assert leader is not None  # the task was set for that leader
    course.tell(LeaderSpent(seat=task.seat, leader=leader))
    course.tell(SymbolChanged(seat=task.seat, card=card, symbol=symbol))
    gain_symbol(course, task.seat, symbol, card)


def _do_without(course: Course, task: Task) -> None:
    if task.kind == "copy":
        gain_symbol(course, task.seat, printed_symbol(load_book(), task.source), task.source)
    elif task.kind == "split":
        complete_pair(course, task.seat, symbol_of(course.city(task.seat), task.source))


def answer_of(task: Task, option: str) -> c.Answer:
    """The command that answers a choice with one of its options."""
    match task.kind:
        case "token" | "box_token":
            return c.TakeToken(seat=task.seat, token=option)
        case "destroy":
            return c.Destroy(seat=task.seat, card=option)
        case "discard_pile" | "removed" | "guild":
            return c.BuildFree(seat=task.seat, card=option)
        case "hire" | "leaders":
            return c.Hire(seat=task.seat, leader=option)
        case "bury":
            return c.BuryLeader(seat=task.seat, leader=option)
        case "copy":
            return c.CopyFrom(seat=task.seat, card=option)
        case "split":
            return c.Split(seat=task.seat, card=option)
        case "enlist":
            raise ValueError("a leader's effects wait for nobody")


def _drawn(course: Course, task: Task) -> tuple[str, ...]:
    """What a private choice is among, drawn at random from what nobody, or nobody else, has seen."""
    state = course.state
    looked_at = {one for known in state.boxed for one in known or ()}
    pools: dict[TaskKind, tuple[str, ...]] = {
        "box_token": state.box, "removed": state.unseen, "guild": state.guilds,
    }  # fmt: skip
    (number,) = (
        one.draw
        for one in _effects(task.source)
        if isinstance(one, f.BoxToken | f.FromRemoved | f.FromGuilds | f.LookAtLeaders)
    )
    if task.kind == "leaders":
        return drawn_leaders(course, number)
    return draw(course, [one for one in pools[task.kind] if one not in looked_at], number)


def _effects(source: str) -> tuple[f.Effect, ...]:
    book = load_book()
    return book.wonders[source].effects if source in book.wonders else book.leaders[source].effects
