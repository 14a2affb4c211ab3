"""What building does: cards, wonders, tokens and leaders take effect, in the fixed order (W080)."""

from __future__ import annotations

from typing import Literal

from game.core.ids import Seat
from game.games.wonders import effects as f
from game.games.wonders.book import load_book
from game.games.wonders.course import Course
from game.games.wonders.events import (
    CardBuilt,
    ExtraTurnWon,
    LeaderRecruited,
    LeadersDrawn,
    LeaderSpent,
    Paid,
    TokenTaken,
    WonderBuilt,
    WonderLost,
)
from game.games.wonders.military import march
from game.games.wonders.model import BOTH, Task, other
from game.games.wonders.payment import Payment
from game.games.wonders.powers import unused_power
from game.games.wonders.science import gain_symbol, study
from game.games.wonders.scoring import count, most

WONDERS_IN_ALL = 7  # W025


def pay(course: Course, seat: Seat, thing: str, payment: Payment) -> None:
    """Coins go to the bank; trade may bring the opponent some (W034, W123, W218, W315)."""
    course.tell(Paid(seat=seat, thing=thing, payment=payment))
    foe = other(seat)
    economy = course.powers(foe).source(f.TradeShare)
    if economy is not None:
        course.gain(foe, payment.trade, "economy", economy)
    for toll in course.powers(foe).all(f.TradeToll):
        source = course.powers(foe).source(f.TradeToll) or ""
        course.gain(foe, toll.amount * payment.units, "toll", source)


def enter_card(
    course: Course,
    seat: Seat,
    card: str,
    origin: Literal["display", "discard", "removed", "guild"],
    is_linked: bool = False,
) -> None:
    """A card comes into a city with all its effects (W040-W045); free ones too (W306)."""
    printed = load_book().cards[card]
    course.tell(CardBuilt(seat=seat, card=card, origin=origin))
    _printed_coins(course, seat, card, printed.effects)
    shields = sum(one.amount for one in printed.effects if isinstance(one, f.Shields))
    if shields and printed.colour == "red":
        shields += sum(one.amount for one in course.powers(seat).all(f.RedBonus))
    march(course, seat, shields)
    if course.is_over:
        return
    study(course, seat, card)
    if course.is_over:
        return
    if is_linked:
        for bonus in course.powers(seat).all(f.LinkCoins):
            course.gain(seat, bonus.amount, "link", course.powers(seat).source(f.LinkCoins) or "")
    for one in printed.effects:
        if isinstance(one, f.CoinsPer):
            many = most(course.state, one.count) if one.of == "most" else count(course.state, seat, one.count)
            course.gain(seat, one.amount * many, "effect", card)
    if course.state.options.croesus_timing == "next_build":
        look_at_removed(course, seat)


def enter_wonder(course: Course, seat: Seat, wonder: str, card: str) -> None:
    """A wonder is built (W023, W025, W101-W114)."""
    printed = load_book().wonders[wonder].effects
    theology = course.powers(seat).source(f.WonderTurns)
    course.tell(WonderBuilt(seat=seat, wonder=wonder, card=card))
    _lose_eighth(course)
    _printed_coins(course, seat, wonder, printed)
    march(course, seat, sum(one.amount for one in printed if isinstance(one, f.Shields)))
    if course.is_over:
        return
    for one in printed:
        _set_wonder_task(course, seat, wonder, one)
    if any(isinstance(one, f.ExtraTurn) for one in printed):
        course.tell(ExtraTurnWon(seat=seat, source=wonder))
    elif theology is not None:
        course.tell(ExtraTurnWon(seat=seat, source=theology))


def enter_token(course: Course, seat: Seat, token: str, origin: Literal["board", "box"]) -> None:
    """A progress token comes to a city (W121-W128)."""
    course.tell(TokenTaken(seat=seat, token=token, origin=origin))
    printed = load_book().tokens[token].effects
    _printed_coins(course, seat, token, printed)
    for one in printed:
        if isinstance(one, f.ShowSymbol):
            gain_symbol(course, seat, one.symbol, None)


