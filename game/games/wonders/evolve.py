"""The book-keeping: what each event changes in the state. Never refuses, never random.

Works on a concealed state with the redacted event too: what a view leaves out stays left out.
"""

from __future__ import annotations

from typing import Any, assert_never

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.wonders import events as e
from game.games.wonders.evolve_cities import change_city, evolve_city
from game.games.wonders.model import GONE, City, WondersState


def evolve(state: WondersState, event: e.WondersEvent) -> WondersState:
    """The state after an event."""
    match event:
        case e.FirstChosen():
            return replace(state, first=event.seat, active=event.seat)
        case e.TokensLaid():
            return replace(state, board=event.board, box=event.box)
        case e.SupplyLaid():
            purse = City(coins=event.coins)
            return replace(
                state, pool=event.wonders, unused=event.leaders, guilds=event.guilds, cities=(purse, purse)
            )
        case e.DraftShown() | e.Drafted():
            return _drafted(state, event)
        case e.RecruitmentBegan() | e.LeaderLaid() | e.LeadersTurned() | e.Declared() | e.DeclarationsTold():
            return _recruited(state, event)
        case e.AgeLaid():
            return replace(
                state, phase="laid", age=event.age, display=event.display, unseen=event.unseen,
                guilds=event.guilds,
            )  # fmt: skip
        case e.CardShown():
            display = _set(state.display, event.place, event.card)
            return replace(_seen(state, event.card), display=display)
        case e.BeginAsked():
            return replace(state, phase="begin")
        case e.TurnBegan():
            return replace(state, phase="turn", active=event.seat, turn=event.number, extra=False)
        case e.ExtraTurnWon():
            return replace(state, extra=True)
        case e.PawnMoved():
            return replace(state, pawn=event.to)
        case e.LootTaken():
            left = tuple(coins for coins in state.loot[event.seat] if coins != event.coins)
            return replace(state, loot=_set(state.loot, event.seat, left))
        case e.TasksSet():
            return replace(state, agenda=(*event.tasks, *state.agenda))
        case e.TaskOpened():
            return _opened(state, event)
        case e.TaskEnded():
            return replace(state, agenda=state.agenda[1:])
        case e.MoveCancelled() | e.PairMade() | e.AgeEnded():
            return state
        case e.GameEnded():
            return replace(state, phase="over", outcome=event.outcome, agenda=())
        case _:
            return _built(state, event)


def _drafted(state: WondersState, event: e.DraftShown | e.Drafted) -> WondersState:
    match event:
        case e.DraftShown(what=what, items=items, order=order):
            if what == "leaders":
                unused = _without(state.unused, *items)
                return replace(state, phase="leader_draft", draft=items, drafters=order, unused=unused)
            pool = _without(state.pool, *items)
            return replace(state, phase="wonder_draft", draft=items, drafters=order, pool=pool)
        case e.Drafted(seat=seat, what=what, item=item):
            city = state.cities[seat]
            if what == "leaders":
                state = change_city(state, seat, hand=(*city.hand, item))
            else:
                state = change_city(state, seat, wonders=(*city.wonders, item))
            return replace(
                state, draft=_without(state.draft, item), drafters=state.drafters[1:],
                pool=_without(state.pool, item),
            )  # fmt: skip
        case _:
            assert_never(event)


def _recruited(
    state: WondersState,
    event: e.RecruitmentBegan | e.LeaderLaid | e.LeadersTurned | e.Declared | e.DeclarationsTold,
) -> WondersState:
    match event:
        case e.RecruitmentBegan():
            return replace(
                state, phase="choose", age=event.age, order=event.order, chosen=("", ""), declared=("", ""),
                display=(), unseen=(),
            )  # fmt: skip
        case e.LeaderLaid():
            return replace(state, chosen=_set(state.chosen, event.seat, event.leader))
        case e.LeadersTurned():
            return replace(state, phase="declare", chosen=event.leaders)
        case e.Declared():
            return replace(state, declared=_set(state.declared, event.seat, event.what))
        case e.DeclarationsTold():
            return replace(state, phase="enlist", declared=event.what)
        case _:
            assert_never(event)


def _opened(state: WondersState, event: e.TaskOpened) -> WondersState:
    """The things looked at are known to the seat; cards and leaders among them leave the unknown ones."""
    head = replace(state.agenda[0], options=event.options, is_open=True)
    known = state.boxed[event.seat]
    boxed = state.boxed
    if event.kind != "box_token" and known is not None:
        boxed = _set(boxed, event.seat, (*known, *event.options))
    return replace(state, agenda=(head, *state.agenda[1:]), boxed=boxed)


def _built(state: WondersState, event: Any) -> WondersState:
    """Events of one city, with what they change beside it."""
    state = evolve_city(state, event)
    match event:
        case e.CardBuilt(card=card, origin=origin):
            if origin == "discard":
                return replace(state, discard=_without(state.discard, card))
            if origin == "display":
                return _taken(state, card)
            return _seen(_unboxed(state, event.seat, card), card)
        case e.CardSold(card=card):
            return replace(_taken(state, card), discard=(*state.discard, card))
        case e.CardTucked(card=card) | e.WonderBuilt(card=card):
            return _taken(state, card)
        case e.CardDestroyed(card=card):
            return replace(state, discard=(*state.discard, card))
        case e.WonderLost(wonder=wonder):
            return replace(state, gone=(*state.gone, wonder))
        case e.LeaderDismissed(leader=leader):
            return replace(state, gone=(*state.gone, leader))
        case e.LeaderRecruited(leader=leader):
            return replace(_unboxed(state, event.seat, leader), unused=_without(state.unused, leader))
        case e.LeadersDrawn(leaders=leaders):
            return replace(state, unused=_without(state.unused, *leaders))
        case e.TokenTaken(token=token, origin=origin):
            if origin == "board":
                return replace(state, board=_without(state.board, token))
            return replace(state, box=_without(state.box, token))
        case _:
            return state


def _taken(state: WondersState, card: str) -> WondersState:
    return replace(state, display=_set(state.display, state.display.index(card), GONE))


def _seen(state: WondersState, card: str) -> WondersState:
    return replace(state, unseen=_without(state.unseen, card), guilds=_without(state.guilds, card))


def _unboxed(state: WondersState, seat: Seat, thing: str) -> WondersState:
    known = state.boxed[seat]
    if known is None or thing not in known:
        return state
    return replace(state, boxed=_set(state.boxed, seat, _without(known, thing)))


def _without(items: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    return tuple(item for item in items if item not in gone)


def _set(items: Any, place: int, item: Any) -> Any:
    return (*items[:place], item, *items[place + 1 :])
