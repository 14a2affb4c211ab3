"""The toy's rules: what may be done, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.chance import Chance
from game.core.ids import Seat, Viewpoint
from game.core.messages import Illegal, Outcome
from game.core.ruleset import Choice, Setup, Token
from tests.toy import commands as c
from tests.toy import events as e
from tests.toy import evolve, options, sight
from tests.toy.model import DECK, SIDES, ToyState, score


class ToyRules:
    """See the package's own words for the game."""

    def initial(self, setup: Setup) -> ToyState:
        return ToyState(options=setup.options, seats=setup.seats)

    def setup(self, state: ToyState, chance: Chance) -> tuple[e.ToyEvent, ...]:
        left, dealt = list(DECK), []
        for seat in range(state.seats):
            for _ in range(state.options.hand):
                card = chance.pick(left)
                left.remove(card)
                dealt.append(e.CardDrawn(seat=Seat(seat), card=card))
        return (e.PileMade(cards=DECK), *dealt, e.RoundBegan(number=1))

    def to_act(self, state: ToyState) -> frozenset[Seat]:
        if state.phase == "turns":
            return frozenset({state.active})
        if state.phase == "bids":
            return frozenset(Seat(seat) for seat in range(state.seats) if state.bids[seat] is None)
        return frozenset()

    def decide(self, state: ToyState, command: c.ToyCommand, chance: Chance) -> tuple[e.ToyEvent, ...]:
        options.check(state, command)
        seat = command.seat
        match command:
            case c.Draw():
                return (e.CardDrawn(seat=seat, card=chance.pick(state.pile)),)
            case c.Play(card=card):
                place = state.hands[seat].index(card)
                return self._played(state, e.CardPlayed(seat=seat, place=place, card=card))
            case c.Stow(card=card):
                return (e.CardStowed(seat=seat, place=state.hands[seat].index(card), card=card),)
            case c.Peek(owner=owner, place=place):
                card = state.hands[owner][place]
                return (e.CardPeeked(seat=seat, owner=owner, place=place, card=card),)
            case c.Roll():
                return (e.DiceRolled(seat=seat, dice=(chance.die(SIDES), chance.die(SIDES))),)
            case c.Pass():
                last = seat == state.seats - 1
                return (e.TurnPassed(to=None if last else Seat(seat + 1)),)
            case c.MakeBid(amount=amount):
                return self._bid(state, e.BidMade(seat=seat, amount=amount))

    def evolve(self, state: ToyState, event: e.ToyEvent) -> ToyState:
        return evolve.evolve(state, event)

    def commands(self, state: ToyState, seat: Seat) -> Iterator[c.ToyCommand]:
        return options.commands(state, seat) if seat in self.to_act(state) else iter(())

    def choices(
        self, state: ToyState, seat: Seat, picks: tuple[Token, ...]
    ) -> Mapping[Token, Choice[c.ToyCommand]]:
        return options.choices(self.commands(state, seat), picks)

    def why_not(self, state: ToyState, seat: Seat, picks: tuple[Token, ...], token: Token) -> Illegal | None:
        if seat not in self.to_act(state):
            return Illegal("T01", "not_your_turn", seat=seat)
        return None if token in self.choices(state, seat, picks) else Illegal("X09", "not_here", token=token)

    def conceal(self, state: ToyState, viewpoint: Viewpoint) -> ToyState:
        return sight.conceal(state, viewpoint)

    def redact(self, state: ToyState, event: e.ToyEvent, viewpoint: Viewpoint) -> e.ToyEvent:
        return sight.redact(state, event, viewpoint)

    def seals(self, state: ToyState, event: e.ToyEvent) -> bool:
        return not isinstance(event, e.CardStowed | e.BidMade)

    def outcome(self, state: ToyState) -> Outcome | None:
        return state.outcome

    def inconsistencies(self, state: ToyState) -> list[str]:
        return options.inconsistencies(state)

    def _played(self, state: ToyState, played: e.CardPlayed) -> tuple[e.ToyEvent, ...]:
        goal = state.options.goal
        if not goal or len(state.tables[played.seat]) + 1 < goal:
            return (played,)
        return played, e.GameEnded(outcome=Outcome(winners=(played.seat,), kind="goal", rule="X11"))

    def _bid(self, state: ToyState, made: e.BidMade) -> tuple[e.ToyEvent, ...]:
        bids = [made.amount if seat == made.seat else bid for seat, bid in enumerate(state.bids)]
        amounts = tuple(bid for bid in bids if isinstance(bid, int))
        if len(amounts) < state.seats:
            return (made,)
        shown = e.BidsRevealed(amounts=amounts, winner=Seat(amounts.index(max(amounts))))
        if state.round < state.options.rounds:
            return made, shown, e.RoundBegan(number=state.round + 1)
        after = evolve.evolve(evolve.evolve(state, made), shown)
        scores = [score(after, Seat(seat)) for seat in range(state.seats)]
        winners = tuple(Seat(seat) for seat, points in enumerate(scores) if points == max(scores))
        return made, shown, e.GameEnded(outcome=Outcome(winners=winners, kind="score", rule="X10"))
