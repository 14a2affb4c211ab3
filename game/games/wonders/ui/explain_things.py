"""What the sheet says about cards, backs, wonders, leaders and tokens, wherever they are."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.display import accessible
from game.games.wonders.effects import Bury, Effect
from game.games.wonders.model import BOTH, WondersState
from game.games.wonders.scoring import cost_of, lines
from game.games.wonders.ui.chronicle import Chronicle
from game.games.wonders.ui.outlook import Outlook, Row, above, hidden_count, icon_of
from game.games.wonders.ui.thing_words import ThingWords


class ThingSheets:
    """Rows for each kind of thing; `seat` is who asks."""

    def __init__(self, words: ThingWords, chronicle: Chronicle | None) -> None:
        self._words = words
        self._outlook = Outlook(words)
        self._chronicle = chronicle

    def card(self, state: WondersState, seat: Seat, card: str) -> list[Row]:
        """A card in the display, a city, the discard pile, or on offer from elsewhere."""
        say, printed = self._words.say, load_book().cards[card]
        if card in state.display:
            rows = [
                *self._outlook.prices(state, seat, card),
                *self._outlook.card(state, seat, card),
                self._outlook.uncovered(state, card),
            ]
            return [*rows, self._outlook.income(state, seat)] if card in accessible(state) else rows
        for owner in BOTH:
            city = state.cities[owner]
            if card in city.cards:
                rows = [Row("build", say("explain.in_city", who=self._words.side(owner)))]
                if card in city.looks:
                    shown = city.looks[card]
                    rows.append(Row(shown, say("explain.shows", symbol=self._words.name(shown))))
                rows += self._effects(printed.effects)
                return [*rows, *self._counts(state, owner, card)]
        if card in state.discard:
            told = Row("discard", say("explain.in_pile"))
            return [told, *self._outlook.card(state, seat, card)]
        return self._outlook.card(state, seat, card) if state.age else self._effects(printed.effects)

    def back(self, state: WondersState, place: int) -> list[Row]:
        """A face-down card of the display."""
        back, say = state.display[place], self._words.say
        key = "explain.hidden_guild" if back.endswith("guild") else "explain.hidden"
        rows = [Row("secret", say(key, count=hidden_count(state, back)))]
        over = above(state, place)
        if over:
            key = "explain.hidden_when.one" if len(over) == 1 else "explain.hidden_when"
            cards = self._words.listed([self._words.name(one) for one in over])
            rows.append(Row("build", say(key, cards=cards)))
        return rows

    def wonder(self, state: WondersState, seat: Seat, wonder: str) -> list[Row]:
        """A wonder on offer, in a city, built, or out of the game."""
        say = self._words.say
        owner = next((one for one in BOTH if wonder in state.cities[one].wonders), None)
        if wonder in state.gone:
            return [Row("wonder", say("explain.wonder_gone"), True)]
        if owner is None or not state.age:
            return self._effects(load_book().wonders[wonder].effects)
        city, who = state.cities[owner], self._words.side(owner)
        if wonder in city.built:
            card = self._words.name(city.under[city.built.index(wonder)])
            rows = [Row("wonder", say("explain.wonder_built", who=who, card=card))]
            rows += self._effects(load_book().wonders[wonder].effects)
            return [*rows, *self._counts(state, owner, wonder)]
        rows = [] if owner == seat else [Row("wonder", say("explain.wonder_of", who=who))]
        if owner == seat:
            rows += [*self._outlook.limit(state, seat), *self._outlook.prices(state, seat, wonder, False)]
            return [*rows, *self._outlook.wonder(state, seat, wonder)]
        return [*rows, *self._effects(load_book().wonders[wonder].effects)]

    def leader(self, state: WondersState, seat: Seat, leader: str) -> list[Row]:
        """A leader: on offer, available, at work since when, spent or buried."""
        say, cost = self._words.say, cost_of(state.options, leader)
        rows = []
        owner = next((one for one in BOTH if leader in _people(state, one)), None)
        if owner is None:
            key = "explain.leader_gone" if leader in state.gone else "explain.leader_cost"
            rows.append(Row(f"coin:{cost}", say(key, coins=cost)))
            return [*rows, *self._effects(load_book().leaders[leader].effects)]
        city, who = state.cities[owner], self._words.side(owner)
        if leader in city.buried:
            times = sum(
                one.times
                for w in city.built
                for one in load_book().wonders[w].effects
                if isinstance(one, Bury)
            )
            return [Row("bury", say("explain.leader_buried", who=who, points=times * cost))]
        if leader in city.hand:
            rows.append(Row(f"coin:{cost}", say("explain.leader_hand", who=who, coins=cost)))
        elif leader in city.spent:
            rows.append(Row("leader", say("explain.leader_spent", who=who)))
        else:
            rows.append(self._since(leader, who))
        rows += self._effects(load_book().leaders[leader].effects)
        return rows if leader in city.hand else [*rows, *self._counts(state, owner, leader)]

    def token(self, state: WondersState, seat: Seat, token: str) -> list[Row]:
        """A progress token on the board, in the box, or with a city."""
        say = self._words.say
        owner = next((one for one in BOTH if token in state.cities[one].tokens), None)
        if owner is not None:
            rows = [Row("token", say("explain.token_of", who=self._words.side(owner)))]
        else:
            key = "explain.token_board" if token in state.board else "explain.token_box"
            rows = [Row("token", say(key))]
        rows += self._effects(load_book().tokens[token].effects)
        return rows if owner is None else [*rows, *self._counts(state, owner, token)]

    def _since(self, leader: str, who: str) -> Row:
        age = self._chronicle.since(leader) if self._chronicle is not None else None
        key = "leader_active" if age is None else "leader_since" if age else "leader_since_draft"
        return Row("leader", self._words.say(f"explain.{key}", who=who, age=roman(age or 0)))

    def _effects(self, effects: tuple[Effect, ...]) -> list[Row]:
        told = self._words.effects(effects)
        return [Row(icon_of(one), text) for one, text in zip(effects, told, strict=False)]

    def _counts(self, state: WondersState, owner: Seat, thing: str) -> list[Row]:
        points = sum(line.points for line in lines(state, owner) if line.source == thing)
        if not points:
            return []
        key = "explain.counts.one" if points == 1 else "explain.counts"
        return [Row(f"points:{points}", self._words.say(key, points=points))]


def roman(age: int) -> str:
    """An age's number as it is printed."""
    return "I" * age


def _people(state: WondersState, seat: Seat) -> tuple[str, ...]:
    city = state.cities[seat]
    return (*city.hand, *city.leaders, *city.buried)
