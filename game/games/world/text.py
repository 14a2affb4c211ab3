"""Tells the world game's events and refusals as sentences of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.ids import Seat
from game.core.messages import Illegal, Outcome
from game.games.world import events as e
from game.games.world.model import BLOCS, FIELDS, UNIT_KINDS, Notice, PlaceId, Rolled, Units, WorldState
from game.games.world.text_orders import decided
from game.games.world.words import Catalogue, load_catalogue

if TYPE_CHECKING:
    from game.games.world.rules import WorldRules


class WorldNarrator:
    """The world game's story-teller; reads only what it is handed, the map's names and the catalogue."""

    def __init__(self, rules: WorldRules) -> None:
        self._rules = rules
        self._words: Catalogue = load_catalogue()

    def sentence(self, state: WorldState, event: e.WorldEvent) -> str | None:
        """One event as a sentence; None for what another event tells or nobody needs to read."""
        match event:
            case e.GameEnded():
                return self.ending(state, event.outcome)
            case e.NewsOpened():
                return self._news(state, event)
            case e.OrdersGiven():
                return self._orders(state, event)
            case e.OrderDrawn():
                names = [self._words.player(seat) for seat in event.order]
                return self._say("order_drawn", order=self._words.listed(names))
            case e.NationTaken():
                player = self._words.player(event.seat)
                return self._say("nation_taken", player=player, nation=self._words.nation(event.nation))
            case e.TerritoryTaken():
                key = "territory_walked" if event.loser is None else "territory_taken"
                loser = "" if event.loser is None else self.who(state, event.loser)
                who, place = self.who(state, event.seat), self.place(event.place)
                return self._say(key, who=who, place=place, loser=loser)
            case e.DiceRolled() | e.HitsCounted() | e.DieRerolled() | e.BattleBegan() | e.BattleEnded():
                return self._battle(state, event)
            case e.UnitsArrived():
                return self._say(event.cause, **self._values(state, event))
            case e.UnitsLost():
                key = "camp_lost" if event.place is None else "units_lost"
                return self._say(key, **self._values(state, event))
            case e.UnitsPlaced():
                moved = self._words.units(Units(**{event.kind: event.count}))
                return self._say("units_placed", **{**self._values(state, event), "units": moved})
            case e.TollCalled(toll=toll):
                return self._say("toll_called", who=self.who(state, toll.seat), count=toll.count)
            case _:
                key = str(event.__struct_config__.tag)
                return self._say(key, **self._values(state, event)) if key in self._words.events else None

    def refusal(self, state: WorldState, illegal: Illegal) -> str:
        """A refusal as `R127: one unit must stay in China.`"""
        values = {name: self._argument(state, name, value) for name, value in illegal.args_by_name.items()}
        return f"{illegal.rule}: {self._words.refusals[illegal.key].format(**values)}"

    def ending(self, state: WorldState, outcome: Outcome) -> str:
        """How the game ended, with the winner and the rule."""
        kind, points = outcome.kind, 0
        winner = self.who(state, outcome.winners[0]) if outcome.winners else ""
        if outcome.winners:
            points = state.realms[outcome.winners[0]].entered or 0
        elif kind == "last":
            kind = "nobody"
        else:
            kind = "turn_limit_draw"
        limit, badge = state.options.turn_limit, self._words.badges[-1]
        told = self._words.ends[kind].format(winner=winner, points=points, limit=limit, badge=badge)
        return f"{told} ({outcome.rule})"

    def notice(self, state: WorldState, seat: Seat, notice: Notice) -> str:
        """One page of a seat's national events."""
        levels = notice.levels or (0, 0, 0)
        return self._words.notices[notice.kind].format(
            who=self.who(state, seat),
            other="" if notice.other is None else self.who(state, notice.other),
            amount=notice.amount,
            units=self._words.units(notice.units),
            field="" if notice.field is None else self._words.fields[notice.field],
            level=notice.level,
            badge=self._words.badge(notice.amount),
            mission="" if notice.mission is None else self._words.missions[notice.mission].name,
            **dict(zip(FIELDS, levels, strict=True)),
        )

    def who(self, state: WorldState, seat: Seat) -> str:
        """A seat by its nation's name, before that as a player by number."""
        nation = state.realms[seat].nation if seat in range(len(state.realms)) else None
        return self._words.player(seat) if nation is None else self._words.nation(nation)

    def place(self, place: PlaceId) -> str:
        """The name of a territory or sea area on the map."""
        ground = self._rules.ground
        found = ground.territories.get(place) or ground.seas.get(place)
        return found.name if found else place

    def _news(self, state: WorldState, event: e.NewsOpened) -> str:
        """The headline and the pages that may be read: secret ones only where the event holds them."""
        pages = (*event.bulletins, *(event.office.news if event.office is not None else ()))
        told = [self._say("news_opened", who=self.who(state, event.seat))]
        return " ".join([*told, *(self.notice(state, event.seat, page) for page in pages)])

    def _orders(self, state: WorldState, event: e.OrdersGiven) -> str:
        """That the seat is done; to its own eyes also what it decided, told from the office before."""
        before, told = state.offices[event.seat], [self._say("orders_given", who=self.who(state, event.seat))]
        if before is not None and event.office is not None:
            told += decided(self._words, before, event.office)
        return " ".join(told)

    def _battle(
        self,
        state: WorldState,
        event: e.DiceRolled | e.HitsCounted | e.DieRerolled | e.BattleBegan | e.BattleEnded,
    ) -> str:
        if isinstance(event, e.DieRerolled):
            hits = self._rules.book.hits(event.colour, event.face)
            who, colour = self.who(state, event.seat), self._words.dice[event.colour]
            return self._say("die_rerolled", who=who, colour=colour, hits=hits)
        battle = event.battle if isinstance(event, e.BattleBegan | e.BattleEnded) else None
        if battle is None and state.fight is not None:
            battle = state.fight.battle
        values = {"attacker": self.who(state, state.active)}
        if battle is not None:
            values["defender"] = self.who(state, battle.defender)
            values["place"] = self.place(battle.place)
        match event:
            case e.DiceRolled(attacker=attack, defender=defence):
                return self._say(
                    "dice_rolled", attack=self._dice(attack), defence=self._dice(defence), **values
                )
            case e.HitsCounted(attacker_hits=attack_hits, defender_hits=defence_hits):
                return self._say("hits_counted", attack=attack_hits, defence=defence_hits, **values)
            case e.BattleEnded(result=result):
                sea = battle is not None and battle.is_at_sea
                return self._say(f"{'sea' if sea else 'won'}_{result}", **values)
            case _:
                return self._say("battle_began", **values)

    def _dice(self, row: tuple[Rolled, ...]) -> str:
        faces = [
            self._words.dice["face"].format(
                colour=self._words.dice[die.colour], hits=self._rules.book.hits(die.colour, die.face)
            )
            for die in row
        ]
        return self._words.listed(faces) if faces else self._words.dice["none"]

    def _values(self, state: WorldState, event: e.WorldEvent) -> dict[str, Any]:
        """An event's fields as words, by the names used in the catalogue."""
        out: dict[str, Any] = {}
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if name == "seat":
                out["who"] = self.who(state, value)
            elif name == "to":
                out["place"] = self.place(value)
            elif name == "badges":
                out["badge"] = self._words.badge(value)
            else:
                out[name] = self._argument(state, name, value)
        return out

    def _argument(self, state: WorldState, name: str, value: Any) -> Any:
        if name in ("seat", "player", "one", "other", "ally", "loser") and value is not None:
            return self.who(state, Seat(value))
        if name in ("place", "origin"):
            return "" if value is None else self.place(value)
        if isinstance(value, Units):
            return self._words.units(value)
        if name == "nation":
            return self._words.nation(value)
        if name == "kind" and value in UNIT_KINDS:
            return self._words.kind(value)
        if name == "bloc" and value in BLOCS:
            return self._words.blocs[value]
        if name == "step":
            return self._words.steps[value]
        if name == "field":
            return self._words.fields.get(value, value)
        if name == "mission":
            return self._words.missions[value].name if value in self._words.missions else value
        return value

    def _say(self, key: str, **values: Any) -> str:
        return self._words.events[key].format(**values)
