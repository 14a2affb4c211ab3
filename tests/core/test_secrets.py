"""The one gate for secrets: both laws on random games, and that the laws notice a leak."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.chance import Chance
from game.core.codec import canonical
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.log import seats_of
from game.core.messages import Illegal
from tests.core.damage import log_bytes
from tests.laws import check_commutation, check_noninterference, states_of
from tests.toy import TOY, ToyRules
from tests.toy import commands as c
from tests.toy import events as e
from tests.toy.model import DECK, ToyState
from tests.toy.play import ToySession, lay, play
from tests.toy.sight import permute

GAMES = [(seats, str(seed)) for seats in (2, 3, 4) for seed in range(3)]


def reveals(state: ToyState, event: e.ToyEvent, seat: Seat) -> bool:
    """Whether an event rightly shows the seat a card or the bids."""
    match event:
        case e.CardPlayed() | e.BidsRevealed():
            return True
        case e.CardDrawn(seat=owner) | e.CardPeeked(seat=owner):
            return owner == seat
    return False


def tries(seats: int) -> list[c.ToyCommand]:
    """Commands, sensible and not, of every seat."""
    out: list[c.ToyCommand] = []
    for seat in map(Seat, range(seats)):
        out += [c.Draw(seat=seat), c.Roll(seat=seat), c.Pass(seat=seat)]
        out += [c.Play(seat=seat, card=card) for card in (*DECK, "?")]
        out += [c.Stow(seat=seat, card=card) for card in DECK]
        out += [
            c.Peek(seat=seat, owner=Seat(o), place=p) for o in range(-1, seats + 1) for p in (-1, 0, 1, 9)
        ]
        out += [c.MakeBid(seat=seat, amount=amount) for amount in (-1, 0, 3, 99)]
    return out


def laws_hold(rules: ToyRules, session: ToySession) -> int:
    """Check both laws along a game; gives how many permuted worlds differed."""
    log, seats = session.full_log(), seats_of(session.header)
    eyes: list[Viewpoint] = [*seats, SPECTATOR, REFEREE]
    check_commutation(TOY, rules, log.header, log.entries, eyes)
    states = states_of(TOY, rules, log.header, log.entries)[1:]
    return sum(
        check_noninterference(
            TOY, rules, state, permute, seats, reveals=reveals, tries=tries(len(seats)), salt=f"twin{number}"
        )
        for number, state in list(enumerate(states))[::3]
    )


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_both_laws_hold_in_random_games(seats: int, seed: str) -> None:
    assert laws_hold(ToyRules(), play(lay(seed, seats, rounds=9), 60, seed)) > 20


@pytest.mark.soak
def test_both_laws_hold_in_many_random_games() -> None:
    for seed in range(100):
        laws_hold(ToyRules(), play(lay(str(seed), 2 + seed % 3, rounds=4), 200, str(seed)))


class ShowsDraws(ToyRules):
    def redact(self, state: ToyState, event: e.ToyEvent, viewpoint: Viewpoint) -> e.ToyEvent:
        return event if isinstance(event, e.CardDrawn) else super().redact(state, event, viewpoint)


class ShowsPile(ToyRules):
    def conceal(self, state: ToyState, viewpoint: Viewpoint) -> ToyState:
        return msgspec.structs.replace(super().conceal(state, viewpoint), pile=state.pile)


class RefusesForSecrets(ToyRules):
    def decide(self, state: ToyState, command: c.ToyCommand, chance: Chance) -> tuple[e.ToyEvent, ...]:
        if isinstance(command, c.Peek) and command.place < len(state.hands[command.owner]):
            card = state.hands[command.owner][command.place]
            if card.startswith("a"):
                raise Illegal("X99", "card_is_too_good", card=card)
        return super().decide(state, command, chance)


class OffersBySecrets(ToyRules):
    def commands(self, state: ToyState, seat: Seat) -> Any:
        ready = list(super().commands(state, seat))
        mine = {card for row in (state.hands[seat], state.stashes[seat]) for card in row}
        others = [card for hand in state.hands for card in hand if card not in mine]
        return iter(ready[1:] if any(card.startswith("a") for card in others) else ready)


class TellsBids(ToyRules):
    def redact(self, state: ToyState, event: e.ToyEvent, viewpoint: Viewpoint) -> e.ToyEvent:
        return event if isinstance(event, e.BidMade) else super().redact(state, event, viewpoint)

    def conceal(self, state: ToyState, viewpoint: Viewpoint) -> ToyState:
        return msgspec.structs.replace(super().conceal(state, viewpoint), bids=state.bids)


@pytest.mark.parametrize("leaky", [ShowsDraws, ShowsPile, RefusesForSecrets, OffersBySecrets, TellsBids])
def test_the_laws_notice_a_leak(leaky: type[ToyRules]) -> None:
    with pytest.raises(AssertionError):
        laws_hold(leaky(), play(lay("leak", 3), 60))


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_no_hidden_card_and_no_seed_is_in_anything_a_seat_gets(seats: int, seed: str) -> None:
    session = lay(f"canary seed {seed}", seats)
    eyes: list[Viewpoint] = [*seats_of(session.header), SPECTATOR]
    got: dict[Viewpoint, list[Any]] = {v: [session.view(v)] for v in eyes}
    for viewpoint, things in got.items():
        session.subscribe(viewpoint, things.append)
    for step in range(50):
        if session.to_act:
            play(session, 1, f"{seed}{step}")
        for viewpoint, things in got.items():
            things.append(session.view(viewpoint))
    for viewpoint, things in got.items():
        things += [session.batch(0, viewpoint), session.text(viewpoint, 0, 999)]
        text = canonical(things).decode() + repr(things)
        assert "canary" not in text
        assert {card for card in DECK if card in text} == seen_by(session, viewpoint)


def seen_by(session: ToySession, viewpoint: Viewpoint) -> set[str]:
    """The cards a viewpoint has rightly seen, from the referee's events."""
    seen: set[str] = set()
    for entry in session.full_log().entries:
        for event in entry.events:
            match event:
                case e.CardDrawn(seat=seat, card=card) if seat == viewpoint:
                    seen.add(card)
                case e.CardPeeked(seat=seat, card=card) if seat == viewpoint:
                    seen.add(card)
                case e.CardPlayed(card=card):
                    seen.add(card)
    return seen


def test_bids_stay_secret_until_all_are_made() -> None:
    views = []
    for amount in range(4):
        session = lay("bids", 3)
        for seat in range(3):
            session.submit(c.Pass(seat=Seat(seat)))
        session.submit(c.MakeBid(seat=Seat(1), amount=amount))
        views.append(
            [(session.view(v), session.batch(4, v), session.text(v, 0, 9)) for v in (Seat(0), SPECTATOR)]
        )
    assert all(view == views[0] for view in views)


def test_what_is_not_drawn_yet_is_nowhere_in_the_log() -> None:
    """Two games that differ only in their seed are alike until the first draw after set-up differs."""
    session = play(lay("later"), 8)
    log = session.full_log()
    twin = session.branch(9, "other luck")
    assert twin.view(REFEREE).state == session.view(REFEREE).state
    data = log_bytes(session)
    again = play(session, 8, "later")
    assert log_bytes(again).startswith(data)
    assert log.entries == again.full_log().entries[: len(log.entries)]
