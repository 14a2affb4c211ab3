"""What is under way while an event plays: cards that fly or turn over, coins, tokens, the pawn, a banner."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.wonders import events as e
from game.games.wonders.book import load_book
from game.games.wonders.model import BACK, GONE, WondersState
from game.ui.grounds import draw_shadow
from game.ui.timeline import Playing

if TYPE_CHECKING:
    from game.games.wonders.ui.picture import WondersPicture

_COINS_FLYING = 6
_DEAL_OVERLAP = 0.35  # how much of the dealing one card takes


@dataclass
class Motion:
    """What an event in motion changes in the still picture."""

    hidden: frozenset[str] = frozenset()  # tokens that are under way
    pawn: float | None = None
    coins: dict[Seat, int] = field(default_factory=dict)  # what the purses show
    glowing: frozenset[str] = frozenset()  # leaders, tokens and cards that act


def motion_of(state: WondersState, playing: Playing | None) -> Motion:
    """What to leave out of the still picture, and the figures that change meanwhile."""
    if playing is None:
        return Motion()
    event, t = playing.event, playing.t
    match event:
        case e.CardBuilt(card=card) | e.CardSold(card=card) | e.CardTucked(card=card):
            return Motion(frozenset({f"card:{card}"}))
        case e.CardDestroyed(card=card) | e.WonderBuilt(card=card):
            return Motion(frozenset({f"card:{card}"}))
        case e.CardShown(place=place):
            return Motion(frozenset({f"back:{place}"}))
        case e.LootTaken(seat=seat, coins=coins):
            return Motion(frozenset({f"loot:{seat}:{coins}"}))
        case e.TokenTaken(token=token):
            return Motion(frozenset({f"token:{token}"}))
        case e.PawnMoved(origin=origin, to=to):
            return Motion(pawn=float(to) if playing.fade else origin + (to - origin) * _eased(t))
        case e.Paid(seat=seat, payment=payment):
            return Motion(coins=_counting(state, seat, -payment.total, t))
        case e.CoinsLost(seat=seat, amount=amount, source=source):
            return Motion(coins=_counting(state, seat, -amount, t), glowing=_acting(source))
        case e.CoinsGained(seat=seat, amount=amount, source=source):
            return Motion(coins=_counting(state, seat, amount, t), glowing=_acting(source))
        case e.MoveCancelled(leader=leader) | e.LeaderSpent(leader=leader) | e.LeaderRecruited(leader=leader):
            return Motion(glowing=_acting(leader))
        case e.ExtraTurnWon(source=source):
            return Motion(glowing=_acting(source))
    return Motion()


def draw_motion(
    picture: WondersPicture, surface: pygame.Surface, state: WondersState, playing: Playing | None
) -> None:
    """Paint what is under way over the still picture."""
    if playing is None:
        return
    event, t = playing.event, playing.t
    match event:
        case e.CardBuilt() | e.CardSold() | e.CardTucked() | e.CardDestroyed() | e.WonderBuilt():
            _fly_card(picture, surface, state, event, playing)
        case e.CardShown(place=place, card=card):
            _turn_over(picture, surface, state, place, card, playing)
        case e.AgeLaid():
            _deal(picture, surface, event, playing)
        case e.Paid(seat=seat, payment=payment):
            _fly_coins(picture, surface, picture.purse(seat), picture.bank, payment.total, t)
        case e.CoinsLost(seat=seat, amount=amount):
            _fly_coins(picture, surface, picture.purse(seat), picture.bank, amount, t)
        case e.CoinsGained(seat=seat, amount=amount):
            _fly_coins(picture, surface, picture.bank, picture.purse(seat), amount, t)
        case e.LootTaken(seat=seat, coins=coins):
            start = picture.track.loot_place(seat, coins)
            face = picture.faces.loot(coins, start.width)
            _fly(surface, face, start.center, picture.bank, t, fading=True)
        case e.TokenTaken(seat=seat, token=token, origin=origin):
            lay = picture.tokens(state).get(f"token:{token}") if origin == "board" else None
            end = picture.cities.people.place_for(state, seat, "token")
            face = picture.faces.token(token, lay.width if lay else end.width)
            _fly(surface, face, lay.center if lay else picture.bank, end.center, t)


def _fly_card(
    picture: WondersPicture,
    surface: pygame.Surface,
    state: WondersState,
    event: e.WondersEvent,
    playing: Playing,
) -> None:
    """A card goes from where it lies to where it belongs, getting as small as its place."""
    card: str = event.card  # type: ignore[union-attr]
    start = picture.tokens(state).get(f"card:{card}") or pygame.Rect(0, 0, *picture.geometry.card_size(1))
    if f"card:{card}" not in picture.tokens(state):
        start.center = picture.bank
    seat: Seat = event.seat  # type: ignore[union-attr]
    face = picture.faces.card(card, picture.geometry.card_size(max(1, state.age)))
    match event:
        case e.CardBuilt():
            end = picture.cities.next_strip(state.cities[seat], seat, card)
        case e.WonderBuilt(wonder=wonder):
            end = picture.tablets.places(state, seat).get(wonder, start)
            face = (
                picture.faces.back(load_book().cards[card].deck, face.get_size()) if playing.t > 0.5 else face
            )
        case e.CardTucked():
            end = picture.cities.people.place_for(state, seat, "leader")
        case _:
            end = picture.pile.top_place()
    if playing.fade:
        face = face.copy()
        face.set_alpha(round(255 * playing.t))
        surface.blit(face, face.get_rect(center=end.center))
        return
    t = _eased(playing.t)
    wide = max(8, round(face.get_width() + (min(end.width, face.get_width()) - face.get_width()) * t))
    lifted = pygame.transform.smoothscale(face, (wide, max(8, wide * face.get_height() // face.get_width())))
    spot = lifted.get_rect(center=_between(start.center, end.center, t, arc=0.08))
    draw_shadow(picture.ctx, surface, spot.move(picture.ctx.px(4), picture.ctx.px(6)))
    surface.blit(lifted, spot)


def _turn_over(
    picture: WondersPicture,
    surface: pygame.Surface,
    state: WondersState,
    place: int,
    card: str,
    playing: Playing,
) -> None:
    rect, t = picture.geometry.places(state.age)[place], playing.t
    face = picture.faces.card(card, rect.size)
    if playing.fade:
        face = face.copy()
        face.set_alpha(round(255 * t))
        surface.blit(face, rect)
        return
    if t < 0.5:
        face = picture.faces.back(state.display[place], rect.size)
    wide = max(2, round(rect.width * abs(2 * t - 1)))
    turned = pygame.transform.smoothscale(face, (wide, rect.height))
    surface.blit(turned, turned.get_rect(center=rect.center))


def _deal(picture: WondersPicture, surface: pygame.Surface, event: e.AgeLaid, playing: Playing) -> None:
    """The cards of an age come one after the other from the far side."""
    places, count = picture.geometry.places(event.age), len(event.display)
    start = (picture.geometry.display.centerx, picture.geometry.display.top)
    for number, (card, rect) in enumerate(zip(event.display, places, strict=True)):
        begin = (1 - _DEAL_OVERLAP) * number / count
        t = min(1.0, max(0.0, (playing.t - begin) / _DEAL_OVERLAP))
        if t <= 0 or card == GONE:
            continue
        face = (
            picture.faces.back(card, rect.size)
            if card.startswith(BACK)
            else picture.faces.card(card, rect.size)
        )
        if t < 1:
            face = face.copy()
            face.set_alpha(round(255 * min(1.0, 2 * t)))
        middle = rect.center if playing.fade else _between(start, rect.center, _eased(t))
        surface.blit(face, face.get_rect(center=middle))


def _fly_coins(
    picture: WondersPicture,
    surface: pygame.Surface,
    start: tuple[int, int],
    end: tuple[int, int],
    amount: int,
    t: float,
) -> None:
    """Coins one behind the other, and how many at their end."""
    ctx, count = picture.ctx, min(_COINS_FLYING, amount)
    coin = picture.faces.symbols.symbol("coin", ctx.px(24))
    for number in range(count):
        own = min(1.0, max(0.0, t * 1.5 - 0.5 * number / max(1, count)))
        if 0 < own < 1:
            surface.blit(coin, coin.get_rect(center=_between(start, end, _eased(own), arc=0.12)))
    purse = end if start == picture.bank else start
    told = picture.faces.symbols.coin(f"{'+' if start == picture.bank else '−'}{amount}", ctx.px(30))
    shown = told.copy()
    shown.set_alpha(round(255 * min(1.0, 3 * (1 - t))))
    surface.blit(shown, shown.get_rect(center=(purse[0] + ctx.px(46), purse[1])))


def _fly(
    surface: pygame.Surface,
    face: pygame.Surface,
    start: tuple[int, int],
    end: tuple[int, int],
    t: float,
    fading: bool = False,
) -> None:
    if fading:
        face = face.copy()
        face.set_alpha(round(255 * min(1.0, 2 * (1 - t))))
    surface.blit(face, face.get_rect(center=_between(start, end, _eased(t), arc=0.1)))


def _counting(state: WondersState, seat: Seat, change: int, t: float) -> dict[Seat, int]:
    """The purse counts up or down while the coins fly."""
    return {seat: state.cities[seat].coins + round(change * t)}


def _acting(source: str) -> frozenset[str]:
    book = load_book()
    for kind, shelf in (("leader", book.leaders), ("token", book.tokens), ("wonder", book.wonders)):
        if source in shelf:
            return frozenset({f"{kind}:{source}"})
    return frozenset({f"card:{source}"}) if source in book.cards else frozenset()


def _between(start: tuple[int, int], end: tuple[int, int], t: float, arc: float = 0.0) -> tuple[int, int]:
    bow = arc * math.dist(start, end) * math.sin(math.pi * t)
    return round(start[0] + (end[0] - start[0]) * t), round(start[1] + (end[1] - start[1]) * t - bow)


def _eased(t: float) -> float:
    return t * t * (3.0 - 2.0 * t)
