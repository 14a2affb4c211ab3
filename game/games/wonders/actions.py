"""The action of a turn: build, sell, construct a wonder, or put the card under a leader (W020-W029)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.wonders import commands as c
from game.games.wonders.course import Course
from game.games.wonders.deeds import enter_card, enter_wonder, pay
from game.games.wonders.display import accessible
from game.games.wonders.effects import IncomeBonus, NoWonderLimit, TuckCard
from game.games.wonders.events import CardSold, CardTucked, ExtraTurnWon, LeaderSpent
from game.games.wonders.model import WonderId, WondersState, other
from game.games.wonders.payment import Payer, Payment, payments
from game.games.wonders.powers import powers_of, unused_power

INCOME = 2  # W022
WONDERS_EACH = 4


def actions(state: WondersState) -> Iterator[c.Action]:
    """Every legal action of the active seat, card by card as they lie."""
    seat = state.active
    payer = Payer(state, seat)
    leader = tucker(state, seat)
    raised = [(one, ways) for one in open_wonders(state, seat) if (ways := payer.payments(one))]
    for card in accessible(state):
        for buy, _ in payer.payments(card):
            yield c.Build(seat=seat, card=card, buy=buy)
        yield c.Discard(seat=seat, card=card)
        for wonder, ways in raised:
            for buy, _ in ways:
                yield c.Construct(seat=seat, wonder=wonder, card=card, buy=buy)
        if leader is not None:
            yield c.Tuck(seat=seat, card=card)


def act(course: Course, command: c.Action) -> None:
    """Carry out a legal action."""
    seat = command.seat
    match command:
        case c.Build(card=card, buy=buy):
            payment = payment_of(course.state, seat, card, buy)
            pay(course, seat, card, payment)
            enter_card(course, seat, card, "display", is_linked=payment.link is not None)
        case c.Construct(wonder=wonder, card=card, buy=buy):
            pay(course, seat, wonder, payment_of(course.state, seat, wonder, buy))
            enter_wonder(course, seat, wonder, card)
        case c.Discard(card=card):
            income = discard_income(course.state, seat)
            course.tell(CardSold(seat=seat, card=card))
            course.gain(seat, income, "income", card)
        case c.Tuck(card=card):
            leader = tucker(course.state, seat)
            assert leader is not None  # else it is not legal
            course.tell(LeaderSpent(seat=seat, leader=leader))
            course.tell(CardTucked(seat=seat, card=card, leader=leader))
            course.tell(ExtraTurnWon(seat=seat, source=leader))


def payment_of(state: WondersState, seat: Seat, thing: str, buy: str | None) -> Payment:
    """The payment that a command names. Raises KeyError for one that is not among the seat's ways."""
    return dict(payments(state, seat, thing))[buy]


def discard_income(state: WondersState, seat: Seat) -> int:
    """What a sold card brings (W022, W206)."""
    powers = powers_of(state.cities[seat], state.options)
    return INCOME + powers.counts["yellow"] + sum(one.amount for one in powers.all(IncomeBonus))


def tucker(state: WondersState, seat: Seat) -> str | None:
    """The leader under whom a card may be put, if there is one unspent (W234)."""
    city = state.cities[seat]
    return unused_power(city, powers_of(city, state.options), TuckCard)


def open_wonders(state: WondersState, seat: Seat) -> list[WonderId]:
    """The own wonders that may be built, whether or not they can be paid (W024, W158)."""
    city = state.cities[seat]
    if is_limited(state, seat):
        return []
    return [wonder for wonder in city.wonders if wonder not in city.built]


def is_limited(state: WondersState, seat: Seat) -> bool:
    """With leaders: the fourth wonder waits while the opponent has four (W158, W221)."""
    if state.options.leaders == "off" or len(state.cities[seat].built) != WONDERS_EACH - 1:
        return False
    if len(state.cities[other(seat)].built) < WONDERS_EACH:
        return False
    return not powers_of(state.cities[seat], state.options).has(NoWonderLimit)