def enter_leader(course: Course, seat: Seat, leader: str, is_free: bool) -> None:
    """A leader lies before his owner and takes effect at once and completely (W151, W162)."""
    course.tell(LeaderRecruited(seat=seat, leader=leader, is_free=is_free))
    for one in load_book().leaders[leader].effects:
        match one:
            case f.Shields(amount=amount):
                march(course, seat, amount)
            case f.Drain(amount=amount):
                course.lose(other(seat), amount, "drain", leader)
            case f.LookAtLeaders():
                course.add_due(Task("leaders", seat, leader, optional=True))
            case f.FromDiscard(optional=optional):
                course.add_due(Task("discard_pile", seat, leader, optional=optional))
            case f.FromRemoved():
                if course.state.phase == "turn" and course.state.options.croesus_timing == "display":
                    look_at_removed(course, seat)
            case f.FromGuilds(age=age):
                if course.state.phase == "turn" and course.state.age == age:
                    look_at_guilds(course, seat)
            case _:
                pass


def look_at_removed(course: Course, seat: Seat) -> None:
    """The removed cards of the age are looked at, if the leader for it is here and unspent (W211)."""
    leader = unused_power(course.city(seat), course.powers(seat), f.FromRemoved)
    if leader is not None:
        course.tell(LeaderSpent(seat=seat, leader=leader))
        course.add_due(Task("removed", seat, leader))


def look_at_guilds(course: Course, seat: Seat) -> None:
    """Unused guilds are looked at, if the leader for it is here, unspent, and the age is right (W235)."""
    leader = unused_power(course.city(seat), course.powers(seat), f.FromGuilds)
    ages = [effect.age for effect in course.powers(seat).all(f.FromGuilds)]
    if leader is not None and course.state.age in ages:
        course.tell(LeaderSpent(seat=seat, leader=leader))
        course.add_due(Task("guild", seat, leader, optional=True))


def _printed_coins(course: Course, seat: Seat, source: str, printed: tuple[f.Effect, ...]) -> None:
    """Own coins first, then the opponent's loss (W101)."""
    for one in printed:
        if isinstance(one, f.Coins):
            course.gain(seat, one.amount, "effect", source)
    for one in printed:
        if isinstance(one, f.Drain):
            course.lose(other(seat), one.amount, "drain", source)


def _lose_eighth(course: Course) -> None:
    """The seventh wonder sends the eighth to the box before its effects (W025); not with leaders (W158)."""
    if course.state.options.leaders == "on":
        return
    if sum(len(course.city(seat).built) for seat in BOTH) < WONDERS_IN_ALL:
        return
    for seat in BOTH:
        city = course.city(seat)
        for wonder in city.wonders:
            if wonder not in city.built:
                course.tell(WonderLost(seat=seat, wonder=wonder))


def _set_wonder_task(course: Course, seat: Seat, wonder: str, effect: f.Effect) -> None:
    match effect:
        case f.Destroy():
            course.add_due(Task("destroy", seat, wonder))
        case f.BoxToken():
            course.add_due(Task("box_token", seat, wonder))
        case f.FromDiscard(optional=optional):
            course.add_due(Task("discard_pile", seat, wonder, optional=optional))
        case f.DrawLeaders(draw=draw):
            course.tell(LeadersDrawn(seat=seat, leaders=drawn_leaders(course, draw)))
        case f.FreeLeader():
            course.add_due(Task("hire", seat, wonder, optional=True))
        case f.Bury():
            course.add_due(Task("bury", seat, wonder))
        case _:
            pass


def drawn_leaders(course: Course, number: int) -> tuple[str, ...]:
    """Leaders never drafted and not drawn before, at random (W159)."""
    looked_at = {one for known in course.state.boxed for one in known or ()}
    return draw(course, [one for one in course.state.unused if one not in looked_at], number)


def draw(course: Course, items: list[str], number: int) -> tuple[str, ...]:
    """Some of these at random, in the order drawn; all where there are fewer."""
    left = list(items)
    out: list[str] = []
    while left and len(out) < number:
        out.append(course.chance.pick(left))
        left.remove(out[-1])
    return tuple(out)
