"""The rules of wonders on a packed state that changes in place, for search and playouts.

The same game as `rules.py` (tests play both side by side, state by state), without events, payments told or
reasons. A move is a tuple: its word, then the things it names. Chance comes in from outside: anything with
`pick(items)`, in the rules' order of draws. Ways to pay are always the cheapest (setting `payment`).
"""

from __future__ import annotations

from game.core.ids import Seat
from game.games.wonders import effects as f
from game.games.wonders.fast_deeds import FastDeeds, Picker, draw
from game.games.wonders.model import BACK, PRIVATE, Task

Move = tuple[str, ...]
"""`build CARD`, `sell CARD`, `wonder WONDER CARD`, `tuck CARD`, `take ITEM`, `lay LEADER`, `recruit`,
`dismiss`, `begin SEAT`, `answer THING`, `decline`."""

_GUILD_BACK = BACK + "guild"


class Fast(FastDeeds):
    """A packed game that is played."""

    __slots__ = ()

    def to_act(self) -> int:
        """The seat to act now; while both choose, the one that is asked first."""
        if self.agenda:
            return int(self.agenda[0].seat)
        match self.phase:
            case "leader_draft" | "wonder_draft":
                return self.drafters[0]
            case "choose":
                return 0 if not self.chosen[0] else 1
            case "declare":
                return 0 if not self.declared[0] else 1
            case "begin":
                return self.who_decides
            case _:
                return self.active

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat that is to act, in the rules' order of commands."""
        if self.agenda:
            task = self.agenda[0]
            answers: list[Move] = [("answer", one) for one in self.options_of(task)]
            return [*answers, ("decline",)] if task.optional else answers
        match self.phase:
            case "turn":
                return self._turn_moves()
            case "leader_draft" | "wonder_draft":
                return [("take", one) for one in self.draft]
            case "choose":
                return [("lay", one) for one in self.cities[seat].hand]
            case "declare":
                is_paid = self.leader_cost(self.chosen[seat]) <= self.cities[seat].coins
                return [("recruit",), ("dismiss",)] if is_paid else [("dismiss",)]
            case "begin":
                return [("begin", "0"), ("begin", "1")]
            case _:
                return []

    def play(self, seat: int, move: Move, luck: Picker) -> None:
        """Carry out a legal move of a seat."""
        if self.agenda:
            self._answer(move, luck)
            self._settle(luck)
            return
        word = move[0]
        if word == "build":
            trade, units = self.trade(seat, move[1])
            self._pay(seat, self.book.costs[move[1]].coins + trade, trade, units)
            self._take(move[1])
            self._enter_card(seat, move[1], self._is_linked(seat, move[1]))
        elif word == "sell":
            income = self.income(seat)
            self._take(move[1])
            self.discard.append(move[1])
            self.cities[seat].coins += income
        elif word == "wonder":
            trade, units = self.trade(seat, move[1])
            self._pay(seat, self.book.costs[move[1]].coins + trade, trade, units)
            self._take(move[2])
            self._enter_wonder(seat, move[1], move[2], luck)
        elif word == "tuck":
            city = self.cities[seat]
            city.spent.append(city.unused(f.TuckCard) or "")
            self._take(move[1])
            city.tucked.append(move[1])
            self.extra = True
        else:
            self._play_beside(seat, move, luck)
            return
        self._settle(luck)

    def _turn_moves(self) -> list[Move]:
        seat = self.active
        city = self.cities[seat]
        coins = city.coins
        raised = [one for one in self.open_wonders(seat) if self.price(seat, one) <= coins]
        tucks = bool(city.kinds) and city.unused(f.TuckCard) is not None
        out: list[Move] = []
        for card in self.accessible():
            if self.price(seat, card) <= coins:
                out.append(("build", card))
            out.append(("sell", card))
            out += [("wonder", wonder, card) for wonder in raised]
            if tucks:
                out.append(("tuck", card))
        return out

    def _play_beside(self, seat: int, move: Move, luck: Picker) -> None:
        match move:
            case ("take", item):
                self._take_draft(seat, item, luck)
            case ("lay", leader):
                self.chosen[seat] = leader
                if all(self.chosen):
                    self.phase = "declare"
            case ("begin", who):
                self._begin_turn(int(who))
            case (word,):
                self.declared[seat] = "recruit" if word == "recruit" else "discard"
                if all(self.declared):
                    self.phase = "enlist"
                    self._recruit()
                self._settle(luck)

    def _take_draft(self, seat: int, item: str, luck: Picker) -> None:
        is_leader = self.phase == "leader_draft"
        self._give(seat, item, is_leader)
        if len(self.draft) == 1:
            self._give(self.drafters[0], self.draft[0], is_leader)
        if not self.draft:
            self._go_on_drafting(luck)

    def _give(self, seat: int, item: str, is_leader: bool) -> None:
        city = self.cities[seat]
        (city.hand if is_leader else city.wonders).append(item)
        self.draft.remove(item)
        self.drafters = self.drafters[1:]

    def _go_on_drafting(self, luck: Picker) -> None:
        hands = sum(len(city.hand) for city in self.cities)
        wonders = sum(len(city.wonders) for city in self.cities)
        first, second = self.first, 1 - self.first
        if self.options.leaders == "on" and hands < 8:
            self._show(luck, "leader_draft", self.unused, second if hands == 0 else first)
        elif wonders < 8:
            self._show(luck, "wonder_draft", self.pool, first if wonders == 0 else second)
        else:
            self._begin_age(1, luck)
            self._settle(luck)

    def _show(self, luck: Picker, phase: str, source: list[str], starter: int) -> None:
        self.draft = draw(luck, source, 4)
        for item in self.draft:
            source.remove(item)
        self.drafters = [starter, 1 - starter, 1 - starter, starter]
        self.phase = phase

    def _recruit(self) -> None:
        for seat in self.order:
            if self.declared[seat] == "discard":
                self.cities[seat].hand.remove(self.chosen[seat])
                self.gone.append(self.chosen[seat])
                self.cities[seat].coins += 2
        hired = [seat for seat in self.order if self.declared[seat] == "recruit"]
        for seat in hired:
            self._lose(seat, self.leader_cost(self.chosen[seat]))
        self.due += [Task("enlist", Seat(seat), self.chosen[seat]) for seat in hired]

    def _answer(self, move: Move, luck: Picker) -> None:
        task = self.agenda.pop(0)
        seat = int(task.seat)
        if move[0] == "decline":
            self._do_without(seat, task)
            return
        thing = move[1]
        city = self.cities[seat]
        match task.kind:
            case "token" | "box_token":
                self._enter_token(seat, thing, from_board=task.kind == "token")
            case "destroy":
                foe = self.cities[1 - seat]
                foe.cards.remove(thing)
                foe.gather()
                self.discard.append(thing)
            case "discard_pile" | "removed" | "guild":
                for pile in (self.discard,) if task.kind == "discard_pile" else self._hidden(seat):
                    if thing in pile:
                        pile.remove(thing)
                self._enter_card(seat, thing)
            case "hire" | "leaders":
                self._enter_leader(seat, thing)
            case "bury":
                city.leaders.remove(thing)
                city.buried.append(thing)
                city.gather()
            case "copy":
                self._change_symbol(seat, task.source, city.symbol_of(thing), f.CopySymbol)
            case "split":
                self._change_symbol(seat, thing, city.all(f.SplitPair)[0].symbol, f.SplitPair)
            case "enlist":
                raise ValueError("a leader's effects wait for nobody")

    def _hidden(self, seat: int) -> tuple[list[str], ...]:
        return (self.unseen, self.guilds, self.boxed[seat])

    def _change_symbol(self, seat: int, card: str, symbol: str, kind: type[f.Effect]) -> None:
        city = self.cities[seat]
        city.spent.append(city.source(kind) or "")
        city.look(card, symbol)
        self._gain_symbol(seat, f.SYMBOLS.index(symbol), card)

    def _do_without(self, seat: int, task: Task) -> None:
        if task.kind == "copy":
            self._gain_symbol(seat, self.book.symbol[task.source], task.source)
        elif task.kind == "split":
            self._complete_pair(seat, self.cities[seat].symbol_of(task.source))

    def _advance(self, luck: Picker) -> bool:
        """Do what can be done about the head of the agenda; False when it waits for its seat."""
        task = self.agenda[0]
        if task.kind == "enlist":
            self.agenda.pop(0)
            self._enter_leader(int(task.seat), task.source)
            return True
        if task.kind in PRIVATE and not task.is_open:
            self._open(task, luck)
            return True
        if not self.options_of(task):
            self.agenda.pop(0)
            return True
        return False

    def _open(self, task: Task, luck: Picker) -> None:
        pools = {"box_token": self.box, "removed": self.unseen, "guild": self.guilds, "leaders": self.unused}
        options = tuple(draw(luck, self.unknown(pools[task.kind]), self._number(task)))
        self.agenda[0] = Task(task.kind, task.seat, task.source, options, task.optional, is_open=True)
        if task.kind != "box_token":
            self.boxed[task.seat] += options

    def _number(self, task: Task) -> int:
        printed = self.book.printed[task.source]
        kinds = f.BoxToken | f.FromRemoved | f.FromGuilds | f.LookAtLeaders
        return next(one.draw for one in (*printed.tasks, *printed.kinds) if isinstance(one, kinds))

    def _settle(self, luck: Picker) -> None:
        while True:
            if self.due:
                if not self.is_over:
                    self.agenda = self.due + self.agenda
                self.due = []
            if self.is_over:
                return
            if self.agenda:
                if not self._advance(luck):
                    return
            elif not self._go_on(luck):
                return

    def _go_on(self, luck: Picker) -> bool:
        match self.phase:
            case "enlist":
                self._lay(self.age, luck)
                for seat in self.order:
                    if self.options.croesus_timing == "display":
                        self._look_at_removed(seat)
                    self._look_at_guilds(seat)
                return True
            case "laid":
                if self.age == 1:
                    self._begin_turn(self.first)
                else:
                    self.phase = "begin"
                return False
            case "turn":
                return self._end_action(luck)
            case _:
                return False

    def _begin_age(self, age: int, luck: Picker) -> None:
        if self.options.leaders == "off":
            self._lay(age, luck)
            return
        chooser = self.first if age == 1 else self.who_decides
        self.phase, self.age, self.order = "choose", age, [chooser, 1 - chooser]
        self.chosen, self.declared, self.display, self.unseen = ["", ""], ["", ""], [], []

    def _lay(self, age: int, luck: Picker) -> None:
        """The display of an age, drawn as the rules draw it (W005, W006, W010)."""
        face_up = self.book.face_up[age]
        unseen, guild_places = list(self.book.decks[str(age)]), set[int]()
        while age == 3 and len(guild_places) < 3:
            left = [str(place) for place in range(len(face_up)) if place not in guild_places]
            guild_places.add(int(luck.pick(left)))
        self.display = []
        for place, is_open in enumerate(face_up):
            pool = self.guilds if place in guild_places else unseen
            if is_open:
                card = luck.pick(pool)
                pool.remove(card)
                self.display.append(card)
            else:
                self.display.append(_GUILD_BACK if place in guild_places else f"{BACK}{age}")
        self.unseen, self.age, self.phase = unseen, age, "laid"
        self.count_covers()

    def _end_action(self, luck: Picker) -> bool:
        display, left = self.display, self.left
        for place, card in enumerate(display):
            if card and not left[place] and card.startswith(BACK):
                pool = self.guilds if card == _GUILD_BACK else self.unseen
                shown = luck.pick(self.unknown(pool))
                pool.remove(shown)
                display[place] = shown
        if any(display):
            self._begin_turn(self.active if self.extra else 1 - self.active)
            return False
        if self.age == 3:
            self._end_by_points()
        else:
            self._begin_age(self.age + 1, luck)
        return True

    def _begin_turn(self, seat: int) -> None:
        self.phase, self.active, self.extra = "turn", seat, False
        self.turn += 1

    def _end_by_points(self) -> None:
        totals = [self.score(0), self.score(1)]
        by_coins = self.options.tie_break == "coins" or (
            self.options.tie_break == "auto" and self.options.leaders == "on"
        )
        ways = [(totals, "points")]
        if by_coins:
            ways.append(([city.coins for city in self.cities], "tie_coins"))
        ways.append(([self.blue(0), self.blue(1)], "tie_blue"))
        for (west, east), kind in ways:
            if west != east:
                self._end(0 if west > east else 1, kind)
                return
        self._end(-1, "shared")
