"""What building does on a packed state: cards, wonders, tokens and leaders take effect (W040-W064, W080)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.core.ids import Seat
from game.games.wonders import effects as f
from game.games.wonders.effects import COLOURS
from game.games.wonders.fast_state import FastState
from game.games.wonders.model import CAPITAL, GONE, ZONES, Task

_RED = COLOURS.index("red")


class Picker(Protocol):
    """Luck for a packed game, drawn in the rules' order of draws."""

    def pick(self, items: Sequence[str]) -> str:
        """One of the items, each as likely."""


class FastDeeds(FastState):
    """A packed game in which things are built."""

    __slots__ = ()

    def _pay(self, seat: int, total: int, trade: int, units: int) -> None:
        foe = self.cities[1 - seat]
        self.cities[seat].coins -= total
        if foe.kinds:
            if foe.source(f.TradeShare) is not None:
                foe.coins += max(0, trade)
            for toll in foe.all(f.TradeToll):
                foe.coins += toll.amount * units

    def _is_linked(self, seat: int, card: str) -> bool:
        link = self.book.costs[card].link
        return link is not None and link in self.cities[seat].links

    def _take(self, card: str) -> None:
        place = self.display.index(card)
        self.display[place] = GONE
        for below in self.book.covers[self.age][place]:
            self.left[below] -= 1

    def _enter_card(self, seat: int, card: str, is_linked: bool = False) -> None:
        city, printed = self.cities[seat], self.book.printed[card]
        city.cards.append(card)
        city.count_card(card)
        city.coins += printed.coins
        if printed.drain:
            self._lose(1 - seat, printed.drain)
        shields = printed.shields
        if shields and self.book.colour[card] == _RED:
            shields += sum(one.amount for one in city.all(f.RedBonus))
        self._march(seat, shields)
        if self.is_over:
            return
        if printed.symbol >= 0:
            self._study(seat, card)
            if self.is_over:
                return
        if is_linked:
            city.coins += sum(one.amount for one in city.all(f.LinkCoins))
        for one in printed.coins_per:
            city.coins += one.amount * self.many(seat, one.count, one.of)
        if self.options.croesus_timing == "next_build":
            self._look_at_removed(seat)

    def _enter_wonder(self, seat: int, wonder: str, card: str, luck: Picker) -> None:
        city, printed = self.cities[seat], self.book.printed[wonder]
        has_theology = city.source(f.WonderTurns) is not None
        city.built.append(wonder)
        city.under.append(card)
        city.count_thing(wonder)
        self._lose_eighth()
        city.coins += printed.coins
        if printed.drain:
            self._lose(1 - seat, printed.drain)
        self._march(seat, printed.shields)
        if self.is_over:
            return
        for one in printed.tasks:
            self._set_task(seat, wonder, one, luck)
        if printed.extra_turn or has_theology:
            self.extra = True

    def _enter_token(self, seat: int, token: str, from_board: bool) -> None:
        city, printed = self.cities[seat], self.book.printed[token]
        (self.board if from_board else self.box).remove(token)
        city.tokens.append(token)
        city.count_thing(token)
        city.coins += printed.coins
        if printed.symbol >= 0:
            self._gain_symbol(seat, printed.symbol, None)

    def _enter_leader(self, seat: int, leader: str) -> None:
        city = self.cities[seat]
        printed = self.book.printed[leader]
        if leader in city.hand:
            city.hand.remove(leader)
        city.leaders.append(leader)
        city.count_thing(leader)
        for seen in (self.unused, *((self.boxed[seat],))):
            if leader in seen:
                seen.remove(leader)
        self._march(seat, printed.shields)
        if printed.drain:
            self._lose(1 - seat, printed.drain)
        for one in (*printed.kinds, *printed.tasks):
            match one:
                case f.LookAtLeaders():
                    self.due.append(Task("leaders", Seat(seat), leader, optional=True))
                case f.FromDiscard(optional=optional):
                    self.due.append(Task("discard_pile", Seat(seat), leader, optional=optional))
                case f.FromRemoved():
                    if self.phase == "turn" and self.options.croesus_timing == "display":
                        self._look_at_removed(seat)
                case f.FromGuilds(age=age):
                    if self.phase == "turn" and self.age == age:
                        self._look_at_guilds(seat)
                case _:
                    pass

    def _set_task(self, seat: int, wonder: str, effect: f.Effect, luck: Picker) -> None:
        own = Seat(seat)
        match effect:
            case f.Destroy():
                self.due.append(Task("destroy", own, wonder))
            case f.BoxToken():
                self.due.append(Task("box_token", own, wonder))
            case f.FromDiscard(optional=optional):
                self.due.append(Task("discard_pile", own, wonder, optional=optional))
            case f.DrawLeaders(draw=number):
                drawn = draw(luck, self.unknown(self.unused), number)
                self.cities[seat].hand += drawn
                for one in drawn:
                    self.unused.remove(one)
            case f.FreeLeader():
                self.due.append(Task("hire", own, wonder, optional=True))
            case f.Bury():
                self.due.append(Task("bury", own, wonder))
            case _:
                pass
    def _lose_eighth(self) -> None:
        if self.options.leaders == "on" or sum(len(city.built) for city in self.cities) < 7:
            return
        for city in self.cities:
            for wonder in city.wonders[:]:
                if wonder not in city.built:
                    city.wonders.remove(wonder)
                    self.gone.append(wonder)

    def _march(self, seat: int, shields: int) -> None:
        if shields <= 0 or self.is_over or self._is_cancelled():
            return
        way = 1 if seat == 0 else -1
        to = max(-CAPITAL, min(CAPITAL, self.pawn + way * shields))
        self.pawn = to
        victim = 1 - seat
        reached = [coins for coins in self.loot[victim] if to * way >= ZONES[coins]]
        for coins in reached:
            self._plunder(seat, coins)
        if to * way == CAPITAL:
            self._end(seat, "military")
            return
        if reached:
            for effect in self.cities[victim].all(f.ConquestShields):
                for _ in reached:
                    self._march(victim, effect.amount)

    def _is_cancelled(self) -> bool:
        for city in self.cities:
            if city.kinds:
                leader = city.unused(f.CancelMove)
                if leader is not None:
                    city.spent.append(leader)
                    return True
        return False

    def _plunder(self, seat: int, coins: int) -> None:
        victim = 1 - seat
        self.loot[victim] = tuple(one for one in self.loot[victim] if one != coins)
        nominal = coins
        for effect in self.cities[seat].all(f.LootTimes):
            nominal *= effect.amount
        paid = self._lose(victim, nominal)
        if self.cities[seat].source(f.LootToOwner) is not None:
            self.cities[seat].coins += paid
        if self.cities[victim].source(f.LootMirror) is not None:
            self._lose(seat, nominal)

    def _lose(self, seat: int, amount: int) -> int:
        city = self.cities[seat]
        paid = min(amount, city.coins)
        city.coins -= paid
        return paid

    def _study(self, seat: int, card: str) -> None:
        city = self.cities[seat]
        if city.kinds:
            leader = city.unused(f.CopySymbol)
            ages = [age for effect in city.all(f.CopySymbol) for age in effect.ages]
            if leader is not None and self.age in ages and self.models(city, card):
                self.due.append(Task("copy", Seat(seat), card, optional=True))
                return
        self._gain_symbol(seat, self.book.symbol[card], card)

    def _gain_symbol(self, seat: int, symbol: int, card: str | None) -> None:
        city = self.cities[seat]
        if city.symbols[symbol] == 2:
            if card is not None and city.kinds and city.unused(f.SplitPair):
                self.due.append(Task("split", Seat(seat), card, optional=True))
            else:
                self._complete_pair(seat, f.SYMBOLS[symbol])
        if sum(1 for shown in city.symbols if shown > 0) >= 6:
            self._end(seat, "science")

    def _complete_pair(self, seat: int, symbol: str) -> None:
        is_optional = self.options.token_optional == "on"
        self.due.append(Task("token", Seat(seat), symbol, optional=is_optional))

    def unknown(self, pool: list[str]) -> list[str]:
        """What nobody has looked at."""
        west, east = self.boxed
        return [one for one in pool if one not in west and one not in east] if west or east else pool

    def _look_at_removed(self, seat: int) -> None:
        city = self.cities[seat]
        leader = city.unused(f.FromRemoved) if city.kinds else None
        if leader is not None:
            city.spent.append(leader)
            self.due.append(Task("removed", Seat(seat), leader))

    def _look_at_guilds(self, seat: int) -> None:
        city = self.cities[seat]
        leader = city.unused(f.FromGuilds) if city.kinds else None
        if leader is not None and self.age in [effect.age for effect in city.all(f.FromGuilds)]:
            city.spent.append(leader)
            self.due.append(Task("guild", Seat(seat), leader, optional=True))

    def _end(self, seat: int, kind: str) -> None:
        self.winner, self.kind, self.phase = seat, kind, "over"
        self.agenda = []



def draw(luck: Picker, items: Sequence[str], number: int) -> list[str]:
    """Some of these at random, in the order drawn; all where there are fewer."""
    left, out = list(items), list[str]()
    while left and len(out) < number:
        out.append(luck.pick(left))
        left.remove(out[-1])
    return out
