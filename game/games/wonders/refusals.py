"""Why a command is refused: whose turn it is, what is due, then the reason in the command itself.

A refusal names its rule, a key of the catalogue and what is in the way; it tells nothing its seat cannot see.
"""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.wonders import commands as c
from game.games.wonders.actions import is_limited, tucker
from game.games.wonders.agenda import answers
from game.games.wonders.book import load_book
from game.games.wonders.display import accessible, is_free
from game.games.wonders.flow import who_decides
from game.games.wonders.model import BACK, BOTH, GONE, Task, WondersState
from game.games.wonders.payment import payments, price_of_card, price_of_wonder
from game.games.wonders.scoring import cost_of

_TASK_RULES = {
    "token": "W061", "box_token": "W104", "discard_pile": "W107", "removed": "W211", "guild": "W235",
    "leaders": "W224", "hire": "W319", "bury": "W317", "copy": "W233", "split": "W215",
}  # fmt: skip
_PHASE_RULES = {
    "leader_draft": "W142", "wonder_draft": "W008", "choose": "W147", "declare": "W147", "begin": "W015",
    "turn": "W020",
}  # fmt: skip
_FITTING: dict[str, tuple[type[c.WondersCommand], ...]] = {
    "leader_draft": (c.TakeLeader,), "wonder_draft": (c.TakeWonder,), "choose": (c.LayLeader,),
    "declare": (c.Recruit, c.Dismiss), "begin": (c.LetBegin,),
    "turn": (c.Build, c.Discard, c.Construct, c.Tuck),
}  # fmt: skip


def to_act(state: WondersState) -> frozenset[Seat]:
    """The seats that may command now; both while leaders are chosen and declared."""
    if state.agenda:
        return frozenset({state.agenda[0].seat})
    match state.phase:
        case "leader_draft" | "wonder_draft":
            return frozenset(state.drafters[:1])
        case "choose":
            return frozenset(seat for seat in BOTH if not state.chosen[seat])
        case "declare":
            return frozenset(seat for seat in BOTH if not state.declared[seat])
        case "begin":
            return frozenset({who_decides(state)})
        case "turn":
            return frozenset({state.active})
        case _:
            return frozenset()


def refusal(state: WondersState, command: c.WondersCommand) -> Illegal | None:
    """Why a command is not legal now; None where it is."""
    return seat_refusal(state, command.seat) or _phase_refusal(state, command) or _reason(state, command)


def seat_refusal(state: WondersState, seat: Seat) -> Illegal | None:
    """Why a seat may not command at all now."""
    if state.phase == "over":
        return Illegal("T02", "game_over")
    if seat not in to_act(state):
        return Illegal("T01", "not_your_turn", seat=seat)
    return None


def card_refusal(state: WondersState, card: str) -> Illegal | None:
    """Why a card of the display cannot be taken (W010, W011, W020)."""
    if card in accessible(state):
        return None
    if card not in state.display or card == GONE or card.startswith(BACK):
        return Illegal("W020", "card_not_there", card=card)
    place = state.display.index(card)
    slots = load_book().layouts[state.age].slots
    above = [state.display[one] for one in slots[place].covered_by if state.display[one] != GONE]
    assert not is_free(state, place)
    return Illegal("W011", "card_covered", card=card, cards=tuple(above))


def _phase_refusal(state: WondersState, command: c.WondersCommand) -> Illegal | None:
    if state.agenda:
        task = state.agenda[0]
        if command not in set(answers(state)):
            return _answer_refusal(task, command)
        return None
    if not isinstance(command, _FITTING[state.phase]):
        return Illegal(_PHASE_RULES[state.phase], f"now_{state.phase}")
    return None


def _answer_refusal(task: Task, command: c.WondersCommand) -> Illegal:
    rule = _TASK_RULES.get(task.kind) or ("W111" if task.source == "statue_of_zeus" else "W102")
    names = ("card", "leader", "token")
    thing = next((getattr(command, name) for name in names if hasattr(command, name)), "")
    if isinstance(command, c.Decline):
        return Illegal(rule, "must_choose", source=task.source)
    if not isinstance(command, c.Answer):
        return Illegal(rule, "choose_first", source=task.source)
    return Illegal(rule, "not_on_offer", thing=thing, source=task.source)


def _reason(state: WondersState, command: c.WondersCommand) -> Illegal | None:
    seat = command.seat
    match command:
        case c.TakeLeader(leader=thing) | c.TakeWonder(wonder=thing):
            is_there = thing in state.draft
            return None if is_there else Illegal(_PHASE_RULES[state.phase], "not_on_offer_here", thing=thing)
        case c.LayLeader(leader=leader):
            is_own = leader in state.cities[seat].hand
            return None if is_own else Illegal("W147", "not_available", leader=leader)
        case c.Recruit():
            leader = state.chosen[seat]
            cost, coins = cost_of(state.options, leader), state.cities[seat].coins
            return None if cost <= coins else Illegal("W149", "leader_too_dear", leader=leader, price=cost)
        case c.LetBegin(who=who):
            return None if who in BOTH else Illegal("W015", "no_such_seat")
        case c.Build(card=card, buy=buy):
            return card_refusal(state, card) or _price_refusal(state, seat, card, buy)
        case c.Discard(card=card):
            return card_refusal(state, card)
        case c.Construct(card=card):
            return card_refusal(state, card) or wonder_refusal(state, command)
        case c.Tuck(card=card):
            if tucker(state, seat) is None:
                return Illegal("W234", "nobody_to_tuck_under")
            return card_refusal(state, card)
        case _:
            return None


def wonder_refusal(state: WondersState, command: c.Construct) -> Illegal | None:
    """Why a wonder cannot be built (W024, W025, W158, W027)."""
    city, wonder = state.cities[command.seat], command.wonder
    if wonder in city.built:
        return Illegal("W024", "wonder_built", wonder=wonder)
    if wonder in state.gone:
        return Illegal("W025", "wonder_gone", wonder=wonder)
    if wonder not in city.wonders:
        return Illegal("W024", "wonder_foreign", wonder=wonder)
    if is_limited(state, command.seat):
        return Illegal("W158", "wonder_waits", wonder=wonder)
    return _price_refusal(state, command.seat, wonder, command.buy)


def _price_refusal(state: WondersState, seat: Seat, thing: str, buy: str | None) -> Illegal | None:
    ways = payments(state, seat, thing)
    if not ways:
        is_card = thing in load_book().cards
        price = price_of_card(state, seat, thing) if is_card else price_of_wonder(state, seat, thing)
        return Illegal("W027", "too_dear", thing=thing, price=price.total, coins=state.cities[seat].coins)
    if buy not in dict(ways):
        return Illegal("W036", "no_such_payment", thing=thing)
    return None
